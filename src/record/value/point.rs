//! Moves, points and lists of points as records write them.

use super::text::simple_text;
use crate::rules::point::{Point, Size};

/// What the value of a move names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vertex {
    /// No stone.
    Pass,
    /// A point of the board.
    On(Point),
    /// Nothing on this board.
    Off,
}

/// Reads a move (reader rules 25, 26 and 28): letters, `[]` or, up to 19 lines, `tt` for a pass, and the
/// `Pass` and `R16` of `SmartGo`.
pub fn vertex(raw: &str, size: Size) -> Vertex {
    let letters = if raw.contains(['\\', ' ', '\t', '\n', '\r']) { simple_text(raw) } else { raw.to_owned() };
    match letters.trim() {
        "" => Vertex::Pass,
        "tt" if size.width() <= 19 && size.height() <= 19 => Vertex::Pass,
        word if word.eq_ignore_ascii_case("pass") => Vertex::Pass,
        word => match Point::from_sgf(word).filter(|&point| size.has(point)).or_else(|| size.parse(word)) {
            Some(point) => Vertex::On(point),
            None => Vertex::Off,
        },
    }
}

/// Whether a move's value is blanks only: read as a pass, but not one that other programs know.
pub fn is_blank_pass(raw: &str) -> bool {
    !raw.is_empty() && raw.bytes().all(|b| b.is_ascii_whitespace())
}

/// How a move is written: two letters, or nothing for a pass.
pub fn write_vertex(point: Option<Point>) -> String {
    point.map(Point::to_sgf).unwrap_or_default()
}

/// Reads one value of a list of points: a point, or a rectangle `aa:cc` from any corner to the opposite one.
/// `None` if any of it lies off the board.
pub fn points(raw: &str, size: Size) -> Option<impl Iterator<Item = Point> + use<>> {
    let (first, second) = raw.split_once(':').unwrap_or((raw, raw));
    let corner = |text: &str| Point::from_sgf(text.trim()).filter(|&point| size.has(point));
    let (a, b) = (corner(first)?, corner(second)?);
    let (left, right) = (a.x().min(b.x()), a.x().max(b.x()));
    let (top, bottom) = (a.y().min(b.y()), a.y().max(b.y()));
    Some((top..=bottom).flat_map(move |y| (left..=right).map(move |x| Point::new(x, y))))
}

#[cfg(test)]
mod tests {
    use super::{Vertex, is_blank_pass, points, vertex, write_vertex};
    use crate::rules::point::{Point, Size};

    fn at(x: u8, y: u8) -> Vertex {
        Vertex::On(Point::new(x, y))
    }

    #[test]
    fn rule_26_ways_to_write_a_pass() {
        let big = Size::square(20).unwrap();
        for raw in ["", "tt", " ", " \n", "Pass", "pass", "PASS"] {
            assert_eq!(vertex(raw, Size::STANDARD), Vertex::Pass, "{raw:?}");
        }
        assert_eq!(vertex("tt", big), at(19, 19));
        assert_eq!(vertex("tt", Size::new(9, 20).unwrap()), Vertex::Off);
        assert_eq!(vertex("", big), Vertex::Pass);
        assert!(is_blank_pass("  ") && !is_blank_pass("") && !is_blank_pass("tt"));
        assert_eq!(write_vertex(None), "");
    }

    #[test]
    fn leela_watcher_32_blanks_in_the_brackets_are_a_pass() {
        assert_eq!(vertex("  ", Size::STANDARD), Vertex::Pass);
    }

    #[test]
    fn rule_26_points_as_players_write_them() {
        assert_eq!(vertex("R16", Size::STANDARD), at(16, 3));
        assert_eq!(vertex("d4", Size::STANDARD), at(3, 15));
    }

    #[test]
    fn rule_28_moves_that_name_no_point() {
        for raw in ["a", "abc", "tu", "zz", "a1b", "1", "ab:cd", "aé", "手"] {
            assert_eq!(vertex(raw, Size::STANDARD), Vertex::Off, "{raw:?}");
        }
        assert_eq!(vertex("jj", Size::square(9).unwrap()), Vertex::Off);
    }

    #[test]
    fn sgf_parse_19_capitals_are_points_of_their_own() {
        let size = Size::square(52).unwrap();
        assert_eq!(vertex("Ab", size), at(26, 1));
        assert_eq!(vertex("aB", size), at(0, 27));
        assert_eq!(vertex("ZZ", size), at(51, 51));
        assert_eq!(vertex("AB", Size::STANDARD), Vertex::Off);
    }

    #[test]
    fn rule_25_rectangles_from_any_corner() {
        let list = |raw| points(raw, Size::STANDARD).map(|list| list.map(Point::to_sgf).collect::<Vec<_>>());
        let square = ["aa", "ba", "ab", "bb"].map(String::from).to_vec();
        for raw in ["aa:bb", "bb:aa", "ab:ba", "ba:ab"] {
            assert_eq!(list(raw), Some(square.clone()), "{raw}");
        }
        assert_eq!(list("cd"), Some(vec!["cd".to_owned()]));
        assert_eq!(list("as:tt"), None);
        assert_eq!(list(""), None);
        assert_eq!(points("aa:ss", Size::STANDARD).unwrap().count(), 361);
    }
}
