//! How the rules changed, and why 177, in English.

use crate::text::help::page::{Block, Page};

pub const CHANGES: Page = Page {
    title: "Rules through time",
    blocks: &[
        Block::Words(
            "How stones are laid and taken has hardly changed; what was counted has, and how a game begins. All of this can be \
             played here:",
        ),
        Block::Table(&[
            ("Dunhuang", "The oldest manual, as some read it: more living stones win."),
            (
                "Tang, Song",
                "Ways (路) are counted: what one surrounds, less the two eyes every group must keep. So the game went \
                 to Japan, where the eyes came to count and set stones were given up.",
            ),
            (
                "Ming, Qing",
                "Stones and points together. Four set stones stand on the corner stars, White begins, and every group pays \
                 two points for its eyes (还棋头).",
            ),
            (
                "20th century",
                "China gives up set stones and tax; Black begins on an empty board. That he gives something for it, \
                 komi, spreads from Japan in the 1930s.",
            ),
            (
                "1988, 2002",
                "Komi grows as one learns what the first move is worth: in China from 2 3/4 zi to 3 3/4, in Japan to \
                 6 1/2 points.",
            ),
        ]),
        Block::Words(
            "Others wanted a text without a judge in it: Ing Chang-ki, who had the bowls filled with 180 stones each; the \
             Americans, whose pass costs a stone so that both ways of counting agree; New Zealand; Tromp and Taylor, who \
             need half a page. That no position of the whole board may return is a rule of the last century, too.",
        ),
    ],
};

pub const HALF: Page = Page {
    title: "Why 177",
    blocks: &[
        Block::Words(
            "The board has 361 points, and half of them is 180 1/2. Black, who moves first, gives 3 3/4 zi. So Black must have more \
             than 184 1/4, and White more than 176 3/4. Stones are whole: 185 and 177. (With the 2 3/4 zi of 1988: 184 and 178.)",
        ),
        Block::Words(
            "Together that is 362, one more than there is: one of them gets there, never both, and one colour is enough to count. \
             With 177 White has won, with 176 Black.",
        ),
        Block::Words(
            "At 185 Black is 3/4 zi above the mark, at 184 he is 1/4 below. The Chinese text says 1/2 for either (article 11), and \
             so does a Chinese screen.",
        ),
        Block::Words(
            "In points, two to the zi: 185 to 176 are nine, less 7 1/2 leaves 1 1/2; 184 to 177 are seven, and White wins by \
             half a point. With a neutral point shared, 184 1/2 to 176 1/2, Black wins by half a point.",
        ),
        Block::Table(&[
            ("19 x 19", "half 180 1/2: Black needs 185, White 177"),
            ("17 x 17", "half 144 1/2: Black needs 149, White 141"),
            ("15 x 15", "half 112 1/2: Black needs 117, White 109"),
            ("13 x 13", "half 84 1/2: Black needs 89, White 81"),
            ("9 x 9", "half 40 1/2: Black needs 45, White 37"),
        ]),
    ],
};
