//! What is said or sounded while a clock runs, and at which ms of the turn.

use super::Ms;
use super::duration::SECOND;
use super::side::Side;
use super::system::{Family, Read, Stretch, Then};

/// Something to be said or sounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Announcement {
    /// Running ms of the turn at which it is due.
    pub at: Ms,
    /// What it is.
    pub call: Call,
}

/// What is said or sounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Cue: the main time is used up, overtime begins.
    OvertimeBegins,
    /// Reading: a mark in the period.
    Mark {
        /// So many whole seconds of it are gone.
        gone: u64,
        /// So many seconds of it are left.
        left: u64,
    },
    /// Cue: a period is used up, or a block or bought period begun; so many are left.
    PeriodLost {
        /// As the state counts them: the running one included for byo-yomi, not for blocks and purchases.
        left: u32,
    },
    /// Reading, Chinese byo-yomi: a full minute is used (1分).
    MinuteUsed,
    /// Reading, Chinese byo-yomi: so many minutes are left (还剩N分).
    MinutesLeft(u32),
    /// Reading: the count in the last ten seconds, 1 to 10, upwards; at 10 the time is gone. 0, where no mark stands
    /// there, is for those who count down from ten.
    Count(u8),
    /// Cue: the flag has fallen.
    LostOnTime,
}

impl Call {
    /// The token for a reading in the output of `time --replay`; cues have none.
    pub fn token(self) -> Option<String> {
        match self {
            Self::Mark { gone, .. } => Some(gone.to_string()),
            Self::Count(count) if count > 0 => Some(count.to_string()),
            Self::MinuteUsed => Some("1min".to_owned()),
            Self::MinutesLeft(left) => Some(format!("left:{left}")),
            Self::Count(_) | Self::OvertimeBegins | Self::PeriodLost { .. } | Self::LostOnTime => None,
        }
    }
}

/// How many ms before the end of a period it is marked.
const MARKS: [Ms; 5] = [30_000, 20_000, 10_000, 5_000, 2_000];
/// How many of these are read in a period whose end is counted; the count takes the place of the others.
const MARKS_BEFORE_COUNT: usize = 3;

impl Side {
    /// What is announced after `from` and up to `to` running ms, in order.
    pub fn announcements(&self, from: Ms, to: Ms) -> Vec<Announcement> {
        between(self, from, to)
    }

    /// The running ms of the first announcement after `t`.
    pub fn next_announcement(&self, t: Ms) -> Option<Ms> {
        next(self, t)
    }
}

/// The announcements with `from < at <= to`, in order.
fn between(side: &Side, from: Ms, to: Ms) -> Vec<Announcement> {
    let mut calls = Vec::new();
    let mut t = from;
    while let Some(stretch) = side.stretch(t) {
        calls.extend(of_stretch(side, &stretch).into_iter().filter(|call| from < call.at && call.at <= to));
        match stretch.end {
            Some(end) if end < to => t = end,
            _ => break,
        }
    }
    calls
}

/// When the first announcement after `t` is due.
fn next(side: &Side, t: Ms) -> Option<Ms> {
    let mut from = t;
    loop {
        let stretch = side.stretch(from)?;
        if let Some(call) = of_stretch(side, &stretch).into_iter().find(|call| call.at > t) {
            return Some(call.at);
        }
        from = stretch.end?;
    }
}

/// Everything announced in a stretch, its end included, in order.
fn of_stretch(side: &Side, stretch: &Stretch) -> Vec<Announcement> {
    let Some(end) = stretch.end else { return Vec::new() };
    let flag = stretch.then == Then::Flag;
    let counted = flag && stretch.read != Read::Marks;
    let mut calls: Vec<Announcement> = Vec::new();
    if stretch.read != Read::End {
        let read = if counted { MARKS_BEFORE_COUNT } else { MARKS.len() };
        let marks = MARKS.iter().take(read).filter_map(|&before| {
            let gone = stretch.length.checked_sub(before)? / SECOND;
            let at = end.checked_sub(before)?;
            (gone > 0).then_some(Announcement { at, call: Call::Mark { gone, left: before / SECOND } })
        });
        calls.extend(marks);
    }
    // A delay that is all there is counts as well: its end is the flag.
    if counted {
        let first = u8::from(stretch.read != Read::End);
        calls.extend((first..=10).filter_map(|count| {
            let before = SECOND * Ms::from(10 - count);
            let at = end.checked_sub(before)?;
            (before < stretch.length).then_some(Announcement { at, call: Call::Count(count) })
        }));
    }
    let chinese = matches!(side.control().family(), Family::Minutes { .. });
    let then = match stretch.then {
        Then::Never | Then::Main => [None; 3],
        Then::Overtime => [Some(Call::OvertimeBegins), None, None],
        Then::Period(left) if chinese => {
            [Some(Call::PeriodLost { left }), Some(Call::MinuteUsed), Some(Call::MinutesLeft(left))]
        }
        Then::Period(left) => [Some(Call::PeriodLost { left }), None, None],
        Then::Flag => [Some(Call::LostOnTime), None, None],
    };
    calls.extend(then.into_iter().flatten().map(|call| Announcement { at: end, call }));
    calls
}

#[cfg(test)]
mod tests {
    use super::Call;
    use crate::clock::side::Side;

    /// The counts of a turn, each with its ms.
    fn counts(setting: &str) -> Vec<(u64, u8)> {
        let side = Side::new(setting.parse().unwrap());
        let all = side.announcements(0, 3_600_000).into_iter();
        all.filter_map(|said| if let Call::Count(n) = said.call { Some((said.at, n)) } else { None })
            .collect()
    }

    #[test]
    fn a_period_shorter_than_the_count_begins_in_its_middle() {
        // Five are gone already when a period of five seconds begins: the first ms says nothing.
        assert_eq!(counts("10s+1x5s"), [(11_000, 6), (12_000, 7), (13_000, 8), (14_000, 9), (15_000, 10)]);
        assert_eq!(counts("10s+1x1s"), [(11_000, 10)]);
        assert_eq!(counts("10s+1x9s").first(), Some(&(11_000, 2)));
        assert_eq!(counts("10s+1x10s").first(), Some(&(11_000, 1)));
    }
}
