//! The head of an NGF file: a value on each line, known by its place.

use super::super::draft::Draft;
use super::super::faults::Faults;
use super::super::lines::Line;
use super::super::values::{day, decimal, number, rank, said, shown};
use crate::rules::point::Size;

/// What marks the lines of older heads.
const OLD: &str = "GI";

/// On which line, from 0, what stands.
#[derive(Clone, Copy, Debug)]
struct Places {
    /// The name of the game: a property, and its line.
    title: &'static str,
    size: usize,
    white: usize,
    black: usize,
    place: Option<usize>,
    handicap: usize,
    komi: usize,
    date: usize,
    minutes: Option<usize>,
    result: Option<usize>,
    moves: usize,
}

const NEW: Places = Places {
    title: "GN",
    size: 1,
    white: 2,
    black: 3,
    place: Some(4),
    handicap: 5,
    komi: 7,
    date: 8,
    minutes: Some(9),
    result: Some(10),
    moves: 11,
};

const MARKED: Places = Places {
    title: "EV",
    size: 6,
    white: 1,
    black: 2,
    place: None,
    handicap: 7,
    komi: 9,
    date: 5,
    minutes: None,
    result: None,
    moves: 10,
};

/// The lines before the first move.
#[derive(Debug)]
pub(super) struct Head<'a> {
    lines: Vec<Line<'a>>,
    places: Places,
}

impl<'a> Head<'a> {
    pub(super) fn of(lines: Vec<Line<'a>>) -> Self {
        // The title alone may begin like that.
        let is_marked = lines.len() > 1 && lines.iter().take(2).all(|line| line.text.starts_with(OLD));
        if !is_marked {
            return Self { lines: lines.into_iter().map(Line::trimmed).collect(), places: NEW };
        }
        let marked = lines.into_iter().filter(|line| line.text.starts_with(OLD));
        let lines = marked.map(|line| line.from(OLD.len()).trimmed()).collect();
        Self { lines, places: MARKED }
    }

    /// What stands on a line, if anything does.
    fn line(&self, place: usize) -> Option<Line<'a>> {
        self.lines.get(place).copied().filter(|line| !line.text.is_empty())
    }

    /// The number on a line.
    fn number(&self, place: usize, name: &str, faults: &mut Faults) -> Option<u32> {
        let line = self.line(place)?;
        let number = number(line.text);
        if number.is_none() {
            faults.value(line.at, name, format!("{} is no number", shown(line.text)));
        }
        number
    }

    /// The board, 19 lines where nothing else is said.
    pub(super) fn size(&self, faults: &mut Faults) -> Size {
        let Some(line) = self.line(self.places.size) else { return Size::STANDARD };
        faults.size(line.text, line.at, "size")
    }

    /// How many moves the file says it holds, and where.
    pub(super) fn moves(&self) -> Option<(u32, usize)> {
        self.line(self.places.moves).and_then(|line| Some((number(line.text)?, line.at)))
    }

    /// Writes everything the head says into the root.
    pub(super) fn write(&self, draft: &mut Draft, faults: &mut Faults) {
        let text = |place: usize| self.line(place).map_or("", |line| line.text);
        for (names, place) in [(("PB", "BR"), self.places.black), (("PW", "WR"), self.places.white)] {
            let (name, level) = player(text(place));
            draft.set(names.0, name);
            draft.set(names.1, &level);
        }
        draft.set(self.places.title, text(0));
        draft.set("PC", self.places.place.map_or("", text));
        if let Some(line) = self.line(self.places.date) {
            match day(line.text) {
                Some(day) => draft.set("DT", &day),
                None => faults.value(line.at, "date", format!("{} is no day", shown(line.text))),
            }
        }
        let handicap = self.number(self.places.handicap, "handicap", faults).unwrap_or(0);
        self.komi(handicap, draft, faults);
        if handicap >= 2 && !draft.handicap(handicap) {
            let at = self.line(self.places.handicap).map_or(0, |line| line.at);
            faults.no_fixed(at, "handicap", handicap);
        }
        let minutes = self.places.minutes.and_then(|place| self.number(place, "time", faults));
        if let Some(minutes) = minutes.filter(|&minutes| minutes > 0) {
            draft.set("TM", &(u64::from(minutes) * 60).to_string());
        }
        if let Some(place) = self.places.result {
            draft.set("RE", &said(text(place)));
        }
    }

    /// A whole number of points is meant half a point more, if there is no handicap.
    fn komi(&self, handicap: u32, draft: &mut Draft, faults: &mut Faults) {
        let Some(line) = self.line(self.places.komi) else { return };
        match decimal(line.text) {
            Some(komi) if handicap == 0 && !komi.contains(['.', '-']) => {
                draft.set("KM", &format!("{komi}.5"));
            }
            Some(komi) => draft.set("KM", &komi),
            None => faults.value(line.at, "komi", format!("{} is no komi", shown(line.text))),
        }
    }
}

/// A name and the rank behind it.
fn player(text: &str) -> (&str, String) {
    let split = text.rsplit_once(char::is_whitespace).and_then(|(name, last)| {
        let level = rank(last);
        let is_rank =
            level != last || last.ends_with(['k', 'd', 'p', '段', '단', '급', '级', '級', '*', '?']);
        is_rank.then_some((name.trim(), level))
    });
    split.unwrap_or_else(|| (text, String::new()))
}
