//! What is being done at the table: one thing at a time.

use super::ending::counting::Counting;
use super::ending::tryout::Tryout;
use super::sealing::Sealing;
use crate::app::arbiter::Arbiter;
use crate::app::chart::Chart;

/// What is being done.
#[derive(Debug, Default)]
pub enum Doing {
    /// Whatever the game is at: it waits, is played, stands, is marked or over.
    #[default]
    Game,
    /// A point is typed: what stands in the field.
    Naming(String),
    /// The board that a refused play would repeat is shown.
    LookingBack,
    /// A move is sealed.
    Sealing(Sealing),
    /// The arbiter's page lies open.
    Referee(Arbiter),
    /// The count is gone through.
    Counting(Box<Counting>),
    /// Moves are tried out.
    Tryout(Box<Tryout>),
    /// The training report of the finished game lies open.
    Report(Box<Chart>),
}

impl Doing {
    /// The arbiter's page.
    pub const fn arbiter(&self) -> Option<&Arbiter> {
        if let Self::Referee(arbiter) = self { Some(arbiter) } else { None }
    }

    /// The same, to be changed.
    pub(super) const fn arbiter_mut(&mut self) -> Option<&mut Arbiter> {
        if let Self::Referee(arbiter) = self { Some(arbiter) } else { None }
    }

    /// The move being sealed.
    pub const fn sealing(&self) -> Option<&Sealing> {
        if let Self::Sealing(sealing) = self { Some(sealing) } else { None }
    }

    /// The count.
    pub fn counting(&self) -> Option<&Counting> {
        if let Self::Counting(counting) = self { Some(counting) } else { None }
    }

    /// What is tried out.
    pub fn tryout(&self) -> Option<&Tryout> {
        if let Self::Tryout(tryout) = self { Some(tryout) } else { None }
    }

    /// The training report.
    pub fn report(&self) -> Option<&Chart> {
        if let Self::Report(chart) = self { Some(chart) } else { None }
    }
}
