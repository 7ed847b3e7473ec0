//! Plates of one row: whose clock it is is told before what the clock says in words.

use super::table::{Desk, terms};
use crate::stage::Stage;
use ratatui::layout::Rect;
use shoutan::app::App;
use shoutan::app::action::Action;
use shoutan::game::terms::Terms;
use shoutan::record::game_record::to_sgf;
use shoutan::rules::color::ByColor;
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::text::ja::JA;
use shoutan::text::ko::KO;
use shoutan::text::zh_cn::ZH_CN;

fn sit(text: &'static Text, time: &str, names: [&str; 2], (width, height): (u16, u16)) -> Desk {
    let [black, white] = names.map(str::to_owned);
    let terms = Terms { names: ByColor { black, white }, ..terms(19, time) };
    let mut desk = Desk::sit(19, time);
    desk.app = App::new(text);
    desk.app.sit(terms, true, desk.now()).unwrap();
    desk.area = Rect::new(0, 0, width, height);
    desk
}

/// A wide character is followed by a blank in the cells.
fn close(words: &str) -> String {
    words.replace(' ', "")
}

#[test]
fn a_counted_game_names_its_players_whole() {
    let names = ["Shin Jinseo 9p", "黄龙士"];
    for text in [&EN, &ZH_CN, &JA, &KO] {
        for time in ["1s+3x30s", "40m+3x30s", "1m+20/5m", "none", "5m delay 10s"] {
            for size in [(80, 24), (46, 23), (100, 30)] {
                let mut desk = sit(text, time, names, size);
                desk.wait(4_000).plays("c3").wait(4_000).plays("q16").keys("pypy");
                let marked = close(&desk.screen());
                desk.keys("bw");
                let screen = close(&desk.screen());
                assert!(desk.table().game.outcome().is_some());
                if size.0 == 46 {
                    continue;
                }
                for name in names {
                    assert!(screen.contains(&close(name)), "{time} {size:?}\n{}", desk.screen());
                    assert!(marked.contains(&close(name)), "{time} {size:?}\n{marked}");
                }
                if time == "1s+3x30s" {
                    assert!(screen.contains("0:30(3)") || size.1 > 24, "{}", desk.screen());
                }
            }
        }
    }
}

#[test]
fn what_every_move_adds_or_has_free_is_no_overtime() {
    for (time, wide, narrow) in [
        (
            "20m+5s",
            [
                "main time, +5s a move",
                "基本时限，每手+5s",
                "持ち時間、一手ごとに+5s",
                "제한시간, 1수마다 +5s",
            ],
            ["+5s"; 4],
        ),
        (
            "20m bronstein 5s",
            [
                "main time, delay 5s a move",
                "基本时限，每手延时5s",
                "持ち時間、一手ごとにディレイ5s",
                "제한시간, 1수마다 딜레이 5s",
            ],
            ["delay 5s", "延时5s", "ディレイ5s", "딜레이 5s"],
        ),
    ] {
        for (n, text) in [&EN, &ZH_CN, &JA, &KO].into_iter().enumerate() {
            for (size, told) in [((80, 24), wide[n]), ((46, 23), narrow[n])] {
                let mut desk = sit(text, time, ["a", "b"], size);
                desk.wait(4_000).plays("c3").wait(4_000).plays("q16");
                let screen = close(&desk.screen());
                assert_eq!(screen.matches(&close(told)).count(), 2, "{time} {size:?}\n{}", desk.screen());
            }
        }
    }
}

#[test]
fn what_is_agreed_is_never_cut_in_the_smallest_window() {
    let names = ["Alexandra", "柯洁九段"];
    for text in [&EN, &ZH_CN, &JA, &KO] {
        let (black, white) = (text.word.black, text.word.white);
        let [agreed, not_agreed] = text.ending.agreed.map(close);
        for time in ["none", "3x30s", "2h incl 1x60s", "5m delay 10s", "20m+5s", "15s+20/5m", "1m ing 3x5m"] {
            for (side, ran) in [(5, 0), (7, 0), (9, 0), (9, 20_000), (9, 70_000)] {
                let mut desk = sit(text, time, names, (46, 23));
                let names_of = ByColor { black: names[0].to_owned(), white: names[1].to_owned() };
                let terms = Terms { names: names_of, ..terms(side, time) };
                desk.app.sit(terms, true, desk.now()).unwrap();
                desk.wait(ran).keys("pypy").wait(1_200).keys("b");
                let screen = close(&desk.screen());
                let says = |long: &str, short: &str, times: usize| {
                    screen.contains(&close(long)) || screen.matches(short).count() >= times
                };
                // The one word is part of the other.
                let times = 1 + usize::from(not_agreed.contains(&agreed));
                let whole = says(&(text.ending.agrees)(black), &agreed, times)
                    && says(&(text.ending.not_yet)(white), &not_agreed, 1)
                    && names.iter().all(|name| screen.contains(&close(name)));
                assert!(whole, "{time} {side} {ran}\n{}", desk.screen());
            }
        }
    }
}

/// Everything a clock that stands must not hide: how many periods are left, and that one is the last.
#[test]
fn a_clock_that_stands_hides_no_periods() {
    let names = ["Shin Jinseo 9p", "黄龙士"];
    for text in [&EN, &ZH_CN, &JA, &KO] {
        let (paused, adjourned) = (text.table.paused, text.sealed.adjourned);
        let three = [(text.table.periods_left)(3), (text.voice.periods)(3), "(3)".to_owned()];
        let last = [text.table.last_period.to_owned(), text.table.last.to_owned()];
        for (width, height) in [(46, 23), (46, 30), (60, 23), (80, 24), (100, 30), (200, 60)] {
            for (ran, left) in [(4_000, &three[..]), (61_000, &last[..])] {
                for (how, note) in [("key", paused), ("stall", paused), ("seal", adjourned)] {
                    let mut desk = sit(text, "3x30s", names, (width, height));
                    desk.plays("c3").wait(4_000).plays("q16").wait(ran);
                    match how {
                        "key" => drop(desk.keys("t").keys("t").wait(800).keys("<esc>")),
                        "stall" => {
                            desk.act(Action::StoodStill { lasted: 5_000, asleep: false });
                            desk.wait(800).keys("n");
                        }
                        _ => {
                            desk.keys("S").wait(800).keys("yd4<enter>d4<enter>").wait(800);
                        }
                    }
                    assert!(desk.table().game.paused().is_some(), "{how}");
                    let screen = desk.screen();
                    // In its own plate, beside the word that it stands.
                    let row = |words: &str| {
                        let (note, words) = (close(note), close(words));
                        let joined = [format!("{note}{words}"), format!("{note},{words}")];
                        let joined = joined
                            .into_iter()
                            .chain([format!("{note}，{words}"), format!("{note}、{words}")]);
                        joined.into_iter().any(|joined| close(&screen).contains(&joined))
                    };
                    assert!(left.iter().any(|words| row(words)), "{how} {ran} {width}x{height}\n{screen}");
                }
            }
        }
    }
}

#[test]
fn periods_bought_are_told_at_the_table() {
    for text in [&EN, &ZH_CN, &JA, &KO] {
        for (width, height) in [(46, 23), (46, 30), (60, 23), (80, 24), (100, 30), (200, 60)] {
            for (ran, points) in [(65_000, 2), (125_000, 4), (185_000, 6)] {
                let mut desk = sit(text, "1m ing 3x1m", ["Shin Jinseo 9p", "黄龙士"], (width, height));
                let paid = format!("-{points}");
                desk.wait(ran);
                let shown = |screen: String| close(&screen).contains(&paid);
                assert!(shown(desk.screen()), "running {ran} {width}x{height}\n{}", desk.screen());
                desk.keys("t");
                assert!(shown(desk.screen()), "standing {ran} {width}x{height}\n{}", desk.screen());
                desk.wait(800).keys("t").wait(800).keys("y").wait(800).keys("y").plays("c3");
                assert!(shown(desk.screen()), "the other's turn {ran} {width}x{height}\n{}", desk.screen());
            }
        }
    }
}

#[test]
fn a_clock_that_stands_is_not_counted() {
    let mut desk = sit(&EN, "1x30s", ["a", "b"], (80, 24));
    desk.wait(27_500);
    let counted = (EN.voice.count)(EN.table.last_period, 7);
    desk.shows(&counted).keys("t").lacks(&counted).shows("Paused, LAST");
}

#[test]
fn the_least_a_screen_shows_of_a_clock_has_its_periods() {
    for (ran, left) in [(4_000, "(3)"), (61_000, "LAST")] {
        let mut desk = sit(&EN, "3x30s", ["a", "b"], (46, 23));
        desk.wait(ran).keys("R").wait(800).keys("y");
        assert!(desk.table().game.outcome().is_some());
        desk.shows(left);
        let mut desk = sit(&EN, "3x30s", ["a", "b"], (30, 10));
        desk.wait(ran).shows("too small").shows(left);
    }
}

#[test]
fn periods_bought_are_told_in_review_too() {
    let mut desk = sit(&EN, "1m ing 3x1m", ["a", "b"], (80, 24));
    desk.wait(65_000).plays("c3").keys("R").wait(800).keys("y");
    let mut reading = Stage::reading(&to_sgf(&desk.table().game));
    reading.keys("<end>");
    for (width, height) in [(46, 23), (80, 24), (200, 60)] {
        let screen = reading.rows(width, height).join("\n");
        assert!(screen.contains("-2 points") || width == 46, "{screen}");
    }
}
