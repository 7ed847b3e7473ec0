//! A rule set is a row of independent switches, with the eleven presets as named rows.

mod unit;

use super::color::Color;

pub use unit::Unit;

/// A number of quarter zi: 1 point = 2, 1 zi = 4. Scores, komi and margins are all counted in it.
pub type Quarters = i32;

/// Quarter zi in one point.
pub const POINT: Quarters = 2;
/// Quarter zi in one zi (子).
pub const ZI: Quarters = 4;

/// The largest komi that can be agreed, either way: more than there are points to win.
pub const MOST_KOMI: Quarters = 400 * POINT;

/// Which returns of a position are forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// Nothing is forbidden (analysis and `replay` only; no preset has it).
    None,
    /// Only the position before the opponent's last play.
    Simple,
    /// No earlier arrangement of the stones, whoever is to move.
    Positional,
    /// No earlier arrangement of the stones with the same side to move.
    Situational,
}

/// What happens when play goes round in a cycle longer than a simple ko.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LongCycle {
    /// It cannot: the ko rule forbids it.
    Forbidden,
    /// The game has no result.
    NoResult,
    /// The game is drawn.
    Draw,
    /// The players are asked.
    Ask,
}

/// What counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Living stones and the points they surround (数子).
    Area,
    /// Surrounded points and prisoners (数目).
    Territory,
    /// Living stones alone (子多为胜).
    Stones,
}

/// What is taken off the count of groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tax {
    /// Nothing.
    None,
    /// Points surrounded in seki do not count.
    Seki,
    /// Nor do the two points each independent unit needs to live (还棋头).
    All,
}

/// What White gets back for the handicap, in points by the number of stones n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// Nothing.
    None,
    /// n − 1 points.
    OneLess,
    /// n points, that is n/2 zi.
    Each,
}

/// What a referee's penalties are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalties {
    /// The long text: a warning costs one zi, two warnings lose (A §24).
    A,
    /// The older text: two warnings lose, no fine.
    B,
}

/// A row of switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent switches, each named by the rules")]
pub struct Ruleset {
    /// Which returns of a position are forbidden.
    pub ko: KoRule,
    /// What a long cycle leads to.
    pub long_cycle: LongCycle,
    /// Whether a chain of two stones or more may take itself off; a lone stone never may.
    pub suicide: bool,
    /// What counts.
    pub scoring: Scoring,
    /// What is taken off.
    pub tax: Tax,
    /// White's points for moving second.
    pub komi: Quarters,
    /// White's points for the handicap stones.
    pub compensation: Compensation,
    /// Who moves first in an even game.
    pub first: Color,
    /// Whether play starts from the four set stones (座子).
    pub set_stones: bool,
    /// Whether Black wins an equal count.
    pub black_wins_ties: bool,
    /// Whether a pass gives a stone, and White passes last (AGA).
    pub pass_stones: bool,
    /// Whether dead stones are removed by agreement; otherwise everything on the board counts (Tromp–Taylor).
    pub removal: bool,
    /// What warnings cost.
    pub penalties: Penalties,
    /// The unit results are said in.
    pub said_in: Unit,
}

/// The named rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Chinese rules, the default.
    Chinese,
    /// Chinese rules with the komi of 1988 (A §11).
    Chinese1988,
    /// Set stones and group tax (座子, 还棋头).
    Ancient,
    /// Counting the ways (数路).
    TangSong,
    /// More stones wins (子多为胜).
    Dunhuang,
    /// Japanese rules.
    Japanese,
    /// Korean rules.
    Korean,
    /// Rules of the American Go Association.
    Aga,
    /// Ing's rules, with positional superko for his own ko rule.
    Ing,
    /// New Zealand rules.
    NewZealand,
    /// Tromp–Taylor rules.
    TrompTaylor,
}

impl Preset {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 11] = [
        Self::Chinese,
        Self::Chinese1988,
        Self::Ancient,
        Self::TangSong,
        Self::Dunhuang,
        Self::Japanese,
        Self::Korean,
        Self::Aga,
        Self::Ing,
        Self::NewZealand,
        Self::TrompTaylor,
    ];

    /// The name used on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chinese => "chinese",
            Self::Chinese1988 => "chinese-1988",
            Self::Ancient => "ancient",
            Self::TangSong => "tangsong",
            Self::Dunhuang => "dunhuang",
            Self::Japanese => "japanese",
            Self::Korean => "korean",
            Self::Aga => "aga",
            Self::Ing => "ing",
            Self::NewZealand => "new-zealand",
            Self::TrompTaylor => "tromp-taylor",
        }
    }

    /// The preset of a name; `None` for any other text.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Its row of switches.
    pub const fn rules(self) -> Ruleset {
        match self {
            Self::Chinese => CHINESE,
            Self::Chinese1988 => Ruleset { komi: 11, ..CHINESE },
            Self::Ancient => ANCIENT,
            Self::TangSong => Ruleset { scoring: Scoring::Territory, said_in: Unit::Ways, ..ANCIENT },
            Self::Dunhuang => {
                Ruleset { scoring: Scoring::Stones, tax: Tax::None, said_in: Unit::Stones, ..ANCIENT }
            }
            Self::Japanese => JAPANESE,
            Self::Korean => Ruleset { long_cycle: LongCycle::Draw, ..JAPANESE },
            Self::Aga => Ruleset { compensation: Compensation::OneLess, pass_stones: true, ..SITUATIONAL },
            Self::Ing => Ruleset {
                ko: KoRule::Positional,
                suicide: true,
                komi: 16,
                black_wins_ties: true,
                said_in: Unit::Ing,
                ..SITUATIONAL
            },
            Self::NewZealand => Ruleset { suicide: true, komi: 14, ..SITUATIONAL },
            Self::TrompTaylor => {
                Ruleset { ko: KoRule::Positional, suicide: true, removal: false, ..SITUATIONAL }
            }
        }
    }

    /// What it may say of repetition, the usual first: the ko rule and what a long cycle leads to. A superko rule
    /// forbids the long cycles with the short ones. Chinese texts forbid the return of the whole board, which is
    /// read in two ways, and let an event rule a long cycle instead (A §6, §20).
    pub const fn repetitions(self) -> &'static [(KoRule, LongCycle)] {
        match self {
            Self::Chinese | Self::Chinese1988 => &[
                (KoRule::Positional, LongCycle::Forbidden),
                (KoRule::Situational, LongCycle::Forbidden),
                (KoRule::Simple, LongCycle::Ask),
            ],
            Self::Ancient | Self::TangSong | Self::Dunhuang | Self::Korean => {
                &[(KoRule::Simple, LongCycle::Draw)]
            }
            Self::Japanese => &[(KoRule::Simple, LongCycle::NoResult)],
            Self::Aga | Self::NewZealand => &[(KoRule::Situational, LongCycle::Forbidden)],
            Self::Ing | Self::TrompTaylor => &[(KoRule::Positional, LongCycle::Forbidden)],
        }
    }

    /// Whether White's points for the handicap are agreed before each game, as in the ancient ones.
    pub const fn frees_compensation(self) -> bool {
        matches!(self, Self::Ancient | Self::TangSong | Self::Dunhuang)
    }

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

const CHINESE: Ruleset = Ruleset {
    ko: KoRule::Positional,
    long_cycle: LongCycle::Forbidden,
    suicide: false,
    scoring: Scoring::Area,
    tax: Tax::None,
    komi: 15,
    compensation: Compensation::Each,
    first: Color::Black,
    set_stones: false,
    black_wins_ties: false,
    pass_stones: false,
    removal: true,
    penalties: Penalties::A,
    said_in: Unit::Zi,
};

const ANCIENT: Ruleset = Ruleset {
    ko: KoRule::Simple,
    long_cycle: LongCycle::Draw,
    tax: Tax::All,
    komi: 0,
    compensation: Compensation::None,
    first: Color::White,
    set_stones: true,
    ..CHINESE
};

const JAPANESE: Ruleset = Ruleset {
    ko: KoRule::Simple,
    long_cycle: LongCycle::NoResult,
    scoring: Scoring::Territory,
    tax: Tax::Seki,
    komi: 13,
    compensation: Compensation::None,
    said_in: Unit::Points,
    ..CHINESE
};

const SITUATIONAL: Ruleset =
    Ruleset { ko: KoRule::Situational, compensation: Compensation::None, said_in: Unit::Points, ..CHINESE };

#[cfg(test)]
mod tests {
    use super::{Compensation, KoRule, LongCycle, Preset, Ruleset, Unit};

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
