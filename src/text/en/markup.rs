//! English: what a record draws and says.

use crate::text::markup::{Head, Markup, Turn, Way};

/// What a record draws and says.
pub const MARKUP: Markup = Markup {
    good_for: [|who| format!("Good for {who}"), |who| format!("Very good for {who}")],
    even: ["Even", "Quite even"],
    unclear: ["Unclear", "Very unclear"],
    tesuji: ["Tesuji", "A fine tesuji"],
    bad: ["Bad move", "Very bad move"],
    doubtful: "Doubtful move",
    interesting: "Interesting move",
    hotspot: ["A turning point", "A decisive turning point"],
    value: |score| format!("Estimate: {score}"),
    triangle: "triangle",
    square: "square",
    circle: "circle",
    cross: "cross",
    selected: "picked out",
    territory: |who| format!("points of {who}"),
    told: |head, what| format!("{head}: {what}"),
    labels: "Labels",
    arrows: "Arrows",
    lines: "Lines",
    head: Head {
        annotator: "Comments by",
        user: "Entered by",
        copyright: "Copyright",
        opening: "Opening",
        comment: "On the game",
    },
    way: Way {
        no_node: |all| format!("it has nodes 1 to {all}; name one of them"),
        ill_written: |typed| {
            format!("{typed} is no way through a record: letters of branches and numbers of moves, as A.2.B")
        },
        no_branch: |letter, last| format!("there is no branch {letter} there; the last is {last}"),
        no_fork: |letter| format!("it does not branch any more before {letter}"),
        too_far: |left| match left {
            0 => "no more moves follow there".to_owned(),
            1 => "only 1 more move follows there".to_owned(),
            _ => format!("only {left} more moves follow there"),
        },
    },
    turn: Turn {
        key_turn: "turn the board",
        key_mirror: "mirror the board",
        lies: |degrees, mirrored| match (degrees, mirrored) {
            (0, false) => "The board lies as recorded".to_owned(),
            (0, true) => "Mirrored, left for right".to_owned(),
            (_, false) => format!("Turned by {degrees} degrees"),
            (_, true) => format!("Mirrored, then turned by {degrees} degrees"),
        },
        comments: "points named in comments stay as they are written",
        no_log: "the log of the game cannot be turned and is left out (STV, STC, STG, STR)",
        foreign: |names| format!("{names} may name points; they stay as they are"),
        no_board: |game| format!("game {game} has no board and stays as it is"),
    },
};
