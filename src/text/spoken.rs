//! What is read aloud, in four languages: a language may be spoken that the screen does not show.
//!
//! Where the count goes up, as players know it, ten means that the time is gone. Every word is kept twice: as it is written, and as a
//! speech engine reads it without a slip (はんもくがち for 半目勝ち, 二 and never 两 for a counted 2).

mod en;
mod ja;
mod ko;
mod zh_cn;

use std::fmt::Write;

/// A fixed word: as it is written, as it is read.
pub type Word = (&'static str, &'static str);

/// Something to be said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Utterance {
    /// As it is written.
    pub text: String,
    /// As a speech engine is given it: no signs that engines stumble over.
    pub read: String,
    /// How often a bell rings where there is nothing but a bell: what differs is told apart.
    pub bells: u8,
}

impl Utterance {
    /// Written and read.
    pub fn new(text: impl Into<String>, read: impl Into<String>) -> Self {
        Self { text: text.into(), read: read.into(), bells: 1 }
    }

    /// The same, with so many strokes of a bell.
    #[must_use]
    pub fn ringing(self, bells: u8) -> Self {
        Self { bells, ..self }
    }

    /// This, and after a breath the other.
    #[must_use]
    pub fn then(mut self, words: &Spoken, other: &Self) -> Self {
        // Nothing fails to be written into a string.
        let _ = write!(self.text, "{}{}", words.breath, other.text);
        let _ = write!(self.read, "{}{}", words.breath, other.read);
        self.bells = self.bells.max(other.bells);
        self
    }
}

impl From<Word> for Utterance {
    fn from((text, read): Word) -> Self {
        Self::new(text, read)
    }
}

/// By how much a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Points, and whether half a point more.
    Points(u32, bool),
    /// Zi, and quarters of one; only where zi are said.
    Zi(u32, u32),
    /// Points as Ing has them, and whether half a point more.
    Ing(u32, bool),
    /// Ways, and whether half a way more.
    Ways(u32, bool),
    /// Stones, and whether half a stone more.
    Stones(u32, bool),
}

impl Amount {
    /// The same in points: a zi is two, anything else one.
    pub(super) const fn in_points(self) -> (u32, bool) {
        match self {
            Self::Zi(whole, quarters) => (whole * 2 + quarters / 2, quarters % 2 == 1),
            Self::Points(whole, half)
            | Self::Ing(whole, half)
            | Self::Ways(whole, half)
            | Self::Stones(whole, half) => (whole, half),
        }
    }
}

/// The words of one language.
#[derive(Debug)]
pub struct Spoken {
    /// Its tag: `en`, `zh-CN`, `ja`, `ko`.
    pub tag: &'static str,
    /// Between two parts of what is said.
    pub breath: &'static str,
    /// So many seconds of the period are gone, or left.
    pub mark: fn(u64) -> Utterance,
    /// The count of the last ten seconds, from one.
    pub count: [Word; 10],
    /// A minute of the reserve is used (China).
    pub minute_used: Word,
    /// So many minutes of the reserve are left. The last one is said like the others (A §12.3, B 2.3.2: 还剩1分).
    pub minutes_left: fn(u32) -> Utterance,
    /// So many byo-yomi periods are left, more than one.
    pub periods_left: fn(u32) -> Utterance,
    /// The last byo-yomi period begins.
    pub last_period: Word,
    /// Byo-yomi begins.
    pub begins: Word,
    /// The main time is used up, and what follows is no byo-yomi.
    pub main_over: Word,
    /// A block of thinking time begins, after which so many are left, more than none.
    pub blocks_left: fn(u32) -> Utterance,
    /// The last block of thinking time begins.
    pub last_block: Word,
    /// No block of thinking time is left to begin.
    pub no_blocks: Word,
    /// Overtime is bought: the points it has cost in all, how many periods may still be bought.
    pub bought: fn(u32, u32) -> Utterance,
    /// The flag has fallen.
    pub lost: Word,
    /// The voice is on.
    pub here: Word,
    /// Black, White.
    pub sides: [Word; 2],
    /// So much time is left: the side, hours, minutes, seconds.
    pub time_left: fn(Word, [u64; 3]) -> Utterance,
    /// So many stones are to be played in this block.
    pub stones_left: fn(u32) -> Utterance,
    /// There is no limit: the side.
    pub no_limit: fn(Word) -> Utterance,
    /// Won by a margin: the winner, the amount.
    pub by_margin: fn(Word, Amount) -> Utterance,
    /// Won on an equal count.
    pub by_tie: fn(Word) -> Utterance,
    /// Won by resignation.
    pub by_resignation: fn(Word) -> Utterance,
    /// Won by a ruling: the loser, the winner.
    pub by_forfeit: fn(Word, Word) -> Utterance,
    /// A draw.
    pub draw: Word,
    /// No result.
    pub no_result: Word,
    /// To be played again.
    pub replay: Word,
    /// Both lose.
    pub both_lose: Word,
}

/// Every language that is spoken, the default first.
pub const ALL: [&Spoken; 4] = [&en::EN, &zh_cn::ZH_CN, &ja::JA, &ko::KO];

/// The words of the language of this tag.
pub fn named(tag: &str) -> Option<&'static Spoken> {
    ALL.into_iter().find(|words| words.tag.eq_ignore_ascii_case(tag))
}

/// The words for an interface in the language of this tag; English when there are none.
pub fn for_tag(tag: &str) -> &'static Spoken {
    named(tag).unwrap_or(&en::EN)
}

/// A number below 100 as the languages of the East build it: tens, ten, ones. Larger ones in digits.
fn built(n: u64, ones: [&str; 10], ten: &str) -> String {
    let digit = |n: u64| usize::try_from(n).ok().and_then(|n| ones.get(n)).copied().unwrap_or_default();
    match (n / 10, n % 10) {
        (0, 0) | (10.., _) => n.to_string(),
        (0, one) => digit(one).to_owned(),
        (1, one) => format!("{ten}{}", digit(one)),
        (tens, one) => format!("{}{ten}{}", digit(tens), digit(one)),
    }
}

/// Hours, minutes and seconds with their units; what is 0 is left out, but not all of it.
fn span(parts: [u64; 3], between: &str, unit: impl Fn(u64, usize) -> String) -> String {
    let said: Vec<String> =
        parts.into_iter().enumerate().filter(|&(_, n)| n > 0).map(|(place, n)| unit(n, place)).collect();
    if said.is_empty() { unit(0, 2) } else { said.join(between) }
}

#[cfg(test)]
mod tests {
    use super::{ALL, Amount, Utterance, for_tag, named};

    fn both(said: Utterance) -> (String, String) {
        (said.text, said.read)
    }

    #[test]
    fn the_count_is_read_as_players_read_it() {
        let read = |tag| named(tag).unwrap().count.map(|(_, read)| read).join(" ");
        assert_eq!(read("en"), "one two three four five six seven eight nine ten");
        assert_eq!(read("zh-CN"), "一 二 三 四 五 六 七 八 九 十");
        assert_eq!(read("ja"), "いち に さん よん ご ろく なな はち きゅう じゅう");
        assert_eq!(read("ko"), "하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열");
        assert_eq!(named("zh-CN").unwrap().count.map(|(text, _)| text).join(" "), "1 2 3 4 5 6 7 8 9 10");
    }

    #[test]
    fn calls_of_the_reading() {
        let rows = [
            (
                "en",
                "30 seconds",
                "3 minutes left",
                "3 periods left",
                "the last period",
                "byo-yomi begins",
                "out of time",
            ),
            ("zh-CN", "30秒", "还剩3分", "还剩3次", "最后一次", "开始读秒", "超时判负"),
            (
                "ja",
                "30秒",
                "残り3分です",
                "残り3回です",
                "最後の考慮時間です",
                "秒読みを始めます",
                "時間切れ負けです",
            ),
            (
                "ko",
                "30초",
                "3분 남았습니다",
                "초읽기 3회 남았습니다",
                "마지막 초읽기입니다",
                "초읽기를 시작합니다",
                "시간패입니다",
            ),
        ];
        for (tag, mark, minutes, periods, last, begins, lost) in rows {
            let words = named(tag).unwrap();
            assert_eq!((words.mark)(30).text, mark);
            assert_eq!((words.minutes_left)(3).text, minutes);
            assert_eq!((words.periods_left)(3).text, periods);
            assert_eq!([words.last_period.0, words.begins.0, words.lost.0], [last, begins, lost]);
        }
    }

    #[test]
    fn engines_get_sounds() {
        let (zh, ja, ko) = (named("zh-CN").unwrap(), named("ja").unwrap(), named("ko").unwrap());
        assert_eq!(both((zh.minutes_left)(2)), ("还剩2分".to_owned(), "还剩两分".to_owned()));
        assert_eq!((zh.mark)(55).read, "五十五秒");
        assert_eq!((ja.mark)(58).read, "ごじゅうはちびょう");
        let minutes = [2, 3, 4, 6, 8, 10, 11].map(|n| (ja.minutes_left)(n).read).join(" ");
        assert_eq!(
            minutes,
            "のこりにふんです のこりさんぷんです のこりよんぷんです のこりろっぷんです のこりはっぷんです \
             のこりじゅっぷんです のこりじゅういっぷんです"
        );
        assert_eq!((ja.periods_left)(6).read, "のこりろっかいです");
        assert_eq!((ja.blocks_left)(8).read, "こうりょじかん、のこりはっかいです");
        let cost = [1, 4, 6, 8, 10].map(|n| (ja.bought)(n, 0).read).join(" ");
        assert_eq!(
            cost,
            "ばってんはけいいってん、さいごのいっかいです ばってんはけいよんてん、さいごのいっかいです \
             ばってんはけいろくてん、さいごのいっかいです ばってんはけいはってん、さいごのいっかいです \
             ばってんはけいじゅってん、さいごのいっかいです"
        );
        assert_eq!(both((zh.bought)(2, 2)), ("共罚2点，还可2次".to_owned(), "共罚两点，还可两次".to_owned()));
        assert_eq!((ko.bought)(4, 1).read, "벌점 사 점, 일 회 남았습니다");
        assert_eq!((ko.mark)(30).read, "삼십 초");
        assert_eq!((ko.periods_left)(2).read, "초읽기 이 회 남았습니다");
        // Whatever engines stumble over is spelled out.
        for words in ALL {
            let said = (words.by_margin)(words.sides[0], Amount::Zi(2, 1));
            assert!(!said.read.contains('/'), "{said:?}");
        }
    }

    #[test]
    fn margins() {
        let said = |tag, amount| {
            let words = named(tag).unwrap();
            both((words.by_margin)(words.sides[0], amount))
        };
        let pair = |text: &str, read: &str| (text.to_owned(), read.to_owned());
        for (tag, amount, text, read) in [
            ("en", Amount::Points(1, false), "Black wins by 1 point", "Black wins by 1 point"),
            ("en", Amount::Points(2, true), "Black wins by 2.5 points", "Black wins by 2 and a half points"),
            ("en", Amount::Points(0, true), "Black wins by half a point", "Black wins by half a point"),
            ("en", Amount::Zi(2, 1), "Black wins by 4.5 points", "Black wins by 4 and a half points"),
            ("en", Amount::Ways(1, false), "Black wins by 1 way", "Black wins by 1 way"),
            ("en", Amount::Stones(3, false), "Black wins by 3 stones", "Black wins by 3 stones"),
            ("en", Amount::Ing(3, false), "Black wins by 3 points", "Black wins by 3 points"),
            ("zh-CN", Amount::Zi(2, 2), "黑胜2又1/2子", "黑胜两子半"),
            ("zh-CN", Amount::Zi(0, 2), "黑胜1/2子", "黑胜半子"),
            ("zh-CN", Amount::Zi(1, 1), "黑胜1又1/2子", "黑胜一子半"),
            ("zh-CN", Amount::Zi(0, 3), "黑胜1/2子", "黑胜半子"),
            ("zh-CN", Amount::Zi(2, 0), "黑胜2子", "黑胜两子"),
            ("zh-CN", Amount::Stones(3, false), "黑胜3子", "黑胜三子"),
            ("zh-CN", Amount::Ways(2, false), "黑胜2路", "黑胜两路"),
            ("zh-CN", Amount::Ing(12, true), "黑胜12点半", "黑胜十二点半"),
            ("zh-CN", Amount::Points(3, false), "黑胜3目", "黑胜三目"),
            ("zh-CN", Amount::Points(2, true), "黑胜2目半", "黑胜两目半"),
            ("ja", Amount::Points(0, true), "黒、半目勝ちです", "くろ、はんもくがちです"),
            ("ja", Amount::Points(3, true), "黒、3目半勝ちです", "くろ、さんもくはんがちです"),
            ("ja", Amount::Zi(1, 2), "黒、3目勝ちです", "くろ、さんもくがちです"),
            ("ja", Amount::Zi(0, 3), "黒、1目半勝ちです", "くろ、いちもくはんがちです"),
            ("ja", Amount::Ing(8, false), "黒、8点勝ちです", "くろ、はってんがちです"),
            ("ja", Amount::Ways(3, false), "黒、3路勝ちです", "くろ、さんろがちです"),
            ("ja", Amount::Stones(2, false), "黒、2子勝ちです", "くろ、にしがちです"),
            ("ko", Amount::Points(2, true), "흑 2집반승입니다", "흑 두 집 반승입니다"),
            ("ko", Amount::Points(0, true), "흑 반집승입니다", "흑 반집승입니다"),
            ("ko", Amount::Zi(0, 1), "흑 반집승입니다", "흑 반집승입니다"),
            ("ko", Amount::Ing(8, false), "흑 8점승입니다", "흑 여덟 점승입니다"),
            ("ko", Amount::Ways(3, false), "흑 3로승입니다", "흑 삼 로승입니다"),
            ("ko", Amount::Stones(2, false), "흑 2점승입니다", "흑 두 점승입니다"),
        ] {
            assert_eq!(said(tag, amount), pair(text, read));
        }
    }

    #[test]
    fn time_left_is_said_in_units() {
        let said = |tag, parts| {
            let words = named(tag).unwrap();
            (words.time_left)(words.sides[1], parts).text
        };
        assert_eq!(said("en", [1, 0, 1]), "White: 1 hour 1 second left");
        assert_eq!(said("zh-CN", [0, 12, 34]), "白方还剩12分34秒");
        assert_eq!(said("ja", [1, 5, 30]), "白、残り1時間5分30秒です");
        assert_eq!(said("ko", [0, 0, 24]), "백, 24초 남았습니다");
        assert_eq!(said("en", [0, 0, 0]), "White: 0 seconds left");
    }

    #[test]
    fn an_interface_without_a_voice_of_its_own_speaks_english() {
        assert_eq!(for_tag("zh-CN").tag, "zh-CN");
        assert_eq!(for_tag("eo").tag, "en");
    }
}
