//! A record played back: what stands on the board at a node, and what is wrong with the moves that lead there.
//!
//! Records are executed whatever the rules say (reader rule 29); what a rule forbids is named, not stopped.

use std::fmt;

use self::fault::{Fault, Faults};
use self::number::numbered;
use super::tree::{GameTree, NodeId};
use super::value::game::{self, TooLarge};
use super::value::point::{Vertex, is_blank_pass, vertex};
use super::value::rules::preset;
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};
use crate::rules::position::{Illegal, Position};
use crate::rules::ruleset::KoRule;
use crate::text::en::EN;
use crate::text::{Text, visible};

pub mod fault;
pub mod number;
mod setup;

/// So much may be done along a line, counted in points of boards laid anew: a second's work. No real record
/// comes near, and one that was made to take for ever comes to its end.
const MAX_WORK: usize = 20_000_000;

/// Why there is no board to play a record back on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoBoard {
    /// GM says it is another game.
    OtherGame(String),
    /// SZ asks for more than 52 lines.
    TooLarge(TooLarge),
}

impl NoBoard {
    /// Why, in a language.
    pub fn said(&self, text: &Text) -> String {
        let words = &text.fault.record;
        match self {
            Self::OtherGame(number) => (words.other_game)(&visible::line(number)),
            Self::TooLarge(TooLarge(columns, rows)) => {
                (words.too_large)(&columns.to_string(), &rows.to_string())
            }
        }
    }
}

impl fmt::Display for NoBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for NoBoard {}

/// The board a record is played on; 19×19 where it names none.
pub fn board_size(tree: &GameTree) -> Result<Size, NoBoard> {
    let game = tree.simple_text(NodeId::ROOT, "GM").unwrap_or_default();
    if !matches!(game.trim(), "" | "1") {
        return Err(NoBoard::OtherGame(game.trim().to_owned()));
    }
    let size = tree.value(NodeId::ROOT, "SZ").map_or(Ok(None), game::size).map_err(NoBoard::TooLarge)?;
    Ok(size.unwrap_or(Size::STANDARD))
}

/// A move as the record has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub by: Color,
    /// Where.
    pub vertex: Vertex,
    /// How many of the opponent's stones it took.
    pub taken: u32,
    /// The rule it breaks.
    pub illegal: Option<Illegal>,
    /// Whether the other side was to move.
    pub out_of_turn: bool,
}

/// A walk along one line of a record, node by node from the root.
#[derive(Debug)]
pub struct Playback<'a> {
    tree: &'a GameTree,
    line: Vec<NodeId>,
    entered: usize,
    /// The first place in the line, not entered yet, where a move is made.
    ahead: usize,
    position: Position,
    number: u32,
    /// The number of every move made so far.
    numbers: Vec<u32>,
    made: Vec<Made>,
    set_up: bool,
    touched: Vec<Point>,
    work: usize,
    replayed: usize,
    faults: Faults,
}

impl<'a> Playback<'a> {
    /// Stands at the root of the main line.
    pub fn new(tree: &'a GameTree) -> Result<Self, NoBoard> {
        Self::through(tree, NodeId::ROOT)
    }

    /// Stands at the root of the line that leads through `node` and from there on along first children.
    pub fn through(tree: &'a GameTree, node: NodeId) -> Result<Self, NoBoard> {
        let size = board_size(tree)?;
        let mut line = tree.line_to(node);
        line.extend(tree.line_from(node).skip(1));
        let rules = tree.simple_text(NodeId::ROOT, "RU").and_then(|text| preset(&text));
        let (ko, suicide) = rules.map_or((KoRule::Positional, false), |preset| {
            let rules = preset.rules();
            (rules.ko, rules.suicide)
        });
        let mut playback = Self {
            tree,
            line,
            entered: 0,
            ahead: 0,
            position: Position::new(size, ko, suicide),
            number: 0,
            numbers: Vec::new(),
            made: Vec::new(),
            set_up: false,
            touched: Vec::new(),
            work: 0,
            replayed: 0,
            faults: Faults::default(),
        };
        playback.forward();
        Ok(playback)
    }

    /// The nodes of the line, the root first.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The node it stands at.
    pub fn node(&self) -> NodeId {
        self.line[self.entered.saturating_sub(1)]
    }

    /// The position after that node.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The number of the last move, as MN counts (reader rule 39); 0 before the first.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How many moves were made up to here, however they are numbered.
    pub fn moves(&self) -> usize {
        self.numbers.len()
    }

    /// The moves the node it stands at makes: none, one, or rarely two.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// Whether that node sets stones up or takes them away.
    pub fn set_up(&self) -> bool {
        self.set_up
    }

    /// The points that node writes over, in order: stones set up, laid and taken. Everywhere else lies what lay before.
    pub fn touched(&self) -> &[Point] {
        &self.touched
    }

    /// What was wrong on the way here.
    pub fn faults(&self) -> &[Fault] {
        self.faults.list()
    }

    /// Enters the next node of the line; false at its end.
    pub fn forward(&mut self) -> bool {
        let Some(&node) = self.line.get(self.entered) else { return false };
        self.touched.clear();
        self.apply_setup(node);
        self.entered += 1;
        self.make_moves(node);
        true
    }

    /// Moves in written order. Of several values or repeats of a colour the first counts.
    fn make_moves(&mut self, node: NodeId) {
        self.made.clear();
        let (before, last) = numbered(self.tree, node, self.number);
        self.number = before;
        for property in self.tree.properties(node) {
            let Some(by) = mover(property.name()) else { continue };
            let mut values = property.values();
            let Some(raw) = values.next() else { continue };
            let is_first = self.made.iter().all(|made| made.by != by);
            if is_first {
                self.number = self.number.saturating_add(1);
            }
            if !is_first || values.next().is_some() {
                self.faults.second_value(node, self.number, property.name());
            }
            if is_first {
                self.make(node, property.name(), by, raw);
            }
        }
        self.number = last;
    }

    fn make(&mut self, node: NodeId, property: &str, by: Color, raw: &str) {
        let vertex = vertex(raw, self.position.size());
        let out_of_turn = by != self.position.to_move();
        let before = self.position.taken()[!by];
        let mut illegal = None;
        match vertex {
            Vertex::Pass => self.position.pass(by),
            Vertex::Off => {
                illegal = Some(Illegal::OffBoard);
                self.position.stray(by);
            }
            Vertex::On(point) if self.position.at(point).is_none() => {
                illegal = self.execute(by, point);
                self.touched.push(point);
            }
            Vertex::On(point) => {
                illegal = Some(Illegal::Occupied);
                if self.can_work() {
                    self.work += usize::from(self.position.size().points());
                    self.position.force(by, point);
                    self.touched.push(point);
                } else {
                    self.position.stray(by);
                    self.faults.too_much(node, property);
                }
            }
        }
        self.touched.extend_from_slice(self.position.last_removed());
        let taken = self.position.taken()[!by] - before;
        let illegal = illegal.map(|illegal| self.as_numbered(illegal));
        self.numbers.push(self.number);
        let made = Made { by, vertex, taken, illegal, out_of_turn };
        self.faults.judge(node, self.number, made, raw, self.position.size());
        if is_blank_pass(raw) {
            self.faults.blank_pass(node, self.number, by);
        }
        self.made.push(made);
    }

    /// Lays a stone on an empty point; which rule that breaks. To know a repetition for sure, the line may have to be
    /// played again; where that was done too often, nothing is looked into any more.
    fn execute(&mut self, by: Color, point: Point) -> Option<Illegal> {
        if self.replayed > MAX_WORK {
            self.position.force(by, point);
            return None;
        }
        let (illegal, replayed) = self.position.execute(by, point);
        if replayed > 0 {
            self.replayed += self.work + usize::try_from(replayed).unwrap_or(MAX_WORK);
        }
        illegal
    }

    /// A repetition told by the number that the move has after which the board stood.
    fn as_numbered(&self, illegal: Illegal) -> Illegal {
        let Illegal::Superko { after: moves } = illegal else { return illegal };
        let last = usize::try_from(moves).ok().and_then(|moves| moves.checked_sub(1));
        // Number 0 would say that it was the start.
        let number = last.and_then(|last| self.numbers.get(last)).filter(|&&number| number > 0);
        Illegal::Superko { after: number.copied().unwrap_or(moves) }
    }

    /// Whether boards may still be laid anew, for stones set up or played over others.
    fn can_work(&self) -> bool {
        self.work <= MAX_WORK
    }
}

/// The colour of a move's property.
fn mover(name: &str) -> Option<Color> {
    let mut capitals = name.chars().filter(|c| !c.is_ascii_lowercase());
    let color = match capitals.next()? {
        'B' => Color::Black,
        'W' => Color::White,
        _ => return None,
    };
    capitals.next().is_none().then_some(color)
}
