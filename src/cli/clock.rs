//! `shoutan clock`: the two clocks alone, for a real board.

use clap::Args;

use super::play::{name, time};
use crate::app::form::Values;
use crate::clock::bare::Setup;
use crate::clock::control::TimeControl;
use crate::rules::color::ByColor;

/// What can be said about the clocks. What is not is as the last time.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct Bare {
    /// The time: 30m+5x30s, 1h incl 5x60s, 20m+10s; for each side B=... W=... [default: as the last time]
    #[arg(long, value_name = "SPEC", value_parser = time)]
    pub time: Option<ByColor<TimeControl>>,
    /// Black's name
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub black: Option<String>,
    /// White's name
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub white: Option<String>,
}

impl Bare {
    /// Whether nothing was said.
    pub fn is_unsaid(&self) -> bool {
        *self == Self::default()
    }

    /// The clocks to put out, after a last time of that setup. The error is a sentence.
    pub fn setup(&self, last: Option<&Setup>) -> Result<Setup, String> {
        // What was never chosen is as the form has it.
        let usual =
            || Values::clock(last).setup().map_err(|_| "the last time setting cannot be read; give --time");
        let mut setup = usual()?;
        if !self.is_unsaid() {
            // Whoever names a time begins afresh.
            setup = Setup { names: ByColor::default(), ..setup };
        }
        if let Some(time) = &self.time {
            setup.time.clone_from(time);
        }
        for (place, said) in [(&mut setup.names.black, &self.black), (&mut setup.names.white, &self.white)] {
            if let Some(said) = said {
                place.clone_from(said);
            }
        }
        Ok(setup)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::Bare;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        bare: Bare,
    }

    fn bare(words: &[&str]) -> Bare {
        Line::try_parse_from(std::iter::once("clock").chain(words.iter().copied())).unwrap().bare
    }

    #[test]
    fn what_is_said_and_what_is_as_the_last_time() {
        let first = bare(&[]).setup(None).unwrap();
        assert_eq!((first.time.black.to_string().as_str(), first.names.black.as_str()), ("30m+5x30s", ""));
        let named = bare(&["--time", "B=2x2s W=10m", "--black", "Li"]).setup(Some(&first)).unwrap();
        assert_eq!(
            (named.time.black.to_string(), named.time.white.to_string()),
            ("2x2s".to_owned(), "10m".to_owned())
        );
        let again = bare(&[]).setup(Some(&named)).unwrap();
        assert_eq!(again, named);
        let other = bare(&["--time", "club"]).setup(Some(&named)).unwrap();
        assert_eq!((other.time.white.to_string().as_str(), other.names.black.as_str()), ("30m+5x30s", ""));
    }

    #[test]
    fn a_setting_that_cannot_be_read_is_refused() {
        assert!(Line::try_parse_from(["clock", "--time", "30"]).is_err());
    }
}
