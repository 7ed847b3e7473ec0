//! A player in review: name and rank, the clock as it stood, the prisoners.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::line::{columns, put, put_right};
use super::super::panel::{PLATE_ROWS, Plate, phase_within, stone};
use super::super::players::Players;
use super::super::theme::Theme;
use crate::app::review::Review;
use crate::game::Game;
use crate::rules::color::Color;
use crate::text::Text;

/// How much of a player there is room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// A large clock, and a lid with the prisoners.
    Large,
    /// A clock in small digits, and a lid with the prisoners.
    Full,
    /// No lid, only the number of prisoners.
    Short,
}

/// Rows a player takes.
pub(super) fn rows(review: &Review, detail: Detail) -> u16 {
    let timed = review.is_timed();
    match detail {
        Detail::Large if timed => PLATE_ROWS,
        Detail::Large | Detail::Full => 2 + u16::from(timed),
        Detail::Short => 1 + u16::from(timed),
    }
}

/// Draws a player into as many rows as `area` has.
pub(super) fn draw(review: &Review, color: Color, text: &Text, theme: Theme, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let plate = plate(review, color);
    if area.height >= PLATE_ROWS {
        return plate.draw(theme, text, area, buf);
    }
    let has_lid = area.height >= rows(review, Detail::Full);
    let reading = review.clocks()[color].as_ref();
    let style = if plate.to_move { theme.strong() } else { theme.text() };
    put(buf, area, area.x, area.y, plate.marker(theme), theme.accent());
    let x = stone(theme, color, area.x + 2, area.y, area, buf) + 1;
    let clock = reading.filter(|_| area.height == 1).map(|reading| reading.digits.clone());
    let lid = (!has_lid).then(|| match area.width {
        ..30 => plate.captures.to_string(),
        _ => (text.table.captures)(plate.captures),
    });
    let beside = clock.into_iter().chain(lid).collect::<Vec<_>>().join("  ");
    let room = usize::from(area.right().saturating_sub(x));
    let name = name(review, color, room.saturating_sub(columns(&beside) + 1), text);
    put(buf, area, x, area.y, &name, style);
    put_right(buf, Rect { height: 1, ..area }, area.y, &beside, theme.dim());
    let mut y = area.y + 1;
    if let Some(reading) = reading
        && area.height > 1
    {
        let after = put(buf, area, x, y, &reading.digits, style) + 2;
        let words = phase_within(usize::from(area.right().saturating_sub(after)), reading, None, text);
        put(buf, area, after, y, &words, theme.dim());
        y += 1;
    }
    if has_lid {
        let lid = Rect { x, y, width: area.right().saturating_sub(x), height: 1 };
        plate.draw_lid(theme, text, lid, buf);
    }
}

fn plate(review: &Review, color: Color) -> Plate {
    Plate {
        color,
        players: players(review, color),
        captures: review.step().prisoners[!color],
        reading: review.clocks()[color].clone(),
        to_move: review.step().next == color,
        penalties: None,
        over: false,
        note: None,
        count: None,
    }
}

/// The name as it can be shown, the colour where the record names nobody.
fn name(review: &Review, color: Color, width: usize, text: &Text) -> String {
    let to_move = review.step().next == color;
    players(review, color).shown(color, to_move, width, text)
}

/// Who plays: in a game of four this program wrote, both of a side.
fn players(review: &Review, color: Color) -> Players {
    match review.own().map(Game::terms).filter(|terms| terms.is_for_four()) {
        Some(terms) => Players::of(terms, color, review.turns(color)),
        None => Players { name: entered(review, color), second: None },
    }
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
