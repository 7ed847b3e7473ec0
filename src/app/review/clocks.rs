//! Both clocks as the record says they stood. They never run here.

use super::line::Step;
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::reading::{Phase, Reading, digits};
use crate::clock::side::Side;
use crate::clock::state::State;
use crate::clock::system::Count;
use crate::record::tree::{GameTree, NodeId};
use crate::rules::color::{ByColor, Color};

/// What one node says about a side's clock: BL and OB, or WL and OW.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noted {
    /// Ms left.
    pub left: Ms,
    /// Periods or stones left; present in overtime only.
    pub count: Option<u32>,
}

/// What a node says about the clocks.
pub fn noted(tree: &GameTree, node: NodeId) -> ByColor<Option<Noted>> {
    ByColor::new_with(|color| {
        let (time, count) = match color {
            Color::Black => ("BL", "OB"),
            Color::White => ("WL", "OW"),
        };
        let left = milliseconds(&tree.simple_text(node, time)?)?;
        let count = tree.simple_text(node, count).and_then(|text| text.trim().parse().ok());
        Some(Noted { left, count })
    })
}

/// Whether a line says anywhere how the clocks stood.
pub fn timed(line: &[Step]) -> bool {
    line.iter().any(|step| step.clocks.black.is_some() || step.clocks.white.is_some())
}

/// What both clocks show after the first `count` nodes of a line: what was noted last, and before that what the
/// time settings give. Nothing where the line never says how the clocks stood, since then nobody knows.
pub fn standing(
    line: &[Step],
    count: usize,
    settings: &ByColor<Option<TimeControl>>,
) -> ByColor<Option<Reading>> {
    if !timed(line) {
        return ByColor::default();
    }
    ByColor::new_with(|color| {
        let control = settings[color].as_ref();
        let last = line.iter().take(count).rev().find_map(|step| step.clocks[color]);
        match last {
            Some(noted) => Some(face(control, noted)),
            None => control.map(|control| Side::new(control.clone()).reading(0)),
        }
    })
}

/// The face of a clock that was noted, under the time setting, if that is known.
pub fn face(control: Option<&TimeControl>, noted: Noted) -> Reading {
    control
        .and_then(|control| Side::new(control.clone()).with_state(state(control, noted)).ok())
        .map_or_else(|| bare(noted), |side| side.reading(0))
}

/// A face of the digits alone.
fn bare(noted: Noted) -> Reading {
    Reading {
        phase: if noted.count.is_some() { Phase::Overtime } else { Phase::Main },
        left: noted.left,
        digits: digits(noted.left),
        behind: None,
        count: noted.count.map(Count::Stones),
        follows: None,
        penalty: 0,
    }
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
            Some(moves_left),
        ) => State { main: 0, moves_left, period: left, ..start },
        _ => State { main: left, ..start },
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
    use super::{Noted, face, milliseconds};
    use crate::clock::control::TimeControl;
    use crate::clock::reading::Phase;

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

    #[test]
    fn faces_under_their_settings() {
        for (control, left, count, phase, digits) in [
            ("30m+5x30s", 4_159, None, Phase::Main, "4.2"),
            ("30m+5x30s", 30_000, Some(5), Phase::Overtime, "0:30"),
            ("30m+5x30s", 30_000, Some(1), Phase::Last, "0:30"),
            ("30m+15/5m", 245_481, Some(14), Phase::Overtime, "4:06"),
            ("20m+10s", 600_000, None, Phase::Main, "10:00"),
            ("10s/move", 10_000, None, Phase::Overtime, "0:10"),
            ("30m", 0, None, Phase::Flagged, "0:00"),
        ] {
            let control: TimeControl = control.parse().unwrap();
            let reading = face(Some(&control), Noted { left, count });
            assert_eq!(
                (reading.phase, reading.digits.as_str()),
                (phase, digits),
                "{control} {left} {count:?}"
            );
        }
    }

    #[test]
    fn a_clock_whose_setting_is_unknown_shows_what_is_noted() {
        let reading = face(None, Noted { left: 28_488, count: None });
        assert_eq!((reading.phase, reading.digits.as_str()), (Phase::Main, "0:29"));
        let short: TimeControl = "5m+3x20s".parse().unwrap();
        let reading = face(Some(&short), Noted { left: 30_000, count: Some(3) });
        assert_eq!((reading.phase, reading.digits.as_str()), (Phase::Overtime, "0:30"));
    }
}
