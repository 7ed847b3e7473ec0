//! Floor 0. Every text of the interface: one struct, one constant per language.
//!
//! A field missing in one language does not compile. No text holds a character of ambiguous width.

pub mod alone;
pub mod arbiter;
pub mod before;
pub mod chart;
pub mod check;
pub mod cycle;
pub mod en;
pub mod ending;
pub mod fault;
pub mod files;
pub mod form;
pub mod help;
pub mod home;
pub mod ja;
pub mod key;
pub mod ko;
pub mod markup;
pub mod refusal;
pub mod result;
pub mod review;
pub mod rules;
pub mod rulings;
pub mod score;
pub mod sealed;
pub mod sentence;
pub mod shelf;
pub mod spec;
pub mod spoken;
pub mod table;
pub mod timing;
pub mod unit;
pub mod visible;
pub mod voice;
pub mod word;
pub mod zh_cn;

/// The texts of one language, by where they stand.
#[derive(Debug)]
pub struct Text {
    /// Its tag: `en`, `zh-CN`, `ja`, `ko`.
    pub tag: &'static str,
    /// The language's own name.
    pub name: &'static str,
    /// Words used everywhere.
    pub word: word::Word,
    /// Units a game is counted in.
    pub unit: unit::Units,
    /// Results.
    pub result: result::Result,
    /// Why a move or command is refused.
    pub refusal: refusal::Refusal,
    /// The home screen.
    pub home: home::Home,
    /// The new-game form.
    pub form: form::Form,
    /// Before the first move: colours, handicap stones, series, games of four.
    pub before: before::Before,
    /// The lists of games.
    pub shelf: shelf::Shelf,
    /// Files of games: what is done with them.
    pub files: files::Files,
    /// Help.
    pub help: help::Help,
    /// Rule sets in plain words.
    pub plain_rules: help::PlainRules,
    /// Time settings in plain words.
    pub plain_time: help::PlainTime,
    /// What could not be done with a file or a record.
    pub fault: fault::Fault,
    /// Why a time setting is refused.
    pub spec: spec::Spec,
    /// The table.
    pub table: table::Table,
    /// Names of rule sets.
    pub rules: rules::Rules,
    /// Marking and counting.
    pub ending: ending::Ending,
    /// Going through a record.
    pub review: review::Review,
    /// What a record draws and says.
    pub markup: markup::Markup,
    /// The training report.
    pub chart: chart::Chart,
    /// Positions that come back.
    pub cycle: cycle::Cycle,
    /// Pauses and sealed moves.
    pub sealed: sealed::Sealed,
    /// A count told line by line.
    pub score: score::Score,
    /// Records looked over.
    pub check: check::Check,
    /// The reading aloud, on the screen.
    pub voice: voice::Voice,
    /// The referee.
    pub arbiter: arbiter::Arbiter,
    /// A time setting taken apart.
    pub timing: timing::Timing,
    /// The rulings the articles describe.
    pub rulings: rulings::Rulings,
    /// The two clocks alone.
    pub alone: alone::Alone,
    /// What the keys do, as the key line, the menu and Help say it.
    pub key: key::Key,
    /// What keys without a character of their own are called.
    pub key_name: key::KeyName,
}

/// Every language there is, the default first.
pub const ALL: [&Text; 4] = [&en::EN, &zh_cn::ZH_CN, &ja::JA, &ko::KO];

/// The texts for a locale such as `zh-CN`, `zh_CN.UTF-8`, `en` or `C`; English when there are none.
pub fn for_locale(locale: &str) -> &'static Text {
    let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
    let language = tag.split('-').next().unwrap_or_default();
    ALL.into_iter().find(|text| text.tag.split('-').next() == Some(language)).unwrap_or(&en::EN)
}

/// The texts of exactly this tag, as `--lang` names it.
pub fn named(tag: &str) -> Option<&'static Text> {
    ALL.into_iter().find(|text| text.tag.eq_ignore_ascii_case(tag))
}

#[cfg(test)]
mod tests {
    use super::{for_locale, named};

    #[test]
    fn locales_choose_the_language() {
        for (locale, tag) in [
            ("C", "en"),
            ("", "en"),
            ("en_US.UTF-8", "en"),
            ("zh_CN.UTF-8", "zh-CN"),
            ("zh-Hans-CN", "zh-CN"),
            ("zh", "zh-CN"),
            ("ja_JP.UTF-8", "ja"),
            ("ja", "ja"),
            ("ko_KR.EUC-KR", "ko"),
            ("ko-KR", "ko"),
            ("kok_IN", "en"),
            ("de_DE", "en"),
        ] {
            assert_eq!(for_locale(locale).tag, tag, "{locale}");
        }
        assert!(named("fr").is_none());
    }
}
