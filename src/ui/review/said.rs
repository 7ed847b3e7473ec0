//! What the record says at a place: its name, what is thought of it, the comment, and in words what is not on the board.

use super::super::board::{Pitch, cuts, draws_lines};
use super::super::theme::Theme;
use super::info;
use crate::app::review::Review;
use crate::record::marks::{self, Drawn};
use crate::record::remarks;
use crate::text::{Text, visible};

/// How the board is seen beside it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub pitch: Pitch,
    pub theme: Theme,
}

/// The paragraphs said beside the board: of labels those it does not show in full, of arrows and lines what it does not
/// draw.
pub(super) fn here(review: &Review, text: &Text, seen: Seen) -> Vec<String> {
    paragraphs(review, text, Some(seen))
}

/// The same without a board in sight, and what is said of the game at its beginning, in so many columns.
pub(super) fn whole(review: &Review, text: &Text, width: usize) -> Vec<String> {
    let mut all = paragraphs(review, text, None);
    if review.index() == 0 {
        all.insert(0, headers(review, text, width));
    }
    all.retain(|paragraph| !paragraph.is_empty());
    all
}

/// What the root says of the game, in lines of at most so many columns.
pub(super) fn headers(review: &Review, text: &Text, width: usize) -> String {
    let lines = info::lines(review, text, width).into_iter();
    lines.map(|(head, value)| format!("{head}{value}")).collect::<Vec<_>>().join("\n")
}

fn paragraphs(review: &Review, text: &Text, seen: Option<Seen>) -> Vec<String> {
    let (tree, node) = (review.tree(), review.step().node);
    let remarks: Vec<String> =
        remarks::judgements(tree, node).iter().map(|judgement| judgement.said(text)).collect();
    let name = visible::line(&remarks::name(tree, node)).into_owned();
    let head = [name, remarks.join(text.word.comma)].into_iter().filter(|words| !words.is_empty());
    let on_board = [labels(review, text, seen), lines(review, text, seen)].into_iter().flatten();
    let game = &review.info.comment;
    let game = match (review.index(), game.trim()) {
        (0, words) if !words.is_empty() => {
            (text.markup.told)(text.markup.head.comment, &visible::text(game.trim_end()))
        }
        _ => String::new(),
    };
    let all = [
        head.collect::<Vec<_>>().join("\n"),
        on_board.collect::<Vec<_>>().join("\n"),
        visible::text(review.comment().trim_end()).into_owned(),
        game,
    ];
    all.into_iter().filter(|paragraph| !paragraph.trim().is_empty()).collect()
}

/// The labels that the board does not show in full.
fn labels(review: &Review, text: &Text, seen: Option<Seen>) -> Vec<String> {
    if !review.step().drawn {
        return Vec::new();
    }
    let drawn = marks::of(review.tree(), review.step().node, review.size());
    let told = drawn.iter().enumerate().filter_map(|(n, (point, mark))| match mark {
        Drawn::Label(label) => {
            let label = label.trim();
            // What is drawn later on the point hides it.
            let is_hidden = || drawn[n + 1..].iter().any(|(other, _)| other == point);
            let is_told = seen.is_none_or(|seen| cuts(label, seen.pitch, seen.theme) || is_hidden());
            (is_told && !label.is_empty())
                .then(|| format!("{}={}", review.label(*point), visible::line(label)))
        }
        _ => None,
    });
    let told: Vec<String> = told.collect();
    let all = (text.markup.told)(text.markup.labels, &told.join(text.word.comma));
    if told.is_empty() { Vec::new() } else { vec![all] }
}

/// The arrows and lines that the board does not draw.
fn lines(review: &Review, text: &Text, seen: Option<Seen>) -> Vec<String> {
    if !review.step().drawn || seen.is_some_and(|seen| draws_lines(seen.pitch, seen.theme)) {
        return Vec::new();
    }
    let drawn = marks::segments(review.tree(), review.step().node, review.size());
    let told = |arrow: bool, head: &str| {
        let between = if arrow { ">" } else { "-" };
        let ends = drawn.iter().filter(|line| line.arrow == arrow);
        let ends =
            ends.map(|line| format!("{} {between} {}", review.label(line.from), review.label(line.to)));
        let ends: Vec<String> = ends.collect();
        (!ends.is_empty()).then(|| (text.markup.told)(head, &ends.join(text.word.comma)))
    };
    [told(true, text.markup.arrows), told(false, text.markup.lines)].into_iter().flatten().collect()
}
