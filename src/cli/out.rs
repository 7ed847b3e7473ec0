//! The file a command writes: what is there already stays unless it may go, and what cannot be written is told.

use std::path::Path;

use super::files::about;
use super::{Failure, Status};
use crate::record::store::whole::{Over, write_whole};
use crate::text::Text;

/// The name that means standard output.
const OUTPUT: &str = "-";

/// Whether a name is that of a file, not of standard output.
pub fn is_file(path: &Path) -> bool {
    path != Path::new(OUTPUT)
}

/// Writes a file that was named; over what is there only with `force`.
///
/// # Errors
/// A sentence: which file, why, what to do.
pub fn put(path: &Path, bytes: &[u8], force: bool, text: &Text) -> Result<(), Failure> {
    let over = if force { Over::Anything } else { Over::Nothing };
    write_whole(path, bytes, over).map_err(|fault| {
        let is_there = fault.exists() && !path.is_dir();
        let said = if is_there {
            about(path, text.fault.convert.is_there)
        } else {
            fault.said_of_named(text).into()
        };
        (Status::Bad, said)
    })
}
