//! The screen: a frame is put together in memory and goes out in one write, or not at all if nothing changed.

use std::cell::RefCell;
use std::fmt::{self, Write as _};
use std::io::{self, Write};
use std::rc::Rc;

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Rect, Size};
use ratatui::{Frame, Terminal};

use super::cycle::Surface;
use super::ink;
use super::signals;
use super::terminal::{self, Tty};

const BEGIN: &str = "\x1b[?2026h";
const END: &str = "\x1b[?2026l";

/// The terminal's screen.
pub struct Screen {
    sheet: Terminal<Sheet>,
    page: Page,
    tty: Tty,
}

impl Screen {
    /// The screen of a terminal that was taken.
    pub fn new(tty: Tty) -> io::Result<Self> {
        let page = Page::default();
        let sheet = Terminal::new(Sheet::new(&page, terminal::size()?))?;
        Ok(Self { sheet, page, tty })
    }
}

impl Surface for Screen {
    fn draw(&mut self, paint: &mut dyn FnMut(&mut Frame<'_>)) -> io::Result<()> {
        self.sheet.draw(|frame| paint(frame))?;
        self.page.send(&mut self.tty)
    }

    fn refresh(&mut self) -> io::Result<()> {
        let size = terminal::size()?;
        self.sheet.backend_mut().size = size;
        // Not Terminal::clear, which asks the terminal for its cursor and waits for the answer.
        self.sheet.resize(Rect::from((Position::ORIGIN, size)))
    }

    fn alive(&mut self) -> io::Result<()> {
        terminal::size().map(|_| ())
    }

    fn retake(&mut self) -> io::Result<()> {
        terminal::take(&mut self.tty)?;
        self.sheet.backend_mut().shown = false;
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
struct Page(Rc<RefCell<String>>);

impl Page {
    /// Sends what has gathered as one frame that the terminal shows at once; nothing, if nothing has.
    fn send(&self, out: &mut impl Write) -> io::Result<()> {
        let mut bytes = self.0.borrow_mut();
        if bytes.is_empty() {
            return Ok(());
        }
        bytes.push_str(END);
        let sent = out.write_all(bytes.as_bytes());
        bytes.clear();
        sent
    }

    /// Adds to the frame.
    fn add(&self, write: impl FnOnce(&mut String) -> fmt::Result) -> io::Result<()> {
        let mut bytes = self.0.borrow_mut();
        if bytes.is_empty() {
            bytes.push_str(BEGIN);
        }
        write(&mut bytes).map_err(io::Error::other)
    }

    fn say(&self, sequence: &str) -> io::Result<()> {
        self.add(|bytes| bytes.write_str(sequence))
    }
}

/// Ratatui's terminal in front of [`Page`]. It never writes to the terminal itself, so it cannot fail, and it says
/// nothing twice: a frame equal to the last one costs no byte.
struct Sheet {
    page: Page,
    size: Size,
    shown: bool,
    place: Option<Position>,
}

impl Sheet {
    fn new(page: &Page, size: Size) -> Self {
        Self { page: page.clone(), size, shown: false, place: None }
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
        self.page.add(|bytes| ink::write(content, bytes))
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.shown, false) { self.page.say("\x1b[?25l") } else { Ok(()) }
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.shown, true) { Ok(()) } else { self.page.say("\x1b[?25h") }
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        // The terminal is asked nothing once it is running.
        Ok(self.place.unwrap_or(Position::ORIGIN))
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        if self.place.replace(position) == Some(position) {
            return Ok(());
        }
        self.page.add(|bytes| write!(bytes, "\x1b[{};{}H", position.y + 1, position.x + 1))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, part: ClearType) -> io::Result<()> {
        self.place = None;
        self.page.say(match part {
            ClearType::All => "\x1b[2J",
            ClearType::AfterCursor => "\x1b[J",
            ClearType::BeforeCursor => "\x1b[1J",
            ClearType::CurrentLine => "\x1b[2K",
            ClearType::UntilNewLine => "\x1b[K",
        })
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

    use super::{Page, Sheet};

    fn frame(sheet: &mut Terminal<Sheet>, page: &Page, words: &str, cursor: Option<(u16, u16)>) -> String {
        sheet
            .draw(|frame| {
                frame.render_widget(words, frame.area());
                if let Some(place) = cursor {
                    frame.set_cursor_position(place);
                }
            })
            .unwrap();
        let mut out = Vec::new();
        page.send(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_frame_is_whole_and_an_equal_one_is_silent() {
        let page = Page::default();
        let mut sheet = Terminal::new(Sheet::new(&page, Size::new(20, 2))).unwrap();
        let first = frame(&mut sheet, &page, "0:30", None);
        assert!(first.starts_with("\x1b[?2026h") && first.ends_with("\x1b[?2026l"), "{first:?}");
        assert!(first.contains("0:30") && !first.contains("\x1b[6n"), "{first:?}");
        assert_eq!(frame(&mut sheet, &page, "0:30", None), "");
        assert!(frame(&mut sheet, &page, "0:29", None).contains("29"));
    }

    #[test]
    fn the_cursor_is_moved_only_when_it_moves() {
        let page = Page::default();
        let mut sheet = Terminal::new(Sheet::new(&page, Size::new(20, 2))).unwrap();
        assert!(frame(&mut sheet, &page, "name", Some((4, 0))).contains("\x1b[?25h\x1b[1;5H"));
        assert_eq!(frame(&mut sheet, &page, "name", Some((4, 0))), "");
        assert!(frame(&mut sheet, &page, "name", None).contains("\x1b[?25l"));
        assert_eq!(frame(&mut sheet, &page, "name", None), "");
    }

    #[test]
    fn a_terminal_of_no_size_is_no_trouble() {
        let page = Page::default();
        let mut sheet = Terminal::new(Sheet::new(&page, Size::new(0, 0))).unwrap();
        assert_eq!(frame(&mut sheet, &page, "x", None), "");
    }
}
