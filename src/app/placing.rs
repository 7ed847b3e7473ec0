//! Free handicap (自由让子): Black lays the stones where he likes, before the first clock.

use super::action::Command;
use super::bind::{Bound, Groups};
use super::nigiri::back;
use super::plan::Plan;
use super::table::play::{edit_point, moved, take_point, type_point, typed_point};
use super::{Desk, Mode, Next, Room};
use crate::rules::color::Color;
use crate::rules::point::Point;

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
            Ok(screen) => Next::Go(screen),
            Err(_) => Next::Stay,
        }
    }

    fn field_command(&mut self, command: Command, desk: &mut Desk) {
        match command {
            Command::Enter => {
                if let Some(p) = take_point(&mut self.field, self.plan.terms.size, desk) {
                    self.lay(p, desk);
                }
            }
            Command::Menu | Command::Back => {
                self.field = None;
                desk.notice = None;
            }
            command => edit_point(&mut self.field, command, desk),
        }
    }
}

impl Bound for Placing {
    fn bindings(&self) -> Groups<Self> {
        &[]
    }
}

impl Room for Placing {
    fn mode(&self) -> Mode {
        if self.field.is_some() { Mode::Field } else { Mode::Placing }
    }

    fn offers(&self, command: Command, _desk: &Desk) -> bool {
        match command {
            Command::TakeBack => !self.stones.is_empty(),
            Command::Yes => self.left() == 0,
            _ => true,
        }
    }

    fn command(&mut self, command: Command, desk: &mut Desk) -> Next {
        if self.field.is_some() {
            self.field_command(command, desk);
            return Next::Stay;
        }
        if moved(&mut self.cursor, command, self.plan.terms.size) {
            return Next::Stay;
        }
        match command {
            Command::Enter | Command::Space => self.lay(self.cursor, desk),
            Command::TypePoint => {
                desk.notice = None;
                self.field = Some(String::new());
            }
            Command::TakeBack => {
                desk.notice = None;
                self.stones.pop();
            }
            Command::Yes => return self.start(desk),
            Command::Home | Command::Quit | Command::Back => return back(desk),
            _ => {}
        }
        Next::Stay
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
