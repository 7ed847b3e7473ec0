//! Help in 日本語.

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
    keys: "キー操作",
    rules: |name| format!("この対局は{name}"),
    contents: "目次",
    groups: ["この画面", "盤の前で", "囲碁の話", "ルール集"],
    rules_here: "ここのルール",
    scroll: "スクロール",
    keys_in: ["対局中", "死に石の指定", "検討中"],
    topics: "shoutan help 項目：次のページを表示します。",
    unknown: |asked, nearest| format!("{asked}のヘルプはありません。最も近いのは{nearest}です"),
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
    no_custom: "今の対局はカスタムルールではありません。",
};

pub const PLAIN_RULES: PlainRules = PlainRules {
    play: &[
        "黒と白が交互に、空いた点に1子ずつ打ちます。打った石は動かしません。パスすることもできます。",
        "石に線でつながる空点をその石の呼吸点といい、つながった同じ色の石は呼吸点を共有します。呼吸点のなくなった石は盤から取り上げます。相手の石が先です。",
    ],
    white_first: "互先では白から打ちます。",
    set_stones: "1手目の前に、隅の星へ黒白2子ずつ置きます（座子）。",
    no_suicide: "打っても呼吸点がなく、相手の石も取れない点は着手禁止点です。",
    suicide: "2子以上なら、打って自分の石が取り上げられる手も打てます。1子だけの自殺手は打てません。",
    brief: BRIEF,
    ko_none: "同形反復を禁じません。",
    ko_simple: "コウ：1子を取ったばかりの石を、すぐに取り返すことはできません。",
    ko_positional: "同形反復の禁止：以前に現れた盤全体の局面を再現する手は打てません。",
    ko_situational: "同形反復の禁止：以前に同じ手番で現れた盤全体の局面を再現する手は打てません。",
    cycle_no_result: "より長い循環になれば無勝負です。",
    cycle_draw: "より長い循環になれば持碁です。",
    cycle_ask: "より長い循環になれば対局者が選びます：無勝負、持碁、打ち直し、または打ち続ける。",
    end: "一方が終局を提案して他方が同意したとき、双方が続けてパスしたとき、一方が投了したとき、または時間切れのとき、対局は終わります。",
    pass_stones: "パスすると相手に1子をアゲハマとして渡し、最後は白がパスします。",
    removal: "その後、双方で死に石を確認して盤から取り除き、境界が閉じていない点も確認します。その点はどちらの地にもなりません。\
              合意できなければ対局を再開します。",
    no_removal: "盤上の石はすべて活き石として数えます。",
    area: "活き石と、それが囲んだ点を数えます。双方の間の点は半分ずつです。",
    territory: "囲んだ点に、アゲハマと相手の死に石を加えて数えます。",
    ways: "囲んだ空点の路に、アゲハマと相手の死に石を加えて数えます。",
    stones: "盤上の活き石だけを数え、多い方が勝ちです。",
    tax_seki: "セキの石に囲まれた点は数えません。",
    komi: |amount| format!("黒は白に{amount}のコミを出します。"),
    reverse_komi: |amount| format!("白は黒に{amount}の逆コミを出します。"),
    no_komi: |_| "コミはありません。".to_owned(),
    back_one_less: "置碁では、黒が最初の1子を除き置石1子につき1目を返します。",
    ties_draw: "同数は持碁です。",
    ties_black: "同数は黒の勝ちです。",
};

const BRIEF: Brief = Brief {
    area: "活き石と囲んだ地を数える",
    territory: "囲んだ地とアゲハマを数える",
    stones: "盤上の活き石だけを数える",
    tax_seki: "（セキの目を除く）",
    no_removal: "（死に石も取らない）",
    ko_none: "同形反復を禁じない",
    ko_simple: "コウはすぐに取り返せない",
    ko_positional: "同形反復の禁止",
    ko_situational: "同じ手番での同形反復の禁止",
    cycle_no_result: "長い循環は無勝負",
    cycle_draw: "長い循環は持碁",
    cycle_ask: "長い循環は対局者が選ぶ",
    no_suicide: "自殺手の禁止",
    suicide: "2子以上の自殺手は可",
    pass_stones: "パスは1子を渡し、最後は白",
    set_stones: "座子4子",
    white_first: "互先は白から",
    komi: |amount| format!("コミ{amount}"),
    reverse_komi: |amount| format!("逆コミ{amount}"),
    no_komi: |_| "コミなし".to_owned(),
    back_one_less: "置石1子を除き1目ずつ返す",
    ties_draw: "同数は持碁",
    ties_black: "同数は黒の勝ち",
    between: "、",
    end: "。",
};

pub const PLAIN_TIME: PlainTime = PlainTime {
    duration,
    each: |clause| format!("各自{clause}です。"),
    then: |first, second| format!("{first}、その後は{second}"),
    between: "",
    one: |side, clause| format!("{side}は{clause}です。"),
    none: "時間は無制限で、消費時間だけを計ります。",
    absolute: |main| format!("{main}の切れ負け"),
    simple: |move_time| format!("一手{move_time}"),
    byoyomi: |n, period| format!("秒読み{period}{n}回"),
    byoyomi_rule: |period, several| {
        if several {
            format!(
                "{period}未満で打てば回数は減りません。使い切るたびに1回減り、最後の1回を使い切ると負けです。"
            )
        } else {
            format!("一手{period}未満で打ち、使い切ると負けです。")
        }
    },
    reserve: |total, minutes| format!("{total}、そのうち最後の{minutes}分は秒読み"),
    timeout_as_pass: "最後の1分を使い切った側は、パス扱いを求めることができます。",
    nhk: |base, blocks, block| format!("一手{base}、ほかに{block}の考慮時間が{blocks}回"),
    nhk_rule: "考慮時間は使い始めると1回と数えます。",
    canadian: |stones, period| match stones {
        1 => format!("一手{period}"),
        _ => format!("{period}ごとに{stones}手"),
    },
    canadian_rule: "余った時間はなくなります。",
    progressive_rule: "最後の区切りを繰り返し、余った時間はなくなります。",
    step_rule: "余った時間は次に持ち越せます。",
    fischer: |main, increment| format!("{main}、一手ごとに{increment}加算"),
    cap: |cap| format!("時計の上限は{cap}です。"),
    bonus_at_start: "1手目の前にも加算します。",
    delay: |main, delay| format!("{main}、毎手の最初の{delay}は消費なし"),
    delay_first: |delay| format!("時計はまず{delay}を、続いて持ち時間を表示します。"),
    delay_added: |delay| {
        format!("時計は持ち時間に{delay}を足した時間から減り、着手後に消費なしの分が戻ります。")
    },
    hourglass: |main| format!("{main}の砂時計方式で、使った時間は相手のもの"),
    free: |delay| format!("毎手の最初の{delay}は消費しません。"),
    ing: |n, period, points| format!("時間超過{period}を{n}回まで、1回につき罰{points}点"),
};

fn duration(hours: u64, minutes: u64, seconds: u64, ms: u64) -> String {
    let units = [(hours, "時間"), (minutes, "分"), (seconds, "秒"), (ms, "ミリ秒")];
    let said = units.into_iter().filter(|&(n, _)| n > 0).map(|(n, unit)| format!("{n}{unit}"));
    said.collect::<Vec<_>>().concat()
}
