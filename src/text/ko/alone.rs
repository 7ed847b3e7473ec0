//! The two clocks alone, in 한국어.

use crate::text::alone::{Alone, Keys};

pub const ALONE: Alone = Alone {
    home: "시계만 사용",
    title: "시계만 사용(바둑은 바둑판에서)",
    begins: "먼저 시작",
    hint_begins: "접바둑에서는 백의 시계가 먼저 갑니다.",
    left: "중단된 시계",
    go_on: |n| format!("{n}수에서 이어서"),
    hint_go_on: "Enter를 누르면 멈춘 상태에서 이어집니다. 시작은 새 시계입니다.",
    taken_up: |n| format!("{n}수 뒤의 시계입니다"),
    hint_start: "Enter로 시계를 놓고, 아무 키나 누르면 시작합니다.",
    moves: |n| format!("{n}수"),
    used: |time| format!("소비시간 {time}"),
    other_runs: |who| format!("지금은 {who}의 시계가 가고 있습니다"),
    undone: |who| format!("{who}의 누름을 취소했습니다. 두 시계 모두 그때로 돌아갑니다"),
    paused: "일시정지: 쌍방이 준비되면 Tab으로 재개",
    ended: "시계를 멈췄습니다",
    stopped: "멈춤",
    sure_finish: "시계를 멈추고 끝내시겠습니까?",
    sure_anew: "처음 시간부터 다시 시작하시겠습니까?",
    sure_leave: "나갈까요? 멈춰 두고 이어 갈 수 있음",
    key: Keys {
        press: "누르기",
        black_presses: "흑",
        white_presses: "백",
        undo: "누름 취소",
        set_black: "흑 시계 조정",
        set_white: "백 시계 조정",
        finish: "멈추고 끝내기",
        anew: "처음부터",
        leave: "나가기",
    },
    no_press: "흑은 QWERT.. 쪽, 백은 YUIOP.. 쪽 글쇠입니다",
    halves: ["자판 왼쪽 절반", "자판 오른쪽 절반"],
    help: [
        "자판의 왼쪽은 흑, 오른쪽과 Enter는 백, Space는 시계가 가는 쪽이 누릅니다. 시계를 클릭해도 됩니다. 멈춘 쪽이 눌러도 아무 일이 없습니다.",
        "누를 때마다 한 수로 셉니다. 착수포기도 시계를 누릅니다. 계속 누르고 있어도 한 번입니다.",
        "잘못 누르면 메뉴에서 취소합니다. 두 시계 모두 그때로 돌아갑니다. 메뉴에서 시계를 조정할 수도 있습니다(12:30 5 0:30 또는 +1:00).",
        "누를 때마다 바로 저장합니다. 어떤 이유로 끝나도 shoutan clock이나 설정 화면에서 멈춘 시계를 그대로 이어 갑니다.",
    ],
};
