//! The menu: everything that can be done on a screen, so that nothing hangs on knowing a key.

use super::Mode;
use super::action::Command;
use crate::game::event::Ruling;

/// The open menu.
#[derive(Debug)]
pub struct Menu {
    /// The mode it was opened in.
    pub mode: Mode,
    /// What it offers.
    pub items: Vec<Command>,
    /// The line lit.
    pub lit: usize,
}

/// What a key did to the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It stays open.
    Stay,
    /// It closes.
    Close,
    /// This is to be done.
    Do(Command),
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
    /// The menu of a mode, with those of its commands that can be given now.
    pub fn new(mode: Mode, can: impl Fn(Command) -> bool) -> Self {
        Self { mode, items: offered(mode).iter().copied().filter(|&command| can(command)).collect(), lit: 0 }
    }

    /// What stands on a line.
    pub fn at(&self, row: usize) -> Option<Command> {
        self.items.get(row).copied()
    }

    /// Takes a key.
    pub fn command(&mut self, command: Command) -> Choice {
        let last = self.items.len().saturating_sub(1);
        match command {
            Command::Up => self.lit = self.lit.checked_sub(1).unwrap_or(last),
            Command::Down => self.lit = if self.lit >= last { 0 } else { self.lit + 1 },
            Command::First | Command::PageUp => self.lit = 0,
            Command::Last | Command::PageDown => self.lit = last,
            Command::Enter => return self.at(self.lit).map_or(Choice::Close, Choice::Do),
            Command::Digit(n) => {
                return usize::from(n)
                    .checked_sub(1)
                    .and_then(|row| self.at(row))
                    .map_or(Choice::Stay, Choice::Do);
            }
            Command::Menu | Command::Back | Command::No => return Choice::Close,
            // A command whose key stands beside it.
            other if self.items.contains(&other) => return Choice::Do(other),
            _ => {}
        }
        Choice::Stay
    }
}
