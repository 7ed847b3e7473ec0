//! Choosing colours by nigiri (猜先, A §10): one player hides a handful of white stones, the other guesses whether
//! their number is odd or even, and the handful is counted in pairs.
//!
//! It is fair because the number comes from the shell's randomness when the handful is taken, before the guess, is
//! never changed after it, and is odd in exactly half of the cases: any number from 8 to 23 is as likely as another.

use super::bind::{Bind, Bound, Groups};
use super::effect::{Effect, Learned};

use super::plan::Plan;
use super::shared::{back_to_form, help, suspend};
use super::{Desk, Mode, Next, Room};
use crate::rules::color::Color;

/// The fewest stones of a handful.
const FEWEST: u8 = 8;
/// How many numbers of stones there are; a power of two, so that each is as likely.
const NUMBERS: u64 = 16;
/// How long a pair takes to be counted, ms.
const PAIR_MS: u64 = 250;

/// Colours being chosen. The players are named by the places they have on the form, Black's being the first.
#[derive(Debug)]
pub struct Nigiri {
    /// What was agreed so far.
    pub plan: Plan,
    /// How far it has come.
    pub stage: Stage,
    /// Which of the choices is lit.
    pub lit: usize,
    at_once: bool,
}

/// How far the choosing has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The players say who holds the stones: the stronger, of equals the elder.
    Who,
    /// The holder is about to take a handful.
    Take {
        /// Who holds the stones.
        holder: Color,
    },
    /// The handful is hidden, and the other guesses.
    Guess(Hidden),
    /// The handful is shown.
    Shown(Counted),
}

/// A hidden handful. Its number is not to be seen before the guess.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// Who holds it.
    pub holder: Color,
    number: u8,
}

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hidden").field("holder", &self.holder).finish_non_exhaustive()
    }
}

/// A handful that was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Who held it.
    pub holder: Color,
    /// How many stones it was.
    pub number: u8,
    /// Whether the other showed one black stone: odd, I take Black.
    pub odd: bool,
    /// Since when it is counted, ms; `None` once all shall be counted.
    since: Option<u64>,
}

impl Counted {
    /// Whether the guess was right.
    pub const fn is_right(&self) -> bool {
        self.odd == (self.number % 2 == 1)
    }

    /// Who takes Black, by the place on the form.
    pub fn black(&self) -> Color {
        if self.is_right() { !self.holder } else { self.holder }
    }

    /// How many of the stones are counted by now.
    pub fn counted(&self, now: u64) -> u8 {
        let Some(since) = self.since else { return self.number };
        let pairs = now.saturating_sub(since) / PAIR_MS;
        let stones = u8::try_from(pairs.saturating_mul(2)).unwrap_or(u8::MAX);
        stones.min(self.number)
    }

    /// Whether all of them are.
    pub fn is_counted(&self, now: u64) -> bool {
        self.counted(now) == self.number
    }
}

impl Nigiri {
    /// The players about to choose.
    pub const fn new(plan: Plan, at_once: bool) -> Self {
        Self { plan, stage: Stage::Who, lit: 0, at_once }
    }

    /// How many choices there are now.
    pub const fn choices(&self) -> usize {
        match self.stage {
            Stage::Who | Stage::Guess(_) => 2,
            Stage::Take { .. } | Stage::Shown(_) => 1,
        }
    }

    /// Lights the choice so many further, round and round.
    const fn step(&mut self, by: usize) {
        self.lit = (self.lit + by) % self.choices();
    }

    fn choose(&mut self, which: usize, desk: &mut Desk) -> Next {
        self.lit = 0;
        match self.stage {
            Stage::Who => {
                let holder = if which == 0 { Color::Black } else { Color::White };
                self.stage = Stage::Take { holder };
            }
            Stage::Take { .. } => desk.ask(Effect::Draw),
            Stage::Guess(Hidden { holder, number }) => {
                let odd = which == 0;
                self.stage = Stage::Shown(Counted { holder, number, odd, since: Some(desk.now.ms) });
            }
            Stage::Shown(counted) if !counted.is_counted(desk.now.ms) => {
                self.stage = Stage::Shown(Counted { since: None, ..counted });
            }
            Stage::Shown(counted) => return self.go_on(counted.black(), desk),
        }
        Next::Stay
    }

    /// The colours are settled.
    fn go_on(&self, black: Color, desk: &mut Desk) -> Next {
        let mut plan = Plan { nigiri: false, ..self.plan.clone() };
        if black == Color::White {
            plan.terms.swap_colors();
            if let Some(series) = &mut plan.terms.series {
                // It begins with these colours.
                series.turned = false;
            }
        }
        match plan.go(self.at_once, desk) {
            Ok(to) => Next::Go(to),
            Err(_) => back_to_form(desk),
        }
    }
}

type Keys = Bind<Nigiri>;

const KEYS: &[Keys] = &[
    Keys::on("up k wheel-up", |text| text.key.cursor, |nigiri, _| nigiri.step(nigiri.choices() - 1))
        .named(|text| text.key_name.up_down.to_owned()),
    Keys::also("down j wheel-down", |nigiri, _| nigiri.step(1)),
    Keys::to("enter space", |text| text.key.choose, |nigiri, desk| nigiri.choose(nigiri.lit, desk)).commits(),
    Keys::each("1-9", |nigiri, key, desk| {
        let which = usize::from(key.digit().unwrap_or(0)).saturating_sub(1);
        if which < nigiri.choices() { nigiri.choose(which, desk) } else { Next::Stay }
    })
    .commits(),
    help(),
    Keys::to("esc c-c", |text| text.key.back, |_, desk| back_to_form(desk)),
    Keys::also_to("q", |_, desk| back_to_form(desk)),
    suspend(),
];

impl Bound for Nigiri {
    fn bindings(&self) -> Groups<Self> {
        const { &[KEYS] }
    }
}

impl Room for Nigiri {
    fn mode(&self) -> Mode {
        Mode::Nigiri
    }

    fn next_change(&self, desk: &Desk) -> Option<u64> {
        let Stage::Shown(counted) = self.stage else { return None };
        let since = counted.since.filter(|_| !counted.is_counted(desk.now.ms))?;
        Some(desk.now.ms + PAIR_MS - desk.now.ms.saturating_sub(since) % PAIR_MS)
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        if row < self.choices() { self.choose(row, desk) } else { Next::Stay }
    }

    fn learn(&mut self, learned: Learned, _desk: &mut Desk) -> Next {
        if let (Stage::Take { holder }, Learned::Drawn(drawn)) = (self.stage, learned) {
            let more = u8::try_from(drawn % NUMBERS).unwrap_or(0);
            self.stage = Stage::Guess(Hidden { holder, number: FEWEST + more });
        }
        Next::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::{Counted, FEWEST, NUMBERS};
    use crate::rules::color::Color;

    #[test]
    fn every_number_is_as_likely_and_half_of_them_are_odd() {
        let odd = (0..NUMBERS).filter(|more| (u64::from(FEWEST) + more) % 2 == 1).count();
        assert_eq!(u64::try_from(odd).unwrap() * 2, NUMBERS);
        assert_eq!((u64::MAX % NUMBERS) + 1, NUMBERS, "no number comes up more often");
    }

    #[test]
    fn who_guesses_right_takes_black() {
        for (number, odd, black) in [
            (9, true, Color::White),
            (9, false, Color::Black),
            (10, true, Color::Black),
            (10, false, Color::White),
        ] {
            let counted = Counted { holder: Color::Black, number, odd, since: None };
            assert_eq!(counted.black(), black, "{number} {odd}");
        }
    }

    #[test]
    fn stones_are_counted_in_pairs() {
        let counted = Counted { holder: Color::White, number: 9, odd: true, since: Some(1_000) };
        let seen = [0, 250, 499, 500, 1_000, 1_249, 1_250].map(|ms| counted.counted(1_000 + ms));
        assert_eq!(seen, [0, 2, 2, 4, 8, 8, 9]);
    }
}
