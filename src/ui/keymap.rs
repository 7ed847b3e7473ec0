//! What the terminal tells of, as the program knows it.

use crate::app::App;
use crate::app::action::Action;
use crate::app::key::{self, Key};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

/// What an event from the terminal means now; `None` when it means nothing at all. `click` says what lies under a
/// cell of the screen.
pub fn action(app: &App, event: &Event, click: impl Fn(u16, u16) -> Option<Action>) -> Option<Action> {
    // The wheel is no key: where it goes through nothing it was not turned.
    let wheel = |code| Some(Key::of(code)).filter(|&key| app.takes(key)).map(Action::Key);
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Press => Some(Action::Key(decoded(*key))),
        Event::Paste(text) => Some(Action::Paste(text.clone())),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => click(mouse.column, mouse.row),
            MouseEventKind::ScrollUp => wheel(key::Code::WheelUp),
            MouseEventKind::ScrollDown => wheel(key::Code::WheelDown),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a key may be heard where the window is too small to show what it does: nothing that touches the game.
pub fn is_safe_unseen(app: &App, event: &Event) -> bool {
    matches!(event, Event::Key(key) if decoded(*key).is("c-z") && app.takes(decoded(*key)))
}

/// Whether a key is the one that leaves the program where nothing can be asked.
pub fn is_way_out(event: &Event) -> bool {
    matches!(event, Event::Key(key) if decoded(*key).is("c-c"))
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
