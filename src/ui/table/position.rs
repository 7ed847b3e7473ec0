//! The board of the table: what stands on it, what is marked, where the cursor is.

use crate::app::arbiter::Step;
use crate::app::table::Table;
use crate::app::table::sealing::Sealing;
use crate::app::{Desk, Mode, Room};
use crate::game::Played;
use crate::rules::position::Move;
use crate::ui::board::{BoardView, Label, Mark, Pitch};
use crate::ui::ending;

/// The board as it is to be drawn.
pub fn board(table: &Table, desk: &Desk, pitch: Pitch) -> BoardView {
    let position = table.doing.tryout().map_or_else(|| table.game.position(), |tryout| &tryout.position);
    let size = table.game.terms().size;
    let earlier = table.shown_earlier();
    let shown = earlier.map_or(position.board(), |earlier| &earlier.board);
    let made = table.game.moves();
    let made = earlier.and_then(|earlier| made.get(..usize::try_from(earlier.after).ok()?)).unwrap_or(made);
    let editor = table.doing.arbiter().and_then(|arbiter| match &arbiter.step {
        Step::Board(editor) => Some(editor),
        _ => None,
    });
    let mut view = BoardView::new(size, |p| editor.map_or_else(|| shown.at(p), |editor| editor.at(p)));
    view.coordinates = desk.options.coordinates;
    let mode = table.mode();
    if matches!(mode, Mode::Table | Mode::Asked | Mode::Field | Mode::Setting | Mode::Ending | Mode::Tryout) {
        view.cursor = Some(table.typed_point().unwrap_or(table.cursor));
    }
    if mode == Mode::Sealing {
        view.cursor = table.doing.sealing().and_then(Sealing::pointed);
    }
    view.ghost = table.ghost().filter(|_| earlier.is_none());
    let last = match earlier {
        Some(_) => made.last().map(|played| played.mv),
        None => position.last_move().map(|(_, mv)| mv),
    };
    if let Some(Move::Play(p)) = last.filter(|_| editor.is_none())
        && view.look(p).stone.is_some()
    {
        view.last = Some(p);
    }
    // On the narrowest board there is no room for a number.
    let going = table.doing.counting().is_none() && table.doing.tryout().is_none();
    if desk.options.numbers && pitch != Pitch::P2x1 && going {
        number(&mut view, made);
    }
    // A stone laid but not released stands there, and takes nothing yet.
    if let Some((Move::Play(p), color)) = table.laid().filter(|_| earlier.is_none() && editor.is_none())
        && let Some(look) = view.look_mut(p)
    {
        look.stone = Some(color);
        look.mark = Some(Mark::Circle);
    }
    view.laid = table.game.laid();
    if let Some(counting) = table.doing.counting() {
        view.last = None;
        ending::show_step(&mut view, table, counting, pitch);
    } else if let (Some(marking), None) = (table.counted_marking(), table.doing.tryout()) {
        ending::mark(&mut view, table, &marking);
    }
    view
}

/// The board beside the training report: after the turn that is lit.
pub fn charted(table: &Table, desk: &Desk) -> Option<BoardView> {
    let chart = table.doing.report()?;
    let made = chart.lit() + usize::from(chart.think().is_some_and(|think| think.pressed));
    let (position, last) = table.game.after(made);
    let mut view = BoardView::new(position.size(), |p| position.at(p));
    view.coordinates = desk.options.coordinates;
    if let Some(Move::Play(p)) = last {
        view.last = Some(p);
    }
    Some(view)
}

/// Writes on each stone the number of its move.
fn number(view: &mut BoardView, moves: &[Played]) {
    for (n, played) in (1_u32..).zip(moves) {
        if let Move::Play(p) = played.mv
            && let Some(look) = view.look_mut(p)
            && look.stone == Some(played.by)
        {
            look.mark = Some(Mark::Label(Label::number(n)));
        }
    }
}
