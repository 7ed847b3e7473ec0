//! The state of one side's clock, as numbers.

use std::fmt;

use serde_json::{Map, Value};

use super::{Ms, Unfit};

/// What a side has left. Each system keeps the fields it needs; the others stay 0.
///
/// A state read in the middle of a turn is itself a state a turn can start from: letting it run for `a` and then
/// for `b` gives the same as letting it run for `a + b`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct State {
    /// Time used so far, in ms (only without a limit).
    pub used: Ms,
    /// Main time left, in ms.
    pub main: Ms,
    /// Periods left, the running one included; thinking-time blocks not yet used; periods not yet bought.
    pub periods: u32,
    /// What is left of the period, block or bought period, in ms.
    pub period: Ms,
    /// Moves still to be made in this block.
    pub moves_left: u32,
    /// Blocks completed. In the thinking-time system 1 while a block runs, 0 otherwise.
    pub block: u32,
    /// What is left of the delay, in ms.
    pub delay: Ms,
    /// Points to be taken off the player's score for periods bought.
    pub penalty: u32,
}

/// One number of a [`State`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// [`State::used`].
    Used,
    /// [`State::main`].
    Main,
    /// [`State::periods`].
    Periods,
    /// [`State::period`].
    Period,
    /// [`State::moves_left`].
    MovesLeft,
    /// [`State::block`].
    Block,
    /// [`State::delay`].
    Delay,
    /// [`State::penalty`].
    Penalty,
}

impl Field {
    /// Every field, in the order they are written.
    pub const ALL: [Self; 8] = [
        Self::Used,
        Self::Main,
        Self::Periods,
        Self::Period,
        Self::MovesLeft,
        Self::Block,
        Self::Delay,
        Self::Penalty,
    ];

    /// The name in JSON: `main_ms`, `periods` …
    pub const fn key(self) -> &'static str {
        match self {
            Self::Used => "used_ms",
            Self::Main => "main_ms",
            Self::Periods => "periods",
            Self::Period => "period_ms",
            Self::MovesLeft => "moves_left",
            Self::Block => "block",
            Self::Delay => "delay_ms",
            Self::Penalty => "penalty",
        }
    }

    /// The name in the compact text: `main`, `periods` …
    pub fn word(self) -> &'static str {
        let key = self.key();
        key.strip_suffix("_ms").unwrap_or(key)
    }
}

impl State {
    /// The number in a field: ms or a count.
    pub fn value(&self, field: Field) -> u64 {
        match field {
            Field::Used => self.used,
            Field::Main => self.main,
            Field::Periods => self.periods.into(),
            Field::Period => self.period,
            Field::MovesLeft => self.moves_left.into(),
            Field::Block => self.block.into(),
            Field::Delay => self.delay,
            Field::Penalty => self.penalty.into(),
        }
    }

    /// Puts a number into a field; false if it does not fit.
    pub fn set(&mut self, field: Field, value: u64) -> bool {
        let count = u32::try_from(value);
        match (field, count) {
            (Field::Used, _) => self.used = value,
            (Field::Main, _) => self.main = value,
            (Field::Period, _) => self.period = value,
            (Field::Delay, _) => self.delay = value,
            (Field::Periods, Ok(count)) => self.periods = count,
            (Field::MovesLeft, Ok(count)) => self.moves_left = count,
            (Field::Block, Ok(count)) => self.block = count,
            (Field::Penalty, Ok(count)) => self.penalty = count,
            (_, Err(_)) => return false,
        }
        true
    }

    /// The state of a side whose time has run out: no time, no periods.
    #[must_use]
    pub fn spent(self) -> Self {
        Self { main: 0, periods: 0, period: 0, delay: 0, ..self }
    }

    /// The state as a JSON object holding the given fields.
    pub fn to_json(&self, fields: &[Field]) -> Value {
        Value::Object(
            fields.iter().map(|&f| (f.key().to_owned(), self.value(f).into())).collect::<Map<_, _>>(),
        )
    }
}

/// The fields that are not 0, as `main=0` pairs joined by blanks; `-` for a state of zeros.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for field in Field::ALL {
            let value = self.value(field);
            if value > 0 {
                write!(f, "{gap}{}={value}", field.word())?;
                gap = " ";
            }
        }
        if gap.is_empty() { f.write_str("-") } else { Ok(()) }
    }
}

impl std::str::FromStr for State {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let mut state = Self::default();
        if text == "-" {
            return Ok(state);
        }
        for pair in text.split_whitespace() {
            let (word, value) = pair
                .split_once('=')
                .ok_or_else(|| Unfit::new(format!("{pair} is not a name=number pair")))?;
            let field = Field::ALL
                .into_iter()
                .find(|field| field.word() == word)
                .ok_or_else(|| Unfit::new(format!("a clock has no {word}")))?;
            let fits = value.parse().is_ok_and(|value| state.set(field, value));
            if !fits {
                return Err(Unfit::new(format!("{value} is no number for {word}")));
            }
        }
        Ok(state)
    }
}

#[cfg(test)]
mod tests {
    use super::State;

    #[test]
    fn text_and_back() {
        let state = State { main: 0, periods: 3, period: 12_345, penalty: 4, ..State::default() };
        assert_eq!(state.to_string(), "periods=3 period=12345 penalty=4");
        assert_eq!("periods=3 period=12345 penalty=4".parse(), Ok(state));
        assert_eq!("-".parse(), Ok(State::default()));
        assert_eq!(State::default().to_string(), "-");
    }

    #[test]
    fn text_that_is_no_state() {
        for text in ["main", "main=", "main=-1", "main=x", "hours=1", "periods=4294967296", "main=1e3"] {
            assert!(text.parse::<State>().is_err(), "{text}");
        }
    }
}
