//! What the words of a time setting may say, one after the other.

use std::ops::Range;

use super::mend::{Mend, Trouble};
use super::token::{self, Kind, Token};
use super::words::Words;
use super::{Wrong, near};
use crate::clock::control::TimeControl;
use crate::clock::duration::MINUTE;
use crate::clock::system::absolute::Absolute;
use crate::clock::system::byoyomi::Byoyomi;
use crate::clock::system::canadian::Canadian;
use crate::clock::system::canadian_progressive::{Block, CanadianProgressive};
use crate::clock::system::cn_byoyomi::CnByoyomi;
use crate::clock::system::cn_step::CnStep;
use crate::clock::system::delayed::{Delayed, Face};
use crate::clock::system::fischer::Fischer;
use crate::clock::system::hourglass::Hourglass;
use crate::clock::system::ing::{Ing, PENALTY, PERIODS};
use crate::clock::system::nhk::Nhk;
use crate::clock::system::simple::Simple;
use crate::clock::{Ms, quoted};
use crate::text::spec::Part;

/// Units a main time without one may have, likeliest first.
const OF_MAIN: [&str; 2] = ["m", "s"];
/// Units an overtime without one may have.
const OF_OVERTIME: [&str; 2] = ["s", "m"];

/// Reads a whole setting and checks that one can play under it.
pub(super) fn parse(text: &str) -> Result<TimeControl, Trouble> {
    let tokens = token::split(text)?;
    let mut words = Words { text, all: &tokens, rest: &tokens };
    let control = setting(&mut words)?;
    if let Some((token, after)) = words.rest.split_first() {
        return Err(words.left_over(token, after));
    }
    control.check().map_err(|unfit| Trouble::from(unfit).or_read(each_move(&control)))?;
    Ok(control)
}

/// Without main time an increment may be meant as a time for each move.
fn each_move(control: &TimeControl) -> Option<TimeControl> {
    match control {
        TimeControl::Fischer(Fischer { main: 0, increment, .. }) => {
            Some(TimeControl::Simple(Simple { per_move: *increment }))
        }
        _ => None,
    }
}

fn setting(words: &mut Words<'_>) -> Result<TimeControl, Trouble> {
    if words.rest.is_empty() {
        return Err(Trouble::new(Wrong::Nothing));
    }
    if words.word("none") {
        return Ok(TimeControl::None);
    }
    if words.word("hourglass") {
        let main = words.duration(Part::Each, OF_MAIN)?;
        let delay = if words.word("delay") { words.duration(Part::Delay, OF_OVERTIME)? } else { 0 };
        return Ok(TimeControl::Hourglass(Hourglass { main, delay }));
    }
    if words.word("nhk") {
        return nhk(words, 0);
    }
    if let Some(overtime) = overtime(words, 0)? {
        return Ok(overtime);
    }
    if let Some(Token { kind: Kind::Word(word), at, .. }) = words.rest.first() {
        return Err(no_setting(words.text, word, at.clone()));
    }
    let main = words.duration(words.counted_by().unwrap_or(Part::Time), OF_MAIN)?;
    if words.sign('+') {
        return after_plus(words, main);
    }
    if words.per_move() {
        return Ok(TimeControl::Simple(Simple { per_move: main }));
    }
    if words.word("incl") || words.word("including") {
        return incl(words, main);
    }
    if words.word("delay") {
        let delay = words.duration(Part::Delay, OF_OVERTIME)?;
        return Ok(TimeControl::Delayed(Delayed { main, delay, face: Face::First }));
    }
    if words.word("bronstein") {
        let delay = words.duration(Part::Delay, OF_OVERTIME)?;
        return Ok(TimeControl::Delayed(Delayed { main, delay, face: Face::Added }));
    }
    if words.word("nhk") {
        return nhk(words, main);
    }
    if words.word("ing") {
        return ing(words, main);
    }
    Ok(TimeControl::Absolute(Absolute { main }))
}

/// `5x30s`, `15/5m`, `15/5m carry` or `10/5m,20/5m`, if that is what comes.
fn overtime(words: &mut Words<'_>, main: Ms) -> Result<Option<TimeControl>, Trouble> {
    if let Some(periods) = words.count_before('x') {
        let periods = count(periods)?;
        let period = words.duration(Part::Period, OF_OVERTIME)?;
        return Ok(Some(TimeControl::Byoyomi(Byoyomi { main, periods, period })));
    }
    let before = words.rest;
    let Some(stones) = words.count_before('/') else { return Ok(None) };
    if words.word("move") {
        // `10/move` is a time per move that lacks its unit.
        words.rest = before;
        return Ok(None);
    }
    let first = Block { stones: count(stones)?, period: words.duration(Part::Block, OF_OVERTIME)? };
    let mut blocks = vec![first];
    let mut list = false;
    while words.sign(',') {
        list = true;
        // A comma behind a single block says that it is a list of one.
        let Some(stones) = words.count_before('/') else {
            if blocks.len() == 1 && words.rest.first().is_none_or(|next| matches!(next.kind, Kind::Word(_))) {
                break;
            }
            return Err(words.missing(Part::SomeBlock));
        };
        let period = words.duration(Part::Block, OF_OVERTIME)?;
        blocks.push(Block { stones: count(stones)?, period });
    }
    let Block { stones, period } = first;
    if words.word("carry") {
        if list {
            let one = TimeControl::CnStep(CnStep { main, stones, period });
            let list = TimeControl::CanadianProgressive(CanadianProgressive { main, blocks: blocks.into() });
            return Err(Trouble::new(Wrong::CarryOfList).or_read([list, one]));
        }
        return Ok(Some(TimeControl::CnStep(CnStep { main, stones, period })));
    }
    Ok(Some(if list {
        TimeControl::CanadianProgressive(CanadianProgressive { main, blocks: blocks.into() })
    } else {
        TimeControl::Canadian(Canadian { main, stones, period })
    }))
}

fn after_plus(words: &mut Words<'_>, main: Ms) -> Result<TimeControl, Trouble> {
    if let Some(overtime) = overtime(words, main)? {
        return Ok(overtime);
    }
    let increment = words.duration(words.counted_by().unwrap_or(Part::Overtime), OF_OVERTIME)?;
    let mut fischer = Fischer { main, increment, cap: None, bonus_at_start: false };
    if words.per_move() {
        let what = Wrong::TwoReadings(words.taken());
        let one = Byoyomi { main, periods: 1, period: increment };
        let readings = vec![TimeControl::Fischer(fischer), TimeControl::Byoyomi(one)];
        return Err(Trouble::new(what).or_read(readings));
    }
    loop {
        if fischer.cap.is_none() && words.word("cap") {
            fischer.cap = Some(words.duration(Part::Cap, OF_MAIN)?);
        } else if !fischer.bonus_at_start && words.word("bonus") {
            if !words.word("first") {
                let rest = words.position()..words.text.len();
                return Err(words.missing(Part::First).or([Mend::change(rest, " first")]));
            }
            fischer.bonus_at_start = true;
        } else {
            // A move that adds nothing adds nothing first either.
            fischer.bonus_at_start &= increment > 0;
            return Ok(TimeControl::Fischer(fischer));
        }
    }
}

fn incl(words: &mut Words<'_>, total: Ms) -> Result<TimeControl, Trouble> {
    let of = |minutes: u64| {
        let reserve_minutes = u32::try_from(minutes).ok()?;
        Some(TimeControl::CnByoyomi(CnByoyomi { total, reserve_minutes, timeout_as_pass: false }))
    };
    let Some(minutes) = words.count_before('x') else {
        let meant = match words.rest.first().map(|token| &token.kind) {
            Some(Kind::Duration(ms)) => of(ms / MINUTE).filter(|_| ms.is_multiple_of(MINUTE)),
            Some(Kind::Number(minutes)) => of(*minutes),
            _ => None,
        };
        return Err(words.missing(Part::SomeMinutes).or_read(meant));
    };
    let reserve_minutes = count(minutes)?;
    let period = words.duration(Part::Minute, OF_OVERTIME)?;
    if period != MINUTE {
        let inside = period.saturating_mul(minutes);
        let apart = total.checked_sub(inside).map(|main| Byoyomi { main, periods: reserve_minutes, period });
        let readings = [apart.map(TimeControl::Byoyomi), of(minutes)];
        return Err(Trouble::new(Wrong::NoMinutes).or_read(readings.into_iter().flatten()));
    }
    let before = words.position();
    let timeout_as_pass = words.word("timeout");
    if timeout_as_pass && !(words.sign('=') && words.word("pass")) {
        let whole = before..words.text.len();
        let mends = [Mend::change(whole.clone(), " timeout=pass"), Mend::change(whole, "")];
        return Err(Trouble::new(Wrong::NoPass).or(mends));
    }
    Ok(TimeControl::CnByoyomi(CnByoyomi { total, reserve_minutes, timeout_as_pass }))
}

fn nhk(words: &mut Words<'_>, main: Ms) -> Result<TimeControl, Trouble> {
    let base = words.duration(Part::Base, OF_OVERTIME)?;
    let blocks = if words.sign('+') { words.count_before('x') } else { None };
    let Some(blocks) = blocks else {
        let plus = match words.rest.first() {
            Some(Token { kind: Kind::Number(_), at, .. }) => Some(Mend::change(at.start..at.start, "+")),
            Some(Token { kind: Kind::Sign(_), at, .. }) => Some(Mend::change(at.clone(), "+")),
            _ => None,
        };
        return Err(words.missing(Part::SomeBlocks).or(plus));
    };
    let block = words.duration(Part::Block, OF_OVERTIME)?;
    Ok(TimeControl::Nhk(Nhk { main, base, blocks: count(blocks)?, block }))
}

fn ing(words: &mut Words<'_>, main: Ms) -> Result<TimeControl, Trouble> {
    let (periods, period) = match words.count_before('x') {
        Some(periods) => (count(periods)?, words.duration(Part::Period, OF_OVERTIME)?),
        None => (PERIODS, main / 6),
    };
    let penalty_points = if words.word("at") { count(words.number(Part::Penalty)?)? } else { PENALTY };
    Ok(TimeControl::Ing(Ing { main, periods, period, penalty_points }))
}

/// A word no setting begins with.
fn no_setting(text: &str, word: &str, at: Range<usize>) -> Trouble {
    let near = near::word(word).map(|near| Mend::change(at.clone(), near));
    // `每手30秒`
    let each = word.strip_prefix("每手").map(|_| {
        let rest = &text[at.start + "每手".len()..];
        Mend::change(at.start..text.len(), format!("{}/move", rest.trim()))
    });
    // `fischer 10m+5s`, `每方30分`
    let without = Mend::change(at, " ");
    Trouble::new(Wrong::NoSetting(quoted(word))).or(near).or(Some(each.unwrap_or(without)))
}

fn count(number: u64) -> Result<u32, Trouble> {
    u32::try_from(number).map_err(|_| Trouble::new(Wrong::TooLarge(number.to_string())))
}
