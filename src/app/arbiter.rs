//! The arbiter's menu: what may be entered, what is asked before it is, and how far the asking has come.
//!
//! Nothing here touches the game; the table does, once a case is complete.

pub mod editor;
pub mod figure;

use super::form::Line;
use crate::game::said;
use crate::rules::color::Color;
use crate::rules::ruleset::Unit;
use crate::text::Text;
use editor::Editor;

/// What the arbiter may enter, in the order of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A warning.
    Warning,
    /// A fine.
    Fine,
    /// A clock set by hand.
    Clock,
    /// A faulty clock put right in proportion (A §22.8).
    Fault,
    /// Late arrival (A §22.1).
    Late,
    /// A seat left in byo-yomi (A §22.7).
    Seat,
    /// Colours exchanged (A §17.1).
    Swap,
    /// The position put right (A §17.5-6).
    Position,
    /// Counted again (A §16.4).
    Recount,
    /// One side forfeits.
    Forfeit,
    /// A draw.
    Draw,
    /// No result.
    NoResult,
    /// Both lose.
    BothLose,
    /// Played again.
    Replay,
    /// The clocks stopped (A §14).
    Stop,
}

impl Act {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Warning,
        Self::Fine,
        Self::Clock,
        Self::Fault,
        Self::Late,
        Self::Seat,
        Self::Swap,
        Self::Position,
        Self::Recount,
        Self::Forfeit,
        Self::Draw,
        Self::NoResult,
        Self::BothLose,
        Self::Replay,
        Self::Stop,
    ];

    /// What the arbiter may still enter once time has ended the game: a clock that makes it go on.
    pub const AFTER_TIME: [Self; 2] = [Self::Clock, Self::Fault];

    /// What it is called.
    pub const fn label(self, text: &Text) -> &'static str {
        let act = &text.arbiter.act;
        match self {
            Self::Warning => act.warning,
            Self::Fine => act.fine,
            Self::Clock => act.clock,
            Self::Fault => act.fault,
            Self::Late => act.late,
            Self::Seat => act.seat,
            Self::Swap => act.swap,
            Self::Position => act.position,
            Self::Recount => act.recount,
            Self::Forfeit => act.forfeit,
            Self::Draw => act.draw,
            Self::NoResult => act.no_result,
            Self::BothLose => act.both_lose,
            Self::Replay => act.replay,
            Self::Stop => act.stop,
        }
    }

    /// What has to be known before it can be entered, in the order it is asked.
    const fn needs(self) -> &'static [Need] {
        match self {
            Self::Warning | Self::Forfeit => &[Need::Side, Need::Why],
            Self::Fine | Self::Clock => &[Need::Side, Need::Figure, Need::Why],
            Self::Fault => &[Need::Figure],
            Self::Late => &[Need::Side, Need::Figure, Need::Limit],
            Self::Seat => &[Need::Side],
            Self::Swap | Self::Recount | Self::Stop => &[],
            Self::Position => &[Need::Board, Need::Why],
            Self::Draw | Self::NoResult | Self::BothLose | Self::Replay => &[Need::Why],
        }
    }
}

/// Something that has to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Whose.
    Side,
    /// An amount, a time, a clock.
    Figure,
    /// How late one may be.
    Limit,
    /// The board.
    Board,
    /// The reason.
    Why,
}

/// A case: what is known of it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What is to be entered.
    pub act: Act,
    /// Whose.
    pub side: Option<Color>,
    /// An amount, a time, a clock, as typed.
    pub figure: Option<String>,
    /// How late one may be, in ms.
    pub limit: Option<u64>,
    /// The board, rows from the top, and who moves next.
    pub board: Option<(Vec<String>, Color)>,
    /// The reason, which may be empty.
    pub why: Option<String>,
}

impl Case {
    /// A case of which only the kind is known.
    pub const fn new(act: Act) -> Self {
        Self { act, side: None, figure: None, limit: None, board: None, why: None }
    }

    /// What has to be asked next; nothing when the case is complete.
    pub fn wants(&self) -> Option<Need> {
        self.act.needs().iter().copied().find(|need| match need {
            Need::Side => self.side.is_none(),
            Need::Figure => self.figure.is_none(),
            Need::Limit => self.limit.is_none(),
            Need::Board => self.board.is_none(),
            Need::Why => self.why.is_none(),
        })
    }
}

/// What is shown and asked at the moment.
#[derive(Debug)]
pub enum Step {
    /// What is to be entered; line 0 leads back to the game.
    Acts,
    /// A few lines to choose from.
    Choice(Need),
    /// A line of text.
    Line(Need, Line),
    /// The board.
    Board(Editor),
}

/// The open menu.
#[derive(Debug)]
pub struct Arbiter {
    /// What may be entered.
    pub acts: &'static [Act],
    /// What is asked.
    pub step: Step,
    /// The line lit, where there are lines.
    pub lit: usize,
    /// The case being taken down.
    pub case: Option<Case>,
}

impl Arbiter {
    /// The menu as it opens: nothing lit but the way back.
    pub const fn new(acts: &'static [Act]) -> Self {
        Self { acts, step: Step::Acts, lit: 0, case: None }
    }

    /// Goes back to the menu as it opened.
    pub fn restart(&mut self) {
        *self = Self::new(self.acts);
    }

    /// Whether the position is being put right.
    pub const fn sets_board(&self) -> bool {
        matches!(self.step, Step::Board(_))
    }

    /// The lines to choose from.
    pub fn lines(&self, text: &Text) -> Vec<&'static str> {
        let (word, ask) = (&text.word, &text.arbiter.ask);
        match self.step {
            Step::Acts => {
                let acts = self.acts.iter().map(|act| act.label(text));
                std::iter::once(text.arbiter.back).chain(acts).collect()
            }
            Step::Choice(Need::Limit) => vec![ask.away, ask.together, ask.other],
            Step::Choice(_) => vec![word.black, word.white],
            Step::Line(..) | Step::Board(_) => Vec::new(),
        }
    }

    /// What is asked, in words.
    pub fn prompt(&self, unit: Unit, fields: &str, text: &Text) -> String {
        let ask = &text.arbiter.ask;
        let side = self.case.as_ref().and_then(|case| case.side);
        match (&self.step, self.case.as_ref().map(|case| case.act)) {
            (Step::Acts | Step::Board(_), _) => String::new(),
            (Step::Choice(Need::Limit), _) => ask.limit.to_owned(),
            (Step::Choice(_), _) => ask.side.to_owned(),
            (Step::Line(Need::Why, _), _) => ask.why.to_owned(),
            (Step::Line(Need::Limit, _), _) => ask.allowed.to_owned(),
            (Step::Line(..), Some(Act::Late)) => ask.late.to_owned(),
            (Step::Line(..), Some(Act::Fault)) => ask.elapsed.to_owned(),
            (Step::Line(..), Some(Act::Clock)) => {
                (ask.clock)(side.map_or("", |side| said::color(side, text)), fields)
            }
            (Step::Line(..), _) => said::unit(unit, text).how_many.to_owned(),
        }
    }
}
