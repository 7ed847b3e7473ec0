//! How board, panel, title, message and keys share the screen during a game.

use ratatui::layout::Rect;

use super::layout::{BoardLayout, Margin, Pitch, outer};
use crate::rules::point::{Point, Size};
use crate::ui::theme::Width;

/// The smallest screen a game is shown on, in columns and rows. On less there is only a message, with both clocks
/// running.
pub const SMALLEST: (u16, u16) = (46, 23);

/// Columns a panel beside the board needs, and those it makes use of.
const PANEL_COLS: (u16, u16) = (30, 60);
/// Rows a panel under the board needs: two clocks side by side, and what is said about the game.
const PANEL_ROWS: u16 = 8;
/// Rows of title and message, which a wider pitch leaves them on a screen narrower than [`LONG_ROW`].
const TOLD_ROWS: u16 = 2;
/// From so many columns message and keys have room in one row.
const LONG_ROW: u16 = 100;
/// Rows two clocks take when squeezed to a line each.
const SQUEEZED_ROWS: u16 = 2;

/// Where the panel with clocks and players stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPlace {
    /// Right of the board.
    Beside,
    /// Under it: the screen is tall.
    Under,
    /// Under it in two rows, a clock in each.
    Squeezed,
}

/// The parts of the screen. Parts without a row of their own (`None`) speak in the panel; when squeezed, the row of
/// keys also serves for notices and questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The row above everything.
    pub title: Option<Rect>,
    /// The board.
    pub board: BoardLayout,
    /// Clocks, players, moves.
    pub panel: Rect,
    /// Where the panel stands.
    pub place: PanelPlace,
    /// The row for notices and questions.
    pub message: Option<Rect>,
    /// The row of keys, at the bottom.
    pub keys: Rect,
}

/// Shares `area` out for a board of `size`: the widest pitch that leaves a panel beside the board and a row of keys
/// (on a screen taller than wide, a panel under the board); a board that never fits shows the part around `focus`.
/// `None` on less than [`SMALLEST`].
pub fn arrange(area: Rect, size: Size, width: Width, focus: Option<Point>) -> Option<Arrangement> {
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return None;
    }
    let tall = area.width < 2 * area.height;
    let fits = |pitch: Pitch, more_cols: u16, more_rows: u16| {
        let (w, h) = outer(size, pitch, Margin::Full, width);
        w + more_cols <= area.width && h + more_rows < area.height
    };
    let place = Pitch::ALL
        .into_iter()
        .find_map(|pitch| {
            let told = if pitch == Pitch::P2x1 || area.width >= LONG_ROW { 0 } else { TOLD_ROWS };
            if fits(pitch, PANEL_COLS.0, told) {
                Some((pitch, PanelPlace::Beside))
            } else if (tall || pitch == Pitch::P2x1) && fits(pitch, 0, PANEL_ROWS + told) {
                Some((pitch, PanelPlace::Under))
            } else {
                None
            }
        })
        .unwrap_or_else(|| {
            let (w, h) = outer(size, Pitch::P2x1, Margin::NoBottom, width);
            let squeezed = w <= area.width && h + SQUEEZED_ROWS < area.height;
            let beside = !squeezed && area.width >= SMALLEST.0 + PANEL_COLS.0;
            (Pitch::P2x1, if beside { PanelPlace::Beside } else { PanelPlace::Squeezed })
        });
    share(area, size, place.0, place.1, width, focus)
}

fn share(
    area: Rect,
    size: Size,
    pitch: Pitch,
    place: PanelPlace,
    width: Width,
    focus: Option<Point>,
) -> Option<Arrangement> {
    let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
    let (panel_cols, panel_rows) = match place {
        PanelPlace::Beside => (PANEL_COLS.0, 0),
        PanelPlace::Under => (0, PANEL_ROWS),
        PanelPlace::Squeezed => (0, SQUEEZED_ROWS),
    };
    let room = (area.width - panel_cols, area.height - 1 - panel_rows);
    let (w, h) = outer(size, pitch, Margin::Full, width);
    let rows = if h <= room.1 {
        h
    } else if h - 1 == room.1 {
        room.1
    } else {
        // A window of a board too large leaves title and message their rows.
        room.1.saturating_sub(2).max(19).min(room.1)
    };
    let wanted = (w.min(room.0), rows);
    let spare = room.1 - wanted.1;
    let one_row = |y: u16| Rect { y, height: 1, ..area };
    let message = (spare >= 1).then(|| one_row(keys.y - 1));
    let title = (spare >= 2).then(|| one_row(area.y));
    let top = area.y + u16::from(title.is_some());
    let bottom = keys.y - u16::from(message.is_some());

    if place == PanelPlace::Beside {
        let panel_cols = (area.width - wanted.0).min(PANEL_COLS.1);
        let x = area.x + (area.width - wanted.0 - panel_cols) / 2;
        let board = BoardLayout::new(Rect::new(x, top, wanted.0, bottom - top), size, pitch, width, focus)?;
        // A large board stands in the middle of its height, a panel beside it begins where it begins.
        let panel = Rect::new(x + wanted.0, board.area.y, panel_cols, bottom.saturating_sub(board.area.y));
        return Some(Arrangement { title, board, panel, place, message, keys });
    }
    let room = Rect::new(area.x, top, area.width, wanted.1.min(bottom - top - panel_rows));
    let board = BoardLayout::new(room, size, pitch, width, focus)?;
    let panel_top = board.area.bottom();
    let panel = Rect::new(area.x, panel_top, area.width, bottom - panel_top);
    Some(Arrangement { title, board, panel, place, message, keys })
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::{PANEL_COLS, PANEL_ROWS, PanelPlace, arrange};
    use crate::rules::point::{Point, Size};
    use crate::ui::board::layout::{Margin, Pitch};
    use crate::ui::theme::Width;

    #[test]
    fn pitches_of_the_usual_screens() {
        use Pitch::{P2x1, P4x2, P6x3, P8x4};
        for (w, h, pitches) in [
            (46, 23, [P2x1, P2x1, P2x1]),
            (80, 24, [P2x1, P2x1, P4x2]),
            (100, 30, [P2x1, P4x2, P6x3]),
            (115, 42, [P4x2, P6x3, P8x4]),
            (120, 44, [P4x2, P6x3, P8x4]),
            (149, 60, [P4x2, P8x4, P8x4]),
            (151, 60, [P6x3, P8x4, P8x4]),
            (200, 60, [P6x3, P8x4, P8x4]),
            (300, 100, [P8x4, P8x4, P8x4]),
        ] {
            for (side, pitch) in [19, 13, 9].into_iter().zip(pitches) {
                // A board of wide characters takes one column more.
                for (width, w) in [(Width::Narrow, w), (Width::Wide, if w == 46 { w } else { w + 1 })] {
                    let size = Size::square(side).unwrap();
                    let screen = arrange(Rect::new(0, 0, w, h), size, width, None).unwrap();
                    assert_eq!(screen.board.pitch, pitch, "{side} in {w}x{h}");
                    assert_eq!(screen.board.shown, (side, side), "{side} in {w}x{h}");
                }
            }
        }
    }

    #[test]
    fn the_parts_of_the_usual_screens() {
        let screen = |w, h| arrange(Rect::new(0, 0, w, h), Size::STANDARD, Width::Narrow, None).unwrap();
        let usual = screen(80, 24);
        assert_eq!(usual.title, Some(Rect::new(0, 0, 80, 1)));
        assert_eq!(usual.board.area, Rect::new(0, 1, 45, 21));
        assert_eq!(usual.panel, Rect::new(45, 1, 35, 21));
        assert_eq!(usual.message, Some(Rect::new(0, 22, 80, 1)));
        assert_eq!(usual.keys, Rect::new(0, 23, 80, 1));

        let smallest = screen(46, 23);
        assert_eq!((smallest.place, smallest.board.margin), (PanelPlace::Squeezed, Margin::NoBottom));
        assert_eq!(smallest.board.area, Rect::new(0, 0, 45, 20));
        assert_eq!(smallest.panel, Rect::new(0, 20, 46, 2));
        assert_eq!((smallest.title, smallest.message), (None, None));

        let large = screen(200, 60);
        assert_eq!(
            (large.title, large.message),
            (None, None),
            "the board takes all rows but that of the keys"
        );
        assert_eq!(large.board.area.height, 59);
        assert_eq!(large.panel.width, PANEL_COLS.1);

        for (side, pitch) in [(5, Pitch::P6x3), (7, Pitch::P4x2), (9, Pitch::P4x2)] {
            let size = Size::square(side).unwrap();
            let small = arrange(Rect::new(0, 0, 80, 24), size, Width::Narrow, None).unwrap();
            assert_eq!((small.title, small.message), (usual.title, usual.message), "{size}");
            assert_eq!(small.board.pitch, pitch, "{size}");
        }

        let tall = screen(90, 60);
        assert_eq!((tall.place, tall.board.pitch), (PanelPlace::Under, Pitch::P4x2));
        assert!(tall.panel.height >= PANEL_ROWS && tall.panel.y == tall.board.area.bottom());
    }

    #[test]
    fn no_part_lies_on_another_or_outside_on_any_screen() {
        let sizes = [(19, 19), (9, 9), (13, 13), (52, 52), (2, 30), (37, 5), (1, 1)];
        for (w, h) in (1..=160_u16).flat_map(|w| (1..=70_u16).map(move |h| (w, h))) {
            let area = Rect::new(0, 0, w, h);
            for (cols, rows) in sizes {
                let size = Size::new(cols, rows).unwrap();
                let focus = Some(Point::new(cols - 1, 0));
                let Some(screen) = arrange(area, size, Width::Narrow, focus) else {
                    assert!(w < 46 || h < 23, "nothing for {size} in {w}x{h}");
                    continue;
                };
                let parts = [
                    Some(screen.board.area),
                    Some(screen.panel),
                    Some(screen.keys),
                    screen.title,
                    screen.message,
                ];
                let parts: Vec<Rect> = parts.into_iter().flatten().collect();
                for (i, part) in parts.iter().enumerate() {
                    assert_eq!(area.intersection(*part), *part, "{size} in {w}x{h}");
                    assert!(!part.is_empty(), "{size} in {w}x{h}: {part:?}");
                    assert!(parts[..i].iter().all(|other| !other.intersects(*part)), "{size} in {w}x{h}");
                }
                assert!(screen.board.shows(Point::new(cols - 1, 0)));
            }
        }
    }
}
