//! `shoutan replay`: the referee as a filter. A position and moves in, what the rules make of them out; one
//! JSON object a line each way.

mod request;

use super::json;
use super::lines;
use crate::rules::color::{ByColor, Color};
use crate::rules::life::pass_alive;
use crate::rules::point::{Point, Size};
use crate::rules::position::{Illegal, Move, Position};
use crate::rules::ruleset::{Scoring, Tax};
use crate::rules::score::{Count, Marks, count};
use request::{Act, Request, Spot};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::Value;
use std::io::{self, BufRead, Write};

/// Reads a line at a time and answers each at once. `Ok(true)` if every line was good; blank lines are none.
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<bool> {
    lines::each(input, output, |line, output| {
        let (name, request) = request::read(line);
        match request {
            Ok(request) => json::write_line(output, &Answer::new(name, &request)).map(|()| true),
            Err(error) => lines::failed(output, name, error),
        }
    })
}

#[derive(Serialize)]
struct Answer {
    name: Value,
    illegal: Option<Refused>,
    #[serde(flatten)]
    trace: Option<Trace>,
    board: Vec<String>,
    to_move: char,
    passes: u32,
    /// Who passes once more before the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pass_due: Option<char>,
    taken: Pair,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_removed: Option<Vec<String>>,
    area_map: Vec<String>,
    scores: Scores,
    pass_alive: Vec<String>,
    pass_alive_if_suicide: Vec<String>,
    answers: Pairs<&'static str>,
    liberties: Pairs<usize>,
}

/// The move that ended the moves.
#[derive(Serialize)]
struct Refused {
    ply: usize,
    #[serde(rename = "move")]
    at: String,
    reason: &'static str,
}

/// What could be played before each ply.
#[derive(Default, Serialize)]
struct Trace {
    legal_counts: Vec<usize>,
    repetition_banned: Vec<(usize, Vec<String>)>,
}

#[derive(Serialize)]
struct Pair {
    #[serde(rename = "B")]
    black: u32,
    #[serde(rename = "W")]
    white: u32,
}

/// Black minus White in points, without komi.
#[derive(Serialize)]
struct Scores {
    #[serde(rename = "area/none")]
    area_none: i32,
    #[serde(rename = "area/seki")]
    area_seki: i32,
    #[serde(rename = "area/all")]
    area_all: i32,
    #[serde(rename = "territory/none")]
    territory_none: i32,
    #[serde(rename = "territory/seki")]
    territory_seki: i32,
    #[serde(rename = "territory/all")]
    territory_all: i32,
    #[serde(rename = "stones/none")]
    stones_none: i32,
}

/// An object whose keys stand in the order they were asked in.
struct Pairs<T>(Vec<(String, T)>);

impl<T> Pairs<T> {
    fn new(keys: impl Iterator<Item = (String, T)>) -> Self {
        let mut pairs: Vec<(String, T)> = Vec::new();
        for (key, value) in keys {
            if pairs.iter().all(|(known, _)| *known != key) {
                pairs.push((key, value));
            }
        }
        Self(pairs)
    }
}

impl<T: Serialize> Serialize for Pairs<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl Answer {
    fn new(name: Value, request: &Request) -> Self {
        let mut position = request.start.clone();
        let mut trace = request.trace.then(Trace::default);
        let illegal = play(&mut position, request, trace.as_mut());
        let size = position.size();
        let count =
            count(position.board(), position.taken(), Marks { dead: &request.dead, ..Marks::default() });
        let reason = |by: Color, act: &Act| match act {
            Act::Pass => "legal",
            Act::Play(Spot::Off(_)) => Illegal::OffBoard.name(),
            Act::Play(Spot::On(point)) => {
                position.why_not(by, *point).map_or_else(Illegal::name, |()| "legal")
            }
        };
        Self {
            name,
            illegal,
            trace,
            board: position.board().rows(),
            to_move: position.to_move().letter(),
            passes: position.passes(),
            pass_due: pass_due(&position, request.pass_stones),
            taken: position.taken().into(),
            last_removed: (position.moves() > 0).then(|| labels(size, position.last_removed())),
            area_map: count.owners().rows(),
            scores: (&count).into(),
            pass_alive: pass_alive(position.board(), false).rows(),
            pass_alive_if_suicide: pass_alive(position.board(), true).rows(),
            answers: Pairs::new(request.ask.iter().map(|asked| {
                let by = asked.by.unwrap_or(position.to_move());
                (asked.text.clone(), reason(by, &asked.act))
            })),
            liberties: Pairs::new(
                request.liberties.iter().map(|(text, at)| (text.clone(), position.board().liberties(*at))),
            ),
        }
    }
}

/// White's letter where two passes have been made, Black's last, and each hands over a stone: White passes last.
fn pass_due(position: &Position, pass_stones: bool) -> Option<char> {
    let black = position.last_move() == Some((Color::Black, Move::Pass));
    (pass_stones && black && position.passes() >= 2).then_some(Color::White.letter())
}

/// Plays the moves up to the first illegal one, which is returned; if they are forced, all of them.
fn play(position: &mut Position, request: &Request, mut trace: Option<&mut Trace>) -> Option<Refused> {
    for (ply, asked) in request.moves.iter().enumerate() {
        let by = asked.by.unwrap_or(position.to_move());
        if let Some(trace) = trace.as_deref_mut() {
            trace.note(position, by, ply);
        }
        let refusal = match &asked.act {
            Act::Pass => {
                position.pass(by);
                continue;
            }
            Act::Play(Spot::On(point)) if request.force => {
                position.force(by, *point);
                continue;
            }
            Act::Play(Spot::Off(_)) if request.force => {
                position.stray(by);
                continue;
            }
            Act::Play(Spot::On(point)) => {
                position.play(by, *point).err().map(|illegal| (position.size().label(*point), illegal))
            }
            Act::Play(Spot::Off(label)) => Some((label.clone(), Illegal::OffBoard)),
        };
        if let Some((at, illegal)) = refusal {
            return Some(Refused { ply, at, reason: illegal.name() });
        }
    }
    None
}

impl Trace {
    fn note(&mut self, position: &Position, by: Color, ply: usize) {
        let (mut legal, mut banned) = (0, Vec::new());
        for point in position.size().iter() {
            match position.why_not(by, point) {
                Ok(()) => legal += 1,
                Err(Illegal::Ko | Illegal::Superko { .. }) => banned.push(point),
                Err(_) => {}
            }
        }
        self.legal_counts.push(legal);
        if !banned.is_empty() {
            self.repetition_banned.push((ply, labels(position.size(), &banned)));
        }
    }
}

impl From<ByColor<u32>> for Pair {
    fn from(pair: ByColor<u32>) -> Self {
        Self { black: pair.black, white: pair.white }
    }
}

impl From<&Count> for Scores {
    fn from(count: &Count) -> Self {
        Self {
            area_none: count.score(Scoring::Area, Tax::None),
            area_seki: count.score(Scoring::Area, Tax::Seki),
            area_all: count.score(Scoring::Area, Tax::All),
            territory_none: count.score(Scoring::Territory, Tax::None),
            territory_seki: count.score(Scoring::Territory, Tax::Seki),
            territory_all: count.score(Scoring::Territory, Tax::All),
            stones_none: count.score(Scoring::Stones, Tax::None),
        }
    }
}

fn labels(size: Size, points: &[Point]) -> Vec<String> {
    let mut points = points.to_vec();
    points.sort_unstable();
    points.into_iter().map(|point| size.label(point)).collect()
}
