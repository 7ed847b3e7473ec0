//! The home screen: an unfinished game first, then everything else there is.

use super::bind::{Bind, Bound, Groups};
use super::effect::{Effect, Learned, Source};
use super::next::To;
use super::shared::{help, suspend};
use super::{Desk, Mode, Next, Room};
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
            Item::New => return Next::Go(To::Form),
            Item::Saved => return Next::Go(To::Saved),
            Item::Famous => return Next::Go(To::Famous),
            Item::Clock => return Next::Go(To::ClockForm),
            Item::Help => return Next::Help,
            Item::Quit => desk.ask(Effect::Quit),
        }
        Next::Stay
    }

    fn nth(&self, n: usize) -> Option<Item> {
        self.items().get(n).copied()
    }
}

type Keys = Bind<Home>;

const KEYS: &[Keys] = &[
    Keys::on("up k wheel-up", |text| text.key.cursor, |home, _| home.step(false))
        .named(|text| text.key_name.up_down.to_owned()),
    Keys::also("down j wheel-down", |home, _| home.step(true)),
    Keys::also("home g pgup", |home, _| home.lit = home.items().first().copied()),
    Keys::also("end G pgdn", |home, _| home.lit = home.items().last().copied()),
    Keys::to("enter space", |text| text.key.choose, |home, desk| home.choose(home.lit(), desk)),
    Keys::each("1-9", |home, key, desk| {
        let place = usize::from(key.digit().unwrap_or(0)).saturating_sub(1);
        home.nth(place).map_or(Next::Stay, |item| home.choose(item, desk))
    }),
    help(),
    Keys::on("q c-c", |text| text.key.quit, |_, desk| desk.ask(Effect::Quit)),
    suspend(),
];

impl Bound for Home {
    fn bindings(&self) -> Groups<Self> {
        const { &[KEYS] }
    }
}

impl Room for Home {
    fn mode(&self) -> Mode {
        Mode::Home
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
