//! What a record draws and says is seen: in `show`, in its JSON, in pictures and in review.

use crate::reviews::desk::opened;
use crate::stage::Stage;
use serde_json::{Value, json};
use shoutan::app::action::Action;
use shoutan::app::effect::Learned;
use shoutan::app::review::Review;
use shoutan::app::{App, Now};
use shoutan::cli::place::Place;
use shoutan::cli::show::{self, Format, Show};
use shoutan::cli::{Failure, Status};
use shoutan::record::sgf::read::read;
use shoutan::record::store::Store;
use shoutan::record::store::whole::Seen;
use shoutan::text::en::EN;
use shoutan::text::ja::JA;
use shoutan::text::ko::KO;
use shoutan::text::zh_cn::ZH_CN;
use std::fmt::Write;
use std::fs;

/// Everything a node can say and draw, and branches in branches.
const EVERY: &str = "(;FF[4]GM[1]SZ[5]PB[李]PW[Bob]AN[A. Writer]US[me]SO[a book]CP[2020]ON[Sanrensei]\
    GC[On the whole\nquiet.]C[Before the game.]\
    ;B[cc]N[First]TE[2]GB[1]V[-3.5]C[In the middle.]\
    TR[cc]SQ[ba]CR[ca]MA[da]SL[ea]LB[ab:123][bb:黑棋][cb:7][db:ABCDE][eb:X]AR[ae:ee]LN[aa:ee]\
    ;W[bb](;B[bd];W[dd])(;B[dd]BM[1]DO[];C[between](;W[bd](;B[de])(;B[dc]))(;W[de]))(;B[aa]))";

fn asked(record: &str, show: Show) -> Result<Vec<u8>, Failure> {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let path = folder.path().join("a.sgf");
    fs::write(&path, record).unwrap();
    let store = Store::new(folder.path().join("data"));
    show::run(&Show { record: path, game: 1, ..show }, &store, &EN, false, false)
}

fn shown(number: Option<usize>, format: Format) -> String {
    let show = Show { number, format: Some(format), ..Show::default() };
    String::from_utf8(asked(EVERY, show).unwrap()).unwrap()
}

fn at(node: Option<usize>, variation: Option<&str>, number: Option<usize>) -> Result<Value, String> {
    let place = Place { node, variation: variation.map(str::to_owned) };
    let show = Show { number, place, format: Some(Format::Json), ..Show::default() };
    let line = asked(EVERY, show).map_err(|(status, told)| {
        assert_eq!((status, told.lines().count()), (Status::Wrong, 1), "{told}");
        told.split(": ").skip(1).collect::<Vec<_>>().join(": ")
    });
    line.map(|line| serde_json::from_slice(&line).unwrap())
}

#[test]
fn marks_stand_on_the_board_in_characters_with_a_legend() {
    let board = |format| {
        let shown = shown(Some(1), format);
        shown.lines().skip(3).map(str::to_owned).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(
        board(Format::Text),
        "    A   B   C   D   E
5   ┌───□───◎───×───◇ 5
4   123─a───7───b───X 4
3   ├───┼──(●△)─┼───┤ 3
2   ├───┼───┼───┼───┤ 2
1   └───┴───┴───┴───┘ 1
    A   B   C   D   E

△ triangle  □ square  ◎ circle  × cross  ◇ picked out
Labels: a = 黑棋, b = ABCDE
Arrows: A1 > E1
Lines: A5 - E1

Move 1: Black C3  White to play
First
Good for Black, A fine tesuji, Estimate: W+3.5

In the middle."
    );
    let ascii = board(Format::Ascii);
    for line in ["5   .   #   @   *   % 5", "4   123 a   7   c   d 4", "Labels: a = 黑棋, c = ABCDE, d = X"]
    {
        assert!(ascii.contains(line), "{line}\n{ascii}");
    }
}

#[test]
fn what_the_root_says_of_the_game_is_told_with_the_game() {
    let said = "Opening: Sanrensei\nComments by: A. Writer\nEntered by: me\nSource: a book\nCopyright: 2020\n\n\
                On the game: On the whole\nquiet.\n";
    let beginning = shown(Some(0), Format::Text);
    assert!(beginning.ends_with(&format!("\nBefore the game.\n\n{said}")), "{beginning}");
    assert!(shown(None, Format::Text).ends_with(said));
    assert!(!shown(Some(1), Format::Text).contains("Sanrensei"));
}

#[test]
fn json_has_all_of_it() {
    let told: Value = serde_json::from_str(&shown(Some(1), Format::Json)).unwrap();
    assert_eq!(told["name"], json!("First"));
    assert_eq!(told["annotations"], json!({"GB": "1", "TE": "2", "V": "-3.5"}));
    assert_eq!(
        told["marks"],
        json!({"triangle": ["C3"], "square": ["B5"], "circle": ["C5"], "cross": ["D5"], "selected": ["E5"],
               "labels": {"A4": "123", "B4": "黑棋", "C4": "7", "D4": "ABCDE", "E4": "X"},
               "arrows": [["A1", "E1"]], "lines": [["A5", "E1"]]})
    );
    assert_eq!(
        told["info"],
        json!({"opening": "Sanrensei", "annotator": "A. Writer", "user": "me", "source": "a book",
               "copyright": "2020", "comment": "On the whole\nquiet."})
    );
    assert_eq!(told["ways"], Value::Null);
    let fork: Value = serde_json::from_str(&shown(Some(2), Format::Json)).unwrap();
    assert_eq!(
        fork["ways"],
        json!([{"letter": "A", "node": 4, "move": "B B2"}, {"letter": "B", "node": 6, "move": "B D2"},
               {"letter": "C", "node": 12, "move": "B A5"}])
    );
    let printed = shown(Some(2), Format::Text);
    assert!(printed.contains("\n3 ways on: A B2  B D2  C A5\n"), "{printed}");
}

#[test]
fn every_node_and_every_branch_can_be_shown() {
    let (collection, _) = read(EVERY.as_bytes()).unwrap();
    let count = collection.games()[0].nodes().count();
    assert_eq!(count, 12);
    for node in 1..=count {
        let told = at(Some(node), None, None).unwrap();
        assert_eq!(told["node"], json!(node));
        // The way that is told leads there, or to the last move before.
        if let Some(way) = told["variation"].as_str() {
            let again = at(None, Some(way), None).unwrap();
            assert_eq!((&again["move"], &again["board"]), (&told["move"], &told["board"]), "{way}");
        }
    }
    for (way, number, node, last) in [
        ("0", None, 1, Value::Null),
        ("A", None, 4, json!("B2")),
        ("a.1", None, 5, json!("D2")),
        ("B", None, 6, json!("D2")),
        ("2.B.A.B", None, 10, json!("D3")),
        ("B.B", None, 11, json!("D1")),
        ("B.end", None, 9, json!("D1")),
        ("C", Some(2), 3, json!("B4")),
        ("C", Some(3), 12, json!("A5")),
    ] {
        let told = at(None, Some(way), number).unwrap();
        assert_eq!((&told["node"], &told["last"]), (&json!(node), &last), "{way}");
    }
}

#[test]
fn a_place_that_is_not_there_is_one_sentence() {
    for (node, way, number, sentence) in [
        (Some(13), None, None, "it has nodes 1 to 12; name one of them"),
        (None, Some("D"), None, "there is no branch D there; the last is C"),
        (None, Some("A.A"), None, "it does not branch any more before A"),
        (None, Some("9"), None, "only 4 more moves follow there"),
        (None, Some("4.1"), None, "no more moves follow there"),
        (
            None,
            Some("B.2x"),
            None,
            "B.2x is no way through a record: letters of branches and numbers of moves, as A.2.B",
        ),
        (None, Some("B"), Some(9), "it goes up to move 5; name one up to that"),
    ] {
        assert_eq!(at(node, way, number).unwrap_err(), sentence);
    }
}

#[test]
fn pictures_draw_lines_and_svg_keeps_every_label() {
    let svg = shown(Some(1), Format::Svg);
    for label in ["123", "黑棋", "7", "ABCDE", "X"] {
        assert!(svg.contains(&format!(">{label}</text>")), "{label}");
    }
    // The arrow with its head, and the line.
    assert_eq!(svg.matches("stroke=\"#c0241c\"").count(), 3);
    let show = Show { number: Some(1), format: Some(Format::Png), ..Show::default() };
    let png = asked(EVERY, show).unwrap();
    let told = "Description\0\0\0\0\0a = 黑棋\nb = ABCDE".as_bytes();
    assert!(png.windows(told.len()).any(|bytes| bytes == told), "the legend is told in the file");
}

#[test]
fn review_says_all_that_the_board_does_not_show() {
    let mut reading = Stage::reading(EVERY.as_bytes());
    // At the beginning, however small the screen.
    for size in [(46, 23), (80, 24), (200, 60)] {
        reading.keys("g<enter>");
        let page = reading.rows(size.0, size.1).join("\n");
        for words in [
            "A. Writer",
            "me",
            "a book",
            "2020",
            "Sanrensei",
            "On the game: On the whole",
            "Before the game.",
        ] {
            assert!(page.contains(words), "{size:?} {words}\n{page}");
        }
        reading.keys("<esc><right>");
        let screen = reading.rows(size.0, size.1).join("\n");
        assert!(screen.contains("First"), "{size:?}\n{screen}");
        reading.keys("<enter>");
        let page = reading.rows(size.0, size.1).join(" ");
        for words in [
            "First",
            "Good for Black, A fine tesuji",
            "W+3.5",
            "A4=123",
            "B4=黑棋",
            "ABCDE",
            "A1 > E1",
            "In the middle.",
        ] {
            assert!(page.contains(words), "{size:?} {words}\n{page}");
        }
        reading.keys("<esc>");
    }
    let screen = reading.rows(200, 60).join("\n");
    assert!(
        !screen.contains("Arrows") && screen.chars().any(|c| ('\u{2801}'..='\u{28ff}').contains(&c)),
        "{screen}"
    );
    assert!(screen.contains("Labels: D4=ABCDE"), "{screen}");
    assert!(!reading.rows(46, 23).join("").chars().any(|c| ('\u{2800}'..='\u{28ff}').contains(&c)));
}

#[test]
fn nothing_is_cut_where_the_headers_have_no_room() {
    let long = "word ".repeat(400);
    let record = format!("(;SZ[19]EV[An event]GC[{long}]AN[The annotator]CP[{long}end]C[Said first.])");
    let mut reading = Stage::reading(record.as_bytes());
    let mut seen = String::new();
    for _ in 0..400 {
        seen.push_str(&reading.rows(80, 24).join("\n"));
        reading.keys("J");
    }
    for words in ["An event", "The annotator", "end", "Said first.", "On the game"] {
        assert!(seen.contains(words), "{words}");
    }
}

#[test]
fn a_long_label_is_never_another_one() {
    let labels = ["123", "1234", "12345", "黑棋", "黑", "ab", "a"];
    let points = ["aa", "ca", "ea", "ga", "ac", "cc", "ec"];
    let mut all = String::new();
    for (point, label) in points.iter().zip(labels) {
        write!(all, "[{point}:{label}]").unwrap();
    }
    let record = format!("(;SZ[19]C[x];B[ss]LB{all})");
    let mut reading = Stage::reading(record.as_bytes());
    reading.keys("<right>");
    let small = reading.rows(80, 24);
    let board = small
        .iter()
        .take(6)
        .map(|row| row.chars().take(30).collect::<String>())
        .collect::<Vec<_>>()
        .join("\n");
    assert!(board.contains("1~") && !board.contains("23") && !board.contains("34"), "{board}");
    let panel = small.join(" ");
    for told in ["A19=123", "C19=1234", "E19=12345", "G19=黑棋"] {
        assert!(panel.contains(told), "{told}\n{}", small.join("\n"));
    }
    assert!(!panel.contains("C17=ab"), "what is seen is not told");
}

#[test]
fn the_words_are_there_in_every_language() {
    for (text, words) in [
        (&ZH_CN, ["黑好，绝妙手筋，形势估计：W+3.5", "箭头：A1 > E1"]),
        (&JA, ["黒よし、見事な手筋、形勢判断：W+3.5", "矢印：A1 > E1"]),
        (&KO, ["흑이 좋음, 절묘한 맥점, 형세 판단: W+3.5", "화살표: A1 > E1"]),
    ] {
        let mut reading = Stage::reading_in(EVERY.as_bytes(), text);
        reading.keys("<right><enter>");
        let page = reading.rows(80, 24).join("\n");
        for words in words {
            assert!(page.contains(words), "{words}\n{page}");
        }
    }
}

#[test]
fn review_opens_at_a_node_or_a_branch() {
    let place = |node, variation: Option<&str>| Place { node, variation: variation.map(str::to_owned) };
    for (place, number, at, board) in [
        (place(Some(7), None), 0, 4, None),
        (place(None, Some("B.1")), 0, 5, Some("B2")),
        (place(None, Some("B.end")), 0, 6, Some("D1")),
        (place(None, Some("B.B")), 3, 3, Some("D2")),
    ] {
        let opened = opened(EVERY.as_bytes());
        let node = place.node_in(&opened.collection.games()[0]).unwrap().unwrap();
        let review = Review::through(opened, 0, node, number, &mut App::new(&EN).desk);
        let last = review.step().point().map(|point| review.label(point));
        assert_eq!((review.index(), last.as_deref()), (at, board), "{place:?}");
    }
}

#[test]
fn a_picture_from_review_tells_what_its_letters_stand_for() {
    let mut reading = Stage::reading(EVERY.as_bytes());
    reading.keys("<right>O");
    let seen = Seen::of(b"");
    let legend = vec!["a = 黑棋".to_owned()];
    let learned = Learned::Pictured(Ok(("/g/a.png".into(), seen)), legend);
    reading.app.update(Action::Learned(learned), Now::default());
    let notice = reading.app.desk.notice.as_ref().unwrap();
    assert_eq!(notice.text, "Labels: a = 黑棋, Saved: /g/a.png");
}
