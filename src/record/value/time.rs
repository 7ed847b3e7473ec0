//! Time settings as the root words them: TM and OT, and the dialects of servers and programs (reader rule 38).

use self::overtime::{byoyomi, whole};
use self::token::{Token, duration, tokens};
use crate::clock::control::TimeControl;
use crate::clock::spec::tidy;
use crate::clock::system::absolute::Absolute;
use crate::clock::system::canadian::Canadian;
use crate::clock::system::cn_byoyomi::{CnByoyomi, MINUTE};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;

mod overtime;
mod token;

/// The texts a root says about time.
#[derive(Clone, Copy, Debug, Default)]
pub struct TimeTexts<'a> {
    /// TM.
    pub main: &'a str,
    /// OT.
    pub overtime: &'a str,
    /// Number of periods, and seconds in each: TC and TT of the Fox server, LC and LT of Cyberoro.
    pub periods: Option<(&'a str, &'a str)>,
    /// OM and OP of FF\[3\]: moves in a block of overtime, seconds for it.
    pub old: Option<(&'a str, &'a str)>,
    /// SO: where the record comes from.
    pub source: &'a str,
}

/// A text about time that is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strange {
    /// The property it stands in.
    pub property: &'static str,
    /// Why no clock runs by it, where that is known.
    pub why: Option<Unfit>,
}

impl From<&'static str> for Strange {
    fn from(property: &'static str) -> Self {
        Self { property, why: None }
    }
}

/// Reads the time settings. `None` where nothing is said.
///
/// # Errors
/// The property whose text is not understood. It is never guessed at: what is shown then is the text.
pub fn control(texts: TimeTexts<'_>) -> Result<Option<TimeControl>, Strange> {
    let main = main_time(&tidy(texts.main)).ok_or("TM")?;
    let words = tidy(texts.overtime);
    let said = tokens(&words).ok_or("OT")?;
    let none = is_none(&said);
    let control = if said.is_empty() || none {
        let Some(control) = without_words(main, none, texts) else { return Ok(None) };
        control
    } else {
        in_words(&main, &said, texts)
            .or_else(|| with_pair(main.time().unwrap_or(0), texts.periods, texts.old))
            .ok_or("OT")?
    };
    control.check().map_err(|why| {
        let is_main = !texts.main.trim().is_empty() && matches!(why, Unfit::Long(Part::Main, _));
        let of_main = said.is_empty() || is_main;
        Strange { property: if of_main { "TM" } else { "OT" }, why: Some(why) }
    })?;
    Ok(Some(control))
}

/// Whether it is said that there is none: `None`, `0 none`, `-`, `no time limit`.
fn is_none(said: &[Token<'_>]) -> bool {
    let says_nothing = |token: &Token<'_>| {
        matches!(token, Token::Word("none" | "time" | "limit") | Token::Sign('-') | Token::Number(0))
    };
    let word = |token: &Token<'_>| matches!(token, Token::Word("none") | Token::Sign('-'));
    said.iter().all(says_nothing) && (said.iter().any(word) || said == [Token::Number(0)])
}

/// What TM says: nothing, a time, or the whole setting.
#[derive(Clone, Debug)]
enum Main {
    Nothing,
    Time(Ms),
    Whole(Ms, TimeControl),
}

impl Main {
    /// The main time, in ms.
    const fn time(&self) -> Option<Ms> {
        match self {
            Self::Nothing => None,
            Self::Time(main) | Self::Whole(main, _) => Some(*main),
        }
    }
}

fn main_time(text: &str) -> Option<Main> {
    let said = tokens(text)?;
    if said.is_empty() {
        return Some(Main::Nothing);
    }
    if said != [Token::Number(0)] && is_none(&said) {
        return Some(Main::Whole(0, TimeControl::None));
    }
    let after_each = said.strip_prefix(&[Token::Word("each")]).unwrap_or(&said);
    let after_each = after_each.strip_prefix(&[Token::Word("time")]).unwrap_or(after_each);
    let (main, _, rest) = duration(after_each)?;
    Some(match rest {
        [] | [Token::Word("each")] => Main::Time(main),
        [Token::Sign('('), Token::Number(n), Token::Word("x"), period @ .., Token::Sign(')')] => {
            let (period, _, rest) = duration(period)?;
            rest.is_empty().then_some(())?;
            Main::Whole(main, reserve_inside(main, whole(*n)?, period)?)
        }
        _ => {
            let (main, control) = joined(&said)?;
            Main::Whole(main, control)
        }
    })
}

/// Main time and overtime in one: `30:00 + 5x0:30`, also with the name before them, as DGS writes it.
fn joined(said: &[Token<'_>]) -> Option<(Ms, TimeControl)> {
    let said = overtime::name_last(said);
    let (main, sure, rest) = duration(&said)?;
    match rest {
        [Token::Sign('+'), rest @ ..] => Some((main, overtime::read(main, rest, true)?)),
        [Token::Word("none"), ..] if sure => Some((main, TimeControl::Absolute(Absolute { main }))),
        _ => None,
    }
}

/// OT in words that are understood, and that do not contradict TM.
fn in_words(main: &Main, said: &[Token<'_>], texts: TimeTexts<'_>) -> Option<TimeControl> {
    let time = main.time().unwrap_or(0);
    let read = match (said, joined(said)) {
        (_, Some((own, control))) => (time == 0 || time == own).then_some(control)?,
        // Yike writes so many periods of so many minutes.
        (&[Token::Number(n), Token::Sign('/'), Token::Number(minutes)], None)
            if texts.source.contains("弈客") =>
        {
            byoyomi(time, whole(n)?, minutes.checked_mul(60)?)
        }
        (_, None) => overtime::read(time, said, false)?,
    };
    match main {
        Main::Whole(_, control) if *control != read => None,
        _ => Some(read),
    }
}

/// What is said by TM and the properties of servers where OT says nothing, or that there is none.
fn without_words(main: Main, none: bool, texts: TimeTexts<'_>) -> Option<TimeControl> {
    let time = main.time();
    match (main, with_pair(time.unwrap_or(0), texts.periods, texts.old)) {
        (Main::Whole(_, control), _) | (_, Some(control)) => Some(control),
        (Main::Nothing, None) => none.then_some(TimeControl::None),
        (Main::Time(0), None) => Some(TimeControl::None),
        (Main::Time(main), None) => Some(TimeControl::Absolute(Absolute { main })),
    }
}

/// Overtime in properties of its own.
fn with_pair(main: Ms, periods: Option<(&str, &str)>, old: Option<(&str, &str)>) -> Option<TimeControl> {
    let periods = pair(periods).map(|(periods, period)| byoyomi(main, periods, period));
    periods.or_else(|| {
        let (stones, period) = pair(old)?;
        Some(TimeControl::Canadian(Canadian { main, stones, period }))
    })
}

/// A count and a time in seconds.
fn pair(texts: Option<(&str, &str)>) -> Option<(u32, Ms)> {
    let (count, seconds) = texts?;
    let count = count.trim().parse().ok().filter(|&count| count > 0)?;
    match tokens(seconds)?.as_slice() {
        [Token::Number(ms)] => Some((count, *ms)),
        _ => None,
    }
}

/// Byo-yomi whose periods are part of the main time: with minutes, what the Chinese rules call reserved.
fn reserve_inside(total: Ms, periods: u32, period: Ms) -> Option<TimeControl> {
    if period == MINUTE {
        let timeout_as_pass = false;
        return Some(TimeControl::CnByoyomi(CnByoyomi { total, reserve_minutes: periods, timeout_as_pass }));
    }
    let main = total.checked_sub(u64::from(periods).checked_mul(period)?)?;
    Some(byoyomi(main, periods, period))
}

#[cfg(test)]
mod tests;
