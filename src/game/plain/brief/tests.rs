//! Every row of the table of rule sets: its switches, and how it is said.

use super::brief;
use crate::rules::color::Color;
use crate::rules::ruleset::{
    Compensation, KoRule, LongCycle, Penalties, Preset, Ruleset, Scoring, Tax, Unit,
};
use crate::text::ALL;
use crate::text::en::EN;
use crate::text::zh_cn::ZH_CN;

fn check(preset: Preset, rules: Ruleset, english: &str, chinese: &str) {
    assert_eq!(preset.rules(), rules);
    assert_eq!(brief(&rules, &EN).join(" "), english);
    assert_eq!(brief(&rules, &ZH_CN).concat(), chinese);
}

#[test]
fn row_chinese() {
    check(
        Preset::Chinese,
        Ruleset {
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
        },
        "Living stones and surrounded points count; counted in zi. No position of the whole board may return; no suicide. Komi 7.5 points, that is 3 3/4 zi; a point back per handicap stone; a tie is a draw.",
        "活子和围住的点都算；胜负以子计。禁止全局同形再现；禁止自杀。贴7目半，即3又3/4子；让子棋还让子数的一半；相等为和棋。",
    );
}

#[test]
fn row_chinese1988() {
    check(
        Preset::Chinese1988,
        Ruleset {
            ko: KoRule::Positional,
            long_cycle: LongCycle::Forbidden,
            suicide: false,
            scoring: Scoring::Area,
            tax: Tax::None,
            komi: 11,
            compensation: Compensation::Each,
            first: Color::Black,
            set_stones: false,
            black_wins_ties: false,
            pass_stones: false,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Zi,
        },
        "Living stones and surrounded points count; counted in zi. No position of the whole board may return; no suicide. Komi 5.5 points, that is 2 3/4 zi; a point back per handicap stone; a tie is a draw.",
        "活子和围住的点都算；胜负以子计。禁止全局同形再现；禁止自杀。贴5目半，即2又3/4子；让子棋还让子数的一半；相等为和棋。",
    );
}

#[test]
fn row_ancient() {
    check(
        Preset::Ancient,
        Ruleset {
            ko: KoRule::Simple,
            long_cycle: LongCycle::Draw,
            suicide: false,
            scoring: Scoring::Area,
            tax: Tax::All,
            komi: 0,
            compensation: Compensation::None,
            first: Color::White,
            set_stones: true,
            black_wins_ties: false,
            pass_stones: false,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Zi,
        },
        "Living stones and surrounded points count, less two points a group, none in seki; counted in zi. A ko may not be retaken at once; a longer cycle is a draw; no suicide. Four set stones; White opens even games; no komi; a tie is a draw.",
        "活子和围住的点都算，每块活棋还两目棋头，双活中的点不算；胜负以子计。劫不能马上回提；长循环判和棋；禁止自杀。摆座子；分先白方先下；不贴子；相等为和棋。",
    );
}

#[test]
fn row_tangsong() {
    check(
        Preset::TangSong,
        Ruleset {
            ko: KoRule::Simple,
            long_cycle: LongCycle::Draw,
            suicide: false,
            scoring: Scoring::Territory,
            tax: Tax::All,
            komi: 0,
            compensation: Compensation::None,
            first: Color::White,
            set_stones: true,
            black_wins_ties: false,
            pass_stones: false,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Ways,
        },
        "Surrounded points and prisoners count, but for two eye points a group, none in seki; results in ways (路). A ko may not be retaken at once; a longer cycle is a draw; no suicide. Four set stones; White opens even games; no komi; a tie is a draw.",
        "算围住的点、提子和对方的死子，每块活棋的两个眼位不算，双活中的点不算；胜负以路计。劫不能马上回提；长循环判和棋；禁止自杀。摆座子；分先白方先下；不贴目；相等为和棋。",
    );
}

#[test]
fn row_dunhuang() {
    check(
        Preset::Dunhuang,
        Ruleset {
            ko: KoRule::Simple,
            long_cycle: LongCycle::Draw,
            suicide: false,
            scoring: Scoring::Stones,
            tax: Tax::None,
            komi: 0,
            compensation: Compensation::None,
            first: Color::White,
            set_stones: true,
            black_wins_ties: false,
            pass_stones: false,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Stones,
        },
        "Only living stones on the board count; results in stones. A ko may not be retaken at once; a longer cycle is a draw; no suicide. Four set stones; White opens even games; no komi; a tie is a draw.",
        "只算盘上的活子；胜负以盘上子数计。劫不能马上回提；长循环判和棋；禁止自杀。摆座子；分先白方先下；不贴子；相等为和棋。",
    );
}

#[test]
fn row_japanese() {
    check(
        Preset::Japanese,
        Ruleset {
            ko: KoRule::Simple,
            long_cycle: LongCycle::NoResult,
            suicide: false,
            scoring: Scoring::Territory,
            tax: Tax::Seki,
            komi: 13,
            compensation: Compensation::None,
            first: Color::Black,
            set_stones: false,
            black_wins_ties: false,
            pass_stones: false,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Points,
        },
        "Surrounded points and prisoners count, none in seki; results in points. A ko may not be retaken at once; a longer cycle is no result; no suicide. Komi 6.5 points; a tie is a draw.",
        "算围住的点、提子和对方的死子，双活中的点不算；胜负以目计。劫不能马上回提；长循环判无胜负；禁止自杀。贴6目半；相等为和棋。",
    );
}

#[test]
fn row_korean() {
    check(
        Preset::Korean,
        Ruleset {
            ko: KoRule::Simple,
            long_cycle: LongCycle::Draw,
            suicide: false,
            scoring: Scoring::Territory,
            tax: Tax::Seki,
            komi: 13,
            compensation: Compensation::None,
            first: Color::Black,
            set_stones: false,
            black_wins_ties: false,
            pass_stones: false,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Points,
        },
        "Surrounded points and prisoners count, none in seki; results in points. A ko may not be retaken at once; a longer cycle is a draw; no suicide. Komi 6.5 points; a tie is a draw.",
        "算围住的点、提子和对方的死子，双活中的点不算；胜负以目计。劫不能马上回提；长循环判和棋；禁止自杀。贴6目半；相等为和棋。",
    );
}

#[test]
fn row_aga() {
    check(
        Preset::Aga,
        Ruleset {
            ko: KoRule::Situational,
            long_cycle: LongCycle::Forbidden,
            suicide: false,
            scoring: Scoring::Area,
            tax: Tax::None,
            komi: 15,
            compensation: Compensation::OneLess,
            first: Color::Black,
            set_stones: false,
            black_wins_ties: false,
            pass_stones: true,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Points,
        },
        "Living stones and surrounded points count; results in points. No position may return with the same side to move; no suicide; a pass costs a stone, White passes last. Komi 7.5 points; a point back per handicap stone but one; a tie is a draw.",
        "活子和围住的点都算；胜负以目计。禁止轮到同一方时全局同形再现；禁止自杀；虚着给对方一子，最后由白方虚着。贴7目半；让子棋除第一子外每子还1目；相等为和棋。",
    );
}

#[test]
fn row_ing() {
    check(
        Preset::Ing,
        Ruleset {
            ko: KoRule::Positional,
            long_cycle: LongCycle::Forbidden,
            suicide: true,
            scoring: Scoring::Area,
            tax: Tax::None,
            komi: 16,
            compensation: Compensation::None,
            first: Color::Black,
            set_stones: false,
            black_wins_ties: true,
            pass_stones: false,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Ing,
        },
        "Living stones and surrounded points count; results in Ing's points (点). No position of the whole board may return; suicide allowed from two stones on. Komi 8 points; Black wins ties.",
        "活子和围住的点都算；胜负以点计。禁止全局同形再现；两子以上可以自杀。贴8点；相等为黑胜。",
    );
}

#[test]
fn row_new_zealand() {
    check(
        Preset::NewZealand,
        Ruleset {
            ko: KoRule::Situational,
            long_cycle: LongCycle::Forbidden,
            suicide: true,
            scoring: Scoring::Area,
            tax: Tax::None,
            komi: 14,
            compensation: Compensation::None,
            first: Color::Black,
            set_stones: false,
            black_wins_ties: false,
            pass_stones: false,
            removal: true,
            penalties: Penalties::A,
            said_in: Unit::Points,
        },
        "Living stones and surrounded points count; results in points. No position may return with the same side to move; suicide allowed from two stones on. Komi 7 points; a tie is a draw.",
        "活子和围住的点都算；胜负以目计。禁止轮到同一方时全局同形再现；两子以上可以自杀。贴7目；相等为和棋。",
    );
}

#[test]
fn row_tromp_taylor() {
    check(
        Preset::TrompTaylor,
        Ruleset {
            ko: KoRule::Positional,
            long_cycle: LongCycle::Forbidden,
            suicide: true,
            scoring: Scoring::Area,
            tax: Tax::None,
            komi: 15,
            compensation: Compensation::None,
            first: Color::Black,
            set_stones: false,
            black_wins_ties: false,
            pass_stones: false,
            removal: false,
            penalties: Penalties::A,
            said_in: Unit::Points,
        },
        "Living stones and surrounded points count, nothing is taken off as dead; results in points. No position of the whole board may return; suicide allowed from two stones on. Komi 7.5 points; a tie is a draw.",
        "活子和围住的点都算，盘上的子都算活；胜负以目计。禁止全局同形再现；两子以上可以自杀。贴7目半；相等为和棋。",
    );
}

/// Every rule set that differs from these in one switch that is said, komi and penalties aside.
fn neighbours(rules: Ruleset) -> Vec<Ruleset> {
    let mut others = Vec::new();
    let kos = [KoRule::None, KoRule::Simple, KoRule::Positional, KoRule::Situational];
    others.extend(kos.map(|ko| Ruleset { ko, ..rules }));
    let cycles = [LongCycle::Forbidden, LongCycle::NoResult, LongCycle::Draw, LongCycle::Ask];
    others.extend(cycles.map(|long_cycle| Ruleset { long_cycle, ..rules }));
    let scorings = [Scoring::Area, Scoring::Territory, Scoring::Stones];
    others.extend(scorings.map(|scoring| Ruleset { scoring, ..rules }));
    others.extend([Tax::None, Tax::Seki, Tax::All].map(|tax| Ruleset { tax, ..rules }));
    let compensations = [Compensation::None, Compensation::OneLess, Compensation::Each];
    others.extend(compensations.map(|compensation| Ruleset { compensation, ..rules }));
    others.extend([-1, 0, 1, 14, 15].map(|komi| Ruleset { komi, ..rules }));
    others.extend(Unit::ALL.map(|said_in| Ruleset { said_in, ..rules }));
    others.extend([
        Ruleset { suicide: !rules.suicide, ..rules },
        Ruleset { first: !rules.first, ..rules },
        Ruleset { set_stones: !rules.set_stones, ..rules },
        Ruleset { black_wins_ties: !rules.black_wins_ties, ..rules },
        Ruleset { pass_stones: !rules.pass_stones, ..rules },
        Ruleset { removal: !rules.removal, ..rules },
    ]);
    others.retain(|other| *other != rules);
    others
}

#[test]
fn every_switch_is_said() {
    for text in ALL {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let (short, long) = (brief(&rules, text), crate::game::plain::rules(&rules, text));
            for other in neighbours(rules) {
                assert_ne!(brief(&other, text), short, "{preset:?} {other:?}");
                assert_ne!(crate::game::plain::rules(&other, text), long, "{preset:?} {other:?}");
            }
        }
    }
}
