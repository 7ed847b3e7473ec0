//! A finished game as SGF loses nothing; what others edit in it counts.

use crate::tables::{self, played};
use proptest::prelude::ProptestConfig;
use proptest::{prop_assert, prop_assert_eq, proptest};
use shoutan::game::Game;
use shoutan::record::entry::{packed, to_fields};
use shoutan::record::game_record::{Lost, from_tree, terms_at_start, to_sgf, to_tree};
use shoutan::record::sgf::read::read;
use shoutan::record::tree::{GameTree, NodeId};
use std::collections::BTreeSet;

fn reread(bytes: &[u8]) -> GameTree {
    let (collection, problems) = read(bytes).unwrap();
    assert!(problems.is_empty(), "{problems:?}\n{}", String::from_utf8_lossy(bytes));
    collection.games()[0].clone()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_game_comes_back_from_its_record(game in tables::game()) {
        let bytes = to_sgf(&game);
        let back = from_tree(&reread(&bytes)).unwrap().unwrap();
        prop_assert_eq!(back.entries(), game.entries());
        prop_assert_eq!(terms_at_start(&back), terms_at_start(&game));
        prop_assert_eq!(back.position().board().rows(), game.position().board().rows());
        prop_assert_eq!(to_sgf(&back), bytes);
    }

    #[test]
    fn any_other_program_reads_the_same_moves(game in tables::game()) {
        use shoutan::record::playback::Playback;
        let tree = reread(&to_sgf(&game));
        let mut playback = Playback::new(&tree).unwrap();
        while playback.forward() {}
        prop_assert_eq!(playback.position().board().rows(), game.position().board().rows(), "{}", String::from_utf8_lossy(&to_sgf(&game)));
        let moves = tree.main_line().filter(|&node| tree.has(node, "B") || tree.has(node, "W")).count();
        prop_assert_eq!(moves, game.moves().len());
    }

    #[test]
    fn private_values_need_no_escapes(game in tables::game()) {
        let tree = to_tree(&game);
        for name in ["STV", "STC", "STG", "STR"] {
            for value in tree.values(NodeId::ROOT, name) {
                prop_assert!(!value.contains(['[', ']', '\\', ':', '\n']), "{}", value);
            }
        }
    }
}

#[test]
fn the_games_at_random_hold_every_kind_of_event() {
    let mut seen = BTreeSet::new();
    let mut state = 1_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u16::try_from(state >> 40 & 0xffff).unwrap()
    };
    for _ in 0..600 {
        let choice = [(); 6].map(|()| next().to_le_bytes()[0]);
        let attempts: Vec<_> = (0..80).map(|_| (next().to_le_bytes()[0], next(), next())).collect();
        let game = played(choice, &attempts);
        for entry in game.entries() {
            let fields = to_fields(entry);
            seen.insert(fields.value("ev").unwrap().to_owned());
        }
    }
    let all = "absent answer ask begin clock concede confirm cycle dispute end fine flag go_on late mark open pass pause \
        play propose resign resume seal seat set swap warning";
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), all);
}

/// A small game from lines of the log.
fn game(lines: &[&str]) -> Game {
    let mut terms = crate::journal_codec::plain();
    terms.size = shoutan::rules::point::Size::square(5).unwrap();
    terms.at = 1_764_504_000_000;
    let entries = lines.iter().zip(1..).map(|(line, n)| {
        let line = format!("n={n} at=1764504000000 {line}");
        packed::unpack(&line).and_then(shoutan::record::entry::from_fields).unwrap()
    });
    Game::fold(terms, entries).map_err(|refused| format!("{refused:?}")).unwrap()
}

const PLAYED: [&str; 12] = [
    "spent=0 ev=begin by=B",
    "spent=5250 ev=play by=B p=bc",
    "spent=2000 ev=play by=W p=dc",
    "spent=1000 ev=ask by=W what=takeback to=3",
    "spent=500 ev=answer by=B ask=4 yes=true",
    "spent=0 ev=play by=W p=dd",
    "spent=1795000 ev=play by=B p=cc",
    "spent=1000 ev=propose by=W",
    "spent=1000 ev=answer by=B ask=8 yes=true",
    "spent=0 ev=mark dead=dd neutral=",
    "spent=0 ev=confirm by=B",
    "spent=0 ev=confirm by=W",
];

#[test]
fn a_record_as_it_is_written() {
    let mut lines = PLAYED.to_vec();
    lines.push("spent=0 ev=end result=B+17.5");
    let sgf = String::from_utf8(to_sgf(&game(&lines))).unwrap();
    let (head, rest) = sgf.split_once("STV").unwrap();
    let day = shoutan::record::store::day::day_of(1_764_504_000_000);
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        head.replace('\n', ""),
        format!(
            "(;FF[4]GM[1]CA[UTF-8]AP[shoutan:{version}]SZ[5]PB[Li]PW[王]DT[{day}]RU[Chinese]KM[7.5]\
             TM[1800]OT[5x30 byo-yomi]RE[B+17.5]"
        )
    );
    let moves = &rest[rest.find("\n;").or_else(|| rest.find(";B")).unwrap()..];
    let territory =
        "TB[aa][ba][ca][da][ea][ab][bb][cb][db][eb][ac][dc][ec][ad][bd][cd][dd][ed][ae][be][ce][de][ee]";
    assert_eq!(
        moves.replace('\n', ""),
        format!(
            ";B[bc]BL[1794.75](;W[dd]WL[1800];B[cc]BL[30]OB[5];W[]WL[1799];B[]BL[30]OB[5]{territory})\
             (;W[dc]WL[1798]))"
        )
    );
    assert!(
        rest.starts_with("[1]STC[byoyomi main=1800000 periods=5 period=30000]STG[preset=chinese"),
        "{rest}"
    );
    assert!(rest.contains("STR[n=1 spent=0 at=1764504000000 ev=begin by=B][n=2"), "{rest}");
}

#[test]
fn a_takeback_at_the_end_does_not_stand() {
    let tree = to_tree(&game(&PLAYED[..5]));
    let line: Vec<_> = tree.main_line().collect();
    assert_eq!(line.len(), 3, "the root, Black's move, and an empty node before the move taken back");
    assert_eq!(tree.properties(line[2]).count(), 0);
    assert_eq!(tree.children(line[1]).count(), 2);
}

#[test]
fn what_others_edit_counts() {
    let sgf = String::from_utf8(to_sgf(&game(&PLAYED))).unwrap();
    let read = |sgf: &str| from_tree(&reread(sgf.as_bytes()));
    let commented = sgf.replacen(";B[bc]", ";B[bc]C[good \\]]", 1).replacen("PB[Li]", "PB[Li Ming]", 1);
    let game = read(&commented).unwrap().unwrap();
    assert_eq!(game.terms().names.black, "Li Ming");
    assert_eq!(game.entries().len(), PLAYED.len());
    assert_eq!(read(&sgf.replacen("B[cc]", "B[cd]", 1)).unwrap_err(), Lost::OtherMoves);
    assert_eq!(read(&sgf.replacen("STV[1]", "STV[2]", 1)).unwrap_err(), Lost::Newer(2));
    assert!(matches!(read(&sgf.replacen("ev=begin", "ev=start", 1)).unwrap_err(), Lost::Flaw { n: 1, .. }));
    assert!(matches!(
        read(&sgf.replacen("preset=chinese", "preset=martian", 1)),
        Err(Lost::Flaw { n: 0, .. })
    ));
    assert!(matches!(read(&sgf.replacen("p=cc", "p=bc", 1)), Err(Lost::Refused { n: 6, .. })));
    assert!(read(&sgf.replacen("STV[1]", "", 1)).unwrap().is_none(), "a record of any other program");
}
