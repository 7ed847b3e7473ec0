//! `shoutan show`: one position of a record, printed.

mod line;
mod moment;
mod told;

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum, value_parser};

use super::files::about;
use super::laid::{self, Laid};
use super::place::{Nowhere, Place};
use super::{Failure, Status, complain, damage, out, source};
use crate::diagram::form::Form;
use crate::diagram::text::Glyphs;
use crate::record::laid::{Left, lay};
use crate::record::store::Store;
use crate::rules::symmetry::Symmetry;
use crate::text::Text;
use moment::Moment;

/// What stands below the options.
pub const HELP: &str = "A way (--variation) is letters and numbers with points between. A number walks that many moves, on \
the first branch of every fork. A letter goes on to the next fork, if there is none here, and enters that branch: A is the \
first, as in review; after Z come AA, AB. The word end goes to the end of the line. So B is the first node of the second \
branch of the first fork, 12.B.end is where the second branch after move 12 leads, and A.2.B goes into the first branch, two \
moves on, and into the second branch there.

In text the marks stand beside the stones and in the place of empty points, with a legend below. Arrows and lines are drawn \
in pictures, and told in words elsewhere. A label with characters that PNG cannot draw, or too long for it, is a letter \
there; what it stands for is told on standard error and in the file (Description).

In JSON, where the record has them: name, comment, annotations (by property: GB GW DM UC TE BM DO IT HO V), marks \
(triangle, square, circle, cross, selected, labels by point, territory for B and W, arrows and lines from point to point), \
ways (letter, node and move of each branch where there are several), variation (the way to a node off the main line), and \
of the game as a whole info (opening, annotator, user, source, copyright, comment).

With --turn and --mirror every point is told as the board lies then.";

/// What to show, and how.
#[derive(Args, Clone, Debug, Default)]
pub struct Show {
    /// A file, the name of a saved game, or - for standard input
    #[arg(value_name = "FILE|GAME")]
    pub record: PathBuf,
    /// After which move; 0 is before the first [default: the last]
    #[arg(long = "move", value_name = "N", value_parser = move_number::<usize>, allow_negative_numbers = true)]
    pub number: Option<usize>,
    /// Another place than a move of the main line.
    #[command(flatten)]
    pub place: Place,
    /// How the board lies.
    #[command(flatten)]
    pub laid: Laid,
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
    let nowhere = |why: Nowhere| {
        let status = if matches!(why, Nowhere::NoBoard(_)) { Status::Bad } else { Status::Wrong };
        (status, about(&show.record, &why.said(text)))
    };
    let mut turned = None;
    let mut left = Left::default();
    if show.laid.symmetry() != Symmetry::NONE {
        left = lay(turned.insert(tree.clone()), show.laid.symmetry())
            .map_err(|why| nowhere(Nowhere::NoBoard(why)))?;
    }
    let tree = turned.as_ref().unwrap_or(tree);
    let moment = Moment::of(tree, &show.place, show.number).map_err(nowhere)?;
    let whole = show.number.is_none() && show.place.is_open();
    let shown = match format {
        Format::Json => moment.json(tree).map_err(bad)?.into_bytes(),
        Format::Text if !ascii => moment.text(tree, whole, Glyphs::Unicode, text).into_bytes(),
        Format::Text | Format::Ascii => moment.text(tree, whole, Glyphs::Ascii, text).into_bytes(),
        Format::Svg => moment.drawn(Form::Svg).map_err(bad)?,
        Format::Png => moment.drawn(Form::Png).map_err(bad)?,
    };
    let printed = match out {
        None => shown,
        Some(path) => out::put(path, &shown, show.force, text).map(|()| Vec::new())?,
    };
    if format == Format::Png {
        let legend = moment.legend(Form::Png).join(text.word.comma);
        if !legend.is_empty() {
            complain(&about(&show.record, &(text.markup.told)(text.markup.labels, &legend)), Status::Done);
        }
    }
    damage::tell(&show.record, &opened.problems, text);
    laid::tell(&show.record, &left, text);
    Ok(printed)
}
