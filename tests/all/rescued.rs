//! A journal whose first line is damaged: what is left of it, and that the player hears of it.

use proptest::{prop_assert_eq, proptest};
use shoutan::cli::convert::{self, Convert};
use shoutan::cli::source;
use shoutan::clock::spec::parse_both;
use shoutan::game::Game;
use shoutan::game::event::{Event, Request};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::terms::Terms;
use shoutan::record::entry::{line, to_fields};
use shoutan::record::game_record::{from_tree, terms_at_start};
use shoutan::record::journal::content::{Content, header};
use shoutan::record::journal::rescue::Rescued;
use shoutan::record::sgf::write::write;
use shoutan::record::shelf::{Damage, State, rows, unfinished};
use shoutan::record::store::Store;
use shoutan::record::tree::{Collection, NodeId};
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::Move;
use shoutan::rules::ruleset::Preset;
use shoutan::shell::keeper::Keeper;
use shoutan::text::ALL;
use shoutan::text::en::EN;
use std::fs;
use std::path::Path;

use crate::tables;

/// A game as its journal has it.
fn journal(game: &Game) -> Vec<u8> {
    let mut text = header(&terms_at_start(game));
    for entry in game.entries() {
        text.push('\n');
        text.push_str(&line::write(&to_fields(entry)));
    }
    text.push('\n');
    text.into_bytes()
}

/// A short game with a takeback, on other terms than the usual.
fn game() -> Game {
    let mut terms =
        Terms::even(Size::square(13).unwrap(), Preset::Japanese, parse_both("30m+5x30s").unwrap());
    terms.names = ByColor { black: "李".to_owned(), white: "Wang \"W\"".to_owned() };
    terms.rules.komi = 9;
    terms.at = 1_764_464_865_000;
    let mut game = Game::new(terms).unwrap();
    let (black, white) = (Color::Black, Color::White);
    for (spent, event) in [
        (0, Event::Begin { by: black }),
        (3_000, Event::Play { by: black, p: Point::new(3, 3) }),
        (4_000, Event::Play { by: white, p: Point::new(9, 9) }),
        (100, Event::Ask { by: white, what: Request::Takeback, to: Some(3) }),
        (100, Event::Answer { by: black, ask: 4, yes: true }),
        (5_000, Event::Play { by: white, p: Point::new(3, 9) }),
        (6_000, Event::Pass { by: black, why: shoutan::game::event::PassWhy::Own }),
        (7_000, Event::Resign { by: white }),
        (0, Event::End { result: Outcome::win(black, Win::Resignation) }),
    ] {
        let entry = game.entry(spent, 1_764_464_865_000, event);
        game.play(entry).unwrap();
    }
    game
}

/// The moves of a record's main line.
fn moves(collection: &Collection) -> Vec<(Color, String)> {
    let tree = &collection.games()[0];
    let of = |node: NodeId| {
        let by = |name: &str, by: Color| tree.value(node, name).map(|value| (by, value.to_owned()));
        by("B", Color::Black).or_else(|| by("W", Color::White))
    };
    tree.main_line().filter_map(of).collect()
}

fn moves_of(game: &Game) -> Vec<(Color, String)> {
    let value = |mv: Move| match mv {
        Move::Play(p) => p.to_sgf(),
        Move::Pass => String::new(),
    };
    game.moves().iter().map(|played| (played.by, value(played.mv))).collect()
}

#[test]
fn a_move_ruled_void_is_none_of_what_is_left() {
    let mut game =
        Game::new(Terms::even(Size::square(9).unwrap(), Preset::Chinese, parse_both("10m").unwrap()))
            .unwrap();
    let (black, white) = (Color::Black, Color::White);
    let play = |by, x| Event::Play { by, p: Point::new(x, x) };
    for event in [Event::Begin { by: black }, play(black, 2), play(white, 6), play(black, 4)] {
        let entry = game.entry(1_000, 0, event);
        game.play(entry).unwrap();
    }
    let void = game.annulment().unwrap();
    for event in [void, play(black, 3)] {
        let entry = game.entry(0, 0, event);
        game.play(entry).unwrap();
    }
    assert_eq!(game.moves().len(), 3);
    let mut bytes = journal(&game);
    bytes[..20].fill(b'x');
    let left = Rescued::read(&bytes).unwrap();
    assert_eq!((left.moves(), moves(&left.collection(&EN).unwrap())), (3, moves_of(&game)));
}

#[test]
fn any_byte_of_the_first_line_may_be_wrong() {
    let game = game();
    let sound = journal(&game);
    assert!(Rescued::read(&sound).is_none(), "nothing is damaged");
    let first = sound.iter().position(|&byte| byte == b'\n').unwrap();
    let mut whole = 0;
    for at in 0..first {
        for flip in [1, 2, 0x80] {
            let mut bytes = sound.clone();
            bytes[at] ^= flip;
            if Content::read(&bytes).is_ok() || bytes[at] == b'\n' {
                continue;
            }
            let left = Rescued::read(&bytes).unwrap_or_else(|| panic!("byte {at}"));
            assert_eq!(left.moves(), 3);
            let collection = left.collection(&EN).unwrap();
            assert_eq!(moves(&collection), moves_of(&game), "byte {at}");
            let told = left.told(&EN);
            assert!(told[0].starts_with("Damaged first line: 3 moves read; "), "{told:?}");
            let back = from_tree(&collection.games()[0]).unwrap();
            whole += usize::from(back.is_some_and(|back| back.entries() == game.entries()));
        }
    }
    assert!(whole > 2 * first, "most of them are whole games, with clocks and log: {whole} of {first}");
}

#[test]
fn what_can_be_read_is_kept_and_what_is_guessed_is_said() {
    let game = game();
    let text = String::from_utf8(journal(&game)).unwrap();
    let of = |old: &str, new: &str| {
        assert!(text.contains(old), "{old}");
        Rescued::read(text.replacen(old, new, 1).as_bytes()).unwrap()
    };
    let sure = "Damaged first line: 3 moves read; what was agreed may be wrong";
    for (old, new, told) in [
        ("Wang", "Wong", sure),
        ("\"size\":\"13x13\"", "\"size\":\"1#x13\"", "Damaged first line: 3 moves read; guessed: Board"),
        // On so small a board the moves could not have been made.
        ("\"size\":\"13x13\"", "\"size\":\"3x3\"", "Damaged first line: 3 moves read; guessed: Board"),
        ("\"komi\":\"4.5\"", "\"komi\":\"4.~\"", "Damaged first line: 3 moves read; guessed: Komi"),
        ("\"komi\":\"4.5\"", "\"komi\":\"9999\"", "Damaged first line: 3 moves read; guessed: Komi"),
        ("\"handicap\":\"0\"", "\"handicap\":\"255\"", "Damaged first line: 3 moves read; guessed: Handicap"),
        ("\"scoring\"", "\"sc\u{0}ring\"", "Damaged first line: 3 moves read; guessed: Rules"),
        ("byoyomi main", "by~yomi main", "Damaged first line: 3 moves read; guessed: Time"),
        (
            "\"black\":\"李\",\"white\"",
            "\"b#ack\":\"李\",\"wh*te\"",
            "Damaged first line: 3 moves read; guessed: Black, White",
        ),
    ] {
        assert_eq!(of(old, new).told(&EN), [told], "{new}");
    }
    let terms = of("Wang", "Wong").terms().clone();
    assert_eq!(
        (terms.size, terms.rules.komi, terms.preset),
        (Size::square(13).unwrap(), 9, Some(Preset::Japanese))
    );
    assert_eq!((terms.names.black.as_str(), terms.names.white.as_str()), ("李", "Wong \"W\""));
    assert_eq!(terms.time, game.terms().time);
    // Nothing of the line is left.
    let (_, rest) = text.split_once('\n').unwrap();
    let left = Rescued::read(format!("\u{1b}[2J\n{rest}").as_bytes()).unwrap();
    assert_eq!(left.terms().size, Size::STANDARD, "three moves say nothing of the board");
    assert_eq!(
        left.told(&EN)[0],
        "Damaged first line: 3 moves read; guessed: Board, Komi, Handicap, Black, White, Rules, Time"
    );
    let sgf = String::from_utf8(write(&left.collection(&EN).unwrap())).unwrap();
    assert!(
        sgf.contains("GC[Damaged first line: 3 moves read; guessed: Board") && sgf.contains("RE[B+R]"),
        "{sgf}"
    );
}

#[test]
fn lines_after_one_that_is_damaged_too_are_not_believed() {
    let text = String::from_utf8(journal(&game())).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let broken = |line: usize| {
        let spoiled = lines.iter().enumerate().map(|(n, text)| if n == 0 || n == line { "x" } else { text });
        Rescued::read(spoiled.collect::<Vec<_>>().join("\n").as_bytes())
    };
    assert!(broken(1).is_none() && broken(2).is_none(), "no move is left");
    let left = broken(3).unwrap();
    assert_eq!(left.moves(), 1);
    let last = left.told(&EN).last().unwrap().clone();
    assert_eq!(
        last,
        "line 4 of the journal cannot be used (the line is cut off); the game stands as it was before it"
    );
    for bytes in [&b""[..], b"x", b"x\n", b"\n\n\n", b"(;GM[1];B[aa])", b"{\"shoutan\":\"journal\"}\n"] {
        assert!(Rescued::read(bytes).is_none());
    }
    // A later version's journal is not damaged.
    let later = text.replacen("\"ko\":\"simple\"", "\"ko\":\"triple\"", 1);
    let (head, rest) = later.split_once('\n').unwrap();
    let body = head.split(",\"crc\"").next().unwrap();
    let head = format!("{body},\"crc\":\"{:08x}\"}}", crc32fast::hash(body.as_bytes()));
    assert!(Rescued::read(format!("{head}\n{rest}").as_bytes()).is_none());
}

proptest! {
    /// Whatever happened at the table, the moves that stood are read without the first line.
    #[test]
    fn no_move_of_any_game_is_lost(game in tables::game()) {
        let bytes = journal(&game);
        let first = bytes.iter().position(|&byte| byte == b'\n').unwrap();
        let left = Rescued::read(&[b"\xff\x1b[2J", &bytes[first..]].concat());
        let Some(left) = left else {
            prop_assert_eq!(game.moves().len(), 0);
            return Ok(());
        };
        prop_assert_eq!(moves(&left.collection(&EN).unwrap()), moves_of(&game));
    }
}

/// A store with one game, its journal's first line spoiled.
fn store() -> (tempfile::TempDir, Store, String) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let mut left = game();
    let terms = left.terms().clone();
    let entries: Vec<_> = left.entries().iter().take(6).cloned().collect();
    left = Game::fold(terms, entries).unwrap();
    let journal = store.begin(&left).unwrap();
    let path = journal.path().to_owned();
    drop(journal);
    let text = fs::read_to_string(&path).unwrap().replacen("Wang", "Wong", 1);
    fs::write(&path, text).unwrap();
    let id = path.file_stem().unwrap().to_string_lossy().into_owned();
    (folder, store, id)
}

#[test]
fn the_row_tells_what_is_left_and_the_record_opens() {
    let (_folder, store, id) = store();
    let listed = rows(&store, 0).unwrap();
    let [row] = &listed[..] else { panic!("{listed:?}") };
    assert!(matches!(row.state, State::Damaged(Damage::Journal(_))));
    assert_eq!((row.moves, row.black.as_str(), row.white.as_str()), (2, "李", "Wong \"W\""));
    assert_eq!(unfinished(&store).unwrap().len(), 1);
    let before = fs::read(&row.path).unwrap();
    for text in ALL {
        let mut keeper = Keeper::new(store.clone()).telling_in(text);
        let opened = keeper.open_file(&row.path, None).unwrap();
        assert_eq!(moves(&opened.collection).len(), 2);
        assert!(
            opened.warnings[0].contains('2') && opened.warnings[0].contains('w'),
            "{:?}",
            opened.warnings
        );
        assert_eq!((opened.path, opened.seen), (store.games().join(format!("{id}.sgf")), None));
        let told = keeper.resume(&id).unwrap_err().to_string();
        assert!(told.contains(&format!("shoutan review {id}")) && told.contains('2'), "{told}");
        let (short, long) = keeper.broken_off().unwrap();
        assert!(short.contains(&format!("{id}.jsonl")) && *long == *told, "{short}");
        assert_eq!(keeper.newest(), None);
    }
    assert_eq!(fs::read(&row.path).unwrap(), before, "nothing was changed in it");
    // Once its moves are saved beside it nobody is told any more but on the shelf.
    fs::write(store.games().join(format!("{id}.sgf")), "(;GM[1];B[aa])").unwrap();
    assert!(unfinished(&store).unwrap().is_empty());
    assert_eq!(rows(&store, 0).unwrap().len(), 2);
}

#[test]
fn convert_writes_what_is_left_and_says_so() {
    let (_folder, store, id) = store();
    let out = store.data().join("out.sgf");
    let asked = Convert { from: id.clone().into(), to: out.clone(), ..Convert::default() };
    assert_eq!(convert::run(&asked, &store, &EN).unwrap(), b"");
    let record = fs::read_to_string(out).unwrap();
    assert!(
        record.contains("GC[Damaged first line: 2 moves read; what was agreed may be wrong]"),
        "{record}"
    );
    // A position or a count without a word about it would be taken for sure.
    assert!(source::load(&store, Path::new(&id), &EN).is_err());
}

#[test]
fn where_nothing_can_be_read_that_is_said() {
    let (_folder, store, id) = store();
    fs::write(store.games().join(format!("{id}.jsonl")), "").unwrap();
    let told = Keeper::new(store.clone()).resume(&id).unwrap_err().to_string();
    assert!(told.ends_with("nothing was changed in it; no move of it can be read"), "{told}");
    assert!(Keeper::new(store).broken_off().is_some());
}
