//! The record a command is about: a file, a saved game, one of the classics, or standard input.

use std::io;
use std::path::Path;

use crate::record::classics;
use crate::record::open::{Opened, open};
use crate::record::store::Store;
use crate::record::store::whole::{read_all, read_whole};
use crate::text::{Text, visible};

/// Reads what was named: `-` is standard input; a file counts before a saved game of that name. Of an unfinished game
/// it gives what has been played so far. The error is a sentence: what, where, what to do.
pub fn load(store: &Store, named: &Path, text: &Text) -> Result<Opened, String> {
    let bytes = bytes(store, named)?;
    open(&bytes, text).map_err(|why| format!("{}: {why}", visible::line(&named.to_string_lossy())))
}

fn bytes(store: &Store, named: &Path) -> Result<Vec<u8>, String> {
    if named == Path::new("-") {
        return read_all(io::stdin().lock())
            .map_err(|error| format!("standard input cannot be read ({error}); name a file"));
    }
    if !named.exists()
        && let Some(name) = named.to_str()
    {
        if let Some(saved) = store.find(name) {
            return read_whole(&saved).map_err(|fault| fault.to_string());
        }
        if let Some(classic) = classics::find(name) {
            return Ok(classic.sgf.as_bytes().to_vec());
        }
        return Err(format!(
            "{}: there is no such file and no saved game of that name; \"shoutan games\" lists the games",
            visible::line(name)
        ));
    }
    read_whole(named).map_err(|fault| fault.to_string())
}
