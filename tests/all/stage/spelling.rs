//! How keys are written: one text, as they are pressed one after the other.
//!
//! A character is its key: `jj` is the key J twice, `R` is R with Shift, a blank is the space bar. Other keys have
//! their names in angle brackets:
//!
//! | written | key |
//! |---|---|
//! | `<enter>` `<esc>` `<tab>` `<s-tab>` `<space>` | Enter, Escape, Tab, Tab with Shift, the space bar |
//! | `<bs>` `<del>` | Backspace, Delete |
//! | `<left>` `<right>` `<up>` `<down>` | the arrows |
//! | `<s-left>` `<s-right>` `<s-up>` `<s-down>` | the arrows with Shift |
//! | `<home>` `<end>` `<pgup>` `<pgdn>` | as it stands on them |
//! | `<f1>` … `<f12>` | the function keys |
//! | `<c-a>` … `<c-z>` | a letter with Ctrl |
//! | `<a-x>` | a character with Alt |
//! | `<lt>` | `<` |
//!
//! `"jj<tab>s"` is J, J, Tab, S. Each goes through the decoder as the bytes a terminal sends for it.

use crossterm::event::Event;
use shoutan::shell::decode::Decoder;

/// The bytes a terminal sends for a key with a name.
fn bytes(name: &str) -> Vec<u8> {
    let sequence = match name {
        "enter" => "\r",
        "esc" => "\x1b",
        "tab" => "\t",
        "s-tab" => "\x1b[Z",
        "space" => " ",
        "bs" => "\x7f",
        "del" => "\x1b[3~",
        "left" => "\x1b[D",
        "right" => "\x1b[C",
        "up" => "\x1b[A",
        "down" => "\x1b[B",
        "s-left" => "\x1b[1;2D",
        "s-right" => "\x1b[1;2C",
        "s-up" => "\x1b[1;2A",
        "s-down" => "\x1b[1;2B",
        "home" => "\x1b[H",
        "end" => "\x1b[F",
        "pgup" => "\x1b[5~",
        "pgdn" => "\x1b[6~",
        "lt" => "<",
        _ => return modified(name).unwrap_or_else(|| panic!("no key is called <{name}>")),
    };
    sequence.as_bytes().to_vec()
}

/// Function keys, and characters with Ctrl and Alt.
fn modified(name: &str) -> Option<Vec<u8>> {
    if let Some(n) = name.strip_prefix('f').and_then(|n| n.parse::<u8>().ok()) {
        // The numbers leave out 16 and 22.
        let number = n + 10 + u8::from(n > 5) + u8::from(n > 10);
        return (1..=12).contains(&n).then(|| format!("\x1b[{number}~").into_bytes());
    }
    match *name.as_bytes() {
        [b'c', b'-', letter @ b'a'..=b'z'] => Some(vec![letter - b'a' + 1]),
        [b'a', b'-', character @ 0x20..0x7f] => Some(vec![0x1b, character]),
        _ => None,
    }
}

/// What comes of these keys.
pub fn events(mut keys: &str) -> Vec<Event> {
    let mut events = Vec::new();
    while let Some(c) = keys.chars().next() {
        let (bytes, rest) = match keys.strip_prefix('<').and_then(|keys| keys.split_once('>')) {
            Some((name, rest)) => (bytes(name), rest),
            None => (keys[..c.len_utf8()].into(), &keys[c.len_utf8()..]),
        };
        let mut decoder = Decoder::default();
        let read = decoder.take_all(&bytes).into_iter().chain(decoder.settle());
        events.extend(read);
        keys = rest;
    }
    events
}

#[test]
fn every_spelling_is_the_key_it_names() {
    use crossterm::event::KeyCode::{
        BackTab, Backspace, Char, Delete, Down, End, Enter, Esc, F, Home, Left, PageDown, PageUp, Right, Tab,
        Up,
    };
    use crossterm::event::{KeyEvent, KeyModifiers};
    let (no, shift) = (KeyModifiers::NONE, KeyModifiers::SHIFT);
    for (written, keys) in [
        ("jj<tab>s", vec![(Char('j'), no), (Char('j'), no), (Tab, no), (Char('s'), no)]),
        ("R 王", vec![(Char('R'), shift), (Char(' '), no), (Char('王'), no)]),
        ("<enter><esc><space>", vec![(Enter, no), (Esc, no), (Char(' '), no)]),
        ("<s-tab><bs><del>", vec![(BackTab, shift), (Backspace, no), (Delete, no)]),
        ("<left><right><up><down>", vec![(Left, no), (Right, no), (Up, no), (Down, no)]),
        ("<s-left><s-right><s-up><s-down>", vec![(Left, shift), (Right, shift), (Up, shift), (Down, shift)]),
        ("<home><end><pgup><pgdn>", vec![(Home, no), (End, no), (PageUp, no), (PageDown, no)]),
        ("<f1><f5><f6><f10><f11><f12>", [1, 5, 6, 10, 11, 12].map(|n| (F(n), no)).to_vec()),
        ("<c-g><c-z>", vec![(Char('g'), KeyModifiers::CONTROL), (Char('z'), KeyModifiers::CONTROL)]),
        ("<a-x><lt>", vec![(Char('x'), KeyModifiers::ALT), (Char('<'), no)]),
    ] {
        let keys: Vec<Event> =
            keys.into_iter().map(|(code, modifiers)| Event::Key(KeyEvent::new(code, modifiers))).collect();
        assert_eq!(events(written), keys, "{written}");
    }
}

#[test]
#[should_panic(expected = "no key is called <entr>")]
fn a_name_no_key_has_is_a_fault_of_the_test() {
    events("<entr>");
}
