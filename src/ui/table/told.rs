//! What the lower part of the panel tells of a game: whose move it is and the last moves, or how it ended and why.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::below;
use crate::app::Desk;
use crate::app::table::Table;
use crate::clock::reading::whole_seconds;
use crate::game::series::Series;
use crate::game::{Game, Played, Stage, ledger, said};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Size;
use crate::rules::position::Move;
use crate::text::{Text, visible};
use crate::ui::ending::count;
use crate::ui::line::{columns, fit, fit_told, pad, pad_left, put, wrap, wrap_told};
use crate::ui::panel::{Plate, face_words};
use crate::ui::theme::Theme;

/// How the game ended, whole, where two rows are all there is; both clocks in the row that is left.
pub(super) fn ended(
    table: &Table,
    plates: &ByColor<Plate>,
    desk: &Desk,
    theme: Theme,
    area: Rect,
    buf: &mut Buffer,
) {
    let Some(outcome) = table.game.outcome() else { return };
    let width = usize::from(area.width);
    let (result, why) =
        (said::result(outcome, table.game.terms(), desk.text), reason(&table.game, width, desk.text));
    let mut lines = wrap_told(&result, width);
    if lines.len() + why.len() > usize::from(area.height) && !why.is_empty() {
        lines = vec![fit_told(&said::result_briefly(outcome, table.game.terms(), desk.text), width)];
    }
    lines.extend(why);
    lines.extend(series(&table.game, desk.text).into_iter().skip(1));
    let clock = |color: Color| {
        let reading = plates[color].reading.as_ref()?;
        Some(format!("{} {}", said::color(color, desk.text), face_words(reading, desk.text)))
    };
    if let (Some(black), Some(white)) = (clock(Color::Black), clock(Color::White)) {
        lines.push(format!("{black}  {white}"));
    }
    for (n, (y, line)) in (area.y..area.bottom()).zip(&lines).enumerate() {
        let style = if n == 0 { theme.accent() } else { theme.text() };
        put(buf, area, area.x, y, &fit(line, usize::from(area.width)), style);
    }
}

/// Whose move it is or how the game ended, the series, where it was saved; then the count that was agreed, or the moves.
pub(super) fn told(table: &Table, desk: &Desk, theme: Theme, area: Rect, buf: &mut Buffer) {
    let text = desk.text;
    let width = usize::from(area.width);
    let mut y = area.y;
    if let Some(outcome) = table.game.outcome() {
        let words = wrap_told(&said::result(outcome, table.game.terms(), text), width);
        let why = reason(&table.game, width, text);
        // Why it ended so is worth more than that it has.
        if why.is_empty() || words.len() + why.len() < usize::from(area.height) {
            put(buf, area, area.x, y, text.ending.over, theme.strong());
            y += 1;
        }
        for line in words {
            put(buf, area, area.x, y, &line, theme.accent());
            y += 1;
        }
        for line in why {
            put(buf, area, area.x, y, &line, theme.text());
            y += 1;
        }
    } else {
        let pass = table.unpressed_pass(desk).map(|words| wrap(&words, width));
        for line in pass.unwrap_or_else(|| vec![fit(&said::next_move(&table.game, text), width)]) {
            put(buf, area, area.x, y, &line, theme.strong());
            y += 1;
        }
        for line in table.missed(desk).iter().flat_map(|words| wrap(words, width)) {
            put(buf, area, area.x, y, &line, theme.accent());
            y += 1;
        }
    }
    let begun = *table.game.stage() != Stage::Waiting && table.game.outcome().is_none();
    for words in series(&table.game, text).iter().filter(|_| !begun) {
        for line in wrap(words, width) {
            put(buf, area, area.x, y, &line, theme.dim());
            y += 1;
        }
    }
    if let Some(saved) = &table.saved {
        for line in wrap(&(text.table.saved_at)(&saved.path), width) {
            put(buf, area, area.x, y, &line, theme.dim());
            y += 1;
        }
    }
    if let Some(marking) = table.game.agreed_marking() {
        y += 1;
        count::table(&table.game, &marking, theme, text, below(area, y - area.y), buf);
        return;
    }
    moves(table.game.moves(), table.game.terms().size, text, theme, below(area, y + 1 - area.y), buf);
}

/// Why the game ended as it did, where its result does not say that.
fn reason(game: &Game, width: usize, text: &Text) -> Vec<String> {
    let why = ledger::reason(game, text);
    why.map_or_else(Vec::new, |why| wrap(&visible::line(&why), width))
}

/// The series before its next game, or after this one: the game, the score, what comes next.
fn series(game: &Game, text: &Text) -> Vec<String> {
    let terms = game.terms();
    let Some(series) = terms.series else { return Vec::new() };
    let this = (text.before.series)(series.game, &said::grade(terms, &series, text));
    let Some(outcome) = game.outcome() else {
        return vec![this, said::score(terms, &series, text)];
    };
    let next = terms.another(outcome, terms.at);
    let Some(then) = next.series else { return Vec::new() };
    // After the game the players still sit as they did.
    let seated = Series { turned: series.turned, ..then };
    let grade = (text.before.next)(&said::grade(&next, &then, text));
    vec![this, said::score(terms, &seated, text), grade]
}

/// The last moves, two to a row, as many rows as there are.
fn moves(moves: &[Played], size: Size, text: &Text, theme: Theme, area: Rect, buf: &mut Buffer) {
    let rows = usize::from(area.height);
    if rows == 0 || moves.is_empty() {
        return;
    }
    let column = usize::from(area.width.min(36) / 2);
    let first = (moves.len() - 1) / 2 + 1;
    let skipped = first.saturating_sub(rows) * 2;
    for (i, played) in moves.iter().enumerate().skip(skipped) {
        let label = match played.mv {
            Move::Play(p) => size.label(p),
            Move::Pass => text.word.pass.to_owned(),
        };
        let time = whole_seconds(played.t / 1000);
        let words = format!(
            "{} {} {}",
            pad_left(&(i + 1).to_string(), 3),
            said::initial(played.by, text),
            pad(&label, 4)
        );
        let words =
            if column >= columns(&words) + time.len() + 3 { format!("{words} {time}") } else { words };
        let (down, right) = ((i - skipped) / 2, (i - skipped) % 2);
        let (Ok(dx), Ok(dy)) = (u16::try_from(right * column), u16::try_from(down)) else { return };
        let style = if i + 1 == moves.len() { theme.text() } else { theme.dim() };
        put(buf, area, area.x + dx, area.y + dy, &words, style);
    }
}
