//! Contested points: which they are, against a search of every choice there is, and what a board counts with them.

use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::contested::contested;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::ruleset::{Scoring, Tax};
use shoutan::rules::score::{Count, Marks, count};
use std::collections::BTreeSet;

/// A board with the stones at these points.
fn board(side: u8, black: &str, white: &str) -> Board {
    let mut board = Board::new(Size::square(side).unwrap());
    let size = board.size();
    for (points, color) in [(black, Color::Black), (white, Color::White)] {
        board.put(points.split_whitespace().map(|p| (size.parse(p).unwrap(), Some(color))));
    }
    board
}

fn labels(board: &Board, points: &[Point]) -> String {
    points.iter().map(|&p| board.size().label(p)).collect::<Vec<_>>().join(" ")
}

fn counted(board: &Board, dead: &[Point]) -> Count {
    let open = contested(board, dead);
    count(board, ByColor::default(), Marks { dead, open: &open, ..Marks::default() })
}

/// Black's points, White's, and nobody's.
fn shares(count: &Count) -> (u32, u32, u32) {
    let area = |color| count.stones(color) + count.territory(color);
    (area(Color::Black), area(Color::White), count.neutral())
}

#[test]
fn an_open_boundary_point_is_one_point() {
    let wall = "C1 C2 C3 C4 C5 C6";
    for (side, black, white, open, share) in [
        // The last move of the wall was not answered: D7 is next to both colours.
        (7, "C1 C2 C3 C4 C5 C6 C7", "D1 D2 D3 D4 D5 D6", "D7", (21, 27, 1)),
        // Two walls with a column between them, both open at the edge: D7 is next to neither.
        (7, wall, "E1 E2 E3 E4 E5 E6", "D7 D6 D5 D4 D3 D2 D1", (21, 21, 7)),
        // A single white stone has no border, wherever it stands.
        (9, "E5", "G3", "", (1, 1, 79)),
        (9, "E5", "A1", "", (1, 1, 79)),
        (9, "E5", "E6", "", (1, 1, 79)),
        // A gap in both walls at the same place; the upper of two points equally near the middle.
        (
            9,
            "A3 B3 C3 D3 E3 G3 H3 J3",
            "A5 B5 C5 D5 E5 F5 G5 H5 J5",
            "A4 B4 C4 D4 E4 F4 G4 H4 J4",
            (27, 45, 9),
        ),
        // Open at both ends: two further points.
        (7, "C2 C3 C4 C5 C6", "E2 E3 E4 E5 E6", "D7 D6 D5 D4 D3 D2 D1", (21, 21, 7)),
        // Open in the middle too: three would be needed, so nothing is divided.
        (9, "D2 D3 D4 D6 D7 D8", "F2 F3 F4 F6 F7 F8", "", (6, 6, 69)),
        // The same where the middle is a gap in one wall: the points between the walls have one of them for a neighbour.
        (9, "D2 D3 D4 D6 D7 D8", "F2 F3 F4 F5 F6 F7 F8", "", (6, 7, 68)),
        // Two regions, each with its own gap: J3 is next to both colours, J7 and J6 are next to one each.
        (
            9,
            "A3 B3 C3 D3 E3 F3 G3 H3 A7 B7 C7 D7 E7 F7 G7 H7",
            "A4 B4 C4 D4 E4 F4 G4 H4 J4 A6 B6 C6 D6 E6 F6 G6 H6",
            "J7 J3",
            (52, 27, 2),
        ),
        // Walls three points apart and open at one end: the middle one of the row.
        (7, "B1 B2 B3 B4 B5 B6", "F1 F2 F3 F4 F5 F6", "", (6, 6, 37)),
        // A full board, an empty board.
        (1, "", "", "", (0, 0, 1)),
        (2, "A1", "B2", "A2 B1", (1, 1, 2)),
        (5, "", "", "", (0, 0, 25)),
    ] {
        let board = board(side, black, white);
        assert_eq!(labels(&board, &contested(&board, &[])), open, "{:#?}", board.rows());
        assert_eq!(shares(&counted(&board, &[])), share, "{:#?}", board.rows());
    }
}

#[test]
fn it_is_the_same_whatever_the_rules_count() {
    let board = board(7, "C1 C2 C3 C4 C5 C6 C7", "D1 D2 D3 D4 D5 D6");
    let counted = counted(&board, &[]);
    for (scoring, score) in [(Scoring::Area, 21 - 27), (Scoring::Territory, 14 - 21), (Scoring::Stones, 1)] {
        assert_eq!(counted.score(scoring, Tax::None), score, "{scoring:?}");
    }
    assert_eq!((counted.zi(Color::Black), counted.zi(Color::White)), (4 * 21 + 2, 4 * 27 + 2));
}

#[test]
fn an_open_end_parts_boards_of_every_size() {
    for side in 5..=52_u8 {
        let size = Size::square(side).unwrap();
        let (black, white) = (side / 2 - 1, side / 2 + 1);
        let mut board = Board::new(size);
        for y in 1..side {
            board.put([
                (Point::new(black, y), Some(Color::Black)),
                (Point::new(white, y), Some(Color::White)),
            ]);
        }
        let open = contested(&board, &[]);
        let middle: Vec<Point> = (0..side).map(|y| Point::new(side / 2, y)).collect();
        assert_eq!(open, middle, "{side}");
        let (left, right) = (u32::from(side / 2), u32::from(side - side / 2 - 1));
        let side = u32::from(side);
        assert_eq!(shares(&counted(&board, &[])), (left * side, right * side, side));
    }
}

#[test]
fn in_a_seki_the_shared_liberties_stay_shared_and_no_chain_loses_its_breath() {
    for (rows, open, share) in [
        // Two shared liberties, each beside both.
        (&["OXX.OO", "OXX.OO", "OOOOOO"][..], "D3 D2", (4, 12, 2)),
        (&["OX.OO", "OXX.O", "OOXOO", "OOOOO"], "C4 D3", (4, 14, 2)),
        (&["XXXXX", "X..OO", "OOOOO"], "B2 C2", (6, 7, 2)),
        // One is Black's alone and one White's alone; neither side has another liberty, so neither is given up.
        (&["XX..OO"], "", (2, 2, 2)),
        (&["OXX.XO", "OXO.OO", "OOOOOO"], "", (4, 12, 2)),
        // With an eye a side can do without its own.
        (&[".XX..OO."], "D1", (3, 4, 1)),
        (&["XX..OO."], "D1", (3, 3, 1)),
        (&[".XX..OO"], "D1", (3, 3, 1)),
    ] {
        let board = Board::from_rows(rows).unwrap();
        let told = labels(&board, &contested(&board, &[]));
        assert_eq!((told.as_str(), shares(&counted(&board, &[]))), (open, share), "{rows:#?}");
    }
}

#[test]
fn what_is_dead_is_off_before_a_border_is_looked_for() {
    let board = board(7, "C1 C2 C3 C4 C5 C6 C7 F4", "D1 D2 D3 D4 D5 D6 A7");
    let at = |label| board.size().parse(label).unwrap();
    assert_eq!(labels(&board, &contested(&board, &[at("F4"), at("A7")])), "D7");
    assert_eq!(shares(&counted(&board, &[at("F4"), at("A7")])), (21, 27, 1));
    // Left on the board, the black stone leaves the right side undivided.
    assert_eq!(counted(&board, &[]).owner(at("G2")), None);
}

/// By the words of the rule, every choice tried; `None` where a region is left undivided.
fn searched(board: &Board) -> Vec<Point> {
    let size = board.size();
    let touches = |p: Point, color| size.neighbours(p).any(|q| board.at(q) == Some(color));
    let both = |p: &Point| Color::ALL.into_iter().all(|color| touches(*p, color));
    let empty = |p: &Point| board.is_empty(*p);
    let mut open: BTreeSet<Point> = size.iter().filter(empty).filter(both).collect();
    // The connected sets of empty points that are not in a set.
    let sets = |without: &BTreeSet<Point>| {
        let mut left: BTreeSet<Point> = size.iter().filter(empty).filter(|p| !without.contains(p)).collect();
        let mut sets: Vec<BTreeSet<Point>> = Vec::new();
        while let Some(start) = left.pop_first() {
            let mut set = BTreeSet::from([start]);
            let mut next = vec![start];
            while let Some(p) = next.pop() {
                for q in size.neighbours(p).filter(|q| left.contains(q)).collect::<Vec<_>>() {
                    left.remove(&q);
                    set.insert(q);
                    next.push(q);
                }
            }
            sets.push(set);
        }
        sets
    };
    let mixed =
        |set: &BTreeSet<Point>| Color::ALL.into_iter().all(|color| set.iter().any(|&p| touches(p, color)));
    let steps = |from: Point, color| {
        let (mut seen, mut next) = (BTreeSet::from([from]), vec![from]);
        for away in 1_i32.. {
            if next.iter().any(|&p| touches(p, color)) {
                return away;
            }
            next = next
                .iter()
                .flat_map(|&p| size.neighbours(p))
                .filter(empty)
                .filter(|&p| seen.insert(p))
                .collect();
            assert!(!next.is_empty());
        }
        unreachable!()
    };
    let mut found = Vec::new();
    for region in sets(&BTreeSet::new()).into_iter().filter(mixed) {
        let inner: Vec<Point> = region.iter().copied().filter(|p| !open.contains(p)).collect();
        let mut best: Option<(usize, i32, Vec<Point>)> = None;
        let mut choices = vec![vec![]];
        for (n, &a) in inner.iter().enumerate() {
            choices.push(vec![a]);
            choices.extend(inner[n + 1..].iter().map(|&b| vec![a, b]));
        }
        for choice in choices {
            let mut off = open.clone();
            off.extend(&choice);
            if sets(&off).iter().any(|set| set.is_subset(&region) && mixed(set)) {
                continue;
            }
            let breathes = |p: &Point| {
                size.neighbours(*p)
                    .filter(|&q| board.at(q).is_some())
                    .all(|q| board.liberty_points(q).iter().any(|liberty| !off.contains(liberty)))
            };
            if !choice.iter().all(breathes) {
                continue;
            }
            let aside = choice.iter().map(|&p| (steps(p, Color::Black) - steps(p, Color::White)).abs()).sum();
            let this = (choice.len(), aside, choice);
            if best.as_ref().is_none_or(|best| this < *best) {
                best = Some(this);
            }
        }
        if let Some((.., choice)) = best {
            open.extend(choice);
            found.extend(region.intersection(&open));
        }
    }
    found.sort_unstable();
    found
}

/// Boards with walls and gaps: rows of stones of one kind, some of them missing.
fn boards() -> impl Strategy<Value = Board> {
    let cell = prop_oneof![5 => Just('.'), 2 => Just('X'), 2 => Just('O')];
    let wall = (0_usize..6, 0_usize..6, any::<bool>(), any::<bool>(), 0_usize..7);
    (3_usize..7, 3_usize..7, vec(cell, 36), vec(wall, 0..5), 0_u8..4).prop_map(
        |(width, height, cells, walls, kind)| {
            let mut rows: Vec<Vec<char>> =
                cells.chunks(6).take(height).map(|row| row[..width].to_vec()).collect();
            if kind > 0 {
                rows.iter_mut().flatten().for_each(|cell| *cell = '.');
            }
            for (at, gap, across, black, more) in walls {
                let stone = if black { 'X' } else { 'O' };
                let len = if across { width } else { height };
                for n in (0..len).filter(|&n| n != gap && n != more) {
                    let (x, y) = if across { (n, at % height) } else { (at % width, n) };
                    rows[y][x] = stone;
                }
            }
            Board::from_rows(&rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>())
                .unwrap()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_better_choice_is_missed(board in boards()) {
        let found = contested(&board, &[]);
        assert_eq!(labels(&board, &found), labels(&board, &searched(&board)), "{:#?}", board.rows());
        // Colours exchanged, it is the same.
        let other = Board::from_rows(&board.rows().iter().map(|row| {
            row.chars().map(|c| match c { 'X' => 'O', 'O' => 'X', c => c }).collect::<String>()
        }).collect::<Vec<_>>()).unwrap();
        assert_eq!(contested(&other, &[]), found);
        // What is open counts for nobody, and nothing that counted before counts for the other side now.
        let (plain, with) = (count(&board, ByColor::default(), Marks::default()), counted(&board, &[]));
        for p in board.size().iter() {
            assert!(!found.contains(&p) || with.owner(p).is_none());
            assert!(plain.owner(p).is_none() || with.owner(p) == plain.owner(p));
        }
    }
}
