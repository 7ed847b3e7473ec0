//! The screen: a frame is put together in memory and goes out in one write, or not at all if nothing changed.

use std::io::{self, Write};

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::changes::changes;
use super::cycle::Surface;
use super::ink;
use super::signals;
use super::terminal::{self, Tty};

/// The terminal holds back what it shows until the whole frame is there.
const BEGIN: &str = "\x1b[?2026h";
const END: &str = "\x1b[?2026l";
/// Wipes the screen, in no colour.
const WIPE: &str = "\x1b[0m\x1b[2J";

/// The terminal's screen.
pub struct Screen {
    sheet: Sheet,
    tty: Tty,
}

impl Screen {
    /// The screen of a terminal that was taken.
    pub fn new(tty: Tty) -> io::Result<Self> {
        Ok(Self { sheet: Sheet::new(whole()?), tty })
    }
}

/// The whole screen as it is now.
fn whole() -> io::Result<Rect> {
    Ok(Rect::from((Position::ORIGIN, terminal::size()?)))
}

impl Surface for Screen {
    fn draw(&mut self, paint: &mut dyn FnMut(&mut Buffer)) -> io::Result<()> {
        match self.sheet.frame(paint)? {
            "" => Ok(()),
            bytes => self.tty.write_all(bytes.as_bytes()),
        }
    }

    fn refresh(&mut self) -> io::Result<()> {
        self.sheet = Sheet::new(whole()?);
        Ok(())
    }

    fn alive(&mut self) -> io::Result<()> {
        terminal::size().map(|_| ())
    }

    fn retake(&mut self) -> io::Result<()> {
        terminal::take(&mut self.tty)?;
        self.refresh()
    }

    fn stop(&mut self, whole_job: bool) -> io::Result<()> {
        terminal::restore();
        signals::stop(whole_job)?;
        self.retake()
    }
}

/// Two frames, the one shown and the next, and the bytes that lead from one to the other. It never writes to the
/// terminal itself, and it says nothing twice: a frame equal to the last one costs no byte.
#[derive(Debug)]
pub(super) struct Sheet {
    shown: Buffer,
    next: Buffer,
    bytes: String,
    /// Whether the screen may still show something else.
    unknown: bool,
}

impl Sheet {
    /// For a screen that may show anything.
    pub(super) fn new(area: Rect) -> Self {
        Self { shown: Buffer::empty(area), next: Buffer::empty(area), bytes: String::new(), unknown: true }
    }

    /// Paints the next frame. Returns the bytes that make the terminal show it at once; none if it shows it already.
    pub(super) fn frame(&mut self, paint: &mut dyn FnMut(&mut Buffer)) -> io::Result<&str> {
        self.next.reset();
        paint(&mut self.next);
        self.bytes.clear();
        self.bytes.push_str(BEGIN);
        if std::mem::take(&mut self.unknown) {
            self.bytes.push_str(WIPE);
        }
        ink::write(&changes(&self.shown, &self.next), self.next.area.width, &mut self.bytes)
            .map_err(io::Error::other)?;
        std::mem::swap(&mut self.shown, &mut self.next);
        if self.bytes.len() == BEGIN.len() {
            return Ok("");
        }
        self.bytes.push_str(END);
        Ok(&self.bytes)
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::Sheet;

    fn frame(sheet: &mut Sheet, words: &str) -> String {
        let paint = &mut |buf: &mut Buffer| {
            let width = usize::from(buf.area.width);
            if buf.area.height > 0 {
                buf.set_stringn(0, 0, words, width, Style::new());
            }
        };
        sheet.frame(paint).unwrap().to_owned()
    }

    #[test]
    fn a_frame_is_whole_and_an_equal_one_is_silent() {
        let mut sheet = Sheet::new(Rect::new(0, 0, 20, 2));
        let first = frame(&mut sheet, "0:30");
        assert!(
            first.starts_with("\x1b[?2026h\x1b[0m\x1b[2J") && first.ends_with("\x1b[?2026l"),
            "{first:?}"
        );
        assert!(first.contains("0:30") && !first.contains("\x1b[6n"), "{first:?}");
        assert_eq!(frame(&mut sheet, "0:30"), "");
        assert_eq!(frame(&mut sheet, "0:29"), "\x1b[?2026h\x1b[1;3H29\x1b[?2026l");
    }

    #[test]
    fn an_empty_first_frame_wipes_what_was_there() {
        let mut sheet = Sheet::new(Rect::new(0, 0, 20, 2));
        assert!(frame(&mut sheet, "").contains("\x1b[2J"));
        assert_eq!(frame(&mut sheet, ""), "");
    }

    #[test]
    fn a_terminal_of_no_size_is_no_trouble() {
        let mut sheet = Sheet::new(Rect::new(0, 0, 0, 0));
        frame(&mut sheet, "x");
        assert_eq!(frame(&mut sheet, "x"), "");
    }
}
