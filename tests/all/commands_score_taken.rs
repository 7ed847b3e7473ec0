//! `score`: what is counted with and where it was taken from, for every way a record can leave it out.

use serde_json::{Value, json};
use shoutan::cli::score::{self, Dead, Score};
use shoutan::game::said::points as points_of;
use shoutan::record::store::Store;
use shoutan::rules::ruleset::{Preset, Quarters};
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;
use std::fs;

/// Counts a 5x5 board on which Black has the two columns to the left, of which one is empty, and White the rest.
fn told(root: &str, rules: Option<Preset>, komi: Option<Quarters>, json: bool, text: &Text) -> String {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let record = folder.path().join("game.sgf");
    fs::write(&record, format!("(;GM[1]SZ[5]{root};AB[ba:be]AW[ca:ce])")).unwrap();
    let score = Score { record, rules, komi, dead: Some(Dead::None), game: 1, json };
    score::run(&score, &Store::new(folder.path().join("data")), text, true).unwrap()
}

/// The lines of the text that say what was taken from where.
fn lines(root: &str, rules: Option<Preset>, komi: Option<Quarters>, text: &Text) -> Vec<String> {
    let told = told(root, rules, komi, false, text);
    let taken = |line: &&str| !line.contains("counts as dead") && !line.contains("没有死子");
    told.lines().take_while(taken).map(str::to_owned).collect()
}

#[test]
fn rules_komi_and_handicap_are_told_with_where_they_come_from() {
    for (asked, preset) in [None]
        .into_iter()
        .chain(Preset::ALL.map(Some))
        .flat_map(|asked| [(asked, ""), (asked, "RU[Japanese]")])
    {
        for (komi, option) in [(None, None), (Some("5.5"), None), (None, Some(13)), (Some("5.5"), Some(13))] {
            for handicap in [None, Some(0), Some(1), Some(2), Some(4)] {
                let km = komi.map(|komi| format!("KM[{komi}]")).unwrap_or_default();
                let ha = handicap.map(|n| format!("HA[{n}]")).unwrap_or_default();
                let root = format!("{preset}{km}{ha}");
                let counted: Value = serde_json::from_str(&told(&root, asked, option, true, &EN)).unwrap();
                let (rules, rules_from) = match (asked, preset) {
                    (Some(asked), _) => (asked, "option"),
                    (None, "") => (Preset::Chinese, "default"),
                    (None, _) => (Preset::Japanese, "record"),
                };
                let usual = rules.rules().komi;
                let (komi, komi_from) = match (option, komi, handicap) {
                    (Some(_), ..) => (13, "option"),
                    (None, Some(_), _) => (11, "record"),
                    // Never both the usual komi and what is given back.
                    (None, None, Some(1..)) => (0, "rules"),
                    (None, None, _) => (usual, "rules"),
                };
                let n = handicap.unwrap_or(0);
                let back = match rules {
                    Preset::Chinese | Preset::Chinese1988 if n > 1 => n,
                    Preset::Aga if n > 1 => n - 1,
                    _ => 0,
                };
                let said = |field: &str| counted[field].clone();
                assert_eq!(said("rules"), json!(rules.name()), "{root} {asked:?}");
                assert_eq!(said("rules_from"), json!(rules_from), "{root} {asked:?}");
                let points: Value = serde_json::from_str(&points_of(komi)).unwrap();
                assert_eq!(said("komi"), points, "{root} {asked:?} {option:?}");
                assert_eq!(said("komi_from"), json!(komi_from), "{root} {asked:?} {option:?}");
                assert_eq!(said("handicap"), json!(n), "{root}");
                assert_eq!(
                    said("handicap_from"),
                    json!(if ha.is_empty() { "none" } else { "record" }),
                    "{root}"
                );
                assert_eq!(said("compensation"), json!(back), "{root} {asked:?}");
            }
        }
    }
}

#[test]
fn what_the_record_leaves_out_is_said_in_words() {
    let chinese = "Chinese rules. A side counts its living stones and the points they surround; \
                   points between both are halved.";
    let none = chinese.replace(". A", ", since the record names none that are known. A");
    let given = chinese.replace(". A", ", as you say. A");
    let usual = "Komi: the record names none, so it is the usual one of these rules.";
    let china = Some(Preset::Chinese);
    for (root, rules, komi, expected) in [
        ("RU[Chinese]KM[7.5]", None, None, vec![chinese]),
        ("RU[Chinese]KM[7.5]HA[0]", None, None, vec![chinese]),
        ("", None, None, vec![&none, usual]),
        ("RU[of the house]KM[]HA[x]", None, None, vec![&none, usual]),
        ("RU[Chinese]KM[7.5]", china, Some(11), vec![&given, "Komi: as you say."]),
        (
            "RU[Chinese]HA[1]",
            None,
            None,
            vec![chinese, "No komi: the record names none, and Black begins without it (HA 1)."],
        ),
        (
            "RU[Chinese]HA[4]",
            None,
            None,
            vec![
                chinese,
                "No komi: the record names none, and Black has 4 handicap stones.",
                "Handicap: 4 stones, from the record; what is given back follows from these rules.",
            ],
        ),
        (
            "RU[Chinese]KM[0]AB[aa][bb]",
            None,
            None,
            vec![
                chinese,
                "Handicap: the record sets up 2 black stones and names none, so nothing is given back.",
            ],
        ),
        ("RU[Chinese]KM[0]AB[aa][bb]AW[ee]", None, None, vec![chinese]),
    ] {
        assert_eq!(lines(root, rules, komi, &EN), expected, "{root}");
    }
    let japanese = lines("RU[Japanese]KM[0]HA[3]", None, None, &EN);
    assert_eq!(japanese[1..], ["Handicap: 3 stones, from the record; these rules give nothing back."]);
    assert_eq!(
        lines("HA[4]", None, None, &ZH_CN)[1..],
        ["不贴子：棋谱没有写明，且让4子。", "让4子：按棋谱；还子数按此规则。"]
    );
    assert_eq!(lines("", None, None, &ZH_CN)[1..], ["贴子：棋谱没有写明，按此规则的惯例。"]);
}
