//! The count step by step, as it is done at the board.

use super::{comes_back, from_rows, split};
use crate::table::Desk;
use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::game::event::{Event, Request};
use shoutan::rules::color::Color;
use shoutan::rules::ruleset::Preset;

#[test]
fn a_recount_counts_one_side_by_tens_and_compares_it_with_half_the_board() {
    let mut desk = split(Preset::Chinese);
    desk.keys("pypybC").shows("Counting Black").shows("step 1 of 6").shows("Dead off: Black 0, White 1");
    desk.shows("White asks for the count");
    desk.keys("<right>").shows("Black has 36 points here, fill 6:").shows("so far 30");
    // Nine stones of the wall and the six laid in.
    desk.keys("<right>").shows("10 of Black's stones").shows("so far 40");
    desk.keys(" ").shows("5 of Black's stones").shows("so far 45");
    desk.keys("<right>").shows("9 neutral points: 4 1/2 each").shows("so far 49 1/2");
    desk.keys("<right>").shows("The sums compared").shows("-40 1/2").shows("5 1/4");
    // Back, to the ends, by stages; nothing runs over.
    desk.keys("<right>").shows("step 6 of 6").keys("<left>").shows("step 5 of 6");
    desk.keys("<pgup>")
        .shows("step 3 of 6")
        .keys("<pgup>")
        .shows("step 2 of 6")
        .keys("<pgdn>")
        .shows("step 3 of 6");
    desk.keys("<home>").shows("step 1 of 6").keys("<end>").shows("step 6 of 6");
    // The other side leads to the same: 31 1/2 - 40 1/2 + 3 3/4.
    desk.keys("<tab>")
        .shows("Counting White")
        .keys("<end>")
        .shows("White 31 1/2 - 40 1/2 + 3 3/4")
        .shows("= -5 1/4");
    desk.keys("<esc>").shows("10:00 agreed");
    assert_eq!(desk.app.mode(), Mode::Ending);
    // It can be repeated, and every time it is logged with its answer.
    desk.keys("C<esc>wb");
    let asks = desk
        .logged()
        .into_iter()
        .filter(|event| matches!(event, Event::Ask { by: Color::White, what: Request::Recount, .. }));
    assert_eq!(asks.count(), 2);
    let answers = desk
        .logged()
        .into_iter()
        .filter(|event| matches!(event, Event::Answer { by: Color::Black, yes: true, .. }));
    assert_eq!(answers.count(), 2);
    assert_eq!(desk.app.mode(), Mode::Over);
    comes_back(&desk);
    // After the game it is shown too, and not logged.
    let logged = desk.logged().len();
    desk.keys("C").shows("step 1 of 6").keys("<end><esc>");
    assert_eq!((desk.app.mode(), desk.logged().len()), (Mode::Over, logged));
}

#[test]
fn under_territory_rules_prisoners_fill_then_territory_is_counted() {
    let mut desk = split(Preset::Japanese);
    desk.keys("pypyC").shows("Counting both sides").shows("Dead off");
    desk.keys("<right>").shows("1 prisoner fills White's territory");
    desk.keys("<right>").shows("Black has 36 points here").shows("so far 36 : 0");
    desk.keys("<right>").shows("White has 17 points here").shows("so far 36 : 17");
    desk.keys("<right>").shows("Black 36 - White 17 - 6.5 = 12.5");
}

#[test]
fn small_regions_are_put_together_to_tens() {
    let rows = [
        ".X..X.X.X",
        "XXXXXXXXX",
        "..X...X..",
        "XXXXXXXXX",
        "OOOOOOOOO",
        "OOOOOOOOO",
        "OOOOOOOOO",
        "OOO.OO.OO",
        "OOOOOOOOO",
    ];
    let mut desk = Desk::sit_to(from_rows(Preset::Chinese, &rows));
    desk.keys("pypyC");
    // Eyes of 3, 2, 2, 2 and 1 make ten; one of 1 and a single one are filled.
    desk.shows("Black's 5 small regions: 10").shows("so far 10");
    desk.keys("<right>").shows("2 small regions: 2 points").shows("fill 2: 0").shows("so far 10");
    desk.keys("<end>").shows("36");
}

#[test]
fn the_count_can_be_followed_on_every_screen() {
    for (preset, side) in [(Preset::Chinese, "49 1/2"), (Preset::Japanese, "Black 36")] {
        for (w, h) in [(46, 23), (80, 24), (100, 30), (120, 44), (60, 60)] {
            let mut desk = split(preset);
            desk.area = Rect::new(0, 0, w, h);
            desk.keys("pypyC").shows("Dead off");
            desk.keys("<pgdn><right>").keys("<end>").shows(side).shows("wins by").shows("=");
        }
    }
}
