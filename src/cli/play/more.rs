//! What the new-game form has on its page More, as options of `play`: players, series, referee, clock, takebacks.

use clap::{Args, ValueEnum};

use super::name;
use crate::game::series::{Grade, Series};
use crate::game::terms::{Takebacks, Terms};
use crate::rules::color::{ByColor, Color};
use crate::rules::ruleset::{Penalties, Quarters};
use crate::text::Text;

/// The widest lead a series may ask for.
const MOST_LEAD: u8 = 4;
/// The most takebacks that can be agreed on by number.
const MOST_TAKEBACKS: u8 = 9;

/// Who plays how.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct More {
    /// Four play in two teams: the second player of Black's
    #[arg(long, value_name = "NAME", value_parser = partner, requires = "white_partner")]
    pub black_partner: Option<String>,
    /// The second player of White's team
    #[arg(long, value_name = "NAME", value_parser = partner, requires = "black_partner")]
    pub white_partner: Option<String>,
    /// One game, or several: the same handicap each time, or colours in turn without one; Black without komi in
    /// two games of three, or in turn with two stones [default: single]
    #[arg(long, value_name = "SERIES", value_enum)]
    pub series: Option<Match>,
    /// The lead in games at which the handicap of a series moves, 1 to 4, or 0: it stays [default: 0]
    #[arg(long, value_name = "LEAD", value_parser = lead, requires = "series", allow_negative_numbers = true)]
    pub regrading: Option<u8>,
    /// A referee's rulings apply: void plays, warnings, the arbiter's menu
    #[arg(long)]
    pub referee: bool,
    /// What a referee's warning costs, of which the second loses: a, one zi; b, nothing, as in 1988 [default: a]
    #[arg(long, value_name = "TEXT", value_enum, requires = "referee")]
    pub penalties: Option<Warned>,
    /// The clock has a key of its own: Enter lays the stone, Space presses
    #[arg(long)]
    pub two_step: bool,
    /// The board while the clocks are stopped [default: as configured, else show]
    #[arg(long, value_name = "BOARD", value_enum)]
    pub pause: Option<Pause>,
    /// How often each may take back, if the other consents: free, none, or 1 to 9 [default: free]
    #[arg(long, value_name = "N", value_parser = takebacks, allow_negative_numbers = true)]
    pub takebacks: Option<Takebacks>,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Match {
    /// One game
    Single,
    /// The same handicap each game; without one the colours alternate
    Same,
    /// Black without komi in two games of three (先相先)
    TwoOfThree,
    /// Black without komi and two stones in turn (先两)
    BlackOrTwo,
}

/// Which text of the penalties applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Warned {
    /// One zi each, and the second loses
    A,
    /// No fine, and the second loses (1988)
    B,
}

/// What is seen of the board in a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Pause {
    /// The board is shown
    Show,
    /// The board is hidden
    Hide,
}

impl More {
    /// Whether the series says what is given in each game.
    const fn gives(&self) -> bool {
        matches!(self.series, Some(Match::TwoOfThree | Match::BlackOrTwo))
    }

    /// The handicap of the first game, if so much was asked for. The error is a sentence.
    pub(super) fn handicap(&self, asked: Option<u8>, text: &Text) -> Result<u8, String> {
        let refused = &text.fault.command;
        if self.regrading.is_some_and(|lead| lead > 0) && self.series == Some(Match::Single) {
            return Err(refused.no_series.to_owned());
        }
        match asked {
            Some(_) if self.gives() => Err(refused.series_gives.to_owned()),
            // Black without komi.
            None if self.gives() => Ok(1),
            asked => Ok(asked.unwrap_or_default()),
        }
    }

    /// Puts into the terms what is said here; `even` is the komi of a game in which nothing is given.
    pub(super) fn put(&self, terms: &mut Terms, even: Quarters) {
        let grade = match (self.series, terms.handicap) {
            (None | Some(Match::Single), _) => None,
            (Some(Match::Same), 0) => Some(Grade::Even),
            (Some(Match::Same), 1) => Some(Grade::Black),
            (Some(Match::Same), n) => Some(Grade::Stones(n)),
            (Some(Match::TwoOfThree), _) => Some(Grade::TwoOfThree),
            (Some(Match::BlackOrTwo), _) => Some(Grade::BlackOrTwo),
        };
        terms.series =
            grade.map(|grade| Series::new(grade, Color::Black, self.regrading.unwrap_or_default(), even));
        let partner = |name: &Option<String>| name.clone().unwrap_or_default();
        terms.partners = ByColor { black: partner(&self.black_partner), white: partner(&self.white_partner) };
        terms.refereed = self.referee;
        terms.rules.penalties = match self.penalties {
            Some(Warned::B) => Penalties::B,
            Some(Warned::A) | None => Penalties::A,
        };
        terms.two_step = self.two_step;
        terms.hides_board = self.pause == Some(Pause::Hide);
        terms.takebacks = self.takebacks.unwrap_or(Takebacks::Free);
    }
}

fn partner(typed: &str) -> Result<String, String> {
    name(typed).and_then(|name| {
        if name.is_empty() { Err("where four play, everybody has a name".to_owned()) } else { Ok(name) }
    })
}

fn lead(typed: &str) -> Result<u8, String> {
    let lead = typed.parse().ok().filter(|&lead| typed.len() == 1 && lead <= MOST_LEAD);
    lead.ok_or_else(|| format!("a lead is a number of games from 0 to {MOST_LEAD}"))
}

fn takebacks(typed: &str) -> Result<Takebacks, String> {
    match typed {
        "free" => Ok(Takebacks::Free),
        "none" => Ok(Takebacks::None),
        digits => digits
            .parse()
            .ok()
            .filter(|n| digits.len() == 1 && (1..=MOST_TAKEBACKS).contains(n))
            .map(Takebacks::Each)
            .ok_or_else(|| format!("takebacks are free, none, or a number from 1 to {MOST_TAKEBACKS}")),
    }
}
