//! Help lying over a screen, and how far it is scrolled.

use super::Mode;
use super::action::Command;
use std::cell::Cell;

/// How far the page keys go, in lines.
const PAGE: usize = 10;

/// Help.
#[derive(Debug)]
pub struct Help {
    /// Whose keys it tells: the mode it was opened in.
    pub mode: Mode,
    top: usize,
    /// The last line that can stand on top. Only the view knows how the texts break into lines, so it tells.
    end: Cell<usize>,
}

impl Help {
    /// Help from its first line on.
    pub const fn new(mode: Mode) -> Self {
        Self { mode, top: 0, end: Cell::new(0) }
    }

    /// The line on top, when there are `lines` and `shown` of them fit.
    pub fn top(&self, lines: usize, shown: usize) -> usize {
        let end = lines.saturating_sub(shown);
        self.end.set(end);
        self.top.min(end)
    }

    /// Takes a key. Returns whether Help stays open.
    pub fn command(&mut self, command: Command) -> bool {
        let now = self.top.min(self.end.get());
        self.top = match command {
            Command::Up => now.saturating_sub(1),
            Command::Down => now + 1,
            Command::PageUp => now.saturating_sub(PAGE),
            Command::PageDown => now + PAGE,
            Command::First => 0,
            Command::Last => usize::MAX,
            _ => return false,
        };
        true
    }
}

#[cfg(test)]
mod tests {
    use super::Help;
    use crate::app::Mode;
    use crate::app::action::Command;

    #[test]
    fn it_scrolls_to_its_ends_and_no_further() {
        let mut help = Help::new(Mode::Home);
        assert_eq!(help.top(25, 20), 0);
        for (command, top) in [
            (Command::Up, 0),
            (Command::Down, 1),
            (Command::PageDown, 5),
            (Command::Down, 5),
            (Command::Up, 4),
            (Command::PageUp, 0),
            (Command::Last, 5),
            (Command::First, 0),
        ] {
            assert!(help.command(command));
            assert_eq!(help.top(25, 20), top, "{command:?}");
        }
        assert!(!help.command(Command::Enter));
        assert_eq!(help.top(5, 20), 0);
    }
}
