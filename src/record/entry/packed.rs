//! Fields in one line of text without brackets, backslashes or colons, for a private property of a record:
//! `n=12 spent=3120 at=… ev=play by=B p=dd`.

use super::fields::{Fields, Flaw};
use crate::record::percent::{decoded, put};

/// The fields as one line. `%`, blanks, `[ ] \ :` and controls are percent-encoded, byte by byte in UTF-8.
pub fn pack(fields: &Fields) -> String {
    let mut line = String::new();
    for (name, value) in fields.iter() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(name);
        line.push('=');
        encode(value, &mut line);
    }
    line
}

fn encode(value: &str, line: &mut String) {
    for c in value.chars() {
        if c.is_whitespace() || c.is_control() || matches!(c, '%' | '[' | ']' | '\\' | ':') {
            for byte in c.encode_utf8(&mut [0; 4]).bytes() {
                put(byte, line);
            }
        } else {
            line.push(c);
        }
    }
}

/// Reads what [`pack`] writes; any run of white space may stand between two fields, as other programs wrap lines.
pub fn unpack(line: &str) -> Result<Fields, Flaw> {
    let mut fields = Fields::default();
    for pair in line.split_ascii_whitespace() {
        let (name, value) =
            pair.split_once('=').ok_or_else(|| Flaw::Damaged(format!("{pair:?} is no field")))?;
        if fields.value(name).is_some() {
            return Err(Flaw::Damaged(format!("the field {name} stands twice")));
        }
        fields.put(name, &decode(value).ok_or_else(|| Flaw::Damaged(format!("{pair:?} is ill encoded")))?);
    }
    Ok(fields)
}

fn decode(value: &str) -> Option<String> {
    String::from_utf8(decoded(value.as_bytes())?).ok()
}

#[cfg(test)]
mod tests {
    use super::{pack, unpack};
    use crate::record::entry::fields::{Fields, Flaw};

    fn fields(pairs: &[(&str, &str)]) -> Fields {
        let mut fields = Fields::default();
        for (name, value) in pairs {
            fields.put(name, value);
        }
        fields
    }

    #[test]
    fn what_brackets_and_blanks_become() {
        for (pairs, line) in [
            (&[("n", "12"), ("ev", "play"), ("by", "B"), ("p", "dd")][..], "n=12 ev=play by=B p=dd"),
            (&[("dead", ""), ("neutral", "")][..], "dead= neutral="),
            (&[("why", "a [b]\\c: 100%\n")][..], "why=a%20%5Bb%5D%5Cc%3A%20100%25%0A"),
            (&[("why", "手谈\u{3000}=\u{85}")][..], "why=手谈%E3%80%80=%C2%85"),
            (&[][..], ""),
        ] {
            assert_eq!(pack(&fields(pairs)), line);
            assert_eq!(unpack(line), Ok(fields(pairs)));
        }
    }

    #[test]
    fn wrapped_lines_and_small_digits_are_read() {
        assert_eq!(unpack(" n=1\r\n ev=a%5b\t"), Ok(fields(&[("n", "1"), ("ev", "a[")])));
    }

    #[test]
    fn ill_written_lines_are_damaged() {
        for line in ["play", "n=1 x", "a=%", "a=%4", "a=%ZZ", "a=%FF", "a=1 a=2", "a=%+1"] {
            assert!(matches!(unpack(line), Err(Flaw::Damaged(_))), "{line}");
        }
    }
}
