//! 棋譜とファイル、音と設定ファイル、日本語。

use crate::text::help::page::{Block, Page};

pub const RECORDS: Page = Page {
    title: "棋譜とファイル",
    blocks: &[
        Block::Words(
            "対局は1手目からデータフォルダに保存され、終われば他のソフトでも開けるSGFファイルになります。打ち掛けの碁は\
             一覧の先頭です。shoutan gamesで一覧が出ます。",
        ),
        Block::Words(
            "SGF、GIB（Tygem）、NGF（Cyberoro、WBaduk）、UGFとUGI（PandaNet）を、名前や文字コードを問わず読みます。64 MiB、52路まで\
             です。文字化けしたらeで文字コードを選びます。",
        ),
        Block::Words(
            "保存棋譜では/で対局者、棋戦、日付、結果、ルール、ファイル名を検索します。iで取り込み。ファイル名を打つか\
             ドロップするか、棋譜を貼り付けます。fで自分のフォルダも一覧に入り、ファイルは元の場所のままです。",
        ),
        Block::Words(
            "rで名前の変更、cで複製。Delはデータフォルダのtrash（ゴミ箱）に移し、uは最後に消したものを、日がたっても元に戻します。\
             断りなく上書きすることはありません。",
        ),
        Block::Words(
            "検討中はwで、ファイルにあるすべての碁をUTF-8で保存します。Tabで元の文字コードにもなります。Oは画像を書き出します。\
             tは盤を回し、xは裏返しますが、棋譜は変わりません。",
        ),
        Block::Words(
            "画面なしでもできます。shoutan showは局面を印字し、絵にもします。convertはどの棋譜もSGFにし、checkは誤りを告げ、\
             scoreは数えます。局面の指定はshoutan help showにあります。",
        ),
    ],
};

pub const CONFIG: Page = Page {
    title: "音と設定ファイル",
    blocks: &[
        Block::Words(
            "V、またはメニューの音の行で、音声、ベル、オフを切り替えます。音声は次の順で、あるものを使います。espeak-ngで録った言葉、\
             espeak-ng、spd-say、say、PowerShell。どれもないとき、スピーカーがないときはベルです。",
        ),
        Block::Words("ベルは秒の読みで1回、秒読み1回を使うと2回、秒読みに入ると3回、時間切れで5回鳴ります。"),
        Block::Words(
            "設定フォルダのconfig.toml、または--configで指すファイルに書けます。コマンドの指定が優先です。",
        ),
        Block::Table(&[
            ("lang, voice_lang", "画面と音声の言語：en、zh-CN、ja、ko"),
            ("color", "色：auto、always、never"),
            ("ascii", "trueならASCIIだけで描く"),
            ("ambiguous_width", "幅のあいまいな文字の桁数、1か2"),
            ("data_dir", "対局を保存する場所"),
            ("voice", "auto、bell、off、command（voice_commandのソフト）"),
            ("voice_command", "[\"my-tts\", \"-l\", \"ja\"]、言葉は最後に付く"),
            ("count", "upは使った秒、downは残りの秒"),
            ("pause", "休憩中に盤を隠す（hide）、隠さない（show）"),
            ("clock_sessions", "時計のみの記録を残す数、書かなければ100"),
        ]),
    ],
};
