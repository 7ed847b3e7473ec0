//! Late arrival (A §22.1-4): within the limit twice the delay comes off the player's time, beyond it the game is lost.

use super::duration::{HOUR, MINUTE};
use super::{Clock, Ms};
use crate::rules::color::{ByColor, Color};

/// How late a player may be, in ms, where the lodging is away from the venue; exactly this is still allowed.
pub const LIMIT_AWAY: Ms = HOUR;
/// How late a player may be, in ms, where lodging and venue are together.
pub const LIMIT_TOGETHER: Ms = 15 * MINUTE;

/// Why a player who came late has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LateLoss {
    /// Later than the limit.
    Forfeit,
    /// Within the limit, but twice the delay is all the time there is.
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

impl Clock {
    /// The players arriving so many ms late, before the first move, with `limit` ms allowed.
    pub fn late(&self, late: &ByColor<Ms>, limit: Ms) -> Arrival {
        let mut clock = self.clone();
        let lost = ByColor::new_with(|color: Color| {
            if late[color] > limit {
                return Some(LateLoss::Forfeit);
            }
            let side = &self.sides[color];
            let cut = side.late(late[color].saturating_mul(2));
            clock.sides[color] = cut.clone().unwrap_or_else(|| side.spent());
            cut.is_none().then_some(LateLoss::TimeExhausted)
        });
        Arrival { clock, lost }
    }
}
