//! A place of a record as a JSON object.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::moment::{Branch, Moment};
use crate::cli::json::{self, Sides};
use crate::diagram::legend::label;
use crate::record::info::GameInfo;
use crate::record::marks::{Drawn, Segment};
use crate::record::tree::GameTree;
use crate::record::value::point::Vertex;
use crate::record::way;
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};
use crate::rules::position::Move;

impl Moment {
    pub(super) fn json(&self, tree: &GameTree) -> Result<String, String> {
        let size = self.position.size();
        let info = GameInfo::of(tree);
        let shown = Shown {
            number: self.number,
            size: [size.width(), size.height()],
            board: self.position.board().rows(),
            to_move: self.position.to_move().letter(),
            taken: self.position.taken().into(),
            last: self.position.last_move().map(|(_, mv)| match mv {
                Move::Play(point) => size.label(point),
                Move::Pass => PASS.to_owned(),
            }),
            clocks: self
                .clocks
                .as_ref()
                .map(|side| side.as_ref().map(|side| side.control().state_json(&side.state())))
                .into(),
            comment: self.comment.as_deref(),
            node: self.node,
            dead: self.dead.iter().map(|&point| size.label(point)).collect(),
            name: &self.name,
            annotations: self
                .judgements
                .iter()
                .map(|judgement| (judgement.property, judgement.value.as_str()))
                .collect(),
            marks: Marks::of(&self.marks, &self.lines, size),
            ways: self.ways(tree),
            variation: if self.is_main { String::new() } else { way::to(tree, self.at) },
            info: [
                ("time", &info.time_words()),
                ("opening", &info.opening),
                ("annotator", &info.annotator),
                ("user", &info.user),
                ("source", &info.source),
                ("copyright", &info.copyright),
                ("comment", &info.comment),
            ]
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|(name, value)| (name.to_owned(), Value::from(value.as_str())))
            .collect(),
        };
        let mut line = Vec::new();
        json::write_line(&mut line, &shown).map_err(|error| error.to_string())?;
        String::from_utf8(line).map_err(|error| error.to_string())
    }

    fn ways(&self, tree: &GameTree) -> Vec<Way> {
        if self.ways.is_empty() {
            return Vec::new();
        }
        // The nodes that follow come in the order of their letters.
        let numbered = tree.nodes().zip(1..).filter(|(node, _)| tree.parent(*node) == Some(self.at));
        let size = self.position.size();
        self.ways.iter().zip(numbered).map(|(branch, (_, node))| Way::of(branch, node, size)).collect()
    }
}

/// A pass as players write it.
const PASS: &str = "pass";

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
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    annotations: BTreeMap<&'static str, &'a str>,
    #[serde(skip_serializing_if = "Marks::is_empty")]
    marks: Marks<'a>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ways: Vec<Way>,
    #[serde(skip_serializing_if = "String::is_empty")]
    variation: String,
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    info: serde_json::Map<String, Value>,
}

/// What is drawn on the board, by what it is.
#[derive(Default, PartialEq, Serialize)]
struct Marks<'a> {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    triangle: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    square: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    circle: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cross: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    selected: Vec<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    labels: BTreeMap<String, &'a str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    territory: BTreeMap<char, Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    arrows: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<[String; 2]>,
}

impl<'a> Marks<'a> {
    fn of(marks: &'a [(Point, Drawn)], lines: &[Segment], size: Size) -> Self {
        let mut told = Self::default();
        for (point, drawn) in marks {
            let at = size.label(*point);
            match drawn {
                Drawn::Triangle => told.triangle.push(at),
                Drawn::Square => told.square.push(at),
                Drawn::Circle => told.circle.push(at),
                Drawn::Cross => told.cross.push(at),
                Drawn::Selected => told.selected.push(at),
                Drawn::Territory(color) => told.territory.entry(color.letter()).or_default().push(at),
                Drawn::Label(_) => {
                    if let Some(label) = label(drawn) {
                        told.labels.insert(at, label);
                    }
                }
            }
        }
        for line in lines {
            let ends = [line.from, line.to].map(|point| size.label(point));
            if line.arrow { told.arrows.push(ends) } else { told.lines.push(ends) }
        }
        told
    }

    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// One of several ways on.
#[derive(Serialize)]
struct Way {
    letter: String,
    node: usize,
    #[serde(rename = "move")]
    made: Option<String>,
}

impl Way {
    fn of(branch: &Branch, node: usize, size: Size) -> Self {
        let spelled = |(by, vertex): (Color, Vertex)| match vertex {
            Vertex::On(point) => Some(format!("{by} {}", size.label(point))),
            Vertex::Pass => Some(format!("{by} {PASS}")),
            Vertex::Off => None,
        };
        Self { letter: branch.letter.clone(), node, made: branch.made.and_then(spelled) }
    }
}
