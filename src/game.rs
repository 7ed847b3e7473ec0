//! Floor 3. A game is its record: the fold of a list of entries.
//!
//! [`Game::play`] is the one checked path by which anything happens at the table. What it refuses leaves the
//! game untouched; what it accepts is an [`Entry`] of the log, and folding the log again gives the same game.

mod clerk;
mod clocks;
pub mod cycle;
mod dues;
pub mod ending;
pub mod envelope;
pub mod event;
mod laid;
pub mod ledger;
pub mod outcome;
pub mod pace;
pub mod plain;
pub mod players;
pub mod refusal;
pub mod said;
pub mod sealed;
pub mod series;
pub mod stops;
pub mod terms;

use crate::clock::{Clock, Ms};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::position::{Move, Position};
use crate::rules::ruleset::Quarters;
use cycle::Return;
use ending::Marking;
use event::{Entry, Event, PauseWhy, Request};
use outcome::Outcome;
use refusal::Refusal;
use sealed::Sealed;
use terms::Terms;

/// A game: its terms, its log, and everything that follows from the two.
#[derive(Clone, Debug)]
pub struct Game {
    terms: Terms,
    entries: Vec<Entry>,
    start: Position,
    /// Where replay begins, and how many moves had been made then.
    base: (Position, usize),
    position: Position,
    moves: Vec<Played>,
    clock: Clock,
    turn: Option<Turn>,
    paused: Option<PauseWhy>,
    stage: Stage,
    asked: Option<Asked>,
    must_play: bool,
    last_pass: bool,
    doubt: Option<Doubt>,
    resumed_at: usize,
    sealed: Option<Sealed>,
    conceded: Option<Color>,
    taken_back: ByColor<u32>,
    warnings: ByColor<u32>,
    fines: ByColor<Quarters>,
    seat_left: ByColor<bool>,
    /// The position that came back with the last move, not settled yet.
    returned: Option<Return>,
    /// After how many moves the players went on when a position had come back.
    played_on: Vec<usize>,
}

/// A turn: whose clock is concerned, and the running ms it had used when the last entry was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn.
    pub by: Color,
    /// Running ms used up to the last entry.
    pub ran: Ms,
}

/// A move that stands.
#[derive(Clone, Debug)]
pub struct Played {
    /// The number of its entry.
    pub n: u32,
    /// Who moved.
    pub by: Color,
    /// The move.
    pub mv: Move,
    /// Running ms of that turn.
    pub t: Ms,
    /// Both clocks as they stood when the turn began.
    pub before: Clock,
    /// Both clocks right after the press.
    pub after: Clock,
}

/// How far the game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// No clock has been started yet.
    Waiting,
    /// Moves are made.
    Playing,
    /// Play has stopped; dead chains are being agreed on.
    Marking(Marking),
    /// It is decided and only waits for its last entry.
    Settled(Outcome),
    /// It is over.
    Over(Outcome),
}

/// A request that waits for the other player's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The number of the entry that asks.
    pub n: u32,
    /// Who asks.
    pub by: Color,
    /// What for; `None` is the proposal that the game is over.
    pub what: Option<Request>,
    /// The entry to be undone.
    pub to: Option<u32>,
}

/// Two passes in a row of which one was none of the player's will: both sides are asked whether the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The number of the entry of the second pass; answers name it.
    pub n: u32,
    /// Who has said that it is over.
    pub over: ByColor<bool>,
}

impl Game {
    /// A game about to begin.
    ///
    /// # Errors
    /// When the stones of the terms do not lie on the board, or two lie on one point.
    pub fn new(terms: Terms) -> Result<Self, Refusal> {
        let start =
            Position::set_up(terms.size, terms.rules.ko, terms.rules.suicide, &terms.stones, terms.first)
                .map_err(|_| Refusal::BadSetup)?;
        Ok(Self {
            clock: Clock::new(&terms.time),
            base: (start.clone(), 0),
            position: start.clone(),
            start,
            terms,
            entries: Vec::new(),
            moves: Vec::new(),
            turn: None,
            paused: None,
            stage: Stage::Waiting,
            asked: None,
            must_play: false,
            last_pass: false,
            doubt: None,
            resumed_at: 0,
            sealed: None,
            conceded: None,
            taken_back: ByColor::default(),
            warnings: ByColor::default(),
            fines: ByColor::default(),
            seat_left: ByColor::default(),
            returned: None,
            played_on: Vec::new(),
        })
    }

    /// Folds a whole log.
    ///
    /// # Errors
    /// The first refusal, with the number of entries accepted before it.
    pub fn fold(terms: Terms, entries: impl IntoIterator<Item = Entry>) -> Result<Self, (usize, Refusal)> {
        let mut game = Self::new(terms).map_err(|refusal| (0, refusal))?;
        for entry in entries {
            game.play(entry).map_err(|refusal| (game.entries.len(), refusal))?;
        }
        Ok(game)
    }

    /// What was agreed before the first move.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The log.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of the next entry.
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the first move.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves that stand, oldest first.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// The position after the first `made` of the moves that stand, and the last of these. Where the arbiter put the
    /// position right, what does not go with it is left out.
    pub fn after(&self, made: usize) -> (Position, Option<Move>) {
        let moves = &self.moves[..made.min(self.moves.len())];
        let mut position = self.start.clone();
        for played in moves {
            match played.mv {
                Move::Play(p) => drop(position.play(played.by, p)),
                Move::Pass => position.pass(played.by),
            }
        }
        (position, moves.last().map(|played| played.mv))
    }

    /// Both clocks as they stood when the turn began.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The turn; `None` before the first.
    pub const fn turn(&self) -> Option<Turn> {
        self.turn
    }

    /// Why the clocks stand still, if they were stopped.
    pub const fn paused(&self) -> Option<PauseWhy> {
        self.paused
    }

    /// How far the game has come.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The request waiting for an answer.
    pub const fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// Whether the side to move declined the end and so must play a stone.
    pub const fn must_play(&self) -> bool {
        self.must_play
    }

    /// Whether both have passed, Black last, and White passes once more before play stops: each pass hands over a stone,
    /// and so both have handed over or laid equally many (AGA).
    pub const fn last_pass(&self) -> bool {
        self.last_pass
    }

    /// Whether both sides are being asked if the game is over; the clocks stand until they have answered.
    pub fn doubt(&self) -> Option<Doubt> {
        self.doubt.filter(|_| self.stage == Stage::Playing)
    }

    /// Who gave up the open points.
    pub const fn conceded(&self) -> Option<Color> {
        self.conceded
    }

    /// How often each player took back.
    pub const fn taken_back(&self) -> ByColor<u32> {
        self.taken_back
    }

    /// Warnings given.
    pub const fn warnings(&self) -> ByColor<u32> {
        self.warnings
    }

    /// Fines in quarter zi, by the side that pays.
    pub const fn fines(&self) -> ByColor<Quarters> {
        self.fines
    }

    /// Who has left the seat in byo-yomi, which is granted once a game (A §22.7).
    pub const fn seat_left(&self) -> ByColor<bool> {
        self.seat_left
    }

    /// Whether a clock is running: whose, and the ms of its turn used up to the last entry.
    pub fn running(&self) -> Option<Turn> {
        match (&self.stage, self.paused, self.turn) {
            (Stage::Playing, None, Some(turn)) if self.doubt.is_none() => Some(turn),
            _ => None,
        }
    }

    /// Ms from the last entry until the running clock's flag falls; `None` where it never does.
    pub fn until_flag(&self) -> Option<Ms> {
        let turn = self.running()?;
        self.clock.deadline(turn.by).map(|deadline| deadline.saturating_sub(turn.ran))
    }

    /// Whether moves are being made, or stopped for a while.
    pub fn is_played(&self) -> bool {
        self.stage == Stage::Playing
    }

    /// Whose move it is.
    pub fn to_move(&self) -> Color {
        self.turn.map_or(self.terms.first, |turn| turn.by)
    }

    /// How the game ended, once it is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether `by` could play at `p` now, clocks aside.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn why_not(&self, by: Color, p: Point) -> Result<(), Refusal> {
        self.position.why_not(by, p).map_err(Refusal::Illegal)
    }

    /// Makes an entry of `event`, `spent` ms after the last, ready for [`Game::play`].
    pub fn entry(&self, spent: Ms, at: i64, event: Event) -> Entry {
        let spent = if self.running().is_some() { spent } else { 0 };
        Entry { n: self.next_number(), spent, at, event }
    }

    /// Accepts an entry, or refuses it and stays as it was.
    ///
    /// # Errors
    /// Why not.
    pub fn play(&mut self, entry: Entry) -> Result<(), Refusal> {
        if entry.n != self.next_number() {
            return Err(Refusal::WrongNumber { expected: self.next_number() });
        }
        self.accept(&entry)?;
        self.watch();
        self.entries.push(entry);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
