//! GIB, the format of the Tygem server.
//!
//! Fields `\[KEY=value\]` between `\HS` and `\HE`, moves between `\GS` and `\GE`, and behind them remarks between `\RS`
//! and `\RE`. Points are counted from the upper left, from 0.

use super::draft::{At, Draft, Made};
use super::faults::Faults;
use crate::record::problem::Kind;
use crate::rules::color::Color;
use crate::rules::point::{MAX_SIDE, Point, Size};
use head::Head;
use scan::{Done, Op, Remark, scan};

mod head;
mod scan;

/// The first move of a game has this number.
const FIRST: u32 = 2;

/// Reads a file.
pub(super) fn read(text: &str, faults: &mut Faults) -> Draft {
    let all = scan(text, faults);
    let head = Head::of(&all);
    let mut draft = Draft::new(head.size(faults));
    head.write(&mut draft, faults);
    let first = handicap(&all.moves, &mut draft, faults);
    let mut line = vec![Draft::ROOT];
    let mut mover = first;
    let mut at = Draft::ROOT;
    for op in &all.moves {
        if let Some(made) = made(op, mover, draft.size(), faults) {
            at = draft.add(at, Some(made));
            line.push(at);
            mover = !made.0;
        }
    }
    faults.count(line.len() - 1, head.moves(), "TCNT");
    for remark in &all.remarks {
        attach(remark, first, &line, &mut draft, faults);
    }
    draft
}

/// Lays the handicap, and says who moves first.
fn handicap(moves: &[Op], draft: &mut Draft, faults: &mut Faults) -> Color {
    let mut told = moves.iter().filter_map(|op| match op.done {
        Done::Handicap(n) => Some((n, op.at)),
        _ => None,
    });
    match told.next() {
        Some((n, at)) if n >= 2 => {
            if !draft.handicap(n) {
                faults.no_fixed(at, "INI", n);
            }
            Color::White
        }
        _ => Color::Black,
    }
}

/// The move a line makes, if any. The colour of a pass is not to be trusted: it belongs to the side to move.
fn made(op: &Op, mover: Color, size: Size, faults: &mut Faults) -> Option<Made> {
    match op.done {
        Done::Handicap(_) => None,
        Done::Pass => Some((mover, None)),
        Done::Stone(color, x, y) => {
            if color.is_none() {
                faults.value(op.at, "STO", "the colour cannot be read, it is taken to be the side to move");
            }
            let coordinate = |n: i32| u8::try_from(n).ok().filter(|&n| n < MAX_SIDE);
            let point = coordinate(x).zip(coordinate(y)).map(|(x, y)| Point::new(x, y));
            if !point.is_some_and(|point| size.has(point)) {
                faults.add(Kind::OffBoard, op.at, "STO", format!("{x} {y} is no point of the board"));
            }
            // Off the board no stone is laid, but the move counts. What records would take for a pass is one.
            Some((color.unwrap_or(mover), point))
        }
    }
}

/// Puts a remark where it belongs: behind so many moves, or where its variation leaves the game.
fn attach(remark: &Remark, first: Color, line: &[At], draft: &mut Draft, faults: &mut Faults) {
    let after = |n: u32| line[usize::try_from(n).unwrap_or(usize::MAX).min(line.len() - 1)];
    let mut place = after(remark.after.unwrap_or(0));
    let moves = || remark.line.iter().filter(|op| !matches!(op.done, Done::Handicap(_)));
    // A variation is told from the first move of the game on, or else from the one its first number names.
    let start = moves().next().and_then(|op| op.number).map_or(0, |number| number.saturating_sub(FIRST));
    let mut at = after(start);
    let mut mover = draft.made(at).map_or(first, |(color, _)| !color);
    let mut leaves = false;
    for op in moves() {
        if let Some(made) = made(op, mover, draft.size(), faults) {
            let (next, is_new) = draft.follow(at, made);
            if is_new && !std::mem::replace(&mut leaves, true) {
                place = next;
            }
            (at, mover) = (next, !made.0);
        }
    }
    draft.comment(place, &remark.text);
}
