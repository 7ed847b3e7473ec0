//! Help lying over a screen: which page is open, how far it is scrolled, what is lit in the contents.

mod page;

use super::Mode;
use super::action::Command;
use crate::text::Text;
use page::COLUMNS;
pub use page::Page;
use std::cell::Cell;

/// How far the page keys go, in lines.
const LEAP: usize = 10;

/// Help.
#[derive(Debug)]
pub struct Help {
    /// Whose keys it tells: the mode it was opened in.
    pub mode: Mode,
    number: usize,
    /// The line lit in the contents.
    lit: usize,
    /// The number being typed; 0 when none is.
    typed: usize,
    /// Whether the page was chosen in the contents, to which the way back leads.
    chosen: bool,
    top: usize,
    /// The last line that can stand on top. Only the view knows how the texts break into lines, so it tells.
    end: Cell<usize>,
}

impl Help {
    /// Help, open at a page.
    pub fn new(mode: Mode, page: Page) -> Self {
        let number = page.number();
        Self { mode, number, lit: number.max(1), typed: 0, chosen: false, top: 0, end: Cell::new(0) }
    }

    /// The page open.
    pub fn page(&self) -> Page {
        Page::at(self.number)
    }

    /// Its number.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The number of the page lit in the contents, or open.
    pub const fn lit(&self) -> usize {
        self.lit
    }

    /// The line on top, when there are `lines` and `shown` of them fit.
    pub fn top(&self, lines: usize, shown: usize) -> usize {
        let end = lines.saturating_sub(shown);
        self.end.set(end);
        self.top.min(end)
    }

    /// Whether a command does something on the page open.
    pub fn offers(&self, command: Command) -> bool {
        let contents = self.number == 0;
        match command {
            Command::Up => contents || self.end.get() > 0,
            Command::Enter | Command::Next => contents,
            Command::Left => !contents,
            _ => true,
        }
    }

    /// What a command does on the page open.
    pub const fn label(&self, command: Command, text: &Text) -> &'static str {
        match command {
            Command::Help if self.number == 0 => text.help.keys,
            Command::Help => text.help.contents,
            Command::Up if self.number > 0 => text.help.scroll,
            Command::Up => text.key.choose,
            Command::Enter => text.key.open,
            Command::Left | Command::Next => text.key.page,
            _ => text.key.back,
        }
    }

    /// Opens the page of a number from the contents.
    pub fn choose(&mut self, number: usize) {
        self.turn_to(number.clamp(1, Page::COUNT));
        self.chosen = true;
    }

    /// Takes a key. Returns whether Help stays open.
    pub fn command(&mut self, command: Command) -> bool {
        let typed = std::mem::take(&mut self.typed);
        match command {
            Command::Digit(digit) => self.type_digit(typed, digit),
            Command::Next => self.turn(1),
            Command::Previous => self.turn(Page::COUNT),
            Command::Menu if self.chosen => self.turn_to(0),
            Command::Menu => return false,
            _ if self.number == 0 => self.in_contents(command),
            Command::Right => self.turn(1),
            Command::Left => self.turn(Page::COUNT),
            Command::Help => self.turn_to(0),
            _ => self.scroll(command),
        }
        true
    }

    /// A digit of the number of a page, which is lit in the contents.
    fn type_digit(&mut self, typed: usize, digit: u8) {
        let digit = usize::from(digit);
        self.typed = Some(typed * 10 + digit).filter(|&number| number <= Page::COUNT).unwrap_or(digit);
        if self.number > 0 {
            self.turn_to(0);
        }
        self.lit = if self.typed > 0 { self.typed } else { self.lit };
    }

    fn in_contents(&mut self, command: Command) {
        match command {
            Command::Enter => self.choose(self.lit),
            // The contents tell of every page, so the same key leads to the keys.
            Command::Help => self.choose(Page::Keys.number()),
            Command::Left | Command::Right => {
                let at = COLUMNS.iter().position(|column| column.contains(&self.lit)).unwrap_or(0);
                let next = if command == Command::Right { at + 1 } else { at.saturating_sub(1) };
                if let Some(column) = COLUMNS.get(next).filter(|_| next != at) {
                    self.lit = (column.start + self.lit - COLUMNS[at].start).min(column.end - 1);
                }
            }
            _ => {
                if let Some(line) = command.step(self.lit - 1, Page::COUNT) {
                    self.lit = line + 1;
                }
            }
        }
    }

    fn scroll(&mut self, command: Command) {
        let now = self.top.min(self.end.get());
        self.top = match command {
            Command::Up => now.saturating_sub(1),
            Command::Down => now + 1,
            Command::PageUp => now.saturating_sub(LEAP),
            Command::PageDown => now + LEAP,
            Command::First => 0,
            Command::Last => usize::MAX,
            _ => now,
        };
    }

    /// So many pages on, round and round; the contents lie between the last and the first.
    fn turn(&mut self, pages: usize) {
        self.turn_to((self.number + pages) % (Page::COUNT + 1));
    }

    fn turn_to(&mut self, number: usize) {
        self.number = number;
        self.top = 0;
        if number == 0 {
            self.chosen = false;
        } else {
            self.lit = number;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Help, Page};
    use crate::app::Mode;
    use crate::app::action::Command;
    use crate::rules::ruleset::Preset;
    use crate::text::help::page::Topic;

    #[test]
    fn it_scrolls_to_its_ends_and_no_further() {
        let mut help = Help::new(Mode::Home, Page::Keys);
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
            (Command::Last, 5),
            (Command::Right, 0),
        ] {
            assert!(help.command(command));
            assert_eq!(help.top(25, 20), top, "{command:?}");
        }
        // A stray Enter leads nowhere, least of all to the board.
        assert!(help.command(Command::Enter));
        assert_eq!((help.top(5, 20), help.number()), (0, 2));
    }

    #[test]
    fn its_pages_go_round_and_each_stands_in_one_group() {
        let mut help = Help::new(Mode::Home, Page::Contents);
        let mut seen = Vec::new();
        for number in 0..=Page::COUNT {
            assert_eq!((help.number(), help.page().number()), (number, number));
            seen.push(help.page());
            help.command(Command::Next);
        }
        assert_eq!(help.page(), Page::Contents);
        assert!(Preset::ALL.into_iter().all(|preset| seen.contains(&Page::RuleSet(preset))));
        assert!(Topic::BOARD.into_iter().chain(Topic::STORY).all(|topic| seen.contains(&Page::Topic(topic))));
        assert_eq!(seen.iter().filter(|&&page| page == Page::Custom).count(), 1);
        help.command(Command::Previous);
        assert_eq!((help.page(), Page::at(Page::COUNT)), (Page::Custom, Page::Custom));
        let grouped: Vec<usize> = Page::GROUPS.into_iter().flatten().collect();
        assert_eq!(grouped, (1..=Page::COUNT).collect::<Vec<_>>());
    }

    #[test]
    fn a_page_is_chosen_by_its_number_or_by_the_arrows() {
        let digits = |help: &mut Help, number: &[u8]| {
            for &digit in number {
                assert!(help.command(Command::Digit(digit)));
            }
        };
        let mut help = Help::new(Mode::Table, Page::Keys);
        for (typed, lit) in [(&[1][..], 1), (&[1, 2], 12), (&[9, 9], 9), (&[0], 8), (&[0, 7], 7)] {
            help.command(Command::Up);
            digits(&mut help, typed);
            assert_eq!((help.number(), help.lit()), (0, lit), "{typed:?}");
        }
        help.command(Command::Enter);
        assert_eq!(help.number(), 7);
        for (command, lit) in [
            (Command::Help, 7),
            (Command::Right, 20),
            (Command::Right, 29),
            (Command::Right, 29),
            (Command::Last, Page::COUNT),
            (Command::Left, 22),
            (Command::First, 1),
            (Command::Left, 1),
            (Command::Up, 1),
            (Command::Down, 2),
        ] {
            assert!(help.command(command));
            assert_eq!(help.lit(), lit, "{command:?}");
        }
    }

    #[test]
    fn the_way_back_leads_through_the_contents_where_one_came_through_them() {
        let mut help = Help::new(Mode::Table, Page::Keys);
        help.command(Command::Right);
        assert!(!help.command(Command::Menu));
        let mut help = Help::new(Mode::Table, Page::Keys);
        for command in [Command::Help, Command::Down, Command::Enter, Command::Right, Command::Menu] {
            assert!(help.command(command));
        }
        assert_eq!((help.page(), help.lit()), (Page::Contents, 3));
        assert!(!help.command(Command::Menu));
        // The key that leads to the contents leads from there to the keys.
        help.command(Command::Help);
        assert_eq!(help.page(), Page::Keys);
    }
}
