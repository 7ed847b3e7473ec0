//! A player in review: name and rank, the clock as it stood, the prisoners.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::line::{columns, fit, put, put_right};
use super::super::panel::{PLATE_ROWS, Plate, phase_words, stone};
use super::super::theme::Theme;
use crate::app::review::Review;
use crate::game::said;
use crate::rules::color::Color;
use crate::text::{Text, visible};

/// Rows a player takes: with `large` digits, with small ones, without a clock.
pub(super) fn rows(review: &Review, large: bool) -> u16 {
    match (review.is_timed(), large) {
        (true, true) => PLATE_ROWS,
        (true, false) => 2,
        (false, _) => 1,
    }
}

/// Draws a player into as many rows as `area` has.
pub(super) fn draw(review: &Review, color: Color, text: &Text, theme: Theme, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    if area.height >= PLATE_ROWS {
        return plate(review, color).draw(theme, text, area, buf);
    }
    let captures = (text.table.captures)(review.position().taken()[!color]);
    let reading = review.clocks()[color].as_ref();
    let next = review.position().to_move() == color;
    let style = if next { theme.strong() } else { theme.text() };
    put(buf, area, area.x, area.y, plate(review, color).marker(theme), theme.accent());
    let x = stone(theme, color, area.x + 2, area.y, area, buf) + 1;
    let room = usize::from(area.right().saturating_sub(x));
    let beside = if area.height == 1 {
        let clock = reading.map_or_else(String::new, |reading| format!("{}  ", reading.digits));
        let lid =
            if area.width < 30 { review.position().taken()[!color].to_string() } else { captures.clone() };
        format!("{clock}{lid}")
    } else {
        captures.clone()
    };
    let name = fit(&name(review, color, text), room.saturating_sub(columns(&beside) + 2));
    put(buf, area, x, area.y, &name, style);
    put_right(buf, Rect { height: 1, ..area }, area.y, &beside, theme.dim());
    if let Some(reading) = reading
        && area.height > 1
    {
        let x = put(buf, area, x, area.y + 1, &reading.digits, style) + 2;
        let words = fit(&phase_words(reading, text), usize::from(area.right().saturating_sub(x)));
        put(buf, area, x, area.y + 1, &words, theme.dim());
    }
}

fn plate(review: &Review, color: Color) -> Plate {
    Plate {
        color,
        name: entered(review, color),
        captures: review.position().taken()[!color],
        reading: review.clocks()[color].clone(),
        to_move: review.position().to_move() == color,
        note: None,
    }
}

/// The name as it can be shown, the colour where the record names nobody.
fn name(review: &Review, color: Color, text: &Text) -> String {
    let entered = visible::line(&entered(review, color)).into_owned();
    if entered.is_empty() { said::color(color, text).to_owned() } else { entered }
}

/// Name and rank, or the team, as the record has them.
fn entered(review: &Review, color: Color) -> String {
    let info = &review.info;
    let (name, rank, team) = match color {
        Color::Black => (&info.black, &info.black_rank, &info.black_team),
        Color::White => (&info.white, &info.white_rank, &info.white_team),
    };
    let name = if name.is_empty() { team } else { name };
    format!("{name} {rank}").trim().to_owned()
}
