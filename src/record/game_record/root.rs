//! The head of a game in the root of its record: standard properties first, then what they cannot say.

use super::Lost;
use super::time;
use crate::clock::control::TimeControl;
use crate::game::Game;
use crate::game::event::{Entry, Event};
use crate::game::players::AND;
use crate::game::terms::Terms;
use crate::record::entry::fields::{Fields, Flaw};
use crate::record::entry::terms::{self, Head};
use crate::record::entry::{self, SCHEMA, packed, words};
use crate::record::store::day::days_of;
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::game::{KomiDialect, komi, size};
use crate::record::value::point::{Vertex, vertex, write_vertex};
use crate::record::value::result;
use crate::record::value::text::{escape, simple_text};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::rules::ruleset::Preset;

const ROOT: NodeId = NodeId::ROOT;
/// A handicap of fewer stones is none that HA can tell.
const LEAST_HANDICAP: u8 = 2;

/// Writes everything the root says. The names are those the players have at the end.
pub fn write(game: &Game, terms: &Terms, tree: &mut GameTree) {
    let seated = game.terms();
    set_text(tree, "PB", &seated.side_name(Color::Black));
    set_text(tree, "PW", &seated.side_name(Color::White));
    let days = days_of(std::iter::once(terms.at).chain(game.entries().iter().map(|entry| entry.at)));
    set_text(tree, "DT", &days);
    set_text(tree, "RU", rules_name(terms.preset));
    set_text(tree, "KM", &words::points(terms.rules.komi));
    if terms.handicap >= LEAST_HANDICAP {
        set_text(tree, "HA", &terms.handicap.to_string());
    }
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        tree.set(ROOT, name, &letters(&terms.stones, color));
    }
    // Where both have stones standing (座子) it is said in any case: there is no custom to go by.
    let both = terms.stones.iter().any(|(_, color)| *color == Color::White);
    if both || terms.first != plain_first(&terms.stones) {
        set_text(tree, "PL", &terms.first.to_string());
    }
    time::write_settings(tree, &terms.time);
    if let Some(outcome) = game.outcome() {
        set_text(tree, "RE", &result::write(outcome));
    }
    tree.set(ROOT, "STV", &[SCHEMA.to_string()]);
    if terms.time.black == terms.time.white {
        tree.set(ROOT, "STC", &[terms.time.black.to_text()]);
    } else {
        tree.set(ROOT, "STC", &[terms.time.black.to_text(), terms.time.white.to_text()]);
    }
    tree.set(ROOT, "STG", &[packed::pack(&private(terms, seated))]);
    let entries: Vec<String> =
        game.entries().iter().map(|entry| packed::pack(&entry::to_fields(entry))).collect();
    tree.set(ROOT, "STR", &entries);
}

fn set_text(tree: &mut GameTree, name: &str, text: &str) {
    if !text.is_empty() {
        tree.set(ROOT, name, &[text]);
    }
}

fn letters(stones: &[(Point, Color)], color: Color) -> Vec<String> {
    stones.iter().filter(|(_, own)| *own == color).map(|(point, _)| write_vertex(Some(*point))).collect()
}

/// Who moves first if nothing says so (reader rule 32).
fn plain_first(stones: &[(Point, Color)]) -> Color {
    let only_black = !stones.is_empty() && stones.iter().all(|(_, color)| *color == Color::Black);
    if only_black { Color::White } else { Color::Black }
}

/// The name of the rules, as other programs know it where they do.
fn rules_name(preset: Option<Preset>) -> &'static str {
    preset.map_or("Custom", Preset::record_name)
}

/// STG: what was agreed and the standard properties do not tell, or not exactly.
/// The names stand as PB and PW have them: as the players sat at the end.
fn private(terms: &Terms, seated: &Terms) -> Fields {
    let mut fields = Fields::default();
    if terms.handicap > 0 && terms.handicap < LEAST_HANDICAP {
        fields.put("handicap", &terms.handicap);
    }
    if !is_plain(&terms.stones) {
        terms::write_stones(&terms.stones, &mut fields);
    }
    for (name, text) in [("black", &seated.names.black), ("white", &seated.names.white)] {
        if terms.is_for_four() || simple_text(&escape(text)) != *text {
            fields.put(name, text);
        }
    }
    terms::write_rest(&Terms { partners: seated.partners.clone(), ..terms.clone() }, &mut fields);
    fields
}

/// Whether AB and AW alone tell in which order stones were laid.
fn is_plain(stones: &[(Point, Color)]) -> bool {
    stones.is_sorted_by_key(|(_, color)| *color)
}

/// Reads the head and the log back; `None` if this program did not write them.
pub fn read(tree: &GameTree) -> Result<Option<(Terms, Vec<Entry>)>, Lost> {
    let Some(version) = tree.simple_text(ROOT, "STV") else { return Ok(None) };
    let version: u64 = version
        .trim()
        .parse()
        .map_err(|_| Lost::Flaw { n: 0, flaw: Flaw::Damaged(format!("STV[{version}] is no version")) })?;
    if version > SCHEMA {
        return Err(Lost::Newer(version));
    }
    let mut entries = Vec::new();
    for value in tree.values(ROOT, "STR") {
        let n = entries.len() + 1;
        let entry = packed::unpack(&simple_text(value)).and_then(entry::from_fields);
        entries.push(entry.map_err(|flaw| Lost::Flaw { n, flaw })?);
    }
    let mut terms = read_terms(tree).map_err(|flaw| Lost::Flaw { n: 0, flaw })?;
    // PB and PW name the players as they sat at the end; all else is as it was agreed.
    let swaps = entries.iter().filter(|entry| entry.event == Event::Swap).count();
    if swaps % 2 == 1 {
        terms.names = terms.names.swapped();
        terms.partners = terms.partners.swapped();
    }
    Ok(Some((terms, entries)))
}

fn read_terms(tree: &GameTree) -> Result<Terms, Flaw> {
    let damaged = |what: &str| Flaw::Damaged(format!("{what} cannot be read"));
    let raw_size = tree.value(ROOT, "SZ").unwrap_or_default();
    let size = size(raw_size).ok().flatten().ok_or_else(|| damaged("SZ"))?;
    let raw_komi = tree.value(ROOT, "KM").unwrap_or_default();
    let komi = words::from_points(&simple_text(raw_komi))
        .or_else(|| komi(raw_komi, KomiDialect::default()))
        .ok_or_else(|| damaged("KM"))?;
    let stg = tree.simple_text(ROOT, "STG").ok_or_else(|| damaged("STG"))?;
    let mut left = packed::unpack(&stg)?.reading();
    let private_handicap = left.optional_number("handicap")?;
    let handicap = match tree.simple_text(ROOT, "HA") {
        Some(text) => text.trim().parse().map_err(|_| damaged("HA"))?,
        None => private_handicap.unwrap_or(0),
    };
    let mut stones = read_stones(tree, size)?;
    if left.has("stones") {
        let ordered = terms::read_stones(&mut left)?;
        if same_stones(&ordered, &stones) {
            stones = ordered;
        }
    }
    let exact = ByColor { black: left.optional("black"), white: left.optional("white") };
    let time = read_time(tree)?;
    let head = Head { size, komi, handicap, stones, names: ByColor::default() };
    let mut terms = terms::read_rest(&mut left, head, time)?;
    left.finish()?;
    for (color, standard) in [(Color::Black, "PB"), (Color::White, "PW")] {
        let told = tree.simple_text(ROOT, standard).unwrap_or_default();
        terms.names[color] = exact[color].clone().unwrap_or_else(|| told.clone());
        // An edited name counts, so the private ones are only believed where they read the same.
        if simple_text(&escape(&terms.side_name(color))) == told {
            continue;
        }
        terms.names[color].clone_from(&told);
        if let Some((one, two)) = told.split_once(AND).filter(|_| !terms.partners[color].is_empty()) {
            (terms.names[color], terms.partners[color]) = (one.to_owned(), two.to_owned());
        }
    }
    Ok(terms)
}

fn read_stones(tree: &GameTree, size: Size) -> Result<Vec<(Point, Color)>, Flaw> {
    let mut stones = Vec::new();
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        for value in tree.values(ROOT, name) {
            match vertex(value, size) {
                Vertex::On(point) => stones.push((point, color)),
                Vertex::Pass | Vertex::Off => {
                    return Err(Flaw::Damaged(format!("{name}[{value}] is no point")));
                }
            }
        }
    }
    Ok(stones)
}

fn same_stones(some: &[(Point, Color)], others: &[(Point, Color)]) -> bool {
    let sorted = |stones: &[(Point, Color)]| {
        let mut stones = stones.to_vec();
        stones.sort_unstable();
        stones
    };
    sorted(some) == sorted(others)
}

fn read_time(tree: &GameTree) -> Result<ByColor<TimeControl>, Flaw> {
    let controls = tree
        .values(ROOT, "STC")
        .map(|value| {
            let text = simple_text(value);
            TimeControl::from_text(&text).map_err(|_| Flaw::Unknown(format!("the time setting {text}")))
        })
        .collect::<Result<Vec<_>, _>>()?;
    match <[TimeControl; 2]>::try_from(controls) {
        Ok([black, white]) => Ok(ByColor { black, white }),
        Err(mut controls) => match (controls.pop(), controls.is_empty()) {
            (Some(both), true) => Ok(ByColor { black: both.clone(), white: both }),
            _ => Err(Flaw::Damaged("STC cannot be read".to_owned())),
        },
    }
}
