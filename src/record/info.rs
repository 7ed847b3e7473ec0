//! What a game's root tells about it, as text to show.

use super::tree::{GameTree, NodeId};

/// A game's headers as the file words them. Empty where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo {
    /// PB.
    pub black: String,
    /// PW.
    pub white: String,
    /// BR.
    pub black_rank: String,
    /// WR.
    pub white_rank: String,
    /// BT.
    pub black_team: String,
    /// WT.
    pub white_team: String,
    /// GN.
    pub name: String,
    /// EV, or TE in files of the Cyberoro dialect.
    pub event: String,
    /// RO.
    pub round: String,
    /// DT, or RD in files of the Cyberoro dialect.
    pub date: String,
    /// PC.
    pub place: String,
    /// RU.
    pub rules: String,
    /// KM, or KO in files of the Cyberoro dialect.
    pub komi: String,
    /// HA.
    pub handicap: String,
    /// RE.
    pub result: String,
    /// TM.
    pub time: String,
    /// OT.
    pub overtime: String,
    /// AP, name and version.
    pub application: String,
    /// SO.
    pub source: String,
    /// CP.
    pub copyright: String,
    /// GC.
    pub comment: String,
}

impl GameInfo {
    /// Reads the root of a game.
    pub fn of(tree: &GameTree) -> Self {
        let root = NodeId::ROOT;
        let simple =
            |name| tree.simple_text(root, name).map(|text| text.trim().to_owned()).unwrap_or_default();
        let either = |name, dialect| {
            Some(simple(name)).filter(|text| !text.is_empty()).unwrap_or_else(|| simple(dialect))
        };
        Self {
            black: simple("PB"),
            white: simple("PW"),
            black_rank: simple("BR"),
            white_rank: simple("WR"),
            black_team: simple("BT"),
            white_team: simple("WT"),
            name: simple("GN"),
            event: either("EV", "TE"),
            round: simple("RO"),
            date: either("DT", "RD"),
            place: simple("PC"),
            rules: simple("RU"),
            komi: either("KM", "KO"),
            handicap: simple("HA"),
            result: simple("RE"),
            time: simple("TM"),
            overtime: simple("OT"),
            application: simple("AP"),
            source: simple("SO"),
            copyright: simple("CP"),
            comment: tree.text(root, "GC").unwrap_or_default(),
        }
    }
}
