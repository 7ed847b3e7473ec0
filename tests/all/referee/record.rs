//! What the record keeps of the referee.

use super::desk::Desk;
use shoutan::game::Game;
use shoutan::record::game_record::{from_tree, to_sgf, to_sgf_in, to_tree};
use shoutan::record::sgf::read::read;
use shoutan::rules::ruleset::Penalties::A;
use shoutan::text::zh_cn::ZH_CN;

fn comments(game: &Game) -> Vec<String> {
    let tree = to_tree(game);
    tree.nodes().filter_map(|node| tree.text(node, "C")).collect()
}

fn ruled() -> Game {
    let mut desk = Desk::refereed(A);
    desk.plays(super::KO).lays("B3").keys(" ").plays("E5");
    desk.keys("A").wait(800).keys("3").keys("1").keys("1/2").keys("\r").keys("talk [loud] \\ : ]").keys("\r");
    desk.wait(800)
        .keys("t")
        .keys("y")
        .wait(800)
        .keys("y")
        .wait(800)
        .plays("E4")
        .keys("u")
        .keys("n")
        .keys("y");
    desk.wait(800).plays("D5");
    desk.keys("A").wait(800).keys("<up><up>\r").wait(800).keys("late\r").keys("y");
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
        "Ruling: Both sides lose (late)",
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
