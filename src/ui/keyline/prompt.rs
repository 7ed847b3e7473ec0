//! What is asked or told on the bottom row, in words.

use ratatui::style::Style;

use crate::app::placing::Placing;
use crate::app::question::{Question, Replaced};
use crate::app::review::Review;
use crate::app::review::files::SaveLine;
use crate::app::table::doing::Doing;
use crate::app::table::{Table, cycle};
use crate::app::{App, Desk, Mode, Overlay, Screen};
use crate::clock::control::TimeControl;
use crate::clock::reading::whole_seconds;
use crate::game::event::Request;
use crate::game::{Game, said};
use crate::rules::point::{Point, Size};
use crate::rules::position::Move;
use crate::text::sentence::Sentence;
use crate::text::{Text, visible};
use crate::ui::line::fit_front;
use crate::ui::theme::Theme;
use crate::ui::{arbiter, sealed};

/// The answers to a question, as they stand behind it.
pub(super) const ANSWERS: &str = "  y / n";

/// Columns of a path being typed that are shown before the caret.
const PATH: usize = 40;
/// Columns of the folder a file would be taken out of.
const FOLDER: usize = 16;

/// What is said, and how it is to be taken.
pub(super) enum Tone {
    /// It waits for an answer.
    Question,
    /// It tells.
    Told,
    /// It warns.
    Bad,
}

impl Tone {
    pub(super) const fn style(&self, theme: Theme) -> Style {
        match self {
            Self::Question => theme.accent(),
            Self::Told => theme.text(),
            Self::Bad => theme.alarm(),
        }
    }
}

/// What is asked or told now: a question first, then what is being typed or answered, then that nothing can be saved.
pub(super) fn now(app: &App) -> Option<(Tone, Sentence)> {
    let desk = &app.desk;
    if let Some(Overlay::Question(question)) = &app.over {
        let asked = comes_off(*question, question_words(*question, app), app);
        return Some((Tone::Question, (asked + ANSWERS).into()));
    }
    let open = match &app.screen {
        Screen::Table(table) => open_at_table(table, desk),
        Screen::Review(review) => review.saving.as_ref().map(|saving| save_words(review, saving, desk.text)),
        Screen::Placing(placing) => laying_words(placing, desk),
        _ => None,
    };
    if let Some(words) = open {
        return Some((Tone::Question, words.into()));
    }
    if let Some(why) = &desk.trouble {
        return Some((Tone::Bad, why.within(desk.text.table.not_saved)));
    }
    if let Some(words) = standing(app) {
        return Some((Tone::Question, words.into()));
    }
    let notice = desk.notice.as_ref()?;
    Some((if notice.bad { Tone::Bad } else { Tone::Told }, notice.text.clone()))
}

/// What is being typed, shown or asked at the table.
fn open_at_table(table: &Table, desk: &Desk) -> Option<String> {
    let text = desk.text;
    if let Doing::Naming(field) = &table.doing {
        let means = if table.lays() { text.table.lays } else { text.table.means };
        return Some(field_words(table.typed_point(), table.game.terms().size, field, means, desk));
    }
    sealed::prompt(table, desk)
        .or_else(|| arbiter::setting(table, desk).filter(|_| desk.notice.is_none()))
        .or_else(|| cycle_words(table, text))
        .or_else(|| {
            // Why a move was refused meanwhile is told first; the question is back at the next key.
            let refused = desk.notice.as_ref().is_some_and(|notice| notice.bad && !notice.seen);
            request_words(table, desk).filter(|_| !refused).map(|words| words + ANSWERS)
        })
}

/// A handicap stone whose point is being typed, or that all of them lie.
fn laying_words(placing: &Placing, desk: &Desk) -> Option<String> {
    let (terms, text) = (&placing.plan.terms, desk.text);
    if let Some(field) = &placing.field {
        return Some(field_words(placing.typed_point(), terms.size, field, text.table.lays, desk));
    }
    let all = desk.notice.is_none() && placing.left() == 0;
    all.then(|| (text.before.all_laid)(terms.handicap))
}

/// What clocks that stand wait for, unless something else has been told.
fn standing(app: &App) -> Option<String> {
    let text = app.desk.text;
    let notice = app.desk.notice.as_ref();
    match (app.mode(), &app.screen) {
        (Mode::Waiting, Screen::Table(table)) if notice.is_none_or(|notice| !notice.bad && !notice.ruled) => {
            Some(start_words(&table.game, text))
        }
        (Mode::AloneWaiting, Screen::Alone(alone)) => {
            Some((text.table.any_key_starts)(said::color(alone.bare.to_move(), text)))
        }
        (Mode::AlonePaused, _) if notice.is_none() => Some(text.alone.paused.to_owned()),
        // What else is told gives way to it at the next key.
        (Mode::Table, Screen::Table(table)) if notice.is_none_or(|notice| notice.seen) => {
            table.unpressed_pass(&app.desk)
        }
        (Mode::Paused, _) if notice.is_none() => Some(text.table.paused_line.to_owned()),
        (Mode::Sealed, _) if notice.is_none() => Some(text.sealed.line.to_owned()),
        _ => None,
    }
}

/// Whose clock any key starts, and how a series stands.
fn start_words(game: &Game, text: &Text) -> String {
    let terms = game.terms();
    let first = terms.first;
    let words = if terms.time[first] == TimeControl::None {
        text.table.any_key_begins.to_owned()
    } else if terms.is_for_four() {
        let player = said::name(game.player(first), first, text);
        (text.before.player_starts)(&player, said::color(first, text))
    } else {
        (text.table.any_key_starts)(said::color(first, text))
    };
    let score = terms.series.map(|series| format!("  {}", said::score(terms, &series, text)));
    words + &score.unwrap_or_default()
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

/// The question, after what it would do to a stone that is laid and not released.
fn comes_off(question: Question, asked: String, app: &App) -> String {
    let Screen::Table(table) = &app.screen else { return asked };
    let ends_turn =
        matches!(question, Question::Pass(_) | Question::Over(_) | Question::Concede(_) | Question::Seal(_));
    match table.laid().filter(|_| ends_turn) {
        Some((Move::Play(p), _)) => {
            (app.desk.text.arbiter.table.comes_off)(&table.game.terms().size.label(p), &asked)
        }
        _ => asked,
    }
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
        Question::Seal(_) | Question::SealIt(_) | Question::Times(_) | Question::MoveAnew(_) => {
            asked_at_table(question, app)
        }
        Question::Charge(by, lasted) => {
            (text.sealed.charge)(said::color(by, text), &whole_seconds(lasted / 1000))
        }
        Question::Ready(_) if matches!(screen, Screen::Table(table) if table.game.sealed().is_some()) => {
            asked_at_table(question, app)
        }
        Question::Stop(by) => (text.arbiter.table.sure_stop)(said::color(by, text)),
        Question::Ready(by) => (table.ready)(said::color(by, text)),
        Question::Cycle(ruling, by) => {
            // Where the rules of the game name one outcome, it is theirs.
            let own = matches!(screen, Screen::Table(table) if table.game.rulings().len() == 2);
            let words = if own { text.cycle.by_rules } else { text.cycle.agree };
            words(cycle::label(ruling, text), said::color(by, text))
        }
        Question::Dispute(by, p) => {
            let label = match screen {
                Screen::Table(table) => table.game.terms().size.label(p),
                _ => p.to_sgf(),
            };
            (table.sure_dispute)(said::color(by, text), &label)
        }
        Question::GoOn(by) => (text.ending.sure_go_on)(said::color(by, text)),
        Question::Swap(by) => (text.before.sure_swap)(said::color(by, text)),
        Question::IsOver(_) | Question::Slip(_) | Question::Ruling => match screen {
            Screen::Table(table) => arbiter::question(question, table, &app.desk),
            _ => String::new(),
        },
        Question::Finish => text.alone.sure_finish.to_owned(),
        Question::Anew | Question::Leave => leaving_words(question == Question::Anew, app),
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

/// Asked before a game or two clocks are left, for good or for others: what would be lost comes first.
fn leaving_words(anew: bool, app: &App) -> String {
    let (text, desk) = (app.desk.text, &app.desk);
    let unsaved = match &app.screen {
        Screen::Table(table) => table.unsaved(desk),
        Screen::Alone(alone) => alone.unsaved(desk),
        _ => None,
    };
    if let Some(unsaved) = unsaved {
        return if anew {
            (text.table.again_unsaved)(&unsaved)
        } else {
            (text.table.leave_unsaved)(&unsaved)
        };
    }
    let words = match &app.screen {
        Screen::Alone(_) if anew => text.alone.sure_anew,
        Screen::Alone(_) => text.alone.sure_leave,
        _ if anew => text.table.sure_again,
        Screen::Table(table) if table.is_unbegun() => text.table.sure_leave_unbegun,
        _ => text.table.sure_leave,
    };
    words.to_owned()
}

fn asked_at_table(question: Question, app: &App) -> String {
    match &app.screen {
        Screen::Table(table) => sealed::question(question, table, &app.desk),
        _ => String::new(),
    }
}

/// A point being typed, and what Enter will do there.
fn field_words(
    meant: Option<Point>,
    size: Size,
    field: &str,
    means: fn(&str) -> String,
    desk: &Desk,
) -> String {
    let text = desk.text;
    let refused = desk.notice.as_ref().is_some_and(|notice| notice.bad);
    let meant = match meant {
        Some(p) => means(&size.label(p)),
        None if field.len() >= 2 || refused => (text.refusal.no_such_point)(field),
        None => String::new(),
    };
    format!("{} {}_  {meant}", text.table.type_point, field.to_uppercase())
}

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
