//! A game looked over: what is wrong with it, and how it stands at the end of its main line.

use super::info::GameInfo;
use super::playback::fault::{Fault, shown};
use super::playback::{NoBoard, Playback, board_size};
use super::problem::{Kind, Locator, Problem};
use super::tree::{GameTree, NodeId};
use super::value::game;
use super::value::time::Strange;
use crate::rules::point::Size;
use crate::rules::position::Position;
use crate::text::en::EN;

/// What a game holds.
#[derive(Debug)]
pub struct Checked {
    /// The board; none if it cannot be shown.
    pub size: Option<Size>,
    /// Nodes of the main line that hold a move, passes and unplayable ones too.
    pub moves: usize,
    /// Nodes of the game.
    pub nodes: usize,
    /// How it stands at the end of the main line; none if there is no board.
    pub position: Option<Position>,
    /// What is wrong, in the order of the record. What the reader found is not repeated.
    pub problems: Vec<Problem>,
}

/// Looks over a game, number `game` of its file (from 1).
pub fn check(tree: &GameTree, game: usize) -> Checked {
    check_on(tree, game, &mut Locator::new(tree.source().text()))
}

/// As [`check`], going on from where the game before it in the same text was located: a file of many games is gone
/// through once.
pub(in crate::record) fn check_on(tree: &GameTree, game: usize, locator: &mut Locator<'_>) -> Checked {
    let nodes = tree.nodes().count();
    let board = board_size(tree);
    // What the root of another game should say is not known here.
    let mut faults = if matches!(board, Err(NoBoard::OtherGame(_))) { Vec::new() } else { root_faults(tree) };
    let size = match board {
        Ok(size) => Some(size),
        Err(no_board) => {
            let property = if tree.has(NodeId::ROOT, "GM") { "GM" } else { "SZ" };
            faults.push(root_fault(Kind::Format, property, no_board.to_string()));
            None
        }
    };
    let position = Playback::new(tree).ok().map(|mut playback| {
        while playback.forward() {}
        faults.extend_from_slice(playback.faults());
        playback.position().clone()
    });
    Checked { size, moves: tree.moves(), nodes, position, problems: problems(tree, game, faults, locator) }
}

/// What the root says and does not mean (reader rules 27 and 35).
fn root_faults(tree: &GameTree) -> Vec<Fault> {
    let mut faults = Vec::new();
    match tree.value(NodeId::ROOT, "SZ") {
        None => {
            let message = "the size of the board is not given, 19 is taken".to_owned();
            faults.push(root_fault(Kind::Value, "SZ", message));
        }
        Some(raw) if game::size(raw) == Ok(None) => {
            let message = format!("{} is no size of a board, 19 is taken", shown(raw));
            faults.push(root_fault(Kind::Value, "SZ", message));
        }
        Some(_) => {}
    }
    let info = GameInfo::of(tree);
    if !info.komi.is_empty() && info.komi_quarters().is_none() {
        let property = if tree.has(NodeId::ROOT, "KM") { "KM" } else { "KO" };
        let message = format!("{} is no komi, it is taken as unknown", shown(&info.komi));
        faults.push(root_fault(Kind::Value, property, message));
    }
    if let Err(Strange { property, why }) = info.time_said() {
        let raw = shown(if property == "TM" { &info.time } else { &info.overtime });
        let message = match why {
            Some(why) => format!("{raw} sets no clock: {}", why.said(&EN)),
            None => format!("{raw} is no time setting that is understood, it is shown as it stands"),
        };
        faults.push(root_fault(Kind::Value, property, message));
    }
    faults
}

fn root_fault(kind: Kind, property: &str, message: String) -> Fault {
    Fault { kind, node: NodeId::ROOT, number: None, property: property.to_owned(), message }
}

/// Line and column of each fault; 0 where nobody knows. They are looked up in the order of the text, which is not always
/// that of the faults: the locator then never goes back.
fn places(tree: &GameTree, faults: &[Fault], locator: &mut Locator<'_>) -> Vec<(usize, usize)> {
    let offset = |(at, fault): (usize, &Fault)| Some((tree.offset_of(fault.node, &fault.property)?, at));
    let mut offsets: Vec<(usize, usize)> = faults.iter().enumerate().filter_map(offset).collect();
    offsets.sort_unstable();
    let mut places = vec![(0, 0); faults.len()];
    for (offset, at) in offsets {
        places[at] = locator.locate(offset);
    }
    places
}

/// Faults of the main line as problems, with their places in the file.
fn problems(tree: &GameTree, game: usize, faults: Vec<Fault>, locator: &mut Locator<'_>) -> Vec<Problem> {
    let places = places(tree, &faults, locator);
    // Along the main line, each node is the next in the tree too.
    let mut numbered = tree.main_line().zip(1..);
    let mut at = numbered.next();
    let mut problems = Vec::new();
    for (Fault { kind, node, number, property, message }, (line, column)) in faults.into_iter().zip(places) {
        while at.is_some_and(|(reached, _)| reached != node) {
            at = numbered.next();
        }
        problems.push(Problem {
            kind,
            game,
            line,
            column,
            node: at.map(|(_, number)| number),
            move_number: number.and_then(|number| usize::try_from(number).ok()),
            property: Some(property),
            message,
        });
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::record::sgf::read::read;

    #[test]
    fn faults_have_their_places_in_whatever_order_they_stand() {
        for (text, places) in [("(;KM[y]SZ[x])", [(1, 8), (1, 3)]), ("(;SZ[x]\nKM[y])", [(1, 3), (2, 1)])] {
            let (collection, _) = read(text.as_bytes()).unwrap();
            let problems = check(&collection.games()[0], 1).problems;
            let told = problems.iter().map(|problem| (problem.line, problem.column)).collect::<Vec<_>>();
            assert_eq!(told, places, "{text}");
        }
    }
}
