//! The pen: colours and weights, and the fewest codes that turn one into another.

use std::fmt::{self, Write};

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// The codes that switch a modifier on and off. Bold and dim are switched off together.
const MODIFIERS: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

/// What is seen of a blank cell, besides the background.
const SEEN_OF_BLANKS: Modifier = Modifier::REVERSED.union(Modifier::UNDERLINED).union(Modifier::CROSSED_OUT);

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Pen {
    pub(super) const PLAIN: Self = Self { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

    pub(super) const fn of(cell: &Cell) -> Self {
        Self { fg: cell.fg, bg: cell.bg, modifier: cell.modifier }
    }

    /// Whether blanks show nothing of it.
    pub(super) fn is_bare(self) -> bool {
        self.bg == Color::Reset && !self.modifier.intersects(SEEN_OF_BLANKS)
    }

    /// Makes it another pen by the fewest codes.
    pub(super) fn change(&mut self, to: Self, out: &mut String) -> fmt::Result {
        if *self == to {
            return Ok(());
        }
        if to == Self::PLAIN {
            *self = to;
            out.push_str("\x1b[0m");
            return Ok(());
        }
        let mut codes = Codes { out, any: false };
        let gone = self.modifier - to.modifier;
        let mut kept = self.modifier & to.modifier;
        for (modifier, _, off) in MODIFIERS {
            // 22 for bold and dim, and 25 for both blinks, is said once.
            let twin = MODIFIERS
                .iter()
                .take_while(|row| row.0 != modifier)
                .any(|row| row.2 == off && gone.contains(row.0));
            if gone.contains(modifier) && !twin {
                codes.add(format_args!("{off}"))?;
                for (other, _, same) in MODIFIERS {
                    if same == off {
                        kept -= other;
                    }
                }
            }
        }
        for (modifier, on, _) in MODIFIERS {
            if (to.modifier - kept).contains(modifier) {
                codes.add(format_args!("{on}"))?;
            }
        }
        if self.fg != to.fg {
            codes.paint(to.fg, 30)?;
        }
        if self.bg != to.bg {
            codes.paint(to.bg, 40)?;
        }
        *self = to;
        codes.end();
        Ok(())
    }
}

/// One sequence of codes. An empty one would be a full reset, so it is never written.
struct Codes<'a> {
    out: &'a mut String,
    any: bool,
}

impl Codes<'_> {
    fn add(&mut self, code: fmt::Arguments<'_>) -> fmt::Result {
        self.out.push_str(if self.any { ";" } else { "\x1b[" });
        self.any = true;
        self.out.write_fmt(code)
    }

    /// A colour, for the foreground (30) or the background (40).
    fn paint(&mut self, color: Color, ground: u8) -> fmt::Result {
        let bright = ground + 60;
        let plain = match color {
            Color::Reset => ground + 9,
            Color::Black => ground,
            Color::Red => ground + 1,
            Color::Green => ground + 2,
            Color::Yellow => ground + 3,
            Color::Blue => ground + 4,
            Color::Magenta => ground + 5,
            Color::Cyan => ground + 6,
            Color::Gray => ground + 7,
            Color::DarkGray => bright,
            Color::LightRed => bright + 1,
            Color::LightGreen => bright + 2,
            Color::LightYellow => bright + 3,
            Color::LightBlue => bright + 4,
            Color::LightMagenta => bright + 5,
            Color::LightCyan => bright + 6,
            Color::White => bright + 7,
            Color::Indexed(n) => return self.add(format_args!("{};5;{n}", ground + 8)),
            Color::Rgb(r, g, b) => return self.add(format_args!("{};2;{r};{g};{b}", ground + 8)),
        };
        self.add(format_args!("{plain}"))
    }

    fn end(self) {
        if self.any {
            self.out.push('m');
        }
    }
}
