//! What the record keeps of the referee.

use crate::stage::Stage;
use shoutan::app::arbiter::act::Act;
use shoutan::game::Game;
use shoutan::game::event::{Event, PassWhy};
use shoutan::record::game_record::{from_tree, to_sgf, to_sgf_in, to_tree};
use shoutan::record::playback::Playback;
use shoutan::record::sgf::read::read;
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;
use shoutan::rules::ruleset::Penalties::A;
use shoutan::text::zh_cn::ZH_CN;

fn comments(game: &Game) -> Vec<String> {
    let tree = to_tree(game);
    tree.nodes().filter_map(|node| tree.text(node, "C")).collect()
}

fn ruled() -> Game {
    let mut desk = Stage::refereed(A);
    desk.plays(super::KO).lays("B3").keys("<space>").plays("E5");
    desk.rules_on(Act::Fine).keys("1").keys("1/2").keys("<enter>").keys("talk [loud] \\ : ]").keys("<enter>");
    desk.wait(800)
        .keys("t")
        .keys("y")
        .wait(800)
        .keys("y")
        .wait(800)
        .plays("E4")
        .keys("u")
        .keys("n")
        .wait(1_200)
        .keys("y");
    desk.wait(800).plays("D5");
    desk.rules_on(Act::BothLose).keys("late<enter>").keys("y");
    desk.table().game.clone()
}

#[test]
fn rulings_stand_in_comments_of_their_nodes_with_their_time() {
    let told = comments(&ruled()).join("\n");
    for words in [
        "Void, White passes: ko at B3",
        "Warning 1 to White: ko retaken at B3",
        "Black is fined 1/2 zi (talk [loud] \\ : ])",
        "White: E4 slipped",
        "Black does not",
        "The arbiter lets it be laid anew",
        "Ruling: Both sides lose (A 17.5-6: late)",
    ] {
        let line = told.lines().find(|line| line.ends_with(words) || line.contains(words));
        let line = line.unwrap_or_else(|| panic!("{words} is not in\n{told}"));
        let time = line.split(' ').next().unwrap();
        assert!(time.len() == 8 && time.matches(':').count() == 2, "{line}");
    }
}

#[test]
fn nothing_is_lost_on_the_way_through_a_record() {
    let game = ruled();
    let bytes = to_sgf(&game);
    let collection = read(&bytes).unwrap().0;
    let back = from_tree(&collection.games()[0]).unwrap().unwrap();
    assert_eq!(back.entries(), game.entries());
    assert_eq!(to_sgf(&back), bytes);
    assert_eq!(back.warnings(), game.warnings());
    assert_eq!(back.fines(), game.fines());
    // In another language only the comments differ.
    let collection = read(&to_sgf_in(&game, &ZH_CN)).unwrap().0;
    let back = from_tree(&collection.games()[0]).unwrap().unwrap();
    assert_eq!(back.entries(), game.entries());
}

/// What a reader of the record finds wrong with its moves.
fn faults(game: &Game) -> Vec<String> {
    let tree = to_tree(game);
    let mut playback = Playback::new(&tree).unwrap();
    while playback.forward() {}
    assert_eq!(playback.position().board().rows(), game.position().board().rows());
    playback.faults().iter().map(|fault| fault.message.clone()).collect()
}

fn played(events: impl IntoIterator<Item = Event>) -> Game {
    let mut game = Game::new(crate::table::terms(9, "10m")).unwrap();
    for event in events {
        let entry = game.entry(100, 0, event);
        game.play(entry).unwrap();
    }
    game
}

#[test]
fn what_was_put_right_and_played_again_is_no_fault_of_the_record() {
    let [c3, g7, e5] = [Point::new(2, 6), Point::new(6, 2), Point::new(4, 4)];
    let (black, white) = (Color::Black, Color::White);
    let rows = |stones: &[(Point, char)]| -> Vec<String> {
        let mut board = vec![vec!['.'; 9]; 9];
        for &(p, stone) in stones {
            board[usize::from(p.y())][usize::from(p.x())] = stone;
        }
        board.into_iter().map(|row| row.into_iter().collect()).collect()
    };
    let begin =
        [Event::Begin { by: black }, Event::Play { by: black, p: c3 }, Event::Play { by: white, p: g7 }];
    // Back to how it stood before, and the same move again.
    let back = Event::Set { rows: rows(&[(c3, 'X')]), next: white, void: None };
    let again = [back, Event::Play { by: white, p: g7 }, Event::Play { by: black, p: e5 }];
    let game = played(begin.clone().into_iter().chain(again));
    assert_eq!(faults(&game), Vec::<String>::new());
    assert_eq!(from_tree(&to_tree(&game)).unwrap().unwrap().entries(), game.entries());
    // Only the turn was wrong.
    let turned = Event::Set { rows: rows(&[(c3, 'X'), (g7, 'O')]), next: white, void: None };
    let game = played(begin.clone().into_iter().chain([turned, Event::Play { by: white, p: e5 }]));
    assert_eq!(faults(&game), Vec::<String>::new());
    // A dispute lets the claimant move, out of turn.
    for by in [black, white] {
        let p = if by == black { g7 } else { c3 };
        let dispute = [
            Event::Pass { by: black, why: PassWhy::Own },
            Event::Pass { by: white, why: PassWhy::Own },
            Event::Dispute { by, p },
            Event::Play { by, p: e5 },
        ];
        let game = played(begin.clone().into_iter().chain(dispute));
        assert_eq!(faults(&game), Vec::<String>::new(), "{by}");
        let back = from_tree(&to_tree(&game)).unwrap().unwrap();
        assert_eq!(back.entries(), game.entries());
        // A record of before, which does not say whose turn it is, is the same game.
        let sgf = String::from_utf8(to_sgf(&game)).unwrap().replace(";PL[W]", "");
        let old = read(sgf.as_bytes()).unwrap().0;
        assert_eq!(from_tree(&old.games()[0]).unwrap().unwrap().entries(), game.entries());
    }
}
