//! A result on the screen: whose it is, and that no line parts a number, its unit or a name.

use super::{SPLIT, from_rows};
use crate::table::Desk;
use ratatui::layout::Rect;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::said;
use shoutan::rules::color::Color;
use shoutan::rules::ruleset::{Preset, Unit};
use shoutan::text::{ALL, Text};

const SIZES: [(u16, u16); 3] = [(46, 23), (80, 24), (200, 60)];

/// The rows without blanks, since the other half of a wide character is one here.
fn rows(desk: &mut Desk) -> Vec<String> {
    desk.screen().lines().map(|row| row.replace(' ', "")).collect()
}

/// The split board by these rules, to be marked.
fn marking(preset: Preset, text: &'static Text, size: (u16, u16), names: [&str; 2]) -> Desk {
    let mut terms = from_rows(preset, &SPLIT);
    terms.first = Color::Black;
    [terms.names.black, terms.names.white] = names.map(str::to_owned);
    let mut desk = Desk::sit_to(terms);
    (desk.app.desk.text, desk.area) = (text, Rect::new(0, 0, size.0, size.1));
    desk.keys("pypy");
    desk
}

/// Looks at the result while it is marked, at the end of the count step by step, and once it is agreed.
fn looked_at(desk: &mut Desk, look: impl Fn(&mut Desk)) {
    look(desk);
    desk.wait(1_000).keys("C").keys("<end>");
    look(desk);
    desk.keys("<esc>").wait(1_000).keys("bw");
    look(desk);
}

/// The amounts a result is said with, each of which stands in one row.
fn amounts(outcome: Outcome, unit: Unit, text: &Text) -> Vec<String> {
    let Outcome::Win { by: Win::Margin(margin), .. } = outcome else {
        return vec![text.result.draw.replace(' ', "")];
    };
    let said = said::amount(margin, unit, text);
    let parts = said.split(['（', '）', '，']).map(|part| part.trim_start_matches("实为"));
    parts.filter(|part| !part.is_empty()).map(|part| part.replace(' ', "")).collect()
}

#[test]
fn an_amount_stands_in_one_row_by_every_rule_set() {
    for preset in Preset::ALL {
        for text in ALL {
            for size in SIZES {
                let mut desk = marking(preset, text, size, ["Anna Maria Holm", "柯洁"]);
                looked_at(&mut desk, |desk| {
                    let game = &desk.table().game;
                    let marking = desk.table().counted_marking().unwrap();
                    let outcome = game.outcome_of(&marking);
                    let unit = game.terms().rules.said_in;
                    let rows = rows(desk);
                    for amount in amounts(outcome, unit, text) {
                        let one = rows.iter().any(|row| row.contains(&amount));
                        assert!(one, "{preset:?} {} {size:?} {amount}\n{}", text.tag, desk.screen());
                    }
                });
            }
        }
    }
}

#[test]
fn who_has_won_is_seen_by_name_and_colour_whatever_the_names() {
    let long = "Konstantinopolitanischer Dudelsackpfeifer";
    let wide = "王积薪王积薪王积薪王积薪王积薪王积薪王积薪王积薪王积薪";
    for (names, seen) in [
        (["", ""], ""),
        (["Kim", "Kim"], "Kim"),
        (["柯洁", "Anna"], "柯洁"),
        (["Anna Maria Holm", ""], "AnnaMariaHolm"),
        ([long, "柯洁"], "Kon"),
        ([wide, "Li"], "王"),
    ] {
        for text in ALL {
            for size in SIZES {
                let mut desk = marking(Preset::Chinese, text, size, names);
                looked_at(&mut desk, |desk| {
                    let rows = rows(desk);
                    // As the language has it, as far as the name goes.
                    let told = (text.result.named)("\0", text.word.black).replace(' ', "");
                    let behind = told.trim_start_matches('\0');
                    let side = if seen.is_empty() { text.word.black } else { behind };
                    let amount = &amounts(Outcome::win(Color::Black, Win::Margin(21)), Unit::Zi, text)[0];
                    let whole = rows.join("");
                    assert!(
                        rows.iter().any(|row| row.contains(side)),
                        "{side} {}\n{}",
                        text.tag,
                        desk.screen()
                    );
                    assert!(whole.contains(seen), "{seen} {}\n{}", text.tag, desk.screen());
                    assert!(rows.iter().any(|row| row.contains(amount)), "{amount}\n{}", desk.screen());
                });
            }
        }
    }
}
