//! The formats of other servers, read and turned into SGF: GIB (Tygem), NGF (`WBaduk`, Cyberoro), UGF and UGI
//! (`PandaNet`).
//!
//! The text of each is written down as SGF and read like any other, so everything that works on records works on these.
//! A piece that cannot be read costs that piece, never the rest.

use crate::record::problem::Problem;
use crate::record::sgf::encoding::{Decoded, decode_in, decode_told};
use crate::record::tree::collection::Encoding;
use draft::Draft;
use faults::Faults;
use sniff::Named;

mod draft;
mod faults;
mod gib;
mod lines;
mod ngf;
mod sniff;
mod ugf;
mod values;

pub use sniff::{Dialect, dialect};

/// What the names of such files end in.
pub const ENDINGS: [&str; 4] = ["gib", "ngf", "ugf", "ugi"];

/// A file of another format as SGF.
#[derive(Debug)]
pub struct Turned {
    /// The SGF, in UTF-8.
    pub sgf: String,
    /// The encoding the file was read in.
    pub encoding: Encoding,
    /// What was odd, with the lines and fields of the file.
    pub problems: Vec<Problem>,
}

/// The text of a file, in the encoding it shows.
fn decoded(bytes: &[u8], dialect: Dialect) -> Decoded {
    let Named { label, country } = sniff::named(bytes, dialect);
    let decoded = decode_told(bytes, || label, country);
    // To a detector a short Korean name may be a Chinese one, or Latin letters with accents.
    let name = decoded.encoding.name;
    let is_doubtful = name == "GBK" || name.starts_with("windows-") || name.starts_with("ISO-8859-");
    let korean = dialect == Dialect::Ngf && is_doubtful && sniff::is_hangul(bytes);
    korean.then(|| decode_in(bytes, "EUC-KR")).flatten().unwrap_or(decoded)
}

/// Reads a file of this dialect, in the encoding that is asked for or else in the one it shows, and writes it down as SGF.
pub fn turn(bytes: &[u8], dialect: Dialect, asked: Option<&str>) -> Turned {
    let asked = asked.and_then(|label| decode_in(bytes, label));
    let Decoded { source, encoding, oddities } = asked.unwrap_or_else(|| decoded(bytes, dialect));
    let text = source.text().trim_start_matches('\u{feff}');
    let mut faults = Faults::default();
    for (offset, message) in oddities {
        faults.encoding(offset.saturating_sub(source.text().len() - text.len()), message);
    }
    let draft: Draft = match dialect {
        Dialect::Gib => gib::read(text, &mut faults),
        Dialect::Ngf => ngf::read(text, &mut faults),
        Dialect::Ugf => ugf::read(text, &mut faults),
    };
    Turned { sgf: draft.write(), encoding, problems: faults.into_problems(text) }
}
