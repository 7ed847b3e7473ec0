//! Text to trees: one pass over the bytes, no recursion, nothing lost.
//!
//! Wrong grammar is read the way that keeps most of the game, and named in a [`Problem`]; the tree's writer
//! copies the text, so what could not be understood goes out again all the same.

use crate::text::Text;
use crate::text::en::EN;
use std::fmt;
use std::sync::Arc;

use super::encoding::{Decoded, decode};
use super::faults::Faults;
use super::prose::find_first;
use super::roots::Roots;
use super::start::{find_next, is_blank, is_name, name_end, skip_blanks, very_start};
use crate::record::problem::{Kind, Problem};
use crate::record::tree::Collection;
use crate::record::tree::GameTree;
use crate::record::tree::arena::{Arena, NONE, narrow};
use crate::record::tree::property::Span;

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = 64 << 20;

/// Why a file is no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotARecord {
    /// Nothing is in the file.
    Empty,
    /// More than [`MAX_BYTES`].
    TooLong,
    /// There is text, or there are bytes, but no game begins anywhere.
    NoGame,
}

impl NotARecord {
    /// Why, in a language.
    pub const fn said(self, text: &Text) -> &'static str {
        match self {
            Self::Empty => text.fault.record.empty,
            Self::TooLong => text.fault.record.too_long,
            Self::NoGame => text.fault.record.none,
        }
    }
}

impl fmt::Display for NotARecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.said(&EN))
    }
}

impl std::error::Error for NotARecord {}

/// Reads a file: its games, and what is wrong with its encoding and grammar. Values are judged when they are
/// used, not here.
pub fn read(bytes: &[u8]) -> Result<(Collection, Vec<Problem>), NotARecord> {
    read_in(bytes, None)
}

/// As [`read`], but in the encoding with this label, whatever the file looks like.
pub fn read_in(bytes: &[u8], label: Option<&str>) -> Result<(Collection, Vec<Problem>), NotARecord> {
    if bytes.len() > MAX_BYTES {
        return Err(NotARecord::TooLong);
    }
    let Decoded { source, encoding, oddities } = decode(bytes, label);
    let mut reader = Reader::new(source.text());
    for (offset, message) in oddities {
        reader.faults.add(Kind::Encoding, offset, message);
    }
    let games = reader.games()?;
    let problems = reader.faults.into_problems(source.text());
    let source = Arc::new(source);
    let games = games.into_iter().map(|(span, arena)| GameTree::over(Arc::clone(&source), span, arena));
    let games = games.collect();
    Ok((Collection::over(source, encoding, games), problems))
}

/// A tree that was opened and not yet closed: the node before it, that node's last child so far, and whether a
/// property before it would have opened a node.
struct Open {
    node: u32,
    last: u32,
    fresh: bool,
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    arena: Arena,
    roots: Roots,
    faults: Faults,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let bytes = text.as_bytes();
        #[expect(clippy::naive_bytecount, reason = "the compiler makes it fast enough")]
        let count = |wanted: u8| bytes.iter().filter(|&&b| b == wanted).count();
        let mut arena = Arena::default();
        arena.reserve(count(b';') + 1, count(b'['));
        Self { bytes, at: 0, arena, roots: Roots::default(), faults: Faults::default() }
    }

    fn games(&mut self) -> Result<Vec<(Span, Arena)>, NotARecord> {
        let mut at = very_start(self.bytes);
        if at == self.bytes.len() {
            return Err(NotARecord::Empty);
        }
        let mut start = find_first(self.bytes).ok_or(NotARecord::NoGame)?;
        if start > at {
            self.faults.add(Kind::Syntax, at, "what stands before the game is skipped");
        }
        let mut games = Vec::new();
        loop {
            self.faults.game = games.len() + 1;
            self.at = start;
            self.game();
            let span = Span { start: narrow(start), end: narrow(self.at) };
            let next = find_next(self.bytes, self.at).map(|next| self.roots.past_prose(self.bytes, next));
            games.push((span, self.arena.take(next.is_some())));
            at = skip_blanks(self.bytes, self.at);
            if next.unwrap_or(self.bytes.len()) > at {
                self.faults.add(Kind::Syntax, at, "what stands after the game is skipped");
            }
            match next {
                Some(next) => start = next,
                None => return Ok(games),
            }
        }
    }

    /// Reads one game from its `(` (or from its first node, if there is none) to its `)`.
    fn game(&mut self) {
        let (mut node, mut last) = (NONE, NONE);
        let mut fresh = true;
        let mut open = vec![Open { node, last, fresh }];
        let bare = self.bytes[self.at] != b'(';
        self.at += usize::from(!bare);
        self.faults.node = 0;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b';' => {
                    let is_root = node == NONE;
                    node = self.node(&mut open, node, last);
                    (last, fresh) = (NONE, false);
                    self.at += 1;
                    if is_root {
                        self.skip_text();
                    }
                }
                b'(' => {
                    open.push(Open { node, last, fresh });
                    fresh = true;
                    self.at += 1;
                }
                b')' => {
                    self.at += 1;
                    let closed = open.pop();
                    let Some(outer) = open.last_mut() else { return };
                    if let Some(closed) = closed {
                        (node, last) = (closed.node, closed.last);
                        fresh = closed.fresh || self.arena.newest() != node;
                        if outer.node == node {
                            outer.last = last;
                        }
                    }
                }
                b'[' => {
                    self.faults.add(Kind::Syntax, self.at, "a value without a property is skipped");
                    self.value(None);
                }
                b if is_name(b) => {
                    let name = Span { start: narrow(self.at), end: narrow(name_end(self.bytes, self.at)) };
                    let value = skip_blanks(self.bytes, name.end as usize);
                    if self.bytes.get(value) == Some(&b'[') {
                        if fresh {
                            node = self.node(&mut open, node, last);
                            (last, fresh) = (NONE, false);
                        }
                        self.property(name, value);
                    } else {
                        let message = "a property without a value is skipped";
                        self.faults.add_to(Some(name), Kind::Syntax, self.at, message);
                        self.at = name.end as usize;
                    }
                }
                b if is_blank(b) => self.at += 1,
                _ => {
                    self.faults.stray(self.at);
                    self.at += 1;
                }
            }
        }
        if !bare {
            self.faults.add(Kind::Truncated, self.at, "the file ends before the game is closed");
        }
    }

    /// Skips text in a root, up to its first property.
    fn skip_text(&mut self) {
        if let Some(first) = self.roots.behind_text(self.bytes, self.at) {
            let text = skip_blanks(self.bytes, self.at);
            self.faults.add(Kind::Syntax, text, "what stands before the first property is skipped");
            self.at = first;
        }
    }

    fn node(&mut self, open: &mut [Open], parent: u32, previous: u32) -> u32 {
        let id = self.arena.add_node(parent, previous, narrow(self.at));
        if let Some(tree) = open.last_mut()
            && tree.node == parent
        {
            tree.last = id;
        }
        self.faults.node += 1;
        id
    }

    /// Reads a property from its first `[` on.
    fn property(&mut self, name: Span, value: usize) {
        self.arena.add_property(name);
        self.at = value;
        while self.bytes.get(self.at) == Some(&b'[') {
            let value = self.value(Some(name));
            self.arena.add_value(value);
            self.at = skip_blanks(self.bytes, self.at);
        }
    }

    /// Reads a value from its `[` to behind its `]`.
    fn value(&mut self, property: Option<Span>) -> Span {
        let start = self.at + 1;
        let mut end = start;
        loop {
            match self.bytes.get(end) {
                Some(b']') => {
                    self.at = end + 1;
                    break;
                }
                Some(b'\\') if end + 1 < self.bytes.len() => end += 2,
                // A lone backslash at the end of the file would escape the bracket that closes the value.
                None | Some(b'\\') => {
                    let message = "the file ends inside this value";
                    self.faults.add_to(property, Kind::Truncated, self.at, message);
                    self.at = self.bytes.len();
                    break;
                }
                Some(_) => end += 1,
            }
        }
        Span { start: narrow(start), end: narrow(end) }
    }
}
