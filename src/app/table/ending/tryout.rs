//! Moves tried out to settle what is dead: nothing of it is logged, and the marked position comes back as it was.

use crate::app::Desk;
use crate::app::shared::{help, suspend};
use crate::app::table::Table;
use crate::app::table::doing::Doing;
use crate::app::table::keys::Keys;
use crate::game::refusal::Refusal;
use crate::game::said;
use crate::rules::point::Point;
use crate::rules::position::{Move, Position};

/// The key that began it ends it.
pub(in crate::app::table) const FIRST: &[Keys] = &[Keys::also("m", Table::end_tryout)];

/// What else the keys do.
pub(in crate::app::table) const KEYS: &[Keys] = &[
    Keys::on("enter space", |text| text.key.play, Table::try_here).commits(),
    Keys::on("p", |text| text.key.pass, Table::try_pass).commits(),
    Keys::on("u backspace", |text| text.ending.key.undo, Table::undo_try)
        .when(|table, _| table.doing.tryout().is_some_and(|tryout| tryout.tried() > 0))
        .or_says_why()
        .commits(),
    help(),
    Keys::on("esc c-c", |text| text.ending.key.end_tryout, Table::end_tryout),
    Keys::on("q", |text| text.key.leave, Table::end_tryout).in_help(),
    suspend(),
];

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
        let tryout = Tryout { position: start.clone(), moves: Vec::new(), start, cursor: self.cursor };
        self.doing = Doing::Tryout(Box::new(tryout));
    }

    /// Tries a move at the cursor.
    pub(in crate::app::table) fn try_here(&mut self, desk: &mut Desk) {
        let Doing::Tryout(tryout) = &mut self.doing else { return };
        desk.notice = None;
        match tryout.position.play(tryout.position.to_move(), self.cursor) {
            Ok(()) => tryout.moves.push(Move::Play(self.cursor)),
            Err(why) => {
                let (refusal, size) = (Refusal::Illegal(why), self.game.terms().size);
                desk.warn(said::refusal(refusal, Some(self.cursor), size, desk.text));
            }
        }
    }

    /// Tries a pass.
    fn try_pass(&mut self, desk: &mut Desk) {
        let Doing::Tryout(tryout) = &mut self.doing else { return };
        desk.notice = None;
        tryout.position.pass(tryout.position.to_move());
        tryout.moves.push(Move::Pass);
    }

    /// Takes back what was tried last.
    fn undo_try(&mut self, desk: &mut Desk) {
        let Doing::Tryout(tryout) = &mut self.doing else { return };
        desk.notice = None;
        if !tryout.undo() {
            desk.warn(desk.text.ending.tryout.nothing);
        }
    }

    /// Leaves the try-out: the position is as it was, and so is the cursor.
    fn end_tryout(&mut self, desk: &mut Desk) {
        if let Doing::Tryout(tryout) = std::mem::take(&mut self.doing) {
            self.cursor = tryout.cursor;
            desk.tell(desk.text.ending.tryout.back);
        }
    }
}
