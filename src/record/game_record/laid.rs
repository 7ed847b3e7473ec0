//! The private properties of a record whose board is laid otherwise.

use crate::record::entry::fields::{Fields, Flaw};
use crate::record::entry::terms::{read_stones, write_stones};
use crate::record::entry::{self, SCHEMA, packed};
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::text::simple_text;
use crate::rules::point::Size;
use crate::rules::symmetry::Symmetry;

const ROOT: NodeId = NodeId::ROOT;
/// Everything that stands or falls with the log.
const PRIVATE: [&str; 4] = ["STV", "STC", "STG", "STR"];

/// Lays the log of a record otherwise, whose board had this size before. Where it cannot be read it is left out, and it
/// says so.
pub(in crate::record) fn lay_log(tree: &mut GameTree, symmetry: Symmetry, size: Size) -> bool {
    let Some(version) = tree.simple_text(ROOT, "STV") else { return true };
    let known = version.trim().parse().is_ok_and(|version: u64| version <= SCHEMA);
    let agreed = tree.value(ROOT, "STG").and_then(|raw| agreed(raw, symmetry, size).ok());
    let entries =
        tree.values(ROOT, "STR").map(|raw| entry_of(raw, symmetry, size)).collect::<Option<Vec<_>>>();
    let (true, Some(agreed), Some(entries)) = (known, agreed, entries) else {
        for name in PRIVATE {
            tree.remove(ROOT, name);
        }
        return false;
    };
    tree.set(ROOT, "STG", &[agreed]);
    tree.set(ROOT, "STR", &entries);
    true
}

/// What was agreed: the stones that stood at first are told there where their order matters.
fn agreed(raw: &str, symmetry: Symmetry, size: Size) -> Result<String, Flaw> {
    let mut laid = Fields::default();
    for (name, value) in packed::unpack(&simple_text(raw))?.iter() {
        if name != "stones" {
            laid.put(name, value);
            continue;
        }
        let mut alone = Fields::default();
        alone.put(name, value);
        let stones = read_stones(&mut alone.reading())?;
        if let Some((point, _)) = stones.iter().find(|(point, _)| !size.has(*point)) {
            return Err(Flaw::Damaged(format!("{point:?} is no point")));
        }
        let stones: Vec<_> =
            stones.into_iter().map(|(point, color)| (symmetry.point(point, size), color)).collect();
        write_stones(&stones, &mut laid);
    }
    Ok(packed::pack(&laid))
}

fn entry_of(raw: &str, symmetry: Symmetry, size: Size) -> Option<String> {
    let mut entry = packed::unpack(&simple_text(raw)).and_then(entry::from_fields).ok()?;
    entry.event = entry.event.laid(symmetry, size)?;
    Some(packed::pack(&entry::to_fields(&entry)))
}
