//! Every rule of reading and writing, and every fault once reported of another program, has a test that bears its name.

use std::fs;
use std::path::Path;

/// Faults reported of other programs, as their trackers number them.
const REPORTS: [&str; 52] = [
    "sabaki_1029",
    "sgf_7",
    "sabaki_121",
    "sgfmill_4",
    "ogs_695",
    "katrain_177",
    "q5go_6",
    "sabaki_932",
    "q5go_26",
    "sabaki_68",
    "gokibitz_6",
    "weiqihub_148",
    "minigo_587",
    "katrain_140",
    "goreviewpartner_64",
    "zsalch_lizzie_24",
    "aki65_65",
    "aki65_74",
    "aki65_161",
    "katrain_150",
    "lizzieyzy_next_262",
    "goban_205",
    "lizzie_272",
    "sabaki_96",
    "leela_zero_1469",
    "qgo_29",
    "littlego_325",
    "besogo_29",
    "lizzieyzy_228",
    "lizzieyzy_234",
    "ogs_1547",
    "lizzie_434",
    "leela_watcher_32",
    "kaya_156",
    "sabaki_185",
    "katrain_474",
    "wgo_57",
    "sgf_parse_19",
    "sgf_parse_21",
    "sgf_parse_25",
    "sgf_3",
    "katago_1114",
    "sabaki_563",
    "ogatak_27",
    "lizzie_900",
    "lizzie_750",
    "katago_911",
    "elf_157",
    "wgo_36",
    "gobandroid_242",
    "gobandroid_242_and_106",
    "sgf_17",
];

/// Names of all functions below a folder that are tests.
fn tests(folder: &Path, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            tests(&path, names);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let mut marked = false;
            for line in text.lines().map(str::trim) {
                marked |= line == "#[test]";
                if let Some(name) = line.strip_prefix("fn ").filter(|_| marked) {
                    names.push(name.split('(').next().unwrap().to_owned());
                    marked = false;
                }
            }
        }
    }
}

/// Whether a name holds these words one after the other, none of them cut.
fn holds(name: &str, words: &str) -> bool {
    format!("_{name}_").contains(&format!("_{words}_"))
}

#[test]
fn every_rule_and_every_report_has_its_test() {
    let mut names = Vec::new();
    for folder in ["src", "tests"] {
        tests(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut names);
    }
    let named = |words: &str| names.iter().any(|name| holds(name, words));
    let rule = |n: u32| {
        let of_several = |name: &String| name.starts_with("rules_") && holds(name, &n.to_string());
        named(&format!("rule_{n}")) || names.iter().any(of_several)
    };
    let without: Vec<u32> = (1..=46).filter(|&n| !rule(n)).collect();
    assert_eq!(without, [0_u32; 0], "rules without a test");
    let without: Vec<&str> = REPORTS.into_iter().filter(|report| !named(report)).collect();
    assert_eq!(without, [""; 0], "reports without a test");
}
