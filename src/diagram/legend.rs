//! Labels that cannot be written where they belong: a letter stands there, and the legend says for what.

use std::collections::{BTreeMap, BTreeSet};

use crate::record::marks::Drawn;
use crate::rules::point::Point;
use crate::text::visible;

/// What is written in the place of each label that cannot stand itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    letters: BTreeMap<String, String>,
}

impl Legend {
    /// The legend of some marks, of which labels that `fit` stand as they are. No letter is a label of theirs, nor one
    /// that does not fit itself.
    pub fn of(marks: &[(Point, Drawn)], fit: impl Fn(&str) -> bool) -> Self {
        let labels: BTreeSet<&str> = marks.iter().filter_map(|(_, drawn)| label(drawn)).collect();
        let mut free = ('a'..='z')
            .chain('A'..='Z')
            .map(String::from)
            .chain((1..).map(|n: u32| n.to_string()))
            .filter(|letter| !labels.contains(letter.as_str()) && fit(letter));
        let mut letters = BTreeMap::new();
        // In the order in which the record has them.
        for label in marks.iter().filter_map(|(_, drawn)| label(drawn)) {
            if !fit(label) && !letters.contains_key(label) {
                letters.insert(label.to_owned(), free.next().unwrap_or_default());
            }
        }
        Self { letters }
    }

    /// What stands in the place of a label.
    pub fn written<'a>(&'a self, label: &'a str) -> &'a str {
        self.letters.get(label).map_or(label, String::as_str)
    }

    /// Each letter and what it stands for, `a = 黑棋`, by the letters.
    pub fn lines(&self) -> Vec<String> {
        let mut told: Vec<(&String, &String)> =
            self.letters.iter().map(|(label, letter)| (letter, label)).collect();
        told.sort_by_key(|(letter, _)| (letter.len(), letter.to_lowercase(), (*letter).clone()));
        told.into_iter().map(|(letter, label)| format!("{letter} = {}", visible::line(label))).collect()
    }
}

/// The label that is drawn, without blanks around it; `None` where there is none.
pub fn label(drawn: &Drawn) -> Option<&str> {
    match drawn {
        Drawn::Label(text) => Some(text.trim()).filter(|text| !text.is_empty()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Legend;
    use crate::record::marks::Drawn;
    use crate::rules::point::Point;

    #[test]
    fn letters_are_free_and_stand_for_one_label_each() {
        let marks: Vec<_> = ["黑棋", "a", "long label", "c", "黑棋", " "]
            .into_iter()
            .map(|label| (Point::new(0, 0), Drawn::Label(label.to_owned())))
            .collect();
        let legend = Legend::of(&marks, |label| label.is_ascii() && label.len() < 4 && label != "d");
        assert_eq!(legend.lines(), ["b = 黑棋", "e = long label"]);
        assert_eq!((legend.written("黑棋"), legend.written("c")), ("b", "c"));
    }
}
