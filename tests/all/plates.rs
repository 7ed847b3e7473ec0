//! Plates of one row: whose clock it is is told before what the clock says in words.

use super::table::{Desk, terms};
use ratatui::layout::Rect;
use shoutan::app::App;
use shoutan::rules::color::ByColor;
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::text::ja::JA;
use shoutan::text::ko::KO;
use shoutan::text::zh_cn::ZH_CN;

fn sit(text: &'static Text, time: &str, names: [&str; 2], (width, height): (u16, u16)) -> Desk {
    let [black, white] = names.map(str::to_owned);
    let terms = shoutan::game::terms::Terms { names: ByColor { black, white }, ..terms(19, time) };
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
