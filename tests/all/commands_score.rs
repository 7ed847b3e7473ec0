//! `score`: real records in, the exact count out.

use crate::journal_codec::plain;
use serde_json::{Value, json};
use shoutan::cli::Status;
use shoutan::cli::score::{self, Dead, Score};
use shoutan::cli::show::{self, Format, Show};
use shoutan::game::Game;
use shoutan::game::event::{Event, PassWhy};
use shoutan::record::entry::words::from_outcome;
use shoutan::record::game_record::to_sgf;
use shoutan::record::store::Store;
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::ruleset::Preset;
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Black has 11 stones and five points, one of them under a dead stone; White 13 stones and six points.
const STONES: &str = "AB[ba][da][ab:db][dc][ad:dd]AW[ea][eb][cc][ec:gc][ed][gd][ae:fe]";

struct House {
    folder: TempDir,
    store: Store,
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let store = Store::new(folder.path().join("data"));
        Self { folder, store }
    }

    fn file(&self, sgf: &str) -> Score {
        let path = self.folder.path().join("game.sgf");
        fs::write(&path, sgf).unwrap();
        asked(&path)
    }

    /// The 7x5 board above, with more properties in its root and more nodes behind.
    fn board(&self, more: &str) -> Score {
        self.file(&format!("(;GM[1]FF[4]SZ[7:5]{STONES}{more})"))
    }

    fn told(&self, score: &Score, text: &Text) -> String {
        score::run(score, &self.store, text, true).unwrap()
    }

    fn json(&self, score: &Score) -> Value {
        let line = self.told(&Score { json: true, ..score.clone() }, &EN);
        assert_eq!(line.lines().count(), 1);
        serde_json::from_str(&line).unwrap()
    }

    fn result(&self, score: &Score) -> String {
        self.json(score)["result"].as_str().unwrap().to_owned()
    }
}

fn asked(record: &Path) -> Score {
    Score { record: record.to_owned(), rules: None, komi: None, dead: None, game: 1, json: false }
}

fn given(labels: &[&str]) -> Dead {
    Dead::Given(labels.iter().map(|&label| label.to_owned()).collect())
}

#[test]
fn every_field_in_its_place() {
    let house = House::new();
    let score = Score { dead: Some(given(&["C3"])), json: true, ..house.board("") };
    assert_eq!(
        house.told(&score, &EN),
        "{\"rules\":\"chinese\",\"scoring\":\"area\",\"tax\":\"none\",\"dead\":[\"C3\"],\"dead_by\":\"given\",\
         \"black\":{\"stones\":11,\"territory\":5,\"prisoners\":1,\"area\":16},\
         \"white\":{\"stones\":13,\"territory\":6,\"prisoners\":0,\"area\":19},\"neutral\":0,\"komi\":7.5,\
         \"handicap\":0,\"fines\":{\"B\":0,\"W\":0},\"winner\":\"W\",\"margin_points\":10.5,\"margin_zi\":\"21/4\",\
         \"spoken\":\"White wins by 10.5 points\",\"result\":\"W+10.5\",\"compensation\":0,\"seki\":[],\
         \"rules_from\":\"default\",\"komi_from\":\"rules\",\"handicap_from\":\"none\",\"open\":[]}\n"
    );
    let chinese: Value = serde_json::from_str(&house.told(&score, &ZH_CN)).unwrap();
    assert_eq!(chinese["spoken"], json!("白胜5又1/2子"));
}

#[test]
fn one_board_under_every_rule_set() {
    let house = House::new();
    for (preset, scoring, tax, komi, result, zi) in [
        (Preset::Chinese, "area", "none", json!(7.5), "W+10.5", Some("21/4")),
        (Preset::Chinese1988, "area", "none", json!(5.5), "W+8.5", Some("17/4")),
        (Preset::Ancient, "area", "all", json!(0), "W+3", Some("3/2")),
        (Preset::TangSong, "territory", "all", json!(0), "0", None),
        (Preset::Dunhuang, "stones", "none", json!(0), "W+2", None),
        (Preset::Japanese, "territory", "seki", json!(6.5), "W+6.5", None),
        (Preset::Korean, "territory", "seki", json!(6.5), "W+6.5", None),
        (Preset::Aga, "area", "none", json!(7.5), "W+10.5", None),
        (Preset::Ing, "area", "none", json!(8), "W+11", None),
        (Preset::NewZealand, "area", "none", json!(7), "W+10", None),
        (Preset::TrompTaylor, "area", "none", json!(7.5), "W+14.5", None),
    ] {
        let score = Score { dead: Some(given(&["C3"])), rules: Some(preset), ..house.board("RU[Korean]") };
        let counted = house.json(&score);
        assert_eq!(counted["rules"], json!(preset.name()));
        assert_eq!((&counted["scoring"], &counted["tax"]), (&json!(scoring), &json!(tax)), "{preset:?}");
        assert_eq!((&counted["komi"], &counted["result"]), (&komi, &json!(result)), "{preset:?}");
        assert_eq!(counted.get("margin_zi"), zi.map(|zi| json!(zi)).as_ref(), "{preset:?}");
        let winner = if result == "0" { "draw" } else { &result[..1] };
        assert_eq!(counted["winner"], json!(winner));
        if preset == Preset::TrompTaylor {
            assert_eq!((&counted["dead"], &counted["dead_by"]), (&json!([]), &json!("none")));
            assert_eq!(counted["neutral"], json!(2));
        }
    }
}

#[test]
fn komi_from_the_command_line_the_record_or_the_rules() {
    let house = House::new();
    let komi = |more: &str, komi: Option<i32>, rules: Option<Preset>| {
        house.json(&Score { komi, rules, ..house.board(more) })["komi"].clone()
    };
    assert_eq!(komi("", None, None), json!(7.5));
    assert_eq!(komi("KM[5.5]", None, None), json!(5.5));
    assert_eq!(komi("KM[0]RU[Japanese]", None, None), json!(0));
    assert_eq!(komi("KM[375]RU[Chinese]", None, None), json!(7.5));
    assert_eq!(komi("KM[]RU[Japanese]", None, None), json!(6.5));
    assert_eq!(komi("RU[Japanese]", None, Some(Preset::Ing)), json!(8));
    assert_eq!(komi("KM[5.5]RU[Japanese]", None, Some(Preset::Ing)), json!(5.5));
    assert_eq!(komi("KM[5.5]RU[Japanese]", Some(-3), Some(Preset::Ing)), json!(-1.5));
    // Black begins without komi.
    assert_eq!(komi("HA[1]", None, None), json!(0));
    assert_eq!(komi("HA[1]KM[3.5]", None, None), json!(3.5));
}

#[test]
fn what_white_gets_back_follows_from_ha_whatever_ab_holds() {
    let house = House::new();
    for (more, rules, back, result) in [
        ("KM[0]HA[4]", None, 4, "W+7"),
        ("KM[0]HA[2]", None, 2, "W+5"),
        ("KM[0]HA[1]", None, 0, "W+3"),
        ("KM[0]", None, 0, "W+3"),
        ("KM[0]HA[x]", None, 0, "W+3"),
        ("KM[0]HA[4]", Some(Preset::Aga), 3, "W+6"),
        ("KM[0]HA[4]", Some(Preset::Japanese), 0, "0"),
        ("KM[0]HA[99999999]", Some(Preset::Japanese), 0, "0"),
    ] {
        let counted = house.json(&Score { rules, dead: Some(given(&["C3"])), ..house.board(more) });
        assert_eq!((&counted["compensation"], &counted["result"]), (&json!(back), &json!(result)), "{more}");
    }
}

#[test]
fn who_says_what_is_dead() {
    let house = House::new();
    let said = |score: &Score| {
        let counted = house.json(score);
        (counted["dead"].clone(), counted["dead_by"].clone(), counted["result"].clone())
    };
    let plain = house.board("KM[0]");
    // Two black eyes and a white stone in one of them: the program sees that.
    let dead = (json!(["C3"]), json!("suggested"), json!("W+3"));
    assert_eq!(said(&plain), dead);
    assert_eq!(said(&Score { dead: Some(Dead::Auto), ..plain.clone() }), dead);
    let none = Score { dead: Some(Dead::None), ..plain };
    // Beside the stone the eye is open; its other point is Black's.
    assert_eq!(said(&none), (json!([]), json!("none"), json!("W+6")));
    // TB and TW at the end are the players'; --dead goes before them.
    let agreed = house.board("KM[0];B[];W[];TB[aa][ca][ac][bc][cc]TW[fa:gb][fd][ge]");
    assert_eq!(said(&agreed), (json!(["C3"]), json!("record"), json!("W+3")));
    let none = Score { dead: Some(Dead::None), ..agreed.clone() };
    assert_eq!(said(&none), (json!([]), json!("none"), json!("W+6")));
    let all = Score { dead: Some(given(&["A1", "c3", "B1"])), ..agreed.clone() };
    assert_eq!(said(&all).0, json!(["C3", "A1"]), "one point a chain, in the order of the board");
    assert_eq!(said(&Score { dead: Some(Dead::Auto), ..agreed }).1, json!("suggested"));
    // They may also say that nothing is dead.
    let lives = house.board("KM[0];B[];W[];TB[aa][ca]TW[fa:gb][fd][ge]");
    assert_eq!(said(&lives), (json!([]), json!("record"), json!("W+7")));
}

#[test]
fn points_in_seki_do_not_count_where_the_rules_say_so() {
    let house = House::new();
    // An eye each and two shared liberties.
    let eyes = house.file("(;GM[1]SZ[5:2]AB[ba][ab:bb]AW[da][db:eb]KM[0])");
    let japanese = house.json(&Score { rules: Some(Preset::Japanese), ..eyes.clone() });
    assert_eq!((&japanese["seki"], &japanese["neutral"]), (&json!(["A2", "E2"]), &json!(4)));
    assert_eq!((&japanese["black"]["territory"], &japanese["result"]), (&json!(0), &json!("0")));
    let chinese = house.json(&eyes);
    assert_eq!((&chinese["seki"], &chinese["neutral"]), (&json!([]), &json!(2)));
    assert_eq!((&chinese["black"]["territory"], &chinese["black"]["area"]), (&json!(1), &json!(4)));
    // As the record lists them: the eyes on the left are nobody's.
    let listed =
        "(;GM[1]SZ[7:3]AB[ba][ab:bb][bc][fa][fb:gb][fc]AW[ca][ea][cb][eb][cc:ec]KM[0];TB[ga][gc]TW[da:db])";
    let japanese = house.json(&Score { rules: Some(Preset::Japanese), ..house.file(listed) });
    assert_eq!((&japanese["seki"], &japanese["result"]), (&json!(["A3", "A1"]), &json!("0")));
    assert_eq!(japanese["black"]["territory"], json!(2));
    // Eyes in seki count all the same by area.
    let chinese = house.json(&Score { rules: Some(Preset::Chinese), ..house.file(listed) });
    assert_eq!((&chinese["seki"], &chinese["black"]["territory"]), (&json!([]), &json!(4)));
}

#[test]
fn the_end_of_the_main_line_is_what_counts() {
    let house = House::new();
    let forked =
        house.file("(;GM[1]SZ[5]KM[0];B[cc](;W[cd];B[];W[])(;W[aa];B[ee];W[ea]))(;GM[1]SZ[3]KM[0];B[bb])");
    let counted = house.json(&Score { dead: Some(Dead::None), ..forked.clone() });
    assert_eq!((&counted["black"]["stones"], &counted["white"]["stones"]), (&json!(1), &json!(1)));
    assert_eq!(counted["neutral"], json!(23));
    let second = house.json(&Score { dead: Some(Dead::None), game: 2, ..forked.clone() });
    assert_eq!((&second["black"]["area"], &second["result"]), (&json!(9), &json!("B+9")));
    let (status, told) = score::run(&Score { game: 3, ..forked }, &house.store, &EN, true).unwrap_err();
    assert_eq!(status, Status::Wrong);
    assert!(told.ends_with("game.sgf: there is no game 3 in it; the last is 2"), "{told}");
    // A board without stones is nobody's.
    let empty = house.json(&house.file("(;GM[1]SZ[9]KM[0])"));
    assert_eq!(
        (&empty["neutral"], &empty["winner"], &empty["margin_zi"]),
        (&json!(81), &json!("draw"), &json!("0"))
    );
    assert_eq!((&empty["result"], &empty["spoken"]), (&json!("0"), &json!("A draw")));
}

#[test]
fn famous_games_come_out_as_their_records_say() {
    let house = House::new();
    for (file, result, zi) in
        [("2017-kejie-alphago-1.sgf", "W+0.5", Some("1/4")), ("2002-13x13-dariush-gnugo.sgf", "W+40.5", None)]
    {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(file);
        let counted = house.json(&asked(&path));
        assert_eq!(
            (&counted["result"], &counted["dead_by"]),
            (&json!(result), &json!("suggested")),
            "{file}"
        );
        assert_eq!(counted.get("margin_zi"), zi.map(|zi| json!(zi)).as_ref());
    }
}

#[test]
fn a_stone_left_in_the_last_ko_lives() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games/1846-shusaku-genan.sgf");
    let counted = House::new().json(&Score { rules: Some(Preset::Japanese), ..asked(&path) });
    let dead = json!(["K16", "F15", "K14", "P12", "C6", "F6", "O6", "T6"]);
    assert_eq!(counted["dead"], dead);
    assert_eq!(counted["open"], json!(["N15", "O15", "P14", "L12", "H11", "D8", "L5"]));
    // The record says two: P15, behind three open points, was one of Black's stones once they were filled.
    assert_eq!(counted["result"], json!("B+3"));
}

/// Black fills the third column of a 5x5 board and White the fourth; White is warned once. Both pass, and if they
/// are to agree, they agree that everything lives.
fn game(agreed: bool, over: bool) -> Game {
    let mut terms = plain();
    terms.size = Size::square(5).unwrap();
    terms.refereed = true;
    let mut game = Game::new(terms).unwrap();
    let mut events = vec![Event::Begin { by: Color::Black }];
    for y in 0..5 {
        events.push(Event::Play { by: Color::Black, p: Point::new(2, y) });
        events.push(Event::Play { by: Color::White, p: Point::new(3, y) });
    }
    events.push(Event::Warning { to: Color::White, why: "phone".to_owned() });
    events.push(Event::Pass { by: Color::Black, why: PassWhy::Own });
    events.push(Event::Pass { by: Color::White, why: PassWhy::Own });
    if agreed {
        events.push(Event::Mark { dead: Vec::new(), neutral: Vec::new(), open: Vec::new() });
        events.extend(Color::ALL.map(|by| Event::Confirm { by }));
    }
    if over {
        events.push(Event::End { result: from_outcome("W+0.5").unwrap() });
    }
    for event in events {
        game.play(game.entry(0, 0, event)).unwrap();
    }
    game
}

#[test]
fn games_kept_here_know_their_fines_and_their_agreement() {
    let house = House::new();
    // In progress, as a journal.
    let journal = house.store.begin(&game(false, false)).unwrap();
    let id = PathBuf::from(journal.path().file_stem().unwrap());
    let open = house.json(&Score { dead: Some(Dead::None), ..asked(&id) });
    assert_eq!(open["fines"], json!({"B": 0, "W": 2}), "one zi is two points");
    assert_eq!((&open["black"]["area"], &open["white"]["area"]), (&json!(15), &json!(10)));
    assert_eq!((&open["result"], &open["margin_zi"]), (&json!("W+0.5"), &json!("1/4")));
    assert_eq!(house.json(&asked(&id))["dead_by"], json!("suggested"));
    // Finished, as a record with its log.
    house.store.finish(journal, &to_sgf(&game(true, true))).unwrap();
    let closed = house.json(&asked(&id));
    assert_eq!(
        (&closed["dead"], &closed["dead_by"], &closed["result"]),
        (&json!([]), &json!("record"), &json!("W+0.5"))
    );
    assert_eq!(closed["fines"], json!({"B": 0, "W": 2}));
    assert_eq!(
        house.told(&asked(&id), &EN),
        "Chinese rules. A side counts its living stones and the points they surround; points between both are halved.\n\
         The record says that nothing is dead.\n\n  A B C D E\n5 b b X(O)w 5\n4 b b X O w 4\n3 b b X O w 3\n\
         2 b b X O w 2\n1 b b X O w 1\n  A B C D E\n\n"
            .replace("X(O)w 5", "X O w 5")
            + "                     Black  White\nliving stones            5      5\nsurrounded points       10      5\n\
               sum                     15     10\nhalf the board     -12 1/2\nBlack's excess       2 1/2\n\
               komi                -3 3/4\nfines of White           1\nmargin                -1/4\nin points             -0.5\n\n\
               王 (White) wins by half a point\n"
    );
}

#[test]
fn a_count_to_follow() {
    let house = House::new();
    let score =
        Score { dead: Some(given(&["C3"])), rules: Some(Preset::Japanese), ..house.board("KM[0]RE[B+R]") };
    assert_eq!(
        house.told(&score, &EN),
        "Japanese rules, as you say. A side counts the points it surrounds, its prisoners and the dead stones of the other.\n\
         Dead, as you say: C3\n\n  A B C D E F G\n5 b X b X O w w 5\n4 X X X X O w w 4\n3 b b o X O O O 3\n\
         2 X X X X O w O 2\n1 O O O O O O w 1\n  A B C D E F G\n\n                    Black  White\n\
         surrounded points       5      6\nprisoners and dead      1      0\nsum                     6      6\n\
         Black less White        0\nmargin                  0\n\nA draw\nThe record itself says: B+R\n"
    );
    let score = Score { dead: Some(given(&["C3"])), ..house.board("KM[0]HA[4]") };
    assert_eq!(
        house.told(&score, &ZH_CN),
        "中国规则（棋谱没有写明可识别的规则）。数子：活棋的子数加上围住的点数；双方之间的单官各算一半。\n\
         让4子：按棋谱；还子数按此规则。\n死子（按指定）：C3\n\n  A B C D E F G\n5 b X b X O w w 5\n4 X X X X O w w 4\n3 b b o X O O O 3\n\
         2 X X X X O w O 2\n1 O O O O O O w 1\n  A B C D E F G\n\n                    黑  白\n活子                11  13\n\
         围住的点             5   6\n合计                16  19\n归本数        -17又1/2\n\
         黑超过归本数   -1又1/2\n让4子还子           -2\n净胜           -3又1/2\n\n白胜3又1/2子（7目）\n"
    );
    // The ancient tax, and neutral points that count for nobody.
    let score = Score { dead: Some(Dead::None), rules: Some(Preset::Ancient), ..house.board("") };
    let told = house.told(&score, &EN);
    assert!(told.contains("group tax (1 and 1 groups)     -2     -2\n"), "{told}");
    assert!(told.contains("\n1 neutral\n") && told.contains("Still open, for nobody: B3\n"), "{told}");
}

#[test]
fn the_last_position_is_shown_with_its_dead_stones() {
    let house = House::new();
    let record = house.board("KM[0];B[];W[]C[over]TB[aa][ca][ac][bc][cc]TW[fa:gb][fd][ge]").record;
    let shown = |number: Option<usize>, format: Format| {
        let asked = Show {
            record: record.clone(),
            number,
            game: 1,
            format: Some(format),
            out: None,
            force: false,
            ..Show::default()
        };
        String::from_utf8(show::run(&asked, &house.store, &EN, false, false).unwrap()).unwrap()
    };
    // What TB and TW say of empty points is drawn, and what it is called is said.
    let (ascii, text) = (shown(None, Format::Ascii), shown(None, Format::Text));
    assert!(ascii.contains("\n5 b X b X O w w 5\n") && ascii.contains("\n3 b b o X O O O 3\n"), "{ascii}");
    assert!(ascii.contains("\nb points of Black  w points of White\n"), "{ascii}");
    assert!(text.contains("\n3 ▪─▪─◦─●─○─○─○ 3\n"), "{text}");
    assert!(text.contains("\n▪ points of Black  ▫ points of White\n"), "{text}");
    let json: Value = serde_json::from_str(&shown(None, Format::Json)).unwrap();
    assert_eq!((&json["dead"], &json["board"][2]), (&json!(["C3"]), &json!("..OXOOO")));
    // Before the end nobody had agreed on anything.
    assert!(shown(Some(1), Format::Ascii).contains("\n3 . . O X O O O 3\n"));
    let json: Value = serde_json::from_str(&shown(Some(1), Format::Json)).unwrap();
    assert_eq!(json.get("dead"), None);
}

#[test]
fn exit_statuses_and_sentences() {
    let house = House::new();
    house.board("");
    let file = house.folder.path().join("game.sgf");
    let file = file.to_str().unwrap();
    let go = house.folder.path().join("chess.sgf");
    fs::write(&go, "(;GM[3]SZ[8])").unwrap();
    let run = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_shoutan"))
            .args(words)
            .env("SHOUTAN_DATA_DIR", house.folder.path().join("data"))
            .output()
            .unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
    };
    for (words, code, told) in [
        (&["score", file][..], 0, ""),
        (&["score", file, "--dead", "C3", "--komi", "3.75zi", "--rules", "chinese"], 0, ""),
        (&["score", file, "--komi", "-5.5"], 0, ""),
        (&["score", file, "--dead", "Z9"], 2, "--dead: Z9 is no point of a 7x5 board"),
        (&["score", file, "--dead", "C3,A5"], 2, "--dead: there is no stone on A5"),
        (&["score", file, "--dead", ","], 2, "name points, as D4,Q16, or say auto or none"),
        (&["score", file, "--dead", "\u{1b}[2J"], 2, "is no point of a 7x5 board"),
        (&["score", file, "--rules", "tromp-taylor", "--dead", "C3"], 0, "these rules take nothing off"),
        (&["score", file, "--rules", "chess"], 2, "chess"),
        (&["score", file, "--komi", "7.3"], 2, "komi is points in halves"),
        (&["score", file, "--game", "2"], 2, "there is no game 2 in it; the last is 1"),
        (&["score", go.to_str().unwrap()], 1, "this is a record of another game (GM 3)"),
        (&["score", "none.sgf"], 1, "none.sgf: there is no such file and no saved game"),
        (&["score", "/dev/null"], 1, "/dev/null"),
        (&["score"], 2, ""),
    ] {
        let (status, stdout, stderr) = run(words);
        assert_eq!(status, code, "{words:?}: {stderr}");
        assert!(stderr.contains(told) && !stderr.contains('\u{1b}'), "{words:?}: {stderr}");
        assert!(stderr.lines().count() <= 1, "{stderr}");
        assert_eq!(stdout.is_empty(), code != 0, "{words:?}");
    }
    let help = run(&["score", "--help"]).1;
    assert!(help.contains("at the end of the main line"), "{help}");
    assert!(!house.folder.path().join("data").exists(), "counting makes no folder");
    assert_eq!(house.result(&Score { dead: Some(given(&["C3"])), ..asked(Path::new(file)) }), "W+10.5");
}
