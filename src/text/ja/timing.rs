//! 時間設定の各項目、日本語。

use crate::text::timing::{SystemWords, Systems, Timing};

pub const TIMING: Timing = Timing {
    each: "Enterで個別設定",
    each_hint: "左右キーで選びます。Enterで計時方式と各数値を開きます。",
    title: "時間設定",
    system: "計時方式",
    systems: Systems {
        none: SystemWords {
            name: "時間無制限",
            hint: "時計は消費時間を数えるだけで、時間切れはありません。",
        },
        absolute: SystemWords { name: "切れ負け", hint: "持ち時間を使い切ると負けです。" },
        simple: SystemWords {
            name: "一手ごとの時間",
            hint: "一手ごとに決まった時間があり、余りは残りません。",
        },
        byoyomi: SystemWords {
            name: "秒読み",
            hint: "持ち時間の後は一手を秒読み1回の中で打ちます。使い切ると1回減り、最後の1回を使い切ると負けです。",
        },
        cn_byoyomi: SystemWords {
            name: "残り数分から秒読み",
            hint: "制限時間の最後の数分を秒読みします。1分未満の着手は時間を減らしません（中国ルール）。",
        },
        canadian: SystemWords {
            name: "カナダ方式",
            hint: "持ち時間の後は、決まった時間ごとに決まった手数を打ちます。",
        },
        canadian_progressive: SystemWords {
            name: "カナダ方式（逓増）",
            hint: "カナダ方式と同じで、区切りごとに変わります。設定の行に30m+10/5m,20/5mのように書きます。",
        },
        fischer: SystemWords {
            name: "フィッシャー方式", hint: "一手ごとに時計に時間を加えます。"
        },
        delayed: SystemWords {
            name: "ディレイ",
            hint: "一手の初めの数秒は時間を減らしません。時計が増えることはありません。",
        },
        hourglass: SystemWords {
            name: "砂時計方式",
            hint: "一方が使った時間は相手に加わり、なくなった側が負けです。",
        },
        ing: SystemWords {
            name: "応氏：時間超過の罰点",
            hint: "時間がなくなると自動で追加を買い、整地で罰点を引きます。",
        },
        nhk: SystemWords {
            name: "NHK：考慮時間",
            hint: "一手ごとに一定時間は無料で、その後は考慮時間を使います。",
        },
        cn_step: SystemWords {
            name: "定時限歩制（中国）",
            hint: "持ち時間の後は、決まった時間ごとに決まった手数を打ち、余った時間は次に加わります（中国ルール）。",
        },
    },
    differ: "両者別々",
    differ_hint: "両者の設定が違います。左右キーで両者同じにします。",
    main: "持ち時間",
    limit: "制限時間",
    periods: "秒読み回数",
    period: "1回の長さ",
    minutes: "秒読みの分",
    overrun: "時間超過",
    overrun_choices: ["時間切れ負け", "パス扱いにできる"],
    overrun_hints: [
        "最後の1分を使い切ると時間切れ負けです。",
        "最後の1分を使い切った側は、パス扱いを求めて打ち続けることができます（timeout=pass）。",
    ],
    per_move: "一手",
    stones: "手数",
    block: "区切り",
    saved: "余った時間",
    saved_choices: ["残らない", "次に加わる"],
    saved_hints: [
        "手数を打ち終えたとき、区切りの余りは残りません。",
        "手数を打ち終えたとき、余った時間は次の区切りに加わります（carry）。",
    ],
    increment: "加算",
    cap: "上限",
    no_cap: "上限なし",
    cap_hints: ["早く打てば時計はいくらでも増えます。", "どれほど早く打っても、時計はこれを超えません。"],
    bonus: "最初の加算",
    bonus_choices: ["初手の後", "初手の前"],
    bonus_hints: ["加算は着手の後です。", "最初の加算は初手の前です。チェスの時計と同じです。"],
    delay: "ディレイ",
    face: "表示",
    face_choices: ["ディレイが先", "時間に加える"],
    face_hints: [
        "先にディレイが減り、それから持ち時間が減ります（USディレイ）。",
        "ディレイは持ち時間と一緒に表示し、着手すると戻ります（Bronstein）。",
    ],
    bought: "追加の回数",
    cost: "1回の罰点",
    cost_hint: "追加1回ごとに、整地でこの罰点を引きます。",
    base: "無料の時間",
    base_hint: "一手ごとにこの時間は無料で、その後は考慮時間が始まります。",
    blocks: "考慮時間",
    no_time: "なし",
    figure_hint: "左右キーで変えます。ほかの数値は設定の行に書けます。",
};
