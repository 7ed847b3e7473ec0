//! What a journal's bytes say, as far as they can be trusted.

use crate::game::Game;
use crate::game::refusal::Refusal;
use crate::game::terms::Terms;
use crate::record::entry::fields::{Fields, Flaw, out_of_place};
use crate::record::entry::{self, SCHEMA, line, terms};

/// The kind written in the first line.
const KIND: &str = "journal";

/// A journal's game up to the first line that cannot be trusted.
#[derive(Debug)]
pub struct Content {
    /// The game those lines fold to.
    pub game: Game,
    /// Bytes of the lines above, line breaks included.
    pub sound: u64,
    /// Whether the last of them lacks its line break.
    pub open_end: bool,
    /// The version of the log.
    pub schema: u64,
    /// What stopped the reading, if anything.
    pub trouble: Option<Trouble>,
}

/// The first line that cannot be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Its number, the header being 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// A journal's first line.
pub fn header(terms: &Terms) -> String {
    let mut fields = Fields::default();
    fields.put("shoutan", &KIND);
    fields.put("schema", &SCHEMA);
    terms::write(terms, &mut fields);
    line::write(&fields)
}

/// Whether a file begins as a journal does.
pub fn is_journal(bytes: &[u8]) -> bool {
    bytes.starts_with(b"{\"shoutan\":\"journal\"")
}

impl Content {
    /// Reads a journal. Fails if its first line does not say which game it is.
    pub fn read(bytes: &[u8]) -> Result<Self, Flaw> {
        let mut lines = bytes.split_inclusive(|&b| b == b'\n');
        let first = lines.next().ok_or_else(|| Flaw::Damaged("the file is empty".to_owned()))?;
        let (terms, schema) = read_header(ended(first).0)?;
        let game = Game::new(terms).map_err(|_| Flaw::Damaged("the stones cannot lie so".to_owned()))?;
        let mut content =
            Self { game, sound: first.len() as u64, open_end: !ended(first).1, schema, trouble: None };
        for (index, whole) in lines.enumerate() {
            let (text, has_end) = ended(whole);
            if let Err(flaw) = content.play(text) {
                content.trouble = Some(Trouble { line: index + 2, flaw });
                break;
            }
            content.sound += whole.len() as u64;
            content.open_end = !has_end;
        }
        Ok(content)
    }

    fn play(&mut self, text: &[u8]) -> Result<(), Flaw> {
        let entry = entry::from_fields(line::read(text)?)?;
        let n = entry.n;
        self.game.play(entry).map_err(|refusal| match refusal {
            Refusal::WrongNumber { expected } => out_of_place(n, expected),
            _ => Flaw::Damaged(format!("entry {n} breaks the rules")),
        })
    }

    /// Whether a later version wrote it, so that it must not be written to.
    pub fn is_newer(&self) -> bool {
        self.schema > SCHEMA || matches!(&self.trouble, Some(Trouble { flaw: Flaw::Unknown(_), .. }))
    }
}

/// A line without its line break, and whether it had one. A journal may have been copied by a program that breaks lines
/// in the Windows way.
fn ended(line: &[u8]) -> (&[u8], bool) {
    let (text, ended) = line.strip_suffix(b"\n").map_or((line, false), |text| (text, true));
    (text.strip_suffix(b"\r").unwrap_or(text), ended)
}

fn read_header(text: &[u8]) -> Result<(Terms, u64), Flaw> {
    let mut left = line::read(text)?.reading();
    if left.optional("shoutan").as_deref() != Some(KIND) {
        return Err(Flaw::Damaged("the file is no journal".to_owned()));
    }
    let schema = left.number("schema")?;
    let terms = terms::read(&mut left)?;
    if schema <= SCHEMA {
        left.finish()?;
    }
    Ok((terms, schema))
}
