//! Bindings that several screens have: the same keys mean the same wherever there is a board to be seen, a list to go
//! through, a line of text to edit.

pub mod board;

use super::bind::Bind;
use super::desk::Desk;
use super::line::Line;
use super::next::{Next, To, Told};
use crate::text::Text;

/// Lines that a page of a list has.
const PAGE: usize = 10;

/// Letters and numbers around the board.
pub const fn coordinates<S>() -> Bind<S> {
    Bind::on(
        "c",
        |text| text.key.coordinates,
        |_, desk| {
            desk.options.coordinates = !desk.options.coordinates;
        },
    )
    .in_help()
    .apart()
}

/// Move numbers on the stones.
pub const fn numbers<S>() -> Bind<S> {
    Bind::to(
        "n",
        |text| text.key.numbers,
        |_, desk| {
            desk.options.numbers = !desk.options.numbers;
            if desk.options.numbers { Next::Tell(Told::Numbers) } else { Next::Stay }
        },
    )
    .in_help()
    .apart()
}

/// Board and clocks only.
pub const fn quiet<S>() -> Bind<S> {
    Bind::on("f", |text| text.key.quiet, |_, desk| desk.options.quiet = !desk.options.quiet).in_help().apart()
}

/// Help, which every screen has before its way out.
pub const fn help<S>() -> Bind<S> {
    Bind::to("? f1", |text| text.key.help, |_, _| Next::Help).apart()
}

/// The same where every character is text.
pub const fn help_beside_text<S>() -> Bind<S> {
    Bind::to("f1", |text| text.key.help, |_, _| Next::Help).in_help().apart()
}

/// Everything that can be done here.
pub const fn menu<S>() -> Bind<S> {
    Bind::to("esc c-c", |text| text.key.menu, |_, _| Next::Menu).apart()
}

/// The clock is heard in the next way there is.
pub const fn sound<S>(keys: &'static str) -> Bind<S> {
    Bind::on(keys, |_| "", |_, desk| desk.turn_sound()).called(|_, desk| desk.sound.said(desk.text))
}

/// Back to the form of a new game.
pub fn back_to_form(desk: &mut Desk) -> Next {
    desk.notice = None;
    Next::Go(To::Form)
}

/// The program is put in the background.
pub const fn suspend<S>() -> Bind<S> {
    Bind::to("c-z", |text| text.key.suspend, |_, _| Next::Suspend).in_help().apart()
}

/// What goes through a list by its lines.
pub trait Lists: Sized + 'static {
    /// The line that is lit and how many there are, from 0.
    fn place(&self) -> (usize, usize);

    /// Lights a line.
    fn light(&mut self, line: usize, desk: &mut Desk);

    /// What going through it is called.
    fn label(text: &Text) -> &'static str {
        text.key.cursor
    }

    /// The keys that go through the list; the first is named with the other direction.
    const THROUGH: &'static [Bind<Self>] = &[
        Bind::<Self>::on("up k wheel-up", Self::label, |list: &mut Self, desk| step(list, -1, desk))
            .named(|text| text.key_name.up_down.to_owned()),
        Bind::<Self>::also("down j wheel-down", |list, desk| step(list, 1, desk)),
        Bind::<Self>::also("pgup", |list, desk| step(list, -PAGE.cast_signed(), desk)),
        Bind::<Self>::also("pgdn", |list, desk| step(list, PAGE.cast_signed(), desk)),
        Bind::<Self>::also("home g", |list, desk| list.light(0, desk)),
        Bind::<Self>::also("end G", |list, desk| list.light(list.place().1.saturating_sub(1), desk)),
    ];
}

/// So many lines on.
fn step<S: Lists>(list: &mut S, by: isize, desk: &mut Desk) {
    let (lit, lines) = list.place();
    list.light(lit.saturating_add_signed(by).min(lines.saturating_sub(1)), desk);
}

/// What has a line of text open.
pub trait Edits: Sized + 'static {
    /// The line that is typed.
    fn open_line(&mut self) -> Option<&mut Line>;

    /// It was changed, or its caret moved.
    fn edited(&mut self, _desk: &mut Desk) {}

    /// The keys that edit it.
    const EDIT: &'static [Bind<Self>] = &[
        Bind::<Self>::also("left", |screen: &mut Self, desk| edit(screen, Line::left, desk)),
        Bind::<Self>::also("right", |screen, desk| edit(screen, Line::right, desk)),
        Bind::<Self>::also("home", |screen, desk| edit(screen, Line::first, desk)),
        Bind::<Self>::also("end", |screen, desk| edit(screen, Line::last, desk)),
        Bind::<Self>::also("backspace", |screen, desk| edit(screen, Line::erase, desk)),
        Bind::<Self>::also("delete", |screen, desk| edit(screen, Line::delete, desk)),
        Bind::<Self>::on(
            "c-u",
            |text| text.key.clear,
            |screen, desk| edit(screen, |line| line.set(""), desk),
        )
        .in_help(),
    ];
}

fn edit<S: Edits>(screen: &mut S, how: fn(&mut Line), desk: &mut Desk) {
    if let Some(line) = screen.open_line() {
        how(line);
        screen.edited(desk);
    }
}
