//! Nobody is favoured: a position turned, mirrored or with the colours exchanged is judged the same by every rule.

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_assert, prop_assert_eq, proptest};
use proptest::sample::select;
use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::life::pass_alive;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::{Illegal, Position};
use shoutan::rules::ruleset::{KoRule, Preset, Scoring, Tax};
use shoutan::rules::score::{Count, Marks, count, margin};
use shoutan::rules::seki::seki_regions;
use shoutan::rules::suggest::dead_chains;
use std::collections::BTreeSet;

const FINISHED: &str = include_str!("../data/finished.txt");

/// A way to look at a position: columns and rows change places, then mirrors, then the colours.
#[derive(Clone, Copy, Debug)]
struct Look(u8);

impl Look {
    const ALL: u8 = 16;

    const fn exchanges(self) -> bool {
        self.0 & 8 != 0
    }

    fn size(self, size: Size) -> Size {
        if self.0 & 1 == 0 { size } else { Size::new(size.height(), size.width()).unwrap() }
    }

    fn point(self, point: Point, size: Size) -> Point {
        let (x, y) = if self.0 & 1 == 0 { (point.x(), point.y()) } else { (point.y(), point.x()) };
        let size = self.size(size);
        let x = if self.0 & 2 == 0 { x } else { size.width() - 1 - x };
        let y = if self.0 & 4 == 0 { y } else { size.height() - 1 - y };
        Point::new(x, y)
    }

    fn color(self, color: Color) -> Color {
        if self.exchanges() { !color } else { color }
    }

    fn pair<T>(self, pair: ByColor<T>) -> ByColor<T> {
        if self.exchanges() { pair.swapped() } else { pair }
    }

    fn board(self, board: &Board) -> Board {
        let size = self.size(board.size());
        let mut rows = vec![vec!['.'; size.width().into()]; size.height().into()];
        for (point, color) in board.stones() {
            let to = self.point(point, board.size());
            rows[usize::from(to.y())][usize::from(to.x())] =
                if self.color(color) == Color::Black { 'X' } else { 'O' };
        }
        Board::from_rows(&rows.into_iter().map(String::from_iter).collect::<Vec<_>>()).unwrap()
    }

    /// Points as they lie afterwards, in board order.
    fn points(self, points: &[Point], size: Size) -> Vec<Point> {
        let mut points: Vec<Point> = points.iter().map(|&point| self.point(point, size)).collect();
        points.sort_unstable();
        points
    }
}

/// Every stone of the chains at some points.
fn stones(board: &Board, points: &[Point]) -> Vec<Point> {
    points.iter().flat_map(|&point| board.chain(point)).collect::<BTreeSet<_>>().into_iter().collect()
}

/// What every way of counting makes of a count, Black less White.
fn scores(count: &Count) -> Vec<i32> {
    let all = [Scoring::Area, Scoring::Territory, Scoring::Stones];
    let taxes = [Tax::None, Tax::Seki, Tax::All];
    let shape = all.iter().flat_map(|&scoring| taxes.map(|tax| count.score(scoring, tax)));
    let marked = Preset::ALL.iter().map(|preset| margin(count, &preset.rules(), 0, 0));
    shape.chain(marked).collect()
}

/// That a board is judged alike under every look: life, seki, the suggestion, every score.
fn is_judged_alike(board: &Board, taken: ByColor<u32>, suicide: bool) {
    let size = board.size();
    let alive = pass_alive(board, suicide);
    let dead = dead_chains(board, None, suicide);
    let seki = seki_regions(board, &dead, &[]);
    let plain = count(board, taken, Marks { dead: &dead, ..Marks::default() });
    let marked = count(board, taken, Marks { dead: &dead, neutral: &seki, ..Marks::default() });
    for look in (0..Look::ALL).map(Look) {
        let other = look.board(board);
        let told = format!("{look:?} of {:#?}", board.rows());
        let other_alive = pass_alive(&other, suicide);
        for point in size.iter() {
            let owner = alive[point].map(|color| look.color(color));
            assert_eq!(other_alive[look.point(point, size)], owner, "{told}");
        }
        let other_dead = dead_chains(&other, None, suicide);
        let expected = look.points(&stones(board, &dead), size);
        assert_eq!(stones(&other, &other_dead), expected, "suggested: {told}");
        let other_seki = seki_regions(&other, &other_dead, &[]);
        let other_plain = count(&other, look.pair(taken), Marks { dead: &other_dead, ..Marks::default() });
        let other_marked = count(
            &other,
            look.pair(taken),
            Marks { dead: &other_dead, neutral: &other_seki, ..Marks::default() },
        );
        let sign = if look.exchanges() { -1 } else { 1 };
        for (one, other) in [(&plain, &other_plain), (&marked, &other_marked)] {
            for point in size.iter() {
                let owner = one.owner(point).map(|color| look.color(color));
                assert_eq!(other.owner(look.point(point, size)), owner, "{told}");
            }
            let expected: Vec<i32> = scores(one).into_iter().map(|score| sign * score).collect();
            assert_eq!(scores(other), expected, "{told}");
            for color in Color::ALL {
                let (own, its) = (look.color(color), color);
                assert_eq!(other.stones(own), one.stones(its));
                assert_eq!(other.territory(own), one.territory(its));
                assert_eq!(other.prisoners(own), one.prisoners(its));
                assert_eq!(other.marked_units(own), one.marked_units(its));
                assert_eq!(other.zi(own), one.zi(its));
            }
        }
    }
}

#[test]
fn finished_games_are_counted_alike() {
    let blocks = FINISHED.split("\n\n").map(|block| {
        let rows = block.lines().filter(|line| !line.starts_with('#')).skip(1);
        rows.filter(|line| !line.starts_with("seki")).map(str::to_uppercase).collect::<Vec<_>>()
    });
    // The small ones: sixteen looks at each of them take long enough.
    let small: Vec<Board> = blocks
        .filter(|rows| (1..=9).contains(&rows.len()))
        .map(|rows| Board::from_rows(&rows).unwrap())
        .collect();
    assert!(small.len() >= 6);
    for board in small.iter().take(6) {
        is_judged_alike(board, ByColor { black: 3, white: 1 }, false);
    }
}

#[test]
fn positions_that_are_like_themselves_favour_nobody() {
    for rows in [
        // The same for both: turned by half with the colours exchanged.
        &["XX.OO", ".X.O.", "XX.OO", "OO.XX", ".O.X.", "OO.XX"][..],
        &[".X.O.", "XX.OO", ".X.O."],
        &[".X.O", "XX.O", "....", "O.XX", "O.X."],
        // A corner mirrored in its diagonal.
        &[".X.O", "X.XO", ".XXO", "OOO."],
        &["X.O", ".X.", "O.X"],
        &["XO", "OX"],
        &["..", ".."],
    ] {
        for suicide in [false, true] {
            is_judged_alike(&Board::from_rows(rows).unwrap(), ByColor::default(), suicide);
        }
    }
}

fn any_board() -> impl Strategy<Value = Board> {
    (1_u8..8, 1_u8..8, vec(select(&['.', 'X', 'O', 'X', 'O'][..]), 49)).prop_map(|(width, height, cells)| {
        let rows: Vec<String> = cells
            .chunks(usize::from(width))
            .take(usize::from(height))
            .filter(|row| row.len() == usize::from(width))
            .map(|row| row.iter().collect())
            .collect();
        Board::from_rows(&rows).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_board_is_judged_alike(board in any_board(), suicide in any::<bool>()) {
        is_judged_alike(&board, ByColor { black: 0, white: 2 }, suicide);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// The same game under two looks: what may be played, why not, what is taken, what repeats.
    #[test]
    fn a_game_is_refereed_alike(
        (width, height) in (2_u8..6, 2_u8..6),
        draws in vec(0_u8..28, 1..80),
        look in 0..Look::ALL,
        ko in select(&[KoRule::None, KoRule::Simple, KoRule::Positional, KoRule::Situational][..]),
        suicide in any::<bool>(),
    ) {
        let look = Look(look);
        let size = Size::new(width, height).unwrap();
        let points: Vec<Point> = size.iter().collect();
        let first = Color::Black;
        let mut one = Position::set_up(size, ko, suicide, &[], first).unwrap();
        let mut other = Position::set_up(look.size(size), ko, suicide, &[], look.color(first)).unwrap();
        for draw in draws {
            for &point in &points {
                for color in Color::ALL {
                    let answer: Result<(), Illegal> = one.why_not(color, point);
                    let mirrored = other.why_not(look.color(color), look.point(point, size));
                    prop_assert_eq!(answer, mirrored, "{:?} {:?}", look, point);
                }
            }
            let by = one.to_move();
            match points.get(usize::from(draw)) {
                Some(&point) if one.play(by, point).is_ok() => {
                    prop_assert!(other.play(look.color(by), look.point(point, size)).is_ok());
                }
                _ => {
                    one.pass(by);
                    other.pass(look.color(by));
                }
            }
            prop_assert!(look.board(one.board()) == *other.board());
            prop_assert_eq!(look.pair(one.taken()), other.taken());
            prop_assert_eq!(look.color(one.to_move()), other.to_move());
            let removed = look.points(one.last_removed(), size);
            let mut other_removed = other.last_removed().to_vec();
            other_removed.sort_unstable();
            prop_assert_eq!(removed, other_removed);
        }
    }
}
