//! What comes all at once without being called a paste: many terminals, and the Linux console, mark none.
//!
//! Keys come all at once too: held down, typed ahead while a slow line stood, sent by a script (`mD4`, Enter, `mQ16`,
//! Enter, and so on for a whole game; a path into a field, and Enter). So only what nobody types is taken for pasted:
//! the beginning of a record, the name of a file with its folders and nothing behind it, a long line of words.

use std::str;

/// So many characters without a line break are text.
const LONG: usize = 64;
/// If they are of so many kinds; keys held in turn are of few.
const KINDS: usize = 8;

/// Whether these bytes, read in one go, were pasted.
pub(super) fn is_pasted(bytes: &[u8]) -> bool {
    is_text(bytes) && (holds_record(bytes) || is_path(bytes) || holds_words(bytes))
}

/// Whether there is nothing in them but characters and line breaks.
pub(super) fn is_text(bytes: &[u8]) -> bool {
    bytes.iter().all(|&byte| !byte.is_ascii_control() || matches!(byte, b'\r' | b'\n' | b'\t'))
}

/// Whether a record begins in them: `(` and `;`, perhaps on two lines.
fn holds_record(bytes: &[u8]) -> bool {
    let mut after = bytes.split(|&byte| byte == b'(').skip(1);
    after.any(|rest| rest.trim_ascii_start().first() == Some(&b';'))
}

/// Whether they are the name of a file with its folders, as a file dropped on the window is: with a line break it
/// would be one that was typed.
fn is_path(bytes: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(bytes) else { return false };
    let named = text.trim_start_matches(['\'', '"']);
    let rest = ["/", "~/", "file://"].iter().find_map(|root| named.strip_prefix(root));
    rest.is_some_and(|rest| rest.contains('/')) && !text.contains(['\r', '\n'])
}

/// Whether a line of words is in them: parted by blanks, or in a writing that needs none and is on no key.
fn holds_words(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    text.split(['\r', '\n']).any(|line| {
        let mut kinds: Vec<char> = line.chars().collect();
        let long = kinds.len() >= LONG && kinds.iter().any(|c| *c == ' ' || !c.is_ascii());
        kinds.sort_unstable();
        kinds.dedup();
        long && kinds.len() >= KINDS
    })
}

#[cfg(test)]
mod tests {
    use super::is_pasted;

    #[test]
    fn what_is_pasted_and_what_is_typed() {
        let prose =
            "What is said of a game in a comment, for one, and goes on for so long\rthat it is broken.\r";
        for pasted in
            ["(;GM[1]", "(\r\n ;B[aa])", "x\r(;)", "/home/li/a.sgf", "'/g/two words.sgf' ", "~/games/a.sgf"]
        {
            assert!(is_pasted(pasted.as_bytes()), "{pasted:?}");
        }
        for pasted in ["file:///g/a.sgf", prose, &"黑白先後手談坐隱".repeat(8)] {
            assert!(is_pasted(pasted.as_bytes()), "{pasted:?}");
        }
        for typed in [
            "D4\r",
            "mD4\rmQ16\rmD16\rmQ4\rmC6\rmF3\rmR14\rmO17\rmK10\rmC14\rmF17\rmR6\rmO3\rmK4\rmK16\rmD10\rmQ10\r",
            "i/tmp/a/folder/with/a/long/name/and/another/one/below/it/holds/this/record.sgf\r",
            "/nie weiping\r",
            "/tmp/games/a.sgf\r",
            "~",
            "(",
            "ty\x1b[A(;",
            "我們手談",
        ] {
            assert!(!is_pasted(typed.as_bytes()), "{typed:?}");
        }
        for held in ["\r", "j", "hl", "uc"] {
            assert!(!is_pasted(held.repeat(2_000).as_bytes()), "{held:?}");
        }
    }
}
