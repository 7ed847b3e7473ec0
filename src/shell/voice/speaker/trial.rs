//! Which ways there are: found out without a sound, so that no word is lost on one that leads nowhere.

use std::process::{Child, ExitStatus};

use super::{FAILURES, GRACE, Recorder, Speaker, Way, child};
use crate::shell::clock::Clock;

/// A way that lasts as long as its word and has ended sooner, ms, has made no sound: without a loudspeaker some end at
/// once and call that success. The shortest word lasts 440.
const SILENT: u64 = 250;
/// The same for the words of a trial, which are many.
const SILENT_TRIAL: u64 = 600;
/// A trial may take so long, ms: the first one may have to start the sound of the whole machine.
const TRIAL: u64 = 6_000;

/// A way being tried out, without a sound.
#[derive(Debug)]
pub(super) struct Trial {
    child: Child,
    way: usize,
    since: u64,
}

impl Trial {
    /// The program, to be ended.
    pub(super) fn into_child(mut self) -> Child {
        child::stop(&mut self.child);
        self.child
    }
}

impl Speaker {
    /// Tries the ways out without a sound, from that one on, until one works: the first use is the slowest, and a way
    /// that leads to no loudspeaker is known before a word depends on it. One that failed may work again by now.
    pub(super) fn try_out(&mut self, from: usize) {
        for at in from..self.ways.len() {
            match self.ways[at].0.clone() {
                Way::PowerShell(program) => return self.start_resident(at, &program),
                way @ (Way::Recorded(_) | Way::Espeak(_)) => {
                    let silence = self.recorder.as_ref().and_then(Recorder::silent);
                    let Some(call) = way.trial(self.spoken, silence.as_deref()) else { continue };
                    let since = self.clock.ms();
                    if let Ok(child) = call.start() {
                        self.trial = Some(Trial { child, way: at, since });
                        return;
                    }
                    self.ways[at].1 = FAILURES;
                }
                Way::Dispatcher(_) | Way::Say(_) | Way::Command(..) | Way::Bell => return,
            }
        }
    }

    pub(super) fn look_at_trial(&mut self) {
        let now = self.clock.ms();
        let Some(mut trial) = self.trial.take() else { return };
        let lasted = now.saturating_sub(trial.since);
        let way = trial.way;
        let works = match trial.child.try_wait() {
            Ok(None) if lasted <= TRIAL => {
                self.trial = Some(trial);
                return;
            }
            Ok(None) => {
                self.ending.push((trial.into_child(), now + GRACE));
                false
            }
            ended => ended.is_ok_and(|status| {
                status.is_some_and(|status| self.had_sound(way, status, lasted >= SILENT_TRIAL))
            }),
        };
        self.ways[way].1 = if works { 0 } else { FAILURES };
        if !works {
            self.try_out(way + 1);
        }
    }

    /// Whether a way that ended like this after so many ms of a word had its sound.
    pub(super) fn was_heard(&self, way: usize, status: ExitStatus, lasted: u64) -> bool {
        self.had_sound(way, status, lasted >= SILENT)
    }

    fn had_sound(&self, way: usize, status: ExitStatus, lasted: bool) -> bool {
        status.success() && (lasted || !self.ways[way].0.lasts())
    }
}
