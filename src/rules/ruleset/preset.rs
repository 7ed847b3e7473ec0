//! The rule sets with a name, a row each.

use super::{Compensation, KoRule, LongCycle, Penalties, Ruleset, Scoring, Tax, Unit};
use crate::rules::color::Color;
use crate::text::Text;
use crate::text::rules::{RuleSet, RuleSets};

/// Names every rule set once, in the order they are offered.
macro_rules! presets {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// The named rows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Preset {
            $($(#[$doc])* $name,)+
        }

        impl Preset {
            /// All of them, in the order they are offered.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];
        }
    };
}

presets! {
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

/// All that is particular to a rule set.
struct Row {
    /// The name used on the command line and in records.
    name: &'static str,
    /// Its switches.
    rules: Ruleset,
    /// What it may say of repetition, the usual first.
    repetitions: &'static [(KoRule, LongCycle)],
    /// Whether White's points for the handicap are agreed before each game.
    frees_compensation: bool,
    /// Whether its komi is written in zi where it has quarters.
    komi_in_zi: bool,
    /// What RU calls it.
    record_name: &'static str,
    /// How else records name it.
    signs: Signs,
    /// What is said of it.
    words: fn(&RuleSets) -> &RuleSet,
}

/// Words by which a rule set is known in a record.
#[derive(Clone, Copy, Debug)]
pub struct Signs {
    /// When they are looked for, the more particular ones first: `AGA rules (Chinese counting)` is AGA, `old Chinese` not
    /// simply Chinese.
    pub turn: u8,
    /// The words, a `|` between them; one after `=` must be all there is.
    pub words: &'static str,
}

impl Preset {
    #[expect(clippy::too_many_lines, reason = "it is a table with a row for each rule set")]
    const fn row(self) -> Row {
        match self {
            Self::Chinese => Row {
                name: "chinese",
                rules: CHINESE,
                repetitions: CHINESE_REPETITIONS,
                frees_compensation: false,
                komi_in_zi: true,
                record_name: "Chinese",
                signs: Signs {
                    turn: 10,
                    words: "chinese|china|cn|chn|=zh|zhongguo|cwa|wmsg|world mind sports games|中国|中國|\
         中式|중국|중식",
                },
                words: |named| &named.chinese,
            },
            Self::Chinese1988 => Row {
                name: "chinese-1988",
                rules: Ruleset { komi: 11, ..CHINESE },
                repetitions: CHINESE_REPETITIONS,
                frees_compensation: false,
                komi_in_zi: true,
                record_name: "Chinese",
                signs: Signs {
                    turn: 9,
                    words: "chinese 1988|1988 chinese|中国规则1988|中国围棋规则1988|1988年中国|中国规则（1988）",
                },
                words: |named| &named.chinese_1988,
            },
            Self::Ancient => Row {
                name: "ancient",
                rules: ANCIENT,
                repetitions: DRAWN_CYCLES,
                frees_compensation: true,
                komi_in_zi: false,
                record_name: "Ancient Chinese",
                signs: Signs {
                    turn: 2,
                    words: "ancient|old chinese|traditional chinese|classical chinese|group tax|zuozi|古棋|古代|\
         古法|古谱规则|古例|还棋头|還棋頭|座子|切り賃|切賃|고대",
                },
                words: |named| &named.ancient,
            },
            Self::TangSong => Row {
                name: "tangsong",
                rules: Ruleset { scoring: Scoring::Territory, said_in: Unit::Ways, ..ANCIENT },
                repetitions: DRAWN_CYCLES,
                frees_compensation: true,
                komi_in_zi: false,
                record_name: "Tang-Song",
                signs: Signs {
                    turn: 0, words: "tangsong|tang song|tang and song|唐宋|数路|數路|당송"
                },
                words: |named| &named.tang_song,
            },
            Self::Dunhuang => Row {
                name: "dunhuang",
                rules: Ruleset { scoring: Scoring::Stones, tax: Tax::None, said_in: Unit::Stones, ..ANCIENT },
                repetitions: DRAWN_CYCLES,
                frees_compensation: true,
                komi_in_zi: false,
                record_name: "Dunhuang",
                signs: Signs {
                    turn: 1,
                    words: "dunhuang|stone scoring|stones scoring|stone counting|敦煌|子多",
                },
                words: |named| &named.dunhuang,
            },
            Self::Japanese => Row {
                name: "japanese",
                rules: JAPANESE,
                repetitions: &[(KoRule::Simple, LongCycle::NoResult)],
                frees_compensation: false,
                komi_in_zi: false,
                record_name: "Japanese",
                signs: Signs {
                    turn: 8,
                    words: "japanese|japan|jp|jap|jpn|=ja|nihon kiin|nihon ki in|nihonkiin|nihon|nippon|\
         kansai kiin|日本|日式|일본|일식",
                },
                words: |named| &named.japanese,
            },
            Self::Korean => Row {
                name: "korean",
                rules: Ruleset { long_cycle: LongCycle::Draw, ..JAPANESE },
                repetitions: DRAWN_CYCLES,
                frees_compensation: false,
                komi_in_zi: false,
                record_name: "Korean",
                signs: Signs {
                    turn: 7,
                    words: "korean|korea|kr|=ko|kba|hankuk|韩国|韓国|韓國|韩式|韓式|한국|한식",
                },
                words: |named| &named.korean,
            },
            Self::Aga => Row {
                name: "aga",
                rules: Ruleset { compensation: Compensation::OneLess, pass_stones: true, ..SITUATIONAL },
                repetitions: &[(KoRule::Situational, LongCycle::Forbidden)],
                frees_compensation: false,
                komi_in_zi: false,
                record_name: "AGA",
                signs: Signs {
                    turn: 6,
                    words: "aga|american go association|american|bga|british|ffg|french|美国|美國|美式|アメリカ|\
         미국",
                },
                words: |named| &named.aga,
            },
            Self::Ing => Row {
                name: "ing",
                rules: Ruleset {
                    ko: KoRule::Positional,
                    suicide: true,
                    komi: 16,
                    black_wins_ties: true,
                    said_in: Unit::Ing,
                    ..SITUATIONAL
                },
                repetitions: &[(KoRule::Positional, LongCycle::Forbidden)],
                frees_compensation: false,
                komi_in_zi: false,
                record_name: "GOE",
                signs: Signs {
                    turn: 5,
                    words: "goe|ing|ings|sst|ingsst|ying|应氏|應氏|応氏|应昌期|應昌期|応昌期|計點|计点|응씨|잉씨|\
         응창기",
                },
                words: |named| &named.ing,
            },
            Self::NewZealand => Row {
                name: "new-zealand",
                rules: Ruleset { suicide: true, komi: 14, ..SITUATIONAL },
                repetitions: &[(KoRule::Situational, LongCycle::Forbidden)],
                frees_compensation: false,
                komi_in_zi: false,
                record_name: "NZ",
                signs: Signs {
                    turn: 4,
                    words: "nz|new zealand|newzealand|nzgs|新西兰|新西蘭|紐西蘭|纽西兰|ニュージーランド|뉴질랜드",
                },
                words: |named| &named.new_zealand,
            },
            Self::TrompTaylor => Row {
                name: "tromp-taylor",
                rules: Ruleset { ko: KoRule::Positional, suicide: true, removal: false, ..SITUATIONAL },
                repetitions: &[(KoRule::Positional, LongCycle::Forbidden)],
                frees_compensation: false,
                komi_in_zi: false,
                record_name: "Tromp-Taylor",
                signs: Signs { turn: 3, words: "tromp|taylor|tromptaylor|=tt|=logical" },
                words: |named| &named.tromp_taylor,
            },
        }
    }

    /// The name used on the command line and in records.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The preset of a name; `None` for any other text.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Its row of switches.
    pub const fn rules(self) -> Ruleset {
        self.row().rules
    }

    /// What it may say of repetition, the usual first: the ko rule and what a long cycle leads to. A superko rule
    /// forbids the long cycles with the short ones. Chinese texts forbid the return of the whole board, which is
    /// read in two ways, and let an event rule a long cycle instead (A §6, §20).
    pub const fn repetitions(self) -> &'static [(KoRule, LongCycle)] {
        self.row().repetitions
    }

    /// Whether White's points for the handicap are agreed before each game, as in the ancient ones.
    pub const fn frees_compensation(self) -> bool {
        self.row().frees_compensation
    }

    /// Whether its komi is written in zi where it has quarters: `3.75`.
    pub const fn komi_in_zi(self) -> bool {
        self.row().komi_in_zi
    }

    /// The name RU has for it, as other programs know it where they do.
    pub const fn record_name(self) -> &'static str {
        self.row().record_name
    }

    /// How else records name it.
    pub const fn signs(self) -> Signs {
        self.row().signs
    }

    /// What is said of it in a language; of rules put together by hand, if it is none.
    pub fn words(preset: Option<Self>, text: &Text) -> RuleSet {
        preset.map_or(text.rules.custom, |preset| *(preset.row().words)(&text.rules.named))
    }
}

/// Chinese texts forbid the return of the whole board, which is read in two ways.
const CHINESE_REPETITIONS: &[(KoRule, LongCycle)] = &[
    (KoRule::Positional, LongCycle::Forbidden),
    (KoRule::Situational, LongCycle::Forbidden),
    (KoRule::Simple, LongCycle::Ask),
];

const DRAWN_CYCLES: &[(KoRule, LongCycle)] = &[(KoRule::Simple, LongCycle::Draw)];

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
