//! Lines of input, one at a time, none of them endless.

use std::io::{self, BufRead, Read};

/// The longest line that is read, bytes.
pub const LONGEST: usize = 16 << 20;

/// One read of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// There is one.
    Read,
    /// It goes on past [`LONGEST`]; nothing after it is read.
    TooLong,
    /// The input is at its end.
    End,
}

/// Reads the next line into `line`, in place of what stood there.
///
/// # Errors
/// When the input cannot be read.
pub fn next(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let most = u64::try_from(LONGEST).unwrap_or(u64::MAX);
    Ok(match input.by_ref().take(most + 1).read_until(b'\n', line)? {
        0 => Line::End,
        _ if line.len() > LONGEST => Line::TooLong,
        _ => Line::Read,
    })
}

/// What is said of a line that is too long.
pub fn too_long() -> String {
    format!("the line is longer than {} MiB; nothing after it is read", LONGEST >> 20)
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor, repeat};

    use super::{LONGEST, Line, next};

    #[test]
    fn lines_and_the_end() {
        let mut input = Cursor::new(b"one\n\nlast".to_vec());
        let mut line = Vec::new();
        for (read, text) in [(Line::Read, "one\n"), (Line::Read, "\n"), (Line::Read, "last"), (Line::End, "")]
        {
            assert_eq!(next(&mut input, &mut line).unwrap(), read);
            assert_eq!(line, text.as_bytes());
        }
    }

    #[test]
    fn an_endless_line_is_not_read_to_its_end() {
        let mut line = Vec::new();
        assert_eq!(next(&mut BufReader::new(repeat(0)), &mut line).unwrap(), Line::TooLong);
        assert_eq!(line.len(), LONGEST + 1);
    }
}
