//! Help in 简体中文.

mod files;
mod history;
mod people;
mod play;
mod referee;
mod story;
mod time;

use crate::text::help::page::Pages;
use crate::text::help::{Brief, Help, PlainRules, PlainTime};

pub const HELP: Help = Help {
    keys: "按键",
    rules: |name| format!("对局按{name}"),
    contents: "目录",
    groups: ["这里", "下棋", "围棋的故事", "各种规则"],
    rules_here: "这里的规则",
    scroll: "滚动",
    keys_in: ["对局中", "标记死子时", "复盘时"],
    topics: "shoutan help 主题：打印下面一页。",
    unknown: |asked, nearest| format!("没有{asked}这一页帮助；最接近的是{nearest}"),
    pages: Pages {
        start: play::START,
        counting: play::COUNTING,
        settings: time::SETTINGS,
        reading: time::READING,
        late: time::LATE,
        sealing: time::SEALING,
        referee: referee::REFEREE,
        warnings: referee::WARNINGS,
        report: play::REPORT,
        records: files::RECORDS,
        config: files::CONFIG,
        words: story::WORDS,
        legends: story::LEGENDS,
        boards: story::BOARDS,
        grades: people::GRADES,
        court: people::COURT,
        masters: people::MASTERS,
        danghu: people::DANGHU,
        changes: history::CHANGES,
        half: history::HALF,
    },
    no_custom: "现在的对局没有用自定义规则。",
};

pub const PLAIN_RULES: PlainRules = PlainRules {
    play: &[
        "黑白双方轮流下子，每次一子，下在空点上。棋子下定后不再移动。也可以虚着。",
        "与棋子直线相连的空点是它的气；同色相连的棋子是一块，气共用。没有气的棋子提出盘外，先提对方的。",
    ],
    white_first: "分先白方先下。",
    set_stones: "开局前四个角的星位上对角各摆黑白两子（座子）。",
    no_suicide: "下子后自己没有气、又提不了对方的子，这样的点是禁着点，不能下。",
    suicide: "两子以上的棋块可以自杀，提出盘外；单独一子不可以。",
    brief: BRIEF,
    ko_none: "不禁止同形再现。",
    ko_simple: "打劫：刚被提去一子，不能马上回提。",
    ko_positional: "禁止全局同形：任何一手都不能使全盘回到以前出现过的局面。",
    ko_situational: "禁止全局同形：任何一手都不能使全盘回到以前轮到同一方下时的局面。",
    cycle_no_result: "出现更长的循环，判无胜负。",
    cycle_draw: "出现更长的循环，判和棋。",
    cycle_ask: "出现更长的循环，由双方选择：无胜负、和棋、重下或继续下。",
    end: "一方提议终局而对方同意，或双方连续虚着，或一方认输、超时，对局结束。",
    pass_stones: "每次虚着给对方一子作俘虏，最后须由白方虚着。",
    removal: "终局后双方确认死子，提出盘外，并确认交界处未定之点，不归任何一方；不能一致时恢复对局。",
    no_removal: "盘上所有棋子都作活棋计算。",
    area: "数子：活棋的子数加上围住的点数；双方之间的单官各算一半。",
    territory: "数目：围住的点数加上提子和对方的死子。",
    ways: "数路：围住的空点数加上提子和对方的死子。",
    stones: "只数盘上的活子，子多为胜。",
    tax_seki: "双活中的点不算。",
    komi: |amount| format!("黑方贴{amount}。"),
    reverse_komi: |amount| format!("白方倒贴{amount}。"),
    no_komi: |komi| format!("不{komi}。"),
    back_one_less: "让子棋终局时除第一子外，黑方每子还1目。",
    ties_draw: "相等为和棋。",
    ties_black: "相等为黑胜。",
};

const BRIEF: Brief = Brief {
    area: "活子和围住的点都算",
    territory: "算围住的点、提子和对方的死子",
    stones: "只算盘上的活子",
    tax_seki: "，双活中的点不算",
    no_removal: "，盘上的子都算活",
    ko_none: "不禁止同形再现",
    ko_simple: "劫不能马上回提",
    ko_positional: "禁止全局同形再现",
    ko_situational: "禁止轮到同一方时全局同形再现",
    cycle_no_result: "长循环判无胜负",
    cycle_draw: "长循环判和棋",
    cycle_ask: "长循环由双方选择",
    no_suicide: "禁止自杀",
    suicide: "两子以上可以自杀",
    pass_stones: "虚着给对方一子，最后由白方虚着",
    set_stones: "摆座子",
    white_first: "分先白方先下",
    komi: |amount| format!("贴{amount}"),
    reverse_komi: |amount| format!("倒贴{amount}"),
    no_komi: |komi| format!("不{komi}"),
    back_one_less: "让子棋除第一子外每子还1目",
    ties_draw: "相等为和棋",
    ties_black: "相等为黑胜",
    between: "；",
    end: "。",
};

pub const PLAIN_TIME: PlainTime = PlainTime {
    duration,
    each: |clause| format!("每方{clause}。"),
    then: |first, second| format!("{first}，然后{second}"),
    between: "",
    one: |side, clause| format!("{side}方{clause}。"),
    none: "不限时，只记用时。",
    absolute: |main| format!("{main}，包干"),
    simple: |move_time| format!("每手{move_time}"),
    byoyomi: |n, period| format!("{period}读秒{n}次"),
    byoyomi_rule: |period, several| {
        if several {
            format!("每手不足{period}不扣次数，用满一次扣一次，最后一次用完判负。")
        } else {
            format!("每手须在{period}之内，用满判负。")
        }
    },
    reserve: |total, minutes| format!("{total}，其中保留{minutes}分钟读秒"),
    timeout_as_pass: "最后一分钟超时，可以申请作虚着一次。",
    nhk: |base, blocks, block| format!("每手{base}，另有考虑时间{block}{blocks}次"),
    nhk_rule: "考虑时间一动用就算一次。",
    canadian: |stones, period| format!("每{period}{stones}手"),
    canadian_rule: "余下的时间作废。",
    progressive_rule: "最后一节重复使用，余下的时间作废。",
    step_rule: "余下的时间可延至下一节使用。",
    fischer: |main, increment| format!("{main}，每手加{increment}"),
    cap: |cap| format!("棋钟最多存{cap}。"),
    bonus_at_start: "第一手之前也加一次。",
    delay: |main, delay| format!("{main}，每手的前{delay}不计时"),
    delay_first: |delay| format!("棋钟先走这{delay}，再走基本时限。"),
    delay_added: |delay| format!("棋钟从基本时限加{delay}走起，落子后跳回，补回不计的时间。"),
    hourglass: |main| format!("{main}沙漏，一方用掉的时间归对方"),
    free: |delay| format!("每手的前{delay}不计时。"),
    ing: |n, period, points| format!("{n}次超时，每次{period}，罚{points}点"),
};

fn duration(hours: u64, minutes: u64, seconds: u64, ms: u64) -> String {
    let minute = if seconds == 0 && ms == 0 { "分钟" } else { "分" };
    let units = [(hours, "小时"), (minutes, minute), (seconds, "秒"), (ms, "毫秒")];
    let said = units.into_iter().filter(|&(n, _)| n > 0).map(|(n, unit)| format!("{n}{unit}"));
    said.collect::<Vec<_>>().concat()
}
