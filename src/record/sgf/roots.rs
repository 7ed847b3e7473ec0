//! What stands in a root before its first property, and whether that means anything (reader rule 11). The text is gone over a
//! fixed number of times, whatever stands in it.

use super::start::{begins_property, is_blank, is_name, name_end, opens_node, property_end, skip_blanks};

/// Properties that say something of a whole game: the node they stand in is a root.
const OF_A_GAME: [&[u8; 2]; 17] = [
    b"GM", b"FF", b"SZ", b"CA", b"AP", b"ST", b"KM", b"HA", b"RU", b"PB", b"PW", b"RE", b"DT", b"EV", b"GN",
    b"PC", b"TM",
];

/// The first property behind a place: a name with a capital in it and a `[`.
#[derive(Clone, Copy)]
pub(super) struct Property {
    pub(super) at: usize,
    pub name_end: usize,
    pub before: Before,
}

/// What stands right before a property, blanks left out, and where.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// `(` and `;`.
    Opening(usize),
    Bracket(usize),
    Semicolon(usize),
    Text,
}

impl Property {
    pub(super) fn after(bytes: &[u8], from: usize) -> Option<Self> {
        let mut at = from;
        loop {
            at += bytes.get(at..)?.iter().position(|&b| is_name(b))?;
            let end = name_end(bytes, at);
            let capital = bytes[at..end].iter().any(u8::is_ascii_uppercase);
            if capital && bytes.get(skip_blanks(bytes, end)) == Some(&b'[') {
                return Some(Self { at, name_end: end, before: Before::at(bytes, at) });
            }
            at = end;
        }
    }

    /// What its name means.
    fn capitals(self, bytes: &[u8]) -> impl Iterator<Item = &u8> {
        bytes[self.at..self.name_end].iter().filter(|b| b.is_ascii_uppercase())
    }

    /// Whether it says something of a whole game.
    pub(super) fn is_of_a_game(self, bytes: &[u8]) -> bool {
        OF_A_GAME.iter().any(|&name| self.capitals(bytes).eq(name))
    }

    /// Whether it or another of its node does, and none is a move; and where the node ends.
    fn node(self, bytes: &[u8]) -> (bool, usize) {
        let (mut is_root, mut moves) = (false, false);
        let mut this = self;
        loop {
            moves |= this.capitals(bytes).eq(b"B") || this.capitals(bytes).eq(b"W");
            is_root |= this.is_of_a_game(bytes);
            let end = property_end(bytes, this.at);
            match Self::after(bytes, end).filter(|_| begins_property(bytes, end)) {
                Some(next) => this = next,
                None => return (is_root && !moves, end),
            }
        }
    }

    /// Whether its node is a game's root.
    pub(super) fn is_of_a_root(self, bytes: &[u8]) -> bool {
        self.node(bytes).0
    }

    /// Whether prose hardly has such a name.
    pub(super) fn is_plain(self, bytes: &[u8]) -> bool {
        bytes[self.at..self.name_end].iter().all(u8::is_ascii_uppercase)
    }
}

impl Before {
    fn at(bytes: &[u8], at: usize) -> Self {
        let last = |end: usize| bytes[..end].iter().rposition(|&b| !is_blank(b)).map(|at| (at, bytes[at]));
        match last(at) {
            Some((bracket, b'(')) => Self::Bracket(bracket),
            Some((semicolon, b';')) => match last(semicolon) {
                Some((bracket, b'(')) => Self::Opening(bracket),
                _ => Self::Semicolon(semicolon),
            },
            _ => Self::Text,
        }
    }
}

/// How the text between the first `;` of a game and its first property is meant.
enum Meaning {
    /// As the grammar has it: empty nodes, variations, names that mean nothing, or characters to skip.
    Grammar,
    /// Nothing: the root's properties begin behind it, here.
    Nothing(usize),
    /// It is prose, and the game begins only here.
    Prose(usize),
}

/// What the roots of a text hold, asked for from its start to its end.
#[derive(Default)]
pub(super) struct Roots {
    /// The next property from a place on, once it was looked for.
    next: Option<(usize, Option<Property>)>,
    /// The last property whose node was looked through, whether that is a root, and where it ends.
    node: Option<(usize, bool, usize)>,
}

impl Roots {
    /// Where the properties of a root begin, if text that means nothing stands between them and `from`, the first offset
    /// behind its `;`.
    pub(super) fn behind_text(&mut self, bytes: &[u8], from: usize) -> Option<usize> {
        match self.meaning(bytes, from) {
            Meaning::Nothing(root) => Some(root),
            Meaning::Grammar | Meaning::Prose(_) => None,
        }
    }

    /// Where the game begins that seems to open with the `(` at `at`: there, or further on if that belongs to prose.
    pub(super) fn past_prose(&mut self, bytes: &[u8], at: usize) -> usize {
        match opens_node(bytes, at).then(|| self.meaning(bytes, skip_blanks(bytes, at + 1) + 1)) {
            Some(Meaning::Prose(inner)) => inner,
            _ => at,
        }
    }

    fn meaning(&mut self, bytes: &[u8], from: usize) -> Meaning {
        if begins_property(bytes, from) {
            return Meaning::Grammar;
        }
        let Some(property) = self.property(bytes, from) else { return Meaning::Grammar };
        let text = &bytes[from..property.at];
        match property.before {
            Before::Opening(inner) if !is_grammar(text) && self.is_root(bytes, property) => {
                Meaning::Prose(inner)
            }
            Before::Opening(_) => Meaning::Grammar,
            Before::Text if self.is_root(bytes, property) && !is_grammar(text) => {
                Meaning::Nothing(property.at)
            }
            _ if closes(text) || is_grammar(text) => Meaning::Grammar,
            // A semicolon begins a node, but before what only a root says.
            Before::Text if !text.contains(&b';') => Meaning::Nothing(property.at),
            _ if self.is_root(bytes, property) => Meaning::Nothing(property.at),
            _ => Meaning::Grammar,
        }
    }

    fn property(&mut self, bytes: &[u8], from: usize) -> Option<Property> {
        match self.next {
            Some((since, next)) if since <= from && next.is_none_or(|next| from <= next.at) => next,
            _ => {
                let next = Property::after(bytes, from);
                self.next = Some((from, next));
                next
            }
        }
    }

    /// Whether a property stands in the root of a game. What was looked through before is not looked through again.
    pub(super) fn is_root(&mut self, bytes: &[u8], property: Property) -> bool {
        match self.node {
            Some((at, is_root, _)) if at == property.at => is_root,
            Some((at, _, end)) if (at..end).contains(&property.at) => property.is_of_a_game(bytes),
            _ => {
                let (is_root, end) = property.node(bytes);
                self.node = Some((property.at, is_root, end));
                is_root
            }
        }
    }
}

/// Whether the text between the first `;` of a game and a property closes the game.
fn closes(text: &[u8]) -> bool {
    let mut open = 0_usize;
    for b in text {
        match b {
            b'(' => open += 1,
            b')' if open == 0 => return true,
            b')' => open -= 1,
            _ => {}
        }
    }
    false
}

/// Whether nothing but empty nodes, brackets, and properties whose names mean nothing stand in that text, up to where it
/// closes the game.
pub(super) fn is_grammar(text: &[u8]) -> bool {
    let (mut at, mut open) = (0, 0_usize);
    while let Some(&b) = text.get(at) {
        match b {
            b'(' => open += 1,
            b')' if open == 0 => return true,
            b')' => open -= 1,
            b';' => {}
            _ if is_blank(b) => {}
            _ if is_name(b) && text.get(skip_blanks(text, name_end(text, at))) == Some(&b'[') => {
                at = property_end(text, at);
                if at == text.len() && !text.trim_ascii_end().ends_with(b"]") {
                    return false;
                }
                continue;
            }
            _ => return false,
        }
        at += 1;
    }
    true
}
