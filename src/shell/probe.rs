//! The one question the terminal is asked: how wide it draws `●`.
//!
//! Terminals set to East Asian widths draw it two cells wide, and a board that does not know is wrecked; one that
//! does not read UTF-8 draws three. The answer is a cursor report, read before the input thread starts.

use std::fs::File;
use std::io::{self, Read, Write};

use crossterm::event::Event;
use rustix::termios::{OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};

use super::decode::Decoder;

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
pub fn ask(tty: &mut impl Write, keyboard: &mut File) -> io::Result<Answer> {
    tty.write_all(QUESTION)?;
    let bytes = read_report(keyboard)?;
    tty.write_all(WIPE)?;
    Ok(understand(&bytes))
}

/// Reads until a cursor report is complete or nothing comes any more.
fn read_report(keyboard: &mut File) -> io::Result<Vec<u8>> {
    let usual = tcgetattr(&*keyboard)?;
    let mut patient = usual.clone();
    patient.special_codes[SpecialCodeIndex::VMIN] = 0;
    patient.special_codes[SpecialCodeIndex::VTIME] = PATIENCE;
    tcsetattr(&*keyboard, OptionalActions::Now, &patient)?;
    let (mut bytes, mut byte) = (Vec::new(), [0]);
    while report(&bytes).is_none() && bytes.len() < LONGEST && matches!(keyboard.read(&mut byte), Ok(1)) {
        bytes.push(byte[0]);
    }
    tcsetattr(&*keyboard, OptionalActions::Now, &usual)?;
    Ok(bytes)
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

/// Early keys.
fn keys(bytes: &[u8]) -> Vec<Event> {
    let mut decoder = Decoder::default();
    let mut typed = decoder.take_all(bytes);
    typed.extend(decoder.settle());
    typed
}

#[cfg(test)]
mod tests {
    use super::{Stone, report, understand};

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
            (b"\x1b[1;1", Stone::Narrow, 0),
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
}
