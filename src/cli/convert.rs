//! `shoutan convert`: any record written as SGF.

use std::path::PathBuf;

use clap::Args;

use super::files::about;
use super::laid::{self, Laid};
use super::{Failure, Status, complain, damage, out, source};
use crate::record::laid::lay;
use crate::record::open::{Format, Opened};
use crate::record::sgf::encode::Unfit;
use crate::record::sgf::encoding::{CHOICES, name_of};
use crate::record::sgf::write::{write, write_as_read, write_in};
use crate::record::store::Store;
use crate::rules::symmetry::Symmetry;
use crate::text::{Text, visible};

/// The word for the encoding a record has.
const KEEP: &str = "keep";

/// So many problems of a record are told; `check` tells them all.
const MOST_TOLD: usize = 20;

/// Which record, and where and how it is written.
#[derive(Args, Clone, Debug, Default)]
pub struct Convert {
    /// A file, the name of a saved game, or - for standard input
    #[arg(value_name = "IN")]
    pub from: PathBuf,
    /// The file to write, or - for standard output
    #[arg(value_name = "OUT")]
    pub to: PathBuf,
    /// The encoding to write.
    #[arg(long, value_name = "E", help = encodings())]
    pub encoding: Option<String>,
    /// Write over what is there already
    #[arg(long)]
    pub force: bool,
    /// How the board lies in what is written.
    #[command(flatten)]
    pub laid: Laid,
}

/// What is said of the encodings there are.
fn encodings() -> String {
    format!("{}, or {KEEP} for the one it has [default: {}]", CHOICES.join(", "), CHOICES[0])
}

/// Writes the record: what goes to standard output, nothing if it went into a file. What is wrong with the record is told
/// on standard error, and costs nothing.
///
/// # Errors
/// When the record cannot be opened, when a character does not fit, and when the file cannot be written.
pub fn run(convert: &Convert, store: &Store, text: &Text) -> Result<Vec<u8>, Failure> {
    let bad = |sentence: String| (Status::Bad, sentence);
    let words = &text.fault.convert;
    let encoding = Written::asked(convert.encoding.as_deref(), text)?;
    let mut opened = source::load_left(store, &convert.from, text).map_err(bad)?;
    let symmetry = convert.laid.symmetry();
    let mut turned = Vec::new();
    for tree in opened.collection.games_mut() {
        turned.push(lay(tree, symmetry));
    }
    let bytes = encoding.write(&opened).map_err(|unfit| bad(about(&convert.from, &unfit.placed(text))))?;
    // What was turned into SGF is another file; what was SGF goes out with all that was wrong with it.
    let left = if opened.format == Format::Sgf { damage::left(&bytes, text) } else { 0 };
    let out = if out::is_file(&convert.to) {
        if source::is_same(store, &convert.from, &convert.to) {
            return Err(bad(about(&convert.to, words.is_itself)));
        }
        out::put(&convert.to, &bytes, convert.force, text)?;
        Vec::new()
    } else {
        bytes
    };
    for problem in opened.problems.iter().take(MOST_TOLD) {
        complain(&about(&convert.from, &problem.said(text)), Status::Done);
    }
    if let Some(more) = opened.problems.len().checked_sub(MOST_TOLD).filter(|&more| more > 0) {
        complain(&about(&convert.from, &(words.more)(more)), Status::Done);
    }
    if symmetry != Symmetry::NONE {
        laid::tell_all(&convert.from, &turned, text);
    }
    if left > 0 {
        complain(&about(&convert.from, &(words.as_it_was)(left)), Status::Done);
    }
    Ok(out)
}

/// In which encoding a record is written.
enum Written {
    /// UTF-8; what is UTF-8 or ASCII already goes out as it came.
    Utf8,
    /// The one it was read in.
    Kept,
    /// This one.
    In(&'static str),
}

impl Written {
    fn asked(label: Option<&str>, text: &Text) -> Result<Self, Failure> {
        match label {
            None => Ok(Self::Utf8),
            Some(word) if word.eq_ignore_ascii_case(KEEP) => Ok(Self::Kept),
            Some(label) => {
                let name = name_of(label).filter(|name| CHOICES.contains(name));
                name.map(Self::In).ok_or_else(|| {
                    let choices = format!("{KEEP}, {}", CHOICES.join(", "));
                    (Status::Wrong, (text.fault.convert.no_encoding)(&visible::line(label), &choices))
                })
            }
        }
    }

    fn write(&self, opened: &Opened) -> Result<Vec<u8>, Unfit> {
        let collection = &opened.collection;
        match self {
            Self::Utf8 => Ok(write(collection)),
            Self::In(name) => write_in(collection, name),
            Self::Kept if opened.format == Format::Sgf => write_as_read(collection),
            // What was turned into SGF is UTF-8 now, which ASCII is too.
            Self::Kept if ["UTF-8", "ASCII"].contains(&opened.encoding) => Ok(write(collection)),
            Self::Kept => write_in(collection, opened.encoding),
        }
    }
}
