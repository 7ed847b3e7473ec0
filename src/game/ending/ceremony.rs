//! The stones laid outside the lines (B 1.7.2, 2.4.2): one of the other colour by a side that says or agrees that the
//! game is over, two of its own by a side that resigns.

use crate::game::event::{Event, PassWhy, Request};
use crate::game::{Game, Stage};
use crate::rules::color::{ByColor, Color};

/// What lies outside the lines at a side's own lower right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Laid {
    /// Nothing.
    #[default]
    Nothing,
    /// One stone of the other colour: the game is over.
    Over,
    /// Two stones of its own colour: it resigns.
    Resigned,
}

impl Laid {
    /// How many stones `by` has laid, and of which colour.
    pub const fn stones(self, by: Color) -> (u8, Color) {
        match (self, by) {
            (Self::Nothing, _) => (0, by),
            (Self::Over, Color::Black) => (1, Color::White),
            (Self::Over, Color::White) => (1, Color::Black),
            (Self::Resigned, _) => (2, by),
        }
    }
}

impl Game {
    /// What each side has laid outside the lines by now. Proposing and accepting lay a stone, and so does confirming
    /// the marking, where play ended by two passes; declining, playing on and a dispute take it up again.
    pub fn laid(&self) -> ByColor<Laid> {
        let mut laid = ByColor::<Laid>::default();
        let mut proposed = None;
        let taken_up = |event: &Event| {
            matches!(
                event,
                Event::Play { .. }
                    | Event::Dispute { .. }
                    | Event::GoOn { .. }
                    | Event::Open { .. }
                    | Event::Set { .. }
            )
        };
        let since = self.entries.iter().rposition(|entry| taken_up(&entry.event)).map_or(0, |at| at + 1);
        for entry in &self.entries[since..] {
            match entry.event {
                Event::Propose { by } => {
                    laid[by] = Laid::Over;
                    proposed = Some(entry.n);
                }
                Event::Pass { by, why: PassWhy::Own } if proposed.take().is_some() => laid[by] = Laid::Over,
                Event::Answer { by, ask, yes } if proposed == Some(ask) => {
                    laid[by] = Laid::Over;
                    if !yes {
                        laid = ByColor::default();
                    }
                    proposed = None;
                }
                // A press taken back was laid down for nothing.
                Event::Answer { ask, yes: true, .. } if self.undoes(ask) => laid = ByColor::default(),
                Event::Resign { by } => laid[by] = Laid::Resigned,
                _ => {}
            }
        }
        let confirmed = |color: Color| match &self.stage {
            Stage::Marking(marking) => marking.confirmed[color],
            Stage::Settled(_) | Stage::Over(_) => self.agreed_marking().is_some(),
            Stage::Waiting | Stage::Playing => false,
        };
        for color in Color::ALL {
            if confirmed(color) && laid[color] == Laid::Nothing {
                laid[color] = Laid::Over;
            }
        }
        laid
    }

    /// Whether entry `n` asks to undo a press.
    fn undoes(&self, n: u32) -> bool {
        let entry = usize::try_from(n).ok().and_then(|n| self.entries.get(n.checked_sub(1)?));
        entry.is_some_and(|entry| {
            matches!(entry.event, Event::Ask { what: Request::Takeback | Request::Slip, .. })
        })
    }
}
