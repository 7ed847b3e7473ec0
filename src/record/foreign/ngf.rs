//! NGF, the format of the servers of Cyberoro and `WBaduk`.
//!
//! Twelve lines of head, then the moves: `PMABBQEEQ` is move 1 (`AB`), Black's, in column 15 and row 4 counted from the
//! upper left (`B` is the first), and once more backwards. Older files mark the lines of their head with `GI`. Remarks
//! stand behind the moves: `IDB[211] text[EndTxt]`.

use super::draft::{At, Draft};
use super::faults::Faults;
use super::lines::{Line, lines};
use super::values::{number, said};
use crate::record::problem::Kind;
use crate::rules::color::Color;
use crate::rules::point::{MAX_SIDE, Point, Size};
use head::Head;

mod head;

/// What ends a remark.
const END: &str = "[EndTxt]";

/// Reads a file.
pub(super) fn read(text: &str, faults: &mut Faults) -> Draft {
    let is_head = |line: &Line<'_>| !is_move(line.text) && remark(*line).is_none();
    let head = Head::of(lines(text).take_while(is_head).collect());
    let mut draft = Draft::new(head.size(faults));
    head.write(&mut draft, faults);
    let mut line = vec![Draft::ROOT];
    let mut remarks = Vec::new();
    let mut open: Option<Remark> = None;
    for whole in lines(text).skip_while(is_head) {
        if let Some(mut remark) = open.take() {
            if !is_move(whole.text) {
                open = remark.go_on(whole.text, &mut remarks);
                continue;
            }
            faults.add(Kind::Syntax, remark.at, "ID", "this remark is not closed");
            remarks.push(remark);
        }
        if is_move(whole.text) {
            if let Some((color, point)) = made(whole.trimmed(), draft.size(), faults) {
                let before = line.last().copied().unwrap_or(Draft::ROOT);
                line.push(draft.add(before, Some((color, point))));
            }
        } else if let Some((mut remark, rest)) = remark(whole) {
            open = remark.go_on(rest, &mut remarks);
        }
    }
    if let Some(remark) = open {
        faults.add(Kind::Truncated, remark.at, "ID", "the file ends inside this remark");
        remarks.push(remark);
    }
    faults.count(line.len() - 1, head.moves(), "moves");
    for remark in &remarks {
        attach(remark, &line, &mut draft);
    }
    draft
}

/// Whether a line is that of a move, readable or not.
fn is_move(line: &str) -> bool {
    line.trim_start().starts_with("PM")
}

/// A move: its colour, and its point.
fn made(line: Line<'_>, size: Size, faults: &mut Faults) -> Option<(Color, Option<Point>)> {
    let letters = line.text.as_bytes();
    let color = match letters.get(4) {
        Some(b'B') => Some(Color::Black),
        Some(b'W') => Some(Color::White),
        _ => None,
    };
    let is_letter = |at: usize| letters.get(at).copied().filter(u8::is_ascii_uppercase);
    let (Some(color), Some(x), Some(y)) = (color, is_letter(5), is_letter(6)) else {
        faults.add(Kind::Syntax, line.at, "PM", "this move cannot be read and is passed over");
        return None;
    };
    if letters.len() > 7 && letters.get(7..9) != Some(&[y, x]) {
        faults.value(line.at, "PM", "the point is not the same backwards, the first is taken");
    }
    if (x, y) == (b'A', b'A') {
        return Some((color, None));
    }
    let coordinate = |letter: u8| letter.checked_sub(b'B').filter(|&n| n < MAX_SIDE);
    let point = coordinate(x).zip(coordinate(y)).map(|(x, y)| Point::new(x, y));
    if !point.is_some_and(|point| size.has(point)) {
        let message = format!("{}{} is no point of the board", char::from(x), char::from(y));
        faults.add(Kind::OffBoard, line.at, "PM", message);
    }
    // Off the board no stone is laid, but the move counts.
    Some((color, point))
}

/// Something said of a move.
#[derive(Debug)]
struct Remark {
    at: usize,
    after: u32,
    text: String,
}

impl Remark {
    /// Takes in a line; gives itself back while it is not ended.
    fn go_on(&mut self, line: &str, remarks: &mut Vec<Self>) -> Option<Self> {
        let end = line.find(END);
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(&line[..end.unwrap_or(line.len())]);
        let text = std::mem::take(&mut self.text);
        let remark = Self { text, ..*self };
        if end.is_none() {
            return Some(remark);
        }
        remarks.push(remark);
        None
    }
}

/// The beginning of a remark, and the rest of its line.
fn remark(line: Line<'_>) -> Option<(Remark, &str)> {
    let line = line.trimmed();
    let inner = line.text.strip_prefix("ID")?.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let (after, text) = inner.strip_prefix('[')?.split_once(']')?;
    Some((Remark { at: line.at, after: number(after)?, text: String::new() }, text.trim_start()))
}

/// Puts a remark at its move. The head of an old file has no place for the result; it is told at the last move.
fn attach(remark: &Remark, line: &[At], draft: &mut Draft) {
    let last = line.len() - 1;
    let at = usize::try_from(remark.after).unwrap_or(usize::MAX).min(last);
    draft.comment(line[at], &remark.text);
    if at == last && last > 0 && !draft.has("RE") {
        let result = said(&remark.text);
        if result != remark.text.trim() && result.len() > "B+".len() {
            draft.set("RE", &result);
        }
    }
}
