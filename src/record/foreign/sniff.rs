//! Which format a file is in, and what it lets one expect of its encoding. Told by its bytes: every mark is ASCII, and
//! in none of the encodings these files are in does the byte behind a line break belong to a character before it.

use super::lines::lines as text_lines;
use super::values::{day, decimal, number};
use crate::record::sgf::encoding::utf16;
use crate::record::sgf::prose::find_first;
use crate::record::sgf::start::{opens_game, very_start};
use crate::rules::point::MAX_SIDE;

/// So many bytes hold the head of any NGF file.
const HEAD: usize = 4096;

/// The formats of other servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Tygem's.
    Gib,
    /// Cyberoro's and `WBaduk`'s.
    Ngf,
    /// `PandaNet`'s, UGI too.
    Ugf,
}

/// What a file says of its encoding.
#[derive(Debug, Default)]
pub(super) struct Named<'a> {
    /// A label, and where it stands.
    pub(super) label: Option<(usize, &'a str)>,
    /// The country its server is in, as a top-level domain.
    pub(super) country: Option<&'static str>,
}

/// The format of a file, if it is one of these. SGF that begins before any of their marks is SGF.
pub fn dialect(bytes: &[u8]) -> Option<Dialect> {
    let wide = utf16(bytes).map(|charset| charset.decode_with_bom_removal(bytes).0);
    let bytes = wide.as_ref().map_or(bytes, |text| text.as_bytes());
    if opens_game(bytes, very_start(bytes)) {
        return None;
    }
    if has_ngf_head(bytes) {
        return Some(Dialect::Ngf);
    }
    let mut section = None;
    let (at, dialect) = lines(bytes).find_map(|(at, line)| {
        if SECTIONS.iter().any(|name| line.eq_ignore_ascii_case(name)) {
            section = section.or(Some(at));
        }
        let of_section = section.filter(|_| is_ugf(line)).map(|at| (at, Dialect::Ugf));
        of_section.or_else(|| mark(line).map(|dialect| (at, dialect)))
    })?;
    find_first(&bytes[..at]).is_none().then_some(dialect)
}

/// Whether numbers stand where only the head of an NGF file has them, so that one without moves is known too.
fn has_ngf_head(bytes: &[u8]) -> bool {
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]);
    let head: Vec<&str> =
        text_lines(start.trim_start_matches('\u{feff}')).take(12).map(|line| line.text.trim()).collect();
    let is_number = |at: usize| head.get(at).is_some_and(|text| number(text).is_some());
    let is_komi = |at: usize| head.get(at).is_some_and(|text| decimal(text).is_some());
    let is_day = |at: usize| head.get(at).and_then(|text| day(text)).is_some();
    let is_size =
        |at: usize| head.get(at).and_then(|text| number(text)).is_some_and(|n| n <= u32::from(MAX_SIDE));
    let bare: Vec<&str> = head.iter().map_while(|line| line.strip_prefix("GI")).collect();
    let old = bare.get(5).is_some_and(|text| day(text).is_some())
        && bare.get(6).is_some_and(|text| number(text).is_some());
    old || (is_size(1) && [5, 6].into_iter().all(is_number) && is_komi(7) && is_day(8))
}

/// What a line that could stand in no other file tells.
fn mark(line: &[u8]) -> Option<Dialect> {
    if is_gib(line) {
        return Some(Dialect::Gib);
    }
    is_ngf(line).then_some(Dialect::Ngf)
}

/// The sections a file of `PandaNet` begins with.
const SECTIONS: [&[u8]; 5] = [b"[Header]", b"[Remote]", b"[Files]", b"[Data]", b"[ReviewNode]"];

/// What stands in those sections in no other file.
const FIELDS: [&[u8]; 9] = [
    b"Ver=UGF",
    b"Ver=REVIEW",
    b"Hdcp=",
    b"PlayerB=",
    b"PlayerW=",
    b"Ptime=",
    b"Winner=",
    b"CoordinateType=",
    b"NODE,1,",
];

fn is_ugf(line: &[u8]) -> bool {
    let begins =
        |field: &&[u8]| line.get(..field.len()).is_some_and(|start| start.eq_ignore_ascii_case(field));
    let is_move = matches!(line, [x, y, b',', b'B' | b'W', b'1'..=b'9', b',', ..]
        if x.is_ascii_uppercase() && y.is_ascii_uppercase());
    is_move || FIELDS.iter().any(begins)
}

/// A move, such as `PMABBQEEQ`; old readers know only its first seven letters.
fn is_ngf(line: &[u8]) -> bool {
    line.starts_with(b"PM")
        && matches!(line.len(), 7..=9)
        && line.iter().all(u8::is_ascii_uppercase)
        && matches!(line[4], b'B' | b'W')
}

fn is_gib(line: &[u8]) -> bool {
    if matches!(line, b"\\HS" | b"\\HE" | b"\\GS") {
        return true;
    }
    if let Some(field) = line.strip_prefix(b"\\[") {
        let key = field.iter().position(|&b| !b.is_ascii_uppercase());
        return key.is_some_and(|end| end > 2 && field[end] == b'=');
    }
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let op = words.next();
    let numbers = words.take_while(|word| word.iter().all(u8::is_ascii_digit)).count();
    match op {
        Some(b"STO") => numbers == 5,
        Some(b"INI") => numbers >= 3,
        _ => false,
    }
}

/// The lines of a file, without the blanks around them, and where they begin.
fn lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let first = very_start(bytes);
    let mut at = first;
    bytes[first..].split(|&b| b == b'\n' || b == b'\r').map(move |line| {
        let from = at;
        at += line.len() + 1;
        (from, line.trim_ascii())
    })
}

/// What a file of this dialect says of its encoding.
pub(super) fn named(bytes: &[u8], dialect: Dialect) -> Named<'_> {
    match dialect {
        Dialect::Gib => {
            let kind = lines(bytes).take(200).find_map(|(_, line)| line.strip_prefix(b"\\[GIBOKIND="));
            let country = match kind.map(<[u8]>::to_ascii_lowercase) {
                Some(kind) if kind.starts_with(b"korea") => Some("kr"),
                Some(kind) if kind.starts_with(b"china") => Some("cn"),
                Some(kind) if kind.starts_with(b"japan") => Some("jp"),
                _ => None,
            };
            Named { label: None, country }
        }
        Dialect::Ngf => Named::default(),
        Dialect::Ugf => {
            let lang = lines(bytes).take(200).find_map(|(at, line)| {
                let label = line.get(5..).filter(|_| line[..5].eq_ignore_ascii_case(b"Lang="))?;
                let label = std::str::from_utf8(label.trim_ascii()).ok().filter(|label| !label.is_empty())?;
                Some((at, label))
            });
            Named { label: lang, country: Some("jp") }
        }
    }
}

/// Whether all that is no ASCII in a file is Hangul syllables, if it is in EUC-KR. In GBK they would all be of the first
/// half of the common characters: two names may be by chance, but no words of a result are.
pub(super) fn is_hangul(bytes: &[u8]) -> bool {
    let mut bytes = bytes.iter();
    let mut any = false;
    while let Some(lead) = bytes.find(|byte| !byte.is_ascii()) {
        any = (0xb0..=0xc8).contains(lead) && bytes.next().is_some_and(|&trail| trail > 0xa0);
        if !any {
            return false;
        }
    }
    any
}

#[cfg(test)]
mod tests {
    use super::{Dialect, dialect};

    #[test]
    fn by_what_is_in_them() {
        let (gib, ngf, ugf) = (Some(Dialect::Gib), Some(Dialect::Ngf), Some(Dialect::Ugf));
        for (text, expected) in [
            ("\\HS\n\\[GIBOKIND=Korea\\]\n", gib),
            ("\u{feff}\\HS\r\n", gib),
            ("\r\n  \\[GAMEINFOMAIN=GRLT:0\\]", gib),
            ("\\GS\n", gib),
            ("INI 0 1 0 &4\nSTO 0 2 1 15 3", gib),
            ("STO 0 2 1 15 3", gib),
            ("STO 0 2 1 15", None),
            ("\\[x", None),
            ("\\section{GO}", None),
            ("", None),
            ("(;GM[1]C[\n\\HS\n])", None),
            ("From: x\n\n(;GM[1]C[\n\\HS\n])", None),
            ("\\HS\n\\[GAMECOMMENT=(;GM[1])\\]", gib),
            ("<html>", None),
            ("[Header]\nVer=UGF3,200\n", ugf),
            ("# made by\n\n[header]\r\nhdcp=0,6.50\r\n", ugf),
            ("[Data]\nQP,B1,1,0\n", ugf),
            ("[ReviewNode]\nNODE,1,0,0,0\n", ugf),
            ("[Header]\nGameVersion=96\nSignature=h5nc\n", None),
            ("[Header]\n", None),
            ("QP,B1,1,0\n", None),
            ("PlayerB=x\n", None),
            ("Rated game\n19\na 7D\nb 5D\nx\n0\n0\n6\n20170316 [09:51]", ngf),
            ("Rated game\r\n19\r\na 7D\r\nb 5D\r\nx\r\n0\r\n0\r\n6\r\n20170316", ngf),
            ("Rated game\n19\na 7D\nb 5D\nx\n0\n0\n6\n", None),
            ("Rated game\n19\nPMABBQEEQ", ngf),
            ("GIx\nGIa\nGIb\nGI\nGI\nGI2006-9-5\nGI19\n", ngf),
            ("GI\nPMABBQE", ngf),
            ("PMABXQEEQ", None),
            ("PMABBQEEQQ", None),
            ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", None),
        ] {
            assert_eq!(dialect(text.as_bytes()), expected, "{text:?}");
            let wide: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
            assert_eq!(dialect(&wide), expected, "{text:?} in UTF-16");
        }
    }
}
