//! Writer rules 42 to 45 and editing: an edit changes its own bytes and nothing else.

use crate::records_syntax::outline;
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use shoutan::record::problem::Problem;
use shoutan::record::sgf::read::read;
use shoutan::record::sgf::write::write;
use shoutan::record::tree::{Collection, GameTree, NodeId};
use shoutan::rules::point::{Point, Size};

fn opened(text: &str) -> Collection {
    read(text.as_bytes()).unwrap().0
}

fn written(collection: &Collection) -> String {
    String::from_utf8(write(collection)).unwrap()
}

/// What a file says after its first game was edited; reading it again has to give the same tree.
#[track_caller]
fn edited(text: &str, edit: impl FnOnce(&mut GameTree)) -> String {
    let mut collection = opened(text);
    edit(&mut collection.games_mut()[0]);
    let after = written(&collection);
    assert_eq!(outline(&opened(&after).games()[0]), outline(&collection.games()[0]), "{after}");
    after
}

fn node(tree: &GameTree, number: usize) -> NodeId {
    tree.nodes().nth(number).unwrap()
}

#[test]
fn rule_42_and_qgo_29_a_new_file_with_handicap_stones() {
    let mut tree = GameTree::new_game(Size::STANDARD);
    let root = NodeId::ROOT;
    tree.set(root, "PB", &["吕范"]);
    tree.set(root, "HA", &["2"]);
    tree.set(root, "AB", &["pd", "dp"]);
    let mut last = root;
    for (name, value) in [("W", "dd"), ("B", "pp"), ("W", "")] {
        last = tree.add_child(last);
        tree.set(last, name, &[value]);
    }
    let version = env!("CARGO_PKG_VERSION");
    let expected = format!(
        "(;FF[4]GM[1]CA[UTF-8]AP[shoutan:{version}]SZ[19]PB[吕范]HA[2]AB[pd][dp]\n;W[dd];B[pp];W[])\n"
    );
    assert_eq!(written(&Collection::new(tree)), expected);
}

#[test]
fn sabaki_185_square_boards_are_written_with_one_number() {
    let size = |width, height| {
        let tree = GameTree::new_game(Size::new(width, height).unwrap());
        tree.value(NodeId::ROOT, "SZ").unwrap().to_owned()
    };
    assert_eq!((size(19, 19).as_str(), size(9, 13).as_str()), ("19", "9:13"));
    assert_eq!(edited("(;SZ[19:19]PB[x])", |tree| tree.set(NodeId::ROOT, "PB", &["y"])), "(;SZ[19:19]PB[y])");
}

#[test]
fn lizzieyzy_228_a_pass_is_written_empty() {
    let pass = shoutan::record::value::point::write_vertex(None);
    assert_eq!(
        edited("(;SZ[18])", |tree| {
            let move_one = tree.add_child(NodeId::ROOT);
            tree.set(move_one, "B", &[pass]);
        }),
        "(;SZ[18];B[])"
    );
    assert_eq!(shoutan::record::value::point::write_vertex(Some(Point::new(3, 2))), "dc");
}

#[test]
fn lizzieyzy_234_values_of_foreign_properties_stay_escaped() {
    let text = "(;LZ[a\\]b\\\\]KFAV[1]KFA[{\"a\":[1,2\\]}]B[aa])";
    assert_eq!(written(&opened(text)), text);
    assert_eq!(
        edited(text, |tree| tree.set(NodeId::ROOT, "LZ", &["x]y\\"])),
        text.replace("a\\]b\\\\", "x\\]y\\\\")
    );
}

#[test]
fn ogs_1547_and_lizzie_434_brackets_and_backslashes_in_texts() {
    let comment = "he said [so: it goes] and \\o/\nnew line";
    let after = edited("(;B[aa])", |tree| tree.set(NodeId::ROOT, "C", &[comment]));
    assert_eq!(after, "(;B[aa]C[he said [so: it goes\\] and \\\\o/\nnew line])");
    assert_eq!(opened(&after).games()[0].text(NodeId::ROOT, "C").as_deref(), Some(comment));
}

#[test]
fn rule_43_colons_are_escaped_in_composed_values_only() {
    let after = edited("(;B[aa])", |tree| {
        tree.set_composed(NodeId::ROOT, "LB", &[("aa", "a:b]"), ("bb", "2")]);
        tree.set(NodeId::ROOT, "N", &["a:b"]);
    });
    assert_eq!(after, "(;B[aa]LB[aa:a\\:b\\]][bb:2]N[a:b])");
}

#[test]
fn kaya_156_rule_44_empty_nodes_and_blanks_are_kept() {
    let text = "(; SZ[9:13]  C[ two blanks  ] ; ;B[aa]\n\n;;)";
    let after = edited(text, |tree| {
        let last = tree.nodes().last().unwrap();
        tree.add_child(last);
    });
    assert_eq!(after, "(; SZ[9:13]  C[ two blanks  ] ; ;B[aa]\n\n;;;)");
}

#[test]
fn lizzie_900_variations_keep_their_order_and_brackets() {
    let text = "(;GM[1] (;B[aa] (;W[bb]) (;W[cc];B[dd])) (;B[ee]))\n";
    let after = edited(text, |tree| {
        let end = node(tree, 4);
        tree.set(end, "C", &["end"]);
        let more = tree.add_child(end);
        tree.set(more, "W", &["ff"]);
    });
    assert_eq!(after, "(;GM[1] (;B[aa] (;W[bb]) (;W[cc];B[dd]C[end];W[ff])) (;B[ee]))\n");
}

#[test]
fn sgf_17_only_what_changed_is_written() {
    let text = "(;AB[aa:cc]AE[dd]C[so\\\nft a\\:b]TR[aa]TR[bb];B[tt]MN[ 1 ]GoodMove[1])";
    let same = edited(text, |tree| {
        let root = NodeId::ROOT;
        let comment = tree.text(root, "C").unwrap();
        tree.set(root, "C", &[comment]);
        tree.set(root, "TR", &["aa", "bb"]);
        tree.remove(root, "XX");
    });
    assert_eq!(same, text);
}

#[test]
fn an_edited_value_changes_only_its_own_bytes() {
    let text = "junk ( ;  GaMe [1] Pb [a] [rest]\tPB[twice] ;B\n[aa] C[x]!(;W[bb])\n)tail";
    let set = |name: &str, values: &[&str], number: usize| {
        edited(text, |tree| {
            let node = node(tree, number);
            tree.set(node, name, values);
        })
    };
    assert_eq!(set("C", &["y"], 1), text.replace("C[x]", "C[y]"));
    assert_eq!(set("GM", &["2"], 0), text.replace("[1]", "[2]"));
    assert_eq!(set("P", &["z"], 0), text.replace("Pb [a] [rest]", "Pb [z]"));
    assert_eq!(set("P", &["a", "new", "more"], 0), text.replace("[rest]", "[new][more]"));
    assert_eq!(set("PB", &["once"], 0), text.replace("twice", "once"));
    assert_eq!(set("B", &["cc"], 1), text.replace("[aa]", "[cc]"));
    assert_eq!(set("N", &["name"], 1), text.replace("C[x]!", "C[x]!N[name]"));
    assert_eq!(set("W", &[], 2), text.replace("(;W[bb])", "(;)"));
    assert_eq!(set("GM", &[], 0), text.replace("  GaMe [1]", ""));
}

#[test]
fn lists_that_are_spread_over_repeats_are_set_as_one() {
    let text = "(;AB[aa]PB[x]AB[bb][cc];B[dd])";
    assert_eq!(edited(text, |tree| tree.set(NodeId::ROOT, "AB", &["aa", "cc"])), "(;AB[aa][cc]PB[x];B[dd])");
    assert_eq!(edited(text, |tree| tree.remove(NodeId::ROOT, "AB")), "(;PB[x];B[dd])");
    let names = "(;PB[first]PW[x]PB[second])";
    assert_eq!(edited(names, |tree| tree.set(NodeId::ROOT, "PB", &["new"])), names.replace("first", "new"));
}

#[test]
fn branches_are_added_moved_and_deleted() {
    let text = "(;GM[1]\n;B[aa];W[bb]\n;B[cc])";
    let variation = edited(text, |tree| {
        let (first, second) = (node(tree, 1), node(tree, 2));
        let other = tree.add_child(first);
        tree.set(other, "W", &["xx"]);
        let third = tree.add_child(second);
        tree.set(third, "B", &["yy"]);
    });
    assert_eq!(variation, "(;GM[1]\n;B[aa]\n(;W[bb]\n(;B[cc])\n(;B[yy]))\n(;W[xx]))");
    let branches = "(;GM[1] (;B[aa];W[bb]) (;B[cc]) (;B[dd];W[ee]) )";
    assert_eq!(
        edited(branches, |tree| assert!(tree.delete(node(tree, 3)))),
        "(;GM[1] (;B[aa];W[bb])\n(;B[dd];W[ee]) )"
    );
    assert_eq!(edited(branches, |tree| assert!(!tree.delete(NodeId::ROOT))), branches);
    let first = edited(text, |tree| {
        let inserted = tree.insert_child(node(tree, 1), 0);
        tree.set(inserted, "W", &["zz"]);
    });
    assert_eq!(first, "(;GM[1]\n;B[aa]\n(;W[zz])\n(;W[bb]\n;B[cc]))");
}

#[test]
fn what_broke_off_is_closed_when_something_follows_it() {
    for text in ["(;B[aa];C[br", "(;B[aa];C[br\\", "(;B[aa](;C[br"] {
        let after = edited(text, |tree| {
            let last = tree.nodes().last().unwrap();
            let more = tree.add_child(last);
            tree.set(more, "W", &["bb"]);
        });
        assert!(after.ends_with("C[br];W[bb])") || after.ends_with("C[br];W[bb]))"), "{after}");
        let named = edited(text, |tree| {
            let last = tree.nodes().last().unwrap();
            tree.set(last, "N", &["name"]);
        });
        assert!(named.starts_with(&text[..text.len() - 2]) && named.contains("C[br]N[name]"), "{named}");
    }
}

#[test]
fn games_are_added_at_the_end() {
    let mut collection = opened("(;PB[a]) (;PB[b])\n-- \ntail");
    let mut tree = GameTree::new_game(Size::STANDARD);
    tree.set(NodeId::ROOT, "PB", &["c"]);
    collection.push(tree);
    let after = written(&collection);
    assert!(after.starts_with("(;PB[a]) (;PB[b])\n-- \ntail\n(;FF[4]"), "{after}");
    assert_eq!(opened(&after).games().len(), 3);
}

#[test]
fn long_new_games_are_broken_into_lines() {
    let mut tree = GameTree::new_game(Size::STANDARD);
    let mut last = NodeId::ROOT;
    for _ in 0..300 {
        last = tree.add_child(last);
        tree.set(last, "B", &["aa"]);
    }
    let text = written(&Collection::new(tree));
    assert!(text.lines().skip(1).all(|line| line.len() <= 70), "{text}");
    assert!(text.lines().count() < 40, "{text}");
}

/// Text that is mostly grammar, seldom right.
fn soup() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => Just(";"), 3 => Just("("), 3 => Just(")"), 4 => Just("B[aa]"), 3 => Just("W[]"), 2 => Just("C[x"),
        2 => Just("]"), 1 => Just("["), 1 => Just("\\"), 1 => Just(" \n"), 1 => Just("AB[aa:bb]["), 1 => Just("手"),
        1 => Just("pb"), 1 => Just("Name"), 1 => Just("\u{feff}"), 1 => Just("\r"), 1 => Just("\t\u{b}"), 1 => Just("!"),
        1 => Just("("), 1 => Just("(;")
    ];
    proptest::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

/// Text to put into values.
fn hostile() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("]"),
        Just("["),
        Just("\\"),
        Just(":"),
        Just(";"),
        Just("("),
        Just(")"),
        Just("\n"),
        Just(" "),
        Just("a"),
        Just("手"),
        Just("\u{7}"),
        Just("é"),
        Just("\\\\]"),
        Just("B[aa]")
    ];
    proptest::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
}

/// Changes a tree as the numbers say.
fn change(tree: &mut GameTree, what: u8, at: usize, text: &str) {
    let count = tree.nodes().count();
    let node = node(tree, at % count);
    match what % 7 {
        0 => tree.set(node, "C", &[text]),
        1 => tree.set(node, "AB", &["aa", text]),
        2 => tree.remove(node, "B"),
        3 => {
            let child = tree.add_child(node);
            tree.set(child, "W", &["cc"]);
        }
        4 => {
            tree.insert_child(node, at % 3);
        }
        5 => {
            tree.delete(node);
        }
        _ => tree.set_composed(node, "LB", &[("aa", text)]),
    }
}

proptest! {
    #[test]
    fn anything_that_opens_goes_out_as_it_came_in(text in soup()) {
        if let Ok((collection, _)) = read(text.as_bytes()) {
            prop_assert_eq!(written(&collection), text);
        }
    }

    #[test]
    fn anything_that_opens_can_be_edited(
        text in soup(),
        changes in proptest::collection::vec((any::<u8>(), 0_usize..50, hostile()), 1..6),
    ) {
        // Where prose goes before, an edit may make another place the first that looks like a game.
        let prose = |problems: &[Problem]| problems.iter().any(|problem| problem.message.contains("before"));
        if let Ok((mut collection, problems)) = read(text.as_bytes())
            && !prose(&problems)
        {
            for (what, at, value) in &changes {
                change(&mut collection.games_mut()[0], *what, *at, value);
            }
            let after = written(&collection);
            let again = opened(&after);
            for (game, same) in collection.games().iter().zip(again.games()) {
                // What was typed may have asked for a CA.
                prop_assert_eq!(outline(game), outline(same).replace(" CA[UTF-8]", ""), "{}", after);
            }
            prop_assert_eq!(collection.games().len(), again.games().len(), "{}", after);
        }
    }

    #[test]
    fn any_text_survives_a_new_file(values in proptest::collection::vec(hostile(), 1..20)) {
        let mut tree = GameTree::new_game(Size::STANDARD);
        let mut last = NodeId::ROOT;
        for (i, value) in values.iter().enumerate() {
            last = tree.add_child(if i % 3 == 2 { NodeId::ROOT } else { last });
            tree.set(last, "C", &[value]);
            tree.set_composed(last, "AR", &[(value, "b"), ("c", value)]);
        }
        let collection = Collection::new(tree);
        let again = opened(&written(&collection));
        prop_assert_eq!(outline(&collection.games()[0]), outline(&again.games()[0]));
        prop_assert!(again.games()[0].nodes().count() == values.len() + 1);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let mut framed = b"(;C[".to_vec();
        framed.extend(bytes);
        if let Ok((collection, _)) = read(&framed) {
            write(&collection);
        }
    }
}

#[test]
fn rule_19_a_million_nodes_in_a_line() {
    let mut text = String::from("(;SZ[52]");
    for i in 0..1_000_000_u32 {
        text.push_str(if i % 2 == 0 { ";B[aa]" } else { ";W[bb]" });
    }
    text.push(')');
    let mut collection = opened(&text);
    let tree = &mut collection.games_mut()[0];
    assert_eq!(tree.nodes().count(), 1_000_001);
    let last = tree.main_line().last().unwrap();
    assert_eq!(tree.line_to(last).len(), 1_000_001);
    let more = tree.add_child(last);
    tree.set(more, "C", &["end"]);
    let after = written(&collection);
    assert!(after.ends_with(";W[bb];C[end])") && after.len() == text.len() + 7);
}

#[test]
fn katago_1114_sabaki_563_ogatak_27_deep_brackets_and_long_lines() {
    let deep = format!("{}{}", "(;B[aa]".repeat(10_000), ")".repeat(10_000));
    let mut collection = opened(&deep);
    assert!(written(&collection) == deep);
    let tree = &mut collection.games_mut()[0];
    let last = tree.main_line().last().unwrap();
    let more = tree.add_child(last);
    tree.set(more, "W", &["bb"]);
    assert!(written(&collection) == deep.replace("B[aa])", "B[aa];W[bb])"));
    let empty = format!("(;{}B[aa]", "(".repeat(100_000));
    assert!(written(&opened(&empty)) == empty);
}

#[test]
fn rule_19_five_thousand_children() {
    let text = format!("(;GM[1]{})", "(;B[aa];W[bb])".repeat(5_000));
    let mut collection = opened(&text);
    let tree = &mut collection.games_mut()[0];
    assert_eq!(tree.children(NodeId::ROOT).count(), 5_000);
    for _ in 0..100 {
        tree.add_child(NodeId::ROOT);
    }
    assert_eq!(opened(&written(&collection)).games()[0].children(NodeId::ROOT).count(), 5_100);
}
