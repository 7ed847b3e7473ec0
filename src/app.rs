//! Floor 5. The program between a key and the screen: one value, one way to change it.
//!
//! key → keymap → [`Action`] → [`App::update`] → `Game::play` → [`Effect`] → the shell; what an effect learns
//! comes back as an [`Action`]. Time is an argument of every update, and it is settled before the action is:
//! a move that came late never beats the flag.

pub mod action;
pub mod effect;
pub mod form;
pub mod help;
pub mod home;
pub mod menu;
pub mod question;
pub mod review;
pub mod shelf;
pub mod table;

use crate::game::refusal::Refusal;
use crate::game::terms::Terms;
use crate::rules::point::Point;
use crate::text::Text;
use action::{Action, Command, Key};
use effect::{Effect, Learned, Opened};
use question::Question;

/// The moment an update happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// Ms on a clock that only goes forward.
    pub ms: u64,
    /// Ms since 1970 UTC, for display only.
    pub utc: i64,
}

/// The whole program but for the terminal.
#[derive(Debug)]
pub struct App {
    /// What is on the screen.
    pub screen: Screen,
    /// What lies over it and takes the keys.
    pub over: Option<Overlay>,
    /// What every screen shares.
    pub desk: Desk,
    held: Option<(Key, u64)>,
}

/// What every screen shares, and where it leaves what the shell has to do.
#[derive(Debug)]
pub struct Desk {
    /// The texts of the chosen language.
    pub text: &'static Text,
    /// The moment of the update going on, or of the last one.
    pub now: Now,
    /// The line that tells what happened last.
    pub notice: Option<Notice>,
    /// Why nothing can be saved, while that is so.
    pub trouble: Option<String>,
    /// How the board is shown.
    pub options: Options,
    /// The terms of the last game, which the form starts with.
    pub last_terms: Option<Terms>,
    effects: Vec<Effect>,
}

impl Desk {
    /// Asks the shell for something.
    pub fn ask(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Tells what happened.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), bad: false });
    }

    /// Tells of something refused or wrong.
    pub fn warn(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), bad: true });
    }
}

/// Where things go after a screen has handled something.
#[derive(Debug)]
pub enum Next {
    /// Nowhere.
    Stay,
    /// To another screen.
    Go(Screen),
    /// A question first.
    Ask(Question),
    /// Home.
    Home,
    /// Nowhere, with Help lying over the screen.
    Help,
}

/// What every screen can be asked to do. What it does not mention it ignores.
pub trait Room {
    /// What the keys mean now.
    fn mode(&self) -> Mode;

    /// Settles what the time alone brings about, before anything else is done.
    fn pass_time(&mut self, _desk: &mut Desk) {}

    /// When the screen next changes by itself, ms.
    fn next_change(&self, _desk: &Desk) -> Option<u64> {
        None
    }

    /// Carries out a command.
    fn command(&mut self, command: Command, desk: &mut Desk) -> Next;

    /// A key that means nothing special here.
    fn any_key(&mut self, _desk: &mut Desk) {}

    /// Takes the answer to a question of this screen's.
    fn answer(&mut self, _question: Question, _yes: bool, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// Takes a character typed into the open field.
    fn type_char(&mut self, _c: char, _desk: &mut Desk) {}

    /// Takes a click on the board.
    fn point(&mut self, _p: Point, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// Takes a click on a line of a list.
    fn row(&mut self, _row: usize, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// Takes what an effect learned.
    fn learn(&mut self, _learned: Learned, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// From now on, for `lasted` ms, the clock could not be shown.
    fn stood_still(&mut self, _lasted: u64, _asleep: bool, _desk: &mut Desk) {}

    /// The program stops being in front, or ends.
    fn stopping(&mut self, _desk: &mut Desk) {}
}

/// What is on the screen.
#[derive(Debug)]
pub enum Screen {
    /// Where one begins.
    Home(Box<home::Home>),
    /// A new game.
    Form(Box<form::Form>),
    /// The game being played.
    Table(Box<table::Table>),
    /// A record being looked through.
    Review(Box<review::Review>),
    /// The saved games.
    Shelf(shelf::Shelf),
}

/// What lies over a screen and takes the keys.
#[derive(Debug)]
pub enum Overlay {
    /// A question to one player or both.
    Question(Question),
    /// Everything that can be done here.
    Menu(menu::Menu),
    /// The keys, the rules, the game.
    Help(help::Help),
}

/// What happened last, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The words.
    pub text: String,
    /// Whether it tells of something refused or wrong.
    pub bad: bool,
}

/// How the board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Letters and numbers around the board.
    pub coordinates: bool,
    /// Move numbers on the stones.
    pub numbers: bool,
    /// Board and clocks only.
    pub quiet: bool,
}

/// What the keys mean at the moment; the key table has a column for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The home screen.
    Home,
    /// The new-game form, no field open.
    Form,
    /// A line of text is being typed.
    Field,
    /// Before the first clock is started.
    Waiting,
    /// A game is played.
    Table,
    /// The same, and the side to move can answer a request.
    Asked,
    /// The clocks are stopped.
    Paused,
    /// Dead chains are being marked.
    Ending,
    /// The game just ended.
    Over,
    /// A record is looked through.
    Review,
    /// The saved games.
    Shelf,
    /// A question stands.
    Question,
    /// A menu lies open.
    Menu,
    /// Help lies open.
    Help,
}

/// The same key again within this many ms of being seen last is a held key.
const HELD_MS: u64 = 700;

impl Screen {
    /// The screen as what all screens have in common.
    fn room(&self) -> &dyn Room {
        match self {
            Self::Home(home) => home.as_ref(),
            Self::Form(form) => form.as_ref(),
            Self::Table(table) => table.as_ref(),
            Self::Review(review) => review.as_ref(),
            Self::Shelf(shelf) => shelf,
        }
    }

    fn room_mut(&mut self) -> &mut dyn Room {
        match self {
            Self::Home(home) => home.as_mut(),
            Self::Form(form) => form.as_mut(),
            Self::Table(table) => table.as_mut(),
            Self::Review(review) => review.as_mut(),
            Self::Shelf(shelf) => shelf,
        }
    }
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
                effects: vec![Effect::List],
            },
            held: None,
        }
    }

    /// Sits down to a new game.
    ///
    /// # Errors
    /// When the terms cannot be played.
    pub fn sit(&mut self, terms: Terms, at_once: bool, now: Now) -> Result<Vec<Effect>, Refusal> {
        self.desk.now = now;
        let table = table::Table::begin(terms, at_once, &mut self.desk)?;
        self.follow(Next::Go(Screen::Table(Box::new(table))));
        Ok(std::mem::take(&mut self.desk.effects))
    }

    /// Opens a record: its game of that number, from 0, at that move.
    pub fn open(&mut self, opened: Opened, game: usize, number: u32, now: Now) -> Vec<Effect> {
        self.desk.now = now;
        let review = review::Review::at(opened, game, number, &mut self.desk);
        self.follow(Next::Go(Screen::Review(Box::new(review))));
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

    /// When the screen next changes by itself, ms; `None` while nothing moves.
    pub fn next_change(&self) -> Option<u64> {
        self.screen.room().next_change(&self.desk)
    }

    /// Lets the time pass, then carries out an action. Returns what the shell has to do, in order.
    pub fn update(&mut self, action: Action, now: Now) -> Vec<Effect> {
        self.desk.now = Now { ms: now.ms.max(self.desk.now.ms), utc: now.utc };
        self.pass_time(&action);
        let room = self.screen.room_mut();
        let next = match action {
            Action::Stray(key) => {
                if !self.is_held(key) && self.over.is_none() {
                    self.screen.room_mut().any_key(&mut self.desk);
                }
                Next::Stay
            }
            Action::Command(command, key) => self.key(command, key),
            Action::Type(c) => {
                room.type_char(c, &mut self.desk);
                Next::Stay
            }
            Action::Paste(text) => {
                if self.mode() == Mode::Field {
                    for c in text.chars().filter(|c| !c.is_control()) {
                        self.screen.room_mut().type_char(c, &mut self.desk);
                    }
                }
                Next::Stay
            }
            Action::Point(p) if self.over.is_none() => room.point(p, &mut self.desk),
            Action::Row(row) if self.over.is_none() => room.row(row, &mut self.desk),
            Action::Tick | Action::StoodStill { .. } | Action::Point(_) => Next::Stay,
            Action::Row(row) => self.menu_row(row),
            Action::Stopping => {
                room.stopping(&mut self.desk);
                Next::Stay
            }
            Action::Learned(learned) => self.learn(learned),
        };
        self.follow(next);
        std::mem::take(&mut self.desk.effects)
    }

    /// Settles what time alone brings about. A question asked before the flag fell, or before the clocks were
    /// stopped, is no longer a question.
    fn pass_time(&mut self, action: &Action) {
        let room = self.screen.room_mut();
        let before = room.mode();
        room.pass_time(&mut self.desk);
        if let Action::StoodStill { lasted, asleep } = *action {
            room.stood_still(lasted, asleep, &mut self.desk);
        }
        if room.mode() != before {
            self.over = None;
        }
    }

    /// Notes a key, and tells whether it was seen only just before, with no other between.
    fn is_held(&mut self, key: Key) -> bool {
        let last = self.held.replace((key, self.desk.now.ms));
        last.is_some_and(|(last, at)| last == key && self.desk.now.ms < at + HELD_MS)
    }

    /// A key of the table: a held one does not commit anything twice.
    fn key(&mut self, command: Command, key: Key) -> Next {
        // Nothing is committed by the fields of a form or a search, and Enter may go through them fast.
        let typing = self.mode() == Mode::Field && !matches!(self.screen, Screen::Table(_));
        if self.is_held(key) && !typing && self.mode().commits(command) {
            return Next::Stay;
        }
        match &mut self.over {
            Some(Overlay::Question(question)) => {
                let (question, yes) = (*question, command == Command::Yes);
                if matches!(command, Command::Yes | Command::No | Command::Enter | Command::Menu) {
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
                self.screen.room_mut().stopping(&mut self.desk);
                self.desk.ask(Effect::Suspend);
            }
            Command::Coordinates => options.coordinates = !options.coordinates,
            Command::Numbers => options.numbers = !options.numbers,
            Command::Quiet => options.quiet = !options.quiet,
            Command::Menu if !menu::offered(self.mode()).is_empty() => {
                self.over = Some(Overlay::Menu(menu::Menu::new(self.mode())));
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
            Learned::Kept(Ok(())) => self.desk.trouble = None,
            Learned::Kept(Err(why)) => self.desk.trouble = Some(why),
            Learned::Resumed(Err(why)) | Learned::Record(Err(why)) => self.desk.warn(why),
            Learned::Resumed(Ok(resumed)) => {
                return Next::Go(Screen::Table(Box::new(table::Table::resumed(*resumed, &mut self.desk))));
            }
            Learned::Record(Ok(opened)) => {
                return Next::Go(Screen::Review(Box::new(review::Review::new(*opened, &mut self.desk))));
            }
            other => return self.screen.room_mut().learn(other, &mut self.desk),
        }
        Next::Stay
    }

    fn follow(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Go(screen) => {
                self.over = None;
                self.screen = screen;
            }
            Next::Ask(question) => self.over = Some(Overlay::Question(question)),
            Next::Help => self.over = Some(Overlay::Help(help::Help::new(self.screen.room().mode()))),
            Next::Home => {
                self.over = None;
                self.screen = Screen::Home(Box::default());
                self.desk.ask(Effect::List);
            }
        }
    }
}

impl Mode {
    /// Whether a command here lays a stone or answers for a player, so that a held key must not repeat it.
    const fn commits(self, command: Command) -> bool {
        match self {
            Self::Table
            | Self::Asked
            | Self::Waiting
            | Self::Ending
            | Self::Question
            | Self::Field
            | Self::Paused => {
                matches!(
                    command,
                    Command::Enter
                        | Command::Space
                        | Command::Yes
                        | Command::Pass
                        | Command::Resign
                        | Command::Over
                        | Command::TakeBack
                        | Command::BlackAgrees
                        | Command::WhiteAgrees
                )
            }
            _ => false,
        }
    }
}
