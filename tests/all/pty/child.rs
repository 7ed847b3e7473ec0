//! A small program on the real shell, for what the real program must never do: panic, hang, be slow. The tests run
//! this binary again, with the one test below.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::{env, process, thread};

use crossterm::event::Event;
use portable_pty::CommandBuilder;
use ratatui::buffer::Buffer;
use ratatui::text::Text;
use ratatui::widgets::Widget;
use shoutan::app::Now;
use shoutan::shell::clock::SystemClock;
use shoutan::shell::cycle::{Flow, Program};
use shoutan::shell::probe::Stone;
use shoutan::shell::stall::Stall;
use shoutan::shell::{panic, run};

/// Where it notes what it was told; set only in the second run.
const NOTES: &str = "SHOUTAN_TEST_NOTES";

/// The command that runs it.
pub fn command(notes: &std::path::Path) -> CommandBuilder {
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    command.args(["pty::child::second_run", "--exact", "--ignored", "--nocapture"]);
    command.env(NOTES, notes);
    command.env("SHOUTAN_PROBE", "0");
    command
}

struct Echo {
    notes: PathBuf,
    typed: String,
    stone: Stone,
    running: bool,
}

impl Echo {
    fn note(&self, line: &str) {
        let mut file = OpenOptions::new().append(true).create(true).open(&self.notes).unwrap();
        writeln!(file, "{line}").unwrap();
    }
}

impl Program for Echo {
    fn tick(&mut self, _: Now) -> Flow {
        Flow::Same
    }

    fn input(&mut self, event: Event, now: Now) -> Flow {
        if let Event::Paste(text) = event {
            self.typed = format!("pasted {}", text.len());
            return Flow::Changed;
        }
        let Some(key) = event.as_key_press_event() else { return Flow::Same };
        let Some(c) = key.code.as_char() else { return Flow::Same };
        match c {
            'q' => return Flow::Quit,
            'P' => panic!("in the loop"),
            'T' => {
                let _ = thread::spawn(|| panic!("in a thread")).join();
            }
            'R' => self.running = true,
            'z' if key.modifiers.contains(crossterm::event::KeyModifiers::CONTROL) => {
                self.rest(now);
                return Flow::Suspend;
            }
            c => self.typed.push(c),
        }
        Flow::Changed
    }

    fn stalled(&mut self, stall: Stall, _: Now) -> Flow {
        self.note("stalled");
        self.running = false;
        self.typed = format!("stood still for {} s", stall.lasted_ms / 1_000);
        Flow::Changed
    }

    fn rest(&mut self, _: Now) {
        self.note("rest");
    }

    fn resumed(&mut self, _: Now) -> Flow {
        self.note("resumed");
        self.typed = "back again".into();
        Flow::Changed
    }

    fn next_change(&self, now: Now) -> Option<u64> {
        self.running.then(|| (now.ms / 100 + 1) * 100)
    }

    fn view(&mut self, now: Now, frame: &mut Buffer) {
        let area = frame.area;
        let clock = if self.running { now.ms / 100 } else { 0 };
        let text =
            format!("typed: {}|\n{:?} {}x{}\n{clock}", self.typed, self.stone, area.width, area.height);
        Text::raw(text).render(area, frame);
    }
}

#[test]
#[ignore = "the second run of this binary"]
fn second_run() {
    let Some(notes) = env::var_os(NOTES) else { return };
    panic::note_game(Some(std::path::Path::new("/data/games/one.journal")));
    let ask = env::var("SHOUTAN_PROBE").as_deref() != Ok("0");
    let end = run(SystemClock::start(), ask, |stone, _post| Echo {
        notes: notes.into(),
        typed: String::new(),
        stone,
        running: false,
    });
    process::exit(end.map_or(1, |end| i32::from(end.0.status())));
}
