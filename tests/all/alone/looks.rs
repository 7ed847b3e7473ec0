use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::clock::bare::Setup;
use shoutan::rules::color::ByColor;
use shoutan::text::ALL;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{click, draw};
use unicode_width::UnicodeWidthChar;

use crate::alone::bench::setup;
use crate::stage::Stage;

const SYSTEMS: [&str; 8] = [
    "none",
    "30m+5x30s",
    "3h incl 5x60s",
    "B=2x2s W=99h",
    "20s ing 3x15s",
    "hourglass 2m",
    "20m delay 5s",
    "1h+10/5m,20/5m",
];

/// The clocks in every state that is drawn differently.
fn benches() -> Vec<Stage> {
    let mut benches = Vec::new();
    for (text, time) in ALL.into_iter().cycle().zip(SYSTEMS.iter().cycle()).take(16) {
        let name = "聂卫平聂卫平聂卫平聂卫平聂卫平聂卫平".to_owned();
        let names = ByColor { black: name, white: "Wang".to_owned() };
        for keys in [
            &[][..],
            &["f"],
            &["f", "<tab>"],
            &["f", "<tab>", "<esc>"],
            &["f", "<esc>", "4"],
            &["f", "<tab>", "<tab>"],
        ] {
            let mut bench = Stage::clocks_of(Setup { names: names.clone(), ..setup(time) }, text);
            for key in keys {
                bench.ms += 900;
                bench.keys(key);
            }
            benches.push(bench);
        }
        let mut over = Stage::clocks_of(Setup { names: names.clone(), ..setup(time) }, text);
        over.keys("f").at(1_000).keys_at(1_500, "<esc>").keys("6").keys_at(2_900, "y");
        benches.push(over);
        let mut flagged = Stage::clocks_of(Setup { names, ..setup("B=2x2s W=10m") }, text);
        flagged.keys("f").at(1_000).keys_at(1_500, "f").keys_at(3_000, "j").at(8_000);
        benches.push(flagged);
    }
    benches
}

fn themes() -> [Theme; 5] {
    [
        Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow),
        Theme::new(Depth::Sixteen, Glyphs::Unicode, Width::Wide),
        Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow),
        Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow),
        Theme::new(Depth::Indexed, Glyphs::Ascii, Width::Wide),
    ]
}

#[test]
fn no_size_breaks_them() {
    let sides = [0, 1, 2, 7, 13, 22, 23, 24, 30, 45, 46, 60, 76, 80, 115, 200];
    for (n, bench) in benches().iter().enumerate() {
        for (m, theme) in themes().into_iter().enumerate() {
            let mut look = Look::new(theme);
            for (i, width) in sides.into_iter().enumerate() {
                for (j, height) in sides.into_iter().filter(|&side| side <= 60).enumerate() {
                    if !(i + j + n + m).is_multiple_of(5) {
                        continue;
                    }
                    let area = Rect::new(0, 0, width, height);
                    let mut buf = Buffer::empty(area);
                    draw(&bench.app, &mut look, area, &mut buf);
                    for (x, y) in [(0, 0), (width / 2, height / 2), (width, height)] {
                        click(&bench.app, &look, area, x, y);
                    }
                }
            }
        }
    }
}

#[test]
fn wide_and_ascii_screens_have_no_character_of_ambiguous_width_but_stones() {
    for bench in benches() {
        for theme in
            themes().into_iter().filter(|theme| theme.glyphs == Glyphs::Ascii || theme.width == Width::Wide)
        {
            for (width, height) in [(46, 23), (80, 24), (120, 44)] {
                let area = Rect::new(0, 0, width, height);
                let (mut look, mut buf) = (Look::new(theme), Buffer::empty(area));
                draw(&bench.app, &mut look, area, &mut buf);
                for cell in &buf.content {
                    assert!(!cell.symbol().chars().any(|c| c.width() != c.width_cjk()), "{cell:?} {theme:?}");
                }
            }
        }
    }
}

#[test]
fn both_clocks_and_their_periods_are_always_in_sight() {
    for (width, height) in [(46, 23), (60, 30), (76, 23), (80, 24), (100, 60), (120, 44), (200, 60)] {
        let mut bench = Stage::clocks_started("20m+5x30s");
        bench.area = Rect::new(0, 0, width, height);
        bench.at(1_000);
        let screen = bench.screen();
        assert_eq!(screen.matches("then 5x30s").count(), 2, "{screen}");
        assert_eq!(screen.matches("0 moves").count(), 2, "{screen}");
        assert_eq!(screen.matches('▶').count(), 1, "{screen}");
        bench.at(1_200_000 + 45_000);
        bench.shows("byo-yomi, 4 left");
        bench.at(1_200_000 + 125_000).shows("LAST").shows("Black: the last period begins");
        bench.keys("<tab>").shows("Paused, LAST");
    }
    let mut bench = Stage::clocks_started("20m");
    bench.area = Rect::new(0, 0, 40, 20);
    bench.at(1_000).shows(">Black 19:59").shows(" White 20:00");
}

#[test]
fn the_running_clock_is_told_by_more_than_colour() {
    let mut bench = Stage::clocks_started("20m");
    bench.look = Look::new(Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow));
    bench.at(1_000).shows(" > X Black").lacks("> O");
    bench.keys_at(2_000, "f").shows(" > O White").lacks("> X");
}

#[test]
fn menu_and_figures_lie_below_both_clocks() {
    for (width, height) in [(46, 23), (80, 24), (120, 44)] {
        let mut bench = Stage::clocks_started("20m+5x30s");
        bench.area = Rect::new(0, 0, width, height);
        bench.keys_at(2_000, "f").keys_at(3_000, "<esc>");
        let screen = bench.screen();
        assert_eq!(screen.matches("5x30s").count(), 4, "{screen}");
        for words in ["Black", "White", "take back the press", "leave"] {
            assert!(screen.contains(words), "{words}\n{screen}");
        }
        bench.keys("5").shows("White: main time, periods, period").shows("19:59 5 0:30");
        assert_eq!(bench.screen().matches("5x30s").count(), 4, "{}", bench.screen());
    }
}

#[test]
fn help_tells_the_keys_and_what_they_do() {
    let mut bench = Stage::clocks_started("20m");
    bench.area.height = 40;
    for words in
        ["QWERT half", "YUIOP half", "Space", "Tab", "F1", "presses for Black", "is on the disk at once"]
    {
        bench.app.over = None;
        bench.keys("?").shows(words);
    }
}

#[test]
fn periods_bought_are_told_while_the_clocks_stand_too() {
    let mut bench = Stage::clocks_started("1m ing 3x1m");
    bench.at(70_000).shows("-2 points");
    bench.keys_at(71_000, "<tab>").shows("-2 points").shows("Paused");
}
