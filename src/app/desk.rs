//! What every screen shares: the moment, the language, the notice, and where it leaves what the shell has to do.

use super::action::Action;
use super::effect::Effect;
use super::sound::Sound;
use super::values::Values;
use crate::clock::bare::Setup;
use crate::game::terms::Terms;
use crate::text::Text;
use crate::text::sentence::Sentence;
use crate::text::spoken::Spoken;

/// The moment an update happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// Ms on a clock that only goes forward.
    pub ms: u64,
    /// Ms since 1970 UTC, for display only.
    pub utc: i64,
}

/// What every screen shares, and where it leaves what the shell has to do.
#[derive(Debug)]
pub struct Desk {
    /// The texts of the chosen language.
    pub text: &'static Text,
    /// The moment of the update going on, or of the last one.
    pub now: Now,
    /// The line that tells what happened last.
    pub notice: Option<Notice>,
    /// Why nothing can be saved, while that is so.
    pub trouble: Option<Sentence>,
    /// How the board is shown.
    pub options: Options,
    /// The terms of the last game, which the form starts with.
    pub last_terms: Option<Terms>,
    /// The setup of the last two clocks alone.
    pub last_clock: Option<Setup>,
    /// What was chosen on a new-game form that was left without a game.
    pub draft: Option<Box<Values>>,
    /// The same for two clocks alone.
    pub clock_draft: Option<Box<Values>>,
    /// Whether the last form had colours chosen by nigiri.
    pub nigiri: bool,
    /// Whether new games hide the board in a pause, if the settings of the program say so.
    pub pause_hides: Option<bool>,
    /// Whether a list of games waits behind the screen, to which the way out leads.
    pub aside: bool,
    /// How the clock is read aloud.
    pub aloud: Aloud,
    /// By what it is heard.
    pub sound: Sound,
    pub(super) effects: Vec<Effect>,
}

impl Desk {
    /// Asks the shell for something.
    pub fn ask(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Tells what happened.
    pub fn tell(&mut self, text: impl Into<Sentence>) {
        self.notice =
            Some(Notice { text: text.into(), bad: false, seen: false, passing: false, ruled: false });
    }

    /// Tells what was ruled, before what clocks that stand wait for.
    pub fn rule(&mut self, text: impl Into<Sentence>) {
        self.notice =
            Some(Notice { text: text.into(), bad: false, seen: false, passing: false, ruled: true });
    }

    /// Tells of something refused or wrong.
    pub fn warn(&mut self, text: impl Into<Sentence>) {
        self.notice =
            Some(Notice { text: text.into(), bad: true, seen: false, passing: false, ruled: false });
    }

    /// Warns of something that has nothing to do with what is on the screen: the next key takes it away.
    pub fn warn_in_passing(&mut self, text: impl Into<Sentence>) {
        self.notice = Some(Notice { text: text.into(), bad: true, seen: false, passing: true, ruled: false });
    }

    /// The clock is heard in the next way there is; what that is, is seen, and heard where there is something to hear.
    pub(super) fn turn_sound(&mut self) {
        self.sound = self.sound.next();
        self.ask(Effect::Sound(self.sound));
        self.tell(self.sound.said(self.text));
        if self.sound != Sound::Off {
            self.ask(Effect::Speak(self.aloud.words.here.into()));
        }
    }

    /// When a key was pressed, what is told now has been seen.
    pub(super) fn see_notice(&mut self, action: &Action) {
        if matches!(
            action,
            Action::Tick
                | Action::Stopping
                | Action::CameBack
                | Action::StoodStill { .. }
                | Action::Learned(_)
        ) {
            return;
        }
        self.notice = self.notice.take().filter(|notice| !notice.passing);
        if let Some(notice) = &mut self.notice {
            notice.seen = true;
        }
    }
}

/// What happened last, in words.
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself, in another room")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The words.
    pub text: Sentence,
    /// Whether it tells of something refused or wrong.
    pub bad: bool,
    /// Whether a key was pressed since: where message and keys share a row, the keys come back.
    pub seen: bool,
    /// Whether the next key takes it away.
    pub passing: bool,
    /// Whether it tells of a ruling, which is told even where clocks wait for a key.
    pub ruled: bool,
}

/// How the board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Letters and numbers around the board.
    pub coordinates: bool,
    /// Move numbers on the stones.
    pub numbers: bool,
    /// Board and clocks only.
    pub quiet: bool,
}

/// How the clock is read aloud.
#[derive(Clone, Copy, Debug)]
pub struct Aloud {
    /// The words of the language that is spoken.
    pub words: &'static Spoken,
    /// How the last ten seconds are counted, aloud and on the screen.
    pub count: Counting,
}

/// How the last ten seconds are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// Upwards, as in China, Japan and Korea: at ten the time is gone.
    #[default]
    Up,
    /// Downwards: so many seconds are left.
    Down,
}
