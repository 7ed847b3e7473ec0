//! The systems of a time setting to choose from, each with the setting of it that was used last.

use super::Values;
use super::figure::{Figure, stepped};
use super::item::Item;
use crate::clock::control::TimeControl;

/// How many systems there are to choose from.
const SYSTEMS: usize = 12;
/// Each of them as it is first offered, in the order of [`place`].
pub(super) const OFFERED: [&str; SYSTEMS] = [
    "none",
    "30m",
    "10s/move",
    "30m+5x30s",
    "1h incl 5x60s",
    "10m+25/10m",
    "30m+10/5m,20/5m,30/5m",
    "10m+10s",
    "20m delay 5s",
    "hourglass 10m",
    "30m ing 3x5m",
    "nhk 30s+10x60s",
];

/// A setting of every system: the one used last, to come back to.
#[derive(Clone, Debug)]
pub(super) struct Systems([TimeControl; SYSTEMS]);

impl Systems {
    pub(super) fn new() -> Self {
        Self(OFFERED.map(|spec| spec.parse().unwrap_or(TimeControl::None)))
    }

    /// Remembers a setting for its system.
    pub(super) fn keep(&mut self, control: TimeControl) {
        let place = place(&control);
        self.0[place] = control;
    }
}

/// Which of the systems it is.
fn place(control: &TimeControl) -> usize {
    match control {
        TimeControl::None => 0,
        TimeControl::Absolute(_) => 1,
        TimeControl::Simple(_) => 2,
        TimeControl::Byoyomi(_) => 3,
        TimeControl::CnByoyomi(_) => 4,
        TimeControl::Canadian(_) | TimeControl::CnStep(_) => 5,
        TimeControl::CanadianProgressive(_) => 6,
        TimeControl::Fischer(_) => 7,
        TimeControl::Delayed(_) => 8,
        TimeControl::Hourglass(_) => 9,
        TimeControl::Ing(_) => 10,
        TimeControl::Nhk(_) => 11,
    }
}

impl Values {
    /// The setting of both sides, if it is one that can be read.
    pub fn control(&self) -> Option<TimeControl> {
        self.time().ok().filter(|time| time.black == time.white).map(|time| time.black)
    }

    /// The system of both sides, and which of those to choose from it is.
    pub fn system(&self) -> Option<(TimeControl, usize)> {
        let control = self.control()?;
        let place = place(&control);
        Some((control, place))
    }

    /// Remembers what was typed for its system.
    pub(super) fn keep_system(&mut self) {
        if let Some(control) = self.control() {
            self.systems.keep(control);
        }
    }

    /// The next system, or the one before; the first where the sides differ.
    pub(super) fn step_system(&mut self, forward: bool) {
        let step = if forward { 1 } else { SYSTEMS - 1 };
        let next = self.system().map_or(0, |(_, place)| (place + step) % SYSTEMS);
        let control = self.systems.0[next].clone();
        self.put(&control);
    }

    /// Changes one figure.
    pub(super) fn step_figure(&mut self, figure: Figure, forward: bool) {
        if let Some(control) = self.control() {
            self.put(&stepped(control, figure, forward));
        }
    }

    fn put(&mut self, control: &TimeControl) {
        self.setting.set(&control.to_string());
        self.typed(Item::Setting);
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, OFFERED, place};
    use crate::app::values::Values;
    use crate::app::values::item::Item;
    use crate::clock::control::TimeControl;

    #[test]
    fn every_system_is_offered_in_its_place() {
        for (n, spec) in OFFERED.into_iter().enumerate() {
            let control: TimeControl = spec.parse().expect(spec);
            assert_eq!((place(&control), control.to_string().as_str()), (n, spec));
        }
    }

    #[test]
    fn a_system_left_comes_back_as_it_was() {
        let mut values = Values::new(None);
        let written = |values: &Values| values.line(Item::Setting).unwrap().text().to_owned();
        values.step(Item::Figure(Figure::Periods), true);
        assert_eq!(written(&values), "30m+6x30s");
        values.step(Item::System, true);
        assert_eq!(written(&values), "1h incl 5x60s");
        values.step(Item::System, false);
        assert_eq!(written(&values), "30m+6x30s");
        values.line_mut(Item::Setting).unwrap().set("B=10m W=20m");
        values.typed(Item::Setting);
        assert_eq!(values.control(), None);
        values.step(Item::System, true);
        assert_eq!(written(&values), "none");
    }
}
