//! 日本語、音声。

use super::{Amount, Spoken, Utterance, Word, built, span};

/// し, しち and く are misheard.
const ONES: [&str; 10] = ["", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう"];

fn number(n: u64) -> String {
    match n {
        0 => "ぜろ".to_owned(),
        _ => built(n, ONES, "じゅう"),
    }
}

/// A number whose last sound is doubled before the unit, where that is usual (いっかい, じゅっぷん).
fn doubled(n: u64) -> Option<String> {
    let (tail, short) = match n % 10 {
        1 => ("いち", "いっ"),
        6 => ("ろく", "ろっ"),
        8 => ("はち", "はっ"),
        0 if n > 0 => ("じゅう", "じゅっ"),
        _ => return None,
    };
    number(n).strip_suffix(tail).map(|head| format!("{head}{short}"))
}

fn minutes(n: u64) -> String {
    match (doubled(n), n % 10) {
        (Some(head), _) => format!("{head}ぷん"),
        (None, 3 | 4) => format!("{}ぷん", number(n)),
        _ => format!("{}ふん", number(n)),
    }
}

fn times(n: u64) -> String {
    doubled(n).map_or_else(|| format!("{}かい", number(n)), |head| format!("{head}かい"))
}

fn hours(n: u64) -> String {
    // よじかん, じゅうよじかん; くじかん is heard well here.
    let n = number(n);
    let head = n.strip_suffix("よん").map(|head| format!("{head}よ"));
    let head = head.or_else(|| n.strip_suffix("きゅう").map(|head| format!("{head}く")));
    format!("{}じかん", head.unwrap_or(n))
}

fn points(n: u64) -> String {
    number(n) + "もく"
}

fn stones(n: u64) -> String {
    doubled(n).filter(|_| n % 10 != 6).unwrap_or_else(|| number(n)) + "て"
}

/// Stones as they are counted: いっし, にし.
fn counted_stones(n: u64) -> String {
    doubled(n).filter(|_| n % 10 != 6).unwrap_or_else(|| number(n)) + "し"
}

fn penalty(n: u64) -> String {
    doubled(n).filter(|_| n % 10 != 6).unwrap_or_else(|| number(n)) + "てん"
}

fn wins(winner: Word, text: &str, read: &str) -> Utterance {
    Utterance::new(format!("{}、{text}です", winner.0), format!("{}、{read}です", winner.1))
}

/// 日本語.
pub const JA: Spoken = Spoken {
    tag: "ja",
    breath: "、",
    mark: |n| Utterance::new(format!("{n}秒"), format!("{}びょう", number(n))),
    count: [
        ("いち", "いち"),
        ("に", "に"),
        ("さん", "さん"),
        ("よん", "よん"),
        ("ご", "ご"),
        ("ろく", "ろく"),
        ("なな", "なな"),
        ("はち", "はち"),
        ("きゅう", "きゅう"),
        ("じゅう", "じゅう"),
    ],
    minute_used: ("1分", "いっぷん"),
    minutes_left: |n| Utterance::new(format!("残り{n}分です"), format!("のこり{}です", minutes(n.into()))),
    periods_left: |n| Utterance::new(format!("残り{n}回です"), format!("のこり{}です", times(n.into()))),
    last_period: ("最後の考慮時間です", "さいごのこうりょじかんです"),
    begins: ("秒読みを始めます", "びょうよみをはじめます"),
    main_over: ("持ち時間を使い切りました", "もちじかんをつかいきりました"),
    blocks_left: |n| {
        Utterance::new(
            format!("考慮時間、残り{n}回です"),
            format!("こうりょじかん、のこり{}です", times(n.into())),
        )
    },
    last_block: ("最後の考慮時間です", "さいごのこうりょじかんです"),
    no_blocks: ("考慮時間は残っていません", "こうりょじかんはのこっていません"),
    bought: |points, left| {
        let (text, read) = match points {
            0 => (String::new(), String::new()),
            _ => (format!("罰点は計{points}点、"), format!("ばってんはけい{}、", penalty(points.into()))),
        };
        match left {
            0 => Utterance::new(format!("{text}最後の1回です"), format!("{read}さいごのいっかいです")),
            _ => Utterance::new(
                format!("{text}あと{left}回です"),
                format!("{read}あと{}です", times(left.into())),
            ),
        }
    },
    lost: ("時間切れ負けです", "じかんぎれまけです"),
    here: ("音声", "おんせい"),
    sides: [("黒", "くろ"), ("白", "しろ")],
    time_left: |side, parts| {
        let units = ["時間", "分", "秒"];
        let text = span(parts, "", |n, place| format!("{n}{}", units[place]));
        let read = span(parts, "", |n, place| match place {
            0 => hours(n),
            1 => minutes(n),
            _ => format!("{}びょう", number(n)),
        });
        Utterance::new(format!("{}、残り{text}です", side.0), format!("{}、のこり{read}です", side.1))
    },
    stones_left: |n| Utterance::new(format!("あと{n}手です"), format!("あと{}です", stones(n.into()))),
    no_limit: |side| wins(side, "時間無制限", "じかんむせいげん"),
    by_margin: |winner, margin: Amount| {
        let (unit, sound, count): (_, _, fn(u64) -> String) = match margin {
            Amount::Points(..) | Amount::Zi(..) => ("目", "もく", points),
            Amount::Ing(..) => ("点", "てん", penalty),
            Amount::Ways(..) => ("路", "ろ", |n| number(n) + "ろ"),
            Amount::Stones(..) => ("子", "し", counted_stones),
        };
        match margin.in_points() {
            (0, true) => wins(winner, &format!("半{unit}勝ち"), &format!("はん{sound}がち")),
            (n, half) => {
                let (text, read) = if half { ("半", "はん") } else { ("", "") };
                wins(winner, &format!("{n}{unit}{text}勝ち"), &format!("{}{read}がち", count(n.into())))
            }
        }
    },
    by_tie: |winner| wins(winner, "同数で勝ち", "どうすうでかち"),
    by_resignation: |winner| wins(winner, "中押し勝ち", "ちゅうおしがち"),
    by_forfeit: |_, winner| wins(winner, "反則勝ち", "はんそくがち"),
    draw: ("持碁です", "じごです"),
    no_result: ("無勝負です", "むしょうぶです"),
    replay: ("打ち直しです", "うちなおしです"),
    both_lose: ("両者負けです", "りょうしゃまけです"),
};
