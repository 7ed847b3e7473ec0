//! The menu: everything that can be done on a screen, so that nothing hangs on knowing a key.

use super::Mode;
use super::action::Command;
use crate::game::event::Ruling;
use crate::text::Text;

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
        Mode::AloneWaiting => {
            &[Command::Enter, Command::SetBlack, Command::SetWhite, Command::Help, Command::Home]
        }
        Mode::AloneOver => &[Command::Chart, Command::Again, Command::Help, Command::Home],
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
    Command::Arbiter,
    Command::Resign,
    Command::Help,
    Command::Home,
];

/// The same while dead chains are marked.
const ENDING: &[Command] = &[
    Command::Suggest,
    Command::Neutral,
    Command::BlackAgrees,
    Command::WhiteAgrees,
    Command::Recount,
    Command::TryOut,
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
            Command::Coordinates,
            Command::Help,
            Command::Home,
        ],
        Mode::Paused => &[
            Command::Pause,
            Command::SayTime,
            Command::SwapColors,
            Command::Arbiter,
            Command::Resign,
            Command::Help,
            Command::Home,
        ],
        Mode::Sealed => SEALED,
        Mode::Ending => ENDING,
        Mode::Over => {
            &[Command::Review, Command::Chart, Command::Recount, Command::Again, Command::Help, Command::Home]
        }
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

/// What a command is called where it means more than elsewhere.
const fn label_of_mode(mode: Mode, command: Command, text: &Text) -> Option<&'static str> {
    let key = &text.key;
    Some(match (mode, command) {
        (Mode::Table | Mode::Asked | Mode::Tryout, Command::Enter) => key.play,
        (Mode::Table | Mode::Asked, Command::Space) => text.arbiter.key.release,
        (Mode::Setting, Command::Enter) => text.arbiter.key.change,
        (Mode::Setting, Command::Next) => text.arbiter.key.turn,
        (Mode::Setting, Command::Yes) => text.arbiter.key.enter,
        (Mode::Ending, Command::Enter) => key.toggle,
        (Mode::Placing, Command::Enter) => text.before.key_lay,
        (Mode::Placing, Command::TakeBack) => text.before.key_lift,
        (Mode::Placing, Command::Yes) => text.before.key_begin,
        (Mode::Waiting | Mode::AloneWaiting, Command::Enter) => key.start,
        (Mode::Alone, Command::Space) => text.alone.key.press,
        (Mode::Alone | Mode::AlonePaused, Command::TakeBack) => text.alone.key.undo,
        (Mode::Alone | Mode::AlonePaused | Mode::AloneOver, Command::Again) => text.alone.key.anew,
        (Mode::Alone | Mode::AlonePaused, Command::Home) => text.alone.key.leave,
        (Mode::Field | Mode::Sealing, Command::Enter) => key.accept,
        (Mode::Sealed, Command::Pause) => text.sealed.key_open,
        (Mode::Sealed, Command::BlackAgrees) => text.sealed.key_times[0],
        (Mode::Sealed, Command::WhiteAgrees) => text.sealed.key_times[1],
        (Mode::Shelf, Command::Enter) => key.open,
        (Mode::Form, Command::Left) => key.change,
        (Mode::Counting, Command::Right) => text.ending.key.step,
        (Mode::Counting, Command::PageUp) => text.ending.key.stage_back,
        (Mode::Counting, Command::PageDown) => text.ending.key.stage_on,
        (Mode::Counting, Command::Next) => text.ending.key.other_side,
        (Mode::Counting, Command::Menu) => text.ending.key.end_count,
        (Mode::Tryout, Command::Menu) => text.ending.key.end_tryout,
        (Mode::Tryout, Command::TakeBack) => text.ending.key.undo,
        (Mode::Help, Command::Left) => key.page,
        (Mode::Review | Mode::Chart, Command::Right) => key.step,
        (Mode::Chart, Command::Enter) => text.chart.key.go,
        (Mode::Review, Command::Down) => key.variation,
        (Mode::Review, Command::Enter) => text.review.read,
        (Mode::Review, Command::LeapDown) => text.review.scroll,
        (Mode::Paused | Mode::AlonePaused, Command::Pause) => key.go_on,
        (Mode::Review | Mode::Over | Mode::AloneWaiting | Mode::AloneOver, Command::Home) => key.home,
        (
            Mode::Question
            | Mode::Nigiri
            | Mode::Field
            | Mode::Sealing
            | Mode::Arbiter
            | Mode::Setting
            | Mode::Shelf
            | Mode::Choose
            | Mode::Form
            | Mode::Help
            | Mode::Reading
            | Mode::Chart
            | Mode::Menu,
            Command::Menu,
        )
        | (Mode::Placing | Mode::Chart | Mode::Shelf, Command::Home) => key.back,
        _ => return None,
    })
}

/// What a command is called in the menu, the key line and Help of a mode.
pub const fn label(mode: Mode, command: Command, text: &Text) -> &'static str {
    if let Some(own) = label_of_mode(mode, command, text) {
        return own;
    }
    let key = &text.key;
    match command {
        Command::Left | Command::Right | Command::Up | Command::Down => key.cursor,
        Command::LeapLeft | Command::LeapRight | Command::LeapUp | Command::LeapDown => key.leap,
        Command::PageUp => key.page_up,
        Command::PageDown => key.page_down,
        Command::First => key.first,
        Command::Last => key.last,
        Command::Enter | Command::Space | Command::Digit(_) => key.choose,
        Command::Erase => key.erase,
        Command::Delete => key.delete,
        Command::Clear => key.clear,
        Command::Next => key.next_field,
        Command::Previous => key.previous_field,
        Command::TypePoint => key.type_point,
        Command::Pass => key.pass,
        Command::Resign => key.resign,
        Command::Over => key.over,
        Command::TakeBack => key.take_back,
        Command::Pause => key.pause,
        Command::Seal => text.sealed.key,
        Command::SayTime => text.voice.key_say,
        Command::Arbiter => text.arbiter.key.arbiter,
        Command::Claim => text.arbiter.key.claim,
        Command::Earlier => text.cycle.show,
        Command::Cycle(Ruling::NoResult) => text.cycle.no_result,
        Command::Cycle(Ruling::Draw) => text.cycle.draw,
        Command::Cycle(Ruling::Replay) => text.cycle.replay,
        Command::Cycle(Ruling::PlayOn) => text.cycle.play_on,
        Command::BlackPresses => text.alone.key.black_presses,
        Command::WhitePresses => text.alone.key.white_presses,
        Command::SetBlack => text.alone.key.set_black,
        Command::SetWhite => text.alone.key.set_white,
        Command::Finish => text.alone.key.finish,
        Command::Yes => key.yes,
        Command::No => key.no,
        Command::Suggest => key.suggest,
        Command::BlackAgrees => key.black_agrees,
        Command::WhiteAgrees => key.white_agrees,
        Command::Dispute => key.dispute,
        Command::Neutral => text.ending.key.neutral,
        Command::Recount => text.ending.key.recount,
        Command::TryOut => text.ending.key.try_out,
        Command::Concede => text.ending.key.concede,
        Command::BlackConcedes => text.ending.key.black_concedes,
        Command::WhiteConcedes => text.ending.key.white_concedes,
        Command::Review => key.review,
        Command::Again => key.again,
        Command::SwapColors => text.before.key_swap,
        Command::GoTo => key.go_to,
        Command::NextCapture => key.next_capture,
        Command::PreviousCapture => key.previous_capture,
        Command::Chart => text.chart.key.open,
        Command::NextLong => text.chart.key.next_long,
        Command::PreviousLong => text.chart.key.previous_long,
        Command::Coordinates => key.coordinates,
        Command::Numbers => key.numbers,
        Command::Quiet => key.quiet,
        Command::Search => key.search,
        Command::Rename => text.files.rename,
        Command::Undo => text.files.undo,
        Command::Import => text.files.import,
        Command::Duplicate => text.files.duplicate,
        Command::Folders => text.files.folders,
        Command::Encoding => text.files.encoding,
        Command::Games => text.files.games,
        Command::Save => text.files.save,
        Command::Picture => text.files.picture,
        Command::Help => key.help,
        Command::Menu => key.menu,
        Command::Back => key.back,
        Command::Home => key.leave,
        Command::Quit => key.quit,
        Command::Suspend => key.suspend,
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
