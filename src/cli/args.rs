//! What can be said on the command line. Parsing, help and error messages come from here.

use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};

/// The whole command line.
#[derive(Clone, Debug, Parser)]
#[command(name = "shoutan", version, about, disable_help_subcommand = true)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// The referee as a filter: JSON lines in, JSON lines out
    Replay {
        /// Where the lines come from; - is standard input
        #[arg(default_value = "-")]
        file: PathBuf,
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
        Self::try_parse_from(words).map_err(|error| match error.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Instead::Told(error.render().to_string())
            }
            _ => Instead::Wrong(sentence(&error)),
        })
    }
}

/// Clap's first line, on which what, with its advice behind it, and where to read more.
fn sentence(error: &clap::Error) -> String {
    let rendered = error.render().to_string();
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

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::{Args, Instead};

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
    fn help_and_version_are_no_errors() {
        for word in ["--help", "--version"] {
            assert!(matches!(read(&[word]), Err(Instead::Told(_))), "{word}");
        }
    }
}
