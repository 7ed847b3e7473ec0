//! What can be said on the command line. Parsing, help and error messages come from here.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgAction, CommandFactory, Parser, Subcommand, ValueEnum, value_parser};

use super::check::Check;
use super::clock::Bare;
use super::convert::Convert;
use super::games::Games;
use super::place::Place;
use super::play::Play;
use super::score::Score;
use super::show::{Show, move_number};
use crate::text;

/// The whole command line.
#[derive(Clone, Debug, Parser)]
#[command(name = "shoutan", version, about, disable_help_subcommand = true, disable_help_flag = true)]
pub struct Args {
    /// What to do; without a command the home screen opens.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// What holds for every command.
    #[command(flatten)]
    pub common: Common,
}

/// What holds for every command.
#[derive(clap::Args, Clone, Debug, Default)]
#[command(next_help_heading = "For every command")]
pub struct Common {
    /// Where games are kept.
    #[arg(long, value_name = "DIR", global = true, help = "Keep games here [also: SHOUTAN_DATA_DIR]")]
    pub data_dir: Option<PathBuf>,
    /// Read this configuration instead of the user's own
    #[arg(long, value_name = "FILE", global = true)]
    pub config: Option<PathBuf>,
    /// The language [default: as the system's]
    #[arg(long, value_name = "LANG", global = true, value_parser = language(), ignore_case = true)]
    pub lang: Option<String>,
    /// Whether there are colours.
    #[arg(long, value_enum, value_name = "WHEN", global = true, default_value_t, help = COLOR)]
    pub color: When,
    /// Draw with ASCII only
    #[arg(long, global = true)]
    pub ascii: bool,
    /// Print help
    #[arg(long, short, global = true, action = ArgAction::HelpShort)]
    help: Option<bool>,
}

const COLOR: &str = "Colours; auto looks at the terminal and at NO_COLOR";

/// When there are colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum When {
    /// When the terminal has them and nobody minds.
    #[default]
    Auto,
    /// Even where nobody wants them.
    Always,
    /// Never.
    Never,
}

/// The languages there are texts in.
fn language() -> PossibleValuesParser {
    PossibleValuesParser::new(text::ALL.map(|text| text.tag))
}

/// The commands.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// What needs the screen.
    #[command(flatten)]
    Screen(Screen),
    /// What does not.
    #[command(flatten)]
    Plain(Plain),
}

/// Commands that open the screen.
#[derive(Clone, Debug, Subcommand)]
pub enum Screen {
    /// Straight to the board
    Play(Box<Play>),
    /// Go on with the newest unfinished game, or the one named
    Resume {
        /// Its name
        game: Option<String>,
    },
    /// Only the two clocks, for a real board
    Clock(Box<Bare>),
    /// Look through a record, move by move
    Review {
        /// A file, the name of a saved game, or - for standard input
        #[arg(value_name = "FILE|GAME")]
        record: PathBuf,
        /// The move to begin at
        #[arg(
            long = "move",
            value_name = "N",
            default_value_t = 0,
            value_parser = move_number::<u32>,
            allow_negative_numbers = true
        )]
        number: u32,
        /// Another place than a move of the main line.
        #[command(flatten)]
        place: Place,
        /// Which game of a collection [default: chosen from a list]
        #[arg(long, value_name = "K", value_parser = value_parser!(u32).range(1..))]
        game: Option<u32>,
    },
}

/// Commands that read and print.
#[derive(Clone, Debug, Subcommand)]
pub enum Plain {
    /// The referee as a filter: JSON lines in, JSON lines out
    Replay {
        /// Where the lines come from; - is standard input
        #[arg(default_value = "-")]
        file: PathBuf,
    },
    /// What a time setting means; with --replay, think times played through a clock
    #[command(after_help = super::time::HELP)]
    Time {
        /// The setting, such as 30m+5x30s or club
        #[arg(required_unless_present = "replay", conflicts_with = "replay")]
        spec: Vec<String>,
        /// Print a JSON object
        #[arg(long)]
        json: bool,
        /// JSON lines in, JSON lines out; - is standard input
        #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-", conflicts_with = "json")]
        replay: Option<PathBuf>,
    },
    /// The saved games
    #[command(after_help = super::games::HELP)]
    Games(Games),
    /// One position of a record, printed
    #[command(after_help = super::show::HELP)]
    Show(Box<Show>),
    /// The final position of a record, counted
    #[command(after_help = super::score::HELP)]
    Score(Box<Score>),
    /// Read records and report what is wrong with them
    #[command(after_help = super::check::HELP)]
    Check(Check),
    /// Write any record as SGF
    Convert(Convert),
    /// A page of Help, such as sealing or japanese, or how a command is used; topics lists them
    Help {
        /// What about
        topic: Vec<String>,
    },
}

/// What a command line that is not carried out comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Something that was asked for, for standard output.
    Told(String),
    /// What is wrong with it, in one sentence.
    Wrong(String),
}

impl Args {
    /// Reads the command line, the program's name first.
    pub fn read(words: impl IntoIterator<Item = std::ffi::OsString>) -> Result<Self, Instead> {
        Self::try_parse_from(settings_guarded(words)).map_err(|error| match error.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Instead::Told(error.render().to_string())
            }
            _ => Instead::Wrong(sentence(&error)),
        })
    }
}

/// The words, a time setting that begins with a minus sign and a digit parted from it by a blank: it is no option but
/// a setting that is wrong, of which `time` itself tells.
fn settings_guarded(
    words: impl IntoIterator<Item = std::ffi::OsString>,
) -> impl Iterator<Item = std::ffi::OsString> {
    let mut is_time = false;
    words.into_iter().map(move |word| {
        let negative = |word: &str| {
            word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        let guarded = word.to_str().filter(|word| is_time && negative(word)).map(|word| format!(" {word}"));
        is_time |= word == "time";
        guarded.map_or(word, Into::into)
    })
}

/// Clap's first line, on which what, with its advice behind it, and where to read more.
fn sentence(error: &clap::Error) -> String {
    let rendered = text::visible::text(&error.render().to_string()).into_owned();
    let mut lines = rendered.lines().map(str::trim).take_while(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    let mut told = first.strip_prefix("error: ").unwrap_or(first).to_owned();
    for line in lines {
        told.push(' ');
        told.push_str(line);
    }
    if let Some(ContextValue::String(nearest)) = error.get(ContextKind::SuggestedArg) {
        told.push_str("; did you mean ");
        told.push_str(nearest);
        told.push('?');
        return told;
    }
    if let Some(ContextValue::Strings(nearest)) =
        error.get(ContextKind::SuggestedSubcommand).or_else(|| error.get(ContextKind::SuggestedValue))
        && let Some(nearest) = nearest.first()
    {
        told.push_str("; did you mean ");
        told.push_str(nearest);
        told.push('?');
        return told;
    }
    told.push_str("; shoutan --help tells what there is");
    told
}

/// The definition itself, for completions and the manual page.
pub fn command() -> clap::Command {
    Args::command()
}

/// The options of one command as its words say them, without its name.
#[cfg(test)]
pub(super) fn typed<A: clap::Args>(words: &[&str]) -> Result<A, String> {
    let options = A::augment_args(clap::Command::new("shoutan").no_binary_name(true));
    let read = options.try_get_matches_from(words).and_then(|matches| A::from_arg_matches(&matches));
    read.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::{Args, Command, Instead, Plain};

    fn read(words: &[&str]) -> Result<Args, Instead> {
        Args::read(std::iter::once("shoutan").chain(words.iter().copied()).map(OsString::from))
    }

    #[test]
    fn the_definition_holds() {
        super::command().debug_assert();
    }

    #[test]
    fn wrong_usage_is_one_sentence() {
        for words in
            [&["--colour"][..], &["repaly"], &["replay", "a", "b"], &["replay", "--x"], &["\u{1b}[2J"]]
        {
            let Err(Instead::Wrong(told)) = read(words) else { panic!("{words:?}") };
            assert_eq!(told.lines().count(), 1, "{told}");
            assert!(!told.contains('\u{1b}'), "{told}");
        }
    }

    #[test]
    fn a_negative_time_setting_is_a_setting_and_a_flag_behind_it_a_flag() {
        for words in [&["time", "-5m"][..], &["time", "30m", "-5x30s", "--json"]] {
            let Ok(Args { command: Some(Command::Plain(Plain::Time { spec, json, .. })), .. }) = read(words)
            else {
                panic!("{words:?}")
            };
            assert_eq!((spec.last().unwrap().trim(), json), (words[words.len().min(3) - 1], words.len() > 2));
        }
        assert!(matches!(read(&["check", "-5"]), Err(Instead::Wrong(_))));
    }

    #[test]
    fn a_negative_number_is_told_of_as_a_number() {
        for (words, why) in [
            (&["play", "--handicap", "-1"][..], "a handicap is a number from 0 to 9"),
            (&["show", "a", "--move", "-1"], "a move is a number"),
            (&["review", "a", "--move", "-1"], "a move is a number"),
            (&["review", "a", "--move", "x"], "a move is a number"),
        ] {
            let Err(Instead::Wrong(told)) = read(words) else { panic!("{words:?}") };
            assert!(told.contains(why) && !told.contains("unexpected"), "{told}");
        }
        let Err(Instead::Wrong(told)) = read(&["show", "a", "--move", "--out", "b"]) else { panic!() };
        assert!(!told.contains("'--out' for"), "{told}");
    }

    #[test]
    fn help_and_version_are_no_errors() {
        for word in ["--help", "--version"] {
            assert!(matches!(read(&[word]), Err(Instead::Told(_))), "{word}");
        }
    }
}
