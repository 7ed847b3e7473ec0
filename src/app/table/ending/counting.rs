//! The count gone through step by step, before the last confirmation or after the game (A §16.4, B 2.7.3).

use crate::app::action::Command;
use crate::app::table::Table;
use crate::app::{Desk, Next};
use crate::game::Stage;
use crate::game::ending::Marking;
use crate::game::ending::walk::{Step, Walk};
use crate::game::event::{Event, Request};
use crate::game::said;
use crate::rules::color::Color;

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
    pub(in crate::app::table) fn begin_count(&mut self, desk: &mut Desk) -> Next {
        let Some(marking) = self.counted_marking() else { return Next::Stay };
        let mut asked = None;
        if matches!(self.game.stage(), Stage::Marking(_)) {
            let by = match (marking.confirmed.black, marking.confirmed.white) {
                (true, false) => Color::White,
                (false, true) => Color::Black,
                _ => self.game.to_move(),
            };
            let n = self.game.next_number();
            if !self.enter(Event::Ask { by, what: Request::Recount, to: None }, None, desk) {
                return Next::Stay;
            }
            asked = Some((by, n));
            desk.tell((desk.text.ending.walk.asked)(said::color(by, desk.text)));
        }
        let walk = self.game.walk(&marking, Color::Black);
        self.counting = Some(Counting { side: Color::Black, marking, walk, at: 0, asked });
        Next::Stay
    }

    pub(in crate::app::table) fn counting_command(&mut self, command: Command, desk: &mut Desk) -> Next {
        desk.notice = None;
        let Some(counting) = &mut self.counting else { return Next::Stay };
        let last = counting.walk.steps.len().saturating_sub(1);
        counting.at = match command {
            Command::Right | Command::Enter | Command::Space => (counting.at + 1).min(last),
            Command::Left => counting.at.saturating_sub(1),
            Command::PageDown => counting.walk.next_stage(counting.at),
            Command::PageUp => counting.walk.previous_stage(counting.at),
            Command::First => 0,
            Command::Last => last,
            Command::Next => {
                if counting.walk.side.is_some() {
                    counting.side = !counting.side;
                    counting.walk = self.game.walk(&counting.marking, counting.side);
                }
                0
            }
            Command::Menu | Command::Back | Command::Home | Command::Recount => {
                self.end_count(desk);
                return Next::Stay;
            }
            _ => counting.at,
        };
        Next::Stay
    }

    /// Leaves the count; the other side has seen it too.
    fn end_count(&mut self, desk: &mut Desk) {
        if let Some(Counting { asked: Some((by, ask)), .. }) = self.counting.take() {
            self.enter(Event::Answer { by: !by, ask, yes: true }, None, desk);
        }
    }
}
