//! The one question the terminal is asked: how wide it draws `●`.
//!
//! Terminals set to East Asian widths draw it two cells wide, and a board that does not know is wrecked; one that
//! does not read UTF-8 draws three. The answer is a cursor report, read before the input thread starts.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::os::fd::AsFd;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use rustix::termios::{OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};

/// The upper left corner, a stone, and where the cursor is now.
const QUESTION: &[u8] = b"\x1b[H\xe2\x97\x8f\x1b[6n";

/// The stone wiped out.
const WIPE: &[u8] = b"\x1b[H\x1b[2K";

/// How long an answer may take, in tenths of a second, the terminal driver's unit.
const PATIENCE: u8 = 1;

/// More than this is no answer.
const LONGEST: usize = 1_024;

/// How the terminal draws `●`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stone {
    /// One cell wide, or nobody knows.
    #[default]
    Narrow,
    /// Two cells wide.
    Wide,
    /// Not at all: the terminal does not read UTF-8.
    Unreadable,
}

/// What the question brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The stone.
    pub stone: Stone,
    /// Keys that were typed before the answer came.
    pub typed: Vec<Event>,
}

/// Asks. The terminal is in raw mode and nobody else reads from it. Without an answer in time the stone is narrow;
/// an error means that the terminal is gone.
pub fn ask(tty: &mut impl Write) -> io::Result<Answer> {
    let mut keyboard = Keyboard::open()?;
    tty.write_all(QUESTION)?;
    let bytes = keyboard.read_report()?;
    tty.write_all(WIPE)?;
    Ok(understand(&bytes))
}

/// The terminal's input, with reads that give up.
struct Keyboard(File);

impl Keyboard {
    fn open() -> io::Result<Self> {
        let stdin = io::stdin();
        let own = stdin.is_terminal();
        Ok(Self(if own { stdin.as_fd().try_clone_to_owned()?.into() } else { File::open("/dev/tty")? }))
    }

    /// Reads until a cursor report is complete or nothing comes any more.
    fn read_report(&mut self) -> io::Result<Vec<u8>> {
        let usual = tcgetattr(&self.0)?;
        let mut patient = usual.clone();
        patient.special_codes[SpecialCodeIndex::VMIN] = 0;
        patient.special_codes[SpecialCodeIndex::VTIME] = PATIENCE;
        tcsetattr(&self.0, OptionalActions::Now, &patient)?;
        let (mut bytes, mut byte) = (Vec::new(), [0]);
        while report(&bytes).is_none() && bytes.len() < LONGEST && matches!(self.0.read(&mut byte), Ok(1)) {
            bytes.push(byte[0]);
        }
        tcsetattr(&self.0, OptionalActions::Now, &usual)?;
        Ok(bytes)
    }
}

/// The column of a cursor report `ESC [ row ; column R` at the end of `bytes`, and where it begins.
fn report(bytes: &[u8]) -> Option<(usize, u16)> {
    let body = bytes.strip_suffix(b"R")?;
    let begin = body.windows(2).rposition(|two| two == b"\x1b[")?;
    let (row, column) = std::str::from_utf8(body.get(begin + 2..)?).ok()?.split_once(';')?;
    row.parse::<u16>().ok()?;
    Some((begin, column.parse().ok()?))
}

fn understand(bytes: &[u8]) -> Answer {
    let (end, column) = report(bytes).unwrap_or((bytes.len(), 2));
    let stone = match column {
        0..=2 => Stone::Narrow,
        3 => Stone::Wide,
        _ => Stone::Unreadable,
    };
    Answer { stone, typed: keys(bytes.get(..end).unwrap_or_default()) }
}

/// Early keys, as far as they are plain: characters, Enter, Tab, Backspace and the arrows. A sequence of another
/// kind ends the reading, so that no piece of one is ever taken for a key.
fn keys(bytes: &[u8]) -> Vec<Event> {
    let text = String::from_utf8_lossy(bytes);
    let mut rest = text.chars();
    let mut typed = Vec::new();
    while let Some(c) = rest.next() {
        let code = match c {
            '\r' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\x7f' => KeyCode::Backspace,
            '\x1b' => match (rest.next(), rest.next()) {
                (Some('[' | 'O'), Some('A')) => KeyCode::Up,
                (Some('[' | 'O'), Some('B')) => KeyCode::Down,
                (Some('[' | 'O'), Some('C')) => KeyCode::Right,
                (Some('[' | 'O'), Some('D')) => KeyCode::Left,
                _ => break,
            },
            c if c.is_control() || c == char::REPLACEMENT_CHARACTER => break,
            c => KeyCode::Char(c),
        };
        let shift = matches!(code, KeyCode::Char(c) if c.is_uppercase());
        let modifiers = if shift { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
        typed.push(Event::Key(KeyEvent::new(code, modifiers)));
    }
    typed
}

#[cfg(test)]
mod tests {
    use crossterm::event::{Event, KeyCode};

    use super::{Stone, keys, report, understand};

    #[test]
    fn answers() {
        let cases: [(&[u8], Stone, usize); 8] = [
            (b"\x1b[1;2R", Stone::Narrow, 0),
            (b"\x1b[1;3R", Stone::Wide, 0),
            (b"\x1b[1;4R", Stone::Unreadable, 0),
            (b"", Stone::Narrow, 0),
            (b"hj\x1b[1;3R", Stone::Wide, 2),
            (b"\x1b[A\r\x1b[1;2R", Stone::Narrow, 2),
            (b"D4\r", Stone::Narrow, 3),
            (b"\x1b[1;R", Stone::Narrow, 0),
        ];
        for (bytes, stone, typed) in cases {
            let answer = understand(bytes);
            assert_eq!((answer.stone, answer.typed.len()), (stone, typed), "{bytes:?}");
        }
    }

    #[test]
    fn a_report_is_complete_or_none() {
        for part in [&b"\x1b[1;2"[..], b"\x1b[", b"1;2R", b"R", b"\x1b[R", b"\x1b[;R", b"\x1b[99999;2R"] {
            assert_eq!(report(part), None, "{part:?}");
        }
        assert_eq!(report(b"x\x1b[12;80R"), Some((1, 80)));
    }

    #[test]
    fn early_keys_are_kept_and_pieces_are_not_keys() {
        let code = |event: &Event| event.as_key_event().map(|key| key.code);
        let typed = keys("p手\x1b[D".as_bytes());
        assert_eq!(
            typed.iter().filter_map(code).collect::<Vec<_>>(),
            [KeyCode::Char('p'), KeyCode::Char('手'), KeyCode::Left]
        );
        assert_eq!(keys(b"a\x1b[3~b").len(), 1);
        assert_eq!(keys(b"a\x1b").len(), 1);
        assert_eq!(keys(b"\xff\xfep").len(), 0);
    }
}
