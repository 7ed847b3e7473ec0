//! What the keys of review do: while the record is stepped through, its words are read, one of a list is chosen, or a
//! path is typed.

use super::Review;
use crate::app::bind::{Bind, Bound, Groups};
use crate::app::chart::Charted;
use crate::app::shared::{Edits, Lists, coordinates, help, help_beside_text, menu, numbers, quiet, suspend};
use crate::app::{Desk, Next};
use crate::rules::symmetry::Symmetry;

type Keys = Bind<Review>;

/// Moves a page goes on or back.
const PAGE: usize = 10;

/// Going through the record. Where it branches, the other branch stands before all else.
const STEPS: &[Keys] = &[
    Keys::on("down j", |text| text.key.variation, |review, desk| review.turn_to_variation(true, desk))
        .named(|text| text.key_name.up_down.to_owned())
        .or_says_why()
        .when(|review, _| review.variation().is_some() || review.ways_on().len() > 1),
    Keys::also("up k", |review, desk| review.turn_to_variation(false, desk)),
    Keys::on("right l wheel-down", |text| text.key.step, |review, _| review.show(review.index() + 1))
        .named(|text| text.key_name.sideways.to_owned())
        .when(|review, _| review.steps().len() > 1),
    Keys::also("left h wheel-up", |review, _| review.show(review.index().saturating_sub(1))),
    Keys::on("pgup", |text| text.key.page_up, |review, _| review.show(review.index().saturating_sub(PAGE)))
        .in_help(),
    Keys::on("pgdn", |text| text.key.page_down, |review, _| review.show(review.index() + PAGE))
        .when(|review, _| review.steps().len() > 1),
    Keys::on("home g", |text| text.key.first, |review, _| review.show(0)).in_help(),
    Keys::on("G", |text| text.key.go_to, Review::go_to_typed)
        .named(|text| format!("{}G", text.key_name.number))
        .or_says_why()
        .when(|review, _| review.total() > 0)
        .in_menu(1),
    Keys::on("end", |text| text.key.last, |review, _| review.show(usize::MAX)).in_help(),
    Keys::also("c-g", Review::go_to_typed),
    Keys::each("digit", Review::type_digit),
    Keys::also("backspace", Review::erase_digit),
    Keys::on("T", |text| text.chart.key.open, Review::open_chart)
        .or_says_why()
        .when(|review, _| review.has.times)
        .in_menu(4),
    Keys::on("]", |text| text.key.next_capture, |review, desk| review.find_capture(true, desk))
        .or_says_why()
        .when(|review, _| review.has.captures)
        .in_menu(2),
    Keys::on("[", |text| text.key.previous_capture, |review, desk| review.find_capture(false, desk))
        .in_help()
        .or_says_why()
        .when(|review, _| review.has.captures)
        .in_menu(3),
    Keys::on(">", |text| text.chart.key.next_long, |review, desk| review.find_long(true, desk))
        .in_help()
        .or_says_why()
        .when(|review, _| review.has.times)
        .in_menu(5),
    Keys::on("<", |text| text.chart.key.previous_long, |review, desk| review.find_long(false, desk))
        .in_help()
        .or_says_why()
        .when(|review, _| review.has.times)
        .in_menu(6),
    Keys::on("enter", |text| text.review.read, Review::read_or_go).in_help(),
    Keys::on("s-down J", |text| text.review.scroll, |review, _| review.scroll_down(1)).in_help(),
    Keys::also("s-up K", |review, _| review.scroll = review.scroll.saturating_sub(1)),
    Keys::also("s-left H", |review, _| review.show(review.index().saturating_sub(PAGE))),
    Keys::also("s-right L", |review, _| review.show(review.index() + PAGE)),
];

/// What is done with the record.
const RECORD: &[Keys] = &[
    Keys::to("A", |text| text.key.again, |review, desk| review.again(desk))
        .in_help()
        .or_says_why()
        .when(|review, _| review.own.as_ref().is_some_and(|game| game.outcome().is_some()))
        .in_menu(7),
    Keys::on("o", |text| text.files.games, |review, _| review.list_games())
        .in_help()
        .when(|review, _| review.has_games())
        .in_menu(8),
    Keys::on("e", |text| text.files.encoding, Review::list_encodings)
        .in_help()
        .when(|review, _| review.has_encodings())
        .in_menu(9),
    Keys::on("w", |text| text.files.save, |review, _| review.ask_where()).in_help().in_menu(10),
    Keys::on("O", |text| text.files.picture, |review, desk| review.ask_where_to_draw(desk))
        .in_help()
        .in_menu(11),
    Keys::on("t", |text| text.markup.turn.key_turn, |review, desk| review.lay(Symmetry::QUARTER, desk))
        .in_help()
        .in_menu(12),
    Keys::on("x", |text| text.markup.turn.key_mirror, |review, desk| review.lay(Symmetry::MIRROR, desk))
        .in_help()
        .in_menu(13),
];

/// How the board is shown, and the ways out.
const COMMON: &[Keys] = &[
    coordinates().in_menu(14),
    numbers().in_menu(15),
    quiet(),
    help().in_menu(16),
    menu(),
    Keys::to("q", |text| text.key.home, |_, _| Next::Home)
        .called(|_, desk| if desk.aside { desk.text.key.back } else { desk.text.key.home })
        .in_help()
        .in_menu(17),
    suspend(),
];

/// While the words of the record have the screen to themselves.
const READING: &[Keys] = &[
    Keys::on(
        "up k s-up K wheel-up",
        |text| text.review.scroll,
        |review, _| {
            review.scroll = review.scroll.saturating_sub(1);
        },
    )
    .named(|text| text.key_name.up_down.to_owned()),
    Keys::also("down j s-down J wheel-down", |review, _| review.scroll_down(1)),
    Keys::also("pgup", |review, _| review.scroll = review.scroll.saturating_sub(PAGE)),
    Keys::also("pgdn space", |review, _| review.scroll_down(PAGE)),
    Keys::on("esc c-c", |text| text.key.back, |review, _| review.stop_reading()),
    Keys::also("q", |review, _| review.stop_reading()),
    suspend(),
];

/// While a game or an encoding is chosen.
const CHOICE: &[Keys] = &[
    Keys::on("enter space", |text| text.key.choose, Review::choose),
    help(),
    Keys::on("esc c-c", |text| text.key.back, |review, _| review.panel = None),
    Keys::also("q", |review, _| review.panel = None),
    suspend(),
];

/// While it is typed where to write.
const PATH: &[Keys] = &[
    Keys::on("enter", |text| text.key.accept, Review::save_where_typed),
    Keys::also("tab backtab s-tab", |review, _| review.take_other_encoding()),
    help_beside_text(),
    Keys::on("esc c-c", |text| text.key.back, |review, _| review.saving = None),
    suspend(),
];

impl Bound for Review {
    fn before(&mut self, desk: &mut Desk) {
        desk.notice = None;
        self.typed = std::mem::take(&mut self.typing);
    }

    fn bindings(&self) -> Groups<Self> {
        if self.chart.is_some() {
            return const { &[Self::CHART] };
        }
        if self.saving.is_some() {
            return const { &[PATH, Self::EDIT] };
        }
        if self.panel.is_some() {
            return const { &[Self::THROUGH, CHOICE] };
        }
        if self.reading {
            return const { &[READING] };
        }
        const { &[STEPS, RECORD, COMMON] }
    }
}
