//! What was played: the number of the move, the move, what is odd about it, the result, the variations.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::super::board::Pitch;
use super::super::line::{columns, fit_told, put, wrap_told};
use super::super::theme::Theme;
use super::said::{Seen, here};
use super::ways_on;
use crate::app::Desk;
use crate::app::review::Review;
use crate::app::review::line::Step;
use crate::game::said;
use crate::record::playback::Made;
use crate::record::value::point::Vertex;
use crate::rules::position::Illegal;
use crate::text::sentence::Sentence;
use crate::text::{Text, visible};

/// The lines to show, none longer than `width` columns.
pub(super) fn lines(review: &Review, desk: &Desk, theme: Theme, width: usize) -> Vec<(String, Style)> {
    let text = desk.text;
    let step = review.step();
    let mut lines: Vec<(Sentence, Style)> = vec![(number(review, false, text).into(), theme.strong())];
    if step.set_up && review.index() > 0 {
        lines.push((text.review.set_up.into(), theme.text()));
    }
    if let Some(made) = step.last() {
        lines.push((move_words(review, &made, step, text).into(), theme.text()));
        lines.extend(flaws(step, text).map(|words| (words.into(), theme.alarm())));
    }
    if review.at_end_of_game() {
        lines.push((review.result_words(text), theme.accent()));
    }
    if let Some((which, all)) = review.variation() {
        lines.push(((text.review.variation)(which, all).into(), theme.text()));
    }
    if let Some(number) = review.left_game_after() {
        lines.push(((text.review.left_game)(number).into(), theme.text()));
    }
    if review.ways_on().len() > 1 {
        lines.push((ways_words(review, text).into(), theme.text()));
    }
    lines.extend(review.lies(text).map(|words| (words.into(), theme.dim())));
    let wrapped = |(words, style): (Sentence, Style)| {
        wrap_told(&words, width).into_iter().map(move |line| (line, style))
    };
    lines.into_iter().filter(|(words, _)| !words.is_empty()).flat_map(wrapped).collect()
}

/// Draws the lines.
pub(super) fn draw(review: &Review, desk: &Desk, theme: Theme, area: Rect, buf: &mut Buffer) {
    for (y, (line, style)) in (area.y..area.bottom()).zip(lines(review, desk, theme, usize::from(area.width)))
    {
        put(buf, area, area.x, y, &line, style);
    }
}

/// Draws it all in one row: number, move, then what matters most of the rest, the comment's beginning last.
pub(super) fn draw_row(
    review: &Review,
    desk: &Desk,
    theme: Theme,
    pitch: Pitch,
    area: Rect,
    buf: &mut Buffer,
) {
    let text = desk.text;
    let step = review.step();
    let mut parts: Vec<(Sentence, Style)> = vec![(number(review, true, text).into(), theme.strong())];
    if let Some(made) = step.last() {
        parts.push((move_words(review, &made, step, text).into(), theme.text()));
        parts.extend(flaws(step, text).map(|words| (words.into(), theme.alarm())));
    } else if step.set_up && review.index() > 0 {
        parts.push((text.review.set_up.into(), theme.text()));
    }
    if let Some((which, all)) = review.variation() {
        parts.push(((text.review.variation)(which, all).into(), theme.text()));
    } else if review.ways_on().len() > 1 {
        parts.push((ways_words(review, text).into(), theme.text()));
    }
    if review.at_end_of_game() {
        parts.push((review.result_words(text), theme.accent()));
    }
    parts.extend(review.lies(text).map(|words| (words.into(), theme.dim())));
    let words = here(review, text, Seen { pitch, theme }).join(&" ".repeat(2));
    parts.push((words.split_whitespace().collect::<Vec<_>>().join(" ").into(), theme.dim()));
    let mut x = area.x;
    for (words, style) in parts.iter().filter(|(words, _)| !words.is_empty()) {
        let room = usize::from(area.right().saturating_sub(x));
        if columns(words) > room && room < 6 {
            break;
        }
        x = put(buf, area, x, area.y, &fit_told(words, room), *style) + 2;
    }
}

/// Which move is shown and of how many; alone where no number is that of all. `short`: in few columns.
pub(super) fn number(review: &Review, short: bool, text: &Text) -> String {
    match (review.step().number, short, review.numbers_anew()) {
        (0, false, _) | (0, _, true) => text.review.start.to_owned(),
        (number, _, true) => (text.word.move_n)(number),
        (number, false, false) => (text.review.at_move)(number, review.total()),
        (number, true, false) => (text.review.at_move_short)(number, review.total()),
    }
}

/// The move in words, with what it took.
fn move_words(review: &Review, made: &Made, step: &Step, text: &Text) -> String {
    let who = said::color(made.by, text);
    if let Some(player) = review.player() {
        let point = match made.vertex {
            Vertex::On(point) => review.label(point),
            Vertex::Pass | Vertex::Off => text.word.pass.to_owned(),
        };
        let name = said::name(player, made.by, text);
        let played = (text.before.player_played)(&name, who, &point);
        return match made.taken {
            0 => played,
            taken => format!("{played}{}{}", text.word.comma, (text.table.took)(taken)),
        };
    }
    match made.vertex {
        Vertex::Pass => (text.table.passed)(who),
        Vertex::Off => {
            let name = made.by.letter().to_string();
            let written = review.tree().value(step.node, &name).unwrap_or_default();
            (text.review.strayed)(who, &visible::line(written))
        }
        Vertex::On(point) => {
            let played = (text.review.played)(who, &review.label(point));
            match made.taken {
                0 => played,
                taken => format!("{played}{}{}", text.word.comma, (text.table.took)(taken)),
            }
        }
    }
}

/// What is wrong with the moves made.
fn flaws(step: &Step, text: &Text) -> impl Iterator<Item = String> {
    let words = &text.review.flaw;
    step.made.iter().filter_map(move |made| match made.illegal {
        Some(Illegal::Occupied) => Some(words.occupied.to_owned()),
        Some(Illegal::Suicide) => Some(words.suicide.to_owned()),
        Some(Illegal::Ko) => Some(words.ko.to_owned()),
        Some(Illegal::Superko { after }) => Some((words.superko)(after)),
        Some(Illegal::OffBoard) => Some(words.off_board.to_owned()),
        None => made.out_of_turn.then(|| words.turn.to_owned()),
    })
}

/// Where the record goes on: `2 ways on: A D4, B Q16`.
fn ways_words(review: &Review, text: &Text) -> String {
    let ways = ways_on(review);
    let named = ways.iter().map(|(vertex, letter)| match vertex {
        Vertex::On(point) => format!("{letter} {}", review.label(*point)),
        Vertex::Pass | Vertex::Off => format!("{letter} {}", text.word.pass),
    });
    let count = u32::try_from(review.ways_on().len()).unwrap_or(u32::MAX);
    (text.markup.told)(&(text.review.ways_on)(count), &named.collect::<Vec<_>>().join("  "))
}
