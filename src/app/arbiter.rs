//! The arbiter's page: what may be entered, what is asked before it is, and how far the asking has come.
//!
//! Nothing here touches the game; the table does, once a case is complete.

pub mod act;
pub mod editor;
pub mod figure;

use super::line::Line;
use crate::game::said;
use crate::rules::color::Color;
use crate::rules::ruleset::{Penalties, Unit};
use crate::text::Text;
use act::{Act, Course, Subject};
use editor::Editor;

/// Something that has to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Whose.
    Side,
    /// Which of the rulings an article leaves.
    Course,
    /// An amount, a time, a clock.
    Figure,
    /// White's, where both have one.
    Second,
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
    /// Which of the rulings its article leaves.
    pub course: Option<Course>,
    /// An amount, a time, a clock, as typed.
    pub figure: Option<String>,
    /// White's, where both have one.
    pub second: Option<String>,
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
        Self {
            act,
            side: None,
            course: None,
            figure: None,
            second: None,
            limit: None,
            board: None,
            why: None,
        }
    }

    /// What has to be known before it can be entered, in the order it is asked.
    const fn needs(&self) -> &'static [Need] {
        match (self.act, self.course) {
            (Act::Moved | Act::Scattered, None) => &[Need::Course],
            (Act::Moved | Act::Scattered, Some(course)) if course.carries() => &[Need::Board, Need::Why],
            (Act::Position, _) => &[Need::Board, Need::Why],
            (Act::Warning | Act::Forfeit, _) | (_, Some(Course::OnPurpose)) => &[Need::Side, Need::Why],
            (Act::Fine | Act::Clock, _) => &[Need::Side, Need::Figure, Need::Why],
            (Act::Fault | Act::Halves | Act::Reread, _) => &[Need::Figure],
            (Act::Late, _) => &[Need::Side, Need::Figure, Need::Limit],
            (Act::BothLate, _) => &[Need::Figure, Need::Second, Need::Limit],
            (Act::Seat | Act::AfterBreak, _) => &[Need::Side],
            (Act::Swap | Act::Recount | Act::Stop, _) => &[],
            (Act::Twice, _) => &[Need::Side, Need::Course],
            (Act::Draw | Act::NoResult | Act::BothLose | Act::Replay | Act::Extra, _)
            | (Act::Moved | Act::Scattered, Some(_)) => &[Need::Why],
        }
    }

    /// The article it rests on, and the ruling of it.
    pub fn article(&self, penalties: Penalties) -> &'static str {
        self.course.map_or_else(|| self.act.article(penalties), |course| course.article(self.act, penalties))
    }

    /// What it is called: the act, then which ruling.
    pub fn label(&self, text: &Text) -> String {
        let act = self.act.label(text);
        self.course
            .map_or_else(|| act.to_owned(), |course| [act, text.word.comma, course.label(text)].concat())
    }

    /// What has to be asked next; nothing when the case is complete.
    pub fn wants(&self) -> Option<Need> {
        self.needs().iter().copied().find(|need| match need {
            Need::Side => self.side.is_none(),
            Need::Course => self.course.is_none(),
            Need::Second => self.second.is_none(),
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
    /// The subjects; line 0 leads back to the game.
    Subjects,
    /// What may be entered under one; line 0 leads back.
    Acts(Subject),
    /// A few lines to choose from.
    Choice(Need),
    /// A line of text.
    Line(Need, Line),
    /// The board.
    Board(Editor),
    /// The whole ruling, line by line, before it is entered for good.
    Sure(Vec<String>),
}

/// The open page.
#[derive(Debug)]
pub struct Arbiter {
    /// Whether time has ended the game, so that only the clocks are left to be ruled on.
    pub after_time: bool,
    /// By which text warnings are counted.
    pub penalties: Penalties,
    /// What is asked.
    pub step: Step,
    /// The line lit, where there are lines.
    pub lit: usize,
    /// The case being taken down.
    pub case: Option<Case>,
}

/// A line to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is called.
    pub label: &'static str,
    /// The article it rests on; none where it is no ruling.
    pub article: &'static str,
}

impl Row {
    const fn plain(label: &'static str) -> Self {
        Self { label, article: "" }
    }
}

impl Arbiter {
    /// The page as it opens: nothing lit but the way back.
    pub const fn new(after_time: bool, penalties: Penalties) -> Self {
        let step = if after_time { Step::Acts(Subject::Clock) } else { Step::Subjects };
        Self { after_time, penalties, step, lit: 0, case: None }
    }

    /// Goes back to the list a case was taken from, or from a list to the subjects.
    pub fn restart(&mut self) {
        let under = self.case.take().and_then(|case| {
            Subject::ALL.into_iter().find(|subject| subject.acts().contains(&case.act)).map(Step::Acts)
        });
        let first = Self::new(self.after_time, self.penalties);
        *self = Self { step: under.unwrap_or(first.step), ..first };
    }

    /// Whether the position is being put right.
    pub const fn sets_board(&self) -> bool {
        matches!(self.step, Step::Board(_))
    }

    /// The board, while it is put right.
    pub const fn editor(&mut self) -> Option<&mut Editor> {
        match &mut self.step {
            Step::Board(editor) => Some(editor),
            _ => None,
        }
    }

    /// The line of text, while one is typed.
    pub const fn line(&mut self) -> Option<&mut Line> {
        match &mut self.step {
            Step::Line(_, line) => Some(line),
            _ => None,
        }
    }

    /// The lines to choose from.
    pub fn lines(&self, text: &Text) -> Vec<Row> {
        let (word, ask) = (&text.word, &text.arbiter.ask);
        let penalties = self.penalties;
        match self.step {
            Step::Subjects => {
                let subjects = Subject::ALL.iter().map(|subject| subject.label(text));
                std::iter::once(text.arbiter.back).chain(subjects).map(Row::plain).collect()
            }
            Step::Acts(subject) => {
                let back = if self.after_time { text.arbiter.back } else { text.rulings.to_subjects };
                let row = |act: &Act| Row { label: act.label(text), article: act.article(penalties) };
                std::iter::once(Row::plain(back)).chain(subject.acts().iter().map(row)).collect()
            }
            Step::Choice(Need::Limit) => [ask.away, ask.together, ask.other].map(Row::plain).to_vec(),
            Step::Choice(Need::Course) => {
                let Some(act) = self.case.as_ref().map(|case| case.act) else { return Vec::new() };
                let row = |course: &Course| Row {
                    label: course.label(text),
                    article: course.article(act, penalties),
                };
                act.courses().iter().map(row).collect()
            }
            Step::Choice(_) => [word.black, word.white].map(Row::plain).to_vec(),
            Step::Line(..) | Step::Board(_) | Step::Sure(_) => Vec::new(),
        }
    }

    /// What is told of a line before it is taken, and of the case while it is asked about.
    pub fn told(&self, line: usize, text: &Text) -> String {
        let does = |act: Act| act.does(self.penalties, text).to_owned();
        let at = line.checked_sub(1);
        match (&self.step, &self.case) {
            (Step::Subjects, _) if line == 0 => text.rulings.sources.to_owned(),
            (Step::Subjects, _) => {
                let acts = at.and_then(|at| Subject::ALL.get(at)).map_or(&[][..], |subject| subject.acts());
                acts.iter().map(|act| act.label(text)).collect::<Vec<_>>().join(text.rulings.between)
            }
            (Step::Acts(subject), _) => {
                at.and_then(|at| subject.acts().get(at)).map_or_else(String::new, |&act| does(act))
            }
            (Step::Board(_) | Step::Sure(_), _) | (_, None) => String::new(),
            (_, Some(case)) => does(case.act),
        }
    }

    /// What is asked, in words; `detail` is what the table knows of it.
    pub fn prompt(&self, unit: Unit, detail: &str, text: &Text) -> String {
        let (ask, more, word) = (&text.arbiter.ask, &text.rulings.ask, &text.word);
        let side = self.case.as_ref().and_then(|case| case.side);
        match (&self.step, self.case.as_ref().map(|case| case.act)) {
            (Step::Subjects | Step::Acts(_) | Step::Board(_) | Step::Sure(_), _) => String::new(),
            (Step::Choice(Need::Limit), _) => ask.limit.to_owned(),
            (Step::Choice(Need::Course), _) => more.course.to_owned(),
            (Step::Choice(_), Some(Act::Twice)) => more.who_twice.to_owned(),
            (Step::Choice(_), Some(Act::AfterBreak)) => more.who_late.to_owned(),
            (Step::Choice(_), _) => ask.side.to_owned(),
            (Step::Line(Need::Why, _), _) => ask.why.to_owned(),
            (Step::Line(Need::Limit, _), _) => ask.allowed.to_owned(),
            (Step::Line(Need::Second, _), _) => (more.late_of)(word.white),
            (Step::Line(..), Some(Act::BothLate)) => (more.late_of)(word.black),
            (Step::Line(..), Some(Act::Late)) => ask.late.to_owned(),
            (Step::Line(..), Some(Act::Fault)) => ask.elapsed.to_owned(),
            (Step::Line(..), Some(Act::Halves)) => more.halves.to_owned(),
            (Step::Line(..), Some(Act::Reread)) => detail.to_owned(),
            (Step::Line(..), Some(Act::Clock)) => {
                (ask.clock)(side.map_or("", |side| said::color(side, text)), detail)
            }
            (Step::Line(..), _) => said::unit(unit, text).how_many.to_owned(),
        }
    }
}
