//! Values that name points, of the board laid otherwise. What stands around the letters stays.

use crate::record::value::point::{Vertex, vertex};
use crate::record::value::text::split;
use crate::rules::point::{Point, Size};
use crate::rules::symmetry::Symmetry;

/// How the values of a property name points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A move, which may be a pass.
    Move,
    /// A point, or a rectangle from corner to corner.
    List,
    /// Two points.
    Pair,
    /// A point and a text.
    Label,
}

impl Kind {
    /// Of the property that means `name`; `old`: in a record of FF\[3\] or older.
    pub(super) fn of(name: &str, old: bool) -> Option<Self> {
        Some(match name {
            "B" | "W" => Self::Move,
            "AB" | "AW" | "AE" | "CR" | "DD" | "L" | "M" | "MA" | "SL" | "SQ" | "TB" | "TR" | "TW" | "VW" => {
                Self::List
            }
            "AR" | "LN" => Self::Pair,
            "LB" => Self::Label,
            // What FF[4] has no more; other programs use the names for other things.
            "EX" if old => Self::Move,
            "RG" | "SC" if old => Self::List,
            _ => return None,
        })
    }

    /// A raw value laid otherwise; `None` where it stays as it is.
    pub(super) fn laid(self, raw: &str, symmetry: Symmetry, size: Size) -> Option<String> {
        match self {
            Self::Move => played(raw, symmetry, size),
            Self::List => match raw.split_once(':') {
                Some((first, second)) => Some(rectangle(first, second, symmetry, size)),
                None => point(raw, symmetry, size),
            },
            Self::Pair => {
                let (from, to) = raw.split_once(':')?;
                let laid = |raw: &str| point(raw, symmetry, size).unwrap_or_else(|| raw.to_owned());
                Some(format!("{}:{}", laid(from), laid(to)))
            }
            Self::Label => {
                let (at, text) = split(raw)?;
                Some(format!("{}:{text}", point(at, symmetry, size)?))
            }
        }
    }
}

fn played(raw: &str, symmetry: Symmetry, size: Size) -> Option<String> {
    let word = raw.trim();
    let is_letters = Point::from_sgf(word).is_some();
    match vertex(raw, size) {
        Vertex::On(_) | Vertex::Off if is_letters => point(raw, symmetry, size),
        Vertex::On(at) => {
            // As players write it.
            let label = symmetry.size(size).label(symmetry.point(at, size));
            let small = word.starts_with(|c: char| c.is_ascii_lowercase());
            Some(within(raw, word, &if small { label.to_lowercase() } else { label }))
        }
        Vertex::Pass | Vertex::Off => None,
    }
}

/// Two letters, on the board or off it.
fn point(raw: &str, symmetry: Symmetry, size: Size) -> Option<String> {
    let word = raw.trim();
    let at = Point::from_sgf(word)?;
    let laid = if size.has(at) { symmetry.point(at, size) } else { off(at, symmetry) };
    Some(within(raw, word, &laid.to_sgf()))
}

/// A place off the board: it would lie on it where rows become columns and it did not.
fn off(at: Point, symmetry: Symmetry) -> Point {
    if symmetry.transposes() { Point::new(at.y(), at.x()) } else { at }
}

/// A rectangle from its upper left to its lower right; one that was written from another corner is so again.
fn rectangle(first: &str, second: &str, symmetry: Symmetry, size: Size) -> String {
    let corner = |raw: &str| Point::from_sgf(raw.trim()).filter(|&at| size.has(at));
    let laid = |raw: &str| point(raw, symmetry, size).unwrap_or_else(|| raw.to_owned());
    let (Some(a), Some(b)) = (corner(first), corner(second)) else {
        return format!("{}:{}", laid(first), laid(second));
    };
    let reversed = [a.x() > b.x(), a.y() > b.y()];
    let [by_x, by_y] = if symmetry.transposes() { [reversed[1], reversed[0]] } else { reversed };
    let (a, b) = (symmetry.point(a, size), symmetry.point(b, size));
    let ends = |one: u8, other: u8, reversed: bool| {
        let (low, high) = (one.min(other), one.max(other));
        if reversed { [high, low] } else { [low, high] }
    };
    let ([x0, x1], [y0, y1]) = (ends(a.x(), b.x(), by_x), ends(a.y(), b.y(), by_y));
    let written = |raw: &str, x, y| within(raw, raw.trim(), &Point::new(x, y).to_sgf());
    format!("{}:{}", written(first, x0, y0), written(second, x1, y1))
}

/// A raw value with another word in it.
fn within(raw: &str, word: &str, other: &str) -> String {
    raw.replacen(word, other, 1)
}

#[cfg(test)]
mod tests {
    use super::Kind;
    use crate::rules::point::Size;
    use crate::rules::symmetry::Symmetry;

    #[test]
    fn points_go_where_the_board_goes() {
        let wide = Size::new(9, 5).unwrap();
        for (kind, raw, quarter, mirror) in [
            (Kind::Move, "aa", "ea", "ia"),
            (Kind::Move, " bc\n", " cb\n", " hc\n"),
            (Kind::Move, "", "", ""),
            (Kind::Move, "tt", "tt", "tt"),
            (Kind::Move, "Pass", "Pass", "Pass"),
            (Kind::Move, "A1", "A9", "J1"),
            (Kind::Move, "c5", "e7", "g5"),
            // Off the board before, off it afterwards.
            (Kind::Move, "af", "fa", "af"),
            (Kind::Move, "abc", "abc", "abc"),
            (Kind::List, "ab", "da", "ib"),
            (Kind::List, "aa:cb", "da:ec", "ga:ib"),
            (Kind::List, "cb:aa", "ec:da", "ib:ga"),
            (Kind::List, "ca:ab", "dc:ea", "ia:gb"),
            (Kind::List, "aa:zz", "ea:zz", "ia:zz"),
            (Kind::List, "", "", ""),
            (Kind::Pair, "aa:ib", "ea:di", "ia:ab"),
            (Kind::Pair, "aa", "aa", "aa"),
            (Kind::Label, "aa:aa:bb", "ea:aa:bb", "ia:aa:bb"),
            (Kind::Label, "aa", "aa", "aa"),
        ] {
            for (symmetry, laid) in [(Symmetry::QUARTER, quarter), (Symmetry::MIRROR, mirror)] {
                let told = kind.laid(raw, symmetry, wide).unwrap_or_else(|| raw.to_owned());
                assert_eq!(told, laid, "{kind:?} {raw:?} {symmetry:?}");
            }
            let (mut size, mut told) = (wide, raw.to_owned());
            for _ in 0..4 {
                told = kind.laid(&told, Symmetry::QUARTER, size).unwrap_or(told);
                size = size.transposed();
            }
            assert_eq!(told, raw, "{kind:?}");
        }
    }
}
