//! What `[Header]` tells of a game.

use std::collections::BTreeMap;

use super::super::draft::Draft;
use super::super::faults::Faults;
use super::super::lines::Line;
use super::super::values::{day, decimal, number, rank, shown};
use crate::record::problem::Kind;
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};

/// What a file that can be read says of itself.
const PLAIN: &str = "PLAIN_UGF_FILE";

/// A line of the head.
#[derive(Clone, Copy, Debug)]
struct Field<'a> {
    key: &'a str,
    value: &'a str,
    at: usize,
}

impl<'a> Field<'a> {
    /// The value's parts between its commas.
    fn parts(self) -> impl Iterator<Item = &'a str> {
        self.value.split(',').map(str::trim)
    }

    fn part(self, n: usize) -> &'a str {
        self.parts().nth(n).unwrap_or_default()
    }
}

/// The lines of the head.
#[derive(Debug)]
pub(super) struct Head<'a>(Vec<Field<'a>>);

impl<'a> Head<'a> {
    pub(super) fn of(lines: impl Iterator<Item = Line<'a>>) -> Self {
        let fields = lines.filter_map(|line| {
            let line = line.trimmed();
            let equals = line.text.find('=')?;
            let value = line.from(equals + 1).trimmed();
            Some(Field { key: line.text[..equals].trim(), value: value.text, at: value.at })
        });
        Self(fields.collect())
    }

    /// The first field of this name that says anything.
    fn field(&self, key: &str) -> Option<Field<'a>> {
        self.0.iter().copied().find(|field| field.key.eq_ignore_ascii_case(key) && !field.value.is_empty())
    }

    fn text(&self, key: &str) -> &'a str {
        self.field(key).map_or("", |field| field.value)
    }

    /// The board, 19 lines where nothing else is said.
    pub(super) fn size(&self, faults: &mut Faults) -> Size {
        let Some(field) = self.field("Size") else { return Size::STANDARD };
        faults.size(field.value, field.at, field.key)
    }

    /// Whether rows are counted from the bottom, as the server does.
    pub(super) fn counts_from_the_bottom(&self, faults: &mut Faults) -> bool {
        let Some(field) = self.field("CoordinateType") else { return true };
        let known = ["IGS", "JPN"].into_iter().find(|name| field.value.eq_ignore_ascii_case(name));
        if known.is_none() {
            let message = format!("{} is not known, rows are counted from the bottom", shown(field.value));
            faults.value(field.at, field.key, message);
        }
        known != Some("JPN")
    }

    /// How many moves the file says it holds, and where; 0 says nothing.
    pub(super) fn moves(&self) -> Option<(u32, usize)> {
        let field = self.field("Moves")?;
        Some((number(field.value).filter(|&n| n > 0)?, field.at))
    }

    /// The main time in seconds, where there is any: the second part of `J;240;0;0`, in minutes.
    pub(super) fn seconds(&self) -> Option<u64> {
        let minutes = number(self.field("Ptime")?.part(0).split(';').nth(1)?)?;
        (minutes > 0).then_some(u64::from(minutes) * 60)
    }

    /// Whether the moves are written in a way only the server's own program reads.
    pub(super) fn is_encrypted(&self) -> bool {
        let plain = |field: Field<'_>| field.value.contains(PLAIN) || number(field.part(0)) == Some(0);
        self.field("Crypt").is_some_and(|field| !plain(field))
    }

    /// Writes everything the head says into the root.
    pub(super) fn write(&self, stones: &BTreeMap<Point, Color>, draft: &mut Draft, faults: &mut Faults) {
        if let Some(field) = self.field("Crypt").filter(|_| self.is_encrypted()) {
            faults.add(Kind::Format, field.at, field.key, "the file is encrypted, its moves cannot be read");
        }
        for (names, keys) in [
            (("PB", "BR"), ["PlayerB", "BMemb1", "PlayerB2", "BMemb2"]),
            (("PW", "WR"), ["PlayerW", "WMemb1", "PlayerW2", "WMemb2"]),
        ] {
            let members = keys.into_iter().filter_map(|key| self.field(key));
            let members: Vec<_> = members.filter(|member| !member.part(0).is_empty()).collect();
            match members.as_slice() {
                [one] => {
                    draft.set(names.0, one.part(0));
                    draft.set(names.1, &rank(one.part(1)));
                }
                members => {
                    let all: Vec<String> = members.iter().map(|member| member_named(*member)).collect();
                    draft.set(names.0, &all.join(" & "));
                }
            }
        }
        let title = self.field("Title").into_iter().flat_map(Field::parts).filter(|part| !part.is_empty());
        draft.set("EV", &title.collect::<Vec<_>>().join(", "));
        draft.set("PC", self.text("Place"));
        self.days(draft, faults);
        draft.set(
            "RU",
            match self.text("Rule") {
                rule if rule.eq_ignore_ascii_case("JPN") => "Japanese",
                rule if rule.eq_ignore_ascii_case("CHN") || rule.eq_ignore_ascii_case("CH") => "Chinese",
                rule => rule,
            },
        );
        self.handicap(stones, draft, faults);
        self.time(draft);
        self.result(draft, faults);
        draft.set("US", self.text("Writer"));
        draft.set("AN", self.text("Commentator"));
        draft.set("CP", self.text("Copyright"));
        draft.set("GC", self.text("Comment"));
    }

    /// The first day and, if it is another, the last: day and time of each.
    fn days(&self, draft: &mut Draft, faults: &mut Faults) {
        let Some(field) = self.field("Date") else { return };
        let (first, last) = (day(field.part(0)), day(field.part(2)));
        let days: Vec<String> = match (first, last) {
            (Some(first), Some(last)) if last > first => {
                // The standard leaves out what the day before says already.
                let (year, month) = (&first[..5], &first[..8]);
                let short = last.strip_prefix(month).or(last.strip_prefix(year)).unwrap_or(&last).to_owned();
                vec![first, short]
            }
            (first, last) => first.or(last).into_iter().collect(),
        };
        let says_nothing = field.value.bytes().all(|b| matches!(b, b'/' | b',' | b':' | b'0' | b' '));
        if days.is_empty() && !says_nothing {
            faults.value(field.at, field.key, format!("{} is no day", shown(field.value)));
        }
        draft.set("DT", &days.join(","));
    }

    fn handicap(&self, stones: &BTreeMap<Point, Color>, draft: &mut Draft, faults: &mut Faults) {
        let Some(field) = self.field("Hdcp") else { return };
        let (stated, komi) = field.value.split_once(',').unwrap_or((field.value, ""));
        match number(stated) {
            Some(n) if n >= 2 => {
                draft.set("HA", &n.to_string());
                if stones.is_empty() {
                    let message = format!("a handicap of {n} is given, and no stones are set up");
                    faults.add(Kind::Setup, field.at, field.key, message);
                }
            }
            Some(_) => {}
            None => faults.value(field.at, field.key, format!("{} is no handicap", shown(stated))),
        }
        match decimal(komi) {
            Some(komi) => draft.set("KM", &komi),
            None if komi.trim().is_empty() => {}
            None => faults.value(field.at, field.key, format!("{} is no komi", shown(komi))),
        }
    }

    /// The main time as it is; what is said of overtime, in the file's own words.
    fn time(&self, draft: &mut Draft) {
        if let Some(seconds) = self.seconds() {
            draft.set("TM", &seconds.to_string());
        }
        let Some(field) = self.field("Ptime") else { return };
        let (black, white) = (field.part(0), field.part(1));
        let says = |part: &str| part.split(';').skip(2).any(|n| number(n).is_some_and(|n| n > 0));
        let differ = !white.is_empty() && black != white;
        if says(black) || says(white) || differ {
            draft.set("OT", &if differ { format!("{black},{white}") } else { black.to_owned() });
        }
    }

    fn result(&self, draft: &mut Draft, faults: &mut Faults) {
        let Some(field) = self.field("Winner") else { return };
        let (who, by) = (field.part(0), field.part(1));
        let result = match who.to_ascii_uppercase().as_str() {
            color @ ("B" | "W") => {
                let by = match by.chars().next().map(|c| c.to_ascii_uppercase()) {
                    None => Some(String::new()),
                    Some('C') => Some("R".to_owned()),
                    Some('F') => Some("F".to_owned()),
                    Some('T') => Some("Time".to_owned()),
                    Some(_) => decimal(by).map(|margin| if margin == "0" { String::new() } else { margin }),
                };
                by.map(|by| format!("{color}+{by}"))
            }
            "D" => Some("0".to_owned()),
            "N" | "N1" => Some("Void".to_owned()),
            "O" => Some("Both lose".to_owned()),
            // Still going on, broken off, or not known.
            "A" | "P" | "E" | "" => return,
            _ => None,
        };
        match result {
            Some(result) => draft.set("RE", &result),
            None => faults.value(field.at, field.key, format!("{} is no known result", shown(field.value))),
        }
    }
}

/// One of several players on a side, with the rank.
fn member_named(member: Field<'_>) -> String {
    match rank(member.part(1)) {
        level if level.is_empty() => member.part(0).to_owned(),
        level => format!("{}, {level}", member.part(0)),
    }
}
