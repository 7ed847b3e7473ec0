//! How fast records are read and written, beside the sgf-parse crate.
//!
//! `cargo bench --bench sgf` makes a collection of 20 MB and about 2.5 million nodes and prints, for each task,
//! the best of a few runs, the bar, and whether it was met. The memory is the most the process ever held while
//! our tree of the whole collection was built; it is measured first, so that nothing else counts.

use std::fmt::Write;
use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use shoutan::record::sgf::read::read;
use shoutan::record::sgf::write::write;
use shoutan::record::tree::{Collection, NodeId};
use shoutan::rules::point::Point;

const BYTES: usize = 20_000_000;
const RUNS: usize = 5;
const KIB: u64 = 1024;

/// Numbers that look like chance and are the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    fn point(&mut self) -> String {
        let mut coordinate = || u8::try_from(self.below(19)).unwrap_or(0);
        Point::new(coordinate(), coordinate()).to_sgf()
    }
}

/// A game as servers write it.
fn game(chance: &mut Chance, moves: u64, text: &mut String) {
    text.push_str(
        "(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]\nRU[Japanese]SZ[19]KM[0.50]TM[900]OT[5x10 byo-yomi]\n",
    );
    let _ = write!(text, "PW[player{}]PB[player{}]WR[7d]BR[6d]", chance.below(9999), chance.below(9999));
    text.push_str("DT[2017-05-23]PC[The Go Server]C[thanks, 谢谢 \\[:\\]]RE[W+Resign]\n");
    for number in 0..moves {
        let _ = write!(text, ";{}[{}]", if number % 2 == 0 { 'B' } else { 'W' }, chance.point());
        if number % 20 == 19 {
            text.push('\n');
        }
    }
    text.push_str(")\n");
}

fn collection() -> String {
    let mut chance = Chance(1);
    let mut text = String::with_capacity(BYTES + 10_000);
    while text.len() < BYTES {
        let moves = 170 + chance.below(130);
        game(&mut chance, moves, &mut text);
    }
    text
}

/// A tree of openings: 60,000 nodes in some 8,000 variations, a comment here and there.
fn openings() -> String {
    let mut chance = Chance(2);
    let mut text = String::from("(;GM[1]FF[4]SZ[19]");
    let mut nodes = 1;
    let mut depth = 0;
    while nodes < 60_000 {
        if depth > 3 && (depth > 30 || chance.below(2) == 0) {
            text.push(')');
            depth -= 1;
        } else {
            text.push_str("\n(");
            depth += 1;
            for _ in 0..7 {
                let _ = write!(text, ";B[{}]", chance.point());
            }
            let _ = write!(text, "LB[{}:a]C[White can answer here, see [1\\], too.]", chance.point());
            nodes += 7;
        }
    }
    text.push_str(&")".repeat(depth + 1));
    text
}

/// The best time of a few runs, and what the last one gave.
fn best<T>(runs: usize, mut task: impl FnMut() -> T) -> (Duration, T) {
    let mut timed = || {
        #[expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
        let start = Instant::now();
        let done = black_box(task());
        (start.elapsed(), done)
    };
    let mut best = timed();
    for _ in 1..runs {
        let (time, done) = timed();
        best = (time.min(best.0), done);
    }
    best
}

/// The most memory the process held so far, in MiB; 0 where the system does not say.
fn peak_mib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).map_or(0, |kib| kib / KIB)
}

fn open(text: &str) -> Collection {
    match read(text.as_bytes()) {
        Ok((collection, problems)) => {
            assert!(problems.is_empty(), "{}", problems[0]);
            collection
        }
        Err(error) => panic!("{error}"),
    }
}

fn theirs(text: &str) -> Vec<sgf_parse::GameTree> {
    match sgf_parse::parse(text) {
        Ok(trees) => trees,
        Err(error) => panic!("{error}"),
    }
}

fn verdict(met: bool) -> &'static str {
    if met { "met" } else { "MISSED" }
}

fn ratio(task: &str, ours: Duration, theirs: Duration) {
    let times = theirs.as_micros() / ours.as_micros().max(1);
    println!(
        "{task:<34} {ours:>10.2?} sgf-parse {theirs:>9.2?} {times:>4} times, bar 8: {}",
        verdict(times >= 8)
    );
}

fn limit(task: &str, ours: Duration, bar: Duration) {
    println!("{task:<34} {ours:>10.2?} bar {bar:?}: {}", verdict(ours <= bar));
}

fn main() {
    let text = collection();
    let (once, mut games) = best(1, || open(&text));
    let peak = peak_mib();
    let nodes: usize = games.games().iter().map(|game| game.nodes().count()).sum();
    println!("{} games, {nodes} nodes, {} bytes", games.games().len(), text.len());
    println!("{:<34} {:>6} MiB bar 400 MiB: {}", "memory", peak, verdict(peak <= 400));

    let (reading, _) = best(RUNS, || open(&text));
    let (writing, bytes) = best(RUNS, || write(&games));
    assert!(bytes == text.as_bytes(), "goes out as it came in");
    for game in games.games_mut() {
        game.set(NodeId::ROOT, "PC", &["elsewhere"]);
        game.add_child(NodeId::ROOT);
    }
    let (writing_edited, _) = best(RUNS, || write(&games));
    drop(games);

    let (their_reading, trees) = best(2, || theirs(&text));
    let (their_writing, _) = best(2, || sgf_parse::serialize(&trees));
    // Its trees are not dropped: that recurses.
    std::mem::forget(trees);
    ratio("20 MB read", reading.min(once), their_reading);
    ratio("20 MB written", writing, their_writing);
    ratio("20 MB written, each game edited", writing_edited, their_writing);

    let tree = openings();
    limit("60,000 nodes read", best(RUNS * 4, || open(&tree)).0, Duration::from_millis(10));
    let opened = open(&tree);
    limit("60,000 nodes written", best(RUNS * 4, || write(&opened)).0, Duration::from_millis(10));
    let mut one = String::new();
    game(&mut Chance(3), 300, &mut one);
    limit("300 moves read", best(RUNS * 20, || open(&one)).0, Duration::from_millis(1));
}
