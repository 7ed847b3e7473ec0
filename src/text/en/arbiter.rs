//! The referee in English.

use crate::text::arbiter::{Act, Arbiter, Ask, Keys, Log, Table, Why};

/// The referee's texts.
pub const ARBITER: Arbiter = Arbiter {
    title: "Arbiter",
    back: "Back to the game",
    claims: |who| format!("{who}'s time: {who} may claim"),
    act: Act {
        warning: "Warning",
        fine: "Fine",
        clock: "Set a clock",
        fault: "Clock fault, in proportion",
        late: "Late arrival",
        seat: "Seat left in byo-yomi",
        swap: "Exchange colours",
        position: "Put the position right",
        recount: "Recount",
        forfeit: "Forfeit",
        draw: "Draw",
        no_result: "No result",
        both_lose: "Both lose",
        replay: "Play again",
    },
    ask: Ask {
        side: "Which side?",
        why: "Reason",
        zi: "How many zi (1, 1/2, 2 1/2)",
        points: "How many points",
        clock: |who, fields| format!("{who}: {fields}"),
        elapsed: "Time truly passed (h:mm:ss)",
        late: "Late by (m:ss, 90s, 5m)",
        limit: "How late is allowed?",
        away: "1 hour (lodging elsewhere)",
        together: "15 minutes (lodging here)",
        other: "Another time",
        allowed: "Late allowed (30m, 1h, m:ss)",
        unread: "That cannot be read",
        unread_clock: |example| format!("That cannot be read; for example: {example}"),
        sure: |words| format!("{words}. Final?"),
        position: |who, [change, turn, enter]| {
            format!("Next {who} ({turn}). {change} changes, {enter} enters it")
        },
        fields: [
            "time used",
            "main time",
            "periods",
            "period",
            "moves to play",
            "block",
            "delay",
            "penalty points",
        ],
    },
    key: Keys {
        arbiter: "arbiter",
        lay: "lay the stone",
        release: "let go of it",
        press: "press the clock",
        slip: "it slipped",
        claim: "no slip: warn",
        change: "change the point",
        turn: "whose turn",
        enter: "enter it",
    },
    table: Table {
        laid: |who, p| format!("{who} {p} is laid; Space lets go of it"),
        laid_unpressed: |who, p| format!("{who} {p} is laid; Space presses the clock"),
        passed_unpressed: |who| format!("{who} passes; Space presses the clock"),
        comes_off: |p, asked| format!("{p} comes off. {asked}"),
        lay_first: "Lay a stone first",
        early: |who| format!("Early press, void: {who}'s clock runs on"),
        void: |who, why| format!("Void, {who} passes: {why}"),
        void_suicide: |p| format!("{p} is a forbidden point"),
        void_ko: |p| format!("ko at {p}"),
        void_superko: |p, n| format!("{p} repeats move {n}"),
        slipped: |who, p, key| format!("{who}'s {p} slipped: lay anew? {key}: warn"),
        arbiter_slip: |who, p| format!("Arbiter: may {who} lay {p} anew?"),
        anew: |who, p| format!("{p} is taken up: {who} lays anew"),
        stays: |p| format!("{p} stays"),
        is_over: |who| format!("{who}: is the game over?"),
        goes_on: |who| format!("Not over: {who} to play"),
        missed: |who, moves| format!("While {who} was away: {moves}"),
        warnings: |n| if n == 1 { "1 warning".to_owned() } else { format!("{n} warnings") },
        warnings_short: |n| format!("!{n}"),
        fined: |amount| format!("-{amount}"),
        seat_now: "The seat may be left only in byo-yomi, in the opponent's time",
        seat_used: "The seat was left once already",
        not_late: "Late arrival counts before the first move; later the clock simply runs",
        late: |who, [late, off, now]| format!("{who} was {late} late: {off} off the clock, now {now}"),
        clocks: |[now, were, why]| {
            let why = if why.is_empty() { String::new() } else { format!(": {why}") };
            format!("Now {now} (before {were}){why}")
        },
        small_fault: "Under two minutes an hour: the readings stay",
        bad_clock: "The clock cannot be set so",
        no_count: "Nothing is counted before play has stopped",
        recount: "Counted anew: both must agree again",
    },
    why: Why {
        ko: |p| format!("ko retaken at {p}"),
        early: "clock pressed before the stone",
        lifted: |p| format!("laid stone {p} taken up"),
        fault: "clock fault",
        late: |late, limit| format!("late by {late}, {limit} allowed"),
    },
    log: Log {
        warning: |who, n, why| {
            let why = if why.is_empty() { String::new() } else { format!(": {why}") };
            format!("Warning {n} to {who}{why}")
        },
        second_warning: |why| {
            if why.is_empty() { "2nd warning".to_owned() } else { format!("2nd warning: {why}") }
        },
        fine: |who, amount| format!("{who} is fined {amount}"),
        clock: |who, before, after, why| {
            let why = if why.is_empty() { String::new() } else { format!(" ({why})") };
            format!("{who}'s clock set from {before} to {after}{why}")
        },
        late: |who, time| format!("{who} came {time} late: twice that is taken off"),
        seat: |who| format!("{who} left the seat"),
        swap: "Colours exchanged",
        set: |who| format!("Position put right, {who} to play"),
        note: |why| format!("Arbiter: {why}"),
        because: |words, why| format!("{words} ({why})"),
        ruling: |result| format!("Ruling: {result}"),
        timeout: |who| format!("{who}'s last minute ran out: a pass"),
        dispute: |who, p| format!("{who} claims {p} is dead: play goes on"),
        slip: |who, p| format!("{who}: {p} slipped"),
        granted: |by| format!("{by} lets it be laid anew"),
        refused: |by| format!("{by} does not"),
        arbiter: "The arbiter",
        over: |who| format!("{who}: the game is over"),
        not_over: |who| format!("{who}: the game is not over"),
        stood_still: "The program stood still; not charged",
    },
};
