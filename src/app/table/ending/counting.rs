//! The count gone through step by step, before the last confirmation or after the game (A §16.4, B 2.7.3).

use crate::app::Desk;
use crate::app::shared::{help, suspend};
use crate::app::table::Table;
use crate::app::table::doing::Doing;
use crate::app::table::keys::Keys;
use crate::game::Stage;
use crate::game::ending::Marking;
use crate::game::ending::walk::{Step, Walk};
use crate::game::event::{Event, Request};
use crate::game::said;
use crate::rules::color::Color;

/// What the keys do while it is.
pub(in crate::app::table) const KEYS: &[Keys] = &[
    Keys::on(
        "right l",
        |text| text.ending.key.step,
        |table, desk| table.walk(|counting| counting.at + 1, desk),
    )
    .named(|text| text.key_name.sideways.to_owned()),
    Keys::also("enter space", |table, desk| table.walk(|counting| counting.at + 1, desk)),
    Keys::also("left h", |table, desk| table.walk(|counting| counting.at.saturating_sub(1), desk)),
    Keys::on(
        "pgdn",
        |text| text.ending.key.stage_on,
        |table, desk| table.walk(|counting| counting.walk.next_stage(counting.at), desk),
    ),
    Keys::on(
        "pgup",
        |text| text.ending.key.stage_back,
        |table, desk| table.walk(|counting| counting.walk.previous_stage(counting.at), desk),
    )
    .in_help(),
    Keys::on("tab", |text| text.ending.key.other_side, Table::count_other),
    Keys::on("home g", |text| text.key.first, |table, desk| table.walk(|_| 0, desk)).in_help(),
    Keys::on("end G", |text| text.key.last, |table, desk| table.walk(|_| usize::MAX, desk)).in_help(),
    Keys::also("C", Table::end_count),
    help(),
    Keys::on("esc c-c", |text| text.ending.key.end_count, Table::end_count),
    Keys::on("q", |text| text.key.leave, Table::end_count).in_help(),
    suspend(),
];

/// A count being gone through.
#[derive(Debug)]
pub struct Counting {
    /// The side that is counted, where one is enough.
    pub side: Color,
    /// The marking that is counted.
    pub marking: Marking,
    /// The steps.
    pub walk: Walk,
    /// Which of them is shown, from 0.
    pub at: usize,
    /// Who asked for it and with which entry, where it is logged.
    asked: Option<(Color, u32)>,
}

impl Counting {
    /// The step that is shown.
    pub fn step(&self) -> Option<&Step> {
        self.walk.steps.get(self.at)
    }
}

impl Table {
    /// The marking the players agreed on, or are agreeing on.
    pub fn counted_marking(&self) -> Option<Marking> {
        self.marking().cloned().or_else(|| self.game.agreed_marking())
    }

    /// Begins the count. Before the last confirmation it is logged as asked for by the side that has not agreed yet,
    /// or else by the side to move.
    pub(in crate::app::table) fn begin_count(&mut self, desk: &mut Desk) {
        let Some(marking) = self.counted_marking() else { return };
        let mut asked = None;
        if matches!(self.game.stage(), Stage::Marking(_)) {
            let by = match (marking.confirmed.black, marking.confirmed.white) {
                (true, false) => Color::White,
                (false, true) => Color::Black,
                _ => self.game.to_move(),
            };
            let n = self.game.next_number();
            if !self.enter(Event::Ask { by, what: Request::Recount, to: None }, None, desk) {
                return;
            }
            asked = Some((by, n));
            desk.tell((desk.text.ending.walk.asked)(said::color(by, desk.text)));
        }
        let walk = self.game.walk(&marking, Color::Black);
        let counting = Counting { side: Color::Black, marking, walk, at: 0, asked };
        self.doing = Doing::Counting(Box::new(counting));
    }

    /// Shows another step of the count.
    fn walk(&mut self, to: fn(&Counting) -> usize, desk: &mut Desk) {
        desk.notice = None;
        if let Doing::Counting(counting) = &mut self.doing {
            counting.at = to(counting).min(counting.walk.steps.len().saturating_sub(1));
        }
    }

    /// Counts the other side from the beginning, where one is counted at a time.
    fn count_other(&mut self, desk: &mut Desk) {
        if let Doing::Counting(counting) = &mut self.doing
            && counting.walk.side.is_some()
        {
            counting.side = !counting.side;
            counting.walk = self.game.walk(&counting.marking, counting.side);
        }
        self.walk(|_| 0, desk);
    }

    /// Leaves the count; the other side has seen it too.
    fn end_count(&mut self, desk: &mut Desk) {
        desk.notice = None;
        let Doing::Counting(counting) = std::mem::take(&mut self.doing) else { return };
        if let Some((by, ask)) = counting.asked {
            self.enter(Event::Answer { by: !by, ask, yes: true }, None, desk);
        }
    }
}
