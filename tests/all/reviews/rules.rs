//! What a record was played by: its rules in Help, its komi as they say it.

use super::desk::{classic, opened};
use crate::stage::Stage;
use shoutan::app::Now;
use shoutan::app::effect::Opened;
use shoutan::game::Game;
use shoutan::game::terms::Terms;
use shoutan::record::game_record::to_sgf;
use shoutan::record::store::whole::Seen;
use shoutan::rules::ruleset::Preset;
use shoutan::text::en::EN;
use shoutan::text::review::Head;
use shoutan::text::{ALL, Text};

/// What stands behind the head of the komi, which goes by the unit of the rules; nothing where there is no such line.
fn said(record: &[u8]) -> [String; 4] {
    let units = |text: &Text| [&text.unit.zi, &text.unit.points, &text.unit.ing].map(|unit| unit.komi_head);
    ALL.map(|text| {
        units(text).map(|head| behind_in(record, head, text)).into_iter().max().unwrap_or_default()
    })
}

/// What stands behind a head of what is said about the game, in every language.
fn behind(record: &[u8], head: fn(&Head) -> &'static str) -> [String; 4] {
    ALL.map(|text| behind_in(record, head(&text.review.head), text))
}

fn behind_in(record: &[u8], head: &str, text: &'static Text) -> String {
    let rows = Stage::reading_in(record, text).rows(200, 50);
    let line = rows.iter().find_map(|row| Some(row.split_once(&format!(" {head}  "))?.1));
    line.unwrap_or_default().trim().to_owned()
}

#[test]
fn rules_and_time_are_said_in_the_language_of_the_screen() {
    for (root, expected) in [
        ("RU[Chinese]", ["Chinese rules", "中国规则", "中国ルール", "중국 규칙"]),
        ("RU[Old Chinese]", ALL.map(|text| Preset::words(Some(Preset::Ancient), text).name)),
        ("RU[NZ]", ALL.map(|text| Preset::words(Some(Preset::NewZealand), text).name)),
        ("RU[of the house]", ["of the house"; 4]),
        ("KM[0]", [""; 4]),
    ] {
        let record = format!("(;GM[1]SZ[9]{root};B[aa])");
        assert_eq!(behind(record.as_bytes(), |head| head.rules), expected.map(str::to_owned), "{root}");
    }
    for (root, expected) in [
        ("TM[0]", ["no limit", "不限时", "時間無制限", "시간 제한 없음"]),
        ("TM[1800]OT[5x30 byo-yomi]", ["30m+5x30s"; 4]),
        ("TM[1800]OT[as agreed]", ["30:00  as agreed"; 4]),
    ] {
        let record = format!("(;GM[1]SZ[9]{root};B[aa])");
        assert_eq!(behind(record.as_bytes(), |head| head.time), expected.map(str::to_owned), "{root}");
    }
}

#[test]
fn a_famous_game_keeps_the_name_it_is_listed_by() {
    for (name, titles) in [
        ("1846-shusaku-genan", ["The ear-reddening game", "耳赤之局", "耳赤の局", "이적지국"]),
        (
            "1850-shusaku-showa",
            ["Castle game, long ko fights", "御城棋，长劫争", "御城碁、長いコウ争い", "어성기, 긴 패싸움"],
        ),
    ] {
        for (text, title) in ALL.into_iter().zip(titles) {
            let mut reading = Stage::reading_in(b"(;GM[1];B[aa])", text);
            let shipped = Opened { name: format!("{name}.sgf"), ..opened(&classic(name)) };
            reading.app.open(shipped, 0, 0, Now::default());
            let rows = reading.rows(100, 30);
            assert!(rows[0].trim_start().starts_with(title), "{}", rows[0]);
            let listed = format!("{}  ", text.review.head.game);
            assert!(rows.iter().any(|row| row.contains(&listed) && row.contains(title)), "{rows:#?}");
            // A file of that name that somebody else wrote has its own.
            let seen = Some(Seen::of(b""));
            let other = Opened { name: format!("{name}.sgf"), seen, ..opened(b"(;GM[1]GN[Mine];B[aa])") };
            reading.app.open(other, 0, 0, Now::default());
            assert!(reading.rows(100, 30)[0].trim_start().starts_with("Mine"));
        }
    }
}

#[test]
fn a_record_without_a_title_names_its_file_once() {
    for size in [(100, 30), (80, 24)] {
        let named =
            |record: &[u8]| Stage::reading(record).rows(size.0, size.1)[0].matches("game.sgf").count();
        assert_eq!(named(b"(;GM[1]PB[a]PW[b];B[aa])"), 1);
        assert!(named(b"(;GM[1]EV[Cup];B[aa])") <= 1);
    }
    let mut reading = Stage::reading(b"(;GM[1];B[aa])(;GM[1];B[bb])");
    reading.keys("<enter>");
    let row = reading.rows(100, 30)[0].clone();
    assert!(row.matches("game.sgf").count() == 1 && row.contains(&(EN.review.game_of)(1, 2)), "{row}");
}

#[test]
fn the_key_line_names_the_other_branch_where_there_is_one() {
    let keys = |reading: &mut Stage, size: (u16, u16)| reading.rows(size.0, size.1).pop().unwrap();
    for text in ALL {
        for size in [(80, 24), (46, 23)] {
            let mut reading = Stage::reading_in(b"(;GM[1];B[aa](;W[bb];B[cc])(;W[dd]))", text);
            let named = format!("{} {}", text.key_name.up_down, text.key.variation);
            assert!(!keys(&mut reading, size).contains(&named));
            for _ in 0..2 {
                reading.keys("<right>");
                let keys = keys(&mut reading, size);
                assert!(keys.contains(&named), "{size:?}: {keys}");
            }
            reading.keys("<right>");
            assert!(!keys(&mut reading, size).contains(&named));
        }
    }
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
        ("RU[Japanese]KM[0]", ["none", "不贴目", "コミなし", "덤 없음"]),
        ("RU[Dunhuang]KM[0]", ["none", "不贴子", "コミなし", "덤 없음"]),
        ("RU[Ing]KM[8]", ["8 points", "8点", "8点", "8점"]),
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
        let mut reading = Stage::reading(format!("(;GM[1]SZ[9]{root};B[aa])").as_bytes());
        reading.keys("?<right>");
        let head = reading.rows(80, 24)[0].clone();
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
