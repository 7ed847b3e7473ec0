//! Time settings as they come off a slip of the pen: every refusal says what is wrong, and offers only what can be read.

use std::collections::BTreeSet;

use proptest::prelude::{ProptestConfig, any, prop_assert, proptest};
use shoutan::clock::spec::parse_both;

/// Every kind of setting, modifiers and both sides included.
const WHOLE: [&str; 20] = [
    "none",
    "30m",
    "30m+5x30s",
    "1h incl 5x60s",
    "1h incl 5x60s timeout=pass",
    "30m+15/5m",
    "30m+15/10m carry",
    "20m+10s",
    "20m+10s cap 30m",
    "20m+10s bonus first",
    "10s/move",
    "20m delay 5s",
    "20m bronstein 5s",
    "hourglass 2m delay 5s",
    "30m ing 3x5m at 2",
    "nhk 30s+10x60s",
    "10m nhk 30s+10x60s",
    "30m+10/5m,20/5m,30/5m",
    "B=30m+5x30s W=20m+10s",
    "club",
];

/// The pieces of a setting: numbers, letters, signs and blanks.
fn pieces(spec: &str) -> Vec<String> {
    let kind = |c: char| (c.is_ascii_digit(), c.is_alphabetic());
    let mut pieces: Vec<String> = Vec::new();
    for c in spec.chars() {
        match pieces.last_mut() {
            Some(piece) if piece.ends_with(|last| kind(last) == kind(c) && kind(c) != (false, false)) => {
                piece.push(c);
            }
            _ => pieces.push(c.to_string()),
        }
    }
    pieces
}

/// Everything one slip makes of a setting.
fn slips(spec: &str) -> BTreeSet<String> {
    let pieces = pieces(spec);
    let mut slips = BTreeSet::new();
    for (at, piece) in pieces.iter().enumerate() {
        let mut with = |other: &str| {
            let mut changed = pieces.clone();
            other.clone_into(&mut changed[at]);
            slips.insert(changed.concat());
        };
        with("");
        with(&format!("{piece}{piece}"));
        with(&format!("{piece} {piece}"));
        if piece.bytes().all(|b| b.is_ascii_digit()) {
            for other in [
                "0",
                "1.5",
                "0.5",
                "1:30",
                "1,5",
                "-5",
                "+5",
                "三十",
                "９９９９９９９９",
                "99999999999999999999",
            ] {
                with(other);
            }
        } else if piece.bytes().all(|b| b.is_ascii_alphabetic()) {
            for other in ["q", "分钟", "次", "个小时", "day", "m30"] {
                with(other);
            }
        } else {
            for other in ["+", "/", ",", "x", "-", ";", ":", " ", "＋", "和"] {
                with(other);
            }
        }
    }
    slips.remove(spec);
    slips
}

/// What is wrong with a refusal, if anything.
fn fault(text: &str) -> Option<String> {
    let error = parse_both(text).err()?;
    let told = error.to_string();
    let mut meanings = Vec::new();
    for reading in &error.readings {
        match parse_both(reading) {
            Err(why) => return Some(format!("{text:?}: {reading} cannot be read: {why}")),
            Ok(meant) if meanings.contains(&meant) => {
                return Some(format!("{text:?}: {reading} twice: {told}"));
            }
            Ok(meant) => meanings.push(meant),
        }
        if reading == text || !told.contains(reading) {
            return Some(format!("{text:?}: {reading} is no help: {told}"));
        }
    }
    let fit = told.split_whitespace().count() >= 4
        && told.chars().count() < 400
        && !told.chars().any(char::is_control);
    (!fit).then(|| format!("{text:?}: {told:?}"))
}

#[test]
fn readings_can_be_read_and_differ() {
    let texts: BTreeSet<String> = WHOLE.iter().flat_map(|spec| slips(spec)).collect();
    let refused = texts.iter().filter(|text| parse_both(text).is_err());
    assert!(refused.count() > 1_000);
    let faults: Vec<String> = texts.iter().filter_map(|text| fault(text)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn so_can_those_of_anything_else(text in "([0-9]{1,3}(h|m|s|ms|x|/|)|[-+,;:. =]|incl|delay|cap|bonus|nhk|B=|W=| |[ -~]|\\PC){0,12}") {
        prop_assert!(fault(&text).is_none(), "{}", fault(&text).unwrap_or_default());
    }

    #[test]
    fn and_of_slips(spec in 0..WHOLE.len(), nth in any::<u16>(), other in any::<u16>()) {
        let nth_of = |slips: BTreeSet<String>, nth: u16| slips.iter().cycle().nth(usize::from(nth % 500)).cloned();
        let once = nth_of(slips(WHOLE[spec]), nth).unwrap_or_default();
        let twice = nth_of(slips(&once), other).unwrap_or_default();
        prop_assert!(fault(&twice).is_none(), "{}", fault(&twice).unwrap_or_default());
    }
}
