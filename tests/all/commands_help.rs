//! `help`: the pages of the screen as plain text.

use shoutan::app::help::Page;
use shoutan::cli::Status;
use shoutan::cli::help::run;
use shoutan::clock::control::PRESETS;
use shoutan::text::help::page::{Block, Topic};
use shoutan::text::{ALL, Text, en::EN, ja::JA, zh_cn::ZH_CN};
use unicode_width::UnicodeWidthStr;

fn told(asked: &[&str], text: &'static Text) -> String {
    let asked: Vec<String> = asked.iter().map(|&word| word.to_owned()).collect();
    run(&asked, text, None).unwrap_or_else(|(_, why)| panic!("{why}"))
}

fn close(words: &str) -> String {
    words.chars().filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn a_topic_is_the_page_of_the_screen_from_the_same_text() {
    for text in ALL {
        for topic in Topic::BOARD.into_iter().chain(Topic::STORY) {
            let page = text.help.pages.on(topic);
            let printed = told(&[topic.name()], text);
            assert_eq!(printed.lines().next(), Some(page.title));
            assert!(printed.lines().all(|line| line.width() <= 78 && line.trim_end() == line), "{printed}");
            for block in page.blocks {
                match block {
                    Block::Words(words) => assert!(close(&printed).contains(&close(words)), "{printed}"),
                    Block::Table(rows) => {
                        assert!(rows.iter().all(|(name, _)| printed.contains(name)), "{printed}");
                    }
                }
            }
        }
    }
    let page = told(&["177"], &EN);
    assert!(page.starts_with("Why 177\n\nThe board has 361 points,"), "{page}");
    assert!(page.contains("\n19 x 19  half 180 1/2: Black needs 185, White 177\n"), "{page}");
}

#[test]
fn a_topic_goes_by_its_title_too_in_any_language_and_by_a_rule_set() {
    assert_eq!(told(&["Why", "177"], &EN), told(&["177"], &EN));
    assert_eq!(told(&["棋待诏"], &EN), told(&["court"], &EN));
    assert_eq!(told(&["SEALING"], &JA), told(&["sealing"], &JA));
    let page = told(&["japanese"], &EN);
    assert!(page.starts_with("Japanese rules\n\n") && page.contains("Komi 6.5 points"), "{page}");
    assert!(told(&["keys"], &ZH_CN).contains("虚着"));
    assert!(told(&["custom"], &EN).starts_with("Custom rules\n"));
}

#[test]
fn topics_lists_every_topic_and_no_topic_at_all_lists_them_behind_the_commands() {
    for text in ALL {
        let list = told(&["topics"], text);
        let first = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
        let names: Vec<String> = list.lines().map(first).collect();
        for topic in Topic::BOARD.into_iter().chain(Topic::STORY) {
            assert!(names.iter().any(|name| name == topic.name()), "{list}");
            assert!(list.contains(text.help.pages.on(topic).title), "{list}");
        }
        assert!(list.lines().count() > Page::COUNT);
        let all = told(&[], text);
        assert!(all.contains("Usage: shoutan") && all.ends_with(&list), "{all}");
    }
}

#[test]
fn the_name_of_a_command_tells_how_it_is_used() {
    for command in ["play", "time", "help", "check"] {
        let usage = format!("Usage: shoutan {command}");
        let page = told(&[command], &EN);
        assert!(page.contains(&usage), "{page}");
    }
    let page = told(&["games"], &EN);
    assert!(page.contains("In JSON training has, for B and W: moves, untold_moves"), "{page}");
    let page = told(&["time"], &EN);
    assert!(PRESETS.iter().all(|(name, _)| page.contains(name)), "{page}");
}

#[test]
fn an_unknown_topic_is_one_sentence_naming_the_nearest() {
    for (asked, text, sentence) in [
        (&["sealling"][..], &EN, "There is no help on sealling; the nearest is sealing"),
        (&["byo", "yomi"], &ZH_CN, "没有byo-yomi这一页帮助；最接近的是"),
    ] {
        let asked: Vec<String> = asked.iter().map(|&word| word.to_owned()).collect();
        let (status, said) = run(&asked, text, None).unwrap_err();
        assert_eq!(status, Status::Wrong);
        assert!(said.starts_with(sentence) && said.lines().count() == 1, "{said}");
    }
}
