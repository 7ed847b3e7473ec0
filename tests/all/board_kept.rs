//! A narrow board painted from what was kept of the last frame is the board painted anew.

use proptest::prelude::{ProptestConfig, Strategy, any, prop, prop_assert, proptest};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::game::ending::ceremony::Laid;
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::ui::board::{BoardLayout, BoardPainter, BoardView, Label, Mark, Pitch};
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};

/// One change: what, where, and how.
type Change = (u8, u8, u8, u8);

fn apply(view: &mut BoardView, (what, x, y, how): Change) {
    let p = Point::new(x % view.size().width(), y % view.size().height());
    let color = [None, Some(Color::Black), Some(Color::White)][usize::from(how % 3)];
    match what % 8 {
        0 => view.cursor = (how % 5 > 0).then_some(p),
        1 => view.last = (how % 5 > 0).then_some(p),
        2 => view.ghost = color,
        3 => view.coordinates = how % 4 > 0,
        4 => view.laid.black = [Laid::Nothing, Laid::Over, Laid::Resigned][usize::from(how % 3)],
        _ => {
            let Some(look) = view.look_mut(p) else { return };
            match how % 7 {
                0 => look.dead = !look.dead,
                1 => look.territory = color,
                2 => look.mark = Some(Mark::Label(Label::number(u32::from(how)))),
                3 => look.mark = [None, Some(Mark::Ko), Some(Mark::Cross)][usize::from(x % 3)],
                _ => look.stone = color,
            }
        }
    }
}

fn changes() -> impl Strategy<Value = Vec<Vec<Change>>> {
    prop::collection::vec(prop::collection::vec(any::<Change>(), 0..4), 1..12)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn kept_is_as_good_as_new(
        frames in changes(), side in 1_u8..20, depth in 0_usize..4, ascii: bool, wide: bool,
        room in 0_u16..2,
    ) {
        let size = Size::square(side).unwrap();
        let depth = [Depth::TrueColor, Depth::Indexed, Depth::Sixteen, Depth::Mono][depth];
        let glyphs = if ascii { Glyphs::Ascii } else { Glyphs::Unicode };
        let theme = Theme::new(depth, glyphs, if wide { Width::Wide } else { Width::Narrow });
        let area = Rect::new(0, 0, 60, 40);
        // Sometimes the board has more room than it needs, sometimes only a part of it is shown.
        let room = [Rect::new(3, 2, 50, 30), Rect::new(5, 1, 24, 12)][usize::from(room)];
        let pitch = Pitch::P2x1;
        let mut view = BoardView::new(size, |_| None);
        let mut painter = BoardPainter::default();
        for frame in frames {
            for change in frame {
                apply(&mut view, change);
            }
            let Some(layout) = BoardLayout::new(room, size, pitch, theme.board_width(), view.cursor) else { break };
            let mut kept = Buffer::empty(area);
            painter.draw(&view, &layout, theme, &mut kept);
            let mut anew = Buffer::empty(area);
            BoardPainter::default().draw(&view, &layout, theme, &mut anew);
            let differs = kept.content.iter().zip(&anew.content).enumerate().find(|(_, (a, b))| a != b);
            prop_assert!(differs.is_none(), "{differs:?}");
        }
    }
}
