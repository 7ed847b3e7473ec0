use std::path::Path;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::{App, Screen};
use shoutan::record::shelf::State;
use shoutan::text::ALL;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{click, draw};
use shoutan::ui::{form, home, shelf};
use unicode_width::UnicodeWidthChar;

use super::stage::{damaged, row};
use crate::stage::Stage;

/// The screens before a game, in every state that is drawn differently.
fn stages() -> Vec<App> {
    let mut stages = Vec::new();
    for text in ALL {
        let saved = vec![
            row("u", State::Unfinished, "聂卫平聂卫平聂卫平聂卫平聂卫平聂卫平", "Wang", 57),
            row("d", damaged("cut off"), "", "Sun", 12),
        ];
        for keys in [
            "",
            "2",
            "2<down>",
            "2<up><up><up>",
            "2<up><up><up><up><up>30",
            "3",
            "3 / 聂",
            "3<end>",
            "4<end>",
            "?",
            "5",
            "5<up><up><up><up><up>30",
        ] {
            let mut stage = Stage::front_with(text, (80, 24), saved.clone());
            stage.keys(keys);
            stages.push(stage.app);
        }
    }
    stages
}

#[test]
fn no_size_breaks_a_screen() {
    let themes = [
        Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow),
        Theme::new(Depth::Sixteen, Glyphs::Unicode, Width::Wide),
        Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow),
    ];
    let sides = [0, 1, 2, 5, 13, 22, 23, 28, 45, 46, 61, 76, 97, 160];
    // Every screen in letters at every size; in colours, which take longer to paint, each at some of them.
    for (n, app) in stages().into_iter().enumerate() {
        for (theme, every) in [(themes[2], 1), (themes[n % 2], 7)] {
            let mut look = Look::new(theme);
            for (i, width) in sides.into_iter().enumerate() {
                let some = |(k, _): &(usize, u16)| (i + k + n).is_multiple_of(every);
                for (_, height) in sides.into_iter().filter(|&side| side <= 46).enumerate().filter(some) {
                    let area = Rect::new(0, 0, width, height);
                    let mut buf = Buffer::empty(area);
                    draw(&app, &mut look, area, &mut buf);
                    match &app.screen {
                        Screen::Home(home) => home::draw(home, &app.desk, &mut look, area, &mut buf),
                        Screen::Form(form) => form::draw(form, &app.desk, &mut look, area, &mut buf),
                        Screen::Shelf(shelf) => shelf::draw(shelf, &app.desk, &mut look, area, &mut buf),
                        _ => {}
                    }
                    for (x, y) in [(0, 0), (width / 2, height / 2), (width, height)] {
                        click(&app, &look, area, x, y);
                    }
                }
            }
        }
    }
}

#[test]
fn no_wide_character_stands_half_on_the_screen() {
    let mut look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Wide));
    // Every width once, in one of the states.
    for (n, app) in stages().into_iter().filter(|app| matches!(app.screen, Screen::Home(_))).enumerate() {
        for width in (46..130).skip(n).step_by(4) {
            let area = Rect::new(0, 0, width, 24);
            let mut buf = Buffer::empty(area);
            draw(&app, &mut look, area, &mut buf);
            for y in 0..24 {
                let last = &buf[(width - 1, y)];
                assert!(last.symbol().chars().all(|c| c.width_cjk() == Some(1)), "{width} {y}: {last:?}");
            }
        }
    }
}

#[test]
fn nothing_but_the_board_needs_characters_of_ambiguous_width() {
    let mut look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Ascii, Width::Narrow));
    for app in stages() {
        for (width, height) in [(46, 23), (120, 44)] {
            let area = Rect::new(0, 0, width, height);
            let mut buf = Buffer::empty(area);
            draw(&app, &mut look, area, &mut buf);
            for cell in &buf.content {
                let ambiguous = |c: char| c.width() != c.width_cjk();
                assert!(!cell.symbol().chars().any(ambiguous), "{cell:?}");
            }
        }
    }
}

#[test]
fn no_text_holds_a_character_of_ambiguous_width() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text");
    let mut read = 0;
    for text in ALL {
        let name = text.tag.replace('-', "_").to_lowercase();
        let below = |folder: &Path| {
            let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
            files.filter(|path| path.is_file()).collect::<Vec<_>>()
        };
        let [files, help] = [below(&folder.join(&name)), below(&folder.join(&name).join("help"))];
        for path in files.into_iter().chain(help).chain([folder.join(&name).with_extension("rs")]) {
            read += 1;
            for (n, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
                let found: String = line.chars().filter(|c| c.width() != c.width_cjk()).collect();
                assert!(found.is_empty(), "{}, line {}: {found}", path.display(), n + 1);
            }
        }
    }
    assert!(read >= 68, "{read}");
}
