//! 한국어: the training report.

use crate::text::chart::{Chart, Cost, Head, Key};

/// The training report.
pub const CHART: Chart = Chart {
    title: "시간 기록: 한 수당 시간",
    title_brief: "한 수당 시간",
    no_times: "이 대국에는 한 수당 시간이 적혀 있지 않습니다.",
    no_long: "그쪽에는 장고가 없습니다",
    bucket: |n| format!("막대: {n}수 중 가장 긴 수"),
    untold: "시간 불명",
    at_least: |time| format!("{time} 이상"),
    left: |time| format!("{time} 남음"),
    unplayed: "두지 않음",
    thought_on: |time| format!("마지막 수 뒤로 {time} 생각, 두지 않음"),
    overran: "시간 초과",
    seconds: |n| format!("{n}초"),
    head: Head {
        used: "소비시간",
        unplayed: "두지 않은 시간",
        opening: "포석",
        middle: "중반",
        endgame: "끝내기",
        main: "제한시간",
        overtime: "초읽기",
        periods: "사용한 초읽기",
        blocks: "쓴 고려시간",
        rounds: "마친 구간",
        bought: "시간 초과 횟수",
        late: "남은 10/5/3초",
        longest: "최장",
    },
    moves_at: |n, average| format!("{n}수 평균 {average}"),
    moves: |n| format!("{n}수"),
    from_move: |n| format!("{n}수부터"),
    late_of: |late, all| format!("{late}  {all}수 중"),
    of: |n, all| format!("{n}/{all}"),
    cost: Cost {
        periods: |n| format!("초읽기 {n}회 사용"),
        blocks: |n| format!("고려시간 {n}회 사용"),
        rounds: |n| format!("구간 {n}회 마침"),
        bought: |n| format!("시간 초과 {n}회"),
    },
    key: Key { open: "시간 기록", next_long: "다음 장고", previous_long: "이전 장고" },
};
