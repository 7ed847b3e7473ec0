//! What a record draws on the board and says of its moves, the ways through it, and the board laid otherwise.

/// Two words: as the record says it once, and as it says it twice over.
pub type Twice = [&'static str; 2];

/// The texts of it.
#[derive(Debug)]
pub struct Markup {
    /// A position good for a side: the side.
    pub good_for: [fn(&str) -> String; 2],
    /// An even position.
    pub even: Twice,
    /// A position that is not clear.
    pub unclear: Twice,
    /// A tesuji.
    pub tesuji: Twice,
    /// A bad move.
    pub bad: Twice,
    /// A doubtful move.
    pub doubtful: &'static str,
    /// An interesting move.
    pub interesting: &'static str,
    /// A node to look at.
    pub hotspot: Twice,
    /// The score the record estimates: `B+3.5`.
    pub value: fn(&str) -> String,
    /// Signs on the board, as their legend calls them.
    pub triangle: &'static str,
    /// A square.
    pub square: &'static str,
    /// A circle.
    pub circle: &'static str,
    /// A cross.
    pub cross: &'static str,
    /// Points picked out.
    pub selected: &'static str,
    /// Points of a side: the side.
    pub territory: fn(&str) -> String,
    /// Something told under its head: the head, what is told.
    pub told: fn(&str, &str) -> String,
    /// Labels told in full.
    pub labels: &'static str,
    /// Arrows from a point to another.
    pub arrows: &'static str,
    /// Lines between two points.
    pub lines: &'static str,
    /// Heads of what the root says.
    pub head: Head,
    /// Places in a record that are not there.
    pub way: Way,
    /// The board laid otherwise.
    pub turn: Turn,
}

/// Heads of what the root says of the record.
#[derive(Debug)]
pub struct Head {
    /// Who wrote the comments.
    pub annotator: &'static str,
    /// Who entered the record.
    pub user: &'static str,
    /// Whose it is.
    pub copyright: &'static str,
    /// What was played in the opening.
    pub opening: &'static str,
    /// The comment on the whole game.
    pub comment: &'static str,
}

/// Why there is no such place.
#[derive(Debug)]
pub struct Way {
    /// There is no node of that number: how many there are.
    pub no_node: fn(usize) -> String,
    /// This is no way through a record: what was typed.
    pub ill_written: fn(&str) -> String,
    /// There is no branch of that letter: the letter, the last there is.
    pub no_branch: fn(&str, &str) -> String,
    /// The record does not branch any more after that: the letter.
    pub no_fork: fn(&str) -> String,
    /// The branch has not that many moves: how many there are.
    pub too_far: fn(usize) -> String,
}

/// The board turned and turned over.
#[derive(Debug)]
pub struct Turn {
    /// The key that turns it.
    pub key_turn: &'static str,
    /// The key that turns it over.
    pub key_mirror: &'static str,
    /// How it lies: degrees clockwise, whether left and right are exchanged.
    pub lies: fn(u16, bool) -> String,
    /// Points named in comments stand as they were written.
    pub comments: &'static str,
    /// The log of the game could not be turned, and is left out.
    pub no_log: &'static str,
    /// Properties of other programs that tell of points and stand as they were.
    pub foreign: fn(&str) -> String,
    /// A game of the file that has no board: which.
    pub no_board: fn(usize) -> String,
}
