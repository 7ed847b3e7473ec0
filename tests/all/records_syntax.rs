//! Reader rules 9 to 22: what is read out of texts that keep the grammar, and of those that do not.

use shoutan::record::problem::{Kind, Problem};
use shoutan::record::sgf::read::{NotARecord, read};
use shoutan::record::sgf::write::write;
use shoutan::record::tree::{Collection, GameTree, NodeId};
use std::collections::HashMap;
use std::fmt::Write;

/// A tree in one line: every node with the number of its parent, so `1<0 B[aa]` follows the root.
pub fn outline(tree: &GameTree) -> String {
    let numbers: HashMap<NodeId, usize> = tree.nodes().zip(0..).collect();
    let mut text = String::new();
    for node in tree.nodes() {
        let parent = tree.parent(node).map_or(String::new(), |parent| format!("<{}", numbers[&parent]));
        write!(text, "{}{}{parent}", if text.is_empty() { "" } else { " " }, numbers[&node]).unwrap();
        for property in tree.properties(node) {
            write!(text, " {}", property.name()).unwrap();
            for value in property.values() {
                write!(text, "[{value}]").unwrap();
            }
        }
    }
    text
}

fn opened(text: &str) -> (Collection, Vec<Problem>) {
    let (collection, problems) = read(text.as_bytes()).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(String::from_utf8(write(&collection)).unwrap(), text, "goes out as it came in");
    (collection, problems)
}

/// Reads a text and gives the outline of its first game and the kinds of problems.
fn seen(text: &str) -> (String, Vec<Kind>) {
    let (collection, problems) = opened(text);
    (outline(&collection.games()[0]), problems.iter().map(|problem| problem.kind).collect())
}

#[track_caller]
fn clean(text: &str, expected: &str) {
    assert_eq!(seen(text), (expected.to_owned(), vec![]), "{text:?}");
}

#[track_caller]
fn flawed(text: &str, expected: &str, kind: Kind) {
    assert_eq!(seen(text), (expected.to_owned(), vec![kind]), "{text:?}");
}

#[test]
fn rule_9_where_a_game_begins() {
    clean("(;B[aa])", "0 B[aa]");
    clean(" \r\n\t(\n;\u{b}B[aa])", "0 B[aa]");
    clean("(;)", "0");
    flawed("From: a@b (c) ; d\n\n(;B[aa])", "0 B[aa]", Kind::Syntax);
    flawed("licence (see below); (; and so on)\n(;GM[1];B[aa])", "0 GM[1] 1<0 B[aa]", Kind::Syntax);
    flawed("prose (GM[1];B[aa])", "0 GM[1] 1<0 B[aa]", Kind::Syntax);
    clean(";B[aa];W[bb]", "0 B[aa] 1<0 W[bb]");
    flawed("prose ;B[aa]", "0 B[aa]", Kind::Syntax);
    flawed("prose\n  ;C[a\\]b] ;W[bb]", "0 C[a\\]b] 1<0 W[bb]", Kind::Syntax);
}

#[test]
fn katrain_140_mail_header_before_and_an_empty_node_behind() {
    flawed("Subject: game (no. 3)\nTo: x\n\n(;GM[1];B[aa];)", "0 GM[1] 1<0 B[aa] 2<1", Kind::Syntax);
}

#[test]
fn sgf_parse_21_a_leading_line_break() {
    clean("\n(;B[aa])", "0 B[aa]");
}

#[test]
fn q5go_6_a_byte_order_mark() {
    clean("\u{feff}(;B[aa])", "0 B[aa]");
}

#[test]
fn rule_10_what_stands_behind_a_game() {
    flawed("(;B[aa]) -- \nsignature", "0 B[aa]", Kind::Syntax);
    flawed("(;B[aa])\n)", "0 B[aa]", Kind::Syntax);
    clean("(;B[aa])\n\n", "0 B[aa]");
    let (collection, problems) = opened("(;B[aa])(;W[bb]) text ( ;W[cc])\n");
    let outlines: Vec<_> = collection.games().iter().map(outline).collect();
    assert_eq!(outlines, ["0 B[aa]", "0 W[bb]", "0 W[cc]"]);
    assert_eq!(problems.iter().map(|problem| problem.game).collect::<Vec<_>>(), [2]);
}

#[test]
fn rule_10_prose_behind_a_game_is_no_game() {
    flawed("(;B[aa]) seen by me (KM[0]) yesterday; HA[2] then", "0 B[aa]", Kind::Syntax);
    let (collection, _) = opened("(GM[1];B[aa])(B[bb])\n(B[cc])");
    assert_eq!(collection.games().len(), 3);
}

#[test]
fn prose_is_looked_through_once() {
    // Where each place is followed to the end of its values, a million of them would take hours.
    for piece in [" ;A[", " (A[", " ;a(A[\\]", " ( A;"] {
        let text = format!("x{}] z", piece.repeat(1 << 20));
        assert_eq!(read(text.as_bytes()).unwrap_err(), NotARecord::NoGame);
        let (collection, _) = opened(&format!("(;B[aa]){text}"));
        assert_eq!(collection.games().len(), 1);
    }
}

#[test]
fn weiqihub_148_blanks_behind_the_first_semicolon_and_text_behind_the_game() {
    flawed("(; GM[1];B[aa]) the end", "0 GM[1] 1<0 B[aa]", Kind::Syntax);
}

#[test]
fn rule_11_blanks_between_all_tokens_and_stray_characters() {
    clean("( ; B [aa] \n[bb]\u{c} ; \u{b} W\r\n[cc] )", "0 B[aa][bb] 1<0 W[cc]");
    flawed("(;B[aa]!?;W[bb]-;B[cc])", "0 B[aa] 1<0 W[bb] 2<1 B[cc]", Kind::Syntax);
    flawed("(;[aa]B[bb])", "0 B[bb]", Kind::Syntax);
}

#[test]
fn rule_12_names_of_any_length_and_case() {
    let text = "(;GaMe[1]CoPyright[me]MULTIGOGM[1]black[aa];Black[bb])";
    clean(text, "0 GaMe[1] CoPyright[me] MULTIGOGM[1] black[aa] 1<0 Black[bb]");
    let (collection, _) = opened(text);
    let tree = &collection.games()[0];
    let root = NodeId::ROOT;
    assert_eq!(tree.value(root, "GM"), Some("1"));
    assert_eq!(tree.value(root, "CP"), Some("me"));
    assert_eq!(tree.value(root, "B"), None);
    assert_eq!(tree.value(tree.first_child(root).unwrap(), "B"), Some("bb"));
}

#[test]
fn sabaki_68_and_gokibitz_6_long_names() {
    let (collection, _) = opened("(;GaMe[1]SiZe[9]CoPyright[PANDANET]PlayerBlack[kim]PlayerWhite[lee])");
    let tree = &collection.games()[0];
    let text = |name| tree.simple_text(NodeId::ROOT, name);
    assert_eq!(
        (text("PB").as_deref(), text("PW").as_deref(), text("SZ").as_deref()),
        (Some("kim"), Some("lee"), Some("9"))
    );
}

#[test]
fn aki65_65_names_over_eight_letters() {
    clean("(;MULTIGOGM[1]ABCDEFGHIJKLMNOP[x])", "0 MULTIGOGM[1] ABCDEFGHIJKLMNOP[x]");
}

#[test]
fn rule_13_properties_before_the_first_semicolon() {
    clean("(GM[1]PB[x];B[aa](W[bb];B[cc])(;W[dd]))", "0 GM[1] PB[x] 1<0 B[aa] 2<1 W[bb] 3<2 B[cc] 4<1 W[dd]");
}

#[test]
fn sabaki_1029_a_file_without_the_first_semicolon() {
    clean(
        "(\nTE[event]\nRD[2005-10-13]\nKO[6.5]\n;B[qd];W[dd])",
        "0 TE[event] RD[2005-10-13] KO[6.5] 1<0 B[qd] 2<1 W[dd]",
    );
}

#[test]
fn goreviewpartner_64_a_file_that_opens_no_tree() {
    clean("GM[1]FF[4]PB[x];B[aa];W[bb]", "0 GM[1] FF[4] PB[x] 1<0 B[aa] 2<1 W[bb]");
}

#[test]
fn rule_14_the_same_name_twice() {
    let (collection, problems) = opened("(;AB[aa]AB[bb][cc]PB[first]PB[second])");
    let tree = &collection.games()[0];
    let list: Vec<_> = tree.values(NodeId::ROOT, "AB").collect();
    assert_eq!(list, ["aa", "bb", "cc"]);
    assert_eq!(tree.simple_text(NodeId::ROOT, "PB").as_deref(), Some("first"));
    assert_eq!(problems, []);
}

#[test]
fn rule_15_nodes_after_a_variation_follow_the_node_before_it() {
    clean(
        "(;C[a](;C[b]);C[c](;C[d])(;C[e]);C[f];C[g])",
        "0 C[a] 1<0 C[b] 2<0 C[c] 3<2 C[d] 4<2 C[e] 5<2 C[f] 6<5 C[g]",
    );
}

#[test]
fn rules_13_and_15_a_property_behind_a_variation_opens_a_node() {
    clean("(;C[a](;C[b])C[c];C[d])", "0 C[a] 1<0 C[b] 2<0 C[c] 3<2 C[d]");
    clean("(;C[a]()N[a];C[b])", "0 C[a] N[a] 1<0 C[b]");
}

#[test]
fn wgo_36_variations_hang_on_the_right_moves() {
    clean(
        "(;GM[1];B[aa](;W[bb](;B[cc])(;B[dd];W[ee]))(;W[ff]))",
        "0 GM[1] 1<0 B[aa] 2<1 W[bb] 3<2 B[cc] 4<2 B[dd] 5<4 W[ee] 6<1 W[ff]",
    );
    clean("(;C[a]((;C[b])(;C[c]))(;C[d]))", "0 C[a] 1<0 C[b] 2<0 C[c] 3<0 C[d]");
}

#[test]
fn rule_16_empty_trees_and_empty_nodes() {
    clean("(;B[aa]()( );W[bb]())", "0 B[aa] 1<0 W[bb]");
    clean("(;;B[aa];;)", "0 1<0 B[aa] 2<1 3<2");
    flawed("()(;B[aa])", "0 B[aa]", Kind::Syntax);
}

#[test]
fn sgf_3_two_semicolons_and_the_end() {
    clean("(;;)", "0 1<0");
    assert_eq!(read(b";;)").unwrap_err(), NotARecord::NoGame);
}

#[test]
fn minigo_587_what_pandanet_adds() {
    clean("(;GM[1];B[aa]; TW[bb] TB[cc] OS[1.5])", "0 GM[1] 1<0 B[aa] 2<1 TW[bb] TB[cc] OS[1.5]");
}

#[test]
fn rule_17_the_file_ends_too_early() {
    for (text, expected) in [
        ("(;B[aa];W[bb]", "0 B[aa] 1<0 W[bb]"),
        ("(;B[aa](;W[bb", "0 B[aa] 1<0 W[bb]"),
        ("(;B[aa];C[text\\", "0 B[aa] 1<0 C[text]"),
        ("(;B[aa];C[", "0 B[aa] 1<0 C[]"),
        ("(;B[aa];", "0 B[aa] 1<0"),
        ("(;", "0"),
    ] {
        let (outline, kinds) = seen(text);
        assert_eq!(outline, expected, "{text:?}");
        assert!(!kinds.is_empty() && kinds.iter().all(|&kind| kind == Kind::Truncated), "{text:?} {kinds:?}");
    }
}

#[test]
fn sgf_parse_25_brackets_too_many_or_too_few() {
    flawed("(;B[aa]))", "0 B[aa]", Kind::Syntax);
    flawed("(;B[aa]", "0 B[aa]", Kind::Truncated);
}

#[test]
fn rule_18_a_name_without_a_value() {
    flawed("(;KM;B[aa] PB[x])", "0 1<0 B[aa] PB[x]", Kind::Syntax);
    flawed("(;KM[0];B[aa]N PB[x])", "0 KM[0] 1<0 B[aa] PB[x]", Kind::Syntax);
}

#[test]
fn sabaki_932_an_unescaped_bracket_is_named_where_it_breaks() {
    let (collection, problems) = opened("(;GM[1]\n;B[aa]C[so [it] goes ];W[bb])");
    assert_eq!(outline(&collection.games()[0]), "0 GM[1] 1<0 B[aa] C[so [it] 2<1 W[bb]");
    assert_eq!((problems[0].line, problems[0].column, problems[0].node), (2, 17, Some(2)));
}

#[test]
fn q5go_26_problems_name_the_line_and_the_property() {
    let (_, problems) = opened("(;GM[1]\n;B[aa]\n手 KM;W[bb])");
    let told: Vec<_> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 3, column 1: characters outside of values are skipped",
            "line 3, column 3, KM: a property without a value is skipped",
        ]
    );
}

#[test]
fn rule_20_what_is_no_record() {
    assert_eq!(read(b"").unwrap_err(), NotARecord::Empty);
    assert_eq!(read(b" \r\n").unwrap_err(), NotARecord::Empty);
    for bytes in [
        &b"hello"[..],
        b"<!DOCTYPE html><html><body>a;b[0] (c)</body></html>",
        b"\x7fELF\x02\x01;A[\x00\x00]",
        b"\x89PNG\r\n\x1a\n\x00\x00;",
        b"[1, 2, 3]",
        b"(((((((",
        b")",
        b";",
        b"(see AB[dd]); HA[2] without stones; KM[6.5] ` and so on",
        b"## Files\n\n- `a.sgf` (CA[GBK]) has no `;`; HA[2], KM[0]\n",
    ] {
        assert_eq!(read(bytes).unwrap_err(), NotARecord::NoGame, "{bytes:?}");
    }
}

#[test]
fn rule_21_untouched_games_stay_as_they_were() {
    let text = "before (;PB[a]\n KM[0] ;B[aa]) between (;PB[b];W[bb] (;B[cc]) ) after";
    let (mut collection, _) = read(text.as_bytes()).unwrap();
    collection.games_mut()[1].set(NodeId::ROOT, "PB", &["c"]);
    let expected = "before (;PB[a]\n KM[0] ;B[aa]) between (;PB[c];W[bb] (;B[cc]) ) after";
    assert_eq!(String::from_utf8(write(&collection)).unwrap(), expected);
}

#[test]
fn rule_41_a_file_that_is_too_long() {
    assert_eq!(read(&vec![b' '; (64 << 20) + 1]).unwrap_err(), NotARecord::TooLong);
}
