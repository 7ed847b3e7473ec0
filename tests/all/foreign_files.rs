//! Files of other servers as they lie on a disk: famous games in their formats and encodings, cut off and damaged ones.

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::sample::{Index, select};
use proptest::{prop_assert, proptest};
use shoutan::app::effect::{Effect, Learned, Saving};
use shoutan::app::encoding::Chooser;
use shoutan::record::info::GameInfo;
use shoutan::record::open::{Format, open, open_in};
use shoutan::record::playback::Playback;
use shoutan::record::sgf::write::write;
use shoutan::record::store::Store;
use shoutan::record::tree::{GameTree, NodeId};
use shoutan::shell::keeper::Keeper;
use shoutan::text::en::EN;
use std::fs;
use std::path::Path;

use super::foreign::opened;

const FILES: [(&str, Format, &str, &str); 9] = [
    ("lee.gib", Format::Gib, "EUC-KR", "2003-leesedol-hongjangsik.sgf"),
    ("nie.gib", Format::Gib, "GBK", "1993-nieweiping-komatsu.sgf"),
    ("dariush.gib", Format::Gib, "UTF-8", "2002-13x13-dariush-gnugo.sgf"),
    ("genan.ngf", Format::Ngf, "Shift_JIS", "1846-shusaku-genan.sgf"),
    ("old.ngf", Format::Ngf, "GBK", "1993-nieweiping-komatsu.sgf"),
    ("magog.ngf", Format::Ngf, "ASCII", "2002-9x9-magog-gnugo.sgf"),
    ("genan.ugf", Format::Ugf, "Shift_JIS", "1846-shusaku-genan.sgf"),
    ("magog.ugi", Format::Ugf, "ASCII", "2002-9x9-magog-gnugo.sgf"),
    ("../../../assets/games/2002-9x9-magog-gnugo.sgf", Format::Sgf, "ASCII", "2002-9x9-magog-gnugo.sgf"),
];

fn bytes(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/foreign").join(name)).unwrap()
}

/// The moves of the main line, as records write them.
fn moves(tree: &GameTree) -> Vec<(&'static str, String)> {
    let made = |node: NodeId| {
        ["B", "W"].into_iter().find_map(|color| {
            let point = tree.value(node, color)?;
            Some((color, if point == "tt" { String::new() } else { point.to_owned() }))
        })
    };
    tree.main_line().filter_map(made).collect()
}

#[test]
fn famous_games_in_every_format_are_those_games() {
    for (name, format, encoding, source) in FILES {
        let opened = opened(&bytes(name));
        assert_eq!((opened.format, opened.encoding), (format, encoding), "{name}");
        assert!(opened.problems.is_empty(), "{name}: {:?}", opened.problems);
        let source =
            fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(source)).unwrap();
        let source = super::foreign::opened(&source);
        let (tree, original) = (&opened.collection.games()[0], &source.collection.games()[0]);
        assert_eq!(moves(tree), moves(original), "{name}");
        let (end, of_original) = (last_board(tree), last_board(original));
        assert_eq!(end, of_original, "{name}");
        let (_, checked) = opened.checks().next().unwrap();
        assert!(checked.problems.iter().all(|problem| problem.line == 0 || format == Format::Sgf));
        // What was made of it is a record like any other.
        let again = super::foreign::opened(&write(&opened.collection));
        assert_eq!((again.format, again.problems.len()), (Format::Sgf, 0), "{name}");
        assert!(!again.collection.is_edited() && !opened.collection.is_edited());
    }
}

#[test]
fn the_encoding_can_be_chosen_by_hand() {
    // A name of two letters tells nothing; and the label of the file may be wrong.
    let text = "[Header]\nVer=UGF3,200\nLang=EUC-JP\nPlayerB=\u{c624},9d\n[Data]\nQP,B1,1,0\n";
    let bytes = super::foreign::encoded(encoding_rs::EUC_KR, text);
    let read = |label: &str| {
        let opened = open_in(&bytes, Some(label), &EN).unwrap();
        (opened.encoding, GameInfo::of(&opened.collection.games()[0]).black)
    };
    assert_eq!(read("cp949"), ("EUC-KR", "오".to_owned()));
    assert_eq!(read("no such").0, opened(&bytes).encoding, "an unknown one is found as ever");
    let chooser = Chooser::new(&bytes, None).unwrap();
    let korean = chooser.choices.iter().find(|choice| choice.label == "EUC-KR").unwrap();
    assert_eq!((korean.black.as_str(), korean.broken), ("오", false));
    assert_eq!(chooser.choices.iter().filter(|choice| choice.now).count(), 1);
    let opened = opened(&bytes);
    let origin = opened.collection.origin().unwrap();
    assert_eq!((&*origin.bytes, origin.encoding), (&*bytes, opened.encoding));
    let saved = super::foreign::opened(&write(&opened.collection));
    assert_eq!(saved.collection.origin(), None, "what is saved is SGF");
}

#[test]
fn review_saves_them_as_sgf_and_never_over_them() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().join("data"));
    for (name, format, ..) in FILES.into_iter().take(8) {
        let path = folder.path().join(name);
        fs::write(&path, bytes(name)).unwrap();
        let mut keeper = Keeper::new(store.clone());
        let opened = keeper.open_named(&path).unwrap();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        assert_eq!(
            (&opened.path, opened.seen),
            (&store.games().join(format!("{stem}.sgf")), None),
            "{format:?}"
        );
        let to = opened.path.to_str().unwrap().to_owned();
        let asked = Saving { path: to, bytes: write(&opened.collection), seen: None, over: true };
        let Some(Learned::Written(Ok(_))) = keeper.perform(Effect::Save(Box::new(asked)), 0) else {
            panic!("{name}")
        };
        assert_eq!(fs::read(&path).unwrap(), bytes(name), "{name} is as it was");
        assert_eq!(fs::read(&opened.path).unwrap(), write(&opened.collection));
    }
}

fn last_board(tree: &GameTree) -> Vec<String> {
    let mut playback = Playback::new(tree).unwrap();
    while playback.forward() {}
    playback.position().board().rows()
}

#[test]
fn what_their_heads_say() {
    let info = |name: &str| GameInfo::of(&opened(&bytes(name)).collection.games()[0]);
    let lee = info("lee.gib");
    assert_eq!((lee.black.as_str(), lee.black_rank.as_str(), lee.white.as_str()), ("이세돌", "9p", "홍장식"));
    assert_eq!((lee.place.as_str(), lee.date.as_str()), ("타이젬 바둑", "2003-04-23"));
    assert_eq!(lee.time_control().unwrap().to_string(), "3h+5x60s");
    assert_eq!((lee.result.as_str(), lee.komi_quarters()), ("B+R", Some(13)));
    let nie = info("nie.gib");
    assert_eq!(
        (nie.black.as_str(), nie.white.as_str(), nie.result.as_str()),
        ("聂卫平", "小松英树", "B+5.5")
    );
    assert_eq!((nie.date.as_str(), nie.time_control()), ("1993-12-06", None));
    let genan = info("genan.ngf");
    assert_eq!((genan.black.as_str(), genan.white.as_str()), ("秀策", "井上幻庵因碩"));
    assert_eq!((genan.name.as_str(), genan.result.as_str()), ("耳赤の一局", "B+2"));
    let old = info("old.ngf");
    assert_eq!((old.black.as_str(), old.result.as_str(), old.komi.as_str()), ("聂卫平", "B+5.5", "5.5"));
    let ugf = info("genan.ugf");
    assert_eq!((ugf.event.as_str(), ugf.place.as_str()), ("1846, 耳赤の一局", "大坂"));
    assert_eq!(
        (ugf.date.as_str(), ugf.rules.as_str(), ugf.result.as_str()),
        ("1846-09-11,15", "Japanese", "B+2")
    );
    let ugi = info("magog.ugi");
    assert_eq!((ugi.white_rank.as_str(), ugi.result.as_str(), ugi.time.as_str()), ("8k?", "W+R", "600"));
}

#[test]
fn a_file_cut_off_anywhere_keeps_what_is_there() {
    for (name, format, ..) in FILES.into_iter().take(8) {
        let whole = bytes(name);
        let all = moves(&opened(&whole).collection.games()[0]);
        let mut most = 0;
        let mut opens = false;
        let step = if whole.len() < 2_500 { 1 } else { 37 };
        for end in (0..whole.len()).step_by(step) {
            // Once enough is there to tell what it is, it stays so.
            let Ok(cut) = open(&whole[..end], &EN) else {
                assert!(!opens, "{name} at {end}");
                continue;
            };
            opens = true;
            assert_eq!(cut.format, format, "{name} at {end}");
            let there = moves(&cut.collection.games()[0]);
            let last = there.len().saturating_sub(1);
            // The last move may be half there; the ones before it are those of the game.
            assert!(there.len() <= all.len() && there[..last] == all[..last], "{name} at {end}");
            assert!(there.len() + 1 >= most, "{name} at {end}: {} after {most}", there.len());
            most = most.max(there.len());
        }
        assert!(opens && most + step.min(5) >= all.len(), "{name}");
    }
}

#[test]
fn long_files_are_read_in_a_moment() {
    let repeated = |head: &str, piece: &str, tail: &str| {
        format!("{head}{}{tail}", piece.repeat((1 << 20) / piece.len()))
    };
    for text in [
        repeated("\\HS\n", "\\[A=", ""),
        repeated("\\HS\n", "\\[REFGIBO=\nSTO 0 2 1 3 3\n\\]\n", ""),
        repeated("\\HS\n\\HE\n\\GS\n", "STO 0 2 1 3 3\n", "\\GE\n"),
        repeated("\\HS\n\\GS\n", "STO 0 2 1 99 99\n", ""),
        repeated("\\GE\n", "\\RS\n\\[REFSUSUN=0\\]\n\\[REFEXPLAIN=a\\]\n\\RE\n", ""),
        repeated("\\HS\n\\[GAMEINFOMAIN=", "GRLT:9,", "\\]\n"),
        repeated("\\HS\n\\[GAMEINFOMAIN=", ",", "\\]\n"),
        repeated("Rated game\n19\n", "PMABBQEEQ\n", ""),
        repeated("Rated game\n19\nPMABBQEEQ\n", "IDB[1] a[EndTxt]\n", ""),
        repeated("Rated game\n19\nPMABBQEEQ\nIDB[1] a", "\n", ""),
        repeated("[Data]\n", "QP,B1,1,5\n", ""),
        repeated("[Header]\nHdcp=0\n", "PlayerB=x\n", ""),
        repeated("[Header]\nHdcp=0\nTitle=", ",a", ""),
        repeated("[Data]\nQP,B1,1,0\n[ReviewNode]\n", "VARIATION,\nNODE,2,2,3,3\n", ""),
        repeated("[Data]\nQP,B1,1,0\n[ReviewNode]\n", "VARIATION,\nNODE,2,2,3,3\nVARIATIONEND,\n", ""),
        repeated("[Data]\nQP,B1,1,0\n[ReviewComment]\n", ".Comment,2\na\n", ""),
        repeated("[Data]\nQP,B1,1,0\n[Figure]\n", ".Fig,1\nAA,B1,0,0\n.EndFig\n", ""),
        repeated("[Data]\nQP,B1,1,0\n[Figure]\n", ".Text,1\n.#,1,1,A\n.EndText\n", ""),
    ] {
        let opened = opened(text.as_bytes());
        assert_ne!(opened.format, Format::Sgf);
        assert!(opened.problems.len() <= 1001);
    }
}

fn stays_sound(bytes: &[u8]) -> Result<(), proptest::test_runner::TestCaseError> {
    if let Ok(opened) = open(bytes, &EN) {
        let sgf = write(&opened.collection);
        let again = open(&sgf, &EN);
        prop_assert!(again.is_ok());
        prop_assert!(opened.format == Format::Sgf || again.unwrap().problems.is_empty());
        for problem in &opened.problems {
            prop_assert!(problem.line > 0 && problem.column > 0);
        }
    }
    Ok(())
}

const PIECES: [&str; 40] = [
    "\\HS\n",
    "\\HE\n",
    "\\GS\n",
    "\\GE\n",
    "\\RS\n",
    "\\RE\n",
    "\\[REFSUSUN=1\\]\n",
    "\\[REFGIBO=\n",
    "\\]\n",
    "\\[GAMEINFOMAIN=",
    "LINE:9,",
    "GRLT:0,",
    "INI 0 1 3\n",
    "STO 0 2 1 3 3\n",
    "STO 0 3 2 -1 99\n",
    "SKI 0 2\n",
    "19\n",
    "20170316\n",
    "0\n",
    "6\n",
    "PMABBQEEQ\n",
    "PMABWAAAA\n",
    "IDB[1] x",
    "[EndTxt]\n",
    "GI",
    "[Header]\n",
    "Size=9\n",
    "Hdcp=9,1\n",
    "[Data]\n",
    "QP,B1,0,0\n",
    "AA,W1,2,5\n",
    "[Figure]\n",
    ".Fig,1,a\n",
    ".Text,1\n",
    ".#,1,1,]\n",
    ".EndFig\n",
    "[ReviewNode]\n",
    "NODE,2,1,3,3\n",
    "VARIATION,\n",
    "VARIATIONEND,\n",
];

proptest! {
    #[test]
    fn no_bytes_break_the_readers(bytes in vec(any::<u8>(), 0..400), head in select(&["", "\\HS\n", "[Data]\nAA,B1,1,0\n", "PMABBQE\n"][..])) {
        stays_sound(&[head.as_bytes(), &bytes].concat())?;
    }

    #[test]
    fn no_pieces_in_any_order_break_the_readers(pieces in vec(select(&PIECES[..]), 0..60)) {
        stays_sound(pieces.concat().as_bytes())?;
    }

    #[test]
    fn no_damage_breaks_the_readers(file in 0..8_usize, hits in vec((any::<Index>(), any::<u8>(), 0..4_u8), 1..20)) {
        let mut bytes = bytes(FILES[file].0);
        for (at, byte, how) in hits {
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 => drop(bytes.drain(at..(at + usize::from(byte)).min(bytes.len() - 1).max(at))),
                _ => {
                    let piece: Vec<u8> = bytes[at..].iter().take(usize::from(byte)).copied().collect();
                    bytes.splice(at..at, piece);
                }
            }
        }
        stays_sound(&bytes)?;
    }
}
