//! `shoutan show`: one position of a record, printed.

mod moment;

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum, value_parser};

use super::Status;
use super::files::about;
use super::source;
use crate::diagram::form::Form;
use crate::diagram::text::Glyphs;
use crate::record::store::Store;
use crate::record::store::whole::{Over, write_whole};
use crate::text::Text;
use moment::{Moment, Nowhere};

/// What to show, and how.
#[derive(Args, Clone, Debug)]
pub struct Show {
    /// A file, the name of a saved game, or - for standard input
    #[arg(value_name = "FILE|GAME")]
    pub record: PathBuf,
    /// After which move; 0 is before the first [default: the last]
    #[arg(long = "move", value_name = "N")]
    pub number: Option<usize>,
    /// Which game of a collection
    #[arg(long, value_name = "K", default_value = "1", value_parser = value_parser!(u32).range(1..))]
    pub game: u32,
    /// How it is written [default: as the ending of --out says, else text]
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
    /// Write it into this file
    #[arg(long, value_name = "F")]
    pub out: Option<PathBuf>,
}

/// How a position is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// In characters.
    Text,
    /// In ASCII characters.
    Ascii,
    /// As a JSON object.
    Json,
    /// As a picture of lines and circles, sharp at every size.
    Svg,
    /// As a picture of pixels.
    Png,
}

impl Format {
    /// What the name of a file asks for by its ending.
    fn by_ending(path: &Path) -> Option<Self> {
        let json = path.extension()?.eq_ignore_ascii_case("json").then_some(Self::Json);
        json.or_else(|| {
            Form::by_ending(path).map(|form| match form {
                Form::Svg => Self::Svg,
                Form::Png => Self::Png,
            })
        })
    }
}

/// Whether a name ends as pictures do that this program does not draw.
fn is_other_picture(path: &Path) -> bool {
    const OTHERS: [&str; 11] =
        ["jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "avif", "heic", "pdf", "ico"];
    path.extension().is_some_and(|ending| OTHERS.iter().any(|other| ending.eq_ignore_ascii_case(other)))
}

/// What went wrong: whether the command was used wrongly, and a sentence.
pub type Failure = (Status, String);

/// Shows the position: what goes to standard output, nothing if it went into a file. `terminal`: whether standard output
/// is one.
pub fn run(show: &Show, store: &Store, text: &Text, ascii: bool, terminal: bool) -> Result<Vec<u8>, Failure> {
    let bad = |sentence: String| (Status::Bad, sentence);
    if let Some(out) = show.out.as_deref().filter(|out| show.format.is_none() && is_other_picture(out)) {
        return Err((Status::Wrong, about(out, text.files.picture_ending)));
    }
    let format = show.format.or_else(|| Format::by_ending(show.out.as_deref()?)).unwrap_or(Format::Text);
    if format == Format::Png && terminal && show.out.is_none() {
        return Err((Status::Wrong, text.fault.command.no_picture.to_owned()));
    }
    if let Some(out) = show.out.as_deref().filter(|out| source::is_same(store, &show.record, out)) {
        return Err(bad(about(out, text.fault.convert.is_itself)));
    }
    let collection = source::load(store, &show.record, text).map_err(bad)?.collection;
    let games = collection.games();
    let tree = usize::try_from(show.game - 1).ok().and_then(|number| games.get(number)).ok_or_else(|| {
        let sentence = (text.fault.record.no_such_game)(show.game, games.len());
        (Status::Wrong, about(&show.record, &sentence))
    })?;
    let moment = Moment::of(tree, show.number).map_err(|why| match why {
        Nowhere::NoBoard(why) => bad(about(&show.record, &why.said(text))),
        Nowhere::Beyond(last) => {
            (Status::Wrong, about(&show.record, &(text.fault.record.no_such_move)(last)))
        }
    })?;
    let shown = match format {
        Format::Json => moment.json().map_err(bad)?.into_bytes(),
        Format::Text if !ascii => moment.text(tree, Glyphs::Unicode, text).into_bytes(),
        Format::Text | Format::Ascii => moment.text(tree, Glyphs::Ascii, text).into_bytes(),
        Format::Svg => moment.drawn(Form::Svg).map_err(bad)?,
        Format::Png => moment.drawn(Form::Png).map_err(bad)?,
    };
    match &show.out {
        None => Ok(shown),
        Some(path) => write_whole(path, &shown, Over::Anything)
            .map(|()| Vec::new())
            .map_err(|fault| bad(fault.said(text).into())),
    }
}
