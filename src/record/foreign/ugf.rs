//! UGF and UGI, the formats of `PandaNet`'s programs.
//!
//! Sections with a name in square brackets: `[Header]` of `Key=value`, `[Data]` of moves such as `QP,B1,1,0` (column and
//! row by letter, colour and player, number, seconds), `[Figure]` of texts and diagrams, `[ReviewNode]` and
//! `[ReviewComment]` of a tree with what was said of its nodes.

use std::collections::BTreeMap;

use super::draft::{At, Draft, Made};
use super::faults::Faults;
use super::lines::{Line, lines};
use crate::record::noted;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use data::Entry;
use grid::Grid;
use head::Head;

mod data;
mod figure;
mod grid;
mod head;
mod review;

/// The sections.
const SECTIONS: [&str; 10] = [
    "Header",
    "Remote",
    "Files",
    "Data",
    "Figure",
    "Comment",
    "MessageLine",
    "ReviewNode",
    "ReviewComment",
    "End",
];

/// The game while its parts are put together.
struct Game {
    draft: Draft,
    grid: Grid,
    /// The stones set up before the first move.
    stones: BTreeMap<Point, Color>,
    /// The nodes of the game, the root first.
    line: Vec<At>,
}

impl Game {
    /// The node of the game behind so many moves.
    fn after(&self, moves: u32) -> At {
        self.line[usize::try_from(moves).unwrap_or(usize::MAX).min(self.line.len() - 1)]
    }
}

/// Reads a file.
pub(super) fn read(text: &str, faults: &mut Faults) -> Draft {
    let sections = sections(text);
    let section = |name: &'static str| {
        sections.iter().filter(move |(own, _)| *own == name).flat_map(|(_, lines)| lines)
    };
    let head = Head::of(section("Header").copied());
    let size = head.size(faults);
    let mut game = Game {
        draft: Draft::new(size),
        grid: Grid { size, from_bottom: head.counts_from_the_bottom(faults) },
        stones: BTreeMap::new(),
        line: vec![Draft::ROOT],
    };
    let entries: Vec<Entry> = section("Data")
        .filter(|_| !head.is_encrypted())
        .filter_map(|line| data::entry(*line, game.grid, faults))
        .collect();
    let set =
        entries.iter().take_while(|entry| entry.number == Some(0)).filter(|entry| entry.color.is_some());
    for Entry { color, point, .. } in set {
        if let (Some(color), Some(point)) = (color, point.filter(|point| size.has(*point))) {
            game.stones.insert(point, *color);
        }
    }
    head.write(&game.stones, &mut game.draft, faults);
    for (&point, &color) in &game.stones {
        game.draft.stone(Draft::ROOT, point, Some(color));
    }
    moves(&entries, &mut game, head.seconds());
    if !head.is_encrypted() && entries.is_empty() && section("ReviewNode").next().is_none() {
        faults.cut_off(text.len(), "the file ends before the first move");
    }
    let nodes = review::nodes(section("ReviewNode").copied(), &mut game, faults);
    review::comments(section("ReviewComment").copied(), &nodes, &mut game, faults);
    figure::read(section("Figure").copied(), &mut game, faults);
    faults.count(game.line.len() - 1, head.moves(), "Moves");
    game.draft
}

/// The sections of a file in their order, each with its lines.
fn sections(text: &str) -> Vec<(&'static str, Vec<Line<'_>>)> {
    let mut sections: Vec<(&'static str, Vec<Line<'_>>)> = Vec::new();
    for line in lines(text) {
        let name = line.text.trim().strip_prefix('[').and_then(|name| name.strip_suffix(']'));
        match name.and_then(|name| SECTIONS.into_iter().find(|known| known.eq_ignore_ascii_case(name))) {
            Some(name) => sections.push((name, Vec::new())),
            None => {
                if let Some((_, lines)) = sections.last_mut() {
                    lines.push(line);
                }
            }
        }
    }
    sections
}

/// Plays the moves of `[Data]`, with the time left where the main time and the time used are known.
fn moves(entries: &[Entry], game: &mut Game, main: Option<u64>) {
    let is_timed = entries.iter().any(|entry| entry.seconds > 0 || entry.used.is_some());
    let main = main.filter(|_| is_timed);
    let mut used = ByColor::<u64>::default();
    let mut mover = Color::Black;
    let only_black = !game.stones.is_empty() && game.stones.values().all(|color| *color == Color::Black);
    if only_black {
        mover = Color::White;
    }
    for entry in entries.iter().skip_while(|entry| entry.number == Some(0)) {
        let color = entry.color.unwrap_or(mover);
        let last = game.after(u32::MAX);
        let at = game.draft.add(last, Some((color, entry.point)));
        game.line.push(at);
        mover = !color;
        used[color] = entry.used.unwrap_or_else(|| used[color].saturating_add(entry.seconds));
        if let Some(left) = main.and_then(|main| main.checked_sub(used[color])) {
            game.draft.put(at, noted::names(color).0, left.to_string());
        }
    }
}

/// Follows moves from a node on. Gives the last node, and the first that had to be made.
fn follow(draft: &mut Draft, from: At, moves: impl IntoIterator<Item = Made>) -> (At, Option<At>) {
    let (mut at, mut first) = (from, None);
    for made in moves {
        let (next, is_new) = draft.follow(at, made);
        first = first.or(is_new.then_some(next));
        at = next;
    }
    (at, first)
}
