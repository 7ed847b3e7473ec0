//! What a record writes on the board, as signs of a board in characters: beside a stone, in the place of an empty point.

use std::collections::BTreeMap;

use super::legend::{Legend, label};
use super::text::{Glyphs, Sign};
use crate::record::marks::Drawn;
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::Point;
use unicode_width::UnicodeWidthStr;

/// The most columns of a label that are written on the board.
const MOST: usize = 3;

/// The signs of a board.
#[derive(Clone, Debug)]
pub struct Signs {
    /// What stands for labels that are not written out.
    pub legend: Legend,
    by_point: BTreeMap<Point, Sign>,
}

impl Signs {
    /// The signs of some marks; of several shapes on a point the last counts, and so of labels. A label that could be taken for a stone or a
    /// sign is not written out.
    pub fn of(board: &Board, marks: &[(Point, Drawn)], glyphs: Glyphs) -> Self {
        let legend = Legend::of(marks, |label| {
            label.width() <= MOST
                && !glyphs.are_used(label)
                && (glyphs == Glyphs::Unicode || label.is_ascii())
        });
        let mut by_point: BTreeMap<Point, Sign> = BTreeMap::new();
        let of = |labels: bool| {
            let marks = marks.iter().filter(move |(_, drawn)| matches!(drawn, Drawn::Label(_)) == labels);
            marks.map(|(point, drawn)| (*point, drawn)).collect::<BTreeMap<_, _>>()
        };
        for (point, drawn) in of(false).into_iter().chain(of(true)) {
            let written = match drawn {
                Drawn::Label(_) => label(drawn).map(|label| legend.written(label).to_owned()),
                shape => glyphs.shape(shape).map(String::from),
            };
            let Some(written) = written else { continue };
            let sign = by_point.entry(point).or_default();
            match board.at(point) {
                // Whose a dead stone's point is, its own small sign says.
                Some(_) if matches!(drawn, Drawn::Territory(_)) => {}
                Some(_) => sign.after.push_str(&written),
                None => sign.own.get_or_insert_default().push_str(&written),
            }
        }
        Self { legend, by_point }
    }

    /// The sign of a point.
    pub fn at(&self, point: Point) -> Option<&Sign> {
        self.by_point.get(&point)
    }
}

impl Glyphs {
    /// The sign of a shape.
    pub const fn shape(self, drawn: &Drawn) -> Option<char> {
        Some(match (self, drawn) {
            (_, Drawn::Label(_)) => return None,
            (_, Drawn::Territory(color)) => self.owned(*color),
            (Self::Unicode, Drawn::Triangle) => '△',
            (Self::Unicode, Drawn::Square) => '□',
            (Self::Unicode, Drawn::Circle) => '◎',
            (Self::Unicode, Drawn::Cross) => '×',
            (Self::Unicode, Drawn::Selected) => '◇',
            (Self::Ascii, Drawn::Triangle) => '^',
            (Self::Ascii, Drawn::Square) => '#',
            (Self::Ascii, Drawn::Circle) => '@',
            (Self::Ascii, Drawn::Cross) => '*',
            (Self::Ascii, Drawn::Selected) => '%',
        })
    }

    /// Whether a text is one of the characters the board is drawn with.
    fn are_used(self, text: &str) -> bool {
        let mut chars = text.chars();
        let (Some(only), None) = (chars.next(), chars.next()) else { return false };
        let shapes = [Drawn::Triangle, Drawn::Square, Drawn::Circle, Drawn::Cross, Drawn::Selected];
        let stones = Color::ALL
            .map(|color| [self.stone(color), self.dead(color), self.owned(color)])
            .into_iter()
            .flatten();
        stones.chain(shapes.iter().filter_map(|shape| self.shape(shape))).any(|used| used == only)
            || matches!(only, '.' | '+' | '(' | ')')
            || ('\u{2500}'..='\u{257f}').contains(&only)
    }
}
