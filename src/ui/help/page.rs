//! A page of Help in lines: for the screen, and for whoever asks on the command line.

use crate::game::plain;
use crate::rules::ruleset::{Preset, Ruleset};
use crate::text::Text;
use crate::text::help::page::{Block, Page};
use crate::ui::line::{columns, pad, wrap};

/// A line of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What stands first and is set off: the name of what is told of.
    pub name: String,
    /// The rest.
    pub words: String,
}

/// Blank columns between names and what is said of them.
const GAP: usize = 2;
/// Columns of a narrow line: fewer are not read with ease.
const NARROW: usize = 20;

/// The lines of a page.
#[derive(Debug)]
pub struct Lines {
    width: usize,
    lines: Vec<Line>,
}

impl Lines {
    /// An empty page of so many columns.
    pub const fn new(width: usize) -> Self {
        Self { width, lines: Vec::new() }
    }

    /// All of them.
    pub fn done(self) -> Vec<Line> {
        self.lines
    }

    /// A page of prose.
    pub fn page(&mut self, page: &Page) {
        for block in page.blocks {
            match block {
                Block::Words(words) => self.paragraph(words),
                Block::Table(rows) => {
                    let rows: Vec<_> =
                        rows.iter().map(|&(name, words)| (name.to_owned(), words.to_owned())).collect();
                    self.table(&rows);
                }
            }
        }
    }

    /// A paragraph.
    pub fn paragraph(&mut self, words: &str) {
        self.part();
        self.lines.extend(wrap(words, self.width).into_iter().map(plain_line));
    }

    /// The name of what follows.
    pub fn head(&mut self, name: &str) {
        self.part();
        self.lines.push(Line { name: name.to_owned(), words: String::new() });
    }

    /// Names, and beside them what is said of each.
    pub fn table(&mut self, rows: &[(String, String)]) {
        self.part();
        self.rows(rows);
    }

    /// The same without an empty line before them. A name too long to leave room beside it has a line of its own.
    pub fn rows(&mut self, rows: &[(String, String)]) {
        let widest = rows.iter().map(|(name, _)| columns(name)).max().unwrap_or(0);
        let indent = (widest + GAP).min(self.width.saturating_sub(NARROW).max(self.width / 3));
        for (name, words) in rows {
            let mut name = name.clone();
            if columns(&name) + GAP > indent {
                self.lines.push(Line { name: std::mem::take(&mut name), words: String::new() });
            }
            for line in wrap(words, self.width.saturating_sub(indent)) {
                self.lines.push(Line { name: pad(&std::mem::take(&mut name), indent), words: line });
            }
        }
    }

    /// How the game is played by these rules, by points.
    pub fn rules(&mut self, rules: &Ruleset, text: &Text) {
        self.points(&plain::rules(rules, text));
    }

    /// A rule set: what is particular to it, then all of it in brief.
    pub fn rule_set(&mut self, rules: &Ruleset, preset: Option<Preset>, text: &Text) {
        self.particular(preset, text);
        self.points(&plain::brief(rules, text));
    }

    /// Sentences one below the other.
    fn points(&mut self, sentences: &[String]) {
        self.part();
        for sentence in sentences {
            for (n, line) in wrap(sentence, self.width.saturating_sub(2)).into_iter().enumerate() {
                let before = if n == 0 { "- " } else { "  " };
                self.lines.push(plain_line(format!("{before}{line}")));
            }
        }
    }

    /// What is particular to a rule set, or to rules put together by hand.
    pub fn particular(&mut self, preset: Option<Preset>, text: &Text) {
        for words in Preset::words(preset, text).particular {
            self.paragraph(words);
        }
    }

    /// An empty line before what follows, but not at the top.
    fn part(&mut self) {
        if !self.lines.is_empty() {
            self.lines.push(Line::default());
        }
    }
}

const fn plain_line(words: String) -> Line {
    Line { name: String::new(), words }
}

/// The name of a rule set in the middle of a sentence.
pub fn rules_name(preset: Option<Preset>, text: &Text) -> &'static str {
    Preset::words(preset, text).name
}

/// A name as a title.
pub fn titled(name: &str) -> String {
    let mut title = name.to_owned();
    if let Some(first) = title.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    title
}
