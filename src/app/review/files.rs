//! Writing the record, or a picture of the position: where to, and what came of it.

use super::Review;
use crate::app::effect::{Drawing, Effect, Saving, Unwritten};
use crate::app::line::Line;
use crate::app::question::{Question, Replaced};
use crate::app::shared::Edits;
use crate::app::{Desk, Next};
use crate::record::fault::shown;
use crate::record::marks::{self, Drawn, Segment};
use crate::record::sgf::read::read;
use crate::record::sgf::write::{write, write_as_read};
use crate::record::store::whole::Seen;
use crate::text::sentence::Sentence;
use std::path::PathBuf;

/// The longest path that can be typed, in characters.
const LONGEST: usize = 4_096;

/// Where the record, or a picture of the position, is to be written.
#[derive(Debug)]
pub struct SaveLine {
    /// The path.
    pub line: Line,
    /// Whether in the encoding it was read in; otherwise in UTF-8.
    pub as_read: bool,
    /// The picture, if it is to be one.
    drawing: Option<Drawing>,
    /// What is being written, or waits for the answer to a question.
    pending: Option<Saving>,
}

impl SaveLine {
    /// Whether a picture is to be written.
    pub const fn is_picture(&self) -> bool {
        self.drawing.is_some()
    }
}

impl Review {
    /// The encoding the record was read in, where that is an old one.
    pub fn old_encoding(&self) -> Option<&'static str> {
        self.opened.collection.encoding().old()
    }

    /// Asks where to write.
    pub(super) fn ask_where(&mut self) {
        let mut line = Line::new(&shown(&self.opened.path), LONGEST);
        line.light();
        self.saving = Some(SaveLine { line, as_read: false, drawing: None, pending: None });
    }

    /// Asks where to write a picture of the position, with the numbers of the moves if they are shown.
    pub(super) fn ask_where_to_draw(&mut self, desk: &Desk) {
        let stem = self.opened.path.file_stem().unwrap_or_default().to_string_lossy();
        let path = self.opened.path.with_file_name(format!("{stem}-{}.svg", self.step().number));
        let mut line = Line::new(&shown(&path), LONGEST);
        line.light();
        let numbered = self.numbers().map(|(point, number)| (point, Drawn::Label(number.to_string())));
        let mut marks: Vec<_> = numbered.filter(|_| desk.options.numbers).collect();
        marks.extend(marks::of(self.tree(), self.step().node, self.size()));
        let marks = marks.into_iter().map(|(point, drawn)| (self.seen(point), drawn)).collect();
        let lines = marks::segments(self.tree(), self.step().node, self.size());
        let seen = |line: Segment| Segment { from: self.seen(line.from), to: self.seen(line.to), ..line };
        let drawing = Drawing {
            path: String::new(),
            over: false,
            board: self.symmetry().board(&self.line.board()),
            last: self.step().point().map(|point| self.seen(point)),
            marks,
            lines: lines.into_iter().map(seen).collect(),
        };
        self.saving = Some(SaveLine { line, as_read: false, drawing: Some(drawing), pending: None });
    }

    /// What is refused can be mended where it stands.
    pub(super) fn save_where_typed(&mut self, desk: &mut Desk) {
        if let Some(saving) = &mut self.saving {
            saving.line.leave();
            self.save(desk);
        }
    }

    /// Takes the other encoding there is.
    pub(super) fn take_other_encoding(&mut self) {
        let old = self.old_encoding().is_some();
        if let Some(saving) = self.saving.as_mut().filter(|saving| old && saving.drawing.is_none()) {
            saving.as_read = !saving.as_read;
        }
    }

    fn save(&mut self, desk: &mut Desk) {
        let Some(saving) = &mut self.saving else { return };
        if let Some(drawing) = &mut saving.drawing {
            saving.line.text().trim().clone_into(&mut drawing.path);
            if !drawing.path.is_empty() {
                desk.ask(Effect::Picture(Box::new(drawing.clone())));
            }
            return;
        }
        let collection = &self.opened.collection;
        if let Some(old) = collection.encoding().old().filter(|_| !saving.as_read && collection.loses_bytes())
        {
            return desk.warn((desk.text.files.loses_bytes)(old));
        }
        let bytes = if saving.as_read { write_as_read(collection) } else { Ok(write(collection)) };
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(unfit) => return desk.warn(unfit.said(desk.text)),
        };
        let path = saving.line.text().trim().to_owned();
        if path.is_empty() {
            return;
        }
        let seen = self.opened.seen.map(|seen| (self.opened.path.clone(), seen));
        let asked = Saving { path, bytes, seen, over: false };
        saving.pending = Some(asked.clone());
        desk.ask(Effect::Save(Box::new(asked)));
    }

    /// What came of drawing; what letters stand for in the picture.
    pub(super) fn pictured(
        &mut self,
        written: Result<(PathBuf, Seen), Unwritten>,
        legend: &[String],
        desk: &mut Desk,
    ) -> Next {
        let Ok((path, _)) = written else { return self.written(written, desk) };
        self.saving = None;
        let saved = Sentence::about(&shown(&path), desk.text.files.saved);
        if legend.is_empty() {
            desk.tell(saved);
        } else {
            let comma = desk.text.word.comma;
            let told = (desk.text.markup.told)(desk.text.markup.labels, &legend.join(comma));
            desk.tell(format!("{told}{comma}{saved}"));
        }
        Next::Stay
    }

    /// What came of writing.
    pub(super) fn written(&mut self, written: Result<(PathBuf, Seen), Unwritten>, desk: &mut Desk) -> Next {
        match written {
            Ok((path, seen)) => {
                desk.tell(Sentence::about(&shown(&path), desk.text.files.saved));
                self.opened.name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                (self.opened.path, self.opened.seen) = (path, Some(seen));
                // From now on the record is what lies in the file.
                let bytes = self.saving.take().and_then(|saving| saving.pending).map(|saving| saving.bytes);
                if let Some((collection, _)) = bytes.and_then(|bytes| read(&bytes).ok()) {
                    self.opened.collection = collection;
                    self.stay(desk);
                }
            }
            Err(Unwritten::Fault(why)) => desk.warn(why),
            Err(Unwritten::Changed) => return Next::Ask(Question::Replace(Replaced::Changed)),
            Err(Unwritten::Exists) => return Next::Ask(Question::Replace(Replaced::Other)),
            Err(Unwritten::Own) => {
                let recoded =
                    self.old_encoding().filter(|_| !self.saving.as_ref().is_some_and(|to| to.as_read));
                return Next::Ask(Question::Replace(recoded.map_or(Replaced::Own, Replaced::Recoded)));
            }
        }
        Next::Stay
    }

    /// The answer whether a file may be replaced.
    pub(super) fn replace(&mut self, yes: bool, desk: &mut Desk) {
        let drawing = self.saving.as_ref().and_then(|saving| saving.drawing.clone());
        if let Some(drawing) = drawing {
            if yes {
                desk.ask(Effect::Picture(Box::new(Drawing { over: true, ..drawing })));
            }
            return;
        }
        let pending = self.saving.as_ref().and_then(|saving| saving.pending.clone());
        if let Some(saving) = pending.filter(|_| yes) {
            desk.ask(Effect::Save(Box::new(Saving { over: true, ..saving })));
        }
    }
}

impl Edits for Review {
    fn open_line(&mut self) -> Option<&mut Line> {
        self.saving.as_mut().map(|saving| &mut saving.line)
    }
}
