//! The gate: keys that nobody meant. One that is held down, one that was meant for what the screen showed before, a
//! point typed where keys are no text.
//!
//! A terminal does not say that a key is held: it only tells of the same key again. What differs is the rhythm, and only
//! what follows tells the first repeat from a second press: until then it is neither let in nor dropped. Another key in
//! between ends all that.
//!
//! When something comes about under the players' fingers, such as the end of a game, the hand that was at work is let
//! rest: keys that do harm there count again once none of them came for a moment ([`REST`]).

use super::key::Key;
use super::next::Ignored;
use super::question::Question;
use super::room::Mode;
use crate::clock::Ms;
use std::mem::discriminant;

// What fingers and keyboards can do, in ms.

/// Nobody presses the same key again sooner after one press.
const FINGER: Ms = 80;
/// No keyboard begins to repeat a key sooner after it went down.
const SOONEST: Ms = 150;
/// Nor later.
const LATEST: Ms = 700;
/// The longest between two repeats; they come every 25 to 90.
pub(super) const STREAM: Ms = 100;
/// A hand that was at work when something came about has come to rest when no key came for so long: to see it, and to
/// press a key because of it, takes about as much.
const REST: Ms = 500;
/// A digit and the Enter behind it belong to one point that is typed, if they come within so long.
const TYPED: Ms = 2_000;
/// The clock pressed once more so soon after a move is still that move's press.
pub(super) const PRESSED_TWICE: Ms = 1_200;
/// Keys of the same half so soon after a press of the clock are the same hand coming down.
pub(super) const SAME_HAND: Ms = 700;

/// What is done with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is let in.
    In,
    /// It may be the first repeat of a held key: what comes within [`STREAM`] tells.
    Open,
    /// It is dropped.
    Dropped(Ignored),
}

/// What a key would do where it came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Meaning {
    /// What kind of key it is.
    pub kind: Kind,
    /// It answers the question that stands.
    pub answers: bool,
    /// Something lies over the screen and takes the keys.
    pub over: bool,
    /// A stone can be played, and points are typed into a field only.
    pub at_board: bool,
}

/// What kinds of keys there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Kind {
    /// It may be held, such as one that moves a cursor.
    #[default]
    Repeatable,
    /// It lays a stone or answers for a player: a held key must not do that twice.
    Commits,
    /// It means nothing.
    Nothing,
}

/// The keys as they came last, and what has come about under the players' fingers.
#[derive(Debug, Default)]
pub(super) struct Gate {
    last: Option<Stroke>,
    /// When the key before was a digit that means nothing, ms.
    digit: Option<Ms>,
    change: Option<(Change, Ms)>,
}

/// A key as it came.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    key: Key,
    at: Ms,
    /// Whether it repeated one before.
    repeats: bool,
    /// Whether the key before was the same, not long before.
    again: bool,
    /// Whether the key before was the same, however long before.
    follows: bool,
}

/// What has come about, and so which keys were meant for what was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// Time has ended the game on the screen: no key a move is made with.
    Ended,
    /// Dead stones are marked now: the same keys.
    Stopped,
    /// A move nobody had seen lies on the board, or a position has come back: the same keys.
    Shown,
    /// A question has come up that nobody asked for: no answer.
    CameUp,
    /// The other side is asked, a clock waits to be started, or a stone can be played: not the same key again, unless
    /// another came between.
    Handed(Key),
}

impl Gate {
    /// What is done with a key that came now.
    pub(super) fn admit(&mut self, key: Key, means: Meaning, now: Ms) -> Verdict {
        let rhythm = self.note(key, now);
        if let Some(why) = self.meant_for_before(Some(key), means, now) {
            return Verdict::Dropped(why);
        }
        if self.is_typed_point(key, means, now) {
            return Verdict::Dropped(Ignored::Typed);
        }
        if means.kind == Kind::Repeatable { Verdict::In } else { rhythm }
    }

    /// The same of a click, which comes between two presses of a key.
    pub(super) fn admit_click(&mut self, means: Meaning, now: Ms) -> Verdict {
        if let Some(why) = self.meant_for_before(None, means, now) {
            return Verdict::Dropped(why);
        }
        self.text_came();
        Verdict::In
    }

    /// Text came: it stands between two presses of a key.
    pub(super) const fn text_came(&mut self) {
        self.last = None;
    }

    /// The key that was open is held.
    pub(super) const fn is_held(&mut self) {
        if let Some(last) = &mut self.last {
            last.repeats = true;
        }
    }

    /// Something came about at that ms; with nothing, what had come about before is of no account any more.
    pub(super) fn changed(&mut self, change: Option<Change>, at: Ms) {
        self.change = change.map(|change| (change, at));
    }

    /// Whether a letter that means nothing drops a question: not the one that asked it, pressed once more.
    pub(super) fn drops_question(&self, key: Key) -> bool {
        let letter = key.character().is_some_and(|c| c != ' ');
        letter && self.last.is_some_and(|last| last.key != key || !last.again)
    }

    /// Notes a key, and tells what its rhythm makes of it.
    fn note(&mut self, key: Key, at: Ms) -> Verdict {
        let same = self.last.filter(|last| last.key == key);
        let before = same.filter(|last| at < last.at + LATEST);
        let verdict = match before.map(|last| (at - last.at, last.repeats)) {
            None | Some((FINGER..SOONEST, false)) => Verdict::In,
            Some((0..FINGER, _) | (FINGER..STREAM, true)) => Verdict::Dropped(Ignored::Held),
            Some(_) => Verdict::Open,
        };
        let repeats = matches!(verdict, Verdict::Dropped(_));
        self.last = Some(Stroke { key, at, repeats, again: before.is_some(), follows: same.is_some() });
        verdict
    }

    /// Why a key or a click was meant for what was before, if it was. The hand is at rest only when no such key comes.
    fn meant_for_before(&mut self, key: Option<Key>, means: Meaning, now: Ms) -> Option<Ignored> {
        let (change, at) = self.change.filter(|(_, at)| now < at.saturating_add(REST))?;
        let plays = key.is_none_or(Key::plays) && !means.over;
        let why = match change {
            Change::Ended if plays && key.is_some() => Ignored::Late,
            Change::Stopped if plays => Ignored::Stopped,
            Change::Shown if plays => Ignored::Turned,
            Change::CameUp if means.answers => Ignored::Turned,
            Change::Handed(by) if key == Some(by) && !means.over && self.last_came_twice() => Ignored::Turned,
            _ => return None,
        };
        self.change = Some((change, at.max(now)));
        Some(why)
    }

    /// Whether the key before the last was the same.
    fn last_came_twice(&self) -> bool {
        self.last.is_some_and(|last| last.follows)
    }

    /// Whether a key is a digit of a point typed at the board, or the Enter behind it that would play elsewhere.
    fn is_typed_point(&mut self, key: Key, means: Meaning, now: Ms) -> bool {
        let digit = means.at_board && means.kind == Kind::Nothing && key.digit().is_some();
        let before = std::mem::replace(&mut self.digit, digit.then_some(now));
        digit || means.at_board && key.plays() && before.is_some_and(|at| now < at + TYPED)
    }
}

/// What takes the keys: the screen, and the question over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scene {
    /// What the keys of the screen mean.
    pub mode: Mode,
    /// The question over it.
    pub asked: Option<Question>,
}

impl Scene {
    /// What has come about between two scenes, by a key or by time alone.
    pub(super) fn change_to(self, now: Self, by: Option<Key>) -> Option<Change> {
        if let Some(question) = now.asked {
            let anew = self.asked.is_none_or(|asked| discriminant(&asked) != discriminant(&question));
            let follows = self.mode == Mode::Sealing && matches!(question, Question::Times(_));
            return (anew && (comes_up(question) || follows)).then_some(Change::CameUp);
        }
        match (self.mode, now.mode) {
            (from, to) if from == to => None,
            (Mode::Counting | Mode::Tryout | Mode::Arbiter | Mode::Setting | Mode::Field, Mode::Ending) => {
                None
            }
            (_, Mode::Ending) => Some(Change::Stopped),
            (Mode::Sealed, Mode::Table) | (_, Mode::Cycle) => Some(Change::Shown),
            (Mode::Table | Mode::Paused | Mode::Arbiter, Mode::Asked) | (_, Mode::Waiting) => {
                by.map(Change::Handed)
            }
            (Mode::Arbiter | Mode::Field | Mode::Waiting, Mode::Table) => {
                by.filter(|key| key.plays()).map(Change::Handed)
            }
            _ => None,
        }
    }
}

/// Whether a question comes up without a key that asks for it.
const fn comes_up(question: Question) -> bool {
    matches!(
        question,
        Question::Timeout(_)
            | Question::Charge(..)
            | Question::IsOver(_)
            | Question::Slip(_)
            | Question::MoveAnew(_)
    )
}

#[cfg(test)]
mod tests;
