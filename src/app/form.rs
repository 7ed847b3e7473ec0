//! The new-game form: everything agreed before the first move, on one screen, with the values of the last game.
//!
//! No line changes another's value: a handicap the board has no room for, or a komi of one's own, comes back
//! with the board or the handicap it was chosen for.

mod line;
mod values;

use super::action::Command;
use super::effect::Effect;
use super::plan::Plan;
use super::{Desk, Mode, Next, Room};
use crate::game::terms::Terms;
use crate::rules::color::Color;
pub use line::Line;
pub use values::{Fault, OFFERED, TIMES, Values};

/// The form.
#[derive(Debug)]
pub struct Form {
    /// What stands on its lines.
    pub values: Values,
    /// The line the keys go to.
    pub focus: Item,
}

/// The lines of the form, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// The board's size.
    Size,
    /// The rule set.
    Rules,
    /// The komi.
    Komi,
    /// The handicap.
    Handicap,
    /// A time setting by name.
    Time,
    /// The time setting as it is written.
    Setting,
    /// A player's name.
    Name(Color),
    /// Exchange the colours.
    Swap,
    /// The takeback policy.
    Takebacks,
    /// Start.
    Start,
}

impl Item {
    /// All lines, from the top.
    pub const ALL: [Self; 11] = [
        Self::Size,
        Self::Rules,
        Self::Komi,
        Self::Handicap,
        Self::Time,
        Self::Setting,
        Self::Name(Color::Black),
        Self::Name(Color::White),
        Self::Swap,
        Self::Takebacks,
        Self::Start,
    ];

    /// Where it stands, counted from 0.
    pub fn place(self) -> usize {
        Self::ALL.into_iter().position(|item| item == self).unwrap_or(0)
    }

    fn stepped(self, down: bool) -> Self {
        let (at, all) = (self.place(), Self::ALL.len());
        let next = if down { at + 1 } else { at + all - 1 };
        Self::ALL[next % all]
    }
}

impl Form {
    /// The form with the values of the last game, Start focused.
    pub fn new(desk: &Desk) -> Self {
        Self { values: Values::new(desk.last_terms.as_ref()), focus: Item::Start }
    }

    /// The terms as they stand.
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn terms(&self, at: i64) -> Result<Terms, Fault> {
        self.values.terms(at)
    }

    fn go(&mut self, item: Item) {
        if let Some(line) = self.values.line_mut(self.focus) {
            line.leave();
        }
        self.focus = item;
        if let Some(line) = self.values.line_mut(item) {
            line.light();
        }
    }

    fn start(&mut self, desk: &mut Desk) -> Next {
        let terms = match self.terms(desk.now.utc) {
            Ok(terms) => terms,
            Err(fault) => {
                desk.warn(fault.words(desk.text));
                self.go(fault.item());
                return Next::Stay;
            }
        };
        desk.ask(Effect::Remember(Box::new(terms.clone())));
        let Ok(screen) = Plan::from(terms).go(false, desk) else {
            desk.warn(desk.text.form.bad_terms);
            return Next::Stay;
        };
        desk.notice = None;
        Next::Go(screen)
    }

    /// Enter or Space on the focused line.
    fn press(&mut self, enter: bool, desk: &mut Desk) -> Next {
        match self.focus {
            Item::Start => return self.start(desk),
            Item::Swap => self.values.swap_names(),
            item if enter => self.go(item.stepped(true)),
            item => self.values.step(item, true),
        }
        Next::Stay
    }

    fn edit(&mut self, command: Command) {
        let Some(line) = self.values.line_mut(self.focus) else { return };
        match command {
            Command::Left => line.left(),
            Command::Right => line.right(),
            Command::First => line.first(),
            Command::Last => line.last(),
            Command::Erase => line.erase(),
            Command::Delete => line.delete(),
            _ => {}
        }
        self.values.typed(self.focus);
    }
}

impl Room for Form {
    fn mode(&self) -> Mode {
        if self.values.line(self.focus).is_some() { Mode::Field } else { Mode::Form }
    }

    fn command(&mut self, command: Command, desk: &mut Desk) -> Next {
        if command != Command::Help {
            desk.notice = None;
        }
        match command {
            Command::Up | Command::Previous => self.go(self.focus.stepped(false)),
            Command::Down | Command::Next => self.go(self.focus.stepped(true)),
            Command::Left | Command::Right if self.values.chooses(self.focus) => {
                self.values.step(self.focus, command == Command::Right);
                self.go(self.focus);
            }
            Command::Enter | Command::Space => return self.press(command == Command::Enter, desk),
            Command::Menu | Command::Back | Command::Home | Command::Quit => {
                if let Ok(terms) = self.terms(desk.now.utc) {
                    desk.last_terms = Some(terms);
                }
                return Next::Home;
            }
            _ => self.edit(command),
        }
        Next::Stay
    }

    fn type_char(&mut self, c: char, desk: &mut Desk) {
        desk.notice = None;
        let admitted = Values::admitted(self.focus, c);
        if let (Some(c), Some(line)) = (admitted, self.values.line_mut(self.focus)) {
            line.insert(c);
            self.values.typed(self.focus);
        }
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        let Some(&item) = Item::ALL.get(row) else { return Next::Stay };
        desk.notice = None;
        let again = self.focus == item;
        if !again {
            self.go(item);
        }
        match item {
            Item::Start | Item::Swap => self.press(true, desk),
            _ if again && self.values.chooses(item) => {
                self.values.step(item, true);
                Next::Stay
            }
            _ => Next::Stay,
        }
    }
}
