//! The envelope of a sealed move (封棋): the move written so that neither the screen nor a glance at the file tells it.
//!
//! It is no safe. The key lies beside the lock, in the same line of the same file: it keeps honest people from reading
//! by accident what they do not want to know, and nobody else.

use crate::rules::point::Point;
use crate::rules::position::Move;

/// What every envelope of this make begins with.
const MAKE: &str = "e1";
/// What stands for a pass where the two coordinates of a point stand.
const PASS: u64 = 0xFFFF;
/// The part of an opened envelope that is the move; the rest is the check.
const MOVE: u64 = 0xFFFF;

/// Puts a move into an envelope. The same move looks different with every `salt`, and a pass like any point.
pub fn seal(mv: Move, salt: u64) -> String {
    let plain = match mv {
        Move::Pass => PASS,
        Move::Play(p) => u64::from(p.x()) << 8 | u64::from(p.y()),
    };
    format!("{MAKE}-{salt:016x}-{:016x}", (check(plain, salt) | plain) ^ stirred(salt))
}

/// Opens an envelope; `None` where it is none, or was tampered with.
pub fn open(envelope: &str) -> Option<Move> {
    let (salt, content) = envelope.strip_prefix(MAKE)?.strip_prefix('-')?.split_once('-')?;
    let salt = number(salt)?;
    let content = number(content)? ^ stirred(salt);
    let plain = content & MOVE;
    if check(plain, salt) | plain != content {
        return None;
    }
    if plain == PASS {
        return Some(Move::Pass);
    }
    let [x, y] = [plain >> 8, plain & 0xFF].map(u8::try_from);
    Some(Move::Play(Point::new(x.ok()?, y.ok()?)))
}

/// The envelope of another move with the salt of this one; `None` where it cannot be opened, or there is no other move.
pub fn exchanged(envelope: &str, other: impl Fn(Move) -> Option<Move>) -> Option<String> {
    let mv = other(open(envelope)?)?;
    let (salt, _) = envelope.strip_prefix(MAKE)?.strip_prefix('-')?.split_once('-')?;
    Some(seal(mv, number(salt)?))
}

/// Sixteen digits of a hexadecimal number, as they are written.
fn number(digits: &str) -> Option<u64> {
    let written = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
    let whole = digits.len() == 16 && digits.bytes().all(written);
    whole.then(|| u64::from_str_radix(digits, 16).ok()).flatten()
}

/// What shows that content and salt belong together; it leaves the move's own bits free.
const fn check(plain: u64, salt: u64) -> u64 {
    stirred(salt ^ stirred(plain + 1)) & !MOVE
}

/// A number of which every bit hangs on every bit of another (the finisher of `SplitMix64`).
const fn stirred(number: u64) -> u64 {
    let z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::{open, seal};
    use crate::rules::point::{Point, Size};
    use crate::rules::position::Move;

    fn moves() -> Vec<Move> {
        let size = Size::new(52, 52).unwrap();
        size.iter().map(Move::Play).chain([Move::Pass]).collect()
    }

    #[test]
    fn every_move_comes_out_as_it_went_in() {
        for (salt, mv) in (0..).map(|n: u64| n.wrapping_mul(0x1234_5678_9ABC_DEF1)).zip(moves()) {
            let envelope = seal(mv, salt);
            assert_eq!(open(&envelope), Some(mv), "{envelope}");
            assert_eq!(envelope.len(), 36, "all look alike");
        }
    }

    #[test]
    fn nothing_of_the_move_is_seen() {
        let p = Point::new(3, 15);
        for salt in [0, 1, 2, u64::MAX] {
            let envelope = seal(Move::Play(p), salt);
            for shown in [p.to_sgf(), "030f".to_owned(), "D4".to_owned(), "d4".to_owned()] {
                assert!(!envelope[20..].contains(&shown), "{shown} in {envelope}");
            }
        }
        let [one, two] = [7, 8].map(|salt| seal(Move::Play(p), salt));
        assert_ne!(one[20..], two[20..], "the same move looks different each time");
    }

    #[test]
    fn what_was_tampered_with_is_no_envelope() {
        let envelope = seal(Move::Play(Point::new(2, 2)), 99);
        for at in 0..envelope.len() {
            for other in [b'0', b'7', b'f', b'-', b'F', b' '] {
                let mut bytes = envelope.clone().into_bytes();
                if bytes[at] != other {
                    bytes[at] = other;
                    let tampered = String::from_utf8(bytes).unwrap();
                    assert_eq!(open(&tampered), None, "{tampered}");
                }
            }
            assert_eq!(open(&envelope[..at]), None);
        }
        for text in ["", "e1", "e1-", "e1--", "box", "e2-0000000000000063-0000000000000000", "e1-é-é"] {
            assert_eq!(open(text), None, "{text}");
        }
        assert_eq!(open(&format!("{envelope} ")), None);
    }
}
