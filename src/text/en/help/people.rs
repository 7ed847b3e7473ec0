//! Players, in English: grades, court, schools, a famous match.

use crate::text::help::page::{Block, Page};

pub const GRADES: Page = Page {
    title: "The nine grades",
    blocks: &[
        Block::Words(
            "In the third century, when the state of Wei graded its officials from one to nine, Handan Chun did the \
             same with players (棋品). His names tell how each of them sees:",
        ),
        Block::Table(&[
            ("1 入神", "entering the spirit: plays beyond understanding"),
            ("2 坐照", "seated in light: sits still and everything is clear"),
            ("3 具体", "complete in body: has all of it, if in small"),
            ("4 通幽", "reaching the hidden: sees into the depths"),
            ("5 用智", "using wisdom: has to work it out"),
            ("6 小巧", "small skill: clever in a corner"),
            ("7 斗力", "trial of strength: fights whatever comes"),
            ("8 若愚", "seeming foolish: looks dull and is not quite"),
            ("9 守拙", "keeping to one's clumsiness: knows it, and holds on"),
        ]),
        Block::Words(
            "Below the nine, says the classic in thirteen chapters of the Song, there are players past counting. \
             Emperor Wu of the Liang had 278 of them graded by name.",
        ),
        Block::Words(
            "The nine dan of Japan and Korea carry these names on, turned round: first dan is 守拙, ninth dan 入神, \
             and in Seoul a new ninth dan is still said to have entered the spirit (입신).",
        ),
    ],
};

pub const COURT: Page = Page {
    title: "Players at court",
    blocks: &[
        Block::Words(
            "In the Tang the emperor kept at the Hanlin academy people who waited for his call (待诏): poets, painters, \
             physicians, and players of Go, the 棋待诏. The post was modest, the nearness to the throne was not.",
        ),
        Block::Words(
            "Wang Jixin held it under Xuanzong. The ten precepts that carry his name, though some give them to the Song, \
             are quoted to this day: do not be greedy to win; give up stones, take the lead.",
        ),
        Block::Words(
            "Wang Shuwen used it best: playing with the crown prince he talked of government, and in 805, when that \
             prince was emperor, he ruled through him for a few months. It cost him his life.",
        ),
        Block::Words(
            "In 848, the story goes, a prince of Japan asked for the best player of the realm. Gu Shiyan, sweating, \
             found at move 33 one stone that broke two ladders. Was he the first? The third, said the courtiers; beat \
             him, and you shall meet the second. He was the first.",
        ),
        Block::Words(
            "Jia Xuan let the Song emperor Taizong, who gave him three stones, win by a point each time. Win, said the \
             emperor at last, or go into the pond. It was a draw: was that winning, at three stones? As they carried \
             him off he cried: I still have one in my hand!",
        ),
    ],
};

pub const MASTERS: Page = Page {
    title: "Schools and masters",
    blocks: &[
        Block::Words(
            "The Ming knew three schools by their homes: Yongjia, led by Bao Yizhong; Xin'an, with Wang Shu and Cheng \
             Ruliang; the capital, with Yan Lun and Li Fu. At its end Guo Bailing opened play anew. In the Qing came \
             Huang Longshi, whose ten games at three stones with Xu Xingyou are called blood and tears (血泪篇), and \
             then Liang Weijin, Cheng Lanru, Fan Xiping and Shi Xiangxia, the four masters.",
        ),
        Block::Words(
            "In Japan the shogun paid four houses, Honinbo, Inoue, Yasui and Hayashi, which met before him in the castle \
             games. Sansa was the first Honinbo; Dosaku left his time so far behind that he is called a saint of the \
             game; Shusaku won all nineteen of his castle games before he died at thirty-three.",
        ),
        Block::Words(
            "Go Seigen, born Wu Qingyuan at Fuzhou in 1914, went to Japan as a boy, turned the openings upside down with \
             Kitani in 1933, and beat everyone of rank in matches of ten games.",
        ),
        Block::Words(
            "Nie Weiping won eleven games in a row against Japan's best in the Super Matches of the 1980s; Cho Hun-hyun \
             took the first Ing Cup to Seoul in 1989. In 2016 Lee Sedol met AlphaGo and won one game of five. Games of \
             many of them are among the famous games here.",
        ),
    ],
};

pub const DANGHU: Page = Page {
    title: "Ten games at Danghu",
    blocks: &[
        Block::Words(
            "In 1739 Fan Xiping and Shi Xiangxia, the two strongest of their time and from the same town, met at Danghu \
             in Zhejiang. Both were about thirty; as boys they had learned from one teacher.",
        ),
        Block::Words(
            "Fan was the genius: he played fast, it is told, sang a tune, and went to sleep while the other thought. Shi \
             frowned over the board all day. In strength there was nothing between them; the ten games that have \
             come down are commonly reckoned as even.",
        ),
        Block::Words(
            "They are held to be the height of the old game. Set stones on the corners leave no quiet openings, and hardly \
             a game goes by without a fight across the whole board in which both sides give up what others would defend.",
        ),
        Block::Words(
            "Two of them are among the famous games here. White moves first in them, and the rule set called ancient \
             Chinese counts them as they were counted then.",
        ),
        Block::Words(
            "Later both wrote down what they knew, Fan in the Taohuaquan manual (桃花泉弈谱), Shi in his Guide to the \
             game (弈理指归). They were studied for two hundred years.",
        ),
    ],
};
