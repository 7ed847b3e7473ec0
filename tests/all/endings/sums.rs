//! Every count adds up: the table of it and the count step by step lead to the same margin.

use crate::tables;
use proptest::prelude::{ProptestConfig, any};
use proptest::proptest;
use shoutan::game::ending::Marking;
use shoutan::game::ending::tally::{Item, Line};
use shoutan::game::ending::walk::What;
use shoutan::game::event::Event;
use shoutan::game::{Game, Stage};
use shoutan::rules::color::Color;
use shoutan::rules::ruleset::Scoring;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_count_adds_up(choice in any::<[u8; 6]>(), attempts in proptest::collection::vec(any::<tables::Attempt>(), 40..120), marks in any::<[u16; 6]>(), given in any::<u8>()) {
        let mut game = tables::played(choice, &attempts);
        let open = matches!(game.stage(), Stage::Playing | Stage::Marking(_));
        if given % 3 == 0 && open && game.paused().is_none() {
            let entry = game.entry(0, 0, Event::Concede { by: game.to_move() });
            let _ = game.play(entry);
        }
        let mut marking = Marking::default();
        let points: Vec<_> = game.terms().size.iter().collect();
        for (n, mark) in marks.into_iter().enumerate() {
            let p = points[usize::from(mark) % points.len()];
            marking = if n % 2 == 0 {
                game.toggled(&marking, p)
            } else {
                game.toggled_neutral(&marking, p).unwrap_or(marking)
            };
        }
        adds_up(&game, &marking);
    }
}

/// The table of a count and both ways of counting step by step lead to the margin.
fn adds_up(game: &Game, marking: &Marking) {
    let margin = game.margin(&game.count(marking));
    let tally = game.tally(marking);
    assert_eq!(
        (tally.margin, tally.total()),
        (margin, margin),
        "{tally:?}\n{:?}",
        game.position().board().rows()
    );
    let area = game.terms().rules.scoring == Scoring::Area;
    let counted = |line: &&Line| match line.item {
        Item::Komi | Item::Handicap | Item::Fines | Item::Overtime | Item::Open(_) => false,
        Item::Units(_) => !area,
        _ => true,
    };
    let open = tally.lines.iter().find_map(|line| match line.item {
        Item::Open(n) if area => Some(2 * i32::try_from(n).unwrap()),
        _ => None,
    });
    let by_table = |color: Color| {
        tally.lines.iter().filter(counted).map(|line| line.worth[color]).sum::<i32>() + open.unwrap_or(0)
    };
    for side in Color::ALL {
        let walk = game.walk(marking, side);
        let last = walk.steps.last().unwrap();
        assert_eq!(last.what, What::Result);
        // Half points there, quarters of a point in the table.
        let by_walk = |color: Color| 2 * last.so_far[color];
        match walk.side {
            Some(side) => assert_eq!(by_walk(side), by_table(side), "{walk:?}"),
            None => assert_eq!(
                by_walk(Color::Black) - by_walk(Color::White),
                by_table(Color::Black) - by_table(Color::White),
                "{walk:?}"
            ),
        }
        assert!(walk.steps.iter().all(|step| !matches!(step.what, What::Region { points, filled, .. } if walk.side.is_some() && (points - filled) % 10 != 0)));
    }
}
