//! How the panel is shared out: players, what was played, the comment, the moves, the game's headers.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::board::{Arrangement, PanelPlace};
use super::super::line::{columns, fit, put, put_right};
use super::super::theme::Theme;
use super::plate::{self, Detail};
use super::said::{self, Seen};
use super::{comment, info, moves, status};
use crate::app::Desk;
use crate::app::review::Review;
use crate::rules::color::Color;
use crate::text::{Text, visible};

/// From this many rows on both players have large clocks.
const TALL: u16 = 44;
/// From this many rows on both players have lids.
const LIDS: u16 = 18;
/// Rows the list of moves keeps beside a comment.
const MOVE_ROWS: (u16, u16) = (3, 12);
/// Rows below the players that are enough for everything.
const SPACIOUS: u16 = 24;
/// Rows of moves and comment from which on the game's headers always stand below.
const ROOMY: u16 = 14;

/// Where the parts of the panel stand.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Parts {
    /// The title, where it has no row of its own.
    pub title: Option<Rect>,
    /// Both players.
    pub plates: [Rect; 2],
    /// What was played.
    pub status: Rect,
    /// The moves.
    pub moves: Option<Rect>,
    /// The comment.
    pub comment: Option<Rect>,
    /// The game's headers.
    pub info: Option<Rect>,
    /// Whether the headers have no room of their own and stand before the comment.
    flows: bool,
}

impl Parts {
    /// Shares the panel out. At one size of the screen the parts stay where they are while one steps, but for the
    /// beginning, where the headers take the place of the moves.
    pub fn of(review: &Review, desk: &Desk, theme: Theme, screen: &Arrangement) -> Self {
        let panel = screen.panel;
        match screen.place {
            PanelPlace::Squeezed => {
                let [top, below] = [0, 1].map(|row| Rect { y: panel.y + row, height: 1, ..panel });
                let half = top.width / 2;
                let left = Rect { width: half.saturating_sub(1), ..top };
                let right = Rect { x: top.x + half, width: top.width - half, ..top };
                Self { plates: [left, right], status: below, ..Self::default() }
            }
            PanelPlace::Under => {
                let half = panel.width / 2;
                let left = Rect { x: panel.x + 1, width: half.saturating_sub(2), ..panel };
                let right = Rect { x: panel.x + half, width: panel.width - half - 1, ..panel };
                let mut parts = Self::default();
                let left = parts.plates(review, left);
                parts.status = left;
                parts.content(review, desk, Seen { pitch: screen.board.pitch, theme }, right);
                parts
            }
            PanelPlace::Beside => {
                let mut area = Rect { x: panel.x + 2, width: panel.width.saturating_sub(3), ..panel };
                let mut parts = Self::default();
                if screen.title.is_none() {
                    parts.title = Some(Rect { height: area.height.min(1), ..area });
                    area = below(area, 2);
                }
                area = below(parts.plates(review, area), 1);
                let lines = status::lines(review, desk, theme, usize::from(area.width)).len();
                // At the beginning the headers need the room, where there is little.
                let least = if review.index() == 0 && area.height < SPACIOUS { 1 } else { 3 };
                let rows = u16::try_from(lines.max(least)).unwrap_or(u16::MAX);
                parts.status = Rect { height: rows.min(area.height), ..area };
                let seen = Seen { pitch: screen.board.pitch, theme };
                parts.content(review, desk, seen, below(area, rows + 1));
                parts
            }
        }
    }

    /// Places both plates at the top; returns what is left.
    fn plates(&mut self, review: &Review, area: Rect) -> Rect {
        let detail = match area.height {
            TALL.. => Detail::Large,
            LIDS.. => Detail::Full,
            _ => Detail::Short,
        };
        let rows = plate::rows(review, detail);
        let first = Rect { height: rows.min(area.height), ..area };
        let rest = below(area, rows + u16::from(detail == Detail::Large));
        self.plates = [first, Rect { height: rows.min(rest.height), ..rest }];
        below(rest, rows)
    }

    /// Shares out what is below players and status.
    fn content(&mut self, review: &Review, desk: &Desk, seen: Seen, mut area: Rect) {
        if desk.options.quiet || area.is_empty() {
            return;
        }
        let width = usize::from(area.width);
        let lines = info::lines(review, desk.text, width).len();
        let rows = u16::try_from(lines).unwrap_or(u16::MAX);
        let always = area.height >= rows.saturating_add(ROOMY);
        let at_root = review.index() == 0;
        if always {
            self.info = Some(Rect { y: area.bottom() - rows, height: rows, ..area });
            area.height -= rows + 1;
        } else if at_root {
            let said = said::here(review, desk.text, seen).join("\n\n");
            let kept = comment::rows(&said, area.width);
            self.flows = rows.saturating_add(kept) > area.height;
            if !self.flows {
                self.info = Some(Rect { height: rows, ..area });
                area = below(area, rows + u16::from(rows + kept < area.height));
            }
        }
        if at_root && !always {
            self.comment = (!area.is_empty()).then_some(area);
        } else if review.has_comments() {
            let rows = (area.height / 3).clamp(MOVE_ROWS.0, MOVE_ROWS.1).min(area.height);
            let rows = rows.min(moves::rows(review, area));
            self.moves = Some(Rect { height: rows, ..area });
            let rest = below(area, rows + 1);
            self.comment = (!rest.is_empty()).then_some(rest);
        } else {
            self.moves = Some(area);
        }
    }
}

/// Draws everything but the board and the bottom rows.
pub(super) fn draw(review: &Review, desk: &Desk, theme: Theme, screen: &Arrangement, buf: &mut Buffer) {
    let text = desk.text;
    let parts = Parts::of(review, desk, theme, screen);
    if let Some(area) =
        screen.title.map(|area| Rect { x: area.x + 1, width: area.width - 2, ..area }).or(parts.title)
    {
        let (title, file) = heading(review, text);
        let room = usize::from(area.width);
        let title = fit(&title, room);
        put(buf, area, area.x, area.y, &title, theme.strong());
        if columns(&title) + columns(&file) + 2 <= room {
            put_right(buf, area, area.y, &file, theme.dim());
        }
    }
    for (area, color) in parts.plates.into_iter().zip(Color::ALL) {
        plate::draw(review, color, text, theme, area, buf);
    }
    if screen.place == PanelPlace::Squeezed {
        status::draw_row(review, desk, theme, screen.board.pitch, parts.status, buf);
        return;
    }
    status::draw(review, desk, theme, parts.status, buf);
    if let Some(area) = parts.moves {
        moves::draw(review, text, theme, area, buf);
    }
    if let Some(area) = parts.comment {
        let mut said = said::here(review, text, Seen { pitch: screen.board.pitch, theme });
        if parts.flows {
            said.insert(0, said::headers(review, text, usize::from(area.width)));
        }
        comment::draw(review, &said.join("\n\n"), text, theme, area, buf);
    }
    if let Some(area) = parts.info {
        info::draw(review, text, theme, area, buf);
    }
}

/// What the game is known as, or the event, with its date; empty where the record says none of it.
fn title(review: &Review, text: &Text) -> String {
    let info = &review.info;
    let parts = match review.known_as(text) {
        Some(name) => [name, "", &info.date],
        None if info.event.is_empty() => [info.name.as_str(), &info.round, &info.date],
        None => [info.event.as_str(), &info.round, &info.date],
    };
    let parts = parts.map(|part| visible::line(part).into_owned());
    parts.iter().filter(|part| !part.is_empty()).map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// What stands at both ends of the title's row: the title, the file's name and which of its games is shown. Where
/// there is no title, the file's name stands in its place and nowhere else.
fn heading(review: &Review, text: &Text) -> (String, String) {
    let (title, name) = (title(review, text), visible::line(&review.opened.name).into_owned());
    let which = match review.game() {
        (_, 1) => String::new(),
        (game, all) => (text.review.game_of)(game, all),
    };
    if title.is_empty() {
        return (name, which);
    }
    let file = if which.is_empty() { name } else { format!("{name}  {which}") };
    (title, file)
}

/// What is left of `area` under its first `rows` rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}
