//! The games of the file: number, players, event, result, size, moves.

use ratatui::layout::Rect;

use crate::app::review::Review;
use crate::app::review::panel::InShort;
use crate::text::{Text, visible};
use crate::ui::choice::{Drawn, width};
use crate::ui::home::{cut_names, names};
use crate::ui::line::{fit, pad, pad_left};
use crate::ui::theme::Theme;

/// Columns of the number.
const NUMBER: usize = 5;
/// Columns of the result.
const RESULT: usize = 8;
/// Columns of the size.
const SIZE: usize = 5;
/// Columns of the moves.
const MOVES: usize = 5;
/// Columns of the event, where there is room for it.
const EVENT: usize = 24;
/// From so many columns on there is.
const WIDE: usize = 90;
/// Between the players.
const BETWEEN: &str = " - ";

/// The list as it is drawn; `lit` is the game lit.
pub(super) fn drawn<'a>(
    review: &'a Review,
    lit: usize,
    text: &'a Text,
    theme: Theme,
    area: Rect,
) -> Drawn<'a> {
    let games = review.opened.collection.games();
    let room = width(area);
    let event = if room >= WIDE { EVENT } else { 0 };
    let others = NUMBER + RESULT + SIZE + MOVES + 4 + if event > 0 { event + 1 } else { 0 };
    let players = room.saturating_sub(others);
    let row = move |[number, who, what, result, size, moves]: [&str; 6]| {
        let what = if event > 0 { format!("{} ", pad(what, event)) } else { String::new() };
        let (number, who) = (pad_left(number, NUMBER), pad(who, players));
        format!("{number} {who} {what}{} {} {}", pad(result, RESULT), pad(size, SIZE), pad_left(moves, MOVES))
    };
    let line = move |n: usize| {
        let Some(game) = games.get(n).map(InShort::of) else { return <_>::default() };
        let names = cut_names(&names(&game.black, &game.white, text), players.saturating_sub(BETWEEN.len()));
        let who = format!("{}{BETWEEN}{}", names.black, names.white);
        let (number, moves) = ((n + 1).to_string(), game.moves.to_string());
        (row([&number, &who, &game.event, &game.result, &game.size, &moves]), theme.text())
    };
    let words = &text.shelf;
    let heads = [
        text.files.number,
        words.players,
        text.review.head.event,
        words.result,
        text.files.size,
        words.moves,
    ];
    let below = games.get(lit).map(InShort::of).map_or_else(String::new, |game| {
        let names = names(&game.black, &game.white, text);
        let players = format!("{}{BETWEEN}{}", names.black, names.white);
        let parts = [players, game.event, game.result];
        let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        fit(&parts.join(text.word.comma), room * 3)
    });
    Drawn {
        title: (text.files.games_title)(&visible::line(&review.opened.name)),
        count: (words.games)(games.len()),
        heads: row(heads),
        lines: games.len(),
        line: Box::new(line),
        lit,
        below,
    }
}
