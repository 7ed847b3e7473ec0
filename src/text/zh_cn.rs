//! 简体中文.

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
use super::result::{Result, Zi};
use super::table::Table;
use super::word::Word;

/// 简体中文.
pub const ZH_CN: Text = Text {
    tag: "zh-CN",
    name: "简体中文",
    word: Word {
        black: "黑",
        white: "白",
        initials: ["黑", "白"],
        pass: "虚着",
        yes: "是",
        no: "否",
        comma: "，",
        mixed: |whole, fraction| format!("{whole}又{fraction}"),
        move_n: |n| format!("第{n}手"),
    },
    unit: unit::UNITS,
    result: Result {
        named: |name, color| format!("{name}执{color}"),
        team: |names, color| format!("{names}执{color}"),
        by_margin: |winner, amount| format!("{winner}胜{amount}"),
        zi: Some(Zi {
            amount: |said, points| format!("{said}（{points}）"),
            exactly: |said, exact, points| format!("{said}（实为{exact}，{points}）"),
        }),
        by_tie: |winner| format!("双方相等，{winner}胜"),
        by_resignation: |winner| format!("{winner}中盘胜"),
        by_time: |loser, winner| format!("{loser}超时，{winner}胜"),
        by_forfeit: |loser, winner| format!("{loser}判负，{winner}胜"),
        draw: "和棋",
        no_result: "无胜负",
        replay: "重下",
        both_lose: "双方均负",
    },
    refusal: Refusal {
        no_such_point: |typed| format!("没有这个点：{typed}"),
        occupied: |p| format!("{p}：此处已有棋子"),
        suicide: |p| format!("{p}是禁着点，不能下"),
        ko: |p| format!("{p}：打劫，须先找劫材"),
        superko: |p, n| format!("{p}与第{n}手后全局同形"),
        superko_start: |p| format!("{p}与开局前全局同形"),
        not_your_turn: "还没轮到你",
        time_up: "超时",
        paused: "暂停中",
        over: "对局已结束",
        not_playing: "已停止落子",
        must_play: "对方不同意终局，现在必须落子",
        last_pass: "白方须再虚着一次",
        nothing_to_take_back: "没有可悔的棋",
        no_takebacks: "悔棋次数已用完",
        other: "现在不能这样做",
    },
    home: Home {
        motto: "以手代言，两人对弈",
        resume: |black, white, n, to_play| format!("继续：{black} - {white}，第{n}手，{to_play}"),
        new_game: "新对局",
        saved: "棋谱库",
        study: "名局",
        help: "帮助",
        quit: "退出",
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
        to_play: |who| format!("轮到{who}方"),
        move_to_play: |n, who| format!("第{n}手：轮到{who}方"),
        captures: |n| format!("提子{n}"),
        any_key_starts: |who| format!("按任意键开始{who}方计时"),
        any_key_begins: "按任意键开始",
        held_key: "按住不放只算一次",
        late_key: "刚刚终局，请再按一次",
        stopped_key: "刚刚停止行棋，请再按一次",
        turned_key: "刚刚出现，请看清后再按一次",
        pasted_keys: "粘贴的文字不当作按键",
        typed_keys: "输入坐标先按 m，如 m D4",
        no_numbers: "棋子太小，写不下手数：请放大窗口",
        played: |who, p| format!("{who}{p}"),
        passed: |who| format!("{who}方虚着"),
        took: |n| format!("提{n}子"),
        sure_pass: |who| format!("{who}方确定虚着？"),
        sure_resign: |who| format!("{who}方确定认输？"),
        sure_over: |who| format!("{who}方提议终局？即虚着一手。"),
        time_up_pass: |who| format!("{who}方超时。按虚着处理吗？（否：判负）"),
        sure_dispute: |who, p| format!("{who}方称{p}是死子：恢复对局，{who}方先下？"),
        sure_leave: "离开棋盘？对局会保留。",
        sure_leave_unbegun: "离开？尚未开始的对局不保留。",
        sure_again: "再下一局？",
        unsaved_moves: |from, to| {
            if from == to {
                format!("第{from}手没有保存")
            } else {
                format!("第{from}-{to}手没有保存")
            }
        },
        unsaved_last: "最后的记录没有保存",
        leave_unsaved: |what| format!("{what}，仍要离开？"),
        again_unsaved: |what| format!("{what}，仍要重新开始？"),
        proposes: |who| format!("{who}方提议终局，同意吗？（否：须落子）"),
        declined: |who| format!("不同意终局：{who}方现在必须落子"),
        asks_back: |who, p| format!("{who}方请求悔棋{p}，同意吗？"),
        taken_back: |p| format!("已悔棋{p}"),
        not_granted: "对方拒绝",
        paused_line: "暂停：双方准备好后按t继续",
        paused: "暂停",
        ready: |who| format!("{who}方准备好了吗？"),
        stood_still: |time| format!("棋钟停了{time}，不计时"),
        type_point: "落点：",
        means: |p| format!("回车下在{p}"),
        lays: |p| format!("回车放在{p}"),
        resumed: |n| format!("从第{n}手继续"),
        not_saved: |why| format!("没有保存：{why}"),
        saved_at: |path| format!("已保存：{path}"),
        stays_beside: |name| format!("{name}已被改动，保留在旁"),
        too_small: |(w, h), (w0, h0)| format!("{w0}x{h0}太小，窗口至少需要{w}x{h}。Ctrl-C离开，对局保留。"),
        main_time: "基本时限",
        then: |what| format!("然后{what}"),
        increment: |what| format!("每手+{what}"),
        free: |what| format!("每手延时{what}"),
        free_briefly: |what| format!("延时{what}"),
        periods_left: |n| format!("读秒，还剩{n}次"),
        minutes_left: |n| format!("读秒，还剩{n}分"),
        blocks_left: |n| format!("考虑时间，还剩{n}次"),
        stones_left: |n| format!("还须下{n}手"),
        purchases_left: |n| format!("超时罚点，还可{n}次"),
        per_move: "本手",
        delay: "延时",
        last_period: "最后一次读秒",
        last_minute: "最后一分钟",
        no_blocks: "没有考虑时间了",
        last: "最后",
        left: |n| format!("还剩{n}手"),
        flag_fallen: "超时",
        no_limit: "不限时",
    },
    rules: rules::RULES,
    ending: ending::ENDING,
    review: review::REVIEW,
    markup: markup::MARKUP,
    chart: chart::CHART,
    cycle: cycle::CYCLE,
    sealed: sealed::SEALED,
    score: score::SCORE,
    check: check::CHECK,
    voice: voice::VOICE,
    arbiter: arbiter::ARBITER,
    timing: timing::TIMING,
    rulings: rulings::RULINGS,
    alone: alone::ALONE,
    key: Key {
        cursor: "移动",
        leap: "跳到星线",
        play: "落子",
        type_point: "输入坐标",
        pass: "虚着",
        resign: "认输",
        over: "提议终局",
        take_back: "悔棋",
        pause: "暂停",
        yes: "是",
        no: "否",
        menu: "菜单",
        help: "帮助",
        back: "返回",
        quit: "退出",
        coordinates: "坐标",
        numbers: "手数",
        quiet: "简洁",
        toggle: "死活",
        suggest: "建议",
        black_agrees: "黑方确认",
        white_agrees: "白方确认",
        choose: "选择",
        open: "打开",
        review: "复盘",
        again: "再下一局",
        home: "首页",
        suspend: "挂起",
        start: "开始",
        next_field: "下一项",
        page: "翻页",
        page_up: "后退10手",
        page_down: "前进10手",
        first: "开头",
        last: "末尾",
        clear: "清空该行",
        delete: "删除",
        dispute: "有争议",
        go_to: "跳到某手",
        next_capture: "下一处提子",
        previous_capture: "上一处提子",
        search: "查找",
        leave: "离开，保留对局",
        accept: "确定",
        change: "更改",
        step: "前后一手",
        variation: "其他变化",
        go_on: "继续",
    },
    key_name: KeyName {
        arrows: "方向键",
        sideways: "左右键",
        up_down: "上下键",
        shift_arrows: "Shift-方向键",
        space: "空格",
        number: "数字 ",
    },
};
