//! The one key table: it feeds dispatch, the key line and Help.
//!
//! A row says in which modes which keys give a command. Everything not in the table is a stray key.

use crate::app::action::{Action, Command, Key};
use crate::app::menu::label;
use crate::app::{App, Mode};
use crate::text::Text;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

/// A key as the table names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    /// A character, with whatever modifiers it takes to type it.
    Char(char),
    /// A key without a character.
    Code(KeyCode),
    /// The same with Shift.
    Shift(KeyCode),
    /// A letter with Ctrl.
    Ctrl(char),
}

use Press::{Char, Code, Ctrl, Shift};

/// How prominent a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// In the key line, and in Help.
    Line,
    /// In Help only.
    Help,
    /// One of several keys named in another row.
    Silent,
}

/// How a row names its keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    /// By what is on the keys.
    Plainly,
    /// The four arrows.
    Arrows,
    /// Left and right.
    Sideways,
    /// Up and down.
    UpDown,
    /// The arrows with Shift.
    ShiftArrows,
    /// A number typed before the key.
    Number,
}

struct Row {
    modes: &'static [Mode],
    keys: &'static [Press],
    command: Command,
    rank: Rank,
    named: Named,
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
const BOARD: &[Mode] = &[Mode::Table, Mode::Asked, Mode::Ending];
const LIST: &[Mode] = &[Mode::Home, Mode::Shelf, Mode::Menu];
const SEEN: &[Mode] = &[Mode::Waiting, Mode::Table, Mode::Asked, Mode::Ending, Mode::Over, Mode::Review];
const ALL: &[Mode] = &[
    Mode::Home,
    Mode::Form,
    Mode::Waiting,
    Mode::Table,
    Mode::Asked,
    Mode::Paused,
    Mode::Ending,
    Mode::Over,
    Mode::Review,
    Mode::Shelf,
];

const ROWS: &[Row] = &[
    // A question: the harmless answer is on Enter and Esc.
    row(&[Mode::Question, Mode::Asked], &[Char('y')], Command::Yes, Rank::Line),
    row(&[Mode::Question, Mode::Asked], &[Char('n')], Command::No, Rank::Line),
    row(&[Mode::Question], &[Code(KeyCode::Enter)], Command::Enter, Rank::Silent),
    // Marking, what both need first.
    row(&[Mode::Ending], &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Line),
    row(&[Mode::Ending], &[Char('b')], Command::BlackAgrees, Rank::Line),
    row(&[Mode::Ending], &[Char('w')], Command::WhiteAgrees, Rank::Line),
    row(&[Mode::Ending], &[Char('a')], Command::Suggest, Rank::Line),
    row(&[Mode::Ending], &[Char('D')], Command::Dispute, Rank::Line),
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
    row(PLAY, &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Line),
    row(PLAY, &[Char('m')], Command::TypePoint, Rank::Line),
    row(PLAY, &[Char('p')], Command::Pass, Rank::Line),
    row(PLAY, &[Char('u')], Command::TakeBack, Rank::Line),
    row(PLAY, &[Char('E')], Command::Over, Rank::Line),
    row(&[Mode::Table, Mode::Asked, Mode::Paused, Mode::Ending], &[Char('R')], Command::Resign, Rank::Help),
    row(&[Mode::Table, Mode::Asked, Mode::Paused], &[Char('t')], Command::Pause, Rank::Line),
    row(&[Mode::Paused], &[Code(KeyCode::Enter), Char('y')], Command::Enter, Rank::Silent),
    // After the game.
    row(&[Mode::Over], &[Code(KeyCode::Enter), Char('r')], Command::Review, Rank::Line),
    row(&[Mode::Over], &[Char('A')], Command::Again, Rank::Line),
    // Review.
    named(&[Mode::Review], &[Code(KeyCode::Right), Char('l')], Command::Right, Rank::Line, Named::Sideways),
    row(&[Mode::Review], &[Code(KeyCode::Left), Char('h')], Command::Left, Rank::Silent),
    named(&[Mode::Review], &[Code(KeyCode::Down), Char('j')], Command::Down, Rank::Help, Named::UpDown),
    row(&[Mode::Review], &[Code(KeyCode::Up), Char('k')], Command::Up, Rank::Silent),
    row(&[Mode::Review], &[Code(KeyCode::PageUp)], Command::PageUp, Rank::Help),
    row(&[Mode::Review], &[Code(KeyCode::PageDown)], Command::PageDown, Rank::Line),
    row(&[Mode::Review], &[Code(KeyCode::Home), Char('g')], Command::First, Rank::Help),
    named(&[Mode::Review], &[Char('G')], Command::GoTo, Rank::Line, Named::Number),
    row(&[Mode::Review], &[Code(KeyCode::End)], Command::Last, Rank::Help),
    row(&[Mode::Review], &[Ctrl('g')], Command::GoTo, Rank::Silent),
    row(&[Mode::Review], &[Char(']')], Command::NextCapture, Rank::Line),
    row(&[Mode::Review], &[Char('[')], Command::PreviousCapture, Rank::Help),
    row(&[Mode::Review], &[Code(KeyCode::Enter)], Command::Enter, Rank::Help),
    row(&[Mode::Review], &[Shift(KeyCode::Down), Char('J')], Command::LeapDown, Rank::Help),
    row(&[Mode::Review], &[Shift(KeyCode::Up), Char('K')], Command::LeapUp, Rank::Silent),
    row(&[Mode::Review], &[Shift(KeyCode::Left), Char('H')], Command::LeapLeft, Rank::Silent),
    row(&[Mode::Review], &[Shift(KeyCode::Right), Char('L')], Command::LeapRight, Rank::Silent),
    row(&[Mode::Review], &[Code(KeyCode::Backspace)], Command::Erase, Rank::Silent),
    // Lists.
    named(LIST, &[Code(KeyCode::Up), Char('k')], Command::Up, Rank::Line, Named::UpDown),
    row(LIST, &[Code(KeyCode::Down), Char('j')], Command::Down, Rank::Silent),
    row(LIST, &[Code(KeyCode::PageUp)], Command::PageUp, Rank::Silent),
    row(LIST, &[Code(KeyCode::PageDown)], Command::PageDown, Rank::Silent),
    row(LIST, &[Code(KeyCode::Home), Char('g')], Command::First, Rank::Silent),
    row(LIST, &[Code(KeyCode::End), Char('G')], Command::Last, Rank::Silent),
    row(LIST, &[Code(KeyCode::Enter), Char(' ')], Command::Enter, Rank::Line),
    row(&[Mode::Shelf], &[Char('/')], Command::Search, Rank::Line),
    // The form.
    named(&[Mode::Form], &[Code(KeyCode::Up)], Command::Up, Rank::Line, Named::UpDown),
    row(&[Mode::Form], &[Code(KeyCode::Down)], Command::Down, Rank::Silent),
    named(&[Mode::Form], &[Code(KeyCode::Left)], Command::Left, Rank::Line, Named::Sideways),
    row(&[Mode::Form], &[Code(KeyCode::Right)], Command::Right, Rank::Silent),
    row(&[Mode::Form], &[Char(' ')], Command::Space, Rank::Silent),
    row(&[Mode::Form, Mode::Field], &[Code(KeyCode::Enter)], Command::Enter, Rank::Line),
    row(&[Mode::Form, Mode::Field], &[Code(KeyCode::Tab)], Command::Next, Rank::Help),
    row(
        &[Mode::Form, Mode::Field],
        &[Code(KeyCode::BackTab), Shift(KeyCode::Tab)],
        Command::Previous,
        Rank::Silent,
    ),
    // A line of text.
    row(&[Mode::Field], &[Code(KeyCode::Up)], Command::Up, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::Down)], Command::Down, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::Left)], Command::Left, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::Right)], Command::Right, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::Home)], Command::First, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::End)], Command::Last, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::Backspace)], Command::Erase, Rank::Silent),
    row(&[Mode::Field], &[Code(KeyCode::Delete)], Command::Delete, Rank::Silent),
    // Help.
    named(&[Mode::Help], &[Code(KeyCode::Up), Char('k')], Command::Up, Rank::Line, Named::UpDown),
    row(&[Mode::Help], &[Code(KeyCode::Down), Char('j')], Command::Down, Rank::Silent),
    row(&[Mode::Help], &[Code(KeyCode::PageUp)], Command::PageUp, Rank::Silent),
    row(&[Mode::Help], &[Code(KeyCode::PageDown), Char(' ')], Command::PageDown, Rank::Silent),
    // Everywhere.
    row(SEEN, &[Char('c')], Command::Coordinates, Rank::Help),
    row(SEEN, &[Char('n')], Command::Numbers, Rank::Help),
    row(SEEN, &[Char('f')], Command::Quiet, Rank::Help),
    row(ALL, &[Char('?'), Code(KeyCode::F(1))], Command::Help, Rank::Line),
    row(
        &[
            Mode::Waiting,
            Mode::Table,
            Mode::Asked,
            Mode::Paused,
            Mode::Ending,
            Mode::Over,
            Mode::Review,
            Mode::Question,
            Mode::Menu,
            Mode::Field,
            Mode::Form,
            Mode::Shelf,
            Mode::Help,
        ],
        &[Code(KeyCode::Esc), Ctrl('c')],
        Command::Menu,
        Rank::Line,
    ),
    row(&[Mode::Home], &[Char('q'), Code(KeyCode::Esc), Ctrl('c')], Command::Quit, Rank::Line),
    row(
        &[Mode::Waiting, Mode::Table, Mode::Asked, Mode::Paused, Mode::Ending, Mode::Over, Mode::Review],
        &[Char('q')],
        Command::Home,
        Rank::Help,
    ),
    row(&[Mode::Shelf, Mode::Form, Mode::Help, Mode::Menu], &[Char('q')], Command::Menu, Rank::Silent),
    row(
        &[
            Mode::Home,
            Mode::Form,
            Mode::Field,
            Mode::Waiting,
            Mode::Table,
            Mode::Asked,
            Mode::Paused,
            Mode::Ending,
            Mode::Over,
            Mode::Review,
            Mode::Shelf,
            Mode::Question,
            Mode::Menu,
            Mode::Help,
        ],
        &[Ctrl('z')],
        Command::Suspend,
        Rank::Help,
    ),
];

impl Press {
    fn is(self, key: KeyEvent) -> bool {
        let (ctrl, shift) =
            (key.modifiers.contains(KeyModifiers::CONTROL), key.modifiers.contains(KeyModifiers::SHIFT));
        match self {
            Char(c) => key.code == KeyCode::Char(c) && !ctrl && !key.modifiers.contains(KeyModifiers::ALT),
            Code(code) => key.code == code && (!shift || code == KeyCode::BackTab),
            Shift(code) => key.code == code && shift,
            Ctrl(c) => key.code == KeyCode::Char(c) && ctrl,
        }
    }

    fn name(self, text: &Text) -> String {
        let names = &text.key_name;
        match self {
            Char(' ') => names.space.to_owned(),
            Char(c) => c.to_string(),
            Ctrl(c) => format!("Ctrl-{}", c.to_ascii_uppercase()),
            Shift(code) => format!("Shift-{}", Code(code).name(text)),
            Code(code) => match code {
                KeyCode::Enter => "Enter".to_owned(),
                KeyCode::Esc => "Esc".to_owned(),
                KeyCode::PageUp => "PgUp".to_owned(),
                KeyCode::PageDown => "PgDn".to_owned(),
                KeyCode::F(n) => format!("F{n}"),
                other => other.to_string(),
            },
        }
    }
}

/// What an event from the terminal means now; `None` when it means nothing at all. `click` says what lies under a
/// cell of the screen.
pub fn action(app: &App, event: &Event, click: impl Fn(u16, u16) -> Option<Action>) -> Option<Action> {
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Press => Some(key_action(app.mode(), *key)),
        Event::Paste(text) => Some(Action::Paste(text.clone())),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => click(mouse.column, mouse.row),
            MouseEventKind::ScrollUp => wheel(app.mode(), Command::Left, Command::Up),
            MouseEventKind::ScrollDown => wheel(app.mode(), Command::Right, Command::Down),
            _ => None,
        },
        _ => None,
    }
}

fn wheel(mode: Mode, in_review: Command, in_lists: Command) -> Option<Action> {
    let command = match mode {
        Mode::Review => in_review,
        Mode::Home | Mode::Shelf | Mode::Menu | Mode::Help => in_lists,
        _ => return None,
    };
    Some(Action::Command(command, WHEEL))
}

/// The wheel, as one key among the others.
const WHEEL: Key = Key(u32::MAX);

fn key_action(mode: Mode, key: KeyEvent) -> Action {
    let id = identity(key);
    let plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    if let KeyCode::Char(c) = key.code
        && plain
    {
        match (mode, c.to_digit(10)) {
            (Mode::Field, _) => return Action::Type(c),
            (Mode::Home | Mode::Menu | Mode::Review | Mode::Form, Some(digit)) => {
                return Action::Command(Command::Digit(u8::try_from(digit).unwrap_or(0)), id);
            }
            _ => {}
        }
    }
    ROWS.iter()
        .find(|row| row.modes.contains(&mode) && row.keys.iter().any(|press| press.is(key)))
        .map_or(Action::Stray(id), |row| Action::Command(row.command, id))
}

/// Whether a key may be heard where the window is too small to show what it does: nothing that touches the game.
pub fn is_safe_unseen(app: &App, event: &Event) -> bool {
    let Event::Key(key) = event else { return false };
    matches!(key_action(app.mode(), *key), Action::Command(Command::Suspend, _))
}

/// Whether a key is the one that leaves the program where nothing can be asked.
pub fn is_way_out(event: &Event) -> bool {
    matches!(event, Event::Key(key) if Ctrl('c').is(*key))
}

/// The first key of a command in a mode, as it is called.
pub fn key_of(mode: Mode, command: Command, text: &Text) -> Option<String> {
    let row = ROWS.iter().find(|row| row.command == command && row.modes.contains(&mode))?;
    Some(row.keys.first()?.name(text))
}

/// The physical key, whatever it means: two strokes of it can be told from one held down.
fn identity(key: KeyEvent) -> Key {
    Key(match key.code {
        KeyCode::Char(c) => u32::from(c),
        KeyCode::F(n) => 0x0011_0000 + u32::from(n),
        KeyCode::Enter => 0x0012_0001,
        KeyCode::Esc => 0x0012_0002,
        KeyCode::Backspace => 0x0012_0003,
        KeyCode::Left => 0x0012_0004,
        KeyCode::Right => 0x0012_0005,
        KeyCode::Up => 0x0012_0006,
        KeyCode::Down => 0x0012_0007,
        KeyCode::Tab => 0x0012_0008,
        KeyCode::BackTab => 0x0012_0009,
        _ => 0x0012_0000,
    })
}

/// The keys of a mode and what they do, for the key line (`all` false) or Help.
pub fn rows(mode: Mode, all: bool, text: &Text) -> Vec<(String, &'static str)> {
    let most = if all { Rank::Help } else { Rank::Line };
    ROWS.iter()
        .filter(|row| row.rank <= most && row.modes.contains(&mode))
        .map(|row| {
            let names = &text.key_name;
            let keys = match row.named {
                Named::Arrows => names.arrows.to_owned(),
                Named::Sideways => names.sideways.to_owned(),
                Named::UpDown => names.up_down.to_owned(),
                Named::ShiftArrows => names.shift_arrows.to_owned(),
                Named::Number => format!("{}G", names.number),
                Named::Plainly if all => {
                    row.keys.iter().map(|press| press.name(text)).collect::<Vec<_>>().join(" ")
                }
                Named::Plainly => row.keys.first().map_or_else(String::new, |press| press.name(text)),
            };
            (keys, label(mode, row.command, text))
        })
        .collect()
}
