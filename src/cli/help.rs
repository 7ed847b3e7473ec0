//! The pages of Help on standard output, from the same texts as on the screen.

use super::args::{Args, Instead, command};
use super::{Failure, Status};
use crate::app::action::Action;
use crate::app::effect::Opened;
use crate::app::help::Page;
use crate::app::key::Key;
use crate::app::{App, Named, Now};
use crate::clock::control::TimeControl;
use crate::clock::duration::SECOND;
use crate::game::terms::Terms;
use crate::record::sgf::read::read;
use crate::rules::color::ByColor;
use crate::rules::point::Size;
use crate::rules::ruleset::Preset;
use crate::text::{ALL, Text};
use crate::ui::help::contents::title;
use crate::ui::help::page::{Line, Lines};
use std::path::PathBuf;

/// The widest a line gets, for the eye's sake.
const WIDEST: usize = 78;
/// Which group of the contents the rule sets are.
const RULE_SETS: usize = 3;
/// What lists the topics.
const TOPICS: &str = "topics";

/// What is asked for: nothing, the topics, the name of a command, a page.
///
/// # Errors
/// No such topic: one sentence with the nearest.
pub fn run(asked: &[String], text: &'static Text, width: Option<usize>) -> Result<String, Failure> {
    let width = width.unwrap_or(WIDEST).clamp(20, WIDEST);
    let asked = asked.join("-");
    if asked.is_empty() {
        return Ok(format!("{}\n{}", of_command(None), topics(text, width)));
    }
    if asked == TOPICS {
        return Ok(topics(text, width));
    }
    if commands().contains(&asked) {
        return Ok(of_command(Some(&asked)));
    }
    match page(&asked) {
        Some(page) => Ok(printed(page, text, width)),
        None => Err((Status::Wrong, (text.help.unknown)(&asked, &nearest(&asked)))),
    }
}

/// The page of a topic: by its name, or by its title in any language.
fn page(asked: &str) -> Option<Page> {
    let wanted = asked.to_lowercase();
    let title_of = |page: Page, text: &'static Text| title(page, text).to_lowercase().replace(' ', "-");
    let is = |&page: &Page| name(page) == wanted || ALL.iter().any(|text| title_of(page, text) == wanted);
    (1..=Page::COUNT).map(Page::at).find(is)
}

/// What a page is called on the command line.
const fn name(page: Page) -> &'static str {
    match page {
        Page::Contents => TOPICS,
        Page::Keys => "keys",
        Page::Rules => "rules",
        Page::Topic(topic) => topic.name(),
        Page::RuleSet(preset) => preset.name(),
        Page::Custom => "custom",
    }
}

fn printed(page: Page, text: &'static Text, width: usize) -> String {
    let mut lines = Lines::new(width);
    match page {
        Page::Keys => {
            for (keys, head) in keys(text).into_iter().zip(text.help.keys_in) {
                lines.head(head);
                let keys = keys.into_iter().map(|(keys, what)| (keys, what.to_owned()));
                lines.rows(&keys.collect::<Vec<_>>());
            }
        }
        Page::Contents | Page::Rules => group(RULE_SETS, &mut lines, text),
        Page::Topic(topic) => lines.page(text.help.pages.on(topic)),
        Page::RuleSet(preset) => lines.rule_set(&preset.rules(), Some(preset), text),
        Page::Custom => lines.particular(None, text),
    }
    format!("{}\n\n{}", title(page, text), plain(lines))
}

/// The keys of a game, of its end and of review.
fn keys(text: &'static Text) -> [Vec<Named>; 3] {
    let mut app = App::new(text);
    let time = ByColor::new_with(|_| TimeControl::None);
    let terms = Terms::even(Size::STANDARD, Preset::Chinese, time);
    let table = if app.sit(terms, true, Now::default()).is_ok() { app.manual() } else { Vec::new() };
    // Both pass, and say that they do.
    for (second, word) in (1..).zip(["p", "y", "p", "y"]) {
        let Some(key) = Key::named(word) else { continue };
        app.update(Action::Key(key), Now { ms: second * SECOND, utc: 0 });
    }
    let ending = app.manual();
    if let Ok((collection, _)) = read(b"(;GM[1]SZ[9];B[ee])") {
        let opened = Opened {
            collection,
            name: String::new(),
            warnings: Vec::new(),
            path: PathBuf::new(),
            seen: None,
        };
        app.open(opened, 0, 0, Now::default());
    }
    [table, ending, app.manual()]
}

/// Every topic and its title.
fn topics(text: &'static Text, width: usize) -> String {
    let mut lines = Lines::new(width);
    lines.paragraph(text.help.topics);
    for n in 0..Page::GROUPS.len() {
        group(n, &mut lines, text);
    }
    plain(lines)
}

/// The topics of a group of the contents.
fn group(n: usize, lines: &mut Lines, text: &'static Text) {
    lines.head(text.help.groups[n]);
    let pages = Page::GROUPS[n].clone().map(Page::at);
    lines.rows(&pages.map(|page| (name(page).to_owned(), title(page, text))).collect::<Vec<_>>());
}

fn plain(lines: Lines) -> String {
    let row = |Line { name, words }: Line| format!("{}\n", format!("{name}{words}").trim_end());
    lines.done().into_iter().map(row).collect()
}

/// How a command is used, or the program.
fn of_command(name: Option<&str>) -> String {
    let words = ["shoutan"].into_iter().chain(name).chain(["--help"]).map(Into::into);
    match Args::read(words) {
        Err(Instead::Told(told) | Instead::Wrong(told)) => told,
        Ok(_) => String::new(),
    }
}

fn commands() -> Vec<String> {
    command().get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

/// The topic or command that is written most like this.
fn nearest(asked: &str) -> String {
    let wanted = asked.to_lowercase();
    let topics = (0..=Page::COUNT).map(|number| name(Page::at(number)).to_owned());
    topics.chain(commands()).min_by_key(|known| distance(&wanted, known)).unwrap_or_default()
}

/// How many characters have to be put in, left out or exchanged.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut before = std::mem::replace(&mut row[0], i + 1);
        for (j, &b) in other.iter().enumerate() {
            let put = (row[j] + 1).min(row[j + 1] + 1).min(before + usize::from(a != b));
            before = std::mem::replace(&mut row[j + 1], put);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::{Page, commands, distance, name, nearest, page};

    #[test]
    fn every_page_has_a_name_of_its_own_and_none_is_that_of_a_command() {
        let names: Vec<_> = (0..=Page::COUNT).map(|number| name(Page::at(number))).collect();
        for (n, name) in names.iter().enumerate() {
            assert!(
                !names[..n].contains(name) && !commands().iter().any(|command| command == name),
                "{name}"
            );
            assert!(n == 0 || page(name) == Some(Page::at(n)), "{name}");
        }
    }

    #[test]
    fn the_nearest_is_what_was_meant() {
        for (asked, meant) in [
            ("sealling", "sealing"),
            ("Refree", "referee"),
            ("japan", "japanese"),
            ("topic", "topics"),
            ("scor", "score"),
            ("warning", "warnings"),
        ] {
            assert_eq!(nearest(asked), meant, "{asked}");
        }
        assert_eq!([distance("", "abc"), distance("abc", "abc"), distance("kitten", "sitting")], [3, 0, 3]);
    }
}
