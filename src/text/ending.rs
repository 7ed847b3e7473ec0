//! The end of a game: marking, counting, the count step by step.

/// Marking and counting.
#[derive(Debug)]
pub struct Ending {
    /// What to do.
    pub mark: &'static str,
    /// There is no suggestion; the marks stay.
    pub no_suggestion: &'static str,
    /// To dispute, the cursor must stand on the stones claimed dead.
    pub dispute_where: &'static str,
    /// To mark a point or a region neutral, the cursor must stand there.
    pub neutral_where: &'static str,
    /// What empty points count for.
    pub open: Open,
    /// Asked once more: play goes on, and the colour moves.
    pub sure_go_on: fn(&str) -> String,
    /// A side agrees.
    pub agrees: fn(&str) -> String,
    /// A side has not agreed yet.
    pub not_yet: fn(&str) -> String,
    /// The same beside its colour, in short: that it agrees, that it has not.
    pub agreed: [&'static str; 2],
    /// The count as it stands.
    pub as_marked: fn(&str) -> String,
    /// Asked once more: the colour gives up every open point.
    pub sure_concede: fn(&str) -> String,
    /// The colour gave up every open point.
    pub conceded: fn(&str) -> String,
    /// The title after the game.
    pub over: &'static str,
    /// Lines of the count.
    pub item: Items,
    /// The count step by step.
    pub walk: Walk,
    /// Trying moves out before the marking is agreed.
    pub tryout: Tryout,
    /// What the keys do.
    pub key: Keys,
}

/// What empty points count for. Each fits 46 columns with one point.
#[derive(Debug)]
pub struct Open {
    /// Points that are still open: some of them, and how many more. With none named it is how many.
    pub points: fn(&[String], usize) -> String,
    /// Regions that no border parts: how many points.
    pub undivided: fn(u32) -> String,
    /// A region marked as nobody's: how many points.
    pub seki: fn(u32) -> String,
    /// A point counts: the point, the colour.
    pub counts: fn(&str, &str) -> String,
}

/// Lines of the count. None takes more than ten columns.
#[derive(Debug)]
pub struct Items {
    /// Stones.
    pub stones: &'static str,
    /// Prisoners.
    pub prisoners: &'static str,
    /// Dead stones.
    pub dead: &'static str,
    /// Points that are nobody's.
    pub open: &'static str,
    /// Open points given up by the other side.
    pub given: &'static str,
    /// Half the board.
    pub base: &'static str,
    /// Handicap compensation.
    pub handicap: &'static str,
    /// Fines.
    pub fines: &'static str,
    /// Bought overtime.
    pub overtime: &'static str,
    /// The sum.
    pub sum: &'static str,
    /// What is more or less than needed.
    pub difference: &'static str,
    /// The same in points, where it is counted in zi and these are not said.
    pub in_points: &'static str,
}

/// The count step by step. Every sentence fits 46 columns for boards of 19 lines.
#[derive(Debug)]
pub struct Walk {
    /// The title: the side counted.
    pub one: fn(&str) -> String,
    /// The title where both are counted.
    pub both: &'static str,
    /// Which step of how many.
    pub step: fn(usize, usize) -> String,
    /// The dead stones come off: black, white.
    pub dead: fn(u32, u32) -> String,
    /// Prisoners fill their own territory: the colour, how many.
    pub fill: fn(&str, u32) -> String,
    /// Prisoners that find no room: how many.
    pub left: fn(u32) -> String,
    /// A region is counted: the colour, its points.
    pub region: fn(&str, &str) -> String,
    /// Small regions are counted together: the colour, how many, their points.
    pub regions: fn(&str, u32, &str) -> String,
    /// Stones were laid in: how many, what is left.
    pub filled: fn(u32, &str) -> String,
    /// Stones are counted: the colour, how many.
    pub stones: fn(&str, u32) -> String,
    /// Neutral points: how many, half of them.
    pub open: fn(u32, &str) -> String,
    /// Open points given up: how many, whose they are.
    pub given: fn(u32, &str) -> String,
    /// Units of Black and White, behind what is taken off for them.
    pub units: fn(&str, u32, u32) -> String,
    /// The sums are compared.
    pub result: &'static str,
    /// Before what has been counted by now.
    pub so_far: &'static str,
    /// Somebody asked for the count: the colour.
    pub asked: fn(&str) -> String,
}

/// Trying moves out.
#[derive(Debug)]
pub struct Tryout {
    /// The title.
    pub title: &'static str,
    /// What it is.
    pub hint: &'static str,
    /// The agreed position is back.
    pub back: &'static str,
    /// There is nothing to undo.
    pub nothing: &'static str,
    /// Not in a refereed game: disputes are settled by play.
    pub refereed: &'static str,
    /// Moves tried, whose turn: number, colour.
    pub line: fn(usize, &str) -> String,
}

/// What the keys do.
#[derive(Debug)]
pub struct Keys {
    /// Turn a point neutral.
    pub neutral: &'static str,
    /// Turn a region neutral.
    pub seki: &'static str,
    /// Play on, nothing claimed.
    pub go_on: &'static str,
    /// Count step by step.
    pub recount: &'static str,
    /// Try moves out.
    pub try_out: &'static str,
    /// The side to move gives up the open points.
    pub concede: &'static str,
    /// Black does.
    pub black_concedes: &'static str,
    /// White does.
    pub white_concedes: &'static str,
    /// A step on or back.
    pub step: &'static str,
    /// The stage before.
    pub stage_back: &'static str,
    /// The next stage.
    pub stage_on: &'static str,
    /// Count the other side.
    pub other_side: &'static str,
    /// Leave the count.
    pub end_count: &'static str,
    /// Leave the try-out.
    pub end_tryout: &'static str,
    /// Take a tried move back.
    pub undo: &'static str,
}
