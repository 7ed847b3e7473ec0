//! A place of a record, and what stands there.

use crate::cli::place::{Nowhere, Place};
use crate::clock::control::TimeControl;
use crate::clock::side::Side;
use crate::diagram::form::Form;
use crate::diagram::picture::Picture;
use crate::game::Game;
use crate::record::agreement;
use crate::record::game_record::from_tree;
use crate::record::info::GameInfo;
use crate::record::marks::{self, Drawn, Segment};
use crate::record::noted::standing;
use crate::record::remarks::{self, Judgement};
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::point::{Vertex, vertex};
use crate::record::way;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::position::{Move, Position};

/// A place of a record.
pub(super) struct Moment {
    /// The number of the last move made up to there.
    pub(super) number: u32,
    /// Whether nothing follows.
    pub(super) is_last: bool,
    /// The node.
    pub(super) at: NodeId,
    /// Its number in the tree, the root being 1.
    pub(super) node: usize,
    /// Whether it lies in the main line.
    pub(super) is_main: bool,
    pub(super) position: Position,
    pub(super) clocks: ByColor<Option<Side>>,
    pub(super) comment: Option<String>,
    /// The node's name; empty where it has none.
    pub(super) name: String,
    /// What it says of move and position.
    pub(super) judgements: Vec<Judgement>,
    /// What the record draws on the points.
    pub(super) marks: Vec<(Point, Drawn)>,
    /// The arrows and lines it draws.
    pub(super) lines: Vec<Segment>,
    /// A stone of each chain the players agreed is dead.
    pub(super) dead: Vec<Point>,
    /// Where it goes on, if there are several ways.
    pub(super) ways: Vec<Branch>,
}

/// One of several ways on.
pub(super) struct Branch {
    /// Its letter.
    pub(super) letter: String,
    /// The move it begins with, if it is one.
    pub(super) made: Option<(Color, Vertex)>,
}

impl Moment {
    /// The place that was asked for.
    pub(super) fn of(tree: &GameTree, place: &Place, number: Option<usize>) -> Result<Self, Nowhere> {
        let (mut playback, place) = place.find(tree, number)?;
        for _ in 0..place {
            playback.forward();
        }
        let at = playback.node();
        let is_main = tree.main_line().nth(place) == Some(at);
        let game = from_tree(tree).ok().flatten().filter(|_| is_main);
        let is_last = tree.first_child(at).is_none();
        let clocks = game.as_ref().map_or_else(
            || told_so_far(tree, playback.line(), place),
            |game| logged(game, playback.moves(), is_last),
        );
        let agreed = game
            .as_ref()
            .filter(|_| is_last)
            .and_then(agreement::logged)
            .or_else(|| agreement::drawn(tree, at, playback.position().board()));
        let size = playback.position().size();
        Ok(Self {
            number: playback.number(),
            is_last,
            dead: agreed.map(|marking| marking.dead).unwrap_or_default(),
            at,
            node: if is_main { place + 1 } else { way::number_of(tree, at) },
            is_main,
            position: playback.position().clone(),
            clocks,
            comment: tree.text(at, "C"),
            name: remarks::name(tree, at),
            judgements: remarks::judgements(tree, at),
            marks: marks::of(tree, at, size),
            lines: marks::segments(tree, at, size),
            ways: branches(tree, at, playback.position()),
        })
    }

    /// The position as a picture.
    pub(super) fn drawn(&self, form: Form) -> Result<Vec<u8>, String> {
        form.write(&self.picture()).map_err(|error| error.to_string())
    }

    /// What letters stand for in it.
    pub(super) fn legend(&self, form: Form) -> Vec<String> {
        form.legend(&self.picture()).lines()
    }

    fn picture(&self) -> Picture<'_> {
        Picture {
            board: self.position.board(),
            last: self.last(),
            dead: &self.dead,
            marks: &self.marks,
            lines: &self.lines,
        }
    }

    /// Where the last stone was laid.
    pub(super) fn last(&self) -> Option<Point> {
        self.position.last_move().and_then(|(_, mv)| match mv {
            Move::Play(point) => Some(point),
            Move::Pass => None,
        })
    }
}

/// Where a record goes on; nothing where there is only one way.
fn branches(tree: &GameTree, at: NodeId, position: &Position) -> Vec<Branch> {
    if tree.children(at).nth(1).is_none() {
        return Vec::new();
    }
    let made = |node| {
        Color::ALL.into_iter().find_map(|by| {
            let raw = tree.value(node, if by == Color::Black { "B" } else { "W" })?;
            Some((by, vertex(raw, position.size())))
        })
    };
    let all = tree.children(at).enumerate();
    all.map(|(n, node)| Branch { letter: way::letter(n), made: made(node) }).collect()
}

/// The clocks as the log has them, to the ms.
fn logged(game: &Game, moves: usize, is_last: bool) -> ByColor<Option<Side>> {
    game.clock_after(moves, is_last).map_or_else(ByColor::default, |clock| clock.sides.map(Some))
}

/// The clocks as the record tells them up to a place of a line. Nobody knows them where it names no time setting that is
/// understood, or nowhere says what was left.
fn told_so_far(tree: &GameTree, line: &[NodeId], place: usize) -> ByColor<Option<Side>> {
    // Without a limit it is not what was left that a clock shows.
    let control = GameInfo::of(tree).time_control().filter(|control| *control != TimeControl::None);
    let Some(control) = control else { return ByColor::default() };
    let says = |node: &NodeId| ["BL", "WL"].iter().any(|name| tree.has(*node, name));
    if !line.iter().any(says) {
        return ByColor::default();
    }
    ByColor::new_with(|color| {
        let side = Side::new(control.clone());
        match standing(tree, line[place], color, &control) {
            None => Some(side),
            Some(state) => side.with_state(state).ok(),
        }
    })
}
