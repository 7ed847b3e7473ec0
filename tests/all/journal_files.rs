//! A journal on the disk: what is kept, what is refused, what is recovered.

use crate::journal_codec::plain;
use proptest::prelude::any;
use proptest::{prop_assert, prop_assert_eq, proptest};
use shoutan::game::Game;
use shoutan::game::event::{Entry, Event};
use shoutan::record::entry::fields::Flaw;
use shoutan::record::entry::{line, to_fields};
use shoutan::record::journal::Journal;
use shoutan::record::journal::open::{Access, Opened, ReadOnly, Unopened};
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn entry(n: u32) -> Entry {
    let by = if n.is_multiple_of(2) { Color::White } else { Color::Black };
    let event = if n == 1 {
        Event::Begin { by: Color::Black }
    } else {
        Event::Play {
            by: !by,
            p: Point::new(u8::try_from(n % 19).unwrap(), u8::try_from(n / 19 % 19).unwrap()),
        }
    };
    Entry { n, spent: u64::from(n - 1) * 10, at: i64::from(n) * 1000, event }
}

/// A folder of its own; in memory where there is such a place, as a disk takes its time to sync.
fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let path = folder.path().join("game.jsonl");
    (folder, path)
}

/// A game whose first clock was just started.
fn begun() -> Game {
    Game::fold(plain(), [entry(1)]).unwrap()
}

/// A journal with `count` entries, closed as a killed program leaves it.
fn left(path: &Path, count: u32) -> Vec<Entry> {
    let entries: Vec<Entry> = (1..=count).map(entry).collect();
    let mut journal = Journal::create(path, &begun()).unwrap();
    for entry in &entries[1..] {
        journal.append(entry).unwrap();
    }
    entries
}

fn writable(opened: Opened) -> Journal {
    match opened.access {
        Access::Write(journal) => journal,
        Access::Read(why) => panic!("read-only: {why}"),
    }
}

#[test]
fn what_was_appended_is_there_after_a_kill() {
    let (_folder, path) = folder();
    let entries = left(&path, 5);
    let opened = Journal::open(&path).unwrap();
    assert_eq!((opened.game.terms(), opened.game.entries()), (&plain(), &entries[..]));
    assert!(opened.dropped.is_none());
    let mut journal = writable(opened);
    journal.append(&entry(6)).unwrap();
    drop(journal);
    assert_eq!(Journal::open(&path).unwrap().game.entries().len(), 6);
}

#[test]
fn the_running_clock_is_kept_beside_it() {
    let (_folder, path) = folder();
    let mut journal = Journal::create(&path, &begun()).unwrap();
    journal.tick(1000).unwrap();
    journal.tick(2000).unwrap();
    drop(journal);
    let opened = Journal::open(&path).unwrap();
    assert_eq!(opened.running, 2000);
    let mut journal = writable(opened);
    journal.append(&entry(2)).unwrap();
    drop(journal);
    let opened = Journal::open(&path).unwrap();
    assert_eq!(opened.running, 0, "what ran before the last entry is in that entry");
    drop(opened);
    fs::write(path.with_extension("clock"), "0000000002 00000000000000009000 00000000\n").unwrap();
    assert_eq!(Journal::open(&path).unwrap().running, 0, "a damaged side file says nothing");
}

#[test]
fn no_file_is_ever_written_over() {
    let (_folder, path) = folder();
    fs::write(&path, "precious").unwrap();
    assert!(Journal::create(&path, &begun()).is_err_and(|fault| fault.exists()));
    assert_eq!(fs::read(&path).unwrap(), b"precious");
}

#[test]
fn a_second_program_can_only_look() {
    let (_folder, path) = folder();
    let mut first = Journal::create(&path, &begun()).unwrap();
    let second = Journal::open(&path).unwrap();
    assert!(matches!(second.access, Access::Read(ReadOnly::InUse)));
    assert_eq!(second.game.entries(), [entry(1)]);
    first.append(&entry(2)).unwrap();
    drop(first);
    assert_eq!(writable(Journal::open(&path).unwrap()).path(), path);
}

#[test]
fn a_torn_last_line_is_dropped_and_kept() {
    let (folder, path) = folder();
    let entries = left(&path, 4);
    let whole = fs::read(&path).unwrap();
    let last = whole[..whole.len() - 1].iter().rposition(|&b| b == b'\n').unwrap() + 1;
    for cut in last + 1..whole.len() - 1 {
        fs::write(&path, &whole[..cut]).unwrap();
        let opened = Journal::open(&path).unwrap();
        assert_eq!(opened.game.entries(), &entries[..3], "cut at {cut}");
        let copy = opened.dropped.as_ref().unwrap().copy.clone().unwrap();
        assert_eq!(fs::read(&copy).unwrap(), &whole[..cut]);
        assert_eq!(fs::read(&path).unwrap(), &whole[..last]);
        fs::remove_file(copy).unwrap();
    }
    let names = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(names, 2, "the journal and its clock");
}

#[test]
fn a_whole_line_without_its_break_is_no_damage() {
    let (_folder, path) = folder();
    let entries = left(&path, 3);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 1]).unwrap();
    let opened = Journal::open(&path).unwrap();
    assert_eq!(opened.game.entries(), entries);
    assert!(opened.dropped.is_none());
    writable(opened).append(&entry(4)).unwrap();
    assert_eq!(Journal::open(&path).unwrap().game.entries().len(), 4);
}

#[test]
fn damage_in_the_middle_keeps_what_stands_before_it() {
    let (_folder, path) = folder();
    let entries = left(&path, 6);
    let text = fs::read_to_string(&path).unwrap();
    let damaged = text.replacen("\"n\":4", "\"n\":5", 1);
    for copy in ["game.damaged", "game.2.damaged", "game.3.damaged"] {
        fs::write(&path, &damaged).unwrap();
        let opened = Journal::open(&path).unwrap();
        assert_eq!(opened.game.entries(), &entries[..3]);
        let dropped = opened.dropped.as_ref().unwrap();
        assert_eq!(dropped.trouble.line, 5);
        assert_eq!(dropped.copy.as_ref().unwrap(), &path.with_file_name(copy), "no copy is written over");
        assert!(dropped.to_string().contains("line 5"), "{dropped}");
        assert_eq!(fs::read_to_string(path.with_file_name(copy)).unwrap(), damaged);
    }
}

#[test]
fn a_lost_line_ends_what_can_be_trusted() {
    let (_folder, path) = folder();
    let entries = left(&path, 5);
    let text = fs::read_to_string(&path).unwrap();
    let without: Vec<&str> =
        text.lines().enumerate().filter(|(index, _)| *index != 3).map(|(_, line)| line).collect();
    fs::write(&path, without.join("\n")).unwrap();
    let opened = Journal::open(&path).unwrap();
    assert_eq!(opened.game.entries(), &entries[..2]);
    assert!(matches!(opened.dropped.unwrap().trouble.flaw, Flaw::Damaged(_)));
}

#[test]
fn what_the_referee_refuses_is_not_believed() {
    let (_folder, path) = folder();
    let entries = left(&path, 5);
    let text = fs::read_to_string(&path).unwrap();
    let cheated: String = text
        .replace("\"n\":4,\"spent\":30", "\"n\":4,\"spent\":4000000")
        .lines()
        .map(|line| resealed(line) + "\n")
        .collect();
    fs::write(&path, cheated).unwrap();
    let opened = Journal::open(&path).unwrap();
    assert_eq!(opened.game.entries(), &entries[..3], "no move comes after the flag");
    assert!(opened.dropped.unwrap().to_string().contains("breaks the rules"));
}

fn resealed(line: &str) -> String {
    let body = &line[..line.rfind(",\"crc\"").unwrap()];
    format!("{body},\"crc\":\"{:08x}\"}}", crc32fast::hash(body.as_bytes()))
}

#[test]
fn a_later_versions_journal_is_read_but_never_written() {
    let (folder, path) = folder();
    let entries = left(&path, 4);
    let text = fs::read_to_string(&path).unwrap();
    let cases = [
        text.replacen("\"ev\":\"play\"", "\"ev\":\"teleport\"", 1),
        text.replacen("\"schema\":1", "\"schema\":2", 1).replacen(
            "\"komi\"",
            "\"weather\":\"fair\",\"komi\"",
            1,
        ),
    ];
    for (case, known) in cases.iter().zip([1, 4]) {
        let later: String = case.lines().map(|line| resealed(line) + "\n").collect();
        fs::write(&path, &later).unwrap();
        let opened = Journal::open(&path).unwrap();
        assert!(matches!(opened.access, Access::Read(ReadOnly::Newer)));
        assert_eq!(opened.game.entries(), &entries[..known]);
        assert_eq!(fs::read_to_string(&path).unwrap(), later);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing was copied");
}

#[test]
fn what_is_no_journal_is_left_alone() {
    let (folder, path) = folder();
    let long = "x".repeat(100);
    for text in ["", "\n", "(;GM[1])", "\0\0\0\0", "{}", &long] {
        fs::write(&path, text).unwrap();
        assert!(matches!(Journal::open(&path), Err(Unopened::Flaw(_, Flaw::Damaged(_)))), "{text:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    assert!(matches!(Journal::open(folder.path()), Err(Unopened::Fault(_))), "a folder");
    assert!(matches!(Journal::open(&folder.path().join("none")), Err(Unopened::Fault(_))));
    let header = line::write(&to_fields(&entry(1)));
    fs::write(&path, header).unwrap();
    assert!(matches!(Journal::open(&path), Err(Unopened::Flaw(..))), "an entry is no header");
}

proptest! {
    #[test]
    fn whatever_happens_to_the_bytes_a_prefix_survives(at in any::<proptest::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        let (_folder, path) = folder();
        let entries = left(&path, 6);
        let mut bytes = fs::read(&path).unwrap();
        let at = at.index(bytes.len());
        if cut {
            bytes.truncate(at);
        } else {
            bytes[at] = byte;
        }
        fs::write(&path, &bytes).unwrap();
        if let Ok(opened) = Journal::open(&path) {
            prop_assert_eq!(opened.game.entries(), &entries[..opened.game.entries().len()]);
            let mut journal = writable(opened);
            let next = entry(u32::try_from(fs::read_to_string(&path).unwrap().lines().count()).unwrap());
            journal.append(&next).unwrap();
            drop(journal);
            let again = Journal::open(&path).unwrap();
            prop_assert!(again.dropped.is_none());
            prop_assert_eq!(again.game.entries().last(), Some(&next));
        } else {
            prop_assert_eq!(fs::read(&path).unwrap(), bytes);
        }
    }
}
