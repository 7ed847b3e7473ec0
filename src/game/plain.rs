//! Rule sets and time settings in plain words, by sentences.

mod brief;

use super::said;
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::duration::{HOUR, MINUTE, SECOND};
use crate::clock::system::delayed::Face;
use crate::rules::color::{ByColor, Color};
use crate::rules::ruleset::{Compensation, KoRule, LongCycle, Quarters, Ruleset, Scoring, Tax, Unit};
use crate::text::Text;

pub use brief::brief;

/// How the game is played by these rules.
pub fn rules(rules: &Ruleset, text: &Text) -> Vec<String> {
    let words = &text.plain_rules;
    let mut said: Vec<String> = words.play.iter().map(|&sentence| sentence.to_owned()).collect();
    let mut say = |sentence: &str| said.push(sentence.to_owned());
    if rules.set_stones {
        say(words.set_stones);
    }
    if rules.first == Color::White {
        say(words.white_first);
    }
    say(if rules.suicide { words.suicide } else { words.no_suicide });
    say(ko(rules, text));
    match rules.long_cycle {
        LongCycle::Forbidden => {}
        LongCycle::NoResult => say(words.cycle_no_result),
        LongCycle::Draw => say(words.cycle_draw),
        LongCycle::Ask => say(words.cycle_ask),
    }
    if rules.pass_stones {
        say(words.pass_stones);
    }
    say(words.end);
    say(if rules.removal { words.removal } else { words.no_removal });
    say(scoring(rules, text));
    match rules.tax {
        Tax::None => {}
        Tax::Seki => say(words.tax_seki),
        Tax::All => say(said::unit(rules.said_in, text).tax_all),
    }
    say(&komi(rules.komi, rules.said_in, text));
    match rules.compensation {
        Compensation::None => {}
        Compensation::OneLess => say(words.back_one_less),
        Compensation::Each => say(said::unit(rules.said_in, text).back_each),
    }
    say(if rules.black_wins_ties { words.ties_black } else { words.ties_draw });
    say(said::unit(rules.said_in, text).said_in);
    said
}

const fn ko(rules: &Ruleset, text: &Text) -> &'static str {
    match rules.ko {
        KoRule::None => text.plain_rules.ko_none,
        KoRule::Simple => text.plain_rules.ko_simple,
        KoRule::Positional => text.plain_rules.ko_positional,
        KoRule::Situational => text.plain_rules.ko_situational,
    }
}

/// What counts under these rules.
pub const fn scoring(rules: &Ruleset, text: &Text) -> &'static str {
    match rules.scoring {
        Scoring::Area => text.plain_rules.area,
        Scoring::Territory if matches!(rules.said_in, Unit::Ways) => text.plain_rules.ways,
        Scoring::Territory => text.plain_rules.territory,
        Scoring::Stones => text.plain_rules.stones,
    }
}

/// A komi as the rules say it, in one sentence. Said in zi, both amounts are exact.
pub fn komi(komi: Quarters, unit: Unit, text: &Text) -> String {
    let words = &text.plain_rules;
    let amount = komi_amount(komi.abs(), unit, text);
    match komi.signum() {
        0 => (words.no_komi)(said::unit(unit, text).komi),
        1 => (words.komi)(&amount),
        _ => (words.reverse_komi)(&amount),
    }
}

/// A komi in few words, in the unit results are said in: `komi 7.5 points`, `贴3又3/4子`.
pub fn komi_briefly(komi: Quarters, unit: Unit, text: &Text) -> String {
    let words = &text.plain_rules.brief;
    let amount = said::exact(komi.saturating_abs(), said::said_in(unit, text), text);
    match komi.signum() {
        0 => (words.no_komi)(said::unit(unit, text).komi),
        1 => (words.komi)(&amount),
        _ => (words.reverse_komi)(&amount),
    }
}

/// An amount of komi: in points, and in zi where the rules count those.
pub fn komi_amount(komi: Quarters, unit: Unit, text: &Text) -> String {
    let amount = said::exact(komi, unit, text);
    match unit {
        Unit::Zi => (text.form.points_and_zi)(&said::exact(komi, Unit::Points, text), &amount),
        _ => amount,
    }
}

/// What the time settings of both sides mean.
pub fn time(controls: &ByColor<TimeControl>, text: &Text) -> String {
    let sentences = if controls.black == controls.white {
        one_time(&controls.black, None, text)
    } else {
        let side = |color: Color| one_time(&controls[color], Some(color), text);
        [side(Color::Black), side(Color::White)].concat()
    };
    sentences.join(text.plain_time.between)
}

/// What a time setting means, for one side or, without a colour, for both.
pub fn one_time(control: &TimeControl, side: Option<Color>, text: &Text) -> Vec<String> {
    let words = &text.plain_time;
    let long = |ms: Ms| duration(ms, text);
    let each = |clause: &str| match side {
        None => (words.each)(clause),
        Some(color) => (words.one)(said::color(color, text), clause),
    };
    let after = |main: Ms, clause: &str| match main {
        0 => each(clause),
        _ => each(&(words.then)(&long(main), clause)),
    };
    match control {
        TimeControl::None if side.is_some() => vec![each(text.table.no_limit)],
        TimeControl::None => vec![words.none.to_owned()],
        TimeControl::Absolute(set) => vec![each(&(words.absolute)(&long(set.main)))],
        TimeControl::Simple(set) => vec![each(&(words.simple)(&long(set.per_move)))],
        TimeControl::Byoyomi(set) => vec![
            after(set.main, &(words.byoyomi)(set.periods, &long(set.period))),
            (words.byoyomi_rule)(&long(set.period), set.periods > 1),
        ],
        TimeControl::CnByoyomi(set) => {
            let mut said = vec![
                each(&(words.reserve)(&long(set.total), set.reserve_minutes)),
                (words.byoyomi_rule)(&long(MINUTE), set.reserve_minutes > 1),
            ];
            said.extend(set.timeout_as_pass.then(|| words.timeout_as_pass.to_owned()));
            said
        }
        TimeControl::Nhk(set) => vec![
            after(set.main, &(words.nhk)(&long(set.base), set.blocks, &long(set.block))),
            words.nhk_rule.to_owned(),
        ],
        TimeControl::Canadian(set) => {
            let clause = (words.canadian)(set.stones, &long(set.period));
            vec![after(set.main, &clause), words.canadian_rule.to_owned()]
        }
        TimeControl::CanadianProgressive(set) => {
            let blocks = set.blocks.iter().map(|block| (words.canadian)(block.stones, &long(block.period)));
            let clause = blocks.reduce(|first, next| (words.then)(&first, &next)).unwrap_or_default();
            vec![after(set.main, &clause), words.progressive_rule.to_owned()]
        }
        TimeControl::CnStep(set) => {
            let clause = (words.canadian)(set.stones, &long(set.period));
            vec![after(set.main, &clause), words.step_rule.to_owned()]
        }
        TimeControl::Fischer(set) => {
            let main = long(set.main);
            let mut said = vec![each(&match set.increment {
                0 => (words.absolute)(&main),
                increment => (words.fischer)(&main, &long(increment)),
            })];
            said.extend(set.cap.map(|cap| (words.cap)(&long(cap))));
            said.extend(set.bonus_at_start.then(|| words.bonus_at_start.to_owned()));
            said
        }
        TimeControl::Delayed(set) => match (set.main, set.delay) {
            (main, 0) => vec![each(&(words.absolute)(&long(main)))],
            (0, delay) => vec![each(&(words.simple)(&long(delay)))],
            (main, delay) => {
                let face = match set.face {
                    Face::First => words.delay_first,
                    Face::Added => words.delay_added,
                };
                vec![each(&(words.delay)(&long(main), &long(delay))), face(&long(delay))]
            }
        },
        TimeControl::Hourglass(set) => {
            let mut said = vec![each(&(words.hourglass)(&long(set.main)))];
            said.extend((set.delay > 0).then(|| (words.free)(&long(set.delay))));
            said
        }
        TimeControl::Ing(set) => {
            let clause = (words.ing)(set.periods, &long(set.period), set.penalty_points);
            vec![after(set.main, &clause)]
        }
    }
}

/// A duration in words; no time at all is no seconds.
pub fn duration(ms: Ms, text: &Text) -> String {
    let (hours, minutes) = (ms / HOUR, ms % HOUR / MINUTE);
    let (seconds, rest) = (ms % MINUTE / SECOND, ms % SECOND);
    (text.plain_time.duration)(hours, minutes, seconds, rest)
}

#[cfg(test)]
mod tests {
    use super::{komi, rules, time};
    use crate::clock::spec::parse_both;
    use crate::rules::ruleset::{Preset, Unit};
    use crate::text::ALL;
    use crate::text::en::EN;
    use crate::text::zh_cn::ZH_CN;

    #[test]
    fn time_settings_in_words() {
        for (spec, english, chinese) in [
            ("none", "There is no time limit; the time used is counted.", "不限时，只记用时。"),
            ("30m", "Each side has 30 minutes for the whole game.", "每方30分钟，包干。"),
            ("10s/move", "Each side has 10 seconds for every move.", "每方每手10秒。"),
            (
                "30m+5x30s",
                "Each side has 30 minutes, then 5 periods of 30 seconds. A move within 30 seconds costs nothing; a \
                 period used up is gone, and the last one loses.",
                "每方30分钟，然后30秒读秒5次。每手不足30秒不扣次数，用满一次扣一次，最后一次用完判负。",
            ),
            (
                "1x20s",
                "Each side has one period of 20 seconds for every move. A move within 20 seconds costs nothing; the \
                 period used up loses.",
                "每方20秒读秒1次。每手须在20秒之内，用满判负。",
            ),
            (
                "3h incl 5x60s",
                "Each side has 3 hours, the last 5 minutes of it read out. A move within 1 minute costs nothing; a \
                 period used up is gone, and the last one loses.",
                "每方3小时，其中保留5分钟读秒。每手不足1分钟不扣次数，用满一次扣一次，最后一次用完判负。",
            ),
            (
                "30m+15/5m",
                "Each side has 30 minutes, then 5 minutes for every 15 moves. What is left of it then is lost.",
                "每方30分钟，然后每5分钟15手。余下的时间作废。",
            ),
            (
                "1h+15/10m carry",
                "Each side has 1 hour, then 10 minutes for every 15 moves. What is left of it then is kept.",
                "每方1小时，然后每10分钟15手。余下的时间可延至下一节使用。",
            ),
            (
                "20m+10s cap 30m",
                "Each side has 20 minutes, and every move adds 10 seconds. A clock never holds more than 30 minutes.",
                "每方20分钟，每手加10秒。棋钟最多存30分钟。",
            ),
            (
                "20m delay 5s",
                "Each side has 20 minutes, and the first 5 seconds of every move are free. The clock counts the \
                 5 seconds down first and then the main time.",
                "每方20分钟，每手的前5秒不计时。棋钟先走这5秒，再走基本时限。",
            ),
            (
                "20m bronstein 5s",
                "Each side has 20 minutes, and the first 5 seconds of every move are free. The clock counts at once \
                 from the main time with 5 seconds added, and jumps back after the move.",
                "每方20分钟，每手的前5秒不计时。棋钟从基本时限加5秒走起，落子后跳回，补回不计的时间。",
            ),
            ("20m+0s", "Each side has 20 minutes for the whole game.", "每方20分钟，包干。"),
            (
                "20m+0s cap 30m",
                "Each side has 20 minutes for the whole game. A clock never holds more than 30 minutes.",
                "每方20分钟，包干。棋钟最多存30分钟。",
            ),
            ("20m delay 0s", "Each side has 20 minutes for the whole game.", "每方20分钟，包干。"),
            ("0m delay 5s", "Each side has 5 seconds for every move.", "每方每手5秒。"),
            (
                "hourglass 2m",
                "Each side has 2 minutes in an hourglass: what one uses the other gains.",
                "每方2分钟沙漏，一方用掉的时间归对方。",
            ),
            (
                "30m ing 3x5m",
                "Each side has 30 minutes, then 5 minutes that can be bought 3 times, for 2 points each.",
                "每方30分钟，然后3次超时，每次5分钟，罚2点。",
            ),
            (
                "B=90s W=none",
                "Black has 1 minute 30 seconds for the whole game. White has no limit.",
                "黑方1分30秒，包干。白方不限时。",
            ),
        ] {
            let controls = parse_both(spec).unwrap();
            assert_eq!(time(&controls, &EN), english, "{spec}");
            assert_eq!(time(&controls, &ZH_CN), chinese, "{spec}");
        }
    }

    #[test]
    fn komi_in_points_and_zi() {
        assert_eq!(komi(15, Unit::Zi, &EN), "White receives 7.5 points, that is 3 3/4 zi as komi.");
        assert_eq!(komi(13, Unit::Points, &ZH_CN), "黑方贴6目半。");
        assert_eq!(komi(0, Unit::Zi, &EN), "There is no komi.");
        assert_eq!(komi(-11, Unit::Points, &EN), "Black receives 5.5 points as reverse komi.");
    }

    #[test]
    fn every_rule_set_is_told_differently() {
        for text in ALL {
            let told: Vec<Vec<String>> =
                Preset::ALL.iter().map(|preset| rules(&preset.rules(), text)).collect();
            for (i, one) in told.iter().enumerate() {
                assert!(told[i + 1..].iter().all(|other| other != one), "{:?}", Preset::ALL[i]);
            }
        }
    }
}
