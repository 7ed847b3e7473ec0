//! 时间设置逐项，简体中文。

use crate::text::timing::{SystemWords, Systems, Timing};

pub const TIMING: Timing = Timing {
    each: "回车逐项设置",
    each_hint: "左右键选择；按回车设置计时制和各项数字。",
    title: "时间设置",
    system: "计时制",
    systems: Systems {
        none: SystemWords { name: "不限时", hint: "棋钟只累计用时，不判超时。" },
        absolute: SystemWords { name: "包干", hint: "用完基本时限判负。" },
        simple: SystemWords {
            name: "每手限时", hint: "每手有固定时间，未用完的不保留。"
        },
        byoyomi: SystemWords {
            name: "读秒",
            hint: "基本时限用完后，每手须在一次读秒之内；用满一次少一次，最后一次用满判负。",
        },
        cn_byoyomi: SystemWords {
            name: "保留读秒",
            hint: "时限内保留最后几分钟读秒，不足一分钟的着手不计时（中国规则）。",
        },
        canadian: SystemWords {
            name: "加拿大读秒", hint: "基本时限用完后，每段时间内须下满规定手数。"
        },
        canadian_progressive: SystemWords {
            name: "递增加拿大读秒",
            hint: "与加拿大读秒相同，但各段不同；在设置行填写，如30m+10/5m,20/5m。",
        },
        fischer: SystemWords { name: "加秒制", hint: "每下一手，棋钟加若干秒。" },
        delayed: SystemWords {
            name: "延时制", hint: "每手开头若干秒不计时，棋钟不会增加。"
        },
        hourglass: SystemWords {
            name: "沙漏制", hint: "一方用去的时间加给对方，用完的一方判负。"
        },
        ing: SystemWords {
            name: "应氏：超时罚点", hint: "时间用完自动再买一段，数棋时罚点。"
        },
        nhk: SystemWords {
            name: "NHK：考虑时间", hint: "每手先有一段免费时间，超过则用掉考虑时间。"
        },
        cn_step: SystemWords {
            name: "定时限步制",
            hint: "基本时限用完后，每节须下满规定步数，节余时间可延至下一节（中国规则）。",
        },
    },
    differ: "双方不同",
    differ_hint: "双方的设置不同；左右键改为双方相同。",
    main: "基本时限",
    limit: "规定时限",
    periods: "读秒次数",
    period: "每次",
    minutes: "保留分钟",
    overrun: "超时",
    overrun_choices: ["判负", "可作虚着一次"],
    overrun_hints: ["最后一分钟用满判负。", "最后一分钟用满，经读秒方申请可作虚着，继续下（timeout=pass）。"],
    per_move: "每手",
    stones: "手数",
    block: "每段",
    saved: "节余时间",
    saved_choices: ["不保留", "可延至下一节"],
    saved_hints: ["下满手数时，这一段剩下的时间不保留。", "下满步数时，节余时间可延至下一节使用（carry）。"],
    increment: "每手加",
    cap: "上限",
    no_cap: "无上限",
    cap_hints: ["下得快，棋钟可以不断增加。", "下得再快，棋钟也不超过这个时间。"],
    bonus: "首次加秒",
    bonus_choices: ["第一手之后", "第一手之前"],
    bonus_hints: ["每次加秒都在着手之后。", "第一次加秒在第一手之前，如国际象棋棋钟。"],
    delay: "延时",
    face: "显示方式",
    face_choices: ["先走延时", "并入时限"],
    face_hints: [
        "先走完延时，再走基本时限（美式延时）。",
        "延时与基本时限一起显示，着手后补回（Bronstein）。",
    ],
    bought: "可买次数",
    cost: "每次罚点",
    cost_hint: "每买一次，数棋时罚这么多点。",
    base: "免费时间",
    base_hint: "每手在此时间内不计；超过则开始一次考虑时间。",
    blocks: "考虑次数",
    no_time: "无",
    figure_hint: "左右键修改；其他数字可在设置行填写。",
};
