//! The corner of a board on the home screen: the lower left of the first Danghu game after move 60.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::rules::color::Color;
use crate::rules::point::{Point, Size};
use crate::ui::board::{BoardLayout, BoardView, Margin, Pitch, outer};
use crate::ui::page::Look;
use crate::ui::theme::Width;

/// `X` Black, `O` White.
pub(super) const DANGHU: [&str; 19] = [
    "...................",
    "...................",
    ".....X.............",
    "...O...........X...",
    ".....X.............",
    "....O...........O..",
    "...................",
    "...O...............",
    "..XXOXX............",
    "...O.XOOO..........",
    "..XXXX..X.......X..",
    "....OXOOX..........",
    "...XOXXOXO......O..",
    "..OOOOXOOXX........",
    ".....XOO.OX........",
    "..OX.X.........O...",
    ".OX.X.XO..X........",
    ".O.X...O...........",
    "...................",
];
/// So many points at least are shown in both directions, or smaller ones are.
const LEAST: u16 = 5;

fn stone(p: Point) -> Option<Color> {
    match DANGHU.get(usize::from(p.y()))?.as_bytes().get(usize::from(p.x()))? {
        b'X' => Some(Color::Black),
        b'O' => Some(Color::White),
        _ => None,
    }
}

/// Draws the corner: the board's lower left in that of `room`, running off above and to the right.
pub(super) fn draw(look: &mut Look, room: Rect, buf: &mut Buffer) {
    let width = look.theme.board_width();
    let fits = |pitch: &Pitch| room.width / pitch.cols() >= LEAST && room.height / pitch.rows() >= LEAST;
    let Some(pitch) = Pitch::ALL.into_iter().find(fits) else { return };
    // One point more than there is room for, so that the lines run on to the edge. A character of two columns would
    // not end there, so where there are such the board ends with its last whole point.
    let most = |room: u16, step: u16| u8::try_from(room / step + 1).map_or(19, |n| n.min(19));
    let rows_shown = most(room.height, pitch.rows());
    let fits = |&columns: &u8| match width {
        Width::Narrow => true,
        Width::Wide => size_of(columns, rows_shown, pitch, width).0 <= room.width,
    };
    let Some(columns) = (1..=most(room.width, pitch.cols())).rev().find(fits) else { return };
    let shown = (columns, rows_shown);
    let (cols, rows) = size_of(columns, rows_shown, pitch, width);
    let whole = Rect::new(0, 0, cols, rows);
    let layout = BoardLayout {
        area: whole,
        pitch,
        margin: Margin::Bare,
        size: Size::STANDARD,
        width,
        first: (0, 19 - shown.1),
        shown,
    };
    let mut board = Buffer::empty(whole);
    let mut view = BoardView::new(Size::STANDARD, stone);
    view.coordinates = false;
    look.painter.draw(&view, &layout, look.theme, &mut board);
    let (cols, rows) = (cols.min(room.width), rows.min(room.height));
    let ground = Rect { y: room.bottom() - rows, height: rows, ..room };
    if columns < 19 {
        buf.set_style(ground.intersection(buf.area), look.theme.ground());
    }
    for y in 0..rows {
        for x in 0..cols {
            let from = (x, whole.height - rows + y);
            let to = (room.x + x, room.bottom() - rows + y);
            if let (Some(cell), Some(place)) = (board.cell(from), buf.cell_mut(to)) {
                *place = cell.clone();
            }
        }
    }
}

/// Columns and rows that so many points take.
fn size_of(columns: u8, rows: u8, pitch: Pitch, width: Width) -> (u16, u16) {
    Size::new(columns, rows).map_or((0, 0), |size| outer(size, pitch, Margin::Bare, width))
}

#[cfg(test)]
mod tests {
    use super::{DANGHU, stone};
    use crate::record::classics;
    use crate::record::sgf::read::read;
    use crate::rules::board::Board;
    use crate::rules::color::Color;
    use crate::rules::point::{Point, Size};
    use crate::rules::position::Position;
    use crate::rules::ruleset::KoRule;

    #[test]
    fn the_corner_is_from_the_first_danghu_game() {
        let classic = classics::find("1739-danghu-01.sgf").unwrap();
        let (collection, _) = read(classic.sgf.as_bytes()).unwrap();
        let game = &collection.games()[0];
        let stones: Vec<(Point, Color)> = [("AB", Color::Black), ("AW", Color::White)]
            .into_iter()
            .flat_map(|(name, color)| {
                game.values(crate::record::tree::NodeId::ROOT, name)
                    .map(move |raw| (Point::from_sgf(raw).unwrap(), color))
                    .collect::<Vec<_>>()
            })
            .collect();
        let mut position =
            Position::set_up(Size::STANDARD, KoRule::Simple, false, &stones, Color::White).unwrap();
        for node in game.main_line().skip(1).take(60) {
            let (color, raw) = match game.value(node, "B") {
                Some(raw) => (Color::Black, raw),
                None => (Color::White, game.value(node, "W").unwrap()),
            };
            position.play(color, Point::from_sgf(raw).unwrap()).unwrap();
        }
        let board = Board::from_rows(&DANGHU).unwrap();
        for p in Size::STANDARD.iter() {
            assert_eq!(position.at(p), stone(p), "{p:?}");
            assert_eq!(board.at(p), stone(p), "{p:?}");
        }
    }
}
