//! Leaving the table, for home or for another game: what would be lost by it is said before.

use super::keys::Keys;
use super::{Desk, Doing, Next, Question, Room, Stage, Table};
use crate::app::chart::Chart;
use crate::app::effect::{Effect, Source};
use crate::app::shared::{coordinates, help, menu, numbers, quiet, suspend};
use crate::game::event::PauseWhy;
use crate::text::sentence::Sentence;

/// When the game is over.
pub(super) const OVER: &[Keys] = &[
    Keys::on("C", |text| text.ending.key.recount, Table::begin_count)
        .when(|table, _| table.counted_marking().is_some())
        .in_menu(3),
    Keys::on("enter r", |text| text.key.review, Table::review)
        .when(|table, _| table.saved.is_some())
        .in_menu(1),
    Keys::on("T", |text| text.chart.key.open, Table::open_chart)
        .when(|table, _| !table.game.moves().is_empty())
        .in_menu(2),
    Keys::to("A", |text| text.key.again, |table, desk| table.ask_again(desk)).in_menu(5),
    // Where time has ended it, an arbiter may set the clock.
    Keys::on("", |text| text.arbiter.key.arbiter, Table::call_arbiter)
        .silent()
        .when(|table, _| table.game.fallen().is_some())
        .in_menu(4),
    coordinates(),
    numbers(),
    quiet(),
    help().in_menu(6),
    menu(),
    Keys::to("q", |text| text.key.home, Table::leave_saved).in_help().in_menu(7),
    suspend(),
];

impl Table {
    /// Opens the record of the finished game.
    fn review(&mut self, desk: &mut Desk) {
        if let Some(saved) = &self.saved {
            desk.ask(Effect::Open(Source::Game(saved.id.clone())));
        }
    }

    /// Opens its training report.
    fn open_chart(&mut self, desk: &mut Desk) {
        self.doing = Doing::Report(Box::new(Chart::of(&self.game, desk.text)));
    }

    /// What is not on the disk, in words; `None` while everything is.
    pub fn unsaved(&self, desk: &Desk) -> Option<String> {
        if desk.trouble.is_none() || self.read_only.is_some() || self.kept >= self.game.entries().len() {
            return None;
        }
        let moves = self.game.moves();
        let first = moves.iter().position(|played| usize::try_from(played.n).is_ok_and(|n| n > self.kept));
        let words = &desk.text.table;
        Some(
            first
                .map_or(words.unsaved_last.to_owned(), |first| (words.unsaved_moves)(first + 1, moves.len())),
        )
    }

    /// Whether the game was laid out and nothing was entered.
    pub fn is_unbegun(&self) -> bool {
        self.game.entries().is_empty()
    }

    /// Asks whether to leave. What waits is tried once more before that is read. Who leaves a refereed game would stop its
    /// clock, which takes both players.
    pub(super) fn ask_leave(&self, desk: &mut Desk) -> Next {
        if self.has_to_stop() {
            desk.warn(desk.text.arbiter.table.stop_first);
            return Next::Stay;
        }
        self.try_to_save(desk);
        Next::Ask(Question::Leave)
    }

    /// Leaves a game at rest: what is kept is not asked about.
    pub(super) fn leave_saved(&mut self, desk: &mut Desk) -> Next {
        if self.unsaved(desk).is_none() { self.leave(desk) } else { self.ask_leave(desk) }
    }

    /// Asks whether another game is to begin.
    pub(super) fn ask_again(&self, desk: &mut Desk) -> Next {
        self.try_to_save(desk);
        Next::Ask(Question::Anew)
    }

    fn try_to_save(&self, desk: &mut Desk) {
        if self.unsaved(desk).is_some() {
            desk.ask(Effect::Retry);
        }
    }

    /// Leaves the table; what was played is kept.
    pub(super) fn leave(&mut self, desk: &mut Desk) -> Next {
        self.pause(PauseWhy::Stop, desk);
        desk.notice = None;
        if self.read_only.is_some() {
            desk.trouble = None;
        }
        desk.ask(Effect::Close);
        Next::Home
    }

    /// The record of the finished game could not be written. Where its entries could be, it is not lost.
    pub(super) fn note_unwritten(&mut self, why: Sentence, desk: &mut Desk) {
        self.note_kept(desk);
        self.unwritten = true;
        desk.trouble = Some(why);
    }

    /// There is room again: the record that could not be written is tried once more.
    pub(super) fn write_again(&mut self, desk: &mut Desk) {
        if self.unwritten && matches!(self.game.stage(), Stage::Over(_)) {
            self.unwritten = false;
            desk.ask(Effect::Finish(Box::new(self.game.clone())));
        }
    }
}
