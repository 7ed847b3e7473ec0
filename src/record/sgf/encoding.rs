//! Bytes to text: one encoding for the whole file, decoded before anything is read (reader rules 1 to 5).

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding as Charset, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE,
    UTF_16LE, WINDOWS_1252, X_USER_DEFINED,
};

use super::start::{BYTE_ORDER_MARK, skip_blanks};
use crate::record::tree::collection::Encoding;
use crate::record::tree::source::Source;
use crate::text::visible;

/// Encodings to choose from by hand, for names too short to tell (reader rule 6).
pub const CHOICES: [&str; 9] =
    ["UTF-8", "GBK", "Big5", "Shift_JIS", "EUC-JP", "EUC-KR", "windows-1252", "windows-1251", "ISO-8859-2"];

/// Labels that files use and the standard list lacks.
const ALIASES: [(&str, &Charset); 10] = [
    ("euc-cn", GBK),
    ("cp936", GBK),
    ("big-5", BIG5),
    ("cp950", BIG5),
    ("cp932", SHIFT_JIS),
    ("euc_kr", EUC_KR),
    ("cp949", EUC_KR),
    ("uhc", EUC_KR),
    ("iso8859_1", WINDOWS_1252),
    ("iso8859_15", encoding_rs::ISO_8859_15),
];

/// A file as text.
pub(in crate::record) struct Decoded {
    pub(in crate::record) source: Source,
    pub(in crate::record) encoding: Encoding,
    /// What was odd, and at which offset of the text.
    pub(in crate::record) oddities: Vec<(usize, String)>,
}

/// The encoding a label means; `None` for unknown ones, for UTF-16, which shows itself, and for what stands for bytes
/// that are no text.
fn by_label(label: &str) -> Option<&'static Charset> {
    let label = label.trim().to_ascii_lowercase();
    let alias = ALIASES.iter().find(|(alias, _)| *alias == label).map(|(_, charset)| *charset);
    let known = alias.or_else(|| Charset::for_label_no_replacement(label.as_bytes()));
    known.filter(|charset| ![UTF_16LE, UTF_16BE, X_USER_DEFINED].contains(charset))
}

/// The usual name of the encoding a label means, such as `GBK`; `None` for unknown ones and for UTF-16, which records are
/// not written in.
pub fn name_of(label: &str) -> Option<&'static str> {
    by_label(label).map(Charset::name)
}

/// Decodes a whole file, in the encoding it shows or names, or in the one that is asked for.
pub(super) fn decode(bytes: &[u8], asked: Option<&str>) -> Decoded {
    asked
        .and_then(|label| decode_in(bytes, label))
        .unwrap_or_else(|| decode_told(bytes, || label(bytes), None))
}

/// Decodes a whole file in the encoding with this label; `None` if there is no such.
pub(in crate::record) fn decode_in(bytes: &[u8], label: &str) -> Option<Decoded> {
    let charset = by_label(label)?;
    Some(decode_as(charset, bytes, bytes.is_ascii() && charset == UTF_8))
}

/// Decodes a whole file in the encoding it shows, or in the one with the label it names at an offset. Where it does
/// neither, files of a country (its top-level domain, such as `kr`) are likely to be in one of that country's.
pub(in crate::record) fn decode_told<'a>(
    bytes: &[u8],
    named: impl FnOnce() -> Option<(usize, &'a str)>,
    country: Option<&str>,
) -> Decoded {
    if let Some(charset) = shown(bytes) {
        return decode_as(charset, bytes, charset == UTF_8 && bytes.is_ascii());
    }
    let named = named();
    let said = named.and_then(|(_, label)| by_label(label));
    let chosen = likely(bytes, said, country);
    let mut decoded = decode_as(chosen, bytes, bytes.is_ascii() && chosen == UTF_8);
    if let Some((at, label)) = named {
        let at = at.min(decoded.source.text().len());
        let at = (0..=at).rev().find(|&at| decoded.source.text().is_char_boundary(at)).unwrap_or(0);
        let name = decoded.encoding.name;
        let label = visible::line(label);
        let message = match said {
            None => format!("{label} is no known encoding, {name} is taken"),
            Some(said) if said != chosen && said != WINDOWS_1252 => {
                format!("the file says {label} and is {name}")
            }
            Some(_) => return decoded,
        };
        decoded.oddities.insert(0, (at, message));
    }
    decoded
}

/// Whether a file of these bytes would be read as UTF-8.
pub(super) fn is_read_as_utf8(bytes: &[u8]) -> bool {
    let named = || label(bytes).and_then(|(_, label)| by_label(label));
    shown(bytes).unwrap_or_else(|| likely(bytes, named(), None)) == UTF_8
}

/// The encoding that shows whatever a file says of itself.
fn shown(bytes: &[u8]) -> Option<&'static Charset> {
    if bytes.starts_with(BYTE_ORDER_MARK.as_bytes()) {
        return Some(UTF_8);
    }
    utf16(bytes).or_else(|| (bytes.is_ascii() && !bytes.contains(&0x1b)).then_some(UTF_8))
}

/// The most likely encoding of a file that says it is in another, or says nothing.
fn likely(bytes: &[u8], said: Option<&'static Charset>, country: Option<&str>) -> &'static Charset {
    if said == Some(UTF_8) && std::str::from_utf8(bytes).is_ok() {
        return UTF_8;
    }
    let utf8 = Utf8::count(bytes);
    let says_nothing = said.is_none_or(|charset| charset == WINDOWS_1252);
    let says_cjk = said.is_some_and(is_cjk);
    let is_utf8 = match said {
        Some(charset) if charset == UTF_8 => utf8.valid > 0 && utf8.valid >= utf8.broken,
        _ if says_nothing => utf8.is_likely(),
        _ => says_cjk && utf8.broken == 0 && utf8.long > 1,
    };
    let chosen = match said {
        _ if is_utf8 => UTF_8,
        Some(charset) if charset != UTF_8 && is_sound(charset, bytes) => charset,
        _ => match (detect(bytes, country), country.and_then(usual)) {
            // A single broken character is enough to make a detector give up an encoding.
            (found, Some(usual)) if !is_cjk(found) && is_sound(usual, bytes) => usual,
            // A few letters may look like half a character that swallows the end of a value.
            (found, _) if is_cjk(found) && swallows_brackets(found, bytes) => WINDOWS_1252,
            (found, _) => found,
        },
    };
    if chosen == WINDOWS_1252 && bytes.is_ascii() { UTF_8 } else { chosen }
}

/// UTF-16, known by its byte order mark or by every other byte being 0.
pub(in crate::record) fn utf16(bytes: &[u8]) -> Option<&'static Charset> {
    match bytes {
        [0xff, 0xfe, ..] => return Some(UTF_16LE),
        [0xfe, 0xff, ..] => return Some(UTF_16BE),
        _ => {}
    }
    let start = &bytes[..bytes.len().min(4096) / 2 * 2];
    let zeros = |odd: usize| start.iter().skip(odd).step_by(2).filter(|&&b| b == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    let many = |some: usize, others: usize| some * 8 > start.len() && some > others * 4;
    if many(odd, even) {
        Some(UTF_16LE)
    } else if many(even, odd) {
        Some(UTF_16BE)
    } else {
        None
    }
}

/// The label in the first `CA` of a file, and where it stands.
fn label(bytes: &[u8]) -> Option<(usize, &str)> {
    let found = bytes.windows(2).enumerate().filter(|(_, pair)| *pair == b"CA").find_map(|(at, _)| {
        let bracket = skip_blanks(bytes, at + 2);
        let alone = at == 0 || !bytes[at - 1].is_ascii_uppercase();
        let value = bytes.get(bracket + 1..).filter(|_| alone && bytes[bracket] == b'[')?;
        let end = value.iter().take(64).position(|&b| b == b']')?;
        Some((at, value[..end].trim_ascii()))
    });
    found.and_then(|(at, label)| {
        Some((at, std::str::from_utf8(label).ok().filter(|label| !label.is_empty())?))
    })
}

/// How much of a file is UTF-8.
#[derive(Default)]
struct Utf8 {
    /// Sequences of several bytes.
    valid: usize,
    /// Those of three bytes and more.
    long: usize,
    /// Pieces that are none.
    broken: usize,
}

impl Utf8 {
    /// Whether it is UTF-8, perhaps with a character cut in half: text in another encoding has few sequences that are, and
    /// many that are not.
    fn is_likely(&self) -> bool {
        self.valid > 0 && (self.broken == 0 || self.valid > 3 && self.valid >= 4 * self.broken)
    }

    fn count(bytes: &[u8]) -> Self {
        let mut count = Self::default();
        for chunk in bytes.utf8_chunks() {
            for &b in chunk.valid().as_bytes() {
                count.valid += usize::from(b >= 0xc0);
                count.long += usize::from(b >= 0xe0);
            }
            count.broken += usize::from(!chunk.invalid().is_empty());
        }
        // A character the end of the file cuts off is no sign of another encoding.
        let cut = std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none());
        count.broken -= usize::from(cut);
        count
    }
}

/// Whether the brackets of a file match, and would not in this encoding.
fn swallows_brackets(charset: &'static Charset, bytes: &[u8]) -> bool {
    let (text, _) = charset.decode_without_bom_handling(bytes);
    let open = |bytes: &[u8]| {
        bytes.iter().fold(0_i64, |open, b| open + i64::from(*b == b'[') - i64::from(*b == b']'))
    };
    open(bytes) == 0 && open(text.as_bytes()) != 0
}

fn is_cjk(charset: &'static Charset) -> bool {
    [GBK, GB18030, BIG5, SHIFT_JIS, EUC_JP, EUC_KR, ISO_2022_JP].contains(&charset)
}

/// Whether a file in this encoding would hold more characters than damage.
fn is_sound(charset: &'static Charset, bytes: &[u8]) -> bool {
    let (text, damaged) = charset.decode_without_bom_handling(bytes);
    let broken = || text.matches('\u{fffd}').count();
    !damaged || broken() * 2 < text.chars().filter(|c| !c.is_ascii()).count()
}

/// The encoding files of a country are usually in.
fn usual(country: &str) -> Option<&'static Charset> {
    match country {
        "kr" => Some(EUC_KR),
        "cn" => Some(GBK),
        "jp" => Some(SHIFT_JIS),
        _ => None,
    }
}

fn detect(bytes: &[u8], country: Option<&str>) -> &'static Charset {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    detector.feed(bytes, true);
    detector.guess(country.map(str::as_bytes), Utf8Detection::Deny)
}

fn decode_as(charset: &'static Charset, bytes: &[u8], ascii: bool) -> Decoded {
    let (source, legacy, broken) = if charset == UTF_8 {
        let (source, broken) = decode_utf8(bytes);
        (source, None, broken)
    } else {
        let (text, damaged) = charset.decode_with_bom_removal(bytes);
        let broken = if damaged { text.matches('\u{fffd}').count() } else { 0 };
        (Source::new(text.into_owned(), Vec::new()), Some(bytes.into()), broken)
    };
    let name = if ascii { "ASCII" } else { charset.name() };
    let mut oddities = Vec::new();
    if broken > 0 {
        let at = source.text().find('\u{fffd}').unwrap_or(0);
        let pieces = if broken == 1 { "a piece is".to_owned() } else { format!("{broken} pieces are") };
        oddities.push((at, format!("{pieces} not {name}")));
    }
    Decoded { source, encoding: Encoding { name, legacy }, oddities }
}

/// Each broken piece becomes one U+FFFD and is remembered; it never takes the byte behind it along.
fn decode_utf8(bytes: &[u8]) -> (Source, usize) {
    let mut text = String::with_capacity(bytes.len());
    let mut damage = Vec::new();
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        if !chunk.invalid().is_empty() {
            damage.push((text.len(), chunk.invalid().into()));
            text.push(char::REPLACEMENT_CHARACTER);
        }
    }
    let broken = damage.len();
    (Source::new(text, damage), broken)
}
