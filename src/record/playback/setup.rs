//! Stones set up without a move, and whose turn it is then.

use std::collections::BTreeMap;

use super::{MAX_WORK, Playback, mover};
use crate::record::tree::NodeId;
use crate::record::value::point::points;
use crate::record::value::text::simple_text;
use crate::rules::color::Color;
use crate::rules::handicap::fixed_stones;
use crate::rules::point::{Point, Size};
use crate::rules::position::Position;

/// What a point in a list costs, beside a point of a board laid anew.
const LISTED: usize = 4;

impl Playback<'_> {
    /// Setup goes before moves (reader rule 30).
    pub(super) fn apply_setup(&mut self, node: NodeId) {
        let root = node == NodeId::ROOT;
        let mut stones = if root { self.fixed_handicap() } else { BTreeMap::new() };
        let mut is_set = !stones.is_empty();
        if is_set {
            let labels: Vec<String> = stones.keys().map(|&point| self.position.size().label(point)).collect();
            self.faults.handicap_set(&labels);
        }
        for property in self.tree.properties(node) {
            let (name, content) = match () {
                () if property.is("AB") => ("AB", Some(Color::Black)),
                () if property.is("AW") => ("AW", Some(Color::White)),
                () if property.is("AE") => ("AE", None),
                () => continue,
            };
            is_set = true;
            for raw in property.values() {
                if !self.can_work() {
                    self.faults.too_much(node, name);
                    break;
                }
                match points(raw, self.position.size()) {
                    Some(list) => {
                        for point in list {
                            stones.insert(point, content);
                            self.work += LISTED;
                        }
                    }
                    None => self.faults.off_board(node, name, raw),
                }
            }
        }
        self.set_up = is_set;
        if root {
            self.start_from(&stones);
            if let Some(color) = self.side_to_move(node) {
                self.position.set_to_move(color);
            }
            return;
        }
        let mut changes = Vec::new();
        if self.can_work() {
            let differing = stones.into_iter().filter(|&(point, content)| self.position.at(point) != content);
            changes.extend(differing);
        }
        self.touched.extend(changes.iter().map(|&(point, _)| point));
        let side = self.side_to_move(node);
        if !changes.is_empty() {
            self.work += usize::from(self.position.size().points());
        }
        match side {
            Some(color) if self.is_put_right(node) => {
                // To know whether it stood before the line is played again.
                self.replayed += self.work + self.line.len();
                self.position.put_right(&changes, color);
            }
            _ => {
                if !changes.is_empty() {
                    self.position.place(&changes);
                }
                if let Some(color) = side {
                    self.position.set_to_move(color);
                }
            }
        }
    }

    /// Whether a node puts the position right as an arbiter does: it says whose turn it is, and makes no move itself.
    /// Where the position stood before, the game goes on from there.
    fn is_put_right(&self, node: NodeId) -> bool {
        let moves = || self.tree.properties(node).any(|property| mover(property.name()).is_some());
        self.replayed <= MAX_WORK && self.tree.has(node, "PL") && !moves()
    }

    fn start_from(&mut self, stones: &BTreeMap<Point, Option<Color>>) {
        let stones: Vec<_> =
            stones.iter().filter_map(|(&point, &content)| content.map(|color| (point, color))).collect();
        let (size, ko, suicide) = (self.position.size(), self.position.ko(), self.position.suicide());
        let to_move = self.first_to_move(&stones);
        if let Ok(position) = Position::set_up(size, ko, suicide, &stones, to_move) {
            self.position = position;
            self.touched.extend(stones.iter().map(|&(point, _)| point));
        }
        self.faults.check_handicap(self.tree, &self.line, &stones, size);
    }

    /// Whose turn it is after a node's setup, if the node or what follows says so (reader rule 32).
    fn side_to_move(&mut self, node: NodeId) -> Option<Color> {
        if let Some(raw) = self.tree.value(node, "PL") {
            match player(raw) {
                Some(color) => return Some(color),
                None => self.faults.unknown_player(node, raw),
            }
        }
        if self.set_up && node != NodeId::ROOT { self.next_mover() } else { None }
    }

    fn first_to_move(&mut self, stones: &[(Point, Color)]) -> Color {
        self.next_mover().unwrap_or_else(|| {
            let only_black = !stones.is_empty() && stones.iter().all(|&(_, color)| color == Color::Black);
            if only_black { Color::White } else { Color::Black }
        })
    }

    /// The colour of the first move ahead on the line.
    fn next_mover(&mut self) -> Option<Color> {
        self.ahead = self.ahead.max(self.entered);
        while let Some(&node) = self.line.get(self.ahead) {
            let mut moves = self.tree.properties(node).filter_map(|property| mover(property.name()));
            if let Some(color) = moves.next() {
                return Some(color);
            }
            self.ahead += 1;
        }
        None
    }

    /// Servers that say `HA` and leave it to the reader to know which points those are (reader rule 34).
    fn fixed_handicap(&mut self) -> BTreeMap<Point, Option<Color>> {
        let root = NodeId::ROOT;
        let text = |name| self.tree.simple_text(root, name).unwrap_or_default();
        let leaves_it_out =
            text("AP").starts_with("foxwq") || (text("AP") == "GNU Go:3.8" && text("GN").is_empty());
        let stones = text("HA").trim().parse().ok().and_then(|n| fixed_stones(self.position.size(), n));
        match stones {
            Some(stones)
                if leaves_it_out
                    && self.position.size() == Size::STANDARD
                    && !self.tree.has(root, "AB")
                    && self.next_mover() == Some(Color::White) =>
            {
                stones.into_iter().map(|point| (point, Some(Color::Black))).collect()
            }
            _ => BTreeMap::new(),
        }
    }
}

/// The player `PL` names: a letter, a word, or the number of FF\[1\].
fn player(raw: &str) -> Option<Color> {
    match simple_text(raw).trim().to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Color::Black),
        "w" | "white" | "2" => Some(Color::White),
        _ => None,
    }
}
