//! The fields of every event of the log.

use super::fields::{Fields, Flaw, Reading, bad};
use super::words::{self, Word};
use crate::game::event::{Event, PassWhy};
use crate::rules::point::Point;

/// What stands for a pass where a point could stand.
const PASS: &str = "pass";

/// Appends `ev` and the event's own fields.
pub fn write(event: &Event, to: &mut Fields) {
    to.put("ev", &name(event));
    match event {
        Event::Begin { by }
        | Event::Propose { by }
        | Event::Resign { by }
        | Event::Concede { by }
        | Event::Flag { by }
        | Event::Confirm { by }
        | Event::GoOn { by }
        | Event::Seat { by } => to.put("by", by),
        Event::Play { by, p } | Event::Dispute { by, p } => {
            to.put("by", by);
            to.put("p", &p.to_sgf());
        }
        Event::Pass { by, why } => {
            to.put("by", by);
            write_pass(*why, to);
        }
        Event::Ask { by, what, to: undone } => {
            to.put("by", by);
            to.put("what", &what.word());
            if let Some(n) = undone {
                to.put("to", &n);
            }
        }
        Event::Answer { by, ask, yes } => {
            to.put("by", by);
            to.put("ask", ask);
            to.put("yes", yes);
        }
        Event::Pause { why } => to.put("why", &why.word()),
        Event::Resume | Event::Swap => {}
        Event::Mark { dead, neutral, open } => {
            to.put_points("dead", dead);
            to.put_points("neutral", neutral);
            if !open.is_empty() {
                to.put_points("open", open);
            }
        }
        Event::Cycle { ruling } => to.put("ruling", &ruling.word()),
        Event::Seal { by, sealed } => {
            to.put("by", by);
            to.put("box", sealed);
        }
        Event::Open { p } => to.put("p", &p.map_or_else(|| PASS.to_owned(), Point::to_sgf)),
        Event::Clock { side, before, after, why } => {
            to.put("side", side);
            to.put("before", before);
            to.put("after", after);
            to.put("why", why);
        }
        Event::Late { by, ms } | Event::Absent { by, ms } => {
            to.put("by", by);
            to.put("ms", ms);
        }
        Event::Warning { to: whom, why } => {
            to.put("to", whom);
            to.put("why", why);
        }
        Event::Note { why } => to.put("why", why),
        Event::Fine { to: whom, quarters } => {
            to.put("to", whom);
            to.put("quarters", quarters);
        }
        Event::Set { rows, next, void } => {
            to.put("rows", &rows.join("/"));
            to.put("next", next);
            if let Some(n) = void {
                to.put("void", n);
            }
        }
        Event::End { result } => to.put("result", &words::outcome(*result)),
    }
}

const fn name(event: &Event) -> &'static str {
    match event {
        Event::Begin { .. } => "begin",
        Event::Play { .. } => "play",
        Event::Pass { .. } => "pass",
        Event::Propose { .. } => "propose",
        Event::Ask { .. } => "ask",
        Event::Answer { .. } => "answer",
        Event::Resign { .. } => "resign",
        Event::Concede { .. } => "concede",
        Event::Flag { .. } => "flag",
        Event::Pause { .. } => "pause",
        Event::Resume => "resume",
        Event::Mark { .. } => "mark",
        Event::Confirm { .. } => "confirm",
        Event::Dispute { .. } => "dispute",
        Event::GoOn { .. } => "go_on",
        Event::Cycle { .. } => "cycle",
        Event::Seal { .. } => "seal",
        Event::Open { .. } => "open",
        Event::Clock { .. } => "clock",
        Event::Late { .. } => "late",
        Event::Absent { .. } => "absent",
        Event::Seat { .. } => "seat",
        Event::Warning { .. } => "warning",
        Event::Fine { .. } => "fine",
        Event::Note { .. } => "note",
        Event::Swap => "swap",
        Event::Set { .. } => "set",
        Event::End { .. } => "end",
    }
}

fn write_pass(why: PassWhy, to: &mut Fields) {
    match why {
        PassWhy::Own => to.put("why", "own"),
        PassWhy::Timeout => to.put("why", "timeout"),
        PassWhy::Void { p, reason } => {
            to.put("why", "void");
            to.put("p", &p.to_sgf());
            to.put("reason", &reason.word());
        }
    }
}

/// Takes `ev` and the event's own fields.
pub fn read(from: &mut Reading) -> Result<Event, Flaw> {
    let kind = from.text("ev")?;
    Ok(match kind.as_str() {
        "begin" => Event::Begin { by: from.color("by")? },
        "propose" => Event::Propose { by: from.color("by")? },
        "resign" => Event::Resign { by: from.color("by")? },
        "concede" => Event::Concede { by: from.color("by")? },
        "flag" => Event::Flag { by: from.color("by")? },
        "confirm" => Event::Confirm { by: from.color("by")? },
        "seat" => Event::Seat { by: from.color("by")? },
        "play" => Event::Play { by: from.color("by")?, p: from.point("p")? },
        "dispute" => Event::Dispute { by: from.color("by")?, p: from.point("p")? },
        "pass" => Event::Pass { by: from.color("by")?, why: read_pass(from)? },
        "ask" => Event::Ask {
            by: from.color("by")?,
            what: from.word("what", Word::from_word)?,
            to: from.optional_number("to")?,
        },
        "answer" => Event::Answer { by: from.color("by")?, ask: from.number("ask")?, yes: from.flag("yes")? },
        "pause" => Event::Pause { why: from.word("why", Word::from_word)? },
        "resume" => Event::Resume,
        "mark" => Event::Mark {
            dead: from.points("dead")?,
            neutral: from.points("neutral")?,
            open: from.optional_points("open")?,
        },
        "go_on" => Event::GoOn { by: from.color("by")? },
        "cycle" => Event::Cycle { ruling: from.word("ruling", Word::from_word)? },
        "seal" => Event::Seal { by: from.color("by")?, sealed: from.text("box")? },
        "open" => Event::Open { p: read_opened(from)? },
        "clock" => Event::Clock {
            side: from.color("side")?,
            before: from.text("before")?,
            after: from.text("after")?,
            why: from.text("why")?,
        },
        "late" => Event::Late { by: from.color("by")?, ms: from.number("ms")? },
        "absent" => Event::Absent { by: from.color("by")?, ms: from.number("ms")? },
        "warning" => Event::Warning { to: from.color("to")?, why: from.text("why")? },
        "fine" => Event::Fine { to: from.color("to")?, quarters: from.number("quarters")? },
        "note" => Event::Note { why: from.text("why")? },
        "swap" => Event::Swap,
        "set" => Event::Set {
            rows: read_rows(from)?,
            next: from.color("next")?,
            void: from.optional_number("void")?,
        },
        "end" => Event::End { result: from.word("result", words::from_outcome)? },
        other => return Err(Flaw::Unknown(format!("the event {other}"))),
    })
}

fn read_pass(from: &mut Reading) -> Result<PassWhy, Flaw> {
    match from.text("why")?.as_str() {
        "own" => Ok(PassWhy::Own),
        "timeout" => Ok(PassWhy::Timeout),
        "void" => Ok(PassWhy::Void { p: from.point("p")?, reason: from.word("reason", Word::from_word)? }),
        other => Err(Flaw::Unknown(format!("why={other}"))),
    }
}

fn read_opened(from: &mut Reading) -> Result<Option<Point>, Flaw> {
    match from.text("p")?.as_str() {
        PASS => Ok(None),
        letters => Point::from_sgf(letters).map(Some).ok_or_else(|| bad("p", letters)),
    }
}

fn read_rows(from: &mut Reading) -> Result<Vec<String>, Flaw> {
    let text = from.text("rows")?;
    if !text.bytes().all(|b| matches!(b, b'X' | b'O' | b'.' | b'/')) {
        return Err(bad("rows", &text));
    }
    Ok(text.split('/').map(str::to_owned).collect())
}
