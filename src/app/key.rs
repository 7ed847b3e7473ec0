//! Keys as the program knows them, whatever told of them, and the words in which bindings name them.

use crate::text::Text;

/// Which key it is, or what it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// A character, with whatever it takes to type it.
    Char(char),
    /// Enter.
    Enter,
    /// Esc.
    Esc,
    /// Backspace.
    Backspace,
    /// Tab.
    Tab,
    /// Tab backwards, as some terminals tell it.
    BackTab,
    /// Delete.
    Delete,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// Home.
    Home,
    /// End.
    End,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// A function key.
    F(u8),
    /// The wheel of the mouse, away from the hand.
    WheelUp,
    /// The wheel, towards it.
    WheelDown,
    /// Any other.
    Other,
}

/// A key with what was held beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The key.
    pub code: Code,
    /// With Shift; for a character it is part of it.
    pub shift: bool,
    /// With Ctrl.
    pub ctrl: bool,
    /// With Alt.
    pub alt: bool,
}

impl Key {
    /// Enter.
    pub const ENTER: Self = Self::of(Code::Enter);
    /// The space bar.
    pub const SPACE: Self = Self::of(Code::Char(' '));

    /// The key alone.
    pub const fn of(code: Code) -> Self {
        Self { code, shift: false, ctrl: false, alt: false }
    }

    /// What it writes into a line of text.
    pub const fn character(self) -> Option<char> {
        match self.code {
            Code::Char(c) if !self.ctrl && !self.alt => Some(c),
            _ => None,
        }
    }

    /// The digit it writes.
    pub fn digit(self) -> Option<u8> {
        self.character()?.to_digit(10).and_then(|digit| u8::try_from(digit).ok())
    }

    /// Whether it is one of the keys a move is made with.
    pub fn plays(self) -> bool {
        matches!(self.code, Code::Enter | Code::Char(' '))
    }

    /// Whether the word of a binding names it.
    pub fn is(self, word: &str) -> bool {
        match word {
            "digit" => return self.digit().is_some(),
            "1-9" => return self.digit().is_some_and(|digit| digit > 0),
            "left-half" => return self.character().is_some_and(|c| LEFT_HALF.contains(c)),
            "right-half" => {
                return self.code == Code::Enter || self.character().is_some_and(|c| RIGHT_HALF.contains(c));
            }
            // Nobody starts a clock with the wheel.
            "any" => return !matches!(self.code, Code::WheelUp | Code::WheelDown),
            _ => {}
        }
        let Some(named) = Self::named(word) else { return false };
        let by_shift = matches!(named.code, Code::Char(_) | Code::BackTab);
        self.code == named.code
            && self.ctrl == named.ctrl
            && (self.alt == named.alt || !matches!(named.code, Code::Char(_)))
            && (by_shift || self.shift == named.shift)
    }

    /// The key of a word such as `h`, `left`, `s-left` (with Shift), `c-z` (with Ctrl), `f1` or `space`.
    pub fn named(word: &str) -> Option<Self> {
        if let Some(rest) = word.strip_prefix("s-").filter(|rest| !rest.is_empty()) {
            return Some(Self { shift: true, ..Self::named(rest)? });
        }
        if let Some(rest) = word.strip_prefix("c-").filter(|rest| !rest.is_empty()) {
            return Some(Self { ctrl: true, ..Self::named(rest)? });
        }
        let mut characters = word.chars();
        if let (Some(c), None) = (characters.next(), characters.next()) {
            return Some(Self::of(Code::Char(c)));
        }
        if let Some((_, code, _)) = NAMES.iter().find(|(name, ..)| *name == word) {
            return Some(Self::of(*code));
        }
        let number = word.strip_prefix('f')?.parse().ok()?;
        Some(Self::of(Code::F(number)))
    }
}

/// The words of the keys without a character, and what is printed on them. `space` is called as the language has it.
const NAMES: [(&str, Code, &str); 17] = [
    ("space", Code::Char(' '), ""),
    ("enter", Code::Enter, "Enter"),
    ("esc", Code::Esc, "Esc"),
    ("backspace", Code::Backspace, "Backspace"),
    ("tab", Code::Tab, "Tab"),
    ("backtab", Code::BackTab, "Shift-Tab"),
    ("delete", Code::Delete, "Del"),
    ("left", Code::Left, "Left"),
    ("right", Code::Right, "Right"),
    ("up", Code::Up, "Up"),
    ("down", Code::Down, "Down"),
    ("home", Code::Home, "Home"),
    ("end", Code::End, "End"),
    ("pgup", Code::PageUp, "PgUp"),
    ("pgdn", Code::PageDown, "PgDn"),
    ("wheel-up", Code::WheelUp, ""),
    ("wheel-down", Code::WheelDown, ""),
];

/// The left half of a keyboard, with Shift and without, so that each player has a half to press.
const LEFT_HALF: &str = "`12345qwertasdfgzxcvb~!@#$%QWERTASDFGZXCVB";
/// The right half, with Shift and without; `?` stays the key for Help.
const RIGHT_HALF: &str = "67890-=yuiop[]\\hjkl;'nm,./^&*()_+YUIOP{}|HJKL:\"NM<>";

/// What is printed on the key of a word.
pub fn printed(word: &str, text: &Text) -> String {
    if let Some(rest) = word.strip_prefix("s-").filter(|rest| !rest.is_empty()) {
        return format!("Shift-{}", printed(rest, text));
    }
    if let Some(rest) = word.strip_prefix("c-").filter(|rest| !rest.is_empty()) {
        return format!("Ctrl-{}", rest.to_uppercase());
    }
    match word {
        "space" => text.key_name.space.to_owned(),
        "left-half" => text.alone.halves[0].to_owned(),
        "right-half" => text.alone.halves[1].to_owned(),
        _ => match NAMES.iter().find(|(name, ..)| *name == word) {
            Some((.., print)) => (*print).to_owned(),
            None if word.starts_with('f') && word.len() > 1 => word.to_uppercase(),
            None => word.to_owned(),
        },
    }
}

/// What is printed on the first of several keys.
pub fn first(words: &str, text: &Text) -> String {
    words.split_ascii_whitespace().next().map_or_else(String::new, |word| printed(word, text))
}

#[cfg(test)]
mod tests {
    use super::{Code, Key, LEFT_HALF, RIGHT_HALF, printed};
    use crate::text::ALL;

    #[test]
    fn words_name_keys() {
        let key = |code| Key::of(code);
        for (word, expected) in [
            ("h", key(Code::Char('h'))),
            ("?", key(Code::Char('?'))),
            ("space", Key::SPACE),
            ("s", key(Code::Char('s'))),
            ("c-z", Key { ctrl: true, ..key(Code::Char('z')) }),
            ("s-left", Key { shift: true, ..key(Code::Left) }),
            ("f1", key(Code::F(1))),
            ("f12", key(Code::F(12))),
        ] {
            assert_eq!(Key::named(word), Some(expected), "{word}");
            assert!(expected.is(word), "{word}");
        }
        assert_eq!(["nothing", "s-", "c-", ""].map(Key::named), [None; 4]);
    }

    #[test]
    fn what_is_held_beside_a_key_counts() {
        let control = Key { ctrl: true, ..Key::of(Code::Char('c')) };
        assert!(!control.is("c") && control.is("c-c") && control.character().is_none());
        let alt = Key { alt: true, ..Key::of(Code::Char('c')) };
        assert!(!alt.is("c") && alt.character().is_none());
        // A capital is typed with Shift, whether or not the terminal says so.
        let capital = Key { shift: true, ..Key::of(Code::Char('G')) };
        assert!(capital.is("G") && Key::of(Code::Char('G')).is("G") && !capital.is("g"));
        let leap = Key { shift: true, ..Key::of(Code::Left) };
        assert!(leap.is("s-left") && !leap.is("left") && !Key::of(Code::Left).is("s-left"));
    }

    #[test]
    fn each_half_of_the_keyboard_has_keys_of_its_own() {
        assert!(LEFT_HALF.chars().all(|c| !RIGHT_HALF.contains(c)));
        assert!(Key::of(Code::Char('a')).is("left-half") && !Key::of(Code::Char('a')).is("right-half"));
        assert!(Key::ENTER.is("right-half") && !Key::SPACE.is("right-half") && !Key::SPACE.is("left-half"));
    }

    #[test]
    fn keys_are_called_by_what_is_printed_on_them() {
        for (word, print) in
            [("pgdn", "PgDn"), ("s-tab", "Shift-Tab"), ("c-g", "Ctrl-G"), ("f1", "F1"), ("f", "f")]
        {
            assert_eq!(printed(word, ALL[0]), print);
        }
    }
}
