//! From one screen to the next, and back.

use super::alone::Alone;
use super::effect::Effect;
use super::form::Form;
use super::key::Key;
use super::menu::Menu;
use super::next::To;
use super::nigiri::Nigiri;
use super::placing::Placing;
use super::review::Review;
use super::shelf::Shelf;
use super::table::Table;
use super::{App, Next, Overlay, Screen, help};

impl App {
    /// Goes where a screen leads.
    pub(super) fn follow(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Go(to) => {
                if let Some(screen) = self.built(to) {
                    self.open_screen(screen);
                }
            }
            Next::Menu => {
                let menu = Menu::new(self.screen.room().choices(&self.desk));
                self.over = Some(Overlay::Menu(menu));
            }
            Next::Close => self.over = None,
            Next::Do(found) => {
                self.over = None;
                // No key of the screen's own was pressed; what stands in a menu does not ask which it was.
                let next = self.screen.room_mut().press(found, Key::ENTER, &mut self.desk);
                self.follow(next);
            }
            Next::Answer(yes) => {
                if let Some(Overlay::Question(question)) = self.over.take() {
                    let next = self.screen.room_mut().answer(question, yes, &mut self.desk);
                    self.follow(next);
                }
            }
            Next::Tell(told) => self.tell_of_key(told),
            Next::Suspend => {
                // The clocks stop, and what was asked while they ran is no longer a question.
                self.over = None;
                self.screen.room_mut().stopping(true, &mut self.desk);
                self.desk.ask(Effect::Suspend);
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
                self.desk.aside = false;
                if let Some(shelf) = self.aside.take() {
                    self.screen = Screen::Shelf(Box::new(shelf.again(&mut self.desk)));
                    return;
                }
                self.screen = Screen::Home(Box::default());
                self.desk.ask(Effect::List);
            }
        }
    }

    /// The screen one goes to. Terms that cannot be played lead nowhere.
    fn built(&mut self, to: To) -> Option<Screen> {
        let desk = &mut self.desk;
        Some(match to {
            To::Form => Screen::Form(Box::new(Form::new(desk))),
            To::ClockForm => Screen::Form(Box::new(Form::clock(desk))),
            To::Saved => Screen::Shelf(Box::new(Shelf::saved(desk))),
            To::Famous => Screen::Shelf(Box::new(Shelf::famous(desk))),
            To::Nigiri(plan, at_once) => Screen::Nigiri(Box::new(Nigiri::new(*plan, at_once))),
            To::Placing(plan, at_once) => Screen::Placing(Box::new(Placing::new(*plan, at_once))),
            To::Table(terms, at_once) => {
                let Ok(table) = Table::begin(*terms, at_once, desk) else {
                    desk.warn(desk.text.form.bad_terms);
                    return None;
                };
                Screen::Table(Box::new(table))
            }
            To::Resumed(resumed) => Screen::Table(Box::new(Table::resumed(*resumed, desk))),
            To::Alone(setup) => Screen::Alone(Box::new(Alone::new(*setup, desk))),
            To::TakenUp(left) => Screen::Alone(Box::new(Alone::taken_up(*left, desk))),
            To::Review(opened) => Screen::Review(Box::new(Review::new(*opened, desk))),
        })
    }

    /// Puts a screen in the place of the one shown.
    pub(super) fn open_screen(&mut self, screen: Screen) {
        self.screen.room_mut().leaving(&mut self.desk);
        self.over = None;
        let opens = matches!(screen, Screen::Review(_));
        let left = std::mem::replace(&mut self.screen, screen);
        self.aside = match left {
            Screen::Shelf(shelf) if opens => Some(shelf),
            _ => None,
        };
        self.desk.aside = self.aside.is_some();
    }
}
