//! What is wrong along a line: moves the rules forbid, values that are none, a handicap that does not fit.

use super::Made;
use crate::record::problem::Kind;
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::point::{Vertex, points};
use crate::record::value::text::simple_text;
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};
use crate::rules::position::Illegal;
use crate::text::visible;

/// Faults beyond this many are not listed.
const MAX_FAULTS: usize = 1000;

/// One thing wrong along a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What sort of thing.
    pub kind: Kind,
    /// At which node.
    pub node: NodeId,
    /// With which move, if it is one.
    pub number: Option<u32>,
    /// In which property.
    pub property: String,
    /// One sentence, without a full stop.
    pub message: String,
}

#[derive(Debug, Default)]
pub(super) struct Faults {
    list: Vec<Fault>,
}

impl Faults {
    pub(super) fn list(&self) -> &[Fault] {
        &self.list
    }

    fn add(&mut self, kind: Kind, node: NodeId, number: Option<u32>, property: &str, message: String) {
        if self.list.len() < MAX_FAULTS {
            self.list.push(Fault { kind, node, number, property: property.to_owned(), message });
        }
    }

    /// Names what a move breaks.
    pub(super) fn judge(&mut self, node: NodeId, number: u32, made: Made, raw: &str, size: Size) {
        let property = made.by.letter().to_string();
        let point = match made.vertex {
            Vertex::On(point) => size.label(point),
            Vertex::Pass | Vertex::Off => shown(raw),
        };
        if made.out_of_turn {
            let message = format!("it is the turn of {}", color_name(!made.by));
            self.add(Kind::Turn, node, Some(number), &property, message);
        }
        let (kind, message) = match made.illegal {
            None => return,
            Some(Illegal::OffBoard) => (Kind::OffBoard, format!("{point} is no point of the board")),
            Some(Illegal::Occupied) => (Kind::Occupied, format!("there is a stone on {point}")),
            Some(Illegal::Suicide) => {
                (Kind::Suicide, format!("a stone on {point} has no liberty and takes nothing"))
            }
            Some(Illegal::Ko) => (Kind::Ko, format!("the ko is retaken at once on {point}")),
            Some(Illegal::Superko { after: 0 }) => {
                (Kind::Superko, format!("{point} repeats the board of the start"))
            }
            Some(Illegal::Superko { after }) => {
                (Kind::Superko, format!("{point} repeats the board after move {after}"))
            }
        };
        self.add(kind, node, Some(number), &property, message);
    }

    pub(super) fn blank_pass(&mut self, node: NodeId, number: u32, by: Color) {
        let message = "blanks in the brackets are read as a pass".to_owned();
        self.add(Kind::Value, node, Some(number), &by.letter().to_string(), message);
    }

    pub(super) fn second_value(&mut self, node: NodeId, number: u32, property: &str) {
        let message = "only the first of several moves of a colour in a node is played".to_owned();
        self.add(Kind::Value, node, Some(number), property, message);
    }

    pub(super) fn off_board(&mut self, node: NodeId, property: &str, raw: &str) {
        let message = format!("{} is no point of the board", shown(raw));
        self.add(Kind::Setup, node, None, property, message);
    }

    pub(super) fn too_much(&mut self, node: NodeId, property: &str) {
        let message = "so much was set up and played over before that this is left out".to_owned();
        self.add(Kind::Setup, node, None, property, message);
    }

    /// Handicap stones that the file leaves out are on the board all the same (reader rule 34).
    pub(super) fn handicap_set(&mut self, stones: &[String]) {
        let message = format!("the handicap stones that the file leaves out are set: {}", stones.join(" "));
        self.add(Kind::Setup, NodeId::ROOT, None, "HA", message);
    }

    pub(super) fn unknown_player(&mut self, node: NodeId, raw: &str) {
        let message = format!("{} is no player", shown(raw));
        self.add(Kind::Value, node, None, "PL", message);
    }

    /// Compares HA with the black stones set before the first move (reader rule 34). `stones`: those of the
    /// starting position.
    pub(super) fn check_handicap(
        &mut self,
        tree: &GameTree,
        line: &[NodeId],
        stones: &[(Point, Color)],
        size: Size,
    ) {
        let root = NodeId::ROOT;
        let Some(raw) = tree.value(root, "HA") else { return };
        let Ok(handicap) = simple_text(raw).trim().parse::<usize>() else {
            if !raw.trim().is_empty() {
                let message = format!("{} is no number of stones", shown(raw));
                self.add(Kind::Value, root, None, "HA", message);
            }
            return;
        };
        let color = |wanted: Color| stones.iter().filter(|&&(_, color)| color == wanted).count();
        let (mut black, white) = (color(Color::Black), color(Color::White));
        if black == 0 {
            let before = line.iter().take_while(|&&node| !tree.has(node, "B") && !tree.has(node, "W"));
            let listed = before.flat_map(|&node| tree.values(node, "AB")).take(MAX_FAULTS);
            black = listed.filter_map(|raw| points(raw, size)).map(Iterator::count).sum();
        }
        let fits = handicap == black || (handicap < 2 && (black == 0 || white > 0));
        if !fits {
            let message = match black {
                0 => format!("a handicap of {handicap}, but no stones are set"),
                1 => format!("a handicap of {handicap}, but 1 black stone is set"),
                _ => format!("a handicap of {handicap}, but {black} black stones are set"),
            };
            self.add(Kind::Setup, root, None, "HA", message);
        }
    }
}

fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// A raw value, short enough to stand in a sentence.
pub(in crate::record) fn shown(raw: &str) -> String {
    let text = simple_text(raw);
    let plain = visible::line(&text);
    let mut chars = plain.chars();
    let mut short: String = chars.by_ref().take(20).collect();
    if chars.next().is_some() {
        short.push('…');
    }
    format!("[{short}]")
}
