//! Which name a row of switches goes by.

use super::{Preset, Ruleset};

impl Preset {
    /// Whether these rules still go by its name. Komi, set stones and penalties are the game's own; repetition and
    /// handicap compensation are where [`Self::repetitions`] and [`Self::frees_compensation`] leave them open.
    pub fn names(self, rules: &Ruleset) -> bool {
        let own = self.rules();
        let free = Ruleset {
            ko: rules.ko,
            long_cycle: rules.long_cycle,
            komi: rules.komi,
            set_stones: rules.set_stones,
            penalties: rules.penalties,
            compensation: if self.frees_compensation() { rules.compensation } else { own.compensation },
            ..own
        };
        *rules == free && self.repetitions().contains(&(rules.ko, rules.long_cycle))
    }

    /// The preset these rules go by, the one with their komi first; `None` for rules put together by hand.
    pub fn of(rules: &Ruleset) -> Option<Self> {
        let named = || Self::ALL.into_iter().filter(|preset| preset.names(rules));
        named().find(|preset| preset.rules().komi == rules.komi).or_else(|| named().next())
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::ruleset::{Compensation, KoRule, LongCycle, Preset, Ruleset, Unit};

    #[test]
    fn every_preset_goes_by_its_own_name() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            assert_eq!(Preset::of(&rules), Some(preset));
            assert_eq!(preset.repetitions()[0], (rules.ko, rules.long_cycle), "{preset:?}");
            assert_eq!(Preset::from_name(preset.name()), Some(preset));
            for &(ko, long_cycle) in preset.repetitions() {
                assert!(preset.names(&Ruleset { ko, long_cycle, ..rules }), "{preset:?} {ko:?}");
            }
            let own = Ruleset { komi: 3, set_stones: !rules.set_stones, ..rules };
            assert!(preset.names(&own), "{preset:?}");
        }
    }

    #[test]
    fn another_switch_is_another_rule_set() {
        let chinese = Preset::Chinese.rules();
        for other in [
            Ruleset { suicide: true, ..chinese },
            Ruleset { said_in: Unit::Points, ..chinese },
            Ruleset { compensation: Compensation::None, ..chinese },
            Ruleset { long_cycle: LongCycle::Draw, ..chinese },
            Ruleset { ko: KoRule::Simple, long_cycle: LongCycle::Draw, ..chinese },
        ] {
            assert_eq!(Preset::of(&other), None, "{other:?}");
        }
        let simple = Ruleset { ko: KoRule::Simple, long_cycle: LongCycle::Ask, komi: 11, ..chinese };
        assert_eq!(Preset::of(&simple), Some(Preset::Chinese1988));
        assert_eq!(Preset::of(&Ruleset { komi: 0, ..chinese }), Some(Preset::Chinese));
        let repaid = Ruleset { compensation: Compensation::Each, ..Preset::Ancient.rules() };
        assert_eq!(Preset::of(&repaid), Some(Preset::Ancient));
    }
}
