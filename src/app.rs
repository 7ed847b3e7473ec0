//! Floor 5. The program between a key and the screen: one value, one way to change it.
//!
//! key → keymap → [`Action`] → [`App::update`] → `Game::play` → [`Effect`] → the shell; what an effect learns
//! comes back as an [`Action`]. Time is an argument of every update, and it is settled before the action is:
//! a move that came late never beats the flag.

pub mod action;
pub mod alone;
mod aloud;
pub mod arbiter;
pub mod chart;
mod desk;
pub mod effect;
pub mod encoding;
pub mod form;
mod going;
pub mod help;
pub mod home;
pub mod labels;
pub mod menu;
pub mod nigiri;
pub mod placing;
pub mod plan;
pub mod question;
pub mod review;
mod room;
mod screen;
pub mod shelf;
mod slips;
pub mod speech;
pub mod table;
mod told;

use crate::clock::Ms;
use crate::clock::bare::Setup;
use crate::game::refusal::Refusal;
use crate::text::{Text, spoken};
use action::{Action, Command, Key};
use effect::{Effect, Learned, Opened};
use labels::label;
use plan::Plan;
use slips::Slips;

pub use desk::{Aloud, Counting, Desk, Notice, Now, Options, Sound};
pub use room::{Mode, Next, Room};
pub use screen::{Overlay, Screen};
pub use told::{Ignored, Told};

/// The whole program but for the terminal.
#[derive(Debug)]
pub struct App {
    /// What is on the screen.
    pub screen: Screen,
    /// What lies over it and takes the keys.
    pub over: Option<Overlay>,
    /// What every screen shares.
    pub desk: Desk,
    slips: Slips,
    /// What is told of the key pressed last, and since when.
    told: Option<(Told, Ms)>,
    /// The list a record was opened from; leaving the record leads back to it.
    aside: Option<Box<shelf::Shelf>>,
}

impl App {
    /// The app on its home screen. The saved games are asked for with the first update.
    pub fn new(text: &'static Text) -> Self {
        Self {
            screen: Screen::Home(Box::default()),
            over: None,
            desk: Desk {
                text,
                now: Now::default(),
                notice: None,
                trouble: None,
                options: Options { coordinates: true, numbers: false, quiet: false },
                last_terms: None,
                last_clock: None,
                draft: None,
                clock_draft: None,
                nigiri: false,
                pause_hides: None,
                aloud: Aloud { words: spoken::for_tag(text.tag), count: Counting::Up },
                sound: Sound::Voice,
                effects: vec![Effect::List],
            },
            slips: Slips::default(),
            told: None,
            aside: None,
        }
    }

    /// Sits down to a new game.
    ///
    /// # Errors
    /// When the terms cannot be played.
    pub fn sit(&mut self, plan: impl Into<Plan>, at_once: bool, now: Now) -> Result<Vec<Effect>, Refusal> {
        self.desk.now = now;
        let screen = plan.into().go(at_once, &mut self.desk)?;
        Ok(self.begin(screen))
    }

    /// Puts out the two clocks alone.
    pub fn clock(&mut self, setup: Setup, now: Now) -> Vec<Effect> {
        self.desk.now = now;
        let alone = alone::Alone::new(setup, &mut self.desk);
        self.begin(Screen::Alone(Box::new(alone)))
    }

    /// Opens a record at that move of the game that is chosen of several.
    pub fn open_any(&mut self, opened: Opened, number: u32, now: Now) -> Vec<Effect> {
        self.desk.now = now;
        let review = review::Review::choosing(opened, number, &mut self.desk);
        self.begin(Screen::Review(Box::new(review)))
    }

    /// Opens a record: its game of that number, from 0, at that move.
    pub fn open(&mut self, opened: Opened, game: usize, number: u32, now: Now) -> Vec<Effect> {
        self.desk.now = now;
        let review = review::Review::at(opened, game, number, &mut self.desk);
        self.begin(Screen::Review(Box::new(review)))
    }

    /// Begins on a screen.
    fn begin(&mut self, screen: Screen) -> Vec<Effect> {
        self.follow(Next::Go(screen));
        std::mem::take(&mut self.desk.effects)
    }

    /// What the keys mean now.
    pub fn mode(&self) -> Mode {
        match &self.over {
            Some(Overlay::Question(_)) => Mode::Question,
            Some(Overlay::Menu(_)) => Mode::Menu,
            Some(Overlay::Help(_)) => Mode::Help,
            None => self.screen.room().mode(),
        }
    }

    /// Whether a command of the mode can be given now.
    pub fn offers(&self, command: Command) -> bool {
        self.screen.room().offers(command, &self.desk)
    }

    /// Whether a command of the mode does something where one is, now or at another time.
    pub fn holds(&self, mode: Mode, command: Command) -> bool {
        match (&self.screen, mode) {
            (Screen::Table(table), _) => table.holds(command),
            (Screen::Shelf(shelf), Mode::Choose) => shelf.holds(command),
            (_, Mode::Choose) => command != Command::Delete,
            _ => true,
        }
    }

    /// What a command of a mode is called now.
    pub fn label(&self, mode: Mode, command: Command) -> &'static str {
        if command == Command::Sound {
            return self.desk.sound.said(self.desk.text);
        }
        let own = match (&self.screen, mode) {
            (Screen::Table(table), Mode::Table | Mode::Asked) => table.label(command, &self.desk),
            (Screen::Review(_), Mode::Review) if command == Command::Home && self.aside.is_some() => {
                Some(self.desk.text.key.back)
            }
            (Screen::Shelf(shelf), Mode::Shelf | Mode::Choose) => shelf.label(command, &self.desk),
            _ => None,
        };
        own.unwrap_or_else(|| label(mode, command, self.desk.text))
    }

    /// When the screen next changes by itself, ms; `None` while nothing moves.
    pub fn next_change(&self) -> Option<u64> {
        let room = || self.screen.room().next_change(&self.desk);
        self.open_until().or_else(|| room().into_iter().chain(self.told_until()).min())
    }

    /// Lets the time pass, then carries out an action. Returns what the shell has to do, in order.
    pub fn update(&mut self, action: Action, now: Now) -> Vec<Effect> {
        if matches!(action, Action::Tick) && self.open_until().is_some_and(|until| now.ms < until) {
            return Vec::new();
        }
        if !matches!(action, Action::Learned(_)) {
            self.screen.room_mut().note_kept(&self.desk);
        }
        self.settle_keys(&action, now.ms);
        self.desk.now = self.moment(now);
        let was_over = self.screen.room().is_over();
        self.desk.see_notice(&action);
        self.pass_time(&action);
        if !was_over && self.screen.room().is_over() {
            self.slips.note_end(self.desk.now.ms);
        }
        if let Some(action) = self.heard(action) {
            self.carry_out(action);
        }
        std::mem::take(&mut self.desk.effects)
    }

    /// Carries out an action, once the time has passed.
    fn carry_out(&mut self, action: Action) {
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
            Action::Row(row) => self.menu_row(row),
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
    }

    /// Settles what time alone brings about. A question asked before the flag fell, or before the clocks were
    /// stopped, is no longer a question.
    fn pass_time(&mut self, action: &Action) {
        let room = self.screen.room_mut();
        let before = room.mode();
        let next = room.pass_time(&mut self.desk);
        if let Action::StoodStill { lasted, asleep } = *action {
            room.stood_still(lasted, asleep, &mut self.desk);
        }
        if room.mode() != before {
            self.over = None;
        }
        self.follow(next);
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

    /// A click on a line of the menu.
    fn menu_row(&mut self, row: usize) -> Next {
        let Some(Overlay::Menu(menu)) = &self.over else { return Next::Stay };
        let Some(command) = menu.at(row) else { return Next::Stay };
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
