//! The texts of a count told line by line.

/// A count told line by line.
#[derive(Debug)]
pub struct Score {
    /// The rules counted by, and what counts under them.
    pub by_rules: fn(&str, &str) -> String,
    /// The same, where the record names no rules that are known.
    pub rules_assumed: fn(&str, &str) -> String,
    /// The same, where they were named on the command line.
    pub rules_given: fn(&str, &str) -> String,
    /// The komi, as it is called, was named on the command line.
    pub komi_given: fn(&str) -> String,
    /// The record names no komi, so it is the usual one of the rules.
    pub komi_usual: fn(&str) -> String,
    /// The record names no komi, and so many handicap stones: there is none.
    pub komi_handicap: fn(&str, u32) -> String,
    /// The record names no komi, and Black begins without: there is none.
    pub komi_first: fn(&str) -> String,
    /// So many handicap stones are in the record, and what is given back for them in the rules.
    pub handicap_back: fn(u32) -> String,
    /// So many handicap stones are in the record, and the rules give nothing back.
    pub handicap_free: fn(u32) -> String,
    /// So many black stones are set up, but no handicap is named.
    pub handicap_unsaid: fn(usize) -> String,
    /// Dead chains as they were named on the command line.
    pub dead_given: fn(&str) -> String,
    /// Dead chains as the record has them.
    pub dead_recorded: fn(&str) -> String,
    /// Dead chains as the program suggests them.
    pub dead_suggested: fn(&str) -> String,
    /// Nothing counts as dead.
    pub dead_none: &'static str,
    /// The record says that no chain is dead.
    pub none_recorded: &'static str,
    /// No chain looks dead.
    pub none_suggested: &'static str,
    /// The rules take nothing off.
    pub no_removal: &'static str,
    /// Surrounded points that do not count, since they lie in seki or are open.
    pub seki: fn(&str) -> String,
    /// The points at which a border is not closed.
    pub open: fn(&str) -> String,
    /// Living stones.
    pub stones: &'static str,
    /// Surrounded points.
    pub territory: &'static str,
    /// Half of so many neutral points.
    pub half_neutral: fn(u32) -> String,
    /// Prisoners and dead stones.
    pub prisoners: &'static str,
    /// What is taken off for each group, of so many.
    pub tax: fn(&str, u32, u32) -> String,
    /// The sum.
    pub sum: &'static str,
    /// Neutral points, which count for nobody.
    pub neutral: fn(u32) -> String,
    /// The base number: half the board.
    pub base: &'static str,
    /// Back for so many handicap stones.
    pub handicap: fn(u32) -> String,
    /// Fines a side pays.
    pub fines: fn(&str) -> String,
    /// Overtime a side has bought.
    pub overtime: fn(&str) -> String,
    /// Open points a side gave up.
    pub conceded: fn(&str) -> String,
    /// Black less White.
    pub difference: &'static str,
    /// Black less the base number.
    pub over_base: &'static str,
    /// The margin.
    pub margin: &'static str,
    /// The same in points, where it is counted in zi and these are not said.
    pub in_points: &'static str,
    /// Stones given for passes: Black's and White's.
    pub pass_stones: fn(u32, u32) -> String,
    /// The record has another result: as it stands there.
    pub recorded: fn(&str) -> String,
}
