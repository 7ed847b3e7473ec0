//! Every kind of result, written into a record and read back; and what is shown of it.

use crate::journal_codec::plain;
use shoutan::app::shelf::Book;
use shoutan::game::Game;
use shoutan::game::event::{Event, PassWhy};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::sgf::read::read;
use shoutan::record::shelf::Row;
use shoutan::record::tree::NodeId;
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;
use std::fs;

/// A 5x5 game of these events, after Black has filled the third column and White the fourth.
fn played(events: Vec<Event>) -> Game {
    let mut terms = plain();
    terms.size = Size::square(5).unwrap();
    terms.refereed = true;
    let mut game = Game::new(terms).unwrap();
    let mut all = vec![Event::Begin { by: Color::Black }];
    for y in 0..5 {
        all.push(Event::Play { by: Color::Black, p: Point::new(2, y) });
        all.push(Event::Play { by: Color::White, p: Point::new(3, y) });
    }
    all.extend(events);
    for event in all {
        let spent = if matches!(event, Event::Flag { .. }) { game.until_flag().unwrap() } else { 0 };
        game.play(game.entry(spent, 0, event)).unwrap();
    }
    game
}

/// Both pass, mark nothing, and agree.
fn counted() -> Vec<Event> {
    let mut events: Vec<Event> =
        Color::ALL.into_iter().map(|by| Event::Pass { by, why: PassWhy::Own }).collect();
    events.push(Event::Mark { dead: Vec::new(), neutral: Vec::new(), open: Vec::new() });
    events.extend(Color::ALL.map(|by| Event::Confirm { by }));
    events
}

#[test]
fn every_kind_of_result_is_written_and_read_back() {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let (black, white) = (Color::Black, Color::White);
    for (events, result, written, english, chinese) in [
        // Fifteen to ten, less seven and a half.
        (counted(), Outcome::win(white, Win::Margin(5)), "W+2.5", "W+2.5", "白胜1又1/4子"),
        (vec![Event::Resign { by: white }], Outcome::win(black, Win::Resignation), "B+R", "B+R", "黑中盘胜"),
        (vec![Event::Flag { by: black }], Outcome::win(white, Win::Time), "W+Time", "W+T", "黑超时，白胜"),
        (vec![], Outcome::win(black, Win::Forfeit), "B+F", "B+F", "白判负，黑胜"),
        (vec![], Outcome::Draw, "0", "draw", "和棋"),
        (vec![], Outcome::NoResult, "Void", "no result", "无胜负"),
        (vec![], Outcome::Replay, "Void", "To be played again", "重下"),
        (vec![], Outcome::BothLose, "Void", "Both sides lose", "双方均负"),
    ] {
        let mut events = events;
        events.push(Event::End { result });
        let game = played(events);
        let sgf = to_sgf(&game);
        let tree = read(&sgf).unwrap().0.games()[0].clone();
        assert_eq!(tree.simple_text(NodeId::ROOT, "RE").as_deref(), Some(written));
        let again = from_tree(&tree).unwrap().unwrap();
        assert_eq!(again.outcome(), Some(result));
        assert_eq!(to_sgf(&again), sgf);
        // In a list.
        let path = folder.path().join("game.sgf");
        fs::write(&path, &sgf).unwrap();
        let shown = |text| Book::of(Row::read(&path), text).result;
        assert_eq!((shown(&EN).as_str(), shown(&ZH_CN).as_str()), (english, chinese), "{result:?}");
    }
}

#[test]
fn a_game_in_progress_has_no_result() {
    let sgf = to_sgf(&played(Vec::new()));
    let tree = read(&sgf).unwrap().0.games()[0].clone();
    assert!(!tree.has(NodeId::ROOT, "RE"));
    assert_eq!(from_tree(&tree).unwrap().unwrap().outcome(), None);
}
