//! The menu: everything that can be done on a screen, so that nothing hangs on knowing a key.

use super::action::Command;
use super::bind::{Bind, Bound, Groups};
use super::key::Key;
use super::next::{Does, Next};
use super::room::Mode;
use crate::game::event::Ruling;

type Keys = Bind<Menu>;

/// The open menu.
#[derive(Debug)]
pub struct Menu {
    /// What it offers.
    pub items: Vec<Item>,
    /// The line lit.
    pub lit: usize,
}

/// A line of it.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// What it is called.
    pub label: &'static str,
    /// The words of the keys that do the same where the menu was opened.
    pub keys: &'static str,
    /// What it does.
    pub does: Does,
}

/// What the menu of the two clocks alone offers: before they are started, when it is over, and in between.
const fn clocks(mode: Mode) -> &'static [Command] {
    match mode {
        Mode::AloneWaiting => &[
            Command::Enter,
            Command::SetBlack,
            Command::SetWhite,
            Command::Help,
            Command::Home,
            Command::Sound,
        ],
        Mode::AloneOver => &[
            Command::Chart,
            Command::TakeBack,
            Command::SetBlack,
            Command::SetWhite,
            Command::Again,
            Command::Help,
            Command::Home,
        ],
        _ => &[
            Command::Pause,
            Command::SayTime,
            Command::TakeBack,
            Command::SetBlack,
            Command::SetWhite,
            Command::Finish,
            Command::Again,
            Command::Help,
            Command::Home,
            Command::Sound,
        ],
    }
}

/// What the menu offers while a game is played.
const TABLE: &[Command] = &[
    Command::Earlier,
    Command::Space,
    Command::TypePoint,
    Command::Pass,
    Command::TakeBack,
    Command::Over,
    Command::Resign,
    Command::Concede,
    Command::Pause,
    Command::Seal,
    Command::SayTime,
    Command::Sound,
    Command::SwapColors,
    Command::Arbiter,
    Command::Coordinates,
    Command::Numbers,
    Command::Quiet,
    Command::Help,
    Command::Home,
];

/// The same while a move lies sealed.
const SEALED: &[Command] = &[
    Command::Pause,
    Command::BlackAgrees,
    Command::WhiteAgrees,
    Command::SayTime,
    Command::Sound,
    Command::Arbiter,
    Command::Resign,
    Command::Help,
    Command::Home,
];

/// The same while dead chains are marked.
const ENDING: &[Command] = &[
    Command::Suggest,
    Command::Neutral,
    Command::Seki,
    Command::BlackAgrees,
    Command::WhiteAgrees,
    Command::Recount,
    Command::TryOut,
    Command::GoOn,
    Command::Dispute,
    Command::BlackConcedes,
    Command::WhiteConcedes,
    Command::Arbiter,
    Command::Resign,
    Command::Coordinates,
    Command::Help,
    Command::Home,
];

/// What it offers while a record is looked through.
const REVIEW: &[Command] = &[
    Command::GoTo,
    Command::NextCapture,
    Command::PreviousCapture,
    Command::Chart,
    Command::NextLong,
    Command::PreviousLong,
    Command::Again,
    Command::Games,
    Command::Encoding,
    Command::Save,
    Command::Picture,
    Command::TurnBoard,
    Command::MirrorBoard,
    Command::Coordinates,
    Command::Numbers,
    Command::Help,
    Command::Home,
];

/// What the menu of a mode offers, in its order; nothing where there is no menu.
pub const fn offered(mode: Mode) -> &'static [Command] {
    match mode {
        Mode::Table => TABLE,
        Mode::Cycle => &[
            Command::Cycle(Ruling::NoResult),
            Command::Cycle(Ruling::Draw),
            Command::Cycle(Ruling::Replay),
            Command::Cycle(Ruling::PlayOn),
            Command::Resign,
            Command::Help,
            Command::Home,
        ],
        Mode::Placing => &[
            Command::Enter,
            Command::TypePoint,
            Command::TakeBack,
            Command::Yes,
            Command::Coordinates,
            Command::Help,
            Command::Home,
        ],
        Mode::Waiting => &[
            Command::Enter,
            Command::SwapColors,
            Command::Arbiter,
            Command::Sound,
            Command::Coordinates,
            Command::Help,
            Command::Home,
        ],
        Mode::Paused => &[
            Command::Pause,
            Command::SayTime,
            Command::Sound,
            Command::SwapColors,
            Command::Arbiter,
            Command::Resign,
            Command::Help,
            Command::Home,
        ],
        Mode::Sealed => SEALED,
        Mode::Ending => ENDING,
        Mode::Over => &[
            Command::Review,
            Command::Chart,
            Command::Recount,
            Command::Arbiter,
            Command::Again,
            Command::Help,
            Command::Home,
        ],
        Mode::Review => REVIEW,
        Mode::Alone | Mode::AlonePaused | Mode::AloneWaiting | Mode::AloneOver => clocks(mode),
        Mode::Shelf => &[
            Command::Enter,
            Command::Search,
            Command::Import,
            Command::Rename,
            Command::Duplicate,
            Command::Delete,
            Command::Undo,
            Command::Encoding,
            Command::Folders,
            Command::Help,
            Command::Home,
        ],
        Mode::Home
        | Mode::Nigiri
        | Mode::Form
        | Mode::Field
        | Mode::Asked
        | Mode::Sealing
        | Mode::Earlier
        | Mode::Arbiter
        | Mode::Setting
        | Mode::Counting
        | Mode::Tryout
        | Mode::Choose
        | Mode::Question
        | Mode::Menu
        | Mode::Help
        | Mode::Reading
        | Mode::Chart => &[],
    }
}

impl Menu {
    /// A menu of these lines.
    pub const fn new(items: Vec<Item>) -> Self {
        Self { items, lit: 0 }
    }

    /// What a line does.
    pub fn at(&self, row: usize) -> Option<Does> {
        self.items.get(row).map(|item| item.does)
    }

    const fn last(&self) -> usize {
        self.items.len().saturating_sub(1)
    }

    fn choose(&self, row: usize) -> Next {
        self.at(row).map_or(Next::Stay, Next::Do)
    }

    /// Does what stands beside the key, else what the key does in any list.
    fn other(&mut self, key: Key) -> Next {
        if let Some(item) = self.items.iter().find(|item| item.beside().any(|word| key.is(word))) {
            return Next::Do(item.does);
        }
        match key.character() {
            Some(' ') => return self.choose(self.lit),
            Some('g') => self.lit = 0,
            Some('G') => self.lit = self.last(),
            Some('q') => return Next::Close,
            _ if key.is("c-z") => return Next::Suspend,
            _ => {}
        }
        Next::Stay
    }
}

impl Item {
    /// The words of the keys that do the same here: what moves in the menu, chooses or closes does not.
    pub fn beside(&self) -> impl Iterator<Item = &'static str> {
        self.keys.split_ascii_whitespace().filter(|word| !MOVES.contains(word))
    }
}

/// What moves in a menu, chooses its lit line or closes it, whatever it means elsewhere.
const MOVES: [&str; 25] = [
    "j",
    "k",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "digit",
    "1-9",
    "enter",
    "esc",
    "left",
    "right",
    "up",
    "down",
    "pgup",
    "pgdn",
    "home",
    "end",
    "backspace",
    "c-c",
];

const LINES: &[Keys] = &[
    Keys::on(
        "up k wheel-up",
        |_, desk| desk.text.key.cursor,
        |menu, _| {
            menu.lit = menu.lit.checked_sub(1).unwrap_or(menu.last());
        },
    )
    .named(|text| text.key_name.up_down.to_owned()),
    Keys::also("down j wheel-down", |menu, _| {
        menu.lit = if menu.lit >= menu.last() { 0 } else { menu.lit + 1 }
    }),
    Keys::also("home pgup", |menu, _| menu.lit = 0),
    Keys::also("end pgdn", |menu, _| menu.lit = menu.last()),
    Keys::to("enter", |_, desk| desk.text.key.choose, |menu, _| menu.choose(menu.lit)),
    Keys::each("1-9", |menu, key, _| menu.choose(usize::from(key.digit().unwrap_or(0)).saturating_sub(1))),
    Keys::to("esc c-c", |_, desk| desk.text.key.back, |_, _| Next::Close),
    Keys::each("any", |menu, key, _| menu.other(key)),
];

impl Bound for Menu {
    fn bindings(&self) -> Groups<Self> {
        const { &[LINES] }
    }
}
