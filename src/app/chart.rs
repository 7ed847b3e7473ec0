//! The training report: a page with the time of every move and both players' figures.
//!
//! After a game at the table, in review and at the end of the bare clock it is the same page; it lies over the screen
//! it belongs to and tells that screen which move it stands at.

use super::bind::Bind;
use super::shared::{help, suspend};
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

    /// Lights the turn at that place.
    pub fn light(&mut self, at: usize) {
        self.lit = at.min(self.pace.thinks.len().saturating_sub(1));
    }

    /// The place of the next of the longest thinks, or of the one before.
    fn long(&self, on: bool) -> Option<usize> {
        let number = self.think()?.number;
        let found = next_long(&longest(&self.pace.sums), number, on)?.number;
        self.pace.thinks.iter().position(|think| think.number == found)
    }
}

/// A screen over which the page may lie.
pub trait Charted: Sized + 'static {
    /// The page, while it lies open.
    fn page(&mut self) -> Option<&mut Chart>;

    /// It is closed.
    fn close_page(&mut self);

    /// It stands at another turn now, counted from 0.
    fn turned_to(&mut self, _turn: usize) {}

    /// The keys of the page.
    const CHART: &'static [Bind<Self>] = &[
        Bind::<Self>::on(
            "right l wheel-down",
            |text| text.key.step,
            |screen: &mut Self, _| walk(screen, |lit| lit + 1),
        )
        .named(|text| text.key_name.sideways.to_owned()),
        Bind::<Self>::also("left h wheel-up", |screen, _| walk(screen, |lit| lit.saturating_sub(1))),
        Bind::<Self>::on(">", |text| text.chart.key.next_long, |screen, _| leap(screen, true)),
        Bind::<Self>::on("<", |text| text.chart.key.previous_long, |screen, _| leap(screen, false)),
        Bind::<Self>::on("pgdn", |text| text.key.page_down, |screen, _| walk(screen, |lit| lit + PAGE))
            .in_help(),
        Bind::<Self>::on(
            "pgup",
            |text| text.key.page_up,
            |screen, _| walk(screen, |lit| lit.saturating_sub(PAGE)),
        )
        .in_help(),
        Bind::<Self>::on("home g", |text| text.key.first, |screen, _| walk(screen, |_| 0)).in_help(),
        Bind::<Self>::on("end G", |text| text.key.last, |screen, _| walk(screen, |_| usize::MAX)).in_help(),
        Bind::<Self>::also("enter T", |screen, _| screen.close_page()),
        Bind::<Self>::on("q", |text| text.key.back, |screen, _| screen.close_page()).in_help(),
        help(),
        Bind::<Self>::on("esc c-c", |text| text.key.back, |screen, _| screen.close_page()),
        suspend(),
    ];
}

/// Lights the turn that lies so far from the one that is lit.
fn walk<S: Charted>(screen: &mut S, to: fn(usize) -> usize) {
    if let Some(page) = screen.page() {
        page.light(to(page.lit));
        if page.think().is_some() {
            let turn = page.lit;
            screen.turned_to(turn);
        }
    }
}

/// Lights the next of the longest thinks, or the one before.
fn leap<S: Charted>(screen: &mut S, on: bool) {
    let found = screen.page().and_then(|page| page.long(on));
    if let (Some(turn), Some(page)) = (found, screen.page()) {
        page.light(turn);
        screen.turned_to(turn);
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
