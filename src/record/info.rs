//! What a game's root tells about it, as text to show.

use super::game_record::{seconds, time_words};
use super::tree::{GameTree, NodeId};
use super::value::game::{self, KomiDialect};
use super::value::rules::preset;
use super::value::time::{self, Strange, TimeTexts};
use crate::clock::control::TimeControl;
use crate::rules::ruleset::{Preset, Quarters};

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
    /// STC where it has one value: this program's own words for the time settings, which lose nothing.
    pub exact_time: String,
    /// Number of periods, and seconds in each: TC and TT of the Fox server, LC and LT of Cyberoro.
    pub period_overtime: (String, String),
    /// OM and OP of FF\[3\]: moves in a block of overtime, seconds for it.
    pub old_overtime: (String, String),
    /// AP, name and version.
    pub application: String,
    /// AN.
    pub annotator: String,
    /// US.
    pub user: String,
    /// ON.
    pub opening: String,
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
            exact_time: if tree.values(root, "STC").count() == 1 { simple("STC") } else { String::new() },
            period_overtime: (either("TC", "LC"), either("TT", "LT")),
            old_overtime: (simple("OM"), simple("OP")),
            application: simple("AP"),
            annotator: simple("AN"),
            user: simple("US"),
            opening: simple("ON"),
            source: simple("SO"),
            copyright: simple("CP"),
            comment: tree.text(root, "GC").unwrap_or_default(),
        }
    }

    /// The rule set RU names, if it is one this program knows.
    pub fn preset(&self) -> Option<Preset> {
        preset(&self.rules)
    }

    /// The komi in quarter zi, whatever dialect it is written in (reader rules 35 and 36); `None` where the
    /// record says none, or none that can be counted with.
    pub fn komi_quarters(&self) -> Option<Quarters> {
        let chinese = self.preset().is_some_and(Preset::komi_in_zi);
        game::komi(&self.komi, KomiDialect { fox: self.application.starts_with("foxwq"), chinese })
    }

    /// The time settings TM and OT name, in the spec's words or one of the dialects (reader rule 38); `None`
    /// where nothing is said, and where it is not understood. What they cannot tell, the cap of a clock or that
    /// byo-yomi is within the limit, is known where STC says the same and more.
    pub fn time_control(&self) -> Option<TimeControl> {
        let said = self.time_said().ok().flatten()?;
        let exact = TimeControl::from_text(&self.exact_time)
            .ok()
            .filter(|exact| as_read(exact).as_ref() == Some(&said));
        Some(exact.unwrap_or(said))
    }

    /// What the root says of time apart from STC.
    ///
    /// # Errors
    /// Which text about it is not understood.
    pub fn time_said(&self) -> Result<Option<TimeControl>, Strange> {
        time::control(TimeTexts {
            main: &self.time,
            overtime: &self.overtime,
            periods: both(&self.period_overtime),
            old: both(&self.old_overtime),
            source: &self.source,
        })
    }

    /// The time settings as people type them; as the file has them where they are not understood. Empty where it says
    /// nothing.
    pub fn time_words(&self) -> String {
        let control = self.time_control().map(|control| control.to_string());
        control.unwrap_or_else(|| [self.time.as_str(), &self.overtime].join(" ").trim().to_owned())
    }

    /// The number of handicap stones; 0 where HA is missing or no number.
    pub fn handicap_stones(&self) -> u32 {
        self.handicap_number().unwrap_or(0)
    }

    /// The number of handicap stones, if HA says one.
    pub fn handicap_number(&self) -> Option<u32> {
        self.handicap.parse().ok()
    }
}

/// What TM and OT tell of a time setting this program writes.
fn as_read(exact: &TimeControl) -> Option<TimeControl> {
    let (main, overtime) = time_words(exact);
    let (main, overtime) = (main.map(seconds).unwrap_or_default(), overtime.unwrap_or_default());
    time::control(TimeTexts { main: &main, overtime: &overtime, ..TimeTexts::default() }).ok().flatten()
}

/// Two texts, if both are there.
fn both(texts: &(String, String)) -> Option<(&str, &str)> {
    let (first, second) = texts;
    (!first.is_empty() && !second.is_empty()).then_some((first, second))
}

#[cfg(test)]
mod tests {
    use super::{GameInfo, seconds, time_words};
    use crate::clock::control::TimeControl;
    use crate::record::sgf::read::read;

    fn info(sgf: &str) -> GameInfo {
        GameInfo::of(&read(sgf.as_bytes()).unwrap().0.games()[0])
    }

    #[test]
    fn the_time_settings_of_a_game_played_here_are_exact() {
        for spec in [
            "30m",
            "10s/move",
            "30m+5x30s",
            "1500ms+3x500ms",
            "1h incl 5x60s",
            "1h incl 5x60s timeout=pass",
            "30m+15/5m",
            "30m+15/10m carry",
            "30m+10/5m,20/5m",
            "10/5m,",
            "20m+10s",
            "20m+10s cap 30m bonus first",
            "20m bronstein 5s",
            "0s delay 5s",
            "hourglass 2m",
            "hourglass 2m delay 5s",
            "30m ing 3x5m at 3",
            "nhk 30s+10x60s",
            "10m nhk 30s+0x60s",
        ] {
            let control: TimeControl = spec.parse().unwrap();
            let (main, overtime) = time_words(&control);
            let (main, overtime) = (seconds(main.unwrap()), overtime.unwrap_or_default());
            let info = info(&format!("(;TM[{main}]OT[{overtime}]STC[{}])", control.to_text()));
            assert_eq!(info.time_control(), Some(control), "{spec}");
        }
    }

    #[test]
    fn rule_36_the_cyberoro_dialect() {
        let info = info("(TE[第30期名人戦]RD[2005-10-13]KO[6.5]PB[張栩]PW[小林覚];B[qd])");
        assert_eq!((info.event.as_str(), info.date.as_str()), ("第30期名人戦", "2005-10-13"));
        assert_eq!(info.komi_quarters(), Some(13));
    }

    #[test]
    fn zsalch_lizzie_24_komi_in_ko() {
        assert_eq!(info("(;KO[5.5]KM[7.5])").komi_quarters(), Some(15), "KM goes first");
        assert_eq!(info("(;KO[5.5])").komi_quarters(), Some(11));
        assert_eq!(info("(;KO[])").komi_quarters(), None);
    }

    #[test]
    fn fox_komi_katrain_177_lizzieyzy_next_262_goban_205() {
        for (sgf, quarters) in [
            ("(;AP[foxwq]KM[375])", Some(15)),
            ("(;AP[foxwq]KM[650]RU[Japanese])", Some(13)),
            ("(;AP[foxwq]KM[50])", Some(1)),
            ("(;KM[50])", Some(100)),
            ("(;AP[foxwq]KM[0]HA[1])", Some(0)),
        ] {
            assert_eq!(info(sgf).komi_quarters(), quarters, "{sgf}");
        }
    }

    #[test]
    fn lizzie_272_an_empty_komi_is_unknown_and_hides_nothing() {
        let info = info("(;KM[]HA[2]AB[pd][dp]PB[black]PW[white])");
        assert_eq!(info.komi_quarters(), None);
        assert_eq!((info.black.as_str(), info.white.as_str(), info.handicap_stones()), ("black", "white", 2));
    }

    #[test]
    fn texts_lose_their_line_breaks_and_outer_blanks() {
        let info = info("(;PB[ two\nlines ]GC[kept\nas it is ])");
        assert_eq!(info.black, "two lines");
        assert_eq!(info.comment, "kept\nas it is ");
        assert_eq!(info.white, "");
    }
}
