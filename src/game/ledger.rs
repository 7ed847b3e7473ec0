//! The ledger: what the log holds besides plain moves, in words, entry by entry.

use super::event::{Event, PassWhy, PauseWhy, Request, Ruling};
use super::{Game, Stage, said};
use crate::clock::reading::whole_seconds;
use crate::clock::side::Side;
use crate::clock::system::Count;
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::{Illegal, Move};
use crate::text::Text;

/// What an entry says, if it is more than a plain move: rulings, void moves, disputes, what both sides were asked. `before` is
/// the game without the entry.
pub fn words(before: &Game, event: &Event, text: &Text) -> Option<String> {
    let log = &text.arbiter.log;
    let who = |color| said::color(color, text);
    Some(match event {
        Event::Pass { by, why: PassWhy::Void { p, .. } } => {
            (text.arbiter.table.void)(who(*by), &forbidden(before, *by, *p, text)?)
        }
        Event::Pass { by, why: PassWhy::Timeout } => (log.timeout)(who(*by)),
        Event::Warning { to, why } => (log.warning)(who(*to), before.warnings()[*to].saturating_add(1), why),
        Event::Fine { to, quarters } => {
            (log.fine)(who(*to), &said::exact(*quarters, before.terms().rules.said_in, text))
        }
        Event::Note { why } => (log.note)(why),
        Event::Clock { side, before, after, why } => {
            (log.clock)(who(*side), &face_of(before), &face_of(after), why)
        }
        Event::Late { by, ms } => (log.late)(who(*by), &whole_seconds(ms / 1000)),
        Event::Absent { by, ms } => (log.absent)(who(*by), &whole_seconds(ms / 1000)),
        Event::Seat { by } => (log.seat)(who(*by)),
        Event::Swap => log.swap.to_owned(),
        Event::Set { next, void: Some(_), .. } => (text.rulings.voided)(&last_point(before), who(*next)),
        Event::Set { next, .. } => (log.set)(who(*next)),
        Event::Ask { by, what: Request::Slip, .. } => (log.slip)(who(*by), &last_point(before)),
        Event::Ask { by, what: Request::Recount, .. } => (text.ending.walk.asked)(who(*by)),
        Event::Dispute { by, p } => (log.dispute)(who(*by), &before.terms().size.label(*p)),
        Event::GoOn { by } => (log.play_goes_on)(who(*by)),
        Event::Concede { by: Color::Black } => text.ending.key.black_concedes.to_owned(),
        Event::Concede { by: Color::White } => text.ending.key.white_concedes.to_owned(),
        Event::Cycle { ruling } => return cycle(before, *ruling, text),
        Event::Answer { by, ask, yes } => return answer(before, (*by, *ask, *yes), text),
        Event::Pause { why: PauseWhy::Stall | PauseWhy::Suspend } => log.stood_still.to_owned(),
        Event::Pause { why: PauseWhy::Both } => (log.both_stop)(before.stops(0).count.saturating_add(1)),
        Event::Pause { why: PauseWhy::Referee } => {
            (log.arbiter_stops)(before.stops(0).count.saturating_add(1))
        }
        Event::Seal { by, .. } => (text.sealed.log.sealed)(who(*by)),
        Event::Open { .. } => (text.sealed.log.opened)(who(before.sealed()?.by)),
        Event::Resume if before.sealed().is_some() => text.sealed.log.put_aside.to_owned(),
        Event::Resume if matches!(before.paused(), Some(PauseWhy::Both | PauseWhy::Referee)) => {
            log.go_on.to_owned()
        }
        Event::Confirm { by } if before.sealed().is_some() => {
            let [black, white] = Color::ALL.map(|side| face(&before.clock().sides[side]));
            (text.sealed.log.times)(who(*by), &black, &white)
        }
        Event::End { result } if !matches!(before.stage(), Stage::Settled(_)) => {
            (log.ruling)(&said::result(*result, before.terms(), text))
        }
        _ => return None,
    })
}

/// What forbids a play, in short.
fn forbidden(game: &Game, by: Color, p: Point, text: &Text) -> Option<String> {
    let (said, label) = (&text.arbiter.table, game.terms().size.label(p));
    match game.position().why_not(by, p).err()? {
        Illegal::Suicide => Some((said.void_suicide)(&label)),
        Illegal::Ko => Some((said.void_ko)(&label)),
        Illegal::Superko { after } => Some((said.void_superko)(&label, after)),
        Illegal::Occupied | Illegal::OffBoard => None,
    }
}

/// The same for a record: the arbiter's reason is told with what it is the reason for, which comes `next`.
pub fn told(before: &Game, event: &Event, next: Option<&Event>, text: &Text) -> Option<String> {
    let explained = |event: &Event| {
        matches!(
            event,
            Event::Fine { .. }
                | Event::Late { .. }
                | Event::Absent { .. }
                | Event::Seat { .. }
                | Event::Swap
                | Event::Set { .. }
                | Event::End { .. }
        )
    };
    if matches!(event, Event::Note { .. }) && next.is_some_and(explained) {
        return None;
    }
    if let (Event::End { result }, Some(_)) = (event, next) {
        // The game went on all the same.
        return Some(said::result(*result, before.terms(), text).into());
    }
    let said = words(before, event, text)?;
    Some(match before.entries().last().map(|entry| &entry.event) {
        Some(Event::Note { why }) if explained(event) => (text.arbiter.log.because)(&said, why),
        _ => said,
    })
}

/// Why the game ended as it did, where that is more than its result says: the second warning, the late arrival, the
/// arbiter's words, a stop of which more was charged than there was time.
pub fn reason(game: &Game, text: &Text) -> Option<String> {
    let end = game.entries().iter().rposition(|entry| matches!(entry.event, Event::End { .. }))?;
    game.outcome()?;
    let mut before = game.entries()[..end].iter().rev().map(|entry| &entry.event);
    Some(match before.next()? {
        Event::Warning { why, .. } => (text.arbiter.log.second_warning)(why),
        Event::Late { by, ms } => (text.arbiter.log.late)(said::color(*by, text), &whole_seconds(ms / 1000)),
        Event::Absent { by, ms } => {
            (text.arbiter.log.absent)(said::color(*by, text), &whole_seconds(ms / 1000))
        }
        Event::Note { why } => why.clone(),
        Event::Flag { .. } => match (before.next()?, before.next()?) {
            (Event::Resume, Event::Note { why }) => why.clone(),
            _ => return None,
        },
        _ => return None,
    })
}

/// That a position came back, and what was settled.
fn cycle(before: &Game, ruling: Ruling, text: &Text) -> Option<String> {
    let (said, back) = (&text.cycle, before.returned()?);
    let back = if back.after == 0 { said.back_start.to_owned() } else { (said.back)(back.after) };
    let settled = match ruling {
        Ruling::NoResult => said.no_result,
        Ruling::Draw => said.draw,
        Ruling::Replay => said.replay,
        Ruling::PlayOn => said.play_on,
    };
    Some([&back, text.word.comma, settled].concat())
}

fn answer(before: &Game, (by, ask, yes): (Color, u32, bool), text: &Text) -> Option<String> {
    let log = &text.arbiter.log;
    let who = said::color(by, text);
    if before.doubt().is_some_and(|doubt| doubt.n == ask) {
        return Some(if yes { (log.over)(who) } else { (log.not_over)(who) });
    }
    let asked = before.asked().filter(|asked| asked.n == ask)?;
    if asked.what != Some(Request::Slip) {
        return None;
    }
    // Asked again after it was refused, it is the arbiter who answers.
    let refused = before
        .entries()
        .iter()
        .rev()
        .skip(1)
        .any(|entry| matches!(entry.event, Event::Ask { what: Request::Slip, to, .. } if to == asked.to));
    let who = if refused { log.arbiter } else { who };
    Some(if yes { (log.granted)(who) } else { (log.refused)(who) })
}

/// The same from the text the log holds.
pub fn face_of(text: &str) -> String {
    Side::from_text(text).map_or_else(|_| text.to_owned(), |side| face(&side))
}

/// What a clock's face shows; the periods left in brackets.
pub fn face(side: &Side) -> String {
    let reading = side.reading(0);
    match reading.count {
        Some(
            Count::Periods(n) | Count::Minutes(n) | Count::Blocks(n) | Count::Stones(n) | Count::Purchases(n),
        ) => format!("{} ({n})", reading.digits),
        None => reading.digits,
    }
}

fn last_point(game: &Game) -> String {
    match game.moves().last().map(|played| played.mv) {
        Some(Move::Play(p)) => game.terms().size.label(p),
        _ => String::new(),
    }
}

/// Who is away from a seat left in byo-yomi, and the moves made since that player is to be shown (A §16.5).
pub fn missed(game: &Game) -> Option<(Color, Vec<Move>)> {
    let at = game.entries().iter().rposition(|entry| matches!(entry.event, Event::Seat { .. }))?;
    let left = game.entries().get(at)?;
    let Event::Seat { by } = left.event else { return None };
    let since: Vec<_> = game.moves().iter().rev().take_while(|played| played.n > left.n).collect();
    // One's own move says that one is back.
    if since.is_empty() || since.iter().any(|played| played.by == by) {
        return None;
    }
    Some((by, since.iter().rev().map(|played| played.mv).collect()))
}
