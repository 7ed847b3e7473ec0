//! Bindings of a board: its cursor, and a point typed by name.

use super::{help_beside_text, suspend};
use crate::app::bind::Bind;
use crate::app::desk::Desk;
use crate::app::next::Next;
use crate::rules::handicap::star_points;
use crate::rules::point::{Point, Size};

/// Where a cursor goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// To the left.
    Left,
    /// Down.
    Down,
    /// Up.
    Up,
    /// To the right.
    Right,
}

impl Way {
    /// The next point on the way, or the same at the edge.
    pub fn step(self, from: Point, size: Size) -> Point {
        let (x, y) = (from.x(), from.y());
        match self {
            Self::Left => Point::new(x.saturating_sub(1), y),
            Self::Right => Point::new((x + 1).min(size.width() - 1), y),
            Self::Up => Point::new(x, y.saturating_sub(1)),
            Self::Down => Point::new(x, (y + 1).min(size.height() - 1)),
        }
    }
}

/// A board with a cursor.
pub trait Pointing: Sized + 'static {
    /// The cursor, and the board it is on.
    fn cursor(&mut self) -> (&mut Point, Size);

    /// It was moved.
    fn pointed(&mut self, _desk: &mut Desk) {}

    /// The keys that move it: by one, and with Shift to the next star line.
    const CURSOR: &'static [Bind<Self>] = &[
        Bind::on("left h", |text| text.key.cursor, |board: &mut Self, desk| step(board, Way::Left, desk))
            .named(|text| text.key_name.arrows.to_owned()),
        Bind::also("down j", |board, desk| step(board, Way::Down, desk)),
        Bind::also("up k", |board, desk| step(board, Way::Up, desk)),
        Bind::also("right l", |board, desk| step(board, Way::Right, desk)),
        Bind::on("s-left H", |text| text.key.leap, |board: &mut Self, desk| leap(board, Way::Left, desk))
            .named(|text| text.key_name.shift_arrows.to_owned())
            .in_help(),
        Bind::also("s-down J", |board, desk| leap(board, Way::Down, desk)),
        Bind::also("s-up K", |board, desk| leap(board, Way::Up, desk)),
        Bind::also("s-right L", |board, desk| leap(board, Way::Right, desk)),
    ];
}

fn step<S: Pointing>(board: &mut S, way: Way, desk: &mut Desk) {
    let (cursor, size) = board.cursor();
    *cursor = way.step(*cursor, size);
    board.pointed(desk);
}

fn leap<S: Pointing>(board: &mut S, way: Way, desk: &mut Desk) {
    let (cursor, size) = board.cursor();
    let (x, y) = (cursor.x(), cursor.y());
    let stars = star_points(size);
    let columns = || stars.iter().map(|p| p.x()).chain([0, size.width() - 1]);
    let rows = || stars.iter().map(|p| p.y()).chain([0, size.height() - 1]);
    *cursor = match way {
        Way::Left => Point::new(columns().filter(|&c| c < x).max().unwrap_or(x), y),
        Way::Right => Point::new(columns().filter(|&c| c > x).min().unwrap_or(x), y),
        Way::Up => Point::new(x, rows().filter(|&r| r < y).max().unwrap_or(y)),
        Way::Down => Point::new(x, rows().filter(|&r| r > y).min().unwrap_or(y)),
    };
    board.pointed(desk);
}

/// A board on which a point can be typed.
pub trait Names: Pointing {
    /// What has been typed of a point, while one is typed.
    fn naming(&mut self) -> Option<&mut String>;

    /// None is typed any more.
    fn stop_naming(&mut self);

    /// A point was named.
    fn named(&mut self, p: Point, desk: &mut Desk) -> Next;

    /// The keys of the field.
    const NAME: &'static [Bind<Self>] = &[
        Bind::to(
            "enter",
            |text| text.key.accept,
            |board: &mut Self, desk| take_point(board, desk).map_or(Next::Stay, |p| board.named(p, desk)),
        )
        .commits(),
        Bind::also("backspace", |board, desk| {
            if let Some(field) = board.naming() {
                field.pop();
                desk.notice = None;
            }
        }),
        Bind::on(
            "c-u",
            |text| text.key.clear,
            |board: &mut Self, desk| {
                if let Some(field) = board.naming() {
                    field.clear();
                    desk.notice = None;
                }
            },
        )
        .in_help(),
        help_beside_text(),
        Bind::on(
            "esc c-c",
            |text| text.key.back,
            |board: &mut Self, desk| {
                board.stop_naming();
                desk.notice = None;
            },
        ),
        suspend(),
    ];
}

/// The point that typed text means on a board of this size. `D4` and record letters can be told apart: one has
/// a digit, the other is two letters. An `m` before it is the key that opens the field, typed once more.
pub fn typed_point(typed: &str, size: Size) -> Option<Point> {
    let named = |typed: &str| {
        size.parse(typed).or_else(|| Point::from_sgf(&typed.to_lowercase())).filter(|&p| size.has(p))
    };
    named(typed).or_else(|| named(typed.strip_prefix(['m', 'M'])?))
}

/// Takes the point out of the field and closes it. What means none stays there, and it is told why.
fn take_point<S: Names>(board: &mut S, desk: &mut Desk) -> Option<Point> {
    let size = board.cursor().1;
    let typed = board.naming()?.clone();
    let point = typed_point(&typed, size);
    if point.is_some() || typed.is_empty() {
        board.stop_naming();
    }
    if !typed.is_empty() {
        desk.notice = None;
    }
    if point.is_none() && !typed.is_empty() {
        desk.warn((desk.text.refusal.no_such_point)(&typed));
    }
    point
}

/// Types into it. After what meant no point a letter begins another, and a digit goes on with what stands there.
pub fn type_point(field: &mut String, c: char, desk: &mut Desk) {
    if c.is_ascii_alphabetic() && desk.notice.as_ref().is_some_and(|notice| notice.bad) {
        field.clear();
    }
    if c.is_ascii_alphanumeric() && field.len() < 5 {
        field.push(c);
        desk.notice = None;
    }
}
