use super::{amount, outcome, points, result, result_briefly, spoken, winner};
use crate::clock::control::TimeControl;
use crate::game::outcome::{Outcome, Win};
use crate::game::terms::Terms;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Size;
use crate::rules::ruleset::{Preset, Unit};
use crate::text::ALL;
use crate::text::en::EN;
use crate::text::ja::JA;
use crate::text::ko::KO;
use crate::text::zh_cn::ZH_CN;

#[test]
fn only_chinese_says_zi_and_calls_its_quarters_a_half() {
    for (quarters, english, chinese) in [
        (1, "half a point", "1/2子（实为1/4子，半目）"),
        (2, "1 point", "1/2子（1目）"),
        (3, "1.5 points", "1/2子（实为3/4子，1目半）"),
        (4, "2 points", "1子（2目）"),
        (5, "2.5 points", "1又1/2子（实为1又1/4子，2目半）"),
        (11, "5.5 points", "2又1/2子（实为2又3/4子，5目半）"),
    ] {
        assert_eq!(amount(quarters, Unit::Zi, &EN), english);
        assert_eq!(amount(quarters, Unit::Zi, &ZH_CN), chinese);
    }
}

#[test]
fn points_keep_their_half() {
    for (quarters, said) in [(0, "0"), (1, "0.5"), (2, "1"), (-3, "-1.5"), (15, "7.5")] {
        assert_eq!(points(quarters), said);
    }
    assert_eq!(amount(13, Unit::Points, &ZH_CN), "6目半");
}

#[test]
fn every_kind_of_result_has_a_sentence() {
    let black = |by| Outcome::win(Color::Black, by);
    for (result, said) in [
        (black(Win::Resignation), "Black wins by resignation"),
        (black(Win::Time), "White ran out of time: Black wins"),
        (black(Win::Forfeit), "White forfeits: Black wins"),
        (black(Win::Margin(0)), "An equal count: Black wins"),
        (black(Win::Margin(4)), "Black wins by 2 points"),
        (Outcome::Draw, "A draw"),
        (Outcome::NoResult, "No result"),
        (Outcome::Replay, "To be played again"),
        (Outcome::BothLose, "Both sides lose"),
    ] {
        assert_eq!(outcome(result, Unit::Zi, &EN), said);
    }
}

#[test]
fn results_as_they_are_said_in_japan_and_korea() {
    let white = |by| Outcome::win(Color::White, by);
    for (result, unit, japanese, korean) in [
        (white(Win::Margin(1)), Unit::Points, "白半目勝ち", "백 반집승"),
        (white(Win::Margin(5)), Unit::Points, "白2目半勝ち", "백 2집반승"),
        (white(Win::Margin(6)), Unit::Points, "白3目勝ち", "백 3집승"),
        (white(Win::Margin(4)), Unit::Zi, "白2目勝ち", "백 2집승"),
        (white(Win::Margin(11)), Unit::Zi, "白5目半勝ち", "백 5집반승"),
        (white(Win::Margin(1)), Unit::Zi, "白半目勝ち", "백 반집승"),
        (white(Win::Resignation), Unit::Zi, "白中押し勝ち", "백 불계승"),
        (white(Win::Time), Unit::Zi, "黒時間切れ、白時間切れ勝ち", "흑 시간패, 백 시간승"),
        (white(Win::Forfeit), Unit::Zi, "黒反則負け、白反則勝ち", "흑 반칙패, 백 반칙승"),
        (white(Win::Margin(0)), Unit::Zi, "同数、白の勝ち", "동수, 백 승"),
        (Outcome::Draw, Unit::Zi, "持碁", "무승부"),
        (Outcome::NoResult, Unit::Zi, "無勝負", "무승부(무효)"),
        (Outcome::Replay, Unit::Zi, "打ち直し", "재대국"),
        (Outcome::BothLose, Unit::Zi, "両者負け", "쌍방 패"),
    ] {
        assert_eq!([&JA, &KO].map(|text| outcome(result, unit, text)), [japanese, korean]);
    }
}

/// A game of Chinese rules between these two.
fn between(black: &str, white: &str) -> Terms {
    let time = ByColor { black: TimeControl::None, white: TimeControl::None };
    let mut terms = Terms::even(Size::square(19).unwrap(), Preset::Chinese, time);
    (terms.names.black, terms.names.white) = (black.to_owned(), white.to_owned());
    terms
}

#[test]
fn the_winner_is_told_by_name_and_colour() {
    let won = |by| Outcome::win(Color::Black, by);
    for (outcome, told) in [
        (
            won(Win::Margin(5)),
            [
                "Anna (Black) wins by 2.5 points",
                "Anna执黑胜1又1/2子（实为1又1/4子，2目半）",
                "Anna（黒）の2目半勝ち",
                "Anna(흑) 2집반승",
            ],
        ),
        (
            won(Win::Margin(0)),
            [
                "An equal count: Anna (Black) wins",
                "双方相等，Anna执黑胜",
                "同数、Anna（黒）の勝ち",
                "동수, Anna(흑) 승",
            ],
        ),
        (
            won(Win::Resignation),
            [
                "Anna (Black) wins by resignation",
                "Anna执黑中盘胜",
                "Anna（黒）の中押し勝ち",
                "Anna(흑) 불계승",
            ],
        ),
        (
            won(Win::Time),
            [
                "White ran out of time: Anna (Black) wins",
                "白超时，Anna执黑胜",
                "白時間切れ、Anna（黒）の時間切れ勝ち",
                "백 시간패, Anna(흑) 시간승",
            ],
        ),
        (
            won(Win::Forfeit),
            [
                "White forfeits: Anna (Black) wins",
                "白判负，Anna执黑胜",
                "白反則負け、Anna（黒）の反則勝ち",
                "백 반칙패, Anna(흑) 반칙승",
            ],
        ),
        (Outcome::Draw, ["A draw", "和棋", "持碁", "무승부"]),
    ] {
        let terms = between("Anna", "Bob");
        assert_eq!(ALL.map(|text| result(outcome, &terms, text).to_string()), told);
    }
}

#[test]
fn names_that_tell_nothing_leave_the_colour() {
    let terms = |name: &str| between(name, name);
    let white = Outcome::win(Color::White, Win::Margin(3));
    let said = |terms: &Terms| result(white, terms, &EN).to_string();
    assert_eq!(said(&terms("")), "White wins by 1.5 points");
    assert_eq!(said(&terms("  ")), "White wins by 1.5 points");
    assert_eq!(said(&terms("White")), "White wins by 1.5 points");
    // Both are called the same: the colour says who.
    assert_eq!(said(&terms("Kim")), "Kim (White) wins by 1.5 points");
    assert_eq!(said(&terms("a\tb")), "a␉b (White) wins by 1.5 points");
    assert_eq!(winner("李（黑）", Color::White, &JA, str::to_owned), "李（黑）（白）");
    let mut four = terms("Li");
    four.partners.white = "Wu".to_owned();
    four.partners.black = "Xu".to_owned();
    let told = ALL.map(|text| result(white, &four, text).to_string());
    assert_eq!(
        told,
        [
            "White (Li & Wu) wins by 1.5 points",
            "Li、Wu执白胜1/2子（实为3/4子，1目半）",
            "Li、Wu（白）の1目半勝ち",
            "Li, Wu(백) 1집반승"
        ]
    );
}

#[test]
fn called_out_the_amount_is_told_once() {
    let black = Outcome::win(Color::Black, Win::Margin(5));
    let told = ALL.map(|text| spoken(black, Unit::Zi, text));
    assert_eq!(told, ["Black wins by 2.5 points", "黑胜1又1/2子", "黒2目半勝ち", "흑 2집반승"]);
    assert_eq!(result_briefly(black, &between("Anna", ""), &ZH_CN), "Anna执黑胜1又1/2子");
}
