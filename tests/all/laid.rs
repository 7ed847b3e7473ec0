//! The board turned and mirrored: in a file, in what is printed, and on the screen.

use crate::reviews::steps::{tree, written};
use crate::stage::Stage;
use crate::tables;
use proptest::prelude::{Just, ProptestConfig};
use proptest::{prop_assert, prop_assert_eq, prop_oneof, proptest};
use serde_json::{Value, json};
use shoutan::cli::convert::{self, Convert};
use shoutan::cli::laid::Laid;
use shoutan::cli::show::{self, Format, Show};
use shoutan::record::game_record::{from_tree, to_sgf, to_tree};
use shoutan::record::laid::lay;
use shoutan::record::playback::{Playback, board_size};
use shoutan::record::sgf::read::read;
use shoutan::record::sgf::write::write;
use shoutan::record::store::Store;
use shoutan::record::tree::{GameTree, NodeId};
use shoutan::rules::point::{Point, Size};
use shoutan::rules::symmetry::Symmetry;
use shoutan::text::en::EN;
use std::fs;
use std::path::{Path, PathBuf};

/// Every property that names points, on a board that is not square.
const EVERY: &str = "mail (;FF[4]GM[1]SZ[5:3]AB[aa:ba][ca]AW[ec]PL[W]C[see A1]\
    ;W[bb]CR[aa][ab:bc]DD[ea]MA[cc:aa]SL[dd]SQ[ea]TR[ac]VW[aa:ec]LB[aa:aa][ba:b\\]]AR[aa:ec]LN[ba:ab]\
    ;Black[C2](;W[tt]TB[aa]TW[ea:ec])(;W[dd];B[]VW[];AE[ aa ]L[ba][ca]M[cc]))tail";

fn first(record: &[u8]) -> GameTree {
    read(record).unwrap().0.games()[0].clone()
}

/// A file laid otherwise.
fn laid(record: &[u8], symmetry: Symmetry) -> Vec<u8> {
    let mut collection = read(record).unwrap().0;
    for tree in collection.games_mut() {
        lay(tree, symmetry).unwrap();
    }
    write(&collection)
}

fn told(record: &[u8]) -> String {
    String::from_utf8(record.to_vec()).unwrap()
}

#[test]
fn every_property_that_names_points_is_turned() {
    assert_eq!(
        told(&laid(EVERY.as_bytes(), Symmetry::QUARTER)),
        "mail (;FF[4]GM[1]SZ[3:5]AB[ca:cb][cc]AW[ae]PL[W]C[see A1]\
         ;W[bb]CR[ca][aa:bb]DD[ce]MA[cc:aa]SL[dd]SQ[ce]TR[aa]VW[aa:ce]LB[ca:aa][cb:b\\]]AR[ca:ae]LN[cb:ba]\
         ;Black[B3](;W[tt]TB[ca]TW[ae:ce])(;W[dd];B[]VW[];AE[ ca ]L[cb][cc]M[ac]))tail"
    );
    assert_eq!(
        told(&laid(b"(;SZ[5:3];B[aa]LB[ba:x];W[fa])", Symmetry::MIRROR)),
        "(;SZ[5:3];B[ea]LB[da:x];W[fa])"
    );
    // What is off the board stays off it.
    assert_eq!(told(&laid(b"(;SZ[9:13];B[ja];W[an])", Symmetry::QUARTER)), "(;SZ[13:9];B[aj];W[na])");
}

#[test]
fn handicap_stones_that_a_server_leaves_out_are_written_where_they_come_to_stand() {
    let fox = b"(;GM[1]SZ[19]AP[foxwq]HA[2];W[dd])";
    let turned = laid(fox, Symmetry::QUARTER);
    let before = first(fox);
    let board = Symmetry::QUARTER.board(Playback::new(&before).unwrap().position().board());
    let after = first(&turned);
    assert_eq!(Playback::new(&after).unwrap().position().board().rows(), board.rows());
    // Half a turn brings them onto each other.
    assert!(!told(&laid(fox, Symmetry::turned(2))).contains("AB["));
}

#[test]
fn ours_and_others_are_told_apart() {
    let mut tree = first(b"(;SZ[9]C[good at D4]KT[x]LZ[y];B[aa])");
    let left = lay(&mut tree, Symmetry::MIRROR).unwrap();
    assert!(left.comments && !left.log);
    assert_eq!(left.foreign, ["KT", "LZ"]);
    let mut tree = first(b"(;SZ[9]C[nothing to see]STV[99]STC[x]STG[y]STR[z];B[aa])");
    let left = lay(&mut tree, Symmetry::MIRROR).unwrap();
    assert!(left.log && !left.comments);
    assert!(["STV", "STC", "STG", "STR"].iter().all(|name| !tree.has(NodeId::ROOT, name)));
    assert!(lay(&mut first(b"(;GM[2])"), Symmetry::MIRROR).is_err());
}

fn turned_by(times: u8, record: &[u8]) -> Vec<u8> {
    (0..times).fold(record.to_vec(), |record, _| laid(&record, Symmetry::QUARTER))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn four_quarter_turns_give_the_file_back(
        nodes in tree(),
        root in prop_oneof![Just(""), Just("AW[aa:bb]LB[ca:x]TR[ba:ac]PL[W]"), Just("AR[aa:bc]SL[ab]HA[2]")],
    ) {
        let record = written(&nodes, root);
        prop_assert_eq!(told(&turned_by(4, record.as_bytes())), record.clone());
        let mirrored = laid(&laid(record.as_bytes(), Symmetry::MIRROR), Symmetry::MIRROR);
        prop_assert_eq!(told(&mirrored), record);
    }

    #[test]
    fn a_turned_record_plays_the_turned_game(nodes in tree(), root in prop_oneof![Just(""), Just("AW[aa:bb]PL[W]")]) {
        let before = first(written(&nodes, root).as_bytes());
        for symmetry in Symmetry::all() {
            let after = first(&laid(written(&nodes, root).as_bytes(), symmetry));
            let size = board_size(&before).unwrap();
            prop_assert_eq!(board_size(&after).unwrap(), symmetry.size(size));
            for (one, other) in before.nodes().zip(after.nodes()) {
                let mut plays = [Playback::through(&before, one).unwrap(), Playback::through(&after, other).unwrap()];
                for (play, node) in plays.iter_mut().zip([one, other]) {
                    while play.node() != node && play.forward() {}
                }
                let [one, other] = &plays;
                prop_assert_eq!(symmetry.board(one.position().board()).rows(), other.position().board().rows());
                prop_assert_eq!(one.position().to_move(), other.position().to_move());
                prop_assert_eq!(one.position().taken(), other.position().taken());
                let kinds = |play: &Playback<'_>| play.made().iter().map(|made| made.illegal).collect::<Vec<_>>();
                prop_assert_eq!(kinds(one), kinds(other));
            }
        }
    }

    #[test]
    fn the_log_of_a_game_played_here_is_turned_with_it(game in tables::game()) {
        let record = to_sgf(&game);
        for symmetry in [Symmetry::QUARTER, Symmetry::MIRROR, Symmetry::turned(2)] {
            let mut turned = to_tree(&game);
            let left = lay(&mut turned, symmetry).unwrap();
            prop_assert!(!left.log);
            let again = from_tree(&turned);
            prop_assert!(matches!(again, Ok(Some(_))), "{:?}", again.err());
            let again = again.unwrap().unwrap();
            prop_assert_eq!(again.position().board().rows(), symmetry.board(game.position().board()).rows());
            prop_assert_eq!(again.outcome(), game.outcome());
            prop_assert_eq!(again.entries().len(), game.entries().len());
        }
        prop_assert_eq!(told(&turned_by(4, &record)), told(&record));
    }
}

/// A folder with a record in it.
struct Room {
    folder: tempfile::TempDir,
    store: Store,
}

impl Room {
    fn new(record: &str) -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        fs::write(folder.path().join("a.sgf"), record).unwrap();
        let store = Store::new(folder.path().join("data"));
        Self { folder, store }
    }

    fn record(&self) -> PathBuf {
        self.folder.path().join("a.sgf")
    }

    fn shown(&self, turn: Option<u8>, mirror: bool, format: Format) -> String {
        let asked = Show {
            record: self.record(),
            game: 1,
            format: Some(format),
            laid: Laid { turn, mirror },
            ..Show::default()
        };
        String::from_utf8(show::run(&asked, &self.store, &EN, false, false).unwrap()).unwrap()
    }
}

const SMALL: &str = "(;SZ[3:2]AB[aa];W[ca]LB[ba:1]AR[aa:ca]TR[cb])";

#[test]
fn show_turns_the_board_and_everything_on_it() {
    let room = Room::new(SMALL);
    let board = |turn, mirror| {
        let shown = room.shown(turn, mirror, Format::Ascii);
        shown.lines().skip(3).take_while(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(board(None, false), ["  A B C", "2 X 1(O)2", "1 . . ^ 1", "  A B C"]);
    assert_eq!(board(Some(1), false), ["  A B", "3 . X 3", "2 . 1 2", "1 ^(O)1", "  A B"]);
    assert_eq!(board(None, true), ["  A B C", "2(O)1 X 2", "1 ^ . . 1", "  A B C"]);
    assert_eq!(board(Some(1), true), ["  A B", "3 X . 3", "2 1 . 2", "1(O)^ 1", "  A B"]);
    let shown: Value = serde_json::from_str(&room.shown(Some(1), false, Format::Json)).unwrap();
    assert_eq!((&shown["size"], &shown["last"]), (&json!([2, 3]), &json!("B1")));
    let marks = json!({"triangle": ["A1"], "labels": {"B2": "1"}, "arrows": [["B3", "B1"]]});
    assert_eq!(shown["marks"], marks);
}

#[test]
fn convert_writes_a_turned_file() {
    let room = Room::new(SMALL);
    let converted = |turn, mirror| {
        let asked = Convert {
            from: room.record(),
            to: Path::new("-").to_owned(),
            laid: Laid { turn, mirror },
            ..Convert::default()
        };
        told(&convert::run(&asked, &room.store, &EN).unwrap())
    };
    assert_eq!(converted(None, false), SMALL);
    assert_eq!(converted(Some(1), false), "(;SZ[2:3]AB[ba];W[bc]LB[bb:1]AR[ba:bc]TR[ac])");
    assert_eq!(converted(Some(2), false), "(;SZ[3:2]AB[cb];W[ab]LB[bb:1]AR[cb:ab]TR[aa])");
    assert_eq!(converted(None, true), "(;SZ[3:2]AB[ca];W[aa]LB[ba:1]AR[ca:aa]TR[ab])");
    assert_eq!(converted(Some(1), true), "(;SZ[2:3]AB[aa];W[ac]LB[ab:1]AR[aa:ac]TR[bc])");
}

#[test]
fn in_review_a_key_turns_the_board_and_another_mirrors_it() {
    let mut reading = Stage::reading(b"(;SZ[9:5];B[ba];W[ii];B[ha])");
    reading.keys("<right>");
    let words = |reading: &mut Stage| reading.rows(80, 24).join("\n");
    assert!(words(&mut reading).contains("Black B5"));
    for (key, move_words, lies) in [
        ("t", "Black E8", "Turned by 90 degrees"),
        ("t", "Black H1", "Turned by 180 degrees"),
        ("x", "Black B1", "Mirrored, then turned by 180 degrees"),
        ("t", "Black A8", "Mirrored, then turned by 270 degrees"),
        ("x", "Black E8", "Turned by 90 degrees"),
    ] {
        reading.keys(key);
        let screen = words(&mut reading);
        assert!(screen.contains(move_words) && screen.contains(lies), "{screen}");
    }
    assert_eq!(reading.review().seen_size(), Size::new(5, 9).unwrap());
    // The record stays as it is, and the setting goes along with every step.
    assert!(!reading.review().opened.collection.is_edited());
    reading.keys("g3G");
    assert!(words(&mut reading).contains("Black E2"));
    assert_eq!(reading.review().label(Point::new(1, 0)), "E8");
    reading.keys("ttt");
    assert_eq!(reading.review().symmetry(), Symmetry::NONE);
    assert!(reading.review().lies(&EN).is_none());
}

#[test]
fn a_click_means_the_point_that_is_seen_there() {
    let mut reading = Stage::reading(b"(;SZ[9];B[ba];W[hh];B[ee])");
    reading.keys("<end>t");
    // Black 1 is seen at J8.
    let screen = reading.rows(80, 24);
    let row = screen.iter().position(|row| row.trim_start().starts_with("8 ")).unwrap();
    let header = &screen[1];
    let column = header.find('J').unwrap();
    reading.click(u16::try_from(column).unwrap(), u16::try_from(row).unwrap());
    assert_eq!(reading.review().step().number, 1);
}
