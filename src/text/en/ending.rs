//! The end of a game, in English.

use crate::text::ending::{Ending, Items, Keys, Open, Tryout, Walk};

/// Marking and counting.
pub const ENDING: Ending = Ending {
    mark: "Mark the dead stones; both must agree",
    no_suggestion: "There is no suggestion; the marks stay as they are",
    dispute_where: "Put the cursor on the stones that are claimed dead",
    neutral_where: "Put the cursor on an empty point",
    open: Open {
        points: |named, more| {
            let (all, last) = match (named, more) {
                ([], 1) => return "1 point is still open: it counts for nobody".to_owned(),
                ([], more) => return format!("{more} points still open: they count for nobody"),
                ([one], 0) => return format!("{one} is still open: it will count for nobody"),
                ([all @ .., last], 0) => (all.join(", "), last.clone()),
                (all, more) => (all.join(", "), format!("{more} more")),
            };
            format!("{all} and {last} still open: they count for nobody")
        },
        undivided: |n| format!("No border: {n} points count for nobody"),
        seki: |n| {
            let points = if n == 1 { "1 point counts" } else { &format!("{n} points count") };
            format!("Marked as seki: {points} for nobody")
        },
        counts: |p, who| format!("{p} counts for {who}"),
    },
    sure_go_on: |who| format!("Play goes on, {who} to move?"),
    agrees: |who| format!("{who} agrees"),
    not_yet: |who| format!("{who} has not agreed"),
    agreed: ["agreed", "not agreed"],
    as_marked: |result| format!("As marked: {result}"),
    sure_concede: |who| format!("{who} gives up every open point: end play?"),
    conceded: |who| format!("{who} gives up the open points. Mark the dead stones"),
    over: "The game is over",
    item: Items {
        stones: "stones",
        prisoners: "prisoners",
        dead: "dead",
        open: "neutral",
        given: "given up",
        base: "half board",
        handicap: "handicap",
        fines: "fines",
        overtime: "overtime",
        sum: "sum",
        difference: "difference",
        in_points: "in points",
    },
    walk: Walk {
        one: |who| format!("Counting {who}"),
        both: "Counting both sides",
        step: |at, of| format!("step {at} of {of}"),
        dead: |black, white| format!("Dead off: Black {black}, White {white}"),
        fill: |who, n| {
            let stones = if n == 1 { "prisoner fills" } else { "prisoners fill" };
            format!("{n} {stones} {who}'s territory")
        },
        left: |n| format!("{n} find no room"),
        region: |who, points| format!("{who} has {points} here"),
        regions: |who, regions, points| {
            if regions == 1 {
                format!("{who}'s small region: {points}")
            } else {
                format!("{who}'s {regions} small regions: {points}")
            }
        },
        filled: |n, rest| format!("fill {n}: {rest}"),
        stones: |who, n| format!("{n} of {who}'s stones"),
        open: |n, half| {
            let points = if n == 1 { "point" } else { "points" };
            format!("{n} neutral {points}: {half} each")
        },
        given: |n, who| format!("{n} points given up: {who} has them"),
        units: |tax, black, white| format!("{tax}: Black {black} units, White {white}"),
        result: "The sums compared",
        so_far: "so far",
        asked: |who| format!("{who} asks for the count"),
    },
    tryout: Tryout {
        title: "Trying moves out",
        hint: "The game stands still; Esc brings the marked position back.",
        back: "The position is as it was",
        nothing: "No move has been tried yet",
        refereed: "With a referee a dispute is settled by play: D",
        line: |n, who| format!("{n} tried, {who} to play"),
    },
    key: Keys {
        neutral: "open point",
        seki: "seki",
        go_on: "play on",
        recount: "count",
        try_out: "try out",
        concede: "open points go to the opponent",
        black_concedes: "open points go to White",
        white_concedes: "open points go to Black",
        step: "step",
        stage_back: "stage before",
        stage_on: "next stage",
        other_side: "other side",
        end_count: "end the count",
        end_tryout: "end the try-out",
        undo: "undo",
    },
};
