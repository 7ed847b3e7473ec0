//! How long a frame takes: the board painted, and the screen compared with the one before.
//!
//! `cargo bench --bench frame` prints microseconds a frame, the best of many: what else the machine does only adds.

use std::hint::black_box;
use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::ui::board::{BoardPainter, BoardView, arrange};
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};

const FRAMES: usize = 200;

/// A full board's worth of stones, 150 of them.
fn view() -> BoardView {
    let mut view = BoardView::new(Size::STANDARD, |point| {
        match (usize::from(point.x()) * 31 + usize::from(point.y()) * 17) % 12 {
            0 | 5 | 7 => Some(Color::Black),
            1 | 4 => Some(Color::White),
            _ => None,
        }
    });
    view.ghost = Some(Color::Black);
    view
}

/// The fewest microseconds that `frame` takes, which is told how many came before.
fn fastest(mut frame: impl FnMut(usize)) -> u128 {
    (0..FRAMES)
        .map(|n| {
            #[expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
            let start = Instant::now();
            frame(n);
            start.elapsed().as_micros()
        })
        .min()
        .unwrap_or(0)
}

fn main() {
    let theme = Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow);
    for (cols, rows) in [(80, 24), (120, 44), (200, 60)] {
        let area = Rect::new(0, 0, cols, rows);
        let mut view = view();
        let Some(screen) = arrange(area, view.size(), theme.board_width(), None) else { continue };
        let mut buffers = [Buffer::empty(area), Buffer::empty(area)];
        let mut bytes = 0;
        let mut frame = |painter: &mut BoardPainter, view: &BoardView| {
            let [before, after] = &mut buffers;
            after.reset();
            painter.draw(view, &screen.board, theme, after);
            bytes = black_box(before.diff(after)).len();
            buffers.swap(0, 1);
            bytes
        };
        let fresh = fastest(|_| {
            frame(&mut BoardPainter::default(), &view);
        });
        let mut painter = BoardPainter::default();
        let still = fastest(|_| {
            frame(&mut painter, &view);
        });
        let mut changed = 0;
        let cursor = fastest(|n| {
            view.cursor = Some(Point::new(u8::try_from(n % 19).unwrap_or(0), 9));
            changed = frame(&mut painter, &view);
        });
        println!(
            "{cols}x{rows} {:?}: rendered anew {fresh} us, kept {still} us, cursor moved {cursor} us \
             ({changed} cells changed), kept/anew 1/{}",
            screen.board.pitch,
            fresh / still.max(1)
        );
    }
}
