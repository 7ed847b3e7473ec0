//! Moves tried out to settle what is dead: nothing of it is logged, and the marked position comes back as it was.

use crate::app::action::Command;
use crate::app::table::Table;
use crate::app::table::play::moved;
use crate::app::{Desk, Next};
use crate::game::refusal::Refusal;
use crate::game::said;
use crate::rules::point::Point;
use crate::rules::position::{Move, Position};

/// A try-out.
#[derive(Debug)]
pub struct Tryout {
    /// The position after the moves tried.
    pub position: Position,
    /// What was tried.
    moves: Vec<Move>,
    start: Position,
    /// Where the cursor stood before.
    cursor: Point,
}

impl Tryout {
    /// How many moves have been tried.
    pub const fn tried(&self) -> usize {
        self.moves.len()
    }

    fn undo(&mut self) -> bool {
        let undone = self.moves.pop().is_some();
        self.position = self.start.clone();
        for &mv in &self.moves {
            let by = self.position.to_move();
            match mv {
                // It was legal a moment ago, after the same moves.
                Move::Play(p) => drop(self.position.play(by, p)),
                Move::Pass => self.position.pass(by),
            }
        }
        undone
    }
}

impl Table {
    /// Begins to try moves out. Whoever would claim the stones under the cursor dead moves first.
    pub(in crate::app::table) fn begin_tryout(&mut self, desk: &mut Desk) {
        if self.game.terms().refereed {
            desk.warn(desk.text.ending.tryout.refereed);
            return;
        }
        let mut start = self.game.position().clone();
        start.set_to_move(start.at(self.cursor).map_or_else(|| self.game.to_move(), |color| !color));
        desk.notice = None;
        self.tryout = Some(Tryout { position: start.clone(), moves: Vec::new(), start, cursor: self.cursor });
    }

    pub(in crate::app::table) fn tryout_command(&mut self, command: Command, desk: &mut Desk) -> Next {
        let size = self.game.terms().size;
        if moved(&mut self.cursor, command, size) {
            return Next::Stay;
        }
        let Some(tryout) = &mut self.tryout else { return Next::Stay };
        let by = tryout.position.to_move();
        desk.notice = None;
        match command {
            Command::Enter | Command::Space => match tryout.position.play(by, self.cursor) {
                Ok(()) => tryout.moves.push(Move::Play(self.cursor)),
                Err(why) => {
                    let refusal = Refusal::Illegal(why);
                    desk.warn(said::refusal(refusal, Some(self.cursor), size, desk.text));
                }
            },
            Command::Pass => {
                tryout.position.pass(by);
                tryout.moves.push(Move::Pass);
            }
            Command::TakeBack | Command::Erase if tryout.undo() => {}
            Command::TakeBack | Command::Erase => desk.warn(desk.text.ending.tryout.nothing),
            Command::Menu | Command::Back | Command::Home | Command::TryOut => {
                self.cursor = tryout.cursor;
                self.tryout = None;
                desk.tell(desk.text.ending.tryout.back);
            }
            _ => {}
        }
        Next::Stay
    }
}
