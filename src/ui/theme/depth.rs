//! How many colours the terminal has, told from what the environment says.

/// How many colours there are to paint with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// 24-bit colours.
    TrueColor,
    /// The 256 colours of xterm.
    Indexed,
    /// The sixteen of the terminal's palette.
    Sixteen,
    /// None: bold, dim and reversed only.
    Mono,
}

/// The variables that tell what a terminal can show; `None` where unset.
#[derive(Clone, Copy, Debug, Default)]
pub struct Environment<'a> {
    /// `TERM`.
    pub term: Option<&'a str>,
    /// `COLORTERM`.
    pub colorterm: Option<&'a str>,
    /// `NO_COLOR`: set and not empty means no colours (no-color.org).
    pub no_color: Option<&'a str>,
}

impl Depth {
    /// Reads `truecolor`, `256`, `16` or `mono`; `None` for anything else, `auto` included.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "truecolor" => Some(Self::TrueColor),
            "256" => Some(Self::Indexed),
            "16" => Some(Self::Sixteen),
            "mono" => Some(Self::Mono),
            _ => None,
        }
    }

    /// The depth asked for by name, else what the environment promises. 24 bits only where `COLORTERM` says so:
    /// some terminals misread them.
    pub fn detect(asked: Option<&str>, env: Environment<'_>) -> Self {
        if let Some(depth) = asked.and_then(Self::from_name) {
            return depth;
        }
        let term = env.term.unwrap_or_default();
        if env.no_color.is_some_and(|value| !value.is_empty()) || term == "dumb" || term.starts_with("vt") {
            return Self::Mono;
        }
        match env.colorterm {
            Some("truecolor" | "24bit") => Self::TrueColor,
            _ if term.ends_with("-direct") => Self::TrueColor,
            _ if term.contains("256color") => Self::Indexed,
            _ => Self::Sixteen,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Depth, Environment};

    #[test]
    fn the_environment_decides_unless_asked() {
        for (asked, term, colorterm, no_color, depth) in [
            (None, Some("xterm-256color"), Some("truecolor"), None, Depth::TrueColor),
            (None, Some("xterm"), Some("24bit"), None, Depth::TrueColor),
            (None, Some("xterm-direct"), None, None, Depth::TrueColor),
            (None, Some("xterm-256color"), None, None, Depth::Indexed),
            (None, Some("screen-256color"), Some("yes"), None, Depth::Indexed),
            (None, Some("xterm"), None, None, Depth::Sixteen),
            (None, Some("linux"), None, None, Depth::Sixteen),
            (None, None, None, None, Depth::Sixteen),
            (None, Some("dumb"), Some("truecolor"), None, Depth::Mono),
            (None, Some("vt100"), None, None, Depth::Mono),
            (None, Some("xterm-256color"), Some("truecolor"), Some("1"), Depth::Mono),
            (None, Some("xterm-256color"), None, Some(""), Depth::Indexed),
            (Some("auto"), Some("xterm"), None, None, Depth::Sixteen),
            (Some("truecolor"), Some("dumb"), None, Some("1"), Depth::TrueColor),
            (Some("256"), Some("xterm"), None, None, Depth::Indexed),
            (Some("16"), Some("xterm-256color"), Some("truecolor"), None, Depth::Sixteen),
            (Some("mono"), Some("xterm-256color"), Some("truecolor"), None, Depth::Mono),
        ] {
            let env = Environment { term, colorterm, no_color };
            assert_eq!(Depth::detect(asked, env), depth, "{asked:?} {env:?}");
        }
    }
}
