//! What is said before the first move in English.

use crate::text::before::Before;

pub const BEFORE: Before = Before {
    nigiri: "Nigiri: choosing colours",
    nobody: ["Player 1", "Player 2"],
    both: |one, two| format!("{one} & {two}"),
    who_holds: "Who holds the stones? The stronger player; of equals, the elder.",
    holds: |who| format!("{who} holds the stones"),
    takes: |who| format!("{who}, hide a handful of white stones."),
    take: "take a handful",
    fair: "From 8 to 23 stones, each number as likely; it is drawn now and never changed after the guess.",
    guesses: |holder, who| format!("{holder} holds a handful. {who}, is it odd or even?"),
    one: "one black stone: odd, I take Black",
    two: "two black stones: even, I take Black",
    said_one: |who| format!("{who} shows one stone: odd, I take Black"),
    said_two: |who| format!("{who} shows two stones: even, I take Black"),
    hand: |who| format!("{who}'s hand"),
    counting: |n| format!("counted in pairs: {n}"),
    odd: |n| format!("{n} stones: {} pairs and one, odd", n / 2),
    even: |n| format!("{n} stones: {} pairs, even", n / 2),
    result: |black, white| format!("{black} takes Black, {white} White"),
    go_on: "to the board",
    count_all: "count all at once",
    placing: "Free handicap",
    lay: |n| format!("Black lays {n} stones anywhere"),
    laid: |laid, n| format!("{laid} of {n} laid"),
    all_laid: |n| format!("All {n} are laid: y begins the game"),
    still_to_lay: |n| {
        if n == 1 {
            "1 stone is still to be laid".to_owned()
        } else {
            format!("{n} stones are still to be laid")
        }
    },
    white_first: "White moves first",
    player_to_play: |n, name, color| format!("Move {n}: {name} ({color}) to play"),
    player_starts: |name, color| format!("Any key starts {color}'s clock: {name} begins"),
    player_played: |name, color, p| format!("{name} ({color}) {p}"),
    sure_swap: |who| format!("{who}: wrong colours, exchange them? The stones stay."),
    swapped: |black, white| format!("Exchanged: {black} has Black, {white} White, each with the own clock"),
    swapped_unnamed: "Colours exchanged, each with the own clock",
    swap_too_late: "Colours can be exchanged up to move 10; now the game goes on as it stands",
    series_head: "Series",
    series: |n, grade| format!("Game {n} of the series: {grade}"),
    score: |black, won, white, lost, drawn| match drawn {
        0 => format!("{black} {won} - {white} {lost}"),
        n => format!("{black} {won} - {white} {lost}, drawn {n}"),
    },
    next: |grade| format!("Next game: {grade}"),
    no_game: "Another game can follow a game played here, not this record",
    not_over: "This game is not over",
    grade_even: "even, colours change",
    grade_two_of_three: |who| format!("{who} has Black in two of three games"),
    grade_black: |who| format!("{who} has Black without komi"),
    grade_black_or_two: |who| format!("{who} has Black without komi and 2 stones in turn"),
    grade_stones: |who, n| format!("{who} has {n} stones"),
    key_lay: "lay or lift",
    key_lift: "lift the last",
    key_begin: "begin",
    key_swap: "wrong colours: exchange",
};
