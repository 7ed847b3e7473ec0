//! The result of a record in words.

use crate::game::said;
use crate::record::info::GameInfo;
use crate::record::value::result::{By, GameResult, result_of};
use crate::rules::color::Color;
use crate::rules::ruleset::Unit;
use crate::text::sentence::Sentence;
use crate::text::{Text, visible};

/// What `RE` says, as one sentence in the interface language: the winner by name and colour, the margin in the unit of
/// the rules named in `RU`. Text that is no result of the standard form is given as it stands. Empty where the record
/// says nothing.
pub fn in_words(info: &GameInfo, text: &Text) -> Sentence {
    let words = &text.result;
    let (winner, by) = match result_of(&info.result) {
        GameResult::Win(winner, by) => (winner, by),
        GameResult::Draw => return words.draw.into(),
        GameResult::Void => return words.no_result.into(),
        GameResult::Replay => return words.replay.into(),
        GameResult::BothLose => return words.both_lose.into(),
        GameResult::Unfinished => return text.shelf.unfinished.into(),
        GameResult::Unknown if info.result.trim().is_empty() => return "".into(),
        GameResult::Unknown => return text.review.unknown.into(),
        GameResult::Other(said) => return visible::line(&said).into_owned().into(),
    };
    let name = match winner {
        Color::Black => &info.black,
        Color::White => &info.white,
    };
    let unit = info.preset().map_or(Unit::Points, |preset| preset.rules().said_in);
    let loses = said::color(!winner, text);
    said::winner(name, winner, text, |wins| match by {
        By::Count(margin) => (words.by_margin)(wins, &said::amount(margin, unit, text)),
        By::Resignation => (words.by_resignation)(wins),
        By::Time => (words.by_time)(loses, wins),
        By::Forfeit => (words.by_forfeit)(loses, wins),
        By::Unsaid => (text.review.wins)(wins),
    })
}

#[cfg(test)]
mod tests {
    use super::in_words;
    use crate::record::info::GameInfo;
    use crate::text::ALL;
    use crate::text::en::EN;
    use crate::text::zh_cn::ZH_CN;

    #[test]
    fn results_as_the_rules_say_them() {
        for (raw, rules, english, chinese) in [
            ("B+R", "Japanese", "Black wins by resignation", "黑中盘胜"),
            ("W+0.5", "Japanese", "White wins by half a point", "白胜半目"),
            ("B+3", "", "Black wins by 3 points", "黑胜3目"),
            ("W+2", "Chinese", "White wins by 2 points", "白胜1子（2目）"),
            ("W+T", "", "Black ran out of time: White wins", "黑超时，白胜"),
            ("B+F", "", "White forfeits: Black wins", "白判负，黑胜"),
            ("B+", "", "Black wins", "黑胜"),
            ("0", "", "A draw", "和棋"),
            ("Void", "", "No result", "无胜负"),
            ("?", "", "The result is not known", "结果不明"),
            ("", "", "", ""),
            ("黑胜3/4子", "", "Black wins by 1.5 points", "黑胜1目半"),
            ("黑胜3/4子", "Chinese", "Black wins by 1.5 points", "黑胜1/2子（实为3/4子，1目半）"),
            ("双方均负", "", "Both sides lose", "双方均负"),
            ("see the comment", "", "see the comment", "see the comment"),
        ] {
            let info = GameInfo { result: raw.to_owned(), rules: rules.to_owned(), ..GameInfo::default() };
            assert_eq!(in_words(&info, &EN), english, "{raw}");
            assert_eq!(in_words(&info, &ZH_CN), chinese, "{raw}");
        }
    }

    #[test]
    fn the_winner_is_named_as_the_record_names_him() {
        for (raw, told) in [
            (
                "B+R",
                [
                    "Anna (Black) wins by resignation",
                    "Anna执黑中盘胜",
                    "Anna（黒）の中押し勝ち",
                    "Anna(흑) 불계승",
                ],
            ),
            (
                "W+T",
                [
                    "Black ran out of time: 柯洁 (White) wins",
                    "黑超时，柯洁执白胜",
                    "黒時間切れ、柯洁（白）の時間切れ勝ち",
                    "흑 시간패, 柯洁(백) 시간승",
                ],
            ),
            ("B+", ["Anna (Black) wins", "Anna执黑胜", "Anna（黒）の勝ち", "Anna(흑) 승"]),
        ] {
            let info = GameInfo {
                black: " Anna\n".to_owned(),
                white: "柯洁".to_owned(),
                result: raw.to_owned(),
                ..GameInfo::default()
            };
            assert_eq!(ALL.map(|text| in_words(&info, text).to_string()), told);
        }
    }
}
