//! What an action does, once the time has passed.

use super::action::{Action, Command, Key};
use super::effect::{Effect, Learned};
use super::{App, Ignored, Mode, Next, Overlay, Screen, Told, alone, menu, review, table};

impl App {
    /// Carries out an action, once the time has passed.
    pub(super) fn carry_out(&mut self, action: Action) {
        let before = self.scene();
        let (by, at) = match action {
            Action::Command(_, key) | Action::Stray(key) => (Some(key), self.desk.now.ms),
            // Nobody saw anything before it was over.
            Action::StoodStill { lasted, .. } => (None, self.desk.now.ms.saturating_add(lasted)),
            _ => (None, self.desk.now.ms),
        };
        let room = self.screen.room_mut();
        let next = match action {
            Action::Stray(key) => self.stray(key),
            Action::Command(command, _) => self.key(command),
            Action::Type(c) => {
                room.type_char(c, &mut self.desk);
                Next::Stay
            }
            Action::Paste(text) => {
                self.paste(&text);
                Next::Stay
            }
            Action::Point(p) if self.over.is_none() => room.point(p, &mut self.desk),
            Action::Row(row) if self.over.is_none() => room.row(row, &mut self.desk),
            Action::Tick | Action::StoodStill { .. } | Action::Point(_) => Next::Stay,
            Action::Row(row) => self.row_over(row),
            Action::Stopping => {
                room.stopping(false, &mut self.desk);
                Next::Stay
            }
            Action::CameBack => {
                room.came_back(&mut self.desk);
                Next::Stay
            }
            Action::Learned(learned) => self.learn(learned),
        };
        self.follow(next);
        if let (None, Some(question)) = (&self.over, self.screen.room().standing()) {
            self.over = Some(Overlay::Question(question));
        }
        self.note_turn(before, by, at);
    }

    /// A key that stands for nothing here.
    fn stray(&mut self, key: Key) -> Next {
        let room = self.screen.room_mut();
        match self.over {
            None => room.any_key(&mut self.desk),
            Some(Overlay::Question(question))
                if question.is_dropped_by_letters() && self.slips.drops_question(key) =>
            {
                self.over = None;
                return room.answer(question, false, &mut self.desk);
            }
            Some(_) => {}
        }
        Next::Stay
    }

    /// A text pasted: where the screen makes nothing of it, it is as good as typed.
    fn paste(&mut self, text: &str) {
        let taken = self.over.is_none() && self.screen.room_mut().paste(text, &mut self.desk);
        if taken {
            return;
        }
        if !matches!(self.mode(), Mode::Field | Mode::Sealing) {
            return self.ignore(Ignored::Pasted);
        }
        for c in text.chars().filter(|c| !c.is_control()) {
            self.screen.room_mut().type_char(c, &mut self.desk);
        }
    }

    /// A key: what lies over the screen takes it first.
    fn key(&mut self, command: Command) -> Next {
        if command == Command::Suspend {
            // The clocks stop, and what was asked while they ran is no longer a question.
            self.over = None;
            return self.command(command);
        }
        match &mut self.over {
            Some(Overlay::Question(question)) => {
                let question = *question;
                if let Some(yes) = question.answer(command) {
                    self.over = None;
                    return self.screen.room_mut().answer(question, yes, &mut self.desk);
                }
                Next::Stay
            }
            Some(Overlay::Menu(menu)) => match menu.command(command) {
                menu::Choice::Stay => Next::Stay,
                menu::Choice::Close => {
                    self.over = None;
                    Next::Stay
                }
                menu::Choice::Do(command) => {
                    self.over = None;
                    self.command(command)
                }
            },
            Some(Overlay::Help(help)) => {
                if !help.command(command) {
                    self.over = None;
                }
                Next::Stay
            }
            None => self.command(command),
        }
    }

    /// Commands that mean the same on every screen, then the screen's own.
    fn command(&mut self, command: Command) -> Next {
        let options = &mut self.desk.options;
        match command {
            Command::Help => return Next::Help,
            Command::Suspend => {
                self.screen.room_mut().stopping(true, &mut self.desk);
                self.desk.ask(Effect::Suspend);
            }
            Command::Coordinates => options.coordinates = !options.coordinates,
            Command::Numbers => {
                options.numbers = !options.numbers;
                if options.numbers {
                    self.tell_of_key(Told::Numbers);
                }
            }
            Command::Quiet => options.quiet = !options.quiet,
            Command::Sound => self.desk.turn_sound(),
            Command::Menu
                if !menu::offered(self.mode()).is_empty()
                    && self.screen.room().has_menu()
                    && self.screen.room().offers(command, &self.desk) =>
            {
                let room = self.screen.room();
                let menu = menu::Menu::new(room.mode(), |command| room.offers(command, &self.desk));
                self.over = Some(Overlay::Menu(menu));
            }
            _ => return self.screen.room_mut().command(command, &mut self.desk),
        }
        Next::Stay
    }

    /// A click on a line of what lies over the screen: of the menu, or a page in the contents of Help.
    fn row_over(&mut self, row: usize) -> Next {
        let command = match &mut self.over {
            Some(Overlay::Menu(menu)) => menu.at(row),
            Some(Overlay::Help(help)) => {
                help.choose(row);
                None
            }
            Some(Overlay::Question(_)) | None => None,
        };
        let Some(command) = command else { return Next::Stay };
        self.over = None;
        self.command(command)
    }

    fn learn(&mut self, learned: Learned) -> Next {
        match learned {
            Learned::Kept(Ok(())) => {
                self.desk.trouble = None;
                return self.screen.room_mut().learn(learned, &mut self.desk);
            }
            Learned::Kept(Err(why)) => self.desk.trouble = Some(why),
            Learned::Resumed(Err(why)) | Learned::Record(Err(why)) | Learned::TakenUp(Err(why)) => {
                self.desk.warn(why);
            }
            Learned::Resumed(Ok(resumed)) => {
                return Next::Go(Screen::Table(Box::new(table::Table::resumed(*resumed, &mut self.desk))));
            }
            Learned::TakenUp(Ok(left)) => {
                return Next::Go(Screen::Alone(Box::new(alone::Alone::taken_up(*left, &mut self.desk))));
            }
            Learned::Record(Ok(opened)) => {
                return Next::Go(Screen::Review(Box::new(review::Review::new(*opened, &mut self.desk))));
            }
            other => return self.screen.room_mut().learn(other, &mut self.desk),
        }
        Next::Stay
    }
}
