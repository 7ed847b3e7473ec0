//! The home screen: an unfinished game first, then everything else there is.

use super::action::Command;
use super::bind::{Bound, Groups};
use super::effect::{Effect, Learned, Source};
use super::form::Form;
use super::shelf::Shelf;
use super::{Desk, Mode, Next, Room, Screen};
use crate::record::shelf::Row;

/// The home screen.
#[derive(Debug, Default)]
pub struct Home {
    /// The newest game that is not finished.
    pub unfinished: Option<Row>,
    /// The newest game in progress whose journal is damaged.
    pub broken: Option<Row>,
    lit: Option<Item>,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// Go on with the unfinished game.
    Resume,
    /// Look at what is left of a damaged one.
    Broken,
    /// Begin a game.
    New,
    /// The saved games.
    Saved,
    /// The famous games.
    Famous,
    /// The two clocks alone.
    Clock,
    /// The keys, the rules, the game.
    Help,
    /// Leave the program.
    Quit,
}

const ALL: [Item; 8] =
    [Item::Resume, Item::Broken, Item::New, Item::Saved, Item::Famous, Item::Clock, Item::Help, Item::Quit];

impl Home {
    /// What can be chosen now, in its order.
    pub fn items(&self) -> Vec<Item> {
        let there = |item: &Item| match item {
            Item::Resume => self.unfinished.is_some(),
            Item::Broken => self.broken.is_some(),
            _ => true,
        };
        ALL.into_iter().filter(there).collect()
    }

    /// The item lit: what leads to the board until another is chosen.
    pub fn lit(&self) -> Item {
        let board = if self.unfinished.is_some() { Item::Resume } else { Item::New };
        self.lit.unwrap_or(board)
    }

    fn step(&mut self, down: bool) {
        let items = self.items();
        let at = items.iter().position(|&item| item == self.lit()).unwrap_or(0);
        let next = if down { at + 1 } else { at + items.len() - 1 };
        self.lit = items.get(next % items.len()).copied();
    }

    fn choose(&mut self, item: Item, desk: &mut Desk) -> Next {
        self.lit = Some(item);
        desk.notice = None;
        match item {
            Item::Resume => {
                if let Some(row) = &self.unfinished {
                    desk.ask(Effect::Resume(row.id.clone()));
                }
            }
            Item::Broken => {
                if let Some(row) = &self.broken {
                    desk.ask(Effect::Open(Source::File(row.path.clone(), None)));
                }
            }
            Item::New => return Next::Go(Screen::Form(Box::new(Form::new(desk)))),
            Item::Saved => return Next::Go(Screen::Shelf(Box::new(Shelf::saved(desk)))),
            Item::Famous => return Next::Go(Screen::Shelf(Box::new(Shelf::famous(desk)))),
            Item::Clock => return Next::Go(Screen::Form(Box::new(Form::clock(desk)))),
            Item::Help => return Next::Help,
            Item::Quit => desk.ask(Effect::Quit),
        }
        Next::Stay
    }

    fn nth(&self, n: usize) -> Option<Item> {
        self.items().get(n).copied()
    }
}

impl Bound for Home {
    fn bindings(&self) -> Groups<Self> {
        &[]
    }
}

impl Room for Home {
    fn mode(&self) -> Mode {
        Mode::Home
    }

    fn command(&mut self, command: Command, desk: &mut Desk) -> Next {
        match command {
            Command::Up | Command::Previous => self.step(false),
            Command::Down | Command::Next => self.step(true),
            Command::First | Command::PageUp => self.lit = self.items().first().copied(),
            Command::Last | Command::PageDown => self.lit = self.items().last().copied(),
            Command::Enter | Command::Space => return self.choose(self.lit(), desk),
            Command::Digit(n) => {
                if let Some(item) = usize::from(n).checked_sub(1).and_then(|n| self.nth(n)) {
                    return self.choose(item, desk);
                }
            }
            Command::Quit => desk.ask(Effect::Quit),
            _ => {}
        }
        Next::Stay
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        match self.nth(row) {
            Some(item) => self.choose(item, desk),
            None => Next::Stay,
        }
    }

    fn learn(&mut self, learned: Learned, _desk: &mut Desk) -> Next {
        if let Learned::Shelf(rows) = learned {
            self.broken = rows.iter().find(|row| row.is_broken_off()).cloned();
            self.unfinished = rows.into_iter().find(Row::is_unfinished);
        }
        Next::Stay
    }
}
