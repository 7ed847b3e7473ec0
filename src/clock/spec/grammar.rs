//! What the words of a time setting may say, one after the other.

use super::token::{Kind, Token};
use super::{Trouble, Wrong, incl_readings};
use crate::clock::control::TimeControl;
use crate::clock::duration::{MINUTE, Main, Overtime};
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
pub(super) fn parse(tokens: &[Token]) -> Result<TimeControl, Trouble> {
    let mut words = Words { rest: tokens };
    let control = setting(&mut words)?;
    if let Some(token) = words.rest.first() {
        return Err(Trouble::Wrong(Wrong::OneTooMany(written(&token.kind), control.to_string())));
    }
    control.check()?;
    Ok(control)
}

struct Words<'a> {
    rest: &'a [Token],
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a Token> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    /// Takes the sign if it comes next.
    fn sign(&mut self, sign: char) -> bool {
        self.take(|kind| *kind == Kind::Sign(sign))
    }

    /// Takes the word if it comes next.
    fn word(&mut self, word: &str) -> bool {
        self.take(|kind| matches!(kind, Kind::Word(text) if text == word))
    }

    fn take(&mut self, wanted: impl Fn(&Kind) -> bool) -> bool {
        let found = self.rest.first().is_some_and(|token| wanted(&token.kind));
        if found {
            self.rest = &self.rest[1..];
        }
        found
    }

    /// A number and the sign behind it: `5x`, `15/`.
    fn count_before(&mut self, sign: char) -> Option<u64> {
        match self.rest {
            [Token { kind: Kind::Number(number), .. }, Token { kind: Kind::Sign(s), .. }, rest @ ..]
                if *s == sign =>
            {
                self.rest = rest;
                Some(*number)
            }
            _ => None,
        }
    }

    fn number(&mut self, what: Part) -> Result<u32, Trouble> {
        match self.next().map(|token| &token.kind) {
            Some(Kind::Number(number)) => count(*number),
            other => Err(missing(what, other)),
        }
    }

    fn duration(&mut self, what: Part, units: [&'static str; 2]) -> Result<Ms, Trouble> {
        match self.next() {
            Some(Token { kind: Kind::Duration(ms), .. }) => Ok(*ms),
            Some(Token { kind: Kind::Number(number), end }) => {
                Err(Trouble::NoUnit { at: *end, number: *number, units })
            }
            other => Err(missing(what, other.map(|token| &token.kind))),
        }
    }

    /// `/move`, `per move`, `a move`.
    fn per_move(&mut self) -> bool {
        match self.rest {
            [Token { kind: Kind::Sign('/'), .. }, Token { kind: Kind::Word(word), .. }, rest @ ..]
                if word == "move" =>
            {
                self.rest = rest;
                true
            }
            [Token { kind: Kind::Word(per), .. }, Token { kind: Kind::Word(word), .. }, rest @ ..]
                if (per == "per" || per == "a") && word == "move" =>
            {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }
}

fn setting(words: &mut Words<'_>) -> Result<TimeControl, Trouble> {
    if words.rest.is_empty() {
        return Err(Trouble::Wrong(Wrong::Nothing));
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
    if let Some(Kind::Word(word)) = words.rest.first().map(|token| &token.kind) {
        return Err(Trouble::Wrong(Wrong::NoSetting(quoted(word))));
    }
    let main = words.duration(Part::Time, OF_MAIN)?;
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
            if blocks.len() == 1 {
                break;
            }
            return Err(missing(Part::SomeBlock, words.rest.first().map(|token| &token.kind)));
        };
        let period = words.duration(Part::Block, OF_OVERTIME)?;
        blocks.push(Block { stones: count(stones)?, period });
    }
    let Block { stones, period } = first;
    if words.word("carry") {
        if list {
            return Err(Trouble::Wrong(Wrong::CarryOfList));
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
    let increment = words.duration(Part::Overtime, OF_OVERTIME)?;
    let mut fischer = Fischer { main, increment, cap: None, bonus_at_start: false };
    if words.per_move() {
        let what = Wrong::TwoReadings(format!("{}+{}/move", Main(main), Overtime(increment)));
        let one = Byoyomi { main, periods: 1, period: increment };
        let readings = vec![TimeControl::Fischer(fischer), TimeControl::Byoyomi(one)];
        return Err(Trouble::Ambiguous { what, readings });
    }
    loop {
        if fischer.cap.is_none() && words.word("cap") {
            fischer.cap = Some(words.duration(Part::Cap, OF_MAIN)?);
        } else if !fischer.bonus_at_start && words.word("bonus") {
            if !words.word("first") {
                return Err(missing(Part::First, words.rest.first().map(|token| &token.kind)));
            }
            fischer.bonus_at_start = true;
        } else {
            return Ok(TimeControl::Fischer(fischer));
        }
    }
}

fn incl(words: &mut Words<'_>, total: Ms) -> Result<TimeControl, Trouble> {
    let Some(minutes) = words.count_before('x') else {
        return Err(missing(Part::SomeMinutes, words.rest.first().map(|token| &token.kind)));
    };
    let reserve_minutes = count(minutes)?;
    let period = words.duration(Part::Minute, OF_OVERTIME)?;
    if period != MINUTE {
        let what = Wrong::NoMinutes;
        return Err(Trouble::Ambiguous { what, readings: incl_readings(total, reserve_minutes, period) });
    }
    let timeout_as_pass = words.word("timeout");
    if timeout_as_pass && !(words.sign('=') && words.word("pass")) {
        return Err(Trouble::Wrong(Wrong::NoPass));
    }
    Ok(TimeControl::CnByoyomi(CnByoyomi { total, reserve_minutes, timeout_as_pass }))
}

fn nhk(words: &mut Words<'_>, main: Ms) -> Result<TimeControl, Trouble> {
    let base = words.duration(Part::Base, OF_OVERTIME)?;
    let blocks = if words.sign('+') { words.count_before('x') } else { None };
    let Some(blocks) = blocks else {
        return Err(missing(Part::SomeBlocks, words.rest.first().map(|token| &token.kind)));
    };
    let block = words.duration(Part::Block, OF_OVERTIME)?;
    Ok(TimeControl::Nhk(Nhk { main, base, blocks: count(blocks)?, block }))
}

fn ing(words: &mut Words<'_>, main: Ms) -> Result<TimeControl, Trouble> {
    let (periods, period) = match words.count_before('x') {
        Some(periods) => (count(periods)?, words.duration(Part::Period, OF_OVERTIME)?),
        None => (PERIODS, main / 6),
    };
    let penalty_points = if words.word("at") { words.number(Part::Penalty)? } else { PENALTY };
    Ok(TimeControl::Ing(Ing { main, periods, period, penalty_points }))
}

fn count(number: u64) -> Result<u32, Trouble> {
    u32::try_from(number).map_err(|_| Trouble::Wrong(Wrong::TooLarge))
}

fn missing(what: Part, found: Option<&Kind>) -> Trouble {
    Trouble::Wrong(Wrong::Missing(what, found.map(written)))
}

fn written(kind: &Kind) -> String {
    match kind {
        Kind::Number(number) => number.to_string(),
        Kind::Duration(ms) => Main(*ms).to_string(),
        Kind::Word(word) => quoted(word),
        Kind::Sign(sign) => sign.to_string(),
    }
}
