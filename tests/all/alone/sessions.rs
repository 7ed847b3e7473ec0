//! Every session of the two clocks is kept, listed, and opened for its report.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use serde_json::{Value, json};
use shoutan::app::{Mode, Now};
use shoutan::cli::games::{self, Games};
use shoutan::clock::bare::{Bare, Entry, Event, Setup};
use shoutan::record::store::Store;
use shoutan::record::store::day::{day_of, time_of};
use shoutan::rules::color::ByColor;
use shoutan::rules::color::Color::{Black, White};
use shoutan::shell::keeper::Keeper;
use shoutan::text::en::EN;
use shoutan::text::{ALL, Text};

use crate::alone::bench::setup;
use crate::stage::Stage;

/// A session in which each of the moves took so many ms, the last turn left standing or stopped for good.
fn session(store: &Store, setup: Setup, moves: &[u64], end: Event, left: i64) -> Bare {
    let mut bare = Bare::new(setup);
    let mut journal = store.begin_clocks(&bare).unwrap();
    let mut enter = |spent, event| {
        let entry = Entry { spent, event };
        bare.play(entry.clone()).unwrap();
        journal.append_bare(u32::try_from(bare.entries().len()).unwrap(), &entry).unwrap();
    };
    enter(0, Event::Start);
    for (by, &spent) in [Black, White].into_iter().cycle().zip(moves) {
        enter(spent, Event::Press { by });
    }
    enter(1_000, end);
    drop(journal);
    written(&store.clocks(), left);
    bare
}

/// Sets when a file was last written, ms since 1970 UTC.
fn written(path: &Path, at: i64) {
    let at = UNIX_EPOCH + Duration::from_millis(at.try_into().unwrap());
    File::options().write(true).open(path).unwrap().set_modified(at).unwrap();
}

/// What a session left at that moment is called once another has begun.
fn id(at: i64) -> String {
    format!("{}-{}", day_of(at), time_of(at).replace(':', ""))
}

const NOON: i64 = 1_764_504_000_000;
const DAY: i64 = 86_400_000;

fn list(store: &Store, json: bool, search: &str, text: &Text, width: Option<usize>) -> String {
    games::run(&Games { json, search: search.to_owned(), clocks: true }, store, text, 0, width).unwrap()
}

fn named(time: &str, black: &str, white: &str) -> Setup {
    Setup { names: ByColor { black: black.to_owned(), white: white.to_owned() }, ..setup(time) }
}

#[test]
fn every_session_is_listed_the_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    assert_eq!(list(&store, false, "", &EN, None), "");
    session(&store, setup("2x5s"), &[3_000], Event::End, NOON - DAY);
    session(&store, named("10m+25/10m", "Li", "Wang"), &[60_000, 20_000, 5_000], Event::Pause, NOON);
    let bare = session(&store, named("20s", "聂卫平", ""), &[3_000, 4_000], Event::End, NOON + DAY);
    let when = |at: i64| format!("{} {}", day_of(at), &time_of(at)[..5]);
    let pad = |text: String| format!("{text:<17}");
    let right = [
        format!("{}  {}  stopped     2 moves  聂卫平 - White  20s", pad("last".to_owned()), when(NOON + DAY)),
        format!("{}  {}  unfinished  3 moves  Li - Wang       10m+25/10m", pad(id(NOON)), when(NOON)),
        format!("{}  {}  stopped     1 move                   2x5s", pad(id(NOON - DAY)), when(NOON - DAY)),
    ];
    assert_eq!(list(&store, false, "", &EN, None), right.join("\n") + "\n");
    assert_eq!(list(&store, false, "wang unfinished", &EN, None).lines().count(), 1);
    assert!(list(&store, false, "", &EN, Some(40)).lines().all(|line| line.chars().count() <= 40));
    for text in ALL {
        assert_eq!(list(&store, false, text.alone.stopped, text, None).lines().count(), 2);
    }
    let lines: Vec<Value> =
        list(&store, true, "", &EN, None).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let last = json!({"id": "last", "file": store.clocks(), "state": "finished", "date": day_of(NOON + DAY),
        "left_at": time_of(NOON + DAY), "black": "聂卫平", "white": "", "time": "20s", "moves": {"B": 1, "W": 1},
        "ended": "stopped", "flag": null});
    for (field, value) in last.as_object().unwrap() {
        assert_eq!(&lines[0][field], value, "{field}");
    }
    assert_eq!(lines[0]["time_used_ms"], json!({"B": 4_000, "W": 4_000}));
    assert_eq!(lines[0]["training"]["B"]["longest"][0]["ms"], 3_000);
    assert_eq!((&lines[1]["state"], &lines[1]["ended"]), (&json!("unfinished"), &Value::Null));
    assert_eq!(store.session("last").unwrap().left.unwrap().bare, bare);
}

#[test]
fn only_so_many_sessions_are_kept_and_nothing_else_is_touched() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned()).keeping_sessions(3);
    let own = folder.path().join("clocks/my notes.jsonl");
    for n in 0..6 {
        session(&store, setup("20s"), &[3_000], Event::End, NOON + n * DAY);
        if n == 1 {
            fs::write(&own, "mine").unwrap();
        }
    }
    let kept: Vec<String> = store.sessions().into_iter().map(|session| session.id).collect();
    assert_eq!(kept, ["last".to_owned(), id(NOON + 4 * DAY), id(NOON + 3 * DAY)]);
    assert_eq!(fs::read(&own).unwrap(), b"mine");
    // Sessions left in the same second have names of their own.
    session(&store, setup("20s"), &[], Event::End, NOON + 5 * DAY);
    session(&store, setup("20s"), &[], Event::End, NOON + 5 * DAY);
    let kept: Vec<String> = store.sessions().into_iter().map(|session| session.id).collect();
    assert_eq!(kept, ["last".to_owned(), format!("{}-2", id(NOON + 5 * DAY)), id(NOON + 5 * DAY)]);
}

#[test]
fn the_two_files_of_before_are_still_opened() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let older = session(&store, setup("2x5s"), &[3_000], Event::End, NOON);
    fs::rename(store.clocks(), folder.path().join("clocks-before.jsonl")).unwrap();
    let newer = session(&store, setup("20s"), &[3_000, 1_000], Event::Pause, NOON + DAY);
    assert!(!folder.path().join("clocks").exists());
    let found = |id: &str| store.session(id).unwrap().left.unwrap().bare;
    assert_eq!((found("before"), found("last")), (older, newer));
    assert_eq!(list(&store, false, "", &EN, None).lines().count(), 2);
}

#[cfg(unix)]
#[test]
fn nothing_but_an_ordinary_file_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    session(&store, setup("20s"), &[], Event::End, NOON);
    session(&store, setup("20s"), &[], Event::End, NOON + DAY);
    let earlier = folder.path().join(format!("clocks/{}.jsonl", id(NOON)));
    let secret = folder.path().join("elsewhere");
    fs::rename(&earlier, &secret).unwrap();
    std::os::unix::fs::symlink(&secret, &earlier).unwrap();
    fs::remove_file(store.clocks()).unwrap();
    rustix::fs::mkfifoat(rustix::fs::CWD, store.clocks(), rustix::fs::Mode::from_raw_mode(0o600)).unwrap();
    for session in store.sessions() {
        assert!(session.left.is_err(), "{}", session.id);
    }
    let told = list(&store, false, "", &EN, None);
    assert_eq!(told.lines().filter(|line| line.contains("damaged")).count(), 2, "{told}");
    assert!(store.begin_clocks(&Bare::new(setup("20s"))).is_err(), "what is no file is not put aside");
}

#[test]
fn a_session_is_looked_at_with_its_report_and_cannot_be_changed() {
    let folder = tempfile::tempdir().unwrap();
    let store = || Store::new(folder.path().to_owned());
    session(&store(), named("20s", "Li", "Wang"), &[3_000, 4_000], Event::Pause, NOON);
    let before = fs::read(store().clocks()).unwrap();
    let keeper = Keeper::new(store());
    assert!(keeper.session("x").unwrap_err().to_string().contains("shoutan games --clocks"));
    let bare = keeper.session("last").unwrap();
    for text in ALL {
        let mut bench = Stage::clockless(text);
        let effects = bench.app.look_at_clocks(bare.clone(), Now { ms: 0, utc: 0 });
        bench.perform(effects);
        assert_eq!(bench.app.mode(), Mode::Chart);
        bench.shows("Li").shows("Wang");
        bench.keys("<esc>");
        assert_eq!(bench.app.mode(), Mode::AloneOver);
        assert_eq!(bench.digits(White), "0:16");
        for key in ["<enter>", "<esc>", "f", "j", "<tab>", " "] {
            bench.keys(key).at(60_000);
        }
        assert_eq!(bench.alone().bare, bare);
        bench.keys("<esc>").lacks(text.alone.key.undo).lacks(text.alone.key.set_black);
        assert!(
            bench.asked.iter().all(|effect| !format!("{effect:?}").contains("Clocks")),
            "{:?}",
            bench.asked
        );
    }
    assert_eq!(fs::read(store().clocks()).unwrap(), before);
}

#[test]
fn a_session_that_was_killed_stands_where_it_was_last_noted() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let bare = Bare::new(setup("20s"));
    let mut journal = store.begin_clocks(&bare).unwrap();
    journal.append_bare(1, &Entry { spent: 0, event: Event::Start }).unwrap();
    for (noted, used, flag) in [(7_000, 7_000, None), (25_000, 20_000, Some(Black))] {
        journal.tick(noted).unwrap();
        let stood = store.session("last").unwrap().left.unwrap().stood();
        let sums = stood.pace().sums;
        assert_eq!((sums[Black].all.used, stood.running()), (used, None));
        assert_eq!(stood.ended().is_some(), flag.is_some());
    }
}
