//! Reader rules 9 and 11: text before a game, and between the first `;` of a game and its first property.

use crate::records_syntax::outline;
use shoutan::record::problem::{Kind, Problem};
use shoutan::record::sgf::read::{NotARecord, read};
use shoutan::record::sgf::write::write;
use shoutan::record::tree::{Collection, NodeId};

/// Numbers that look like chance and are the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    /// A few of these pieces, with blanks or nothing between them; a blank follows.
    fn prose(&mut self, pieces: &[&str]) -> String {
        let mut text = String::new();
        for _ in 0..=self.below(7) {
            text.push_str(pieces[self.below(pieces.len())]);
            text.push_str([" ", "", "\n", "  "][self.below(4)]);
        }
        text + " "
    }
}

fn opened(text: &str) -> (Collection, Vec<Problem>) {
    let (collection, problems) = read(text.as_bytes()).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(String::from_utf8(write(&collection)).unwrap(), text, "goes out as it came in");
    (collection, problems)
}

/// The outlines of the games of a text.
fn outlines(text: &str) -> Vec<String> {
    opened(text).0.games().iter().map(outline).collect()
}

const WORDS: [&str; 20] = [
    "note_to_self",
    "see",
    "p. 12",
    "谢谢",
    "a.b@c.org",
    "--",
    "!?",
    ":-)",
    "(see above)",
    "Fig",
    "手谈",
    "<b>",
    "GM",
    "KM W",
    "e.g.",
    "\"quoted\"",
    "0:30",
    "]",
    "#3",
    "the end",
];

/// What prose has too, and grammar more so.
const SIGNS: [&str; 8] = ["; and", "(", "8-)", "(; so)", ";", "Note[1]", "((", ")"];

#[test]
fn whatever_stands_before_a_game_and_in_its_root_the_tree_is_the_same() {
    let mut chance = Chance(12);
    for (head, tail) in [
        ("", "GM[1]SZ[9]C[x];B[ee](;W[gc])(;W[cg]))"),
        ("", "FF[4]CA[UTF-8]SZ[13]PB[a]PW[b];B[aa];W[bb];B[cc])"),
        ("", "AB[aa][bb]C[(;B[aa\\]) \\[ :-( x]SZ[9];W[cc](;B[dd];W[ee](;B[ff])(;B[gg]))(;B[hh]))"),
        (" ", "GaMe[1]SiZe[19](;B[aa])(;B[bb];W[cc]))"),
        ("\n", "KM[6.5]AB[dd]AW[ee]PL[W])"),
    ] {
        let clean = outlines(&format!("(;{tail}"));
        assert_eq!(clean.len(), 1);
        let all: Vec<&str> = WORDS.into_iter().chain(SIGNS).collect();
        for _ in 0..60 {
            let before = match chance.below(4) {
                0 => String::new(),
                _ => chance.prose(&WORDS),
            };
            let stray = match chance.below(5) {
                0 => "note_to_self ".to_owned(),
                1 | 2 => chance.prose(&WORDS),
                _ => format!("x{}x ", chance.prose(&all)).replace("Note[1]", "Note 1"),
            };
            let text = format!("{before}({head};{head}{stray}{tail}");
            let (collection, problems) = opened(&text);
            let told: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
            let expected = [
                "what stands before the game is skipped",
                "what stands before the first property is skipped",
            ];
            let from = usize::from(before.trim_ascii().is_empty());
            assert_eq!(outlines(&text), clean, "{text:?}");
            assert_eq!(told, expected[from..], "{text:?}");
            // An edit of the root leaves the text where it is.
            let mut edited = collection.clone();
            edited.games_mut()[0].set(NodeId::ROOT, "RE", &["B+R"]);
            let edited = String::from_utf8(write(&edited)).unwrap();
            assert!(edited.starts_with(&text[..text.find(tail).unwrap()]), "{edited:?}");
        }
    }
}

/// Without a word that says so, a root is known by what hangs on it. A lone `)` would close it.
#[test]
fn a_root_that_says_little_is_kept_too() {
    let mut chance = Chance(21);
    let words = WORDS.map(|word| if word == ":-)" { ":-|" } else { word });
    for tail in ["B[ee](;W[gc])(;W[cg]))", "C[x];B[ee];W[gc])", "AB[aa];W[gc](;B[aa];W[bb])(;B[cc]))"] {
        let clean = outlines(&format!("(;{tail}"));
        for _ in 0..60 {
            let text = format!("{}(; {}{tail}", chance.prose(&words), chance.prose(&words));
            assert_eq!(outlines(&text), clean, "{text:?}");
        }
    }
}

#[test]
fn a_note_before_the_first_property_is_named_once() {
    let text = "some text\n(; note_to_self GM[1]SZ[9]C[x];B[ee](;W[gc])(;W[cg]))";
    let (collection, problems) = opened(text);
    let expected = "0 GM[1] SZ[9] C[x] 1<0 B[ee] 2<1 W[gc] 3<1 W[cg]";
    assert_eq!(collection.games().iter().map(outline).collect::<Vec<_>>(), [expected]);
    let told: Vec<_> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 1, column 1: what stands before the game is skipped",
            "line 2, column 4: what stands before the first property is skipped",
        ]
    );
    assert!(problems.iter().all(|problem| problem.kind == Kind::Syntax));
}

/// Each text as its games, and what it could be taken for.
#[test]
fn no_root_is_lost_to_keep_its_variations() {
    let tree = "0 SZ[9] 1<0 B[ee] 2<1 W[gc] 3<1 W[cg]";
    let rest = "SZ[9];B[ee](;W[gc])(;W[cg])";
    for (text, games) in [
        // Whatever bracket or semicolon is left out.
        (format!("text (; a_b {rest})"), vec![tree]),
        (format!("text ({rest})"), vec![tree]),
        (format!("text (a_b {rest})"), vec![tree]),
        (format!("text ;{rest}"), vec![tree]),
        (rest.to_owned(), vec![tree]),
        // Prose that looks like the beginning of a game.
        (format!("licence (; and so on)\n(;{rest})"), vec![tree]),
        (format!("licence (; and so on\n(;{rest})"), vec![tree]),
        (format!("licence (; see Note[1] there)\n(;{rest})"), vec![tree]),
        (format!("(; see below\n(;{rest})"), vec![tree]),
        (format!("PB[x] wrote:\n(;{rest})"), vec![tree]),
        (format!("hello :) ;-) (;) KM[0]\n(; :) {rest})"), vec![tree]),
        (format!("one (; a_b {rest}) two (; c_d {rest})"), vec![tree, tree]),
        (format!("(;{rest}) (; c_d {rest})"), vec![tree, tree]),
        (format!("(;{rest}) see (; below\n(; c_d {rest})"), vec![tree, tree]),
        // A root without properties.
        ("text (; a_b (;B[aa])(;W[bb]))".to_owned(), vec!["0 1<0 B[aa] 2<0 W[bb]"]),
        ("text (; (;B[aa])(;W[bb]))".to_owned(), vec!["0 1<0 B[aa] 2<0 W[bb]"]),
        ("text (; a_b ;B[aa];W[bb])".to_owned(), vec!["0 1<0 B[aa] 2<1 W[bb]"]),
        // The file ends too early.
        ("text (; a_b B[aa](;W[bb])(;W[cc])".to_owned(), vec!["0 B[aa] 1<0 W[bb] 2<0 W[cc]"]),
        // Names that mean nothing are properties all the same.
        ("(;black[aa]GM[1];B[aa])".to_owned(), vec!["0 black[aa] GM[1] 1<0 B[aa]"]),
    ] {
        assert_eq!(outlines(&text), games, "{text:?}");
    }
}

#[test]
fn hostile_prose_is_looked_through_a_few_times() {
    // Were each place followed to the end, a million of them would take hours.
    for piece in [
        "(; a",
        "(;x)",
        "(;x A[",
        "(;x) A[",
        "(;x ;B[",
        "(;Ab[",
        "(;x (A[",
        "((; ;",
        "(;x)(;A[",
        "(;)",
        "(;A[]x",
        "(;x GM[",
        " GM[](",
        " ;GM[]x",
        "(a GM[];)",
    ] {
        for (head, tail) in
            [("x ", "] z"), ("(;x ", ""), ("x ", "(;B[aa])"), ("", "\n(;B[aa](;GM[1]))"), ("", "GM[1]")]
        {
            let text = format!("{head}{}{tail}", piece.repeat((1 << 19) / piece.len()));
            match read(text.as_bytes()) {
                Ok((collection, _)) => assert!(write(&collection) == text.as_bytes(), "{piece:?}"),
                Err(error) => assert_eq!(error, NotARecord::NoGame),
            }
        }
    }
}
