//! 기보와 파일, 소리와 설정 파일, 한국어.

use crate::text::help::page::{Block, Page};

pub const RECORDS: Page = Page {
    title: "기보와 파일",
    blocks: &[
        Block::Words(
            "대국은 첫 수부터 데이터 폴더에 저장되고, 끝나면 다른 프로그램도 여는 SGF 파일이 됩니다. 미완국은 목록의 맨 앞에 \
             있습니다.",
        ),
        Block::Words(
            "SGF, GIB(Tygem), NGF(Cyberoro, WBaduk), UGF와 UGI(PandaNet)를 파일 이름과 문자 코드에 상관없이 읽습니다. 64 MiB, \
             52줄까지입니다. 이름이 깨지면 e로 문자 코드를 고릅니다.",
        ),
        Block::Words(
            "저장된 기보에서 /는 대국자, 대회, 날짜, 결과, 규칙, 파일 이름을 찾습니다. i는 가져오기로, 파일 이름을 적거나 \
             끌어 놓거나 기보를 붙여 넣습니다. f는 내 폴더도 목록에 넣으며, 파일은 제자리에 있습니다.",
        ),
        Block::Words(
            "r은 이름 바꾸기, c는 복제입니다. Del은 데이터 폴더의 trash(휴지통)로 옮기고, u는 마지막에 지운 것을 며칠 뒤에도 \
             되살립니다. 묻지 않고 덮어쓰는 일은 없습니다.",
        ),
        Block::Words(
            "복기 중에 w는 파일의 모든 대국을 UTF-8로, Tab을 누르면 원래 문자 코드로 저장하고, O는 그림을 내보냅니다. t는 판을 \
             돌리고 x는 뒤집지만 기보는 그대로입니다.",
        ),
        Block::Words(
            "화면 없이도 됩니다. shoutan show는 국면을 그리고, convert는 어떤 기보든 SGF로 쓰고, check는 잘못을 알리고, score는 \
             계가합니다(shoutan help show).",
        ),
    ],
};

pub const CONFIG: Page = Page {
    title: "소리와 설정 파일",
    blocks: &[
        Block::Words(
            "V나 메뉴의 소리 줄이 음성, 벨, 끄기를 바꿉니다. 음성은 다음 차례로 있는 것을 씁니다. espeak-ng로 녹음한 말, espeak-ng, \
             spd-say, say, PowerShell. 하나도 없거나 스피커가 없으면 벨입니다.",
        ),
        Block::Words(
            "벨은 초를 읽을 때 한 번, 초읽기 1회를 쓰면 두 번, 초읽기에 들어가면 세 번, 시간이 다하면 다섯 번 울립니다.",
        ),
        Block::Words(
            "설정 폴더의 config.toml이나 --config로 가리킨 파일에 적습니다. 명령에 적은 것이 먼저입니다.",
        ),
        Block::Table(&[
            ("lang, voice_lang", "화면과 음성의 말: en, zh-CN, ja, ko"),
            ("color", "색: auto, always, never"),
            ("ascii", "true면 ASCII로만 그림"),
            ("ambiguous_width", "너비가 정해지지 않은 글자의 칸, 1이나 2"),
            ("data_dir", "대국을 저장하는 곳"),
            ("voice", "auto, bell, off, command(voice_command의 프로그램)"),
            ("voice_command", "[\"my-tts\", \"-l\", \"ja\"], 읽을 말이 끝에 붙음"),
            ("count", "up은 쓴 초, down은 남은 초"),
            ("pause", "휴식 때 판을 가림(hide), 가리지 않음(show)"),
            ("clock_sessions", "시계만 쓴 기록을 남기는 수, 안 적으면 100"),
        ]),
    ],
};
