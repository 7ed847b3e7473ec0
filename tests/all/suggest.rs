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

/// More of them, made after the judgement was: the even numbers to mend it by, the odd ones looked at once.
const FRESH: &str = include_str!("../data/fresh.txt");

/// GNU Go gives up a stone that its own side's living stones surround.
const OWN_GROUND: &str = "a stone on its own side's ground, which nobody can take";
/// GNU Go finds a seki where the surrounded side is short of liberties whoever plays.
const NO_SEKI: &str = "three stones in a hole of six, beside another eye";
/// A long slide along the edge that is cut off if the other side plays first, as in a dispute it does.
const CUT_OFF: &str = "cut off by the side that plays first";
/// On a small board where few points are anybody's yet, little is called dead.
const OPEN: &str = "much of the board is open";
/// A stone at the edge that is joined to its friends whoever plays: the judgement is wrong.
const JOINED: &str = "a stone at the edge that can always be joined";
/// Stones with some room in the corner, which a strong player makes live: the judgement is wrong.
const CORNER: &str = "room in the corner that suffices";

/// Every chain of those games that is judged otherwise than by GNU Go, and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("game 9 number 25 japanese even levels 1 1 moves 57: B9 is alive", NO_SEKI),
    ("game 13 number 17 japanese handicap 2 levels 7 2 moves 95: E1 is dead", OWN_GROUND),
    ("game 17 number 1 japanese even levels 2 1 moves 171: H17 is alive", CUT_OFF),
    ("game 5 number 1019 japanese scattered 5 levels 6 2 moves 7: D4 is dead", OPEN),
    ("game 9 number 1211 japanese handicap 4 levels 8 5 moves 26: J6 is alive", JOINED),
    ("game 11 number 1033 japanese scattered 9 levels 8 6 moves 40: K9 is alive", CORNER),
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

/// The number of a game, or of the game a difference was found in.
fn number(name: &str) -> usize {
    let mut words = name.split_ascii_whitespace().skip_while(|&word| word != "number");
    words.nth(1).and_then(|word| word.parse().ok()).unwrap()
}

/// The differences in these games are the ones that are named, and they are so many of so many chains.
fn games_differ_only_where_it_is_said(cases: &[Case], differ: usize, of: usize) {
    let (mut wrong, mut chains, mut sides) = (Vec::new(), 0, BTreeMap::new());
    for case in cases {
        let board = board_of(&case.rows);
        let firsts: BTreeSet<Point> =
            board.stones().filter_map(|(point, _)| board.chain(point).min()).collect();
        chains += firsts.len();
        *sides.entry(case.rows.len()).or_insert(0) += 1;
        wrong.extend(faults(case.name, &case.rows));
    }
    let named = DIFFERENT
        .iter()
        .filter(|(fault, _)| cases.iter().any(|case| fault.starts_with(&format!("{}: ", case.name))));
    let mut named: Vec<String> = named.map(|&(fault, _)| fault.to_owned()).collect();
    wrong.sort_unstable();
    named.sort_unstable();
    assert_eq!(wrong, named);
    assert_eq!((wrong.len(), chains), (differ, of));
    assert!(
        sides.values().sum::<u32>() >= 190 && sides.keys().eq(&[5, 7, 9, 11, 13, 15, 17, 19]),
        "{sides:?}"
    );
}

#[test]
fn games_under_japanese_rules_are_judged_as_gnu_go_judges_them_but_for_named_chains() {
    games_differ_only_where_it_is_said(&cases(UNSEEN), 3, 3732);
}

#[test]
fn so_are_fresh_games_it_was_mended_by() {
    let cases: Vec<Case> =
        cases(FRESH).into_iter().filter(|case| number(case.name).is_multiple_of(2)).collect();
    games_differ_only_where_it_is_said(&cases, 0, 3446);
}

#[test]
fn so_are_fresh_games_that_were_looked_at_once() {
    let cases: Vec<Case> =
        cases(FRESH).into_iter().filter(|case| !number(case.name).is_multiple_of(2)).collect();
    games_differ_only_where_it_is_said(&cases, 3, 3288);
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
