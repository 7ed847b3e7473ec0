//! Files of games in English.

use crate::text::files::Files;

/// Files of games.
pub const FILES: Files = Files {
    rename: "rename",
    undo: "bring back",
    import: "import",
    duplicate: "duplicate",
    folders: "folders",
    encoding: "encoding",
    games: "games in the file",
    save: "save as",
    picture: "export picture",
    take_off: "take off the shelf",
    new_name: "New name: ",
    import_what: "File, or paste a record: ",
    pasted: |n| format!("a record of {n} characters; Enter takes it in"),
    too_long: "That is too much to paste; save it as a file and name the file",
    new_folder: "Folder: ",
    deleted: |file, key| format!("{file} is in the trash; {key} brings it back"),
    restored: |file| format!("{file} is back"),
    nothing_deleted: "The trash is empty",
    renamed: |file| format!("It is called {file} now"),
    duplicated: |file| format!("The copy is called {file}"),
    imported: |file| format!("Imported as {file}"),
    imported_many: |n| format!("{n} files imported"),
    folder_added: |folder| format!("{folder} is on the shelf"),
    folder_removed: |folder| format!("{folder} is off the shelf; its files stay"),
    folders_title: "Folders on the shelf",
    own: "Saved games",
    add_folder: "Add a folder",
    reading: |n, all| format!("{n} of {all} read"),
    in_file: |n| format!("{n} games in the file"),
    folder: "Folder",
    games_title: |file| format!("Games in {file}"),
    number: "No.",
    size: "Size",
    encodings: "Encoding",
    shown_now: "now",
    broken: "does not fit",
    shown_as: |name| format!("Shown as {name}"),
    save_first: "Save the record first; then choose its encoding",
    loses_bytes: |name| {
        format!(
            "Some bytes are not {name} and would be lost in UTF-8; Tab keeps them, e chooses the encoding"
        )
    },
    save_as: |name| format!("Save as {name}: "),
    picture_as: "Picture, .svg or .png: ",
    picture_ending: "A picture's name ends in .svg or .png",
    other_encoding: |name| format!("Tab: {name}"),
    saved: |path| format!("Saved: {path}"),
    sure_changed: "The file was changed on disk since it was opened. Replace it?",
    sure_exists: "There is a file of that name. Replace it?",
};
