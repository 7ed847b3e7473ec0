use shoutan::app::Mode;
use shoutan::app::help::Page;
use shoutan::game::plain;
use shoutan::rules::ruleset::Preset;
use shoutan::text::help::page::{Block, Topic};
use shoutan::text::zh_cn::ZH_CN;
use shoutan::text::{ALL, Text, en::EN};
use shoutan::ui::help::contents::title;
use shoutan::ui::help::page::Lines;

use crate::stage::Stage;

#[test]
fn keys_of_where_one_came_from_then_the_rules_then_the_game() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("<enter><f1>");
    assert_eq!(stage.app.mode(), Mode::Help);
    assert!(stage.screen().starts_with(" Keys"), "{}", stage.screen());
    stage.shows("1/34");
    stage.shows("Left/Right page");
    stage.shows("? Contents");
    stage.keys("<right>");
    stage.shows("Played by Chinese rules");
    stage.shows("2/34");
    stage.shows("- The count is in zi");
    stage.keys("<right>");
    stage.shows("A game from the start");
    stage.keys("<left><left><left><tab><left>");
    stage.shows("Contents");
    stage.keys("34<enter>");
    stage.shows("34/34");
    stage.shows("Custom rules");
    stage.shows("not played by custom rules");
    stage.keys("<esc><esc>");
    assert_eq!(stage.app.mode(), Mode::Form);
}

#[test]
fn the_rules_told_are_those_of_the_form() {
    let mut stage = Stage::front(&ZH_CN, (80, 44));
    stage.keys("<enter><down><down><down><down>6.5<f1><right>");
    stage.shows("黑方贴6目半");
    // From the lines of the rules Help opens at them.
    let mut stage = Stage::front(&EN, (80, 44));
    stage.keys("<enter><down><down><left>?");
    stage.shows("Played by custom rules");
    stage.keys("34<enter>");
    stage.shows("34/34");
    stage.shows("Custom rules");
    stage.lacks("not played by custom rules");
}

/// Everything on the page open, without blanks.
fn read(stage: &mut Stage) -> String {
    let (mut seen, mut last) = (String::new(), String::new());
    loop {
        let screen = stage.screen();
        if screen == last {
            let rest: String = screen.lines().skip(3).collect();
            seen.push_str(&rest);
            break;
        }
        seen.push_str(screen.lines().nth(2).unwrap().trim_end_matches('^'));
        last = screen;
        stage.keys("<down>");
    }
    close(&seen)
}

/// Without blanks and line breaks, as a sentence may be broken anywhere.
fn close(words: &str) -> String {
    words.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Every paragraph of every page of prose, and everything said in their tables.
fn prose(text: &'static Text) -> impl Iterator<Item = &'static str> {
    let topics = Topic::BOARD.into_iter().chain(Topic::STORY);
    topics.flat_map(|topic| text.help.pages.on(topic).blocks).flat_map(|block| match block {
        Block::Words(words) => vec![*words],
        Block::Table(rows) => rows.iter().map(|(name, _)| *name).collect(),
    })
}

#[test]
fn every_page_can_be_read_on_the_smallest_screen() {
    for text in ALL {
        let mut stage = Stage::front(text, (46, 23));
        stage.keys("?<tab>");
        let mut seen = String::new();
        for number in 1..=Page::COUNT {
            seen.push_str(&read(&mut stage));
            let page = Page::at(number);
            if !matches!(page, Page::Rules) {
                let first = stage.screen().lines().next().unwrap().to_lowercase();
                assert!(first.contains(&title(page, text).to_lowercase()), "{first}");
            }
            stage.keys("<right>");
        }
        let sets = Preset::ALL.into_iter().map(Some).chain([None]);
        let particular = sets.flat_map(|preset| Preset::words(preset, text).particular.iter().copied());
        for paragraph in prose(text).chain(particular) {
            assert!(seen.contains(&close(paragraph)), "{paragraph}");
        }
        for sentence in plain::rules(&Preset::Chinese.rules(), text) {
            assert!(seen.contains(&close(&sentence)), "{sentence}");
        }
        for preset in Preset::ALL {
            for sentence in plain::brief(&preset.rules(), text) {
                assert!(seen.contains(&close(&sentence)), "{sentence}");
            }
        }
    }
}

#[test]
fn every_page_and_the_contents_fit_one_screen_in_every_language() {
    let mut long = Vec::new();
    for text in ALL {
        let mut stage = Stage::front(text, (80, 24));
        let mut fits = |stage: &mut Stage| {
            let screen = stage.screen();
            stage.keys("<end>");
            if stage.screen() != screen {
                long.push(format!("{} {}", text.tag, screen.lines().next().unwrap()));
            }
            screen
        };
        stage.keys("?<tab>");
        for number in 1..=Page::COUNT {
            let screen = fits(&mut stage);
            assert!(screen.contains(&format!("{number}/{}", Page::COUNT)), "{screen}");
            stage.keys("<right>");
        }
        let contents = stage.screen();
        for number in 1..=Page::COUNT {
            let line = format!("{number:>2} {}", title(Page::at(number), text));
            assert!(contents.contains(&line), "{line}\n{contents}");
        }
        assert!(text.help.groups.iter().all(|group| contents.contains(group)), "{contents}");
        for words in [text.key.open, text.key.back, text.help.keys] {
            assert!(contents.lines().last().unwrap().contains(words), "{words}\n{contents}");
        }
        // The keys of the form, of the board, and of a list.
        for keys in ["<esc><enter>?", "<esc><enter> ?"] {
            stage.keys(keys);
            fits(&mut stage);
        }
        let mut stage = Stage::front(text, (80, 24));
        stage.keys("3?");
        fits(&mut stage);
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn the_rules_of_every_rule_set_fit_one_screen() {
    for text in ALL {
        for preset in Preset::ALL {
            let mut lines = Lines::new(78);
            lines.rules(&preset.rules(), text);
            let long = lines.done().len();
            assert!(long <= 21, "{} {preset:?} {long}", text.tag);
        }
    }
}

#[test]
fn the_contents_are_one_key_away_and_lead_everywhere() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("<enter><enter> ?");
    stage.shows("1/34");
    stage.keys("?14<enter>");
    stage.shows("The words of the game");
    stage.shows("14/34");
    stage.keys("<enter><enter>");
    stage.shows("14/34");
    stage.keys("<esc>");
    stage.shows("Rule sets");
    stage.keys("<down><enter>");
    stage.shows("15/34");
    stage.keys("<esc>?");
    stage.shows("Keys");
    stage.keys("<esc><esc>");
    assert_eq!(stage.app.mode(), Mode::Table);
    for (size, click) in [((80, 24), "Schools and masters"), ((46, 23), "Training"), ((200, 60), "Why 177")] {
        let mut stage = Stage::front(&EN, size);
        stage.keys("?");
        stage.shows(if size.0 > 46 { "1-34" } else { "Late arrival" });
        let words = if click == "Training" { "The training report" } else { click };
        stage.clicks(words);
        stage.lacks("1-34");
        stage.shows(words);
        stage.keys("<esc>");
        stage.shows("1-34");
    }
}

#[test]
fn a_wide_window_has_the_contents_beside_the_page() {
    for text in ALL {
        let mut stage = Stage::front(text, (200, 60));
        stage.keys("?");
        for number in [34, 16, 1] {
            stage.keys(&format!("{number}<enter>"));
            let screen = stage.screen();
            for other in 1..=Page::COUNT {
                assert!(screen.contains(&format!("{other:>2} {}", title(Page::at(other), text))), "{screen}");
            }
            assert!(screen.contains(&format!("{number}/{}", Page::COUNT)));
        }
        stage.clicks(text.help.pages.half.title);
        stage.shows("22/34");
    }
}

#[test]
fn help_lies_over_home_and_over_a_game() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.clicks("Help");
    stage.shows("Contents");
    stage.keys("2<enter>");
    stage.shows("Chinese rules");
    stage.lacks("Played by");
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("<enter><enter> ?<right>");
    stage.shows("Played by Chinese rules");
    stage.keys("<esc>");
    assert_eq!(stage.app.mode(), Mode::Table);
}
