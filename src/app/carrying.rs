//! What an action does, once the time has passed.

use super::action::Action;
use super::bind::Keyed;
use super::effect::Learned;
use super::input::pressed;
use super::key::Key;
use super::next::{Ignored, To};
use super::{App, Mode, Next, Overlay};

impl App {
    /// Carries out an action, once the time has passed.
    pub(super) fn carry_out(&mut self, action: Action) {
        let before = self.scene();
        let by = pressed(&action);
        let at = match action {
            // Nobody saw anything before it was over.
            Action::StoodStill { lasted, .. } => self.desk.now.ms.saturating_add(lasted),
            _ => self.desk.now.ms,
        };
        let room = self.screen.room_mut();
        let next = match action {
            Action::Key(key) => self.key(key),
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
        self.note_change(before, by, at);
    }

    /// A key that stands for nothing here drops a question that nobody means to answer.
    fn stray(&mut self, key: Key) -> Next {
        match self.over {
            Some(Overlay::Question(question))
                if question.is_dropped_by_letters() && self.gate.drops_question(key) =>
            {
                Next::Answer(false)
            }
            _ => Next::Stay,
        }
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
    fn key(&mut self, key: Key) -> Next {
        if self.is_typed(key) {
            if let Some(c) = key.character() {
                self.screen.room_mut().type_char(c, &mut self.desk);
            }
            return Next::Stay;
        }
        let Some(found) = self.found(key) else { return self.stray(key) };
        let keyed: &mut dyn Keyed = match &mut self.over {
            Some(Overlay::Question(question)) => question,
            Some(Overlay::Menu(menu)) => menu,
            Some(Overlay::Help(help)) => help,
            None => self.screen.room_mut(),
        };
        keyed.press(found, key, &mut self.desk)
    }

    /// A click on a line of what lies over the screen: of the menu, or a page in the contents of Help.
    fn row_over(&mut self, row: usize) -> Next {
        match &mut self.over {
            Some(Overlay::Menu(menu)) => menu.at(row).map_or(Next::Stay, Next::Do),
            Some(Overlay::Help(help)) => {
                help.choose(row);
                Next::Stay
            }
            Some(Overlay::Question(_)) | None => Next::Stay,
        }
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
                return Next::Go(To::Resumed(resumed));
            }
            Learned::TakenUp(Ok(left)) => {
                return Next::Go(To::TakenUp(left));
            }
            Learned::Record(Ok(opened)) => {
                return Next::Go(To::Review(opened));
            }
            other => return self.screen.room_mut().learn(other, &mut self.desk),
        }
        Next::Stay
    }
}
