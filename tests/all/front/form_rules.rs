//! Rule sets in the new-game form: the eleven, what each leaves open, and custom rules switch by switch.

use shoutan::app::Screen;
use shoutan::app::form::{Item, Page};
use shoutan::game::plain;
use shoutan::game::terms::Terms;
use shoutan::rules::color::Color;
use shoutan::rules::ruleset::{
    Compensation, KoRule, LongCycle, Penalties, Preset, Ruleset, Scoring, Tax, Unit,
};
use shoutan::text::ALL;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

use super::form::{begun, form, go};
use crate::stage::Stage;

fn start(stage: &mut Stage) -> Terms {
    go(stage, Item::Start);
    stage.keys("<enter>");
    begun(stage).clone()
}

/// The form with that rule set chosen.
fn chosen(n: usize) -> Stage {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Rules);
    stage.keys(&"<right>".repeat(n));
    stage
}

#[test]
fn every_rule_set_can_be_chosen_and_comes_back() {
    for (n, preset) in Preset::ALL.into_iter().enumerate() {
        let mut stage = chosen(n);
        stage.shows(&format!("< {} >", Preset::words(Some(preset), &EN).name));
        let terms = start(&mut stage);
        assert_eq!((terms.preset, terms.rules), (Some(preset), preset.rules()));
        assert_eq!(terms.first, preset.rules().first);
        assert_eq!(terms.stones.len(), if preset.rules().set_stones { 4 } else { 0 });
        stage.keys("<enter>qy<enter>");
        stage.shows(&format!("Rules         {}", Preset::words(Some(preset), &EN).name));
    }
}

#[test]
fn the_rules_are_told_under_the_form() {
    for text in ALL {
        for size in [(46, 23), (80, 24), (120, 44)] {
            let mut stage = form(text, size);
            go(&mut stage, Item::Rules);
            for _ in 0..=Preset::ALL.len() {
                let Screen::Form(form) = &stage.app.screen else { panic!() };
                let told: String = plain::brief(&form.values.rules().unwrap(), text).concat();
                let seen: String = stage.screen().chars().filter(|c| !c.is_whitespace()).collect();
                let told: String = told.chars().filter(|c| !c.is_whitespace()).collect();
                assert!(seen.contains(&told), "{told}\n{}", stage.screen());
                stage.keys("<right>");
            }
        }
    }
}

#[test]
fn a_komi_of_ones_own_stays_with_its_rule_set() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Komi);
    stage.keys("5.5");
    go(&mut stage, Item::Rules);
    stage.keys("<right><right><right><right><right>");
    stage.shows("< Japanese rules >");
    stage.shows("Komi          6.5 points");
    go(&mut stage, Item::Komi);
    stage.keys("0.5");
    go(&mut stage, Item::Rules);
    stage.keys("<left><left><left><left><left>");
    stage.shows("Komi          5.5 points");
    stage.keys("<right><right><right><right><right>");
    stage.shows("Komi          half a point");
    // Custom rules made from these keep it, and so do these when they are back.
    go(&mut stage, Item::Suicide);
    stage.keys("<right><esc>");
    stage.shows("Rules         custom rules");
    stage.shows("Komi          half a point");
}

#[test]
fn chinese_rules_may_say_three_things_of_repetition() {
    for (keys, ko, long_cycle) in [
        ("", KoRule::Positional, LongCycle::Forbidden),
        ("<right>", KoRule::Situational, LongCycle::Forbidden),
        ("<right><right>", KoRule::Simple, LongCycle::Ask),
        ("<left>", KoRule::Simple, LongCycle::Ask),
    ] {
        let mut stage = form(&EN, (80, 24));
        go(&mut stage, Item::Ko);
        stage.keys(keys);
        let terms = start(&mut stage);
        assert_eq!(terms.preset, Some(Preset::Chinese));
        assert_eq!((terms.rules.ko, terms.rules.long_cycle), (ko, long_cycle));
    }
}

#[test]
fn every_switch_by_itself() {
    let chinese = Preset::Chinese.rules();
    let simple = Ruleset { ko: KoRule::Simple, long_cycle: LongCycle::Ask, ..chinese };
    for (item, keys, rules) in [
        (Item::Ko, "<right>", Ruleset { ko: KoRule::Situational, ..chinese }),
        (Item::Ko, "<left>", simple),
        (Item::Suicide, "<right>", Ruleset { suicide: true, ..chinese }),
        (Item::Scoring, "<right>", Ruleset { scoring: Scoring::Territory, ..chinese }),
        (Item::Scoring, "<left>", Ruleset { scoring: Scoring::Stones, ..chinese }),
        (Item::Tax, "<right>", Ruleset { tax: Tax::Seki, ..chinese }),
        (Item::Tax, "<left>", Ruleset { tax: Tax::All, ..chinese }),
        (Item::Removal, "<right>", Ruleset { removal: false, ..chinese }),
        (Item::SaidIn, "<right>", Ruleset { said_in: Unit::Points, ..chinese }),
        (Item::First, "<right>", Ruleset { first: Color::White, ..chinese }),
        (Item::SetStones, "<right>", Ruleset { set_stones: true, ..chinese }),
        (Item::Compensation, "<right>", Ruleset { compensation: Compensation::None, ..chinese }),
        (Item::Compensation, "<left>", Ruleset { compensation: Compensation::OneLess, ..chinese }),
        (Item::Ties, "<right>", Ruleset { black_wins_ties: true, ..chinese }),
        (Item::PassStones, "<right>", Ruleset { pass_stones: true, ..chinese }),
        (Item::Komi, "<right>", Ruleset { komi: 16, ..chinese }),
    ] {
        let mut stage = form(&EN, (80, 24));
        go(&mut stage, item);
        stage.keys(keys);
        let terms = start(&mut stage);
        assert_eq!(terms.rules, rules, "{item:?}");
        assert_eq!(terms.preset, Preset::of(&rules), "{item:?}");
        assert_eq!(terms.first, rules.first);
        // The next form has them again, under the same name.
        stage.keys("<enter>qy<enter>");
        let again = start(&mut stage);
        assert_eq!((again.rules, again.preset), (terms.rules, terms.preset), "{item:?}");
    }
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Ko);
    stage.keys("<left>");
    go(&mut stage, Item::Cycle);
    stage.keys("<right><right>");
    let terms = start(&mut stage);
    assert_eq!(terms.rules, Ruleset { long_cycle: LongCycle::Draw, ..simple });
    assert_eq!(terms.preset, None);
}

#[test]
fn penalties_are_asked_of_refereed_games_only() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Referee);
    stage.lacks("Penalties");
    stage.keys("<right>");
    stage.shows("Penalties     1 zi a warning, two lose");
    go(&mut stage, Item::Penalties);
    stage.keys("<right>");
    stage.shows("a warning costs nothing at the count");
    let terms = start(&mut stage);
    assert!(terms.refereed);
    assert_eq!((terms.rules.penalties, terms.preset), (Penalties::B, Some(Preset::Chinese)));
}

#[test]
fn set_stones_follow_the_rules_and_stand_only_where_they_can() {
    let mut stage = chosen(2);
    stage.shows("Four set stones; White opens even games");
    go(&mut stage, Item::Size);
    stage.keys("5");
    stage.lacks("Four set stones");
    go(&mut stage, Item::SetStones);
    stage.shows("This board has no corner stars");
    go(&mut stage, Item::Size);
    stage.keys("9");
    go(&mut stage, Item::Handicap);
    stage.keys("<right>");
    let first = start(&mut stage);
    assert_eq!((first.first, first.stones.len(), first.rules.set_stones), (Color::Black, 4, true));
    stage.keys("<enter>qy<enter>");
    go(&mut stage, Item::Handicap);
    stage.keys("<right>");
    let two = start(&mut stage);
    assert_eq!((two.first, two.stones.len(), two.rules.set_stones), (Color::White, 2, false));
    // What the handicap left out is back in an even game.
    stage.keys("<enter>qy<enter>");
    go(&mut stage, Item::Handicap);
    stage.keys("<left><left>");
    assert_eq!(start(&mut stage).stones.len(), 4);
}

#[test]
fn the_page_of_the_single_rules() {
    let mut stage = form(&EN, (46, 23));
    go(&mut stage, Item::Ko);
    assert!(
        stage.screen().starts_with(
            " Each rule

  Rules         Chinese rules
> Ko          < whole board >
  Suicide       not allowed
  Counting      stones and points (area)
  Taken off     nothing
  Dead stones   come off as agreed
  Results in    points, counted in zi
  Set stones    none
  First move    Black
  Given back    a point a stone
  Equal count   a draw
  A pass        costs nothing
                [ back ]
"
        ),
        "{}",
        stage.screen()
    );
    stage.keys("<right><right>");
    stage.shows("  Long cycle    the players are asked");
    let mut stage = form(&ZH_CN, (46, 23));
    go(&mut stage, Item::Suicide);
    stage.keys("<space>");
    stage.shows("规则          自定义规则");
    stage.shows("> 自杀        < 两子以上可以 >");
    stage.keys("<space>");
    stage.shows("规则          中国规则");
    stage.keys("<esc>");
    let Screen::Form(form) = &stage.app.screen else { panic!() };
    assert_eq!((form.page, form.focus), (Page::Game, Item::EachRule));
}
