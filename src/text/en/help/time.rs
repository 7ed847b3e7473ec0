//! Time in English: settings by example, how it is read, who comes late, breaks and sealed moves.

use crate::text::help::page::{Block, Page};

pub const SETTINGS: Page = Page {
    title: "Time settings",
    blocks: &[
        Block::Words("The line Time of the form has the usual ones; in the line Setting any can be typed:"),
        Block::Table(&[
            ("30m", "half an hour for the whole game, sudden death"),
            ("30m+5x30s", "then five periods of 30 s; within one is free"),
            ("3x30s", "byo-yomi from the first move"),
            ("10s/move", "ten seconds for every move, or the game is lost"),
            ("1h incl 5x60s", "its last five minutes are read out (China)"),
            ("1h incl 1x60s timeout=pass", "over time, a pass may be asked for instead"),
            ("10m+25/10m", "25 moves in every ten minutes (Canada)"),
            ("30m+15/10m carry", "the same, and time left over is kept (China)"),
            ("20m+10s", "every move adds ten seconds (Fischer)"),
            ("20m+10s cap 30m", "but the clock never holds more than 30 minutes"),
            ("20m delay 5s", "the first five seconds of every move are free"),
            ("10m nhk 30s+10x60s", "30 s a move, ten times a minute more (NHK)"),
            ("1h ing 3x10m", "thrice ten minutes more, 2 points each (Ing)"),
            ("hourglass 10m", "what one side uses the other gains"),
            ("none", "no limit; the time used is counted"),
            ("B=1h W=30m", "each side its own"),
        ]),
        Block::Words("shoutan time \"30m+5x30s\" explains a setting, or says what is wrong with it."),
    ],
};

pub const READING: Page = Page {
    title: "How time is read",
    blocks: &[
        Block::Words(
            "A timekeeper reads upwards: what one hears is the time used. Main time is never read. In byo-yomi the seconds gone \
             are called at certain marks; in the last period the last ten are counted. The voice stops when the stone is down; \
             at ten the time is gone, also for a stone laid just then.",
        ),
        Block::Table(&[
            ("60 s", "30, 40, 50, 55, 58; in the last one 30, 40, 50, then one to ten"),
            ("40 s", "10, 20, 30, 35, 38; in the last one 10, 20, 30, then one to ten"),
            ("30 s", "10, 20, 25, 28; in the last one 10, 20, then one to ten"),
            ("20 s", "10, 15, 18; in the last one 10, then one to ten"),
            ("10 s", "5, 8; in the last one one to ten"),
        ]),
        Block::Words(
            "After a period the voice says how many are left; of minutes inside the limit, as in China, that one is used and \
             how many remain: 1分, 还剩3分.",
        ),
        Block::Words(
            "Each country has its own count, and the voice may have another language than the screen: Japan says よん and なな, as し \
             and しち are misheard; Korea counts 하나, 둘, 셋, and 열 is for who has lost.",
        ),
        Block::Words(
            "s says the time left, V turns the voice to a bell and off. count = \"down\" in config.toml has the seconds left called. \
             While the screen stands still nothing is charged.",
        ),
    ],
};

pub const LATE: Page = Page {
    title: "Late arrival",
    blocks: &[
        Block::Words(
            "Who comes late pays twice (article 22): the delay is taken off the time limit, doubled. Twenty minutes late in a \
             game of two hours leaves 1:20. Main time goes first, then minutes kept for the reading, of which one that is \
             begun stays whole. Where nothing is left, the game is lost before the first move.",
        ),
        Block::Words(
            "Late by an hour is still allowed where the players lodge elsewhere, by a quarter of an hour where they lodge in \
             the house; a moment more loses the game. If both come later than that, both lose.",
        ),
        Block::Words(
            "A fast game, without main time or with less than ten minutes in all, is another matter. Nothing is doubled: \
             the absent player is read out. The clock runs from the moment the game should have begun, even for the side \
             that is not to move first, and period after period goes as if somebody sat there.",
        ),
        Block::Words(
            "Who sits down in time plays with what is left. At 3x30s, 50 seconds late: one period is gone, two are left, and \
             the one begun is whole again. Who does not is out; where both are away both are read, and who ends first is out.",
        ),
        Block::Words(
            "After a break nobody is late: the clock of the side to move simply runs. All of it is on the page of the \
             referee, A: Arrival and breaks.",
        ),
    ],
};

pub const SEALING: Page = Page {
    title: "Breaks, sealed moves",
    blocks: &[
        Block::Words(
            "t stops both clocks, and what a turn has used so far stays as it is, to the millisecond. In a friendly game one \
             player may do that; in a refereed one both are asked, or the referee stops them. The board may be hidden so \
             long. It goes on when both have said that they are ready.",
        ),
        Block::Words(
            "S adjourns for longer. If play simply stopped, the side to move had all night to think, so that side seals: on \
             the own clock, while the other looks away, it types a point or pass, Enter, and the same once more. Only stars \
             are seen. Then both clocks stand, and the game may be left.",
        ),
        Block::Words(
            "So one side does not know the move, and the other cannot change it. If the time runs out before it is \
             sealed, it has run out.",
        ),
        Block::Words(
            "Later both confirm the times, b and w (article 22); where one does not, the referee sets the clocks. Enter opens \
             the envelope, the move is played, and the opponent's clock runs. What cannot be played is void; with consent it \
             is moved anew.",
        ),
        Block::Words(
            "The envelope keeps the move from a glance at the screen or the file. It is no safe: whoever wants to open it can.",
        ),
    ],
};
