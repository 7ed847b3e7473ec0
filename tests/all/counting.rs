//! The ways of counting, each with the figures its own text gives.

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::said;
use shoutan::record::value::result::write;
use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::Size;
use shoutan::rules::position::{Move, Position};
use shoutan::rules::ruleset::{KoRule, Preset, Ruleset, Scoring, Tax, Unit};
use shoutan::rules::score::{Count, Marks, count, margin};
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

/// A full board on which Black has the first `black` points and White the rest, but for `open` between them.
fn split(width: u8, height: u8, black: usize, open: usize) -> Board {
    let all = usize::from(width) * usize::from(height);
    let cells: Vec<char> = (0..all)
        .map(|n| {
            if n < black {
                'X'
            } else if n < black + open {
                '.'
            } else {
                'O'
            }
        })
        .collect();
    let rows: Vec<String> = cells.chunks(width.into()).map(|row| row.iter().collect()).collect();
    Board::from_rows(&rows).unwrap()
}

fn counted(board: &Board) -> Count {
    count(board, ByColor::default(), Marks::default())
}

fn rows(rows: &[&str]) -> Board {
    Board::from_rows(rows).unwrap()
}

/// The margin in quarter zi of a split board under a rule set with its own komi.
fn split_margin(side: u8, black: usize, open: usize, preset: Preset) -> i32 {
    margin(&counted(&split(side, side, black, open)), &preset.rules(), preset.rules().komi, 0)
}

/// What is said of a margin and what RE says, in zi.
fn told(quarters: i32) -> (String, String, String) {
    let outcome = Outcome::of_margin(quarters, false);
    (said::spoken(outcome, Unit::Zi, &EN), said::outcome(outcome, Unit::Zi, &ZH_CN), write(outcome))
}

#[test]
fn the_base_number_is_half_the_points_of_any_board() {
    for (width, height) in [(1, 1), (2, 1), (9, 9), (13, 9), (17, 17), (19, 19), (52, 51)] {
        let all = usize::from(width) * usize::from(height);
        for (black, open) in [(0, 0), (all / 3, 1), (all / 2, 0), (all - 1, 1)] {
            let counted = counted(&split(width, height, black, open.min(all - black)));
            let twice_base = 2 * i32::try_from(all).unwrap();
            assert_eq!(counted.zi(Color::Black) + counted.zi(Color::White), 2 * twice_base);
            let rules = Preset::Chinese.rules();
            assert_eq!(margin(&counted, &rules, 0, 0), counted.zi(Color::Black) - twice_base);
        }
    }
}

#[test]
fn with_185_black_wins_by_half_a_zi() {
    assert_eq!(split_margin(19, 185, 0, Preset::Chinese), 3);
    assert_eq!(
        told(3),
        ("Black wins by 1.5 points".into(), "黑胜1/2子（实为3/4子，1目半）".into(), "B+1.5".into())
    );
}

#[test]
fn with_184_black_loses_by_half_a_zi() {
    assert_eq!(split_margin(19, 184, 0, Preset::Chinese), -1);
    assert_eq!(
        told(-1),
        ("White wins by half a point".into(), "白胜1/2子（实为1/4子，半目）".into(), "W+0.5".into())
    );
}

#[test]
fn everything_but_quarters_is_said_exactly() {
    // Black gives back for three stones; 183 is one zi more than 180 1/2 and 1 1/2.
    let counted = counted(&split(19, 19, 183, 0));
    let three = margin(&counted, &Preset::Chinese.rules(), 0, 3);
    assert_eq!(told(three).1, "黑胜1子（2目）");
    for (quarters, said) in [
        (1, "黑胜1/2子（实为1/4子，半目）"),
        (2, "黑胜1/2子（1目）"),
        (3, "黑胜1/2子（实为3/4子，1目半）"),
        (4, "黑胜1子（2目）"),
        (5, "黑胜1又1/2子（实为1又1/4子，2目半）"),
        (6, "黑胜1又1/2子（3目）"),
        (7, "黑胜1又1/2子（实为1又3/4子，3目半）"),
        (-7, "白胜1又1/2子（实为1又3/4子，3目半）"),
        (-8, "白胜2子（4目）"),
        (0, "和棋"),
    ] {
        assert_eq!(told(quarters).1, said);
    }
}

#[test]
fn what_black_needs_on_each_board() {
    for (side, whole) in [(9, 45), (13, 89), (15, 117), (17, 149), (19, 185)] {
        assert!(split_margin(side, whole, 0, Preset::Chinese) > 0, "{side}");
        assert!(split_margin(side, whole - 1, 0, Preset::Chinese) < 0, "{side}");
        // With one neutral point half a zi more than one less is enough: 44 1/2, 88 1/2 and so on.
        let counted = counted(&split(side, side, whole - 1, 1));
        assert_eq!(counted.zi(Color::Black), 4 * i32::try_from(whole - 1).unwrap() + 2);
        assert_eq!(split_margin(side, whole - 1, 1, Preset::Chinese), 1, "{side}");
        assert!(split_margin(side, whole - 2, 1, Preset::Chinese) < 0, "{side}");
    }
}

#[test]
fn white_needs_177() {
    assert_eq!(split_margin(19, 361 - 177, 0, Preset::Chinese), -1);
    assert_eq!(split_margin(19, 361 - 176, 0, Preset::Chinese), 3);
    assert_eq!(split_margin(19, 361 - 177, 1, Preset::Chinese), 1, "176 1/2 are not enough");
}

#[test]
fn the_komi_of_1988_is_two_and_three_quarters() {
    assert_eq!(split_margin(19, 184, 0, Preset::Chinese1988), 3);
    assert_eq!(split_margin(19, 183, 0, Preset::Chinese1988), -1);
}

#[test]
fn four_handicap_stones_are_two_zi_and_one_is_no_komi() {
    let rules = Preset::Chinese.rules();
    let at = |black: usize, handicap: u8| margin(&counted(&split(19, 19, black, 0)), &rules, 0, handicap);
    assert_eq!(at(183, 4), 4 * 183 - 722 - 8);
    assert_eq!(told(at(183, 4)).2, "B+1");
    assert_eq!(told(at(182, 4)).2, "W+1");
    assert_eq!(at(181, 1), 2);
    assert_eq!(told(at(181, 1)), ("Black wins by 1 point".into(), "黑胜1/2子（1目）".into(), "B+1".into()));
    assert_eq!(at(180, 1), -2);
}

#[test]
fn handicap_under_the_other_rules() {
    let board = counted(&split(19, 19, 200, 0));
    let given = |preset: Preset| {
        let rules = preset.rules();
        margin(&board, &rules, 0, 0) - margin(&board, &rules, 0, 4)
    };
    for preset in Preset::ALL {
        let expected = match preset {
            Preset::Chinese | Preset::Chinese1988 => 2 * 4,
            Preset::Aga => 2 * 3,
            _ => 0,
        };
        assert_eq!(given(preset), expected, "{preset:?}");
    }
}

#[test]
fn an_equal_count_is_a_draw_and_black_wins_it_under_ing() {
    let even = counted(&split(2, 1, 1, 0));
    let under = |preset: Preset| {
        let rules = preset.rules();
        Outcome::of_margin(margin(&even, &rules, 0, 0), rules.black_wins_ties)
    };
    for preset in Preset::ALL {
        let expected =
            if preset == Preset::Ing { Outcome::win(Color::Black, Win::Margin(0)) } else { Outcome::Draw };
        assert_eq!(under(preset), expected, "{preset:?}");
    }
    assert_eq!(write(under(Preset::Ing)), "B+");
    assert_eq!(said::spoken(under(Preset::Ing), Unit::Points, &EN), "An equal count: Black wins");
    assert_eq!(write(under(Preset::Japanese)), "0");
    // Ing's eight points: 369 of 722 half points each way.
    assert_eq!(split_margin(19, 185, 0, Preset::Ing), 18 - 16);
    assert_eq!(split_margin(19, 184, 1, Preset::Ing), 16 - 16);
}

#[test]
fn territory_counts_points_prisoners_and_the_dead() {
    // Black: three points, one of them under a dead stone; White: four.
    let board = rows(&["..OXO..", "XXXXO..", "OOOOOOO"]);
    let dead = [board.size().parse("C3").unwrap()];
    let counted = count(&board, ByColor { black: 5, white: 2 }, Marks { dead: &dead, ..Marks::default() });
    let japanese = Preset::Japanese.rules();
    assert_eq!(counted.score(Scoring::Territory, Tax::None), (3 + 2 + 1) - (4 + 5));
    assert_eq!(margin(&counted, &japanese, japanese.komi, 0), 2 * (6 - 9) - 13);
    assert_eq!(counted.score(Scoring::Area, Tax::None), (5 + 3) - (9 + 4));
}

#[test]
fn in_seki_nothing_counts_where_the_rules_say_so() {
    // Black has two eyes on each side of the board, White one of two points between them.
    let board = rows(&[".XO.OX.", "XXO.OXX", ".XOOOX."]);
    let eyes: Vec<_> = ["A1", "A3", "G1", "G3"].iter().map(|at| board.size().parse(at).unwrap()).collect();
    let all = count(&board, ByColor::default(), Marks::default());
    let seki = count(&board, ByColor::default(), Marks { neutral: &eyes[..2], ..Marks::default() });
    assert_eq!(margin(&all, &Preset::Japanese.rules(), 0, 0), 2 * (4 - 2));
    assert_eq!(margin(&seki, &Preset::Japanese.rules(), 0, 0), 0, "two points each");
    // Area counts eyes in seki; points the players leave open are shared.
    assert_eq!(margin(&all, &Preset::Chinese.rules(), 0, 0), 2 * (8 + 4 - 7 - 2));
    assert_eq!(margin(&seki, &Preset::Chinese.rules(), 0, 0), 2, "ten to nine");
}

#[test]
fn under_the_group_tax_only_the_difference_in_units_matters() {
    // Black lives twice, White once.
    let board = rows(&[".X.XOX.X.", "XXXXOXXXX", "OOOOOOOOO", ".O.O.O.O."]);
    let counted = counted(&board);
    assert_eq!((counted.marked_units(Color::Black), counted.marked_units(Color::White)), (2, 1));
    let (ancient, chinese) = (Preset::Ancient.rules(), Preset::Chinese.rules());
    let (plain, taxed) = (margin(&counted, &chinese, 0, 0), margin(&counted, &ancient, 0, 0));
    assert_eq!(plain - taxed, 4, "one unit more costs one zi");
    // The colours exchanged, it is White who pays.
    let other: Vec<String> = board.rows().iter().map(|row| exchanged(row)).collect();
    let other = count(&Board::from_rows(&other).unwrap(), ByColor::default(), Marks::default());
    assert_eq!(margin(&other, &ancient, 0, 0), -taxed);
    // Counting the ways: territory with the same tax.
    assert_eq!(
        margin(&counted, &Preset::TangSong.rules(), 0, 0),
        2 * -(5 - 2),
        "four points pay for two units"
    );
    // Stones alone: twelve against fifteen.
    assert_eq!(margin(&counted, &Preset::Dunhuang.rules(), 0, 0), 2 * (12 - 15));
}

fn exchanged(row: &str) -> String {
    row.chars()
        .map(|c| match c {
            'X' => 'O',
            'O' => 'X',
            c => c,
        })
        .collect()
}

#[test]
fn a_unit_is_independent_unless_it_touches_a_neutral_point_or_stands_in_atari() {
    for (shape, black, white) in [
        // Two eyes each, nothing between them.
        (&[".X.XO.O.", "XXXXOOOO"][..], 1, 1),
        // A shared liberty between them.
        (&[".X.X.O.O.", "XXXXXOOOO"], 0, 0),
        // Chains joined through their own empty points are one unit; the far one touches a neutral point.
        (&["X.X.O.O", "X.X.O.O"], 0, 0),
        (&["X.XO.O", "X.XO.O"], 1, 1),
        // One eye: the only liberty is its own, so it stands in atari.
        (&[".XO.", "XXO."], 0, 1),
        // Two units of one colour, one of them in atari.
        (&[".XOOOX.", "XXO.OX.", "OOOOOXX"], 1, 0),
    ] {
        let counted = counted(&rows(shape));
        assert_eq!((counted.units(Color::Black), counted.units(Color::White)), (black, white), "{shape:?}");
    }
}

#[test]
fn every_row_has_its_own_komi() {
    for (preset, black, quarters) in [
        (Preset::Chinese, 185, 3),
        (Preset::Chinese1988, 184, 3),
        (Preset::Ancient, 181, 2),
        (Preset::Aga, 185, 3),
        (Preset::Ing, 185, 2),
        (Preset::NewZealand, 184, 0),
        (Preset::TrompTaylor, 185, 3),
    ] {
        assert_eq!(split_margin(19, black, 0, preset), quarters, "{preset:?}");
    }
    for (preset, komi) in
        [(Preset::Japanese, 13), (Preset::Korean, 13), (Preset::TangSong, 0), (Preset::Dunhuang, 0)]
    {
        assert_eq!(preset.rules().komi, komi, "{preset:?}");
    }
}

#[test]
fn nothing_is_taken_off_under_tromp_taylor() {
    assert!(!Preset::TrompTaylor.rules().removal);
    assert!(Preset::ALL.iter().filter(|&&preset| preset != Preset::TrompTaylor).all(|p| p.rules().removal));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// With a stone handed over for every pass and White passing last, territory and area agree (AGA), whatever
    /// counts as dead.
    #[test]
    fn pass_stones_make_both_counts_agree(draws in vec(0_usize..82, 2..160), dead in vec(0_usize..81, 0..6)) {
        let size = Size::square(9).unwrap();
        let points: Vec<_> = size.iter().collect();
        let mut position = Position::new(size, KoRule::Situational, false);
        let mut passes = ByColor::<u32>::default();
        for draw in draws {
            let by = position.to_move();
            match points.get(draw) {
                Some(&point) if position.play(by, point).is_ok() => {}
                _ => {
                    position.pass(by);
                    passes[by] += 1;
                }
            }
        }
        while position.to_move() == Color::White || position.last_move() != Some((Color::White, Move::Pass)) {
            let by = position.to_move();
            position.pass(by);
            passes[by] += 1;
        }
        let dead: Vec<_> = dead.into_iter().map(|n| points[n]).collect();
        // A stone passed is the opponent's prisoner: one of the passer's stones taken.
        let taken = position.taken();
        let with_passes = ByColor::new_with(|color| taken[color] + passes[color]);
        let counted = count(position.board(), with_passes, Marks { dead: &dead, ..Marks::default() });
        prop_assert_eq!(
            counted.score(Scoring::Area, Tax::None),
            counted.score(Scoring::Territory, Tax::None)
        );
        let aga = Preset::Aga.rules();
        let territory = Ruleset { scoring: Scoring::Territory, ..aga };
        prop_assert_eq!(margin(&counted, &aga, aga.komi, 3), margin(&counted, &territory, aga.komi, 3));
    }
}
