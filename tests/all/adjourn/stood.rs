//! A clock that stood still is charged only if that is said, and the log tells it.

use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::app::action::Action;
use shoutan::app::effect::Effect;
use shoutan::clock::side::Side;
use shoutan::game::event::{Event, PauseWhy};
use shoutan::game::ledger;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::terms::Terms;
use shoutan::record::game_record::to_sgf;
use shoutan::rules::color::Color;
use shoutan::text::ALL;

use crate::table::{Desk, terms};

fn stalled(time: &str, after: u64, lasted: u64) -> Desk {
    let mut desk = Desk::sit(9, time);
    desk.wait(after);
    desk.act(Action::StoodStill { lasted, asleep: false });
    desk.ms += lasted + 500;
    desk
}

#[test]
fn it_is_not_charged_unless_somebody_says_so() {
    for answer in ["n", "<enter>", "<esc>"] {
        let mut desk = stalled("10m", 5_000, 37_000);
        desk.shows("Stood still 0:37. Charge Black?  y / n").wait(800);
        desk.keys(answer).shows("0:37 stood still, not charged");
        assert_eq!(desk.table().turn(desk.ms).unwrap().ran, 5_000);
        assert_eq!(desk.logged()[1..], [&Event::Pause { why: PauseWhy::Stall }]);
        assert_eq!(desk.app.mode(), Mode::Paused);
    }
}

#[test]
fn charged_it_stands_in_the_log_with_who_before_and_after() {
    let mut desk = stalled("10m", 5_000, 37_000);
    desk.wait(800).keys("y").shows("Black's clock set from 9:55 to 9:18 (0:37 of standing still charged)");
    let log = desk.logged();
    let Event::Clock { side: Color::Black, before, after, why } = log[2] else { panic!("{log:?}") };
    let main = |text: &str| Side::from_text(text).unwrap().state().main;
    assert_eq!((main(before), main(after)), (595_000, 558_000));
    assert_eq!(why, "0:37 of standing still charged");
    assert_eq!(desk.app.mode(), Mode::Paused, "it goes on when both are ready");
    let sgf = String::from_utf8(to_sgf(&desk.table().game)).unwrap();
    assert!(sgf.contains("The program stood still"), "{sgf}");
    assert!(sgf.contains("Black's clock set from 9:55 to 9:18"), "{sgf}");
}

#[test]
fn charged_or_run_comes_to_the_same() {
    for (time, after, lasted) in [
        ("1m+3x30s", 50_000, 25_000),
        ("1m+3x30s", 70_000, 45_000),
        ("3m incl 2x60s", 50_000, 61_000),
        ("10s+3/60s", 5_000, 20_000),
        ("1m+10s cap 2m", 5_000, 20_000),
        ("1m delay 5s", 3_000, 7_000),
        ("hourglass 2m", 3_000, 7_000),
        ("1m ing 3x1m", 50_000, 30_000),
        ("nhk 30s+10x60s", 10_000, 100_000),
        ("none", 10_000, 100_000),
    ] {
        let mut charged = stalled(time, after, lasted);
        charged.wait(800).keys("y").wait(800).keys("t").wait(800).keys("y").wait(800).keys("y");
        let mut ran = Desk::sit(9, time);
        ran.wait(after + lasted);
        for desk in [&mut charged, &mut ran] {
            desk.wait(1_000);
        }
        let states = |desk: &Desk| {
            let turn = desk.table().turn(desk.ms).unwrap();
            desk.table().game.clock().states(turn.by, turn.ran)
        };
        assert_eq!(states(&charged), states(&ran), "{time}");
    }
}

#[test]
fn a_charge_at_the_limit_is_the_flag_and_one_below_is_not() {
    for (lasted, falls) in [(4_999, false), (5_000, true), (5_001, true), (3_600_000, true)] {
        let mut desk = stalled("10s/move", 5_000, lasted);
        desk.wait(800).keys("y");
        let over = desk.table().game.outcome() == Some(Outcome::win(Color::White, Win::Time));
        assert_eq!(over, falls, "{lasted}");
        if falls {
            let log = desk.logged();
            let last: Vec<_> = log[log.len() - 4..].to_vec();
            assert!(
                matches!(
                    last[..],
                    [Event::Note { .. }, Event::Resume, Event::Flag { .. }, Event::End { .. }]
                ),
                "{last:?}"
            );
            desk.shows("of standing still is").shows("(White) wins (");
            let sgf = String::from_utf8(to_sgf(&desk.table().game)).unwrap();
            assert!(
                sgf.contains("of standing still is charged to Black") && sgf.contains("RE[W+Time]"),
                "{sgf}"
            );
        } else {
            assert_eq!(desk.table().game.clock().sides.black.state().period, 1);
        }
    }
    // Where the last minute may be a pass, that can be asked for.
    let mut desk = stalled("1m incl 1x60s timeout=pass", 5_000, 90_000);
    desk.wait(800).keys("y").wait(1_200).keys("y");
    assert_eq!(desk.table().game.moves().len(), 1);
    assert_eq!(desk.table().game.running().unwrap().by, Color::White);
}

#[test]
fn why_the_flag_fell_is_told_with_the_result_in_every_language() {
    for text in ALL {
        for size in [(46, 23), (80, 24), (100, 30), (200, 60)] {
            let mut desk = Desk::sit(9, "10s/move");
            (desk.app.desk.text, desk.area) = (text, Rect::new(0, 0, size.0, size.1));
            desk.wait(5_000);
            desk.act(Action::StoodStill { lasted: 37_000, asleep: false });
            desk.wait(40_000).keys("y").wait(1_000);
            assert_eq!(desk.app.mode(), Mode::Over);
            let why = (text.sealed.log.charged_to)(text.word.black, "0:37");
            let tight = |words: &str| words.replace([' ', '\n'], "");
            // Half of it: where the row is short it goes on in the next, beside the board.
            assert!(
                tight(&desk.screen()).contains(&tight(&why[..why.find("0:37").unwrap() + 4])),
                "{}",
                desk.screen()
            );
        }
    }
    // A flag that fell by itself has nothing to add, not even after a pause.
    let mut desk = Desk::sit(9, "10s/move");
    desk.keys("t").wait(800).keys("t").wait(800).keys("y").wait(800).keys("y").wait(10_000);
    assert_eq!(desk.app.mode(), Mode::Over);
    assert_eq!(ledger::reason(&desk.table().game, ALL[0]), None);
}

#[test]
fn in_a_refereed_game_it_is_the_arbiters_to_say() {
    let mut desk = Desk::sit_to(Terms { refereed: true, ..terms(9, "10m") });
    desk.wait(5_000);
    desk.act(Action::StoodStill { lasted: 37_000, asleep: true });
    desk.shows("Stood still 0:37. Charge Black?");
}

#[test]
fn put_in_the_background_by_a_signal_it_is_asked_on_the_way_back() {
    let mut desk = Desk::sit(9, "10m");
    desk.wait(5_000);
    desk.act(Action::Stopping);
    desk.ms += 60_000;
    desk.act(Action::CameBack);
    desk.shows("Stood still 1:00. Charge Black?").wait(1_200).keys("n");
    assert_eq!(desk.table().turn(desk.ms).unwrap().ran, 5_000);
    // A short stop is not worth a question, nor is one of a game that stood anyway.
    let mut desk = Desk::sit(9, "10m");
    desk.wait(5_000);
    desk.act(Action::Stopping);
    desk.ms += 2_000;
    desk.act(Action::CameBack);
    desk.shows("Paused").lacks("Charge");
    let mut desk = Desk::sit(9, "10m");
    desk.keys("t");
    desk.act(Action::Stopping);
    desk.ms += 60_000;
    desk.act(Action::CameBack);
    desk.lacks("Charge");
    desk.act(Action::StoodStill { lasted: 60_000, asleep: true });
    desk.lacks("Charge");
}

#[test]
fn it_ends_what_was_being_entered_and_answers_no_question_of_before() {
    let mut desk = Desk::sit(9, "10m");
    desk.wait(5_000).keys("S").wait(800).keys("y").wait(800).keys("c3");
    desk.act(Action::StoodStill { lasted: 9_000, asleep: false });
    assert!(desk.table().doing.sealing().is_none());
    desk.wait(11_000).keys("y").shows("charged");
    let mut desk = Desk::sit(9, "10m");
    desk.wait(5_000).keys("R");
    desk.act(Action::StoodStill { lasted: 9_000, asleep: false });
    desk.shows("Charge Black").wait(11_000).keys("y");
    assert_eq!(desk.table().game.outcome(), None, "the y was no resignation");
}

#[test]
fn ctrl_z_pauses_whatever_lies_over_the_table() {
    for keys in ["", "p", "<esc>", "?", "m", "Sy"] {
        let mut desk = Desk::sit(9, "10m");
        for key in keys.chars() {
            desk.wait(800).keys(&key.to_string());
        }
        desk.keys("<c-z>");
        assert!(desk.asked.iter().any(|effect| matches!(effect, Effect::Suspend)), "{keys:?}");
        assert_eq!(desk.table().game.paused(), Some(PauseWhy::Stop), "{keys:?}");
        let ran = desk.table().turn(desk.ms).unwrap().ran;
        desk.ms += 3_600_000;
        desk.act(Action::CameBack);
        assert_eq!(desk.table().turn(desk.ms).unwrap().ran, ran);
        desk.shows("Paused").lacks("Charge");
        assert_eq!(desk.app.mode(), Mode::Paused, "{keys:?}: a pause of the player's");
    }
}
