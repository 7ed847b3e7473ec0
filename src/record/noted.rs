//! What a node says about the clocks: BL and OB, WL and OW.

use super::tree::{GameTree, NodeId};
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::side::Side;
use crate::clock::state::State;
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

/// The state of a clock under `control` that was noted so.
pub fn state(control: &TimeControl, noted: Noted) -> State {
    let start = Side::new(control.clone()).state();
    let Noted { left, count } = noted;
    match (control, count) {
        (TimeControl::Simple(_), _) => State { period: left, ..start },
        (
            TimeControl::Byoyomi(_) | TimeControl::CnByoyomi(_) | TimeControl::Nhk(_) | TimeControl::Ing(_),
            Some(periods),
        ) => State { main: 0, periods, period: left, ..start },
        (
            TimeControl::Canadian(_) | TimeControl::CanadianProgressive(_) | TimeControl::CnStep(_),
            Some(0),
        ) => block_full(control, start, left),
        (
            TimeControl::Canadian(_) | TimeControl::CanadianProgressive(_) | TimeControl::CnStep(_),
            Some(moves_left),
        ) => State { main: 0, moves_left, period: left, ..start },
        _ => State { main: left, ..start },
    }
}

/// A block whose last stone was just played: the next one is full. More time than a block has is main time, of which
/// some programs say that no stone is to be played in it.
fn block_full(control: &TimeControl, start: State, left: Ms) -> State {
    match control {
        TimeControl::CnStep(_) => State { main: 0, period: start.period.saturating_add(left), ..start },
        _ if left > start.period => State { main: left, ..start },
        _ => State { main: 0, ..start },
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
    use super::{Noted, milliseconds, state};

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
            ("40m+10/5m,20/5m", 12_500, 0, 0, 10, 300_000),
        ] {
            let state = state(&spec.parse().unwrap(), Noted { left, count: Some(count) });
            assert_eq!(
                (state.main, state.moves_left, state.period),
                (main, moves_left, period),
                "{spec} {left}"
            );
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
