//! A try-out beside the board: that it is one, and whose turn it is.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::table::ending::tryout::Tryout;
use crate::game::said;
use crate::text::Text;
use crate::ui::line::{fit, put, wrap};
use crate::ui::theme::Theme;

/// Draws what a try-out is.
pub fn draw(tryout: &Tryout, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
    let words = &text.ending.tryout;
    let turn = (words.line)(tryout.tried(), said::color(tryout.position.to_move(), text));
    let width = usize::from(area.width);
    if area.height < 4 {
        let first = (text.markup.told)(words.title, &turn);
        put(buf, area, area.x, area.y, &fit(&first, width), theme.accent());
        put(buf, area, area.x, area.y + 1, &fit(words.hint, width), theme.text());
        return;
    }
    put(buf, area, area.x, area.y, words.title, theme.accent());
    put(buf, area, area.x, area.y + 1, &fit(&turn, width), theme.strong());
    for (y, line) in (area.y + 3..area.bottom()).zip(wrap(words.hint, width)) {
        put(buf, area, area.x, y, &line, theme.text());
    }
}
