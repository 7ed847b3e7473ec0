//! A machine with only the programs put on it.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use shoutan::shell::clock::SystemClock;
use shoutan::shell::voice::{Means, Sound, Voice};
use shoutan::text::spoken::{Utterance, named};
use tempfile::TempDir;

/// A sound with silence around it: 8000 samples a second, one channel, 16 bits.
pub const WAV: &[u8] = &wav();

const fn wav() -> [u8; 44 + 8_000] {
    let head = *b"RIFF\x64\x1f\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x40\x1f\x00\x00\x80\x3e\x00\x00\x02\x00\x10\x00data\x40\x1f\x00\x00";
    let mut file = [0; 44 + 8_000];
    let mut at = 0;
    while at < file.len() {
        file[at] = match at {
            0..44 => head[at],
            4_000..4_400 => 60,
            _ => 0,
        };
        at += 1;
    }
    file
}

/// A word of one sound.
pub fn word(text: &str) -> Utterance {
    Utterance::new(text, text)
}

/// The longest anything may take here.
const LONG: Duration = Duration::from_secs(30);

/// The bell's other end.
#[derive(Clone, Default)]
struct Bells(Arc<AtomicUsize>);

impl Write for Bells {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let rung = bytes.split(|&byte| byte == 7).skip(1).count();
        self.0.fetch_add(rung, Ordering::SeqCst);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

pub struct Stage {
    folder: TempDir,
    lines: Receiver<String>,
    bells: Bells,
    started: Mutex<Vec<String>>,
    seen: Mutex<Vec<String>>,
    _notes: File,
}

impl Stage {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("bin")).unwrap();
        let notes = folder.path().join("notes");
        assert!(Command::new("mkfifo").arg(&notes).status().unwrap().success());
        // Open both ways, so that it never ends while the stage stands.
        let open = OpenOptions::new().read(true).write(true).open(&notes).unwrap();
        let reader = BufReader::new(open.try_clone().unwrap());
        let (send, lines) = channel();
        thread::spawn(move || {
            for line in reader.lines().map_while(Result::ok) {
                if line == "the end" || send.send(line).is_err() {
                    return;
                }
            }
        });
        Self {
            folder,
            lines,
            bells: Bells::default(),
            started: Mutex::default(),
            seen: Mutex::default(),
            _notes: open,
        }
    }

    /// Where the stand-ins write what happens to them.
    pub fn notes(&self) -> String {
        self.folder.path().join("notes").display().to_string()
    }

    pub fn cache(&self, name: &str) -> PathBuf {
        self.folder.path().join("cache").join(name)
    }

    /// A file to be used by a stand-in.
    pub fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path.display().to_string()
    }

    /// Where a program of the stage lies.
    pub fn bin(&self, name: &str) -> String {
        self.folder.path().join("bin").join(name).display().to_string()
    }

    /// Puts a program on the path. Another program writes it: a file open for writing here could not be started
    /// while a fork of another test holds it open.
    pub fn program(&mut self, name: &str, body: &str) {
        let notes = self.notes();
        // One write each, so that notes of two programs never mix.
        let script = format!(
            "#!/bin/sh\ntrap 'echo \"ended {name}\" > {notes}; exit 143' TERM\n\
             args=$(printf %s \"$*\" | tr '\\n' ' ')\n\
             printf 'pid %s\\nstarted {name} %s\\n' $$ \"$args\" > {notes}\n{body}\n"
        );
        let path = self.folder.path().join("bin").join(name);
        let made = Command::new("sh")
            .args(["-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", &script])
            .arg(&path)
            .status()
            .unwrap();
        assert!(made.success());
    }

    pub fn voice(&self, sound: Sound) -> Voice {
        let means = Means {
            sound,
            path: self.folder.path().join("bin").into(),
            cache: Some(self.folder.path().join("cache")),
            words: named("en").unwrap(),
        };
        Voice::start(&means, SystemClock::start(), Box::new(self.bells.clone())).unwrap()
    }

    fn take(&self, most: Duration) -> Option<String> {
        loop {
            let line = self.lines.recv_timeout(most).ok()?;
            if let Some(pid) = line.strip_prefix("pid ") {
                self.started.lock().unwrap().push(pid.to_owned());
                continue;
            }
            let line = line.trim_end().to_owned();
            self.seen.lock().unwrap().push(line.clone());
            return Some(line);
        }
    }

    /// The next thing that happens to a stand-in.
    pub fn note(&self) -> String {
        self.take(LONG).expect("nothing happens")
    }

    /// The same, if it happens soon.
    pub fn maybe_note(&self) -> Option<String> {
        self.take(Duration::from_millis(50))
    }

    /// Waits for exactly this.
    pub fn until(&self, note: &str) {
        while self.note() != note {}
    }

    /// Waits for a start of that program: how it was called.
    pub fn started(&self, name: &str) -> String {
        self.started_with(name, "", "no such word")
    }

    /// The same with this in the call, and without that.
    pub fn started_with(&self, name: &str, with: &str, without: &str) -> String {
        loop {
            let note = self.note();
            if let Some(call) = note.strip_prefix("started ")
                && call.split(' ').next() == Some(name)
                && call.contains(with)
                && !call.contains(without)
            {
                return call.to_owned();
            }
        }
    }

    /// Waits until something holds.
    pub fn wait_for(&self, holds: impl Fn() -> bool) {
        for _ in 0..3_000 {
            if holds() {
                return;
            }
            // The notes are read on meanwhile, so that nobody waits to write one.
            if let Ok(line) = self.lines.recv_timeout(Duration::from_millis(10))
                && let Some(pid) = line.strip_prefix("pid ")
            {
                self.started.lock().unwrap().push(pid.to_owned());
            }
        }
        panic!("it never happens; seen {:?}", self.seen.lock().unwrap());
    }

    pub fn bells(&self) -> usize {
        self.bells.0.load(Ordering::SeqCst)
    }

    pub fn wait_for_bells(&self, n: usize) {
        self.wait_for(|| self.bells() >= n);
    }

    /// Whoever was started has ended and is no longer in the table of processes.
    pub fn all_reaped(&self) {
        let started = || self.started.lock().unwrap().clone();
        self.wait_for(|| started().iter().all(|pid| !Path::new("/proc").join(pid).exists()));
    }

    /// That program has not been started since the last note was read.
    pub fn silent_of(&self, name: &str) {
        while let Some(note) = self.maybe_note() {
            assert!(!note.starts_with(&format!("started {name}")), "{note}");
        }
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // The thread that reads the notes ends with this line.
        let _ = OpenOptions::new()
            .write(true)
            .open(self.folder.path().join("notes"))
            .and_then(|mut notes| notes.write_all(b"the end\n"));
    }
}
