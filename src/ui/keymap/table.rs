//! The rows of the key table.

use super::Press::{self, Char, Code, Ctrl, Shift};
use super::{Named, Rank};
use crate::app::Mode;
use crate::app::action::Command;
use crate::game::event::Ruling;
use crossterm::event::KeyCode;

/// In which modes which keys give a command.
pub(super) struct Row {
    pub(super) modes: &'static [Mode],
    pub(super) keys: &'static [Press],
    pub(super) command: Command,
    pub(super) rank: Rank,
    pub(super) named: Named,
}

const fn row(modes: &'static [Mode], keys: &'static [Press], command: Command, rank: Rank) -> Row {
    Row { modes, keys, command, rank, named: Named::Plainly }
}

const fn named(
    modes: &'static [Mode],
    keys: &'static [Press],
    command: Command,
    rank: Rank,
    named: Named,
) -> Row {
    Row { modes, keys, command, rank, named }
}

const PLAY: &[Mode] = &[Mode::Table, Mode::Asked];
const LAY: &[Mode] = &[Mode::Table, Mode::Asked, Mode::Placing];
const BOARD: &[Mode] = &[Mode::Table, Mode::Asked, Mode::Setting, Mode::Ending, Mode::Placing, Mode::Tryout];
const LIST: &[Mode] = &[Mode::Arbiter];
const SEEN: &[Mode] = &[Mode::Waiting, Mode::Table, Mode::Asked, Mode::Ending, Mode::Over];
/// A game being played, counted or looked through.
const GAME: &[Mode] = &[
    Mode::Waiting,
    Mode::Table,
    Mode::Asked,
    Mode::Paused,
    Mode::Sealed,
    Mode::Cycle,
    Mode::Ending,
    Mode::Counting,
    Mode::Tryout,
    Mode::Over,
];
/// What is not the game itself, and is left for where one came from.
const ROOMS: &[Mode] = &[Mode::Placing, Mode::Arbiter, Mode::Setting];
/// What lies over a screen and takes its keys.
const OVER: &[Mode] = &[Mode::Field, Mode::Sealing];
/// Where a line of text is typed.
const TYPED: &[Mode] = &[Mode::Field, Mode::Sealing];

/// The table.
pub(super) const ROWS: &[Row] = &[
    // A question: the harmless answer is on Enter and Esc.
    row(&[Mode::Asked], &[Char('y')], Command::Yes, Rank::Line),
    row(&[Mode::Asked], &[Char('n')], Command::No, Rank::Line),
    row(&[Mode::Asked], &[Char('C')], Command::Claim, Rank::Line),
    // The arbiter puts the position right.
    row(&[Mode::Setting], &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Line),
    row(&[Mode::Setting], &[Code(KeyCode::Tab)], Command::Next, Rank::Line),
    row(&[Mode::Setting], &[Char('y')], Command::Yes, Rank::Line),
    row(&[Mode::Setting], &[Char('n')], Command::No, Rank::Silent),
    // A position that comes back.
    row(PLAY, &[Char('v')], Command::Earlier, Rank::Line),
    row(&[Mode::Cycle], &[Char('n')], Command::Cycle(Ruling::NoResult), Rank::Line),
    row(&[Mode::Cycle], &[Char('d')], Command::Cycle(Ruling::Draw), Rank::Line),
    row(&[Mode::Cycle], &[Char('r')], Command::Cycle(Ruling::Replay), Rank::Line),
    row(&[Mode::Cycle], &[Code(KeyCode::Enter)], Command::Cycle(Ruling::PlayOn), Rank::Line),
    // Marking, what both need first.
    row(&[Mode::Ending], &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Line),
    row(&[Mode::Ending], &[Char('b')], Command::BlackAgrees, Rank::Line),
    row(&[Mode::Ending], &[Char('w')], Command::WhiteAgrees, Rank::Line),
    row(&[Mode::Ending, Mode::Over], &[Char('C')], Command::Recount, Rank::Line),
    row(&[Mode::Ending], &[Char('a')], Command::Suggest, Rank::Line),
    row(&[Mode::Ending], &[Char('0')], Command::Neutral, Rank::Line),
    row(&[Mode::Ending], &[Char('r')], Command::GoOn, Rank::Line),
    row(&[Mode::Ending], &[Char('D')], Command::Dispute, Rank::Line),
    row(&[Mode::Ending], &[Char('s')], Command::Seki, Rank::Line),
    row(&[Mode::Ending], &[Char('m')], Command::TryOut, Rank::Line),
    row(&[Mode::Tryout], &[Char('m')], Command::TryOut, Rank::Silent),
    // The count, step by step.
    named(&[Mode::Counting], &[Code(KeyCode::Right), Char('l')], Command::Right, Rank::Line, Named::Sideways),
    row(&[Mode::Counting], &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Silent),
    row(&[Mode::Counting], &[Code(KeyCode::Left), Char('h')], Command::Left, Rank::Silent),
    row(&[Mode::Counting], &[Code(KeyCode::PageDown)], Command::PageDown, Rank::Line),
    row(&[Mode::Counting], &[Code(KeyCode::PageUp)], Command::PageUp, Rank::Help),
    row(&[Mode::Counting], &[Code(KeyCode::Tab)], Command::Next, Rank::Line),
    row(&[Mode::Counting], &[Code(KeyCode::Home), Char('g')], Command::First, Rank::Help),
    row(&[Mode::Counting], &[Code(KeyCode::End), Char('G')], Command::Last, Rank::Help),
    row(&[Mode::Counting], &[Char('C')], Command::Recount, Rank::Silent),
    // The two clocks alone: letters press,
    // The board's cursor.
    named(BOARD, &[Code(KeyCode::Left), Char('h')], Command::Left, Rank::Line, Named::Arrows),
    row(BOARD, &[Code(KeyCode::Down), Char('j')], Command::Down, Rank::Silent),
    row(BOARD, &[Code(KeyCode::Up), Char('k')], Command::Up, Rank::Silent),
    row(BOARD, &[Code(KeyCode::Right), Char('l')], Command::Right, Rank::Silent),
    named(BOARD, &[Shift(KeyCode::Left), Char('H')], Command::LeapLeft, Rank::Help, Named::ShiftArrows),
    row(BOARD, &[Shift(KeyCode::Down), Char('J')], Command::LeapDown, Rank::Silent),
    row(BOARD, &[Shift(KeyCode::Up), Char('K')], Command::LeapUp, Rank::Silent),
    row(BOARD, &[Shift(KeyCode::Right), Char('L')], Command::LeapRight, Rank::Silent),
    // Play.
    row(PLAY, &[Char(' ')], Command::Space, Rank::Line),
    row(LAY, &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Line),
    row(&[Mode::Placing], &[Char('y')], Command::Yes, Rank::Line),
    row(LAY, &[Char('m')], Command::TypePoint, Rank::Line),
    row(PLAY, &[Char('p')], Command::Pass, Rank::Line),
    row(LAY, &[Char('u')], Command::TakeBack, Rank::Line),
    row(&[Mode::Tryout], &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Line),
    row(&[Mode::Tryout], &[Char('p')], Command::Pass, Rank::Line),
    row(&[Mode::Tryout], &[Char('u'), Code(KeyCode::Backspace)], Command::TakeBack, Rank::Line),
    row(PLAY, &[Char('E')], Command::Over, Rank::Line),
    row(
        &[Mode::Table, Mode::Asked, Mode::Paused, Mode::Sealed, Mode::Cycle, Mode::Ending],
        &[Char('R')],
        Command::Resign,
        Rank::Help,
    ),
    row(&[Mode::Table, Mode::Asked, Mode::Paused], &[Char('t')], Command::Pause, Rank::Line),
    row(&[Mode::Sealed], &[Code(KeyCode::Enter), Char('y'), Char('t')], Command::Pause, Rank::Line),
    row(&[Mode::Sealed], &[Char('b')], Command::BlackAgrees, Rank::Line),
    row(&[Mode::Sealed], &[Char('w')], Command::WhiteAgrees, Rank::Line),
    row(&[Mode::Sealed], &[Char('q')], Command::Home, Rank::Line),
    row(PLAY, &[Char('S')], Command::Seal, Rank::Line),
    row(&[Mode::Table, Mode::Asked, Mode::Paused, Mode::Sealed], &[Char('s')], Command::SayTime, Rank::Line),
    row(
        &[Mode::Waiting, Mode::Table, Mode::Asked, Mode::Paused, Mode::Sealed],
        &[Char('V')],
        Command::Sound,
        Rank::Help,
    ),
    row(&[Mode::Paused], &[Code(KeyCode::Enter), Char('y')], Command::Enter, Rank::Silent),
    row(
        &[Mode::Waiting, Mode::Table, Mode::Asked, Mode::Paused, Mode::Sealed, Mode::Ending],
        &[Char('A')],
        Command::Arbiter,
        Rank::Help,
    ),
    // After the game.
    row(&[Mode::Over], &[Code(KeyCode::Enter), Char('r')], Command::Review, Rank::Line),
    row(&[Mode::Over], &[Char('T')], Command::Chart, Rank::Line),
    row(&[Mode::Over], &[Char('A')], Command::Again, Rank::Line),
    // Lists.
    named(LIST, &[Code(KeyCode::Up), Char('k')], Command::Up, Rank::Line, Named::UpDown),
    row(LIST, &[Code(KeyCode::Down), Char('j')], Command::Down, Rank::Silent),
    row(LIST, &[Code(KeyCode::PageUp)], Command::PageUp, Rank::Silent),
    row(LIST, &[Code(KeyCode::PageDown)], Command::PageDown, Rank::Silent),
    row(LIST, &[Code(KeyCode::Home), Char('g')], Command::First, Rank::Silent),
    row(LIST, &[Code(KeyCode::End), Char('G')], Command::Last, Rank::Silent),
    row(LIST, &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Line),
    // The form. Enter stands first: it is the last to go where the row is short.
    row(&[Mode::Field, Mode::Sealing], &[Code(KeyCode::Enter)], Command::Enter, Rank::Line),
    row(&[Mode::Field], &[Code(KeyCode::Tab)], Command::Next, Rank::Help),
    row(&[Mode::Field], &[Code(KeyCode::BackTab), Shift(KeyCode::Tab)], Command::Previous, Rank::Silent),
    // A line of text.
    row(TYPED, &[Code(KeyCode::Up)], Command::Up, Rank::Silent),
    row(TYPED, &[Code(KeyCode::Down)], Command::Down, Rank::Silent),
    row(TYPED, &[Code(KeyCode::Left)], Command::Left, Rank::Silent),
    row(TYPED, &[Code(KeyCode::Right)], Command::Right, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::Home)], Command::First, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::End)], Command::Last, Rank::Silent),
    row(TYPED, &[Code(KeyCode::Backspace)], Command::Erase, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::Delete)], Command::Delete, Rank::Silent),
    row(TYPED, &[Ctrl('u')], Command::Clear, Rank::Help),
    row(TYPED, &[Code(KeyCode::F(1))], Command::Help, Rank::Help),
    // Everywhere.
    row(SEEN, &[Char('c')], Command::Coordinates, Rank::Help),
    row(&[Mode::Placing], &[Char('c')], Command::Coordinates, Rank::Help),
    row(
        &[Mode::Waiting, Mode::Table, Mode::Asked, Mode::Paused],
        &[Char('X')],
        Command::SwapColors,
        Rank::Help,
    ),
    row(SEEN, &[Char('n')], Command::Numbers, Rank::Help),
    row(SEEN, &[Char('f')], Command::Quiet, Rank::Help),
    row(GAME, &[Char('?'), Code(KeyCode::F(1))], Command::Help, Rank::Line),
    row(ROOMS, &[Char('?'), Code(KeyCode::F(1))], Command::Help, Rank::Line),
    row(GAME, &[Code(KeyCode::Esc), Ctrl('c')], Command::Menu, Rank::Line),
    row(ROOMS, &[Code(KeyCode::Esc), Ctrl('c')], Command::Menu, Rank::Line),
    row(OVER, &[Code(KeyCode::Esc), Ctrl('c')], Command::Menu, Rank::Line),
    row(GAME, &[Char('q')], Command::Home, Rank::Help),
    row(&[Mode::Placing], &[Char('q')], Command::Home, Rank::Help),
    row(&[Mode::Earlier], &[Ctrl('z')], Command::Suspend, Rank::Help),
    row(GAME, &[Ctrl('z')], Command::Suspend, Rank::Help),
    row(ROOMS, &[Ctrl('z')], Command::Suspend, Rank::Help),
    row(OVER, &[Ctrl('z')], Command::Suspend, Rank::Help),
];
