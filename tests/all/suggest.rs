//! The chains that are suggested as dead: what GNU Go says on finished games, and what must hold on any board.

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use shoutan::rules::board::Board;
use shoutan::rules::color::Color;
use shoutan::rules::life::pass_alive;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::suggest::dead_chains;
use std::collections::{BTreeMap, BTreeSet};

/// Games the judgement was made with, and positions set up by hand.
const FINISHED: &str = include_str!("../data/finished.txt");

/// Games it had not seen.
const HELD_OUT: &str = include_str!("../data/heldout.txt");

/// Games under Japanese rules and games taken over from records, of all sizes.
const UNSEEN: &str = include_str!("../data/unseen.txt");

/// GNU Go says otherwise itself when the other side plays first: it was not settled.
const UNSETTLED: &str = "depends on who plays first";
/// The game ended after a few moves.
const BROKEN_OFF: &str = "hardly begun: too much is open to call anything dead";
/// GNU Go gives up a stone that its own side's living stones surround.
const OWN_GROUND: &str = "a stone on its own side's ground, which nobody can take";
/// GNU Go leaves a stone in atari within an eye of what it takes for a seki.
const SEKI_EYE: &str = "a stone in atari inside an eye";
/// GNU Go finds a seki where the surrounded side is short of liberties whoever plays.
const NO_SEKI: &str = "three stones in a hole of six, beside another eye";
/// A long slide along the edge that is cut off if the other side plays first, as in a dispute it does.
const CUT_OFF: &str = "cut off by the side that plays first";
/// Stones with some room in the corner or at the side, which a strong player kills: the judgement is wrong.
const ROOM: &str = "room at the side that does not suffice";
const CORNER: &str = "room in the corner that does not suffice";
/// A race of liberties that a strong player counts: the judgement is wrong.
const RACE: &str = "a race of liberties, lost";

/// Every chain of those games that is judged otherwise than by GNU Go, and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("game 5 number 12 japanese scattered 3 levels 3 1 moves 3: C1 is dead", BROKEN_OFF),
    ("game 5 number 26 japanese scattered 3 levels 3 8 moves 9: A4 is dead", BROKEN_OFF),
    ("game 13 number 24 japanese handicap 8 levels 7 1 moves 78: G2 is dead", OWN_GROUND),
    ("game 13 number 24 japanese handicap 8 levels 7 1 moves 78: H1 is dead", OWN_GROUND),
    ("game 19 number 6 japanese 1850-shusaku-showa from 335 levels 1 1 moves 49: N19 is dead", UNSETTLED),
    ("game 19 number 8 japanese 1957-kitani-goseigen from 165 levels 1 1 moves 68: K16 is dead", UNSETTLED),
    ("game 19 number 8 japanese 1957-kitani-goseigen from 165 levels 1 1 moves 68: S11 is dead", ROOM),
    ("game 19 number 8 japanese 1957-kitani-goseigen from 165 levels 1 1 moves 68: T5 is dead", ROOM),
    (
        "game 19 number 28 japanese 2003-leesedol-hongjangsik from 192 levels 2 2 moves 101: F9 is alive",
        SEKI_EYE,
    ),
    ("game 9 number 25 japanese even levels 1 1 moves 57: B9 is alive", NO_SEKI),
    ("game 9 number 101 japanese even levels 2 3 moves 58: F9 is dead", UNSETTLED),
    ("game 9 number 101 japanese even levels 2 3 moves 58: J6 is dead", UNSETTLED),
    ("game 9 number 107 japanese scattered 14 levels 6 3 moves 33: G5 is dead", UNSETTLED),
    ("game 13 number 7 japanese scattered 12 levels 5 2 moves 88: D13 is dead", UNSETTLED),
    ("game 13 number 7 japanese scattered 12 levels 5 2 moves 88: A12 is alive", UNSETTLED),
    ("game 13 number 17 japanese handicap 2 levels 7 2 moves 95: E1 is dead", OWN_GROUND),
    ("game 15 number 9 japanese even levels 1 2 moves 130: A5 is dead", UNSETTLED),
    ("game 17 number 1 japanese even levels 2 1 moves 171: H17 is alive", CUT_OFF),
    ("game 17 number 3 japanese scattered 37 levels 1 1 moves 130: H5 is dead", UNSETTLED),
    ("game 17 number 3 japanese scattered 37 levels 1 1 moves 130: D2 is dead", RACE),
    ("game 19 number 3 japanese scattered 9 levels 2 1 moves 238: S2 is dead", CORNER),
    ("game 19 number 37 japanese handicap 9 levels 1 1 moves 208: G9 is dead", UNSETTLED),
    ("game 19 number 37 japanese handicap 9 levels 1 1 moves 208: H8 is dead", UNSETTLED),
    ("game 19 number 37 japanese handicap 9 levels 1 1 moves 208: K8 is dead", UNSETTLED),
    (
        "game 19 number 13 japanese 2016-alphago-leesedol-2 from 212 levels 1 2 moves 26: P15 is dead",
        UNSETTLED,
    ),
    ("game 9 number 27 japanese 2002-9x9-magog-gnugo from 42 levels 6 4 moves 13: G9 is dead", RACE),
    ("game 9 number 27 japanese 2002-9x9-magog-gnugo from 42 levels 6 4 moves 13: F8 is dead", RACE),
    ("game 9 number 27 japanese 2002-9x9-magog-gnugo from 42 levels 6 4 moves 13: H8 is dead", RACE),
    ("game 9 number 27 japanese 2002-9x9-magog-gnugo from 42 levels 6 4 moves 13: H7 is alive", RACE),
    ("game 9 number 27 japanese 2002-9x9-magog-gnugo from 42 levels 6 4 moves 13: J5 is dead", RACE),
    ("game 9 number 27 japanese 2002-9x9-magog-gnugo from 42 levels 6 4 moves 13: H4 is alive", RACE),
];

/// A position and its judgement.
struct Case<'a> {
    name: &'a str,
    rows: Vec<&'a str>,
}

fn cases(text: &str) -> Vec<Case<'_>> {
    let blocks = text.split("\n\n").map(|block| {
        let mut lines = block.lines().filter(|line| !line.starts_with(['#']));
        let name = lines.next().unwrap_or_default();
        let rows = lines.filter(|line| !line.starts_with("seki")).collect();
        Case { name, rows }
    });
    blocks.filter(|case| !case.rows.is_empty()).collect()
}

/// The first points of the chains that hold a small letter.
fn small<S: AsRef<str>>(board: &Board, rows: &[S]) -> Vec<Point> {
    let is_small = |point: Point| {
        let row = rows[usize::from(point.y())].as_ref();
        row.as_bytes()[usize::from(point.x())].is_ascii_lowercase()
    };
    let mut firsts: Vec<Point> =
        board.size().iter().filter(|&point| is_small(point)).filter_map(|p| board.chain(p).min()).collect();
    firsts.sort_unstable();
    firsts.dedup();
    firsts
}

fn board_of<S: AsRef<str>>(rows: &[S]) -> Board {
    let large: Vec<String> = rows.iter().map(|row| row.as_ref().to_uppercase()).collect();
    Board::from_rows(&large).unwrap()
}

/// Chains judged otherwise than the letters say, written as the fixture's name and the chain's first point.
fn faults<S: AsRef<str>>(name: &str, rows: &[S]) -> Vec<String> {
    let board = board_of(rows);
    let (said, judged) = (dead_chains(&board, None, false), small(&board, rows));
    let only = |of: &[Point], other: &[Point], word: &str| -> Vec<String> {
        let label = |&point: &Point| format!("{name}: {} is {word}", board.size().label(point));
        of.iter().filter(|point| !other.contains(point)).map(label).collect()
    };
    [only(&judged, &said, "dead"), only(&said, &judged, "alive")].concat()
}

/// A row with the colours exchanged.
fn exchanged(row: &str) -> String {
    let exchange = |c| match c {
        'X' => 'O',
        'O' => 'X',
        'x' => 'o',
        'o' => 'x',
        other => other,
    };
    row.chars().map(exchange).collect()
}

/// How many games there are by the side of the board, and every chain judged otherwise than by GNU Go.
fn compared(text: &str) -> (BTreeMap<usize, usize>, Vec<String>) {
    let mut games: BTreeMap<usize, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for case in cases(text) {
        if !case.name.starts_with("made") {
            *games.entry(case.rows.len()).or_default() += 1;
        }
        wrong.extend(faults(case.name, &case.rows));
    }
    (games, wrong)
}

#[test]
fn finished_games_are_judged_as_gnu_go_judges_them() {
    let (games, wrong) = compared(FINISHED);
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(games, BTreeMap::from([(9, 36), (13, 12), (19, 2)]));
}

#[test]
fn so_are_games_that_were_held_out() {
    let (games, wrong) = compared(HELD_OUT);
    assert_eq!(wrong, Vec::<String>::new());
    for (side, least) in [(9, 40), (13, 20), (19, 14)] {
        assert!(games.get(&side).is_some_and(|&games| games >= least), "{games:?}");
    }
}

/// The differences in the games whose numbers leave this remainder are the ones that are named. Few are faults.
fn unseen_games_differ_only_where_it_is_said(remainder: usize) {
    let number = |name: &str| -> usize {
        let mut words = name.split_ascii_whitespace().skip_while(|&word| word != "number");
        words.nth(1).and_then(|word| word.parse().ok()).unwrap()
    };
    let (mut wrong, mut chains, mut sides) = (Vec::new(), 0, BTreeMap::new());
    for case in cases(UNSEEN).iter().filter(|case| number(case.name) % 2 == remainder) {
        let board = board_of(&case.rows);
        let firsts: BTreeSet<Point> =
            board.stones().filter_map(|(point, _)| board.chain(point).min()).collect();
        chains += firsts.len();
        *sides.entry(case.rows.len()).or_insert(0) += 1;
        wrong.extend(faults(case.name, &case.rows));
    }
    let known = DIFFERENT.iter().filter(|(fault, _)| number(fault) % 2 == remainder);
    let mut named: Vec<String> = known.clone().map(|&(fault, _)| fault.to_owned()).collect();
    wrong.sort_unstable();
    named.sort_unstable();
    assert_eq!(wrong, named);
    let own = known.filter(|(_, why)| [ROOM, CORNER, RACE].contains(why)).count();
    assert!(chains > 4000 && own * 500 <= chains, "{own} of {chains}");
    assert!(
        sides.values().sum::<u32>() > 200 && sides.keys().eq(&[5, 7, 9, 11, 13, 15, 17, 19]),
        "{sides:?}"
    );
}

#[test]
fn games_under_japanese_rules_are_judged_as_gnu_go_judges_them_but_for_named_chains() {
    unseen_games_differ_only_where_it_is_said(0);
}

#[test]
fn so_are_those_that_were_looked_at_afterwards() {
    unseen_games_differ_only_where_it_is_said(1);
}

/// Two chains with an eye each live where either of two points joins them, at the edge too.
#[test]
fn chains_that_two_points_join_live() {
    for rows in [
        &[".X.X.X.X.", "XXXXXXXXX", "XXXX.XXXX", "XOOO.OOOX", "XO.O.O.OX"][..],
        &["..X...X..", ".XXXXXXX.", "XXXX.XXXX", "XOOO.OOOX", "XO.O.O.OX"],
        &["X.X.X.X.X.", "XXXXXXXXXX", "XOOOXXOOOX", "XO.O.OO.OX", "XOOO...OOX"],
    ] {
        assert_eq!(faults("made", rows), Vec::<String>::new(), "{rows:#?}");
    }
}

#[test]
fn turned_mirrored_and_with_colours_exchanged_it_stays_the_same() {
    for case in cases(FINISHED).iter().filter(|case| case.name.starts_with("made")) {
        let mut rows: Vec<String> = case.rows.iter().map(|&row| row.to_owned()).collect();
        for turn in 0..8 {
            // A mirror in the diagonal and a mirror of the rows, in turn, go through all eight.
            rows = if turn % 2 == 0 {
                rows.iter().rev().cloned().collect()
            } else {
                let column = |x: usize| rows.iter().map(|row| char::from(row.as_bytes()[x])).collect();
                (0..rows[0].len()).map(column).collect()
            };
            let exchanged = rows.iter().map(|row| exchanged(row)).collect();
            for rows in [&rows, &exchanged] {
                assert_eq!(faults(case.name, rows), Vec::<String>::new(), "{rows:#?}");
            }
        }
    }
}

#[test]
fn a_game_broken_off_early_has_no_dead_stones() {
    let open = [
        "X........",
        ".........",
        "..O...X..",
        ".........",
        "....X....",
        ".........",
        "..X...O..",
        ".........",
        ".........",
    ];
    for rows in [&[".", "."][..], &["..", ".."], &["X"], &open] {
        assert_eq!(dead_chains(&board_of(rows), None, false), [], "{rows:?}");
    }
    assert_eq!(dead_chains(&Board::new(Size::STANDARD), None, false), []);
}

/// The twelve first stones of a game on the common board, and two that have just been cut off: all may still live.
#[test]
fn an_opening_has_no_dead_stones() {
    let mut stones: Vec<String> = vec![".".repeat(19); 19];
    for (x, y, letter) in [
        (15, 3, "X"),
        (3, 3, "O"),
        (15, 15, "X"),
        (3, 15, "O"),
        (2, 5, "X"),
        (5, 2, "O"),
        (2, 2, "X"),
        (3, 2, "O"),
        (16, 5, "O"),
        (13, 2, "X"),
        (16, 9, "O"),
        (9, 15, "X"),
        (2, 3, "X"),
        (10, 9, "O"),
    ] {
        stones[y].replace_range(x..=x, letter);
    }
    for to_move in [None, Some(Color::Black), Some(Color::White)] {
        assert_eq!(dead_chains(&board_of(&stones), to_move, false), []);
    }
}

/// Two camps with open ground between them live, and so does a full board. On small boards and on a single line
/// whoever plays first takes the other: there it is only asked that there be an answer.
#[test]
fn boards_of_any_size_are_judged() {
    for side in [1_usize, 2, 3, 4, 7, 25, 52] {
        let half = |x: usize| match (x * 3 / side, x) {
            (0, _) => 'X',
            (1, _) => '.',
            _ => 'O',
        };
        let row: String = (0..side).map(half).collect();
        for rows in [vec![row.clone(); side], vec![row.clone()], row.chars().map(String::from).collect()] {
            let dead = dead_chains(&board_of(&rows), None, true);
            assert!(dead.is_empty() || side < 7 || rows.len() * rows[0].len() < 49, "{side}: {dead:?}");
        }
        let full = vec!["X".repeat(side); side];
        assert_eq!(dead_chains(&board_of(&full), None, false), [], "{side}");
    }
}

/// Both sides of a seki live under rules with and without suicide, whoever moves, however large the rest is.
#[test]
fn neither_side_of_a_seki_is_dead() {
    for case in cases(FINISHED).iter().filter(|case| case.name.starts_with("made: seki")) {
        for to_move in [None, Some(Color::Black), Some(Color::White)] {
            for suicide in [false, true] {
                let board = board_of(&case.rows);
                assert_eq!(dead_chains(&board, to_move, suicide), [], "{} {to_move:?}", case.name);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Any stones at all, chains without liberties too.
    #[test]
    fn any_board_is_judged_and_always_alike(
        width in 1_u8..10,
        height in 1_u8..10,
        letters in vec(0_usize..3, 81),
        first in 0_usize..3,
        suicide in proptest::bool::ANY,
    ) {
        let letters: Vec<u8> = letters.into_iter().map(|letter| b".XO"[letter]).collect();
        let rows: Vec<String> = letters
            .chunks(usize::from(width))
            .take(usize::from(height))
            .map(|row| row.iter().map(|&c| char::from(c)).collect())
            .filter(|row: &String| row.len() == usize::from(width))
            .collect();
        let board = board_of(&rows);
        let to_move = [None, Some(Color::Black), Some(Color::White)][first];
        let dead = dead_chains(&board, to_move, suicide);
        prop_assert_eq!(&dead, &dead_chains(&board, to_move, suicide));
        prop_assert!(dead.is_sorted());
        // Upside down and with colours exchanged.
        let turned: Vec<String> = rows.iter().rev().map(|row| exchanged(row)).collect();
        let turned = board_of(&turned);
        let mut stones: Vec<Point> = dead_chains(&turned, to_move.map(|color| !color), suicide)
            .iter()
            .flat_map(|&first| turned.chain(first))
            .map(|point| Point::new(point.x(), board.size().height() - 1 - point.y()))
            .collect();
        stones.sort_unstable();
        let mut expected: Vec<Point> = dead.iter().flat_map(|&first| board.chain(first)).collect();
        expected.sort_unstable();
        prop_assert_eq!(stones, expected);
        // Of two that touch or share a liberty, only one side is dead.
        let near = |point: Point| {
            let size = board.size();
            let mut near: Vec<Point> = board.chain(point).flat_map(|stone| size.neighbours(stone)).collect();
            near.extend(board.liberty_points(point).into_iter().flat_map(|liberty| size.neighbours(liberty)));
            near
        };
        for &point in &dead {
            let hostile = |&other: &Point| board.at(other).is_some() && board.at(other) != board.at(point);
            for other in near(point).into_iter().filter(hostile) {
                prop_assert!(!dead.contains(&board.chain(other).min().unwrap()));
            }
        }
        let alive = pass_alive(&board, suicide);
        for &point in &dead {
            prop_assert_eq!(board.chain(point).min(), Some(point));
        }
        for (point, color) in board.stones() {
            let first = board.chain(point).min().unwrap();
            if let Some(owner) = alive[point] {
                prop_assert_eq!(dead.contains(&first), owner != color);
            }
        }
    }
}
