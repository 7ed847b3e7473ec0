//! A move: `QP,B1,1,0`, and with the time used in all, `FC,W1,1,0 '00:00:31`.

use super::super::faults::Faults;
use super::super::lines::Line;
use super::super::values::number;
use super::grid::Grid;
use crate::record::problem::Kind;
use crate::rules::color::Color;
use crate::rules::point::Point;

/// A line of moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// Who; `None` where it is the side to move.
    pub(super) color: Option<Color>,
    /// Where; a pass is nowhere.
    pub(super) point: Option<Point>,
    /// Its number; 0 is a stone set up.
    pub(super) number: Option<u32>,
    /// Seconds used for it.
    pub(super) seconds: u64,
    /// Seconds used so far, where that is told.
    pub(super) used: Option<u64>,
}

/// Reads a line; `None` for an empty one, and for one that cannot be read, which is named.
pub(super) fn entry(line: Line<'_>, grid: Grid, faults: &mut Faults) -> Option<Entry> {
    let line = line.trimmed();
    if line.text.is_empty() {
        return None;
    }
    let mut fields = line.text.split(',').map(str::trim);
    let letters = fields.next().unwrap_or_default().as_bytes();
    let who = fields.next().unwrap_or_default();
    let color = match who.bytes().next().map(|b| b.to_ascii_uppercase()) {
        Some(b'B') => Some(Some(Color::Black)),
        Some(b'W') => Some(Some(Color::White)),
        Some(b'M') => Some(None),
        _ => None,
    };
    let letter = |at: usize| letters.get(at).filter(|b| b.is_ascii_alphabetic()).map(u8::to_ascii_uppercase);
    let (Some(column), Some(row), Some(color), 2) = (letter(0), letter(1), color, letters.len()) else {
        faults.add(Kind::Syntax, line.at, "Data", "this line cannot be read and is passed over");
        return None;
    };
    let from_one = |letter: u8| u32::from(letter - b'A') + 1;
    let is_pass = matches!(column, b'Y' | b'Z') && from_one(column) > u32::from(grid.size.width());
    let point = grid.point(from_one(column), from_one(row)).filter(|_| !is_pass);
    if !is_pass && !grid.has(point) {
        let message = format!("{}{} is no point of the board", char::from(column), char::from(row));
        faults.add(Kind::OffBoard, line.at, "Data", message);
    }
    let ordinal = fields.next().and_then(number);
    let time = fields.next().unwrap_or_default();
    let (seconds, used) = time.split_once('\'').unwrap_or((time, ""));
    Some(Entry {
        color,
        point,
        number: ordinal,
        seconds: number(seconds).map_or(0, u64::from),
        used: clock(used),
    })
}

/// `00:03:35` in seconds.
fn clock(text: &str) -> Option<u64> {
    let mut parts = text.trim().split(':').map(number);
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    Some((u64::from(hours) * 60 + u64::from(minutes)) * 60 + u64::from(seconds))
}
