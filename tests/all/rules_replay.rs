//! `shoutan replay` line by line.

use serde_json::Value;
use shoutan::cli::replay;

fn answers(input: &[u8]) -> (bool, Vec<Value>) {
    let mut output = Vec::new();
    let good = replay::run(input, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    (good, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn the_examples() {
    let (good, answers) = answers(include_bytes!("../data/replay.in.jsonl"));
    assert!(good);
    let right =
        include_str!("../data/replay.out.jsonl").lines().map(|line| serde_json::from_str(line).unwrap());
    let right: Vec<Value> = right.collect();
    assert_eq!(answers.len(), right.len());
    for (answer, right) in answers.iter().zip(&right) {
        assert_eq!(answer, right, "{}", right["name"]);
    }
}
