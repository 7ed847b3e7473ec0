//! 한국어: what could not be done.

use crate::text::fault::{Command, Convert, Fault, Journal, Named, Own, Record, Rescue, Shelf};

/// What could not be done.
pub const FAULT: Fault = Fault {
    not_made: |path, why| format!("만들 수 없습니다: {path}: {why}"),
    not_read: |path, why| format!("읽을 수 없습니다: {path}: {why}"),
    not_written: |path, why| format!("쓸 수 없습니다: {path}: {why}"),
    not_removed: |path, why| format!("지울 수 없습니다: {path}: {why}"),
    full: "디스크가 가득 찼습니다. 자리를 비우거나 --data-dir 옵션으로 다른 폴더를 고르십시오",
    read_only: "읽기 전용 디스크입니다. --data-dir 옵션으로 다른 폴더를 고르십시오",
    denied: "권한이 없습니다. 권한을 바꾸거나 --data-dir 옵션으로 다른 폴더를 고르십시오",
    no_folder: |folder| format!("폴더 {folder} 없음, 만들거나 다른 폴더를 고르십시오"),
    not_found: "그런 파일이 없습니다. 이름을 확인하십시오",
    exists: "이미 있습니다. 다른 이름을 쓰십시오",
    is_folder: "폴더입니다. 그 안의 파일을 적으십시오",
    not_folder: "경로 중에 폴더가 아닌 것이 있습니다. 이름을 확인하십시오",
    too_large: "허용된 파일 크기를 넘습니다. 다른 곳을 고르십시오",
    long_name: "파일 이름이 너무 길거나 쓸 수 없는 이름입니다. 다른 이름을 고르십시오",
    named: Named {
        full: "디스크가 가득 찼습니다. 자리를 비우거나 다른 곳의 파일을 적으십시오",
        read_only: "읽기 전용 디스크입니다. 다른 곳의 파일을 적으십시오",
        denied: "권한이 없습니다. 권한을 바꾸거나 다른 파일을 적으십시오",
    },
    own: |own| match own {
        Own::Link => "어디로도 이어지지 않는 링크입니다. 파일 자체를 적으십시오",
        Own::NotOrdinary => "보통 파일이 아닙니다",
        Own::Pipe => "이름 있는 파이프입니다. 표준 입력(-)으로 읽게 하십시오",
        Own::NoJournal => "보통 파일이 아닙니다. 대국 파일을 적으십시오",
        Own::TooLong => "64 MiB보다 길어 기보가 아닙니다. 다른 파일을 적으십시오",
        Own::NameNotText => "폴더 이름이 한 줄의 글자가 아닙니다. 다른 이름을 쓰십시오",
        Own::ManyFolders => "폴더가 이미 100개입니다. 먼저 하나를 빼십시오",
        Own::NoHome => "홈 폴더가 없습니다. --data-dir 옵션으로 폴더를 정하십시오",
        Own::FolderLink => {
            "가리키는 곳이 없는 링크입니다. 가리키는 폴더를 만들거나 --data-dir 옵션으로 다른 폴더를 고르십시오"
        }
        Own::ClocksInUse => {
            "다른 shoutan에서 열려 있는 시계입니다. 그쪽에서 닫거나 --data-dir 옵션으로 다른 폴더를 정하십시오"
        }
    },
    record: Record {
        empty: "빈 파일입니다",
        too_long: "64 MiB보다 긴 파일입니다",
        none: "기보가 없는 파일입니다",
        no_game: "대국이 들어 있지 않습니다",
        no_such_game: |n, last| format!("제{n}국이 없습니다. 마지막은 제{last}국입니다"),
        no_such_move: |last| format!("{last}수까지입니다. 그 이하를 적으십시오"),
        other_game: |game| format!("다른 게임의 기록입니다 (GM {game})"),
        too_large: |columns, rows| format!("바둑판이 52줄보다 큽니다: {columns} x {rows}"),
        unknown: |what| format!("이 판에서 모르는 것: {what}"),
        no_code: |encoding, c| format!("{encoding} 코드에 없는 글자: {c}. UTF-8로 저장하십시오"),
        no_record: |name| format!("{name}: 그런 기보가 없습니다"),
        no_saved: |name| {
            format!("{name}: 그런 이름의 대국이 없습니다. shoutan games 명령으로 볼 수 있습니다")
        },
        no_unfinished: |name| {
            format!("{name}: 그런 이름의 미완국이 없습니다. shoutan games 명령으로 볼 수 있습니다")
        },
        no_session: |name| {
            format!("{name}: 그런 기록이 없습니다. shoutan games --clocks 명령으로 볼 수 있습니다")
        },
        put_away: |names| format!("{names}: 이미 끝난 대국을 저장했습니다"),
        nothing_unfinished: "미완국이 없습니다. shoutan play 명령으로 시작할 수 있습니다",
        nothing_named: |name| {
            format!(
                "{name}: 그런 이름의 파일도 저장된 기보도 없습니다. shoutan games 명령으로 볼 수 있습니다"
            )
        },
        no_input: |why| format!("표준 입력을 읽을 수 없습니다 ({why}). 파일을 적으십시오"),
    },
    journal: Journal {
        lost: |name, why| format!("저장하지 못했습니다: {name}: {why}"),
        in_use: "다른 shoutan에서 열려 있는 대국이라 볼 수만 있습니다",
        newer: "더 새로운 판이 저장한 대국이라 아는 데까지 볼 수만 있습니다",
        unwritable: |why| format!("{why}. 대국을 볼 수만 있습니다"),
        dropped: |line, why| {
            format!("대국 파일의 {line}행을 쓸 수 없습니다 ({why}). 대국은 그 앞의 국면 그대로입니다")
        },
        kept: |path| format!(". 원래 파일은 남아 있습니다: {path}"),
        later: |path, what| format!("더 새로운 판이 저장한 대국입니다: {path} ({what}). 그 판으로 여십시오"),
        damaged: |path, what| format!("첫 행이 손상되었습니다: {path} ({what}). 아무것도 바꾸지 않았습니다"),
        row_later: |what| format!("더 새로운 판이 저장했습니다 ({what})"),
        row_damaged: |what| format!("첫 행이 손상되었습니다 ({what})"),
    },
    rescue: Rescue {
        read: |moves, guessed| match guessed {
            "" => format!("첫 행 손상: {moves}수를 읽음, 조건은 확실하지 않음"),
            _ => format!("첫 행 손상: {moves}수를 읽음, 추정: {guessed}"),
        },
        save: |key| format!("; {key}로 저장"),
        moves_alone: "남은 내용이 한 판으로 맞지 않습니다: 착수만 남기고 시계는 없습니다",
        home: |file, moves| match moves {
            0 => format!("첫 행 손상: {file}"),
            _ => format!("첫 행 손상: {file}, {moves}수를 보고 저장"),
        },
        enter: |moves| format!("; Enter로 {moves}수를 열고 w로 저장합니다"),
        instead: |moves, id| {
            format!(
                "; {moves}수는 읽을 수 있습니다: 저장된 기보에서, 또는 \"shoutan review {id}\"로 열고 w로 저장하십시오"
            )
        },
        nothing: "; 읽을 수 있는 수가 없습니다",
    },
    shelf: Shelf {
        in_use: "다른 shoutan에서 열려 있는 대국입니다. 먼저 그쪽에서 닫으십시오",
        nothing_named: "파일을 적거나 기보를 붙여넣으십시오",
        is_folder: |path| format!("{path}: 폴더입니다. 폴더로 넣으십시오 (f)"),
        is_there: |path| format!("{path}: 이미 목록에 있습니다"),
        not_ordinary: |path| format!("{path}: 보통 파일이 아닙니다. 기보를 적으십시오"),
        journal_ending: |path| format!("{path}: 그 확장자는 미완국의 것입니다. sgf로 하십시오"),
    },
    convert: Convert {
        is_itself: "기보 자신입니다. 다른 파일을 적으십시오",
        is_there: "이미 있습니다. --force 옵션으로 덮어쓸 수 있습니다",
        no_encoding: |label, all| {
            format!("--encoding {label}: 기보를 쓸 수 없는 문자 코드입니다. 쓸 수 있는 것: {all}")
        },
        more: |n| format!("{n}곳 더 있습니다. shoutan check 명령으로 모두 볼 수 있습니다"),
        as_it_was: |n| {
            format!("그대로 썼으므로 문제가 {n}곳 남아 있습니다. shoutan check 명령으로 볼 수 있습니다")
        },
    },
    command: Command {
        not_found: "그런 파일이 없습니다. 철자를 확인하거나 - 로 표준 입력을 쓰십시오",
        denied: "읽을 권한이 없습니다. 권한을 바꾸십시오",
        unreadable: |why| format!("읽을 수 없습니다 ({why}). 사본으로 해 보십시오"),
        failed: |why| format!("읽기나 쓰기에 실패했습니다 ({why})"),
        no_point: |named, size| format!("{size} 바둑판에 없는 좌표: {named}"),
        no_stone: |point| format!("돌이 없는 자리: {point}"),
        nothing_dead: "이 규칙에서는 죽은 돌을 들어내지 않아 --dead 옵션을 쓰지 않습니다",
        other_ending: |endings| format!("이 형식의 파일 이름은 {endings}로 끝납니다. 그런 이름을 적으십시오"),
        no_picture: "그림은 터미널에 보일 수 없습니다. --out 옵션으로 파일을 정하십시오",
        no_settings: |file, names| format!("{file}: {names}(이)라는 설정은 없습니다"),
        no_terminal: "대국할 터미널이 없습니다. 터미널이 필요 없는 명령은 shoutan --help에 있습니다",
        bad_terminal: |why| format!("터미널을 쓸 수 없습니다 ({why})"),
        bad_terms: "이 조건으로는 대국을 시작할 수 없습니다. 바둑판, 치수, 돌을 확인하십시오",
        set_or_handicap: "좌자는 치석이 없을 때만 놓습니다",
        no_corners: |size| format!("{size} 바둑판에는 귀의 화점이 없어 좌자를 놓을 수 없습니다"),
        no_fixed: |size, n| {
            format!("{size} 바둑판에는 {n}점의 정해진 자리가 없습니다. free:{n} 자유롭게 놓기")
        },
        no_room: |size, n| format!("{size} 바둑판에는 {n}점을 놓을 수 없습니다"),
        no_series: "치수가 바뀌는 것은 번기뿐입니다. --series로 정하십시오",
        series_gives: "치수는 번기가 정합니다. --handicap을 빼십시오",
    },
};
