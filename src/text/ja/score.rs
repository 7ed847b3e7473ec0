//! 日本語: a count told line by line.

use crate::text::score::Score;

/// A count told line by line.
pub const SCORE: Score = Score {
    by_rules: |name, counts| format!("{name}。{counts}"),
    rules_assumed: |name, counts| format!("{name}（棋譜に分かるルールの記載がないため）。{counts}"),
    dead_given: |points| format!("死に石（指定）：{points}"),
    dead_recorded: |points| format!("死に石（棋譜）：{points}"),
    dead_suggested: |points| format!("死に石（推定、双方の確認なし）：{points}"),
    dead_none: "指定により、死に石はありません。",
    none_recorded: "棋譜によれば、死に石はありません。",
    none_suggested: "死に石はないようです（双方の確認なし）。",
    no_removal: "このルールでは死に石を取り除きません。",
    seki: |points| format!("数えない点（セキ、または囲まれていない所）：{points}"),
    stones: "活き石",
    territory: "囲んだ地",
    half_neutral: |n| format!("ダメ{n}目の半分"),
    prisoners: "アゲハマと死に石",
    tax: |black, white| format!("切り賃、黒{black}群、白{white}群"),
    sum: "合計",
    neutral: |n| format!("ダメ{n}目"),
    base: "半数",
    komi: "コミ",
    handicap: |n| format!("置石{n}子の返し"),
    fines: |who| format!("{who}の罰"),
    overtime: |who| format!("{who}の時間超過"),
    conceded: |who| format!("{who}が放棄した所"),
    difference: "黒から白を引く",
    over_base: "黒の半数からの差",
    margin: "勝敗の差",
    pass_stones: |black, white| format!("パスで渡した石：黒{black}子、白{white}子"),
    recorded: |result| format!("棋譜に記された結果：{result}"),
};
