//! What a record was played by: its rules in Help, its komi as they say it.

use super::desk::Reading;
use shoutan::game::Game;
use shoutan::game::terms::Terms;
use shoutan::record::game_record::to_sgf;
use shoutan::rules::ruleset::Preset;
use shoutan::text::ALL;

/// What stands behind the head of the komi; nothing where there is no such line.
fn said(record: &[u8]) -> [String; 4] {
    ALL.map(|text| {
        let mut reading = Reading::in_language(record, text);
        let rows = reading.screen(200, 50);
        let line =
            rows.iter().find_map(|row| Some(row.split_once(&format!(" {}  ", text.review.head.komi))?.1));
        line.unwrap_or_default().trim().to_owned()
    })
}

#[test]
fn the_komi_is_said_as_the_rules_say_it() {
    let zi = ["7.5 points, that is 3 3/4 zi", "7目半，即3又3/4子", "7目半（3 3/4子）", "7집반(3과 3/4자)"];
    let points = ["6.5 points", "6目半", "6目半", "6집반"];
    for (root, expected) in [
        // By rules said in zi, however the file writes it.
        ("RU[Chinese]KM[7.5]", zi),
        ("RU[Chinese]KM[3.75]", zi),
        ("RU[Chinese]KM[375]", zi),
        ("RU[chinese]KM[7,5]", zi),
        ("RU[Japanese]KM[6.5]", points),
        ("RU[Korean]KM[650]", points),
        ("RU[Japanese]KM[0]", ["0 points", "0目", "0目", "0집"]),
        // Where the rules are not known, as the file has it.
        ("KM[6.5]", ["6.5"; 4]),
        ("RU[of the house]KM[6.5]", ["6.5"; 4]),
        ("RU[Chinese]KM[seven\u{1b}]", ["seven␛"; 4]),
        ("RU[Chinese]KM[]", [""; 4]),
        ("RU[Chinese]", [""; 4]),
    ] {
        assert_eq!(
            said(format!("(;GM[1]SZ[9]{root};B[aa])").as_bytes()),
            expected.map(str::to_owned),
            "{root}"
        );
    }
}

#[test]
fn help_tells_the_rules_the_record_was_played_by() {
    for (root, title) in [
        ("RU[Japanese]", "Played by Japanese rules"),
        ("RU[AGA]", "Played by AGA rules"),
        ("RU[of the house]", "Chinese rules"),
    ] {
        let mut reading = Reading::of(format!("(;GM[1]SZ[9]{root};B[aa])").as_bytes());
        reading.press("? Right");
        let head = reading.screen(80, 24)[0].clone();
        assert!(head.trim_start().starts_with(title), "{root}: {head}");
    }
}

#[test]
fn a_game_played_here_has_the_komi_it_was_played_with() {
    let terms = |preset| {
        let mut terms = crate::table::terms(9, "10m");
        terms.rules = preset;
        terms
    };
    for (preset, komi, expected) in [
        (
            Preset::Chinese,
            15,
            ["7.5 points, that is 3 3/4 zi", "7目半，即3又3/4子", "7目半（3 3/4子）", "7집반(3과 3/4자)"],
        ),
        (Preset::Japanese, 13, ["6.5 points", "6目半", "6目半", "6집반"]),
    ] {
        let mut rules = preset.rules();
        rules.komi = komi;
        let terms: Terms = terms(rules);
        let game = Game::new(terms).unwrap();
        assert_eq!(said(&to_sgf(&game)), expected.map(str::to_owned));
    }
}
