//! A line typed on the shelf: a new name, a file to take in, a folder.

use crate::app::deed::Deed;
use crate::app::line::Line;
use crate::text::Text;
use std::path::PathBuf;

/// The longest line, in characters: a path.
const LONGEST: usize = 4_096;
/// A paste this long was probably cut off, in bytes.
const TOO_LONG: usize = (1 << 20) - 4;

/// A line being typed.
#[derive(Debug)]
pub struct Field {
    /// What for.
    pub wants: Wants,
    /// What stands on it.
    pub line: Line,
    /// A record that was pasted instead.
    pub record: Option<String>,
}

/// What a line is typed for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wants {
    /// The new name of a file.
    Name(PathBuf),
    /// A file to take in.
    Import,
    /// A folder.
    Folder,
}

impl Field {
    /// A line for this, with what is proposed.
    pub(super) fn new(wants: Wants, proposed: &str) -> Self {
        let mut line = Line::new(proposed, LONGEST);
        line.light();
        Self { wants, line, record: None }
    }

    /// What stands in front of it.
    pub const fn label(&self, text: &Text) -> &'static str {
        match self.wants {
            Wants::Name(_) => text.files.new_name,
            Wants::Import => text.files.import_what,
            Wants::Folder => text.files.new_folder,
        }
    }

    /// Takes a text that was pasted: a record, or the names of files, one a line.
    ///
    /// # Errors
    /// When it is too long.
    pub(super) fn paste(&mut self, pasted: &str) -> Result<(), ()> {
        if self.wants == Wants::Import && is_record(pasted) {
            if pasted.len() >= TOO_LONG {
                return Err(());
            }
            self.record = Some(pasted.to_owned());
            return Ok(());
        }
        let pasted = pasted.trim().chars().map(|c| if matches!(c, '\n' | '\r' | '\t') { ' ' } else { c });
        pasted.for_each(|c| self.line.insert(c));
        Ok(())
    }

    /// What is to be done when it is accepted; nothing for an empty line.
    pub(super) fn deed(&self) -> Option<Deed> {
        if let Some(record) = &self.record {
            return Some(Deed::Paste(record.clone()));
        }
        let typed = self.line.text().trim();
        (!typed.is_empty()).then(|| match &self.wants {
            Wants::Name(path) => Deed::Rename(path.clone(), typed.to_owned()),
            Wants::Import => Deed::Import(typed.to_owned()),
            Wants::Folder => Deed::AddFolder(typed.to_owned()),
        })
    }
}

/// Whether a text is a record rather than the name of one.
pub(super) fn is_record(text: &str) -> bool {
    let text = text.trim_start_matches(['\u{feff}', ' ', '\n', '\r', '\t']);
    let after = text.strip_prefix('(').map(str::trim_start);
    after.is_some_and(|rest| rest.starts_with(';')) || text.contains("(;") || text.starts_with("{\"shoutan\"")
}

#[cfg(test)]
mod tests {
    use super::is_record;

    #[test]
    fn records_and_names_of_records() {
        for record in ["(;GM[1])", "\u{feff}( ;B[aa])", "From: me\n\n(;B[aa])", "{\"shoutan\":\"journal\""] {
            assert!(is_record(record), "{record}");
        }
        for name in ["/g/a.sgf", "'/g/(copy) a.sgf'", "file:///a%20b.sgf", "(1).sgf"] {
            assert!(!is_record(name), "{name}");
        }
    }
}
