//! 시간 설정의 각 항목, 한국어.

use crate::text::timing::{SystemWords, Systems, Timing};

pub const TIMING: Timing = Timing {
    each: "Enter로 개별 설정",
    each_hint: "왼쪽, 오른쪽 키로 고르고, Enter로 계시 방식과 각 수를 봅니다.",
    title: "시간 설정",
    system: "방식",
    systems: Systems {
        none: SystemWords {
            name: "시간 제한 없음", hint: "계시기는 소비시간만 세고, 시간패가 없습니다."
        },
        absolute: SystemWords {
            name: "타임아웃제", hint: "제한시간을 다 쓰면 시간패입니다."
        },
        simple: SystemWords {
            name: "1수마다 정한 시간",
            hint: "수마다 정한 시간이 있고, 남은 시간은 없어집니다.",
        },
        byoyomi: SystemWords {
            name: "초읽기",
            hint: "제한시간이 끝나면 초읽기 1회 안에 둡니다. 다 쓰면 1회 줄고, 마지막을 다 쓰면 시간패입니다.",
        },
        cn_byoyomi: SystemWords {
            name: "마지막 몇 분 초읽기",
            hint: "제한시간의 마지막 몇 분을 초읽기합니다. 1분이 안 되는 착수는 시간을 줄이지 않습니다(중국 규칙).",
        },
        canadian: SystemWords {
            name: "캐나다 방식",
            hint: "제한시간이 끝나면 정한 시간마다 정한 수를 둡니다.",
        },
        canadian_progressive: SystemWords {
            name: "캐나다 방식(점증)",
            hint: "캐나다 방식과 같고 묶음마다 다릅니다. 설정 줄에 30m+10/5m,20/5m처럼 적습니다.",
        },
        fischer: SystemWords {
            name: "피셔 방식", hint: "한 수마다 계시기에 시간을 더합니다."
        },
        delayed: SystemWords {
            name: "딜레이 방식",
            hint: "한 수의 처음 몇 초는 시간을 줄이지 않습니다. 계시기는 늘지 않습니다.",
        },
        hourglass: SystemWords {
            name: "모래시계 방식",
            hint: "한쪽이 쓴 시간은 상대에게 더해지고, 다 쓴 쪽이 시간패입니다.",
        },
        ing: SystemWords {
            name: "응씨: 시간 초과 벌점",
            hint: "시간이 끝나면 저절로 더 사고, 계가에서 벌점을 뺍니다.",
        },
        nhk: SystemWords {
            name: "NHK: 고려시간",
            hint: "수마다 얼마 동안은 무료이고, 그 뒤에는 고려시간을 씁니다.",
        },
        cn_step: SystemWords {
            name: "정시한보제(중국)",
            hint: "제한시간이 끝나면 정한 시간마다 정한 수를 두고, 남긴 시간은 다음에 더합니다(중국 규칙).",
        },
    },
    differ: "서로 다름",
    differ_hint: "두 쪽의 설정이 다릅니다. 왼쪽, 오른쪽 키로 같게 합니다.",
    main: "제한시간",
    limit: "제한시간",
    periods: "초읽기",
    period: "한 번",
    minutes: "읽는 분",
    overrun: "시간 초과",
    overrun_choices: ["시간패", "패스로 처리 가능"],
    overrun_hints: [
        "마지막 1분을 다 쓰면 시간패입니다.",
        "마지막 1분을 다 쓴 쪽은 패스로 처리해 달라고 하고 계속 둘 수 있습니다(timeout=pass).",
    ],
    per_move: "1수",
    stones: "수",
    block: "한 묶음",
    saved: "남긴 시간",
    saved_choices: ["없어짐", "다음에 더함"],
    saved_hints: [
        "정한 수를 다 두면 묶음에서 남은 시간은 없어집니다.",
        "정한 수를 다 두면 남은 시간을 다음 묶음에 더합니다(carry).",
    ],
    increment: "추가 시간",
    cap: "최대",
    no_cap: "제한 없음",
    cap_hints: [
        "빨리 두면 계시기가 한없이 늘 수 있습니다.",
        "아무리 빨리 두어도 계시기는 이를 넘지 않습니다.",
    ],
    bonus: "첫 추가",
    bonus_choices: ["첫 수 뒤", "첫 수 앞"],
    bonus_hints: [
        "추가 시간은 착수 뒤에 더합니다.",
        "첫 추가 시간은 첫 수 앞에 더합니다. 체스 시계와 같습니다.",
    ],
    delay: "딜레이",
    face: "표시",
    face_choices: ["딜레이 먼저", "시간에 더함"],
    face_hints: [
        "딜레이가 먼저 줄고, 그다음 제한시간이 줍니다(US 딜레이).",
        "딜레이를 제한시간과 함께 표시하고, 착수하면 되돌립니다(Bronstein).",
    ],
    bought: "살 수 있음",
    cost: "한 번 벌점",
    cost_hint: "한 번 살 때마다 계가에서 이 벌점을 뺍니다.",
    base: "무료 시간",
    base_hint: "수마다 이 시간은 무료이고, 그 뒤에는 고려시간이 시작됩니다.",
    blocks: "고려시간",
    no_time: "없음",
    figure_hint: "왼쪽, 오른쪽 키로 바꿉니다. 다른 수는 설정 줄에 적습니다.",
};
