//! Going through the record: steps, jumps, variations, and what each key does.

use super::line::{Line, Step};
use super::{Has, Review, clocks};
use crate::app::chart::Charted;
use crate::app::effect::Learned;
use crate::app::key::Key;
use crate::app::plan::Plan;
use crate::app::question::Question;
use crate::app::{Desk, Mode, Next, Room};
use crate::clock::Clock;
use crate::clock::pace::sums::longest;
use crate::record::playback::number::place_of;
use crate::record::tree::NodeId;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;

/// The highest number of a move that can be typed.
const MOST_TYPED: u32 = 99_999;

impl Review {
    /// Shows the node at that place of the line.
    pub(super) fn show(&mut self, at: usize) {
        self.line.go_to(at);
        self.scroll = 0;
        self.clocks = match self.logged_clock() {
            Some(clock) => ByColor::new_with(|color| Some(clock.reading(color, None))),
            None if self.line.is_timed() => clocks::standing(self.tree(), self.step(), &self.time),
            // Nobody knows.
            None => ByColor::default(),
        };
    }

    /// Both clocks to the ms, where the log has them: in the game as it was played.
    fn logged_clock(&self) -> Option<Clock> {
        let game = self.own.as_ref().filter(|_| self.left_game_after().is_none())?;
        let made = self.turns(Color::Black) + self.turns(Color::White);
        game.clock_after(made, self.index() + 1 == self.steps().len())
    }

    pub(super) fn go_to_move(&mut self, number: u32) {
        let place = place_of(number, self.index(), self.steps().iter().map(|step| step.number));
        self.show(place.unwrap_or(usize::MAX));
    }

    /// The nodes that stand at a place of the line beside each other, the main one first.
    pub(super) fn siblings(&self, at: usize) -> Vec<NodeId> {
        let Some(parent) = at.checked_sub(1) else { return vec![NodeId::ROOT] };
        self.tree().children(self.steps()[parent].node).collect()
    }

    /// Takes another variation: at this place, else of what follows, else at the nearest place before.
    pub(super) fn turn_to_variation(&mut self, on: bool, desk: &mut Desk) {
        let (tree, steps, at) = (self.tree(), self.steps(), self.index());
        let forked = |&place: &usize| place > 0 && tree.children(steps[place - 1].node).nth(1).is_some();
        let place = Some(at)
            .filter(forked)
            .or_else(|| Some(at + 1).filter(|&ahead| ahead < steps.len()).filter(forked))
            .or_else(|| (1..at).rev().find(forked));
        let Some(place) = place else {
            desk.tell(desk.text.review.no_variation);
            return;
        };
        let nodes = self.siblings(place);
        let now = nodes.iter().position(|&node| node == self.steps()[place].node).unwrap_or(0);
        let next = if on { (now + 1) % nodes.len() } else { (now + nodes.len() - 1) % nodes.len() };
        self.put_line_through(nodes[next]);
        self.show(at.min(place));
    }

    /// Puts the line that leads through a node in the place of the one shown.
    pub(super) fn put_line_through(&mut self, node: NodeId) {
        if let Ok(line) = Line::through(self.tree(), node) {
            self.take_line(line);
        }
    }

    /// Puts a line in the place of the one shown.
    pub(super) fn take_line(&mut self, line: Line) {
        self.line = line;
        let pace = self.pace();
        self.has = Has {
            times: pace.is_told(),
            long: longest(&pace.sums),
            captures: self.steps().iter().any(|step| step.taken() > 0),
            comments: self.steps().iter().any(|step| step.comment || step.drawn),
        };
    }

    /// Goes to the next move that takes stones, or to the one before.
    pub(super) fn find_capture(&mut self, on: bool, desk: &mut Desk) {
        let takes = |step: &Step| step.taken() > 0;
        let (steps, at) = (self.steps(), self.index());
        let found = if on {
            steps.iter().skip(at + 1).position(takes).map(|further| at + 1 + further)
        } else {
            steps[..at].iter().rposition(takes)
        };
        match found {
            Some(at) => self.show(at),
            None => desk.tell(desk.text.review.no_capture),
        }
    }

    pub(super) fn type_digit(&mut self, key: Key, desk: &mut Desk) -> Next {
        if let Some(digit) = key.digit() {
            let number = self.typed.unwrap_or(0).saturating_mul(10).saturating_add(digit.into());
            self.hold(number.min(MOST_TYPED), desk);
        }
        Next::Stay
    }

    /// Takes back the last digit of the number being typed.
    pub(super) fn erase_digit(&mut self, desk: &mut Desk) {
        if let Some(number) = self.typed.map(|number| number / 10).filter(|&number| number > 0) {
            self.hold(number, desk);
        }
    }

    /// Keeps the number typed so far, and says so.
    fn hold(&mut self, number: u32, desk: &mut Desk) {
        self.typing = Some(number);
        desk.tell((desk.text.review.typed)(number));
    }

    pub(super) fn go_to_typed(&mut self, desk: &mut Desk) {
        match self.typed {
            None => self.show(usize::MAX),
            Some(number) => {
                self.go_to_move(number);
                if number > self.total() {
                    desk.tell((desk.text.review.no_such_move)(self.total()));
                } else if !self.step().has_number(number) {
                    desk.tell((desk.text.review.no_such_number)(number, self.step().number));
                }
            }
        }
    }

    /// Another game after this one: the next of its series, or the same with colours exchanged.
    pub(super) fn again(&self, desk: &mut Desk) -> Next {
        let Some(game) = &self.own else {
            desk.warn(desk.text.before.no_game);
            return Next::Stay;
        };
        let Some(outcome) = game.outcome() else {
            desk.warn(desk.text.before.not_over);
            return Next::Stay;
        };
        Plan::another(game.terms(), outcome, desk.now.utc).again(desk)
    }

    pub(super) fn scroll_down(&mut self, lines: usize) {
        self.scroll = (self.scroll + lines).min(self.furthest.get());
    }

    /// The words of the record give the screen back to the board.
    pub(super) const fn stop_reading(&mut self) {
        self.reading = false;
        self.scroll = 0;
    }

    /// Goes to the move that was typed, or gives the words of the record the screen.
    pub(super) fn read_or_go(&mut self, desk: &mut Desk) {
        if self.typed.is_some() {
            self.go_to_typed(desk);
        } else if self.has_page() {
            self.reading = true;
            self.scroll = 0;
        }
    }
}

impl Room for Review {
    fn mode(&self) -> Mode {
        match (self.saving.is_some(), self.panel.is_some(), self.reading) {
            (true, ..) => Mode::Field,
            (_, true, _) => Mode::Choose,
            (_, _, true) => Mode::Reading,
            _ if self.chart.is_some() => Mode::Chart,
            _ => Mode::Review,
        }
    }

    fn types(&self) -> bool {
        self.saving.is_some()
    }

    fn point(&mut self, p: Point, desk: &mut Desk) -> Next {
        desk.notice = None;
        match self.line.laid(self.recorded(p)) {
            Some((at, _)) => self.show(at),
            None => desk.tell((desk.text.review.no_move_there)(&self.seen_size().label(p))),
        }
        Next::Stay
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        desk.notice = None;
        if self.panel.is_some() {
            self.panel_row(row, desk);
        } else if let Some(chart) = &mut self.chart {
            chart.light(row);
            let turn = chart.lit();
            self.turned_to(turn);
        } else {
            self.show(row);
        }
        Next::Stay
    }

    fn type_char(&mut self, c: char, desk: &mut Desk) {
        desk.notice = None;
        if let Some(saving) = &mut self.saving {
            saving.line.insert(c);
        }
    }

    fn answer(&mut self, question: Question, yes: bool, desk: &mut Desk) -> Next {
        if matches!(question, Question::Replace(_)) {
            self.replace(yes, desk);
        }
        Next::Stay
    }

    fn learn(&mut self, learned: Learned, desk: &mut Desk) -> Next {
        match learned {
            Learned::Written(written) => self.written(written, desk),
            Learned::Pictured(written, legend) => self.pictured(written, &legend, desk),
            _ => Next::Stay,
        }
    }
}
