//! Bytes from the terminal as keys, clicks and pastes.
//!
//! Where a sequence is cut by the line does not matter: a key is decided when its last byte is there, or when
//! nothing more came for a moment. Neither an unfinished sequence nor a paste without an end can lock the keys. A paste
//! that is not marked as one is told by what comes in one go.

mod burst;
mod csi;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// How long after an unfinished key nothing must come, in ms, until it is taken as it stands.
const KEY_PATIENCE: u64 = 50;

/// The same where a sequence has begun that is more than a key: a slow line may cut it anywhere, and its rest would be
/// read as keys.
const SEQUENCE_PATIENCE: u64 = 1_000;

/// The same for a paste.
const PASTE_PATIENCE: u64 = 1_000;

/// The same for a paste that nothing marks: its end is that no more comes. What is typed meanwhile is lost to it.
const BURST_PATIENCE: u64 = 150;

/// The longest sequence kept, in bytes.
const LONGEST: usize = 64;

/// The longest paste kept, in bytes; no field takes more.
const LONGEST_PASTE: usize = 1 << 20;

const PASTE_BEGIN: &[u8] = b"\x1b[200~";
const PASTE_END: &[u8] = b"\x1b[201~";

/// What was read and is not decided yet.
#[derive(Clone, Debug, Default)]
pub struct Decoder {
    pending: Vec<u8>,
    /// What was pasted so far, while a paste goes on.
    paste: Option<Vec<u8>>,
    /// The same of a paste that nothing marks.
    burst: Option<Vec<u8>>,
    /// Whether the last thing taken as it stood was an Esc, which may have been the beginning of a sequence.
    cut_at_esc: bool,
}

/// What the bytes so far are.
enum Read {
    /// The beginning of something.
    Part,
    /// All of something; `None`: something that is no key here.
    Whole(Option<Event>),
    /// A key, and the beginning of something else in the last byte.
    Before(Event),
    /// Nothing, and the beginning of something else in the last byte.
    Cut,
}

impl Decoder {
    /// Takes what was read in one go.
    pub fn take_all(&mut self, mut bytes: &[u8]) -> Vec<Event> {
        if std::mem::take(&mut self.cut_at_esc) {
            // Nobody types these in one go.
            bytes = rest_of_sequence(bytes).map_or(bytes, |end| &bytes[end..]);
        }
        let idle = self.pending.is_empty() && self.paste.is_none();
        match &mut self.burst {
            Some(burst) if burst::is_text(bytes) => {
                burst.extend(&bytes[..bytes.len().min(LONGEST_PASTE - burst.len())]);
                return Vec::new();
            }
            None if idle && burst::is_pasted(bytes) => {
                self.burst = Some(bytes.to_vec());
                return Vec::new();
            }
            _ => {}
        }
        let before = self.burst.take().map(pasted);
        before.into_iter().chain(bytes.iter().filter_map(|&byte| self.take(byte))).collect()
    }

    /// Takes a byte.
    fn take(&mut self, byte: u8) -> Option<Event> {
        if let Some(paste) = &mut self.paste {
            // The end is looked for in what would be cut off, too.
            if paste.len() == LONGEST_PASTE + PASTE_END.len() {
                paste.remove(LONGEST_PASTE);
            }
            paste.push(byte);
            return paste.ends_with(PASTE_END).then(|| self.end_paste()).flatten();
        }
        self.pending.push(byte);
        if self.pending == PASTE_BEGIN {
            self.pending.clear();
            self.paste = Some(Vec::new());
            return None;
        }
        match read(&self.pending) {
            Read::Part if self.pending.len() < LONGEST => None,
            Read::Part => {
                self.pending.clear();
                None
            }
            Read::Whole(event) => {
                self.pending.clear();
                event
            }
            Read::Before(event) => {
                self.pending = vec![byte];
                Some(event)
            }
            Read::Cut => {
                self.pending = vec![byte];
                None
            }
        }
    }

    /// How long to wait for more, in ms; `None` while nothing is undecided.
    pub fn patience(&self) -> Option<u64> {
        if self.paste.is_some() {
            Some(PASTE_PATIENCE)
        } else if self.burst.is_some() {
            Some(BURST_PATIENCE)
        } else {
            let is_sequence = matches!(self.pending[..], [0x1b, b'[', ..]);
            let patience = if is_sequence { SEQUENCE_PATIENCE } else { KEY_PATIENCE };
            (!self.pending.is_empty()).then_some(patience)
        }
    }

    /// Nothing more came: what is undecided is taken as it stands.
    pub fn settle(&mut self) -> Option<Event> {
        if self.paste.is_some() {
            return self.end_paste();
        }
        if let Some(burst) = self.burst.take() {
            return Some(pasted(burst));
        }
        self.cut_at_esc = self.pending == [0x1b];
        let event = match self.pending[..] {
            [0x1b] => Some(key(KeyCode::Esc, KeyModifiers::NONE)),
            [0x1b, byte @ (b'[' | b'O')] => Some(character(char::from(byte), KeyModifiers::ALT)),
            _ => None,
        };
        self.pending.clear();
        event
    }

    fn end_paste(&mut self) -> Option<Event> {
        let mut bytes = self.paste.take()?;
        bytes.truncate(bytes.strip_suffix(PASTE_END).unwrap_or(&bytes).len().min(LONGEST_PASTE));
        Some(pasted(bytes))
    }
}

/// Where the rest of a sequence that was cut behind its Esc ends, if these bytes begin with one.
fn rest_of_sequence(bytes: &[u8]) -> Option<usize> {
    let [b'[', rest @ ..] = bytes else { return None };
    (1..=rest.len()).find(|&end| !matches!(csi::read(&rest[..end]), Read::Part)).map(|end| end + 1)
}

fn pasted(bytes: Vec<u8>) -> Event {
    Event::Paste(
        String::from_utf8(bytes).unwrap_or_else(|odd| String::from_utf8_lossy(odd.as_bytes()).into_owned()),
    )
}

fn read(bytes: &[u8]) -> Read {
    let alone = |code| Read::Whole(Some(key(code, KeyModifiers::NONE)));
    let control = |c: char| Read::Whole(Some(key(KeyCode::Char(c), KeyModifiers::CONTROL)));
    match bytes {
        [0x1b] | [0x1b, b'O'] => Read::Part,
        [0x1b, 0x1b] => Read::Before(key(KeyCode::Esc, KeyModifiers::NONE)),
        [0x1b, b'[', sequence @ ..] => csi::read(sequence),
        [0x1b, b'O', last] => Read::Whole(application(*last)),
        [0x1b, rest @ ..] => match read(rest) {
            Read::Whole(Some(Event::Key(key))) => {
                let modifiers = key.modifiers | KeyModifiers::ALT;
                Read::Whole(Some(Event::Key(KeyEvent { modifiers, ..key })))
            }
            other => other,
        },
        [b'\r'] => alone(KeyCode::Enter),
        [b'\t'] => alone(KeyCode::Tab),
        [0x08 | 0x7f] => alone(KeyCode::Backspace),
        [0] => control(' '),
        [byte @ 0x01..=0x1a] => control(char::from(byte - 1 + b'a')),
        [byte @ 0x1c..=0x1f] => control(char::from(byte - 0x1c + b'4')),
        text => match std::str::from_utf8(text) {
            Ok(text) => Read::Whole(text.chars().next().map(|c| character(c, KeyModifiers::NONE))),
            Err(error) if error.error_len().is_none() => Read::Part,
            Err(_) => Read::Whole(None),
        },
    }
}

/// Keys as `ESC O` and a letter: cursor and keypad keys in application mode.
fn application(last: u8) -> Option<Event> {
    let code = match last {
        b'M' => KeyCode::Enter,
        _ => csi::letter(last)?,
    };
    Some(key(code, KeyModifiers::NONE))
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

fn character(c: char, modifiers: KeyModifiers) -> Event {
    let shift = if c.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
    key(KeyCode::Char(c), modifiers | shift)
}

#[cfg(test)]
mod tests;
