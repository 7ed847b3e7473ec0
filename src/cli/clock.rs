//! `shoutan clock`: the two clocks alone, for a real board.

use clap::Args;

use super::play::{name, time};
use crate::clock::bare::Setup;
use crate::clock::control::TimeControl;
use crate::record::store::sessions::LAST;
use crate::rules::color::ByColor;

/// What can be said about the clocks. If nothing is, those that were left go on, or new ones are set as the last were.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct Bare {
    /// The time: 30m+5x30s, 1h incl 5x60s, 20m+10s; for each side B=... W=... [default: 30m+5x30s; if nothing at all is said, as the last time]
    #[arg(long, value_name = "SPEC", value_parser = time)]
    pub time: Option<ByColor<TimeControl>>,
    /// Black's name
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub black: Option<String>,
    /// White's name
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub white: Option<String>,
    /// Only look at a session that was left, its clocks and its report: the last, or the one with this ID; "shoutan games --clocks" lists them
    #[arg(
        long,
        value_name = "ID",
        num_args = 0..=1,
        default_missing_value = LAST,
        conflicts_with_all = ["time", "black", "white"]
    )]
    pub report: Option<String>,
}

impl Bare {
    /// The clocks to put out; `None` where nothing was said.
    pub fn setup(&self) -> Option<Setup> {
        if *self == Self::default() {
            return None;
        }
        let usual = Setup::usual();
        let names = [&self.black, &self.white].map(|name| name.clone().unwrap_or_default());
        let [black, white] = names;
        Some(Setup {
            time: self.time.clone().unwrap_or(usual.time),
            names: ByColor { black, white },
            first: usual.first,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Bare;
    use crate::cli::args::typed;
    use crate::clock::control::display_both;

    #[test]
    fn what_is_said() {
        assert_eq!(typed::<Bare>(&[]).unwrap().setup(), None);
        for (words, time, black) in [
            (&["--time", "B=2x2s W=10m"][..], "B=2x2s W=10m", ""),
            (&["--time", "club", "--black", "Li"], "30m+5x30s", "Li"),
            (&["--black", " 聂 "], "30m+5x30s", "聂"),
        ] {
            let setup = typed::<Bare>(words).unwrap().setup().unwrap();
            assert_eq!((display_both(&setup.time).as_str(), setup.names.black.as_str()), (time, black));
        }
        for wrong in ["30", "30m+", "x"] {
            assert!(typed::<Bare>(&["--time", wrong]).is_err());
        }
    }
}
