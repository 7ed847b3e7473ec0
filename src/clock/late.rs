//! Late arrival (A §22.1-4): within the limit twice the delay comes off the player's time, beyond it the game is lost.
//! In a fast game the clock of who is not there runs instead, as if the player sat before it.

use super::duration::{HOUR, MINUTE};
use super::side::Side;
use super::{Clock, Ms};
use crate::rules::color::{ByColor, Color};

/// How late a player may be, in ms, where the lodging is away from the venue; exactly this is still allowed.
pub const LIMIT_AWAY: Ms = HOUR;
/// How late a player may be, in ms, where lodging and venue are together.
pub const LIMIT_TOGETHER: Ms = 15 * MINUTE;
/// A game with a shorter time limit, in ms, is a fast one.
const FAST: Ms = 10 * MINUTE;

/// Why a player who came late has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LateLoss {
    /// Later than the limit.
    Forfeit,
    /// Within the limit, but twice the delay is all the time there is; or read out to the end.
    TimeExhausted,
}

/// The clock, and who has lost before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The clock as it stands: a player who forfeits keeps the time, one whose time is exhausted has none.
    pub clock: Clock,
    /// Who has lost and why.
    pub lost: ByColor<Option<LateLoss>>,
}

impl Side {
    /// Whether who comes late is read out (A §22.4): the clock runs from when the game should have begun, whoever moves
    /// first. So it is without main time, and with a limit of less than ten minutes, what is kept to be read included;
    /// nothing is doubled then, and no limit is set to the delay but the clock itself.
    pub fn is_read_out(&self) -> bool {
        let start = self.rules().start();
        start.main == 0 || self.rules().limit(&start) < FAST
    }
}

impl Clock {
    /// The players arriving so many ms late, before the first move, with `limit` ms allowed where nobody is read out.
    pub fn late(&self, late: &ByColor<Ms>, limit: Ms) -> Arrival {
        let mut clock = self.clone();
        let mut lost = ByColor::default();
        for color in Color::ALL {
            let (side, ms) = (&self.sides[color], late[color]);
            if side.is_read_out() {
                clock = clock.stopped(color, ms);
                let ended = side.deadline().is_some_and(|deadline| ms >= deadline);
                lost[color] = ended.then_some(LateLoss::TimeExhausted);
            } else if ms > limit {
                lost[color] = Some(LateLoss::Forfeit);
            } else {
                let cut = clock.sides[color].late(ms.saturating_mul(2));
                lost[color] = cut.is_none().then_some(LateLoss::TimeExhausted);
                clock.sides[color] = cut.unwrap_or_else(|| side.spent());
            }
        }
        // Not even what the other's hourglass has given is left to who was read out.
        for color in Color::ALL.into_iter().filter(|&color| lost[color] == Some(LateLoss::TimeExhausted)) {
            clock.sides[color] = clock.sides[color].spent();
        }
        Arrival { clock, lost }
    }
}
