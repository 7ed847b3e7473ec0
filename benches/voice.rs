//! How late a word is after its second: from the second on the game clock to a speaker that has its sound.
//!
//! A game under byo-yomi is played in real time, waking as the loop does, and nobody moves. There need be no sound
//! card: the player plays into ALSA's null device, espeak-ng speaks into no file, and each reports when it is done,
//! which is later than its first sound. `cargo bench --bench voice`
#![expect(clippy::expect_used, reason = "a benchmark that cannot run says so and stops")]

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use std::{env, io, thread};

use shoutan::app::action::Action;
use shoutan::app::effect::Effect;
use shoutan::app::{App, Now, Screen};
use shoutan::clock::announce::Call;
use shoutan::clock::spec::parse_both;
use shoutan::game::terms::Terms;
use shoutan::rules::color::Color;
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::Preset;
use shoutan::shell::clock::{Clock, SystemClock};
use shoutan::shell::voice::{Means, Sound, Voice};
use shoutan::text::en::EN;
use shoutan::text::spoken::{Spoken, named};

/// Two periods: the marks of the first, the marks and the count of the last.
const TIME: &str = "2x12s";

fn main() {
    println!("late after its second, ms{:>17}{:>6}{:>6}", "words", "p50", "max");
    let espeak = which("espeak-ng");
    let aplay = which("aplay");
    for tag in ["en", "zh-CN"] {
        let spoken = named(tag).expect("a language");
        match (&espeak, &aplay) {
            (Some(espeak), Some(aplay)) => {
                let record = format!("exec {} \"$@\"", espeak.display());
                let play = format!("{} -q -D null \"$1\"", aplay.display());
                row(
                    &format!("recorded, aplay, {tag}"),
                    spoken,
                    &[("espeak-ng", &record, false), ("aplay", &play, true)],
                );
            }
            _ => println!("recorded: espeak-ng and aplay are not installed"),
        }
        match &espeak {
            Some(espeak) => {
                let speak = format!("{} -w /dev/null \"$@\"", espeak.display());
                row(&format!("espeak-ng, {tag}"), spoken, &[("espeak-ng", &speak, true)]);
            }
            None => println!("espeak-ng is not installed"),
        }
    }
    row("a program that does nothing", named("en").expect("a language"), &[("say", ":", true)]);
}

/// Reads a game aloud with these programs; those marked report when they are done.
fn row(name: &str, spoken: &'static Spoken, programs: &[(&str, &str, bool)]) {
    let folder = tempfile::tempdir().expect("a folder");
    let (bin, done) = (folder.path().join("bin"), folder.path().join("done"));
    assert!(Command::new("mkdir").arg(&bin).status().is_ok_and(|status| status.success()));
    assert!(Command::new("mkfifo").arg(&done).status().is_ok_and(|status| status.success()));
    for (name, body, reports) in programs {
        // What ends sooner than its word can last is taken for silent.
        let report =
            if *reports { format!("echo x > {}\nexec sleep 0.7", done.display()) } else { String::new() };
        program(&bin.join(name), &format!("#!/bin/sh\n{body}\n{report}\n"));
    }
    let clock = SystemClock::start();
    let heard = listen(&done, clock);
    let means = Means {
        sound: Sound::Auto,
        path: bin.into(),
        cache: (programs.len() > 1).then(|| folder.path().join("cache")),
        words: spoken,
    };
    let voice = Voice::start(&means, clock, Box::new(io::sink())).expect("a thread");
    let late = game(spoken, &voice, clock, &heard);
    let (p50, max) = (late[late.len() / 2], late[late.len() - 1]);
    println!("{name:<34}{:>8}{p50:>6}{max:>6}{}", late.len(), if max > 100 { "  LATE" } else { "" });
}

/// The lateness of every word, least first.
fn game(spoken: &'static Spoken, voice: &Voice, clock: SystemClock, heard: &Receiver<u64>) -> Vec<u64> {
    let mut app = App::new(&EN);
    app.desk.aloud.words = spoken;
    let moment = || Now { ms: clock.ms(), utc: 0 };
    // Once without hurry, so that everything is recorded and warm.
    for effect in app.sit(terms(), true, moment()).expect("a game") {
        drop(effect);
    }
    let mut words = 0;
    for effect in app.update(Action::Tick, moment()) {
        if let Effect::Prepare(list) = effect {
            words = u32::try_from(list.len()).unwrap_or(0);
            voice.prepare(list);
        }
    }
    for _ in 0..200 {
        if voice.recorded() >= words {
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    while heard.recv_timeout(Duration::from_secs(1)).is_ok() {}
    let mut app = App::new(&EN);
    app.desk.aloud.words = spoken;
    let start = moment();
    app.sit(terms(), true, start).expect("a game");
    let mut late = Vec::new();
    let Screen::Table(table) = &app.screen else { return late };
    let calls = table.game.clock().announcements(Color::Black, 0, u64::MAX);
    let due: Vec<u64> = calls
        .iter()
        .filter(|said| !matches!(said.call, Call::Count(10) | Call::LostOnTime))
        .map(|said| start.ms + said.at)
        .collect();
    let mut due = due.into_iter();
    while let Some(next) = app.next_change() {
        thread::sleep(Duration::from_millis(next.saturating_sub(clock.ms())));
        for effect in app.update(Action::Tick, moment()) {
            match effect {
                Effect::Speak(words) => {
                    voice.say(words);
                    if let Some(due) = due.next()
                        && let Ok(at) = heard.recv_timeout(Duration::from_secs(2))
                    {
                        late.push(at.saturating_sub(due));
                    }
                }
                Effect::Hush => voice.hush(),
                _ => {}
            }
        }
    }
    late.sort_unstable();
    late
}

fn terms() -> Terms {
    Terms::even(Size::STANDARD, Preset::Chinese, parse_both(TIME).expect("a time setting"))
}

/// When each word was done.
fn listen(done: &Path, clock: SystemClock) -> Receiver<u64> {
    let lines = OpenOptions::new().read(true).write(true).open(done).expect("a pipe");
    let (send, heard) = channel();
    thread::spawn(move || {
        for _ in BufReader::new(lines).lines().map_while(Result::ok) {
            if send.send(clock.ms()).is_err() {
                return;
            }
        }
    });
    heard
}

fn program(path: &Path, script: &str) {
    let made = Command::new("sh")
        .args(["-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", script])
        .arg(path)
        .status();
    assert!(made.is_ok_and(|status| status.success()));
}

fn which(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|program| program.is_file())
}
