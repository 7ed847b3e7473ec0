use shoutan::app::effect::Effect;
use shoutan::app::form::{Item, Page};
use shoutan::app::{Mode, Screen};
use shoutan::clock::control::PRESETS;
use shoutan::game::terms::{Takebacks, Terms};
use shoutan::rules::color::Color;
use shoutan::text::en::EN;
use shoutan::text::ja::JA;
use shoutan::text::ko::KO;
use shoutan::text::zh_cn::ZH_CN;
use shoutan::text::{ALL, Text};

use crate::stage::Stage;

pub fn form(text: &'static Text, size: (u16, u16)) -> Stage {
    let mut stage = Stage::front(text, size);
    stage.keys("<enter>");
    assert_eq!(focus(&stage), Item::Start);
    stage
}

pub fn focus(stage: &Stage) -> Item {
    let Screen::Form(form) = &stage.app.screen else { panic!("{:?}", stage.app.screen) };
    form.focus
}

/// Goes to a line, over the page it stands on.
pub fn go(stage: &mut Stage, item: Item) {
    let Screen::Form(form) = &stage.app.screen else { panic!("{:?}", stage.app.screen) };
    if !form.items().contains(&item) {
        let pages = [(Page::Game, None), (Page::Rules, Some(Item::EachRule)), (Page::More, Some(Item::More))];
        let found = pages.into_iter().find(|(page, _)| page.items(&form.values).contains(&item));
        let (_, door) = found.unwrap_or_else(|| panic!("{item:?} is nowhere"));
        if form.page != Page::Game {
            stage.keys("<esc>");
        }
        if let Some(door) = door {
            go(stage, door);
            stage.keys("<enter>");
        }
    }
    while focus(stage) != item {
        stage.keys("<down>");
    }
}

pub fn begun(stage: &Stage) -> &Terms {
    let terms = stage.effects().iter().find_map(|effect| match effect {
        Effect::Begin(terms) => Some(terms),
        _ => None,
    });
    terms.unwrap_or_else(|| panic!("{:?}", stage.effects()))
}

/// The terms that these keys on a line lead to.
fn terms(item: Item, keys: &str) -> Terms {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, item);
    stage.keys(keys);
    go(&mut stage, Item::Start);
    stage.keys("<enter>");
    begun(&stage).clone()
}

#[test]
fn it_opens_ready_to_start() {
    let english = form(&EN, (46, 23)).screen();
    assert!(
        english.starts_with(
            " New game

  Board         19x19
  Rules         Chinese rules
  Each rule     [ see and change ]
  Komi          7.5 points, that is 3 3/4 zi
  Handicap      even game
  Time          club
  Setting       30m+5x30s
  Black         -
  White         -
  Colours       as entered
                [ swap the players ]
  More          [ friendly ]
>               [ Start ]

 Living stones and surrounded points count;
 counted in zi. No position of the whole
 board may return; no suicide. Komi
 7.5 points, that is 3 3/4 zi; a point back
 per handicap stone; a tie is a draw.
"
        ),
        "{english}"
    );
    let chinese = form(&ZH_CN, (46, 23)).screen();
    assert!(
        chinese.starts_with(
            " 新对局

  棋盘          19x19
  规则          中国规则
  各项规则      [ 查看和修改 ]
  贴子          7目半，即3又3/4子
  让子          分先
  用时          棋友对局
  时间设置      30m+5x30s
  黑方          -
  白方          -
  先后          按填写
                [ 交换黑白 ]
  其他          [ 友谊对局 ]
>               [ 开始 ]
 活子和围住的点都算；胜负以子计。禁止全局同形
 再现；禁止自杀。贴7目半，即3又3/4子；让子棋
 还让子数的一半；相等为和棋。
 每方30分钟，然后30秒读秒5次。每手不足30秒不
 扣次数，用满一次扣一次，最后一次用完判负。
 按回车开始，上下键修改其他各项。
"
        ),
        "{chinese}"
    );
}

#[test]
fn esc_takes_back_what_was_typed_and_then_leaves() {
    for text in ALL {
        let mut stage = Stage::front(text, (80, 24));
        stage.keys("<enter>");
        go(&mut stage, Item::Komi);
        for (keys, komi) in [("3", "3"), ("<esc>", "7.5"), ("<right>", "8"), ("<bs>", ""), ("<esc>", "7.5")] {
            stage.keys(keys);
            let Screen::Form(form) = &stage.app.screen else { panic!("{keys}") };
            assert_eq!(
                (form.focus, form.values.line(Item::Komi).unwrap().text()),
                (Item::Komi, komi),
                "{keys}"
            );
        }
        stage.keys("<esc>");
        assert!(matches!(stage.app.screen, Screen::Home(_)));
    }
}

#[test]
fn the_order_of_four_is_told_of_four() {
    for text in ALL {
        let mut stage = Stage::front(text, (100, 30));
        stage.keys("<enter>");
        go(&mut stage, Item::Players);
        stage.lacks(text.form.hint_four);
        stage.shows(text.form.hint_two);
    }
}

#[test]
fn choices_and_numbers() {
    let size = |keys: &str| terms(Item::Size, keys).size;
    assert_eq!(size("<right>").width(), 9);
    assert_eq!((size("<left>").width(), size("<left><left>").width()), (17, 15));
    assert_eq!(size("25").width(), 25);
    assert_eq!(size("２").width(), 2);
    assert_eq!((size("19x13").width(), size("19x13").height()), (19, 13));
    let komi = |keys: &str| terms(Item::Komi, keys).rules.komi;
    assert_eq!(komi("6.5"), 13);
    assert_eq!(komi("-5"), -10);
    assert_eq!(komi("<right><right>"), 17);
    assert_eq!(komi("<bs>0"), 0);
    let taken = |keys: &str| terms(Item::Takebacks, keys).takebacks;
    assert_eq!(taken("<right>"), Takebacks::Each(1));
    assert_eq!(taken("<left>"), Takebacks::None);
    assert_eq!(taken("  "), Takebacks::Each(2));
}

#[test]
fn handicap_sets_stones_first_move_and_komi() {
    let with = |n: usize| terms(Item::Handicap, &"<right>".repeat(n));
    let even = with(0);
    assert_eq!((even.first, even.stones.len(), even.rules.komi), (Color::Black, 0, 15));
    let first = with(1);
    assert_eq!((first.handicap, first.first, first.stones.len()), (1, Color::Black, 0));
    assert_eq!(first.rules.komi, 0);
    let four = with(4);
    assert_eq!((four.handicap, four.first, four.rules.komi), (4, Color::White, 0));
    let labels: Vec<String> = four.stones.iter().map(|&(p, _)| four.size.label(p)).collect();
    assert_eq!(labels, ["D4", "Q16", "D16", "Q4"]);
    assert!(four.stones.iter().all(|&(_, color)| color == Color::Black));
    assert_eq!(with(9).stones.len(), 9);
    assert_eq!(with(10).handicap, 0);
}

#[test]
fn no_value_is_lost_when_another_changes() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Komi);
    stage.keys("6.5");
    go(&mut stage, Item::Handicap);
    stage.keys("<left>");
    stage.shows("9 stones");
    stage.shows("Komi          none");
    stage.shows("Placed        on the star points");
    go(&mut stage, Item::Size);
    stage.keys("7");
    stage.shows("Handicap      9 stones");
    stage.shows("Placed        freely by Black");
    go(&mut stage, Item::Placement);
    stage.shows("This board has no fixed points");
    go(&mut stage, Item::Size);
    stage.keys("4");
    stage.shows("Handicap      8 stones");
    go(&mut stage, Item::Handicap);
    stage.shows("This board has no room for 9 stones.");
    go(&mut stage, Item::Size);
    stage.keys("2");
    stage.shows("Handicap      2 stones");
    stage.keys("<bs>13");
    stage.shows("Handicap      9 stones");
    stage.shows("Placed        on the star points");
    go(&mut stage, Item::Handicap);
    stage.keys("<right>");
    stage.shows("Komi          6.5 points, that is 3 1/4 zi");
}

#[test]
fn what_cannot_be_played_is_told_at_once_and_not_started() {
    for (item, keys, told) in [
        (Item::Size, "1", EN.form.bad_size),
        (Item::Size, "26", EN.form.bad_size),
        (Item::Komi, "7.3", EN.form.bad_komi),
        (Item::Setting, "30", "30 has no unit"),
        (Item::Setting, "20m+10s/move", "it could be"),
    ] {
        let mut stage = form(&EN, (80, 24));
        go(&mut stage, item);
        stage.keys(keys);
        stage.shows(told);
        go(&mut stage, Item::Start);
        stage.shows(told);
        stage.keys("<enter>");
        assert_eq!(focus(&stage), item, "{keys}");
        assert_eq!(stage.effects().len(), 0, "{keys}");
        assert_eq!(stage.app.mode(), Mode::Field);
    }
    for (text, readings, wrong) in [
        (&ZH_CN, "30没有单位，请在后面写h、m或s；可能是30m", "'of'前面缺读秒或每手加时"),
        (&JA, "30に単位がありません。後ろにh、m、sを書いて", "'of'の前に秒読みか加算の時間（例：10s）"),
        (&KO, "30 뒤에 단위가 없습니다. h, m, s 중 하나를", "'of' 앞에 빠진 것: 초읽기나 추가 시간"),
    ] {
        let mut stage = form(text, (46, 23));
        go(&mut stage, Item::Setting);
        stage.keys("30");
        stage.shows(readings);
        stage.types("m+ of nothing");
        stage.shows(wrong);
    }
}

#[test]
fn named_times_and_a_setting_of_ones_own() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Time);
    for (name, spec) in [
        ("byo-yomi only", "3x30s"),
        ("byo-yomi, 3 x 20 s", "3x20s"),
        ("byo-yomi, 3 x 10 s", "3x10s"),
        ("10 seconds a move", "10s/move"),
        ("Fischer", "10m+10s"),
        ("Canadian", "10m+25/10m"),
        ("national event", "3h incl 5x60s"),
        ("local event", "1h incl 1x60s"),
        ("no limit", "none"),
        ("own setting", ""),
        ("blitz", "5m+3x20s"),
        ("club", "30m+5x30s"),
    ] {
        stage.keys("<right>");
        stage.shows(&format!("< {name} >"));
        let Screen::Form(form) = &stage.app.screen else { panic!() };
        assert_eq!(form.values.line(Item::Setting).unwrap().text(), spec);
    }
    go(&mut stage, Item::Setting);
    stage.types("20m+10s");
    stage.shows("Time          own setting");
    stage.shows("Each side has 20 minutes, and every move adds 10 seconds.");
    stage.keys("<home><del>3");
    stage.shows("every move adds 10 seconds");
    stage.shows("Each side has 30 minutes");
    go(&mut stage, Item::Time);
    stage.keys("<right><right>");
    stage.shows("Setting       30m+5x30s");
    stage.keys("<left><left>");
    stage.shows("Setting       30m+10s");
    go(&mut stage, Item::Setting);
    stage.types("B=30m W=10m");
    stage.shows("Black has 30 minutes for the whole game. White has 10 minutes");
}

#[test]
fn names_swap_and_come_back() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Name(Color::Black));
    stage.types("聂卫平");
    stage.keys("<enter>");
    stage.types("Li Na");
    go(&mut stage, Item::Swap);
    stage.keys("<enter>");
    stage.shows("Black         Li Na");
    stage.shows("White         聂卫平");
    go(&mut stage, Item::Start);
    stage.keys("<enter>");
    assert_eq!(begun(&stage).names.black, "Li Na");
    assert_eq!(begun(&stage).names.white, "聂卫平");
    stage.keys("<enter>qy<enter>");
    assert!(matches!(stage.app.screen, Screen::Form(_)), "{}", stage.screen());
    stage.shows("White         聂卫平");
}

#[test]
fn leaving_the_form_keeps_its_values() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Size);
    stage.keys("9<enter><esc>");
    assert_eq!(stage.app.mode(), Mode::Home);
    stage.keys("<enter>");
    stage.shows("Board         9x9");
}

#[test]
fn lines_can_be_clicked() {
    let mut stage = form(&EN, (80, 24));
    stage.clicks("[ friendly ]");
    stage.clicks("Takebacks");
    stage.clicks("Takebacks");
    stage.shows("< once each >");
    stage.clicks("[ back ]");
    assert_eq!(focus(&stage), Item::More);
    stage.clicks("[ Start ]");
    assert_eq!(begun(&stage).takebacks, Takebacks::Each(1));
}

#[test]
fn every_setting_and_hint_fits_the_smallest_screen() {
    for text in ALL {
        let mut stage = form(text, (46, 23));
        for page in [Page::Rules, Page::More, Page::Game] {
            let Screen::Form(form) = &stage.app.screen else { panic!() };
            for item in page.items(&form.values) {
                go(&mut stage, item);
                let screen = stage.screen();
                assert!(!screen.contains(".."), "{screen}");
            }
        }
        go(&mut stage, Item::Time);
        for _ in PRESETS {
            stage.keys("<right>");
            let screen = stage.screen();
            assert!(!screen.contains(".."), "{screen}");
        }
    }
}

#[test]
fn home_and_end_go_to_the_first_and_the_last_line() {
    let mut stage = form(&EN, (80, 24));
    stage.keys("<home>");
    assert_eq!(focus(&stage), Item::Size);
    go(&mut stage, Item::Rules);
    stage.keys("<end>");
    assert_eq!(focus(&stage), Item::Start);
    // With the cursor on a line of text they move in the text.
    go(&mut stage, Item::Komi);
    stage.keys("9<home>1");
    assert_eq!(focus(&stage), Item::Komi);
}

#[test]
fn what_was_chosen_waits_until_a_game_begins() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Size);
    stage.keys("13");
    go(&mut stage, Item::Setting);
    stage.keys("<home>");
    // What cannot be played is kept as it was typed, and leaving takes nothing away but the word just typed.
    stage.types("7");
    stage.keys("<down>");
    stage.keys("<esc>");
    assert_eq!(stage.app.mode(), Mode::Home);
    stage.keys("<enter>");
    stage.shows("Board         13x13");
    stage.shows("Setting       730m+5x30s");
    go(&mut stage, Item::Komi);
    stage.types("-");
    stage.keys("<down><esc><enter>");
    stage.shows("Komi          -");
    go(&mut stage, Item::Size);
    stage.keys("<esc><enter>");
    stage.shows("Board         13x13");
    go(&mut stage, Item::Komi);
    stage.keys("5<down>");
    go(&mut stage, Item::Start);
    stage.keys("<enter>");
    assert_eq!(begun(&stage).size.width(), 13);
    assert!(stage.app.desk.draft.is_none());
}

#[test]
fn the_defaults_come_back_at_a_key_and_go_again_at_esc() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Size);
    stage.keys("9<enter>");
    go(&mut stage, Item::Start);
    stage.keys("D");
    stage.shows("Board         19x19");
    stage.keys("<esc>");
    stage.shows("Board         9x9");
    stage.keys("D<down><esc><enter>");
    stage.shows("Board         19x19");
}

#[test]
fn the_clock_form_keeps_what_cannot_be_read_yet() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("4");
    go(&mut stage, Item::Setting);
    stage.keys("x");
    stage.keys("<down><esc>4");
    stage.shows("Setting       x");
}

#[test]
fn enter_is_the_last_key_to_go() {
    for text in ALL {
        let mut stage = form(text, (46, 23));
        for page in [Page::Rules, Page::More, Page::Game] {
            let Screen::Form(form) = &stage.app.screen else { panic!() };
            for item in page.items(&form.values) {
                go(&mut stage, item);
                let screen = stage.screen();
                let keys = screen.lines().last().unwrap_or_default();
                assert!(keys.contains("Enter "), "{screen}");
            }
        }
    }
}
