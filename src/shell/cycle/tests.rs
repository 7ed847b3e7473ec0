//! The loop under a scripted clock: no test waits.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::rc::Rc;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;

use super::{End, Flow, Program, Source, Surface, run};
use crate::app::Now;
use crate::shell::clock::Clock;
use crate::shell::inbox::{Message, Outside, Stamped};
use crate::shell::stall::Stall;

/// Scripted time. Drawing and pressing keys may use some up.
#[derive(Clone, Default)]
struct Time {
    ms: Rc<Cell<u64>>,
    slept: Rc<Cell<u64>>,
}

impl Time {
    fn pass(&self, ms: u64) {
        self.ms.set(self.ms.get() + ms);
    }
}

impl Clock for Time {
    fn ms(&self) -> u64 {
        self.ms.get()
    }

    fn slept_ms(&self) -> u64 {
        self.slept.get()
    }

    fn utc(&self) -> i64 {
        // Wall time jumps an hour to and fro; nothing may depend on it.
        if self.ms.get().is_multiple_of(2) { 3_600_000 } else { 0 }
    }
}

/// A message on its way.
struct Coming {
    /// When it is stamped.
    stamp: u64,
    /// When it is there.
    there: u64,
    /// Whether the process is stopped until it is there.
    stopped: bool,
    /// How long the machine sleeps before.
    sleep: u64,
    message: Message,
}

/// What comes in.
struct Script {
    time: Time,
    coming: RefCell<VecDeque<Coming>>,
}

impl Source for Script {
    fn wait(&self, ms: u64) -> Option<Stamped> {
        let until = self.time.ms() + ms;
        let next = self.coming.borrow().front().map(|next| (next.there, next.stopped));
        match next {
            Some((there, stopped)) if there <= until || stopped => {
                self.time.ms.set(there.max(self.time.ms()));
                self.take()
            }
            Some(_) => {
                self.time.ms.set(until);
                None
            }
            None => Some(Stamped { ms: self.time.ms(), message: Message::Outside(Outside::InputLost) }),
        }
    }

    fn take(&self) -> Option<Stamped> {
        let mut coming = self.coming.borrow_mut();
        coming.front().filter(|next| next.there <= self.time.ms())?;
        let next = coming.pop_front()?;
        self.time.slept.set(self.time.slept.get() + next.sleep);
        Some(Stamped { ms: next.stamp, message: next.message })
    }

    fn moment(&self, clock: &impl Clock) -> u64 {
        clock.ms()
    }
}

/// A clock of `budget` ms that starts at 0 and shows whole seconds; it notes all it is told.
struct Table {
    budget: u64,
    flag: Option<u64>,
    paused: Option<u64>,
    log: Vec<String>,
    time: Time,
    /// ms every key takes.
    work: u64,
}

impl Program for Table {
    fn tick(&mut self, now: Now) -> Flow {
        if self.flag.is_none() && self.paused.is_none() && now.ms >= self.budget {
            self.flag = Some(now.ms);
            self.log.push(format!("flag noticed at {}", now.ms));
            return Flow::Changed;
        }
        Flow::Same
    }

    fn input(&mut self, event: Event, now: Now) -> Flow {
        self.time.pass(self.work);
        let key = event.as_key_event().and_then(|key| key.code.as_char());
        let refused = self.flag.is_some() || self.paused.is_some();
        self.log.push(format!(
            "{} at {}{}",
            key.unwrap_or('?'),
            now.ms,
            if refused { " refused" } else { "" }
        ));
        match key {
            Some('q') => Flow::Quit,
            Some('z') => {
                self.rest(now);
                Flow::Suspend
            }
            Some('-') => Flow::Same,
            _ => Flow::Changed,
        }
    }

    fn stalled(&mut self, stall: Stall, now: Now) -> Flow {
        assert_eq!(stall.from_ms, now.ms);
        self.paused = Some(now.ms);
        let how = if stall.asleep { "slept" } else { "stalled" };
        self.log.push(format!("{how} {} from {}", stall.lasted_ms, now.ms));
        Flow::Changed
    }

    fn rest(&mut self, now: Now) {
        self.paused = Some(now.ms);
        self.log.push(format!("rest at {}", now.ms));
    }

    fn resumed(&mut self, now: Now) -> Flow {
        self.log.push(format!("resumed at {}", now.ms));
        Flow::Changed
    }

    fn next_change(&self, now: Now) -> Option<u64> {
        (self.paused.is_none() && self.flag.is_none()).then(|| (now.ms / 1_000 + 1) * 1_000)
    }

    fn view(&mut self, _: Now, _: &mut Buffer) {}
}

/// A terminal that counts, and may be slow or gone.
#[derive(Default)]
struct Paper {
    time: Time,
    frames: Vec<u64>,
    repaints: usize,
    /// The frame that takes long, and how long, in ms.
    slow: Option<(usize, u64)>,
    /// The frame at which the terminal is gone.
    gone: Option<usize>,
}

impl Surface for Paper {
    fn draw(&mut self, _: &mut dyn FnMut(&mut Buffer)) -> io::Result<()> {
        self.frames.push(self.time.ms());
        if let Some((frame, ms)) = self.slow
            && frame == self.frames.len()
        {
            self.time.pass(ms);
        }
        if self.gone == Some(self.frames.len()) { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) }
    }

    fn refresh(&mut self) -> io::Result<()> {
        self.repaints += 1;
        Ok(())
    }

    fn alive(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn retake(&mut self) -> io::Result<()> {
        self.refresh()
    }

    fn stop(&mut self, _: bool) -> io::Result<()> {
        self.time.pass(60_000);
        self.refresh()
    }
}

struct Case {
    time: Time,
    table: Table,
    paper: Paper,
    coming: Vec<Coming>,
}

fn case(budget: u64) -> Case {
    let time = Time::default();
    let table = Table { budget, flag: None, paused: None, log: Vec::new(), time: time.clone(), work: 0 };
    let paper = Paper { time: time.clone(), ..Paper::default() };
    Case { time, table, paper, coming: Vec::new() }
}

fn press(key: char) -> Message {
    Message::Event(Event::Key(KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE)))
}

impl Case {
    fn coming(mut self, stamp: u64, there: u64, message: Message) -> Self {
        self.coming.push(Coming { stamp, there, stopped: false, sleep: 0, message });
        self
    }

    /// A key at `ms`.
    fn key(self, ms: u64, key: char) -> Self {
        self.coming(ms, ms, press(key))
    }

    /// A key stamped at `ms` that the loop gets only at `there`.
    fn late_key(self, ms: u64, there: u64, key: char) -> Self {
        self.coming(ms, there, press(key))
    }

    /// The process is stopped before the last message.
    fn after_a_stop(mut self) -> Self {
        self.coming.last_mut().unwrap().stopped = true;
        self
    }

    /// The machine sleeps before the last message.
    fn after_a_sleep(mut self, ms: u64) -> Self {
        self.coming.last_mut().unwrap().sleep = ms;
        self
    }

    fn outside(self, ms: u64, what: Outside) -> Self {
        self.coming(ms, ms, Message::Outside(what))
    }

    fn run(mut self) -> (End, Table, Paper) {
        let script = Script { time: self.time.clone(), coming: RefCell::new(self.coming.into()) };
        let end = run(&mut self.table, &mut self.paper, &script, &self.time);
        (end, self.table, self.paper)
    }
}

#[test]
fn one_frame_a_second_and_none_for_what_shows_nothing() {
    let (end, table, paper) = case(60_000).key(2_500, '-').key(3_500, 'q').run();
    assert_eq!(end, End::Quit);
    assert_eq!(paper.frames, [0, 1_000, 2_000, 3_000]);
    assert_eq!(table.log, ["- at 2500", "q at 3500"]);
}

#[test]
fn no_frame_at_all_while_nothing_runs() {
    let (_, _, paper) = case(60_000).outside(10, Outside::Stop).key(70_000, 'a').key(3_600_000, 'q').run();
    assert_eq!(
        paper.frames,
        [0, 60_010, 70_000],
        "the first, the one after the stop, the key's: {:?}",
        paper.frames
    );
}

#[test]
fn many_keys_one_frame() {
    let mut case = case(60_000);
    for _ in 0..2_000 {
        case = case.key(500, 'l');
    }
    let (_, table, paper) = case.key(600, 'q').run();
    assert_eq!(table.log.len(), 2_001);
    assert_eq!(paper.frames, [0, 500]);
}

#[test]
fn a_key_at_the_limit_is_late_and_one_before_is_not() {
    for (ms, log) in [
        (4_999, vec!["a at 4999"]),
        (5_000, vec!["flag noticed at 5000", "a at 5000 refused"]),
        (5_001, vec!["flag noticed at 5000", "a at 5001 refused"]),
    ] {
        let (_, table, _) = case(5_000).key(ms, 'a').run();
        let told: Vec<_> =
            table.log.iter().filter(|line| !line.starts_with("rest")).take(log.len()).collect();
        assert_eq!(told, log.iter().collect::<Vec<_>>(), "{ms}");
    }
}

#[test]
fn a_key_read_in_time_counts_however_late_the_loop_gets_it() {
    // The frame at 4000 takes 1.9 s; the key was read in the middle of it, a ms before the flag.
    let mut case = case(5_000).late_key(4_999, 5_900, 'a').key(6_000, 'q');
    case.paper.slow = Some((5, 1_900));
    let (_, table, _) = case.run();
    assert_eq!(table.log, ["a at 4999", "flag noticed at 5900", "q at 6000 refused"]);
}

#[test]
fn a_late_wake_up_flags_nobody() {
    // Stopped from 1000 to 40000; the key waited in the terminal and is dropped, the later one is not.
    let (_, table, _) = case(5_000)
        .late_key(39_999, 40_000, 'a')
        .after_a_stop()
        .key(40_099, 'b')
        .key(40_500, 'c')
        .key(41_000, 'q')
        .run();
    assert_eq!(table.flag, None);
    assert_eq!(table.log, ["stalled 40000 from 0", "c at 40500 refused", "q at 41000 refused"]);
}

#[test]
fn a_sleep_of_the_machine_flags_nobody() {
    let (_, table, _) = case(5_000).key(1_500, '-').after_a_sleep(3_600_000).key(3_000, 'q').run();
    assert_eq!(table.log, ["slept 3600500 from 1000", "q at 3000 refused"]);
}

#[test]
fn a_key_while_only_the_output_was_held_up_counts_as_of_the_stall() {
    // The frame at 2000 takes half a minute.
    let mut case = case(5_000).late_key(10_000, 32_000, 'a').late_key(31_950, 32_000, 'b').key(33_000, 'q');
    case.paper.slow = Some((3, 30_000));
    let (_, table, _) = case.run();
    assert_eq!(table.log, ["a at 2000", "stalled 30000 from 2000", "q at 33000 refused"]);
}

#[test]
fn a_key_that_takes_long_is_a_stall_too() {
    let mut case = case(60_000).key(1_500, 'a').key(9_000, 'q');
    case.table.work = 3_000;
    let (_, table, _) = case.run();
    assert_eq!(table.log[..2], ["a at 1500", "stalled 3000 from 1500"]);
}

#[test]
fn ctrl_z_is_no_stall_and_repaints() {
    let (end, table, paper) = case(5_000).key(1_500, 'z').key(62_000, 'q').run();
    assert_eq!(end, End::Quit);
    assert_eq!(table.log, ["z at 1500", "rest at 1500", "resumed at 61500", "q at 62000 refused"]);
    assert_eq!(paper.repaints, 1);
}

#[test]
fn signals() {
    let (end, table, _) = case(5_000).outside(1_200, Outside::End(15)).run();
    assert_eq!((end, table.log), (End::Signal(15), vec!["rest at 1200".to_owned()]));
    let (_, table, paper) = case(60_000)
        .outside(1_200, Outside::Resized)
        .outside(1_300, Outside::Continued)
        .outside(1_400, Outside::Stop)
        .key(70_000, 'q')
        .run();
    assert_eq!(table.log, ["rest at 1400", "resumed at 61400", "q at 70000 refused"]);
    assert_eq!(paper.repaints, 3);
}

#[test]
fn a_terminal_that_is_gone_ends_it_at_rest() {
    let mut case = case(60_000).key(2_500, 'q');
    case.paper.gone = Some(3);
    let (end, table, _) = case.run();
    assert_eq!((end, table.log), (End::Lost, vec!["rest at 2000".to_owned()]));
    let (end, ..) = self::case(60_000).run();
    assert_eq!(end, End::Lost, "no more keys");
}
