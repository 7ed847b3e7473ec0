//! Floor 5. The program between a key and the screen: one value, one way to change it.
//!
//! key → [`Action`] → [`App::update`]: the time, the gate, the binding → `Game::play` → [`Effect`] → the shell; what an effect learns
//! comes back as an [`Action`]. Time is an argument of every update, and it is settled before the action is:
//! a move that came late never beats the flag.

pub mod action;
pub mod alone;
mod aloud;
mod answers;
pub mod arbiter;
mod beginning;
pub mod bind;
mod carrying;
pub mod chart;
mod deed;
mod desk;
pub mod effect;
pub mod encoding;
pub mod form;
mod gate;
mod going;
pub mod help;
pub mod home;
mod input;
pub mod key;
pub mod line;
pub mod menu;
mod next;
pub mod nigiri;
pub mod placing;
pub mod plan;
pub mod question;
pub mod review;
mod room;
mod screen;
mod shared;
pub mod shelf;
mod sound;
pub mod speech;
pub mod table;
pub mod values;
mod watch;

use crate::clock::Ms;
use crate::clock::bare::{Bare, Setup};
use crate::game::refusal::Refusal;
use crate::record::tree::NodeId;
use crate::text::{Text, spoken};
use action::Action;
use bind::Keyed;
use effect::{Effect, Opened};
use gate::Gate;
use key::Key;
use next::Found;
use plan::Plan;

pub use bind::Named;
pub use desk::{Aloud, Counting, Desk, Notice, Now, Options};
pub use next::{Ignored, Next, Told};
pub use room::{Mode, Room};
pub use screen::{Overlay, Screen};
pub use sound::Sound;

/// The whole program but for the terminal.
#[derive(Debug)]
pub struct App {
    /// What is on the screen.
    pub screen: Screen,
    /// What lies over it and takes the keys.
    pub over: Option<Overlay>,
    /// What every screen shares.
    pub desk: Desk,
    gate: Gate,
    /// A key that may be the first repeat of a held one, and the moment it came.
    open: Option<(Action, Key, Now)>,
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
                aside: false,
                aloud: Aloud { words: spoken::for_tag(text.tag), count: Counting::Up },
                sound: Sound::Voice,
                effects: vec![Effect::List],
            },
            gate: Gate::default(),
            open: None,
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
        let to = plan.into().go(at_once, &mut self.desk)?;
        self.follow(Next::Go(to));
        Ok(std::mem::take(&mut self.desk.effects))
    }

    /// Puts out the two clocks alone.
    pub fn clock(&mut self, setup: Setup, now: Now) -> Vec<Effect> {
        self.desk.now = now;
        let alone = alone::Alone::new(setup, &mut self.desk);
        self.begin(Screen::Alone(Box::new(alone)))
    }

    /// Shows two clocks as they were left an earlier time, with their report.
    pub fn look_at_clocks(&mut self, bare: Bare, now: Now) -> Vec<Effect> {
        self.desk.now = now;
        let alone = alone::Alone::looked_at(bare, &self.desk);
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

    /// Opens a record at a node of one of its games, or at that move of the line through it.
    pub fn open_at(
        &mut self,
        opened: Opened,
        game: usize,
        node: NodeId,
        number: u32,
        now: Now,
    ) -> Vec<Effect> {
        self.desk.now = now;
        let review = review::Review::through(opened, game, node, number, &mut self.desk);
        self.begin(Screen::Review(Box::new(review)))
    }

    /// Begins on a screen.
    fn begin(&mut self, screen: Screen) -> Vec<Effect> {
        self.open_screen(screen);
        std::mem::take(&mut self.desk.effects)
    }

    /// In what state the screen is, or what lies over it.
    pub fn mode(&self) -> Mode {
        match &self.over {
            Some(Overlay::Question(_)) => Mode::Question,
            Some(Overlay::Menu(_)) => Mode::Menu,
            Some(Overlay::Help(_)) => Mode::Help,
            None => self.screen.room().mode(),
        }
    }

    /// The keys that do something now, for the key line.
    pub fn line(&self) -> Vec<Named> {
        self.keyed().line(&self.desk)
    }

    /// The keys of the screen, for Help.
    pub fn manual(&self) -> Vec<Named> {
        self.screen.room().manual(&self.desk)
    }

    /// Whether a key does something now.
    pub fn takes(&self, key: Key) -> bool {
        self.found(key).is_some()
    }

    /// What takes the keys now.
    fn keyed(&self) -> &dyn Keyed {
        match &self.over {
            Some(Overlay::Question(question)) => question,
            Some(Overlay::Menu(menu)) => menu,
            Some(Overlay::Help(help)) => help,
            None => self.screen.room(),
        }
    }

    /// The binding of a key, and whether it is text.
    fn found(&self, key: Key) -> Option<Found> {
        self.keyed().find(key, &self.desk)
    }

    /// Whether a key is a character of a line of text.
    fn is_typed(&self, key: Key) -> bool {
        self.over.is_none() && self.screen.room().types() && key.character().is_some()
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
        let before = self.scene();
        self.pass_time(&action);
        self.note_change(before, None, self.desk.now.ms);
        if !was_over && self.screen.room().is_over() {
            self.note_end();
        }
        if let Some(action) = self.heard(action) {
            self.carry_out(action);
        }
        std::mem::take(&mut self.desk.effects)
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
}
