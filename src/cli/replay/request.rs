//! A line of input made sense of.

use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::{MAX_SIDE, Point, Size};
use crate::rules::position::Position;
use crate::rules::ruleset::{KoRule, Preset, Ruleset};
use serde_json::{Map, Value};

/// What a line asks.
pub(super) struct Request {
    pub start: Position,
    /// Whether a pass hands over a stone, so that White passes last.
    pub pass_stones: bool,
    pub moves: Vec<Asked>,
    pub trace: bool,
    pub force: bool,
    pub ask: Vec<Asked>,
    pub dead: Vec<Point>,
    /// The points as they were written, and what they are.
    pub liberties: Vec<(String, Point)>,
}

/// A move of the input.
pub(super) struct Asked {
    pub text: String,
    /// `None`: the side to move.
    pub by: Option<Color>,
    pub act: Act,
}

pub(super) enum Act {
    Pass,
    Play(Spot),
}

/// A point as players write it.
pub(super) enum Spot {
    On(Point),
    /// A point of a larger board, in capitals.
    Off(String),
}

/// The line's name (null without one) and what it asks, or what is wrong with it.
pub(super) fn read(line: &[u8]) -> (Value, Result<Request, String>) {
    match serde_json::from_slice(line) {
        Ok(Value::Object(fields)) => {
            let request = request(&fields);
            (fields.get("name").cloned().unwrap_or_default(), request)
        }
        Ok(_) => (Value::Null, Err("not an object".to_owned())),
        Err(error) => (Value::Null, Err(format!("not JSON: {error}"))),
    }
}

fn request(fields: &Map<String, Value>) -> Result<Request, String> {
    let size = size(fields.get("size"))?;
    let rules = rules(fields.get("rules"))?;
    let to_move = match given(fields, "to_move") {
        None => Color::Black,
        Some(value) => color(value.as_str().unwrap_or_default()).ok_or("to_move is B or W")?,
    };
    let stones: Vec<(Point, Color)> = match given(fields, "setup") {
        None => Vec::new(),
        Some(value) => setup(value, size)?.stones().collect(),
    };
    let start =
        Position::set_up(size, rules.ko, rules.suicide, &stones, to_move).map_err(|why| why.to_string())?;
    let moves = match given(fields, "moves") {
        None => Vec::new(),
        Some(Value::String(text)) => {
            let by_turns = |word| Ok(Asked { text: String::new(), by: None, act: act(size, word)? });
            text.split_whitespace().map(by_turns).collect::<Result<_, String>>()?
        }
        Some(list) => {
            texts(list, "moves")?.into_iter().map(|text| asked(size, text)).collect::<Result<_, _>>()?
        }
    };
    let list = |key: &str| given(fields, key).map_or(Ok(Vec::new()), |list| texts(list, key));
    Ok(Request {
        start,
        pass_stones: rules.pass_stones,
        moves,
        trace: flag(fields, "trace")?,
        force: flag(fields, "force")?,
        ask: list("ask")?.into_iter().map(|text| asked(size, text)).collect::<Result<_, _>>()?,
        dead: list("dead")?.into_iter().map(|text| on_board(size, text)).collect::<Result<_, _>>()?,
        liberties: list("liberties")?
            .into_iter()
            .map(|text| Ok((text.to_owned(), on_board(size, text)?)))
            .collect::<Result<_, String>>()?,
    })
}

/// A field that is there and not null.
fn given<'a>(fields: &'a Map<String, Value>, key: &str) -> Option<&'a Value> {
    fields.get(key).filter(|value| !value.is_null())
}

fn flag(fields: &Map<String, Value>, key: &str) -> Result<bool, String> {
    match given(fields, key) {
        None => Ok(false),
        Some(value) => value.as_bool().ok_or_else(|| format!("{key} is true or false")),
    }
}

fn size(value: Option<&Value>) -> Result<Size, String> {
    let side = |value: &Value| value.as_u64().and_then(|side| u8::try_from(side).ok());
    match value.and_then(Value::as_array).map(Vec::as_slice) {
        Some([width, height]) => {
            side(width).zip(side(height)).and_then(|(width, height)| Size::new(width, height))
        }
        _ => None,
    }
    .ok_or_else(|| format!("size is [columns, rows], each 1 to {MAX_SIDE}"))
}

/// The ko rule and whether suicide is allowed.
fn rules(value: Option<&Value>) -> Result<Ruleset, String> {
    let none = Map::new();
    let fields = match value {
        None | Some(Value::Null) => &none,
        Some(Value::Object(fields)) => fields,
        Some(_) => return Err("rules is an object".to_owned()),
    };
    let preset = match given(fields, "preset") {
        None => Preset::Chinese,
        Some(value) => value.as_str().and_then(Preset::from_name).ok_or("rules.preset names no rule set")?,
    };
    let ko = match given(fields, "ko").map(|value| value.as_str().unwrap_or_default()) {
        None => preset.rules().ko,
        Some("none") => KoRule::None,
        Some("simple") => KoRule::Simple,
        Some("positional") => KoRule::Positional,
        Some("situational") => KoRule::Situational,
        Some(_) => return Err("rules.ko is none, simple, positional or situational".to_owned()),
    };
    let suicide = match given(fields, "suicide") {
        None => preset.rules().suicide,
        Some(_) => flag(fields, "suicide").map_err(|error| format!("rules.{error}"))?,
    };
    Ok(Ruleset { ko, suicide, ..preset.rules() })
}

fn setup(value: &Value, size: Size) -> Result<Board, String> {
    let board = Board::from_rows(&texts(value, "setup")?).map_err(|error| format!("setup: {error}"))?;
    if board.size() == size { Ok(board) } else { Err(format!("setup is {}, size is {size}", board.size())) }
}

fn texts<'a>(value: &'a Value, key: &str) -> Result<Vec<&'a str>, String> {
    let list = value.as_array().and_then(|list| list.iter().map(Value::as_str).collect());
    list.ok_or_else(|| format!("{key} is a list of texts"))
}

fn color(text: &str) -> Option<Color> {
    Color::from_letter(text)
}

/// `B D4`, `W pass`; without a colour, the side to move.
fn asked(size: Size, text: &str) -> Result<Asked, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (by, word) = match words[..] {
        [by, word] => (Some(color(by).ok_or_else(|| unclear(text))?), word),
        [word] => (None, word),
        _ => return Err(unclear(text)),
    };
    Ok(Asked { text: text.to_owned(), by, act: act(size, word)? })
}

fn act(size: Size, word: &str) -> Result<Act, String> {
    if word.eq_ignore_ascii_case("pass") { Ok(Act::Pass) } else { spot(size, word).map(Act::Play) }
}

fn on_board(size: Size, text: &str) -> Result<Point, String> {
    size.parse(text).ok_or_else(|| unclear(text))
}

/// One or two letters without I, then up to three digits, is a point of some board, if not of this one.
fn spot(size: Size, text: &str) -> Result<Spot, String> {
    if let Some(point) = size.parse(text) {
        return Ok(Spot::On(point));
    }
    let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (column, row) = text.split_at(letters);
    let is_column = (1..=2).contains(&letters) && !column.contains(['i', 'I']);
    let is_row = (1..=3).contains(&row.len()) && row.bytes().all(|byte| byte.is_ascii_digit());
    if is_column && is_row { Ok(Spot::Off(text.to_ascii_uppercase())) } else { Err(unclear(text)) }
}

fn unclear(text: &str) -> String {
    let start: String = text.chars().take(40).collect();
    format!("{start:?} is no move or point")
}
