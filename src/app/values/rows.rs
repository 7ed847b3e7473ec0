//! The rule set chosen, and what was changed in each of them.

use crate::rules::ruleset::{KoRule, LongCycle, Preset, Ruleset};

/// Named rule sets, and one put together by hand behind them.
pub(super) const ROWS: usize = Preset::ALL.len() + 1;
/// The one put together by hand.
const CUSTOM: usize = Preset::ALL.len();

/// Every rule set with what was changed in it, and which of them is chosen. Their komi is the usual one.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    all: [Ruleset; ROWS],
    at: usize,
    /// The named one the custom rules were made from.
    from: usize,
    /// What a long cycle leads to once the ko rule is simple again.
    cycle: LongCycle,
}

impl Rows {
    /// All as the tables have them; Chinese rules chosen, and the custom ones begin as those.
    pub fn new() -> Self {
        let mut rows = [Preset::Chinese.rules(); ROWS];
        for (row, preset) in rows.iter_mut().zip(Preset::ALL) {
            *row = preset.rules();
        }
        Self { all: rows, at: 0, from: 0, cycle: LongCycle::Ask }
    }

    /// Which is chosen, below [`ROWS`].
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The one chosen, if it has a name.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.get(self.at).copied()
    }

    /// The switches of the one chosen.
    pub fn row(&self) -> Ruleset {
        self.all[self.at]
    }

    /// Chooses the next one, or the one before.
    pub fn step(&mut self, forward: bool) {
        self.at = (self.at + if forward { 1 } else { ROWS - 1 }) % ROWS;
    }

    /// Takes over rules played before. `set_stones` tells whether they say anything about set stones.
    pub fn take(&mut self, rules: &Ruleset, preset: Option<Preset>, set_stones: bool) {
        let named = preset.filter(|preset| preset.names(rules)).or_else(|| Preset::of(rules));
        let at = named.and_then(|named| Preset::ALL.into_iter().position(|preset| preset == named));
        self.at = at.unwrap_or(CUSTOM);
        let usual = self.row();
        let set_stones = if set_stones { rules.set_stones } else { usual.set_stones };
        let komi = if self.at == CUSTOM { rules.komi } else { usual.komi };
        self.all[self.at] = Ruleset { set_stones, komi, penalties: usual.penalties, ..*rules };
        if rules.ko == KoRule::Simple {
            self.cycle = rules.long_cycle;
        }
    }

    /// Changes switches. What a name does not allow makes custom rules of its own, which are named again as soon as
    /// they are back where they came from. Returns the place left for another, if one was.
    pub fn change(&mut self, change: impl FnOnce(&mut Ruleset)) -> Option<usize> {
        let before = self.at;
        let mut row = self.row();
        let ko = row.ko;
        if ko == KoRule::Simple && row.long_cycle != LongCycle::Forbidden {
            self.cycle = row.long_cycle;
        }
        change(&mut row);
        if row.ko != ko {
            row.long_cycle = match row.ko {
                KoRule::Simple => self.simple_cycle(),
                _ => LongCycle::Forbidden,
            };
        }
        if self.at != CUSTOM {
            self.from = self.at;
        }
        let named = Preset::ALL.get(self.from).is_some_and(|preset| preset.names(&row));
        self.at = if named { self.from } else { CUSTOM };
        let komi = if named { self.all[self.from].komi } else { row.komi };
        self.all[self.at] = Ruleset { komi, ..row };
        (self.at != before).then_some(before)
    }

    /// What a long cycle leads to under simple ko: what the name allows, else what it was last.
    fn simple_cycle(&self) -> LongCycle {
        let at = if self.at == CUSTOM { self.from } else { self.at };
        let allowed = Preset::ALL.get(at).into_iter().flat_map(|preset| preset.repetitions());
        let mut simple = allowed.filter(|(ko, _)| *ko == KoRule::Simple).map(|(_, cycle)| *cycle);
        simple.next().unwrap_or(self.cycle)
    }
}

#[cfg(test)]
mod tests {
    use super::{CUSTOM, Rows};
    use crate::rules::ruleset::{KoRule, LongCycle, Preset, Ruleset, Scoring};

    #[test]
    fn a_change_makes_custom_rules_and_its_reversal_names_them_again() {
        let mut rows = Rows::new();
        assert_eq!(rows.change(|row| row.suicide = true), Some(0));
        assert_eq!((rows.preset(), rows.row().suicide), (None, true));
        assert_eq!(rows.change(|row| row.suicide = false), Some(CUSTOM));
        assert_eq!(rows.preset(), Some(Preset::Chinese));
        rows.change(|row| row.scoring = Scoring::Stones);
        rows.step(true);
        assert_eq!(rows.row(), Preset::Chinese.rules(), "the named rules stay as they are");
        rows.step(false);
        assert_eq!(rows.row().scoring, Scoring::Stones);
    }

    #[test]
    fn a_name_keeps_what_it_leaves_open() {
        let mut rows = Rows::new();
        assert_eq!(rows.change(|row| row.ko = KoRule::Simple), None);
        assert_eq!(rows.row().long_cycle, LongCycle::Ask);
        assert_eq!(rows.change(|row| row.set_stones = true), None);
        assert_eq!(rows.change(|row| row.ko = KoRule::Situational), None);
        assert_eq!(rows.row().long_cycle, LongCycle::Forbidden);
        assert_eq!(rows.preset(), Some(Preset::Chinese));
    }

    #[test]
    fn a_long_cycle_is_not_forgotten() {
        let mut rows = Rows::new();
        rows.take(&Preset::Japanese.rules(), Some(Preset::Japanese), true);
        rows.change(|row| row.ko = KoRule::Positional);
        assert_eq!((rows.preset(), rows.row().long_cycle), (None, LongCycle::Forbidden));
        rows.change(|row| row.ko = KoRule::Simple);
        assert_eq!((rows.preset(), rows.row().long_cycle), (Some(Preset::Japanese), LongCycle::NoResult));
    }

    #[test]
    fn rules_played_before_come_back() {
        for preset in Preset::ALL {
            let mut rows = Rows::new();
            let played = Ruleset { komi: 3, ..preset.rules() };
            rows.take(&played, Some(preset), true);
            assert_eq!((rows.preset(), rows.row()), (Some(preset), preset.rules()));
        }
        let custom = Ruleset { suicide: true, komi: 1, ..Preset::Japanese.rules() };
        let mut rows = Rows::new();
        rows.take(&custom, None, true);
        assert_eq!((rows.preset(), rows.row()), (None, custom));
    }
}
