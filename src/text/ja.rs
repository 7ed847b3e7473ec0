//! 日本語.

mod alone;
mod arbiter;
mod before;
mod chart;
mod check;
mod cycle;
mod ending;
mod fault;
mod files;
mod form;
mod help;
mod markup;
mod review;
mod rules;
mod rulings;
mod score;
mod sealed;
mod shelf;
mod spec;
mod timing;
mod unit;
mod voice;

use super::Text;
use super::home::Home;
use super::key::{Key, KeyName};
use super::refusal::Refusal;
use super::result::Result;
use super::table::Table;
use super::word::Word;

/// 日本語.
pub const JA: Text = Text {
    tag: "ja",
    name: "日本語",
    word: Word {
        black: "黒",
        white: "白",
        initials: ["黒", "白"],
        pass: "パス",
        yes: "はい",
        no: "いいえ",
        comma: "、",
        mixed: |whole, fraction| format!("{whole} {fraction}"),
        move_n: |n| format!("{n}手目"),
    },
    unit: unit::UNITS,
    result: Result {
        named: |name, color| format!("{name}（{color}）"),
        team: |names, color| format!("{names}（{color}）"),
        by_margin: |winner, amount| format!("{}{amount}勝ち", of(winner)),
        zi: None,
        by_tie: |winner| format!("同数、{winner}の勝ち"),
        by_resignation: |winner| format!("{}中押し勝ち", of(winner)),
        by_time: |loser, winner| format!("{loser}時間切れ、{}時間切れ勝ち", of(winner)),
        by_forfeit: |loser, winner| format!("{loser}反則負け、{}反則勝ち", of(winner)),
        draw: "持碁",
        no_result: "無勝負",
        replay: "打ち直し",
        both_lose: "両者負け",
    },
    refusal: Refusal {
        no_such_point: |typed| format!("その点はありません：{typed}"),
        occupied: |p| format!("{p}：すでに石があります"),
        suicide: |p| format!("{p}：着手禁止点です"),
        ko: |p| format!("{p}：コウ、すぐには取り返せません"),
        superko: |p, n| format!("{p}：{n}手目の局面の反復です"),
        superko_start: |p| format!("{p}：開始時の局面の反復です"),
        not_your_turn: "手番ではありません",
        time_up: "時間切れです",
        paused: "一時停止中です",
        over: "終局しました",
        not_playing: "対局は停止しています",
        must_play: "終局に合意がないため、石を打ってください",
        last_pass: "最後は白のパスです",
        nothing_to_take_back: "戻せる手がありません",
        no_takebacks: "待ったの回数を使い切りました",
        other: "今はできません",
    },
    home: Home {
        motto: "手で語る、二人の囲碁",
        resume: |black, white, n, to_play| format!("続き：{black} - {white}、{n}手目、{to_play}"),
        new_game: "新規対局",
        saved: "保存棋譜",
        study: "名局",
        help: "ヘルプ",
        quit: "終了",
    },
    form: form::FORM,
    before: before::BEFORE,
    shelf: shelf::SHELF,
    files: files::FILES,
    help: help::HELP,
    plain_rules: help::PLAIN_RULES,
    plain_time: help::PLAIN_TIME,
    fault: fault::FAULT,
    spec: spec::SPEC,
    table: Table {
        to_play: |who| format!("{who}番"),
        move_to_play: |n, who| format!("{n}手目：{who}番"),
        captures: |n| format!("アゲハマ{n}"),
        any_key_starts: |who| format!("何かキーを押すと{who}の時計が動きます"),
        any_key_begins: "何かキーを押すと始まります",
        held_key: "押し続けても1回と数えます",
        late_key: "終局直後です。もう一度押してください",
        stopped_key: "打ち終えた直後です。もう一度押してください",
        turned_key: "出た直後です。もう一度押してください",
        pasted_keys: "貼り付けた文字はキーになりません",
        typed_keys: "点を打ち込むには、先に m（例：m D4）",
        no_numbers: "石が小さく手数を書けません：画面を広げて",
        played: |who, p| format!("{who}{p}"),
        passed: |who| format!("{who}パス"),
        took: |n| format!("{n}子取り"),
        sure_pass: |who| format!("{who}：パスしますか？"),
        sure_resign: |who| format!("{who}：投了しますか？"),
        sure_over: |who| format!("{who}：終局を提案しますか？（1手パス）"),
        time_up_pass: |who| format!("{who}時間切れ。パス扱い？（いいえ：負け）"),
        sure_dispute: |who, p| format!("{who}：{p}は死に石と主張、{who}から再開？"),
        sure_leave: "席を離れますか？対局は保存されます。",
        sure_leave_unbegun: "離れますか？始まる前の対局は残りません。",
        sure_again: "もう一局打ちますか？",
        unsaved_moves: |from, to| {
            if from == to {
                format!("{from}手目は保存されていません")
            } else {
                format!("{from}-{to}手目は保存されていません")
            }
        },
        unsaved_last: "最後の記録は保存されていません",
        leave_unsaved: |what| format!("{what}。離れますか？"),
        again_unsaved: |what| format!("{what}。次を始めますか？"),
        proposes: |who| format!("{who}が終局を提案。同意？（いいえ：打つ）"),
        declined: |who| format!("終局に合意せず：{who}は打ってください"),
        asks_back: |who, p| format!("{who}が{p}の待ったを希望。承諾しますか？"),
        taken_back: |p| format!("{p}を戻しました"),
        not_granted: "承諾されませんでした",
        paused_line: "一時停止中：両者の用意ができたらtで再開",
        paused: "一時停止",
        ready: |who| format!("{who}、用意はいいですか？"),
        stood_still: |time| format!("時計が{time}停止、消費時間に含めません"),
        type_point: "座標：",
        means: |p| format!("Enterで{p}に打つ"),
        lays: |p| format!("Enterで{p}に置く"),
        resumed: |n| format!("{n}手目から再開します"),
        not_saved: |why| format!("保存できません：{why}"),
        saved_at: |path| format!("保存しました：{path}"),
        stays_beside: |name| format!("{name}は変更済み、残します"),
        too_small: |(w, h), (w0, h0)| {
            format!("{w0}x{h0}は小さすぎます。{w}x{h}以上にしてください。Ctrl-Cで終了、対局は保存されます。")
        },
        main_time: "持ち時間",
        then: |what| format!("その後{what}"),
        increment: |what| format!("一手ごとに+{what}"),
        free: |what| format!("一手ごとにディレイ{what}"),
        free_briefly: |what| format!("ディレイ{what}"),
        periods_left: |n| format!("秒読み、残り{n}回"),
        minutes_left: |n| format!("秒読み、残り{n}分"),
        blocks_left: |n| format!("考慮時間、残り{n}回"),
        stones_left: |n| format!("あと{n}手"),
        purchases_left: |n| format!("時間超過、あと{n}回"),
        per_move: "この一手",
        delay: "ディレイ",
        last_period: "最後の秒読み",
        last_minute: "最後の1分",
        no_blocks: "考慮時間の残りなし",
        last: "最後",
        left: |n| format!("残り{n}手"),
        flag_fallen: "時間切れ",
        no_limit: "時間無制限",
    },
    rules: rules::RULES,
    ending: ending::ENDING,
    review: review::REVIEW,
    markup: markup::MARKUP,
    chart: chart::CHART,
    check: check::CHECK,
    cycle: cycle::CYCLE,
    sealed: sealed::SEALED,
    score: score::SCORE,
    voice: voice::VOICE,
    arbiter: arbiter::ARBITER,
    timing: timing::TIMING,
    rulings: rulings::RULINGS,
    alone: alone::ALONE,
    key: Key {
        cursor: "移動",
        leap: "星の線へ",
        play: "打つ",
        type_point: "座標入力",
        pass: "パス",
        resign: "投了",
        over: "終局を提案",
        take_back: "待った",
        pause: "一時停止",
        yes: "はい",
        no: "いいえ",
        menu: "メニュー",
        help: "ヘルプ",
        back: "戻る",
        quit: "終了",
        coordinates: "座標",
        numbers: "手数",
        quiet: "簡素表示",
        toggle: "死活",
        suggest: "推定",
        black_agrees: "黒が合意",
        white_agrees: "白が合意",
        choose: "選択",
        open: "開く",
        review: "検討",
        again: "もう一局",
        home: "ホーム",
        suspend: "中断",
        start: "開始",
        next_field: "次の項目",
        page: "ページ",
        page_up: "10手戻る",
        page_down: "10手進む",
        first: "最初",
        last: "最後",
        clear: "1行消す",
        delete: "削除",
        dispute: "異議",
        go_to: "N手目へ移動",
        next_capture: "次の取り",
        previous_capture: "前の取り",
        search: "検索",
        leave: "席を離れる（対局は保存）",
        accept: "決定",
        change: "変更",
        step: "1手ずつ",
        variation: "他の変化",
        go_on: "再開",
    },
    key_name: KeyName {
        arrows: "矢印",
        sideways: "左右",
        up_down: "上下",
        shift_arrows: "Shift+矢印",
        space: "Space",
        number: "数字 ",
    },
};

/// Who won, before how: a colour alone takes no particle.
fn of(winner: &str) -> String {
    if winner.ends_with('）') { format!("{winner}の") } else { winner.to_owned() }
}
