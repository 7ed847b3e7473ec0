//! A time setting taken apart, in English.

use crate::text::timing::{SystemWords, Systems, Timing};

pub const TIMING: Timing = Timing {
    each: "Enter: each figure",
    each_hint: "Left and right choose; Enter opens the time system and each of its figures.",
    title: "Time setting",
    system: "System",
    systems: Systems {
        none: SystemWords { name: "no limit", hint: "The clocks count up, and nobody loses on time." },
        absolute: SystemWords { name: "sudden death", hint: "Whoever uses up the main time loses." },
        simple: SystemWords {
            name: "time per move",
            hint: "Every move has so much time; what it does not use is lost.",
        },
        byoyomi: SystemWords {
            name: "byo-yomi",
            hint: "After the main time every move is made within a period; one used up is gone, and the last one used up loses.",
        },
        cn_byoyomi: SystemWords {
            name: "reserved minutes",
            hint: "The last minutes of the limit are read aloud; a move within a minute costs nothing (Chinese rules).",
        },
        canadian: SystemWords {
            name: "Canadian",
            hint: "After the main time so many stones are played in each block of time.",
        },
        canadian_progressive: SystemWords {
            name: "progressive Canadian",
            hint: "As Canadian, with blocks that change; the line Setting takes them: 30m+10/5m,20/5m.",
        },
        fischer: SystemWords { name: "Fischer", hint: "Every move adds its bonus to the clock." },
        delayed: SystemWords {
            name: "delay",
            hint: "The first seconds of every move cost nothing, and the clock never grows.",
        },
        hourglass: SystemWords {
            name: "hourglass",
            hint: "What one side uses the other gains; whoever has nothing left loses.",
        },
        ing: SystemWords {
            name: "Ing: bought overtime",
            hint: "When time is up more is bought by itself, for points taken off at the count.",
        },
        nhk: SystemWords {
            name: "NHK: thinking time",
            hint: "Every move is free for a while, then blocks of thinking time are used up.",
        },
        cn_step: SystemWords {
            name: "Chinese step system",
            hint: "After the main time so many stones are played in each block, and the time saved is carried over (Chinese rules).",
        },
    },
    differ: "each side its own",
    differ_hint: "The sides have different settings; left and right put one for both.",
    main: "Main time",
    limit: "Time limit",
    periods: "Periods",
    period: "Each period",
    minutes: "Reserved",
    overrun: "Overrun",
    overrun_choices: ["loses on time", "may count as a pass"],
    overrun_hints: [
        "Whoever overruns the last minute loses on time.",
        "Whoever overruns the last minute may ask to have it taken as a pass, and the game goes on (timeout=pass).",
    ],
    per_move: "Each move",
    stones: "Stones",
    block: "Each block",
    saved: "Time saved",
    saved_choices: ["is lost", "is carried over"],
    saved_hints: [
        "What is left of a block when its stones are played is lost.",
        "What is left of a block when its stones are played is added to the next (carry).",
    ],
    increment: "Bonus",
    cap: "At most",
    no_cap: "no bound",
    cap_hints: [
        "Quick moves may let the clock grow without bound.",
        "However quick the moves, the clock never shows more than this.",
    ],
    bonus: "First bonus",
    bonus_choices: ["after the first move", "before it"],
    bonus_hints: [
        "Each bonus comes after its move.",
        "The first bonus is on the clock before the first move, as chess clocks have it.",
    ],
    delay: "Delay",
    face: "Shown",
    face_choices: ["the delay first", "added to the time"],
    face_hints: [
        "The delay runs down first, then the main time (US delay).",
        "The delay stands on the clock with the main time and comes back with the move (Bronstein).",
    ],
    bought: "Purchases",
    cost: "Each costs",
    cost_hint: "So many points are taken off for each period bought.",
    base: "Free time",
    base_hint: "Every move is free for so long; after that a block of thinking time begins.",
    blocks: "Blocks",
    no_time: "none",
    figure_hint: "Left and right change it; the line Setting takes any figure.",
};
