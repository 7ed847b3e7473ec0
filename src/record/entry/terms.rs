//! The fields of what was agreed before the first move: a journal's first line; STC and STG in a record.
//!
//! They come in three parts, since a record has standard properties for the first.

use super::fields::{Fields, Flaw, Reading, bad, impossible};
use super::series;
use super::words::{self, Word};
use crate::clock::control::TimeControl;
use crate::game::terms::Terms;
use crate::rules::color::{ByColor, Color};
use crate::rules::handicap::MOST_STONES;
use crate::rules::point::{Point, Size};
use crate::rules::ruleset::{MOST_KOMI, Preset, Quarters, Ruleset, Unit};
use std::collections::HashSet;

/// What the standard properties of a record say: SZ, KM, HA, AB, AW, PB, PW.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The board.
    pub size: Size,
    /// Komi, in quarter zi.
    pub komi: Quarters,
    /// Handicap stones.
    pub handicap: u8,
    /// Stones standing before the first move.
    pub stones: Vec<(Point, Color)>,
    /// The players.
    pub names: ByColor<String>,
}

/// Every field of the terms, the time settings last.
pub fn write(terms: &Terms, to: &mut Fields) {
    to.put("size", &terms.size);
    to.put("komi", &words::points(terms.rules.komi));
    to.put("handicap", &terms.handicap);
    write_stones(&terms.stones, to);
    to.put("black", &terms.names.black);
    to.put("white", &terms.names.white);
    write_rest(terms, to);
    write_time(&terms.time, to);
}

/// Takes every field of the terms.
pub fn read(from: &mut Reading) -> Result<Terms, Flaw> {
    let komi = from.text("komi")?;
    let head = Head {
        size: read_size(from)?,
        komi: words::from_points(&komi).ok_or_else(|| bad("komi", &komi))?,
        handicap: from.number("handicap")?,
        stones: read_stones(from)?,
        names: ByColor { black: from.text("black")?, white: from.text("white")? },
    };
    let time = read_time(from)?;
    read_rest(from, head, time)
}

/// The stones in the order they were laid: `Bdp,Wdd`.
pub fn write_stones(stones: &[(Point, Color)], to: &mut Fields) {
    let stones: Vec<String> =
        stones.iter().map(|(point, color)| format!("{color}{}", point.to_sgf())).collect();
    to.put("stones", &stones.join(","));
}

/// Takes the stones.
pub fn read_stones(from: &mut Reading) -> Result<Vec<(Point, Color)>, Flaw> {
    let text = from.text("stones")?;
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let stone = |part: &str| {
        let (color, point) = part.split_at_checked(1)?;
        Some((Point::from_sgf(point)?, Color::from_letter(color)?))
    };
    text.split(',').map(|part| stone(part).ok_or_else(|| bad("stones", &text))).collect()
}

fn read_size(from: &mut Reading) -> Result<Size, Flaw> {
    let text = from.text("size")?;
    let side = |digits: &str| digits.parse().ok();
    text.split_once('x')
        .and_then(|(width, height)| Size::new(side(width)?, side(height)?))
        .ok_or_else(|| bad("size", &text))
}

/// What the standard properties cannot say: every switch of the rules, who begins, and how the players agreed to
/// deal with each other. All switches are written even under a named rule set, so that a record keeps its rules
/// should that set ever change.
pub fn write_rest(terms: &Terms, to: &mut Fields) {
    let rules = &terms.rules;
    if let Some(preset) = terms.preset {
        to.put("preset", &preset.name());
    }
    to.put("ko", &rules.ko.word());
    to.put("long_cycle", &rules.long_cycle.word());
    to.put("suicide", &rules.suicide);
    to.put("scoring", &rules.scoring.word());
    to.put("tax", &rules.tax.word());
    to.put("compensation", &rules.compensation.word());
    to.put("opens", &rules.first);
    to.put("set_stones", &rules.set_stones);
    to.put("black_wins_ties", &rules.black_wins_ties);
    to.put("pass_stones", &rules.pass_stones);
    to.put("removal", &rules.removal);
    to.put("penalties", &rules.penalties.word());
    to.put("said_in", &rules.said_in.word());
    to.put("first", &terms.first);
    to.put("refereed", &terms.refereed);
    to.put("takebacks", &words::takebacks(terms.takebacks));
    to.put("at", &terms.at);
    write_added(terms, to);
}

/// What the first terms did not have; where it is not agreed nothing is written.
fn write_added(terms: &Terms, to: &mut Fields) {
    if terms.is_for_four() {
        to.put("partner_black", &terms.partners.black);
        to.put("partner_white", &terms.partners.white);
    }
    if terms.two_step {
        to.put("two_step", &true);
    }
    if terms.hides_board {
        to.put("hides_board", &true);
    }
    if let Some(series) = &terms.series {
        series::write(series, to);
    }
}

/// Takes what [`write_rest`] wrote and joins the terms together.
pub fn read_rest(from: &mut Reading, head: Head, time: ByColor<TimeControl>) -> Result<Terms, Flaw> {
    check_head(&head)?;
    let preset = match from.optional("preset") {
        None => None,
        Some(name) => {
            Some(Preset::from_name(&name).ok_or_else(|| Flaw::Unknown(format!("the rule set {name}")))?)
        }
    };
    let rules = Ruleset {
        ko: from.word("ko", Word::from_word)?,
        long_cycle: from.word("long_cycle", Word::from_word)?,
        suicide: from.flag("suicide")?,
        scoring: from.word("scoring", Word::from_word)?,
        tax: from.word("tax", Word::from_word)?,
        komi: head.komi,
        compensation: from.word("compensation", Word::from_word)?,
        first: from.color("opens")?,
        set_stones: from.flag("set_stones")?,
        black_wins_ties: from.flag("black_wins_ties")?,
        pass_stones: from.flag("pass_stones")?,
        removal: from.flag("removal")?,
        penalties: from.word("penalties", Word::from_word)?,
        said_in: unit(from.word("said_in", Word::from_word)?, preset),
    };
    Ok(Terms {
        size: head.size,
        rules,
        preset,
        handicap: head.handicap,
        stones: head.stones,
        first: from.color("first")?,
        time,
        names: head.names,
        partners: ByColor {
            black: from.optional("partner_black").unwrap_or_default(),
            white: from.optional("partner_white").unwrap_or_default(),
        },
        refereed: from.flag("refereed")?,
        takebacks: from.word("takebacks", words::from_takebacks)?,
        two_step: from.has("two_step") && from.flag("two_step")?,
        hides_board: from.has("hides_board") && from.flag("hides_board")?,
        series: series::read(from)?,
        at: from.number("at")?,
    })
}

/// The unit told, under a named rule set. The first records had only two words for it, `zi` and `points`, also where
/// stones, ways or Ing's points are counted.
fn unit(told: Unit, preset: Option<Preset>) -> Unit {
    match (preset, told) {
        (Some(preset), Unit::Zi | Unit::Points)
            if !matches!(preset.rules().said_in, Unit::Zi | Unit::Points) =>
        {
            preset.rules().said_in
        }
        _ => told,
    }
}

/// Refuses what could not be agreed on any board.
fn check_head(head: &Head) -> Result<(), Flaw> {
    let Head { size, komi, handicap, stones, .. } = head;
    if *handicap > MOST_STONES || (*handicap > 1 && u16::from(*handicap) >= size.points()) {
        return Err(impossible("handicap", &handicap.to_string()));
    }
    check_komi("komi", *komi)?;
    let mut seen = HashSet::new();
    match stones.iter().find(|(p, _)| !size.has(*p) || !seen.insert(*p)) {
        Some((p, _)) => Err(impossible("stones", &p.to_sgf())),
        None => Ok(()),
    }
}

/// Refuses a komi beyond what can be agreed.
pub(super) fn check_komi(name: &str, komi: Quarters) -> Result<(), Flaw> {
    if komi.abs() > MOST_KOMI { Err(impossible(name, &words::points(komi))) } else { Ok(()) }
}

/// The time settings: `time` for both sides, or `time_black` and `time_white`.
pub fn write_time(time: &ByColor<TimeControl>, to: &mut Fields) {
    if time.black == time.white {
        to.put("time", &time.black.to_text());
    } else {
        to.put("time_black", &time.black.to_text());
        to.put("time_white", &time.white.to_text());
    }
}

/// Takes the time settings.
pub fn read_time(from: &mut Reading) -> Result<ByColor<TimeControl>, Flaw> {
    if let Some(both) = from.optional("time") {
        let both = control(&both)?;
        return Ok(ByColor { black: both.clone(), white: both });
    }
    Ok(ByColor { black: control(&from.text("time_black")?)?, white: control(&from.text("time_white")?)? })
}

fn control(text: &str) -> Result<TimeControl, Flaw> {
    TimeControl::from_text(text).map_err(|_| Flaw::Unknown(format!("the time setting {text}")))
}
