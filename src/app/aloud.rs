//! A running clock read aloud: what is due is said once, the newest only, and a move cuts it off.
//!
//! Main time is not counted aloud, not even where the flag waits at its end; what is seen goes on all the same.

use super::desk::Desk;
use super::effect::Effect;
use super::speech;
use crate::clock::announce::{Announcement, Call};
use crate::clock::reading::{Phase, Reading};
use crate::clock::system::{Besides, Count};
use crate::clock::{Clock, Ms};
use crate::game::said;
use crate::rules::color::Color;
use crate::text::Text;
use crate::text::spoken::Utterance;

/// This long before overtime begins, ms, the voice is made ready.
const READY: Ms = 20_000;

/// At most so many different moments of a turn are looked at for the words they need.
const LOOKED_AT: usize = 120;

/// A clock that runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Running<'a> {
    /// Both clocks as they stood when the turn began.
    pub clock: &'a Clock,
    /// Whose runs.
    pub by: Color,
    /// Running ms of the turn up to now.
    pub ran: Ms,
    /// Running ms of the turn up to the last entry.
    pub entered: Ms,
    /// How many moves were made before.
    pub moves: usize,
}

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

impl Heard {
    /// Says what has become due.
    pub(super) fn read_aloud(&mut self, now: Running<'_>, desk: &mut Desk) {
        self.hear(now, desk);
        let (from, to) = (self.up_to, now.ran);
        self.up_to = to;
        let due: Vec<Announcement> = due(now.clock, now.by, from, to);
        let Some(last) = due.last().map(|said| said.at) else { return };
        let (before, at_last): (Vec<Announcement>, Vec<Announcement>) =
            due.into_iter().partition(|said| said.at < last);
        let calls = |of: &[Announcement]| of.iter().map(|said| said.call).collect::<Vec<Call>>();
        let mut newest = calls(&at_last);
        let mut face = now.clock.reading(now.by, Some((now.by, last)));
        if let Some(cue) = before.iter().chain(&at_last).rev().find(|said| is_cue(said.call)) {
            face = now.clock.reading(now.by, Some((now.by, cue.at)));
            tell_cue(cue.call, &face, now.by, desk);
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
        if newest.contains(&Call::Count(10)) && now.clock.timeout_pass(now.by).is_none() {
            self.counted_out = true;
            return;
        }
        if let Some(words) = speech::calls(&newest, &face, desk.aloud) {
            self.speak(words, desk);
        }
    }

    /// Cuts off what is said of a turn that is over, or of a clock that stands. The turn that runs now: the moves
    /// before it, whose it is.
    pub(super) fn fall_silent(&mut self, now: Option<(usize, Color)>, desk: &mut Desk) {
        if self.sounding && (now.is_none() || now != self.turn) {
            self.sounding = false;
            desk.ask(Effect::Hush);
        }
    }

    /// Says that time is up, after the count if that was read to its end.
    pub(super) fn call_out(&mut self, desk: &mut Desk) {
        self.speak(speech::time_up(self.counted_out, desk.aloud), desk);
    }

    /// Says the time left of a side. While the count is read it is only shown.
    pub(super) fn say_time(&mut self, by: Color, reading: &Reading, runs: bool, desk: &mut Desk) {
        let side = said::color(by, desk.text);
        let voice = &desk.text.voice;
        let told = match reading.phase {
            Phase::Untimed => (voice.used)(side, &reading.digits),
            _ => (voice.time_left)(side, &reading.digits, more(reading, desk.text).as_deref()),
        };
        desk.tell(told);
        if reading.counted().is_none() || !runs {
            let words = speech::time_left(by, reading, desk.aloud.words);
            self.speak(words, desk);
        }
    }

    /// Says this; it may be cut off.
    pub(super) fn speak(&mut self, words: Utterance, desk: &mut Desk) {
        self.sounding = true;
        desk.ask(Effect::Speak(words));
    }

    /// Begins a turn anew when it is another one, and makes the voice ready in time.
    fn hear(&mut self, now: Running<'_>, desk: &mut Desk) {
        let turn = Some((now.moves, now.by));
        let first = self.turn.is_none();
        if self.turn != turn || now.ran < self.up_to {
            // A turn taken up again in another run of the program goes on where it stopped.
            *self = Self { turn, up_to: now.entered.min(now.ran), ..Self::default() };
        }
        let reading = now.clock.reading(now.by, Some((now.by, now.ran)));
        let near = reading.phase == Phase::Main
            && matches!(reading.besides, Some(Besides::Overtime(_)))
            && reading.left <= READY;
        if first || (near && !self.ready) {
            self.ready = near;
            let words = words(now.clock, desk);
            if !words.is_empty() {
                desk.ask(Effect::Prepare(words));
            }
        }
    }
}

/// When something is next due, in running ms of the turn.
pub(super) fn next_said(now: Running<'_>) -> Option<Ms> {
    now.clock.next_announcement(now.by, now.ran)
}

/// What is due after `from` up to `to`, without what is not said: no count in main time.
fn due(clock: &Clock, by: Color, from: Ms, to: Ms) -> Vec<Announcement> {
    let side = &clock.sides[by];
    let in_overtime = |at: Ms| {
        at.checked_sub(1).is_some_and(|t| matches!(side.reading(t).phase, Phase::Overtime | Phase::Last))
    };
    let calls = side.announcements(from, to).into_iter();
    calls
        .filter(|said| !matches!(said.call, Call::Mark { .. } | Call::Count(_)) || in_overtime(said.at))
        .collect()
}

/// Every word the two clocks may need from here on.
fn words(clock: &Clock, desk: &Desk) -> Vec<Utterance> {
    let mut words: Vec<Utterance> = Vec::new();
    for side in Color::ALL {
        let half = &clock.sides[side];
        let moments = std::iter::successors(half.next_announcement(0), |&at| half.next_announcement(at));
        for at in moments.take(LOOKED_AT) {
            let calls: Vec<Call> = due(clock, side, at - 1, at).into_iter().map(|said| said.call).collect();
            let said = speech::calls(&calls, &half.reading(at), desk.aloud);
            words.extend(said.filter(|said| !words.contains(said)));
        }
    }
    words
}

/// The cue is seen as well as heard.
fn tell_cue(call: Call, face: &Reading, by: Color, desk: &mut Desk) {
    let side = said::color(by, desk.text);
    let voice = &desk.text.voice;
    let bought = |left| (voice.bought)(face.penalty, left);
    let told = match (call, face.count) {
        (Call::OvertimeBegins, Some(Count::Stones(n))) => {
            (voice.main_over)(side, &(desk.text.table.stones_left)(n))
        }
        (Call::OvertimeBegins, Some(Count::Purchases(n))) => (voice.main_over)(side, &bought(n)),
        (Call::OvertimeBegins, Some(count)) if face.phase == Phase::Last => {
            let last = match count {
                Count::Minutes(n) => (voice.minutes)(n),
                Count::Blocks(_) => desk.text.table.no_blocks.to_owned(),
                _ => desk.text.table.last_period.to_owned(),
            };
            format!("{}{}{last}", (voice.begins)(side), desk.text.word.comma)
        }
        (Call::OvertimeBegins, _) => (voice.begins)(side),
        (Call::PeriodLost { .. }, Some(Count::Purchases(n))) => (voice.buys)(side, &bought(n)),
        (Call::PeriodLost { .. }, Some(Count::Blocks(n))) => (voice.block)(side, n),
        (Call::PeriodLost { .. }, Some(Count::Minutes(n))) => (voice.minute_lost)(side, &(voice.minutes)(n)),
        (Call::PeriodLost { .. }, _) if face.phase == Phase::Last => (voice.last)(side),
        (Call::PeriodLost { .. }, Some(Count::Periods(n))) => (voice.period_lost)(side, &(voice.periods)(n)),
        _ => return,
    };
    desk.tell(told);
}

const fn is_cue(call: Call) -> bool {
    matches!(call, Call::OvertimeBegins | Call::PeriodLost { .. })
}

/// What a clock shows beside its digits, in words. Of the reserve it is said in minutes, as it is read.
fn more(reading: &Reading, text: &Text) -> Option<String> {
    match (reading.phase, reading.count) {
        (Phase::Main, _) => reading.besides.as_ref().map(|besides| said::besides(besides, text)),
        (_, Some(Count::Minutes(n))) => Some((text.voice.minutes)(n)),
        _ => said::overtime(reading, text),
    }
}
