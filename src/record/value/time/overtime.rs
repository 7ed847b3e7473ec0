//! What is said about overtime: a system by name, and the numbers that go with it in one order or another.

use super::token::{Token, duration};
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::duration::MINUTE;
use crate::clock::system::byoyomi::Byoyomi;
use crate::clock::system::canadian::Canadian;
use crate::clock::system::canadian_progressive::{Block, CanadianProgressive};
use crate::clock::system::cn_step::CnStep;
use crate::clock::system::delayed::{Delayed, Face};
use crate::clock::system::fischer::Fischer;
use crate::clock::system::hourglass::Hourglass;
use crate::clock::system::ing::{Ing, PENALTY};
use crate::clock::system::nhk::Nhk;
use crate::clock::system::simple::Simple;

/// Words that name a system, wherever they stand. Byo-yomi goes before the others: it is said of all overtime.
const NAMES: [&str; 10] = [
    "byoyomi",
    "canadian",
    "fischer",
    "simple",
    "hourglass",
    "bronstein",
    "delay",
    "ing",
    "thinking",
    "japanese",
];
/// Words that say more about one.
const MORE: [&str; 4] = ["progressive", "carry", "over", "cap"];
/// Words that say nothing by themselves.
const EMPTY: [&str; 6] = ["of", "in", "for", "time", "each", "points"];

/// The numbers of an overtime.
enum Shape {
    Nothing,
    Time(Ms),
    /// A time for each move.
    PerMove(Ms),
    /// Periods; `last`: the number of them after an x, as old files of `CGoban` write bought overtime.
    Periods {
        count: u32,
        period: Ms,
        last: bool,
    },
    /// Stones and the time for them; `sure`: the unit of the time is said.
    Blocks {
        blocks: Vec<Block>,
        sure: bool,
    },
    /// A time for each move, then blocks of thinking time.
    Thinking(Ms, u32, Ms),
}

/// Reads overtime after a main time. `joined`: both were said in one, `30:00 + 5x0:30`.
pub(super) fn read(main: Ms, said: &[Token<'_>], joined: bool) -> Option<TimeControl> {
    let word = |token: &Token<'_>, among: &[&str]| matches!(token, Token::Word(word) if among.contains(word));
    let mut named: Vec<&str> = Vec::new();
    let mut more: Vec<&str> = Vec::new();
    let mut numbers: Vec<Token<'_>> = Vec::new();
    let is_added = said.windows(2).any(|pair| pair == [Token::Word("extra"), Token::Word("per move")]);
    for token in said {
        match token {
            // `1 day extra per move`, but `10 extra periods`
            Token::Word("extra") if is_added => named.push("fischer"),
            Token::Word("japanese" | "over" | "extra") => {}
            Token::Word(name) if NAMES.contains(name) => named.push(name),
            Token::Word(name) if MORE.contains(name) => more.push(name),
            token if word(token, &EMPTY) => {}
            token => numbers.push(*token),
        }
    }
    named.dedup();
    if named.len() > 1 {
        named.retain(|name| *name != "byoyomi");
    }
    let penalty_points = match (named.as_slice(), numbers.as_slice()) {
        (["ing"], [.., Token::Sign(','), Token::Number(points)]) => {
            let points = whole(*points)?;
            numbers.truncate(numbers.len() - 2);
            points
        }
        _ => PENALTY,
    };
    // `carry-over`, `+10 fischer`
    numbers.retain(|token| *token != Token::Sign('-'));
    if named == ["fischer"] && numbers.first() == Some(&Token::Sign('+')) {
        numbers.remove(0);
    }
    let shape = shape(&numbers)?;
    Some(match (named.as_slice(), more.as_slice(), shape) {
        ([] | ["byoyomi"], [], Shape::Periods { count, period, last }) => {
            if last && joined && named.is_empty() {
                TimeControl::Ing(Ing { main, periods: count, period, penalty_points })
            } else {
                byoyomi(main, count, period)
            }
        }
        (["ing"], [], Shape::Periods { count, period, .. }) => {
            TimeControl::Ing(Ing { main, periods: count, period, penalty_points })
        }
        ([] | ["canadian"], more, Shape::Blocks { blocks, sure }) => {
            canadian(main, blocks, more, sure || named == ["canadian"])?
        }
        (["fischer"], [], Shape::Time(increment) | Shape::PerMove(increment)) => {
            fischer(main, increment, None)
        }
        (["fischer"], ["cap"], Shape::Time(increment)) => fischer(main, increment, Some(main)),
        (["simple"], [], Shape::Time(per_move) | Shape::PerMove(per_move)) => {
            TimeControl::Simple(Simple { per_move })
        }
        ([], [], Shape::PerMove(per_move)) if main == 0 => TimeControl::Simple(Simple { per_move }),
        ([] | ["byoyomi"], [], Shape::PerMove(period)) => byoyomi(main, 1, period),
        (["bronstein"], [], Shape::Time(delay)) => {
            TimeControl::Delayed(Delayed { main, delay, face: Face::Added })
        }
        (["delay"], [], Shape::Time(delay)) => {
            TimeControl::Delayed(Delayed { main, delay, face: Face::First })
        }
        (["hourglass"], [], Shape::Nothing) => TimeControl::Hourglass(Hourglass { main, delay: 0 }),
        (["thinking"], [], Shape::Thinking(base, blocks, block)) => {
            TimeControl::Nhk(Nhk { main, base, blocks, block })
        }
        _ => return None,
    })
}

pub(super) fn byoyomi(main: Ms, periods: u32, period: Ms) -> TimeControl {
    TimeControl::Byoyomi(Byoyomi { main, periods, period })
}

fn fischer(main: Ms, increment: Ms, cap: Option<Ms>) -> TimeControl {
    TimeControl::Fischer(Fischer { main, increment, cap, bonus_at_start: false })
}

/// One block or several. A small bare number may be minutes: `SmartGo` writes `20 / 5`.
fn canadian(main: Ms, blocks: Vec<Block>, more: &[&str], sure: bool) -> Option<TimeControl> {
    let &[Block { stones, period }, ref others @ ..] = blocks.as_slice() else { return None };
    if !sure && period < MINUTE {
        return None;
    }
    match (others, more) {
        ([], []) => Some(TimeControl::Canadian(Canadian { main, stones, period })),
        ([], ["carry"]) => Some(TimeControl::CnStep(CnStep { main, stones, period })),
        (_, ["progressive"]) => {
            Some(TimeControl::CanadianProgressive(CanadianProgressive { main, blocks: blocks.into() }))
        }
        _ => None,
    }
}

/// What is said with the name of the system, where that stands first, behind the numbers: `Fischer time: 3 days with …`.
pub(super) fn name_last<'a>(said: &[Token<'a>]) -> Vec<Token<'a>> {
    let names = said.iter().take_while(|token| match token {
        Token::Word(word) => NAMES.contains(word) || EMPTY.contains(word),
        _ => false,
    });
    let mut said = said.to_vec();
    let names = names.count();
    said.rotate_left(names);
    said
}

fn shape(said: &[Token<'_>]) -> Option<Shape> {
    use Token::{Number, Sign, Word};
    match said {
        [] => return Some(Shape::Nothing),
        [Word("per move"), rest @ ..] => {
            let (time, _, rest) = duration(rest)?;
            return rest.is_empty().then_some(Shape::PerMove(time));
        }
        // `5x30`, `5 periods 30 sec`
        [Number(n), Word("x" | "times"), rest @ ..] => {
            let rest = if let [Word("x"), more @ ..] = rest { more } else { rest };
            let (period, _, rest) = duration(rest)?;
            let count = whole(*n)?;
            return rest.is_empty().then_some(Shape::Periods { count, period, last: false });
        }
        [Number(_), Sign('/') | Word("stones" | "move"), ..] => return blocks(said),
        _ => {}
    }
    let (time, sure, rest) = duration(said)?;
    Some(match rest {
        [] => Shape::Time(time),
        [Sign('/'), Word("move" | "stones")] | [Word("per move")] => Shape::PerMove(time),
        [Word("x"), Number(n)] => Shape::Periods { count: whole(*n)?, period: time, last: true },
        [Number(n), Word("times")]
        | [Sign('('), Number(n), Sign(')')]
        | [Sign('/') | Word("per move"), Number(n), Word("times")] => {
            Shape::Periods { count: whole(*n)?, period: time, last: false }
        }
        [Sign('/'), Number(n)] if sure => one_block(*n, time)?,
        [Sign('/'), Number(n), Word("stones")] | [Number(n), Word("stones")] => one_block(*n, time)?,
        [Sign('/'), Word("move"), Sign('+'), Number(n), Word("x"), rest @ ..] => {
            let (block, _, rest) = duration(rest)?;
            rest.is_empty().then_some(Shape::Thinking(time, whole(*n)?, block))?
        }
        _ => return None,
    })
}

fn one_block(stones: Ms, period: Ms) -> Option<Shape> {
    Some(Shape::Blocks { blocks: vec![Block { stones: whole(stones)?, period }], sure: true })
}

/// `15/300`, `10 moves / 1 min`, `15/5:00`, `10/300 20/300`.
fn blocks(mut said: &[Token<'_>]) -> Option<Shape> {
    use Token::{Number, Sign, Word};
    let mut blocks = Vec::new();
    let mut sure = true;
    while let [Number(n), rest @ ..] = said {
        let ([Word("stones" | "move"), Sign('/'), rest @ ..] | [Word("stones") | Sign('/'), rest @ ..]) =
            rest
        else {
            return None;
        };
        let (period, timed, rest) = duration(rest)?;
        blocks.push(Block { stones: whole(*n)?, period });
        sure &= timed;
        said = rest;
    }
    said.is_empty().then_some(Shape::Blocks { blocks, sure })
}

/// A number that was read as a time in seconds, as a count.
pub(super) fn whole(ms: Ms) -> Option<u32> {
    ms.is_multiple_of(1000).then(|| u32::try_from(ms / 1000).ok())?
}
