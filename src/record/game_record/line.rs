//! The moves of a game as nodes: the line that stands first, what was taken back as later variations.

use super::time::write_left;
use crate::game::ending::Marking;
use crate::game::event::Event;
use crate::game::refusal::Refusal;
use crate::game::terms::Terms;
use crate::game::{Game, Played, Stage, ledger};
use crate::record::store::day::time_of;
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::point::write_vertex;
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::{Move, Position};
use crate::text::Text;

/// Writes a node for every move, and one for every position that was put right. What else the log holds, rulings and
/// void moves, is told in the comment of its node, each with its time of day. The log is folded once more, since a
/// game remembers only the moves that stand.
pub fn write(game: &Game, terms: Terms, text: &Text, tree: &mut GameTree) -> Result<(), Refusal> {
    let mut again = Game::new(terms)?;
    let mut cursor = NodeId::ROOT;
    let mut parents = Vec::new();
    let mut agreed = None;
    for entry in game.entries() {
        let moves = again.moves().len();
        let before = matches!(entry.event, Event::Set { void: None, .. }).then(|| again.position().clone());
        let in_turn = again.to_move();
        let marking = match again.stage() {
            Stage::Marking(marking) => Some(marking.clone()),
            _ => None,
        };
        let next = usize::try_from(entry.n).ok().and_then(|n| game.entries().get(n));
        let words = ledger::told(&again, &entry.event, next.map(|entry| &entry.event), text);
        again.play(entry.clone())?;
        if let Some(before) = before {
            cursor = tree.insert_child(cursor, 0);
            write_setup(tree, cursor, &before, again.position());
        }
        if again.moves().len() < moves {
            cursor = parents.pop().unwrap_or(NodeId::ROOT);
        } else if let Some(played) = again.moves().get(moves) {
            parents.push(cursor);
            cursor = tree.insert_child(cursor, 0);
            write_move(tree, cursor, played);
        }
        if let Some(words) = words {
            let line = format!("{} {words}", time_of(entry.at));
            let before = tree.text(cursor, "C").filter(|before| !before.is_empty());
            let comment = before.map_or_else(|| line.clone(), |before| format!("{before}\n{line}"));
            tree.set(cursor, "C", &[comment]);
        }
        if let Event::Dispute { by, .. } = entry.event
            && by != in_turn
        {
            // Whoever claims stones to be dead moves next, out of turn (A §21.4): said, so that it is no fault.
            cursor = tree.insert_child(cursor, 0);
            tree.set(cursor, "PL", &[by.to_string()]);
        }
        if matches!((&entry.event, again.stage()), (Event::Confirm { .. }, Stage::Settled(_))) {
            agreed = marking;
        }
    }
    // Where everything after this point was taken back, an empty node keeps the main line from running into it.
    if tree.first_child(cursor).is_some() {
        cursor = tree.insert_child(cursor, 0);
    }
    if let Some(marking) = agreed {
        write_territory(tree, cursor, &again, &marking);
    }
    Ok(())
}

fn write_move(tree: &mut GameTree, node: NodeId, played: &Played) {
    let name = match played.by {
        Color::Black => "B",
        Color::White => "W",
    };
    let point = match played.mv {
        Move::Play(point) => Some(point),
        Move::Pass => None,
    };
    tree.set(node, name, &[write_vertex(point)]);
    write_left(tree, node, played.by, &played.after);
}

fn write_setup(tree: &mut GameTree, node: NodeId, before: &Position, after: &Position) {
    for (name, content) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        let changed =
            after.size().iter().filter(|&point| before.at(point) != content && after.at(point) == content);
        set_points(tree, node, name, changed);
    }
    tree.set(node, "PL", &[after.to_move().to_string()]);
}

/// TB and TW: the empty points each side surrounds, and those under dead stones.
fn write_territory(tree: &mut GameTree, node: NodeId, game: &Game, marking: &Marking) {
    let count = game.count(marking);
    for (name, color) in [("TB", Color::Black), ("TW", Color::White)] {
        let points =
            game.terms().size.iter().filter(|&point| {
                count.owner(point) == Some(color) && game.position().at(point) != Some(color)
            });
        set_points(tree, node, name, points);
    }
}

fn set_points(tree: &mut GameTree, node: NodeId, name: &str, points: impl Iterator<Item = Point>) {
    let letters: Vec<String> = points.map(|point| write_vertex(Some(point))).collect();
    tree.set(node, name, &letters);
}
