//! What the keys do while moves are made.

use crate::app::Next;
use crate::app::question::Question;
use crate::app::shared::{coordinates, help, numbers, quiet, suspend};
use crate::app::table::Table;
use crate::app::table::doing::Doing;
use crate::app::table::keys::{Keys, arbiter, leave, resign, say_time, sound, swap};
use crate::game::event::Request;

/// The key that shows the board a refused play would repeat.
pub const SHOWS: &str = "v";
/// The key that claims that a laid stone was taken elsewhere.
pub const CLAIMS: &str = "C";

/// While the side to move can answer a request.
pub(in crate::app::table) const ASKED: &[Keys] = &[
    Keys::to("y", |text| text.key.yes, |table, desk| table.reply(true, desk)).commits(),
    Keys::to("n", |text| text.key.no, |table, desk| table.reply(false, desk)),
    Keys::on(CLAIMS, |text| text.arbiter.key.claim, Table::claim)
        .when(|table, _| table.request().is_some_and(|asked| asked.what == Some(Request::Slip)))
        .if_ever(|table| table.game.terms().refereed)
        .commits(),
];

pub(in crate::app::table) const EARLIER: &[Keys] =
    &[Keys::on(SHOWS, |text| text.cycle.show, |table, _| table.doing = Doing::LookingBack)
        .when(|table, desk| table.repeated(desk).is_some())
        .in_menu(1)];

/// Moves, what goes before one, and what ends or stops them.
pub(in crate::app::table) const PLAY: &[Keys] =
    &[
        Keys::on("space", |text| text.arbiter.key.release, Table::release)
            .called(|table, desk| {
                let key = &desk.text.arbiter.key;
                if table.game.terms().two_step { key.press } else { key.release }
            })
            .when(|table, _| table.laid().is_some())
            .if_ever(Table::lays)
            .commits()
            .in_menu(2),
        // Pressed too early.
        Keys::also("space", Table::release).when(|table, _| table.lays()).if_ever(Table::lays).commits(),
        Keys::on("enter space", |text| text.key.play, Table::put_here)
            .called(|table, desk| if table.lays() { desk.text.arbiter.key.lay } else { desk.text.key.play })
            .commits(),
        Keys::on("m", |text| text.key.type_point, Table::begin_naming).in_menu(3),
        Keys::to("p", |text| text.key.pass, |table, desk| table.ask_pass(desk)).commits().in_menu(4),
        Keys::on("u", |text| text.key.take_back, Table::ask_back)
            .called(|table, desk| {
                if table.game.terms().refereed { desk.text.arbiter.key.slip } else { desk.text.key.take_back }
            })
            .when(|table, _| !table.game.moves().is_empty())
            .or_says_why()
            .commits()
            .in_menu(5),
        Keys::to(
            "E",
            |text| text.key.over,
            |table, desk| table.ask_first(Question::Over(table.game.to_move()), desk),
        )
        .commits()
        .in_menu(6),
        resign().in_menu(7),
        Keys::to(
            "",
            |text| text.ending.key.concede,
            |table, desk| table.ask_first(Question::Concede(table.game.to_move()), desk),
        )
        .silent()
        .in_menu(8),
        Keys::to("t", |text| text.key.pause, Table::ask_stop)
            .called(|table, desk| {
                if table.game.terms().refereed { desk.text.arbiter.key.stop } else { desk.text.key.pause }
            })
            .in_menu(9),
        Keys::to("S", |text| text.sealed.key, |table, desk| table.ask_seal(desk)).in_menu(10),
        say_time().in_menu(11),
        sound().in_menu(12),
        arbiter().in_menu(14),
        coordinates().in_menu(15),
        swap().in_menu(13),
        numbers().in_menu(16),
        quiet().in_menu(17),
        help().in_menu(18),
        Keys::to(
            "esc c-c",
            |text| text.key.menu,
            |table, desk| if table.request().is_some() { table.reply(false, desk) } else { Next::Menu },
        ),
        leave().in_menu(19),
        suspend(),
    ];
