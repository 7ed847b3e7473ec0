//! A GIB file taken apart: its fields, its moves, and the remarks behind them.

use super::super::faults::Faults;
use super::super::lines::{Line, lines};
use super::super::values::number;
use crate::record::problem::Kind;
use crate::rules::color::Color;

/// A `\[KEY=value\]`. A value may go over several lines.
#[derive(Debug)]
pub(super) struct Field<'a> {
    pub(super) key: &'a str,
    pub(super) value: String,
    /// Where the value begins.
    pub(super) at: usize,
}

/// What a line of the moves says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Done {
    /// `INI`: a handicap of so many stones.
    Handicap(u32),
    /// `STO`: a stone, in a column and a row from the upper left, both from 0. The colour may be unreadable.
    Stone(Option<Color>, i32, i32),
    /// `SKI`: a pass.
    Pass,
}

/// A line of the moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Op {
    pub(super) at: usize,
    /// The number the line has; the first move of a game is 2.
    pub(super) number: Option<u32>,
    pub(super) done: Done,
}

/// A `\RS` … `\RE`: something said of the game.
#[derive(Debug, Default)]
pub(super) struct Remark {
    /// After how many moves.
    pub(super) after: Option<u32>,
    pub(super) text: String,
    /// The moves of a variation, if it shows one.
    pub(super) line: Vec<Op>,
}

/// Everything in a file.
#[derive(Debug, Default)]
pub(super) struct Scanned<'a> {
    pub(super) fields: Vec<Field<'a>>,
    pub(super) moves: Vec<Op>,
    pub(super) remarks: Vec<Remark>,
    /// Whether the moves end with `\GE`.
    pub(super) is_closed: bool,
}

impl Scanned<'_> {
    /// The first field of this name that says anything.
    pub(super) fn field(&self, key: &str) -> Option<&Field<'_>> {
        self.fields.iter().find(|field| field.key == key && !field.value.trim().is_empty())
    }

    /// What that field says.
    pub(super) fn value(&self, key: &str) -> &str {
        self.field(key).map_or("", |field| field.value.trim())
    }
}

/// A value that goes on over lines.
struct Open<'a> {
    key: &'a str,
    value: String,
    at: usize,
    moves: Vec<Op>,
}

struct Scan<'a, 'f> {
    all: Scanned<'a>,
    open: Option<Open<'a>>,
    remark: Option<Remark>,
    has_strays: bool,
    faults: &'f mut Faults,
}

/// Takes a file apart.
pub(super) fn scan<'a>(text: &'a str, faults: &mut Faults) -> Scanned<'a> {
    let mut scan = Scan { all: Scanned::default(), open: None, remark: None, has_strays: false, faults };
    for line in lines(text) {
        scan.line(line);
    }
    if let Some(open) = scan.open.take() {
        scan.faults.add(Kind::Truncated, open.at, open.key, "the file ends inside this value");
        scan.close(open);
    }
    scan.end_remark();
    if !scan.all.is_closed {
        scan.faults.cut_off(text.len(), "the file ends before the game does");
    }
    scan.all
}

impl<'a> Scan<'a, '_> {
    fn line(&mut self, whole: Line<'a>) {
        let line = whole.trimmed();
        if let Some(mut open) = self.open.take() {
            let end = whole.text.find("\\]");
            if end.is_none() && !line.text.starts_with('\\') {
                self.go_on(&mut open, whole);
                self.open = Some(open);
                return;
            }
            if let Some(end) = end.filter(|_| !line.text.starts_with("\\[")) {
                self.go_on(&mut open, Line { text: &whole.text[..end], ..whole });
                return self.close(open);
            }
            self.faults.add(Kind::Syntax, open.at, open.key, "this value is not closed");
            self.close(open);
        }
        match line.text {
            "" | "\\HS" | "\\HE" | "\\GS" => {}
            "\\GE" => self.all.is_closed = true,
            "\\RS" => {
                self.end_remark();
                self.remark = Some(Remark::default());
            }
            "\\RE" => self.end_remark(),
            text if text.starts_with("\\[") => self.begin(line),
            _ => self.outside(line),
        }
    }

    /// A line that stands outside of values.
    fn outside(&mut self, line: Line<'a>) {
        if line.text.starts_with(|c: char| c.is_ascii_digit()) {
            return;
        }
        match op(line) {
            Some(Ok(op)) if !self.all.is_closed => self.all.moves.push(op),
            Some(Err(word)) => {
                self.faults.add(Kind::Syntax, line.at, word, "this line cannot be read and is passed over");
            }
            _ if !std::mem::replace(&mut self.has_strays, true) => {
                let word = line.text.split_whitespace().next().unwrap_or_default();
                let word: String = word.chars().take(8).collect();
                self.faults.add(Kind::Syntax, line.at, &word, "lines that say no move are passed over");
            }
            _ => {}
        }
    }

    /// A field from its `\[` on.
    fn begin(&mut self, line: Line<'a>) {
        let inner = line.from(2);
        let Some(equals) = inner.text.find('=') else {
            let key = inner.text.trim_end_matches("\\]");
            let key: String = key.chars().take(16).collect();
            self.faults.add(Kind::Syntax, line.at, &key, "this field has no value");
            return;
        };
        let (key, value) = (inner.text[..equals].trim(), inner.from(equals + 1));
        let end = value.text.find("\\]");
        let open = Open {
            key,
            value: value.text[..end.unwrap_or(value.text.len())].to_owned(),
            at: value.at,
            moves: Vec::new(),
        };
        match end {
            Some(_) => self.close(open),
            None => self.open = Some(open),
        }
    }

    fn go_on(&mut self, open: &mut Open<'a>, line: Line<'a>) {
        if open.key == "REFGIBO" {
            match op(line.trimmed()) {
                Some(Ok(op)) => open.moves.push(op),
                Some(Err(word)) => {
                    let message = "this line cannot be read and is passed over";
                    self.faults.add(Kind::Syntax, line.at, word, message);
                }
                None => {}
            }
        } else {
            open.value.push('\n');
            open.value.push_str(line.text);
        }
    }

    fn close(&mut self, open: Open<'a>) {
        let Open { key, value, at, moves } = open;
        if !key.starts_with("REF") {
            self.all.fields.push(Field { key, value, at });
            return;
        }
        let remark = self.remark.get_or_insert_with(Remark::default);
        match key {
            "REFSUSUN" => {
                remark.after = number(&value);
                if remark.after.is_none() {
                    self.faults.value(at, key, "this is no number of moves");
                }
            }
            "REFGIBO" => remark.line.extend(moves),
            _ => {
                if !remark.text.is_empty() {
                    remark.text.push('\n');
                }
                remark.text.push_str(value.trim());
            }
        }
    }

    fn end_remark(&mut self) {
        self.all.remarks.extend(self.remark.take());
    }
}

/// What a line of the moves says, or which sort of line cannot be read; `None` for other lines.
fn op(line: Line<'_>) -> Option<Result<Op, &'static str>> {
    let mut words = line.text.split_ascii_whitespace();
    let first = words.next()?;
    let mut rest = words.skip(1);
    let number = rest.next().and_then(number);
    let mut next = || rest.next().and_then(|word| word.parse::<i32>().ok());
    let done = match first {
        "INI" => next().and_then(|n| u32::try_from(n).ok()).map(Done::Handicap).ok_or("INI"),
        "STO" => {
            let color = match next() {
                Some(1) => Some(Color::Black),
                Some(2) => Some(Color::White),
                _ => None,
            };
            let at = (next(), next());
            if let (Some(x), Some(y)) = at { Ok(Done::Stone(color, x, y)) } else { Err("STO") }
        }
        "SKI" => Ok(Done::Pass),
        _ => return None,
    };
    Some(done.map(|done| Op { at: line.at, number, done }))
}
