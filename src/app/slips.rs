//! Keys that nobody meant: one that is held down, one that comes just after time has ended the game, and a point
//! typed where keys are no text.
//!
//! A terminal does not say that a key is held: it only tells of the same key again. What differs is the rhythm. A
//! keyboard begins to repeat a held key some hundred ms after it went down, then every 25 to 90 ms; fingers are never
//! that fast. So the first repeat alone looks like a second press, and only what follows tells: until then it is
//! neither carried out nor dropped, and the time stands where it came. Another key in between ends all that.

use super::action::{Action, Command};
use super::effect::Effect;
use super::key::Key;
use super::told::{Ignored, MOMENT};
use super::turned::Turned;
use super::{App, Mode, Now, Screen};
use crate::clock::Ms;

/// Sooner than so many ms after one press nobody presses the same key again.
const FINGER: Ms = 80;
/// Sooner than so many ms after a press no keyboard begins to repeat it.
const SOONEST: Ms = 150;
/// Nor does one later than this.
const LATEST: Ms = 700;
/// The longest between two repeats, ms.
const STREAM: Ms = 100;

/// For so many ms after the end of a game a key that was meant for its last move does not lead past the result, nor does
/// one that was meant for play mark a stone once play has stopped.
pub(super) const JUST_OVER: Ms = 1_200;

/// The keys as they came last, and what happened just before.
#[derive(Debug, Default)]
pub(super) struct Slips {
    last: Option<Stroke>,
    /// A key that may be the first repeat of a held one, and the moment it came.
    open: Option<(Action, Key, Now)>,
    /// When time ended the game on the screen, ms: nobody chose that moment.
    ended: Option<Ms>,
    /// When the key before was a digit that means nothing, ms.
    digit: Option<Ms>,
    /// What has come about under the players' fingers.
    pub(super) turned: Option<Turned>,
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

/// What a key is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Pressed.
    Pressed,
    /// Repeated by the keyboard.
    Repeated,
    /// Either: the next ones tell.
    Open,
}

impl Slips {
    /// Time has ended the game on the screen.
    pub const fn note_end(&mut self, now: Ms) {
        self.ended = Some(now);
    }

    /// Whether a letter that means nothing here drops a question: not the one that asked it, pressed once more.
    pub(super) fn drops_question(&self, key: Key) -> bool {
        key.character().is_some_and(|c| c != ' ')
            && self.last.is_some_and(|last| last.key != key || !last.again)
    }

    /// Whether the last key is that one, and the one before it was too.
    pub(super) fn repeats(&self, key: Key) -> bool {
        self.last.is_some_and(|last| last.key == key && last.follows)
    }

    /// Notes a key, and tells what it is.
    fn note(&mut self, key: Key, at: Ms) -> Kind {
        let same = self.last.filter(|last| last.key == key);
        let before = same.filter(|last| at < last.at + LATEST);
        let kind = match before.map(|last| (at - last.at, last.repeats)) {
            None | Some((FINGER..SOONEST, false)) => Kind::Pressed,
            Some((0..FINGER, _) | (FINGER..STREAM, true)) => Kind::Repeated,
            Some(_) => Kind::Open,
        };
        let repeats = kind == Kind::Repeated;
        self.last = Some(Stroke { key, at, repeats, again: before.is_some(), follows: same.is_some() });
        kind
    }
}

impl App {
    /// Until when it is open what the last key is, ms.
    pub(super) fn open_until(&self) -> Option<Ms> {
        self.slips.open.as_ref().map(|(.., came)| came.ms + STREAM)
    }

    /// Carries out the key that was open, unless this action shows that it is held.
    pub(super) fn settle_keys(&mut self, action: &Action, ms: Ms) {
        let Some((open, key, came)) = self.slips.open.take() else { return };
        match *action {
            // What the shell reports is no key, and comes between the repeats of one.
            Action::Learned(_) if ms < came.ms + STREAM => self.slips.open = Some((open, key, came)),
            Action::Key(next) | Action::Command(_, next) | Action::Stray(next)
                if next == key && ms < came.ms + STREAM =>
            {
                if let Some(last) = &mut self.slips.last {
                    last.repeats = true;
                }
            }
            _ => self.carry_out(open),
        }
    }

    /// Where it was open what the last key is: what is to be done now that this action shows it. The action may mean
    /// something else after that.
    pub fn shown_by(&mut self, action: &Action, now: Now) -> Option<Vec<Effect>> {
        self.slips.open.as_ref()?;
        self.settle_keys(action, now.ms);
        Some(std::mem::take(&mut self.desk.effects))
    }

    /// The moment of an action: none passes while it is open what the last key is.
    pub(super) fn moment(&self, now: Now) -> Now {
        let stands = self.slips.open.as_ref().map_or(now.ms, |(.., came)| came.ms.min(now.ms));
        Now { ms: stands.max(self.desk.now.ms), utc: now.utc }
    }

    /// An action that is to be carried out now. A held key that would commit something again is not, nor is one that
    /// may be held.
    pub(super) fn heard(&mut self, action: Action) -> Option<Action> {
        let now = self.desk.now;
        let (key, counts_once) = match action {
            Action::Command(command, key) => (key, self.commits(command)),
            Action::Stray(key) => (key, true),
            Action::Key(key) if self.is_typed(key) => {
                self.slips.last = None;
                return Some(action);
            }
            Action::Key(key) => (key, self.found(key).is_none_or(|found| found.commits)),
            Action::Type(_) => {
                self.slips.last = None;
                return Some(action);
            }
            _ => {
                if let Some(why) = self.meant_for_before(&action) {
                    self.ignore(why);
                    return None;
                }
                if matches!(action, Action::Point(_) | Action::Row(_)) {
                    // A click comes between two presses of one key.
                    self.slips.last = None;
                    self.told = None;
                }
                return Some(action);
            }
        };
        let kind = self.slips.note(key, now.ms);
        if self.is_too_late(key) {
            self.ignore(Ignored::Late);
            return None;
        }
        if let Some(why) = self.meant_for_before(&action) {
            self.ignore(why);
            return None;
        }
        if self.is_typed_point(&action, key) {
            self.ignore(Ignored::Typed);
            return None;
        }
        if !counts_once || kind == Kind::Pressed {
            self.told = None;
            return Some(action);
        }
        if kind == Kind::Repeated {
            self.ignore(Ignored::Held);
        } else {
            self.slips.open = Some((action, key, now));
        }
        None
    }

    /// Whether a key comes so soon after the end that it was meant for the game.
    fn is_too_late(&self, key: Key) -> bool {
        let just_over = self.slips.ended.is_some_and(|at| self.desk.now.ms < at + JUST_OVER);
        just_over && key.plays() && matches!(self.mode(), Mode::Over | Mode::AloneOver)
    }

    /// Whether a key is a digit of a point typed at the board, or the Enter behind it that would play elsewhere.
    fn is_typed_point(&mut self, action: &Action, key: Key) -> bool {
        let now = self.desk.now.ms;
        let at_board = self.over.is_none() && matches!(self.mode(), Mode::Table | Mode::Asked);
        let digit = at_board && key.digit().is_some() && self.is_stray(action);
        let before = std::mem::replace(&mut self.slips.digit, digit.then_some(now));
        digit || at_board && key.plays() && before.is_some_and(|at| now < at + MOMENT)
    }

    /// Whether an action is a key that means nothing here.
    fn is_stray(&self, action: &Action) -> bool {
        match *action {
            Action::Stray(_) => true,
            Action::Key(key) => self.found(key).is_none(),
            _ => false,
        }
    }

    /// Whether a command commits something here, so that a held key must not repeat it.
    fn commits(&self, command: Command) -> bool {
        // Nothing is committed by the fields of a form or a search, and Enter may go through them fast.
        let typing = self.mode() == Mode::Field
            && !matches!(self.screen, Screen::Table(_) | Screen::Placing(_) | Screen::Alone(_));
        !typing && self.mode().commits(command)
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Slips};
    use crate::app::key::Key;

    /// The same key at these moments.
    fn kinds(moments: &[u64]) -> Vec<Kind> {
        let mut slips = Slips::default();
        moments.iter().map(|&at| slips.note(Key::ENTER, at)).collect()
    }

    #[test]
    fn fingers_and_keyboards() {
        use Kind::{Open, Pressed, Repeated};
        for (moments, expected) in [
            (&[1_000, 1_080, 1_200, 1_349][..], &[Pressed; 4][..]),
            (&[1_000, 1_700, 2_400], &[Pressed; 3]),
            (&[1_000, 1_150, 1_849], &[Pressed, Open, Open]),
            (&[1_000, 1_000, 1_079], &[Pressed, Repeated, Repeated]),
            (&[1_000, 1_500, 1_533, 1_566], &[Pressed, Open, Repeated, Repeated]),
            // Released, and pressed again.
            (&[1_000, 1_040, 1_139, 1_239, 1_330], &[Pressed, Repeated, Repeated, Open, Pressed]),
        ] {
            assert_eq!(kinds(moments), expected, "{moments:?}");
        }
    }

    #[test]
    fn a_key_between_makes_two_presses_of_one_key() {
        let mut slips = Slips::default();
        let keys = [Key::ENTER, Key::SPACE, Key::ENTER];
        assert_eq!(keys.map(|key| slips.note(key, 5)), [Kind::Pressed; 3]);
    }
}
