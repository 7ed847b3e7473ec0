//! However one comes to a place of a line, it shows what a replay from the start shows there.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::desk::opened;
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any};
use proptest::test_runner::TestCaseResult;
use proptest::{prop_assert, prop_assert_eq, prop_oneof, proptest};
use shoutan::app::bind::Keyed;
use shoutan::app::key::Key;
use shoutan::app::review::Review;
use shoutan::app::review::clocks::face;
use shoutan::app::{App, Desk, Room};
use shoutan::record::noted::noted;
use shoutan::record::playback::Playback;
use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::Point;
use shoutan::text::en::EN;

/// Points of a board of 3×4, and some beside it.
fn point() -> impl Strategy<Value = String> {
    prop_oneof![12 => (0_u8..3, 0_u8..4), 1 => (3_u8..5, 3_u8..6)]
        .prop_map(|(x, y)| [b'a' + x, b'a' + y].map(char::from).iter().collect())
}

/// One property, or two.
fn property() -> impl Strategy<Value = String> {
    let side = || prop_oneof![Just("B"), Just("W")];
    let setup = prop_oneof![Just("AB"), Just("AW"), Just("AE")];
    prop_oneof![
        20 => (side(), point()).prop_map(|(side, point)| format!("{side}[{point}]")),
        2 => side().prop_map(|side| format!("{side}[]")),
        2 => (point(), point()).prop_map(|(b, w)| format!("W[{w}]B[{b}]")),
        3 => (setup, point(), point()).prop_map(|(setup, a, b)| format!("{setup}[{a}][{b}]")),
        1 => (point(), point()).prop_map(|(a, b)| format!("AB[aa:bc]AE[{a}]W[{b}]")),
        1 => side().prop_map(|side| format!("PL[{side}]")),
        1 => (1_u8..9).prop_map(|number| format!("MN[{number}]")),
        2 => (side(), 0_u16..600).prop_map(|(side, left)| format!("{side}L[{left}]")),
        1 => Just("C[said]DD[aa]".to_owned()),
        1 => Just(String::new()),
    ]
}

/// A tree: for every node but the first what it holds, and how far back the node lies that it follows.
pub fn tree() -> impl Strategy<Value = Vec<(String, usize)>> {
    let back = prop_oneof![12 => Just(0), 1 => 0_usize..40];
    let node = (vec(property(), 1..3).prop_map(|properties| properties.concat()), back);
    vec(node, 1..60)
}

/// The tree as a file.
pub fn written(nodes: &[(String, usize)], root: &str) -> String {
    let mut children = BTreeMap::<usize, Vec<usize>>::new();
    for (n, (_, back)) in nodes.iter().enumerate() {
        children.entry(n.saturating_sub(*back)).or_default().push(n + 1);
    }
    let mut record = format!("(;GM[1]SZ[3:4]{root}");
    write_children(0, nodes, &children, &mut record);
    record.push(')');
    record
}

fn write_children(
    at: usize,
    nodes: &[(String, usize)],
    children: &BTreeMap<usize, Vec<usize>>,
    to: &mut String,
) {
    let all = children.get(&at).map_or(&[][..], Vec::as_slice);
    for &child in all {
        let (open, close) = if all.len() > 1 { ("(", ")") } else { ("", "") };
        write!(to, "{open};{}", nodes[child - 1].0).unwrap();
        write_children(child, nodes, children, to);
        to.push_str(close);
    }
}

/// Something done in review.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Key(&'static str),
    Number(u8),
    Click(Point),
    Row(usize),
}

fn deed() -> impl Strategy<Value = Deed> {
    let key = prop_oneof![
        4 => Just("right"),
        4 => Just("left"),
        2 => prop_oneof![Just("up"), Just("down")],
        1 => prop_oneof![Just("pgup"), Just("pgdn")],
        1 => prop_oneof![Just("home"), Just("end")],
        1 => prop_oneof![Just("]"), Just("[")],
    ];
    prop_oneof![
        8 => key.prop_map(Deed::Key),
        1 => (1_u8..10).prop_map(Deed::Number),
        1 => (0_u8..3, 0_u8..4).prop_map(|(x, y)| Deed::Click(Point::new(x, y))),
        1 => any::<u8>().prop_map(|row| Deed::Row(row.into())),
    ]
}

/// Presses the key of a word.
pub fn press(review: &mut Review, word: &str, desk: &mut Desk) {
    let key = Key::named(word).unwrap();
    let found = review.find(key, desk).unwrap();
    review.press(found, key, desk);
}

fn act(review: &mut Review, deed: Deed, desk: &mut Desk) {
    match deed {
        Deed::Key(word) => press(review, word, desk),
        Deed::Number(digit) => {
            press(review, &digit.to_string(), desk);
            press(review, "G", desk);
        }
        Deed::Click(point) => {
            review.point(point, desk);
        }
        Deed::Row(row) => {
            review.row(row, desk);
        }
    }
}

/// Compares what is shown with a replay of the line from its start.
fn shows_a_replay(review: &Review) -> TestCaseResult {
    let (tree, steps, at) = (review.tree(), review.steps(), review.index());
    let mut replay = Playback::through(tree, steps[steps.len() - 1].node).unwrap();
    prop_assert_eq!(replay.line().len(), steps.len());
    let (mut turns, mut left) = (ByColor::<usize>::default(), None);
    let mut numbers = BTreeMap::<Point, u32>::new();
    let mut clocks = ByColor::default();
    let mut before = Board::new(review.size());
    for (place, step) in steps[..=at].iter().enumerate() {
        prop_assert_eq!((step.node, step.number), (replay.node(), replay.number()));
        prop_assert_eq!(step.made.as_slice(), replay.made());
        for made in &step.made {
            turns[made.by] += 1;
        }
        let said = noted(tree, step.node);
        prop_assert_eq!(step.clocks(tree), said);
        for color in Color::ALL {
            clocks[color] = said[color].or(clocks[color]);
        }
        if place > 0 && left.is_none() && tree.first_child(steps[place - 1].node) != Some(step.node) {
            left = Some(steps[place - 1].number);
        }
        for point in review.size().iter() {
            if replay.position().at(point) != before.at(point) {
                numbers.remove(&point);
            }
        }
        let laid = step.stones().filter(|&(point, color, _)| replay.position().at(point) == Some(color));
        numbers.extend(laid.map(|(point, _, number)| (point, number)));
        before = replay.position().board().clone();
        if place < at {
            replay.forward();
        }
    }
    let position = replay.position();
    prop_assert_eq!(review.board().rows(), position.board().rows());
    prop_assert!(review.size().iter().all(|point| review.stone(point) == position.at(point)));
    prop_assert_eq!((review.step().prisoners, review.step().next), (position.taken(), position.to_move()));
    for color in Color::ALL {
        prop_assert_eq!(review.turns(color), turns[color]);
    }
    prop_assert_eq!(review.left_game_after(), left);
    let shown: BTreeSet<_> = review.numbers().collect();
    prop_assert_eq!(shown, numbers.into_iter().collect::<BTreeSet<_>>());
    let timed = steps.iter().any(|step| noted(tree, step.node) != ByColor::default());
    for color in Color::ALL {
        let face = clocks[color].map(|noted| face(None, noted));
        prop_assert_eq!(review.clocks()[color].as_ref(), face.as_ref().filter(|_| timed));
    }
    prop_assert_eq!(review.has_comments(), steps.iter().any(|step| step.comment));
    let moves: Vec<usize> = (0..steps.len()).filter(|&place| !steps[place].made.is_empty()).collect();
    prop_assert_eq!(review.moves(), moves);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn stepping_shows_what_a_replay_shows(
        nodes in tree(),
        root in prop_oneof![Just(""), Just("RU[Japanese]AB[aa][bb]"), Just("RU[NZ]AW[aa:bb]PL[W]B[cc]")],
        deeds in vec(deed(), 1..40),
    ) {
        let record = written(&nodes, root);
        let mut desk = App::new(&EN).desk;
        let mut review = Review::new(opened(record.as_bytes()), &mut desk);
        shows_a_replay(&review)?;
        for deed in deeds {
            act(&mut review, deed, &mut desk);
            shows_a_replay(&review)?;
        }
    }
}
