//! From one screen to the next, and back.

use super::effect::Effect;
use super::{App, Next, Overlay, Screen, help};

impl App {
    /// Goes where a screen leads.
    pub(super) fn follow(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Go(screen) => {
                self.screen.room_mut().leaving(&mut self.desk);
                self.over = None;
                let opens = matches!(screen, Screen::Review(_));
                let left = std::mem::replace(&mut self.screen, screen);
                self.aside = match left {
                    Screen::Shelf(shelf) if opens => Some(shelf),
                    _ => None,
                };
            }
            Next::Ask(question) => self.over = Some(Overlay::Question(question)),
            Next::Help => {
                let mode = self.screen.room().mode();
                let asks_rules = matches!(&self.screen, Screen::Form(form) if form.is_on_rules());
                let help = if asks_rules { help::Help::on_rules(mode) } else { help::Help::new(mode) };
                self.over = Some(Overlay::Help(help));
            }
            Next::Home => {
                self.screen.room_mut().leaving(&mut self.desk);
                self.over = None;
                if let Some(shelf) = self.aside.take() {
                    self.screen = Screen::Shelf(Box::new(shelf.again(&mut self.desk)));
                    return;
                }
                self.screen = Screen::Home(Box::default());
                self.desk.ask(Effect::List);
            }
        }
    }
}
