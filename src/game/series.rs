//! A series of games between the same two players or teams: colours change, and the handicap moves with the
//! results.

use crate::game::outcome::Outcome;
use crate::rules::color::{ByColor, Color};
use crate::rules::handicap::MOST_STONES;
use crate::rules::ruleset::Quarters;

/// How far a series has come. The players are told apart by the colours they had in its first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    /// The number of this game, from 1.
    pub game: u32,
    /// Whether the colours of this game are those of the first exchanged.
    pub turned: bool,
    /// What is given in this game.
    pub grade: Grade,
    /// To whom, by the colour of the first game; it means nothing where nothing is given.
    pub weaker: Color,
    /// Games played at this grade before this one.
    pub played: u32,
    /// By how many games one must have won more than the other at a grade before it moves; 0: it stays.
    pub step: u8,
    /// The komi where nothing is given.
    pub komi: Quarters,
    /// Games won so far, by the colour of the first game.
    pub wins: ByColor<u32>,
    /// Games without a winner so far.
    pub drawn: u32,
    /// By how many games the Black of the first game leads at this grade.
    pub lead: i32,
}

/// What one player gives the other (棋份), over one game or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// Nothing (分先): colours change each game.
    Even,
    /// Black without komi in two games of three (先相先).
    TwoOfThree,
    /// Black without komi (让先).
    Black,
    /// Black without komi and two stones in turn (先两).
    BlackOrTwo,
    /// So many stones (让子), 2 to 9.
    Stones(u8),
}

impl Grade {
    /// The grade that gives one step more, as far as there is one.
    #[must_use]
    pub fn more(self) -> Self {
        match self {
            Self::Even => Self::TwoOfThree,
            Self::TwoOfThree => Self::Black,
            Self::Black => Self::BlackOrTwo,
            Self::BlackOrTwo => Self::Stones(2),
            Self::Stones(n) => Self::Stones((n + 1).min(MOST_STONES)),
        }
    }

    /// The grade that gives one step less, as far as there is one.
    #[must_use]
    pub const fn less(self) -> Self {
        match self {
            Self::Even | Self::TwoOfThree => Self::Even,
            Self::Black => Self::TwoOfThree,
            Self::BlackOrTwo => Self::Black,
            Self::Stones(n) if n > 2 => Self::Stones(n - 1),
            Self::Stones(_) => Self::BlackOrTwo,
        }
    }
}

impl Series {
    /// The first game of a series; `weaker` is the colour that who is given something has in it.
    pub const fn new(grade: Grade, weaker: Color, step: u8, komi: Quarters) -> Self {
        Self {
            game: 1,
            turned: false,
            grade,
            weaker,
            played: 0,
            step,
            komi,
            wins: ByColor { black: 0, white: 0 },
            drawn: 0,
            lead: 0,
        }
    }

    /// The handicap of this game: 0 none, 1 Black without komi, else so many stones.
    pub const fn handicap(&self) -> u8 {
        match self.grade {
            Grade::Even => 0,
            Grade::TwoOfThree | Grade::Black => 1,
            Grade::BlackOrTwo if self.played.is_multiple_of(2) => 1,
            Grade::BlackOrTwo => 2,
            Grade::Stones(n) => n,
        }
    }

    /// Which player of the first game has `color` in this one.
    pub fn player(&self, color: Color) -> Color {
        if self.turned { !color } else { color }
    }

    /// Games won so far by who has `color` in this game.
    pub fn won(&self, color: Color) -> u32 {
        self.wins[self.player(color)]
    }

    /// The next game, after this one ended so; a game without a winner counts as drawn. No grade gives more than `most` stones: the board has no room for
    /// them.
    #[must_use]
    pub fn after(&self, outcome: Outcome, most: u8) -> Self {
        let mut next = Self { game: self.game.saturating_add(1), ..*self };
        next.played = self.played.saturating_add(1);
        match outcome.winner().map(|color| self.player(color)) {
            None => next.drawn = self.drawn.saturating_add(1),
            Some(player) => {
                next.wins[player] = self.wins[player].saturating_add(1);
                let won = if player == Color::Black { 1 } else { -1 };
                next.lead = self.lead.saturating_add(won);
            }
        }
        if self.step > 0 && next.lead.unsigned_abs() >= u32::from(self.step) {
            next.regrade(most);
        }
        next.turned = next.black() != Color::Black;
        next
    }

    /// Moves the grade against who leads.
    fn regrade(&mut self, most: u8) {
        let behind = if self.lead > 0 { Color::White } else { Color::Black };
        let grade = if self.grade == Grade::Even {
            self.weaker = behind;
            self.grade.more()
        } else if self.weaker == behind {
            self.grade.more()
        } else {
            self.grade.less()
        };
        let room = match grade {
            Grade::BlackOrTwo => most >= 2,
            Grade::Stones(n) => n <= most,
            _ => true,
        };
        if room && grade != self.grade {
            self.grade = grade;
            self.played = 0;
        }
        self.lead = 0;
    }

    /// Which player of the first game has Black in this one.
    fn black(&self) -> Color {
        match self.grade {
            // The colours of the last game exchanged.
            Grade::Even => {
                if self.turned {
                    Color::Black
                } else {
                    Color::White
                }
            }
            Grade::TwoOfThree if self.played % 3 == 1 => !self.weaker,
            _ => self.weaker,
        }
    }
}
