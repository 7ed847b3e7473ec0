//! What is said of rule sets: their names, and what is particular to each.

/// What is said of rule sets.
#[derive(Debug)]
pub struct Rules {
    /// Rules put together by hand.
    pub custom: RuleSet,
    /// Those with a name.
    pub named: RuleSets,
}

/// What is said of one rule set.
#[derive(Clone, Copy, Debug)]
pub struct RuleSet {
    /// Its name, in the middle of a sentence.
    pub name: &'static str,
    /// What is particular to it, by paragraphs.
    pub particular: &'static [&'static str],
}

/// The rule sets with a name.
#[derive(Debug)]
pub struct RuleSets {
    /// Chinese rules.
    pub chinese: RuleSet,
    /// Chinese rules of 1988.
    pub chinese_1988: RuleSet,
    /// Set stones and group tax.
    pub ancient: RuleSet,
    /// Counting the ways.
    pub tang_song: RuleSet,
    /// More stones wins.
    pub dunhuang: RuleSet,
    /// Japanese rules.
    pub japanese: RuleSet,
    /// Korean rules.
    pub korean: RuleSet,
    /// Rules of the American Go Association.
    pub aga: RuleSet,
    /// Ing's rules.
    pub ing: RuleSet,
    /// New Zealand rules.
    pub new_zealand: RuleSet,
    /// Tromp-Taylor rules.
    pub tromp_taylor: RuleSet,
}
