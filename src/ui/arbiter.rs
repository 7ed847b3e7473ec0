//! The arbiter's menu over the board: what may be entered, what is asked, a line being typed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::Arrangement;
use super::framed;
use super::line::{columns, fit, pad, put, wrap};
use super::page::{above_keys, clear};
use super::theme::Theme;
use crate::app::arbiter::{Arbiter, Row, Step};
use crate::app::question::Question;
use crate::app::table::Table;
use crate::app::table::play::keys::CLAIMS;
use crate::app::table::referee::keys::{CHANGES, ENTERS, TURNS};
use crate::app::{Desk, key};
use crate::game::said;
use crate::rules::color::Color;
use crate::text::visible;

/// Columns a line of text has, where there is room.
const TYPING: usize = 40;
/// Columns without which the sentences over the lines are no pleasure to read.
const NARROWEST: usize = 36;
/// Columns of the sentences over the lines, where there is room.
const READING: usize = 52;

/// What stands over the lines: the head and what is asked, none wider than `width`.
fn head(table: &Table, arbiter: &Arbiter, desk: &Desk, width: usize) -> Vec<String> {
    let text = desk.text;
    let who = said::color(table.game.to_move(), text);
    let log = &text.arbiter.log;
    let title = match (&arbiter.case, &arbiter.step) {
        (Some(case), step) => {
            // The whole ruling says which it is.
            let whole = matches!(step, Step::Sure(_));
            let label = if whole { case.act.label(text).to_owned() } else { case.label(text) };
            (log.note)(&(log.because)(&label, case.article(arbiter.penalties)))
        }
        (None, Step::Acts(subject)) => (log.note)(subject.label(text)),
        _ => text.arbiter.title.to_owned(),
    };
    let mut lines = vec![title];
    match &arbiter.step {
        Step::Subjects | Step::Acts(_) => lines.push(match table.game.outcome() {
            Some(result) => said::result(result, table.game.terms(), text).into(),
            // What is claimed is claimed in one's own time (A §16.3).
            None => (text.arbiter.claims)(who),
        }),
        Step::Sure(whole) => lines.extend(whole.iter().map(|line| visible::line(line).into_owned())),
        _ => {
            lines.extend([arbiter.told(0, text)].into_iter().filter(|told| !told.is_empty()));
            lines.push(arbiter.prompt(table.game.terms().rules.said_in, &table.asked_about(desk), text));
        }
    }
    lines.iter().flat_map(|line| wrap(line, width)).collect()
}

/// What the line lit would do, as it stands under the lines, and the rows it may need for any of them.
fn below(arbiter: &Arbiter, desk: &Desk, width: usize) -> (Vec<String>, usize) {
    if !matches!(arbiter.step, Step::Subjects | Step::Acts(_)) {
        return (Vec::new(), 0);
    }
    let told = |line| Some(arbiter.told(line, desk.text)).filter(|told| !told.is_empty());
    let rows = |line| told(line).map_or_else(Vec::new, |told| wrap(&told, width));
    let most = (0..arbiter.lines(desk.text).len()).map(|line| rows(line).len()).max().unwrap_or(0);
    (rows(arbiter.lit), most)
}

/// Columns of a line: its digit, what it is called, its article.
fn columns_of(row: &Row) -> usize {
    let article = if row.article.is_empty() { 0 } else { columns(row.article) + 2 };
    columns(row.label) + article + 6
}

/// Where the menu lies, its frame included, and how many lines of head it has; nowhere while the board is set. It lies
/// over the board, so that the clocks stay in sight, or where that is too small over the screen.
fn place(table: &Table, arbiter: &Arbiter, desk: &Desk, [board, area]: [Rect; 2]) -> Option<(Rect, usize)> {
    let screen = above_keys(area);
    let (frame, head, fits) = place_in(table, arbiter, desk, board)?;
    if fits {
        return Some((frame, head));
    }
    place_in(table, arbiter, desk, screen).map(|(frame, head, _)| (frame, head))
}

/// The same over one part of the screen, and whether every line has room there.
fn place_in(table: &Table, arbiter: &Arbiter, desk: &Desk, board: Rect) -> Option<(Rect, usize, bool)> {
    let lines = arbiter.lines(desk.text);
    let typing = match arbiter.step {
        Step::Board(_) => return None,
        Step::Line(..) => TYPING,
        _ => 0,
    };
    let labels = lines.iter().map(columns_of).max().unwrap_or(0);
    let widest = labels.max(typing).max(usize::from(framed::COLUMNS) - 2);
    let most = usize::from(board.width.saturating_sub(2));
    let claims = head(table, arbiter, desk, most).iter().map(|line| columns(line) + 2).max().unwrap_or(0);
    let inner = widest.max(claims.min(READING)).min(most);
    let head = head(table, arbiter, desk, inner.saturating_sub(2)).len();
    let (_, told) = below(arbiter, desk, inner.saturating_sub(2));
    let rows = head + lines.len() + told + usize::from(typing > 0) + 2;
    let width = u16::try_from(inner + 2).unwrap_or(board.width).min(board.width);
    let height = u16::try_from(rows).unwrap_or(board.height).min(board.height);
    let (x, y) = (board.x + (board.width - width) / 2, board.y + (board.height - height) / 2);
    let fits = rows <= usize::from(board.height) && labels.max(typing).max(NARROWEST) <= most;
    Some((Rect { x, y, width, height }, head, fits))
}

/// What a frame covers of the board or the screen under it: pieces of it that are too narrow to be read, such as halves of coordinates, go
/// with the rest.
fn whole(frame: Rect, board: Rect) -> Rect {
    const COLUMNS: u16 = 8;
    const ROWS: u16 = 3;
    let reach = |near: u16, edge: u16, least: u16| if near.abs_diff(edge) < least { edge } else { near };
    let (x, right) = (reach(frame.x, board.x, COLUMNS), reach(frame.right(), board.right(), COLUMNS));
    let (y, bottom) = (reach(frame.y, board.y, ROWS), reach(frame.bottom(), board.bottom(), ROWS));
    let (x, y) = (x.min(frame.x), y.min(frame.y));
    Rect { x, y, width: right.max(frame.right()) - x, height: bottom.max(frame.bottom()) - y }
}

/// Draws the menu over the board, or where that is too small over the screen.
pub fn draw(table: &Table, desk: &Desk, theme: Theme, screen: &Arrangement, area: Rect, buf: &mut Buffer) {
    let Some(arbiter) = table.doing.arbiter() else { return };
    let board = screen.board.area;
    let Some((frame, _)) = place(table, arbiter, desk, [board, area]) else { return };
    let under = if framed::leaves(frame, board) { above_keys(area) } else { board };
    // What is left of a panel is no clock: where any of it goes, both stand in the frame.
    let cleared = whole(frame, under);
    framed::cover(cleared, screen.panel, area, buf);
    clear(cleared, area, buf);
    let inner = framed::draw(frame, theme, area, buf);
    if cleared.intersects(screen.panel) {
        framed::clocks(table, desk, theme, frame, buf);
    }
    let width = usize::from(inner.width);
    let mut y = inner.y;
    for (i, line) in head(table, arbiter, desk, width.saturating_sub(2)).iter().enumerate() {
        put(buf, inner, inner.x + 1, y, line, if i == 0 { theme.strong() } else { theme.dim() });
        y += 1;
    }
    if let Step::Line(_, line) = &arbiter.step {
        let (before, after) = line.around();
        let shown = format!("{}_{}", visible::line(before), visible::line(after));
        // The caret stays in sight.
        let over = columns(&shown).saturating_sub(width.saturating_sub(2));
        let cut = shown.char_indices().map(|(at, _)| at).find(|&at| columns(&shown[..at]) >= over);
        let style = if line.lit() { theme.chosen() } else { theme.accent() };
        let shown = if line.lit() { shown.trim_end_matches('_') } else { &shown[cut.unwrap_or(0)..] };
        put(buf, inner, inner.x + 1, y, shown, style);
    }
    for (i, row) in arbiter.lines(desk.text).into_iter().enumerate() {
        let article = if row.article.is_empty() { String::new() } else { format!("{} ", row.article) };
        let words = fit(&format!(" {}  {}", i + 1, row.label), width.saturating_sub(columns(&article)));
        let style = if i == arbiter.lit { theme.chosen() } else { theme.text() };
        let words = pad(&words, width.saturating_sub(columns(&article))) + &article;
        put(buf, inner, inner.x, y, &words, style);
        y += 1;
    }
    for line in below(arbiter, desk, width.saturating_sub(2)).0 {
        put(buf, inner, inner.x + 1, y, &line, theme.dim());
        y += 1;
    }
}

/// A question of the refereed table, in words.
pub fn question(question: Question, table: &Table, desk: &Desk) -> String {
    let text = &desk.text.arbiter;
    match question {
        Question::IsOver(by) => (text.table.is_over)(said::color(by, desk.text)),
        Question::Slip(by) => {
            (text.table.arbiter_slip)(said::color(by, desk.text), &table.last_move_label(desk))
        }
        _ => (text.ask.sure)(&table.ruling_words(desk).unwrap_or_default()),
    }
}

/// The last mover says that the stone slipped.
pub fn slip(by: Color, table: &Table, desk: &Desk) -> String {
    let key = key::first(CLAIMS, desk.text);
    (desk.text.arbiter.table.slipped)(said::color(by, desk.text), &table.last_move_label(desk), &key)
}

/// While the position is put right: whose turn it will be.
pub fn setting(table: &Table, desk: &Desk) -> Option<String> {
    let Step::Board(editor) = &table.doing.arbiter()?.step else { return None };
    let [change, turn, enter] = [CHANGES, TURNS, ENTERS].map(|keys| key::first(keys, desk.text));
    if editor.carries {
        return Some((desk.text.rulings.ask.carry)([&change, &enter]));
    }
    Some((desk.text.arbiter.ask.position)(said::color(editor.next, desk.text), [&change, &turn, &enter]))
}

/// The line of the menu at a cell.
pub fn row_at(table: &Table, desk: &Desk, places: [Rect; 2], column: u16, row: u16) -> Option<usize> {
    let arbiter = table.doing.arbiter()?;
    let (frame, head) = place(table, arbiter, desk, places)?;
    let inside = column > frame.x && column + 1 < frame.right() && row > frame.y && row + 1 < frame.bottom();
    let line = usize::from(row.checked_sub(frame.y + 1)?).checked_sub(head)?;
    (inside && line < arbiter.lines(desk.text).len()).then_some(line)
}
