//! The sealed move on the screen: how it is entered, that it lies in its envelope, and the board a pause hides.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};

use super::framed;
use super::line::{columns, fit, put, wrap};
use super::page::above_keys;
use super::theme::Theme;
use crate::app::question::Question;
use crate::app::table::Table;
use crate::app::{Desk, Mode, Room};
use crate::game::said;
use crate::rules::color::Color;

/// The widest the words over the board get.
const WIDEST: u16 = 46;

/// While a move is sealed: what is to be typed, as stars. A warning makes room for the next key.
pub fn prompt(table: &Table, desk: &Desk) -> Option<String> {
    let sealing = table.doing.sealing()?;
    if sealing.typed() == 0 && desk.notice.is_some() {
        return None;
    }
    let (words, stars) = (&desk.text.sealed, format!("{}_", "*".repeat(sealing.typed())));
    if sealing.is_again() {
        return Some((words.again)(&stars));
    }
    let by = table.game.to_move();
    Some((words.typing)(said::color(!by, desk.text), said::color(by, desk.text), &stars))
}

/// The questions of an adjournment, in words.
pub fn question(question: Question, table: &Table, desk: &Desk) -> String {
    let (words, who) = (&desk.text.sealed, |color| said::color(color, desk.text));
    let refereed = table.game.terms().refereed;
    match question {
        Question::Seal(by) if by != table.game.to_move() => (words.agree)(who(by), who(!by)),
        Question::Seal(by) => (words.sure)(who(by)),
        Question::SealIt(by) => (words.seal_it)(who(by)),
        Question::Times(by) => {
            let recorded = table.recorded();
            (words.times)(who(by), &recorded.black, &recorded.white)
        }
        Question::MoveAnew(_) if refereed => (words.arbiter_anew)(who(table.game.to_move())),
        Question::MoveAnew(asked) => (words.anew)(who(table.game.to_move()), who(asked)),
        Question::Ready(by) if table.game.sealed().is_some() => (words.ready)(who(by)),
        _ => String::new(),
    }
}

/// What stands in the panel instead of the moves: how a move is sealed, or nothing of what a pause hides.
pub fn instead(table: &Table, desk: &Desk) -> Option<Vec<String>> {
    if table.doing.sealing().is_some() {
        let by = table.game.to_move();
        let how = (desk.text.sealed.how)(said::color(by, desk.text), said::color(!by, desk.text));
        return Some(how.into());
    }
    table.hides().then(Vec::new)
}

/// Draws what stands in the panel instead of the moves.
pub fn draw_instead(lines: &[String], theme: Theme, area: Rect, buf: &mut Buffer) {
    let mut y = area.y;
    for (n, line) in lines.iter().enumerate() {
        for line in wrap(line, usize::from(area.width)) {
            put(buf, area, area.x, y, &line, if n == 0 { theme.accent() } else { theme.text() });
            y += 1;
        }
        // A paragraph is parted from the next where there is room.
        y += u16::from(area.height > 14);
    }
}

/// What is said over the board: that the game is adjourned, or that the board is hidden.
fn words(table: &Table, desk: &Desk) -> Option<Vec<String>> {
    let words = &desk.text.sealed;
    let who = |color| said::color(color, desk.text);
    let Some(sealed) = table.game.sealed().filter(|_| table.mode() == Mode::Sealed) else {
        let hidden = || vec![desk.text.table.paused.to_owned(), String::new(), words.hidden.to_owned()];
        return table.hides().then(hidden);
    };
    let mut lines = vec![words.adjourned.to_owned(), (words.lies)(who(sealed.by)), String::new()];
    lines.extend([words.no_safe.to_owned(), words.goes_on.to_owned()]);
    if table.game.terms().refereed {
        let said = |side| (words.times_confirmed[usize::from(sealed.confirmed[side])])(who(side));
        lines.extend(Color::ALL.map(said));
    }
    Some(lines)
}

/// Where so many words have room, as near to the board as may be.
fn place(words: &[String], board: Rect, area: Rect) -> (Rect, Vec<(usize, String)>) {
    let within = |room: Rect| {
        let width = room.width.min(WIDEST);
        let inner = usize::from(width.saturating_sub(4));
        let lines: Vec<(usize, String)> = (0..)
            .zip(words)
            .flat_map(|(n, line)| {
                let wrapped = if line.is_empty() { vec![String::new()] } else { wrap(line, inner) };
                wrapped.into_iter().map(move |line| (n, line))
            })
            .collect();
        let widest = lines.iter().map(|(_, line)| columns(line)).max().unwrap_or(0);
        let width = u16::try_from(widest + 4).unwrap_or(width).min(width);
        let height = u16::try_from(lines.len() + 2).unwrap_or(room.height);
        (width, height, lines)
    };
    let screen = above_keys(area);
    let (mut width, mut height, mut lines) = within(board);
    let mut room = board;
    if height > board.height {
        (width, height, lines) = within(screen);
        room = screen;
    }
    let height = height.min(room.height);
    // The clocks stand above the board on small screens, beside it on others.
    let middle = if height <= board.height { board } else { room };
    let x = (board.x + board.width.saturating_sub(width) / 2).min(area.right().saturating_sub(width));
    let y = middle.y + middle.height.saturating_sub(height) / 2;
    (Rect { x, y, width, height }, lines)
}

/// Draws over the board, or where it would be, what is said instead.
pub fn draw(table: &Table, desk: &Desk, theme: Theme, [board, area]: [Rect; 2], buf: &mut Buffer) {
    let Some(words) = words(table, desk) else { return };
    let (frame, lines) = place(&words, board, area);
    let inner = framed::draw(frame, theme, area, buf).inner(Margin::new(1, 0));
    for (y, (n, line)) in (inner.y..inner.bottom()).zip(&lines) {
        let style = if *n == 0 { theme.accent() } else { theme.text() };
        put(buf, inner, inner.x, y, &fit(line, usize::from(inner.width)), style);
    }
}
