//! Free handicap (自由让子): Black lays the stones where he likes, before the first clock.

use super::bind::{Bind, Bound, Groups};
use super::plan::Plan;
use super::shared::board::{Names, Pointing, type_point, typed_point};
use super::shared::{back_to_form, coordinates, help, menu, suspend};
use super::{Desk, Mode, Next, Room};
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};

/// Handicap stones being laid.
#[derive(Debug)]
pub struct Placing {
    /// What was agreed.
    pub plan: Plan,
    /// The stones laid so far, in their order.
    pub stones: Vec<Point>,
    /// Where the cursor stands.
    pub cursor: Point,
    /// What has been typed of a point, while one is typed.
    pub field: Option<String>,
    at_once: bool,
}

impl Placing {
    /// An empty board, and the stones still to be laid.
    pub const fn new(plan: Plan, at_once: bool) -> Self {
        let cursor = plan.terms.size.centre();
        Self { plan, stones: Vec::new(), cursor, field: None, at_once }
    }

    /// How many are still to be laid.
    pub fn left(&self) -> usize {
        usize::from(self.plan.terms.handicap).saturating_sub(self.stones.len())
    }

    /// The point meant by what has been typed so far.
    pub fn typed_point(&self) -> Option<Point> {
        typed_point(self.field.as_deref()?, self.plan.terms.size)
    }

    /// Lays a stone, or lifts the one that lies there.
    fn lay(&mut self, p: Point, desk: &mut Desk) {
        self.cursor = p;
        desk.notice = None;
        if let Some(at) = self.stones.iter().position(|&stone| stone == p) {
            self.stones.remove(at);
        } else if self.left() > 0 {
            self.stones.push(p);
        } else {
            desk.warn((desk.text.before.all_laid)(self.plan.terms.handicap));
        }
    }

    fn start(&mut self, desk: &mut Desk) -> Next {
        if self.left() > 0 {
            desk.warn((desk.text.before.still_to_lay)(u32::try_from(self.left()).unwrap_or(u32::MAX)));
            return Next::Stay;
        }
        let mut plan = Plan { free: false, ..self.plan.clone() };
        plan.terms.stones = self.stones.iter().map(|&p| (p, Color::Black)).collect();
        desk.notice = None;
        match plan.go(self.at_once, desk) {
            Ok(to) => Next::Go(to),
            Err(_) => Next::Stay,
        }
    }
}

type Keys = Bind<Placing>;

/// What is done with the stones. A slip costs nothing: a stone can be lifted again.
const STONES: &[Keys] = &[
    Keys::on(
        "enter space",
        |text| text.before.key_lay,
        |placing, desk| {
            placing.lay(placing.cursor, desk);
        },
    )
    .commits()
    .in_menu(1),
    Keys::to("y", |text| text.before.key_begin, Placing::start)
        .when(|placing, _| placing.left() == 0)
        .or_says_why()
        .commits()
        .in_menu(4),
    Keys::on(
        "m",
        |text| text.key.type_point,
        |placing, desk| {
            desk.notice = None;
            placing.field = Some(String::new());
        },
    )
    .in_menu(2),
    Keys::on(
        "u",
        |text| text.before.key_lift,
        |placing, desk| {
            desk.notice = None;
            placing.stones.pop();
        },
    )
    .when(|placing, _| !placing.stones.is_empty())
    .commits()
    .in_menu(3),
    coordinates().in_menu(5),
    help().in_menu(6),
    menu(),
    Keys::to("q", |text| text.key.back, |_, desk| back_to_form(desk)).in_help().in_menu(7),
    suspend(),
];

impl Bound for Placing {
    fn bindings(&self) -> Groups<Self> {
        if self.field.is_some() { const { &[Self::NAME] } } else { const { &[Self::CURSOR, STONES] } }
    }
}

impl Pointing for Placing {
    fn cursor(&mut self) -> (&mut Point, Size) {
        (&mut self.cursor, self.plan.terms.size)
    }
}

impl Names for Placing {
    fn naming(&mut self) -> Option<&mut String> {
        self.field.as_mut()
    }

    fn stop_naming(&mut self) {
        self.field = None;
    }

    fn named(&mut self, p: Point, desk: &mut Desk) -> Next {
        self.lay(p, desk);
        Next::Stay
    }
}

impl Room for Placing {
    fn mode(&self) -> Mode {
        if self.field.is_some() { Mode::Field } else { Mode::Placing }
    }

    fn types(&self) -> bool {
        self.field.is_some()
    }

    fn type_char(&mut self, c: char, desk: &mut Desk) {
        if let Some(field) = &mut self.field {
            type_point(field, c, desk);
        }
    }

    fn point(&mut self, p: Point, desk: &mut Desk) -> Next {
        // Nothing is lost by a slip here: a stone can be lifted again.
        if self.plan.terms.size.has(p) && self.field.is_none() {
            self.lay(p, desk);
        }
        Next::Stay
    }
}
