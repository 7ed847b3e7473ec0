//! The moves alone, from entries no referee has accepted.

use crate::game::event::{Entry, Event, Request};
use crate::game::outcome::{Outcome, Win};
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::point::write_vertex;
use crate::record::value::result;
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::Point;

/// A node of the record.
enum Step<'a> {
    Move(Color, Option<Point>),
    Set(&'a [String], Color),
}

/// How many moves stand, passes included.
pub(super) fn moves(entries: &[Entry]) -> u32 {
    let moves = steps(entries).iter().filter(|step| matches!(step, Step::Move(..))).count();
    u32::try_from(moves).unwrap_or(u32::MAX)
}

/// Writes the moves into a record that has none, and takes from it what only a whole log can tell.
pub(super) fn write(entries: &[Entry], tree: &mut GameTree) {
    for name in ["STV", "STC", "STG", "STR"] {
        tree.remove(NodeId::ROOT, name);
    }
    let mut node = NodeId::ROOT;
    for step in steps(entries) {
        node = tree.add_child(node);
        match step {
            Step::Move(by, point) => tree.set(node, &by.to_string(), &[write_vertex(point)]),
            Step::Set(rows, next) => set(rows, next, tree, node),
        }
    }
    if let Some(outcome) = entries.iter().rev().find_map(|entry| outcome(&entry.event)) {
        tree.set(NodeId::ROOT, "RE", &[result::write(outcome)]);
    }
}

/// The moves and set positions that stand: what was taken back is none.
fn steps(entries: &[Entry]) -> Vec<Step<'_>> {
    let mut steps = Vec::new();
    let mut sealed = None;
    for entry in entries {
        match &entry.event {
            Event::Play { by, p } => steps.push(Step::Move(*by, Some(*p))),
            Event::Pass { by, .. } | Event::Propose { by } => steps.push(Step::Move(*by, None)),
            Event::Seal { by, .. } => sealed = Some(*by),
            Event::Open { p } => steps.extend(sealed.take().map(|by| Step::Move(by, *p))),
            Event::Set { void: Some(_), .. } => undo(&mut steps),
            Event::Set { rows, next, void: None } => steps.push(Step::Set(rows, *next)),
            Event::Answer { by, ask, yes: true } => match asked(entries, *ask) {
                Some(Event::Propose { .. }) => steps.push(Step::Move(*by, None)),
                Some(Event::Ask { what: Request::Takeback | Request::Slip, .. }) => undo(&mut steps),
                _ => {}
            },
            _ => {}
        }
    }
    steps
}

/// Takes back the last move.
fn undo(steps: &mut Vec<Step<'_>>) {
    if matches!(steps.last(), Some(Step::Move(..))) {
        steps.pop();
    }
}

/// The entry that asks.
fn asked(entries: &[Entry], n: u32) -> Option<&Event> {
    let at = usize::try_from(n).ok()?.checked_sub(1)?;
    entries.get(at).map(|entry| &entry.event)
}

/// A position put right, in full.
fn set(rows: &[String], next: Color, tree: &mut GameTree, node: NodeId) {
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let Ok(board) = Board::from_rows(&rows) else { return };
    for (name, stone) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        let points = board.size().iter().filter(|&p| board.at(p) == stone);
        let letters: Vec<String> = points.map(|p| write_vertex(Some(p))).collect();
        tree.set(node, name, &letters);
    }
    tree.set(node, "PL", &[next.to_string()]);
}

/// How the game ended, by an event that ends it.
fn outcome(event: &Event) -> Option<Outcome> {
    match event {
        Event::End { result } => Some(*result),
        Event::Resign { by } => Some(Outcome::win(!*by, Win::Resignation)),
        Event::Flag { by } => Some(Outcome::win(!*by, Win::Time)),
        _ => None,
    }
}
