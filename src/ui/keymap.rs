//! The one key table: it feeds dispatch, the key line and Help.
//!
//! A row says in which modes which keys give a command. Everything not in the table is a stray key.

mod table;

use crate::app::action::{Action, Command};
use crate::app::key::{self, Key};
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
use table::ROWS;

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
}

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
        Event::Key(key) if key.kind == KeyEventKind::Press => Some(key_action(app, *key)),
        Event::Paste(text) => Some(Action::Paste(text.clone())),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => click(mouse.column, mouse.row),
            MouseEventKind::ScrollUp => wheel(app, key::Code::WheelUp, Command::Up),
            MouseEventKind::ScrollDown => wheel(app, key::Code::WheelDown, Command::Down),
            _ => None,
        },
        _ => None,
    }
}

fn wheel(app: &App, code: key::Code, in_lists: Command) -> Option<Action> {
    let key = Key::of(code);
    if app.takes_keys() {
        return Some(Action::Key(key));
    }
    let list = matches!(app.mode(), Mode::Home | Mode::Shelf | Mode::Choose | Mode::Nigiri | Mode::Arbiter);
    list.then_some(Action::Command(in_lists, key))
}

fn key_action(app: &App, key: KeyEvent) -> Action {
    let (mode, id) = (app.mode(), decoded(key));
    if app.takes_keys() {
        return Action::Key(id);
    }
    let plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    if let KeyCode::Char(c) = key.code
        && plain
    {
        match (mode, c.to_digit(10)) {
            (Mode::Field | Mode::Sealing, _) => return Action::Type(c),
            (Mode::Home | Mode::Form | Mode::Nigiri | Mode::Arbiter, Some(digit)) => {
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
    decoded(*key).is("c-z") && !matches!(key_action(app, *key), Action::Stray(_))
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

/// The key, as the program knows it.
fn decoded(key: KeyEvent) -> Key {
    let code = match key.code {
        KeyCode::Char(c) => key::Code::Char(c),
        KeyCode::F(n) => key::Code::F(n),
        KeyCode::Enter => key::Code::Enter,
        KeyCode::Esc => key::Code::Esc,
        KeyCode::Backspace => key::Code::Backspace,
        KeyCode::Left => key::Code::Left,
        KeyCode::Right => key::Code::Right,
        KeyCode::Up => key::Code::Up,
        KeyCode::Down => key::Code::Down,
        KeyCode::Tab => key::Code::Tab,
        KeyCode::BackTab => key::Code::BackTab,
        KeyCode::Home => key::Code::Home,
        KeyCode::End => key::Code::End,
        KeyCode::PageUp => key::Code::PageUp,
        KeyCode::PageDown => key::Code::PageDown,
        KeyCode::Delete => key::Code::Delete,
        _ => key::Code::Other,
    };
    let with = |modifier| key.modifiers.contains(modifier);
    Key {
        code,
        shift: with(KeyModifiers::SHIFT),
        ctrl: with(KeyModifiers::CONTROL),
        alt: with(KeyModifiers::ALT),
    }
}

/// The keys of the present mode that do something now, for the key line.
pub fn line(app: &App) -> Vec<(String, &'static str)> {
    if let Some(line) = app.line() {
        return line;
    }
    let text = app.desk.text;
    let mode = app.mode();
    listed(mode, false, text, |command| app.offers(command), |command| app.label(mode, command))
}

/// The keys of a mode and what they do where one is, for Help.
pub fn rows(app: &App, mode: Mode) -> Vec<(String, &'static str)> {
    listed(mode, true, app.desk.text, |command| app.holds(mode, command), |command| app.label(mode, command))
}

fn listed(
    mode: Mode,
    all: bool,
    text: &Text,
    can: impl Fn(Command) -> bool,
    called: impl Fn(Command) -> &'static str,
) -> Vec<(String, &'static str)> {
    let most = if all { Rank::Help } else { Rank::Line };
    let rows: Vec<_> = ROWS.iter().filter(|row| row.modes.contains(&mode) && can(row.command)).collect();
    rows.iter()
        .enumerate()
        .filter(|(_, row)| row.rank <= most)
        .map(|(n, row)| {
            let names = &text.key_name;
            // A key another row had before does not reach this one.
            let free = |press: &&Press| !rows[..n].iter().any(|before| before.keys.contains(*press));
            let keys = match row.named {
                Named::Arrows => names.arrows.to_owned(),
                Named::Sideways => names.sideways.to_owned(),
                Named::UpDown => names.up_down.to_owned(),
                Named::ShiftArrows => names.shift_arrows.to_owned(),
                Named::Plainly if all => {
                    row.keys.iter().filter(free).map(|press| press.name(text)).collect::<Vec<_>>().join(" ")
                }
                Named::Plainly => row.keys.first().map_or_else(String::new, |press| press.name(text)),
            };
            (keys, called(row.command))
        })
        .collect()
}
