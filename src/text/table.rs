//! What is said at the table.

/// The table.
#[derive(Debug)]
pub struct Table {
    /// Whose move it is.
    pub to_play: fn(&str) -> String,
    /// The number of the move and whose it is.
    pub move_to_play: fn(u32, &str) -> String,
    /// Prisoners in the lid.
    pub captures: fn(u32) -> String,
    /// Before the first move: whose clock any key starts.
    pub any_key_starts: fn(&str) -> String,
    /// The same where there are no clocks.
    pub any_key_begins: &'static str,
    /// A key was not heard, because it is held down.
    pub held_key: &'static str,
    /// A key was not heard, because the game had only just ended.
    pub late_key: &'static str,
    /// The same, because play had only just stopped.
    pub stopped_key: &'static str,
    /// The same, because what is asked or shown had only just come up.
    pub turned_key: &'static str,
    /// Text was pasted where none is typed.
    pub pasted_keys: &'static str,
    /// A point was typed where keys are no text.
    pub typed_keys: &'static str,
    /// Numbers were asked for where a stone has no room for them.
    pub no_numbers: &'static str,
    /// A move was made: the colour, the point.
    pub played: fn(&str, &str) -> String,
    /// A pass was made.
    pub passed: fn(&str) -> String,
    /// Stones were taken with it.
    pub took: fn(u32) -> String,
    /// Asked once more.
    pub sure_pass: fn(&str) -> String,
    /// Asked once more.
    pub sure_resign: fn(&str) -> String,
    /// Asked once more: propose that the game is over.
    pub sure_over: fn(&str) -> String,
    /// Time is up in the last minute; it may count as a pass.
    pub time_up_pass: fn(&str) -> String,
    /// Asked once more: the colour claims the stones at this point dead and moves next.
    pub sure_dispute: fn(&str, &str) -> String,
    /// Asked once more: leave, the game is kept.
    pub sure_leave: &'static str,
    /// Asked once more: leave a game that has not begun.
    pub sure_leave_unbegun: &'static str,
    /// Asked once more: another game.
    pub sure_again: &'static str,
    /// Moves that are not on the disk: the first and the last, which may be the same.
    pub unsaved_moves: fn(usize, usize) -> String,
    /// The last entries are not on the disk, and none of them is a move.
    pub unsaved_last: &'static str,
    /// Asked with what is not saved: leave all the same.
    pub leave_unsaved: fn(&str) -> String,
    /// Asked with what is not saved: another game, or full clocks, all the same.
    pub again_unsaved: fn(&str) -> String,
    /// The other player proposes the end: the colour.
    pub proposes: fn(&str) -> String,
    /// The side to move declined the end and must play: its colour.
    pub declined: fn(&str) -> String,
    /// The other player asks to take back: the colour, the move.
    pub asks_back: fn(&str, &str) -> String,
    /// It was taken back.
    pub taken_back: fn(&str) -> String,
    /// It was not granted.
    pub not_granted: &'static str,
    /// The clocks stand, and how to go on.
    pub paused_line: &'static str,
    /// The clocks stand.
    pub paused: &'static str,
    /// Both must be ready to go on: the colour asked.
    pub ready: fn(&str) -> String,
    /// The clock stood still for a while that is not charged: how long.
    pub stood_still: fn(&str) -> String,
    /// Typing a point.
    pub type_point: &'static str,
    /// What is typed means this point.
    pub means: fn(&str) -> String,
    /// The same where a stone is only laid, and released by another key.
    pub lays: fn(&str) -> String,
    /// The game goes on after a stop: move number.
    pub resumed: fn(u32) -> String,
    /// The game could not be written; it is kept in memory only. The reason.
    pub not_saved: fn(&str) -> String,
    /// The finished game was saved: where.
    pub saved_at: fn(&str) -> String,
    /// The record of an earlier end was changed since and is left: its file name.
    pub stays_beside: fn(&str) -> String,
    /// The window is too small, columns and rows: the least size, this one.
    pub too_small: fn((u16, u16), (u16, u16)) -> String,
    /// Main time, in words.
    pub main_time: &'static str,
    /// The overtime that follows main time.
    pub then: fn(&str) -> String,
    /// What every move adds.
    pub increment: fn(&str) -> String,
    /// The delay every move has.
    pub free: fn(&str) -> String,
    /// The same in few columns.
    pub free_briefly: fn(&str) -> String,
    /// Overtime with several periods left.
    pub periods_left: fn(u32) -> String,
    /// Minutes of the reserve left, read aloud.
    pub minutes_left: fn(u32) -> String,
    /// Thinking-time blocks left.
    pub blocks_left: fn(u32) -> String,
    /// Stones to be played in this block.
    pub stones_left: fn(u32) -> String,
    /// Overtime periods that may still be bought.
    pub purchases_left: fn(u32) -> String,
    /// So much time for every move.
    pub per_move: &'static str,
    /// A delay before main time runs.
    pub delay: &'static str,
    /// The last period.
    pub last_period: &'static str,
    /// The last minute of the reserve.
    pub last_minute: &'static str,
    /// The last block of thinking time runs, or none is left to run.
    pub no_blocks: &'static str,
    /// Any of these where room is short.
    pub last: &'static str,
    /// Stones left to be played, where room is short.
    pub left: fn(u32) -> String,
    /// The flag has fallen.
    pub flag_fallen: &'static str,
    /// No limit.
    pub no_limit: &'static str,
}
