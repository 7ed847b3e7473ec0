//! Files of games in 한국어.

use crate::text::files::Files;

/// Files of games.
pub const FILES: Files = Files {
    rename: "이름 바꾸기",
    undo: "되살리기",
    import: "가져오기",
    duplicate: "복제",
    folders: "폴더",
    encoding: "문자 코드",
    games: "파일의 기보",
    save: "다른 이름으로 저장",
    picture: "그림 내보내기",
    take_off: "목록에서 빼기",
    new_name: "새 이름: ",
    import_what: "파일, 또는 기보 붙여넣기: ",
    pasted: |n| format!("기보 {n}자, Enter로 가져오기"),
    too_long: "붙여넣기에는 너무 깁니다. 파일로 저장해 가져오십시오",
    new_folder: "폴더: ",
    deleted: |file, key| format!("{file} 휴지통으로 옮김, {key}로 되살리기"),
    restored: |file| format!("{file} 되살림"),
    nothing_deleted: "휴지통이 비어 있습니다",
    renamed: |file| format!("이름을 바꿈: {file}"),
    duplicated: |file| format!("복제함: {file}"),
    imported: |file| format!("가져옴: {file}"),
    imported_many: |n| format!("파일 {n}개를 가져옴"),
    folder_added: |folder| format!("{folder} 목록에 넣음"),
    folder_removed: |folder| format!("{folder} 목록에서 뺌(파일은 그대로)"),
    folders_title: "목록의 폴더",
    own: "저장된 기보",
    add_folder: "폴더 넣기",
    reading: |n, all| format!("{all}개 중 {n}개 읽음"),
    in_file: |n| format!("파일에 {n}국"),
    folder: "폴더",
    games_title: |file| format!("{file}의 기보"),
    number: "번호",
    size: "줄",
    encodings: "문자 코드",
    shown_now: "지금",
    broken: "맞지 않음",
    shown_as: |name| format!("{name}(으)로 표시"),
    save_first: "먼저 기보를 저장한 뒤 문자 코드를 고르십시오",
    loses_bytes: |name| {
        format!(
            "{name}에 맞지 않는 바이트가 있어 UTF-8로 저장하면 사라집니다. Tab은 원래 문자 코드, e는 문자 코드 고르기"
        )
    },
    save_as: |name| format!("{name}(으)로 저장: "),
    picture_as: "그림(.svg 또는 .png): ",
    picture_ending: "그림 파일 이름은 .svg 또는 .png로 끝나야 합니다",
    other_encoding: |name| format!("Tab: {name}"),
    saved: |path| format!("저장함: {path}"),
    sure_changed: "그사이 바뀐 파일. 덮어쓰시겠습니까?",
    sure_exists: "같은 이름의 파일. 덮어쓰시겠습니까?",
};
