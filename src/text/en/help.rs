//! Help in English.

mod files;
mod history;
mod people;
mod play;
mod referee;
mod story;
mod time;

use crate::text::help::page::Pages;
use crate::text::help::{Brief, Help, PlainRules, PlainTime};

pub const HELP: Help = Help {
    keys: "Keys",
    rules: |name| format!("Played by {name}"),
    contents: "Contents",
    groups: ["On this screen", "At the board", "The game, its story", "Rule sets"],
    rules_here: "The rules here",
    scroll: "scroll",
    keys_in: ["In a game", "Marking the dead stones", "In review"],
    topics: "shoutan help TOPIC prints one of these pages:",
    unknown: |asked, nearest| format!("There is no help on {asked}; the nearest is {nearest}"),
    pages: Pages {
        start: play::START,
        counting: play::COUNTING,
        settings: time::SETTINGS,
        reading: time::READING,
        late: time::LATE,
        sealing: time::SEALING,
        referee: referee::REFEREE,
        warnings: referee::WARNINGS,
        report: play::REPORT,
        records: files::RECORDS,
        config: files::CONFIG,
        words: story::WORDS,
        legends: story::LEGENDS,
        boards: story::BOARDS,
        grades: people::GRADES,
        court: people::COURT,
        masters: people::MASTERS,
        danghu: people::DANGHU,
        changes: history::CHANGES,
        half: history::HALF,
    },
    no_custom: "The game here is not played by custom rules.",
};

pub const PLAIN_RULES: PlainRules = PlainRules {
    play: &[
        "Black and White lay one stone in turn on an empty point. A stone once laid does not move. A side may pass \
         instead.",
        "Empty points joined to a stone by a line are its liberties; joined stones of one colour are a chain and share \
         theirs. A chain without a liberty is taken off, the opponent's chains before one's own.",
    ],
    white_first: "White moves first in an even game.",
    set_stones: "Two stones of each colour stand on the corner stars before the first move.",
    no_suicide: "A point is forbidden where the stone would have no liberty and take nothing.",
    suicide: "A move may take off its own chain if that has two stones or more; a single stone may not be laid that way.",
    brief: BRIEF,
    ko_none: "The board may repeat itself.",
    ko_simple: "Ko: a stone that has just taken a single stone may not be taken back at once.",
    ko_positional: "Ko: no move may bring back an earlier position of the whole board.",
    ko_situational: "Ko: no move may bring back an earlier position of the whole board with the same side to move.",
    cycle_no_result: "If play goes round in a longer cycle, the game has no result.",
    cycle_draw: "If play goes round in a longer cycle, the game is a draw.",
    cycle_ask: "If play goes round in a longer cycle, the players are asked: no result, a draw, another game, or play on.",
    end: "The game is over when one side says so and the other agrees, when both pass, when one resigns, or when a \
          flag falls.",
    pass_stones: "A pass gives the opponent one stone as a prisoner, and White passes last.",
    removal: "Then both agree which chains are dead and come off, and which border points are still open and count for \
              nobody. If they cannot, play goes on.",
    no_removal: "Every stone on the board then counts as alive.",
    area: "A side counts its living stones and the points they surround; points between both are halved.",
    territory: "A side counts the points it surrounds, its prisoners and the dead stones of the other.",
    ways: "A side counts the ways it surrounds, which are its empty points, its prisoners and the dead stones of the other.",
    stones: "A side counts its living stones on the board; more stones win.",
    tax_seki: "Points surrounded by stones in seki do not count.",
    komi: |amount| format!("White receives {amount} as komi."),
    reverse_komi: |amount| format!("Black receives {amount} as reverse komi."),
    no_komi: |_| "There is no komi.".to_owned(),
    back_one_less: "With a handicap Black gives back one point for each stone but the first.",
    ties_draw: "An equal count is a draw.",
    ties_black: "Black wins an equal count.",
};

const BRIEF: Brief = Brief {
    area: "living stones and surrounded points count",
    territory: "surrounded points and prisoners count",
    stones: "only living stones on the board count",
    tax_seki: ", none in seki",
    no_removal: ", nothing is taken off as dead",
    ko_none: "the board may repeat itself",
    ko_simple: "a ko may not be retaken at once",
    ko_positional: "no position of the whole board may return",
    ko_situational: "no position may return with the same side to move",
    cycle_no_result: "a longer cycle is no result",
    cycle_draw: "a longer cycle is a draw",
    cycle_ask: "over a longer cycle the players are asked",
    no_suicide: "no suicide",
    suicide: "suicide allowed from two stones on",
    pass_stones: "a pass costs a stone, White passes last",
    set_stones: "four set stones",
    white_first: "White opens even games",
    komi: |amount| format!("komi {amount}"),
    reverse_komi: |amount| format!("reverse komi {amount} for Black"),
    no_komi: |_| "no komi".to_owned(),
    back_one_less: "a point back per handicap stone but one",
    ties_draw: "a tie is a draw",
    ties_black: "Black wins ties",
    between: "; ",
    end: ".",
};

pub const PLAIN_TIME: PlainTime = PlainTime {
    duration,
    each: |clause| format!("Each side has {clause}."),
    then: |first, second| format!("{first}, then {second}"),
    between: " ",
    one: |side, clause| format!("{side} has {clause}."),
    none: "There is no time limit; the time used is counted.",
    absolute: |main| format!("{main} for the whole game"),
    simple: |move_time| format!("{move_time} for every move"),
    byoyomi: |n, period| match n {
        1 => format!("one period of {period} for every move"),
        _ => format!("{n} periods of {period}"),
    },
    byoyomi_rule: |period, several| {
        let used = if several { "a period used up is gone, and the last one" } else { "the period used up" };
        format!("A move within {period} costs nothing; {used} loses.")
    },
    reserve: |total, minutes| match minutes {
        1 => format!("{total}, the last minute of it read out"),
        _ => format!("{total}, the last {minutes} minutes of it read out"),
    },
    timeout_as_pass: "Who overruns the last minute may ask to have it taken as a pass.",
    nhk: |base, blocks, block| match blocks {
        1 => format!("{base} for every move and one extra block of {block}"),
        _ => format!("{base} for every move and {blocks} extra blocks of {block}"),
    },
    nhk_rule: "A block counts as used as soon as it begins.",
    canadian: |stones, period| match stones {
        1 => format!("{period} for every move"),
        _ => format!("{period} for every {stones} moves"),
    },
    canadian_rule: "What is left of it then is lost.",
    progressive_rule: "The last of these repeats; what is left is lost.",
    step_rule: "What is left of it then is kept.",
    fischer: |main, increment| format!("{main}, and every move adds {increment}"),
    cap: |cap| format!("A clock never holds more than {cap}."),
    bonus_at_start: "The first move has the addition too.",
    delay: |main, delay| format!("{main}, and the first {delay} of every move are free"),
    delay_first: |delay| format!("The clock counts the {delay} down first and then the main time."),
    delay_added: |delay| {
        format!(
            "The clock counts at once from the main time with {delay} added, and jumps back after the move."
        )
    },
    hourglass: |main| format!("{main} in an hourglass: what one uses the other gains"),
    free: |delay| format!("The first {delay} of every move are free."),
    ing: |n, period, points| {
        let points = if points == 1 { "1 point".to_owned() } else { format!("{points} points") };
        match n {
            1 => format!("{period} that can be bought for {points}"),
            _ => format!("{period} that can be bought {n} times, for {points} each"),
        }
    },
};

fn duration(hours: u64, minutes: u64, seconds: u64, ms: u64) -> String {
    let units = [(hours, "hour"), (minutes, "minute"), (seconds, "second"), (ms, "ms")];
    let said = units.into_iter().filter(|&(n, _)| n > 0).map(|(n, unit)| {
        let plural = if n == 1 || unit == "ms" { "" } else { "s" };
        format!("{n} {unit}{plural}")
    });
    said.collect::<Vec<_>>().join(" ")
}
