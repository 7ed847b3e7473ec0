use shoutan::app::action::Action;
use shoutan::app::effect::Effect;
use shoutan::app::{Mode, Screen};
use shoutan::clock::bare::{Ended, Event, Setup};
use shoutan::rules::color::Color::{Black, White};
use shoutan::text::en::EN;

use crate::alone::bench::setup;
use crate::stage::Stage;

#[test]
fn any_key_starts_blacks_clock() {
    for key in [" ", "<enter>", "f", "j", "5", "<f5>", "ж"] {
        let mut bench = Stage::clocks("30m");
        bench.shows("Any key starts Black's clock");
        assert_eq!((bench.app.mode(), bench.app.next_change()), (Mode::AloneWaiting, None));
        bench.keys_at(9_000, key);
        assert_eq!(bench.app.mode(), Mode::Alone, "{key}");
        // The key that starts it, held, presses nothing.
        bench.keys_at(9_500, key).keys_at(9_533, key).keys_at(9_566, key);
        assert_eq!(bench.alone().bare.presses().len(), 0, "{key}");
        assert_eq!(bench.at(12_000).digits(Black), "29:57");
    }
    let mut bench = Stage::clocks_of(Setup { first: White, ..setup("30m") }, &EN);
    bench.shows("Any key starts White's clock").keys("<space>").at(1_000);
    assert_eq!((bench.digits(White), bench.digits(Black)), ("29:59".to_owned(), "30:00".to_owned()));
}

#[test]
fn either_half_of_the_keyboard_and_space() {
    let left = "`12345qwertasdfgzxcvbQWERTASDFGZXCVB!@#$%~";
    let right = "67890-=yuiop[]\\hjkl;'nm,./YUIOPHJKLNM:\"<>^&*()_+{}|";
    let mut bench = Stage::clocks_started("30m");
    let mut ms = 0;
    for (l, r) in left.chars().zip(right.chars().cycle()).chain("qq".chars().cycle().zip(right.chars())) {
        ms += 1_000;
        let made = bench.alone().bare.presses().len();
        bench.keys_at(ms, &l.to_string());
        assert_eq!(bench.alone().bare.to_move(), White, "{l}");
        bench.keys_at(ms + 500, &r.to_string());
        assert_eq!(
            (bench.alone().bare.to_move(), bench.alone().bare.presses().len()),
            (Black, made + 2),
            "{r}"
        );
    }
    let made = bench.alone().bare.presses().len();
    bench.keys_at(ms + 2_000, "<space>").keys_at(ms + 3_000, "<space>").keys_at(ms + 4_000, "f");
    bench.keys_at(ms + 5_000, "<enter>");
    assert_eq!((bench.alone().bare.presses().len(), bench.alone().bare.to_move()), (made + 4, Black));
    bench.shows("moves");
}

#[test]
fn the_other_sides_half_does_nothing_and_costs_nothing() {
    let mut bench = Stage::clocks_started("30m");
    bench.keys_at(5_000, "j").shows("It is Black's clock that runs");
    assert_eq!((bench.digits(Black), bench.digits(White)), ("29:55".to_owned(), "30:00".to_owned()));
    assert_eq!(bench.kept().len(), 1);
    // A hand that comes down on several keys presses once and is not told off.
    bench.keys_at(6_000, "d").keys_at(6_020, "f").keys_at(6_040, "g").lacks("clock that runs");
    assert_eq!(bench.alone().bare.presses().len(), 1);
    bench.keys_at(8_000, "d").shows("It is White's clock that runs");
}

#[test]
fn a_held_key_is_one_press() {
    let mut bench = Stage::clocks_started("30m");
    bench.keys_at(2_000, "<space>");
    for ms in (2_500..5_000).step_by(40) {
        bench.at(ms).keys_at(ms, "<space>");
    }
    assert_eq!(bench.alone().bare.presses().len(), 1);
    bench.shows("A held key counts once").at(8_000).lacks("counts once");
    bench.keys_at(8_000, "<space>").keys_at(8_120, "<space>");
    assert_eq!(bench.alone().bare.presses().len(), 3, "two presses");
    bench.act(Action::Paste("jfjfjf".to_owned()));
    assert_eq!(bench.alone().bare.presses().len(), 3);
}

/// The same key after a while may be held: until that shows the time stands where it came, and no flag falls.
#[test]
fn a_press_that_may_be_a_held_key_counts_from_when_it_came() {
    let mut bench = Stage::clocks_started("1s");
    bench.at(100).keys_at(100, "<space>").at(900).keys_at(900, "<space>");
    bench.at(1_000).keys_at(1_000, "<space>").at(1_180).keys_at(1_180, "<space>");
    assert_eq!((bench.alone().bare.presses().len(), bench.app.next_change()), (3, Some(1_280)));
    bench.at(1_279);
    assert_eq!(bench.alone().bare.presses().len(), 3);
    bench.at(1_280);
    let made = bench.alone().bare.presses();
    assert_eq!((made.len(), made.last().unwrap().t), (4, 180));
    assert_eq!(bench.app.mode(), Mode::Alone, "White had 20 ms left");
    // Held instead, it is none, and the flag falls where it would.
    let mut bench = Stage::clocks_started("1s");
    bench
        .at(900)
        .keys_at(900, "<space>")
        .at(1_400)
        .keys_at(1_400, "<space>")
        .at(1_440)
        .keys_at(1_440, "<space>");
    assert_eq!(bench.alone().bare.presses().len(), 1);
    assert_eq!(bench.at(1_950).alone().bare.ended(), Some(Ended::Flag(White)));
}

#[test]
fn a_click_on_a_half_presses_for_it() {
    let mut bench = Stage::clocks("30m");
    bench.ms = 100;
    bench.click(70, 10);
    assert_eq!(bench.app.mode(), Mode::Alone);
    for (ms, column, made) in [(1_000, 70, 0), (2_000, 5, 1), (2_001, 5, 1), (3_000, 41, 2), (3_001, 39, 2)] {
        bench.ms = ms;
        bench.click(column, 12);
        assert_eq!(bench.alone().bare.presses().len(), made, "{column} at {ms}");
    }
    bench.area.width = 46;
    for (ms, row, made) in [(4_000, 18, 2), (5_000, 2, 3), (6_000, 18, 4), (7_000, 22, 4)] {
        bench.ms = ms;
        bench.click(20, row);
        assert_eq!(bench.alone().bare.presses().len(), made, "{row} at {ms}");
    }
}

#[test]
fn pause_and_both_ready() {
    let mut bench = Stage::clocks_started("3x30s");
    bench.keys_at(25_000, "<tab>").shows("Paused, byo-yomi, 3 left").shows("Tab goes on when both are ready");
    assert_eq!((bench.app.mode(), bench.app.next_change()), (Mode::AlonePaused, None));
    bench.keys_at(30_000, "f").keys_at(31_000, "<space>").keys_at(32_000, "j").at(900_000);
    assert_eq!((bench.digits(Black).as_str(), bench.kept().len()), ("5.0", 2));
    bench.keys_at(901_000, "<tab>").shows("Black ready?").keys("n");
    assert_eq!(bench.app.mode(), Mode::AlonePaused);
    bench
        .keys_at(902_000, "<tab>")
        .keys("y")
        .shows("White ready?")
        .keys_at(902_500, "y")
        .keys_at(902_533, "y")
        .at(903_000);
    assert_eq!(bench.app.mode(), Mode::Question, "a held y answers for one");
    bench.keys_at(903_500, "y");
    assert_eq!(bench.app.mode(), Mode::Alone);
    assert_eq!(bench.at(906_500).digits(Black), "2.0");
}

#[test]
fn a_stall_and_a_stop_are_not_charged_but_by_the_players() {
    let stalled = |time: &str| {
        let mut bench = Stage::clocks_started(time);
        bench.ms = 10_000;
        bench.act(Action::StoodStill { lasted: 37_000, asleep: false });
        bench.ms = 48_300;
        bench
    };
    let mut bench = stalled("30m");
    bench.shows("Stood still 0:37. Charge Black?");
    assert_eq!(bench.digits(Black), "29:50");
    bench.keys("<enter>").shows("0:37 stood still, not charged");
    assert_eq!((bench.app.mode(), bench.digits(Black)), (Mode::AlonePaused, "29:50".to_owned()));
    bench.keys_at(50_000, "<tab>").keys("y").keys_at(52_000, "y").at(53_000);
    bench.act(Action::Stopping);
    assert_eq!((bench.app.mode(), bench.at(54_000).digits(Black)), (Mode::AlonePaused, "29:49".to_owned()));
    bench.act(Action::CameBack);
    assert_eq!(bench.app.mode(), Mode::AlonePaused, "a short stop is not worth a question");
    bench.keys_at(60_000, "<tab>").keys("y").keys_at(62_000, "y");
    bench.act(Action::Stopping);
    bench.ms = 82_000;
    bench.act(Action::CameBack);
    bench.shows("Stood still 0:20. Charge Black?").keys_at(83_300, "y");
    assert_eq!((bench.app.mode(), bench.digits(Black)), (Mode::AlonePaused, "29:29".to_owned()));
    let mut bench = stalled("hourglass 60s");
    bench.keys("y");
    assert_eq!((bench.digits(Black).as_str(), bench.digits(White).as_str()), ("0:13", "1:47"));
    // More than there was.
    let mut bench = stalled("20s");
    bench.keys("y").shows("Black ran out of time");
    let mut bench = stalled("1m30s incl 1x60s timeout=pass");
    bench.keys("n");
    let mut bench = stalled("1m30s incl 1x60s timeout=pass");
    bench.keys("y").at(49_000);
    assert_eq!(bench.app.mode(), Mode::AlonePaused);
    let mut short = Stage::clocks_started("1m incl 1x60s timeout=pass");
    short.ms = 30_000;
    short.act(Action::StoodStill { lasted: 30_000, asleep: true });
    short.keys_at(62_000, "y").shows("Count it as a pass?").keys_at(70_000, "y");
    assert_eq!((short.alone().bare.moves(Black), short.digits(White).as_str()), (1, "1:00"));
}

#[test]
fn a_press_is_taken_back_from_the_menu() {
    let mut bench = Stage::clocks_started("10m+3x30s");
    bench.keys("<esc>").lacks("take back the press").keys("<esc>");
    bench.keys_at(60_000, "f").keys_at(70_000, "<esc>").shows("take back the press");
    assert_eq!(bench.at(71_000).digits(White), "9:49", "the clock runs on under the menu");
    bench.keys("3").shows("Black's press is taken back");
    assert_eq!((bench.digits(Black).as_str(), bench.digits(White).as_str()), ("9:00", "10:00"));
    assert_eq!((bench.app.mode(), bench.alone().bare.moves(Black)), (Mode::AlonePaused, 0));
}

#[test]
fn a_clock_is_set_by_hand() {
    let mut bench = Stage::clocks_started("10m+3x30s");
    bench.keys_at(60_000, "<esc>").keys("4");
    bench.shows("White: main time, periods, period").shows("10:00 3 0:30");
    for _ in 0..20 {
        bench.ms += 1_000;
        bench.keys("<bs>");
    }
    bench.types("x").keys("<enter>").shows("That cannot be read").keys("<bs>").types("-1:30").keys("<enter>");
    bench.shows("White's clock set from 10:00 3 0:30 to 8:30 3 0:30");
    assert_eq!((bench.app.mode(), bench.digits(White).as_str()), (Mode::AlonePaused, "8:30"));
    // Before the start too, and Esc leaves it as it was.
    let mut bench = Stage::clocks("10m");
    bench.keys("<esc>2").shows("Black: main time").keys("<home>").types("+1:00 ").keys("<esc>");
    assert_eq!((bench.app.mode(), bench.digits(Black).as_str()), (Mode::AloneWaiting, "10:00"));
}

#[test]
fn a_flag_is_put_right_from_the_menu() {
    let mut bench = Stage::clocks_started("10s");
    bench.keys_at(2_000, "f").at(12_000);
    assert_eq!(bench.alone().bare.ended(), Some(Ended::Flag(White)));
    bench.keys_at(14_000, "<esc>").shows("take back the press").shows("set White's clock").keys("4");
    bench
        .shows("White: main time")
        .types("0:10")
        .keys("<enter>")
        .shows("White's clock set from 0:00 to 0:10");
    assert_eq!((bench.app.mode(), bench.alone().bare.ended()), (Mode::AlonePaused, None));
    bench.at(20_000);
    assert_eq!((bench.digits(Black).as_str(), bench.digits(White).as_str()), ("8.0", "0:10"));
    // The log holds the flag and what put it right.
    assert_eq!(bench.kept().len(), 4);
}

#[test]
fn stopped_for_good_and_begun_again() {
    let mut bench = Stage::clocks_started("10m");
    bench
        .keys_at(60_000, "f")
        .keys_at(70_000, "<esc>")
        .keys("6")
        .shows("Stop the clocks for good?")
        .keys_at(71_000, "y");
    assert_eq!((bench.app.mode(), bench.alone().bare.ended()), (Mode::Chart, Some(Ended::Stopped)));
    bench.shows("Training report").shows("Time used").shows("1:00").keys_at(75_000, "<esc>");
    assert_eq!(bench.app.mode(), Mode::AloneOver);
    bench.shows("1 move").shows("used 1:00").shows("used 0:11");
    assert!(matches!(bench.kept().last(), Some((3, entry)) if entry.event == Event::End));
    assert_eq!(bench.app.next_change(), None);
    bench.keys_at(80_000, "A").shows("Begin again").keys("y");
    assert_eq!((bench.app.mode(), bench.digits(Black).as_str()), (Mode::AloneWaiting, "10:00"));
    bench.keys_at(90_000, "f").keys_at(91_000, "<esc>").keys("6").shows("Begin again").keys("n");
    assert_eq!(bench.app.mode(), Mode::Alone);
    bench.keys_at(92_000, "<esc>").keys("6y");
    assert_eq!(bench.app.mode(), Mode::AloneWaiting);
    let begun = |effect: &&Effect| matches!(effect, Effect::BeginClocks(_));
    assert_eq!(bench.asked.iter().filter(begun).count(), 2);
}

#[test]
fn leaving_keeps_them_paused() {
    let mut bench = Stage::clocks_started("10m");
    bench.keys_at(60_000, "<esc>").keys("8").shows("Leave? The clocks stop and can go on.").keys("y");
    assert!(matches!(bench.app.screen, Screen::Home(_)));
    assert!(matches!(bench.kept().last(), Some((2, entry)) if entry.event == Event::Pause));
    assert!(bench.asked.iter().any(|effect| matches!(effect, Effect::Close)));
}

#[test]
fn the_first_character_replaces_what_a_clock_stands_at() {
    let mut bench = Stage::clocks_started("10m+3x30s");
    bench.keys_at(60_000, "<esc>").keys("4").types("0:02").keys("<enter>");
    bench.shows("White's clock set from 10:00 3 0:30 to 0:02 3 0:30").shows("then 3x30s");
    // The face tells what is left behind the main time now.
    bench
        .keys_at(70_000, "<esc>")
        .keys("4")
        .types("0:02 1 0:30")
        .keys_at(71_000, "<enter>")
        .shows("then 1x30s");
    // What cannot be read is told with an example, until it is edited or left.
    bench.keys_at(80_000, "<esc>").keys("4").types("7").keys_at(81_000, "<enter>");
    bench.shows("That cannot be read; for example: 0:02 1 0:30");
    bench.keys_at(82_000, "<esc>").lacks("cannot be read");
    bench.keys_at(83_000, "<esc>").keys("4").lacks("cannot be read");
    assert_eq!(bench.digits(White), "2.0");
}
