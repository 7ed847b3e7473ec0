//! Times from what records say is left, and the sums in `shoutan games --json`.

use std::fs;

use proptest::prelude::any;
use proptest::proptest;
use serde_json::{Value, json};
use shoutan::cli::games::{self, Games};
use shoutan::clock::Ms;
use shoutan::clock::pace::Pace;
use shoutan::game::event::{Event, PassWhy};
use shoutan::record::game_record::to_sgf;
use shoutan::record::pace;
use shoutan::record::sgf::read::read;
use shoutan::record::shelf::rows;
use shoutan::record::store::Store;
use shoutan::text::en::EN;

use super::{B, begun, enter, plays};

fn told(sgf: &str) -> Pace {
    let (collection, _) = read(sgf.as_bytes()).unwrap();
    pace::of(&collection.games()[0]).unwrap()
}

/// Least and most ms of every move; `None` where nothing is known.
fn limits(sgf: &str) -> Vec<Option<(Ms, Ms)>> {
    told(sgf).thinks.iter().map(|think| Some((think.took.least, think.took.most?))).collect()
}

#[expect(clippy::unnecessary_wraps, reason = "a cell of a table in which others are unknown")]
const fn exactly(t: Ms) -> Option<(Ms, Ms)> {
    Some((t, t))
}

/// As KGS writes byo-yomi: after a press the period stands full again.
const KGS: &str = "(;GM[1]SZ[9]TM[60]OT[3x30 byo-yomi];B[aa]BL[50.5];W[ba]WL[58];B[ca]BL[30]OB[3];W[da]WL[20]\
    ;B[ea]BL[30]OB[1];W[fa];B[ga]BL[30]OB[1];W[ha]WL[5])";

#[test]
fn byoyomi_tells_the_main_time_and_the_periods() {
    assert_eq!(
        limits(KGS),
        [
            exactly(9_500),
            exactly(2_000),
            // The rest of the main time, and some of the first period.
            Some((50_500, 80_499)),
            exactly(38_000),
            Some((60_000, 89_999)),
            None,
            Some((0, 29_999)),
            // After a move of which nothing is said it is not known where the clock stood.
            None,
        ]
    );
    let sums = told(KGS).sums;
    let black = &sums.black;
    assert_eq!((black.all.moves, black.all.untold, black.all.used), (4, 3, 120_000));
    assert_eq!((black.main.used, black.overtime.used, black.periods), (60_000, 60_000, 2));
    assert_eq!((black.overtime_from, black.late.of), (Some(3), 0));
    assert_eq!((sums.white.all.untold, sums.white.all.used), (2, 40_000));
}

#[test]
fn other_systems_of_other_programs() {
    for (sgf, expected) in [
        // Canadian, as KGS writes it: the last move of a block is hidden by the full one.
        (
            "(;TM[83]OT[15/300 Canadian];B[aa]BL[28.488];B[ba]BL[245.481]OB[14];B[ca]BL[25.318]OB[13])",
            vec![exactly(54_512), exactly(83_007), exactly(220_163)],
        ),
        (
            "(;TM[0]OT[2/60 Canadian];B[aa]BL[50]OB[1];B[ba]BL[60]OB[2];B[ca]BL[59]OB[1])",
            vec![exactly(10_000), Some((0, 49_999)), exactly(1_000)],
        ),
        // q5Go writes what is left of the full block and no stones.
        (
            "(;TM[0]OT[2/60 Canadian];B[aa]BL[50]OB[1];B[ba]BL[45]OB[0];B[ca]BL[59]OB[1])",
            vec![exactly(10_000), exactly(5_000), exactly(1_000)],
        ),
        ("(;TM[300]OT[10 fischer];B[aa]BL[305];B[ba]BL[300])", vec![exactly(5_000), exactly(15_000)]),
        ("(;TM[0]OT[15 simple];B[aa]BL[15];B[ba]BL[4])", vec![Some((0, 14_999)), exactly(11_000)]),
        (
            "(;TM[300];B[aa]BL[290];W[ba]WL[300];B[ca]BL[0.5])",
            vec![exactly(10_000), exactly(0), exactly(289_500)],
        ),
        // Periods at the press, not brought back yet.
        (
            "(;TM[0]OT[3x30 byo-yomi];B[aa]BL[12]OB[3];B[ba]BL[29]OB[2])",
            vec![exactly(18_000), exactly(31_000)],
        ),
        // The overtime was lost on the way: a clock that jumps up and stands still tells nothing.
        ("(;TM[60];B[aa]BL[20];B[ba]BL[30]OB[5];B[ca]BL[30]OB[5])", vec![exactly(40_000), None, None]),
        (
            "(;TM[60];B[aa]BL[20];B[ba]BL[30];B[ca]BL[30];B[da]BL[25])",
            vec![exactly(40_000), None, None, exactly(5_000)],
        ),
        // No settings: what was noted before the first move is not known.
        ("(;B[aa]BL[100];B[ba]BL[90];W[ca];B[da]BL[95])", vec![None, exactly(10_000), None, None]),
        // Settings that are not understood may give time for a move.
        ("(;TM[60]OT[as agreed];B[aa]BL[50];B[ba]BL[40])", vec![None, None]),
        ("(;B[aa];W[ba])", vec![None, None]),
    ] {
        assert_eq!(limits(sgf), expected, "{sgf}");
    }
    assert!(!told("(;B[aa];W[ba])").is_told());
}

/// The record without the log of this program.
fn foreign(sgf: &[u8]) -> String {
    let text = String::from_utf8(sgf.to_vec()).unwrap();
    ["STV", "STC", "STG", "STR"].iter().fold(text, |text, name| match text.find(name) {
        None => text,
        Some(start) => {
            let mut end = start + name.len();
            while text[end..].trim_start().starts_with('[') {
                end += text[end..].find(']').unwrap() + 1;
            }
            format!("{}{}", &text[..start], &text[end..])
        }
    })
}

const SPECS: [&str; 9] = [
    "10m",
    "70s/move",
    "1m+900x30s",
    "1m+3/90s",
    "5m+40s",
    "1m nhk 10s+99x30s",
    "5m bronstein 20s",
    "1m ing 99x20s",
    "hourglass 5m",
];

proptest! {
    /// What a record tells by its clocks alone never contradicts what its log tells.
    #[test]
    fn clocks_of_a_record_agree_with_its_log(
        spec in 0..SPECS.len(),
        turns in proptest::collection::vec(any::<u16>(), 1..30),
    ) {
        let mut game = begun(SPECS[spec]);
        for t in turns {
            let t = Ms::from(t);
            if game.until_flag().is_some_and(|left| t >= left) {
                break;
            }
            plays(&mut game, t);
        }
        let sgf = to_sgf(&game);
        let logged = told(&String::from_utf8(sgf.clone()).unwrap());
        assert_eq!(logged.thinks, shoutan::game::pace::thinks(&game));
        let bare = foreign(&sgf);
        assert!(!bare.contains("STR["), "{bare}");
        let seen = told(&bare);
        assert_eq!(seen.thinks.len(), logged.thinks.len());
        for (seen, logged) in seen.thinks.iter().zip(&logged.thinks) {
            let t = logged.took.exact().unwrap();
            assert!(seen.took.least <= t, "{} {seen:?} {logged:?}", SPECS[spec]);
            assert!(seen.took.most.is_none_or(|most| t <= most), "{} {seen:?} {logged:?}", SPECS[spec]);
        }
    }
}

#[test]
fn a_record_may_number_its_moves_as_it_likes() {
    let pace = told("(;SZ[9]TM[60];MN[4294967295]BL[50];B[aa]BL[40];W[ba]MN[4294967295]WL[30])");
    assert_eq!(pace.thinks.iter().map(|think| think.number).collect::<Vec<_>>(), [u32::MAX, u32::MAX]);
    assert_eq!(told("(;SZ[9]TM[60];B[aa]BL[50]MN[0])").thinks[0].number, 1);
}

#[test]
fn sums_in_json() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().join("data"));
    let list = |search: &str| -> Value {
        let asked = Games { json: true, search: search.to_owned(), clocks: false };
        serde_json::from_str(&games::run(&asked, &store, &EN, 0, None).unwrap()).unwrap()
    };
    // A journal: Black has passed at 64 s and thinks again.
    let mut game = begun("1m+3x30s");
    plays(&mut game, 2_500);
    plays(&mut game, 147_000);
    enter(&mut game, 64_000, Event::Pass { by: B, why: PassWhy::Own });
    drop(store.begin(&game).unwrap());
    let line = list("");
    assert_eq!(line["state"], "unfinished");
    assert_eq!(line["time_used_ms"], json!({"B": 66_500, "W": 147_000}));
    assert_eq!(
        line["training"],
        json!({
            "B": {"moves": 2, "untold_moves": 0, "used_ms": 66_500, "opening_ms": 66_500, "opening_moves": 2,
                "middle_game_ms": 0, "middle_game_moves": 0, "endgame_ms": 0, "endgame_moves": 0, "main_ms": 60_000,
                "main_moves": 1, "overtime_ms": 6_500, "overtime_moves": 1, "overtime_from_move": 3, "periods": 0,
                "overruns": 0, "timed_moves": 1, "moves_in_last_10_s": 0, "moves_in_last_5_s": 0,
                "moves_in_last_3_s": 0, "longest": [{"move": 3, "ms": 64_000, "periods": 0},
                    {"move": 1, "ms": 2_500, "periods": 0}]},
            "W": {"moves": 1, "untold_moves": 0, "used_ms": 147_000, "opening_ms": 147_000, "opening_moves": 1,
                "middle_game_ms": 0, "middle_game_moves": 0, "endgame_ms": 0, "endgame_moves": 0, "main_ms": 60_000,
                "main_moves": 0, "overtime_ms": 87_000, "overtime_moves": 1, "overtime_from_move": 2, "periods": 2,
                "overruns": 0, "timed_moves": 1, "moves_in_last_10_s": 1, "moves_in_last_5_s": 1,
                "moves_in_last_3_s": 1, "longest": [{"move": 2, "ms": 147_000, "periods": 2}]},
        })
    );
    fs::remove_dir_all(store.games()).unwrap();
    store.add("kgs", KGS.as_bytes()).unwrap();
    let line = list("kgs");
    assert_eq!(line["time_used_ms"], Value::Null, "not every move is told");
    assert_eq!(line["training"]["B"]["untold_moves"], 3);
    assert_eq!(
        (&line["training"]["B"]["periods"], &line["training"]["W"]["used_ms"]),
        (&json!(2), &json!(40_000))
    );
    fs::remove_dir_all(store.games()).unwrap();
    store.add("told", b"(;SZ[9]TM[300];B[aa]BL[290];W[ba]WL[288.5])").unwrap();
    assert_eq!(list("told")["time_used_ms"], json!({"B": 10_000, "W": 11_500}));
    // What the list knows to tell of no times is not read again for them.
    for (record, timed) in [
        ("(;SZ[9]TM[300]OT[5x30 byo-yomi];B[aa];W[ba];B[ca])", false),
        ("(;SZ[9]TM[300];B[aa]BL[290])", true),
        ("(;SZ[9]TM[300];B[aa];W[ba]WL[290])", true),
    ] {
        fs::write(store.games().join("timed.sgf"), record).unwrap();
        let row = rows(&store, 0).unwrap().into_iter().find(|row| row.id == "timed").unwrap();
        let told = pace::of_file(&row.path).is_some_and(|pace| pace.is_told());
        assert_eq!((row.timed, told), (timed, timed), "{record}");
    }
    store.add("broken", b"nothing").unwrap();
    let broken =
        games::run(&Games { json: true, search: "broken".to_owned(), clocks: false }, &store, &EN, 0, None)
            .unwrap();
    assert!(broken.contains("\"training\":null"), "{broken}");
}
