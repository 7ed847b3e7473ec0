//! Help lying over a screen: which page is open, how far it is scrolled, what is lit in the contents.

mod page;

use super::bind::{Bind, Bound, Groups};
use super::shared::{Lists, suspend};
use super::{Desk, Mode, Next};
use crate::text::Text;
use page::COLUMNS;
pub use page::Page;
use std::cell::Cell;

type Keys = Bind<Help>;

/// How far the page keys go, in lines.
const LEAP: isize = 10;

/// Help.
#[derive(Debug)]
pub struct Help {
    /// Whose keys it tells: the mode it was opened in.
    pub mode: Mode,
    number: usize,
    /// The line lit in the contents.
    lit: usize,
    /// The number being typed; 0 when none is.
    typing: usize,
    /// The number that had been typed when the key came.
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
        Self {
            mode,
            number,
            lit: number.max(1),
            typing: 0,
            typed: 0,
            chosen: false,
            top: 0,
            end: Cell::new(0),
        }
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

    /// Opens the page of a number from the contents.
    pub fn choose(&mut self, number: usize) {
        self.turn_to(number.clamp(1, Page::COUNT));
        self.chosen = true;
    }

    /// A digit of the number of a page, which is lit in the contents.
    fn type_digit(&mut self, digit: u8) {
        let digit = usize::from(digit);
        self.typing = Some(self.typed * 10 + digit).filter(|&number| number <= Page::COUNT).unwrap_or(digit);
        if self.number > 0 {
            self.turn_to(0);
        }
        self.lit = if self.typing > 0 { self.typing } else { self.lit };
    }

    /// Whether the contents are open.
    const fn is_at_contents(&self) -> bool {
        self.number == 0
    }

    /// The next column of the contents, or the one before.
    fn go_aside(&mut self, right: bool) {
        let at = COLUMNS.iter().position(|column| column.contains(&self.lit)).unwrap_or(0);
        let next = if right { at + 1 } else { at.saturating_sub(1) };
        if let Some(column) = COLUMNS.get(next).filter(|_| next != at) {
            self.lit = (column.start + self.lit - COLUMNS[at].start).min(column.end - 1);
        }
    }

    fn scroll(&mut self, by: isize) {
        self.top = self.top.min(self.end.get()).saturating_add_signed(by);
    }

    /// One step back: to the contents where the page was chosen there, else out.
    fn back(&mut self) -> Next {
        if !self.chosen {
            return Next::Close;
        }
        self.turn_to(0);
        Next::Stay
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

/// The contents.
const CONTENTS: &[Keys] = &[
    Keys::also("left h", |help, _| help.go_aside(false)),
    Keys::also("right l", |help, _| help.go_aside(true)),
    Keys::also("space", |help, desk| help.light((help.lit - 1 + 10).min(Page::COUNT - 1), desk)),
    Keys::on("enter", |text| text.key.open, |help, _| help.choose(help.lit)),
];

/// A page.
const PAGES: &[Keys] = &[
    Keys::on("left h", |text| text.key.page, |help, _| help.turn(Page::COUNT))
        .named(|text| text.key_name.sideways.to_owned()),
    Keys::also("right l", |help, _| help.turn(1)),
    Keys::on("up k wheel-up", |text| text.help.scroll, |help, _| help.scroll(-1))
        .named(|text| text.key_name.up_down.to_owned())
        .when(|help, _| help.end.get() > 0),
    Keys::also("down j wheel-down", |help, _| help.scroll(1)),
    Keys::also("pgup", |help, _| help.scroll(-LEAP)),
    Keys::also("pgdn space", |help, _| help.scroll(LEAP)),
    Keys::also("home g", |help, _| help.top = 0),
    Keys::also("end G", |help, _| help.top = usize::MAX),
];

/// What both have. From the contents the key that leads to them leads to the keys.
const BOTH: &[Keys] = &[
    Keys::on("tab", |text| text.key.page, |help, _| help.turn(1)).when(|help, _| help.is_at_contents()),
    Keys::also("tab", |help, _| help.turn(1)),
    Keys::also("backtab s-tab", |help, _| help.turn(Page::COUNT)),
    Keys::each("digit", |help, key, _| {
        help.type_digit(key.digit().unwrap_or(0));
        Next::Stay
    }),
    Keys::on("? f1", |text| text.help.keys, |help, _| help.choose(Page::Keys.number()))
        .when(|help, _| help.is_at_contents()),
    Keys::on("? f1", |text| text.help.contents, |help, _| help.turn_to(0))
        .when(|help, _| !help.is_at_contents()),
    Keys::to("esc c-c", |text| text.key.back, |help, _| help.back()),
    Keys::also_to("q", |help, _| help.back()),
    suspend(),
];

impl Bound for Help {
    fn before(&mut self, _desk: &mut Desk) {
        self.typed = std::mem::take(&mut self.typing);
    }

    fn bindings(&self) -> Groups<Self> {
        if self.is_at_contents() {
            const { &[CONTENTS, Self::THROUGH, BOTH] }
        } else {
            const { &[PAGES, BOTH] }
        }
    }
}

impl Lists for Help {
    fn place(&self) -> (usize, usize) {
        (self.lit - 1, Page::COUNT)
    }

    fn light(&mut self, line: usize, _desk: &mut Desk) {
        self.lit = line + 1;
    }

    fn label(text: &Text) -> &'static str {
        text.key.choose
    }
}

#[cfg(test)]
mod tests {
    use super::{Help, Page};
    use crate::app::Mode;
    use crate::app::bind::Keyed;
    use crate::app::key::Key;
    use crate::app::{App, Next};
    use crate::rules::ruleset::Preset;
    use crate::text::ALL;
    use crate::text::help::page::Topic;

    /// Presses a key; whether Help stays open.
    fn press(help: &mut Help, word: &str) -> bool {
        let mut desk = App::new(ALL[0]).desk;
        let key = Key::named(word).unwrap();
        match help.find(key, &desk) {
            Some(found) => !matches!(help.press(found, key, &mut desk), Next::Close),
            None => true,
        }
    }

    #[test]
    fn it_scrolls_to_its_ends_and_no_further() {
        let mut help = Help::new(Mode::Home, Page::Keys);
        assert_eq!(help.top(25, 20), 0);
        for (key, top) in [
            ("up", 0),
            ("down", 1),
            ("pgdn", 5),
            ("down", 5),
            ("up", 4),
            ("pgup", 0),
            ("end", 5),
            ("home", 0),
            ("end", 5),
            ("right", 0),
        ] {
            assert!(press(&mut help, key));
            assert_eq!(help.top(25, 20), top, "{key}");
        }
        // A stray Enter leads nowhere, least of all to the board.
        assert!(press(&mut help, "enter"));
        assert_eq!((help.top(5, 20), help.number()), (0, 2));
    }

    #[test]
    fn its_pages_go_round_and_each_stands_in_one_group() {
        let mut help = Help::new(Mode::Home, Page::Contents);
        let mut seen = Vec::new();
        for number in 0..=Page::COUNT {
            assert_eq!((help.number(), help.page().number()), (number, number));
            seen.push(help.page());
            press(&mut help, "tab");
        }
        assert_eq!(help.page(), Page::Contents);
        assert!(Preset::ALL.into_iter().all(|preset| seen.contains(&Page::RuleSet(preset))));
        assert!(Topic::BOARD.into_iter().chain(Topic::STORY).all(|topic| seen.contains(&Page::Topic(topic))));
        assert_eq!(seen.iter().filter(|&&page| page == Page::Custom).count(), 1);
        press(&mut help, "backtab");
        assert_eq!((help.page(), Page::at(Page::COUNT)), (Page::Custom, Page::Custom));
        let grouped: Vec<usize> = Page::GROUPS.into_iter().flatten().collect();
        assert_eq!(grouped, (1..=Page::COUNT).collect::<Vec<_>>());
    }

    #[test]
    fn a_page_is_chosen_by_its_number_or_by_the_arrows() {
        let digits = |help: &mut Help, number: &[u8]| {
            for &digit in number {
                assert!(press(help, &digit.to_string()));
            }
        };
        let mut help = Help::new(Mode::Table, Page::Keys);
        for (typed, lit) in [(&[1][..], 1), (&[1, 2], 12), (&[9, 9], 9), (&[0], 8), (&[0, 7], 7)] {
            press(&mut help, "up");
            digits(&mut help, typed);
            assert_eq!((help.number(), help.lit()), (0, lit), "{typed:?}");
        }
        press(&mut help, "enter");
        assert_eq!(help.number(), 7);
        for (key, lit) in [
            ("?", 7),
            ("right", 20),
            ("right", 29),
            ("right", 29),
            ("end", Page::COUNT),
            ("left", 22),
            ("home", 1),
            ("left", 1),
            ("up", 1),
            ("down", 2),
        ] {
            assert!(press(&mut help, key));
            assert_eq!(help.lit(), lit, "{key}");
        }
    }

    #[test]
    fn the_way_back_leads_through_the_contents_where_one_came_through_them() {
        let mut help = Help::new(Mode::Table, Page::Keys);
        press(&mut help, "right");
        assert!(!press(&mut help, "esc"));
        let mut help = Help::new(Mode::Table, Page::Keys);
        for key in ["?", "down", "enter", "right", "esc"] {
            assert!(press(&mut help, key));
        }
        assert_eq!((help.page(), help.lit()), (Page::Contents, 3));
        assert!(!press(&mut help, "esc"));
        // The key that leads to the contents leads from there to the keys.
        press(&mut help, "?");
        assert_eq!(help.page(), Page::Keys);
    }
}
