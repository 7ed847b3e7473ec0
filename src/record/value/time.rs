//! Time settings as the root words them: TM and OT, and the dialects of servers and old programs (reader rule 38).

use self::token::{Token, duration, tokens};
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::system::absolute::Absolute;
use crate::clock::system::byoyomi::Byoyomi;
use crate::clock::system::canadian::Canadian;
use crate::clock::system::canadian_progressive::{Block, CanadianProgressive};
use crate::clock::system::cn_byoyomi::CnByoyomi;
use crate::clock::system::cn_step::CnStep;
use crate::clock::system::delayed::{Delayed, Face};
use crate::clock::system::fischer::Fischer;
use crate::clock::system::hourglass::Hourglass;
use crate::clock::system::ing::Ing;
use crate::clock::system::nhk::Nhk;
use crate::clock::system::simple::Simple;

mod token;

/// What the points of an Ing period cost where the record does not say.
const ING_PENALTY: u32 = 2;

/// The texts a root says about time.
#[derive(Clone, Copy, Debug, Default)]
pub struct TimeTexts<'a> {
    /// TM.
    pub main: &'a str,
    /// OT.
    pub overtime: &'a str,
    /// TC and TT of the Fox server: number of periods, seconds in each.
    pub fox: Option<(&'a str, &'a str)>,
    /// OM and OP of FF\[3\]: moves in a block of overtime, seconds for it.
    pub old: Option<(&'a str, &'a str)>,
}

/// Reads the time settings. `None` where nothing is said, and where it is not understood.
pub fn control(texts: TimeTexts<'_>) -> Option<TimeControl> {
    let overtime = texts.overtime.to_lowercase();
    let said = tokens(&overtime)?;
    let none = said_none(&said);
    let said = if none { &[] } else { said.as_slice() };
    let control = match main_time(&texts.main.to_lowercase())? {
        Main::Whole(control) if said.is_empty() => control,
        Main::Whole(_) => return None,
        Main::Time(main) if !said.is_empty() => with_overtime(main.unwrap_or(0), said)?,
        Main::Time(main) => match (main, pair(texts.fox), pair(texts.old)) {
            (_, Some((periods, period)), _) => byoyomi(main.unwrap_or(0), periods, period),
            (_, _, Some((stones, period))) => {
                TimeControl::Canadian(Canadian { main: main.unwrap_or(0), stones, period })
            }
            (None, _, _) if !none => return None,
            (None | Some(0), _, _) => TimeControl::None,
            (Some(main), _, _) => TimeControl::Absolute(Absolute { main }),
        },
    };
    control.check().is_ok().then_some(control)
}

/// Whether it is said that there is none: `None`, `0 none`, `-`.
fn said_none(said: &[Token<'_>]) -> bool {
    matches!(said, [Token::Word("none") | Token::Sign('-')] | [Token::Number(0), Token::Word("none")])
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

/// What TM says: a time, if any, or in old files of `CGoban` the whole setting.
enum Main {
    Time(Option<Ms>),
    Whole(TimeControl),
}

fn main_time(text: &str) -> Option<Main> {
    let said = tokens(text)?;
    if said.is_empty() {
        return Some(Main::Time(None));
    }
    if said_none(&said) {
        return Some(Main::Whole(TimeControl::None));
    }
    let (main, rest) = duration(&said)?;
    Some(match rest {
        [] | [Token::Word("each")] => Main::Time(Some(main)),
        [Token::Sign('('), Token::Number(n), Token::Word("x"), Token::Number(period), Token::Sign(')')] => {
            Main::Whole(reserve_inside(main, whole(*n)?, *period)?)
        }
        [Token::Sign('+'), Token::Number(period), Token::Sign('/'), Token::Number(stones)] => {
            let stones = whole(*stones)?;
            Main::Whole(TimeControl::Canadian(Canadian { main, stones, period: *period }))
        }
        [Token::Sign('+'), Token::Number(period), Token::Word("x"), Token::Number(periods)] => {
            let (periods, period, penalty_points) = (whole(*periods)?, *period, ING_PENALTY);
            Main::Whole(TimeControl::Ing(Ing { main, periods, period, penalty_points }))
        }
        _ => return None,
    })
}

/// Byo-yomi whose periods are part of the main time: with minutes, what the Chinese rules call reserved.
fn reserve_inside(total: Ms, periods: u32, period: Ms) -> Option<TimeControl> {
    if period == 60_000 {
        let timeout_as_pass = false;
        return Some(TimeControl::CnByoyomi(CnByoyomi { total, reserve_minutes: periods, timeout_as_pass }));
    }
    let main = total.checked_sub(u64::from(periods).checked_mul(period)?)?;
    Some(byoyomi(main, periods, period))
}

fn byoyomi(main: Ms, periods: u32, period: Ms) -> TimeControl {
    TimeControl::Byoyomi(Byoyomi { main, periods, period })
}

fn with_overtime(main: Ms, said: &[Token<'_>]) -> Option<TimeControl> {
    use Token::{Number, Sign, Word};
    match said {
        [Word("hourglass")] => return Some(TimeControl::Hourglass(Hourglass { main, delay: 0 })),
        [Number(n), Word("x"), rest @ ..] => {
            let (period, rest) = duration(rest)?;
            let periods = whole(*n)?;
            return match rest {
                [] | [Word("byoyomi"), ..] => Some(byoyomi(main, periods, period)),
                [Word("ing"), rest @ ..] => {
                    let penalty_points = match rest {
                        [Sign(','), Number(points), ..] => whole(*points)?,
                        _ => ING_PENALTY,
                    };
                    Some(TimeControl::Ing(Ing { main, periods, period, penalty_points }))
                }
                _ => None,
            };
        }
        [Number(n), Sign('/') | Word("moves" | "stones"), ..] => return canadian(main, whole(*n)?, said),
        _ => {}
    }
    let (time, rest) = duration(said)?;
    match rest {
        [Word("fischer" | "increment")] => {
            Some(TimeControl::Fischer(Fischer { main, increment: time, cap: None, bonus_at_start: false }))
        }
        [Word("simple")] => Some(TimeControl::Simple(Simple { per_move: time })),
        [Word("bronstein")] => Some(TimeControl::Delayed(Delayed { main, delay: time, face: Face::Added })),
        [Word("delay")] => Some(TimeControl::Delayed(Delayed { main, delay: time, face: Face::First })),
        [Sign('/'), Word("move"), Sign('+'), Number(n), Word("x"), rest @ ..] => {
            let (block, rest) = duration(rest)?;
            let nhk = Nhk { main, base: time, blocks: whole(*n)?, block };
            (rest == [Word("thinking"), Word("time")]).then_some(TimeControl::Nhk(nhk))
        }
        _ => None,
    }
}

/// `15/300 canadian`, `10 moves / 1 min`, a list of blocks, or blocks that carry over.
fn canadian(main: Ms, stones: u32, said: &[Token<'_>]) -> Option<TimeControl> {
    use Token::{Number, Sign, Word};
    let (period, rest) = match &said[1..] {
        [Sign('/'), rest @ ..] | [Word(_), Sign('/'), rest @ ..] => duration(rest)?,
        _ => return None,
    };
    match rest {
        [] | [Word("canadian")] => Some(TimeControl::Canadian(Canadian { main, stones, period })),
        [Word("canadian"), Word("progressive")] => {
            let blocks = vec![Block { stones, period }].into();
            Some(TimeControl::CanadianProgressive(CanadianProgressive { main, blocks }))
        }
        [Word("canadian"), Word("carry"), ..] => Some(TimeControl::CnStep(CnStep { main, stones, period })),
        [Number(_), ..] => {
            let mut blocks = vec![Block { stones, period }];
            let mut rest = rest;
            while let [Number(n), Sign('/'), Number(period), more @ ..] = rest {
                blocks.push(Block { stones: whole(*n)?, period: *period });
                rest = more;
            }
            let blocks = blocks.into();
            (rest == [Word("canadian"), Word("progressive")])
                .then_some(TimeControl::CanadianProgressive(CanadianProgressive { main, blocks }))
        }
        _ => None,
    }
}

/// A number that was read as a time in seconds, as a count.
fn whole(ms: Ms) -> Option<u32> {
    ms.is_multiple_of(1000).then(|| u32::try_from(ms / 1000).ok())?
}

#[cfg(test)]
mod tests {
    use super::{TimeTexts, control};

    /// The setting as people type it; empty where it is not understood.
    fn read(main: &str, overtime: &str) -> String {
        let texts = TimeTexts { main, overtime, ..TimeTexts::default() };
        control(texts).map_or(String::new(), |control| control.to_string())
    }

    #[test]
    fn rule_38_times_as_programs_write_them() {
        for (main, overtime, expected) in [
            ("1800", "5x30 byo-yomi", "30m+5x30s"),
            ("0", "5x15 byo-yomi", "5x15s"),
            ("7200", "3x60 byo-yomi", "2h+3x60s"),
            ("10800.0", "5 x 40 seconds Byoyomi", "3h+5x40s"),
            ("3600.0", "1 x 60 seconds Byo-yomi", "1h+1x60s"),
            ("3600.0", "1x 60 seconds Byo-yomi", "1h+1x60s"),
            ("", "3x30 byo-yomi", "3x30s"),
            ("60:00(5x1:00)", "", "1h incl 5x60s"),
            ("60:00(5x0:30)", "", "3450s+5x30s"),
            ("2400", "15/300 Canadian", "40m+15/5m"),
            ("3600", "25/600 canadian", "1h+25/10m"),
            ("0", "25/600 Canadian", "25/10m"),
            ("3600", "10 moves / 1 min", "1h+10/60s"),
            ("3600", "10 moves / 90 sec", "1h+10/90s"),
            ("30:00+10:00/25", "", "30m+25/10m"),
            ("259200", "86400 fischer", "72h+24h"),
            ("259200", "86400fischer", "72h+24h"),
            ("600", "10 fischer", "10m+10s"),
            ("0", "15 simple", "15s/move"),
            ("0", "0 none", "none"),
            ("0", "None", "none"),
            ("-", "", "none"),
            ("None", "", "none"),
            // Alone it says so as well.
            ("", "None", "none"),
            ("", "none", "none"),
            ("", "0 none", "none"),
            ("", " 0 None ", "none"),
            ("", "-", "none"),
            ("-", "None", "none"),
            ("", "25/600 Canadian", "25/10m"),
            ("", "15 simple", "15s/move"),
            ("", "30 none", ""),
            ("", "nobody has none", ""),
            ("1800", "30 none", ""),
            ("", "10 fischer", ""),
            ("0", "", "none"),
            ("1:30:00+15:00x3", "", "90m ing 3x15m"),
            ("1800", "", "30m"),
            ("1800", "none", "30m"),
            ("45:00", "", "45m"),
            ("13 hours each", "", "13h"),
            ("70m", "", "70m"),
            ("1h 30m", "", "90m"),
            ("1800", "10/300 20/300 30/300 Canadian progressive", "30m+10/5m,20/5m,30/5m"),
            ("1800", "10/300 Canadian progressive", "30m+10/5m,"),
            ("1800", "15/600 Canadian carry-over", "30m+15/10m carry"),
            ("0", "30 sec/move + 10x60 thinking time", "nhk 30s+10x60s"),
            ("1800", "3x300 Ing, 2 points each", "30m ing 3x5m"),
            ("1800", "3x300 Ing, 4 points each", "30m ing 3x5m at 4"),
            ("1200", "5 bronstein", "20m bronstein 5s"),
            ("1200", "5 delay", "20m delay 5s"),
            ("120", "hourglass", "hourglass 2m"),
            ("", "", ""),
            ("1800", "by agreement", ""),
            ("a long afternoon", "", ""),
            ("1800", "0x30 byo-yomi", ""),
            ("1800", "5x byo-yomi", ""),
            ("1800", "99999999999999999999x3", ""),
            ("18446744073709551615", "", ""),
            ("1:2:3:4:5", "", ""),
            (".", "", ""),
        ] {
            assert_eq!(read(main, overtime), expected, "TM[{main}] OT[{overtime}]");
        }
    }

    #[test]
    fn rule_38_dialects_with_properties_of_their_own() {
        let read = |main, fox, old| {
            let texts = TimeTexts { main, overtime: "", fox, old };
            control(texts).map_or(String::new(), |control| control.to_string())
        };
        assert_eq!(read("300", Some(("3", "30")), None), "5m+3x30s");
        assert_eq!(read("3600", Some(("5", "40")), None), "1h+5x40s");
        assert_eq!(read("3600", Some(("0", "0")), None), "1h");
        assert_eq!(read("1200", None, Some(("25", "600"))), "20m+25/10m");
    }
}
