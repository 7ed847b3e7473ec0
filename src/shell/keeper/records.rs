//! Records on the disk: opened, looked at, written.

use std::fs;
use std::path::{Path, PathBuf};

use super::Keeper;
use super::shelving::typed;
use crate::app::effect::{Drawing, Opened, Saving, Source, Unwritten};
use crate::app::encoding::SAMPLE;
use crate::diagram::form::Form;
use crate::diagram::picture::Picture;
use crate::record::classics;
use crate::record::fault::{Fault, shown};
use crate::record::game_record::to_sgf_in;
use crate::record::journal::content::Content;
use crate::record::journal::open::{self as journal, Access};
use crate::record::journal::rescue::Rescued;
use crate::record::journal::{ENDING as JOURNAL, Journal};
use crate::record::open::{self, Format, Unopened, open_in};
use crate::record::store::file_name;
use crate::record::store::named::Named;
use crate::record::store::tidied::settle;
use crate::record::store::whole::{Over, Seen, folder_of, read_ordinary, read_whole, write_whole};
use crate::record::store::{ENDING as SGF, Store};
use crate::text::sentence::Sentence;
use crate::text::visible;

/// The longest name proposed for a record, in bytes.
const LONGEST: usize = 200;

/// Where the record of a file of this name would be written: among the saved games.
pub(super) fn record_path(store: &Store, name: &str) -> PathBuf {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    store.games().join(format!("{}.{SGF}", file_name::plain(stem, LONGEST)))
}

impl Keeper {
    /// Opens a record.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn open(&self, source: &Source) -> Result<Opened, Sentence> {
        match source {
            Source::Classic(file) => {
                let classic = classics::find(file).ok_or_else(|| (self.text.fault.record.no_record)(file))?;
                self.read(classic.sgf.as_bytes(), (*file).to_owned(), None).map(|(opened, _)| opened)
            }
            Source::Game(id) => {
                let path = self
                    .store
                    .find(id)
                    .ok_or_else(|| (self.text.fault.record.no_saved)(&visible::line(id)))?;
                self.open_file(&path, None)
            }
            Source::File(path, encoding) => self.open_file(path, *encoding),
        }
    }

    /// Opens what was named, as every command does.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn open_named(&self, named: &Path) -> Result<Opened, Sentence> {
        match Named::look_up(&self.store, named, self.text)? {
            Named::Classic(classic) => self.open(&Source::Classic(classic.file)),
            Named::File(path) => self.open_file(&path, None),
            Named::Input => {
                let bytes = Named::Input.bytes(self.text)?;
                self.read(&bytes, "-".to_owned(), None).map(|(opened, _)| opened)
            }
        }
    }

    /// Opens the record in a file, in the encoding named or found; of an unfinished game, what has been played so far.
    /// What it is the file itself tells, never its name.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn open_file(&self, path: &Path, encoding: Option<&str>) -> Result<Opened, Sentence> {
        let bytes = read_whole(path).map_err(|fault| fault.said(self.text))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (opened, format) = self.read(&bytes, name, encoding)?;
        if format != Format::Sgf || !path.is_file() {
            // It is written as another file, never over this one; what came through a pipe is gone.
            return Ok(opened);
        }
        // A path typed on the command line is good as long as the folder stays; a full one always is.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        Ok(Opened { path, seen: Some(Seen::of(&bytes)), ..opened })
    }

    /// The record of a game that is over although its journal is still there, as when the program was killed at that
    /// moment; it is written now, if it can be. `None` where the game goes on, or is none.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn ended(&self, id: &str) -> Result<Option<Opened>, Sentence> {
        let journal = self.store.find(id).filter(|path| path.extension().is_some_and(|e| e == JOURNAL));
        let Some(path) = journal else { return Ok(None) };
        let content = read_whole(&path).ok().and_then(|bytes| Content::read(&bytes).ok());
        // Opening mends what is damaged; that is for the player to see.
        let over = |content: &Content| content.trouble.is_none() && content.game.outcome().is_some();
        if !content.is_some_and(|content| over(&content)) {
            return settle(&path).map(|record| self.open_file(&record, None)).transpose();
        }
        let record = match Journal::open(&path) {
            Ok(journal::Opened { game, access: Access::Write(journal), .. }) => self
                .store
                .finish(journal, &to_sgf_in(&game, self.text))
                .map_err(|no| no.fault.said(self.text))?,
            // Open elsewhere, or not to be written to: it can be looked at all the same.
            _ => path,
        };
        self.open_file(&record, None).map(Some)
    }

    /// A record read from these bytes, in the encoding named or found; of a journal whose first line is damaged, what
    /// is left.
    fn read(&self, bytes: &[u8], name: String, encoding: Option<&str>) -> Result<(Opened, Format), Sentence> {
        let read = open_in(bytes, encoding, self.text);
        let left = || Rescued::read(bytes).and_then(|left| self.rescued(&left, &name));
        match read.is_err().then(left).flatten() {
            Some(left) => Ok((left, Format::Journal)),
            None => self.told(read, name),
        }
    }

    /// A record for the screen, or why there is none. It would be written among the saved games.
    fn told(
        &self,
        record: Result<open::Opened, Unopened>,
        name: String,
    ) -> Result<(Opened, Format), Sentence> {
        let open::Opened { collection, problems, format, .. } = record.map_err(|no| {
            let why = no.said(self.text);
            Sentence::because(&visible::line(&name), &why, |name, why| format!("{name}: {why}"))
        })?;
        let path = record_path(&self.store, &name);
        let warnings = problems.iter().map(|problem| problem.said(self.text)).collect();
        Ok((Opened { collection, name, warnings, path, seen: None }, format))
    }

    /// The beginning of a record, as it lies in its file.
    pub(super) fn sample(&self, path: PathBuf) -> Result<(PathBuf, Vec<u8>), Sentence> {
        let mut bytes = read_ordinary(&path).map_err(|fault| fault.said(self.text))?;
        bytes.truncate(SAMPLE);
        Ok((path, bytes))
    }

    /// Writes a position as a picture, over nothing that has not been asked about; what letters stand for in it.
    pub(super) fn draw(&self, drawing: Drawing) -> (Result<(PathBuf, Seen), Unwritten>, Vec<String>) {
        let Some(form) = Form::by_ending(Path::new(&drawing.path)) else {
            return (Err(Unwritten::Fault(self.text.files.picture_ending.into())), Vec::new());
        };
        let Drawing { path, over, board, last, marks, lines } = drawing;
        let picture = Picture { board: &board, last, dead: &[], marks: &marks, lines: &lines };
        let written = form
            .write(&picture)
            .map_err(|error| Unwritten::Fault(error.to_string().into()))
            .and_then(|bytes| self.save(&Saving { path, bytes, seen: None, over }));
        (written, form.legend(&picture).lines())
    }

    /// Writes a record, over nothing that has not been asked about.
    pub(super) fn save(&self, saving: &Saving) -> Result<(PathBuf, Seen), Unwritten> {
        // The prompt names the file already, and what is cut must not be the reason.
        let failed = |fault: Fault| Unwritten::Fault(fault.why(self.text).into());
        let path = match (&saving.seen, Path::new(&saving.path)) {
            // As it stands, whatever it holds.
            (Some((opened, _)), typed) if shown(opened) == saving.path || opened == typed => opened.clone(),
            _ => typed(&saving.path).into_iter().next().unwrap_or_default(),
        };
        if path.extension().is_some_and(|ending| ending == JOURNAL) {
            return Err(Unwritten::Fault(Sentence::about(
                &shown(&path),
                self.text.fault.shelf.journal_ending,
            )));
        }
        let full = fs::canonicalize(&path).ok();
        let own = saving.seen.as_ref().filter(|(opened, _)| *opened == path || full.as_ref() == Some(opened));
        let over = match own {
            _ if saving.over => Over::OldFile,
            Some((_, seen)) if seen.is_changed(&path).map_err(failed)? => return Err(Unwritten::Changed),
            Some(_) if full.is_some() => return Err(Unwritten::Own),
            _ => Over::Nothing,
        };
        if folder_of(&path) == self.store.games() {
            // Before the first game there is no such folder, and writing tells if it cannot be made.
            let _ = fs::create_dir_all(self.store.games());
        }
        match write_whole(&path, &saving.bytes, over) {
            Ok(()) => Ok((fs::canonicalize(&path).unwrap_or(path), Seen::of(&saving.bytes))),
            Err(fault) if fault.exists() => Err(Unwritten::Exists),
            Err(fault) => Err(failed(fault)),
        }
    }
}
