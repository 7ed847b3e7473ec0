//! What the pages of Help say is right: what can be reckoned is reckoned.

use shoutan::clock::announce::Call;
use shoutan::clock::side::Side;
use shoutan::clock::spec::parse_both;
use shoutan::rules::ruleset::Preset;
use shoutan::text::ALL;
use shoutan::text::help::page::{Block, Page};

type Rows = &'static [(&'static str, &'static str)];

/// The table of a page.
fn table(page: &Page) -> Rows {
    let mut tables = page.blocks.iter().filter_map(|block| match block {
        Block::Table(rows) => Some(*rows),
        Block::Words(_) => None,
    });
    tables.next_back().unwrap()
}

/// The whole numbers of a text; of `1/2` two.
fn numbers(words: &str) -> Vec<u64> {
    words.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn every_time_setting_shown_can_be_typed_as_it_stands() {
    for text in ALL {
        let rows = table(&text.help.pages.settings);
        assert!(rows.len() > 12);
        for (spec, _) in rows {
            if let Err(error) = parse_both(spec) {
                panic!("{spec}: {}", error.said(text));
            }
            // As the program itself would write it.
            let control = &parse_both(spec).unwrap().black;
            assert!(spec.starts_with("B=") || control.to_string() == *spec, "{spec}: {control}");
        }
        let first = ALL[0].help.pages.settings.blocks;
        assert_eq!(first.len(), text.help.pages.settings.blocks.len());
        assert!(rows.iter().map(|row| row.0).eq(table(&ALL[0].help.pages.settings).iter().map(|row| row.0)));
    }
}

/// The marks of the last but one period and of the last, s.
fn marks(seconds: u64) -> Vec<u64> {
    let side = Side::new(format!("2x{seconds}s").parse().unwrap());
    let calls = side.announcements(0, u64::MAX);
    calls
        .into_iter()
        .filter_map(|said| match said.call {
            Call::Mark { gone, .. } => Some(gone),
            _ => None,
        })
        .collect()
}

#[test]
fn the_marks_told_are_those_that_are_read() {
    for text in ALL {
        for (name, words) in table(&text.help.pages.reading) {
            let seconds = numbers(name)[0];
            let (told, read) = (numbers(words), marks(seconds));
            // Some languages write the count in digits too.
            assert!(told.starts_with(&read), "{}: {name}: {told:?} {read:?}", text.tag);
            assert!(told[read.len()..].is_empty() || told[read.len()..] == [1, 10], "{}: {name}", text.tag);
        }
    }
}

/// What a side needs on a board of so many lines, in whole zi, from its half of the board and the komi.
fn needed(lines: u64) -> [u64; 2] {
    let komi = u64::try_from(Preset::Chinese.rules().komi).unwrap();
    let half = lines * lines * 2;
    // More than this many quarters of a zi.
    [half + komi, half - komi].map(|over| over / 4 + 1)
}

#[test]
fn why_177_is_reckoned_right_on_every_board() {
    assert_eq!(needed(19), [185, 177]);
    for text in ALL {
        let rows = table(&text.help.pages.half);
        assert_eq!(rows.len(), 5);
        for (name, words) in rows {
            let lines = numbers(name)[0];
            let [black, white] = needed(lines);
            assert_eq!(black + white, lines * lines + 1);
            let expected = [lines * lines / 2, 1, 2, black, white];
            assert_eq!(numbers(words), expected, "{}: {name}: {words}", text.tag);
        }
        let said = words_of(&text.help.pages.half);
        for number in ["361", "362", "184", "185", "176", "177", "178"] {
            assert!(said.contains(number), "{}: {number}", text.tag);
        }
    }
}

fn words_of(page: &Page) -> String {
    let words = page.blocks.iter().map(|block| match block {
        Block::Words(words) => (*words).to_owned(),
        Block::Table(rows) => {
            rows.iter().map(|&(name, said)| [name, said].join(" ")).collect::<Vec<_>>().join(" ")
        }
    });
    words.collect()
}

#[test]
fn lines_and_pages_of_the_screen_are_called_in_help_as_they_are_there() {
    for text in ALL {
        let (pages, form) = (&text.help.pages, &text.form);
        let lower = |words: &str| words.to_lowercase();
        for (page, named) in [
            (&pages.start, &[form.more, form.colors, form.series][..]),
            (&pages.settings, &[form.time, form.setting]),
            (&pages.referee, &[form.more, form.referee]),
            (&pages.warnings, &[form.more, form.two_step, form.penalties]),
            (&pages.late, &[text.rulings.subject.arrival]),
        ] {
            let words: String = page.blocks.iter().map(said).collect();
            for name in named {
                assert!(lower(&words).contains(&lower(name)), "{name} is not in {words}");
            }
        }
    }
}

fn said(block: &Block) -> String {
    match block {
        Block::Words(words) => (*words).to_owned(),
        Block::Table(rows) => rows.iter().flat_map(|(name, words)| [*name, *words]).collect(),
    }
}
