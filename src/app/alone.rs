//! The two clocks alone, for a game on a real board: pressed by either half of the keyboard, moves counted.

mod closing;
mod entering;
mod keys;
mod setting;
mod stood;

use super::chart::{Chart, Charted};
use super::gate::SAME_HAND;
use super::line::Line;
use super::question::Question;
use super::shared::Edits;
use super::watch::Watch;
use super::{Desk, Mode, Next, Room};
use crate::clock::Ms;
use crate::clock::bare::{Bare, Ended, Event, Press, Setup, Turn};
use crate::clock::reading::Reading;
use crate::game::said;
use crate::record::journal::bare::Left;
use crate::rules::color::Color;

/// Two clocks beside a board.
#[derive(Debug)]
pub struct Alone {
    /// The clocks and their log.
    pub bare: Bare,
    /// The report, while it lies open.
    pub chart: Option<Box<Chart>>,
    /// The clock being set by hand.
    pub setting: Option<Setting>,
    /// How many entries are known to be on the disk.
    kept: usize,
    /// Whether they are those of an earlier time, only to be looked at.
    looked_at: bool,
    /// The running clock.
    watch: Watch,
    /// Who pressed last, and when, ms.
    pressed: Option<(Color, u64)>,
}

/// A clock being set by hand.
#[derive(Debug)]
pub struct Setting {
    /// Whose.
    pub side: Color,
    /// Its numbers as typed.
    pub line: Line,
}

impl Alone {
    /// Clocks set for the first move; any key starts them.
    pub fn new(setup: Setup, desk: &mut Desk) -> Self {
        desk.last_clock = Some(setup.clone());
        desk.clock_draft = None;
        // Whether these can be kept is yet to be seen.
        desk.trouble = None;
        Self::of(Bare::new(setup), desk.now.ms)
    }

    /// Takes up clocks that were left, standing.
    pub fn taken_up(left: Left, desk: &mut Desk) -> Self {
        desk.last_clock = Some(left.bare.setup().clone());
        desk.clock_draft = None;
        let mut alone = Self::of(left.bare, desk.now.ms);
        alone.kept = alone.bare.entries().len();
        if alone.bare.ended().is_none() {
            desk.tell((desk.text.alone.taken_up)(alone.bare.presses().len()));
        }
        alone.stand_after(left.running, desk);
        alone
    }

    /// Clocks of an earlier time to look at, their report open. Nothing is entered any more.
    pub fn looked_at(bare: Bare, desk: &Desk) -> Self {
        let mut alone = Self { looked_at: true, ..Self::of(bare, desk.now.ms) };
        alone.report(desk);
        alone
    }

    fn of(bare: Bare, now: u64) -> Self {
        Self {
            bare,
            chart: None,
            setting: None,
            kept: 0,
            looked_at: false,
            watch: Watch::new(now),
            pressed: None,
        }
    }

    /// Whose clock is concerned and how many ms its turn has used by now.
    pub fn turn(&self, now: u64) -> Option<Turn> {
        let turn = self.bare.turn()?;
        Some(Turn { ran: turn.ran.saturating_add(self.watch.spent(&self.bare, now)), ..turn })
    }

    /// What a clock's face shows.
    pub fn reading(&self, face: Color, now: u64) -> Reading {
        self.watch.reading(&self.bare, face, now)
    }

    /// Running ms a side has used.
    pub fn used(&self, side: Color, now: u64) -> Ms {
        let made = self.bare.presses().iter().filter(|press| press.by == side);
        let made = made.map(Press::all).fold(0, Ms::saturating_add);
        let turn = self.turn(now).filter(|turn| turn.by == side);
        made.saturating_add(turn.map_or(0, |turn| turn.all()))
    }

    /// A side presses. The side whose clock stands presses for nothing.
    fn press(&mut self, by: Color, desk: &mut Desk) {
        let Some(turn) = self.bare.running() else { return };
        if turn.by == by {
            if self.enter(Event::Press { by }, desk) {
                self.pressed = Some((by, desk.now.ms));
                desk.notice = None;
            }
            return;
        }
        let same_hand = self.pressed.is_some_and(|(who, at)| who == by && desk.now.ms < at + SAME_HAND);
        if !same_hand {
            desk.tell((desk.text.alone.other_runs)(said::color(turn.by, desk.text)));
        }
    }

    fn start(&mut self, desk: &mut Desk) {
        if self.enter(Event::Start, desk) {
            desk.notice = None;
        }
    }

    fn resume(&mut self, desk: &mut Desk) {
        if self.enter(Event::Resume, desk) {
            desk.notice = None;
        }
    }
}

impl Edits for Alone {
    fn open_line(&mut self) -> Option<&mut Line> {
        self.setting.as_mut().map(|setting| &mut setting.line)
    }

    fn edited(&mut self, desk: &mut Desk) {
        desk.notice = None;
    }
}

impl Charted for Alone {
    fn page(&mut self) -> Option<&mut Chart> {
        self.chart.as_deref_mut()
    }

    fn close_page(&mut self) {
        self.chart = None;
    }
}

impl Room for Alone {
    fn mode(&self) -> Mode {
        match (self.bare.ended(), self.bare.turn()) {
            _ if self.setting.is_some() => Mode::Field,
            _ if self.chart.is_some() => Mode::Chart,
            (Some(_), _) => Mode::AloneOver,
            _ if self.looked_at => Mode::AloneOver,
            (None, None) => Mode::AloneWaiting,
            (None, Some(_)) if self.bare.is_standing() => Mode::AlonePaused,
            (None, Some(_)) => Mode::Alone,
        }
    }

    fn types(&self) -> bool {
        self.setting.is_some()
    }

    fn is_over(&self) -> bool {
        self.looked_at || self.bare.ended().is_some()
    }

    fn pass_time(&mut self, desk: &mut Desk) -> Next {
        if self.watch.is_time_up(&self.bare, desk) { self.time_up(desk) } else { Next::Stay }
    }

    fn note_kept(&mut self, desk: &Desk) {
        if desk.trouble.is_none() {
            self.kept = self.bare.entries().len();
        }
    }

    fn next_change(&self, desk: &Desk) -> Option<u64> {
        self.watch.next_change(&self.bare, desk.now.ms)
    }

    fn answer(&mut self, question: Question, yes: bool, desk: &mut Desk) -> Next {
        match question {
            Question::Timeout(by) if yes => self.timeout_pass(by, desk),
            Question::Timeout(by) => self.flag(by, desk),
            Question::Charge(_, lasted) => return self.charge(lasted, yes, desk),
            _ if !yes => {}
            Question::Ready(Color::Black) => return Next::Ask(Question::Ready(Color::White)),
            Question::Ready(Color::White) => self.resume(desk),
            Question::Finish => self.finish(desk),
            Question::Anew => self.anew(desk),
            Question::Leave => return self.leave(desk),
            _ => {}
        }
        Next::Stay
    }

    fn type_char(&mut self, c: char, desk: &mut Desk) {
        if let Some(setting) = &mut self.setting {
            desk.notice = None;
            setting.line.insert(c);
        }
    }

    /// A click on a clock: 0 Black's, 1 White's.
    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        match self.mode() {
            Mode::Chart => {
                if let Some(chart) = &mut self.chart {
                    chart.light(row);
                }
            }
            Mode::AloneWaiting => self.start(desk),
            Mode::Alone => self.press(if row == 0 { Color::Black } else { Color::White }, desk),
            _ => {}
        }
        Next::Stay
    }

    fn standing(&self) -> Option<Question> {
        self.watch.stood(&self.bare).map(|(by, lasted)| Question::Charge(by, lasted))
    }

    fn stood_still(&mut self, lasted: u64, _asleep: bool, desk: &mut Desk) {
        if self.bare.running().is_some() {
            self.pause(desk);
            self.watch.stood_still(lasted, &self.bare, desk);
        }
    }

    fn stopping(&mut self, by_key: bool, desk: &mut Desk) {
        self.watch.stopping(by_key, &self.bare);
        self.pause(desk);
    }

    fn came_back(&mut self, desk: &mut Desk) {
        self.watch.came_back(&self.bare, desk.now.ms);
    }
}
