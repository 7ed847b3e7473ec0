//! The sums of the training report in JSON, for each side.

use serde::Serialize;

use crate::cli::json::Sides;
use crate::clock::Ms;
use crate::clock::pace::sums::{Share, Sums};
use crate::clock::pace::{Pace, Think};

/// A side's sums. Times are ms; where it is not told exactly what every move took, they are the least it can have been.
#[derive(Debug, Serialize)]
pub(super) struct Training {
    /// Moves made, passes included.
    moves: u32,
    /// Moves of which it is not told exactly what they took.
    untold_moves: u32,
    used_ms: Ms,
    opening_ms: Ms,
    opening_moves: u32,
    middle_game_ms: Ms,
    middle_game_moves: u32,
    endgame_ms: Ms,
    endgame_moves: u32,
    main_ms: Ms,
    main_moves: u32,
    overtime_ms: Ms,
    overtime_moves: u32,
    /// The number of the first move made in overtime.
    overtime_from_move: Option<u32>,
    /// Byo-yomi periods lost, blocks of thinking time used, periods bought, blocks of stones completed.
    periods: u32,
    /// How often all the time was used up: by a flag, or by an overrun that counted as a pass.
    overruns: u32,
    /// Moves made where there was something to lose: in overtime, and at any time where nothing follows main time.
    timed_moves: u32,
    moves_in_last_10_s: u32,
    moves_in_last_5_s: u32,
    moves_in_last_3_s: u32,
    longest: Vec<Long>,
}

/// A long think.
#[derive(Debug, Serialize)]
struct Long {
    /// The number of the move it led to; where the game ended in it, the one that move would have had.
    #[serde(rename = "move")]
    number: u32,
    ms: Ms,
    periods: u32,
}

/// Both sides' sums; `None` where nothing tells what any move took.
pub(super) fn of(pace: &Pace) -> Option<Sides<Training>> {
    pace.is_told().then(|| Sides::from(pace.sums.as_ref().map(Training::of)))
}

impl Training {
    fn of(sums: &Sums) -> Self {
        let [opening, middle, endgame]: [Share; 3] = sums.parts.unwrap_or_default();
        Self {
            moves: sums.all.moves,
            untold_moves: sums.all.untold,
            used_ms: sums.all.used,
            opening_ms: opening.used,
            opening_moves: opening.moves,
            middle_game_ms: middle.used,
            middle_game_moves: middle.moves,
            endgame_ms: endgame.used,
            endgame_moves: endgame.moves,
            main_ms: sums.main.used,
            main_moves: sums.main.moves,
            overtime_ms: sums.overtime.used,
            overtime_moves: sums.overtime.moves,
            overtime_from_move: sums.overtime_from,
            periods: sums.periods,
            overruns: sums.overruns,
            timed_moves: sums.late.of,
            moves_in_last_10_s: sums.late.ten,
            moves_in_last_5_s: sums.late.five,
            moves_in_last_3_s: sums.late.three,
            longest: sums.longest.iter().map(Long::of).collect(),
        }
    }
}

impl Long {
    const fn of(think: &Think) -> Self {
        Self { number: think.number, ms: think.took.least, periods: think.periods }
    }
}
