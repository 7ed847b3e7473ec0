//! What the keys of the table do: which bindings hold in which state. Those of a state stand in its file, those that
//! several have stand here.

use super::doing::Doing;
use super::{Table, cycle, ending, leaving, play, referee, sealing, sitting, stop};
use crate::app::bind::{Bind, Bound, Groups};
use crate::app::chart::Charted;
use crate::app::form::Line;
use crate::app::question::Question;
use crate::app::shared::board::{Names, Pointing};
use crate::app::shared::{self, Edits};
use crate::app::{Desk, Mode, Next, Room};
use crate::rules::point::{Point, Size};

pub(super) type Keys = Bind<Table>;

/// Resigns, once asked.
pub(super) const fn resign() -> Keys {
    Keys::to("R", |text| text.key.resign, |table, _| Next::Ask(Question::Resign(table.game.to_move())))
        .in_help()
        .commits()
}

/// Says the time left.
pub(super) const fn say_time() -> Keys {
    Keys::on("s", |text| text.voice.key_say, |table, desk| table.watch.say_time(&table.game, desk))
}

/// By what the clock is heard.
pub(super) const fn sound() -> Keys {
    shared::sound("V").in_help()
}

/// Calls the arbiter.
pub(super) const fn arbiter() -> Keys {
    Keys::on("A", |text| text.arbiter.key.arbiter, Table::call_arbiter).in_help()
}

/// The players have each other's colours.
pub(super) const fn swap() -> Keys {
    Keys::to("X", |text| text.before.key_swap, |table, desk| table.ask_swap(desk))
        .in_help()
        .when(|table, _| table.game.why_not_swap().is_ok())
        .or_says_why()
}

/// The way out, once asked.
pub(super) const fn leave() -> Keys {
    Keys::to("q", |text| text.key.leave, |table, desk| table.ask_leave(desk))
        .in_help()
        .when(|table, _| !table.has_to_stop())
        .or_says_why()
}

impl Bound for Table {
    fn bindings(&self) -> Groups<Self> {
        match self.mode() {
            Mode::Waiting => const { &[sitting::WAITING] },
            Mode::Table => const { &[play::keys::EARLIER, Self::CURSOR, play::keys::PLAY] },
            Mode::Asked => {
                const { &[play::keys::ASKED, play::keys::EARLIER, Self::CURSOR, play::keys::PLAY] }
            }
            Mode::Paused => const { &[stop::PAUSED] },
            Mode::Earlier => const { &[cycle::SHOWN] },
            Mode::Cycle => const { &[cycle::RETURNED] },
            Mode::Sealing => const { &[sealing::keys::SEALING] },
            Mode::Sealed => const { &[sealing::keys::SEALED] },
            Mode::Arbiter => const { &[referee::keys::LIST] },
            Mode::Setting => const { &[referee::keys::BOARD, Self::CURSOR, referee::keys::BOARD_LEFT] },
            Mode::Field if self.doing.arbiter().is_some() => {
                const { &[referee::keys::LINE, Self::EDIT, referee::keys::LINE_LEFT] }
            }
            Mode::Field => const { &[Self::NAME] },
            Mode::Ending => const { &[ending::keys::MARK, Self::CURSOR, ending::keys::MARKED] },
            Mode::Counting => const { &[ending::counting::KEYS] },
            Mode::Tryout => const { &[ending::tryout::FIRST, Self::CURSOR, ending::tryout::KEYS] },
            Mode::Chart => const { &[Self::CHART] },
            _ => const { &[leaving::OVER] },
        }
    }
}

impl Pointing for Table {
    fn cursor(&mut self) -> (&mut Point, Size) {
        (&mut self.cursor, self.game.terms().size)
    }

    fn pointed(&mut self, desk: &mut Desk) {
        match self.mode() {
            Mode::Table | Mode::Asked => self.at_work = true,
            // What was told makes room for the keys again.
            Mode::Ending => desk.notice = None,
            _ => {}
        }
    }
}

impl Names for Table {
    fn naming(&mut self) -> Option<&mut String> {
        if let Doing::Naming(field) = &mut self.doing { Some(field) } else { None }
    }

    fn stop_naming(&mut self) {
        self.doing = Doing::Game;
    }

    fn named(&mut self, p: Point, desk: &mut Desk) -> Next {
        self.put(p, desk);
        Next::Stay
    }
}

impl Edits for Table {
    fn open_line(&mut self) -> Option<&mut Line> {
        self.doing.arbiter_mut()?.line()
    }

    fn edited(&mut self, desk: &mut Desk) {
        desk.notice = None;
    }
}
