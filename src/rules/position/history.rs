//! What stood before: whether a play would bring it back, whether the last one did, and the board as it was.

use super::{Position, Step, large, lay_over, small};
use crate::rules::board::{Board, Outlook};
use crate::rules::color::Color;
use crate::rules::moves::{Illegal, Move};
use crate::rules::point::Point;
use crate::rules::ruleset::KoRule;

/// A board as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// After so many moves, plays and passes; 0 = the starting position.
    pub after: u32,
    /// Its stones.
    pub board: Board,
}

impl Position {
    /// The board a play would repeat, where it is refused as a ko or a repetition of the whole board.
    pub fn repeated(&self, color: Color, point: Point) -> Option<Earlier> {
        self.why_not(color, point).err()?;
        let outlook = self.board.is_empty(point).then(|| self.board.outlook(color, point))?;
        let (_, step) = self.repetition(color, point, &outlook)?;
        Some(Earlier { after: self.moves_in(step), board: self.board_after(step) })
    }

    /// After how many moves these stones with this side to move first stood, if the last play brought them
    /// back. Asked under every ko rule, so that a long cycle can be noticed where none is forbidden.
    pub fn repeats(&self) -> Option<u32> {
        let Some(Step::Lay(..)) = self.steps.last() else { return None };
        let step = self.seen.find(self.board.hash(), Some(self.to_move))?;
        (usize::try_from(step) != Ok(self.steps.len()) && self.board_after(step) == self.board)
            .then(|| self.moves_in(step))
    }

    /// Puts the position right by hand (A §17.5, §17.6), as [`Position::place`] and [`Position::set_to_move`] do.
    /// Where the same stones with the same side to move stood before, the game goes on from there: what stood
    /// since has not occurred, so that it may be played again.
    pub fn put_right(&mut self, changes: &[(Point, Option<Color>)], next: Color) {
        self.place(changes);
        self.set_to_move(next);
        let stood = self.seen.find(self.board.hash(), Some(next));
        if let Some(step) = stood.filter(|&step| self.board_after(step) == self.board) {
            self.seen.forget_after(step);
        }
    }

    /// Why the ko rule forbids a play, if it does, and the step after which the board stood that it would give.
    pub(super) fn repetition(&self, color: Color, point: Point, outlook: &Outlook) -> Option<(Illegal, u32)> {
        if self.ko == KoRule::None {
            return None;
        }
        if let Some(step) = self.retaken(color, point, outlook) {
            return Some((Illegal::Ko, step));
        }
        let step = match self.ko {
            KoRule::None | KoRule::Simple => None,
            KoRule::Positional => self.seen.find(outlook.hash, None),
            KoRule::Situational => self.seen.find(outlook.hash, Some(!color)),
        }?;
        self.gives(color, point, step).then(|| (Illegal::Superko { after: self.moves_in(step) }, step))
    }

    /// The step before the opponent's last play, where the play gives the board as it was then.
    fn retaken(&self, color: Color, point: Point, outlook: &Outlook) -> Option<u32> {
        let (hash, step) = self.before[!color]?;
        if hash != outlook.hash {
            return None;
        }
        // The usual ko is known by its look; only out of turn can a board return in another way.
        let plain = outlook.taken == 1
            && self.removed == [point]
            && matches!(self.last, Some((by, Move::Play(at))) if by != color && outlook.victim == Some(at));
        ((plain && self.now() == step + 1) || self.gives(color, point, step)).then_some(step)
    }

    /// Whether the play gives the very stones that lay after `step` steps: equal hashes alone refuse nothing.
    fn gives(&self, color: Color, point: Point, step: u32) -> bool {
        let mut board = self.board.clone();
        board.lay(color, point, &mut Vec::new());
        board == self.board_after(step)
    }

    fn board_after(&self, step: u32) -> Board {
        let mut board = Board::new(self.size());
        board.put(self.start.iter().map(|&(point, color)| (point, Some(color))));
        let mut removed = Vec::new();
        let steps = &self.steps[..large(step).min(self.steps.len())];
        // Writing over points lays the whole board anew, so a row of them is done at once.
        for done in steps.chunk_by(|a, b| matches!((a, b), (Step::Put(..), Step::Put(..)))) {
            match *done {
                [Step::Lay(color, point)] => {
                    lay_over(&mut board, color, point, &mut removed);
                }
                [Step::Idle] => {}
                _ => board.put(done.iter().filter_map(|step| match *step {
                    Step::Put(point, content) => Some((point, content)),
                    Step::Lay(..) | Step::Idle => None,
                })),
            }
        }
        board
    }

    fn moves_in(&self, step: u32) -> u32 {
        let edit = |step: &&Step| matches!(step, Step::Put(..));
        step - small(self.steps.iter().take(large(step)).filter(edit).count())
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::color::Color;
    use crate::rules::point::{Point, Size};
    use crate::rules::position::Position;
    use crate::rules::ruleset::KoRule;

    #[test]
    fn equal_hashes_alone_refuse_nothing() {
        let (color, point) = (Color::Black, Point::new(2, 2));
        for ko in [KoRule::Simple, KoRule::Positional, KoRule::Situational] {
            let mut position = Position::new(Size::STANDARD, ko, false);
            position.play(color, Point::new(3, 3)).unwrap();
            position.play(!color, Point::new(9, 9)).unwrap();
            let hash = position.board.outlook(color, point).hash;
            // As if the hash of the start and of the board before White's play had been the same.
            position.seen.insert(hash, Color::White, 0);
            position.seen.insert(hash, Color::Black, 1);
            position.before[!color] = Some((hash, 1));
            assert_eq!(position.why_not(color, point), Ok(()), "{ko:?}");
            position.play(color, point).unwrap();
            assert_eq!(position.repeats(), None);
        }
    }
}
