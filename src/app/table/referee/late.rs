//! Late arrival at the table (A §22.1-4): what it comes to in the log, and what it has cost.

use crate::app::table::{Desk, Table};
use crate::clock::Ms;
use crate::clock::late::LateLoss;
use crate::clock::reading::whole_seconds;
use crate::game::event::Event;
use crate::game::outcome::{Outcome, Win};
use crate::game::{ledger, said};
use crate::rules::color::{ByColor, Color};

impl Table {
    /// Whether who comes late is read out, so that there is no limit to ask for (A §22.4).
    pub(super) fn reads_out(&self, side: Color) -> bool {
        self.game.clock().sides[side].is_read_out()
    }

    /// The entries for players who came so many ms late, with `limit` ms allowed where nobody is read out. Who has lost by
    /// it comes last.
    pub(super) fn late_entries(&self, late: &ByColor<Ms>, limit: Ms, desk: &Desk) -> Vec<Event> {
        let lost = self.game.clock().late(late, limit).lost;
        let note = |color: Color| {
            let [late, limit] = [late[color], limit].map(|ms| whole_seconds(ms / 1000));
            let why = (desk.text.arbiter.why.late)(&late, &limit);
            Event::Note { why }
        };
        let forfeits = |color: Color| lost[color] == Some(LateLoss::Forfeit);
        if let ByColor { black: Some(_), white: Some(_) } = lost {
            let said = |by: Color| {
                if forfeits(by) { note(by) } else { Event::Note { why: self.came_late(by, late[by], desk) } }
            };
            return Color::ALL
                .map(said)
                .into_iter()
                .chain([Event::End { result: Outcome::BothLose }])
                .collect();
        }
        let mut sides = Color::ALL;
        sides.sort_by_key(|&color| lost[color].is_some());
        let mut events = Vec::new();
        for by in sides.into_iter().filter(|&by| late[by] > 0) {
            if forfeits(by) {
                events.push(note(by));
                events.push(Event::End { result: Outcome::win(!by, Win::Forfeit) });
            } else {
                events.push(self.arrival(by, late[by]));
            }
        }
        events
    }

    fn arrival(&self, by: Color, ms: Ms) -> Event {
        if self.reads_out(by) { Event::Absent { by, ms } } else { Event::Late { by, ms } }
    }

    fn came_late(&self, by: Color, ms: Ms, desk: &Desk) -> String {
        ledger::words(&self.game, &self.arrival(by, ms), desk.text).unwrap_or_default()
    }

    /// What a late arrival has cost; `None` where an event is none.
    pub(super) fn late_words(&self, event: &Event, desk: &Desk) -> Option<String> {
        let (words, length) = (&desk.text.arbiter.table, |ms: Ms| whole_seconds(ms / 1000));
        let (&Event::Late { by, ms } | &Event::Absent { by, ms }) = event else { return None };
        let (who, now) = (said::color(by, desk.text), ledger::face(&self.game.clock().sides[by]));
        Some(match event {
            Event::Absent { .. } => (words.absent)(who, [&length(ms), &now]),
            _ => (words.late)(who, [&length(ms), &length(ms.saturating_mul(2)), &now]),
        })
    }
}
