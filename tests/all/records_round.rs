//! Files go out as they came in, whatever is in them.

use crate::records_syntax::outline;
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_assert_eq, prop_oneof, proptest};
use proptest::sample::select;
use shoutan::record::sgf::read::read;
use shoutan::record::sgf::write::{write, write_as_read};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Every file below a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn every_file_of_the_house_goes_out_as_it_came_in() {
    let mut found = Vec::new();
    for folder in ["assets", "tests", "src"] {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    // The program and its tests are full of what begins like a record.
    let mut opened = 0;
    for path in found {
        let bytes = fs::read(&path).unwrap();
        if let Ok((collection, _)) = read(&bytes) {
            assert!(write_as_read(&collection).unwrap() == bytes, "{}", path.display());
            opened += 1;
        }
    }
    assert!(opened > 40, "{opened}");
}

/// A raw value: nothing in it closes it.
fn value() -> impl Strategy<Value = String> {
    let piece = select(vec![
        "\\]",
        "\\\\",
        "\\\n",
        "\\\r\n",
        "\\:",
        "\\a",
        "[",
        ":",
        ";",
        "(",
        ")",
        "(;",
        "\n",
        "\r",
        "\r\n",
        "\t",
        "\u{b}",
        "\u{7}",
        "\u{1b}[2J",
        "\u{9b}",
        "\u{7f}",
        "\u{202e}",
        "\u{feff}",
        "手",
        "é",
        "👩\u{200d}🦰",
        "aa",
        "ZZ",
        "tt",
        " ",
        "B\\[aa\\]",
        "aa:cc",
        "\u{fffd}",
    ]);
    vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

/// A property: its name and its values.
type Told = (&'static str, Vec<String>);

fn property() -> impl Strategy<Value = Told> {
    let name = select(vec![
        "B",
        "W",
        "AB",
        "AW",
        "AE",
        "C",
        "N",
        "LB",
        "Black",
        "GaMe",
        "SZ",
        "KM",
        "CoPyright",
        "MULTIGOGM",
        "pb",
        "x",
        "B1",
        "KO",
        "PL",
        "HA",
        "ABCDEFGHIJKLMNOP",
    ]);
    (name, vec(value(), 1..4))
}

/// A tree as nodes, each with the number of the node it follows, all in the order of the text.
#[derive(Clone, Debug)]
struct Tree {
    nodes: Vec<Vec<Told>>,
    children: Vec<Vec<usize>>,
}

fn tree() -> impl Strategy<Value = Tree> {
    let node = (vec(property(), 0..4), any::<proptest::sample::Index>(), any::<bool>());
    (prop_oneof![Just("19"), Just("52"), Just("9:13")], vec(node, 0..25)).prop_map(|(size, nodes)| {
        let mut tree = Tree { nodes: Vec::new(), children: Vec::new() };
        let root = vec![("PB", vec!["手".to_owned()]), ("SZ", vec![size.to_owned()])];
        tree.nodes.push(root);
        tree.children.push(Vec::new());
        for (properties, parent, goes_on) in nodes {
            let number = tree.nodes.len();
            let parent = if goes_on { number - 1 } else { parent.index(number) };
            tree.children[parent].push(number);
            tree.nodes.push(properties);
            tree.children.push(Vec::new());
        }
        tree
    })
}

impl Tree {
    /// The numbers of the nodes in the order they are read: each before what follows it.
    fn order(&self) -> Vec<usize> {
        let mut order = Vec::new();
        let mut open = vec![0];
        while let Some(node) = open.pop() {
            order.push(node);
            open.extend(self.children[node].iter().rev());
        }
        order
    }

    /// As a file, with something between the tokens.
    fn text(&self, blanks: &[&str]) -> String {
        let mut blanks = blanks.iter().cycle();
        let mut text = String::from("(");
        // What is to be written next: a node, or a text.
        let mut open = vec![Err(")"), Ok(0)];
        while let Some(next) = open.pop() {
            text.push_str(blanks.next().unwrap());
            match next {
                Err(bracket) => text.push_str(bracket),
                Ok(node) => {
                    text.push(';');
                    for (name, values) in &self.nodes[node] {
                        write!(text, "{}{name}", blanks.next().unwrap()).unwrap();
                        for value in values {
                            write!(text, "{}[{value}]", blanks.next().unwrap()).unwrap();
                        }
                    }
                    match self.children[node].as_slice() {
                        [only] => open.push(Ok(*only)),
                        several => {
                            open.extend(
                                several.iter().rev().flat_map(|&child| [Err(")"), Ok(child), Err("(")]),
                            );
                        }
                    }
                }
            }
        }
        text
    }

    /// What the reader has to find.
    fn outline(&self) -> String {
        let order = self.order();
        let place = |node: usize| order.iter().position(|&other| other == node).unwrap();
        let told = order.iter().map(|&node| {
            let parent = (0..self.nodes.len()).find(|&parent| self.children[parent].contains(&node));
            let mut line = place(node).to_string();
            if let Some(parent) = parent {
                write!(line, "<{}", place(parent)).unwrap();
            }
            for (name, values) in &self.nodes[node] {
                write!(line, " {name}").unwrap();
                for value in values {
                    write!(line, "[{value}]").unwrap();
                }
            }
            line
        });
        told.collect::<Vec<_>>().join(" ")
    }
}

proptest! {
    #[test]
    fn generated_trees_are_read_whole_and_go_out_as_they_came_in(
        tree in tree(),
        blanks in vec(select(vec!["", "", "", " ", "\n", "\r\n", "\t\u{b}\u{c}"]), 1..9),
    ) {
        let text = tree.text(&blanks);
        let (mut collection, _) = read(text.as_bytes()).unwrap();
        prop_assert_eq!(outline(&collection.games()[0]), tree.outline(), "{:?}", text);
        prop_assert_eq!(&String::from_utf8(write(&collection)).unwrap(), &text);
        prop_assert_eq!(&write_as_read(&collection).unwrap(), text.as_bytes());
        // One value is edited: every other property of every node stays as it was.
        let last = collection.games()[0].nodes().last().unwrap();
        collection.games_mut()[0].set(last, "ZQ", &["new]\\"]);
        let again = read(&write(&collection)).unwrap().0;
        prop_assert_eq!(outline(&again.games()[0]), format!("{} ZQ[new\\]\\\\]", tree.outline()));
    }
}
