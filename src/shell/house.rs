//! The app on the terminal: keys to actions, effects to files, frames to cells.

use crossterm::event::Event;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::cycle::{Flow, Program};
use super::keeper::Keeper;
use super::scanner::Scanner;
use super::stall::Stall;
use super::voice::Voice;
use crate::app::action::Action;
use crate::app::effect::{Effect, Learned};
use crate::app::{App, Now};
use crate::record::shelf::scan::Batch;
use crate::ui::keymap;
use crate::ui::page::Look;
use crate::ui::view;

/// How often what could not be written is tried again, ms.
const RETRY_MS: u64 = 1000;

/// The app, what it looks like, its files and its voice.
#[derive(Debug)]
pub struct House {
    app: App,
    look: Look,
    keeper: Keeper,
    voice: Voice,
    scanner: Scanner,
    /// The screen as it was drawn last, for clicks.
    area: Rect,
}

impl House {
    /// The app, made by `start`, on the terminal. What starting asks for is done here.
    pub(super) fn new(
        look: Look,
        keeper: Keeper,
        voice: Voice,
        scanner: Scanner,
        app: App,
        started: Vec<Effect>,
    ) -> Self {
        let mut house = Self { app, look, keeper, voice, scanner, area: Rect::default() };
        // Nothing at the start puts the program in the background or ends it.
        let _ = house.perform(started, Now { ms: 0, utc: 0 });
        house
    }

    /// What an event means now.
    fn meant(&self, event: &Event) -> Option<Action> {
        let (app, look, area) = (&self.app, &self.look, self.area);
        keymap::action(app, event, |column, row| view::click(app, look, area, column, row))
    }

    fn act(&mut self, action: Action, now: Now) -> Option<Flow> {
        let effects = self.app.update(action, now);
        self.perform(effects, now)
    }

    /// Does what was asked for, in order; what is learned goes back to the app, and may ask for more.
    fn perform(&mut self, effects: Vec<Effect>, now: Now) -> Option<Flow> {
        let mut flow = None;
        for effect in effects {
            match effect {
                Effect::Quit => return Some(Flow::Quit),
                Effect::Suspend => flow = Some(Flow::Suspend),
                Effect::Speak(words) => self.voice.say(words),
                Effect::Hush => self.voice.hush(),
                Effect::Sound(sound) => {
                    self.voice.sound(sound);
                    self.keeper.keep_sound(sound);
                }
                Effect::Prepare(words) => self.voice.prepare(words),
                Effect::Beat { .. } => drop(self.keeper.perform(effect, now.utc)),
                Effect::Scan => self.scanner.start(self.keeper.store(), now.utc),
                Effect::StopScan => self.scanner.stop(),
                other => {
                    flow = flow.or(Some(Flow::Changed));
                    if let Some(learned) = self.keeper.perform(other, now.utc) {
                        let more = self.act(Action::Learned(learned), now);
                        if more == Some(Flow::Quit) {
                            return more;
                        }
                    }
                }
            }
        }
        flow
    }
}

impl Program for House {
    fn tick(&mut self, now: Now) -> Flow {
        if self.keeper.waits()
            && let Some(learned) = self.keeper.retry()
        {
            return self.act(Action::Learned(learned), now).unwrap_or(Flow::Changed);
        }
        self.act(Action::Tick, now).unwrap_or(Flow::Same)
    }

    fn input(&mut self, event: Event, now: Now) -> Flow {
        if !view::has_room(self.area) && !keymap::is_safe_unseen(&self.app, &event) {
            if keymap::is_way_out(&event) {
                self.rest(now);
                return Flow::Quit;
            }
            return Flow::Same;
        }
        let Some(mut action) = self.meant(&event) else { return Flow::Same };
        if let Some(effects) = self.app.shown_by(&action, now) {
            let flow = self.perform(effects, now);
            if matches!(flow, Some(Flow::Quit | Flow::Suspend)) {
                return flow.unwrap_or(Flow::Changed);
            }
            // The key before it may have led elsewhere.
            match self.meant(&event) {
                Some(anew) => action = anew,
                None => return Flow::Changed,
            }
        }
        self.act(action, now).unwrap_or(Flow::Changed)
    }

    fn found(&mut self, look: u64, batch: Batch, now: Now) -> Flow {
        if !self.scanner.wants(look) {
            return Flow::Same;
        }
        self.act(Action::Learned(Learned::Found(batch)), now).unwrap_or(Flow::Changed)
    }

    fn stalled(&mut self, stall: Stall, now: Now) -> Flow {
        let action = Action::StoodStill { lasted: stall.lasted_ms, asleep: stall.asleep };
        self.act(action, now).unwrap_or(Flow::Changed)
    }

    fn rest(&mut self, now: Now) {
        // Whoever stops the program does not ask what it would like to do next.
        let _ = self.act(Action::Stopping, now);
        let _ = self.keeper.retry();
    }

    fn lost(&mut self) -> Vec<String> {
        self.keeper.lost().into_iter().map(String::from).collect()
    }

    fn resumed(&mut self, now: Now) -> Flow {
        // It goes on; whatever else it would like to do next comes later.
        let _ = self.act(Action::CameBack, now);
        Flow::Changed
    }

    fn next_change(&self, now: Now) -> Option<u64> {
        let again = self.keeper.waits().then_some(now.ms + RETRY_MS);
        self.app.next_change().into_iter().chain(again).min()
    }

    fn view(&mut self, _now: Now, frame: &mut Buffer) {
        self.area = frame.area;
        view::draw(&self.app, &mut self.look, self.area, frame);
    }
}

#[cfg(test)]
mod tests;
