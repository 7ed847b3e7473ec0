//! The bottom of every screen: the notice or question, and the keys that do something now.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::line::{columns, fit, fit_front, put};
use super::theme::Theme;
use super::{arbiter, keymap, sealed};
use crate::app::action::Command;
use crate::app::menu::label;
use crate::app::question::{Question, Replaced};
use crate::app::review::Review;
use crate::app::review::files::SaveLine;
use crate::app::table::Table;
use crate::app::{App, Desk, Mode, Overlay, Screen};
use crate::clock::reading::whole_seconds;
use crate::game::event::Request;
use crate::game::said;
use crate::rules::point::{Point, Size};
use crate::text::{Text, visible};

/// What is said, and how it is to be taken.
enum Tone {
    /// It waits for an answer.
    Question,
    /// It tells.
    Told,
    /// It warns.
    Bad,
}

impl Tone {
    const fn style(&self, theme: Theme) -> Style {
        match self {
            Self::Question => theme.accent(),
            Self::Told => theme.text(),
            Self::Bad => theme.alarm(),
        }
    }
}

/// The last keys of every row, which are always shown: Help and the menu.
const ALWAYS: usize = 2;

/// The answers to a question, as they stand behind it.
const ANSWERS: &str = "  y / n";

/// Draws the keys that do something now: as many as there is room for, the last ones in any case.
pub fn keys(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) {
    if app.desk.options.quiet && matches!(app.mode(), Mode::Table | Mode::Waiting | Mode::Review) {
        return;
    }
    if let Some(why) = beside_prompt(app) {
        let words = fit(why, usize::from(area.width.saturating_sub(margin(area))));
        put(buf, area, area.x + margin(area), area.y, &words, theme.alarm());
        return;
    }
    let (shown, _, always) = shared(app, area);
    row(&[shown, always].concat(), theme, area, buf);
}

/// Why it was not written where the prompt says: the prompt stays, and this stands in place of the keys.
fn beside_prompt(app: &App) -> Option<&str> {
    let Screen::Review(review) = &app.screen else { return None };
    let waits = review.saving.is_some() && app.over.is_none();
    app.desk.notice.as_ref().filter(|_| waits).map(|notice| notice.text.as_str())
}

/// A key as it is called, and what it does.
type Named = (String, &'static str);

/// The keys that do something now: those with room in one row, those without, and those always shown.
fn shared(app: &App, area: Rect) -> (Vec<Named>, Vec<Named>, Vec<Named>) {
    let mut rows = keymap::line(app);
    let width = |(keys, what): &Named| columns(keys) + 1 + columns(what) + 2;
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
    let (tone, words) = said_now(app)?;
    let words = answerable(words, usize::from(area.width.saturating_sub(margin(area))));
    Some(put(buf, area, area.x + margin(area), area.y, &words, tone.style(theme)))
}

/// A question that is too long loses its end, never its answers.
fn answerable(words: String, width: usize) -> String {
    match words.strip_suffix(ANSWERS) {
        Some(asked) if columns(&words) > width => {
            fit(asked, width.saturating_sub(columns(ANSWERS))) + ANSWERS
        }
        _ => words,
    }
}

/// Draws message and keys side by side in one long row.
pub fn both(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) {
    let words = said_now(app).map_or(0, |(_, words)| columns(&words) + 3);
    message(app, theme, area, buf);
    // A question has its keys with it.
    if matches!(app.over, Some(Overlay::Question(_))) {
        return;
    }
    let taken = u16::try_from(words).unwrap_or(area.width).min(area.width);
    keys(app, theme, Rect { x: area.x + taken, width: area.width - taken, ..area }, buf);
}

/// Draws message and keys in one row: a question while it stands, what is told until a key was pressed. That records
/// cannot be written stays, and leaves the last keys their room; how a game ended is told in the panel.
pub fn either(app: &App, theme: Theme, area: Rect, buf: &mut Buffer) {
    let told = said_now(app).filter(|_| beside_prompt(app).is_none());
    let Some((tone, mut words)) = told else { return keys(app, theme, area, buf) };
    if !matches!(tone, Tone::Question) {
        let always: usize =
            shared(app, area).2.iter().map(|(keys, what)| columns(keys) + columns(what) + 3).sum();
        if app.desk.trouble.is_some() {
            let told = usize::from(area.width).saturating_sub(always + 1);
            let x = put(buf, area, area.x, area.y, &fit(&words, told), tone.style(theme));
            let taken = x + 2 - area.x;
            return keys(app, theme, Rect { x: x + 2, width: area.width.saturating_sub(taken), ..area }, buf);
        }
        if app.desk.notice.as_ref().is_some_and(|notice| notice.seen) || tells_outcome(app) {
            return keys(app, theme, area, buf);
        }
    }
    let after = message(app, theme, area, buf);
    if let (Some(x), Some(hint)) = (after, hint(app)) {
        words.extend(["  ", &hint]);
        put(buf, area, x + 2, area.y, &hint, theme.strong());
    }
    // What is only told leaves room for the way to Help and the menu.
    let taken = u16::try_from(columns(&words) + 2).unwrap_or(area.width);
    if !matches!(tone, Tone::Question) && taken < area.width {
        let rest = Rect { x: area.x + taken, width: area.width - taken, ..area };
        let rows = keymap::line(app);
        let always: usize =
            rows.iter().rev().take(ALWAYS).map(|(keys, what)| columns(keys) + columns(what) + 3).sum();
        if always <= usize::from(rest.width) + 2 {
            keys(app, theme, rest, buf);
        }
    }
}

/// Whether what is told is how the game on the table ended.
fn tells_outcome(app: &App) -> bool {
    let Screen::Table(table) = &app.screen else { return false };
    let Some(outcome) = table.game.outcome() else { return false };
    let words = said::outcome(outcome, table.game.terms().rules.said_in, app.desk.text);
    app.desk.notice.as_ref().is_some_and(|notice| notice.text.starts_with(&words))
}

/// The key that goes with what is told: the one that shows the board a refused play would repeat.
fn hint(app: &App) -> Option<String> {
    let command = Command::Earlier;
    let key = keymap::key_of(app.mode(), command, app.desk.text).filter(|_| app.offers(command))?;
    Some(format!("{key} {}", app.desk.text.cycle.show))
}

fn said_now(app: &App) -> Option<(Tone, String)> {
    let text = app.desk.text;
    if let Some(Overlay::Question(question)) = &app.over {
        return Some((Tone::Question, question_words(*question, app) + ANSWERS));
    }
    if let Screen::Table(table) = &app.screen {
        if let Some(field) = &table.field {
            let size = table.game.terms().size;
            let means = if table.lays() { text.table.lays } else { text.table.means };
            return Some((Tone::Question, field_words(table.typed_point(), size, field, means, text)));
        }
        if let Some(words) = sealed::prompt(table, &app.desk) {
            return Some((Tone::Question, words));
        }
        if let Some(words) = arbiter::setting(table, &app.desk).filter(|_| app.desk.notice.is_none()) {
            return Some((Tone::Question, words));
        }
        if let Some(words) = cycle_words(table, text) {
            return Some((Tone::Question, words));
        }
        if let Some(words) = request_words(table, &app.desk) {
            return Some((Tone::Question, words + ANSWERS));
        }
    }
    if let Screen::Review(review) = &app.screen
        && let Some(saving) = &review.saving
    {
        return Some((Tone::Question, save_words(review, saving, text)));
    }
    if let Screen::Placing(placing) = &app.screen {
        if let Some(field) = &placing.field {
            let size = placing.plan.terms.size;
            let point = placing.typed_point();
            return Some((Tone::Question, field_words(point, size, field, text.table.lays, text)));
        }
        if app.desk.notice.is_none() && placing.left() == 0 {
            return Some((Tone::Question, (text.before.all_laid)(placing.plan.terms.handicap)));
        }
    }
    if let Some(why) = &app.desk.trouble {
        return Some((Tone::Bad, (text.table.not_saved)(why)));
    }
    if app.mode() == Mode::Waiting
        && app.desk.notice.as_ref().is_none_or(|notice| !notice.bad)
        && let Screen::Table(table) = &app.screen
    {
        let first = table.game.terms().first;
        let words = if table.game.terms().is_for_four() {
            let player = said::name(table.game.player(first), first, text);
            (text.before.player_starts)(&player, said::color(first, text))
        } else {
            (text.table.any_key_starts)(said::color(first, text))
        };
        let terms = table.game.terms();
        let score = terms.series.map(|series| format!("  {}", said::score(terms, &series, text)));
        return Some((Tone::Question, words + &score.unwrap_or_default()));
    }
    if app.mode() == Mode::AloneWaiting
        && let Screen::Alone(alone) = &app.screen
    {
        let first = said::color(alone.bare.to_move(), text);
        return Some((Tone::Question, (text.table.any_key_starts)(first)));
    }
    if app.mode() == Mode::AlonePaused && app.desk.notice.is_none() {
        return Some((Tone::Question, text.alone.paused.to_owned()));
    }
    if app.mode() == Mode::Paused && app.desk.notice.is_none() {
        return Some((Tone::Question, text.table.paused_line.to_owned()));
    }
    if app.mode() == Mode::Sealed && app.desk.notice.is_none() {
        return Some((Tone::Question, text.sealed.line.to_owned()));
    }
    let notice = app.desk.notice.as_ref()?;
    Some((if notice.bad { Tone::Bad } else { Tone::Told }, notice.text.clone()))
}

/// The earlier board that is shown, or the position that came back.
fn cycle_words(table: &Table, text: &Text) -> Option<String> {
    let words = &text.cycle;
    if let Some(earlier) = table.shown_earlier() {
        return Some(match earlier.after {
            0 => words.shown_start.to_owned(),
            after => (words.shown)(after),
        });
    }
    Some(match table.game.returned()?.after {
        0 => words.back_start.to_owned(),
        after => (words.back)(after),
    })
}

fn question_words(question: Question, app: &App) -> String {
    let (text, screen) = (app.desk.text, &app.screen);
    let table = &text.table;
    match question {
        Question::Pass(by) => (table.sure_pass)(said::color(by, text)),
        Question::Resign(by) => (table.sure_resign)(said::color(by, text)),
        Question::Over(by) => (table.sure_over)(said::color(by, text)),
        Question::Concede(by) => (text.ending.sure_concede)(said::color(by, text)),
        Question::Timeout(by) => (table.time_up_pass)(said::color(by, text)),
        Question::Seal(_)
        | Question::SealIt(_)
        | Question::Times(_)
        | Question::MoveAnew(_)
        | Question::Charge(..) => asked_at_table(question, app),
        Question::Ready(_) if matches!(screen, Screen::Table(table) if table.game.sealed().is_some()) => {
            asked_at_table(question, app)
        }
        Question::Ready(by) => (table.ready)(said::color(by, text)),
        Question::Cycle(ruling, by) => {
            // Where the rules of the game name one outcome, it is theirs.
            let own = matches!(screen, Screen::Table(table) if table.game.rulings().len() == 2);
            let words = if own { text.cycle.by_rules } else { text.cycle.agree };
            words(label(Mode::Cycle, Command::Cycle(ruling), text), said::color(by, text))
        }
        Question::Dispute(by, p) => {
            let label = match screen {
                Screen::Table(table) => table.game.terms().size.label(p),
                _ => p.to_sgf(),
            };
            (table.sure_dispute)(said::color(by, text), &label)
        }
        Question::Swap(by) => (text.before.sure_swap)(said::color(by, text)),
        Question::IsOver(_) | Question::Slip(_) | Question::Ruling => match screen {
            Screen::Table(table) => arbiter::question(question, table, &app.desk),
            _ => String::new(),
        },
        Question::Finish => text.alone.sure_finish.to_owned(),
        Question::Anew => text.alone.sure_anew.to_owned(),
        Question::Leave if matches!(screen, Screen::Alone(_)) => text.alone.sure_leave.to_owned(),
        Question::Leave => table.sure_leave.to_owned(),
        Question::Replace(Replaced::Changed) => text.files.sure_changed.to_owned(),
        Question::Replace(Replaced::Other) => text.files.sure_exists.to_owned(),
        Question::Replace(Replaced::Own) => text.files.sure_own.to_owned(),
        Question::Replace(Replaced::Recoded(old)) => (text.files.sure_recoded)(old),
        Question::Trash => match screen {
            Screen::Shelf(shelf) => (text.files.sure_trash)(&fit_front(shelf.doomed_folder(), FOLDER)),
            _ => String::new(),
        },
    }
}

fn asked_at_table(question: Question, app: &App) -> String {
    match &app.screen {
        Screen::Table(table) => sealed::question(question, table, &app.desk),
        Screen::Alone(_) => match question {
            Question::Charge(by, lasted) => {
                let text = app.desk.text;
                (text.sealed.charge)(said::color(by, text), &whole_seconds(lasted / 1000))
            }
            _ => String::new(),
        },
        _ => String::new(),
    }
}

/// A point being typed, and what Enter will do there.
fn field_words(
    meant: Option<Point>,
    size: Size,
    field: &str,
    means: fn(&str) -> String,
    text: &Text,
) -> String {
    let meant = match meant {
        Some(p) => means(&size.label(p)),
        None if field.len() >= 2 => (text.refusal.no_such_point)(field),
        None => String::new(),
    };
    format!("{} {}_  {meant}", text.table.type_point, field.to_uppercase())
}

/// Columns of a path being typed that are shown before the caret.
const PATH: usize = 40;
/// Columns of the folder a file would be taken out of.
const FOLDER: usize = 16;

/// Where a record is to be written: the end of what is typed, and the other encoding there is.
fn save_words(review: &Review, saving: &SaveLine, text: &Text) -> String {
    let utf8 = "UTF-8";
    let old = review.old_encoding();
    let (now, other) =
        if saving.as_read { (old.unwrap_or(utf8), utf8) } else { (utf8, old.unwrap_or_default()) };
    let (before, after) = saving.line.around();
    let (before, after) = (visible::line(before), visible::line(after));
    if saving.is_picture() {
        return format!("{}{}_{after}", text.files.picture_as, fit_front(&before, PATH));
    }
    let other = if old.is_some() { (text.files.other_encoding)(other) } else { String::new() };
    format!("{}{}_{}  {other}", (text.files.save_as)(now), fit_front(&before, PATH), after)
        .trim_end()
        .to_owned()
}

fn request_words(table: &Table, desk: &Desk) -> Option<String> {
    let asked = table.request()?;
    let who = said::color(asked.by, desk.text);
    Some(match asked.what {
        None => (desk.text.table.proposes)(who),
        Some(Request::Slip) => arbiter::slip(asked.by, table, desk),
        Some(_) => (desk.text.table.asks_back)(who, &table.last_move_label(desk)),
    })
}
