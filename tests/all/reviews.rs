//! Records gone through: keys in, positions and screens out.

pub mod desk;
mod rules;
mod shown;
pub mod steps;

use std::fmt::Write;

use crate::stage::Stage;
use crate::tables;
use desk::{classic, classics, opened};
use proptest::prelude::ProptestConfig;
use proptest::{prop_assert_eq, proptest};
use shoutan::app::review::Review;
use shoutan::app::{App, Mode, Room};

use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::said;
use shoutan::record::game_record::to_sgf;
use shoutan::record::playback::Playback;
use shoutan::record::sgf::read::read;
use shoutan::rules::board::Board;
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;
use shoutan::rules::position::Position;
use shoutan::rules::ruleset::KoRule;
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::text::ja::JA;
use shoutan::text::ko::KO;
use shoutan::text::zh_cn::ZH_CN;

/// Comments, variations, marks, a position changed by hand, clocks, and moves the rules forbid.
const STUDY: &str = "(;GM[1]SZ[9]PB[李]BR[3d]PW[Bob]KM[7.5]RU[Chinese]RE[W+1.5]TM[600]OT[3x30 byo-yomi]\
    EV[Spring Cup]DT[2026-03-01]C[Before the game.]\
    ;B[ee]BL[590.5];W[ec]WL[598]\
    (;B[gc]C[Good shape.]BL[30]OB[2];W[cc];B[ee];W[];AE[ec]AB[ca][cb]C[Put right.];B[aa];W[zz])\
    (;B[cc]C[Also possible.]TR[ee]LB[gg:x];W[cg])\
    (;B[gg]))";

fn at(x: u8, y: u8) -> Point {
    Point::new(x, y)
}

/// The board after the first `count` moves of a record, laid stone by stone.
fn replayed(bytes: &[u8], count: usize) -> Board {
    let (collection, _) = read(bytes).unwrap();
    let tree = &collection.games()[0];
    let start = Playback::new(tree).unwrap();
    let set_up: Vec<_> = start.position().board().stones().collect();
    let size = start.position().size();
    let mut position =
        Position::set_up(size, KoRule::None, true, &set_up, start.position().to_move()).unwrap();
    let moves = tree.main_line().filter_map(|node| {
        let raw = tree.value(node, "B").map(|raw| (Color::Black, raw));
        raw.or_else(|| tree.value(node, "W").map(|raw| (Color::White, raw)))
    });
    for (by, raw) in moves.take(count) {
        match Point::from_sgf(raw).filter(|&point| size.has(point)) {
            Some(point) => position.play(by, point).unwrap(),
            None => position.pass(by),
        }
    }
    position.board().clone()
}

#[test]
fn every_classic_steps_to_its_end_and_back() {
    for name in classics() {
        let bytes = classic(&name);
        let mut reading = Stage::reading(&bytes);
        let total = usize::try_from(reading.review().total()).unwrap();
        assert!(total > 40, "{name}");
        let mut boards = vec![reading.review().board()];
        for _ in 0..total {
            reading.keys("<right>");
            boards.push(reading.review().board());
        }
        reading.keys("<right>l");
        assert_eq!(usize::try_from(reading.review().step().number), Ok(total), "{name}");
        for count in [0, 1, total / 2, total - 1, total] {
            assert!(boards[count] == replayed(&bytes, count), "{name}, move {count}");
        }
        for count in (0..total).rev() {
            reading.keys("<left>");
            assert!(reading.review().board() == boards[count], "{name}, back to {count}");
        }
        reading.keys("<left>h");
        assert_eq!(reading.review().index(), 0);
        assert!(reading.review().steps().iter().all(|step| !step.is_flawed()), "{name}");
    }
}

#[test]
fn keys_go_where_they_say() {
    let mut reading = Stage::reading(&classic("1846-shusaku-genan"));
    for (keys, number) in [
        ("<right>", 1),
        ("<pgdn>", 11),
        ("<pgup><pgup>", 0),
        ("127G", 127),
        ("<end>", 325),
        ("<home>", 0),
        ("G", 325),
        ("g", 0),
        ("12<bs>G", 1),
        ("12<left>G", 325),
        ("0G", 0),
        ("99999999999G", 325),
        ("127<esc><esc>", 325),
    ] {
        reading.keys(keys);
        assert_eq!(reading.review().step().number, number, "{keys}");
    }
}

#[test]
fn how_the_board_is_shown_takes_nothing_away_that_is_told_or_typed() {
    let mut reading = Stage::reading(&classic("2003-leesedol-hongjangsik"));
    reading.keys("6cn3G");
    assert_eq!(reading.review().step().number, 63);
    let told = EN.review.no_variation;
    reading.keys("<down>").shows(told).keys("c").shows(told).keys("<right>").lacks(told);
}

#[test]
fn a_number_being_typed_can_be_seen() {
    let mut reading = Stage::reading(&classic("1846-shusaku-genan"));
    reading.keys("12");
    assert_eq!(reading.app.desk.notice.as_ref().unwrap().text, "Go to move 12: G");
    reading.keys("7G");
    assert!(reading.app.desk.notice.is_none());
    reading.keys("400G");
    assert_eq!(reading.app.desk.notice.as_ref().unwrap().text, "This line goes up to move 325");
}

#[test]
fn where_moves_are_numbered_anew_no_number_is_that_of_all() {
    let at = |record: &str, keys: &str, text: &'static Text| {
        let mut reading = Stage::reading_in(record.as_bytes(), text);
        reading.keys(keys);
        let (wide, small) = (reading.rows(100, 30).join("\n"), reading.rows(46, 23).join("\n"));
        (wide, small, reading.app.desk.notice.as_ref().map(|notice| notice.text.clone()))
    };
    let falls = "(;SZ[19];B[aa];W[bb];B[cc];W[dd];B[ee];W[ff];MN[1]B[gg];W[hh];B[ii])";
    for (keys, text, alone) in [
        ("5G", &EN, "Move 5"),
        ("<end>", &EN, "Move 3"),
        ("5G", &ZH_CN, "第5手"),
        ("5G", &JA, "5手目"),
        ("5G", &KO, "5수"),
        ("<home>", &EN, "Before the first move"),
    ] {
        let (wide, small, told) = at(falls, keys, text);
        for screen in [&wide, &small] {
            assert!(screen.contains(alone), "{screen}");
            for all in ["of 3", "of 6", "/3", "/6", "共", "総手数", "총"] {
                assert!(!screen.contains(all), "{all}: {screen}");
            }
        }
        assert_eq!(told, None);
    }
    // What is beyond the highest number is told by that.
    assert_eq!(at(falls, "7G", &EN).2.unwrap(), "This line goes up to move 6");
    // Nor where the numbers leap, from the first move on or further on.
    let nine = "(;SZ[19];B[aa];W[bb];B[cc];W[dd];B[ee];W[ff];B[gg];W[hh];MN[50]B[ii])";
    for (record, keys, alone) in [
        ("(;SZ[19];MN[101]B[aa];W[bb];B[cc])", "102G", "Move 102"),
        (nine, "8G", "Move 8"),
        (nine, "50G", "Move 50"),
    ] {
        let (wide, small, told) = at(record, keys, &EN);
        assert!(wide.contains(alone) && small.contains(alone), "{wide}\n{small}");
        assert!(
            !wide.contains(" of 103") && !wide.contains(" of 50") && !small.contains("/50"),
            "{wide}\n{small}"
        );
        assert_eq!(told, None);
    }
    // A variation that is numbered by counting is one.
    let (wide, ..) = at("(;SZ[19];B[aa](;MN[7]W[bb])(;W[cc];B[dd]))", "1G<down>3G", &EN);
    assert!(wide.contains("Move 3 of 3"), "{wide}");
}

/// The list, the head, the typed number with either key: what is printed is what one types.
#[test]
fn the_number_that_is_printed_is_the_one_to_type() {
    let record = "(;SZ[19];B[aa];W[bb];B[cc]W[dd];B[ee];MN[1]W[ff];B[gg];W[hh];MN[50]B[ii];W[jj]C[so])";
    let printed = [0, 1, 2, 4, 5, 1, 2, 3, 50, 51];
    for from in 0..printed.len() {
        for (place, number) in printed.into_iter().enumerate() {
            // Where several are printed with it, the nearest.
            let nearest =
                (0..printed.len()).filter(|&at| printed[at] == number).min_by_key(|&at| from.abs_diff(at));
            for key in ["G", "<enter>"] {
                let mut reading = Stage::reading(record.as_bytes());
                reading.keys(&"<right>".repeat(from));
                let typed = format!("{number}{}{key}", if key == "G" { "" } else { " " });
                reading.keys(&typed);
                assert_eq!(Some(reading.review().index()), nearest, "{from} {number} {key}");
                assert!(reading.app.desk.notice.is_none());
                let screen = reading.rows(100, 30).join("\n");
                let head =
                    if number == 0 { "Before the first move".to_owned() } else { format!("Move {number}") };
                assert!(screen.contains(&head), "{place} {screen}");
                assert!(
                    number == 0
                        || screen.contains(&format!("{number} B "))
                        || screen.contains(&format!("{number} W "))
                );
            }
        }
    }
    // A number of none: where one is then is said.
    let mut reading = Stage::reading(record.as_bytes());
    for (keys, place, told) in [
        ("20G", 8, Some("No move has the number 20; this is move 50")),
        ("60G", 9, Some("This line goes up to move 51")),
        // The first of two moves in a node.
        ("3G", 7, None),
        ("<home>3G", 7, None),
    ] {
        reading.keys(keys);
        assert_eq!(reading.review().index(), place, "{keys}");
        assert_eq!(
            reading.app.desk.notice.as_ref().map(|notice| notice.text.to_string()),
            told.map(str::to_owned),
            "{keys}"
        );
    }
    // A number before Enter does not open the comment; Enter alone does.
    reading.keys("51<enter>");
    assert_eq!(reading.app.mode(), Mode::Review);
    reading.keys("<enter>");
    assert_eq!(reading.app.mode(), Mode::Reading);
}

#[test]
fn captures_are_jumped_to() {
    let bytes = classic("1850-shusaku-showa");
    let mut reading = Stage::reading(&bytes);
    let captures: Vec<u32> =
        reading.review().steps().iter().filter(|step| step.taken() > 0).map(|step| step.number).collect();
    assert!(captures.len() > 20);
    for &number in &captures {
        reading.keys("]");
        assert_eq!(reading.review().step().number, number);
    }
    reading.keys("]");
    assert_eq!(reading.app.desk.notice.as_ref().unwrap().text, "No capture that way");
    for &number in captures.iter().rev().skip(1) {
        reading.keys("[");
        assert_eq!(reading.review().step().number, number);
    }
}

#[test]
fn variations_are_turned_to_where_they_begin() {
    let mut reading = Stage::reading(STUDY.as_bytes());
    reading.keys("<right><right>");
    assert_eq!(reading.review().ways_on().len(), 3);
    // Ahead of a fork the way on is chosen.
    reading.keys("<down>");
    assert_eq!((reading.review().step().number, reading.review().total()), (2, 4));
    reading.keys("<right>");
    assert_eq!(reading.review().variation(), Some((2, 3)));
    assert_eq!(reading.review().left_game_after(), Some(2));
    assert_eq!(reading.review().comment(), "Also possible.");
    // Inside one the nearest fork is gone back to.
    reading.keys("<right>j");
    assert_eq!(reading.review().variation(), Some((3, 3)));
    reading.keys("j");
    assert_eq!((reading.review().variation(), reading.review().left_game_after()), (Some((1, 3)), None));
    reading.keys("k");
    assert_eq!(reading.review().variation(), Some((3, 3)));
    let mut plain = Stage::reading(&classic("2002-9x9-magog-gnugo"));
    plain.keys("<right><down>");
    assert_eq!(plain.app.desk.notice.as_ref().unwrap().text, "There is no other variation here");
}

#[test]
fn what_the_rules_forbid_is_played_and_named() {
    let mut reading = Stage::reading(STUDY.as_bytes());
    for (keys, words) in [
        ("5G", Some("there was a stone already")),
        ("<right>", None),
        ("<right>", None),
        ("<right>", None),
        ("<right>", Some("not on the board")),
    ] {
        reading.keys(keys);
        let screen = reading.rows(100, 30).join("\n");
        assert_eq!(reading.review().step().is_flawed(), words.is_some(), "{keys}");
        assert!(words.is_none_or(|words| screen.contains(words)), "{screen}");
    }
}

#[test]
fn setup_in_the_middle_of_a_game() {
    let mut reading = Stage::reading(STUDY.as_bytes());
    reading.keys("6G<right>");
    let review = reading.review();
    assert!(review.step().set_up);
    assert_eq!(review.stone(at(4, 2)), None);
    assert_eq!(review.stone(at(2, 0)), Some(Color::Black));
    let screen = reading.rows(80, 24).join("\n");
    assert!(screen.contains("The position is set up") && screen.contains("Put right."), "{screen}");
}

#[test]
fn a_click_on_a_stone_goes_to_its_move() {
    let mut reading = Stage::reading(&classic("2016-alphago-leesedol-2"));
    reading.keys("100G");
    let review = reading.review();
    let (point, number) = review.numbers().find(|&(_, number)| number == 37).unwrap();
    let mut desk = App::new(&EN).desk;
    let mut other = Review::at(opened(&classic("2016-alphago-leesedol-2")), 0, 100, &mut desk);
    other.point(point, &mut desk);
    assert_eq!((other.step().number, number), (37, 37));
    other.point(Point::new(0, 0), &mut desk);
    assert_eq!(desk.notice.unwrap().text, "A19: no stone of the record lies there");
}

#[test]
fn a_click_on_a_listed_move_goes_there() {
    let mut reading = Stage::reading(&classic("2016-alphago-leesedol-2"));
    reading.keys("100G");
    let screen = reading.rows(80, 24);
    let row = screen.iter().position(|row| row.contains("103 B")).unwrap();
    let before = screen[row].split("103 B").next().unwrap();
    let column = u16::try_from(unicode_width::UnicodeWidthStr::width(before)).unwrap();
    reading.click(column + 1, u16::try_from(row).unwrap());
    assert_eq!(reading.review().step().number, 103);
}

#[test]
fn clocks_show_what_the_record_noted() {
    let mut reading = Stage::reading(STUDY.as_bytes());
    let digits = |reading: &Stage, color: Color| {
        reading.review().clocks()[color].as_ref().map(|reading| reading.digits.clone())
    };
    reading.keys("1G");
    assert_eq!(digits(&reading, Color::Black).as_deref(), Some("9:51"));
    reading.keys("3G");
    assert_eq!(digits(&reading, Color::Black).as_deref(), Some("0:30"));
    assert_eq!(digits(&reading, Color::White).as_deref(), Some("9:58"));
    let screen = reading.rows(80, 24).join("\n");
    assert!(screen.contains("byo-yomi, 2 left") && screen.contains("3x30s"), "{screen}");
    reading.keys("g");
    assert_eq!(digits(&reading, Color::Black).as_deref(), Some("10:00"));
    // Nothing is known where nothing was noted.
    let untimed = Stage::reading(&classic("2016-alphago-leesedol-2"));
    assert_eq!(digits(&untimed, Color::Black), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_programs_own_records_show_their_clocks_to_the_ms(game in tables::game()) {
        let mut desk = App::new(&EN).desk;
        let mut review = Review::new(opened(&to_sgf(&game)), &mut desk);
        let mut made = 0;
        loop {
            made += review.step().made.len();
            if made > 0 {
                // At its end a clock that lost stands at nothing.
                let lost = matches!(game.outcome(), Some(Outcome::Win { by: Win::Time, .. }));
                let after = match review.next() {
                    None if lost => game.clock_now(),
                    _ => game.moves()[made - 1].after.clone(),
                };
                for color in Color::ALL {
                    let shown = after.reading(color, None);
                    prop_assert_eq!(review.clocks()[color].as_ref(), Some(&shown));
                }
            }
            if review.next().is_none() {
                break;
            }
            steps::press(&mut review, "right", &mut desk);
        }
        prop_assert_eq!(made, game.moves().len());
        if let Some(outcome) = game.outcome() {
            prop_assert_eq!(review.result_words(&EN), said::result(outcome, game.terms(), &EN));
        }
    }
}

#[test]
fn the_result_is_said_in_words_at_the_end() {
    for (name, english, chinese) in [
        ("2016-leesedol-alphago-4", "이세돌 (White) wins by resignation", "이세돌执白中盘胜"),
        (
            "2017-kejie-alphago-1",
            "AlphaGo (White) wins by half a point",
            "AlphaGo执白胜1/2子（实为1/4子，半目）",
        ),
    ] {
        for (text, words) in [(&EN, english), (&ZH_CN, chinese)] {
            let mut reading = Stage::reading_in(&classic(name), text);
            reading.keys("G");
            let screen = reading.rows(200, 60).join("\n");
            assert!(screen.contains(words), "{name}: {words}\n{screen}");
        }
    }
}

#[test]
fn the_screen_at_the_sizes_people_use() {
    for (name, keys, size, expected) in [
        ("2016-leesedol-alphago-4", "78G", (46, 23), &["AlphaGo", "이세돌", "78/180", "White L11"][..]),
        (
            "2016-leesedol-alphago-4",
            "78G",
            (80, 24),
            &[
                "Google DeepMind Challenge Match, 4, 2016-03-13",
                "이세돌 9p",
                "Move 78 of 180",
                "White L11",
                " 78 W L11",
            ],
        ),
        (
            "2016-leesedol-alphago-4",
            "",
            (80, 24),
            &["Before the first move", "Event", "Seoul", "7.5", "2h+3x60s", "(White) wins by"],
        ),
        ("0196-sunce-lufan", "5G", (100, 30), &["吕范", "孙策", "Move 5 of 43"]),
        (
            "2016-leesedol-alphago-4",
            "78G",
            (200, 60),
            &["Google DeepMind Challenge Match", "Move 78 of 180", " 78 W L11", "Place", "Seoul"],
        ),
        ("1739-danghu-01", "G", (60, 40), &["范西屏", "Move 260 of 260"]),
    ] {
        let mut reading = Stage::reading(&classic(name));
        reading.keys(keys);
        let screen = reading.rows(size.0, size.1).join("\n");
        for words in expected {
            assert!(screen.contains(words), "{name} {size:?}: {words}\n{screen}");
        }
    }
}

#[test]
fn a_long_comment_scrolls_and_has_a_page_of_its_own() {
    let words: Vec<String> = (0..200).map(|n| format!("word{n}")).collect();
    let record = format!("(;SZ[9];B[ee]C[{}])", words.join(" "));
    let mut reading = Stage::reading(record.as_bytes());
    reading.keys("1G");
    let first = reading.rows(80, 24).join("\n");
    assert!(first.contains("word0 ") && first.contains("lines more"), "{first}");
    reading.keys("JJ");
    assert!(!reading.rows(80, 24).join("\n").contains("word0 "));
    reading.keys("KKK");
    assert!(reading.rows(80, 24).join("\n").contains("word0 "));
    reading.keys("<enter>");
    let page = reading.rows(46, 23).join("\n");
    assert!(page.contains("Move 1 of 1") && page.contains("word0 ") && !page.contains("Black E5"), "{page}");
    for _ in 0..100 {
        reading.keys("j");
        reading.rows(46, 23);
    }
    assert!(reading.rows(46, 23).join("\n").contains("word199"));
    reading.keys("k");
    assert!(!reading.rows(46, 23).join("\n").contains("word199"));
    reading.keys("<esc>");
    assert!(!reading.review().reading && reading.review().step().number == 1);
}

#[test]
fn no_text_of_a_file_steers_the_terminal() {
    let record = "(;SZ[9]PB[\u{1b}\\[2J]PW[a\u{202e}b]EV[\u{7}]RE[\u{9b}31m]GN[x\ty];B[ee]C[\u{1b}\\]0;x\u{7}]LB[ee:\u{1b}])";
    let mut reading = Stage::reading(record.as_bytes());
    for keys in ["", "<right>", "<enter>"] {
        reading.keys(keys);
        for (width, height) in [(46, 23), (80, 24), (200, 60)] {
            let screen = reading.rows(width, height).concat();
            assert!(!screen.chars().any(|c| c.is_control() || c == '\u{202e}'), "{screen:?}");
        }
    }
}

#[test]
fn files_with_several_games_open_the_one_asked_for() {
    let record = "(;GM[2])(;SZ[9]PB[One];B[ee];W[cc])(;SZ[13]PB[Two];B[gg])";
    let mut desk = App::new(&EN).desk;
    let review = Review::new(opened(record.as_bytes()), &mut desk);
    assert_eq!((review.game(), review.info.black.as_str()), ((2, 3), "One"));
    let review = Review::at(opened(record.as_bytes()), 2, 9, &mut desk);
    assert_eq!((review.game(), review.info.black.as_str()), ((3, 3), "Two"));
    assert_eq!((review.step().number, review.size().width()), (1, 13));
    let review = Review::at(opened(record.as_bytes()), 99, 0, &mut desk);
    assert_eq!(review.game(), (3, 3));
    // A record of another game shows an empty board and says why.
    let review = Review::new(opened(b"(;GM[2];B[ee])"), &mut desk);
    assert_eq!(review.total(), 0);
    assert!(desk.notice.is_some_and(|notice| notice.bad));
}

#[test]
fn a_line_of_moves_without_end_steps_at_once() {
    let mut record = String::from("(;SZ[52]");
    for n in 0..20_000_u32 {
        let side = if n % 2 == 0 { 'B' } else { 'W' };
        // Every other point of every other row, so that nothing is ever taken; then passes.
        let (x, y) = (n % 26 * 2, n / 26 * 2);
        let letter = |n: u32| char::from(if n < 26 { b'a' } else { b'A' - 26 } + u8::try_from(n).unwrap());
        let point = if y < 52 { format!("{}{}", letter(x), letter(y)) } else { String::new() };
        write!(record, ";{side}[{point}]").unwrap();
    }
    record.push(')');
    let mut reading = Stage::reading(record.as_bytes());
    reading.keys("G");
    assert_eq!(reading.review().step().number, 20_000);
    reading.keys("<left><left><pgup>");
    assert_eq!(reading.review().step().number, 19_988);
    reading.rows(80, 24);
}

#[test]
fn no_size_of_the_screen_breaks_it() {
    let mut study = Stage::reading(STUDY.as_bytes());
    study.keys("<right><right><right>");
    let mut root = Stage::reading(STUDY.as_bytes());
    root.keys("<right><left>");
    let mut game = Stage::reading(&classic("1739-danghu-02"));
    game.keys("Gn");
    for width in [1, 2, 10, 45, 46, 47, 60, 75, 76, 80, 113, 151, 220] {
        for height in [1, 2, 3, 22, 23, 24, 31, 42, 65] {
            study.rows(width, height);
            root.rows(width, height);
            game.rows(width, height);
        }
    }
    study.keys("<enter>");
    for (width, height) in [(1, 1), (46, 23), (47, 60), (220, 65)] {
        study.rows(width, height);
    }
}

#[test]
fn rule_39_what_a_record_shows_alone_and_dims() {
    let mut reading = Stage::reading(b"(;SZ[19]VW[aa:dd];B[bb];W[hh];B[hb]VW[];W[bh]DD[aa:ss])");
    let stones = |reading: &mut Stage| {
        reading.keys("<right>");
        reading.rows(80, 24).join("\n").matches('●').count()
    };
    // The panel has one of each colour.
    assert_eq!([(); 4].map(|()| stones(&mut reading)), [3, 3, 5, 6]);
    let mut reading = Stage::reading(b"(;DD[aa:ba];B[cc];DD[zz][cc];W[dd];DD[];B[ee])");
    let dims = [(); 6].map(|()| {
        let dims = reading.review().step().dims;
        reading.keys("<right>");
        dims
    });
    assert_eq!(
        [dims[1] == dims[0], dims[3] == dims[2], dims[5] == dims[4], dims[2] == dims[0]],
        [true, true, true, false]
    );
}
