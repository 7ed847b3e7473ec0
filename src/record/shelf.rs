use crate::rules::color::Color;
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub id: String,
    pub file: String,
    pub state: State,
    pub date: String,
    pub black: String,
    pub white: String,
    pub rules: String,
    pub moves: u32,
    pub result: String,
    pub to_move: Color,
}
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    Unfinished,
    Finished,
    Damaged(String),
}
impl Row {
    pub fn is_unfinished(&self) -> bool {
        self.state == State::Unfinished
    }
}
/// The rows.
pub fn rows(_: &crate::record::store::Store) -> Vec<Row> {
    Vec::new()
}
