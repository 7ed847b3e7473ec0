//! The screen: a frame is put together in memory and goes out in one write, or not at all if nothing changed.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Rect, Size};
use ratatui::{Frame, Terminal};

use super::cycle::Surface;
use super::signals;
use super::terminal::{self, Tty};

const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";

/// The terminal's screen.
pub struct Screen {
    page: Terminal<Sheet>,
    ink: Ink,
    tty: Tty,
}

impl Screen {
    /// The screen of a terminal that was taken.
    pub fn new(tty: Tty) -> io::Result<Self> {
        let ink = Ink::default();
        let page = Terminal::new(Sheet::new(&ink, terminal::size()?))?;
        Ok(Self { page, ink, tty })
    }
}

impl Surface for Screen {
    fn draw(&mut self, paint: &mut dyn FnMut(&mut Frame<'_>)) -> io::Result<()> {
        self.page.draw(|frame| paint(frame))?;
        self.ink.send(&mut self.tty)
    }

    fn refresh(&mut self) -> io::Result<()> {
        let size = terminal::size()?;
        self.page.backend_mut().size = size;
        // Not Terminal::clear, which asks the terminal for its cursor and waits for the answer.
        self.page.resize(Rect::from((Position::ORIGIN, size)))
    }

    fn alive(&mut self) -> io::Result<()> {
        terminal::size().map(|_| ())
    }

    fn retake(&mut self) -> io::Result<()> {
        terminal::take(&mut self.tty)?;
        self.page.backend_mut().cursor = Cursor::Hidden;
        self.refresh()
    }

    fn stop(&mut self, whole_job: bool) -> io::Result<()> {
        terminal::restore();
        signals::stop(whole_job)?;
        self.retake()
    }
}

/// The bytes of one frame.
#[derive(Clone, Default)]
struct Ink(Rc<RefCell<Vec<u8>>>);

impl Ink {
    /// Sends what has gathered as one frame that the terminal shows at once; nothing, if nothing has.
    fn send(&self, out: &mut impl Write) -> io::Result<()> {
        let mut bytes = self.0.borrow_mut();
        if bytes.is_empty() {
            return Ok(());
        }
        bytes.extend_from_slice(END);
        let sent = out.write_all(&bytes);
        bytes.clear();
        sent
    }
}

impl Write for Ink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut frame = self.0.borrow_mut();
        if frame.is_empty() {
            frame.extend_from_slice(BEGIN);
        }
        frame.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Cursor {
    Hidden,
    Shown,
}

/// Ratatui's terminal in front of [`Ink`]. It never writes to the terminal itself, so it cannot fail, and it
/// says nothing twice: a frame equal to the last one costs no byte.
struct Sheet {
    inner: CrosstermBackend<Ink>,
    size: Size,
    cursor: Cursor,
    place: Option<Position>,
}

impl Sheet {
    fn new(ink: &Ink, size: Size) -> Self {
        Self { inner: CrosstermBackend::new(ink.clone()), size, cursor: Cursor::Hidden, place: None }
    }
}

impl Backend for Sheet {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut content = content.peekable();
        if content.peek().is_none() {
            return Ok(());
        }
        self.place = None;
        self.inner.draw(content)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.cursor == Cursor::Hidden {
            return Ok(());
        }
        self.cursor = Cursor::Hidden;
        self.inner.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.cursor == Cursor::Shown {
            return Ok(());
        }
        self.cursor = Cursor::Shown;
        self.inner.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        // The terminal is asked nothing once it is running.
        Ok(self.place.unwrap_or(Position::ORIGIN))
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        if self.place == Some(position) {
            return Ok(());
        }
        self.place = Some(position);
        self.inner.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.inner.clear()
    }

    fn clear_region(&mut self, part: ClearType) -> io::Result<()> {
        self.inner.clear_region(part)
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.size)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.size, pixels: Size::default() })
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::layout::Size;

    use super::{Ink, Sheet};

    fn frame(page: &mut Terminal<Sheet>, ink: &Ink, words: &str, cursor: Option<(u16, u16)>) -> String {
        page.draw(|frame| {
            frame.render_widget(words, frame.area());
            if let Some(place) = cursor {
                frame.set_cursor_position(place);
            }
        })
        .unwrap();
        let mut out = Vec::new();
        ink.send(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_frame_is_whole_and_an_equal_one_is_silent() {
        let ink = Ink::default();
        let mut page = Terminal::new(Sheet::new(&ink, Size::new(20, 2))).unwrap();
        let first = frame(&mut page, &ink, "0:30", None);
        assert!(first.starts_with("\x1b[?2026h") && first.ends_with("\x1b[?2026l"), "{first:?}");
        assert!(first.contains("0:30") && !first.contains("\x1b[6n"), "{first:?}");
        assert_eq!(frame(&mut page, &ink, "0:30", None), "");
        assert!(frame(&mut page, &ink, "0:29", None).contains("29"));
    }

    #[test]
    fn the_cursor_is_moved_only_when_it_moves() {
        let ink = Ink::default();
        let mut page = Terminal::new(Sheet::new(&ink, Size::new(20, 2))).unwrap();
        assert!(frame(&mut page, &ink, "name", Some((4, 0))).contains("\x1b[?25h\x1b[1;5H"));
        assert_eq!(frame(&mut page, &ink, "name", Some((4, 0))), "");
        assert!(frame(&mut page, &ink, "name", None).contains("\x1b[?25l"));
        assert_eq!(frame(&mut page, &ink, "name", None), "");
    }

    #[test]
    fn a_terminal_of_no_size_is_no_trouble() {
        let ink = Ink::default();
        let mut page = Terminal::new(Sheet::new(&ink, Size::new(0, 0))).unwrap();
        assert_eq!(frame(&mut page, &ink, "x", None), "");
    }
}
