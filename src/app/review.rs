//! Review: a record gone through move by move.
//!
//! There is one line at a time, from the root to an end; stepping moves along it, and choosing a variation puts
//! another tail on it.

pub mod clocks;
pub mod files;
mod keys;
mod laid;
pub mod line;
mod pace;
pub mod panel;
pub mod result;
mod stones;
mod walk;

use std::cell::Cell;

use super::Desk;
use super::chart::Chart;
use super::effect::Opened;
use crate::clock::control::TimeControl;
use crate::clock::pace::Think;
use crate::clock::reading::{Reading, whole_seconds};
use crate::game::{Game, said};
use crate::record::classics;
use crate::record::game_record;
use crate::record::info::GameInfo;
use crate::record::playback;
use crate::record::tree::{GameTree, NodeId};
use crate::rules::board::Board;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::rules::ruleset::Preset;
use crate::rules::symmetry::Symmetry;
use crate::text::sentence::Sentence;
use crate::text::{Text, visible};
use line::{Line, Step};

/// What there is on the line shown.
#[derive(Debug, Default)]
struct Has {
    /// The time of some move is told.
    times: bool,
    /// The longest thinks.
    long: Vec<Think>,
    /// Some node has something to read.
    comments: bool,
    /// Some move takes stones.
    captures: bool,
}

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
    /// What lies over the board.
    pub panel: Option<panel::Panel>,
    /// Where the record is to be written, while that is typed.
    pub saving: Option<files::SaveLine>,
    /// The move to begin at, in the game that is chosen of several.
    begin_at: u32,
    /// The training report, while it lies open.
    pub chart: Option<Box<Chart>>,
    /// How the board lies, compared to the record.
    symmetry: Symmetry,
    game: usize,
    line: Line,
    has: Has,
    /// The game with its log, where this program wrote the record.
    own: Option<Box<Game>>,
    time: ByColor<Option<TimeControl>>,
    clocks: ByColor<Option<Reading>>,
    /// The number of a move that is being typed.
    typing: Option<u32>,
    /// The number that had been typed when the key came.
    typed: Option<u32>,
}

impl Review {
    /// Opens the first game of a record that can be played back, at its beginning; of several, one is to be chosen.
    pub fn new(opened: Opened, desk: &mut Desk) -> Self {
        Self::choosing(opened, 0, desk)
    }

    /// The same after move `number` of the game that is chosen.
    pub fn choosing(opened: Opened, number: u32, desk: &mut Desk) -> Self {
        let trees = opened.collection.games();
        let game = trees.iter().position(|tree| playback::board_size(tree).is_ok()).unwrap_or(0);
        let mut review = Self::of(opened, game, desk);
        review.list_games();
        if review.panel.is_some() {
            review.begin_at = number;
        } else {
            review.go_to_move(number);
        }
        review
    }

    /// Opens game `game` of a record, counted from 0, after move `number` of its main line. Numbers beyond what
    /// there is give the last one.
    pub fn at(opened: Opened, game: usize, number: u32, desk: &mut Desk) -> Self {
        let last = opened.collection.games().len().saturating_sub(1);
        let mut review = Self::of(opened, game.min(last), desk);
        review.go_to_move(number);
        review
    }

    /// Opens game `game` of a record at a node of it; for a number above 0 at that move of the line through the node.
    pub fn through(opened: Opened, game: usize, node: NodeId, number: u32, desk: &mut Desk) -> Self {
        let mut review = Self::at(opened, game, 0, desk);
        let place = review.tree().line_to(node).len() - 1;
        review.put_line_through(node);
        if number > 0 {
            review.go_to_move(number);
        } else {
            review.show(place);
        }
        review
    }

    fn of(opened: Opened, game: usize, desk: &mut Desk) -> Self {
        if let Some(odd) = opened.warnings.first() {
            desk.warn(odd.clone());
        }
        let line = Line::blank();
        let mut review = Self {
            info: GameInfo::default(),
            scroll: 0,
            furthest: Cell::new(0),
            reading: false,
            panel: None,
            saving: None,
            begin_at: 0,
            chart: None,
            symmetry: Symmetry::NONE,
            game,
            time: ByColor::default(),
            own: None,
            clocks: ByColor::default(),
            typing: None,
            typed: None,
            has: Has::default(),
            line,
            opened,
        };
        review.turn_to(game, desk);
        review
    }

    /// Shows a game of the file, counted from 0, from its beginning.
    fn turn_to(&mut self, game: usize, desk: &mut Desk) {
        self.game = game;
        let tree = &self.opened.collection.games()[game];
        let line = Line::through(tree, NodeId::ROOT).unwrap_or_else(|why| {
            desk.warn(why.said(desk.text));
            Line::blank()
        });
        self.info = GameInfo::of(tree);
        self.own = game_record::from_tree(tree).ok().flatten().map(Box::new);
        self.time = ByColor::new_with(|color| {
            let own = self.own.as_ref().map(|game| game.terms().time[color].clone());
            own.or_else(|| self.info.time_control())
        });
        self.take_line(line);
        self.show(0);
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

    /// The game with its log, where this program wrote the record.
    pub fn own(&self) -> Option<&Game> {
        self.own.as_deref()
    }

    /// Who made the move shown last, in a game of four this program wrote. Moves of a variation go on in the same
    /// order.
    pub fn player(&self) -> Option<&str> {
        let terms = self.own.as_ref()?.terms();
        let by = self.step().last()?.by;
        terms.is_for_four().then(|| terms.player(by, self.turns(by).saturating_sub(1)))
    }

    /// How many turns a side has had up to here.
    pub fn turns(&self, side: Color) -> usize {
        usize::try_from(self.step().turns[side]).unwrap_or(usize::MAX)
    }

    /// The game of a series and its score, with what comes next where the game is over.
    pub fn series_words(&self, text: &Text) -> String {
        let Some(terms) = self.own.as_ref().map(|game| game.terms()) else { return String::new() };
        let Some(series) = terms.series else { return String::new() };
        let game = (text.before.series)(series.game, &said::grade(terms, &series, text));
        format!("{game}{}{}", text.plain_time.between, said::score(terms, &series, text))
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
        self.line.at()
    }

    /// The node shown.
    pub fn step(&self) -> &Step {
        &self.line.steps()[self.index()]
    }

    /// The stone that lies on a point then.
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.line.stone(point)
    }

    /// The board then.
    pub fn board(&self) -> Board {
        self.line.board()
    }

    /// What the clocks showed then, where the record says it.
    pub const fn clocks(&self) -> &ByColor<Option<Reading>> {
        &self.clocks
    }

    /// The highest number a move of the line has.
    pub const fn total(&self) -> u32 {
        self.line.highest()
    }

    /// Whether the record numbers moves otherwise than by counting them, so that the last number is not that of them all.
    pub const fn numbers_anew(&self) -> bool {
        self.line.is_renumbered()
    }

    /// The comment of the node, empty if there is none.
    pub fn comment(&self) -> String {
        self.tree().text(self.step().node, "C").unwrap_or_default()
    }

    /// Whether there is a page to read here: what the node says and draws; at the beginning what is said of the game.
    pub fn has_page(&self) -> bool {
        self.step().comment || self.step().drawn || self.index() == 0
    }

    /// Whether any node of the line has something to read.
    pub fn has_comments(&self) -> bool {
        self.has.comments
    }

    /// Whether the line says anywhere how the clocks stood.
    pub fn is_timed(&self) -> bool {
        self.own.is_some() || self.line.is_timed()
    }

    /// The rules by their name; as the record has them where they are none this program knows.
    pub fn rules_words(&self, text: &Text) -> String {
        let known = match &self.own {
            Some(game) => Some(Preset::words(game.terms().preset, text).name),
            None => self.info.preset().map(|known| Preset::words(Some(known), text).name),
        };
        known.map_or_else(|| visible::line(&self.info.rules).into_owned(), str::to_owned)
    }

    /// The name under which a famous game that ships is listed.
    pub fn known_as(&self, text: &Text) -> Option<&'static str> {
        if self.opened.seen.is_some() {
            return None;
        }
        let place = classics::ALL.iter().position(|classic| classic.file == self.opened.name)?;
        text.shelf.titles.get(place).copied()
    }

    /// The time settings, as people type them; as the record has them where they are not understood.
    pub fn time_words(&self, text: &Text) -> String {
        if let ByColor { black: Some(black), white: Some(white) } = &self.time {
            return said::time_settings(ByColor { black, white }, text);
        }
        let (main, overtime) =
            (visible::line(&self.info.time).into_owned(), visible::line(&self.info.overtime).into_owned());
        let main = main.parse().map_or(main, whole_seconds);
        format!("{main}  {overtime}").trim().to_owned()
    }

    /// The result in words; empty where the record says nothing.
    pub fn result_words(&self, text: &Text) -> Sentence {
        let logged = self.own.as_ref().and_then(|game| Some((game.outcome()?, game.terms())));
        match logged {
            Some((outcome, terms)) => said::result(outcome, terms, text),
            None => result::in_words(&self.info, text),
        }
    }

    /// Whether this is where the game as it was played ends.
    pub fn at_end_of_game(&self) -> bool {
        self.next().is_none() && self.left_game_after().is_none()
    }

    /// Which of the variations at this place is shown and how many there are, from 1; `None` for only one.
    pub fn variation(&self) -> Option<(u32, u32)> {
        let all = self.siblings(self.index());
        let which = all.iter().position(|&node| node == self.step().node)?;
        (all.len() > 1).then(|| (count(which + 1), count(all.len())))
    }

    /// The nodes that follow, the main one first.
    pub fn ways_on(&self) -> Vec<NodeId> {
        self.tree().children(self.step().node).collect()
    }

    /// The node the line goes on with.
    pub fn next(&self) -> Option<&Step> {
        self.steps().get(self.index() + 1)
    }

    /// After which move the line left the game as it was played, if it did.
    pub fn left_game_after(&self) -> Option<u32> {
        self.line.left_game_until(self.index())
    }

    /// The places in the line of the nodes with moves.
    pub fn moves(&self) -> &[usize] {
        self.line.moves()
    }

    /// The number of the move that laid each stone that still lies, by point.
    pub fn numbers(&self) -> impl Iterator<Item = (Point, u32)> {
        self.size().iter().filter_map(|point| Some((point, self.line.laid(point)?.1)))
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
