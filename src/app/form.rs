//! The new-game form: everything agreed before the first move, on one screen, with the values of the last game.
//!
//! No line changes another's value: a handicap the board has no room for, or a komi of one's own, comes back
//! with the board or the handicap it was chosen for.

mod keys;

use super::effect::{Effect, Learned};
pub use super::line::Line;
use super::next::To;
use super::plan::Plan;
pub use super::values::item::{Item, Page};
pub use super::values::{Fault, Figure, Match, TIMES, Values};
use super::{Desk, Mode, Next, Room};
use crate::game::terms::Terms;

/// The form.
#[derive(Debug)]
pub struct Form {
    /// What stands on its lines.
    pub values: Values,
    /// The page shown.
    pub page: Page,
    /// The page it opened with.
    first: Page,
    /// The line the keys go to.
    pub focus: Item,
    /// The values as they were before the line was edited, once it is.
    before: Option<Box<Values>>,
}

impl Form {
    /// The form with what was chosen when it was left, else with the values of the last game; Start focused.
    pub fn new(desk: &Desk) -> Self {
        let values = desk.draft.as_deref().cloned().unwrap_or_else(|| {
            let mut values = Values::new(desk.last_terms.as_ref());
            values.set_nigiri(desk.nigiri);
            values.set_hides_board(desk.pause_hides.unwrap_or(values.hides_board()));
            values
        });
        Self { values, page: Page::Game, first: Page::Game, focus: Item::Start, before: None }
    }

    /// The form for two clocks alone with what was chosen last, Start focused.
    pub fn clock(desk: &mut Desk) -> Self {
        desk.ask(Effect::LookAtClocks);
        let values = desk.clock_draft.as_deref().cloned();
        let values = values.unwrap_or_else(|| Values::clock(desk.last_clock.as_ref()));
        Self { values, page: Page::Clock, first: Page::Clock, focus: Item::Start, before: None }
    }

    /// The lines of the page shown.
    pub fn items(&self) -> Vec<Item> {
        self.page.items(&self.values)
    }

    /// Whether the rules are being chosen.
    pub fn is_on_rules(&self) -> bool {
        self.page == Page::Rules || matches!(self.focus, Item::Rules | Item::EachRule)
    }

    /// The terms as they stand.
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn terms(&self, at: i64) -> Result<Terms, Fault> {
        self.values.terms(at)
    }

    /// What the form hands over as it stands.
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn plan(&self, at: i64) -> Result<Plan, Fault> {
        self.values.plan(at)
    }

    /// The line after the focused one, or before it.
    fn stepped(&self, down: bool) -> Item {
        let items = self.items();
        let at = items.iter().position(|&item| item == self.focus).unwrap_or(0);
        let next = if down { at + 1 } else { at + items.len() - 1 };
        items[next % items.len()]
    }

    /// Opens a page.
    fn turn(&mut self, page: Page) {
        let back = self.page.door();
        self.page = page;
        let first = self.items().first().copied().unwrap_or(Item::Back);
        self.go(if page.is_first() { back } else { first });
    }

    fn go(&mut self, item: Item) {
        if let Some(line) = self.values.line_mut(self.focus) {
            line.leave();
        }
        self.focus = item;
        self.before = None;
        if let Some(line) = self.values.line_mut(item) {
            line.light();
        }
    }

    fn start(&mut self, desk: &mut Desk) -> Next {
        if self.page == Page::Clock {
            return self.start_clock(desk);
        }
        let plan = match self.plan(desk.now.utc) {
            Ok(plan) => plan,
            Err(fault) => {
                desk.warn(fault.words(desk.text));
                self.page = Page::Game;
                self.go(fault.item());
                return Next::Stay;
            }
        };
        desk.ask(Effect::Remember(Box::new(plan.terms.clone())));
        self.put_aside(desk);
        let Ok(to) = plan.go(false, desk) else {
            desk.warn(desk.text.form.bad_terms);
            return Next::Stay;
        };
        desk.notice = None;
        Next::Go(to)
    }

    fn start_clock(&mut self, desk: &mut Desk) -> Next {
        match self.values.setup() {
            Ok(setup) => {
                desk.notice = None;
                Next::Go(To::Alone(Box::new(setup)))
            }
            Err(fault) => {
                desk.warn(fault.words(desk.text));
                self.go(fault.item());
                Next::Stay
            }
        }
    }

    /// Keeps what was chosen for the next time the form is opened, as far as it goes; a game that begins clears it.
    fn put_aside(&mut self, desk: &mut Desk) {
        self.go(Item::Start);
        let mut values = self.values.clone();
        values.forget_left();
        if self.first == Page::Clock {
            desk.clock_draft = Some(Box::new(values));
            return;
        }
        desk.draft = Some(Box::new(values));
        desk.nigiri = self.values.wants_nigiri();
        if let Ok(terms) = self.terms(desk.now.utc) {
            desk.last_terms = Some(terms);
        }
    }

    /// Puts on every line what stood there before the first game; the next Esc takes that back.
    fn begin_anew(&mut self, desk: &Desk) {
        let mut values = Values::new(None);
        values.set_hides_board(desk.pause_hides.unwrap_or(values.hides_board()));
        if let Some(presses) = self.values.left() {
            values.set_left(presses);
        }
        let before = std::mem::replace(&mut self.values, values);
        self.before = Some(Box::new(before));
        let items = self.items();
        if !items.contains(&self.focus) {
            self.focus = items.first().copied().filter(|_| !self.page.is_first()).unwrap_or(Item::Start);
        }
    }

    /// Enter or Space on the focused line.
    fn press(&mut self, enter: bool, desk: &mut Desk) -> Next {
        match self.focus {
            Item::Start => return self.start(desk),
            Item::GoOn => desk.ask(Effect::TakeUpClocks),
            Item::Swap => self.values.swap_names(),
            Item::EachRule => self.turn(Page::Rules),
            Item::Time if enter && self.page.is_first() => self.turn(Page::Time),
            Item::More => self.turn(Page::More),
            Item::Back => self.turn(self.first),
            _ if enter => self.go(self.stepped(true)),
            item => self.values.step(item, true),
        }
        Next::Stay
    }

    /// Keeps the values as they are before a line of text is edited.
    fn keep(&mut self) {
        if self.before.is_none() && self.values.line(self.focus).is_some() {
            self.before = Some(Box::new(self.values.clone()));
        }
    }

    /// The line after the focused one, or before it.
    fn move_on(&mut self, down: bool) {
        self.go(self.stepped(down));
    }

    /// To the first line of the page, or to the last.
    fn go_to_end(&mut self, last: bool) {
        let items = self.items();
        let item = if last { items.last() } else { items.first() };
        self.go(item.copied().unwrap_or(self.focus));
    }

    /// Another value for the focused line, where it has some to choose from.
    fn change(&mut self, on: bool) {
        if self.values.chooses(self.focus) {
            self.keep();
            let before = self.before.take();
            self.values.step(self.focus, on);
            self.go(self.focus);
            self.before = before;
        }
    }

    /// One step back: what was typed is taken back first, then the page, then the form is left.
    fn back(&mut self, desk: &mut Desk) -> Next {
        if let Some(before) = self.before.take() {
            self.values = *before;
            self.go(self.focus);
            return Next::Stay;
        }
        if !self.page.is_first() {
            self.turn(self.first);
            return Next::Stay;
        }
        self.put_aside(desk);
        Next::Home
    }
}

impl Room for Form {
    fn mode(&self) -> Mode {
        if self.values.line(self.focus).is_some() { Mode::Field } else { Mode::Form }
    }

    fn types(&self) -> bool {
        self.values.line(self.focus).is_some()
    }

    fn type_char(&mut self, c: char, desk: &mut Desk) {
        desk.notice = None;
        let admitted = Values::admitted(self.focus, c);
        self.keep();
        if let (Some(c), Some(line)) = (admitted, self.values.line_mut(self.focus)) {
            line.insert(c);
            self.values.typed(self.focus);
        }
    }

    fn learn(&mut self, learned: Learned, desk: &mut Desk) -> Next {
        if let (Page::Clock, Learned::Clocks(Some(left))) = (self.first, learned) {
            if desk.last_clock.is_none() && desk.clock_draft.is_none() {
                self.values = Values::clock(Some(left.bare.setup()));
            }
            if left.goes_on() {
                self.values.set_left(left.bare.presses().len());
                self.focus = Item::GoOn;
            }
        }
        Next::Stay
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        let Some(&item) = self.items().get(row) else { return Next::Stay };
        desk.notice = None;
        let again = self.focus == item;
        if !again {
            self.go(item);
        }
        match item {
            Item::Start | Item::GoOn | Item::Swap | Item::EachRule | Item::More | Item::Back => {
                self.press(true, desk)
            }
            _ if again && self.values.chooses(item) => {
                self.values.step(item, true);
                Next::Stay
            }
            _ => Next::Stay,
        }
    }
}
