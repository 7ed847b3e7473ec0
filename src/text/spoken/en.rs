//! English, spoken.

use super::{Amount, Spoken, Utterance, span};

/// A word that is read as it is written.
fn plain(text: String) -> Utterance {
    Utterance::new(text.clone(), text)
}

fn counted(n: u64, unit: &str) -> String {
    format!("{n} {unit}{}", if n == 1 { "" } else { "s" })
}

fn amount(amount: Amount) -> (String, String) {
    let unit = match amount {
        Amount::Points(..) | Amount::Zi(..) | Amount::Ing(..) => "point",
        Amount::Ways(..) => "way",
        Amount::Stones(..) => "stone",
    };
    match amount.in_points() {
        (0, true) => (format!("half a {unit}"), format!("half a {unit}")),
        (n, true) => (format!("{n}.5 {unit}s"), format!("{n} and a half {unit}s")),
        (n, false) => {
            let text = counted(u64::from(n), unit);
            (text.clone(), text)
        }
    }
}

/// English.
pub const EN: Spoken = Spoken {
    tag: "en",
    breath: ", ",
    mark: |n| plain(counted(n, "second")),
    count: [
        ("1", "one"),
        ("2", "two"),
        ("3", "three"),
        ("4", "four"),
        ("5", "five"),
        ("6", "six"),
        ("7", "seven"),
        ("8", "eight"),
        ("9", "nine"),
        ("10", "ten"),
    ],
    minute_used: ("one minute", "one minute"),
    minutes_left: |n| plain(format!("{} left", counted(u64::from(n), "minute"))),
    periods_left: |n| plain(format!("{} left", counted(u64::from(n), "period"))),
    last_period: ("the last period", "the last period"),
    begins: ("byo-yomi begins", "byo yomi begins"),
    main_over: ("main time is over", "main time is over"),
    blocks_left: |n| plain(format!("thinking time, {n} left")),
    last_block: ("the last thinking time", "the last thinking time"),
    no_blocks: ("no more thinking time", "no more thinking time"),
    bought: |points, left| {
        let cost =
            if points == 0 { String::new() } else { format!(", minus {}", counted(points.into(), "point")) };
        plain(if left == 0 {
            format!("the last overtime{cost}")
        } else {
            format!("overtime{cost}, {left} more")
        })
    },
    lost: ("out of time", "out of time"),
    here: ("voice", "voice"),
    sides: [("Black", "Black"), ("White", "White")],
    time_left: |side, parts| {
        let units = ["hour", "minute", "second"];
        let words = span(parts, " ", |n, place| counted(n, units[place]));
        Utterance::new(format!("{}: {words} left", side.0), format!("{}, {words} left", side.1))
    },
    stones_left: |n| plain(format!("{} to play", counted(u64::from(n), "stone"))),
    no_limit: |side| Utterance::new(format!("{}: no limit", side.0), format!("{}, no limit", side.1)),
    by_margin: |winner, margin| {
        let (text, read) = amount(margin);
        Utterance::new(format!("{} wins by {text}", winner.0), format!("{} wins by {read}", winner.1))
    },
    by_tie: |winner| plain(format!("An equal count, {} wins", winner.0)),
    by_resignation: |winner| plain(format!("{} wins by resignation", winner.0)),
    by_forfeit: |loser, winner| plain(format!("{} forfeits, {} wins", loser.0, winner.0)),
    draw: ("A draw", "A draw"),
    no_result: ("No result", "No result"),
    replay: ("To be played again", "To be played again"),
    both_lose: ("Both sides lose", "Both sides lose"),
};
