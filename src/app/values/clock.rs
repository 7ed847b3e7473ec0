//! What is settled before the two clocks alone.

use super::item::Item;
use super::{Fault, Values};
use crate::clock::bare::Setup;
use crate::rules::color::Color;

impl Values {
    /// The values for two clocks alone: those of the last time.
    pub fn clock(last: Option<&Setup>) -> Self {
        let mut values = Self::new(None);
        if let Some(last) = last {
            values.setting.set(&super::display_both(&last.time));
            values.typed(Item::Setting);
            for color in Color::ALL {
                values.names[color].set(&last.names[color]);
            }
            values.begins = last.first;
        }
        values
    }

    /// Whose clock starts first, where there are only the clocks.
    pub const fn begins(&self) -> Color {
        self.begins
    }

    /// How many presses were made on the clocks that were left, if there are any to go on with.
    pub const fn left(&self) -> Option<usize> {
        self.left
    }

    pub(in crate::app) const fn set_left(&mut self, presses: usize) {
        self.left = Some(presses);
    }

    /// The clocks that were left are looked for again.
    pub(in crate::app) const fn forget_left(&mut self) {
        self.left = None;
    }

    /// What the lines settle for two clocks alone.
    ///
    /// # Errors
    /// When the time setting cannot be read.
    pub fn setup(&self) -> Result<Setup, Fault> {
        let names = self.names.as_ref().map(|line| line.text().trim().to_owned());
        Ok(Setup { time: self.time()?, names, first: self.begins })
    }
}
