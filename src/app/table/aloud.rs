//! The table read aloud: what is due is said once, the newest only, and a move cuts it off.
//!
//! Main time is not counted aloud, not even where the flag waits at its end; what is seen goes on all the same.

use super::Table;
use crate::app::desk::Desk;
use crate::app::effect::Effect;
use crate::app::speech;
use crate::clock::Ms;
use crate::clock::announce::{Announcement, Call};
use crate::clock::reading::{Phase, Reading};
use crate::clock::system::Count;
use crate::game::outcome::{Outcome, Win};
use crate::game::{Turn, said};
use crate::rules::color::Color;
use crate::text::Text;
use crate::text::spoken::Utterance;

/// This long before overtime begins, ms, the voice is made ready.
const READY: Ms = 20_000;

/// At most so many different moments of a turn are looked at for the words they need.
const LOOKED_AT: usize = 120;

/// What has been said of the turn going on.
#[derive(Debug, Default)]
pub(super) struct Heard {
    /// Which turn: the moves before it, whose it is.
    turn: Option<(usize, Color)>,
    /// Everything due up to this running ms has been dealt with.
    up_to: Ms,
    /// Whether something may still be sounding.
    sounding: bool,
    /// Whether the count was read up to the flag.
    counted_out: bool,
    /// Whether the voice was made ready for the overtime of this turn.
    ready: bool,
}

impl Table {
    /// Says what has become due.
    pub(super) fn read_aloud(&mut self, desk: &mut Desk) {
        let Some(turn) = self.game.running().and(self.turn(desk.now.ms)) else { return };
        self.hear(turn, desk);
        let (from, to) = (self.heard.up_to, turn.ran);
        self.heard.up_to = to;
        let due: Vec<Announcement> = self.due(turn.by, from, to);
        let Some(last) = due.last().map(|said| said.at) else { return };
        let (before, now): (Vec<Announcement>, Vec<Announcement>) =
            due.into_iter().partition(|said| said.at < last);
        let calls = |of: &[Announcement]| of.iter().map(|said| said.call).collect::<Vec<Call>>();
        let mut newest = calls(&now);
        if let Some(cue) = before.iter().chain(&now).rev().find(|said| is_cue(said.call)) {
            self.tell_cue(cue.call, turn, desk);
            // Of what was missed only a cue is made up for, and not where the count would have to wait.
            let counts = newest.iter().any(|call| matches!(call, Call::Count(_)));
            if cue.at < last && !counts {
                let at = before.iter().filter(|said| said.at == cue.at).map(|said| said.call);
                newest = at.chain(newest).collect();
            }
        }
        // The end is said with the result, after the entry that ends the turn; where the players are asked first
        // whether it is a pass, only that the time is gone.
        newest.retain(|call| *call != Call::LostOnTime);
        if newest.contains(&Call::Count(10)) && self.game.clock().timeout_pass(turn.by).is_none() {
            self.heard.counted_out = true;
            return;
        }
        if let Some(words) = speech::calls(&newest, desk.aloud) {
            self.speak(words, desk);
        }
    }

    /// When something is next due, in running ms of the turn.
    pub(super) fn next_said(&self, turn: Turn) -> Option<Ms> {
        self.game.clock().next_announcement(turn.by, turn.ran)
    }

    /// Cuts off what is said of a turn that is over, or of a clock that stands.
    pub(super) fn fall_silent(&mut self, desk: &mut Desk) {
        let now = self.game.running().map(|turn| (self.game.moves().len(), turn.by));
        if self.heard.sounding && (now.is_none() || now != self.heard.turn) {
            self.heard.sounding = false;
            desk.ask(Effect::Hush);
        }
    }

    /// Calls the result out.
    pub(super) fn call_result(&mut self, result: Outcome, desk: &mut Desk) {
        let unit = self.game.terms().rules.said_in;
        let words = match result {
            Outcome::Win { by: Win::Time, .. } => {
                let counted = self.heard.counted_out.then_some(Call::Count(10));
                let calls: Vec<Call> = counted.into_iter().chain([Call::LostOnTime]).collect();
                speech::calls(&calls, desk.aloud)
            }
            _ => Some(speech::outcome(result, unit, desk.aloud.words)),
        };
        if let Some(words) = words {
            self.speak(words, desk);
        }
    }

    /// Says the time left of the side to move. While the count is read it is only shown.
    pub(super) fn say_time(&mut self, desk: &mut Desk) {
        let by = self.game.to_move();
        let running = self.turn(desk.now.ms).map(|turn| (turn.by, turn.ran));
        let reading = self.game.clock().reading(by, running);
        let side = said::color(by, desk.text);
        let voice = &desk.text.voice;
        let told = match reading.phase {
            Phase::Untimed => (voice.used)(side, &reading.digits),
            _ => (voice.time_left)(side, &reading.digits, more(&reading, desk.text).as_deref()),
        };
        desk.tell(told);
        if reading.counted().is_none() || self.game.running().is_none() {
            let words = speech::time_left(by, &reading, desk.aloud.words);
            self.speak(words, desk);
        }
    }

    fn speak(&mut self, words: Utterance, desk: &mut Desk) {
        self.heard.sounding = true;
        desk.ask(Effect::Speak(words));
    }

    /// Begins a turn anew when it is another one, and makes the voice ready in time.
    fn hear(&mut self, turn: Turn, desk: &mut Desk) {
        let now = Some((self.game.moves().len(), turn.by));
        let first = self.heard.turn.is_none();
        if self.heard.turn != now || turn.ran < self.heard.up_to {
            // A turn taken up again in another run of the program goes on where it stopped.
            let up_to = self.game.turn().map_or(0, |turn| turn.ran).min(turn.ran);
            self.heard = Heard { turn: now, up_to, ..Heard::default() };
        }
        let reading = self.game.clock().reading(turn.by, Some((turn.by, turn.ran)));
        let near = reading.phase == Phase::Main && reading.follows.is_some() && reading.left <= READY;
        if first || (near && !self.heard.ready) {
            self.heard.ready = near;
            let words = self.words(desk);
            if !words.is_empty() {
                desk.ask(Effect::Prepare(words));
            }
        }
    }

    /// What is due after `from` up to `to`, without what is not said: no count in main time.
    fn due(&self, by: Color, from: Ms, to: Ms) -> Vec<Announcement> {
        let side = &self.game.clock().sides[by];
        let in_overtime = |at: Ms| {
            at.checked_sub(1).is_some_and(|t| matches!(side.reading(t).phase, Phase::Overtime | Phase::Last))
        };
        let calls = side.announcements(from, to).into_iter();
        calls
            .filter(|said| !matches!(said.call, Call::Mark(_) | Call::Count(_)) || in_overtime(said.at))
            .collect()
    }

    /// Every word the two clocks may need from here on.
    fn words(&self, desk: &Desk) -> Vec<Utterance> {
        let mut words: Vec<Utterance> = Vec::new();
        for side in Color::ALL {
            let clock = &self.game.clock().sides[side];
            let moments =
                std::iter::successors(clock.next_announcement(0), |&at| clock.next_announcement(at));
            for at in moments.take(LOOKED_AT) {
                let calls: Vec<Call> = self.due(side, at - 1, at).into_iter().map(|said| said.call).collect();
                words.extend(speech::calls(&calls, desk.aloud).filter(|said| !words.contains(said)));
            }
        }
        words
    }

    /// The cue is seen as well as heard.
    fn tell_cue(&self, call: Call, turn: Turn, desk: &mut Desk) {
        let side = said::color(turn.by, desk.text);
        let reading = self.game.clock().reading(turn.by, Some((turn.by, turn.ran)));
        let voice = &desk.text.voice;
        let told = match call {
            Call::OvertimeBegins => (voice.begins)(side),
            Call::PeriodLost { .. } if reading.phase == Phase::Last => (voice.last)(side),
            Call::PeriodLost { .. } => match more(&reading, desk.text) {
                Some(left) => (voice.period_lost)(side, &left),
                None => return,
            },
            _ => return,
        };
        desk.tell(told);
    }
}

const fn is_cue(call: Call) -> bool {
    matches!(call, Call::OvertimeBegins | Call::PeriodLost { .. })
}

/// What a clock shows beside its digits, in words.
fn more(reading: &Reading, text: &Text) -> Option<String> {
    let table = &text.table;
    match (reading.phase, reading.count) {
        (Phase::Main, _) => reading.follows.as_ref().map(|follows| (table.then)(follows)),
        (Phase::Last, _) => Some(table.last_period.to_owned()),
        (Phase::Overtime, Some(Count::Periods(n))) => Some((table.periods_left)(n)),
        (Phase::Overtime, Some(Count::Minutes(n))) => Some((table.minutes_left)(n)),
        (Phase::Overtime, Some(Count::Blocks(n))) => Some((table.blocks_left)(n)),
        (Phase::Overtime, Some(Count::Stones(n))) => Some((table.stones_left)(n)),
        (Phase::Overtime, Some(Count::Purchases(n))) => Some((table.purchases_left)(n)),
        _ => None,
    }
}
