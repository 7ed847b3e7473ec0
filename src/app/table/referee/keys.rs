//! What the keys do on the arbiter's page: in its lists, while a line is typed, while the board is put right.

use crate::app::arbiter::Arbiter;
use crate::app::shared::{help, help_beside_text, suspend};
use crate::app::table::Table;
use crate::app::table::keys::Keys;

/// The keys with which a board is put right.
pub const CHANGES: &str = "enter space";
/// The key that lets the other side move next.
pub const TURNS: &str = "tab";
/// The key that enters the board.
pub const ENTERS: &str = "y";

/// One step back.
const fn back(keys: &'static str) -> Keys {
    Keys::on(keys, |text| text.key.back, Table::step_back)
}

/// One line of several is chosen.
pub(in crate::app::table) const LIST: &[Keys] = &[
    Keys::on(
        "up k wheel-up",
        |text| text.key.cursor,
        |table, desk| table.light(|lit, last| lit.checked_sub(1).unwrap_or(last), desk),
    )
    .named(|text| text.key_name.up_down.to_owned()),
    Keys::also("down j wheel-down", |table, desk| {
        table.light(|lit, last| if lit >= last { 0 } else { lit + 1 }, desk);
    }),
    Keys::also("home g pgup", |table, desk| table.light(|_, _| 0, desk)),
    Keys::also("end G pgdn", |table, desk| table.light(|_, last| last, desk)),
    Keys::to("enter space", |text| text.key.choose, Table::choose_lit),
    Keys::each("digit", |table, key, desk| table.choose_number(usize::from(key.digit().unwrap_or(0)), desk)),
    help(),
    back("esc c-c"),
    suspend(),
];

/// A line of text is typed.
pub(in crate::app::table) const LINE: &[Keys] =
    &[Keys::to("enter", |text| text.key.accept, Table::take_line).commits()];

/// The ways out of it.
pub(in crate::app::table) const LINE_LEFT: &[Keys] = &[help_beside_text(), back("esc c-c"), suspend()];

/// The board is put right.
pub(in crate::app::table) const BOARD: &[Keys] = &[
    Keys::on(CHANGES, |text| text.arbiter.key.change, |table, _| table.change_here()),
    Keys::on(
        TURNS,
        |text| text.arbiter.key.turn,
        |table, _| {
            if let Some(editor) = table.doing.arbiter_mut().and_then(Arbiter::editor) {
                editor.next = !editor.next;
            }
        },
    ),
    Keys::to(ENTERS, |text| text.arbiter.key.enter, Table::enter_board),
    back("n").silent(),
];

/// The ways out of it.
pub(in crate::app::table) const BOARD_LEFT: &[Keys] = &[help(), back("esc c-c"), suspend()];
