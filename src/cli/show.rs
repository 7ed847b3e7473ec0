//! `shoutan show`: one position of a record, printed.

mod moment;

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum, value_parser};

use super::files::about;
use super::{Failure, Status, damage, out, source};
use crate::diagram::form::Form;
use crate::diagram::text::Glyphs;
use crate::record::store::Store;
use crate::text::Text;
use moment::{Moment, Nowhere};

/// What to show, and how.
#[derive(Args, Clone, Debug)]
pub struct Show {
    /// A file, the name of a saved game, or - for standard input
    #[arg(value_name = "FILE|GAME")]
    pub record: PathBuf,
    /// After which move; 0 is before the first [default: the last]
    #[arg(long = "move", value_name = "N", value_parser = move_number::<usize>, allow_negative_numbers = true)]
    pub number: Option<usize>,
    /// Which game of a collection
    #[arg(long, value_name = "K", default_value = "1", value_parser = value_parser!(u32).range(1..))]
    pub game: u32,
    /// How it is written [default: as the ending of --out says, else text]
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
    /// Write it into this file; - is standard output
    #[arg(long, value_name = "F")]
    pub out: Option<PathBuf>,
    /// Write over what is there already
    #[arg(long, requires = "out")]
    pub force: bool,
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
    /// Every one, those that share an ending with another before it last.
    const ALL: [Self; 5] = [Self::Text, Self::Ascii, Self::Json, Self::Svg, Self::Png];

    /// How the name of a file ends that holds it.
    const fn ending(self) -> &'static str {
        match self {
            Self::Text | Self::Ascii => "txt",
            Self::Json => "json",
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// Whether it may be written into a file of that name: one with its ending, or with none at all.
    fn fits(self, path: &Path) -> bool {
        path.extension().is_none_or(|ending| ending.eq_ignore_ascii_case(self.ending()))
    }

    /// The one asked for, else what the name of the file asks for.
    ///
    /// # Errors
    /// When the file's name ends otherwise: the endings there are.
    fn choose(asked: Option<Self>, out: Option<&Path>) -> Result<Self, String> {
        let dotted = |format: Self| format!(".{}", format.ending());
        match (asked, out) {
            (asked, None) => Ok(asked.unwrap_or(Self::Text)),
            (Some(format), Some(out)) if format.fits(out) => Ok(format),
            (Some(format), Some(_)) => Err(dotted(format)),
            (None, Some(out)) => Self::ALL.into_iter().find(|format| format.fits(out)).ok_or_else(|| {
                let all = Self::ALL.into_iter().filter(|format| *format != Self::Ascii);
                all.map(dotted).collect::<Vec<_>>().join(", ")
            }),
        }
    }
}

/// The number of a move, as it is typed.
pub(super) fn move_number<N: std::str::FromStr>(typed: &str) -> Result<N, String> {
    typed.parse().map_err(|_| "a move is a number: 0 before the first, then from 1".to_owned())
}

/// Shows the position: what goes to standard output, nothing if it went into a file. `terminal`: whether standard output
/// is one.
pub fn run(show: &Show, store: &Store, text: &Text, ascii: bool, terminal: bool) -> Result<Vec<u8>, Failure> {
    let bad = |sentence: String| (Status::Bad, sentence);
    let out = show.out.as_deref().filter(|out| out::is_file(out));
    if let Some(out) = out.filter(|out| source::is_same(store, &show.record, out)) {
        return Err(bad(about(out, text.fault.convert.is_itself)));
    }
    let format = Format::choose(show.format, out).map_err(|endings| {
        let said = (text.fault.command.other_ending)(&endings);
        (Status::Wrong, show.out.as_deref().map_or(said.clone(), |out| about(out, &said)))
    })?;
    if format == Format::Png && terminal && out.is_none() {
        return Err((Status::Wrong, text.fault.command.no_picture.to_owned()));
    }
    let opened = source::load(store, &show.record, text).map_err(bad)?;
    let collection = &opened.collection;
    let games = collection.games();
    let tree = usize::try_from(show.game - 1).ok().and_then(|number| games.get(number)).ok_or_else(|| {
        let sentence = (text.fault.record.no_such_game)(show.game, games.len());
        (Status::Wrong, about(&show.record, &sentence))
    })?;
    let moment = Moment::of(tree, show.number).map_err(|why| match why {
        Nowhere::NoBoard(why) => bad(about(&show.record, &why.said(text))),
        Nowhere::Beyond(highest) => {
            (Status::Wrong, about(&show.record, &(text.fault.record.no_such_move)(highest)))
        }
    })?;
    let shown = match format {
        Format::Json => moment.json().map_err(bad)?.into_bytes(),
        Format::Text if !ascii => moment.text(tree, Glyphs::Unicode, text).into_bytes(),
        Format::Text | Format::Ascii => moment.text(tree, Glyphs::Ascii, text).into_bytes(),
        Format::Svg => moment.drawn(Form::Svg).map_err(bad)?,
        Format::Png => moment.drawn(Form::Png).map_err(bad)?,
    };
    let printed = match out {
        None => shown,
        Some(path) => out::put(path, &shown, show.force, text).map(|()| Vec::new())?,
    };
    damage::tell(&show.record, &opened.problems, text);
    Ok(printed)
}
