//! 简体中文，语音。

use super::{Amount, Spoken, Utterance, Word, built, span};

const ONES: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

fn number(n: u64) -> String {
    built(n, ONES, "十")
}

/// A number before what it counts: 两分, 两次, but 十二分.
fn counting(n: u64) -> String {
    if n == 2 { "两".to_owned() } else { number(n) }
}

fn left(n: u32, unit: &str) -> Utterance {
    Utterance::new(format!("还剩{n}{unit}"), format!("还剩{}{unit}", counting(n.into())))
}

/// A margin. A quarter and three quarters of a zi are called a half (A §9).
fn amount(amount: Amount) -> (String, String) {
    let (n, half, unit) = match amount {
        Amount::Zi(n, quarters) => (n, quarters > 0, "子"),
        Amount::Stones(n, half) => (n, half, "子"),
        Amount::Points(n, half) => (n, half, "目"),
        Amount::Ing(n, half) => (n, half, "点"),
        Amount::Ways(n, half) => (n, half, "路"),
    };
    let sign = if half { "半" } else { "" };
    let read = format!("{}{unit}{sign}", counting(n.into()));
    match (n, half, unit) {
        (0, true, "子") => ("1/2子".to_owned(), "半子".to_owned()),
        (_, true, "子") => (format!("{n}又1/2子"), read),
        (0, true, _) => (format!("半{unit}"), format!("半{unit}")),
        _ => (format!("{n}{unit}{sign}"), read),
    }
}

fn wins(winner: Word, how: &str) -> Utterance {
    Utterance::new(format!("{}{how}", winner.0), format!("{}{how}", winner.1))
}

/// 简体中文.
pub const ZH_CN: Spoken = Spoken {
    tag: "zh-CN",
    breath: "，",
    mark: |n| Utterance::new(format!("{n}秒"), format!("{}秒", number(n))),
    count: [
        ("1", "一"),
        ("2", "二"),
        ("3", "三"),
        ("4", "四"),
        ("5", "五"),
        ("6", "六"),
        ("7", "七"),
        ("8", "八"),
        ("9", "九"),
        ("10", "十"),
    ],
    minute_used: ("1分", "一分"),
    minutes_left: |n| left(n, "分"),
    periods_left: |n| left(n, "次"),
    last_period: ("最后一次", "最后一次"),
    begins: ("开始读秒", "开始读秒"),
    main_over: ("基本时限用完", "基本时限用完"),
    blocks_left: |n| {
        let left = left(n, "次");
        Utterance::new(format!("考虑时间{}", left.text), format!("考虑时间{}", left.read))
    },
    last_block: ("最后一次考虑时间", "最后一次考虑时间"),
    no_blocks: ("没有考虑时间了", "没有考虑时间了"),
    // Whoever hears 超时 has lost.
    bought: |points, left| {
        let cost = |n: &str| if points == 0 { String::new() } else { format!("共罚{n}点，") };
        let (text, read) = (cost(&points.to_string()), cost(&counting(points.into())));
        match left {
            0 => Utterance::new(format!("{text}最后一次"), format!("{read}最后一次")),
            _ => Utterance::new(
                format!("{text}还可{left}次"),
                format!("{read}还可{}次", counting(left.into())),
            ),
        }
    },
    lost: ("超时判负", "超时判负"),
    here: ("语音", "语音"),
    sides: [("黑", "黑"), ("白", "白")],
    time_left: |side, parts| {
        let units = ["小时", "分", "秒"];
        let text = span(parts, "", |n, place| format!("{n}{}", units[place]));
        let read = span(parts, "", |n, place| match n {
            0 => format!("零{}", units[place]),
            _ => format!("{}{}", counting(n), units[place]),
        });
        Utterance::new(format!("{}方还剩{text}", side.0), format!("{}方还剩{read}", side.1))
    },
    stones_left: |n| Utterance::new(format!("还要下{n}手"), format!("还要下{}手", counting(n.into()))),
    no_limit: |side| wins(side, "方不限时"),
    by_margin: |winner, margin| {
        let (text, read) = amount(margin);
        Utterance::new(format!("{}胜{text}", winner.0), format!("{}胜{read}", winner.1))
    },
    by_tie: |winner| Utterance::new(format!("双方相等，{}胜", winner.0), format!("双方相等，{}胜", winner.1)),
    by_resignation: |winner| wins(winner, "中盘胜"),
    by_forfeit: |loser, winner| {
        Utterance::new(format!("{}判负，{}胜", loser.0, winner.0), format!("{}判负，{}胜", loser.1, winner.1))
    },
    draw: ("和棋", "和棋"),
    no_result: ("无胜负", "无胜负"),
    replay: ("重下", "重下"),
    both_lose: ("双方均负", "双方均负"),
};
