//! Which screen is open, and what lies over it.

use super::question::Question;
use super::{Room, alone, form, help, home, menu, nigiri, placing, review, shelf, table};

/// What is on the screen.
#[derive(Debug)]
pub enum Screen {
    /// Where one begins.
    Home(Box<home::Home>),
    /// A new game.
    Form(Box<form::Form>),
    /// Colours being chosen.
    Nigiri(Box<nigiri::Nigiri>),
    /// Handicap stones being laid.
    Placing(Box<placing::Placing>),
    /// The game being played.
    Table(Box<table::Table>),
    /// A record being looked through.
    Review(Box<review::Review>),
    /// Two clocks beside a real board.
    Alone(Box<alone::Alone>),
    /// The saved games.
    Shelf(Box<shelf::Shelf>),
}

/// What lies over a screen and takes the keys.
#[derive(Debug)]
pub enum Overlay {
    /// A question to one player or both.
    Question(Question),
    /// Everything that can be done here.
    Menu(menu::Menu),
    /// The keys, the rules, the game.
    Help(help::Help),
}

impl Screen {
    /// The screen as what all screens have in common.
    pub(super) fn room(&self) -> &dyn Room {
        match self {
            Self::Home(home) => home.as_ref(),
            Self::Form(form) => form.as_ref(),
            Self::Nigiri(nigiri) => nigiri.as_ref(),
            Self::Placing(placing) => placing.as_ref(),
            Self::Table(table) => table.as_ref(),
            Self::Review(review) => review.as_ref(),
            Self::Alone(alone) => alone.as_ref(),
            Self::Shelf(shelf) => shelf.as_ref(),
        }
    }

    /// The same, to be changed.
    pub(super) fn room_mut(&mut self) -> &mut dyn Room {
        match self {
            Self::Home(home) => home.as_mut(),
            Self::Form(form) => form.as_mut(),
            Self::Nigiri(nigiri) => nigiri.as_mut(),
            Self::Placing(placing) => placing.as_mut(),
            Self::Table(table) => table.as_mut(),
            Self::Review(review) => review.as_mut(),
            Self::Alone(alone) => alone.as_mut(),
            Self::Shelf(shelf) => shelf.as_mut(),
        }
    }
}
