//! File names that any system takes, whatever the players are called.

use crate::rules::color::ByColor;

/// Longest name of one player, in bytes; with date, number and ending a file name stays far below 255.
const LONGEST_PLAYER: usize = 80;
/// Names Windows keeps for devices, with any ending.
const DEVICES: [&str; 4] = ["CON", "PRN", "AUX", "NUL"];
/// Devices that are numbered.
const PORTS: [&str; 2] = ["COM", "LPT"];

/// The id of a game: day and players, Black first.
pub fn game(day: &str, names: &ByColor<String>) -> String {
    let black = player(&names.black, "Black");
    let white = player(&names.white, "White");
    format!("{day}-{black}-{white}")
}

fn player(name: &str, nobody: &str) -> String {
    let name = part(name, LONGEST_PLAYER);
    if name.is_empty() { nobody.to_owned() } else { name }
}

/// A file name that says as much of `text` as can be, at most `longest` bytes long; never empty.
pub fn plain(text: &str, longest: usize) -> String {
    let name = part(text, longest);
    if name.is_empty() {
        return "game".to_owned();
    }
    let stem = name.split('.').next().unwrap_or_default().to_uppercase();
    let port = PORTS.iter().any(|port| {
        stem.strip_prefix(port)
            .is_some_and(|number| number.chars().count() == 1 && number.chars().all(is_digit))
    });
    if port || DEVICES.contains(&stem.as_str()) { format!("_{name}") } else { name }
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '¹' | '²' | '³')
}

/// What can stay of a text: whatever is no letter of any script, digit or hyphen becomes `_`, once; invisible
/// characters go; no dot, blank or hyphen begins or ends it.
fn part(text: &str, longest: usize) -> String {
    let mut kept = String::new();
    for c in text.chars().filter(|&c| !is_invisible(c)) {
        let c = if is_safe(c) { c } else { '_' };
        if c == '_' && (kept.is_empty() || kept.ends_with('_')) {
            continue;
        }
        if kept.len() + c.len_utf8() > longest {
            break;
        }
        kept.push(c);
    }
    kept.trim_matches(['_', '.', '-']).to_owned()
}

fn is_safe(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphanumeric() || matches!(c, '-' | '.')
    } else {
        !c.is_whitespace() && !c.is_control()
    }
}

/// Characters that show nothing or change the direction of writing.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{ffff}'
        | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::{game, plain};
    use crate::rules::color::ByColor;
    use proptest::{prop_assert, proptest};

    fn id(black: &str, white: &str) -> String {
        game("2026-11-30", &ByColor { black: black.to_owned(), white: white.to_owned() })
    }

    #[test]
    fn names_of_games() {
        for (black, white, expected) in [
            ("Li", "Wang", "2026-11-30-Li-Wang"),
            ("李世石", "柯 洁", "2026-11-30-李世石-柯_洁"),
            ("", "  ", "2026-11-30-Black-White"),
            ("../../etc/passwd", "a\\b:c*?", "2026-11-30-etc_passwd-a_b_c"),
            (".hidden", "-rf", "2026-11-30-hidden-rf"),
            ("O'Brien (2d)", "J. Smith", "2026-11-30-O_Brien_2d-J._Smith"),
            ("a\u{202e}b\n\u{1b}[2J", "이\u{200b}세돌", "2026-11-30-ab_2J-이세돌"),
            ("नेत्र", "ก่อ", "2026-11-30-नेत्र-ก่อ"),
        ] {
            assert_eq!(id(black, white), expected);
        }
    }

    #[test]
    fn long_names_are_cut_between_characters() {
        let name = id(&"手".repeat(200), &"x".repeat(500));
        assert_eq!(name, format!("2026-11-30-{}-{}", "手".repeat(26), "x".repeat(80)));
    }

    #[test]
    fn devices_of_windows_are_avoided() {
        for (text, name) in [
            ("con", "_con"),
            ("NUL.sgf", "_NUL.sgf"),
            ("com1", "_com1"),
            ("lpt²", "_lpt²"),
            ("console", "console"),
            ("com", "com"),
            ("com10", "com10"),
            ("", "game"),
            ("...", "game"),
        ] {
            assert_eq!(plain(text, 100), name);
        }
    }

    proptest! {
        #[test]
        fn every_name_is_a_plain_file_name(text in proptest::collection::vec(proptest::char::any(), 0..300)) {
            let text: String = text.into_iter().collect();
            let name = plain(&text, 120);
            prop_assert!(!name.is_empty() && name.len() <= 121, "{name:?}");
            prop_assert!(!name.chars().any(|c| c.is_control() || "/\\:*?\"<>| ".contains(c)), "{name:?}");
            prop_assert!(!name.starts_with(['.', '-']) && !name.ends_with(['.', ' ']), "{name:?}");
        }
    }
}
