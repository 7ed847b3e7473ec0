//! The arbiter's menu.

use crate::stage::Stage;
use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::app::arbiter::act::{Act, Subject};
use shoutan::game::event::Event;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::{Game, Stage as Phase};
use shoutan::rules::color::Color::{Black, White};
use shoutan::rules::position::Move;
use shoutan::rules::ruleset::Penalties::A;
use shoutan::text::ALL;

/// Calls the arbiter and takes an act.
fn call(desk: &mut Stage, act: Act) -> &mut Stage {
    desk.rules_on(act)
}

fn game(desk: &Stage) -> &Game {
    &desk.table().game
}

#[test]
fn the_page_stops_no_clock_and_whoever_opens_it_by_mistake_only_loses_time() {
    for refereed in [true, false] {
        for back in ["<esc>", "<enter>", "1"] {
            let mut desk = Stage::started(A, refereed, false, "10m");
            desk.wait(5_000).keys("A").shows("Back to the game").shows("Black's time: Black may claim");
            desk.wait(60_000).shows("8:55").keys(back);
            assert_eq!(desk.app.mode(), Mode::Table, "{back:?}");
            assert_eq!(desk.table().turn(desk.ms).unwrap().ran, 65_200);
            assert!(desk.logged().is_empty());
        }
    }
}

#[test]
fn a_laid_stone_stays_laid_while_the_arbiter_is_asked() {
    let mut desk = Stage::refereed(A);
    desk.lays("C3").keys("A").keys("<esc>");
    assert_eq!(desk.table().laid(), Some((Move::Play(desk.point("C3")), Black)));
}

#[test]
fn a_warning_has_its_reason_and_the_players_go_on_when_both_are_ready() {
    let mut desk = Stage::refereed(A);
    call(&mut desk, Act::Warning).keys("2").shows("Reason").keys("phone 手机").keys("<enter>");
    desk.shows("Warning 1 to White: phone 手机");
    assert!(desk.logged().contains(&&Event::Warning { to: White, why: "phone 手机".to_owned() }));
    assert_eq!(desk.app.mode(), Mode::Paused);
    desk.shows("1 warning");
    desk.wait(800).keys("t").keys("y").wait(800).keys("y");
    assert_eq!(desk.app.mode(), Mode::Table);
}

#[test]
fn a_fine_takes_what_can_be_read() {
    let mut desk = Stage::refereed(A);
    call(&mut desk, Act::Fine).keys("1").keys("x").keys("<enter>").shows("That cannot be read");
    desk.retypes("1/2").keys("<enter>").wait(800).keys("talk").keys("<enter>").shows("Black is fined 1/2 zi");
    assert_eq!(game(&desk).fines().black, 2);
    assert!(desk.logged().contains(&&Event::Note { why: "talk".to_owned() }));
}

#[test]
fn a_clock_is_set_with_what_it_was_and_what_it_is() {
    let mut desk = Stage::refereed(A);
    desk.wait(10_000);
    call(&mut desk, Act::Clock)
        .keys("1")
        .shows("9:48")
        .retypes("5:00")
        .keys("<enter>")
        .wait(800)
        .keys("<enter>");
    desk.shows("Now Black 5:00 (before 9:49)");
    let set = desk.logged().into_iter().find_map(|event| match event {
        Event::Clock { side: Black, before, after, .. } => Some((before.clone(), after.clone())),
        _ => None,
    });
    let (before, after) = set.unwrap();
    assert_eq!(before, "absolute main=600000; main=588100");
    assert_eq!(after, "absolute main=600000; main=300000");
    assert_eq!(game(&desk).turn().unwrap().ran, 0);
    call(&mut desk, Act::Clock).keys("2").retypes("+1:00").keys("<enter>").wait(800).keys("<enter>");
    assert_eq!(game(&desk).clock().sides[White].state().main, 660_000);
}

#[test]
fn a_faulty_clock_is_put_right_in_proportion_from_two_minutes_an_hour_on() {
    let mut desk = Stage::started(A, true, false, "2h");
    desk.wait(1_799_500).keys("mC3<enter> ").wait(1_799_500).keys("mD4<enter> ");
    let used = game(&desk).moves().iter().map(|played| played.t).collect::<Vec<_>>();
    assert_eq!(used, [1_800_000, 1_800_000]);
    call(&mut desk, Act::Fault).keys("1:00:30").keys("<enter>").shows("the readings stay");
    desk.keys("<esc><esc>");
    // An hour by the clock, fifty minutes in truth.
    call(&mut desk, Act::Fault).keys("50:00").keys("<enter>");
    let main = |desk: &Stage, side| game(desk).clock().sides[side].state().main;
    assert!(main(&desk, Black).abs_diff(7_200_000 - 1_500_000) < 1_000, "{}", main(&desk, Black));
    assert!(main(&desk, White).abs_diff(7_200_000 - 1_500_000) < 1_000);
}

#[test]
fn late_arrival_takes_twice_the_delay_and_forfeits_beyond_the_limit() {
    for (late, limit, black, outcome) in [
        ("4:00", "2", 120_000, None),
        ("5:00", "2", 0, Some(Outcome::win(White, Win::Time))),
        ("15:00", "2", 0, Some(Outcome::win(White, Win::Time))),
        ("15:01", "2", 0, Some(Outcome::win(White, Win::Forfeit))),
        ("1:00:01", "1", 0, Some(Outcome::win(White, Win::Forfeit))),
    ] {
        let mut desk = Stage::unstarted(A, true, false, "10m", ALL[0]);
        call(&mut desk, Act::Late).keys("1").keys(late).keys("<enter>").wait(800).keys(limit);
        if outcome.is_some() {
            desk.shows("Final?").wait(800).keys("y");
        } else {
            assert_eq!(game(&desk).clock().sides[Black].state().main, black, "{late}");
        }
        assert_eq!(game(&desk).outcome(), outcome, "{late}");
    }
    let mut desk = Stage::refereed(A);
    desk.plays("C3");
    call(&mut desk, Act::Late).keys("1").keys("4:00").keys("<enter>").wait(800).keys("1");
    desk.shows("Late arrival counts before the first move");
}

#[test]
fn what_a_late_arrival_costs_is_told_before_any_key_starts() {
    for (text, words) in [
        (ALL[0], "White was 0:10 late: 0:20 off the clock, now 9:40"),
        (ALL[1], "白迟到0:10，扣除0:20，现为9:40"),
        (ALL[2], "白が0:10遅刻：0:20を引き、残り9:40"),
        (ALL[3], "백 0:10 지각: 0:20 공제, 현재 9:40"),
    ] {
        let mut desk = Stage::unstarted(A, true, false, "10m", text);
        call(&mut desk, Act::Late).keys("2").keys("10s").keys("<enter>").wait(800).keys("1");
        desk.shows(words);
        assert_eq!(game(&desk).clock().sides[White].state().main, 580_000);
    }
    // Another limit is typed.
    for (allowed, outcome) in [("30m", None), ("0:30:00", None), ("30", None), ("19m", Some(Win::Forfeit))] {
        let mut desk = Stage::unstarted(A, true, false, "2h", ALL[0]);
        call(&mut desk, Act::Late)
            .keys("1")
            .keys("20m")
            .keys("<enter>")
            .wait(800)
            .keys("3")
            .shows("Late allowed");
        desk.keys("x<enter>").shows("cannot be read").retypes(allowed).keys("<enter>");
        if outcome.is_some() {
            desk.shows("Final?").wait(800).keys("y");
        } else {
            desk.shows("Black was 20:00 late: 40:00 off the clock, now 1:20:00");
        }
        assert_eq!(game(&desk).outcome(), outcome.map(|how| Outcome::win(White, how)), "{allowed}");
    }
}

#[test]
fn what_both_clocks_stand_at_is_told_first_and_whole() {
    for text in ALL {
        let mut desk = Stage::unstarted(A, true, false, "2h+5x30s", text);
        desk.keys("<enter>").wait(1_799_500).keys("mC3<enter> ").wait(1_799_500).keys("mD4<enter> ");
        call(&mut desk, Act::Fault).keys("50m").keys("<enter>");
        let row = desk.screen().lines().rev().nth(1).unwrap_or_default().to_owned();
        assert!(!row.contains("..") && row.matches("1:").count() == 4, "{row}");
        let close = |words: &str| words.replace(' ', "");
        assert!(close(&row).contains(&close(text.arbiter.why.fault)), "{row}");
        // What is told last gives way.
        desk.area = Rect::new(0, 0, 46, 23);
        let narrow = desk.screen();
        assert!(narrow.matches("1:35:0").count() >= 2, "{narrow}");
    }
}

#[test]
fn a_seat_is_left_once_in_byo_yomi_and_in_the_opponents_time() {
    let mut desk = Stage::started(A, true, false, "2m incl 1x60s");
    call(&mut desk, Act::Seat).keys("2").shows("only in byo-yomi").keys("<esc><esc>").goes_on();
    desk.wait(70_000).plays("C3").wait(70_000).plays("D4");
    call(&mut desk, Act::Seat).keys("1").shows("only in byo-yomi").keys("<esc><esc>");
    call(&mut desk, Act::Seat).keys("2").shows("White left the seat");
    call(&mut desk, Act::Seat).keys("2").shows("The seat was left once already");
    assert_eq!(desk.logged().iter().filter(|event| matches!(event, Event::Seat { .. })).count(), 1);
}

#[test]
fn colours_are_exchanged_up_to_move_10() {
    let mut desk = Stage::refereed(A);
    desk.plays("A1 B1 C1 D1 E1 A3 B3 C3 D3 E3");
    call(&mut desk, Act::Swap).shows("Exchange colours. Final?").keys("y");
    assert_eq!(game(&desk).terms().names.black, "王");
    desk.keys("t").keys("y").wait(800).keys("y").wait(800).plays("A5");
    call(&mut desk, Act::Swap);
    assert_eq!(desk.app.mode(), Mode::Arbiter);
    assert_eq!(game(&desk).terms().names.black, "王");
}

#[test]
fn the_position_is_put_right_on_the_board() {
    let mut desk = Stage::refereed(A);
    desk.plays("C3 D3");
    call(&mut desk, Act::Position);
    assert_eq!(desk.app.mode(), Mode::Setting);
    // The cursor stands on D3: the white stone goes, a black one comes to its left.
    desk.shows("Next Black (Tab)")
        .keys("<enter>")
        .keys("<right>")
        .keys("<enter>")
        .keys("<tab>")
        .shows("Next White (Tab)");
    desk.wait(800).keys("y").wait(800).keys("stones pushed").keys("<enter>");
    desk.shows("D3 comes off").shows("Black on E3").shows("Final?").wait(800).keys("y");
    let at = |label: &str| game(&desk).position().at(desk.point(label));
    assert_eq!((at("C3"), at("D3"), at("E3")), (Some(Black), None, Some(Black)));
    assert_eq!(game(&desk).to_move(), White);
    desk.shows("Position put right, White to play");
}

#[test]
fn the_board_is_left_as_it_was_with_esc() {
    let mut desk = Stage::refereed(A);
    desk.plays("C3");
    call(&mut desk, Act::Position).keys("<enter>").keys("<esc><esc><esc>");
    assert_eq!(game(&desk).position().at(desk.point("C3")), Some(Black));
    assert!(!desk.logged().iter().any(|event| matches!(event, Event::Set { .. })));
    assert_eq!(desk.app.mode(), Mode::Paused);
}

#[test]
fn rulings_end_the_game_after_one_more_question() {
    for (act, outcome) in [
        (Act::Forfeit, Outcome::win(White, Win::Forfeit)),
        (Act::Draw, Outcome::Draw),
        (Act::NoResult, Outcome::NoResult),
        (Act::BothLose, Outcome::BothLose),
        (Act::Replay, Outcome::Replay),
    ] {
        let mut desk = Stage::refereed(A);
        desk.plays("C3");
        call(&mut desk, act);
        if act == Act::Forfeit {
            desk.keys("1");
        }
        desk.keys("why").keys("<enter>").shows("Final?").wait(800).keys("<enter>");
        assert_eq!(desk.app.mode(), Mode::Arbiter, "Enter is the harmless answer");
        desk.keys("<esc><esc>").wait(800);
        assert_eq!(game(&desk).outcome(), None);
        call(&mut desk, act);
        if act == Act::Forfeit {
            desk.keys("1");
        }
        desk.keys("why").keys("<enter>").wait(800).keys("y");
        assert_eq!(game(&desk).outcome(), Some(outcome), "{act:?}");
        let logged = desk.logged();
        assert_eq!(
            logged[logged.len() - 2..],
            [&Event::Note { why: format!("{}: why", act.article(A)) }, &Event::End { result: outcome }]
        );
    }
}

#[test]
fn a_recount_asks_both_again() {
    let mut desk = Stage::refereed(A);
    call(&mut desk, Act::Recount)
        .shows("Nothing is counted before play has stopped")
        .keys("<esc><esc>")
        .goes_on();
    desk.passes().passes().keys("b");
    call(&mut desk, Act::Recount);
    let Phase::Marking(marking) = game(&desk).stage() else { panic!("{:?}", game(&desk).stage()) };
    assert!(!marking.confirmed.black);
    assert_eq!(desk.app.mode(), Mode::Counting);
}

#[test]
fn a_line_of_the_menu_can_be_clicked() {
    let mut desk = Stage::refereed(A);
    desk.keys("A").wait(800).keys("5");
    let screen = desk.screen();
    let (y, line) = screen.lines().enumerate().find(|(_, line)| line.contains("Seat left")).unwrap();
    let x = line.chars().take_while(|&c| c != 'S').count();
    desk.click(u16::try_from(x).unwrap(), u16::try_from(y).unwrap()).shows("Which side?");
}

#[test]
fn every_step_is_drawn_at_every_size_and_in_every_language() {
    for text in ALL {
        for act in Subject::ALL.iter().flat_map(|subject| subject.acts()).copied() {
            let mut desk = Stage::unstarted(A, true, true, "20m+5x30s", text);
            desk.keys("x");
            call(&mut desk, act);
            for keys in ["", "1", "1:00", "<enter>"] {
                desk.keys(keys);
                for (width, height) in [(46, 23), (60, 24), (80, 24), (120, 44), (200, 60), (46, 60)] {
                    desk.area = Rect::new(0, 0, width, height);
                    desk.screen();
                }
            }
        }
    }
}
