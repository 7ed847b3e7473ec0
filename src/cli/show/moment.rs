//! A place in the main line of a record, and how it is told.

use serde::Serialize;
use serde_json::Value;

use crate::cli::json::{self, Sides};
use crate::clock::control::TimeControl;
use crate::clock::reading::Phase;
use crate::clock::side::Side;
use crate::diagram::form::Form;
use crate::diagram::picture::Picture;
use crate::diagram::text::{Glyphs, drawn};
use crate::game::{Game, ledger, said};
use crate::record::agreement;
use crate::record::game_record::from_tree;
use crate::record::info::GameInfo;
use crate::record::marks::{self, Drawn};
use crate::record::noted::{noted, state};
use crate::record::playback::number::{numbers, place_of};
use crate::record::playback::{NoBoard, Playback};
use crate::record::tree::{GameTree, NodeId};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::rules::position::{Move, Position};
use crate::text::{Text, visible};

/// Why there is nothing to show.
pub(super) enum Nowhere {
    /// The record has no board: why.
    NoBoard(NoBoard),
    /// It has no move with so high a number; the highest there is.
    Beyond(usize),
}

/// A place in the main line of a record.
pub(super) struct Moment {
    /// The number of the last move made up to there.
    number: u32,
    /// Whether nothing follows.
    is_last: bool,
    /// The node's number in the main line, the root being 1.
    node: usize,
    position: Position,
    clocks: ByColor<Option<Side>>,
    comment: Option<String>,
    /// What the record draws on the board.
    marks: Vec<(Point, Drawn)>,
    /// A stone of each chain the players agreed is dead.
    dead: Vec<Point>,
}

impl Moment {
    /// The place after move `number` of the main line, or at its end.
    pub(super) fn of(tree: &GameTree, number: Option<usize>) -> Result<Self, Nowhere> {
        let mut playback = Playback::new(tree).map_err(Nowhere::NoBoard)?;
        let last = playback.line().len() - 1;
        let place = number.map_or(Some(last), |number| {
            place_of(u32::try_from(number).ok()?, numbers(tree, playback.line()))
        });
        let Some(place) = place else {
            let highest = numbers(tree, playback.line()).max().unwrap_or(0);
            return Err(Nowhere::Beyond(usize::try_from(highest).unwrap_or(usize::MAX)));
        };
        for _ in 0..place {
            playback.forward();
        }
        let at = playback.node();
        let game = from_tree(tree).ok().flatten();
        let is_last = tree.first_child(at).is_none();
        let clocks = game
            .as_ref()
            .map_or_else(|| told_so_far(tree, at), |game| logged(game, playback.moves(), is_last));
        let agreed = game
            .as_ref()
            .filter(|_| is_last)
            .and_then(agreement::logged)
            .or_else(|| agreement::drawn(tree, at, playback.position().board()));
        Ok(Self {
            number: playback.number(),
            is_last,
            dead: agreed.map(|marking| marking.dead).unwrap_or_default(),
            node: place + 1,
            position: playback.position().clone(),
            clocks,
            comment: tree.text(at, "C"),
            marks: marks::of(tree, at, playback.position().size()),
        })
    }

    pub(super) fn json(&self) -> Result<String, String> {
        let size = self.position.size();
        let shown = Shown {
            number: self.number,
            size: [size.width(), size.height()],
            board: self.position.board().rows(),
            to_move: self.position.to_move().letter(),
            taken: self.position.taken().into(),
            last: self.position.last_move().map(|(_, mv)| spelled(mv, size)),
            clocks: self
                .clocks
                .as_ref()
                .map(|side| side.as_ref().map(|side| side.control().state_json(&side.state())))
                .into(),
            comment: self.comment.as_deref(),
            node: self.node,
            dead: self.dead.iter().map(|&point| size.label(point)).collect(),
        };
        let mut line = Vec::new();
        json::write_line(&mut line, &shown).map_err(|error| error.to_string())?;
        String::from_utf8(line).map_err(|error| error.to_string())
    }

    pub(super) fn text(&self, tree: &GameTree, glyphs: Glyphs, text: &Text) -> String {
        let info = GameInfo::of(tree);
        let mut lines = Vec::new();
        for (color, name) in [(Color::Black, &info.black), (Color::White, &info.white)] {
            let taken = self.position.taken()[!color];
            let mut line = format!("{} {}", glyphs.stone(color), said::color(color, text));
            for part in
                [Some(visible::line(name).trim().to_owned()), self.digits(color)].into_iter().flatten()
            {
                if !part.is_empty() {
                    line.push_str("  ");
                    line.push_str(&part);
                }
            }
            line.push_str("  ");
            line.push_str(&(text.table.captures)(taken));
            lines.push(line);
        }
        let marked = self.last();
        lines.push(String::new());
        let board = self.position.board();
        let is_dead =
            |point: Point| self.dead.iter().any(|&dead| board.chain(dead).any(|stone| stone == point));
        lines.push(drawn(board, marked, glyphs, |point| {
            board.at(point).filter(|_| is_dead(point)).map(|color| glyphs.dead(color))
        }));
        lines.push(self.said(&info, text));
        if let Some(comment) = &self.comment {
            lines.push(String::new());
            lines.push(visible::text(comment.trim_end()).into_owned());
        }
        lines.join("\n") + "\n"
    }

    /// The position as a picture.
    pub(super) fn drawn(&self, form: Form) -> Result<Vec<u8>, String> {
        let board = self.position.board();
        let picture = Picture { board, last: self.last(), dead: &self.dead, marks: &self.marks };
        form.write(&picture).map_err(|error| error.to_string())
    }

    /// Where the last stone was laid.
    fn last(&self) -> Option<Point> {
        self.position.last_move().and_then(|(_, mv)| match mv {
            Move::Play(point) => Some(point),
            Move::Pass => None,
        })
    }

    /// What was played last, and what comes next.
    fn said(&self, info: &GameInfo, text: &Text) -> String {
        let next = if self.is_last && !info.result.is_empty() {
            visible::line(&info.result).into_owned()
        } else {
            (text.table.to_play)(said::color(self.position.to_move(), text))
        };
        match self.position.last_move() {
            None => next,
            Some((by, mv)) => {
                let at = match mv {
                    Move::Play(point) => self.position.size().label(point),
                    Move::Pass => text.word.pass.to_owned(),
                };
                format!("{}: {} {at}  {next}", (text.word.move_n)(self.number), said::color(by, text))
            }
        }
    }

    fn digits(&self, color: Color) -> Option<String> {
        let side = self.clocks[color].as_ref()?;
        let reading = side.reading(0);
        // In overtime what is left of it stands beside the digits.
        (*side.control() != TimeControl::None).then(|| match reading.phase {
            Phase::Overtime | Phase::Last => ledger::face(side),
            _ => reading.digits,
        })
    }
}

/// A move as players write it.
fn spelled(mv: Move, size: Size) -> String {
    match mv {
        Move::Play(point) => size.label(point),
        Move::Pass => "pass".to_owned(),
    }
}

/// The clocks as the log has them, to the ms.
fn logged(game: &Game, moves: usize, is_last: bool) -> ByColor<Option<Side>> {
    game.clock_after(moves, is_last).map_or_else(ByColor::default, |clock| clock.sides.map(Some))
}

/// The clocks as the record tells them up to a node. Nobody knows them where it names no time setting that is
/// understood, or nowhere says what was left.
fn told_so_far(tree: &GameTree, node: NodeId) -> ByColor<Option<Side>> {
    // Without a limit it is not what was left that a clock shows.
    let control = GameInfo::of(tree).time_control().filter(|control| *control != TimeControl::None);
    let Some(control) = control else { return ByColor::default() };
    let says = |node: NodeId| ["BL", "WL"].iter().any(|name| tree.has(node, name));
    if !tree.main_line().any(says) {
        return ByColor::default();
    }
    let line = tree.line_to(node);
    ByColor::new_with(|color| {
        let side = Side::new(control.clone());
        match line.iter().rev().find_map(|&node| noted(tree, node)[color]) {
            None => Some(side),
            Some(last) => side.with_state(state(&control, last)).ok(),
        }
    })
}

#[derive(Serialize)]
struct Shown<'a> {
    #[serde(rename = "move")]
    number: u32,
    size: [u8; 2],
    board: Vec<String>,
    to_move: char,
    taken: Sides<u32>,
    last: Option<String>,
    clocks: Sides<Option<Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<&'a str>,
    node: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dead: Vec<String>,
}
