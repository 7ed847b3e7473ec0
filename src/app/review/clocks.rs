//! Both clocks as the record says they stood. They never run here.

use super::line::Step;
use crate::clock::control::TimeControl;
use crate::clock::reading::{Phase, Reading, digits};
use crate::clock::side::Side;
use crate::clock::state::State;
use crate::clock::system::Count;
use crate::record::noted::{self, Noted, noted};
use crate::record::tree::GameTree;
use crate::rules::color::ByColor;

/// What both clocks show after a node of a line that says somewhere how they stood: what was noted last, and before
/// that what the time settings give.
pub fn standing(
    tree: &GameTree,
    step: &Step,
    settings: &ByColor<Option<TimeControl>>,
) -> ByColor<Option<Reading>> {
    ByColor::new_with(|color| {
        let control = settings[color].as_ref();
        match step.told[color].and_then(|node| Some((node, noted(tree, node)[color]?))) {
            Some((node, noted)) => {
                let state = |control| Some((control, noted::standing(tree, node, color, control)?));
                Some(face(control.and_then(state), noted))
            }
            None => control.map(|control| Side::new(control.clone()).reading(0)),
        }
    })
}

/// The face of a clock that was noted, under the time setting and as it stands by that, if the setting is known.
pub fn face(known: Option<(&TimeControl, State)>, noted: Noted) -> Reading {
    known
        .and_then(|(control, state)| Side::new(control.clone()).with_state(state).ok())
        .map_or_else(|| bare(noted), |side| side.reading(0))
}

/// A face of the digits alone.
fn bare(noted: Noted) -> Reading {
    Reading {
        phase: if noted.count.is_some() { Phase::Overtime } else { Phase::Main },
        left: noted.left,
        digits: digits(noted.left),
        behind: None,
        waiting: 0,
        count: noted.count.map(Count::Stones),
        besides: None,
        penalty: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::face;
    use crate::clock::control::TimeControl;
    use crate::clock::reading::{Phase, Reading};
    use crate::clock::side::Side;
    use crate::record::noted::{Noted, state};

    fn under(control: &str, noted: Noted) -> Reading {
        let control: TimeControl = control.parse().unwrap();
        let state = state(&control, noted, &Side::new(control.clone()).state());
        face(Some((&control, state)), noted)
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
            let reading = under(control, Noted { left, count });
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
        let reading = under("5m+3x20s", Noted { left: 30_000, count: Some(3) });
        assert_eq!((reading.phase, reading.digits.as_str()), (Phase::Overtime, "0:30"));
    }
}
