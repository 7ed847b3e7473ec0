//! The training report: a page with the time of every move and both players' figures.
//!
//! After a game at the table, in review and at the end of the bare clock it is the same page; it lies over the screen
//! it belongs to and tells that screen which move it stands at.

use super::action::Command;
use crate::clock::pace::sums::longest;
use crate::clock::pace::{Pace, Think};
use crate::game::{Game, said};
use crate::rules::color::{ByColor, Color};
use crate::rules::position::Move;
use crate::text::Text;

/// Moves a page goes on or back.
const PAGE: usize = 10;

/// The page.
#[derive(Debug)]
pub struct Chart {
    /// The turns and the figures.
    pub pace: Pace,
    /// Who plays; empty where nobody is named.
    pub names: ByColor<String>,
    /// What was played in each turn, as it is said; empty where there was no move or no board.
    pub played: Vec<String>,
    lit: usize,
}

/// What a key did to the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// It lies open.
    Stay,
    /// It stands at another turn, counted from 0.
    To(usize),
    /// It closes.
    Close,
}

impl Chart {
    /// A page that stands at the last turn, without names and moves.
    pub fn new(pace: Pace) -> Self {
        let lit = pace.thinks.len().saturating_sub(1);
        Self { played: vec![String::new(); pace.thinks.len()], names: ByColor::default(), pace, lit }
    }

    /// The page of a game, standing at its last turn.
    pub fn of(game: &Game, text: &Text) -> Self {
        let size = game.terms().size;
        let said = |mv: Move| match mv {
            Move::Play(p) => size.label(p),
            Move::Pass => text.word.pass.to_owned(),
        };
        let mut chart = Self::new(crate::game::pace::of(game));
        for (words, played) in chart.played.iter_mut().zip(game.moves()) {
            *words = said(played.mv);
        }
        chart.names = ByColor::new_with(|color: Color| said::players(game.terms(), color, text));
        chart
    }

    /// Which turn is lit.
    pub const fn lit(&self) -> usize {
        self.lit
    }

    /// The turn that is lit.
    pub fn think(&self) -> Option<&Think> {
        self.pace.thinks.get(self.lit)
    }

    /// Takes a key.
    pub fn command(&mut self, command: Command) -> Turned {
        let last = self.pace.thinks.len().saturating_sub(1);
        let lit = match command {
            Command::Left => self.lit.saturating_sub(1),
            Command::Right => self.lit + 1,
            Command::PageUp | Command::LeapLeft => self.lit.saturating_sub(PAGE),
            Command::PageDown | Command::LeapRight => self.lit + PAGE,
            Command::First => 0,
            Command::Last => last,
            Command::NextLong => self.long(true).unwrap_or(self.lit),
            Command::PreviousLong => self.long(false).unwrap_or(self.lit),
            Command::Enter | Command::Menu | Command::Back | Command::Home | Command::Quit => {
                return Turned::Close;
            }
            _ => return Turned::Stay,
        };
        self.light(lit)
    }

    /// Takes a key for a page that may lie open, and puts the page away where the key closes it.
    pub fn turn(page: &mut Option<Box<Self>>, command: Command) {
        if page.as_mut().is_some_and(|page| page.command(command) == Turned::Close) {
            *page = None;
        }
    }

    /// Lights the turn at that place.
    pub fn light(&mut self, at: usize) -> Turned {
        self.lit = at.min(self.pace.thinks.len().saturating_sub(1));
        self.think().map_or(Turned::Stay, |_| Turned::To(self.lit))
    }

    /// The place of the next of the longest thinks, or of the one before.
    fn long(&self, on: bool) -> Option<usize> {
        let number = self.think()?.number;
        let found = next_long(&longest(&self.pace.sums), number, on)?.number;
        self.pace.thinks.iter().position(|think| think.number == found)
    }
}

/// The nearest of the longest thinks after move `number`, or before it.
pub fn next_long(longest: &[Think], number: u32, on: bool) -> Option<Think> {
    let thinks = longest.iter().copied();
    if on {
        thinks.filter(|think| think.number > number).min_by_key(|think| think.number)
    } else {
        thinks.filter(|think| think.number < number).max_by_key(|think| think.number)
    }
}
