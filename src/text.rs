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
pub mod ja;
pub mod ko;
pub mod review;
pub mod score;
pub mod sealed;
pub mod shelf;
pub mod spec;
pub mod spoken;
pub mod visible;
pub mod voice;
pub mod zh_cn;

use before::Before;
use ending::Ending;
use form::Form;
use help::{Help, PlainRules, PlainTime};
use shelf::Shelf;

/// The texts of one language, by where they stand.
#[derive(Debug)]
pub struct Text {
    /// Its tag: `en`, `zh-CN`, `ja`, `ko`.
    pub tag: &'static str,
    /// The language's own name.
    pub name: &'static str,
    /// Words used everywhere.
    pub word: Word,
    /// Results.
    pub result: Result,
    /// Why a move or command is refused.
    pub refusal: Refusal,
    /// The home screen.
    pub home: Home,
    /// The new-game form.
    pub form: Form,
    /// Before the first move: colours, handicap stones, series, games of four.
    pub before: Before,
    /// The lists of games.
    pub shelf: Shelf,
    /// Files of games: what is done with them.
    pub files: files::Files,
    /// Help.
    pub help: Help,
    /// Rule sets in plain words.
    pub plain_rules: PlainRules,
    /// Time settings in plain words.
    pub plain_time: PlainTime,
    /// What could not be done with a file or a record.
    pub fault: fault::Fault,
    /// Why a time setting is refused.
    pub spec: spec::Spec,
    /// The table.
    pub table: Table,
    /// Names of rule sets.
    pub rules: Rules,
    /// Marking and counting.
    pub ending: Ending,
    /// Going through a record.
    pub review: review::Review,
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
    /// The two clocks alone.
    pub alone: alone::Alone,
    /// What the keys do, as the key line, the menu and Help say it.
    pub key: Key,
    /// What keys without a character of their own are called.
    pub key_name: KeyName,
}

/// Words used everywhere.
#[derive(Debug)]
pub struct Word {
    /// Black, the side.
    pub black: &'static str,
    /// White, the side.
    pub white: &'static str,
    /// A pass.
    pub pass: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// The unit zi after a number.
    pub zi: fn(&str) -> String,
    /// The unit point after a number.
    pub points: fn(&str) -> String,
    /// Between two parts of a sentence.
    pub comma: &'static str,
    /// A whole number and a fraction, both not 0.
    pub mixed: fn(i32, &str) -> String,
    /// Move N.
    pub move_n: fn(u32) -> String,
}

/// Results. The colour comes as `Word::black` or `Word::white` says it.
#[derive(Debug)]
pub struct Result {
    /// Won by a margin, given with its unit.
    pub by_margin: fn(&str, &str) -> String,
    /// An amount and the same in the other unit.
    pub amount: fn(&str, &str) -> String,
    /// A spoken amount, the exact one, and the same in the other unit.
    pub exactly: fn(&str, &str, &str) -> String,
    /// Won on an equal count.
    pub by_tie: fn(&str) -> String,
    /// Won by resignation.
    pub by_resignation: fn(&str) -> String,
    /// Won on time: the loser, the winner.
    pub by_time: fn(&str, &str) -> String,
    /// Won by forfeit: the loser, the winner.
    pub by_forfeit: fn(&str, &str) -> String,
    /// A draw.
    pub draw: &'static str,
    /// No result.
    pub no_result: &'static str,
    /// Played again.
    pub replay: &'static str,
    /// Both lose.
    pub both_lose: &'static str,
}

/// Why a move or command is refused.
#[derive(Debug)]
pub struct Refusal {
    /// A point that is not on this board: what was typed.
    pub no_such_point: fn(&str) -> String,
    /// There is a stone: the point.
    pub occupied: fn(&str) -> String,
    /// A forbidden point (no liberty, nothing taken).
    pub suicide: fn(&str) -> String,
    /// A ko that may not be retaken at once.
    pub ko: fn(&str) -> String,
    /// The whole board after this move stood before: the point, the number of the move after which it stood.
    pub superko: fn(&str, u32) -> String,
    /// The same, where the position that returns is the one before the first move.
    pub superko_start: fn(&str) -> String,
    /// It is the other side's turn.
    pub not_your_turn: &'static str,
    /// The flag has fallen.
    pub time_up: &'static str,
    /// The clocks are stopped.
    pub paused: &'static str,
    /// The game is over.
    pub over: &'static str,
    /// Play has stopped.
    pub not_playing: &'static str,
    /// Who declined the end must play a stone.
    pub must_play: &'static str,
    /// There is no move to take back.
    pub nothing_to_take_back: &'static str,
    /// No takebacks left.
    pub no_takebacks: &'static str,
    /// Anything else.
    pub other: &'static str,
}

/// The home screen.
#[derive(Debug)]
pub struct Home {
    /// The line under the name.
    pub motto: &'static str,
    /// Continue an unfinished game: the players, moves made, whose move.
    pub resume: fn(&str, &str, u32, &str) -> String,
    /// New game.
    pub new_game: &'static str,
    /// Saved games.
    pub saved: &'static str,
    /// The classics that ship.
    pub study: &'static str,
    /// Help.
    pub help: &'static str,
    /// Quit.
    pub quit: &'static str,
}

/// The table.
#[derive(Debug)]
pub struct Table {
    /// Whose move it is.
    pub to_play: fn(&str) -> String,
    /// The number of the move and whose it is.
    pub move_to_play: fn(u32, &str) -> String,
    /// Prisoners in the lid.
    pub captures: fn(u32) -> String,
    /// Before the first move: whose clock any key starts.
    pub any_key_starts: fn(&str) -> String,
    /// A move was made: the colour, the point.
    pub played: fn(&str, &str) -> String,
    /// A pass was made.
    pub passed: fn(&str) -> String,
    /// Stones were taken with it.
    pub took: fn(u32) -> String,
    /// Asked once more.
    pub sure_pass: fn(&str) -> String,
    /// Asked once more.
    pub sure_resign: fn(&str) -> String,
    /// Asked once more: propose that the game is over.
    pub sure_over: fn(&str) -> String,
    /// Time is up in the last minute; it may count as a pass.
    pub time_up_pass: fn(&str) -> String,
    /// Asked once more: the colour claims the stones at this point dead and moves next.
    pub sure_dispute: fn(&str, &str) -> String,
    /// Asked once more: leave, the game is kept.
    pub sure_leave: &'static str,
    /// The other player proposes the end: the colour.
    pub proposes: fn(&str) -> String,
    /// The side to move declined the end and must play: its colour.
    pub declined: fn(&str) -> String,
    /// The other player asks to take back: the colour, the move.
    pub asks_back: fn(&str, &str) -> String,
    /// It was taken back.
    pub taken_back: fn(&str) -> String,
    /// It was not granted.
    pub not_granted: &'static str,
    /// The clocks stand, and how to go on.
    pub paused_line: &'static str,
    /// The clocks stand.
    pub paused: &'static str,
    /// Both must be ready to go on: the colour asked.
    pub ready: fn(&str) -> String,
    /// The clock stood still for a while that is not charged: how long.
    pub stood_still: fn(&str) -> String,
    /// Typing a point.
    pub type_point: &'static str,
    /// What is typed means this point.
    pub means: fn(&str) -> String,
    /// The same where a stone is only laid, and released by another key.
    pub lays: fn(&str) -> String,
    /// The game goes on after a stop: move number.
    pub resumed: fn(u32) -> String,
    /// The game could not be written; it is kept in memory only. The reason.
    pub not_saved: fn(&str) -> String,
    /// The finished game was saved: where.
    pub saved_at: fn(&str) -> String,
    /// The window is too small, columns and rows: the least size, this one.
    pub too_small: fn((u16, u16), (u16, u16)) -> String,
    /// Main time, in words.
    pub main_time: &'static str,
    /// What follows main time.
    pub then: fn(&str) -> String,
    /// Overtime with several periods left.
    pub periods_left: fn(u32) -> String,
    /// Minutes of the reserve left, read aloud.
    pub minutes_left: fn(u32) -> String,
    /// Thinking-time blocks left.
    pub blocks_left: fn(u32) -> String,
    /// Stones to be played in this block.
    pub stones_left: fn(u32) -> String,
    /// Overtime periods that may still be bought.
    pub purchases_left: fn(u32) -> String,
    /// So much time for every move.
    pub per_move: &'static str,
    /// A delay before main time runs.
    pub delay: &'static str,
    /// The last period.
    pub last_period: &'static str,
    /// The flag has fallen.
    pub flag_fallen: &'static str,
    /// No limit.
    pub no_limit: &'static str,
    /// No moves yet.
    pub no_moves: &'static str,
}

/// Names of rule sets.
#[derive(Debug)]
pub struct Rules {
    /// Put together by hand.
    pub custom: &'static str,
    /// The names, by those of the command line.
    pub presets: [(&'static str, &'static str); 11],
}

impl Rules {
    /// The name of the rule set that the command line calls `name`.
    pub fn preset_name(&self, name: &str) -> &'static str {
        self.presets.iter().find(|(known, _)| *known == name).map_or(self.custom, |(_, shown)| shown)
    }
}

/// What the keys do.
#[derive(Debug)]
pub struct Key {
    /// Move the cursor.
    pub cursor: &'static str,
    /// Jump by star lines.
    pub leap: &'static str,
    /// Play here.
    pub play: &'static str,
    /// Type a point.
    pub type_point: &'static str,
    /// Pass.
    pub pass: &'static str,
    /// Resign.
    pub resign: &'static str,
    /// Propose the end.
    pub over: &'static str,
    /// Take back.
    pub take_back: &'static str,
    /// Pause.
    pub pause: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// Menu.
    pub menu: &'static str,
    /// Help.
    pub help: &'static str,
    /// Back.
    pub back: &'static str,
    /// Quit.
    pub quit: &'static str,
    /// Coordinates on or off.
    pub coordinates: &'static str,
    /// Move numbers on or off.
    pub numbers: &'static str,
    /// Board and clocks only.
    pub quiet: &'static str,
    /// Turn a chain dead or alive.
    pub toggle: &'static str,
    /// Take the suggestion.
    pub suggest: &'static str,
    /// Black agrees.
    pub black_agrees: &'static str,
    /// White agrees.
    pub white_agrees: &'static str,
    /// Choose.
    pub choose: &'static str,
    /// Open.
    pub open: &'static str,
    /// Look through the game.
    pub review: &'static str,
    /// Another game: colours exchanged, or the next of a series.
    pub again: &'static str,
    /// Home.
    pub home: &'static str,
    /// Suspend the program.
    pub suspend: &'static str,
    /// Start.
    pub start: &'static str,
    /// Next field.
    pub next_field: &'static str,
    /// Another page.
    pub page: &'static str,
    /// Ten moves back, a page up.
    pub page_up: &'static str,
    /// Ten moves on, a page down.
    pub page_down: &'static str,
    /// To the beginning.
    pub first: &'static str,
    /// To the end.
    pub last: &'static str,
    /// Erase a character.
    pub erase: &'static str,
    /// Empties the line being typed.
    pub clear: &'static str,
    /// Delete.
    pub delete: &'static str,
    /// The field before.
    pub previous_field: &'static str,
    /// Play on.
    pub dispute: &'static str,
    /// Go to a move.
    pub go_to: &'static str,
    /// To the next capture.
    pub next_capture: &'static str,
    /// To the capture before.
    pub previous_capture: &'static str,
    /// Search.
    pub search: &'static str,
    /// Leave; the game is kept.
    pub leave: &'static str,
    /// Accept what was typed.
    pub accept: &'static str,
    /// Change the value of a field.
    pub change: &'static str,
    /// A move on or back.
    pub step: &'static str,
    /// To another variation.
    pub variation: &'static str,
    /// Go on after a pause.
    pub go_on: &'static str,
}

/// What keys without a character of their own are called.
#[derive(Debug)]
pub struct KeyName {
    /// The four arrows.
    pub arrows: &'static str,
    /// The arrows left and right.
    pub sideways: &'static str,
    /// The arrows up and down.
    pub up_down: &'static str,
    /// The arrows with Shift.
    pub shift_arrows: &'static str,
    /// The space bar.
    pub space: &'static str,
    /// A number typed before another key.
    pub number: &'static str,
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
