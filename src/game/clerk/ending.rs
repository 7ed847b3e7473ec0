//! How play stops and how the result comes about.

use crate::game::ending::Marking;
use crate::game::outcome::{Outcome, Win};
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage, Turn};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::position::Move;

impl Game {
    pub(in crate::game) fn settle(&mut self, outcome: Outcome) -> Result<(), Refusal> {
        if self.stage == Stage::Waiting && matches!(outcome, Outcome::Win { by: Win::Time, .. }) {
            return Err(Refusal::NotBegun);
        }
        self.stage = Stage::Settled(outcome);
        self.asked = None;
        self.doubt = None;
        Ok(())
    }

    pub(super) fn concede(&mut self, by: Color) -> Result<(), Refusal> {
        match self.stage {
            Stage::Playing => self.stop_play(),
            // What was agreed to before was another count.
            Stage::Marking(ref mut marking) => marking.confirmed = ByColor::default(),
            _ => return Err(Refusal::NotPlaying),
        }
        self.asked = None;
        self.must_play = false;
        self.conceded = Some(by);
        Ok(())
    }

    /// Both hold the game to be over: play stops. Where each pass hands over a stone, White passes last.
    pub(super) fn is_over(&mut self) {
        let black = self.moves.last().is_some_and(|last| last.by == Color::Black && last.mv == Move::Pass);
        if self.terms.rules.pass_stones && black {
            self.doubt = None;
            self.last_pass = true;
        } else {
            self.stop_play();
        }
    }

    /// Play stops; the dead chains are to be agreed on.
    pub(super) fn stop_play(&mut self) {
        self.stage = Stage::Marking(Marking::default());
        self.doubt = None;
        self.last_pass = false;
        self.sealed = None;
    }

    pub(super) fn marking(&mut self) -> Result<&mut Marking, Refusal> {
        // Whoever marks stones holds the game to be over. So older logs go on after such a pair of passes, and without
        // White's last one.
        if self.doubt.is_some() || self.last_pass {
            self.stop_play();
        }
        match &mut self.stage {
            Stage::Marking(marking) => Ok(marking),
            _ => Err(Refusal::NotMarking),
        }
    }

    pub(super) fn mark(&mut self, dead: &[Point], neutral: &[Point], open: &[Point]) -> Result<(), Refusal> {
        if dead.iter().any(|&p| self.position.at(p).is_none()) {
            return Err(Refusal::NoStone);
        }
        let marking = self.marking()?;
        *marking = marking.followed(dead, neutral, open);
        Ok(())
    }

    pub(super) fn confirm(&mut self, by: Color) -> Result<(), Refusal> {
        let marking = self.marking()?;
        marking.confirmed[by] = true;
        if marking.confirmed.black && marking.confirmed.white {
            let agreed = marking.clone();
            self.stage = Stage::Settled(self.outcome_of(&agreed));
        }
        Ok(())
    }

    pub(super) fn dispute(&mut self, by: Color, p: Point) -> Result<(), Refusal> {
        if self.position.at(p) != Some(!by) {
            return Err(Refusal::NoStone);
        }
        self.marking()?;
        self.turn = Some(Turn { by, ran: 0 });
        self.position.set_to_move(by);
        self.play_on();
        Ok(())
    }

    /// Play goes on with the side whose turn it is; nothing is claimed.
    pub(super) fn go_on(&mut self, by: Color) -> Result<(), Refusal> {
        if self.to_move() != by {
            return Err(Refusal::NotYourTurn);
        }
        self.marking()?;
        self.play_on();
        Ok(())
    }

    /// Play is resumed: everything said of the end is void.
    fn play_on(&mut self) {
        self.stage = Stage::Playing;
        self.resumed_at = self.moves.len();
        self.asked = None;
        self.must_play = false;
        self.conceded = None;
    }

    pub(super) fn end(&mut self, result: Outcome) -> Result<(), Refusal> {
        match self.stage {
            Stage::Over(_) => return Err(Refusal::Over),
            Stage::Settled(outcome) if outcome != result => return Err(Refusal::WrongResult),
            Stage::Settled(_) => {}
            // A ruling ends a game at any time; a count, a resignation or a flag must have come about.
            _ if matches!(result, Outcome::Win { by: Win::Margin(_) | Win::Resignation | Win::Time, .. }) => {
                return Err(Refusal::Undecided);
            }
            _ => {}
        }
        self.stage = Stage::Over(result);
        Ok(())
    }
}
