//! What is done with the files of games.

/// Files of games: on the shelf, and saving in review.
#[derive(Debug)]
pub struct Files {
    /// Key: give another name.
    pub rename: &'static str,
    /// Key: bring back what was deleted last.
    pub undo: &'static str,
    /// Key: take in a record.
    pub import: &'static str,
    /// Key: make a copy.
    pub duplicate: &'static str,
    /// Key: the folders on the shelf.
    pub folders: &'static str,
    /// Key: choose the encoding.
    pub encoding: &'static str,
    /// Key: the games of the file.
    pub games: &'static str,
    /// Key: write the record.
    pub save: &'static str,
    /// Key: write a picture of the position.
    pub picture: &'static str,
    /// Key: take the folder off the list.
    pub take_off: &'static str,
    /// In front of the new name.
    pub new_name: &'static str,
    /// In front of the file to be taken in.
    pub import_what: &'static str,
    /// A record was pasted: so many characters, and Enter takes it in.
    pub pasted: fn(usize) -> String,
    /// What was pasted is too long.
    pub too_long: &'static str,
    /// In front of the folder to be added.
    pub new_folder: &'static str,
    /// A file is in the trash; the key that brings it back.
    pub deleted: fn(&str, &str) -> String,
    /// A file is back.
    pub restored: fn(&str) -> String,
    /// The trash is empty.
    pub nothing_deleted: &'static str,
    /// A file is now called so.
    pub renamed: fn(&str) -> String,
    /// A copy is called so.
    pub duplicated: fn(&str) -> String,
    /// A file was taken in under this name.
    pub imported: fn(&str) -> String,
    /// So many files were taken in.
    pub imported_many: fn(usize) -> String,
    /// A folder is on the shelf.
    pub folder_added: fn(&str) -> String,
    /// A folder is no longer on the shelf.
    pub folder_removed: fn(&str) -> String,
    /// The title of the folders.
    pub folders_title: &'static str,
    /// The folder of the saved games among them.
    pub own: &'static str,
    /// The line that adds one.
    pub add_folder: &'static str,
    /// So many of so many files have been looked at.
    pub reading: fn(usize, usize) -> String,
    /// So many games in one file.
    pub in_file: fn(u32) -> String,
    /// Head: the folder.
    pub folder: &'static str,
    /// The title of the games of a file: its name.
    pub games_title: fn(&str) -> String,
    /// Head: number.
    pub number: &'static str,
    /// Head: size.
    pub size: &'static str,
    /// The title of the encodings.
    pub encodings: &'static str,
    /// The encoding it is shown in now.
    pub shown_now: &'static str,
    /// Bytes that stand for nothing in an encoding.
    pub broken: &'static str,
    /// The record is shown in this encoding.
    pub shown_as: fn(&str) -> String,
    /// The record has to be saved before its encoding is chosen.
    pub save_first: &'static str,
    /// Some bytes of the file stand for nothing in this encoding and would be lost in another.
    pub loses_bytes: fn(&str) -> String,
    /// In front of where to write, in this encoding.
    pub save_as: fn(&str) -> String,
    /// In front of where to write a picture.
    pub picture_as: &'static str,
    /// The name of a picture ends in neither of its two endings.
    pub picture_ending: &'static str,
    /// The key that takes the other encoding: its name.
    pub other_encoding: fn(&str) -> String,
    /// The record was written.
    pub saved: fn(&str) -> String,
    /// Asked: the file was changed since it was opened.
    pub sure_changed: &'static str,
    /// Asked: there is such a file.
    pub sure_exists: &'static str,
    /// Asked: it is the file that was opened.
    pub sure_own: &'static str,
    /// Asked: it is the file that was opened, of this encoding, and would be UTF-8.
    pub sure_recoded: fn(&str) -> String,
    /// Asked: the file lies in this folder, one the user has added.
    pub sure_trash: fn(&str) -> String,
}
