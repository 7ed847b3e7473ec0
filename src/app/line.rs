//! One line of text being typed.

/// A line of text with a caret. Coming to it lights all of it, so that typing replaces it; a key that moves the
/// caret keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    text: String,
    /// Where the next character goes, in bytes.
    caret: usize,
    lit: bool,
    most: usize,
}

impl Line {
    /// A line holding `text`, which may grow to `most` characters.
    pub fn new(text: &str, most: usize) -> Self {
        let mut line = Self { most, ..Self::default() };
        line.set(text);
        line
    }

    /// What stands on the line.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text before the caret and behind it.
    pub fn around(&self) -> (&str, &str) {
        self.text.split_at_checked(self.caret).unwrap_or((&self.text, ""))
    }

    /// Whether the next character replaces everything.
    pub const fn lit(&self) -> bool {
        self.lit
    }

    /// Puts another text on the line, the caret behind it.
    pub fn set(&mut self, text: &str) {
        self.text = text.chars().filter(|c| !c.is_control()).take(self.most).collect();
        self.caret = self.text.len();
        self.lit = false;
    }

    /// Lights the whole text, as it is when one comes to the line.
    pub const fn light(&mut self) {
        self.lit = !self.text.is_empty();
        self.caret = self.text.len();
    }

    /// Lets go of the line.
    pub const fn leave(&mut self) {
        self.lit = false;
    }

    /// Types a character.
    pub fn insert(&mut self, c: char) {
        if self.lit {
            self.set("");
        }
        if !c.is_control() && self.text.chars().count() < self.most {
            self.text.insert(self.caret, c);
            self.caret += c.len_utf8();
        }
    }

    /// Erases the character before the caret, or what is lit.
    pub fn erase(&mut self) {
        if self.lit {
            self.set("");
        } else if let Some(c) = self.around().0.chars().next_back() {
            self.caret -= c.len_utf8();
            self.text.remove(self.caret);
        }
    }

    /// Removes the character behind the caret, or what is lit.
    pub fn delete(&mut self) {
        if self.lit {
            self.set("");
        } else if !self.around().1.is_empty() {
            self.text.remove(self.caret);
        }
    }

    /// One character to the left.
    pub fn left(&mut self) {
        self.lit = false;
        self.caret -= self.around().0.chars().next_back().map_or(0, char::len_utf8);
    }

    /// One character to the right.
    pub fn right(&mut self) {
        self.lit = false;
        self.caret += self.around().1.chars().next().map_or(0, char::len_utf8);
    }

    /// To the beginning.
    pub const fn first(&mut self) {
        self.lit = false;
        self.caret = 0;
    }

    /// To the end.
    pub const fn last(&mut self) {
        self.lit = false;
        self.caret = self.text.len();
    }
}

#[cfg(test)]
mod tests {
    use super::Line;
    use proptest::prelude::{Just, Strategy, any, prop_oneof};
    use proptest::{collection, proptest};

    fn shown(line: &Line) -> String {
        let (before, after) = line.around();
        format!("{before}|{after}")
    }

    #[test]
    fn typed_and_erased() {
        let mut line = Line::new("聂卫平", 4);
        assert_eq!(shown(&line), "聂卫平|");
        line.left();
        line.erase();
        assert_eq!(shown(&line), "聂|平");
        line.insert('a');
        line.insert('b');
        line.insert('c');
        assert_eq!(shown(&line), "聂ab|平");
        line.first();
        line.left();
        line.delete();
        assert_eq!(shown(&line), "|ab平");
        line.right();
        line.insert('\n');
        assert_eq!(shown(&line), "a|b平");
    }

    #[test]
    fn what_is_lit_is_replaced() {
        let after = |key: fn(&mut Line)| {
            let mut line = Line::new("19", 5);
            line.light();
            key(&mut line);
            assert!(!line.lit());
            shown(&line)
        };
        assert_eq!(after(|line| line.insert('9')), "9|");
        assert_eq!(after(Line::erase), "|");
        assert_eq!(after(Line::delete), "|");
        assert_eq!(after(Line::left), "1|9");
        assert_eq!(after(Line::last), "19|");
        assert_eq!(after(|line| line.set("")), "|");
    }

    #[test]
    fn keys_that_edit() {
        let mut line = Line::new("12:30", 9);
        for (edit, left) in [
            (Line::left as fn(&mut Line), "12:3|0"),
            (Line::delete, "12:3|"),
            (Line::first, "|12:3"),
            (Line::right, "1|2:3"),
            (Line::erase, "|2:3"),
            (Line::last, "2:3|"),
        ] {
            edit(&mut line);
            assert_eq!(shown(&line), left);
        }
    }

    #[derive(Clone, Debug)]
    enum Key {
        Type(char),
        Do(fn(&mut Line)),
    }

    fn key() -> impl Strategy<Value = Key> {
        let moves: [fn(&mut Line); 8] = [
            Line::erase,
            Line::delete,
            Line::left,
            Line::right,
            Line::first,
            Line::last,
            Line::light,
            Line::leave,
        ];
        prop_oneof![
            any::<char>().prop_map(Key::Type),
            (0..moves.len()).prop_map(move |i| Key::Do(moves[i])),
            Just(Key::Type('手')),
        ]
    }

    proptest! {
        #[test]
        fn no_keys_break_a_line(text: String, keys in collection::vec(key(), 0..40)) {
            let mut line = Line::new(&text, 12);
            for key in keys {
                match key {
                    Key::Type(c) => line.insert(c),
                    Key::Do(what) => what(&mut line),
                }
                let (before, after) = line.around();
                assert_eq!(format!("{before}{after}"), line.text());
                assert!(line.text().chars().count() <= 12);
            }
        }
    }
}
