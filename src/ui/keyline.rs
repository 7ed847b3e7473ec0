//! The bottom of every screen: the notice or question, and the keys that do something now.

mod prompt;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::prompt::{ANSWERS, Tone};
use super::board::{Arrangement, PanelPlace, Pitch};
use super::line::{columns, fit, fit_told, pad, put};
use super::page::{Look, above_keys};
use super::theme::Theme;
use crate::app::key::printed;
use crate::app::table::play::keys::SHOWS;
use crate::app::{App, Ignored, Mode, Named, Overlay, Screen, Told};
use crate::game::said;
use crate::text::sentence::Sentence;

/// The last keys of every row, which are always shown: Help and the menu.
const ALWAYS: usize = 2;

/// Draws the keys that do something now: as many as there is room for, the last ones in any case.
pub fn keys(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) {
    if let Some(why) = unheard(app) {
        return instead(&why.into(), theme, area, buf);
    }
    if app.desk.options.quiet && matches!(app.mode(), Mode::Table | Mode::Waiting | Mode::Review) {
        return;
    }
    if let Some(why) = beside_prompt(app) {
        return instead(why, theme, area, buf);
    }
    let (shown, _, always) = shared(app, area);
    row(&[shown, always].concat(), theme, area, buf);
}

/// Where stones have no room for the numbers just asked for, says so in place of the keys.
pub fn numberless(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) {
    if app.told() == Some(Told::Numbers) {
        put(buf, area, area.x, area.y, &pad("", usize::from(area.width)), theme.text());
        instead(&app.desk.text.table.no_numbers.into(), theme, area, buf);
    }
}

/// Draws words in place of the keys.
fn instead(words: &Sentence, theme: Theme, area: Rect, buf: &mut Buffer) {
    let words = fit_told(words, usize::from(area.width.saturating_sub(margin(area))));
    put(buf, area, area.x + margin(area), area.y, &words, theme.alarm());
}

/// Why the key pressed last was not heard.
fn unheard(app: &App) -> Option<&'static str> {
    let words = &app.desk.text.table;
    Some(match app.ignored()? {
        Ignored::Held => words.held_key,
        Ignored::Late => words.late_key,
        Ignored::Stopped => words.stopped_key,
        Ignored::Turned => words.turned_key,
        Ignored::Pasted => words.pasted_keys,
        Ignored::Typed => words.typed_keys,
    })
}

/// Why it was not written where the prompt says: the prompt stays, and this stands in place of the keys.
fn beside_prompt(app: &App) -> Option<&Sentence> {
    let Screen::Review(review) = &app.screen else { return None };
    let waits = review.saving.is_some() && app.over.is_none();
    app.desk.notice.as_ref().filter(|_| waits).map(|notice| &notice.text)
}

/// The keys that do something now: those with room in one row, those without, and those always shown.
fn shared(app: &App, area: Rect) -> (Vec<Named>, Vec<Named>, Vec<Named>) {
    let mut rows = app.line();
    // The row ends without the two blanks that part one key from the next.
    let room = usize::from(area.width - margin(area)) + 2;
    let always = rows.split_off(rows.len().saturating_sub(ALWAYS));
    let mut taken: usize = always.iter().map(width).sum();
    let shown = rows.iter().take_while(|row| {
        taken += width(row);
        taken <= room
    });
    let more = rows.split_off(shown.count());
    (rows, more, always)
}

/// Columns of a key with what it does, and of the blanks that part it from the next.
fn width((keys, what): &Named) -> usize {
    columns(keys) + 1 + columns(what) + 2
}

/// Blank columns before the keys or a message.
fn margin(area: Rect) -> u16 {
    u16::from(area.width > 60)
}

/// Draws keys, as far as there is room.
fn row(keys: &[Named], theme: Theme, area: Rect, buf: &mut Buffer) {
    let mut x = area.x + margin(area);
    for (keys, what) in keys {
        x = put(buf, area, x, area.y, keys, theme.strong());
        x = put(buf, area, x + 1, area.y, what, theme.dim()) + 2;
    }
}

/// Draws what is asked or told. While nothing is, the keys that mark and count have no room in one row, so the rest
/// of them stand here.
pub fn message_or_keys(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) {
    if message(app, theme, area, buf).is_none() && app.mode() == Mode::Ending {
        row(&shared(app, area).1, theme, area, buf);
    }
}

/// Draws what is asked or told, in one row. Returns the column after it, if there was anything.
pub fn message(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) -> Option<u16> {
    message_beside(0, app, theme, area, buf)
}

/// The same, with so many columns left free behind it.
fn message_beside(free: u16, app: &App, theme: Theme, area: Rect, buf: &mut Buffer) -> Option<u16> {
    let (tone, words) = prompt::now(app)?;
    let words = answerable(&words, usize::from(area.width.saturating_sub(margin(area) + free)));
    Some(put(buf, area, area.x + margin(area), area.y, &words, tone.style(theme)))
}

/// A question that is too long loses its end, never its answers.
fn answerable(words: &Sentence, width: usize) -> String {
    match words.strip_suffix(ANSWERS) {
        Some(asked) if columns(words) > width => fit(asked, width.saturating_sub(columns(ANSWERS))) + ANSWERS,
        _ => fit_told(words, width),
    }
}

/// Draws message and keys side by side in one long row.
pub fn both(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) {
    // A question has its keys with it; what is told leaves the last ones their room.
    let asks = unheard(app).is_none() && matches!(app.over, Some(Overlay::Question(_)));
    let always: usize = shared(app, area).2.iter().map(width).sum();
    let free = if asks { 0 } else { u16::try_from(always).unwrap_or(0) };
    let after = message_beside(free, app, theme, area, buf);
    if asks {
        return;
    }
    let taken = after.map_or(0, |x| (x + 2 - area.x).min(area.width));
    keys(app, theme, Rect { x: area.x + taken, width: area.width - taken, ..area }, buf);
}

/// Draws message and keys in one row: a question while it stands, what is told until a key was pressed. That records
/// cannot be written stays, and leaves the last keys their room; how a game ended is told in the panel.
pub fn either(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) {
    let told = prompt::now(app).filter(|_| beside_prompt(app).is_none() && unheard(app).is_none());
    let Some((tone, words)) = told else { return keys(app, theme, area, buf) };
    let always: usize = shared(app, area).2.iter().map(width).sum();
    if !matches!(tone, Tone::Question) {
        if app.desk.trouble.is_some() {
            let told = usize::from(area.width).saturating_sub(always + 1);
            let x = put(buf, area, area.x, area.y, &fit_told(&words, told), tone.style(theme));
            let taken = x + 2 - area.x;
            return keys(app, theme, Rect { x: x + 2, width: area.width.saturating_sub(taken), ..area }, buf);
        }
        if app.desk.notice.as_ref().is_some_and(|notice| notice.seen) || tells_outcome(app) {
            return keys(app, theme, area, buf);
        }
    }
    let after = message(app, theme, area, buf);
    let mut taken = columns(&words) + 2;
    if let (Some(x), Some(hint)) = (after, hint(app)) {
        taken += columns(&hint) + 2;
        put(buf, area, x + 2, area.y, &hint, theme.strong());
    }
    // What is only told leaves room for the way to Help and the menu.
    let taken = u16::try_from(taken).unwrap_or(area.width);
    if !matches!(tone, Tone::Question) && taken < area.width {
        let rest = Rect { x: area.x + taken, width: area.width - taken, ..area };
        if always <= usize::from(rest.width) + 2 {
            keys(app, theme, rest, buf);
        }
    }
}

/// Whether what is told is how the game on the table ended.
fn tells_outcome(app: &App) -> bool {
    let Screen::Table(table) = &app.screen else { return false };
    let Some(outcome) = table.game.outcome() else { return false };
    let words = said::result(outcome, table.game.terms(), app.desk.text);
    app.desk.notice.as_ref().is_some_and(|notice| notice.text.starts_with(&*words))
}

/// The key that goes with what is told: the one that shows the board a refused play would repeat.
fn hint(app: &App) -> Option<String> {
    let Screen::Table(table) = &app.screen else { return None };
    let plays = matches!(app.mode(), Mode::Table | Mode::Asked);
    table.repeated(&app.desk).filter(|_| plays)?;
    Some(format!("{} {}", printed(SHOWS, app.desk.text), app.desk.text.cycle.show))
}

/// Draws message and keys where the arrangement has put them.
pub fn bottom(app: &App, look: &Look, screen: &Arrangement, buf: &mut Buffer) {
    match screen.message {
        Some(message) => {
            message_or_keys(app, look.theme, message, buf);
            keys(app, look.theme, screen.keys, buf);
        }
        None if screen.place == PanelPlace::Beside => both(app, look.theme, screen.keys, buf),
        None => either(app, look.theme, screen.keys, buf),
    }
    if screen.board.pitch == Pitch::P2x1 {
        numberless(app, look.theme, screen.keys, buf);
    }
}

/// Draws message and keys in the last two rows of a screen without a board; returns the rest.
pub fn plain(app: &App, look: &Look, area: Rect, buf: &mut Buffer) -> Rect {
    let row = |up: u16| Rect { y: area.bottom() - up, height: 1, ..area };
    message(app, look.theme, row(2), buf);
    keys(app, look.theme, row(1), buf);
    above_keys(area)
}
