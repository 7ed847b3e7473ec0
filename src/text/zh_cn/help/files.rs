//! 棋谱与文件、声音与设置文件，简体中文。

use crate::text::help::page::{Block, Page};

pub const RECORDS: Page = Page {
    title: "棋谱与文件",
    blocks: &[
        Block::Words(
            "每局棋从第一手起就存在数据目录里，下完以后是一个SGF文件，别的程序也能打开。没下完的列在最前面。shoutan games列出全部。",
        ),
        Block::Words(
            "能读SGF、GIB（Tygem）、NGF（Cyberoro、WBaduk）、UGF和UGI（PandaNet），不看文件名，只看内容，什么编码都可以；\
             文件不超过64 MiB，棋盘不超过52路。名字成了乱码，按e自己选编码。",
        ),
        Block::Words(
            "在棋谱库里，/查找棋手、赛事、日期、结果、规则和文件名，边打边找。i导入：输入或拖入文件，也可以粘贴棋谱。\
             f把自己的文件夹也列进来，里面的文件不动。",
        ),
        Block::Words(
            "r重命名，c复制。Del移到回收站，就是数据目录里的trash；u恢复最近删去的，过几天也行。不问一声，绝不覆盖。",
        ),
        Block::Words(
            "复盘时w另存为，文件里有几局就存几局，用UTF-8，按Tab改用原来的编码；O导出图片。t转动棋盘，x左右翻转，棋谱本身不变。",
        ),
        Block::Words(
            "不进界面也能做：shoutan show打印或画出一个局面，convert把各种棋谱写成SGF，check指出棋谱里的毛病，score数子。\
             怎样指定一个局面，见shoutan help show。",
        ),
    ],
};

pub const CONFIG: Page = Page {
    title: "声音与设置文件",
    blocks: &[
        Block::Words(
            "V或菜单的声音一行，在语音、响铃和关之间换。语音按这个次序，有什么用什么：用espeak-ng录好的字、espeak-ng、spd-say、say、\
             PowerShell。都没有，或者找不到扬声器，就响铃。",
        ),
        Block::Words("响铃一声是报秒，两声是用掉一次，三声是进入读秒，五声是超时。"),
        Block::Words("下面这些写在配置目录的config.toml里，或者写在--config指定的文件里；命令行上写的优先。"),
        Block::Table(&[
            ("lang, voice_lang", "界面和语音的语言：en、zh-CN、ja、ko"),
            ("color", "颜色：auto、always或never"),
            ("ascii", "true只用ASCII画"),
            ("ambiguous_width", "宽度不定的字符占1列还是2列"),
            ("data_dir", "棋局存在哪里"),
            ("voice", "auto、bell、off或command（程序写在voice_command里）"),
            ("voice_command", "[\"my-tts\", \"-l\", \"ja\"]，要读的字加在最后"),
            ("count", "up读用掉的秒数，down读剩下的"),
            ("pause", "暂停时盖住棋盘（hide），或者不盖（show）"),
            ("clock_sessions", "只用棋钟的记录留多少次，不写就是100"),
        ]),
    ],
};
