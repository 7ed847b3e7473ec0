//! What stands on the plates of both players at the table: names, prisoners, clock, and what goes before the clock's phase.

use super::panel::{Note, Plate};
use super::players::Players;
use crate::app::table::Table;
use crate::app::{Counting, Desk};
use crate::clock::control::TimeControl;
use crate::game::{Stage, said};
use crate::rules::color::{ByColor, Color};
use crate::text::Text;

/// Both players' plates.
pub fn plates(table: &Table, desk: &Desk) -> ByColor<Plate> {
    let game = &table.game;
    let turn = table.turn(desk.now.ms);
    let playing = matches!(game.stage(), Stage::Waiting | Stage::Playing);
    let running = turn.map(|turn| (turn.by, turn.ran));
    ByColor::new_with(|color| Plate {
        color,
        players: Players::of(game.terms(), color, game.turns(color)),
        captures: game.prisoners()[!color],
        reading: (game.terms().time[color] != TimeControl::None || turn.is_some())
            .then(|| game.clock().reading(color, running)),
        to_move: playing && game.to_move() == color,
        over: game.outcome().is_some(),
        note: note(table, desk, color),
        count: turn
            .filter(|turn| turn.by == color && game.running().is_some() && desk.aloud.count == Counting::Up)
            .and_then(|turn| game.clock().reading(color, Some((color, turn.ran))).counted()),
        penalties: penalties(table, color, desk.text),
    })
}

/// Words that stand before the phase of a clock that does not run.
fn note(table: &Table, desk: &Desk, color: Color) -> Option<Note> {
    let text = desk.text;
    match table.game.stage() {
        Stage::Playing if table.game.paused().is_some() && table.game.to_move() == color => {
            let adjourned = table.game.sealed().is_some();
            Some(Note::of(if adjourned { text.sealed.adjourned } else { text.table.paused }))
        }
        Stage::Marking(marking) => {
            let agreed = marking.confirmed[color];
            let words = if agreed { text.ending.agrees } else { text.ending.not_yet };
            let short = text.ending.agreed[usize::from(!agreed)];
            Some(Note { long: words(said::color(color, text)), short })
        }
        _ => None,
    }
}

/// Warnings and fines of a side, long and short; nothing where there are none.
fn penalties(table: &Table, color: Color, text: &Text) -> Option<[String; 2]> {
    let game = &table.game;
    let (warnings, fines) = (game.warnings()[color], game.fines()[color]);
    let said = &text.arbiter.table;
    let mut long = Vec::new();
    if warnings > 0 {
        long.push((said.warnings)(warnings));
    }
    if fines > 0 {
        long.push((said.fined)(&said::exact(fines, game.terms().rules.said_in, text)));
    }
    let short = if warnings > 0 { (said.warnings_short)(warnings) } else { "!".to_owned() };
    (!long.is_empty()).then(|| [long.join(text.word.comma), short])
}
