//! What stood before: whether a play would bring it back, whether the last one did, and the board as it was.

use super::{Position, Repeats, Step, large, lay_over, small};
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
        let (_, Repeats { step, .. }) = self.repetition(color, point, &outlook)?;
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

    /// Why the ko rule forbids a play, if it does, and the board it would repeat.
    pub(super) fn repetition(
        &self,
        color: Color,
        point: Point,
        outlook: &Outlook,
    ) -> Option<(Illegal, Repeats)> {
        if self.ko == KoRule::None {
            return None;
        }
        if let Some(repeats) = self.retaken(color, point, outlook) {
            return Some((Illegal::Ko, repeats));
        }
        let step = match self.ko {
            KoRule::None | KoRule::Simple => None,
            KoRule::Positional => self.seen.find(outlook.hash, None),
            KoRule::Situational => self.seen.find(outlook.hash, Some(!color)),
        }?;
        let repeats = self.gives(color, point, step)?;
        Some((Illegal::Superko { after: self.moves_in(step) }, repeats))
    }

    /// The step before the opponent's last play, where the play gives the board as it was then.
    fn retaken(&self, color: Color, point: Point, outlook: &Outlook) -> Option<Repeats> {
        let (hash, step) = self.before[!color]?;
        if hash != outlook.hash {
            return None;
        }
        // The usual ko is known by its look; only out of turn can a board return in another way.
        let plain = outlook.taken == 1
            && self.removed == [point]
            && matches!(self.last, Some((by, Move::Play(at))) if by != color && outlook.victim == Some(at));
        if plain && self.now() == step + 1 {
            return Some(Repeats { step, replayed: 0 });
        }
        self.gives(color, point, step)
    }

    /// The step after which the board stood that a play gives, where the game goes on as it went from there. Passes
    /// change no board.
    pub(super) fn as_before(&self, color: Color, point: Point) -> Option<u32> {
        let stood = large(self.stood?);
        let passes = self.steps[stood..].iter().take_while(|step| matches!(step, Step::Idle)).count();
        let same =
            matches!(self.steps.get(stood + passes)?, &Step::Lay(by, at) if (by, at) == (color, point));
        same.then(|| small(stood + passes + 1))
    }

    /// Whether the play gives the very stones that lay after `step` steps: equal hashes alone refuse nothing.
    fn gives(&self, color: Color, point: Point, step: u32) -> Option<Repeats> {
        if self.as_before(color, point) == Some(step) {
            return Some(Repeats { step, replayed: 0 });
        }
        let mut board = self.board.clone();
        board.lay(color, point, &mut Vec::new());
        (board == self.board_after(step)).then_some(Repeats { step, replayed: step })
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
        step - small(self.edits.partition_point(|&edit| edit < step))
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::color::Color;
    use crate::rules::point::{Point, Size};
    use crate::rules::position::{Illegal, Position};
    use crate::rules::ruleset::KoRule;

    /// A stone on every point of a board of one line, the last one taking all of them off, and so on.
    fn round(n: usize) -> (Color, Point) {
        (Color::Black, Point::new(u8::try_from(n % 19).unwrap(), 0))
    }

    #[test]
    fn a_game_that_goes_round_is_not_played_again_to_know_it() {
        for ko in [KoRule::Simple, KoRule::Positional, KoRule::Situational] {
            let mut position = Position::new(Size::new(19, 1).unwrap(), ko, true);
            let (mut all, mut repeated) = (0, 0);
            for n in 0..19 * 40 {
                let (color, point) = round(n);
                let mut plain = position.clone();
                plain.stood = None;
                let (illegal, replayed) = position.execute(color, point);
                assert_eq!(illegal, plain.execute(color, point).0, "{ko:?} {n}");
                all += replayed;
                repeated += u32::from(matches!(illegal, Some(Illegal::Superko { .. })));
                position.pass(!color);
            }
            assert!(all <= 40, "{ko:?}: {all} steps");
            // But for the first round all of them; nobody looks back so far under the simple rule, and the board of the
            // start had Black to move.
            let expected = match ko {
                KoRule::Positional => 19 * 39 + 1,
                KoRule::Situational => 19 * 39,
                _ => 0,
            };
            assert_eq!(repeated, expected, "{ko:?}");
        }
    }

    #[test]
    fn another_way_to_the_same_board_is_found_too() {
        let mut position = Position::new(Size::new(19, 1).unwrap(), KoRule::Positional, true);
        let mut last = None;
        // Two neighbours change places in the second round.
        for n in (0..19).chain([1, 0]).chain(2..19).chain(0..19) {
            let (color, point) = round(n);
            let mut plain = position.clone();
            plain.stood = None;
            last = position.execute(color, point).0;
            assert_eq!(last, plain.execute(color, point).0, "{n}");
        }
        assert_eq!(last, Some(Illegal::Superko { after: 0 }));
        // What is put right by hand is no longer the board it was.
        position.place(&[(Point::new(4, 0), Some(Color::White))]);
        assert_eq!(position.execute(Color::Black, Point::new(0, 0)), (None, 0));
    }

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

    #[test]
    fn points_put_right_by_hand_are_no_moves() {
        let mut position = Position::new(Size::square(5).unwrap(), KoRule::Positional, false);
        let p = |label: &str| Size::square(5).unwrap().parse(label).unwrap();
        for label in ["B3", "C3", "C4", "D4", "C2"] {
            position.play(position.to_move(), p(label)).unwrap();
        }
        // Two stones laid by hand, then three moves and two passes; the ko would be taken back to the board after move 7.
        position.put_right(&[(p("D2"), Some(Color::White)), (p("E3"), Some(Color::White))], Color::Black);
        position.play(Color::Black, p("A1")).unwrap();
        position.play(Color::White, p("E1")).unwrap();
        position.play(Color::Black, p("D3")).unwrap();
        position.pass(Color::White);
        position.pass(Color::Black);
        assert_eq!(position.why_not(Color::White, p("C3")), Err(Illegal::Superko { after: 7 }));
    }
}
