//! Sentences that name a file or a player. Where there is little room, the middle of the name is what can be left out.

use std::fmt;
use std::ops::{Deref, Range};

/// Stands for the name while a sentence is made; what can be shown never holds it.
const PLACE: &str = "\u{0}";

/// A sentence, with what of it is a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    words: String,
    /// Where the name stands in it; empty where there is none.
    name: Range<usize>,
    /// Bytes before the name and behind it that are not parted from it: the colour of a player.
    beside: [usize; 2],
    /// The reason alone, where the sentence gives one.
    why: Option<String>,
}

impl Sentence {
    /// What is said of something with this name.
    pub fn about(name: &str, say: impl FnOnce(&str) -> String) -> Self {
        let words = say(PLACE);
        let Some(at) = words.find(PLACE) else { return words.into() };
        Self { words: words.replacen(PLACE, name, 1), name: at..at + name.len(), ..Self::default() }
    }

    /// What is said of a player: the name as it stands with the colour, and the sentence with both.
    pub fn of_player(
        name: &str,
        with_color: impl Fn(&str) -> String,
        say: impl FnOnce(&str) -> String,
    ) -> Self {
        let beside =
            with_color(PLACE).split_once(PLACE).map_or([0; 2], |(before, after)| [before.len(), after.len()]);
        Self { beside, ..Self::about(name, |name| say(&with_color(name))) }
    }

    /// What is said of something with this name, and for which reason.
    pub fn because(name: &str, why: &str, say: impl FnOnce(&str, &str) -> String) -> Self {
        let why = Some(why.to_owned()).filter(|why| !why.is_empty());
        Self { why: why.clone(), ..Self::about(name, |name| say(name, why.as_deref().unwrap_or_default())) }
    }

    /// The sentence within another.
    #[must_use]
    pub fn within(&self, say: impl Fn(&str) -> String) -> Self {
        let words = say(PLACE);
        let at = words.find(PLACE).unwrap_or(0);
        Self {
            words: words.replacen(PLACE, &self.words, 1),
            name: self.name.start + at..self.name.end + at,
            beside: self.beside,
            why: self.why.as_deref().map(say),
        }
    }

    /// What stands before the name, the name, and what stands behind it; `None` where there is no name.
    pub fn parts(&self) -> Option<[&str; 3]> {
        let Range { start, end } = self.name.clone();
        (start < end).then(|| [&self.words[..start], &self.words[start..end], &self.words[end..]])
    }

    /// Bytes before the name and behind it that are not parted from it.
    pub const fn beside(&self) -> [usize; 2] {
        self.beside
    }

    /// The reason alone, where the sentence gives one.
    pub fn why(&self) -> Option<&str> {
        self.why.as_deref()
    }
}

impl Deref for Sentence {
    type Target = str;

    fn deref(&self) -> &str {
        &self.words
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)
    }
}

impl From<String> for Sentence {
    fn from(words: String) -> Self {
        Self { words, ..Self::default() }
    }
}

impl From<&str> for Sentence {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<Sentence> for String {
    fn from(sentence: Sentence) -> Self {
        sentence.words
    }
}

impl PartialEq<str> for Sentence {
    fn eq(&self, words: &str) -> bool {
        self.words == words
    }
}

impl PartialEq<&str> for Sentence {
    fn eq(&self, words: &&str) -> bool {
        self.words == *words
    }
}

impl PartialEq<String> for Sentence {
    fn eq(&self, words: &String) -> bool {
        self.words == *words
    }
}

#[cfg(test)]
mod tests {
    use super::Sentence;

    #[test]
    fn a_colour_stays_with_its_name() {
        let told =
            Sentence::of_player("Li", |name| format!("Black ({name})"), |who| format!("Now {who} wins"));
        assert_eq!(told, "Now Black (Li) wins");
        assert_eq!((told.parts(), told.beside()), (Some(["Now Black (", "Li", ") wins"]), [7, 1]));
        assert_eq!(told.within(|told| format!("{told}!")).beside(), [7, 1]);
    }

    #[test]
    fn a_name_is_found_whatever_it_is_called() {
        for name in ["a", "b: c", "could not be read", "手谈.sgf"] {
            let say = |name: &str, why: &str| format!("a: {name} could not be read: {why}");
            let sentence = Sentence::because(name, "it is gone", say);
            assert_eq!(sentence, say(name, "it is gone"));
            assert_eq!(sentence.parts(), Some(["a: ", name, " could not be read: it is gone"]));
            assert_eq!(sentence.why(), Some("it is gone"));
            let within = sentence.within(|told| format!("NOT SAVED: {told}"));
            assert_eq!(within.parts(), Some(["NOT SAVED: a: ", name, " could not be read: it is gone"]));
            assert_eq!(within.why(), Some("NOT SAVED: it is gone"));
        }
        assert_eq!(Sentence::from("all is well").parts(), None);
        assert_eq!(Sentence::from("well").within(|told| format!("all is {told}")), "all is well");
    }
}
