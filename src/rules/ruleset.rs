//! A rule set is a row of independent switches (RULES.md's table), with the eleven presets as named rows.

use super::color::Color;

/// A number of quarter zi: 1 point = 2, 1 zi = 4. Scores, komi and margins are all counted in it.
pub type Quarters = i32;

/// Quarter zi in one point.
pub const POINT: Quarters = 2;
/// Quarter zi in one zi (子).
pub const ZI: Quarters = 4;

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

/// The unit results are said in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Zi (子).
    Zi,
    /// Points (目).
    Points,
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
            Self::TangSong => Ruleset { scoring: Scoring::Territory, said_in: Unit::Points, ..ANCIENT },
            Self::Dunhuang => Ruleset { scoring: Scoring::Stones, tax: Tax::None, ..ANCIENT },
            Self::Japanese => JAPANESE,
            Self::Korean => Ruleset { long_cycle: LongCycle::Draw, ..JAPANESE },
            Self::Aga => Ruleset { compensation: Compensation::OneLess, pass_stones: true, ..SITUATIONAL },
            Self::Ing => Ruleset {
                ko: KoRule::Positional,
                suicide: true,
                komi: 16,
                black_wins_ties: true,
                ..SITUATIONAL
            },
            Self::NewZealand => Ruleset { suicide: true, komi: 14, ..SITUATIONAL },
            Self::TrompTaylor => {
                Ruleset { ko: KoRule::Positional, suicide: true, removal: false, ..SITUATIONAL }
            }
        }
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
