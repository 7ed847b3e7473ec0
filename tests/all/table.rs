//! The table, from keys to the screen: no terminal, no files, time as given.

use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned, Saved};
use shoutan::app::{Mode, Screen};
use shoutan::clock::spec::parse_both;
use shoutan::game::event::Event as Logged;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::terms::Terms;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::Preset;
use shoutan::text::en::EN;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};

pub use crate::stage::Stage as Desk;

impl Desk {
    /// A game of a board with that many lines, its first clock started.
    pub fn sit(side: u8, time: &str) -> Self {
        Self::sit_to(terms(side, time))
    }

    pub fn sit_to(terms: Terms) -> Self {
        Self::new(&EN).begin(|app, now| app.sit(terms, true, now).unwrap())
    }

    /// Types points and plays them, one after the other; `pass` passes. A stone that is only laid is released.
    pub fn plays(&mut self, points: &str) -> &mut Self {
        for point in points.split_whitespace() {
            if point == "pass" {
                self.keys("py");
                continue;
            }
            self.lays(point);
            if matches!(&self.app.screen, Screen::Table(table) if table.laid().is_some()) {
                self.keys("<space>").wait(800);
            }
        }
        self
    }

    /// Types a point and lays a stone there.
    pub fn lays(&mut self, point: &str) -> &mut Self {
        self.keys(&format!("m{point}<enter>"))
    }
}

/// The terms of a friendly game by Chinese rules.
pub fn terms(side: u8, time: &str) -> Terms {
    Terms {
        names: ByColor { black: "Li".to_owned(), white: "王".to_owned() },
        ..Terms::even(Size::square(side).unwrap(), Preset::Chinese, parse_both(time).unwrap())
    }
}

#[test]
fn stones_by_cursor_and_by_typed_point() {
    let mut desk = Desk::sit(9, "10m+3x30s");
    desk.keys("<right><up><enter>").shows("Black F6").shows("1 B F6");
    desk.plays("c3").shows("White C3");
    desk.keys("mpd<enter>").shows("No such point: pd");
    desk.keys("mcc<enter>").shows("Black C7");
    assert_eq!(desk.logged().len(), 4, "{:?}", desk.logged());
}

#[test]
fn an_illegal_move_is_refused_with_its_reason_and_costs_nothing() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5");
    desk.plays("e5").shows("E5: there is a stone already");
    assert_eq!(desk.table().game.to_move(), Color::White);
    // A ko: Black takes, White may not take back at once.
    let mut desk = Desk::sit(9, "10m");
    for point in ["c4", "f4", "d5", "e5", "d3", "e3", "j1", "d4"] {
        desk.plays(point);
    }
    desk.plays("e4").shows("Black E4, takes 1 stone");
    desk.plays("d4").shows("D4: ko, the board after move 8");
    assert_eq!(desk.table().game.to_move(), Color::White);
}

#[test]
fn a_capture_lies_in_the_lid() {
    let mut desk = Desk::sit(5, "none");
    desk.plays("b1").plays("a1").plays("a2").shows("Black A2, takes 1 stone").shows("captures 1 o");
}

#[test]
fn both_clocks_are_shown_and_only_one_runs() {
    let mut desk = Desk::sit(19, "10m+3x30s");
    desk.area = Rect::new(0, 0, 46, 23);
    desk.wait(59_000).shows("9:01").shows("10:00");
    desk.plays("e5").wait(60_000);
    let row = |desk: &mut Desk, name: &str| {
        desk.screen().lines().find(|line| line.contains(name)).unwrap().to_owned()
    };
    assert!(row(&mut desk, "Li").contains("9:01"), "{}", desk.screen());
    assert!(row(&mut desk, "王").contains("9:00"), "{}", desk.screen());
}

#[test]
fn a_pass_and_a_resignation_are_asked_once_more() {
    let mut desk = Desk::sit(9, "10m");
    desk.keys("p").shows("Black: pass?");
    desk.keys("<enter>").lacks("pass?");
    desk.keys("p<esc>").lacks("pass?");
    assert_eq!(desk.logged().len(), 1, "Enter and Esc are the harmless answers");
    desk.keys("py").shows("Black passes");
    desk.keys("Rn").lacks("resign?");
    desk.keys("Ry").shows("Li (Black) wins by resignation");
    assert_eq!(desk.app.mode(), Mode::Over);
}

#[test]
fn two_passes_then_both_confirm_the_same_marking() {
    let mut desk = Desk::sit(9, "10m");
    // Black walls off everything; one white stone is left inside.
    desk.plays("e5").plays("c3").keys("pypy").shows("Mark the dead stones");
    desk.shows("(White)").shows("7.5 points").keys("b").shows("Black agrees").shows("White has not agreed");
    // The cursor is on C3; marking it dead takes Black's word back.
    desk.wait(1_200).keys("<enter>").shows("Black has not agreed").shows("36 3/4").shows("73.5 points");
    desk.keys("wb").shows("The game is over").shows("Li (Black) wins by");
    let result = Outcome::win(Color::Black, Win::Margin(147));
    assert_eq!(desk.logged().last(), Some(&&Logged::End { result }));
    assert!(matches!(desk.asked.last(), Some(Effect::Finish(_))));
    let saved = Saved { id: "x".to_owned(), path: "/games/x.sgf".to_owned(), stays: None };
    desk.act(Action::Learned(Learned::Finished(Ok(saved))));
    desk.shows("Saved: /games/x.sgf");
}

#[test]
fn the_end_is_proposed_and_a_stone_declines_it() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").keys("Ey").shows("White says the game is over. Agree?");
    desk.plays("d5").lacks("Agree?");
    desk.keys("Ey").shows("Agree?").keys("n").shows("Declined: Black must play a stone now");
    desk.keys("p").shows("The end was declined");
    desk.plays("d4").keys("Ey").wait(1_200).keys("y").shows("Mark the dead stones");
}

#[test]
fn a_takeback_needs_the_opponent_and_restores_both_clocks() {
    let mut desk = Desk::sit(9, "10m");
    desk.wait(9_000).plays("e5").wait(5_000);
    desk.keys("u").shows("Black asks to take back E5. Agree?").keys("y").shows("E5 is taken back");
    let game = &desk.table().game;
    assert_eq!((game.to_move(), game.moves().len()), (Color::Black, 0));
    let face = |color| game.clock().reading(color, None).digits;
    assert_eq!((face(Color::Black), face(Color::White)), ("10:00".to_owned(), "10:00".to_owned()));
    desk.keys("u").shows("There is no move to take back");
}

#[test]
fn the_quiet_view_keeps_the_board_and_the_clocks() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").keys("f").lacks("Enter play").lacks("komi").lacks("1 B E5").shows("main time");
    desk.keys("p").shows("White: pass?").keys("n").keys("f").shows("Enter play");
}

#[test]
fn a_pasted_text_is_never_keys() {
    let mut desk = Desk::sit(9, "10m");
    desk.act(Action::Paste("py\rRy\r".to_owned()));
    assert_eq!(desk.table().game.moves().len(), 0);
    desk.keys("m");
    desk.act(Action::Paste("d4\r".to_owned()));
    desk.shows("Enter plays D4").keys("<enter>").shows("Black D4");
}

#[test]
fn periods_roll_on_the_tick_and_the_flag_falls_at_its_ms() {
    let mut desk = Desk::sit(9, "3x30s");
    desk.wait(29_999).shows("3 left").wait(1).shows("2 left").wait(30_000).shows("LAST");
    desk.wait(29_999).shows("LAST").lacks("time is up");
    desk.wait(1).shows("Black ran out of time: 王 (White)").shows("wins");
    let entry = desk.asked.iter().find_map(|effect| match effect {
        Effect::Append(entry) if matches!(entry.event, Logged::Flag { .. }) => Some(entry.clone()),
        _ => None,
    });
    assert_eq!(entry.unwrap().spent, 90_000);
}

#[test]
fn time_up_in_the_last_minute_may_count_as_a_pass() {
    let spec = "1m incl 1x60s timeout=pass";
    let mut desk = Desk::sit(9, spec);
    desk.wait(59_999).lacks("Count it as a pass?").wait(1).shows("Black's time is up. Count it as a pass?");
    desk.wait(5_000).keys("<esc>").shows("Count it as a pass?").keys("y").shows("Black passes");
    assert_eq!(desk.table().game.to_move(), Color::White);
    let mut desk = Desk::sit(9, spec);
    desk.wait(61_000).wait(1_200).keys("n").shows("Black ran out of time");
}

#[test]
fn a_key_in_the_millisecond_of_the_flag_comes_too_late() {
    for (ms, lost) in [(9_999, false), (10_000, true)] {
        let mut desk = Desk::sit(9, "10s");
        desk.ms = ms - 100;
        desk.keys("<enter>");
        assert_eq!(desk.app.mode() == Mode::Over, lost, "{ms}");
        assert_eq!(desk.table().game.moves().len(), usize::from(!lost));
    }
}

#[test]
fn a_flag_noticed_late_is_dated_at_its_deadline() {
    let mut desk = Desk::sit(9, "10s");
    desk.wait(60_000).shows("ran out of time");
    assert!(desk.asked.iter().any(|effect| matches!(
        effect,
        Effect::Append(entry) if entry.spent == 10_000 && entry.event == Logged::Flag { by: Color::Black }
    )));
}

#[test]
fn a_question_does_not_outlive_the_flag() {
    let mut desk = Desk::sit(9, "10s");
    desk.wait(9_000).keys("p").shows("Black: pass?").wait(1_000).lacks("pass?").shows("ran out of time");
    desk.keys("y");
    assert_eq!(desk.table().game.moves().len(), 0);
}

#[test]
fn a_pause_stops_the_clock_until_both_are_ready() {
    let mut desk = Desk::sit(9, "10m");
    desk.wait(4_900).keys("t").shows("Paused").wait(3_600_000).shows("Paused");
    desk.plays("e5");
    assert_eq!(desk.table().game.moves().len(), 0, "no moves while paused");
    desk.keys("t").shows("Black ready?").keys("y").shows("White ready?").keys("n").shows("Paused");
    desk.wait(700).keys("ty");
    desk.wait(800).keys("y").lacks("Paused");
    desk.wait(1_000);
    let turn = desk.table().turn(desk.ms).unwrap();
    assert_eq!(turn.ran, 6_000);
}

#[test]
fn a_stall_is_a_pause_that_is_told() {
    let mut desk = Desk::sit(9, "10m");
    desk.wait(5_000);
    desk.act(Action::StoodStill { lasted: 37_000, asleep: false });
    desk.shows("Stood still 0:37. Charge Black?").shows("Paused");
    desk.wait(39_000).keys("<enter>").shows("0:37 stood still, not charged");
    assert_eq!(desk.table().turn(desk.ms).unwrap().ran, 5_000);
}

#[test]
fn the_menu_holds_every_command() {
    let mut desk = Desk::sit(9, "10m");
    desk.keys("<esc>").lacks("take back").keys("2").shows("Black: pass?").keys("y").shows("Black passes");
    desk.keys("<esc>").shows("take back").keys("<esc>").lacks("propose");
}

#[test]
fn the_menu_leaves_both_clocks_in_sight() {
    let mut desk = Desk::sit(19, "10m");
    desk.keys("<esc>").shows("type a point");
    let screen = desk.screen();
    assert_eq!(screen.matches("main time").count(), 2, "{screen}");
    assert!(screen.contains('>'), "the side to move: {screen}");
}

#[test]
fn the_marking_can_be_judged_on_the_smallest_screen() {
    for side in [9, 19] {
        let mut desk = Desk::sit(side, "10m");
        desk.area = Rect::new(0, 0, 46, 23);
        desk.plays("c3").keys("pypy").shows("wins by").shows("b: Black").shows("w: White");
        desk.keys("b").shows("+ Black").shows("w: White");
    }
}

#[test]
fn the_suggestion_keeps_marks_where_it_has_nothing_to_say() {
    let mut desk = Desk::sit(19, "10m");
    desk.plays("c3")
        .plays("q16")
        .keys("pypy")
        .wait(1_200)
        .keys("<enter>")
        .shows("Li (Black) wins")
        .keys("a")
        .shows("the marks stay");
    assert_eq!(desk.table().marking().unwrap().dead.len(), 1);
}

#[test]
fn leaving_keeps_the_game_paused() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").keys("q").shows("The game is kept").keys("y");
    assert_eq!(desk.app.mode(), Mode::Home);
    assert!(desk.asked.iter().any(|effect| matches!(effect, Effect::Close)));
}

#[test]
fn what_cannot_be_saved_is_said_for_as_long_as_it_lasts() {
    let mut desk = Desk::sit(9, "10m");
    desk.act(Action::Learned(Learned::Kept(Err("the disk is full".into()))));
    desk.plays("e5").shows("NOT SAVED: the disk is full");
    desk.act(Action::Learned(Learned::Kept(Ok(()))));
    desk.lacks("NOT SAVED");
}

#[test]
fn every_size_of_screen_is_drawn() {
    for theme in [
        Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow),
        Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow),
        Theme::new(Depth::Sixteen, Glyphs::Unicode, Width::Wide),
    ] {
        let mut desk = Desk::sit(19, "10m+3x30s");
        desk.look = Look::new(theme);
        desk.plays("d4").plays("q16").keys("<esc>");
        for (w, h) in (1..=130).step_by(3).flat_map(|w| (1..=70).step_by(2).map(move |h| (w, h))) {
            desk.area = Rect::new(0, 0, w, h);
            desk.screen();
        }
    }
}
