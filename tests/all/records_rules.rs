//! The rules of a game in its record: RU for others, every switch for this program.

use shoutan::cli::play::Play;
use shoutan::game::Game;
use shoutan::game::terms::Terms;
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::sgf::read::read;
use shoutan::record::tree::{GameTree, NodeId};
use shoutan::record::value::rules::preset;
use shoutan::rules::color::Color;
use shoutan::rules::handicap::{fixed_stones, set_stones};
use shoutan::rules::ruleset::{
    Compensation, KoRule, LongCycle, Penalties, Preset, Ruleset, Scoring, Tax, Unit,
};
use shoutan::text::en::EN;

/// A game of these rules, written and read again.
fn written(terms: Terms) -> (GameTree, Terms) {
    let game = Game::new(terms).unwrap();
    let collection = read(&to_sgf(&game)).unwrap().0;
    let tree = collection.games()[0].clone();
    let again = from_tree(&tree).unwrap().unwrap();
    (tree, again.terms().clone())
}

fn terms(rules: Ruleset, named: Option<Preset>) -> Terms {
    let mut terms = Play::default().plan(7, None, &EN).unwrap().terms;
    terms.rules = rules;
    terms.preset = named;
    terms.first = rules.first;
    if rules.set_stones {
        terms.stones = set_stones(terms.size).map_or_else(Vec::new, Vec::from);
    }
    terms
}

fn value(tree: &GameTree, name: &str) -> String {
    tree.value(NodeId::ROOT, name).unwrap_or_default().to_owned()
}

#[test]
fn every_rule_set_is_read_as_it_was_written() {
    for (named, ru, km) in [
        (Preset::Chinese, "Chinese", "7.5"),
        (Preset::Chinese1988, "Chinese", "5.5"),
        (Preset::Ancient, "Ancient Chinese", "0"),
        (Preset::TangSong, "Tang-Song", "0"),
        (Preset::Dunhuang, "Dunhuang", "0"),
        (Preset::Japanese, "Japanese", "6.5"),
        (Preset::Korean, "Korean", "6.5"),
        (Preset::Aga, "AGA", "7.5"),
        (Preset::Ing, "GOE", "8"),
        (Preset::NewZealand, "NZ", "7"),
        (Preset::TrompTaylor, "Tromp-Taylor", "7.5"),
    ] {
        let before = terms(named.rules(), Some(named));
        let (tree, after) = written(before.clone());
        assert_eq!(after, before);
        assert_eq!((value(&tree, "RU").as_str(), value(&tree, "KM").as_str()), (ru, km));
        // Without the private properties another program's name leads to the same rules, but for their year.
        let read = preset(ru).unwrap();
        assert!(read == named || named == Preset::Chinese1988, "{ru}");
    }
}

#[test]
fn custom_rules_and_those_a_name_leaves_open() {
    let chinese = Preset::Chinese.rules();
    let all_else = Ruleset {
        ko: KoRule::Simple,
        long_cycle: LongCycle::NoResult,
        suicide: true,
        scoring: Scoring::Stones,
        tax: Tax::Seki,
        komi: -3,
        compensation: Compensation::OneLess,
        first: Color::White,
        set_stones: true,
        black_wins_ties: true,
        pass_stones: true,
        removal: false,
        penalties: Penalties::B,
        said_in: Unit::Points,
    };
    for (rules, named, ru) in [
        (all_else, None, "Custom"),
        (Ruleset { ko: KoRule::None, tax: Tax::All, komi: 1, ..chinese }, None, "Custom"),
        (Ruleset { ko: KoRule::Situational, ..chinese }, Some(Preset::Chinese), "Chinese"),
        (
            Ruleset { ko: KoRule::Simple, long_cycle: LongCycle::Ask, set_stones: true, ..chinese },
            Some(Preset::Chinese),
            "Chinese",
        ),
        (
            Ruleset { compensation: Compensation::Each, penalties: Penalties::B, ..Preset::Ancient.rules() },
            Some(Preset::Ancient),
            "Ancient Chinese",
        ),
    ] {
        let before = terms(rules, named);
        let (tree, after) = written(before.clone());
        assert_eq!(after, before);
        assert_eq!(value(&tree, "RU"), ru);
    }
}

#[test]
fn a_handicap_under_every_rule_set() {
    for named in Preset::ALL {
        for n in [1, 2, 9] {
            let mut before = terms(Ruleset { komi: 0, set_stones: false, ..named.rules() }, Some(named));
            before.handicap = n;
            let fixed = fixed_stones(before.size, n).unwrap_or_default();
            before.stones = fixed.into_iter().map(|p| (p, Color::Black)).collect();
            before.first = if n == 1 { Color::Black } else { Color::White };
            let (tree, after) = written(before.clone());
            assert_eq!(after, before, "{named:?} {n}");
            assert_eq!(value(&tree, "HA"), if n == 1 { String::new() } else { n.to_string() });
        }
    }
}
