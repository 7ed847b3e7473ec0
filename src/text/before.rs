//! What is said before the first move, and of series and games of four.

/// Before the first move: colours, handicap stones, series, games of four.
#[derive(Debug)]
pub struct Before {
    /// The title of nigiri.
    pub nigiri: &'static str,
    /// A player without a name: the first, the second of the form.
    pub nobody: [&'static str; 2],
    /// Both names of a side in a game of four.
    pub both: fn(&str, &str) -> String,
    /// Who holds the stones: the rule, asked of both.
    pub who_holds: &'static str,
    /// A player holds the stones.
    pub holds: fn(&str) -> String,
    /// A player is about to take a handful of white stones.
    pub takes: fn(&str) -> String,
    /// Takes it.
    pub take: &'static str,
    /// How the number comes about, and that it is fair.
    pub fair: &'static str,
    /// A player guesses: the holder, who guesses.
    pub guesses: fn(&str, &str) -> String,
    /// Shows one black stone.
    pub one: &'static str,
    /// Shows two black stones.
    pub two: &'static str,
    /// What was said by one stone, by two: who guessed.
    pub said_one: fn(&str) -> String,
    /// The same by two.
    pub said_two: fn(&str) -> String,
    /// The hand of a player: open, or closed.
    pub hand: fn(&str) -> String,
    /// How many are counted by now.
    pub counting: fn(u8) -> String,
    /// The number is odd.
    pub odd: fn(u8) -> String,
    /// The number is even.
    pub even: fn(u8) -> String,
    /// Who takes Black, who White.
    pub result: fn(&str, &str) -> String,
    /// Goes on to the table.
    pub go_on: &'static str,
    /// Counts the rest at once.
    pub count_all: &'static str,
    /// The title of free handicap.
    pub placing: &'static str,
    /// Black lays so many stones where he likes.
    pub lay: fn(u8) -> String,
    /// So many are laid of so many.
    pub laid: fn(usize, u8) -> String,
    /// All are laid: how one goes on.
    pub all_laid: fn(u8) -> String,
    /// So many are still to be laid.
    pub still_to_lay: fn(u32) -> String,
    /// White moves first then.
    pub white_first: &'static str,
    /// A move about to be made in a game of four: its number, the player, the colour.
    pub player_to_play: fn(u32, &str, &str) -> String,
    /// Whose clock any key starts in a game of four: the player, the colour.
    pub player_starts: fn(&str, &str) -> String,
    /// A player made a move: the player, the colour, the point or the pass.
    pub player_played: fn(&str, &str, &str) -> String,
    /// Asked of one side: the players exchange colours.
    pub sure_swap: fn(&str) -> String,
    /// They did: who has Black now, who White.
    pub swapped: fn(&str, &str) -> String,
    /// The same where not everybody has a name.
    pub swapped_unnamed: &'static str,
    /// It is too late for that.
    pub swap_too_late: &'static str,
    /// The head of what is said of a series.
    pub series_head: &'static str,
    /// A series: the number of the game, and what is given in it.
    pub series: fn(u32, &str) -> String,
    /// The score of a series: Black, games won, White, games won, games without a winner.
    pub score: fn(&str, u32, &str, u32, u32) -> String,
    /// What comes next in a series.
    pub next: fn(&str) -> String,
    /// The record holds no game that another could follow.
    pub no_game: &'static str,
    /// The game of the record is not over.
    pub not_over: &'static str,
    /// Grades: nothing is given.
    pub grade_even: &'static str,
    /// Black without komi in two of three games; who is given it.
    pub grade_two_of_three: fn(&str) -> String,
    /// Black without komi.
    pub grade_black: fn(&str) -> String,
    /// Black without komi and two stones in turn.
    pub grade_black_or_two: fn(&str) -> String,
    /// So many stones.
    pub grade_stones: fn(&str, u8) -> String,
    /// Lay or lift a stone.
    pub key_lay: &'static str,
    /// Lift the stone laid last.
    pub key_lift: &'static str,
    /// Begin the game.
    pub key_begin: &'static str,
    /// Exchange colours.
    pub key_swap: &'static str,
}
