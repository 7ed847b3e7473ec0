//! What the keys of the form do, on a line that is chosen from and on one that is typed.

use super::{Form, Line};
use crate::app::bind::{Bind, Bound, Groups};
use crate::app::shared::{Edits, help, help_beside_text, suspend};
use crate::app::{Desk, Room};

type Keys = Bind<Form>;

/// Lines that are chosen from. Enter stands first: it is the last to go where the row is short.
const CHOSEN: &[Keys] = &[
    Keys::to("enter", |text| text.key.choose, |form, desk| form.press(true, desk)),
    Keys::on("up", |text| text.key.cursor, |form, _| form.move_on(false))
        .named(|text| text.key_name.up_down.to_owned()),
    Keys::also("down", |form, _| form.move_on(true)),
    Keys::on("left", |text| text.key.change, |form, _| form.change(false))
        .named(|text| text.key_name.sideways.to_owned()),
    Keys::also("right", |form, _| form.change(true)),
    Keys::also("home", |form, _| form.go_to_end(false)),
    Keys::also("end", |form, _| form.go_to_end(true)),
    Keys::also_to("space", |form, desk| form.press(false, desk)),
    Keys::on("D", |text| text.form.key_defaults, |form, desk| form.begin_anew(desk)),
    Keys::on("tab", |text| text.key.next_field, |form, _| form.move_on(true)).in_help(),
    Keys::also("backtab s-tab", |form, _| form.move_on(false)),
    help(),
    Keys::to("esc c-c", |text| text.key.back, Form::back),
    Keys::also_to("q", Form::back),
    suspend(),
];

/// Lines that are typed; some can be chosen from all the same.
const TYPED: &[Keys] = &[
    Keys::to("enter", |text| text.key.accept, |form, desk| form.press(true, desk)),
    Keys::on("tab", |text| text.key.next_field, |form, _| form.move_on(true)).in_help(),
    Keys::also("backtab s-tab up", |form, _| form.move_on(false)),
    Keys::also("down", |form, _| form.move_on(true)),
    Keys::also("left", |form, _| form.change(false)).when(|form, _| form.values.chooses(form.focus)),
    Keys::also("right", |form, _| form.change(true)).when(|form, _| form.values.chooses(form.focus)),
];

/// What both have.
const OUT: &[Keys] = &[help_beside_text(), Keys::to("esc c-c", |text| text.key.back, Form::back), suspend()];

impl Bound for Form {
    fn bindings(&self) -> Groups<Self> {
        if self.types() { const { &[TYPED, Self::EDIT, OUT] } } else { self.explained() }
    }

    fn explained(&self) -> Groups<Self> {
        const { &[CHOSEN] }
    }

    fn before(&mut self, desk: &mut Desk) {
        desk.notice = None;
    }
}

impl Edits for Form {
    fn open_line(&mut self) -> Option<&mut Line> {
        self.keep();
        self.values.line_mut(self.focus)
    }

    fn edited(&mut self, _desk: &mut Desk) {
        self.values.typed(self.focus);
    }
}
