//! English.

mod alone;
mod arbiter;
mod before;
mod chart;
mod check;
mod cycle;
mod ending;
mod fault;
mod files;
mod form;
mod help;
mod markup;
mod review;
mod rules;
mod rulings;
mod score;
mod sealed;
mod shelf;
mod spec;
mod timing;
mod unit;
mod voice;

use super::Text;
use super::home::Home;
use super::key::{Key, KeyName};
use super::refusal::Refusal;
use super::result::Result;
use super::table::Table;
use super::word::Word;

/// English.
pub const EN: Text = Text {
    tag: "en",
    name: "English",
    word: Word {
        black: "Black",
        white: "White",
        initials: ["B", "W"],
        pass: "pass",
        yes: "yes",
        no: "no",
        comma: ", ",
        mixed: |whole, fraction| format!("{whole} {fraction}"),
        move_n: |n| format!("Move {n}"),
    },
    unit: unit::UNITS,
    result: Result {
        named: |name, color| format!("{name} ({color})"),
        // The side wins, not the two of them win.
        team: |names, color| format!("{color} ({names})"),
        by_margin: |winner, amount| format!("{winner} wins by {amount}"),
        zi: None,
        by_tie: |winner| format!("An equal count: {winner} wins"),
        by_resignation: |winner| format!("{winner} wins by resignation"),
        by_time: |loser, winner| format!("{loser} ran out of time: {winner} wins"),
        by_forfeit: |loser, winner| format!("{loser} forfeits: {winner} wins"),
        draw: "A draw",
        no_result: "No result",
        replay: "To be played again",
        both_lose: "Both sides lose",
    },
    refusal: Refusal {
        no_such_point: |typed| format!("No such point: {typed}"),
        occupied: |p| format!("{p}: there is a stone already"),
        suicide: |p| format!("{p} is a forbidden point: no liberty, and nothing is taken"),
        ko: |p| format!("{p}: ko, play elsewhere first"),
        superko: |p, n| format!("{p} repeats the board after move {n}"),
        superko_start: |p| format!("{p} repeats the board before the first move"),
        not_your_turn: "It is the other side's turn",
        time_up: "Time is up",
        paused: "The clocks are stopped",
        over: "The game is over",
        not_playing: "Play has stopped",
        must_play: "The end was declined: a stone must be played now",
        last_pass: "White's last pass is due",
        nothing_to_take_back: "There is no move to take back",
        no_takebacks: "No takebacks are left",
        other: "That is not possible now",
    },
    home: Home {
        motto: "talking with the hands: Go for two",
        resume: |black, white, n, to_play| format!("Resume: {black} - {white}, move {n}, {to_play}"),
        new_game: "New game",
        saved: "Saved games",
        study: "Famous games",
        help: "Help",
        quit: "Quit",
    },
    form: form::FORM,
    before: before::BEFORE,
    shelf: shelf::SHELF,
    files: files::FILES,
    help: help::HELP,
    plain_rules: help::PLAIN_RULES,
    plain_time: help::PLAIN_TIME,
    fault: fault::FAULT,
    spec: spec::SPEC,
    table: Table {
        to_play: |who| format!("{who} to play"),
        move_to_play: |n, who| format!("Move {n}: {who} to play"),
        captures: |n| format!("captures {n}"),
        any_key_starts: |who| format!("Any key starts {who}'s clock"),
        any_key_begins: "Any key begins",
        held_key: "A held key counts once",
        late_key: "Just over: press the key again",
        stopped_key: "Play has just stopped: press the key again",
        turned_key: "This has just come up: press the key again",
        pasted_keys: "A paste is never keys",
        typed_keys: "To type a point, m comes first: m D4",
        no_numbers: "Numbers need larger stones: a larger window",
        played: |who, p| format!("{who} {p}"),
        passed: |who| format!("{who} passes"),
        took: |n| if n == 1 { "takes 1 stone".to_owned() } else { format!("takes {n} stones") },
        sure_pass: |who| format!("{who}: pass?"),
        sure_resign: |who| format!("{who}: resign?"),
        sure_over: |who| format!("{who}: say that the game is over? It passes the turn."),
        time_up_pass: |who| format!("{who}'s time is up. Count it as a pass? (no: {who} loses)"),
        sure_dispute: |who, p| format!("{who} claims {p} is dead: play goes on, {who} moves first?"),
        sure_leave: "Leave the table? The game is kept.",
        sure_leave_unbegun: "Leave? A game that has not begun is not kept.",
        sure_again: "Another game?",
        unsaved_moves: |from, to| {
            if from == to {
                format!("Move {from} is NOT saved")
            } else {
                format!("Moves {from}-{to} are NOT saved")
            }
        },
        unsaved_last: "The latest is NOT saved",
        leave_unsaved: |what| format!("{what}: leave anyway?"),
        again_unsaved: |what| format!("{what}: begin anew anyway?"),
        proposes: |who| format!("{who} says the game is over. Agree? (no: play a stone)"),
        declined: |who| format!("Declined: {who} must play a stone now"),
        asks_back: |who, p| format!("{who} asks to take back {p}. Agree?"),
        taken_back: |p| format!("{p} is taken back"),
        not_granted: "Not granted",
        paused_line: "Paused: t goes on when both are ready",
        paused: "Paused",
        ready: |who| format!("{who} ready?"),
        stood_still: |time| format!("The clock stood still for {time}; it is not charged"),
        type_point: "Point:",
        means: |p| format!("Enter plays {p}"),
        lays: |p| format!("Enter lays {p}"),
        resumed: |n| format!("The game goes on at move {n}"),
        not_saved: |why| format!("NOT SAVED: {why}"),
        saved_at: |path| format!("Saved: {path}"),
        stays_beside: |name| format!("{name}, changed since, stays"),
        too_small: |(w, h), (w0, h0)| {
            format!("{w0}x{h0} is too small: make it {w}x{h}. Ctrl-C leaves, the game is kept.")
        },
        main_time: "main time",
        then: |what| format!("then {what}"),
        increment: |what| format!("+{what} a move"),
        free: |what| format!("delay {what} a move"),
        free_briefly: |what| format!("delay {what}"),
        periods_left: |n| format!("byo-yomi, {n} left"),
        minutes_left: |n| {
            if n == 1 { "1 minute left".to_owned() } else { format!("byo-yomi, {n} minutes left") }
        },
        blocks_left: |n| format!("thinking time, {n} left"),
        stones_left: |n| if n == 1 { "1 stone to play".to_owned() } else { format!("{n} stones to play") },
        purchases_left: |n| format!("overtime, {n} more"),
        per_move: "for this move",
        delay: "delay",
        last_period: "LAST",
        last_minute: "LAST MINUTE",
        no_blocks: "no more thinking time",
        last: "LAST",
        left: |n| format!("{n} left"),
        flag_fallen: "time is up",
        no_limit: "no limit",
    },
    rules: rules::RULES,
    ending: ending::ENDING,
    review: review::REVIEW,
    markup: markup::MARKUP,
    chart: chart::CHART,
    cycle: cycle::CYCLE,
    sealed: sealed::SEALED,
    score: score::SCORE,
    check: check::CHECK,
    voice: voice::VOICE,
    arbiter: arbiter::ARBITER,
    timing: timing::TIMING,
    rulings: rulings::RULINGS,
    alone: alone::ALONE,
    key: Key {
        cursor: "move",
        leap: "jump",
        play: "play",
        type_point: "type a point",
        pass: "pass",
        resign: "resign",
        over: "game over",
        take_back: "take back",
        pause: "pause",
        yes: "yes",
        no: "no",
        menu: "menu",
        help: "help",
        back: "back",
        quit: "quit",
        coordinates: "coordinates",
        numbers: "numbers",
        quiet: "quiet view",
        toggle: "dead or alive",
        suggest: "suggestion",
        black_agrees: "Black agrees",
        white_agrees: "White agrees",
        choose: "choose",
        open: "open",
        review: "review",
        again: "another game",
        home: "home",
        suspend: "suspend",
        start: "start",
        next_field: "next field",
        page: "page",
        page_up: "ten back",
        page_down: "ten on",
        first: "first",
        last: "last",
        clear: "clear the line",
        delete: "delete",
        dispute: "dispute",
        go_to: "go to move",
        next_capture: "next capture",
        previous_capture: "previous capture",
        search: "search",
        leave: "leave, the game is kept",
        accept: "accept",
        change: "change",
        step: "step",
        variation: "variation",
        go_on: "go on",
    },
    key_name: KeyName {
        arrows: "Arrows",
        sideways: "Left/Right",
        up_down: "Up/Down",
        shift_arrows: "Shift-arrows",
        space: "Space",
        number: "number ",
    },
};
