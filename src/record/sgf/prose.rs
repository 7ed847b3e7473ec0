//! Where the first game of a text begins, whatever prose stands before it (reader rule 9). The text is gone over a fixed
//! number of times, whatever stands in it.

use super::roots::{Before, Property, Roots, is_grammar};
use super::start::{
    begins_property, find_alone, opens_game, opens_node, property_end, skip_blanks, value_end, very_start,
};

/// Where the first game begins: a `(` and a `;` before a property or at the very start, with text between them that means
/// nothing; else a `(` before a property; else a `;` before a property; else a property at the very start. Prose holds
/// brackets, semicolons and names too. Where it can be read in several ways, no root is lost to keep its variations.
pub(in crate::record) fn find_first(bytes: &[u8]) -> Option<usize> {
    let first = very_start(bytes);
    let mut roots = Roots::default();
    if opens_game(bytes, first) && roots.past_prose(bytes, first) == first {
        return Some(first);
    }
    let mut brackets = Brackets { at: first, ..Brackets::default() };
    // The game that opens in the midst of prose and is not closed, if there is nothing better.
    let mut open_end = None;
    let mut from = first;
    while let Some(property) = Property::after(bytes, from) {
        from = property.name_end;
        brackets.go_on(bytes, property.at);
        if let Before::Opening(opening) = property.before {
            if property.is_of_a_root(bytes) {
                return Some(opening);
            }
            let outer = brackets.outermost().filter(|&(outer, _)| outer != opening);
            return match (open_end, outer) {
                (Some(_), _) => open_end,
                (_, Some((outer, depth))) if tree_end(bytes, property.at, depth).is_some() => Some(outer),
                _ => find_root(&bytes[..opening], first).or(Some(opening)),
            };
        }
        let closed = brackets.last.filter(|_| property.before == Before::Text && brackets.games.is_empty());
        let Some(opening) = brackets.innermost().or(closed).filter(|_| open_end.is_none()) else { continue };
        if property.is_of_a_game(bytes) || property.is_plain(bytes) && roots.is_root(bytes, property) {
            let text = &bytes[skip_blanks(bytes, opening + 1) + 1..property.at];
            if closed.is_none() || !is_grammar(text) {
                return Some(opening);
            }
        } else if property.is_plain(bytes) && closed.is_none() {
            if tree_end(bytes, property.at, 1).is_some() {
                return Some(opening);
            }
            open_end = Some(opening);
        }
    }
    open_end.or_else(|| {
        let prose = !bytes[first..].starts_with(b"<") && !bytes.contains(&0);
        let at_once = || Some(first).filter(|&first| begins_property(bytes, first));
        let bare = || prose.then(|| at_once().or_else(|| find_alone(bytes, first, b';')))?;
        let start = find_alone(bytes, first, b'(').or_else(bare)?;
        find_root(&bytes[..start], first).or(Some(start))
    })
}

/// The brackets of prose, up to a place.
#[derive(Default)]
struct Brackets {
    at: usize,
    /// Those that are open.
    open: Vec<usize>,
    /// Which of these a `;` follows.
    games: Vec<usize>,
    /// The last that one followed, open or not.
    last: Option<usize>,
}

impl Brackets {
    fn go_on(&mut self, bytes: &[u8], to: usize) {
        for at in self.at..to {
            match bytes[at] {
                b'(' => {
                    if opens_node(bytes, at) {
                        self.games.push(self.open.len());
                        self.last = Some(at);
                    }
                    self.open.push(at);
                }
                b')' => {
                    self.open.pop();
                    if self.games.last().is_some_and(|&game| game >= self.open.len()) {
                        self.games.pop();
                    }
                }
                _ => {}
            }
        }
        self.at = self.at.max(to);
    }

    /// The innermost open `(` that a `;` follows.
    fn innermost(&self) -> Option<usize> {
        self.games.last().map(|&game| self.open[game])
    }

    /// The outermost such, and how many are open from it on.
    fn outermost(&self) -> Option<(usize, usize)> {
        self.games.first().map(|&game| (self.open[game], self.open.len() - game))
    }
}

/// Where a game ends that is open this many times at a property; `None` if it never does, or a game's root stands in it.
fn tree_end(bytes: &[u8], property: usize, open: usize) -> Option<usize> {
    let (mut at, mut open) = (property, open);
    while let Some(&b) = bytes.get(at) {
        match b {
            b'[' => {
                at = value_end(bytes, at);
                continue;
            }
            b'(' if opens_root(bytes, at) => return None,
            b'(' => open += 1,
            b')' if open <= 1 => return Some(at),
            b')' => open -= 1,
            _ => {}
        }
        at += 1;
    }
    None
}

/// Whether a node that says something of a whole game opens here.
fn opens_root(bytes: &[u8], at: usize) -> bool {
    let after = skip_blanks(bytes, at + 1) + 1;
    opens_node(bytes, at)
        && begins_property(bytes, after)
        && Property::after(bytes, after).is_some_and(|property| property.is_of_a_root(bytes))
}

/// Where a game begins, without a `(` and a `;`, that is still open where this text ends.
fn find_root(text: &[u8], first: usize) -> Option<usize> {
    let mut brackets = Brackets { at: first, ..Brackets::default() };
    let mut at = first;
    while let Some(property) = Property::after(text, at) {
        brackets.go_on(text, property.at);
        at = property_end(text, property.at);
        brackets.at = at;
        let start = match property.before {
            Before::Opening(at) | Before::Bracket(at) | Before::Semicolon(at) => Some(at),
            Before::Text if property.at == first => Some(first),
            Before::Text => brackets.open.last().copied().filter(|_| property.is_of_a_game(text)),
        };
        let goes_on = matches!(text.get(at), None | Some(b';' | b'(')) || begins_property(text, at);
        if let Some(start) = start.filter(|_| goes_on)
            && tree_end(text, property.at, 1).is_none()
        {
            return Some(start);
        }
    }
    None
}
