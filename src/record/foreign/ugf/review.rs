//! `[ReviewNode]`: the tree, a node on each line, `NODE,54,1,16,8`: its number, its colour (1 is Black), column and row
//! from 1. What stands between `VARIATION,` and `VARIATIONEND,` follows the node before it, and so does what comes behind.

use std::collections::HashMap;

use super::super::draft::{At, Draft};
use super::super::faults::Faults;
use super::super::lines::Line;
use super::super::values::number;
use super::Game;
use crate::record::problem::Kind;
use crate::rules::color::Color;

/// Where reading stands: the last node, and whether only variations have followed it so far.
#[derive(Clone, Copy)]
struct Place {
    at: At,
    only_variations: bool,
}

/// Reads the tree into the game; gives its nodes by their numbers.
pub(super) fn nodes<'a>(
    lines: impl Iterator<Item = Line<'a>>,
    game: &mut Game,
    faults: &mut Faults,
) -> HashMap<u32, At> {
    let mut nodes = HashMap::new();
    let mut place = Place { at: Draft::ROOT, only_variations: false };
    let mut outer: Vec<Place> = Vec::new();
    for line in lines.map(Line::trimmed) {
        let mut fields = line.text.split(',').map(str::trim);
        match fields.next().unwrap_or_default() {
            "" => {}
            "NODE" => {
                let mut next = || fields.next().and_then(number);
                let (Some(id), Some(color), Some(x), Some(y)) = (next(), next(), next(), next()) else {
                    let message = "this node cannot be read and is passed over";
                    faults.add(Kind::Syntax, line.at, "NODE", message);
                    continue;
                };
                place = node(line.at, (color, x, y), place, game, faults);
                nodes.entry(id).or_insert(place.at);
            }
            "VARIATION" => {
                place.only_variations |= !game.draft.has_children(place.at);
                outer.push(place);
                place.only_variations = false;
            }
            "VARIATIONEND" => {
                if let Some(before) = outer.pop() {
                    place = before;
                } else {
                    let message = "a variation ends that has not begun";
                    faults.add(Kind::Syntax, line.at, "VARIATIONEND", message);
                }
            }
            word => {
                let word: String = word.chars().take(16).collect();
                faults.add(Kind::Syntax, line.at, &word, "this line cannot be read and is passed over");
            }
        }
    }
    if game.line.len() == 1 {
        // There is no other list of the moves.
        let mut at = Draft::ROOT;
        while let Some(next) = game.draft.first_child(at) {
            game.line.push(next);
            at = next;
        }
    }
    nodes
}

fn node(
    offset: usize,
    (color, x, y): (u32, u32, u32),
    place: Place,
    game: &mut Game,
    faults: &mut Faults,
) -> Place {
    let color = match color {
        1 => Color::Black,
        2 => Color::White,
        // The root, and the end of the game.
        _ => return place,
    };
    let point = game.grid.point(x, y).filter(|_| !game.grid.is_beyond(x, y));
    if !game.grid.has(point) && !game.grid.is_beyond(x, y) {
        faults.add(Kind::OffBoard, offset, "NODE", format!("{x},{y} is no point of the board"));
    }
    let is_set = point.and_then(|point| game.stones.get(&point)) == Some(&color);
    if is_set && place.at == Draft::ROOT {
        return place;
    }
    let (at, is_new) = game.draft.follow(place.at, (color, point));
    if is_new && place.only_variations {
        game.draft.promote_last(place.at);
    }
    Place { at, only_variations: false }
}

/// Reads `[ReviewComment]`: `.Comment,n`, and below it what was said of node `n`.
pub(super) fn comments<'a>(
    lines: impl Iterator<Item = Line<'a>>,
    nodes: &HashMap<u32, At>,
    game: &mut Game,
    faults: &mut Faults,
) {
    let mut place = Draft::ROOT;
    let mut text = String::new();
    for line in lines {
        let Some(rest) = line.text.trim().strip_prefix(".Comment") else {
            text.push_str(line.text);
            text.push('\n');
            continue;
        };
        game.draft.comment(place, &std::mem::take(&mut text));
        let id = number(rest.trim_start_matches(','));
        let known = id.and_then(|id| nodes.get(&id).copied());
        if known.is_none() && !(nodes.is_empty() && id.is_some()) {
            faults.value(
                line.at,
                ".Comment",
                "there is no such node, what was said of it stands by the game",
            );
        }
        // Without a tree, the root is node 1 and the first move node 2.
        place = known.unwrap_or_else(|| game.after(id.unwrap_or(1).saturating_sub(1)));
    }
    game.draft.comment(place, &text);
}
