//! The moves: stones, passes, the proposal to end.

use crate::clock::{Clock, Ms};
use crate::game::event::{Banned, Event, PassWhy};
use crate::game::refusal::Refusal;
use crate::game::{Asked, Doubt, Game, Played, Stage, Turn};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::position::Move;

impl Game {
    pub(super) fn begin(&mut self, by: Color) -> Result<(), Refusal> {
        if self.stage != Stage::Waiting {
            return Err(Refusal::Begun);
        }
        self.turn = Some(Turn { by, ran: 0 });
        self.position.set_to_move(by);
        self.stage = Stage::Playing;
        Ok(())
    }

    /// Ends the turn of `by`, whose move is on the board already, and starts the other's.
    pub(super) fn press(&mut self, by: Color, mv: Move, t: Ms, n: u32, after: Clock) {
        let before = std::mem::replace(&mut self.clock, after.clone());
        self.moves.push(Played { n, by, mv, t, before, after });
        self.turn = Some(Turn { by: !by, ran: 0 });
        self.asked = None;
        self.must_play = false;
        self.last_pass = false;
    }

    pub(super) fn pressed(&self, by: Color, t: Ms) -> Result<Clock, Refusal> {
        self.clock.press(by, t).map_err(|_| Refusal::TimeUp)
    }

    pub(super) fn play_stone(&mut self, by: Color, p: Point, t: Ms, n: u32) -> Result<(), Refusal> {
        self.need_turn(by)?;
        if self.last_pass {
            return Err(Refusal::LastPass);
        }
        let after = self.pressed(by, t)?;
        self.position.play(by, p).map_err(Refusal::Illegal)?;
        self.press(by, Move::Play(p), t, n, after);
        Ok(())
    }

    pub(super) fn pass(&mut self, by: Color, why: PassWhy, t: Ms, n: u32) -> Result<(), Refusal> {
        self.need_turn(by)?;
        if self.must_play && why == PassWhy::Own {
            return Err(Refusal::MustPlay);
        }
        if let PassWhy::Void { p, reason } = why {
            self.need_banned(by, p, reason)?;
        }
        let after = if why == PassWhy::Timeout {
            self.clock.timeout_pass(by).ok_or(Refusal::TimeUp)?
        } else {
            self.pressed(by, t)?
        };
        let last = self.last_pass;
        self.position.pass(by);
        self.press(by, Move::Pass, t, n, after);
        if last {
            self.stop_play();
        } else {
            self.passed(n, why == PassWhy::Own);
        }
        Ok(())
    }

    /// What a second pass in a row leads to, when the last one was made of the player's will or not.
    pub(super) fn passed(&mut self, n: u32, own_will: bool) {
        if self.passes() < 2 {
            return;
        }
        let before = self.moves.iter().rev().nth(1);
        if own_will && before.is_some_and(|played| self.was_own_will(played)) {
            self.is_over();
        } else {
            // Nobody has said that the game is over, so both are asked.
            self.doubt = Some(Doubt { n, over: ByColor::default() });
        }
    }

    /// That the rules forbid the play for this very reason.
    fn need_banned(&self, by: Color, p: Point, reason: Banned) -> Result<(), Refusal> {
        let banned = self.position.why_not(by, p).err().and_then(Banned::of);
        if banned == Some(reason) { Ok(()) } else { Err(Refusal::NotBanned) }
    }

    /// Whether an earlier pass was the player's own will, and not a void move or a time run out.
    fn was_own_will(&self, played: &Played) -> bool {
        let at = usize::try_from(played.n).unwrap_or(usize::MAX).saturating_sub(1);
        !matches!(
            self.entries.get(at).map(|entry| &entry.event),
            Some(Event::Pass { why: PassWhy::Void { .. } | PassWhy::Timeout, .. })
        )
    }

    /// Passes in a row at the end, since play began or was last resumed.
    pub(super) fn passes(&self) -> usize {
        self.moves.iter().skip(self.resumed_at).rev().take_while(|played| played.mv == Move::Pass).count()
    }

    /// A proposal is a pass; where the other side has just passed it ends play as a second pass does.
    pub(super) fn propose(&mut self, by: Color, t: Ms, n: u32) -> Result<(), Refusal> {
        self.pass(by, PassWhy::Own, t, n)?;
        if self.stage == Stage::Playing && self.doubt.is_none() && !self.last_pass {
            self.asked = Some(Asked { n, by, what: None, to: None });
        }
        Ok(())
    }
}
