//! A list that lies over a screen, of which one line is chosen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::line::{put, put_right, wrap};
use super::theme::Theme;

/// Rows above the lines: the title, the heads.
const ABOVE: u16 = 2;
/// Rows below them, for the line lit in full.
const BELOW: u16 = 3;

/// What stands on a line, by its number.
type Line<'a> = Box<dyn Fn(usize) -> (String, Style) + 'a>;

/// The list as it is drawn.
pub struct Drawn<'a> {
    /// What it is a list of.
    pub title: String,
    /// What stands at the right of the title.
    pub count: String,
    /// The heads of its columns.
    pub heads: String,
    /// How many lines it has.
    pub lines: usize,
    /// Each of them; only those in sight are asked for.
    pub line: Line<'a>,
    /// The one lit.
    pub lit: usize,
    /// What is told of the one lit.
    pub below: String,
}

/// Where the lines are on the screen, and the first of them.
fn plan(lines: usize, lit: usize, area: Rect) -> (Rect, usize) {
    let margin = u16::from(area.width > 60);
    let height = area.height.saturating_sub(ABOVE + BELOW);
    let rows = Rect {
        x: area.x + margin,
        width: area.width.saturating_sub(2 * margin),
        y: area.y + ABOVE.min(area.height),
        height,
    };
    let last = lines.saturating_sub(usize::from(height));
    (rows, lit.saturating_sub(usize::from(height) / 2).min(last))
}

/// How many columns a line has.
pub const fn width(area: Rect) -> usize {
    let margin = if area.width > 60 { 2 } else { 0 };
    area.width.saturating_sub(margin) as usize
}

/// The line on a cell of the screen.
pub fn row_at(lines: usize, lit: usize, area: Rect, column: u16, row: u16) -> Option<usize> {
    let (rows, first) = plan(lines, lit, area);
    let at = rows.contains((column, row).into()).then(|| first + usize::from(row - rows.y))?;
    (at < lines).then_some(at)
}

/// Draws the list into an empty area.
pub fn draw(drawn: &Drawn<'_>, theme: Theme, area: Rect, buf: &mut Buffer) {
    let (rows, first) = plan(drawn.lines, drawn.lit, area);
    let whole = Rect { y: area.y, height: area.height, ..rows };
    put(buf, whole, whole.x, area.y, &drawn.title, theme.accent());
    put_right(buf, whole, area.y, &drawn.count, theme.dim());
    put(buf, whole, whole.x, area.y + 1, &drawn.heads, theme.dim());
    for (y, n) in (rows.y..rows.bottom()).zip(first..drawn.lines) {
        let (line, style) = (drawn.line)(n);
        put(buf, rows, rows.x, y, &line, if n == drawn.lit { theme.chosen() } else { style });
    }
    let lines = wrap(&drawn.below, usize::from(whole.width));
    for (y, line) in (rows.bottom()..area.bottom()).zip(lines) {
        put(buf, whole, whole.x, y, &line, theme.dim());
    }
}
