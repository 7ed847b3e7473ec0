//! Time in a record: TM and OT, and what is left after each move.

use crate::clock::control::TimeControl;
use crate::clock::side::Side;
use crate::clock::system::Family;
use crate::clock::system::delayed::Face;
use crate::clock::{Clock, Ms};
use crate::record::noted;
use crate::record::tree::{GameTree, NodeId};
use crate::rules::color::{ByColor, Color};

/// Writes TM and OT. They know one setting for both sides; where the two differ, only STC says so. A system that
/// other programs do not know gets a wording they will not take for one they do.
pub fn write_settings(tree: &mut GameTree, time: &ByColor<TimeControl>) {
    if time.black != time.white {
        return;
    }
    let (main, overtime) = words(&time.black);
    if let Some(main) = main {
        tree.set(NodeId::ROOT, "TM", &[seconds(main)]);
    }
    if let Some(overtime) = overtime {
        tree.set(NodeId::ROOT, "OT", &[overtime]);
    }
}

/// Main time in ms, and OT in words.
pub fn words(control: &TimeControl) -> (Option<Ms>, Option<String>) {
    let (main, overtime) = match control {
        TimeControl::None => return (None, None),
        TimeControl::Absolute(c) => return (Some(c.main), None),
        TimeControl::Simple(c) => (0, format!("{} simple", seconds(c.per_move))),
        TimeControl::Byoyomi(c) => (c.main, format!("{}x{} byo-yomi", c.periods, seconds(c.period))),
        // The reserve is inside the limit, which TM does not count in.
        TimeControl::CnByoyomi(c) => (c.as_byoyomi().main, format!("{}x60 byo-yomi", c.reserve_minutes)),
        TimeControl::Nhk(c) => (
            c.main,
            format!("{} sec/move + {}x{} thinking time", seconds(c.base), c.blocks, seconds(c.block)),
        ),
        TimeControl::Canadian(c) => (c.main, format!("{}/{} Canadian", c.stones, seconds(c.period))),
        TimeControl::CanadianProgressive(c) => {
            let blocks: Vec<String> =
                c.blocks.iter().map(|block| format!("{}/{}", block.stones, seconds(block.period))).collect();
            (c.main, format!("{} Canadian progressive", blocks.join(" ")))
        }
        TimeControl::CnStep(c) => (c.main, format!("{}/{} Canadian carry-over", c.stones, seconds(c.period))),
        TimeControl::Fischer(c) => (c.main, format!("{} fischer", seconds(c.increment))),
        TimeControl::Delayed(c) => {
            let word = match c.face {
                Face::Added => "bronstein",
                Face::First => "delay",
            };
            (c.main, format!("{} {word}", seconds(c.delay)))
        }
        TimeControl::Hourglass(c) => (c.main, "hourglass".to_owned()),
        TimeControl::Ing(c) => {
            (c.main, format!("{}x{} Ing, {} points each", c.periods, seconds(c.period), c.penalty_points))
        }
    };
    (Some(main), Some(overtime))
}

/// Writes what the mover has left after a move: BL and OB, or WL and OW. In an hourglass both sides' time moves.
pub fn write_left(tree: &mut GameTree, node: NodeId, by: Color, after: &Clock) {
    write_side(tree, node, by, &after.sides[by]);
    if after.sides[by].control().is_glass() {
        write_side(tree, node, !by, &after.sides[!by]);
    }
}

fn write_side(tree: &mut GameTree, node: NodeId, by: Color, side: &Side) {
    let Some((left, count)) = left(side) else { return };
    let (time, stones) = noted::names(by);
    tree.set(node, time, &[seconds(left)]);
    if let Some(count) = count {
        tree.set(node, stones, &[count.to_string()]);
    }
}

/// Time left, and in overtime the number of periods or moves.
fn left(side: &Side) -> Option<(Ms, Option<u32>)> {
    let state = side.state();
    let overtime = |count: u32| {
        if state.main > 0 { (state.main, None) } else { (state.period, Some(count)) }
    };
    match side.control().family() {
        Family::Untimed => None,
        Family::Main | Family::Glass => Some((state.main, None)),
        Family::Moves => Some((state.period, None)),
        Family::Periods(_) | Family::Minutes { .. } | Family::Blocks(_) | Family::Bought(_) => {
            Some(overtime(state.periods))
        }
        Family::Stones(_) => Some(overtime(state.moves_left)),
    }
}

/// Milliseconds as seconds with no more decimals than are needed: `1800`, `4.159`.
pub fn seconds(ms: Ms) -> String {
    let (whole, rest) = (ms / 1000, ms % 1000);
    if rest == 0 {
        return whole.to_string();
    }
    format!("{whole}.{rest:03}").trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{seconds, words, write_left};
    use crate::clock::Clock;
    use crate::clock::control::TimeControl;
    use crate::record::tree::{GameTree, NodeId};
    use crate::rules::color::{ByColor, Color};
    use crate::rules::point::Size;

    fn control(spec: &str) -> TimeControl {
        spec.parse().unwrap()
    }

    #[test]
    fn seconds_are_exact_and_short() {
        for (ms, text) in [(0, "0"), (1_800_000, "1800"), (4_159, "4.159"), (30_500, "30.5"), (10, "0.01")] {
            assert_eq!(seconds(ms), text);
        }
    }

    #[test]
    fn settings_in_the_words_other_programs_know() {
        for (spec, main, overtime) in [
            ("none", None, None),
            ("30m", Some("1800"), None),
            ("30m+5x30s", Some("1800"), Some("5x30 byo-yomi")),
            ("1h incl 5x60s", Some("3300"), Some("5x60 byo-yomi")),
            ("30m+15/5m", Some("1800"), Some("15/300 Canadian")),
            ("20m+10s cap 30m", Some("1200"), Some("10 fischer")),
            ("10s/move", Some("0"), Some("10 simple")),
            ("30m+10/5m,20/5m,30/5m", Some("1800"), Some("10/300 20/300 30/300 Canadian progressive")),
            ("30m+15/10m carry", Some("1800"), Some("15/600 Canadian carry-over")),
            ("nhk 30s+10x60s", Some("0"), Some("30 sec/move + 10x60 thinking time")),
            ("30m ing 3x5m", Some("1800"), Some("3x300 Ing, 2 points each")),
            ("20m bronstein 5s", Some("1200"), Some("5 bronstein")),
            ("20m delay 5s", Some("1200"), Some("5 delay")),
            ("hourglass 2m", Some("120"), Some("hourglass")),
        ] {
            let (tm, ot) = words(&control(spec));
            assert_eq!((tm.map(seconds).as_deref(), ot.as_deref()), (main, overtime), "{spec}");
        }
    }

    #[test]
    fn what_is_left_after_a_move() {
        for (spec, turns, expected) in [
            ("none", &[5_000][..], ""),
            ("30m", &[5_250], "BL[1794.75]"),
            ("20s+3x30s", &[5_000], "BL[15]"),
            ("20s+3x30s", &[25_000], "BL[30]OB[3]"),
            ("20s+3x30s", &[20_000], "BL[30]OB[3]"),
            ("20s+3x30s", &[85_000], "BL[30]OB[1]"),
            ("3m incl 2x60s", &[125_000], "BL[60]OB[1]"),
            ("10s+2/60s", &[15_000], "BL[55]OB[1]"),
            ("10s+2/60s", &[15_000, 5_000], "BL[60]OB[2]"),
            ("10s+2/60s carry", &[15_000, 5_000], "BL[110]OB[2]"),
            ("20m+10s", &[5_000], "BL[1205]"),
            ("10s/move", &[9_000], "BL[10]"),
            ("nhk 30s+2x60s", &[35_000], "BL[30]OB[1]"),
            ("nhk 30s+2x60s", &[95_000], "BL[30]OB[0]"),
            ("10s ing 3x5m", &[5_000], "BL[5]"),
            ("10s ing 3x5m", &[11_000], "BL[299]OB[2]"),
            ("20m delay 5s", &[7_000], "BL[1198]"),
            ("hourglass 2m", &[7_000], "BL[113]WL[127]"),
        ] {
            let mut clock = Clock::new(&ByColor::new_with(|_| control(spec)));
            for &t in turns {
                clock = clock.press(Color::Black, t).unwrap();
            }
            let mut tree = GameTree::new_game(Size::STANDARD);
            let node = tree.add_child(NodeId::ROOT);
            write_left(&mut tree, node, Color::Black, &clock);
            let written: Vec<String> = tree
                .properties(node)
                .map(|property| format!("{}[{}]", property.name(), property.values().next().unwrap()))
                .collect();
            assert_eq!(written.concat(), expected, "{spec} {turns:?}");
        }
    }
}
