//! 日本語: what could not be done.

use crate::text::fault::{Command, Convert, Fault, Journal, Named, Own, Record, Rescue, Shelf};

/// What could not be done.
pub const FAULT: Fault = Fault {
    not_made: |path, why| format!("{path}を作れません：{why}"),
    not_read: |path, why| format!("{path}を読み取れません：{why}"),
    not_written: |path, why| format!("{path}に書き込めません：{why}"),
    not_removed: |path, why| format!("{path}を削除できません：{why}"),
    full: "ディスクがいっぱいです。空きを作るか、--data-dirで別のフォルダを選んでください",
    read_only: "ディスクが読み取り専用です。--data-dirで別のフォルダを選んでください",
    denied: "使う権限がありません。権限を変えるか、--data-dirで別のフォルダを選んでください",
    no_folder: |folder| format!("フォルダ{folder}がありません。作るか、別のフォルダを選んでください"),
    not_found: "そのファイルはありません。名前を確かめてください",
    exists: "すでにあります。別の名前にしてください",
    is_folder: "フォルダです。中のファイルを指定してください",
    not_folder: "パスの途中にフォルダでないものがあります。名前を確かめてください",
    too_large: "ここで許されるファイルの大きさを超えます。別の場所を選んでください",
    long_name: "ファイル名が長すぎるか、使えない名前です。別の名前にしてください",
    named: Named {
        full: "ディスクがいっぱいです。空きを作るか、別の場所のファイルを指定してください",
        read_only: "ディスクが読み取り専用です。別の場所のファイルを指定してください",
        denied: "使う権限がありません。権限を変えるか、別のファイルを指定してください",
    },
    own: |own| match own {
        Own::Link => "どこにも通じないリンクです。ファイルそのものを指定してください",
        Own::NotOrdinary => "普通のファイルではありません",
        Own::Pipe => "名前付きパイプです。標準入力（-）から読ませてください",
        Own::NoJournal => "普通のファイルではありません。対局のファイルを指定してください",
        Own::TooLong => "64 MiBを超えており、棋譜ではありません。別のファイルを指定してください",
        Own::NameNotText => "フォルダ名が1行の文字ではありません。別の名前にしてください",
        Own::ManyFolders => "フォルダはすでに100個あります。先に一つ外してください",
        Own::NoHome => "ホームフォルダがありません。--data-dirでフォルダを指定してください",
        Own::FolderLink => {
            "リンク先がありません。リンク先のフォルダを作るか、--data-dirで別のフォルダを選んでください"
        }
        Own::ClocksInUse => {
            "この時計は別のshoutanで開いています。そちらで閉じるか、--data-dirで別のフォルダを指定してください"
        }
    },
    record: Record {
        empty: "ファイルが空です",
        too_long: "ファイルが64 MiBを超えています",
        none: "このファイルに棋譜はありません",
        no_game: "対局が入っていません",
        no_such_game: |n, last| format!("{n}局目はありません。最後は{last}局目です"),
        no_such_move: |last| format!("{last}手目までです。それ以下を指定してください"),
        other_game: |game| format!("別のゲームの記録です（GM {game}）"),
        too_large: |columns, rows| format!("碁盤が52路を超えています：{columns} x {rows}"),
        unknown: |what| format!("{what}はこの版では分かりません"),
        no_code: |encoding, c| format!("{encoding}に「{c}」はありません。UTF-8で保存してください"),
        no_record: |name| format!("{name}：その棋譜はありません"),
        no_saved: |name| format!("{name}：その名前の対局はありません。shoutan gamesで一覧できます"),
        no_unfinished: |name| {
            format!("{name}：その名前の打ち掛けの対局はありません。shoutan gamesで一覧できます")
        },
        no_session: |name| format!("{name}：その記録はありません。shoutan games --clocksで一覧できます"),
        put_away: |names| format!("{names}は終局しており、保存しました"),
        nothing_unfinished: "打ち掛けの対局はありません。shoutan playで始められます",
        nothing_named: |name| {
            format!("{name}：その名前のファイルも保存棋譜もありません。shoutan gamesで一覧できます")
        },
        no_input: |why| format!("標準入力を読み取れません（{why}）。ファイルを指定してください"),
    },
    journal: Journal {
        lost: |name, why| format!("{name}は保存されていません：{why}"),
        in_use: "別のshoutanがこの対局を開いています。ここでは見るだけです",
        newer: "新しい版が保存した対局です。ここでは分かるところまで見るだけです",
        unwritable: |why| format!("{why}。対局は見るだけです"),
        dropped: |line, why| {
            format!("対局ファイルの{line}行目は使えません（{why}）。対局はその前の局面のままです")
        },
        kept: |path| format!("。元のファイルは{path}に残してあります"),
        later: |path, what| format!("{path}は新しい版が保存した対局です（{what}）。その版で開いてください"),
        damaged: |path, what| format!("{path}の1行目が壊れています（{what}）。何も変更していません"),
        row_later: |what| format!("新しい版が保存したものです（{what}）"),
        row_damaged: |what| format!("1行目が壊れています（{what}）"),
    },
    rescue: Rescue {
        read: |moves, guessed| match guessed {
            "" => format!("1行目が破損：{moves}手を読み取り、条件は不確か"),
            _ => format!("1行目が破損：{moves}手を読み取り、推定：{guessed}"),
        },
        save: |key| format!("。{key}で保存"),
        moves_alone: "残りは一局としてつながりません。着手だけを残し、時計はありません",
        home: |file, moves| match moves {
            0 => format!("1行目が破損：{file}"),
            _ => format!("1行目が破損：{file}、{moves}手を見て保存"),
        },
        enter: |moves| format!("。Enterで{moves}手を開き、wで保存します"),
        instead: |moves, id| {
            format!(
                "。{moves}手は読めます。保存棋譜から、または「shoutan review {id}」で開き、wで保存してください"
            )
        },
        nothing: "。読める手はありません",
    },
    shelf: Shelf {
        in_use: "この対局は別のshoutanで開いています。先にそちらで閉じてください",
        nothing_named: "ファイルを指定するか、棋譜を貼り付けてください",
        is_folder: |path| format!("{path}：フォルダです。フォルダとして加えてください（f）"),
        is_there: |path| format!("{path}：すでに一覧にあります"),
        not_ordinary: |path| format!("{path}：普通のファイルではありません。棋譜を指定してください"),
        journal_ending: |path| format!("{path}：その拡張子は打ち掛けの対局のものです。sgfにしてください"),
    },
    convert: Convert {
        is_itself: "棋譜そのものです。別のファイルを指定してください",
        is_there: "すでにあります。上書きするには--forceを付けてください",
        no_encoding: |label, all| {
            format!("--encoding {label}：この文字コードでは書けません。使えるものは{all}です")
        },
        more: |n| format!("ほかに{n}か所。shoutan checkですべて分かります"),
        as_it_was: |n| {
            format!("元のまま書き出したので、問題が{n}か所残っています。shoutan checkで分かります")
        },
    },
    command: Command {
        not_found: "そのファイルはありません。つづりを確かめるか、-で標準入力を使ってください",
        denied: "読み取る権限がありません。権限を変えてください",
        unreadable: |why| format!("読み取れません（{why}）。コピーで試してください"),
        failed: |why| format!("読み書きに失敗しました（{why}）"),
        no_point: |named, size| format!("{named}は{size}の碁盤にありません"),
        no_stone: |point| format!("{point}に石はありません"),
        nothing_dead: "このルールでは死に石を取り除かないため、--deadは使いません",
        other_ending: |endings| {
            format!("この形式のファイル名は{endings}で終わります。そのような名前を指定してください")
        },
        no_picture: "画像は端末に表示できません。--outでファイルを指定してください",
        no_settings: |file, names| format!("{file}：{names}という設定はありません"),
        no_terminal: "対局できる端末がありません。端末のいらないコマンドはshoutan --helpにあります",
        bad_terminal: |why| format!("端末が使えません（{why}）"),
        bad_terms: "この条件では対局を始められません。碁盤、手合割、石を確かめてください",
        set_or_handicap: "座子は置石のないときだけ置きます",
        no_corners: |size| format!("{size}の碁盤に隅の星はなく、座子は置けません"),
        no_fixed: |size, n| {
            format!("{size}の碁盤に{n}子の決まった置き場所はありません。free:{n}で自由に置けます")
        },
        no_room: |size, n| format!("{size}の碁盤に{n}子は置けません"),
        no_series: "手合割が動くのは連戦だけです。--seriesで指定してください",
        series_gives: "手合割は連戦が決めます。--handicapは指定しないでください",
    },
};
