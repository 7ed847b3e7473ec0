//! 日本語: a count told line by line.

use crate::text::score::Score;

/// A count told line by line.
pub const SCORE: Score = Score {
    by_rules: |name, counts| format!("{name}。{counts}"),
    rules_assumed: |name, counts| format!("{name}（棋譜に分かるルールの記載がないため）。{counts}"),
    rules_given: |name, counts| format!("{name}（指定）。{counts}"),
    komi_given: |komi| format!("{komi}：指定のとおりです。"),
    komi_usual: |komi| format!("{komi}：棋譜に記載がないため、このルールの通例によります。"),
    komi_handicap: |komi, n| format!("{komi}なし：棋譜に記載がなく、置石が{n}子あります。"),
    komi_first: |komi| format!("{komi}なし：棋譜に記載がなく、定先です。"),
    handicap_back: |n| format!("置石{n}子：棋譜のとおりです。返しはこのルールによります。"),
    handicap_free: |n| format!("置石{n}子：棋譜のとおりです。このルールでは返しはありません。"),
    handicap_unsaid: |n| {
        format!("置石：棋譜は黒石{n}子を置いて始まりますが、置石の記載がないため、返しはありません。")
    },
    dead_given: |points| format!("死に石（指定）：{points}"),
    dead_recorded: |points| format!("死に石（棋譜）：{points}"),
    dead_suggested: |points| format!("死に石（推定、双方の確認なし）：{points}"),
    dead_none: "指定により、死に石はありません。",
    none_recorded: "棋譜によれば、死に石はありません。",
    none_suggested: "死に石はないようです（双方の確認なし）。",
    no_removal: "このルールでは死に石を取り除きません。",
    seki: |points| format!("数えない点（セキ、または囲まれていない所）：{points}"),
    open: |points| format!("未確定でどちらのものでもない点：{points}"),
    stones: "活き石",
    territory: "囲んだ地",
    half_neutral: |n| format!("ダメ{n}目の半分"),
    prisoners: "アゲハマと死に石",
    tax: |tax, black, white| format!("{tax}、黒{black}群、白{white}群"),
    sum: "合計",
    neutral: |n| format!("ダメ{n}目"),
    base: "半数",
    handicap: |n| format!("置石{n}子の返し"),
    fines: |who| format!("{who}の罰"),
    overtime: |who| format!("{who}の時間超過"),
    conceded: |who| format!("{who}が放棄した所"),
    difference: "黒から白を引く",
    over_base: "黒の半数からの差",
    margin: "勝敗の差",
    in_points: "目数",
    pass_stones: |black, white| format!("パスで渡した石：黒{black}子、白{white}子"),
    recorded: |result| format!("棋譜に記された結果：{result}"),
};
