//! What the keys do while dead chains are marked.

use crate::app::Next;
use crate::app::question::Question;
use crate::app::shared::{coordinates, help, menu, numbers, quiet, suspend};
use crate::app::table::Table;
use crate::app::table::keys::{Keys, arbiter, leave, resign};
use crate::rules::color::{ByColor, Color};

/// The keys by which each side agrees.
pub const AGREES: ByColor<&str> = ByColor { black: "b", white: "w" };

/// Marking, what both need first.
pub(in crate::app::table) const MARK: &[Keys] = &[
    Keys::on("enter space", |text| text.key.toggle, Table::toggle).commits(),
    Keys::on(AGREES.black, |text| text.key.black_agrees, |table, desk| table.agree(Color::Black, desk))
        .when(|table, _| !table.has_agreed(Color::Black))
        .commits()
        .in_menu(4),
    Keys::on(AGREES.white, |text| text.key.white_agrees, |table, desk| table.agree(Color::White, desk))
        .when(|table, _| !table.has_agreed(Color::White))
        .commits()
        .in_menu(5),
    Keys::on("C", |text| text.ending.key.recount, Table::begin_count).in_menu(6),
    Keys::on("a", |text| text.key.suggest, Table::take_suggestion).in_menu(1),
    Keys::on("0", |text| text.ending.key.neutral, Table::mark_open).in_menu(2),
    Keys::to("r", |text| text.ending.key.go_on, |table, _| Next::Ask(Question::GoOn(table.game.to_move())))
        .in_menu(8),
    Keys::to("D", |text| text.key.dispute, Table::ask_dispute).in_menu(9),
    Keys::on("s", |text| text.ending.key.seki, Table::mark_seki).in_menu(3),
    Keys::on("m", |text| text.ending.key.try_out, Table::begin_tryout)
        .when(|table, _| !table.game.terms().refereed)
        .if_ever(|table| !table.game.terms().refereed)
        .or_says_why()
        .in_menu(7),
];

/// What else can be done then.
pub(in crate::app::table) const MARKED: &[Keys] = &[
    resign().in_menu(13),
    Keys::to("", |text| text.ending.key.black_concedes, |_, _| Next::Ask(Question::Concede(Color::Black)))
        .silent()
        .in_menu(10),
    Keys::to("", |text| text.ending.key.white_concedes, |_, _| Next::Ask(Question::Concede(Color::White)))
        .silent()
        .in_menu(11),
    arbiter().in_menu(12),
    coordinates().in_menu(14),
    numbers(),
    quiet(),
    help().in_menu(15),
    menu(),
    leave().in_menu(16),
    suspend(),
];
