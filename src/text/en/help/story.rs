//! What is told of the game, in English: its names, its stories, its boards.

use crate::text::help::page::{Block, Page};

pub const WORDS: Page = Page {
    title: "The words of the game",
    blocks: &[
        Block::Table(&[
            (
                "弈 yi",
                "The oldest name. Confucius thinks even playing it better than doing nothing; Mencius tells of \
                 Qiu the player (弈秋), the first whose name we know.",
            ),
            (
                "围棋 weiqi",
                "Surround, on a board: the name says what is done. In Japan igo or go; the Korean baduk (바둑) \
                 is a word of its own, and nobody knows for certain where it comes from.",
            ),
            (
                "手谈 shoutan",
                "Talking with the hands, said the monk Zhi Dun in the fourth century: two people sit there \
                 without a word, and each move answers the one before.",
            ),
            (
                "坐隐 zuoyin",
                "Sitting in retreat, said Wang Tanzhi, his contemporary: a hermit needs no mountain, a board will do.",
            ),
            ("烂柯 lanke", "The rotted axe handle; the next page has its story."),
            ("乌鹭 wulu", "Crow and egret, after the black stones and the white."),
            (
                "忘忧 wangyou",
                "Forgetting sorrow, said Zu Na of the Jin when he was told that he played too much. The oldest collection \
                 of games we have, of the Song, has its name from it.",
            ),
            (
                "木野狐 muyehu",
                "The wooden fox: what wits of the Song called the board, since it bewitches whoever looks at it.",
            ),
        ]),
        Block::Words(
            "To hold a stone and not know where to put it (举棋不定) has meant to waver ever since the Zuozhuan told \
             it of the year 548 BC.",
        ),
    ],
};

pub const LEGENDS: Page = Page {
    title: "Stories told of it",
    blocks: &[
        Block::Words(
            "The sage king Yao, it is said, made the game for his son Danzhu, who was idle and quarrelsome; others \
             give it to Shun, whose son was dull. The book that has both is of the third century, some 2,500 years later.",
        ),
        Block::Words(
            "Wang Zhi went up the mountain for wood, found some boys singing over a board, and watched. When they asked why he did \
             not go, the handle of his axe had rotted away, and at home nobody was left who knew him. The mountain, at Quzhou, is \
             called Lanke to this day.",
        ),
        Block::Words(
            "In 383, with the empire at stake at the Fei river, the minister Xie An sat over a game when the dispatch came. He read \
             it and played on. Asked, he said: the boys have beaten the rebels. But on the way in, says the history of the Jin, \
             he broke the tooth of his clog on the sill and did not notice.",
        ),
        Block::Words(
            "Wang Jixin, the best player of the Tang, fled from war into the hills and lodged with two women. At \
             night, without board or light, he heard them call moves from room to room. At the thirty-sixth the elder \
             said: you have lost, by nine. It is told that from then on nobody could beat him.",
        ),
        Block::Words(
            "Guan Yu playing on while a surgeon scrapes the poison from his arm: that is the novel. The chronicle only \
             lets him feast and laugh.",
        ),
    ],
};

pub const BOARDS: Page = Page {
    title: "From 17 lines to 19",
    blocks: &[
        Block::Words("The game is older than any board that has been found, and the board has grown:"),
        Block::Table(&[
            (
                "Han",
                "A broken tile from the tomb of Emperor Jing may be the oldest board we have. A stone one of the later \
                 Han, from a tomb at Wangdu, has 17 lines.",
            ),
            (
                "3rd century",
                "Handan Chun writes: 17 lines each way, 289 points, 150 stones of either colour. In the grave of \
                 a general who died in 301 lay a box with just 289 stones.",
            ),
            ("about 400", "A book of sums asks what a board of 19 lines takes. The answer: 361."),
            ("6th century", "The Dunhuang manual has 361 points, like the degrees of the sky."),
            ("595", "A grave at Anyang: white porcelain, 19 lines, the oldest of that size."),
        ]),
        Block::Words(
            "The old sizes were long in going: a Tang grave held a board of 15 lines, one of the Liao a table of 13, \
             and 17 are played in Tibet to this day. Of 11 lines writers speak; no find bears them out. Odd the \
             number always was: so there is a middle, tengen (天元), the origin of heaven.",
        ),
        Block::Words(
            "9, 11, 13, 15, 17 and 19 lines can all be played here; 9 and 13 are good for a short game and for learning.",
        ),
    ],
};
