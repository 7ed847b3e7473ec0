//! Numbers, words and signs of a time setting in words.

use crate::clock::{Ms, duration};

/// A day in ms: games by correspondence.
const DAY: Ms = 24 * duration::HOUR;

/// Words of more than one part, and what each is one word of.
const PHRASES: [(&str, &str); 9] = [
    ("without byoyomi", "none"),
    ("byo-yomi", "byoyomi"),
    ("byo yomi", "byoyomi"),
    ("per move", "per move"),
    ("each move", "per move"),
    ("time limit", "time"),
    ("sudden death", "none"),
    ("no overtime", "none"),
    ("n/a", "none"),
];

/// Words of the East, which stand beside each other without a blank; of two that begin alike the longer first.
const EASTERN: [(&str, &str); 18] = [
    ("持ち時間", "time"),
    ("用时", "time"),
    ("双方", "each"),
    ("每方", "each"),
    ("秒読み", "byoyomi"),
    ("读秒", "byoyomi"),
    ("讀秒", "byoyomi"),
    ("초읽기", "byoyomi"),
    ("每手", "per move"),
    ("每步", "per move"),
    ("一手", "per move"),
    ("次", "times"),
    ("回", "times"),
    ("회", "times"),
    ("手", "stones"),
    ("수", "stones"),
    ("各", "each"),
    ("每", "in"),
];

/// A piece of a text about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A bare number, taken as seconds and given in ms.
    Number(Ms),
    /// A time `h:m:s` or `m:s`, in ms.
    Clock(Ms),
    /// A unit of time, in ms.
    Unit(Ms),
    /// A word, of several spellings one.
    Word(&'a str),
    /// Anything else but blanks and signs that say nothing.
    Sign(char),
}

/// Takes a text apart, tidied as the words of a time setting are. `None` if a number in it is none, or too large.
pub(super) fn tokens(text: &str) -> Option<Vec<Token<'_>>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = |among: &dyn Fn(char) -> bool| rest.find(|c| !among(c)).unwrap_or(rest.len());
        let known = |words: &[(&'static str, &'static str)]| {
            words.iter().copied().find(|(word, _)| rest.starts_with(word))
        };
        let length = if is_number(rest) {
            let length = end(&|c| c.is_ascii_digit() || matches!(c, '.' | ':'));
            let said = rest[..length].trim_end_matches(['.', ':']);
            tokens.push(number(said)?);
            said.len()
        } else if let Some((word, meant)) = known(&PHRASES).or_else(|| known(&EASTERN)) {
            tokens.push(Token::Word(meant));
            word.len()
        } else if first.is_alphabetic() {
            let whole = &rest[..end(&char::is_alphabetic)];
            let said = match whole {
                "per" => Token::Sign('/'),
                "with" => Token::Sign('+'),
                _ => Token::Word(meant(whole)),
            };
            let (word, token) = unit(whole).unwrap_or((whole, said));
            // `1 hour and 30 minutes`
            if word != "and" {
                tokens.push(token);
            }
            word.len()
        } else {
            match first {
                '.' | ':' | ';' if !tokens.is_empty() => {}
                _ => tokens.push(Token::Sign(first)),
            }
            first.len_utf8()
        };
        rest = rest[length..].trim_start();
    }
    Some(tokens)
}

/// A time at the start of what is said: `90`, `5:00`, `90 sec`, `1 hour 30 min`; whether it says in which unit; and what
/// follows it.
pub(super) fn duration<'s, 'a>(said: &'s [Token<'a>]) -> Option<(Ms, bool, &'s [Token<'a>])> {
    if let [Token::Clock(time), rest @ ..] = said {
        return Some((*time, true, rest));
    }
    let mut total: Option<Ms> = None;
    let mut rest = said;
    while let [Token::Number(seconds), Token::Unit(unit), more @ ..] = rest {
        let time = seconds.checked_mul(*unit)? / duration::SECOND;
        total = Some(total.unwrap_or(0).checked_add(time)?);
        rest = more;
    }
    match (total, rest) {
        (Some(total), _) => Some((total, true, rest)),
        (None, [Token::Number(time), rest @ ..]) => Some((*time, false, rest)),
        _ => None,
    }
}

fn is_number(rest: &str) -> bool {
    rest.strip_prefix('.').unwrap_or(rest).starts_with(|c: char| c.is_ascii_digit())
}

/// The unit a run of letters is, or begins with where it is of the East.
fn unit(word: &str) -> Option<(&str, Token<'_>)> {
    let known = |word: &str| match word {
        "d" | "day" | "days" | "天" => Some(DAY),
        "ms" => None,
        _ => duration::unit(word),
    };
    let ends = word.char_indices().map(|(at, c)| at + c.len_utf8()).rev();
    let lengths = ends.filter(|&end| end == word.len() || !word.is_ascii());
    lengths.map(|end| &word[..end]).find_map(|head| Some((head, Token::Unit(known(head)?))))
}

/// Of several spellings one.
fn meant(word: &str) -> &str {
    match word {
        "byo" | "byoyomi" | "jbyoyomi" => "byoyomi",
        "move" => "move",
        "moves" | "stone" | "stones" => "stones",
        "period" | "periods" | "times" => "times",
        "increment" | "bonus" => "fischer",
        "unlimited" | "absolute" | "no" => "none",
        "sandglass" => "hourglass",
        "capped" => "cap",
        "cdn" => "canadian",
        other => other,
    }
}

fn number(text: &str) -> Option<Token<'static>> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    if part.bytes().any(|b| !b.is_ascii_digit()) || (whole.is_empty() && part.is_empty()) {
        return None;
    }
    let mut seconds: Ms = 0;
    let mut places = 0;
    for place in whole.split(':').filter(|_| !whole.is_empty()) {
        seconds = seconds.checked_mul(60)?.checked_add(place.parse().ok()?)?;
        places += 1;
    }
    let thousandths: Ms = format!("{part:0<3}").get(..3)?.parse().ok()?;
    let time = seconds.checked_mul(1000)?.checked_add(thousandths)?;
    match places {
        0 | 1 => Some(Token::Number(time)),
        2 | 3 => Some(Token::Clock(time)),
        _ => None,
    }
}
