//! A list of games as a table, the search above it, the lit game in full below it.

pub mod panel;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::choice;
use super::home::{cut_names, names};
use super::line::{columns, cut, fit, fit_front, pad, pad_left, put, put_right, wrap};
use super::page::{Look, above_keys};
use super::theme::Theme;
use crate::app::Desk;
use crate::app::form::Line;
use crate::app::shelf::{Book, List, Shelf, State};
use crate::text::{Text, visible};

/// Columns of the date.
const DATE: usize = 10;
/// Columns of a year alone.
const YEAR: usize = 4;
/// Columns of the number of moves.
const MOVES: usize = 5;
/// Columns of the result.
const RESULT: usize = 12;
/// Columns of the rules, where there is room for them.
const RULES: usize = 22;
/// Columns of what a famous game is known as, and of its players.
const TITLE: usize = 30;
/// Columns of the folder.
const FOLDER: usize = 14;
/// The longest the event or the folder gets below the list, in columns.
const LONGEST_PART: usize = 40;
/// From so many columns on nothing is left out.
const WIDE: u16 = 96;
/// From so many columns on there is more between the columns.
const MIDDLE: u16 = 76;
/// Rows above the list: title, search, heads.
const ABOVE: u16 = 3;
/// Rows below it: the lit game.
const BELOW: u16 = 2;

/// Where the list is, and the first game in it.
struct Plan {
    inner: Rect,
    rows: Rect,
    first: usize,
}

fn plan(shelf: &Shelf, area: Rect) -> Plan {
    let margin = u16::from(area.width > 60);
    let inner = Rect { x: area.x + margin, width: area.width.saturating_sub(2 * margin), ..area };
    let height = area.height.saturating_sub(ABOVE + BELOW);
    let rows = Rect { y: area.y + ABOVE.min(area.height), height, ..inner };
    // The lit game stands in the middle, but at the ends no row stays empty.
    let last = shelf.found().len().saturating_sub(usize::from(height));
    Plan { inner, rows, first: shelf.lit.saturating_sub(usize::from(height) / 2).min(last) }
}

/// The game on a cell of the screen, counted among those found.
pub fn row_at(shelf: &Shelf, area: Rect, column: u16, row: u16) -> Option<usize> {
    if let Some(over) = &shelf.panel {
        let (lines, lit) = panel::lines(over);
        return choice::row_at(lines, lit, above_keys(area), column, row);
    }
    let plan = plan(shelf, above_keys(area));
    let at = plan.rows.contains((column, row).into()).then(|| plan.first + usize::from(row - plan.rows.y))?;
    (at < shelf.found().len()).then_some(at)
}

/// Draws the list into what is left above the keys.
pub fn draw(shelf: &Shelf, desk: &Desk, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let (theme, text, plan) = (look.theme, desk.text, plan(shelf, area));
    let (inner, words) = (plan.inner, &text.shelf);
    if let Some(over) = &shelf.panel {
        choice::draw(&panel::drawn(over, text, theme, area), theme, area, buf);
        if let Some(field) = &shelf.field {
            draw_typed(field.label(text), &field.line, (inner, inner.y + 1), theme, buf);
        }
        return;
    }
    let title = match shelf.list {
        List::Saved => words.saved,
        List::Famous => words.famous,
    };
    put(buf, inner, inner.x, inner.y, title, theme.accent());
    if let Some(files) = shelf.files() {
        let (found, all) = (shelf.found().len(), shelf.books().len());
        let mut count = if found == all { (words.games)(all) } else { (words.found)(found, all) };
        if !shelf.is_whole() {
            count = (text.files.reading)(all, files);
        }
        put_right(buf, inner, inner.y, &count, theme.dim());
    }
    draw_search(shelf, inner, theme, text, buf);
    let foldered = shelf.books().iter().any(|book| !book.own);
    let table = Table::new(shelf.list, usize::from(inner.width), foldered);
    put(buf, inner, inner.x, inner.y + 2, &table.heads(text), theme.dim());
    let shown = shelf.found().enumerate().skip(plan.first);
    for (y, (n, book)) in (plan.rows.y..plan.rows.bottom()).zip(shown) {
        let lit = n == shelf.lit;
        let style = match (&book.state, lit) {
            (_, true) => theme.chosen(),
            (State::Damaged(_), false) => theme.alarm(),
            (State::Unfinished, false) => theme.strong(),
            (State::Finished, false) => theme.text(),
        };
        put(buf, plan.rows, inner.x, y, &table.row(book, text), style);
    }
    if shelf.is_whole() && shelf.found().len() == 0 {
        let why = match shelf.search.text() {
            "" => words.empty.to_owned(),
            typed => (words.nothing)(&visible::line(typed)),
        };
        for (y, line) in (plan.rows.y..plan.rows.bottom()).zip(wrap(&why, usize::from(inner.width))) {
            put(buf, plan.rows, inner.x, y, &line, theme.dim());
        }
    }
    if let Some(book) = shelf.chosen() {
        let below =
            Rect { y: plan.rows.bottom(), height: area.bottom().saturating_sub(plan.rows.bottom()), ..inner };
        let lines = wrap(&in_full(book, text, usize::from(inner.width)), usize::from(inner.width));
        let style = if matches!(book.state, State::Damaged(_)) { theme.alarm() } else { theme.dim() };
        for (y, line) in (below.y..below.bottom()).zip(lines) {
            put(buf, below, inner.x, y, &line, style);
        }
    }
}

fn draw_search(shelf: &Shelf, inner: Rect, theme: Theme, text: &Text, buf: &mut Buffer) {
    let place = (inner, inner.y + 1);
    let typed = shelf.search.text();
    if let Some(field) = &shelf.field {
        match &field.record {
            None => draw_typed(field.label(text), &field.line, place, theme, buf),
            Some(record) => {
                let x = put(buf, inner, inner.x, inner.y + 1, field.label(text), theme.strong());
                let told = (text.files.pasted)(record.chars().count());
                put(buf, inner, x, inner.y + 1, &told, theme.chosen());
            }
        }
    } else if shelf.searching {
        draw_typed(text.shelf.search, &shelf.search, place, theme, buf);
    } else if !typed.is_empty() {
        let x = put(buf, inner, inner.x, inner.y + 1, text.shelf.search, theme.strong());
        put(buf, inner, x, inner.y + 1, &visible::line(typed), theme.text());
    }
}

/// Draws a line being typed behind what it is for. Where it is too long, the caret stays in sight.
pub(super) fn draw_typed(label: &str, line: &Line, (area, y): (Rect, u16), theme: Theme, buf: &mut Buffer) {
    let x = put(buf, area, area.x, y, label, theme.strong());
    let (before, after) = line.around();
    let room = usize::from(area.right().saturating_sub(x)).saturating_sub(2);
    let before = visible::line(before);
    let before = &fit_front(&before, room);
    if line.lit() {
        put(buf, area, x, y, before, theme.chosen());
        return;
    }
    let x = put(buf, area, x, y, before, theme.text());
    let mut rest = after.chars();
    let under = rest.next().map_or_else(|| " ".to_owned(), String::from);
    let x = put(buf, area, x, y, &visible::line(&under), theme.chosen());
    put(buf, area, x, y, &visible::line(rest.as_str()), theme.text());
}

/// The columns of the table; those without room have no width.
struct Table {
    date: usize,
    about: usize,
    players: usize,
    result: usize,
    /// The folder, where some lie in one the user has added.
    folder: usize,
    list: List,
    gap: usize,
}

impl Table {
    fn new(list: List, width: usize, foldered: bool) -> Self {
        let (wide, middle) = (width + 4 > usize::from(WIDE), width + 4 > usize::from(MIDDLE));
        let gap = if middle { 2 } else { 1 };
        let (date, about, result) = match list {
            List::Saved => (DATE, if wide { RULES } else { 0 }, RESULT),
            List::Famous if middle => (DATE, TITLE, if wide { RESULT } else { 0 }),
            List::Famous => (YEAR, TITLE, 0),
        };
        let folder = if wide && foldered { FOLDER } else { 0 };
        let mut table = Self { date, about, players: 0, result, folder, list, gap };
        let taken: usize =
            [date, about, result, folder, MOVES].iter().filter(|&&n| n > 0).map(|n| n + gap).sum();
        table.players = width.saturating_sub(taken);
        if table.players < MOVES {
            table.about =
                (table.about + table.players).saturating_sub(if table.players > 0 { 0 } else { gap });
            table.players = 0;
        }
        table
    }

    fn line(&self, [date, about, players, result, moves, folder]: [&str; 6]) -> String {
        let mut cells = vec![pad(date, self.date)];
        let title = pad(about, self.about);
        let players = pad(players, self.players);
        match self.list {
            List::Saved => cells.extend([players, title, pad(result, self.result)]),
            List::Famous => cells.extend([title, players, pad(result, self.result)]),
        }
        cells.push(pad_left(moves, MOVES));
        cells.push(pad(folder, self.folder));
        cells.retain(|cell| !cell.is_empty());
        cells.join(&" ".repeat(self.gap))
    }

    fn heads(&self, text: &Text) -> String {
        let words = &text.shelf;
        let about = if self.list == List::Saved { words.rules } else { words.known_as };
        self.line([words.date, about, words.players, words.result, words.moves, text.files.folder])
    }

    fn row(&self, book: &Book, text: &Text) -> String {
        let damaged = matches!(book.state, State::Damaged(_));
        // A result that is too long takes its room from the players.
        let over =
            if self.result > 0 { columns(standing(book, text)).saturating_sub(self.result) } else { 0 };
        let room = self.players.saturating_sub(over);
        let players = if book.black.is_empty() && book.white.is_empty() {
            // Nobody is named: the file is.
            fit(&book.file, room)
        } else {
            let names = cut_names(&names(&book.black, &book.white, text), room.saturating_sub(BETWEEN.len()));
            format!("{}{BETWEEN}{}", names.black, names.white)
        };
        let moves = book.moves.filter(|&n| !damaged || n > 0).map_or_else(String::new, |n| n.to_string());
        let (about, date) = (&book.about, cut(&book.date, self.date));
        let folder = book.folder.rsplit(['/', '\\']).next().unwrap_or_default();
        self.line([date, about, &players, standing(book, text), &moves, folder])
    }
}

/// Between the players.
const BETWEEN: &str = " - ";

/// The result, or why there is none.
fn standing<'a>(book: &'a Book, text: &'a Text) -> &'a str {
    match book.state {
        State::Unfinished => text.shelf.unfinished,
        State::Finished => &book.result,
        State::Damaged(_) => text.shelf.damaged,
    }
}

/// Everything known about a game, in two rows of so many columns: names too long are cut rather than what follows.
fn in_full(book: &Book, text: &Text, width: usize) -> String {
    let words = &text.shelf;
    if let State::Damaged(why) = &book.state {
        let enter = book.moves.filter(|_| book.has_moves_left()).map(text.fault.rescue.enter);
        return (words.damaged_why)(&book.file, why) + &enter.unwrap_or_default();
    }
    let moves = book.moves.map_or_else(String::new, |n| (words.move_count)(n));
    let games = if book.games > 1 { (text.files.in_file)(book.games) } else { String::new() };
    let most = LONGEST_PART.min(width * 2 / 5);
    let [event, folder, date, about] =
        [&book.event, &book.folder, &book.date, &book.about].map(|part| fit(part, most));
    let told = |file: &str| {
        let rest = [date.as_str(), standing(book, text), &moves, &about, &games, &event, file, &folder];
        let known = |part: &&str| columns(part) > 0 && *part != words.unknown;
        let rest: Vec<&str> = rest.into_iter().filter(known).collect();
        // Where a row is broken some columns stay empty.
        let taken: usize = rest.iter().map(|part| columns(part) + 2).sum::<usize>() + BETWEEN.len();
        let room = (2 * width).saturating_sub(taken + width / 4).max(width / 2);
        let names = cut_names(&names(&book.black, &book.white, text), room);
        let players = format!("{}{BETWEEN}{}", names.black, names.white);
        let parts: Vec<&str> = std::iter::once(players.as_str()).chain(rest).collect();
        (words.told)(&parts)
    };
    // Games of the same players and day are told apart by their files.
    if book.path.as_os_str().is_empty() {
        return told("");
    }
    let whole = told(&book.file);
    if wrap(&whole, width).len() <= usize::from(BELOW) { whole } else { told(&fit_front(&book.file, most)) }
}
