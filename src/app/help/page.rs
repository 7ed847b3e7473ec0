//! Which pages Help has, in the order of its contents.

use crate::rules::ruleset::Preset;
use crate::text::help::page::Topic;
use std::ops::Range;

/// The pages of Help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The table of contents, which has no number.
    Contents,
    /// The keys of where it was opened.
    Keys,
    /// The rules played by there.
    Rules,
    /// About playing, or about the game.
    Topic(Topic),
    /// A rule set by name.
    RuleSet(Preset),
    /// Rules put together by hand.
    Custom,
}

/// The first page of each group of the contents.
const FIRST: [usize; 4] = [1, 3, 3 + Topic::BOARD.len(), 3 + Topic::BOARD.len() + Topic::STORY.len()];

impl Page {
    /// How many have a number: from 1 to this.
    pub const COUNT: usize = FIRST[3] + Preset::ALL.len();
    /// The groups of the contents, each the numbers of its pages: of the screen one is on, at the board, the story of
    /// the game, the rule sets.
    pub const GROUPS: [Range<usize>; 4] =
        [FIRST[0]..FIRST[1], FIRST[1]..FIRST[2], FIRST[2]..FIRST[3], FIRST[3]..Self::COUNT + 1];

    /// The page of a number; the contents have 0.
    pub fn at(number: usize) -> Self {
        let of_preset = |preset: &Preset| Self::RuleSet(*preset);
        match number {
            0 => Self::Contents,
            1 => Self::Keys,
            2 => Self::Rules,
            n if n < FIRST[2] => Self::Topic(Topic::BOARD[n - FIRST[1]]),
            n if n < FIRST[3] => Self::Topic(Topic::STORY[n - FIRST[2]]),
            n => Preset::ALL.get(n - FIRST[3]).map_or(Self::Custom, of_preset),
        }
    }

    /// Its number.
    pub fn number(self) -> usize {
        (0..Self::COUNT).find(|&number| Self::at(number) == self).unwrap_or(Self::COUNT)
    }
}

/// Where the contents stand in columns, the numbers of the pages in each.
pub(super) const COLUMNS: [Range<usize>; 3] =
    [FIRST[0]..FIRST[2], FIRST[2]..FIRST[3], FIRST[3]..Page::COUNT + 1];
