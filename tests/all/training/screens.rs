//! The page of the training report: keys, clicks, every size of the screen.

use std::fmt::Write;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::{Mode, Screen};
use shoutan::game::event::Event;
use shoutan::record::game_record::to_sgf;
use shoutan::rules::color::Color;
use shoutan::text::help::page::Block;
use shoutan::text::{ALL, Text};
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{click, draw};
use unicode_width::UnicodeWidthChar;

use super::{begun, enter, plays};
use crate::stage::Stage;
use crate::table::Desk;

/// So many moves in byo-yomi of 30 s, noted as the clocks stood at the press: every ninth move is a long think, and
/// White's fifth uses a period up.
fn record(moves: u32) -> String {
    let mut sgf = "(;GM[1]SZ[19]TM[0]OT[9x30 byo-yomi]PB[Li Ming]PW[Wang Fang]".to_owned();
    for n in 1..=moves {
        let side = if n % 2 == 1 { 'B' } else { 'W' };
        let left = if n % 9 == 0 { 2 } else { 20 - n % 4 };
        let periods = if side == 'W' && n >= 10 { 8 } else { 9 };
        let letter = |k: u32| char::from(b'a' + u8::try_from(k % 19).unwrap());
        let point = format!("{}{}", letter(n - 1), letter((n - 1) / 19));
        let _ = write!(sgf, ";{side}[{point}]{side}L[{left}]O{side}[{periods}]");
    }
    sgf + ")"
}

fn reading(moves: u32) -> Stage {
    Stage::reading(record(moves).as_bytes())
}

#[test]
fn the_page_tells_what_the_record_tells() {
    let mut reading = reading(20);
    reading.keys("10GT");
    let screen = reading.rows(80, 24).join("\n");
    for words in [
        "Training report: time per move",
        "9x30s",
        "Move 10  White K19  42.0 s  1 period lost  18.0 s left",
        "●  Li Ming                      ●  Wang Fang",
        "Time used       2:17  10 at 13.7 s              2:36  10 at 15.6 s",
        "Opening 1-20    2:17  10 at 13.7 s",
        "Periods lost    0 of 9                          1 of 9",
        "Last 10/5/3 s   1 / 1 / 1  of 10                1 / 1 / 1  of 10",
        "Longest         28.0 s  Move 9 J19              42.0 s  Move 10 K19",
    ] {
        assert!(screen.contains(words), "{words}\n{screen}");
    }
}

/// Main time, then byo-yomi from moves 7 and 4 on; a game of that many moves, of which Black's seventh uses two periods
/// up.
fn short_game(moves: u32) -> Vec<u8> {
    let mut game = begun("30s+5x5s");
    for n in 1..=moves {
        plays(
            &mut game,
            match n {
                4 => 31_500,
                1 | 3 | 5 => 9_600,
                7 => 13_500,
                _ => 4_500,
            },
        );
    }
    to_sgf(&game)
}

#[test]
fn both_sides_figures_stand_apart_and_lose_nothing() {
    for text in ALL {
        for size in [(80, 24), (46, 23), (60, 23), (100, 30)] {
            let mut reading = Stage::reading_in(&short_game(29), text);
            reading.keys("7GT");
            let rows = reading.rows(size.0, size.1);
            let screen = rows.join("\n");
            for from in [text.chart.from_move].into_iter().flat_map(|from| [from(7), from(4)]) {
                assert!(screen.contains(&from), "{from} {size:?}\n{screen}");
            }
            assert!(!screen.contains(".."), "{screen}");
            // Two columns are empty in every row before White's.
            let names = rows.iter().position(|row| row.matches('\u{25cf}').count() == 2).unwrap();
            let cells = |row: &str| -> Vec<char> {
                let wide = |c: char| std::iter::once(c).chain((c.width() == Some(2)).then_some('x'));
                row.chars().flat_map(wide).collect()
            };
            let white = cells(&rows[names]).iter().rposition(|&c| c == '\u{25cf}').unwrap();
            let last = rows.len() - 1;
            for row in &rows[names + 1..last] {
                let cells = cells(row);
                let gap = cells.get(white - 3..(white - 1).min(cells.len())).unwrap_or_default();
                assert!(gap.iter().all(|&c| c == ' '), "{row}\n{screen}");
            }
            let longest = |row: &String| row.contains(text.chart.head.longest);
            assert!(rows.iter().any(longest), "{screen}");
        }
    }
}

#[test]
fn the_last_part_of_the_game_ends_at_its_last_move() {
    for (moves, span) in [(29, "Opening 1-29"), (60, "Middle game 51-60"), (150, "Endgame 145-150")] {
        let mut reading = Stage::reading(&short_game(moves));
        reading.keys("T");
        let screen = reading.rows(100, 30).join("\n");
        assert!(screen.contains(span), "{span}\n{screen}");
    }
}

#[test]
fn the_marks_at_the_bars_are_explained() {
    for text in ALL {
        for (size, moves) in [((80, 24), 29), ((46, 23), 29)] {
            let mut reading = Stage::reading_in(&short_game(moves), text);
            reading.keys("T");
            let title = reading.rows(size.0, size.1)[0].clone();
            assert!(title.contains(&(text.markup.told)("", text.chart.head.periods)), "{title}");
        }
        // Where every bar stands for several moves that is said too.
        let mut reading = Stage::reading_in(record(90).as_bytes(), text);
        reading.keys("T");
        let title = reading.rows(46, 23)[0].clone();
        assert!(title.contains(&(text.markup.told)("1", text.chart.head.periods)), "{title}");
        assert!(title.contains(&(text.chart.bucket)(2)), "{title}");
        // Nothing is explained that is not there.
        let mut reading = Stage::reading_in(record(9).as_bytes(), text);
        reading.keys("T");
        assert!(!reading.rows(80, 24)[0].contains(text.chart.head.periods));
    }
}

#[test]
fn keys_and_clicks_go_along_the_moves_and_the_board_follows() {
    let mut reading = reading(40);
    let at = |reading: &Stage| (reading.review().step().number, reading.app.mode() == Mode::Chart);
    reading.keys("20G");
    assert_eq!(at(&reading), (20, false));
    reading.keys("T");
    assert_eq!(at(&reading), (20, true));
    for (keys, number) in [
        ("<right>", 21),
        ("l l", 23),
        ("<left>h", 21),
        ("<pgdn>", 31),
        ("<pgup>", 21),
        ("<home>", 1),
        ("<end>", 40),
        ("G g", 1),
    ] {
        reading.keys(keys);
        assert_eq!(at(&reading), (number, true), "{keys}");
    }
    // The longest five of each side, in the order of the game.
    for (keys, number) in
        [(">", 2), (">", 3), ("> >", 7), (">", 9), ("> > > > > >", 36), ("< <", 18), ("< < < <", 7)]
    {
        reading.keys(keys);
        assert_eq!(at(&reading), (number, true), "{keys}");
    }
    reading.keys("<enter>");
    assert_eq!(at(&reading), (7, false));
    for (keys, number) in [(">", 9), ("<", 7)] {
        reading.keys(keys);
        assert_eq!(at(&reading), (number, false), "{keys}");
    }
    for close in ["T", "<esc>", "q", "<enter>"] {
        reading.keys("T");
        assert!(at(&reading).1);
        reading.keys(close);
        assert_eq!(at(&reading), (7, false), "{close}");
    }
    reading.keys("T?");
    assert_eq!(reading.app.mode(), Mode::Help);
    reading.keys("<esc>");
    assert!(at(&reading).1, "the page lies open again");
    // Three columns a pair: the second pair, Black above, White below.
    for (column, row, number) in [(8, 3, 1), (11, 3, 3), (11, 8, 4)] {
        reading.click(column, row);
        assert_eq!(at(&reading), (number, true), "{column} {row}");
    }
    reading.click(70, 3);
    reading.click(2, 20);
    assert_eq!(at(&reading), (4, true), "nothing is drawn there");
}

#[test]
fn a_record_without_times_says_so_in_one_sentence() {
    let mut reading = Stage::reading(b"(;SZ[9];B[aa];W[ba])");
    reading.keys("T");
    assert_eq!(reading.app.mode(), Mode::Review);
    assert!(reading.rows(80, 24).join("\n").contains("This game does not tell what its moves took."));
    reading.keys(">");
    assert!(reading.rows(80, 24).join("\n").contains("This game does not tell"));
}

#[test]
fn more_moves_than_columns_share_them_and_it_is_said() {
    for (size, moves, each) in [((46, 23), 70, 1), ((46, 23), 78, 2), ((46, 23), 260, 4), ((200, 60), 260, 1)]
    {
        let mut reading = reading(moves);
        reading.keys("T");
        let screen = reading.rows(size.0, size.1).join("\n");
        let words = format!("each bar: the longest of {each}");
        assert_eq!(screen.contains("each bar"), each > 1, "{screen}");
        assert!(each == 1 || screen.contains(&words), "{words}\n{screen}");
    }
}

#[test]
fn what_is_not_told_is_a_gap_and_never_nothing() {
    // Main time is told, then byo-yomi in which the period stands full after every move.
    let sgf =
        b"(;SZ[9]TM[60]OT[5x30 byo-yomi];B[aa]BL[31];W[ba]WL[60];B[ca]BL[30]OB[5];W[da];B[ea]BL[30]OB[5])";
    let mut reading = Stage::reading(sgf);
    reading.look = Look::new(Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow));
    reading.keys("5GT");
    let screen = reading.rows(80, 24);
    let text = screen.join("\n");
    assert!(text.contains("Move 5  Black E9  time not told"), "{text}");
    assert!(text.contains("Time used       at least 1:00"), "{text}");
    assert!(text.contains("time not told   2 moves"), "{text}");
    assert!(!text.contains("0.0 s,") && !text.contains("2 at"), "no average of what is not told: {text}");
    // Below and above the middle: a bar for each think that is told, a question mark for those that are not.
    let middle = screen.iter().position(|row| row.trim() == "1     5").unwrap();
    let (above, below) = (&screen[middle - 1], &screen[middle + 1]);
    assert_eq!(above.get(7..).map(|row| row.matches('?').count()), Some(1), "{text}");
    assert_eq!(below.get(7..).map(|row| row.matches('?').count()), Some(1), "{text}");
    assert!(below.contains('.'), "a think of no time at all is seen: {text}");
}

#[test]
fn after_the_game_the_table_shows_the_page() {
    let mut desk = Desk::sit(9, "1m+3x30s");
    desk.plays("e5").wait(70_000).plays("c3").wait(5_000).keys("Ry");
    assert_eq!(desk.app.mode(), Mode::Over);
    assert!(desk.screen().contains("T report"), "{}", desk.screen());
    desk.keys("T");
    assert_eq!(desk.app.mode(), Mode::Chart);
    let screen = desk.screen();
    assert!(screen.contains("Byo-yomi"), "{screen}");
    // The turn in which the game ended is there as well.
    assert!(screen.contains("Move 3  Black") && screen.contains("no move"), "{screen}");
    desk.keys("<left>");
    assert!(desk.screen().contains("Move 2  White C3"), "{}", desk.screen());
    desk.keys("<esc>");
    assert_eq!(desk.app.mode(), Mode::Over);
    assert!(matches!(&desk.app.screen, Screen::Table(table) if table.doing.report().is_none()));
}

#[test]
fn a_last_think_without_a_move_is_told_on_the_board_too() {
    let mut game = begun("1m+3x30s");
    for spent in [4_000, 9_000] {
        plays(&mut game, spent);
    }
    enter(&mut game, 25_000, Event::Resign { by: Color::Black });
    let mut reading = Stage::reading(&to_sgf(&game));
    reading.keys("<end>>");
    let screen = reading.rows(80, 24).join("\n");
    assert!(screen.contains("After the last move: 0:25 more, no move"), "{screen}");
    reading.keys("T");
    let screen = reading.rows(80, 24).join("\n");
    assert!(screen.contains("Without a move  25.0 s") && screen.contains("1 at 4.0 s"), "{screen}");
}

const THEMES: [Theme; 4] = [
    Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow),
    Theme::new(Depth::Sixteen, Glyphs::Unicode, Width::Wide),
    Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow),
    Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow),
];

fn open(moves: u32, text: &'static Text) -> Stage {
    let mut reading = Stage::reading_in(record(moves).as_bytes(), text);
    reading.keys("15GT");
    reading
}

#[test]
fn no_size_breaks_the_page() {
    for (n, text) in ALL.into_iter().enumerate() {
        for moves in [1, 31, 300] {
            let app = open(moves, text).app;
            for (k, theme) in THEMES.into_iter().enumerate() {
                let mut look = Look::new(theme);
                for width in [1, 20, 45, 46, 47, 60, 80, 100, 119, 140, 200, 220] {
                    for height in [1, 22, 23, 24, 30, 41, 60].into_iter().filter(|h| (h + n + k) % 2 == 0) {
                        let area = Rect::new(0, 0, width, u16::try_from(height).unwrap());
                        let mut buf = Buffer::empty(area);
                        draw(&app, &mut look, area, &mut buf);
                        for (x, y) in [(0, 0), (width / 2, area.height / 2), (width, area.height)] {
                            click(&app, &look, area, x, y);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn on_wide_terminals_and_in_letters_only_plain_characters_are_used() {
    for text in ALL {
        for (theme, plain) in [(THEMES[1], false), (THEMES[3], true)] {
            let reading = open(31, text);
            let mut look = Look::new(theme);
            for (width, height) in [(46, 23), (80, 24), (100, 30)] {
                let area = Rect::new(0, 0, width, height);
                let mut buf = Buffer::empty(area);
                draw(&reading.app, &mut look, area, &mut buf);
                for c in buf.content().iter().flat_map(|cell| cell.symbol().chars()) {
                    assert_eq!(c.width(), c.width_cjk(), "{c} {}", text.tag);
                    assert!(!plain || text.tag != "en" || c.is_ascii(), "{c}");
                }
            }
        }
    }
}

#[test]
fn what_a_move_cost_is_whole_on_the_smallest_screen_and_help_explains_the_page() {
    for text in ALL {
        let mut reading = open(31, text);
        reading.keys("<");
        let cost = (text.chart.cost.periods)(1);
        let lit = |reading: &mut Stage| reading.rows(46, 23).into_iter().find(|row| row.contains(&cost));
        let found = (0..12).any(|_| {
            reading.keys("<");
            lit(&mut reading).is_some()
        });
        assert!(found, "{}: {cost}\n{}", text.tag, reading.rows(46, 23).join("\n"));
        reading.keys("?");
        let help = reading.rows(100, 60).join("\n");
        for block in text.help.pages.report.blocks {
            let Block::Words(words) = block else { panic!("{block:?}") };
            let begin: String = words.chars().take(6).collect();
            assert!(help.contains(&begin), "{help}");
        }
    }
}

#[test]
fn every_figure_and_every_key_fits_the_smallest_screen() {
    for text in ALL {
        let mut reading = open(31, text);
        let rows = reading.rows(46, 23);
        let screen = rows.join("\n");
        let head = &text.chart.head;
        for words in [head.used, head.opening, head.overtime, head.periods, head.late, head.longest] {
            assert!(screen.contains(words), "{}: {words}\n{screen}", text.tag);
        }
        assert!(rows[22].contains("Esc"), "{screen}");
        assert!(!screen.contains(".."), "nothing is cut off: {}\n{screen}", text.tag);
    }
}
