//! Rule sets in English.

use crate::text::rules::{RuleSet, RuleSets, Rules};

pub const RULES: Rules = Rules {
    custom: RuleSet {
        name: "custom rules",
        particular: &[
            "Every rule can be set by itself: in a new game, on the page behind the line Each rule. What a name does \
             not leave open makes custom rules, and put back as it was they have their name again.",
            "The record keeps every switch; to other programs it says Custom.",
        ],
    },
    named: RuleSets {
        chinese: RuleSet {
            name: "Chinese rules",
            particular: &[
                "The rules of Chinese events and of most international ones. Stones and the points they surround are \
             counted together; half the board of 19 lines is 180 1/2, and with a komi of 3 3/4 zi Black needs 185.",
                "A neutral point is worth its stone to whoever plays it, so all are played before the end. Playing \
             inside one's own territory costs nothing then.",
                "That the whole board may not return can be read in two ways, and an event may rule on long cycles \
             instead. The line Ko has all three: no arrangement of the stones may return, as most servers have it; \
             none with the same side to move; or simple ko, and the players are asked when a position is back.",
            ],
        },
        chinese_1988: RuleSet {
            name: "Chinese rules of 1988",
            particular: &[
                "Chinese rules with the smaller komi of the text of 1988: 2 3/4 zi, so that on 19 lines Black needs 184.",
            ],
        },
        ancient: RuleSet {
            name: "ancient Chinese rules",
            particular: &[
                "The game as it was played in China for centuries. Four set stones (座子) stand on the corner stars, \
             White moves first, and there is no komi.",
                "Stones and points are counted together, but every living group gives back two points (还棋头): the two \
             eyes it can never fill itself. Only who has more groups matters: one zi for each group more.",
                "Between equals White opens; who is given the first move takes Black. What is given back for handicap \
             stones is agreed before the game.",
            ],
        },
        tang_song: RuleSet {
            name: "Tang-Song rules",
            particular: &[
                "A reading of what Tang and Song writers tell: the ways (路) are counted, the empty points a side \
             surrounds, with the prisoners.",
                "The two eye points every group needs are no ways, nor are liberties that both sides share. Set stones \
             stand on the corners, and White moves first.",
            ],
        },
        dunhuang: RuleSet {
            name: "Dunhuang rules",
            particular: &[
                "After a manual found at Dunhuang: who has more living stones on the board has won (子多为胜). Empty \
             points count nothing.",
                "So both sides fill what they surround in the end, until every group has only the two eyes it lives by. \
             Set stones stand on the corners, and White moves first.",
            ],
        },
        japanese: RuleSet {
            name: "Japanese rules",
            particular: &[
                "Only empty points and prisoners count, so a stone laid inside one's own territory costs a point, and \
             neutral points are worth nothing.",
                "In seki nothing counts. Triple ko and other long cycles make the game void; an equal count is a jigo.",
                "Where the players cannot agree which stones are dead, play goes on here as under all rules; the Japanese \
             text judges by trial play away from the board.",
            ],
        },
        korean: RuleSet {
            name: "Korean rules",
            particular: &[
                "Counted like the Japanese: empty points and prisoners, nothing in seki. A long cycle is a draw.",
            ],
        },
        aga: RuleSet {
            name: "AGA rules",
            particular: &[
                "The rules of the American Go Association. Stones and points count, but a pass hands the opponent one \
             stone (a pass stone) and White passes last: so both have laid equally many, and counting points and \
             prisoners comes to the same.",
                "No position may return with the same side to move. For a handicap White gets a point for every stone \
             but the first.",
            ],
        },
        ing: RuleSet {
            name: "Ing rules",
            particular: &[
                "Ing Chang-ki's rules, for which every bowl holds 180 stones and the board is filled at the end. Komi is \
             8 points, and Black wins an equal count. Two stones and more may be taken off by their own side's move.",
                "His own ko rule, which tells fighting from disturbing kos, is only approximated: here no position of \
             the whole board may return, the nearest rule that needs no judge.",
                "Time that is bought for points is a time setting: 30m ing 3x5m.",
            ],
        },
        new_zealand: RuleSet {
            name: "New Zealand rules",
            particular: &[
                "Short rules of the New Zealand Go Society: stones and points count, and no position may return with the \
             same side to move. Two stones and more may be taken off by their own side's move.",
                "Komi is 7, so a draw is possible. For a handicap nothing is given back.",
            ],
        },
        tromp_taylor: RuleSet {
            name: "Tromp-Taylor rules",
            particular: &[
                "A few lines by John Tromp and Bill Taylor that leave nothing to judgement. No position of the whole \
             board may return, and two stones and more may be taken off by their own side's move.",
                "Nothing is taken off as dead after the game: whoever wants dead stones gone must capture them first.",
            ],
        },
    },
};
