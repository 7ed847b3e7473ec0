//! What Help says: the keys, the rules in plain words, and pages about playing and about the game.

pub mod page;

use page::Pages;

/// Help.
#[derive(Debug)]
pub struct Help {
    /// The head of the keys.
    pub keys: &'static str,
    /// The head of the rules: the name of the rule set.
    pub rules: fn(&str) -> String,
    /// The table of contents: its title.
    pub contents: &'static str,
    /// Its groups: the screen one is on, at the board, the game and its story, the rule sets.
    pub groups: [&'static str; 4],
    /// The page of the rules played by, in the contents.
    pub rules_here: &'static str,
    /// What keys do in Help: scroll.
    pub scroll: &'static str,
    /// On the command line, where keys are those of a game, of marking, of review.
    pub keys_in: [&'static str; 3],
    /// On the command line, above the topics.
    pub topics: &'static str,
    /// No such topic: what was asked for, the nearest.
    pub unknown: fn(&str, &str) -> String,
    /// The pages about playing and about the game.
    pub pages: Pages,
    /// What the page of custom rules adds where none are played.
    pub no_custom: &'static str,
}

/// Rule sets in plain words.
#[derive(Debug)]
pub struct PlainRules {
    /// How the game is played, under all rules.
    pub play: &'static [&'static str],
    /// White moves first in an even game.
    pub white_first: &'static str,
    /// Play starts from four set stones.
    pub set_stones: &'static str,
    /// No chain may take its own last liberty.
    pub no_suicide: &'static str,
    /// Chains of two and more may.
    pub suicide: &'static str,
    /// The rules in three sentences.
    pub brief: Brief,
    /// Nothing about repetition.
    pub ko_none: &'static str,
    /// A single ko may not be retaken at once.
    pub ko_simple: &'static str,
    /// No arrangement of the stones may return.
    pub ko_positional: &'static str,
    /// None with the same side to move may.
    pub ko_situational: &'static str,
    /// A long cycle: no result.
    pub cycle_no_result: &'static str,
    /// A long cycle: a draw.
    pub cycle_draw: &'static str,
    /// A long cycle: the players are asked.
    pub cycle_ask: &'static str,
    /// How a game ends.
    pub end: &'static str,
    /// A pass gives a stone, and White passes last.
    pub pass_stones: &'static str,
    /// Dead chains are agreed on and taken off.
    pub removal: &'static str,
    /// Everything on the board counts.
    pub no_removal: &'static str,
    /// Stones and surrounded points count.
    pub area: &'static str,
    /// Surrounded points and prisoners count.
    pub territory: &'static str,
    /// The same where the points are called ways.
    pub ways: &'static str,
    /// Stones alone count.
    pub stones: &'static str,
    /// Nothing counts in seki.
    pub tax_seki: &'static str,
    /// The komi, with its unit.
    pub komi: fn(&str) -> String,
    /// The komi White gives, with its unit.
    pub reverse_komi: fn(&str) -> String,
    /// No komi, by the word for it.
    pub no_komi: fn(&str) -> String,
    /// Black gives back a point for every handicap stone but the first.
    pub back_one_less: &'static str,
    /// An equal count is a draw.
    pub ties_draw: &'static str,
    /// Black wins an equal count.
    pub ties_black: &'static str,
}

/// A rule set in three sentences, by clauses that begin small.
#[derive(Debug)]
pub struct Brief {
    /// Stones and surrounded points count.
    pub area: &'static str,
    /// Surrounded points and prisoners count.
    pub territory: &'static str,
    /// Stones alone count.
    pub stones: &'static str,
    /// Goes on: nothing counts in seki.
    pub tax_seki: &'static str,
    /// Goes on: everything on the board counts as alive.
    pub no_removal: &'static str,
    /// Nothing about repetition.
    pub ko_none: &'static str,
    /// A single ko may not be retaken at once.
    pub ko_simple: &'static str,
    /// No arrangement of the stones may return.
    pub ko_positional: &'static str,
    /// None with the same side to move may.
    pub ko_situational: &'static str,
    /// A long cycle: no result.
    pub cycle_no_result: &'static str,
    /// A long cycle: a draw.
    pub cycle_draw: &'static str,
    /// A long cycle: the players are asked.
    pub cycle_ask: &'static str,
    /// No chain may take its own last liberty.
    pub no_suicide: &'static str,
    /// Chains of two and more may.
    pub suicide: &'static str,
    /// A pass gives a stone, and White passes last.
    pub pass_stones: &'static str,
    /// Play starts from four set stones.
    pub set_stones: &'static str,
    /// White moves first in an even game.
    pub white_first: &'static str,
    /// The komi, with its unit.
    pub komi: fn(&str) -> String,
    /// The komi Black receives, with its unit.
    pub reverse_komi: fn(&str) -> String,
    /// No komi, by the word for it.
    pub no_komi: fn(&str) -> String,
    /// A point back for every handicap stone but the first.
    pub back_one_less: &'static str,
    /// An equal count is a draw.
    pub ties_draw: &'static str,
    /// Black wins an equal count.
    pub ties_black: &'static str,
    /// Between two clauses.
    pub between: &'static str,
    /// Behind the last.
    pub end: &'static str,
}

/// Time settings in plain words. Every text is a whole sentence but the clauses, which `each` makes one of.
#[derive(Debug)]
pub struct PlainTime {
    /// A duration: hours, minutes, seconds, ms; at least one is not 0.
    pub duration: fn(u64, u64, u64, u64) -> String,
    /// A sentence on each side, from a clause.
    pub each: fn(&str) -> String,
    /// One clause, then another.
    pub then: fn(&str, &str) -> String,
    /// Between two sentences.
    pub between: &'static str,
    /// A sentence on one side, from a clause: the side, the clause.
    pub one: fn(&str, &str) -> String,
    /// No limit.
    pub none: &'static str,
    /// Clause: sudden death.
    pub absolute: fn(&str) -> String,
    /// Clause: time per move.
    pub simple: fn(&str) -> String,
    /// Clause: byo-yomi, periods and their length.
    pub byoyomi: fn(u32, &str) -> String,
    /// How a period is used up: its length, and whether there are several.
    pub byoyomi_rule: fn(&str, bool) -> String,
    /// Clause: the whole limit, and the minutes of it that are read out.
    pub reserve: fn(&str, u32) -> String,
    /// The last minute overrun may be taken as a pass.
    pub timeout_as_pass: &'static str,
    /// Clause: time per move, number of blocks, their length.
    pub nhk: fn(&str, u32, &str) -> String,
    /// When a block is used up.
    pub nhk_rule: &'static str,
    /// Clause: moves in a block of time.
    pub canadian: fn(u32, &str) -> String,
    /// Time left over is lost.
    pub canadian_rule: &'static str,
    /// The last block repeats.
    pub progressive_rule: &'static str,
    /// Time left over is kept.
    pub step_rule: &'static str,
    /// Clause: main time and what each move adds.
    pub fischer: fn(&str, &str) -> String,
    /// Never more than this.
    pub cap: fn(&str) -> String,
    /// The first move has it too.
    pub bonus_at_start: &'static str,
    /// Clause: main time and what is free at the start of each move.
    pub delay: fn(&str, &str) -> String,
    /// The clock shows the delay, then the main time.
    pub delay_first: fn(&str) -> String,
    /// The clock counts from both together and jumps back after the move.
    pub delay_added: fn(&str) -> String,
    /// Clause: the hourglass.
    pub hourglass: fn(&str) -> String,
    /// What is free at the start of each move.
    pub free: fn(&str) -> String,
    /// Clause: how many periods of what length can be bought at how many points each.
    pub ing: fn(u32, &str, u32) -> String,
}
