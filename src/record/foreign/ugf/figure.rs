//! `[Figure]`: texts at moves, `.Text,n` … `.EndText`, with letters on points, `.#,x,y,A`; and diagrams, `.Fig,n,…` …
//! `.EndFig`: stones with the number 0 that make a position, moves from there, and a text.

use std::collections::HashMap;

use super::super::draft::{At, Draft};
use super::super::faults::Faults;
use super::super::lines::Line;
use super::super::values::number;
use super::data::{Entry, entry};
use super::{Game, follow};
use crate::record::problem::Kind;
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::Position;
use crate::rules::ruleset::KoRule;

/// So many positions of the game are compared with those of diagrams.
const MOST_POSITIONS: usize = 2000;

/// The heading of a diagram is its seventh field.
const HEADING: usize = 6;

/// A text, and letters on points.
#[derive(Default)]
struct Told<'a> {
    text: Vec<&'a str>,
    labels: Vec<(Point, &'a str)>,
}

/// A diagram.
struct Figure<'a> {
    at: usize,
    after: u32,
    heading: &'a str,
    stones: Vec<(Point, Color)>,
    moves: Vec<Entry>,
    told: Told<'a>,
}

/// What the line belongs to.
enum Open<'a> {
    Nothing,
    Text(u32, Told<'a>),
    Figure(Figure<'a>),
    FigureText(Figure<'a>),
}

/// Reads the section into the game.
pub(super) fn read<'a>(lines: impl Iterator<Item = Line<'a>>, game: &mut Game, faults: &mut Faults) {
    let mut boards = None;
    let mut open = Open::Nothing;
    let mut last = None;
    for whole in lines {
        let line = whole.trimmed();
        last = Some(line.at);
        let word = line.text.split(',').next().unwrap_or_default();
        open = match (open, word) {
            (Open::Text(after, told), ".EndText") => {
                let at = game.after(after);
                tell(&told, at, &mut game.draft);
                Open::Nothing
            }
            (Open::Text(after, mut told), _) => {
                read_told(&mut told, whole, word, game, faults);
                Open::Text(after, told)
            }
            (Open::FigureText(figure), ".EndText") => Open::Figure(figure),
            (Open::FigureText(mut figure), _) if word != ".EndFig" => {
                read_told(&mut figure.told, whole, word, game, faults);
                Open::FigureText(figure)
            }
            (Open::Figure(figure) | Open::FigureText(figure), ".EndFig") => {
                show(&figure, &mut boards, game, faults);
                Open::Nothing
            }
            (Open::Figure(figure), ".Text") => Open::FigureText(figure),
            (Open::Figure(mut figure) | Open::FigureText(mut figure), _) => {
                if let Some(entry) = entry(line, game.grid, faults) {
                    match (entry.number, entry.color, entry.point) {
                        (Some(0), Some(color), Some(point)) => figure.stones.push((point, color)),
                        _ => figure.moves.push(entry),
                    }
                }
                Open::Figure(figure)
            }
            (Open::Nothing, ".Text") => Open::Text(after(line, game, faults), Told::default()),
            (Open::Nothing, ".Fig") => Open::Figure(Figure {
                at: line.at,
                after: after(line, game, faults),
                heading: line.text.split(',').nth(HEADING).unwrap_or_default().trim(),
                stones: Vec::new(),
                moves: Vec::new(),
                told: Told::default(),
            }),
            (Open::Nothing, "" | ".EndText" | ".EndFig") => Open::Nothing,
            (Open::Nothing, word) => {
                let word: String = word.chars().take(16).collect();
                faults.add(Kind::Syntax, line.at, &word, "this line cannot be read and is passed over");
                Open::Nothing
            }
        };
    }
    if let (Open::Text(..) | Open::Figure(_) | Open::FigureText(_), Some(at)) = (&open, last) {
        faults.add(Kind::Truncated, at, "Figure", "the file ends inside this text");
    }
    match open {
        Open::Nothing => {}
        Open::Text(after, told) => {
            let at = game.after(after);
            tell(&told, at, &mut game.draft);
        }
        Open::Figure(figure) | Open::FigureText(figure) => show(&figure, &mut boards, game, faults),
    }
}

/// After how many moves something stands.
fn after(line: Line<'_>, game: &Game, faults: &mut Faults) -> u32 {
    let said = line.text.split(',').nth(1).and_then(number);
    let is_move = |n: u32| usize::try_from(n).is_ok_and(|n| n < game.line.len());
    if !said.is_some_and(is_move) {
        let word = line.text.split(',').next().unwrap_or_default();
        faults.value(line.at, word, "the game has no such move");
    }
    said.unwrap_or(0)
}

fn read_told<'a>(told: &mut Told<'a>, line: Line<'a>, word: &str, game: &Game, faults: &mut Faults) {
    if word != ".#" {
        told.text.push(line.text);
        return;
    }
    let mut fields = line.text.splitn(4, ',').skip(1);
    let mut next = || fields.next().and_then(number);
    let point = next().zip(next()).and_then(|(x, y)| game.grid.point(x, y));
    match (point.filter(|point| game.grid.size.has(*point)), fields.next()) {
        (Some(point), Some(label)) if !label.trim().is_empty() => told.labels.push((point, label.trim())),
        _ => faults.add(Kind::Syntax, line.at, ".#", "this label cannot be read and is passed over"),
    }
}

fn tell(told: &Told<'_>, at: At, draft: &mut Draft) {
    draft.comment(at, &told.text.join("\n"));
    for (point, label) in &told.labels {
        draft.label(at, *point, label);
    }
}

/// The positions of the game, from the stones in them to how many moves were made.
struct Boards {
    all: Vec<Vec<(Point, Color)>>,
    moves: HashMap<Vec<(Point, Color)>, Vec<usize>>,
}

impl Boards {
    fn of(game: &Game) -> Self {
        let size = game.grid.size;
        let stones: Vec<(Point, Color)> = game.stones.iter().map(|(point, color)| (*point, *color)).collect();
        let mut position = Position::set_up(size, KoRule::None, true, &stones, Color::Black)
            .unwrap_or_else(|_| Position::new(size, KoRule::None, true));
        let mut boards = Self { all: Vec::new(), moves: HashMap::new() };
        for (number, at) in game.line.iter().take(MOST_POSITIONS).enumerate() {
            if let Some((color, Some(point))) = game.draft.made(*at)
                && size.has(point)
            {
                position.force(color, point);
            }
            let mut stones: Vec<(Point, Color)> = position.board().stones().collect();
            stones.sort_unstable();
            boards.moves.entry(stones.clone()).or_default().push(number);
            boards.all.push(stones);
        }
        boards
    }

    /// After how many moves these stones lie on the board: the last time up to `after`, or else the first time behind.
    fn find(&self, stones: &[(Point, Color)], after: usize) -> Option<usize> {
        let moves = self.moves.get(stones)?;
        moves.iter().rev().find(|number| **number <= after).or(moves.first()).copied()
    }
}

/// Shows a diagram as a variation: from where the game stood as it does, or else from a position that is laid.
fn show(figure: &Figure<'_>, boards: &mut Option<Boards>, game: &mut Game, faults: &mut Faults) {
    let mut stones: Vec<_> =
        figure.stones.iter().copied().filter(|(point, _)| game.grid.size.has(*point)).collect();
    stones.sort_unstable();
    stones.dedup_by_key(|(point, _)| *point);
    let mut at = game.after(figure.after);
    let mut is_laid = false;
    if !stones.is_empty() {
        let boards = boards.get_or_insert_with(|| Boards::of(game));
        let after = usize::try_from(figure.after).unwrap_or(usize::MAX);
        if let Some(number) = boards.find(&stones, after) {
            at = game.line[number];
        } else if let Some(there) = boards.all.get(after.min(boards.all.len() - 1)) {
            at = game.draft.add(at, None);
            lay(&stones, there, at, &mut game.draft);
            is_laid = true;
        }
    }
    let mut mover = game.draft.made(at).map_or(Color::Black, |(color, _)| !color);
    let moves = figure.moves.iter().map(|entry| {
        let color = entry.color.unwrap_or(mover);
        mover = !color;
        (color, entry.point)
    });
    let from = at;
    let (at, first) = follow(&mut game.draft, at, moves);
    let first = if is_laid { Some(from) } else { first };
    if let Some(first) = first.filter(|_| !figure.heading.is_empty()) {
        game.draft.name(first, figure.heading);
    }
    if figure.moves.is_empty() && figure.stones.is_empty() && figure.told.text.is_empty() {
        faults.add(Kind::Syntax, figure.at, ".Fig", "this diagram is empty");
    }
    tell(&figure.told, at, &mut game.draft);
}

/// Makes one position of another.
fn lay(stones: &[(Point, Color)], there: &[(Point, Color)], at: At, draft: &mut Draft) {
    for (point, color) in stones {
        if there.binary_search(&(*point, *color)).is_err() {
            draft.stone(at, *point, Some(*color));
        }
    }
    for (point, _) in there {
        if stones.binary_search_by_key(point, |(own, _)| *own).is_err() {
            draft.stone(at, *point, None);
        }
    }
}
