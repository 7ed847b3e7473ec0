//! What happened at the table, told of the board laid otherwise.

use super::envelope;
use super::event::{Event, PassWhy};
use crate::rules::board::Board;
use crate::rules::point::{Point, Size};
use crate::rules::position::Move;
use crate::rules::symmetry::Symmetry;

impl Event {
    /// The same event on a board of `size` laid so; `None` where what it holds cannot be read.
    pub fn laid(&self, symmetry: Symmetry, size: Size) -> Option<Self> {
        let point = |p: Point| size.has(p).then(|| symmetry.point(p, size));
        let points = |list: &[Point]| list.iter().map(|&p| point(p)).collect::<Option<Vec<_>>>();
        Some(match self {
            Self::Play { by, p } => Self::Play { by: *by, p: point(*p)? },
            Self::Pass { by, why: PassWhy::Void { p, reason } } => {
                Self::Pass { by: *by, why: PassWhy::Void { p: point(*p)?, reason: *reason } }
            }
            Self::Mark { dead, neutral, open } => {
                Self::Mark { dead: points(dead)?, neutral: points(neutral)?, open: points(open)? }
            }
            Self::Dispute { by, p } => Self::Dispute { by: *by, p: point(*p)? },
            Self::Seal { by, sealed } => {
                let laid = |mv| match mv {
                    Move::Play(p) => point(p).map(Move::Play),
                    Move::Pass => Some(Move::Pass),
                };
                // One that cannot be opened holds no point.
                let sealed = envelope::exchanged(sealed, laid).unwrap_or_else(|| sealed.clone());
                Self::Seal { by: *by, sealed }
            }
            Self::Open { p: Some(p) } => Self::Open { p: Some(point(*p)?) },
            Self::Set { rows, next, void } => Self::Set {
                rows: symmetry.board(&Board::from_rows(rows).ok()?).rows(),
                next: *next,
                void: *void,
            },
            Self::Begin { .. }
            | Self::Pass { why: PassWhy::Own | PassWhy::Timeout, .. }
            | Self::Propose { .. }
            | Self::Ask { .. }
            | Self::Answer { .. }
            | Self::Resign { .. }
            | Self::Concede { .. }
            | Self::Flag { .. }
            | Self::Pause { .. }
            | Self::Resume
            | Self::Confirm { .. }
            | Self::GoOn { .. }
            | Self::Cycle { .. }
            | Self::Open { p: None }
            | Self::Clock { .. }
            | Self::Late { .. }
            | Self::Absent { .. }
            | Self::Seat { .. }
            | Self::Warning { .. }
            | Self::Fine { .. }
            | Self::Note { .. }
            | Self::Swap
            | Self::End { .. } => self.clone(),
        })
    }
}
