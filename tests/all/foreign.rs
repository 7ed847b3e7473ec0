//! The formats of other servers: what holds for all of them.

use encoding_rs::Encoding;
use shoutan::record::open::{Opened, open};
use shoutan::record::sgf::write::write;
use shoutan::text::en::EN;

/// Opens what must be a record.
pub fn opened(bytes: &[u8]) -> Opened {
    open(bytes, &EN).unwrap()
}

/// The SGF a text of another format is turned into, without what all new records begin with.
pub fn sgf(text: &str) -> String {
    body(&opened(text.as_bytes()))
}

/// What stands in an opened record behind what all new records begin with.
pub fn body(opened: &Opened) -> String {
    let sgf = String::from_utf8(write(&opened.collection)).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    let head = format!("(;FF[4]GM[1]CA[UTF-8]AP[shoutan:{version}]");
    sgf.strip_prefix(&head).unwrap().trim_end().to_owned()
}

/// The problems of a text of another format, each in one line.
pub fn problems(text: &str) -> Vec<String> {
    opened(text.as_bytes()).problems.iter().map(|problem| format!("{:?} {problem}", problem.kind)).collect()
}

/// A text in another encoding.
pub fn encoded(charset: &'static Encoding, text: &str) -> Vec<u8> {
    let (bytes, _, unfit) = charset.encode(text);
    assert!(!unfit, "{text}");
    bytes.into_owned()
}
