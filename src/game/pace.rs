//! Where the time of a game went, turn by turn, from its log.

use super::Game;
use super::event::Event;
use crate::clock::pace::{Pace, Think};
use crate::rules::color::{ByColor, Color};

/// The turns that stand, and both players' figures. Turns taken back and pauses are nobody's time.
///
/// After an exchange of colours (A §17.1) the turns before it are those of the player, who has the other colour now.
pub fn of(game: &Game) -> Pace {
    let terms = game.terms();
    let controls = ByColor::new_with(|color| Some(terms.time[color].clone()));
    Pace::new(thinks(game), controls, Some(terms.size.points().into()))
}

/// The turns, the one in which the game ended or that still goes on included.
pub fn thinks(game: &Game) -> Vec<Think> {
    let swaps: Vec<u32> =
        game.entries().iter().filter(|entry| entry.event == Event::Swap).map(|entry| entry.n).collect();
    let player = |color: Color, n: u32| {
        let later = swaps.iter().filter(|&&swap| swap > n).count();
        if later % 2 == 0 { color } else { !color }
    };
    let made = (1_u32..).zip(game.moves()).map(|(number, played)| {
        let side = &played.before.sides[played.by];
        Think::of(side, player(played.by, played.n), number, played.t)
    });
    made.chain(last(game)).collect()
}

/// The turn that led to no move, where its clock has run at all.
fn last(game: &Game) -> Option<Think> {
    let number = u32::try_from(game.moves().len()).unwrap_or(u32::MAX).saturating_add(1);
    if let Some(sealed) = game.sealed() {
        return Some(Think::of(&sealed.before.sides[sealed.by], sealed.by, number, sealed.t));
    }
    let turn = game.turn().filter(|turn| turn.ran > 0)?;
    Some(Think::unfinished(&game.clock().sides[turn.by], turn.by, number, turn.ran))
}
