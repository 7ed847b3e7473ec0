//! The game's headers: event, date, place, rules, komi, time, result.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::line::{columns, pad, put, wrap, wrap_told};
use super::super::theme::Theme;
use crate::app::review::Review;
use crate::game::{plain, said};
use crate::rules::ruleset::Unit;
use crate::text::{Text, visible};

/// The lines: a head on the first line of each entry, and what it says.
pub(super) fn lines(review: &Review, text: &Text, width: usize) -> Vec<(String, String)> {
    let info = &review.info;
    let (head, more) = (&text.review.head, &text.markup.head);
    let joined = |parts: &[&str]| {
        let parts = parts.iter().map(|part| visible::line(part).into_owned()).filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join("  ")
    };
    let komi_head = said::unit(unit(review).unwrap_or(Unit::Points), text).komi_head;
    let result = review.result_words(text);
    let entries = [
        (head.event, joined(&[&info.event, &info.round])),
        (head.game, joined(&[review.known_as(text).unwrap_or(&info.name)])),
        (head.date, joined(&[&info.date])),
        (head.place, joined(&[&info.place])),
        (head.rules, review.rules_words(text)),
        (komi_head, komi(review, text)),
        (head.handicap, joined(&[&info.handicap])),
        (text.before.series_head, review.series_words(text)),
        (head.time, review.time_words(text)),
        (head.result, result.to_string()),
        (more.opening, joined(&[&info.opening])),
        (more.annotator, joined(&[&info.annotator])),
        (more.user, joined(&[&info.user])),
        (head.source, joined(&[&info.source])),
        (more.copyright, joined(&[&info.copyright])),
    ];
    let said = || entries.iter().filter(|(_, value)| !value.is_empty());
    let margin = said().map(|(head, _)| columns(head)).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    let room = width.saturating_sub(margin);
    for (name, value) in said() {
        let wrapped = if *name == head.result { wrap_told(&result, room) } else { wrap(value, room) };
        for (i, line) in wrapped.into_iter().enumerate() {
            lines.push((pad(if i == 0 { name } else { "" }, margin), line));
        }
    }
    lines
}

/// The komi as the rules in force say it; where they are not known, or it is not, as the file has it.
fn komi(review: &Review, text: &Text) -> String {
    let quarters = match review.own() {
        Some(game) => Some(game.terms().rules.komi),
        None => review.info.komi_quarters(),
    };
    match quarters.zip(unit(review)) {
        Some((0, unit)) => (text.form.no_komi)(said::unit(unit, text).komi),
        Some((quarters, unit)) => plain::komi_amount(quarters, unit, text),
        None => visible::line(&review.info.komi).into_owned(),
    }
}

/// The unit the rules of the record count in; `None` where they are not known.
fn unit(review: &Review) -> Option<Unit> {
    let rules = review.own().map(|game| game.terms().rules);
    rules.or_else(|| Some(review.info.preset()?.rules())).map(|rules| rules.said_in)
}

/// Draws the lines.
pub(super) fn draw(review: &Review, text: &Text, theme: Theme, area: Rect, buf: &mut Buffer) {
    for (y, (head, value)) in (area.y..area.bottom()).zip(lines(review, text, usize::from(area.width))) {
        let x = put(buf, area, area.x, y, &head, theme.dim());
        put(buf, area, x, y, &value, theme.text());
    }
}
