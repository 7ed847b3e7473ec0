//! What is left of a journal whose first line is damaged: the lines below have check sums of their own.
//!
//! Where the referee accepts every entry on what was agreed, as far as that can be read, the record is whole; else it
//! holds the moves alone. It says in any case what it is.

mod agreed;
mod plain;

use super::content::Content;
use crate::game::Game;
use crate::game::event::Entry;
use crate::game::terms::Terms;
use crate::record::entry::fields::{Flaw, out_of_place};
use crate::record::entry::{self, line};
use crate::record::game_record::to_sgf_in;
use crate::record::sgf::read::read;
use crate::record::tree::{Collection, NodeId};
use crate::text::Text;
use agreed::{Agreed, Part};

/// What could be read of a journal whose first line cannot be trusted.
#[derive(Debug)]
pub struct Rescued {
    agreed: Agreed,
    entries: Vec<Entry>,
    moves: u32,
    /// The game, where the entries and what was agreed fit together.
    game: Option<Game>,
    /// The first line after the first that cannot be used.
    trouble: Option<(usize, Flaw)>,
}

impl Rescued {
    /// Reads a journal; `None` where its first line can be used, is of a later version, or nothing is left of the
    /// game: no move.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let Err(Flaw::Damaged(_)) = Content::read(bytes) else { return None };
        let mut lines =
            bytes.split(|&byte| byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
        let first = lines.next()?;
        let (mut entries, mut trouble) = (Vec::new(), None);
        let mut next = 1_u32;
        for (number, text) in (2..).zip(lines) {
            match line::read(text).and_then(entry::from_fields) {
                Ok(entry) if entry.n == next => {
                    entries.push(entry);
                    next = next.saturating_add(1);
                }
                // The end of the last line.
                Err(_) if text.is_empty() => {}
                Ok(entry) => {
                    trouble = Some((number, out_of_place(entry.n, next)));
                    break;
                }
                Err(flaw) => {
                    trouble = Some((number, flaw));
                    break;
                }
            }
        }
        let agreed = Agreed::read(&String::from_utf8_lossy(first), &entries);
        let game = Game::fold(agreed.terms.clone(), entries.iter().cloned()).ok();
        let moves = plain::moves(&entries);
        (moves > 0).then_some(Self { agreed, entries, moves, game, trouble })
    }

    /// The entries that can be read, from the first on.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Moves that stand, passes included.
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// What was agreed, as far as it can be read, and else guessed.
    pub const fn terms(&self) -> &Terms {
        &self.agreed.terms
    }

    /// The record, which says in its comment on the game how it came about. What the journal tells of rulings is told
    /// in the language of `text`.
    pub fn collection(&self, text: &Text) -> Option<Collection> {
        let head = || Game::new(self.agreed.terms.clone()).ok();
        let game = self.game.clone().or_else(head)?;
        let (mut collection, _) = read(&to_sgf_in(&game, text)).ok()?;
        let tree = collection.games_mut().first_mut()?;
        if self.game.is_none() {
            plain::write(&self.entries, tree);
        }
        tree.set(NodeId::ROOT, "GC", &[self.told(text).join("\n")]);
        Some(collection)
    }

    /// What is to be known of it, a sentence each, the most needed first.
    pub fn told(&self, text: &Text) -> Vec<String> {
        let words = &text.fault.rescue;
        let guessed: Vec<&str> = self.agreed.guessed.iter().map(|part| name(*part, text)).collect();
        let alone = self.game.is_none().then(|| words.moves_alone.to_owned());
        let dropped =
            self.trouble.as_ref().map(|(line, flaw)| (text.fault.journal.dropped)(*line, &flaw.said(text)));
        let all = [Some((words.read)(self.moves, &guessed.join(text.word.comma))), alone, dropped];
        all.into_iter().flatten().collect()
    }
}

fn name(part: Part, text: &Text) -> &'static str {
    let form = &text.form;
    match part {
        Part::Size => form.size,
        Part::Rules => form.rules,
        Part::Komi => text.unit.points.komi_head,
        Part::Handicap => form.handicap,
        Part::Black => form.black,
        Part::White => form.white,
        Part::Time => form.time,
    }
}
