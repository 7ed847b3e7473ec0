//! What lies over or beside the board: nothing of what it covers is left in pieces, and what has no room is said.

use super::table::{Desk, terms};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view;

fn rows(desk: &mut Desk) -> Vec<Vec<String>> {
    let mut buf = Buffer::empty(desk.area);
    view::draw(&desk.app, &mut desk.look, desk.area, &mut buf);
    let rows = buf.content.chunks(usize::from(desk.area.width));
    rows.map(|row| row.iter().map(|cell| cell.symbol().to_owned()).collect()).collect()
}

#[test]
fn the_arbiters_menu_leaves_no_pieces_of_what_it_covers() {
    for size in [(80, 24), (46, 23), (60, 24), (100, 30), (146, 50)] {
        for side in [9, 13, 19] {
            let terms =
                shoutan::game::terms::Terms { refereed: true, hides_board: true, ..terms(side, "10m") };
            let mut desk = Desk::sit_to(terms);
            desk.area = Rect::new(0, 0, size.0, size.1);
            desk.keys("mC3<enter> ");
            let before = rows(&mut desk);
            // The board is hidden by a box of its own when the arbiter is called.
            desk.keys("t").wait(800).keys("y").wait(800).keys("y").wait(800).keys("A");
            let after = rows(&mut desk);
            let corner = |row: &Vec<String>, c: &str| row.iter().position(|cell| cell == c);
            let top = after.iter().position(|row| corner(row, "+").is_some()).unwrap();
            let (x, right) =
                (corner(&after[top], "+").unwrap(), after[top].iter().rposition(|c| c == "+").unwrap());
            for (y, row) in after.iter().enumerate().skip(top) {
                if row.get(x).is_none_or(|cell| cell != "|" && cell != "+") {
                    break;
                }
                let left = row[..x].concat();
                let whole = before[y][..x.saturating_sub(1)].concat();
                let blank = left.trim().is_empty();
                assert!(blank || x >= 8 && left.starts_with(&whole), "{size:?} {side}\n{}", desk.screen());
                assert!(!row[right + 1..].concat().contains("---"), "{}", desk.screen());
            }
            assert!(desk.screen().matches("Paused").count() < 2, "{}", desk.screen());
        }
    }
}

#[test]
fn numbers_that_have_no_room_are_said_to_have_none() {
    let words = "Numbers need larger stones";
    for (side, size, told) in [(19, (46, 23), true), (19, (80, 24), true), (9, (80, 24), false)] {
        let mut desk = Desk::sit(side, "10m");
        desk.area = Rect::new(0, 0, size.0, size.1);
        desk.plays("c3").keys("n");
        assert_eq!(desk.screen().contains(words), told, "{}", desk.screen());
        desk.wait(2_000).lacks(words).keys("n").lacks(words);
    }
}

#[test]
fn the_last_move_is_marked_whole_beside_the_cursor() {
    for (depth, [black, shaped, ghost]) in [
        (Depth::Sixteen, ["●", "◆", "○"]),
        (Depth::TrueColor, ["●", "◆", "●"]),
        (Depth::Mono, ["X", "X", "o"]),
    ] {
        let mut desk = Desk::sit(19, "10m");
        desk.look = Look::new(Theme::new(depth, Glyphs::Unicode, Width::Narrow));
        desk.plays("d4");
        desk.keys("<left>").shows(&format!("[{ghost}]{shaped}")).lacks(&format!("{shaped})"));
        desk.keys("<left>").shows(&format!("({black})"));
        desk.keys("<right><right><right>").shows(&format!("{shaped}[{ghost}]")).lacks(&format!("({shaped}"));
        desk.keys("<right>").shows(&format!("({black})"));
        desk.keys("<left><up>").shows(&format!("({black})"));
    }
}
