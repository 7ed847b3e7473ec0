//! Why a time setting cannot be read or played by.

/// What a part of a time setting is called in a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Main time.
    Main,
    /// The whole limit, byo-yomi inside it.
    Limit,
    /// Time for each move.
    PerMove,
    /// A delay.
    Delay,
    /// What a move adds.
    Increment,
    /// What a clock holds at most.
    Cap,
    /// The free time of a move.
    Base,
    /// A period of byo-yomi.
    Period,
    /// How many periods.
    Periods,
    /// A reserved minute.
    Minute,
    /// How many reserved minutes.
    Minutes,
    /// The time of a block.
    Block,
    /// How many blocks.
    Blocks,
    /// How many stones in a block.
    Stones,
    /// What bought overtime costs.
    Penalty,
    /// Any time.
    Time,
    /// A time for each side.
    Each,
    /// Overtime or an increment.
    Overtime,
    /// Reserved minutes.
    SomeMinutes,
    /// A block of stones.
    SomeBlock,
    /// Blocks of thinking time.
    SomeBlocks,
    /// The word behind `bonus`.
    First,
}

/// Why a time setting is refused: sentences without a full stop.
#[derive(Debug)]
pub struct Spec {
    /// What a part is called.
    pub part: fn(Part) -> &'static str,
    /// Nothing is written.
    pub nothing: &'static str,
    /// A word behind a whole setting: the word, the setting.
    pub one_too_many: fn(&str, &str) -> String,
    /// A word no setting begins with.
    pub no_setting: fn(&str) -> String,
    /// A part is missing at the end.
    pub missing_at_end: fn(&str) -> String,
    /// A part is missing: the part, what stands there.
    pub missing_before: fn(&str, &str) -> String,
    /// A number has no unit.
    pub no_unit: fn(u64) -> String,
    /// A part by an example: the part, the example.
    pub such_as: fn(&str, &str) -> String,
    /// A word behind a number that is no unit of time: the word, the number.
    pub not_a_unit: fn(&str, u64) -> String,
    /// A unit stands twice in one duration: the duration, the unit.
    pub unit_twice: fn(&str, &str) -> String,
    /// A number beyond all measure: the number.
    pub too_large: fn(&str) -> String,
    /// Blocks that differ cannot carry time over.
    pub carry_of_list: &'static str,
    /// It has two readings.
    pub two_readings: fn(&str) -> String,
    /// `incl` without minutes.
    pub no_minutes: &'static str,
    /// `timeout` without `=pass`.
    pub no_pass: &'static str,
    /// A number with a fraction.
    pub fraction: fn(&str) -> String,
    /// A time with colons.
    pub colon: fn(&str) -> String,
    /// A dash, and what follows it.
    pub dash: fn(&str) -> String,
    /// Any other sign.
    pub no_meaning: fn(&str) -> String,
    /// A side is named twice: as it is written.
    pub twice: fn(&str) -> String,
    /// Something stands before the sides.
    pub before_sides: fn(&str) -> String,
    /// A side is not named: as it is written.
    pub side_missing: fn(&str) -> String,
    /// What is wrong with one side's setting: the side as it is written, what.
    pub of_side: fn(&str, &str) -> String,
    /// An hourglass for one side alone.
    pub half_a_glass: &'static str,
    /// A part is too long or too many: the part, the most.
    pub at_most: fn(&str, &str) -> String,
    /// A time is 0.
    pub no_time: fn(&str) -> String,
    /// A number is 0.
    pub at_least_one: fn(&str) -> String,
    /// No main time and nothing after it.
    pub no_main: &'static str,
    /// Neither main time nor a delay.
    pub no_delay: &'static str,
    /// No block of stones.
    pub no_block: &'static str,
    /// More reserved minutes than the limit holds: how many, the limit.
    pub reserve: fn(u32, &str) -> String,
    /// The cap is below main time: the cap, main time.
    pub cap_below: fn(&str, &str) -> String,
    /// What is wrong, and the one setting that may be meant.
    pub perhaps: fn(&str, &str) -> String,
    /// What is wrong, and the settings that may be meant: all but the last, the last.
    pub could_be: fn(&str, &[String], &str) -> String,
}
