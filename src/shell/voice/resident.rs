//! Windows' speech: starting PowerShell takes longer than a word, so one stays and is given lines.
//!
//! It says `.` when it is ready and after each line, and a word is not given before: what is late is not said.

use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::child::{self, Call};
use super::place::Place;
use crate::text::spoken::{Spoken, Utterance};

/// Each line is a word as the numbers of its UTF-16 units; an empty line is silence.
const SCRIPT: &str = "\
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$s = New-Object System.Speech.Synthesis.SpeechSynthesizer
$s.Rate = 2
try { $s.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]'CULTURE') } catch {}
[Console]::Out.Write('.')
while ($null -ne ($l = [Console]::In.ReadLine())) {
  $s.SpeakAsyncCancelAll()
  if ($l.Trim()) { $w = -join ($l.Trim().Split(' ') | ForEach-Object { [char][int]$_ }); [void]$s.SpeakAsync($w) }
  [Console]::Out.Write('.')
}";

/// The program that stays.
#[derive(Debug)]
pub(super) struct Resident {
    child: Child,
    lines: ChildStdin,
    /// Lines given, and the answers that came.
    given: u64,
    answered: Arc<AtomicU64>,
    since: u64,
}

impl Resident {
    /// Starts it at `now`.
    pub(super) fn start(program: &Path, spoken: &Spoken, place: &Arc<Place>, now: u64) -> io::Result<Self> {
        let culture = match spoken.tag {
            "zh-CN" => "zh-CN",
            "ja" => "ja-JP",
            "ko" => "ko-KR",
            _ => "en-US",
        };
        let script = SCRIPT.replace("CULTURE", culture);
        let call = Call::new(program, ["-NoLogo", "-NoProfile", "-NonInteractive", "-Command", &script]);
        let mut child = call.command().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let Some((lines, mut answers)) = pipes else { return Err(io::ErrorKind::BrokenPipe.into()) };
        let answered = Arc::new(AtomicU64::new(0));
        let (count, place) = (Arc::clone(&answered), Arc::clone(place));
        super::super::thread("voice answers", move || {
            let mut some = [0; 64];
            while let Ok(n @ 1..) = answers.read(&mut some) {
                let dots = some[..n].split(|&byte| byte == b'.').skip(1).count();
                count.fetch_add(u64::try_from(dots).unwrap_or(0), Ordering::SeqCst);
                place.wake();
            }
        })?;
        Ok(Self { child, lines, given: 0, answered, since: now })
    }

    /// Whether it takes a word now.
    pub(super) fn is_ready(&self) -> bool {
        self.answered.load(Ordering::SeqCst) > self.given
    }

    /// Whether it has been given a line: then it is only busy taking it.
    pub(super) fn has_spoken(&self) -> bool {
        self.given > 0
    }

    /// Gives it a word, or nothing to say. Only while it is ready, so that the pipe never fills.
    pub(super) fn give(&mut self, words: Option<&Utterance>, now: u64) -> io::Result<()> {
        let mut line = String::new();
        for unit in words.map_or("", |words| words.text.as_str()).encode_utf16() {
            // Nothing fails to be written into a string.
            let _ = write!(line, "{unit} ");
        }
        line.push('\n');
        self.given += 1;
        self.since = now;
        self.lines.write_all(line.as_bytes()).and_then(|()| self.lines.flush())
    }

    /// Whether it has kept a line, or its own start, unanswered for longer than it may.
    pub(super) fn hangs(&self, now: u64, starting: u64, speaking: u64) -> bool {
        let most = if self.given == 0 { starting } else { speaking };
        !self.is_ready() && now.saturating_sub(self.since) > most
    }

    /// Whether it has ended by itself.
    pub(super) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// The program, to be ended.
    pub(super) fn into_child(mut self) -> Child {
        child::stop(&mut self.child);
        self.child
    }
}
