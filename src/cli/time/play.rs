//! Plays think times through a clock.

use serde::Serialize;
use serde_json::Value;

use super::request::{Request, Turn};
use crate::clock::control::TimeControl;
use crate::clock::late::LateLoss;
use crate::clock::side::Flag;
use crate::clock::{Clock, Ms};
use crate::rules::color::{ByColor, Color};

/// So many warnings lose (A §24.2).
const LOSING_WARNINGS: u32 = 2;

/// What came of a game.
#[derive(Serialize)]
pub(super) struct Answer {
    name: Value,
    initial: Pair<Value>,
    after: Vec<After>,
    flag: Option<Lost>,
    warnings: Pair<u32>,
}

/// One thing for each colour, as JSON names them.
#[derive(Serialize)]
struct Pair<T> {
    #[serde(rename = "B")]
    black: T,
    #[serde(rename = "W")]
    white: T,
}

impl<T> From<ByColor<T>> for Pair<T> {
    fn from(ByColor { black, white }: ByColor<T>) -> Self {
        Self { black, white }
    }
}

/// What stands after a move.
#[derive(Serialize)]
struct After {
    outcome: &'static str,
    #[serde(flatten)]
    states: Pair<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    peeks: Option<Vec<Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    announce: Option<Vec<(Ms, String)>>,
}

/// Who lost, when and why.
#[derive(Serialize)]
struct Lost {
    color: String,
    move_index: i64,
    at_think_ms: Ms,
    at_running_ms: Ms,
    reason: &'static str,
}

/// How a turn ended.
enum End {
    Move(Clock),
    TimeoutPass { clock: Clock, at: Ms },
    Flag { at: Ms },
    TwoWarnings { at: Ms },
}

/// Plays a game to its end or until somebody has lost.
pub(super) fn answer(name: Value, request: &Request) -> Answer {
    let arrival = request.clock.late(&request.late, request.late_limit);
    let mut clock = arrival.clock;
    let initial = states(&clock);
    let mut warnings = ByColor { black: 0, white: 0 };
    let mut flag = lost_before_the_start(arrival.lost);
    let mut after = Vec::new();
    let mut running: Ms = 0;
    for (index, turn) in request.turns.iter().enumerate() {
        if flag.is_some() {
            break;
        }
        let color = turn.color;
        let (outcome, at, next, reason) = match end_of(&clock, turn, &mut warnings[color]) {
            End::Move(next) => ("ok", turn.think, next, None),
            End::TimeoutPass { clock, at } => ("timeout_pass", at, clock, None),
            End::Flag { at } => ("flag", at, clock.stopped(color, at), Some("time")),
            End::TwoWarnings { at } => ("two_warnings", at, clock.stopped(color, at), Some("two_warnings")),
        };
        running = running.saturating_add(at);
        after.push(After {
            outcome,
            states: states(&next),
            peeks: turn.peeks.as_ref().map(|peeks| peeks.iter().map(|&t| peek(&clock, color, t)).collect()),
            announce: announced(&clock, color, at),
        });
        flag = reason.map(|reason| Lost {
            color: color.to_string(),
            move_index: i64::try_from(index).unwrap_or(i64::MAX),
            at_think_ms: at,
            at_running_ms: running,
            reason,
        });
        clock = next;
    }
    Answer { name, initial, after, flag, warnings: warnings.into() }
}

/// The end of a turn: each early press is a warning and changes nothing else, the second one loses.
fn end_of(clock: &Clock, turn: &Turn, warnings: &mut u32) -> End {
    let deadline = clock.deadline(turn.color).unwrap_or(Ms::MAX);
    for &at in turn.early.iter().filter(|&&at| at <= turn.think && at < deadline) {
        *warnings += 1;
        if *warnings == LOSING_WARNINGS {
            return End::TwoWarnings { at };
        }
    }
    match clock.press(turn.color, turn.think) {
        Ok(next) => End::Move(next),
        Err(Flag { at }) => match clock.timeout_pass(turn.color) {
            Some(clock) => End::TimeoutPass { clock, at },
            None => End::Flag { at },
        },
    }
}

fn lost_before_the_start(lost: ByColor<Option<LateLoss>>) -> Option<Lost> {
    let both = lost.black.is_some() && lost.white.is_some();
    let losers: Vec<Color> = Color::ALL.into_iter().filter(|&color| lost[color].is_some()).collect();
    let first = *losers.first()?;
    let forfeit = losers.iter().any(|&color| lost[color] == Some(LateLoss::Forfeit));
    Some(Lost {
        color: if both { "both".to_owned() } else { first.to_string() },
        move_index: -1,
        at_think_ms: 0,
        at_running_ms: 0,
        reason: if forfeit { "late_forfeit" } else { "late_time_exhausted" },
    })
}

fn states(clock: &Clock) -> Pair<Value> {
    clock.sides.as_ref().map(|side| side.control().state_json(&side.state())).into()
}

fn peek(clock: &Clock, color: Color, t: Ms) -> Value {
    let side = &clock.sides[color];
    side.control().state_json(&side.run(t))
}

/// What was read out up to `at`, under the Chinese rules.
fn announced(clock: &Clock, color: Color, at: Ms) -> Option<Vec<(Ms, String)>> {
    if !matches!(clock.sides[color].control(), TimeControl::CnByoyomi(_)) {
        return None;
    }
    let calls = clock.announcements(color, 0, at);
    Some(calls.into_iter().filter_map(|said| Some((said.at, said.call.token()?))).collect())
}
