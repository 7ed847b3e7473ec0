//! What every rule set is counted and said in: results, komi, handicap and tax, in every language.

use shoutan::clock::control::TimeControl;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::terms::Terms;
use shoutan::game::{Game, plain, said};
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::sgf::read::read;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::{Compensation, Preset, Quarters, Ruleset, Tax, Unit};
use shoutan::text::{ALL, Text};

const NO_LIMIT: ByColor<TimeControl> = ByColor { black: TimeControl::None, white: TimeControl::None };

/// The rule sets that are said in a unit.
const SETS: [(Unit, &[Preset]); 5] = [
    (Unit::Zi, &[Preset::Chinese, Preset::Chinese1988, Preset::Ancient]),
    (Unit::Points, &[Preset::Japanese, Preset::Korean, Preset::Aga, Preset::NewZealand, Preset::TrompTaylor]),
    (Unit::Ing, &[Preset::Ing]),
    (Unit::Ways, &[Preset::TangSong]),
    (Unit::Stones, &[Preset::Dunhuang]),
];

/// For each unit: margins in quarter zi, and how Black's win by them is said in the four languages.
type Margins = [(Quarters, [&'static str; 4]); 8];

const ZI: Margins = [
    (0, ["An equal count: Black wins", "双方相等，黑胜", "同数、黒の勝ち", "동수, 흑 승"]),
    (1, ["Black wins by half a point", "黑胜1/2子（实为1/4子，半目）", "黒半目勝ち", "흑 반집승"]),
    (2, ["Black wins by 1 point", "黑胜1/2子（1目）", "黒1目勝ち", "흑 1집승"]),
    (3, ["Black wins by 1.5 points", "黑胜1/2子（实为3/4子，1目半）", "黒1目半勝ち", "흑 1집반승"]),
    (4, ["Black wins by 2 points", "黑胜1子（2目）", "黒2目勝ち", "흑 2집승"]),
    (5, ["Black wins by 2.5 points", "黑胜1又1/2子（实为1又1/4子，2目半）", "黒2目半勝ち", "흑 2집반승"]),
    (6, ["Black wins by 3 points", "黑胜1又1/2子（3目）", "黒3目勝ち", "흑 3집승"]),
    (11, ["Black wins by 5.5 points", "黑胜2又1/2子（实为2又3/4子，5目半）", "黒5目半勝ち", "흑 5집반승"]),
];

const POINTS: Margins = [
    ZI[0],
    (1, ["Black wins by half a point", "黑胜半目", "黒半目勝ち", "흑 반집승"]),
    (2, ["Black wins by 1 point", "黑胜1目", "黒1目勝ち", "흑 1집승"]),
    (3, ["Black wins by 1.5 points", "黑胜1目半", "黒1目半勝ち", "흑 1집반승"]),
    (4, ["Black wins by 2 points", "黑胜2目", "黒2目勝ち", "흑 2집승"]),
    (5, ["Black wins by 2.5 points", "黑胜2目半", "黒2目半勝ち", "흑 2집반승"]),
    (6, ["Black wins by 3 points", "黑胜3目", "黒3目勝ち", "흑 3집승"]),
    (11, ["Black wins by 5.5 points", "黑胜5目半", "黒5目半勝ち", "흑 5집반승"]),
];

const ING: Margins = [
    ZI[0],
    (1, ["Black wins by half a point", "黑胜半点", "黒半点勝ち", "흑 반점승"]),
    (2, ["Black wins by 1 point", "黑胜1点", "黒1点勝ち", "흑 1점승"]),
    (3, ["Black wins by 1.5 points", "黑胜1点半", "黒1点半勝ち", "흑 1점반승"]),
    (4, ["Black wins by 2 points", "黑胜2点", "黒2点勝ち", "흑 2점승"]),
    (5, ["Black wins by 2.5 points", "黑胜2点半", "黒2点半勝ち", "흑 2점반승"]),
    (6, ["Black wins by 3 points", "黑胜3点", "黒3点勝ち", "흑 3점승"]),
    (11, ["Black wins by 5.5 points", "黑胜5点半", "黒5点半勝ち", "흑 5점반승"]),
];

const WAYS: Margins = [
    ZI[0],
    (1, ["Black wins by half a way", "黑胜半路", "黒半路勝ち", "흑 반로승"]),
    (2, ["Black wins by 1 way", "黑胜1路", "黒1路勝ち", "흑 1로승"]),
    (3, ["Black wins by 1.5 ways", "黑胜1路半", "黒1路半勝ち", "흑 1로반승"]),
    (4, ["Black wins by 2 ways", "黑胜2路", "黒2路勝ち", "흑 2로승"]),
    (5, ["Black wins by 2.5 ways", "黑胜2路半", "黒2路半勝ち", "흑 2로반승"]),
    (6, ["Black wins by 3 ways", "黑胜3路", "黒3路勝ち", "흑 3로승"]),
    (11, ["Black wins by 5.5 ways", "黑胜5路半", "黒5路半勝ち", "흑 5로반승"]),
];

const STONES: Margins = [
    ZI[0],
    (1, ["Black wins by half a stone", "黑胜1/2子", "黒半子勝ち", "흑 반점승"]),
    (2, ["Black wins by 1 stone", "黑胜1子", "黒1子勝ち", "흑 1점승"]),
    (3, ["Black wins by 1.5 stones", "黑胜1又1/2子", "黒1子半勝ち", "흑 1점반승"]),
    (4, ["Black wins by 2 stones", "黑胜2子", "黒2子勝ち", "흑 2점승"]),
    (5, ["Black wins by 2.5 stones", "黑胜2又1/2子", "黒2子半勝ち", "흑 2점반승"]),
    // Twenty-two stones against nineteen.
    (6, ["Black wins by 3 stones", "黑胜3子", "黒3子勝ち", "흑 3점승"]),
    (11, ["Black wins by 5.5 stones", "黑胜5又1/2子", "黒5子半勝ち", "흑 5점반승"]),
];

/// Every rule set with the unit it is said in.
fn sets() -> impl Iterator<Item = (Unit, Preset)> {
    SETS.into_iter().flat_map(|(unit, presets)| presets.iter().map(move |&preset| (unit, preset)))
}

#[test]
fn every_rule_set_says_its_results_in_its_own_unit() {
    assert_eq!(sets().count(), Preset::ALL.len());
    for (unit, preset) in sets() {
        let margins = match unit {
            Unit::Zi => ZI,
            Unit::Points => POINTS,
            Unit::Ing => ING,
            Unit::Ways => WAYS,
            Unit::Stones => STONES,
        };
        let rules = preset.rules();
        assert_eq!(rules.said_in, unit, "{preset:?}");
        for (margin, words) in margins {
            let outcome = Outcome::win(Color::Black, Win::Margin(margin));
            assert_eq!(ALL.map(|text| said::outcome(outcome, rules.said_in, text)), words, "{preset:?}");
        }
        let even = Outcome::of_margin(0, rules.black_wins_ties);
        assert_eq!(even == Outcome::Draw, preset != Preset::Ing, "{preset:?}");
        assert_eq!(said::outcome(Outcome::Draw, unit, ALL[1]), "和棋");
    }
}

/// The words for a komi, for none, and for one that White gives.
fn komi(rules: Ruleset, text: &Text) -> [String; 3] {
    [rules.komi, 0, -13].map(|komi| plain::komi_briefly(komi, rules.said_in, text))
}

#[test]
fn komi_is_called_as_it_is_counted() {
    for (presets, words) in [
        (&[Preset::Chinese][..], ["贴3又3/4子", "不贴子", "倒贴3又1/4子"]),
        (&[Preset::Chinese1988], ["贴2又3/4子", "不贴子", "倒贴3又1/4子"]),
        (&[Preset::Ancient], ["不贴子", "不贴子", "倒贴3又1/4子"]),
        (&[Preset::Dunhuang], ["不贴子", "不贴子", "倒贴6又1/2子"]),
        (&[Preset::TangSong], ["不贴目", "不贴目", "倒贴6路半"]),
        (&[Preset::Japanese, Preset::Korean], ["贴6目半", "不贴目", "倒贴6目半"]),
        (&[Preset::Aga, Preset::TrompTaylor], ["贴7目半", "不贴目", "倒贴6目半"]),
        (&[Preset::NewZealand], ["贴7目", "不贴目", "倒贴6目半"]),
        (&[Preset::Ing], ["贴8点", "不贴点", "倒贴6点半"]),
    ] {
        for preset in presets {
            assert_eq!(komi(preset.rules(), ALL[1]), words, "{preset:?}");
        }
    }
    for (preset, [english, japanese, korean]) in [
        (Preset::Chinese, ["komi 7.5 points", "コミ7目半", "덤 7집반"]),
        (Preset::Ancient, ["no komi", "コミなし", "덤 없음"]),
        (Preset::TangSong, ["no komi", "コミなし", "덤 없음"]),
        (Preset::Dunhuang, ["no komi", "コミなし", "덤 없음"]),
        (Preset::Japanese, ["komi 6.5 points", "コミ6目半", "덤 6집반"]),
        (Preset::Ing, ["komi 8 points", "コミ8点", "덤 8점"]),
    ] {
        let told = [0, 2, 3].map(|n| komi(preset.rules(), ALL[n])[0].clone());
        assert_eq!(told, [english, japanese, korean], "{preset:?}");
    }
    // Heads of the form, of the count and of a record's page.
    for (unit, head) in [
        (Unit::Zi, "贴子"),
        (Unit::Stones, "贴子"),
        (Unit::Points, "贴目"),
        (Unit::Ways, "贴目"),
        (Unit::Ing, "贴点"),
    ] {
        assert_eq!([said::unit(unit, ALL[1]).komi_head, said::unit(unit, ALL[1]).komi], [head; 2]);
        let rest = [0, 2, 3].map(|n| said::unit(unit, ALL[n]).komi_head);
        assert_eq!(rest, ["Komi", "コミ", "덤"]);
    }
}

#[test]
fn handicap_and_tax_are_told_in_the_unit_of_the_count() {
    for (unit, back, tax) in [
        (
            Unit::Zi,
            ["还让子数的一半", "half a zi", "半子", "반 자"],
            ["还棋头", "group tax", "切り賃", "환기두"],
        ),
        (Unit::Points, ["每子还1目", "one point", "1目", "1집"], ["还棋头", "group tax", "切り賃", "환기두"]),
        (Unit::Ing, ["每子还1点", "one point", "1点", "1점"], ["还棋头", "group tax", "切り賃", "환기두"]),
        (Unit::Ways, ["每子还1路", "one way", "1路", "1로"], ["眼位", "eye points", "眼の路", "눈의 로"]),
        (
            Unit::Stones,
            ["每子还1子", "one stone", "1子", "돌 1점"],
            ["还棋头", "group tax", "切り賃", "환기두"],
        ),
    ] {
        let rules = Ruleset {
            said_in: unit,
            compensation: Compensation::Each,
            tax: Tax::All,
            ..Preset::Chinese.rules()
        };
        for (n, at) in [1, 0, 2, 3].into_iter().enumerate() {
            let told = plain::rules(&rules, ALL[at]).join("\n");
            assert!(told.contains(back[n]), "{unit:?}: {told}");
            assert_eq!(said::unit(unit, ALL[at]).tax, tax[n], "{unit:?}");
        }
    }
    // The rule sets that give something back, as Help tells it.
    for (preset, told) in [
        (Preset::Chinese, "让子棋终局时黑方还让子数的一半，即每子半子，合1目。"),
        (Preset::Chinese1988, "让子棋终局时黑方还让子数的一半，即每子半子，合1目。"),
        (Preset::Aga, "让子棋终局时除第一子外，黑方每子还1目。"),
        (Preset::TangSong, "每块独立的活棋有两个眼位不算路，双活中的点不算。"),
        (Preset::Ancient, "每块独立的活棋还两目棋头，双活中的点不算。"),
        (Preset::TangSong, "数路：围住的空点数加上提子和对方的死子。"),
        (Preset::Japanese, "数目：围住的点数加上提子和对方的死子。"),
        (Preset::Dunhuang, "只数盘上的活子，子多为胜。"),
    ] {
        assert!(plain::rules(&preset.rules(), ALL[1]).iter().any(|sentence| sentence == told), "{preset:?}");
    }
}

#[test]
fn records_that_had_two_words_for_the_unit_are_read_as_their_rule_set_has_it() {
    for (preset, now, before) in [
        (Preset::TangSong, "ways", "points"),
        (Preset::Dunhuang, "stones", "zi"),
        (Preset::Ing, "ing", "points"),
    ] {
        let game = Game::new(Terms::even(Size::square(9).unwrap(), preset, NO_LIMIT)).unwrap();
        let written = String::from_utf8(to_sgf(&game)).unwrap();
        let old = written.replace(&format!("said_in={now}"), &format!("said_in={before}"));
        assert_ne!(written, old);
        for record in [&written, &old] {
            let collection = read(record.as_bytes()).unwrap().0;
            let back = from_tree(&collection.games()[0]).unwrap().unwrap();
            assert_eq!(back.terms(), game.terms(), "{preset:?}");
        }
        // Rules put together by hand say what they say.
        let custom = old.replace(&format!("preset={}", preset.name()), "");
        assert_ne!(custom, old);
        let collection = read(custom.as_bytes()).unwrap().0;
        let back = from_tree(&collection.games()[0]).unwrap().unwrap();
        let unit = if before == "zi" { Unit::Zi } else { Unit::Points };
        assert_eq!((back.terms().preset, back.terms().rules.said_in), (None, unit));
    }
}
