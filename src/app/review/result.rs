//! The result of a record in words.

use crate::game::said;
use crate::record::value::result::{By, GameResult, result};
use crate::record::value::rules::preset;
use crate::rules::ruleset::Unit;
use crate::text::{Text, visible};

/// What `RE` says, as one sentence in the interface language; the margin in the unit of the rules named in `RU`.
/// Text that is no result of the standard form is given as it stands. Empty where the record says nothing.
pub fn in_words(raw: &str, rules: &str, text: &Text) -> String {
    let words = &text.result;
    let (winner, by) = match result(raw) {
        GameResult::Win(winner, by) => (winner, by),
        GameResult::Draw => return words.draw.to_owned(),
        GameResult::Void => return words.no_result.to_owned(),
        GameResult::Replay => return words.replay.to_owned(),
        GameResult::BothLose => return words.both_lose.to_owned(),
        GameResult::Unfinished => return text.shelf.unfinished.to_owned(),
        GameResult::Unknown if raw.trim().is_empty() => return String::new(),
        GameResult::Unknown => return text.review.unknown.to_owned(),
        GameResult::Other(said) => return visible::line(&said).into_owned(),
    };
    let (wins, loses) = (said::color(winner, text), said::color(!winner, text));
    match by {
        By::Count(margin) => (words.by_margin)(wins, &said::amount(margin, unit(rules), text)),
        By::Resignation => (words.by_resignation)(wins),
        By::Time => (words.by_time)(loses, wins),
        By::Forfeit => (words.by_forfeit)(loses, wins),
        By::Unsaid => (text.review.wins)(wins),
    }
}

/// The unit the results of the rules called `name` are said in.
fn unit(name: &str) -> Unit {
    preset(name).map_or(Unit::Points, |preset| preset.rules().said_in)
}

#[cfg(test)]
mod tests {
    use super::in_words;
    use crate::text::en::EN;
    use crate::text::zh_cn::ZH_CN;

    #[test]
    fn results_as_the_rules_say_them() {
        for (raw, rules, english, chinese) in [
            ("B+R", "Japanese", "Black wins by resignation", "黑中盘胜"),
            ("W+0.5", "Japanese", "White wins by 0.5 points", "白胜半目"),
            ("B+3", "", "Black wins by 3 points", "黑胜3目"),
            ("W+2", "Chinese", "White wins by 1 zi (2 points)", "白胜1子（2目）"),
            ("W+T", "", "Black ran out of time: White wins on time", "黑超时，白胜"),
            ("B+F", "", "White forfeits: Black wins", "白判负，黑胜"),
            ("B+", "", "Black wins", "黑胜"),
            ("0", "", "A draw", "和棋"),
            ("Void", "", "No result", "无胜负"),
            ("?", "", "The result is not known", "结果不明"),
            ("", "", "", ""),
            ("黑胜3/4子", "", "Black wins by 1.5 points", "黑胜1目半"),
            (
                "黑胜3/4子",
                "Chinese",
                "Black wins by 1/2 zi (exactly 3/4 zi, 1.5 points)",
                "黑胜1/2子（实为3/4子，1目半）",
            ),
            ("双方均负", "", "Both sides lose", "双方均负"),
            ("see the comment", "", "see the comment", "see the comment"),
        ] {
            assert_eq!(in_words(raw, rules, &EN), english, "{raw}");
            assert_eq!(in_words(raw, rules, &ZH_CN), chinese, "{raw}");
        }
    }
}
