//! Results as people write them, in English, Chinese, Japanese and Korean.

use super::{By, GameResult};
use crate::record::value::game::{hundredths, quarters};
use crate::rules::color::Color;
use crate::rules::ruleset::{POINT, Quarters, ZI};

/// What a sentence says; `None` if it is not understood.
pub(super) fn read(text: &str) -> Option<GameResult> {
    let text = plain(text);
    let whole = text.trim_matches(|c: char| c.is_whitespace() || "().!。".contains(c));
    if let Some((_, result)) = WHOLE.iter().find(|(word, _)| *word == whole) {
        return Some(result.clone());
    }
    let said = ANYWHERE.iter().find(|(word, _)| text.contains(word)).map(|(_, result)| result.clone());
    if said.as_ref().is_some_and(|said| *said != GameResult::Unknown) {
        return said;
    }
    if text.contains(BLACK) || text.contains(WHITE) {
        return asian(&text).or(said);
    }
    said.or_else(|| english(&text))
}

const BLACK: [char; 3] = ['黑', '黒', '흑'];
const WHITE: [char; 2] = ['白', '백'];

/// What stands alone.
const WHOLE: [(&str, GameResult); 25] = [
    ("a draw", GameResult::Draw),
    ("drawn", GameResult::Draw),
    ("drawn game", GameResult::Draw),
    ("tie", GameResult::Draw),
    ("tied", GameResult::Draw),
    ("持", GameResult::Draw),
    ("和", GameResult::Draw),
    ("빅", GameResult::Draw),
    ("no result", GameResult::Void),
    ("noresult", GameResult::Void),
    ("annulled", GameResult::Void),
    ("cancelled", GameResult::Void),
    ("canceled", GameResult::Void),
    ("both lose", GameResult::BothLose),
    ("both lost", GameResult::BothLose),
    ("both sides lose", GameResult::BothLose),
    ("replay", GameResult::Replay),
    ("to be played again", GameResult::Replay),
    ("unfinished", GameResult::Unfinished),
    ("left unfinished", GameResult::Unfinished),
    ("not finished", GameResult::Unfinished),
    ("suspended", GameResult::Unfinished),
    ("adjourned", GameResult::Unfinished),
    ("unknown", GameResult::Unknown),
    ("n/a", GameResult::Unknown),
];

/// What says so wherever it stands; not to be known gives way to a winner who is.
const ANYWHERE: [(&str, GameResult); 34] = [
    ("和棋", GameResult::Draw),
    ("平局", GameResult::Draw),
    ("持碁", GameResult::Draw),
    ("持棋", GameResult::Draw),
    ("ジゴ", GameResult::Draw),
    ("무승부", GameResult::Draw),
    ("无胜负", GameResult::Void),
    ("無勝負", GameResult::Void),
    ("无效", GameResult::Void),
    ("無效", GameResult::Void),
    ("無効", GameResult::Void),
    ("무효", GameResult::Void),
    ("均负", GameResult::BothLose),
    ("均負", GameResult::BothLose),
    ("双方负", GameResult::BothLose),
    ("両者負", GameResult::BothLose),
    ("両負", GameResult::BothLose),
    ("쌍방 패", GameResult::BothLose),
    ("重下", GameResult::Replay),
    ("重赛", GameResult::Replay),
    ("重賽", GameResult::Replay),
    ("加赛", GameResult::Replay),
    ("打ち直し", GameResult::Replay),
    ("재대국", GameResult::Replay),
    ("打挂", GameResult::Unfinished),
    ("打掛", GameResult::Unfinished),
    ("打ち掛", GameResult::Unfinished),
    ("封棋", GameResult::Unfinished),
    ("未下完", GameResult::Unfinished),
    ("未完", GameResult::Unfinished),
    ("미완국", GameResult::Unfinished),
    ("不明", GameResult::Unknown),
    ("不详", GameResult::Unknown),
    ("불명", GameResult::Unknown),
];

/// Small letters, digits and marks of ordinary width, fractions in digits.
fn plain(text: &str) -> String {
    let narrow = |c: char| match c {
        '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        c => c,
    };
    let mut plain: String = text.chars().map(narrow).collect::<String>().to_lowercase();
    for (from, to) in [
        ("四分之一", "1/4"),
        ("四分之三", "3/4"),
        ("二分之一", "1/2"),
        ("¼", "1/4"),
        ("½", "1/2"),
        ("¾", "3/4"),
    ] {
        plain = plain.replace(from, to);
    }
    plain
}

/// A sentence that names a side by its character: one clause says who won, or who lost.
fn asian(text: &str) -> Option<GameResult> {
    let clauses: Vec<&str> = text.split([',', '、', ';', ':', '。', '(', ')']).collect();
    let side = |clause: &str| match (clause.find(BLACK), clause.find(WHITE)) {
        (Some(black), Some(white)) => Some(if black < white { Color::Black } else { Color::White }),
        (Some(_), None) => Some(Color::Black),
        (None, Some(_)) => Some(Color::White),
        (None, None) => None,
    };
    let says = |clause: &str, words: &[&str]| words.iter().any(|word| clause.contains(word));
    let by = |words: &[(&str, By)]| words.iter().find(|(word, _)| text.contains(word)).map(|(_, by)| *by);
    let winner = clauses.iter().find_map(|clause| side(clause).filter(|_| says(clause, &["胜", "勝", "승"])));
    let (winner, decided) = if let Some(winner) = winner {
        (winner, None)
    } else {
        let lost =
            |clause: &str| by_losing(clause).or(says(clause, &["负", "負", "패"]).then_some(By::Unsaid));
        let (loser, by) = clauses.iter().find_map(|clause| Some((side(clause)?, lost(clause)?)))?;
        (!loser, Some(by))
    };
    let reason = by(&REASONS);
    let counted =
        || clauses.iter().find_map(|clause| side(clause).and_then(|_| amount(clause))).map(By::Count);
    let by = reason.or_else(counted).or(decided).unwrap_or(By::Unsaid);
    Some(GameResult::Win(winner, by))
}

/// What a side lost by, where it is said without a word for losing.
fn by_losing(clause: &str) -> Option<By> {
    let words = [("认输", By::Resignation), ("認輸", By::Resignation), ("投了", By::Resignation)];
    let more = [("超时", By::Time), ("超時", By::Time), ("時間切", By::Time)];
    words.iter().chain(&more).find(|(word, _)| clause.contains(word)).map(|(_, by)| *by)
}

/// Words that tell how it was won.
const REASONS: [(&str, By); 24] = [
    ("中盘", By::Resignation),
    ("中盤", By::Resignation),
    ("中押", By::Resignation),
    ("认输", By::Resignation),
    ("認輸", By::Resignation),
    ("投了", By::Resignation),
    ("불계", By::Resignation),
    ("超时", By::Time),
    ("超時", By::Time),
    ("時間切", By::Time),
    ("时间", By::Time),
    ("時間", By::Time),
    ("시간", By::Time),
    ("判负", By::Forfeit),
    ("判負", By::Forfeit),
    ("判胜", By::Forfeit),
    ("反則", By::Forfeit),
    ("반칙", By::Forfeit),
    ("不戦", By::Forfeit),
    ("弃权", By::Forfeit),
    ("棄権", By::Forfeit),
    ("棄權", By::Forfeit),
    ("부전", By::Forfeit),
    ("기권", By::Forfeit),
];

/// The amount a clause names in 子, 目, 点 or 집: the one after the word for winning, else the one before it.
fn amount(clause: &str) -> Option<Quarters> {
    let cut = clause.find(['胜', '勝', '승', '负', '負', '패']);
    let (before, after) = cut.map_or((clause, ""), |at| clause.split_at(at));
    let rest = |part: &str| part.chars().skip(1).collect::<String>();
    measured(&rest(after)).or_else(|| measured(before))
}

fn measured(part: &str) -> Option<Quarters> {
    let chars: Vec<char> = part.chars().filter(|c| !c.is_whitespace()).collect();
    let at = chars.iter().rposition(|c| "子目点點집".contains(*c))?;
    let unit = if chars[at] == '子' { ZI } else { POINT };
    let half = usize::from(matches!(chars.get(at + 1), Some('半' | '반')));
    let is_number = |c: &char| c.is_ascii_digit() || "./又半반零一二两三四五六七八九十".contains(*c);
    let from = chars[..at].iter().rposition(|c| !is_number(c)).map_or(0, |last| last + 1);
    let number: String = chars[from..at].iter().collect();
    let hundredths = value(&number)? + if half == 1 { 50 } else { 0 };
    let all = Quarters::try_from(hundredths).ok()?.checked_mul(unit)?;
    (all > 0 && all % 100 == 0).then_some(all / 100)
}

/// A number in hundredths: `2.5`, `3/4`, `2又3/4`, `半`, `十二`.
fn value(number: &str) -> Option<i64> {
    if let Some((whole, part)) = number.split_once('又') {
        return Some(value(whole)? + value(part)?);
    }
    match number {
        "半" | "반" | "1/2" => return Some(50),
        "1/4" => return Some(25),
        "3/4" => return Some(75),
        _ => {}
    }
    hundredths(number).or_else(|| numeral(number).map(|n| 100 * n))
}

/// A Chinese numeral below a hundred.
fn numeral(number: &str) -> Option<i64> {
    let digit = |text: &str| {
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (None, _) => Some(None),
            (Some('两'), None) => Some(Some(2)),
            (Some(c), None) => {
                "零一二三四五六七八九".chars().zip(0..).find(|(d, _)| *d == c).map(|(_, n)| Some(n))
            }
            _ => None,
        }
    };
    match number.split_once('十') {
        None => digit(number)?,
        Some((tens, ones)) => Some(10 * digit(tens)?.unwrap_or(1) + digit(ones)?.unwrap_or(0)),
    }
}

/// An English sentence: who, what he did, and by what.
fn english(text: &str) -> Option<GameResult> {
    let words: Vec<&str> = text
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '.')
        .filter(|word| !word.is_empty())
        .collect();
    let subject = match *words.first()? {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return None,
    };
    let has = |stems: &[&str]| words.iter().any(|word| stems.iter().any(|stem| word.starts_with(stem)));
    let loses = has(&["lose", "lost", "loss", "ran", "resigns", "resigned", "forfeits", "forfeited"])
        && !words.get(1).is_some_and(|word| word.starts_with("win") || *word == "won");
    if !loses && !has(&["win", "won", "by", "on"]) {
        return None;
    }
    let number = words.iter().find_map(|word| {
        let value = hundredths(word.trim_end_matches('.'))
            .filter(|_| word.starts_with(|c: char| c.is_ascii_digit()))?;
        quarters(value).filter(|&quarters| quarters > 0)
    });
    let by = if has(&["resig"]) {
        By::Resignation
    } else if has(&["time"]) {
        By::Time
    } else if has(&["forfeit", "default"]) {
        By::Forfeit
    } else {
        let unit = if words.contains(&"zi") { ZI / POINT } else { 1 };
        number.map_or(By::Unsaid, |quarters| By::Count(unit * quarters))
    };
    Some(GameResult::Win(if loses { !subject } else { subject }, by))
}

#[cfg(test)]
mod tests {
    use super::super::{By, GameResult, result};
    use crate::rules::color::Color::{Black, White};

    #[test]
    fn results_in_words() {
        for (text, winner, by) in [
            ("黑中盘胜", Black, By::Resignation),
            ("白中盤勝", White, By::Resignation),
            ("白中押し勝ち", White, By::Resignation),
            ("黒中押勝", Black, By::Resignation),
            ("黒番中押し勝ち", Black, By::Resignation),
            ("백 불계승", White, By::Resignation),
            ("흑불계패", White, By::Resignation),
            ("白认输", Black, By::Resignation),
            ("白投了", Black, By::Resignation),
            ("黑胜", Black, By::Unsaid),
            ("白負", Black, By::Unsaid),
            ("黑胜3/4子", Black, By::Count(3)),
            ("黑胜2又1/2子", Black, By::Count(10)),
            ("黑1/4子胜", Black, By::Count(1)),
            ("白胜四分之一子", White, By::Count(1)),
            ("黑贴3又3/4子胜1又3/4子", Black, By::Count(7)),
            ("黑胜一子", Black, By::Count(4)),
            ("黑胜２目半", Black, By::Count(5)),
            ("黑负1/2子", White, By::Count(2)),
            ("白胜半目", White, By::Count(1)),
            ("白4目半勝ち", White, By::Count(9)),
            ("黒番十二目勝ち", Black, By::Count(24)),
            ("黒5目勝ち", Black, By::Count(10)),
            ("黑胜，目数不明", Black, By::Unsaid),
            ("黑胜2点", Black, By::Count(4)),
            ("흑 3집반승", Black, By::Count(7)),
            ("백 반집승", White, By::Count(1)),
            ("흑 2.5집승", Black, By::Count(5)),
            ("白超时，黑胜", Black, By::Time),
            ("白超时负", Black, By::Time),
            ("白時間切れ負け", Black, By::Time),
            ("黒時間切れ勝ち", Black, By::Time),
            ("백 시간승", White, By::Time),
            ("白判负，黑胜", Black, By::Forfeit),
            ("黒反則勝ち", Black, By::Forfeit),
            ("黒不戦勝", Black, By::Forfeit),
            ("Black wins by resignation", Black, By::Resignation),
            ("White resigns", Black, By::Resignation),
            ("Black resigned.", White, By::Resignation),
            ("White won by 3.5 points", White, By::Count(7)),
            ("B wins by 1 zi", Black, By::Count(4)),
            ("W by resign", White, By::Resignation),
            ("Black wins on time", Black, By::Time),
            ("White ran out of time: Black wins on time", Black, By::Time),
            ("White ran out of time: Black wins", Black, By::Time),
            ("White forfeits: Black wins", Black, By::Forfeit),
            ("Black loses by 2 points", White, By::Count(4)),
            ("White wins", White, By::Unsaid),
        ] {
            assert_eq!(result(text), GameResult::Win(winner, by), "{text}");
        }
    }

    #[test]
    fn results_without_a_winner() {
        for (text, expected) in [
            ("和棋", GameResult::Draw),
            ("持碁", GameResult::Draw),
            ("ジゴ", GameResult::Draw),
            ("무승부", GameResult::Draw),
            ("Drawn", GameResult::Draw),
            ("无胜负", GameResult::Void),
            ("三コウ無勝負", GameResult::Void),
            ("No Result", GameResult::Void),
            ("双方均负", GameResult::BothLose),
            ("両者負け", GameResult::BothLose),
            ("重下", GameResult::Replay),
            ("打ち掛け", GameResult::Unfinished),
            ("打挂", GameResult::Unfinished),
            ("Unfinished", GameResult::Unfinished),
            ("黑白和棋", GameResult::Draw),
            ("黑白双方无胜负", GameResult::Void),
            ("结果不明", GameResult::Unknown),
            ("Unknown", GameResult::Unknown),
        ] {
            assert_eq!(result(text), expected, "{text}");
        }
    }

    #[test]
    fn what_says_nothing_stays_as_it_is() {
        for text in ["中盘胜", "see comment", "black", "Black and White", "胜负手", "1-0", "黑先", "+", "b"]
        {
            assert_eq!(result(text), GameResult::Other(text.to_owned()), "{text}");
        }
    }
}
