//! Sequences that begin with `ESC [`.

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::{Read, key};

/// What follows `ESC [`.
pub(super) fn read(sequence: &[u8]) -> Read {
    let Some((&last, before)) = sequence.split_last() else { return Read::Part };
    match (before, last) {
        // Function keys of the Linux console: one more letter follows.
        ([], b'[') => return Read::Part,
        ([b'['], b'A'..=b'E') => {
            return Read::Whole(Some(key(KeyCode::F(last - b'A' + 1), KeyModifiers::NONE)));
        }
        ([b'['], _) => return Read::Whole(None),
        // A click from a terminal that knows only the old reports: three bytes follow.
        ([], b'M') | ([b'M', ..], _) => return old_mouse(sequence.get(1..).unwrap_or_default()),
        _ => {}
    }
    match last {
        0x1b => Read::Cut,
        0x20..=0x3f => Read::Part,
        0x40..=0x7e => Read::Whole(whole(before, last)),
        _ => Read::Whole(None),
    }
}

fn whole(parameters: &[u8], last: u8) -> Option<Event> {
    let text = std::str::from_utf8(parameters).ok()?;
    if let Some(report) = text.strip_prefix('<') {
        return mouse(report, last);
    }
    let numbers: Vec<u16> = text.split(';').map(|number| number.parse().unwrap_or(1)).collect();
    let modifiers = numbers.get(1).map_or(KeyModifiers::NONE, |&number| modifiers(number));
    let code = match (last, text.is_empty()) {
        (b'~', _) => numbered(numbers.first().copied()?)?,
        (b'Z', _) => return Some(key(KeyCode::BackTab, KeyModifiers::SHIFT)),
        // With numbers this is where the cursor is, an answer that came too late.
        (b'R', false) => return None,
        _ => letter(last)?,
    };
    Some(key(code, modifiers))
}

/// The keys told by a letter.
pub(super) fn letter(last: u8) -> Option<KeyCode> {
    Some(match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(last - b'P' + 1),
        _ => return None,
    })
}

/// The keys told by a number.
fn numbered(number: u16) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(u8::try_from(number - 10).ok()?),
        17..=21 => KeyCode::F(u8::try_from(number - 11).ok()?),
        23 | 24 => KeyCode::F(u8::try_from(number - 12).ok()?),
        _ => return None,
    })
}

/// One more than the sum of 1 for Shift, 2 for Alt, 4 for Ctrl.
fn modifiers(number: u16) -> KeyModifiers {
    let bits = number.saturating_sub(1);
    [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)]
        .into_iter()
        .filter(|(bit, _)| bits & bit != 0)
        .fold(KeyModifiers::NONE, |all, (_, one)| all | one)
}

/// `button;column;row` and `M` for pressed, `m` for let go.
fn mouse(report: &str, last: u8) -> Option<Event> {
    let mut numbers = report.split(';').map(str::parse::<u16>);
    let (button, column, row) = (numbers.next()?.ok()?, numbers.next()?.ok()?, numbers.next()?.ok()?);
    (matches!(last, b'M' | b'm')).then(|| click(button, column, row, last == b'm')).flatten()
}

fn old_mouse(bytes: &[u8]) -> Read {
    match *bytes {
        [button, column, row] => {
            let number = |byte: u8| u16::from(byte.saturating_sub(32));
            // The old reports do not say which button was let go.
            let up = number(button) & 0b110_0011 == 3;
            let button = if up { number(button) & !3 } else { number(button) };
            Read::Whole(click(button, number(column), number(row), up))
        }
        _ => Read::Part,
    }
}

fn click(button: u16, column: u16, row: u16, up: bool) -> Option<Event> {
    let which = match button & 3 {
        0 => MouseButton::Left,
        1 => MouseButton::Middle,
        _ => MouseButton::Right,
    };
    let kind = match (button & 0b110_0000, button & 3) {
        (64, 0) => MouseEventKind::ScrollUp,
        (64, 1) => MouseEventKind::ScrollDown,
        (64, 2) => MouseEventKind::ScrollLeft,
        (64, _) => MouseEventKind::ScrollRight,
        (0, _) if up => MouseEventKind::Up(which),
        (0, 0..=2) => MouseEventKind::Down(which),
        (32, 0..=2) => MouseEventKind::Drag(which),
        _ => return None,
    };
    // Bits 4, 8 and 16 are Shift, Alt and Ctrl, as 1, 2 and 4 are in keys.
    let modifiers = modifiers((button >> 2 & 7) + 1);
    let (column, row) = (column.checked_sub(1)?, row.checked_sub(1)?);
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers }))
}
