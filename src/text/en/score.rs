//! English: a count told line by line.

use crate::text::score::Score;

/// A count told line by line.
pub const SCORE: Score = Score {
    by_rules: |name, counts| format!("{name}. {counts}"),
    rules_assumed: |name, counts| format!("{name}, since the record names none that are known. {counts}"),
    rules_given: |name, counts| format!("{name}, as you say. {counts}"),
    komi_given: |_| "Komi: as you say.".to_owned(),
    komi_usual: |_| "Komi: the record names none, so it is the usual one of these rules.".to_owned(),
    komi_handicap: |_, n| format!("No komi: the record names none, and Black has {n} handicap stones."),
    komi_first: |_| "No komi: the record names none, and Black begins without it (HA 1).".to_owned(),
    handicap_back: |n| {
        format!("Handicap: {n} stones, from the record; what is given back follows from these rules.")
    },
    handicap_free: |n| format!("Handicap: {n} stones, from the record; these rules give nothing back."),
    handicap_unsaid: |n| {
        format!("Handicap: the record sets up {n} black stones and names none, so nothing is given back.")
    },
    dead_given: |points| format!("Dead, as you say: {points}"),
    dead_recorded: |points| format!("Dead, as the record says: {points}"),
    dead_suggested: |points| format!("Dead, as suggested and agreed by nobody: {points}"),
    dead_none: "Nothing counts as dead, as you say.",
    none_recorded: "The record says that nothing is dead.",
    none_suggested: "Nothing looks dead; nobody has agreed to that.",
    no_removal: "These rules take nothing off as dead.",
    seki: |points| format!("Not counted, in seki or open: {points}"),
    open: |points| format!("Still open, for nobody: {points}"),
    stones: "living stones",
    territory: "surrounded points",
    half_neutral: |n| format!("half of {n} neutral"),
    prisoners: "prisoners and dead",
    tax: |tax, black, white| format!("{tax} ({black} and {white} groups)"),
    sum: "sum",
    neutral: |n| format!("{n} neutral"),
    base: "half the board",
    handicap: |n| format!("back for {n} handicap stones"),
    fines: |who| format!("fines of {who}"),
    overtime: |who| format!("overtime {who} bought"),
    conceded: |who| format!("open points {who} gave up"),
    difference: "Black less White",
    over_base: "Black's excess",
    margin: "margin",
    in_points: "in points",
    pass_stones: |black, white| format!("Stones handed over for passes: Black {black}, White {white}"),
    recorded: |result| format!("The record itself says: {result}"),
};
