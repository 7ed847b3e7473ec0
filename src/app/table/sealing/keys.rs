//! What the keys do while a move is sealed, and while it lies in its envelope.

use crate::app::Next;
use crate::app::question::Question;
use crate::app::shared::board::Way;
use crate::app::shared::{help, help_beside_text, menu, suspend};
use crate::app::table::Table;
use crate::app::table::doing::Doing;
use crate::app::table::keys::{Keys, arbiter, resign, say_time, sound};
use crate::rules::color::Color;

/// While a move is entered unseen.
pub(in crate::app::table) const SEALING: &[Keys] = &[
    Keys::to("enter", |text| text.key.accept, Table::entered).commits(),
    Keys::also("up", |table, desk| table.point_on(Way::Up, desk)),
    Keys::also("down", |table, desk| table.point_on(Way::Down, desk)),
    Keys::also("left", |table, desk| table.point_on(Way::Left, desk)),
    Keys::also("right", |table, desk| table.point_on(Way::Right, desk)),
    Keys::also("backspace", |table, _| {
        if let Doing::Sealing(sealing) = &mut table.doing {
            sealing.typed.pop();
        }
    }),
    Keys::on(
        "c-u",
        |text| text.key.clear,
        |table, _| {
            if let Doing::Sealing(sealing) = &mut table.doing {
                sealing.typed.clear();
            }
        },
    )
    .in_help(),
    help_beside_text(),
    Keys::on(
        "esc c-c",
        |text| text.key.back,
        |table, desk| {
            table.doing = Doing::Game;
            desk.notice = None;
        },
    ),
    suspend(),
];

/// While the envelope waits.
pub(in crate::app::table) const SEALED: &[Keys] = &[
    resign().in_menu(7),
    Keys::to("enter y t", |text| text.sealed.key_open, |_, _| Next::Ask(Question::Ready(Color::Black)))
        .in_menu(1),
    Keys::to("b", |text| text.sealed.key_times[0], |_, _| Next::Ask(Question::Times(Color::Black)))
        .when(|table, _| table.has_to_confirm(Color::Black))
        .commits()
        .in_menu(2),
    Keys::to("w", |text| text.sealed.key_times[1], |_, _| Next::Ask(Question::Times(Color::White)))
        .when(|table, _| table.has_to_confirm(Color::White))
        .commits()
        .in_menu(3),
    // The game is at rest and kept: there is nothing to ask.
    Keys::to("q", |text| text.key.leave, Table::leave_saved).in_menu(9),
    say_time().in_menu(4),
    sound().in_menu(5),
    arbiter().in_menu(6),
    help().in_menu(8),
    menu(),
    suspend(),
];
