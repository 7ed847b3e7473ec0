//! What a node says about the clocks: BL and OB, WL and OW.

use super::tree::{GameTree, NodeId};
use std::iter::successors;

use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::side::Side;
use crate::clock::state::State;
use crate::clock::system::canadian_progressive::CanadianProgressive;
use crate::clock::system::{Family, Rest};
use crate::rules::color::{ByColor, Color};

/// What one node says about a side's clock: BL and OB, or WL and OW.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noted {
    /// Ms left.
    pub left: Ms,
    /// Periods or stones left; present in overtime only.
    pub count: Option<u32>,
}

/// The properties that say what a side has left: the time, and the periods or stones.
pub const fn names(color: Color) -> (&'static str, &'static str) {
    match color {
        Color::Black => ("BL", "OB"),
        Color::White => ("WL", "OW"),
    }
}

/// What a node says about the clocks.
pub fn noted(tree: &GameTree, node: NodeId) -> ByColor<Option<Noted>> {
    ByColor::new_with(|color| {
        let (time, count) = names(color);
        let left = milliseconds(&tree.simple_text(node, time)?)?;
        let count = tree.simple_text(node, count).and_then(|text| text.trim().parse().ok());
        Some(Noted { left, count })
    })
}

/// The state of a side's clock after a node, by what it and the nodes before it say; `None` where none says anything.
pub fn standing(tree: &GameTree, node: NodeId, color: Color, control: &TimeControl) -> Option<State> {
    let said = successors(Some(node), |&node| tree.parent(node)).filter_map(|node| noted(tree, node)[color]);
    // Which block of a progression runs is not told by the last of them alone.
    let many = if matches!(control.family(), Family::Stones(Rest::Next(_))) { usize::MAX } else { 1 };
    let mut said: Vec<Noted> = said.take(many).collect();
    said.dedup();
    let start = Side::new(control.clone()).state();
    said.into_iter().rev().fold(None, |before, noted| Some(state(control, noted, &before.unwrap_or(start))))
}

/// The state of a clock under `control` that was noted so, and before that stood at `before`.
pub fn state(control: &TimeControl, noted: Noted, before: &State) -> State {
    let start = Side::new(control.clone()).state();
    let Noted { left, count } = noted;
    let in_main = State { main: left, ..start };
    match control.family() {
        Family::Untimed | Family::Main | Family::Glass => in_main,
        Family::Moves => State { period: left, ..start },
        Family::Periods(_) | Family::Minutes { .. } | Family::Blocks(_) | Family::Bought(_) => {
            count.map_or(in_main, |periods| State { main: 0, periods, period: left, ..start })
        }
        Family::Stones(rest) => count.map_or(in_main, |stones| {
            let noted = State { main: 0, moves_left: stones, period: left, ..start };
            match rest {
                Rest::Next(blocks) => in_progression(blocks, noted, before),
                Rest::Lost | Rest::Kept if stones > 0 => noted,
                Rest::Kept => State { main: 0, period: start.period.saturating_add(left), ..start },
                Rest::Lost => block_full(start, left),
            }
        }),
    }
}

/// A block whose last stone was just played: the next one is full. More time than a block has is main time, of which
/// some programs say that no stone is to be played in it.
fn block_full(start: State, left: Ms) -> State {
    State { main: if left > start.period { left } else { 0 }, ..start }
}

/// The state where blocks change from one to the next. A block is done where none of its stones is left, where the last of
/// them was to be played, and where more are left than before; then the following one is full.
fn in_progression(blocks: &CanadianProgressive, noted: State, before: &State) -> State {
    let (left, block) = (noted.moves_left, blocks.block(before.block));
    if left == 0 && noted.period > block.period {
        return State { main: noted.period, moves_left: block.stones, period: block.period, ..*before };
    }
    let stands = (left, noted.period) == (before.moves_left, before.period);
    let done = left == 0 || !stands && (before.moves_left == 1 || left > before.moves_left);
    let index = before.block.saturating_add(u32::from(done));
    let next = blocks.block(index);
    match left {
        0 => State { moves_left: next.stones, period: next.period, block: index, ..noted },
        _ => State { block: index, ..noted },
    }
}

/// Seconds as a decimal number, in ms; less than nothing is nothing.
fn milliseconds(text: &str) -> Option<Ms> {
    let text = text.trim();
    if let Some(less) = text.strip_prefix('-') {
        return milliseconds(less).map(|_| 0);
    }
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !(part.is_empty() || digits(part)) {
        return None;
    }
    let thousandths: Ms = format!("{part:0<3}").get(..3)?.parse().ok()?;
    whole.parse::<Ms>().ok()?.checked_mul(1000)?.checked_add(thousandths)
}

#[cfg(test)]
mod tests {
    use super::{Noted, milliseconds, standing, state};
    use crate::clock::control::TimeControl;
    use crate::clock::side::Side;
    use crate::record::sgf::read::read;
    use crate::rules::color::Color;

    #[test]
    fn rule_38_no_stones_left_of_a_block_is_a_full_block() {
        for (spec, left, count, main, moves_left, period) in [
            ("40m+15/5m", 12_500, 0, 0, 15, 300_000),
            ("40m+15/5m", 0, 0, 0, 15, 300_000),
            ("40m+15/5m", 12_500, 1, 0, 1, 12_500),
            ("40m+15/5m", 300_000, 15, 0, 15, 300_000),
            // In main time some clients say that no stone is to be played.
            ("40m+15/5m", 1_800_000, 0, 1_800_000, 15, 300_000),
            ("40m+15/5m carry", 12_500, 0, 0, 15, 312_500),
            ("40m+10/5m,20/10m", 12_500, 0, 0, 20, 600_000),
            ("40m+10/5m,20/10m", 1_800_000, 0, 1_800_000, 10, 300_000),
        ] {
            let control: TimeControl = spec.parse().unwrap();
            let start = Side::new(control.clone()).state();
            let state = state(&control, Noted { left, count: Some(count) }, &start);
            assert_eq!(
                (state.main, state.moves_left, state.period),
                (main, moves_left, period),
                "{spec} {left}"
            );
        }
    }

    #[test]
    fn rule_38_after_a_block_of_a_progression_the_next_one_is_full() {
        let control: TimeControl = "3/5m,2/8m,1/2m".parse().unwrap();
        for (said, stands) in [
            // No stone is left of a block, again and again: as q5Go writes it.
            ("OB[2]", (2, 300_000, 0)),
            ("OB[2] OB[1] OB[0]", (2, 480_000, 1)),
            ("OB[2] OB[1] OB[0] OB[1] OB[0]", (1, 120_000, 2)),
            // The full block: as KGS and this program write it.
            ("OB[2] OB[1] OB[2]", (2, 300_000, 1)),
            ("OB[2] OB[1] OB[2] OB[1] OB[1]", (1, 300_000, 1)),
            ("OB[0]", (2, 480_000, 1)),
        ] {
            let nodes: Vec<String> = said.split(' ').map(|count| format!(";B[]BL[300]{count};W[]")).collect();
            let sgf = format!("(;{})", nodes.concat().trim_start_matches(';'));
            let (collection, _) = read(sgf.as_bytes()).unwrap();
            let tree = collection.games().first().unwrap();
            let last = tree.main_line().last().unwrap();
            let state = standing(tree, last, Color::Black, &control).unwrap();
            assert_eq!((state.moves_left, state.period, state.block), stands, "{said}");
            assert_eq!(standing(tree, last, Color::White, &control), None);
        }
    }

    #[test]
    fn seconds_as_files_write_them() {
        for (text, ms) in [
            ("28.488", Some(28_488)),
            ("300", Some(300_000)),
            ("245.4", Some(245_400)),
            ("105.60", Some(105_600)),
            ("4.1599", Some(4_159)),
            (" 7 ", Some(7_000)),
            ("7,5", Some(7_500)),
            ("-1", Some(0)),
            ("", None),
            ("x", None),
            ("1e3", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(milliseconds(text), ms, "{text:?}");
        }
    }
}
