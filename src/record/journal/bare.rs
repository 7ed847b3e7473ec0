//! The journal of the two clocks alone: one file, that of the last time.

use super::Journal;
use super::locked::Locked;
use super::open::{keep_copy, read_running};
use crate::clock::Ms;
use crate::clock::bare::{Bare, Entry, Event, Setup};
use crate::record::entry::fields::{Fields, Flaw};
use crate::record::entry::{SCHEMA, bare, line};
use crate::record::fault::{Doing, Fault};
use crate::record::store::whole;
use crate::text::fault::Own;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The kind written in the first line.
const KIND: &str = "clock";

/// Two clocks as they were left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The clocks, as far as their entries can be trusted.
    pub bare: Bare,
    /// Ms the running clock had run since the last of them, as far as is known.
    pub running: Ms,
    /// Bytes of those entries.
    sound: u64,
    /// Whether something stands behind them.
    torn: bool,
}

impl Left {
    /// The clocks as they would stand if they were taken up now: one that ran when the program was killed stands where
    /// it was last noted, or its flag is down.
    pub fn stood(mut self) -> Bare {
        let fallen = self.bare.until_flag().filter(|&left| self.running >= left);
        let event = match (fallen, self.bare.running()) {
            (Some(_), Some(turn)) => Event::Flag { by: turn.by },
            _ => Event::Pause,
        };
        // Clocks that stand refuse that.
        let _ = self.bare.play(Entry { spent: fallen.unwrap_or(self.running), event });
        self.bare
    }

    /// Whether there is something to go on with.
    pub fn goes_on(&self) -> bool {
        self.bare.turn().is_some() && self.bare.ended().is_none()
    }
}

fn header(setup: &Setup) -> String {
    let mut fields = Fields::default();
    fields.put("shoutan", KIND);
    fields.put("schema", &SCHEMA);
    bare::write_setup(setup, &mut fields);
    line::write(&fields)
}

fn line_of(n: u32, entry: &Entry) -> String {
    line::write(&bare::to_fields(n, entry))
}

/// The number of the last entry.
fn last(bare: &Bare) -> u32 {
    u32::try_from(bare.entries().len()).unwrap_or(u32::MAX)
}

impl Journal {
    /// Makes the journal of two clocks alone. One that lies there is kept under the name `aside` gives it; if another
    /// program has it open, the fault says so.
    pub fn create_bare(
        path: &Path,
        aside: impl FnOnce(&Path) -> Result<PathBuf, Fault>,
        bare: &Bare,
    ) -> Result<Self, Fault> {
        match whole::open_own(path) {
            Ok(old) => {
                let _held = free(old, path)?;
                fs::rename(path, aside(path)?).map_err(Fault::of(Doing::Write, path))?;
            }
            Err(cause) if cause.kind() == ErrorKind::NotFound => {}
            Err(cause) => return Err(Fault::of(Doing::Write, path)(cause)),
        }
        let mut text = header(bare.setup());
        for (n, entry) in (1..).zip(bare.entries()) {
            text.push('\n');
            text.push_str(&line_of(n, entry));
        }
        Self::create_with(path, &text, last(bare))
    }

    /// Appends entry `n` of two clocks alone, as [`Journal::append`] does one of a game.
    pub fn append_bare(&mut self, n: u32, entry: &Entry) -> Result<(), Fault> {
        self.append_line(n, &line_of(n, entry))
    }

    /// Opens the journal of two clocks alone to go on with it.
    pub fn open_bare(path: &Path) -> Result<(Left, Self), Fault> {
        let fault = Fault::of(Doing::Read, path);
        let file = whole::open_own(path).map_err(&fault)?;
        let file = free(file, path)?;
        let bytes = whole::read_all(&*file).map_err(&fault)?;
        let left = read(&bytes, path).map_err(|flaw| fault(io::Error::other(flaw.to_string())))?;
        if left.torn {
            keep_copy(path, &bytes)?;
            file.set_len(left.sound).map_err(Fault::of(Doing::Write, path))?;
        }
        let journal = Self::after(file, path, left.sound, last(&left.bare));
        Ok((left, journal))
    }
}

/// Takes the lock, or says who has it.
fn free(file: File, path: &Path) -> Result<Locked, Fault> {
    let fault = Fault::of(Doing::Write, path);
    Locked::take(file).map_err(&fault)?.map_err(|_| fault(io::Error::other(Own::ClocksInUse)))
}

/// Looks at the clocks of the last time; `None` where there are none that can be read.
pub fn look(path: &Path) -> Option<Left> {
    look_at(path).ok()
}

/// Looks at clocks that were left.
///
/// # Errors
/// Why they cannot be read.
pub fn look_at(path: &Path) -> Result<Left, Fault> {
    let bytes = whole::read_ordinary(path)?;
    read(&bytes, path).map_err(|flaw| Fault::of(Doing::Read, path)(io::Error::other(flaw.to_string())))
}

fn read(bytes: &[u8], path: &Path) -> Result<Left, Flaw> {
    let mut lines = bytes.split_inclusive(|&b| b == b'\n');
    let first = lines.next().unwrap_or_default();
    let mut fields = line::read(first.trim_ascii_end())?.reading();
    if fields.optional("shoutan").as_deref() != Some(KIND) {
        return Err(Flaw::Damaged("the file is no journal of clocks".to_owned()));
    }
    let schema: u64 = fields.number("schema")?;
    if schema > SCHEMA {
        return Err(Flaw::Unknown(format!("schema={schema}")));
    }
    let setup = bare::read_setup(&mut fields)?;
    fields.finish()?;
    let mut left = Left { bare: Bare::new(setup), running: 0, sound: first.len() as u64, torn: false };
    for whole in lines {
        // A line without its end was never acknowledged.
        let entry = whole.strip_suffix(b"\n").ok_or(()).and_then(|text| {
            let fields = line::read(text).map_err(drop)?;
            bare::from_fields(fields).map_err(drop)
        });
        let played = entry.is_ok_and(|(n, entry)| n == last(&left.bare) + 1 && left.bare.play(entry).is_ok());
        if !played {
            left.torn = true;
            break;
        }
        left.sound += whole.len() as u64;
    }
    left.running = read_running(path, last(&left.bare));
    Ok(left)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Journal, look};
    use crate::clock::bare::{Bare, Entry, Event, Setup};
    use crate::clock::spec::parse_both;
    use crate::clock::state::State;
    use crate::rules::color::{ByColor, Color};

    fn clocks() -> Bare {
        let names = ByColor { black: "聂 \"卫\" 平".to_owned(), white: String::new() };
        let time = parse_both("B=10m+5x30s W=1h+10/5m,20/5m").unwrap();
        Bare::new(Setup { time, names, first: Color::White })
    }

    /// One of every kind.
    fn events() -> Vec<(u64, Event)> {
        let state = State { main: 7_001, periods: 2, period: 30_000, ..State::default() };
        vec![
            (0, Event::Start),
            (1_234, Event::Press { by: Color::White }),
            (5_000, Event::Pause),
            (0, Event::Set { side: Color::Black, state }),
            (0, Event::Resume),
            (1, Event::Press { by: Color::Black }),
            (9, Event::Press { by: Color::White }),
            (0, Event::Undo),
            (0, Event::Resume),
            (10, Event::Press { by: Color::White }),
            (67_000, Event::Flag { by: Color::Black }),
        ]
    }

    #[test]
    fn what_is_kept_is_read_again_at_every_entry() {
        let folder = tempfile::tempdir().unwrap();
        let (path, before) = (folder.path().join("clocks.jsonl"), folder.path().join("clocks-before.jsonl"));
        assert!(look(&path).is_none());
        let mut bare = clocks();
        let mut journal = Journal::create_bare(&path, |_| Ok(before.clone()), &bare).unwrap();
        for (n, (spent, event)) in (1..).zip(events()) {
            let entry = Entry { spent, event };
            bare.play(entry.clone()).unwrap();
            journal.append_bare(n, &entry).unwrap();
            journal.tick(40 + u64::from(n)).unwrap();
            let left = look(&path).unwrap();
            assert_eq!((left.bare.clone(), left.running), (bare.clone(), 40 + u64::from(n)));
            assert_eq!(left.goes_on(), n < 11);
        }
        assert!(Journal::open_bare(&path).unwrap_err().to_string().contains("another shoutan"));
        drop(journal);
        let (left, journal) = Journal::open_bare(&path).unwrap();
        assert_eq!(left.bare, bare);
        drop(journal);
        // A new one never goes over the old.
        drop(Journal::create_bare(&path, |_| Ok(before.clone()), &clocks()).unwrap());
        assert_eq!(look(&before).unwrap().bare, bare);
        assert!(!look(&path).unwrap().goes_on());
    }

    #[test]
    fn what_cannot_be_trusted_is_copied_and_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let (path, before) = (folder.path().join("clocks.jsonl"), folder.path().join("clocks-before.jsonl"));
        let mut bare = clocks();
        let mut journal = Journal::create_bare(&path, |_| Ok(before.clone()), &bare).unwrap();
        for (n, (spent, event)) in (1..).zip(events().into_iter().take(3)) {
            let entry = Entry { spent, event };
            journal.append_bare(n, &entry).unwrap();
            bare.play(entry).unwrap();
        }
        drop(journal);
        let whole = fs::read(&path).unwrap();
        let first = whole.iter().position(|&b| b == b'\n').unwrap();
        for end in first..whole.len() {
            fs::write(&path, &whole[..end]).unwrap();
            let left = look(&path).unwrap();
            let lines =
                whole[..end].split_inclusive(|&b| b == b'\n').filter(|line| line.ends_with(b"\n")).count();
            assert_eq!(left.bare.entries().len(), lines.saturating_sub(1), "cut at {end}");
        }
        let mut torn = whole.clone();
        torn.extend_from_slice(b"{\"n\":4,\"spe");
        fs::write(&path, &torn).unwrap();
        let (left, mut journal) = Journal::open_bare(&path).unwrap();
        assert_eq!(left.bare, bare);
        assert_eq!(fs::read(path.with_extension("damaged")).unwrap(), torn);
        journal.append_bare(4, &Entry { spent: 0, event: Event::Resume }).unwrap();
        assert_eq!(look(&path).unwrap().bare.entries().len(), 4);
    }

    #[test]
    fn nothing_but_its_own_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clocks.jsonl");
        for bytes in [&b""[..], b"\n", b"{}", b"{\"shoutan\":\"clock\"}\n", &[0xff; 300]] {
            fs::write(&path, bytes).unwrap();
            assert!(look(&path).is_none() && Journal::open_bare(&path).is_err());
            assert_eq!(fs::read(&path).unwrap(), bytes);
        }
    }
}
