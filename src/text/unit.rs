//! The units a game is counted in, and the words that go with each: amounts, komi, what is taken off and given back.

/// The units.
#[derive(Debug)]
pub struct Units {
    /// Zi (子): two points each.
    pub zi: Unit,
    /// Points (目).
    pub points: Unit,
    /// Points as Ing has them (点).
    pub ing: Unit,
    /// Ways (路).
    pub ways: Unit,
    /// Stones on the board.
    pub stones: Unit,
}

/// A unit.
#[derive(Debug)]
pub struct Unit {
    /// So many of it: the number comes as `2.5`, of zi as `2 1/2`.
    pub amount: fn(&str) -> String,
    /// What it is called where it is chosen.
    pub name: &'static str,
    /// That it is counted and said in, as a sentence.
    pub said_in: &'static str,
    /// The same as a clause.
    pub said_in_briefly: &'static str,
    /// Komi, as the head of a line.
    pub komi_head: &'static str,
    /// Komi, among the items of a count: ten columns at most.
    pub komi: &'static str,
    /// Surrounded points, among the items of a count: ten columns at most.
    pub territory: &'static str,
    /// What is taken off for each group, among the items of a count: ten columns at most.
    pub tax: &'static str,
    /// The same where it is chosen.
    pub tax_choice: &'static str,
    /// The same as a sentence.
    pub tax_all: &'static str,
    /// The same as the end of a clause.
    pub tax_all_briefly: &'static str,
    /// What is given back for each handicap stone, where it is chosen.
    pub back_choice: &'static str,
    /// The same as a sentence.
    pub back_each: &'static str,
    /// The same as a clause.
    pub back_each_briefly: &'static str,
    /// An arbiter is asked for an amount.
    pub how_many: &'static str,
}
