//! A game looked over as a JSON object.

use std::path::Path;

use serde::Serialize;
use serde_json::{Map, Value};

use super::look::Looked;
use crate::cli::json::{self, Sides};
use crate::record::entry::words;
use crate::record::info::GameInfo;
use crate::record::open::Opened;
use crate::record::problem::{Kind, Problem};
use crate::record::tree::{GameTree, NodeId};
use crate::rules::color::ByColor;
use crate::rules::position::Position;

#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    game: usize,
    format: Option<&'static str>,
    encoding: Option<&'static str>,
    ok: bool,
    size: Option<[u8; 2]>,
    moves: usize,
    nodes: usize,
    handicap: u32,
    komi: Value,
    komi_raw: &'a str,
    rules: &'a str,
    result: &'a str,
    black: &'a str,
    white: &'a str,
    time: Option<Time>,
    /// What the file says of time, by property, as it stands.
    time_raw: Map<String, Value>,
    taken: Sides<u32>,
    board: Vec<String>,
    problems: Vec<Wrong<'a>>,
}

#[derive(Serialize)]
struct Time {
    system: &'static str,
    settings: Value,
}

#[derive(Serialize)]
struct Wrong<'a> {
    kind: &'static str,
    #[serde(rename = "move")]
    number: Option<usize>,
    node: Option<usize>,
    property: Option<&'a str>,
    message: &'a str,
    /// Where it stands in the text, from 1; left out where nobody knows.
    #[serde(skip_serializing_if = "is_nowhere")]
    line: usize,
    #[serde(skip_serializing_if = "is_nowhere")]
    column: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form serde asks for")]
fn is_nowhere(&at: &usize) -> bool {
    at == 0
}

impl<'a> From<&'a Problem> for Wrong<'a> {
    fn from(problem: &'a Problem) -> Self {
        Self {
            kind: problem.kind.name(),
            number: problem.move_number,
            node: problem.node,
            property: problem.property.as_deref(),
            message: &problem.message,
            line: problem.line,
            column: problem.column,
        }
    }
}

/// Appends the line of a game.
pub(super) fn game(name: &Path, opened: &Opened, looked: &Looked<'_>, told: &mut Vec<u8>) {
    let Looked { game, tree, checked } = looked;
    let info = GameInfo::of(tree);
    let position = checked.position.as_ref();
    let komi = info.komi_quarters().map(|quarters| serde_json::from_str(&words::points(quarters)));
    write(
        &Line {
            file: &name.to_string_lossy(),
            game: *game,
            format: Some(opened.format.name()),
            encoding: Some(opened.encoding),
            ok: position.is_some(),
            size: checked.size.map(|size| [size.width(), size.height()]),
            moves: checked.moves,
            nodes: checked.nodes,
            handicap: info.handicap_stones(),
            komi: komi.and_then(Result::ok).unwrap_or(Value::Null),
            komi_raw: komi_raw(tree),
            rules: &info.rules,
            result: &info.result,
            black: &info.black,
            white: &info.white,
            time: time(&info),
            time_raw: time_raw(tree),
            taken: position.map_or_else(ByColor::default, Position::taken).into(),
            board: position.map_or_else(Vec::new, |position| position.board().rows()),
            problems: checked.problems.iter().map(Wrong::from).collect(),
        },
        told,
    );
}

/// The line of a file that could not be opened.
pub(super) fn unopened(name: &Path, why: &str) -> Vec<u8> {
    let mut told = Vec::new();
    let problem = Wrong {
        kind: Kind::Format.name(),
        number: None,
        node: None,
        property: None,
        message: why,
        line: 0,
        column: 0,
    };
    write(
        &Line {
            file: &name.to_string_lossy(),
            game: 1,
            format: None,
            encoding: None,
            ok: false,
            size: None,
            moves: 0,
            nodes: 0,
            handicap: 0,
            komi: Value::Null,
            komi_raw: "",
            rules: "",
            result: "",
            black: "",
            white: "",
            time: None,
            time_raw: Map::new(),
            taken: ByColor::default().into(),
            board: Vec::new(),
            problems: vec![problem],
        },
        &mut told,
    );
    told
}

/// The komi as it is written.
fn komi_raw(tree: &GameTree) -> &str {
    let value = |name| tree.value(NodeId::ROOT, name);
    value("KM")
        .filter(|raw| !raw.trim().is_empty())
        .or_else(|| value("KO"))
        .or_else(|| value("KM"))
        .unwrap_or_default()
}

/// What the root says of time, as it is written.
fn time_raw(tree: &GameTree) -> Map<String, Value> {
    let said = ["TM", "OT", "TC", "TT", "LC", "LT", "OM", "OP"].into_iter();
    said.filter_map(|name| Some((name.to_owned(), tree.value(NodeId::ROOT, name)?.into()))).collect()
}

fn time(info: &GameInfo) -> Option<Time> {
    info.time_control().map(|control| Time { system: control.system(), settings: control.settings() })
}

fn write(line: &Line<'_>, told: &mut Vec<u8>) {
    // Writing to memory cannot fail.
    let _ = json::write_line(told, line);
}
