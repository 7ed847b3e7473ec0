//! What a node says beside its comment: its name, and what is thought of the move and of the position.

use super::tree::{GameTree, NodeId};
use crate::rules::color::Color;
use crate::text::markup::Markup;
use crate::text::{Text, visible};

/// The properties that judge, in the order they are told.
const JUDGING: [&str; 10] = ["GB", "GW", "DM", "UC", "TE", "BM", "DO", "IT", "HO", "V"];

/// What is thought of a move or a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The property that says it.
    pub property: &'static str,
    /// Its value as the file has it: `1`, for emphasis `2`, nothing, or of `V` a score.
    pub value: String,
}

/// Whether a node says anything in words: a comment, a name, a judgement.
pub fn says(tree: &GameTree, node: NodeId) -> bool {
    let says = |name: &str| matches!(name, "C" | "N") || JUDGING.contains(&name);
    tree.properties(node).any(|property| match property.name() {
        // What nearly every property is called, in few steps.
        "B" | "W" | "BL" | "WL" | "OB" | "OW" => false,
        _ => says(&property.meaning()),
    })
}

/// A node's name; empty where it has none.
pub fn name(tree: &GameTree, node: NodeId) -> String {
    tree.simple_text(node, "N").map(|name| name.trim().to_owned()).unwrap_or_default()
}

/// What a node says is thought of it.
pub fn judgements(tree: &GameTree, node: NodeId) -> Vec<Judgement> {
    let judged = JUDGING.into_iter().filter_map(|property| {
        let value = tree.simple_text(node, property)?.trim().to_owned();
        // In files of the Cyberoro dialect the root names the event so.
        let is_event = property == "TE" && node == NodeId::ROOT && !matches!(value.as_str(), "" | "1" | "2");
        (!is_event).then_some(Judgement { property, value })
    });
    judged.collect()
}

impl Judgement {
    /// It in words.
    pub fn said(&self, text: &Text) -> String {
        let Markup { good_for, even, unclear, tesuji, bad, hotspot, .. } = &text.markup;
        let very = usize::from(self.value == "2");
        match self.property {
            "GB" => good_for[very](text.word.black),
            "GW" => good_for[very](text.word.white),
            "DM" => even[very].to_owned(),
            "UC" => unclear[very].to_owned(),
            "TE" => tesuji[very].to_owned(),
            "BM" => bad[very].to_owned(),
            "DO" => text.markup.doubtful.to_owned(),
            "IT" => text.markup.interesting.to_owned(),
            "HO" => hotspot[very].to_owned(),
            _ => (text.markup.value)(&score(&self.value)),
        }
    }
}

/// A score that is above nothing where Black leads, as results are written; other text as it stands.
fn score(value: &str) -> String {
    let digits = value.trim_start_matches(['+', '-']);
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    if !is_number {
        return visible::line(value).into_owned();
    }
    if digits.bytes().all(|b| matches!(b, b'0' | b'.')) {
        return "0".to_owned();
    }
    let leads = if value.starts_with('-') { Color::White } else { Color::Black };
    format!("{leads}+{digits}")
}

#[cfg(test)]
mod tests {
    use super::{judgements, name};
    use crate::record::sgf::read::read;
    use crate::record::tree::NodeId;
    use crate::text::en::EN;

    fn said(properties: &str) -> Vec<String> {
        let (collection, _) = read(format!("(;{properties})").as_bytes()).unwrap();
        let tree = &collection.games()[0];
        judgements(tree, NodeId::ROOT).iter().map(|judgement| judgement.said(&EN)).collect()
    }

    #[test]
    fn every_judgement_has_words() {
        for (properties, words) in [
            ("GB[1]", "Good for Black"),
            ("GW[2]", "Very good for White"),
            ("DM[1]", "Even"),
            ("UC[2]", "Very unclear"),
            ("TE[1]", "Tesuji"),
            ("TE[]", "Tesuji"),
            ("BM[2]", "Very bad move"),
            ("DO[]", "Doubtful move"),
            ("IT[]", "Interesting move"),
            ("HO[1]", "A turning point"),
            ("V[3.5]", "Estimate: B+3.5"),
            ("V[-12]", "Estimate: W+12"),
            ("V[0.0]", "Estimate: 0"),
            ("V[even]", "Estimate: even"),
        ] {
            assert_eq!(said(properties), [words], "{properties}");
        }
        assert_eq!(said("V[1]TE[1]GB[1]"), ["Good for Black", "Tesuji", "Estimate: B+1"]);
    }

    #[test]
    fn an_event_is_no_tesuji() {
        assert!(said("TE[第30期名人戦]").is_empty());
        let (collection, _) = read("(;N[ 手筋 \n2])".as_bytes()).unwrap();
        assert_eq!(name(&collection.games()[0], NodeId::ROOT), "手筋  2");
    }
}
