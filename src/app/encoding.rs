//! The encoding of a record chosen by hand, each shown with what the names and the comment would be in it (reader
//! rule 6).

use crate::record::info::GameInfo;
use crate::record::open::{Format, open, open_in};
use crate::record::sgf::encoding::CHOICES;
use crate::record::tree::GameTree;
use crate::text::en::EN;
use crate::text::visible;

/// So many bytes of a record are looked at; its names stand at its beginning.
pub const SAMPLE: usize = 64 << 10;
/// So many nodes are searched for a comment.
const NODES: usize = 2_000;

/// The encodings there are to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chooser {
    /// Each, with its effect.
    pub choices: Vec<Choice>,
    /// The one lit.
    pub lit: usize,
}

/// An encoding and what the record says in it. All texts are single lines without control characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its usual name.
    pub label: &'static str,
    /// Whether the record is shown in it now.
    pub now: bool,
    /// Who plays Black.
    pub black: String,
    /// Who plays White.
    pub white: String,
    /// The event.
    pub event: String,
    /// The first comment.
    pub comment: String,
    /// Whether some bytes stand for nothing in it.
    pub broken: bool,
}

impl Chooser {
    /// The encodings for a record that is shown in `now` at present, or in the one it is found to be in. `None` where
    /// it is no record.
    pub fn new(bytes: &[u8], now: Option<&str>) -> Option<Self> {
        let bytes = &bytes[..bytes.len().min(SAMPLE)];
        let found = open(bytes, &EN).ok().filter(|found| found.format != Format::Journal)?;
        let now = match now.unwrap_or(found.encoding) {
            "ASCII" => "UTF-8",
            now => now,
        };
        let choices = CHOICES.iter().filter_map(|&label| {
            let collection = open_in(bytes, Some(label), &EN).ok()?.collection;
            Some(Choice::of(collection.games().first()?, label, label == now))
        });
        let choices: Vec<Choice> = choices.collect();
        let lit = choices.iter().position(|choice| choice.now).unwrap_or(0);
        Some(Self { choices, lit })
    }

    /// The encoding lit.
    pub fn chosen(&self) -> Option<&Choice> {
        self.choices.get(self.lit)
    }
}

impl Choice {
    fn of(tree: &GameTree, label: &'static str, now: bool) -> Self {
        let info = GameInfo::of(tree);
        let comment = tree.main_line().take(NODES).find_map(|node| tree.text(node, "C"));
        let comment = comment.unwrap_or_else(|| info.comment.clone());
        let shown = |text: &str| visible::line(text).trim().to_owned();
        let choice = Self {
            label,
            now,
            black: shown(&info.black),
            white: shown(&info.white),
            event: shown(&info.event),
            comment: shown(&comment),
            broken: false,
        };
        let texts = [&choice.black, &choice.white, &choice.event, &choice.comment];
        let broken = texts.iter().any(|text| text.contains(char::REPLACEMENT_CHARACTER));
        Self { broken, ..choice }
    }
}

#[cfg(test)]
mod tests {
    use super::Chooser;

    #[test]
    fn each_encoding_shows_what_it_makes_of_the_names() {
        // 李世石 in GBK.
        let bytes = b"(;GM[1]PB[\xc0\xee\xca\xc0\xca\xaf]PW[x\x1b];B[aa]C[\xc0\xee])";
        let chooser = Chooser::new(bytes, None).unwrap();
        let black = |label: &str| {
            let choice = chooser.choices.iter().find(|choice| choice.label == label).unwrap();
            (choice.black.clone(), choice.comment.clone(), choice.broken)
        };
        assert_eq!(black("GBK"), ("李世石".to_owned(), "李".to_owned(), false));
        assert_eq!(black("windows-1252").0, "ÀîÊÀÊ¯");
        assert!(black("UTF-8").2);
        assert!(chooser.choices.iter().all(|choice| choice.white == "x␛"));
        assert_eq!(chooser.choices.iter().filter(|choice| choice.now).count(), 1);
        let now = Chooser::new(bytes, Some("Big5")).unwrap();
        assert_eq!(now.chosen().unwrap().label, "Big5");
        assert_eq!(Chooser::new(b"no record", None), None);
    }
}
