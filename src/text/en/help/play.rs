//! A game from start to end, the count, the training report, in English.

use crate::text::help::page::{Block, Page};

pub const START: Page = Page {
    title: "A game from the start",
    blocks: &[
        Block::Words(
            "Enter on Home opens the form of a new game, Enter once more the board, all as last time. Up and Down go to the \
             lines: board, rules, komi, handicap, time, names; Colours has nigiri, More series, four players, the referee.",
        ),
        Block::Words(
            "Any key starts the first clock. The arrows move the cursor, Enter or Space plays there; m takes a point as it \
             is written, m D4 and Enter; one click shows where, a second one plays. The stone starts the other clock. What \
             may not be played is refused and told why.",
        ),
        Block::Words(
            "Under the clock stands what comes after the main time. Byo-yomi is read aloud, upwards: at ten it is gone. p \
             passes and R resigns, both asked once more; u asks the opponent for the last move back; t stops the clocks \
             until both are ready. Esc has all of this as a menu.",
        ),
        Block::Words(
            "Who thinks that the game is over says so with E; the other agrees with y, or just plays on. Two passes in a row \
             do as well. Then the dead stones are marked, both agree with b and w, and the result is there. C counts it out.",
        ),
        Block::Words(
            "Now Enter looks through the game, T shows where the time went, A begins another one, colours exchanged. Nothing \
             has to be saved: every move is on disk before the next key is read. A game broken off stands first on Home.",
        ),
    ],
};

pub const COUNTING: Page = Page {
    title: "Dead stones, the count",
    blocks: &[
        Block::Words(
            "When play has stopped, the chains that look dead are marked already. Enter, Space or a click marks another one \
             or takes the mark off, a brings the suggestion back. Stones in seki live. b is Black's agreement and w White's; \
             any change takes both back, and once both stand nothing is opened again.",
        ),
        Block::Words(
            "Where a border has a gap, the points that touch both colours are contested, and they alone: they bear a mark and are \
             named, D7 is still open: it will count for nobody. All the rest counts as it lies. 0 sets one point so, or takes it \
             back, s a whole region (seki).",
        ),
        Block::Words(
            "Better than an open point is a move: r plays on, and nothing need be claimed. Only where one side calls stones dead \
             and the other does not is it D on them: then who claims it moves first.",
        ),
        Block::Table(&[
            ("by zi", "living stones, what they surround, half the neutral points; komi"),
            ("by points", "what is surrounded, prisoners and dead stones; nothing in seki; komi"),
        ]),
        Block::Words(
            "C counts as one does at the board: the dead come off, territory is filled into tens, then the stones. Either side \
             may ask for it again until both have agreed.",
        ),
    ],
};

pub const REPORT: Page = Page {
    title: "The training report",
    blocks: &[
        Block::Words(
            "T shows what every move took, after a game and in review: Black's time stands above the middle, White's \
             below. The steps of the scale are equal from one round time to the next, so that seconds in byo-yomi can \
             be read beside a long think; the dark line is one period.",
        ),
        Block::Words(
            "A digit at the outer edge is a move that lost so many periods, ! one in which the time ran out, ? one \
             whose time the record does not tell. Where there are more moves than columns, a bar is the longest of \
             several.",
        ),
        Block::Words(
            "Last 10/5/3 s counts the moves made with no more than that left before a period, a block or the game \
             would have been lost. On 19 lines the opening is 50 moves and the middle game ends with move 144; on \
             other boards these numbers go by the points: 14 and 40 in a hundred.",
        ),
        Block::Words("> and < go to the long thinks, five of each side."),
    ],
};
