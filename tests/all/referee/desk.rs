//! Refereed games on a stage, and what players and arbiter do there.

use shoutan::app::arbiter::act::{Act, Subject};
use shoutan::app::effect::Effect;
use shoutan::clock::spec::parse_both;
use shoutan::game::terms::Terms;
use shoutan::rules::color::ByColor;
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::{Penalties, Preset, Ruleset};
use shoutan::text::Text;
use shoutan::text::en::EN;

use crate::stage::Stage;

impl Stage {
    pub fn refereed(penalties: Penalties) -> Self {
        Self::started(penalties, true, false, "10m")
    }

    pub fn started(penalties: Penalties, refereed: bool, two_step: bool, time: &str) -> Self {
        let mut stage = Self::unstarted(penalties, refereed, two_step, time, &EN).starts();
        stage.asked.clear();
        stage
    }

    /// A refereed game in another language, on the smallest screen.
    pub fn small(text: &'static Text) -> Self {
        Self::unstarted(Penalties::A, true, false, "10m", text).starts().sized((46, 23))
    }

    /// A game of which the first clock is not started yet.
    pub fn unstarted(
        penalties: Penalties,
        refereed: bool,
        two_step: bool,
        time: &str,
        text: &'static Text,
    ) -> Self {
        Self::with(text, |even| Terms {
            rules: Ruleset { penalties, ..Preset::Chinese.rules() },
            preset: None,
            names: ByColor { black: "Li".to_owned(), white: "王".to_owned() },
            refereed,
            two_step,
            ..even(5, time)
        })
    }

    /// A refereed game on a board of 9 that hides the board while its clocks stand.
    pub fn hiding(penalties: Penalties) -> Self {
        Self::with(&EN, |even| {
            let terms = even(9, "10m");
            Terms { rules: Ruleset { penalties, ..terms.rules }, refereed: true, hides_board: true, ..terms }
        })
    }

    /// A game on a board of 9 with the first clock started, on the smallest screen.
    pub fn small9(time: &str) -> Self {
        Self::with(&EN, |even| even(9, time)).starts().sized((46, 23))
    }

    fn with(text: &'static Text, terms: impl FnOnce(fn(u8, &str) -> Terms) -> Terms) -> Self {
        let terms = terms(|size, time| {
            Terms::even(Size::square(size).unwrap(), Preset::Chinese, parse_both(time).unwrap())
        });
        Self::new(text).begin(|app, now| app.sit(terms, false, now).unwrap())
    }

    /// Starts the first clock with a key that means nothing else.
    fn starts(mut self) -> Self {
        self.keys_at(0, "<f12>");
        self
    }

    /// Calls the arbiter and takes an act under its subject.
    pub fn rules_on(&mut self, act: Act) -> &mut Self {
        self.keys("A");
        let at = |subject: &Subject| subject.acts().iter().position(|&other| other == act);
        let subject = Subject::ALL.iter().position(|subject| at(subject).is_some()).unwrap();
        let line = at(&Subject::ALL[subject]).unwrap();
        self.wait(800).keys(&(subject + 2).to_string()).wait(800).keys(&(line + 2).to_string()).wait(800)
    }

    /// Types a line of text in place of what stands there.
    pub fn retypes(&mut self, text: &str) -> &mut Self {
        self.keys("<end>");
        for _ in 0..30 {
            self.keys("<bs>");
        }
        self.types(text)
    }

    pub fn passes(&mut self) -> &mut Self {
        self.wait(800).keys("p").wait(800).keys("y").wait(800)
    }

    /// Has the clocks stopped, by both at a refereed table.
    pub fn stops(&mut self) -> &mut Self {
        self.wait(800).keys("t");
        if self.table().game.terms().refereed {
            self.wait(800).keys("y").wait(800).keys("y");
        }
        self
    }

    /// Both are ready.
    pub fn goes_on(&mut self) -> &mut Self {
        self.wait(800).keys("t").wait(800).keys("y").wait(800).keys("y").wait(800)
    }

    /// What was asked of the shell last, but for what passes.
    pub fn last_effect(&self) -> Option<&Effect> {
        self.asked
            .iter()
            .rev()
            .find(|effect| matches!(effect, Effect::Append(_) | Effect::Finish(_) | Effect::Reopen { .. }))
    }
}
