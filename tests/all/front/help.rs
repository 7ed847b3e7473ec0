use shoutan::app::Mode;
use shoutan::text::ALL;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

use super::stage::Stage;

#[test]
fn keys_of_where_one_came_from_then_the_rules_then_the_game() {
    let mut stage = Stage::new(&EN, (80, 24));
    stage.keys("Enter F1");
    assert_eq!(stage.app.mode(), Mode::Help);
    stage.shows("Keys");
    stage.shows("Left/Right");
    stage.shows("Played by Chinese rules");
    for _ in 0..10 {
        stage.keys("PgDn");
    }
    stage.shows("In 1739 Fan Xiping");
    stage.lacks("Played by Chinese rules");
    let end = stage.screen();
    stage.keys("Down");
    assert_eq!(stage.screen(), end);
    stage.keys("Up");
    assert_ne!(stage.screen(), end);
    stage.keys("Esc");
    assert_eq!(stage.app.mode(), Mode::Form);
}

#[test]
fn the_rules_told_are_those_of_the_form() {
    let mut stage = Stage::new(&ZH_CN, (80, 44));
    stage.keys("Enter Down Down Down Down 6.5 F1");
    stage.shows("黑方贴6目半");
}

#[test]
fn all_of_help_is_there_on_the_smallest_screen() {
    for text in ALL {
        let mut stage = Stage::new(text, (46, 23));
        stage.keys("?");
        let mut seen = String::new();
        for _ in 0..200 {
            let screen = stage.screen();
            seen.push_str(screen.lines().next().unwrap());
            stage.keys("Down");
        }
        seen.push_str(&stage.screen());
        let seen: String = seen.chars().filter(|c| !c.is_whitespace()).collect();
        for paragraph in text.help.about {
            let words: String = paragraph.chars().filter(|c| !c.is_whitespace()).collect();
            assert!(seen.contains(&words), "{paragraph}");
        }
    }
}
