//! Words for the program that stays: given when it listens, never late.

use std::path::Path;

use super::{AT_ONCE, GRACE, Resident, Speaker, WORD, Way};
use crate::shell::clock::Clock;
use crate::text::spoken::Utterance;

/// PowerShell may take so long to start, ms.
const STARTING: u64 = 30_000;

impl Speaker {
    /// A resident that is still starting says nothing late: the next way does.
    pub(super) fn tell_resident(&mut self, at: usize, program: &Path, words: &Utterance) -> bool {
        let now = self.clock.ms();
        self.start_resident(at, program);
        let Some(resident) = &self.resident else { return false };
        if !resident.is_ready() && !resident.has_spoken() {
            return false;
        }
        self.waiting = Some((Some(words.clone()), now));
        self.look_at_resident();
        true
    }

    pub(super) fn start_resident(&mut self, at: usize, program: &Path) {
        if self.resident.is_none() {
            match Resident::start(program, self.spoken, &self.place, self.clock.ms()) {
                Ok(resident) => self.resident = Some(resident),
                Err(_) => self.ways[at].1 += 1,
            }
        }
    }

    pub(super) fn look_at_resident(&mut self) {
        let now = self.clock.ms();
        let Some(mut resident) = self.resident.take() else { return };
        let ended = resident.has_ended();
        if ended || resident.hangs(now, STARTING, WORD) {
            self.resident_failed();
            self.ending.push((resident.into_child(), now + GRACE));
            return;
        }
        if let Some((words, since)) = self.waiting.take() {
            if resident.is_ready() {
                self.sounding = words.is_some();
                if resident.give(words.as_ref(), now).is_err() {
                    self.resident_failed();
                    self.ending.push((resident.into_child(), now + GRACE));
                    return;
                }
            } else if now.saturating_sub(since) <= AT_ONCE {
                self.waiting = Some((words, since));
            }
        }
        self.resident = Some(resident);
    }

    fn resident_failed(&mut self) {
        self.waiting = None;
        self.sounding = false;
        for (way, failures) in &mut self.ways {
            *failures += u32::from(matches!(way, Way::PowerShell(_)));
        }
    }
}
