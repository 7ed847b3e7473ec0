//! Help lying over a screen: which page is open, and how far it is scrolled.

use super::Mode;
use super::action::Command;
use crate::rules::ruleset::Preset;
use crate::text::help::CHAPTERS;
use std::cell::Cell;

/// How far the page keys go, in lines.
const LEAP: usize = 10;

/// The pages of Help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The keys of where it was opened.
    Keys,
    /// The rules played by there.
    Rules,
    /// Something about the game, below [`CHAPTERS`].
    Chapter(usize),
    /// A rule set by name.
    RuleSet(Preset),
    /// Rules put together by hand.
    Custom,
}

/// Pages before those of the rule sets.
const BEFORE: usize = 2 + CHAPTERS;

impl Page {
    /// How many there are.
    pub const COUNT: usize = BEFORE + Preset::ALL.len() + 1;

    /// The page at a place, from 0.
    pub fn at(place: usize) -> Self {
        match place {
            0 => Self::Keys,
            1 => Self::Rules,
            2..BEFORE => Self::Chapter(place - 2),
            _ => Preset::ALL.get(place - BEFORE).map_or(Self::Custom, |&preset| Self::RuleSet(preset)),
        }
    }
}

/// Help.
#[derive(Debug)]
pub struct Help {
    /// Whose keys it tells: the mode it was opened in.
    pub mode: Mode,
    place: usize,
    top: usize,
    /// The last line that can stand on top. Only the view knows how the texts break into lines, so it tells.
    end: Cell<usize>,
}

impl Help {
    /// Help, open at the keys.
    pub const fn new(mode: Mode) -> Self {
        Self { mode, place: 0, top: 0, end: Cell::new(0) }
    }

    /// Help, open at the rules played by.
    pub const fn on_rules(mode: Mode) -> Self {
        Self { place: 1, ..Self::new(mode) }
    }

    /// The page open.
    pub fn page(&self) -> Page {
        Page::at(self.place)
    }

    /// Where it stands, from 0, below [`Page::COUNT`].
    pub const fn place(&self) -> usize {
        self.place
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
            Command::PageUp => now.saturating_sub(LEAP),
            Command::PageDown => now + LEAP,
            Command::First => 0,
            Command::Last => usize::MAX,
            Command::Left | Command::Right => {
                let step = if command == Command::Right { 1 } else { Page::COUNT - 1 };
                self.place = (self.place + step) % Page::COUNT;
                0
            }
            _ => return false,
        };
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{Help, Page};
    use crate::app::Mode;
    use crate::app::action::Command;
    use crate::rules::ruleset::Preset;

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
            (Command::Last, 5),
            (Command::Right, 0),
        ] {
            assert!(help.command(command));
            assert_eq!(help.top(25, 20), top, "{command:?}");
        }
        assert!(!help.command(Command::Enter));
        assert_eq!(help.top(5, 20), 0);
    }

    #[test]
    fn its_pages_go_round() {
        let mut help = Help::new(Mode::Home);
        let mut seen = Vec::new();
        for _ in 0..Page::COUNT {
            seen.push(help.page());
            help.command(Command::Right);
        }
        assert_eq!(help.page(), Page::Keys);
        assert!(Preset::ALL.into_iter().all(|preset| seen.contains(&Page::RuleSet(preset))));
        assert_eq!(seen.iter().filter(|&&page| page == Page::Custom).count(), 1);
        help.command(Command::Left);
        assert_eq!(help.page(), Page::Custom);
        assert_eq!(Help::on_rules(Mode::Form).page(), Page::Rules);
    }
}
