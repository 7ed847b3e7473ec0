//! What the head of a GIB file tells of a game.

use super::super::draft::Draft;
use super::super::faults::Faults;
use super::super::values::{day, number, rank, said, shown, tenths, with_rank};
use super::scan::{Field, Scanned};
use crate::rules::color::Color;
use crate::rules::point::Size;

/// The fields inside of fields.
const MAIN: [&str; 11] =
    ["GBKIND", "GTYPE", "GCDT", "GTIME", "GRLT", "ZIPSU", "DUM", "GONGJE", "TCNT", "LINE", "AUSZ"];
const SUB: [&str; 6] = ["GNAMEF", "GPLCF", "GNAME", "GDATE", "GPLC", "GCMT"];
const USER: [&str; 14] = [
    "BID", "BLV", "BNICK", "BNCD", "BAID", "BIMSG", "BIMG", "WID", "WLV", "WNICK", "WNCD", "WAID", "WIMSG",
    "WIMG",
];

/// Words for a game without a clock.
const NO_CLOCK: [&str; 4] = ["无", "無", "없", "None"];

/// A field inside of a field.
#[derive(Clone, Copy, Debug)]
struct Part<'a> {
    key: &'a str,
    value: &'a str,
    at: usize,
}

/// The head of a file, taken apart.
#[derive(Debug)]
pub(super) struct Head<'a> {
    all: &'a Scanned<'a>,
    parts: Vec<Part<'a>>,
    /// `GAMETAG`, which says most of it once more, by letters.
    tags: Vec<Part<'a>>,
}

impl<'a> Head<'a> {
    pub(super) fn of(all: &'a Scanned<'a>) -> Self {
        let mut parts = Vec::new();
        let wholes: [(&str, &[&'static str]); 4] =
            [("GAMEINFOMAIN", &MAIN), ("GAMEINFOSUB", &SUB), ("BUSERINFO", &USER), ("WUSERINFO", &USER)];
        for (name, keys) in wholes {
            if let Some(field) = all.field(name) {
                parts.extend(taken_apart(field, |piece| {
                    piece.split_once(':').filter(|(key, _)| keys.contains(key)).map(|(key, _)| key.len())
                }));
            }
        }
        let letter = |piece: &str| {
            let mut chars = piece.chars();
            let (first, second) = (chars.next()?, chars.next()?);
            let number = "SRDGWZTC".contains(first) && (second.is_ascii_digit() || second == '-');
            (number || "ILMNABJK".contains(first) && second == ':').then_some(1)
        };
        let tags = all.field("GAMETAG").map(|field| taken_apart(field, letter)).unwrap_or_default();
        Self { all, parts, tags }
    }

    fn part(&self, key: &str) -> Option<Part<'a>> {
        self.parts.iter().copied().find(|part| part.key == key && !part.value.is_empty())
    }

    fn tag(&self, key: &str) -> Option<Part<'a>> {
        self.tags.iter().copied().find(|part| part.key == key && !part.value.is_empty())
    }

    fn whole(&self, key: &'a str) -> Option<Part<'a>> {
        self.all.field(key).map(|field| Part { key, value: field.value.trim(), at: field.at })
    }

    /// The board, 19 lines where nothing else is said.
    pub(super) fn size(&self, faults: &mut Faults) -> Size {
        let Some(part) = self.part("LINE") else { return Size::STANDARD };
        faults.size(part.value, part.at, part.key)
    }

    /// How many moves the file says it holds.
    pub(super) fn moves(&self) -> Option<(u32, usize)> {
        self.part("TCNT").and_then(|part| Some((number(part.value)?, part.at)))
    }

    /// Writes everything the head says into the root.
    pub(super) fn write(&self, draft: &mut Draft, faults: &mut Faults) {
        self.player(draft, Color::Black);
        self.player(draft, Color::White);
        let text = |whole: &str, part: &str| {
            let whole = self.all.value(whole);
            if whole.is_empty() { self.part(part).map_or("", |part| part.value) } else { whole }
        };
        draft.set("GN", text("GAMENAME", "GNAME"));
        draft.set("PC", text("GAMEPLACE", "GPLC"));
        self.day(draft, faults);
        self.komi(draft, faults);
        self.time(draft, faults);
        self.result(draft, faults);
        draft.set("AN", text("GAMELECNAME", ""));
        let told = [text("GAMECONDITION", ""), text("GAMECOMMENT", "GCMT")];
        draft.set("GC", told.join("\n").trim());
    }

    fn player(&self, draft: &mut Draft, color: Color) {
        let (names, [whole, id, nick, level, tag]) = match color {
            Color::Black => (("PB", "BR"), ["GAMEBLACKNAME", "BID", "BNICK", "BLV", "M"]),
            Color::White => (("PW", "WR"), ["GAMEWHITENAME", "WID", "WNICK", "WLV", "I"]),
        };
        let (name, told) = with_rank(self.all.value(whole));
        draft.set(names.0, name);
        for part in [self.part(id), self.part(nick), self.tag(tag)].into_iter().flatten() {
            draft.set(names.0, part.value.trim_start_matches(':'));
        }
        let code = self.part(level).and_then(|part| number(part.value)).and_then(rank_of_code);
        let told = rank(told);
        let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
        let agree = |code: &String| told.is_empty() || digits(code) == digits(&told);
        draft.set(names.1, &code.filter(agree).unwrap_or(told));
    }

    fn day(&self, draft: &mut Draft, faults: &mut Faults) {
        let sources = [self.part("GDATE"), self.tag("C"), self.whole("GAMEDATE")];
        let mut sources = sources.into_iter().flatten().peekable();
        let first = sources.peek().copied();
        match (sources.find_map(|part| day(part.value)), first) {
            (Some(day), _) => draft.set("DT", &day),
            (None, Some(part)) => {
                faults.value(part.at, part.key, format!("{} is no day", shown(part.value)));
            }
            (None, None) => {}
        }
    }

    /// The points White is given, in tenths.
    fn komi(&self, draft: &mut Draft, faults: &mut Faults) {
        let sources = [self.part("GONGJE"), self.tag("G"), self.whole("GAMEGONGJE")];
        let Some(part) = sources.into_iter().flatten().next() else { return };
        match tenths(part.value) {
            Some(komi) => draft.set("KM", &komi),
            None => faults.value(part.at, part.key, format!("{} is no komi", shown(part.value))),
        }
    }

    /// Seconds of main time, seconds of a period, periods; the tag has them the other way round.
    fn time(&self, draft: &mut Draft, faults: &mut Faults) {
        let numbers = |part: Part<'_>| {
            let mut numbers = part.value.split('-').map(number);
            Some([numbers.next()??, numbers.next()??, numbers.next()??])
        };
        let (main, tag) = (self.part("GTIME"), self.tag("T"));
        let said = main.and_then(numbers);
        let said =
            said.or_else(|| tag.and_then(numbers).map(|[period, periods, main]| [main, period, periods]));
        let Some([main, period, periods]) = said else {
            // Games without a clock say so in words.
            let says_none = |part: &Part<'_>| NO_CLOCK.iter().any(|word| part.value.contains(word));
            if let Some(part) = main.or(tag).filter(|part| !says_none(part)) {
                faults.value(part.at, part.key, format!("{} is no time setting", shown(part.value)));
            }
            return;
        };
        let overtime = period > 0 && periods > 0;
        if main > 0 || overtime {
            draft.set("TM", &main.to_string());
        }
        if overtime {
            draft.set("OT", &format!("{periods}x{period} byo-yomi"));
        }
    }

    fn result(&self, draft: &mut Draft, faults: &mut Faults) {
        let words = self.all.value("GAMERESULT");
        let code = self.part("GRLT").or_else(|| self.tag("W"));
        let margin = [self.part("ZIPSU"), self.tag("Z"), self.whole("GAMEZIPSU")];
        let margin = margin.into_iter().flatten().next();
        let points = margin.and_then(|part| tenths(part.value)).filter(|points| points != "0");
        let result = match code.map_or("", |part| part.value.trim()) {
            "0" => points.map(|points| format!("B+{points}")),
            "1" => points.map(|points| format!("W+{points}")),
            "3" => Some("B+R".to_owned()),
            "4" => Some("W+R".to_owned()),
            "7" => Some("B+Time".to_owned()),
            "8" => Some("W+Time".to_owned()),
            _ => None,
        };
        if let Some(result) = result {
            return draft.set("RE", &result);
        }
        draft.set("RE", &said(words));
        match code {
            Some(Part { value: "0", .. }) => draft.set("RE", "B+"),
            Some(Part { value: "1", .. }) => draft.set("RE", "W+"),
            Some(part) if part.value != "255" && !draft.has("RE") => {
                faults.value(part.at, part.key, format!("{} is no known result", shown(part.value)));
            }
            _ => {}
        }
    }
}

/// The pieces of a field between its commas; a piece that does not begin with a key belongs to the one before.
fn taken_apart<'a>(field: &'a Field<'_>, key: impl Fn(&str) -> Option<usize>) -> Vec<Part<'a>> {
    let whole = field.value.as_str();
    let mut found: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    for piece in whole.split(',') {
        let from = at + piece.len() - piece.trim_start().len();
        if let Some(length) = key(&whole[from..at + piece.len()]) {
            found.push((from, length));
        }
        at += piece.len() + 1;
    }
    let ends = found.iter().skip(1).map(|(from, _)| *from).chain([whole.len()]);
    let parts = found.iter().zip(ends).map(|(&(from, length), end)| {
        let value = whole[from + length..end].trim_end().trim_end_matches(',');
        let value = value.strip_prefix(':').unwrap_or(value);
        Part { key: &whole[from..from + length], value: value.trim(), at: field.at + from }
    });
    parts.collect()
}

/// The rank a level stands for: 0 to 17 are 18k to 1k, 18 to 26 1d to 9d, 27 to 35 1p to 9p.
fn rank_of_code(code: u32) -> Option<String> {
    Some(match code {
        0..=17 => format!("{}k", 18 - code),
        18..=26 => format!("{}d", code - 17),
        27..=35 => format!("{}p", code - 26),
        _ => return None,
    })
}
