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
                let page = match &self.screen {
                    Screen::Home(_) => help::Page::Contents,
                    Screen::Form(form) if form.is_on_rules() => help::Page::Rules,
                    _ => help::Page::Keys,
                };
                self.over = Some(Overlay::Help(help::Help::new(mode, page)));
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
