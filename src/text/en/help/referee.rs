//! The referee and the warnings, in English.

use crate::text::help::page::{Block, Page};

pub const REFEREE: Page = Page {
    title: "The referee",
    blocks: &[
        Block::Words(
            "A friendly game refuses what may not be played, and nothing is lost. In a refereed one (More, line Game) a move \
             counts when it is let go of: Enter lays the stone, Space releases it. Then the texts judge:",
        ),
        Block::Table(&[
            ("forbidden point", "void, and counts as a pass (article 19)"),
            ("ko without a threat", "void, counts as a pass, and a warning (18.3)"),
            ("stone taken up again", "it stays, and a warning; had it slipped, one may ask (17.3)"),
            ("clock before stone", "press void, clock runs on, and a warning (17.4)"),
            ("a stop", "asked of both, or the referee's; the clock runs on (14)"),
            ("over time", "lost; a pass may be asked for in a reserve (22.5)"),
        ]),
        Block::Words(
            "A opens the page of the referee, in a friendly game too, by subject: the clock, board and moves, conduct, arrival and \
             breaks, the result. Each entry says what it does and on which article it rests: two moves in a row, a stone found \
             moved, a scattered board, a reading begun again from where it went wrong, both players late.",
        ),
        Block::Words(
            "What is entered there stands in the log and in the record, with its reason. A claim is made at once and in one's \
             own time (16.3); who was away is shown the moves made meanwhile (16.5).",
        ),
    ],
};

pub const WARNINGS: Page = Page {
    title: "Warnings",
    blocks: &[
        Block::Words(
            "A warning costs one zi, and the opponent has it: the margin moves by two points (article 24.1). The second one \
             in a game loses it, at the moment it is given (24.2).",
        ),
        Block::Words("Three the program gives by itself, in refereed games:"),
        Block::Table(&[
            ("ko", "retaken without a threat, or a position that returns (18.3)"),
            ("too early", "the clock pressed before the stone is down (17.4, 22.6)"),
            ("taken up", "a laid stone taken elsewhere, claimed before the next move (17.3)"),
        ]),
        Block::Words(
            "Too early needs a clock with a key of its own (More, line Clock): Space before Enter. The press is void, the \
             reading stays as it is and the clock runs on; a second one in the same turn is a second warning.",
        ),
        Block::Words(
            "The others are entered by the referee: two moves in a row (the second is void), a wrong capture, talk, a telephone, \
             smoke, disturbance of any kind (17.2, 18, 23). A mark beside the name shows them, !1, and the count has them as fines.",
        ),
        Block::Words(
            "The older, shorter text takes no zi, but two warnings lose there as well, and so do two moves in a row. \
             The line Penalties chooses between them.",
        ),
    ],
};
