use shoutan::app::Mode;
use shoutan::app::help::Page;
use shoutan::game::plain;
use shoutan::rules::ruleset::Preset;
use shoutan::text::ALL;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

use super::stage::Stage;

#[test]
fn keys_of_where_one_came_from_then_the_rules_then_the_game() {
    let mut stage = Stage::new(&EN, (80, 24));
    stage.keys("Enter F1");
    assert_eq!(stage.app.mode(), Mode::Help);
    assert!(stage.screen().starts_with("  Keys"), "{}", stage.screen());
    stage.shows("1/18");
    stage.shows("Left/Right");
    stage.keys("Right");
    stage.shows("Played by Chinese rules");
    stage.shows("to move; or simple ko, and the players are asked");
    stage.lacks("The count is in zi");
    stage.keys("PgDn PgDn");
    stage.shows("- The count is in zi");
    let end = stage.screen();
    stage.keys("Down");
    assert_eq!(stage.screen(), end);
    stage.keys("Up");
    assert_ne!(stage.screen(), end);
    stage.keys("Right");
    stage.shows("The game and its names");
    stage.shows("手谈");
    stage.keys("Left Left Left");
    stage.shows("Custom rules");
    stage.shows("not played by custom rules");
    stage.keys("Esc");
    assert_eq!(stage.app.mode(), Mode::Form);
}

#[test]
fn the_rules_told_are_those_of_the_form() {
    let mut stage = Stage::new(&ZH_CN, (80, 44));
    stage.keys("Enter Down Down Down Down 6.5 F1 Right");
    stage.shows("黑方贴6目半");
    // From the lines of the rules Help opens at them.
    let mut stage = Stage::new(&EN, (80, 44));
    stage.keys("Enter Down Down Left ?");
    stage.shows("Played by custom rules");
    stage.keys("Left Left");
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
        stage.keys("Down");
    }
    seen.chars().filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn every_page_can_be_read_on_the_smallest_screen() {
    for text in ALL {
        let mut stage = Stage::new(text, (46, 23));
        stage.keys("?");
        let mut seen = String::new();
        for place in 0..Page::COUNT {
            seen.push_str(&read(&mut stage));
            if let Page::RuleSet(preset) = Page::at(place) {
                let title = text.rules.preset_name(preset.name());
                let first = stage.screen().lines().next().unwrap().to_lowercase();
                assert!(first.contains(&title.to_lowercase()), "{first}");
            }
            stage.keys("Right");
        }
        let chapters = text.help.chapters.iter().flat_map(|chapter| chapter.words);
        let particular = text.help.particular.iter().flat_map(|words| words.iter());
        for paragraph in chapters.chain(particular) {
            let words: String = paragraph.chars().filter(|c| !c.is_whitespace()).collect();
            assert!(seen.contains(&words), "{paragraph}");
        }
        for preset in Preset::ALL {
            for sentence in plain::rules(&preset.rules(), text) {
                let words: String = sentence.chars().filter(|c| !c.is_whitespace()).collect();
                assert!(seen.contains(&words), "{sentence}");
            }
        }
    }
}

#[test]
fn help_lies_over_home_and_over_a_game() {
    let mut stage = Stage::new(&EN, (80, 24));
    stage.click("Help");
    stage.keys("Right");
    stage.shows("Chinese rules");
    stage.lacks("Played by");
    let mut stage = Stage::new(&EN, (80, 24));
    stage.keys("Enter Enter Space ? Right");
    stage.shows("Played by Chinese rules");
    stage.keys("Esc");
    assert_eq!(stage.app.mode(), Mode::Table);
}
