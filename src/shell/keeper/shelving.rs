//! What the shelf asks to be done with files.

use std::path::{Path, PathBuf};

use directories::BaseDirs;

use crate::app::shelf::{Deed, Done};
use crate::record::shelf::typed::paths;
use crate::record::shelf::{Row, change, folders, import, places, trash};
use crate::record::store::Store;
use crate::record::store::whole::folder_of;
use crate::text::Text;
use crate::text::sentence::Sentence;

/// Does it.
///
/// # Errors
/// One sentence: what, where, what to do.
pub(super) fn perform(store: &Store, deed: Deed, now: i64, text: &Text) -> Result<Done, Sentence> {
    let row = |path: &Path| Row { own: is_own(store, path), ..Row::read(path) };
    Ok(match deed {
        Deed::Delete(path) => {
            trash::delete(store, &path).map_err(|refused| refused.said(text))?;
            Done::Deleted(path)
        }
        Deed::Undo => match trash::undo(store).map_err(|fault| fault.said(text))? {
            Some(path) => Done::Restored(row(&path)),
            None => Done::NothingDeleted,
        },
        Deed::Rename(path, name) => {
            let renamed = change::rename(store, &path, &name).map_err(|refused| refused.said(text))?;
            Done::Renamed(path, row(&renamed))
        }
        Deed::Duplicate(path) => {
            let copy = change::duplicate(store, &path).map_err(|refused| refused.said(text))?;
            Done::Duplicated(row(&copy))
        }
        Deed::Import(what) => {
            let (mut rows, mut faults) = (Vec::new(), Vec::new());
            for path in typed(&what) {
                match import::from_file(store, &path, now, text) {
                    Ok(path) => rows.push(row(&path)),
                    Err(why) => faults.push(why),
                }
            }
            Done::Imported(rows, faults)
        }
        Deed::Paste(record) => {
            Done::Imported(vec![row(&import::from_text(store, &record, now, text)?)], Vec::new())
        }
        Deed::AddFolder(what) => {
            let folder = typed(&what).into_iter().next().unwrap_or_default();
            let added = folders::add(store, &folder).map_err(|fault| fault.said(text))?;
            Done::FolderAdded(folders::folders(store), added)
        }
        Deed::RemoveFolder(folder) => {
            folders::remove(store, &folder).map_err(|fault| fault.said(text))?;
            Done::FolderRemoved(folders::folders(store), folder)
        }
        Deed::Folders => Done::Folders(folders::folders(store)),
    })
}

/// The files meant by what was typed or dropped.
pub(super) fn typed(text: &str) -> Vec<PathBuf> {
    let home = BaseDirs::new();
    paths(text, home.as_ref().map(BaseDirs::home_dir), &|path| path.exists())
}

fn is_own(store: &Store, path: &Path) -> bool {
    places::may_be_game(path, true) && store.is_games(&folder_of(path))
}
