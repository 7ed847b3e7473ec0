//! `show --move N` prints what review shows at move N, and `check` calls a move by the same number.

use super::desk::{classic, classics, opened};
use super::steps::{tree, written};
use crate::commands_check::objects;
use proptest::prelude::{Just, ProptestConfig};
use proptest::{prop_oneof, proptest};
use serde_json::{Value, json};
use shoutan::app::App;
use shoutan::app::review::Review;
use shoutan::app::review::line::Step;
use shoutan::cli::show::{self, Format, Show};
use shoutan::record::store::Store;
use shoutan::record::value::point::Vertex;
use shoutan::text::en::EN;
use std::path::PathBuf;
use tempfile::TempDir;

/// Two moves in a node, two of a colour, setup in between, and a number that falls.
const ODD: &str =
    "(;FF[4]GM[1]SZ[9];B[aa]W[bb];B[cc]B[dd];AB[ee]B[ff];W[gg];MN[7]B[hh];W[cc];MN[2]B[hh];W[ih])";

/// A record in a file.
struct Filed {
    folder: TempDir,
    record: Vec<u8>,
}

impl Filed {
    fn new(record: &[u8]) -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        std::fs::write(folder.path().join("a.sgf"), record).unwrap();
        Self { folder, record: record.to_vec() }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.sgf")
    }

    /// What `show` prints; `None` where it knows no such move.
    fn shown(&self, number: Option<usize>, format: Format) -> Option<String> {
        let format = Some(format);
        let asked =
            Show { record: self.path(), number, game: 1, format, out: None, force: false, ..Show::default() };
        let store = Store::new(self.folder.path().join("data"));
        show::run(&asked, &store, &EN, false, false).ok().map(|shown| String::from_utf8(shown).unwrap())
    }

    /// The record in review after move `number`, or at the end.
    fn review(&self, number: Option<u32>) -> Review {
        Review::at(opened(&self.record), 0, number.unwrap_or(u32::MAX), &mut App::new(&EN).desk)
    }

    /// Compares them at one move, or at the end.
    fn agrees(&self, number: Option<u32>) {
        let review = self.review(number);
        let highest = review.steps().iter().map(|step| step.number).max().unwrap();
        let shown = self.shown(number.map(|number| usize::try_from(number).unwrap()), Format::Json);
        assert_eq!(shown.is_some(), number.is_none_or(|number| number <= highest), "{number:?}");
        let Some(shown) = shown else { return };
        let shown: Value = serde_json::from_str(&shown).unwrap();
        let step = review.step();
        let seen = json!({
            "move": step.number,
            "node": review.index() + 1,
            "board": review.board().rows(),
            "to_move": step.next.letter().to_string(),
            "taken": {"B": step.prisoners.black, "W": step.prisoners.white},
        });
        for (what, seen) in seen.as_object().unwrap() {
            assert_eq!(&shown[what], seen, "{number:?} {what}");
        }
        if let Some(last) = last(step, &review) {
            assert_eq!(shown["last"], last, "{number:?}");
        }
    }
}

/// The last move of a node, where it makes one on the board.
fn last(step: &Step, review: &Review) -> Option<String> {
    match step.last()?.vertex {
        Vertex::On(point) => Some(review.size().label(point)),
        Vertex::Pass => Some("pass".to_owned()),
        Vertex::Off => None,
    }
}

#[test]
fn a_move_has_one_number_everywhere() {
    let filed = Filed::new(ODD.as_bytes());
    for (number, told) in [
        (Some(1), "Move 2: White B8"),
        (Some(2), "Move 2: White B8"),
        (Some(3), "Move 3: Black C7"),
        (Some(4), "Move 4: Black F4"),
        (Some(6), "Move 7: Black H2"),
        (Some(8), "Move 8: White C7"),
        (None, "Move 3: White J2"),
    ] {
        let shown = filed.shown(number, Format::Text).unwrap();
        assert!(shown.contains(told), "{number:?} {shown}");
    }
    assert_eq!(filed.shown(Some(9), Format::Text), None);
    for number in (0..12).map(Some).chain([None]) {
        filed.agrees(number);
    }
    // The moves that something is wrong with bear the numbers under which they are shown.
    let problems = objects(ODD.as_bytes()).remove(0)["problems"].take();
    let told: Vec<_> =
        problems.as_array().unwrap().iter().map(|p| [&p["kind"], &p["node"], &p["move"]]).collect();
    let expected = [("value", 3, 3), ("occupied", 7, 8), ("occupied", 8, 2)];
    assert_eq!(json!(told), json!(expected));
    // What a repetition is told of is a number too.
    let again = "(;SZ[2:1]RU[Chinese];MN[11]B[aa];W[ba];B[];W[];B[aa])";
    let problem = objects(again.as_bytes()).remove(0)["problems"][0].take();
    assert_eq!(
        (&problem["move"], &problem["message"]),
        (&json!(15), &json!("A1 repeats the board after move 11"))
    );
}

#[test]
fn the_famous_games_are_shown_as_in_review() {
    for name in classics() {
        let filed = Filed::new(&classic(&name));
        let total = filed.review(None).step().number;
        for number in (0..=total + 1).step_by(7).chain([total, total + 1]).map(Some).chain([None]) {
            filed.agrees(number);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn show_prints_what_review_shows(
        nodes in tree(),
        root in prop_oneof![Just(""), Just("RU[NZ]AW[aa:bb]PL[W]B[cc]")],
    ) {
        let filed = Filed::new(written(&nodes, root).as_bytes());
        for number in (0..70).map(Some).chain([None]) {
            filed.agrees(number);
        }
    }
}
