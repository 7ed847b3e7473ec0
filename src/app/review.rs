//! Review: a record gone through move by move.
//!
//! There is one line at a time, from the root to an end; stepping moves along it, and choosing a variation puts
//! another tail on it. The position shown is rebuilt by replay.

pub mod clocks;
pub mod line;
pub mod marks;
pub mod result;

use std::cell::Cell;

use super::action::Command;
use super::effect::Opened;
use super::{Desk, Mode, Next, Room};
use crate::clock::control::{TimeControl, display_both};
use crate::clock::reading::{Reading, whole_seconds};
use crate::record::info::GameInfo;
use crate::record::playback;
use crate::record::tree::{GameTree, NodeId};
use crate::rules::color::ByColor;
use crate::rules::point::{Point, Size};
use crate::rules::position::Position;
use crate::text::visible;
use line::{Line, Step};

/// Moves a page goes on or back.
const PAGE: usize = 10;
/// The highest number of a move that can be typed.
const MOST_TYPED: u32 = 99_999;

/// A record being looked through.
#[derive(Debug)]
pub struct Review {
    /// The record.
    pub opened: Opened,
    /// What the root says of the game.
    pub info: GameInfo,
    /// The first line of the comment that is shown.
    pub scroll: usize,
    /// The furthest line that is worth scrolling to; how the comment is broken into lines only drawing knows.
    pub furthest: Cell<usize>,
    /// Whether the comment has the screen to itself.
    pub reading: bool,
    game: usize,
    line: Line,
    at: usize,
    position: Position,
    time: ByColor<Option<TimeControl>>,
    clocks: ByColor<Option<Reading>>,
    typed: Option<u32>,
}

impl Review {
    /// Opens the first game of a record that can be played back, at its beginning.
    pub fn new(opened: Opened, desk: &mut Desk) -> Self {
        let trees = opened.collection.games();
        let game = trees.iter().position(|tree| playback::board_size(tree).is_ok()).unwrap_or(0);
        Self::of(opened, game, desk)
    }

    /// Opens game `game` of a record, counted from 1, after move `number` of its main line. Numbers beyond what
    /// there is give the last one.
    pub fn at(opened: Opened, game: usize, number: u32, desk: &mut Desk) -> Self {
        let last = opened.collection.games().len().saturating_sub(1);
        let mut review = Self::of(opened, game.saturating_sub(1).min(last), desk);
        review.go_to_move(number);
        review
    }

    fn of(opened: Opened, game: usize, desk: &mut Desk) -> Self {
        if let Some(odd) = opened.warnings.first() {
            desk.warn(odd.clone());
        }
        let tree = &opened.collection.games()[game];
        let line = Line::through(tree, NodeId::ROOT).unwrap_or_else(|why| {
            desk.warn(why.to_string());
            Line::blank()
        });
        let mut review = Self {
            info: GameInfo::of(tree),
            scroll: 0,
            furthest: Cell::new(0),
            reading: false,
            game,
            at: 0,
            position: line.position(tree, 0),
            time: clocks::settings(tree),
            clocks: ByColor::default(),
            typed: None,
            line,
            opened,
        };
        review.show(0);
        review
    }
}

impl Review {
    /// The game shown.
    pub fn tree(&self) -> &GameTree {
        &self.opened.collection.games()[self.game]
    }

    /// Which game of the file is shown and how many there are, from 1.
    pub fn game(&self) -> (u32, u32) {
        (count(self.game + 1), count(self.opened.collection.games().len()))
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.line.size()
    }

    /// The nodes of the line, from the root on.
    pub fn steps(&self) -> &[Step] {
        self.line.steps()
    }

    /// Which of them is shown.
    pub const fn index(&self) -> usize {
        self.at
    }

    /// The node shown.
    pub fn step(&self) -> &Step {
        &self.line.steps()[self.at]
    }

    /// The position after it.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the clocks showed then, where the record says it.
    pub const fn clocks(&self) -> &ByColor<Option<Reading>> {
        &self.clocks
    }

    /// The number of the last move of the line.
    pub fn total(&self) -> u32 {
        self.steps().last().map_or(0, |step| step.number)
    }

    /// The comment of the node, empty if there is none.
    pub fn comment(&self) -> String {
        self.tree().text(self.step().node, "C").unwrap_or_default()
    }

    /// Whether any node of the line has a comment.
    pub fn has_comments(&self) -> bool {
        self.steps().iter().any(|step| step.comment)
    }

    /// Whether the line says anywhere how the clocks stood.
    pub fn is_timed(&self) -> bool {
        clocks::timed(self.steps())
    }

    /// The time settings, as people type them; as the record has them where they are not understood.
    pub fn time_words(&self) -> String {
        if let ByColor { black: Some(black), white: Some(white) } = &self.time {
            return display_both(&ByColor { black: black.clone(), white: white.clone() });
        }
        let (main, overtime) =
            (visible::line(&self.info.time).into_owned(), visible::line(&self.info.overtime).into_owned());
        let main = main.parse().map_or(main, whole_seconds);
        format!("{main}  {overtime}").trim().to_owned()
    }

    /// Whether this is where the game as it was played ends.
    pub fn at_end_of_game(&self) -> bool {
        self.at + 1 == self.steps().len() && self.left_game_after().is_none()
    }

    /// Which of the variations at this place is shown and how many there are, from 1; `None` for only one.
    pub fn variation(&self) -> Option<(u32, u32)> {
        let all = self.siblings(self.at);
        let which = all.iter().position(|&node| node == self.step().node)?;
        (all.len() > 1).then(|| (count(which + 1), count(all.len())))
    }

    /// The nodes that follow, the main one first.
    pub fn ways_on(&self) -> Vec<NodeId> {
        self.tree().children(self.step().node).collect()
    }

    /// The node the line goes on with.
    pub fn next(&self) -> Option<&Step> {
        self.steps().get(self.at + 1)
    }

    /// After which move the line left the game as it was played, if it did.
    pub fn left_game_after(&self) -> Option<u32> {
        let tree = self.tree();
        let steps = &self.steps()[..=self.at];
        let parted = steps.windows(2).find(|pair| tree.first_child(pair[0].node) != Some(pair[1].node))?;
        Some(parted[0].number)
    }

    /// The number of the move that laid each stone that still lies, by point.
    pub fn numbers(&self) -> impl Iterator<Item = (Point, u32)> {
        let laid = self.steps()[..=self.at].iter().flat_map(Step::stones);
        laid.filter(|&(point, color, _)| self.position.at(point) == Some(color))
            .map(|(point, _, number)| (point, number))
    }
}

impl Review {
    /// Shows the node at that place of the line.
    fn show(&mut self, at: usize) {
        self.at = at.min(self.steps().len().saturating_sub(1));
        self.scroll = 0;
        self.position = self.line.position(self.tree(), self.at);
        self.clocks = clocks::standing(self.steps(), self.at + 1, &self.time);
    }

    fn go_to_move(&mut self, number: u32) {
        let steps = self.steps();
        let exact = steps.iter().position(|step| step.number == number);
        let place = exact.or_else(|| steps.iter().position(|step| step.number > number));
        self.show(place.unwrap_or(usize::MAX));
    }

    /// The nodes that stand at a place of the line beside each other, the main one first.
    fn siblings(&self, at: usize) -> Vec<NodeId> {
        let Some(parent) = at.checked_sub(1) else { return vec![NodeId::ROOT] };
        self.tree().children(self.steps()[parent].node).collect()
    }

    /// Takes another variation: at this place, else of what follows, else at the nearest place before.
    fn turn_to_variation(&mut self, on: bool, desk: &mut Desk) {
        let forked = |&at: &usize| self.siblings(at).len() > 1;
        let ahead = self.at + 1;
        let place = Some(self.at)
            .filter(forked)
            .or_else(|| Some(ahead).filter(|&at| at < self.steps().len()).filter(forked))
            .or_else(|| (1..self.at).rev().find(forked));
        let Some(place) = place else {
            desk.tell(desk.text.review.no_variation);
            return;
        };
        let nodes = self.siblings(place);
        let now = nodes.iter().position(|&node| node == self.steps()[place].node).unwrap_or(0);
        let next = if on { (now + 1) % nodes.len() } else { (now + nodes.len() - 1) % nodes.len() };
        if let Ok(line) = Line::through(self.tree(), nodes[next]) {
            self.line = line;
        }
        self.show(self.at.min(place));
    }

    /// Goes to the next move that takes stones, or to the one before.
    fn find_capture(&mut self, on: bool, desk: &mut Desk) {
        let takes = |step: &Step| step.taken() > 0;
        let (steps, at) = (self.steps(), self.at);
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

    fn type_digit(&mut self, digit: u8, typed: Option<u32>, desk: &mut Desk) {
        let number = typed.unwrap_or(0).saturating_mul(10).saturating_add(digit.into());
        self.hold(number.min(MOST_TYPED), desk);
    }

    /// Keeps the number typed so far, and says so.
    fn hold(&mut self, number: u32, desk: &mut Desk) {
        self.typed = Some(number);
        desk.tell((desk.text.review.typed)(number));
    }

    fn go_to_typed(&mut self, typed: Option<u32>, desk: &mut Desk) {
        match typed {
            None => self.show(usize::MAX),
            Some(number) => {
                if number > self.total() {
                    desk.tell((desk.text.review.no_such_move)(self.total()));
                }
                self.go_to_move(number);
            }
        }
    }

    fn scroll_down(&mut self, lines: usize) {
        self.scroll = (self.scroll + lines).min(self.furthest.get());
    }

    /// While the comment has the screen to itself, the keys turn its lines.
    fn reading_command(&mut self, command: Command) {
        match command {
            Command::Up | Command::LeapUp => self.scroll = self.scroll.saturating_sub(1),
            Command::Down | Command::LeapDown => self.scroll_down(1),
            Command::PageUp => self.scroll = self.scroll.saturating_sub(PAGE),
            Command::PageDown => self.scroll_down(PAGE),
            _ => {
                self.reading = false;
                self.scroll = 0;
            }
        }
    }
}

impl Room for Review {
    fn mode(&self) -> Mode {
        if self.reading { Mode::Help } else { Mode::Review }
    }

    fn command(&mut self, command: Command, desk: &mut Desk) -> Next {
        desk.notice = None;
        let typed = self.typed.take();
        if self.reading {
            self.reading_command(command);
            return Next::Stay;
        }
        match command {
            Command::Right => self.show(self.at + 1),
            Command::Left => self.show(self.at.saturating_sub(1)),
            Command::PageDown | Command::LeapRight => self.show(self.at + PAGE),
            Command::PageUp | Command::LeapLeft => self.show(self.at.saturating_sub(PAGE)),
            Command::First => self.show(0),
            Command::Last => self.show(usize::MAX),
            Command::Down => self.turn_to_variation(true, desk),
            Command::Up => self.turn_to_variation(false, desk),
            Command::NextCapture => self.find_capture(true, desk),
            Command::PreviousCapture => self.find_capture(false, desk),
            Command::LeapDown => self.scroll_down(1),
            Command::LeapUp => self.scroll = self.scroll.saturating_sub(1),
            Command::Digit(digit) => self.type_digit(digit, typed, desk),
            Command::Erase => {
                if let Some(number) = typed.map(|number| number / 10).filter(|&number| number > 0) {
                    self.hold(number, desk);
                }
            }
            Command::GoTo => self.go_to_typed(typed, desk),
            Command::Enter if !self.comment().is_empty() => {
                self.reading = true;
                self.scroll = 0;
            }
            Command::Menu | Command::Back | Command::Home | Command::Quit => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    fn point(&mut self, p: Point, desk: &mut Desk) -> Next {
        desk.notice = None;
        let lies = self.position.at(p);
        let laid = |step: &Step| step.stones().any(|(at, color, _)| at == p && Some(color) == lies);
        match self.steps()[..=self.at].iter().rposition(laid) {
            Some(at) => self.show(at),
            None => desk.tell((desk.text.review.no_move_there)(&self.size().label(p))),
        }
        Next::Stay
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        desk.notice = None;
        self.show(row);
        Next::Stay
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
