//! Pauses and sealed moves, in English.

use crate::text::sealed::{Log, Sealed};

pub const SEALED: Sealed = Sealed {
    key: "adjourn, seal a move",
    key_open: "open the sealed move",
    key_times: ["Black confirms the times", "White confirms the times"],
    sure: |who| format!("Adjourn? {who} seals, the clock runs"),
    agree: |who, mover| format!("{who}: agree? {mover} seals a move"),
    typing: |other, who, stars| format!("{other} looks away. {who}, D4 or pass: {stars}"),
    again: |stars| format!("The same once more: {stars}"),
    how: |who, other| {
        [
            format!("{who} seals a move; {other} looks away."),
            "Type the point, as D4, or pass, then Enter. Only stars are shown.".to_owned(),
            "Then type the same once more: it is sealed, and the clocks stop.".to_owned(),
            "Arrows and mouse point too, but then the cursor is seen.".to_owned(),
            format!("{who}'s clock runs. Esc: back to play"),
        ]
    },
    refused: "That cannot be sealed; enter another",
    differ: "Not the same twice; begin again",
    seal_it: |who| format!("{who}: seal this move?"),
    adjourned: "Adjourned",
    lies: |who| format!("{who}'s move is sealed."),
    no_safe: "The envelope hides it from a glance at the screen or the file. It is no safe: whoever wants to can open it.",
    goes_on: "Both clocks stand. The game is kept and may be left.",
    line: "Adjourned. Enter: open the sealed move",
    ready: |who| format!("Before it is opened: is {who} ready?"),
    opened: |who, mv| format!("The sealed move: {who} {mv}"),
    broken: "The envelope cannot be read",
    unplayable: "The sealed move cannot be played here",
    anew: |who, asked| format!("Void. {who} moves anew; {asked} agrees?"),
    arbiter_anew: |who| format!("Arbiter: void, {who} moves anew?"),
    put_aside: |who| format!("The envelope is put aside: {who} to play"),
    times: |who, black, white| format!("{who}: time right? B {black} W {white}"),
    times_confirmed: [
        |who| format!("{who} has not confirmed the times"),
        |who| format!("{who} confirms the times"),
    ],
    times_wrong: "Not confirmed: the arbiter (A) sets the clocks",
    resumed: |who| format!("Adjourned game: {who}'s move is sealed"),
    home: |black, white, n, who| format!("Adjourned: {black} - {white}, move {n} sealed by {who}"),
    hidden: "The board is hidden until both are ready.",
    pause: "Pause",
    pause_choices: ["the board is shown", "the board is hidden"],
    hint_pause: "What is seen while the clocks are stopped. They stand and go on in either case.",
    charge: |who, time| format!("Stood still {time}. Charge {who}?"),
    not_charged: |time| format!("{time} stood still, not charged"),
    log: Log {
        sealed: |who| format!("Adjourned: {who} seals a move"),
        opened: |who| format!("{who}'s sealed move is opened"),
        put_aside: "The envelope is put aside unopened",
        times: |who, black, white| format!("{who} confirms the times: Black {black}, White {white}"),
        charged: |time| format!("{time} of standing still charged"),
        charged_to: |who, time| format!("{time} of standing still is charged to {who}"),
    },
};
