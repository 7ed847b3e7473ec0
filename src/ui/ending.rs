//! The end of a game on the screen: the marking painted on the board, the count beside it.

pub mod count;
pub mod tryout;
pub mod walk;

use super::board::{BoardView, Label, Mark, Pitch};
use crate::app::table::Table;
use crate::app::table::ending::counting::Counting;
use crate::game::ending::Marking;
use crate::game::ending::walk::What;

/// The sign of a point marked as nobody's.
const NEUTRAL: &str = "=";

/// Shows dead stones, whose each point is, and what was marked as nobody's.
pub fn mark(view: &mut BoardView, table: &Table, marking: &Marking) {
    let game = &table.game;
    let count = game.count(marking);
    let land = game.land(marking, &count);
    let dead = game.dead_stones(marking);
    for p in game.terms().size.iter() {
        let Some(look) = view.look_mut(p) else { continue };
        look.dead = dead.contains(&p);
        if look.stone.is_none() || look.dead {
            look.territory = land.counted[p];
        }
        let nobodys = (look.stone.is_none() || look.dead) && land.counted[p].is_none();
        if nobodys && marking.open.contains(&p) {
            look.mark = Some(Mark::Open);
        } else if look.stone.is_none() && nobodys && (land.marked[p] || count.owner(p).is_some()) {
            look.mark = Some(Mark::Label(Label::new(NEUTRAL)));
        }
    }
    if let Some(by) = game.conceded() {
        for &p in &land.given {
            if let Some(look) = view.look_mut(p) {
                look.territory = Some(!by);
            }
        }
    }
}

/// Shows the board as it lies at a step of the count, and what is being counted.
pub fn show_step(view: &mut BoardView, table: &Table, counting: &Counting, pitch: Pitch) {
    let Some(step) = counting.step().filter(|step| step.what != What::Result) else {
        return mark(view, table, &counting.marking);
    };
    let done = &counting.walk.steps[..counting.at];
    for (p, stone) in done.iter().chain([step]).flat_map(|step| &step.changes) {
        if let Some(look) = view.look_mut(*p) {
            look.stone = *stone;
        }
    }
    for earlier in done {
        if let What::Region { color, .. } = earlier.what {
            for &p in &earlier.lit {
                if let Some(look) = view.look_mut(p).filter(|look| look.stone.is_none()) {
                    look.territory = Some(color);
                }
            }
        }
    }
    for (n, &p) in (1..).zip(&step.lit) {
        let Some(look) = view.look_mut(p) else { continue };
        match step.what {
            What::Dead(_) => look.dead = true,
            // On the narrowest board there is no room for a number.
            _ if pitch == Pitch::P2x1 => look.mark = Some(Mark::Square),
            _ => look.mark = Some(Mark::Label(Label::number(n))),
        }
    }
}
