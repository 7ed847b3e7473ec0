//! From the key that adjourns to the envelope that is opened, and what is in the way.

use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned, Resumed};
use shoutan::app::{Mode, Screen};
use shoutan::game::Game;
use shoutan::game::envelope;
use shoutan::game::event::Event;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::refusal::Refusal;
use shoutan::game::terms::Terms;
use shoutan::record::entry::{line, to_fields};
use shoutan::record::game_record::{from_tree, to_sgf, to_tree};
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;
use shoutan::rules::position::Move;
use shoutan::text::ALL;

use crate::table::{Desk, terms};

/// Types the same twice, as a player does.
fn seals(desk: &mut Desk, typed: &str) {
    desk.wait(800).keys("S").wait(800).keys("y").wait(800);
    if desk.app.mode() == Mode::Question {
        // At a refereed table both agree.
        desk.keys("y").wait(800);
    }
    desk.keys(typed).keys("<enter>").wait(800).keys(typed).keys("<enter>").wait(800);
}

fn opens(desk: &mut Desk) {
    desk.wait(800).keys("<enter>").wait(800).keys("y").wait(800).keys("y").wait(800);
}

/// Leaves the table and takes the game up again.
fn comes_back(desk: &mut Desk) {
    let game = desk.table().game.clone();
    let lines: Vec<_> = game.entries().iter().map(|entry| line::write(&to_fields(entry))).collect();
    let read = lines
        .iter()
        .map(|text| shoutan::record::entry::from_fields(line::read(text.as_bytes()).unwrap()).unwrap());
    let game = Game::fold(game.terms().clone(), read).unwrap();
    let resumed = Resumed { id: String::new(), game, spent: 0, notices: Vec::new(), read_only: None };
    desk.act(Action::Learned(Learned::Resumed(Ok(Box::new(resumed)))));
}

fn refereed(side: u8, time: &str) -> Terms {
    Terms { refereed: true, ..terms(side, time) }
}

#[test]
fn a_move_is_sealed_on_the_clock_and_opened_when_both_are_ready() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").wait(30_000).keys("S").shows("Adjourn? White seals, the clock runs  y / n");
    desk.keys("y").shows("White seals a move; Black looks").shows("Black looks away. White, D4 or pass: _");
    desk.wait(20_000)
        .keys("c3")
        .shows("White, D4 or pass: **_")
        .keys("<enter>")
        .shows("The same once more: _");
    desk.wait(5_000)
        .keys("c3<enter>")
        .shows("Adjourned")
        .shows("White's move is sealed.")
        .shows("It is no safe");
    assert_eq!(desk.app.mode(), Mode::Sealed);
    let game = &desk.table().game;
    let (sealed, spent) = (game.sealed().unwrap(), game.entries().last().unwrap().spent);
    assert_eq!((sealed.by, sealed.opened()), (Color::White, Some(Move::Play(Point::new(2, 6)))));
    assert_eq!(sealed.t, spent);
    assert_eq!(game.clock().sides.white.state().main, 600_000 - spent);
    assert!(spent > 55_000 && game.running().is_none());
    let ran = spent;
    // Overnight nothing runs.
    desk.wait(3_600_000 * 20);
    comes_back(&mut desk);
    desk.shows("Adjourned game: White's move is sealed").shows("It is no safe");
    opens(&mut desk);
    desk.shows("The sealed move: White C3").shows("Move 3: Black to play");
    let game = &desk.table().game;
    let last = game.moves().last().unwrap();
    assert_eq!((last.by, last.t, game.running().unwrap().by), (Color::White, ran, Color::Black));
    assert_eq!(game.clock().sides.white.state().main, 600_000 - ran);
    assert_eq!(last.before.sides.white.state().main, 600_000);
}

#[test]
fn neither_the_screen_nor_the_log_shows_what_was_sealed() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").plays("e6");
    for area in [Rect::new(0, 0, 46, 23), Rect::new(0, 0, 80, 24), Rect::new(0, 0, 200, 60)] {
        desk.area = area;
        desk.wait(800).keys("S").wait(800).keys("y");
        let plain = desk.screen();
        desk.keys("g3");
        let typed = desk.screen();
        // One and the same screen but for the stars, whatever was typed.
        desk.keys("<bs><bs>").wait(800).keys("c7");
        let other = desk.screen();
        assert_eq!(below(&typed), below(&other), "{typed}");
        assert_eq!(board(&typed), board(&other), "{typed}");
        assert!(typed.contains("**_") && !typed.contains("G3") && !typed.contains("g3"), "{typed}");
        assert_eq!(board(&plain), board(&typed), "no ghost, no cursor");
        desk.wait(800).keys("<esc>").wait(800);
        assert_eq!(desk.app.mode(), Mode::Table);
    }
    seals(&mut desk, "g3");
    let screen = desk.screen();
    assert!(!screen.contains("G3") && !screen.contains("7 B"), "{screen}");
    let journal: String = desk.table().game.entries().iter().map(|e| line::write(&to_fields(e))).collect();
    let sgf = String::from_utf8(to_sgf(&desk.table().game)).unwrap();
    for text in [&journal, &sgf] {
        let after = &text[text.find("seal").unwrap()..];
        assert!(!after.to_lowercase().contains("gg") && !after.contains("G3"), "{after}");
    }
    assert!(!desk.asked.iter().any(|effect| matches!(effect, Effect::Speak(_))), "nor is it read aloud");
}

/// What is asked, and the keys.
fn below(screen: &str) -> Vec<&str> {
    screen.lines().rev().take(2).collect()
}

/// The rows of the board, which stand left of the panel.
fn board(screen: &str) -> Vec<String> {
    screen.lines().filter(|row| row.contains('┼')).map(|row| row.chars().take(40).collect()).collect()
}

#[test]
fn what_cannot_be_sealed_is_refused_without_saying_where() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").wait(800).keys("S").wait(800).keys("y").wait(800);
    for typed in ["e5", "z9", "99", "pas", "t19"] {
        desk.keys(typed).keys("<enter>").shows("That cannot be sealed; enter another").wait(800);
        assert_eq!(desk.app.mode(), Mode::Sealing);
    }
    desk.keys("c3<enter>").wait(800).keys("c4<enter>").shows("Not the same twice").wait(800);
    desk.keys("c3<enter>").shows("once more").wait(800).keys("<enter>").shows("once more");
    assert!(desk.table().game.sealed().is_none());
    desk.wait(800).keys("<esc>").shows("Move 2: White to play");
    assert_eq!(desk.logged().len(), 2, "nothing of it is in the log");
}

#[test]
fn pointed_at_it_is_asked_once_more_and_the_cursor_is_gone() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").wait(800).keys("S").wait(800).keys("y").wait(800).keys("<right><right>");
    assert_eq!(desk.table().doing.sealing().unwrap().pointed(), Some(Point::new(6, 4)));
    let seen = desk.screen();
    desk.keys("<enter>").shows("White: seal this move?");
    assert_ne!(board(&desk.screen()), board(&seen), "the cursor is not shown any more");
    desk.wait(800).keys("n").wait(800);
    assert_eq!((desk.app.mode(), desk.table().doing.sealing().unwrap().pointed()), (Mode::Sealing, None));
    desk.keys("<enter>");
    assert_eq!(desk.app.mode(), Mode::Sealing, "Enter alone seals nothing");
    desk.wait(800).keys("<left>").wait(800).keys("<enter>").wait(800).keys("y").wait(800);
    assert_eq!(desk.table().game.sealed().unwrap().opened(), Some(Move::Play(Point::new(3, 4))));
    // By mouse: one click points, another on the same point chooses.
    let mut desk = Desk::sit(9, "10m");
    desk.wait(800).keys("S").wait(800).keys("y").wait(800);
    for p in [Point::new(1, 1), Point::new(2, 2), Point::new(2, 2)] {
        assert!(matches!(desk.app.mode(), Mode::Sealing));
        desk.act(Action::Point(p));
    }
    desk.shows("Black: seal this move?").wait(800).keys("y");
    assert_eq!(desk.table().game.sealed().unwrap().opened(), Some(Move::Play(Point::new(2, 2))));
}

#[test]
fn a_pass_can_be_sealed_and_two_in_a_row_end_play() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").wait(800).keys("p").wait(800).keys("y");
    seals(&mut desk, "pass");
    assert_eq!(desk.table().game.sealed().unwrap().opened(), Some(Move::Pass));
    opens(&mut desk);
    assert_eq!(desk.app.mode(), Mode::Ending);
    // Who declined the end must play a stone.
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5").wait(800).keys("E").wait(800).keys("y").wait(800).keys("n").wait(800);
    assert!(desk.table().game.must_play());
    desk.keys("S").wait(800).keys("y").wait(800).keys("pass<enter>").shows("That cannot be sealed");
}

#[test]
fn the_flag_falls_while_a_move_is_sealed() {
    for typed in ["", "c3", "c3<enter>", "c3<enter>c3"] {
        let mut desk = Desk::sit(9, "10s/move");
        desk.keys("S").wait(800).keys("y").wait(800).keys(typed);
        desk.wait(10_000);
        assert_eq!(desk.table().game.outcome(), Some(Outcome::win(Color::White, Win::Time)), "{typed:?}");
        assert_eq!((desk.app.mode(), desk.table().doing.sealing().is_none()), (Mode::Over, true));
    }
    // At the very millisecond the envelope comes too late.
    let mut desk = Desk::sit(9, "10s/move");
    desk.keys("S").wait(800).keys("y").wait(800).keys("c3<enter>").wait(800).keys("c3");
    desk.ms = 9_900;
    desk.keys("<enter>");
    assert_eq!(desk.table().game.outcome(), Some(Outcome::win(Color::White, Win::Time)));
    // A millisecond earlier it is closed in time, and the period is full again.
    let mut desk = Desk::sit(9, "10s/move");
    desk.keys("S").wait(800).keys("y").wait(800).keys("c3<enter>").wait(800).keys("c3");
    desk.ms = 9_899;
    desk.keys("<enter>");
    let game = &desk.table().game;
    assert_eq!((game.sealed().unwrap().t, game.clock().sides.black.state().period), (9_999, 10_000));
}

#[test]
fn a_held_enter_does_not_go_through_to_the_seal() {
    let mut desk = Desk::sit(9, "10m");
    desk.keys("S").wait(800).keys("y").wait(800).keys("c3");
    for _ in 0..20 {
        desk.keys("<enter>");
    }
    assert_eq!((desk.app.mode(), desk.logged().len()), (Mode::Sealing, 1));
    let mut desk = Desk::sit(9, "10m");
    desk.keys("SSSS");
    assert_eq!(desk.app.mode(), Mode::Question);
}

#[test]
fn a_refereed_game_is_not_adjourned_by_one_player() {
    let mut desk = Desk::sit_to(refereed(9, "10m"));
    desk.wait(800).keys("S").shows("Adjourn? Black seals").wait(800).keys("y");
    desk.shows("White: agree? Black seals a move").wait(800).keys("n").shows("Not agreed: the clock runs on");
    assert_eq!(desk.app.mode(), Mode::Table);
    desk.wait(800).keys("S").wait(800).keys("y").wait(800).keys("y");
    assert_eq!(desk.app.mode(), Mode::Sealing);
}

#[test]
fn the_refereed_players_confirm_the_recorded_times() {
    let mut desk = Desk::sit_to(refereed(9, "10m"));
    desk.plays("e5").wait(800).keys(" ");
    seals(&mut desk, "c3");
    desk.shows("Black: time right? B ")
        .wait(800)
        .keys("n")
        .shows("Not confirmed: the arbiter (A) sets the clocks");
    desk.shows("Black has not confirmed the times").wait(800).keys("b").wait(800).keys("y");
    desk.shows("White: time right?").wait(800).keys("y").shows("White confirms the times");
    let log = desk.logged();
    assert!(matches!(
        log[log.len() - 2..],
        [Event::Confirm { by: Color::Black }, Event::Confirm { by: Color::White }]
    ));
    // A clock set after that has to be confirmed anew.
    desk.wait(800).keys("A").wait(800).keys("2").wait(800).keys("2").wait(800).keys("1").wait(800);
    for _ in 0..12 {
        desk.keys("<bs>");
    }
    desk.keys("7:00<enter>").wait(800).keys("<enter>").wait(800);
    desk.shows("Black has not confirmed the times").shows("White has not confirmed the times");
    assert_eq!(desk.table().game.clock().sides.black.state().main, 420_000);
    opens(&mut desk);
    assert_eq!(desk.table().game.clock().sides.black.state().main, 420_000);
    desk.shows("The sealed move: White C3");
}

#[test]
fn an_adjourned_game_is_left_at_once_and_can_be_resigned() {
    let mut desk = Desk::sit(9, "10m");
    seals(&mut desk, "c3");
    desk.wait(800).keys("q");
    assert!(matches!(desk.app.screen, Screen::Home(_)));
    assert!(desk.asked.iter().any(|effect| matches!(effect, Effect::Close)));
    let mut desk = Desk::sit(9, "10m");
    seals(&mut desk, "c3");
    desk.keys("R").wait(800).keys("y");
    assert_eq!(desk.table().game.outcome(), Some(Outcome::win(Color::White, Win::Resignation)));
    assert!(desk.table().game.sealed().is_none());
}

/// A game adjourned with whatever lies in the envelope.
fn with_envelope(terms: Terms, envelope: &str) -> Desk {
    let mut game = Game::new(terms).unwrap();
    let by = Color::Black;
    for event in [Event::Begin { by }, Event::Seal { by, sealed: envelope.to_owned() }] {
        let entry = game.entry(1_000, 0, event);
        game.play(entry).unwrap();
    }
    let mut desk = Desk::sit_to(game.terms().clone());
    let resumed = Resumed { id: String::new(), game, spent: 0, notices: Vec::new(), read_only: None };
    desk.act(Action::Learned(Learned::Resumed(Ok(Box::new(resumed)))));
    desk
}

#[test]
fn an_envelope_of_no_use_has_a_way_out() {
    let off = envelope::seal(Move::Play(Point::new(12, 3)), 5);
    for sealed in ["", "nonsense [%]", "e1-0000000000000000-0000000000000000", &off] {
        let mut desk = with_envelope(terms(9, "10m"), sealed);
        // Who says once more to be ready has not agreed.
        desk.wait(800).keys("<enter>").wait(800).keys("y").wait(800).keys("y").wait(300);
        desk.shows("Void. Black moves anew; Black agrees?").keys("y").shows("Black agrees?");
        desk.wait(800).keys("n").wait(800);
        desk.shows(if sealed == off { "cannot be played here" } else { "cannot be read" });
        assert_eq!(desk.app.mode(), Mode::Sealed, "it stays adjourned");
        opens(&mut desk);
        desk.wait(800).keys("y").shows("White agrees?").wait(800).keys("y");
        desk.shows("The envelope is put aside: Black to play");
        let game = &desk.table().game;
        assert!(game.sealed().is_none() && game.running().is_some());
        assert_eq!(game.clock().sides.black.state().main, 599_000, "the thinking is charged all the same");
        desk.plays("c3").shows("Move 2: White to play");
    }
    let mut desk = with_envelope(refereed(9, "10m"), "gone");
    opens(&mut desk);
    desk.shows("Arbiter: void, Black moves anew?").wait(800).keys("y");
    assert!(desk.table().game.running().is_some());
}

#[test]
fn the_log_opens_no_other_move_than_the_envelope_holds() {
    let mut game = Game::new(terms(9, "10m")).unwrap();
    let (by, p) = (Color::Black, Point::new(2, 2));
    let play = |game: &mut Game, event: Event| {
        let entry = game.entry(0, 0, event);
        game.play(entry)
    };
    assert_eq!(play(&mut game, Event::Open { p: Some(p) }), Err(Refusal::Sealed));
    play(&mut game, Event::Begin { by }).unwrap();
    play(&mut game, Event::Seal { by, sealed: envelope::seal(Move::Play(p), 1) }).unwrap();
    for wrong in [None, Some(Point::new(2, 3))] {
        assert_eq!(play(&mut game, Event::Open { p: wrong }), Err(Refusal::Envelope));
    }
    for event in [
        Event::Play { by, p },
        Event::Pause { why: shoutan::game::event::PauseWhy::Key },
        Event::Seal { by, sealed: String::new() },
    ] {
        assert_eq!(play(&mut game, event), Err(Refusal::Paused));
    }
    assert_eq!(play(&mut game, Event::Swap), Err(Refusal::Sealed));
    play(&mut game, Event::Open { p: Some(p) }).unwrap();
    assert_eq!((game.moves().len(), game.to_move()), (1, Color::White));
}

#[test]
fn the_record_of_a_finished_game_tells_it_plainly() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5");
    seals(&mut desk, "c3");
    opens(&mut desk);
    desk.keys("R").wait(800).keys("y");
    let game = &desk.table().game;
    let sgf = String::from_utf8(to_sgf(game)).unwrap();
    assert!(sgf.contains("W[cg]"), "{sgf}");
    assert!(sgf.contains("Adjourned: White seals a move") && sgf.contains("White's sealed move is opened"));
    assert_eq!(from_tree(&to_tree(game)).unwrap().unwrap().entries(), game.entries());
}

#[test]
fn every_sentence_of_it_fits_the_smallest_screen() {
    use unicode_width::UnicodeWidthStr;
    for text in ALL {
        let (s, black, white) = (&text.sealed, text.word.black, text.word.white);
        let answers = "  y / n".len();
        for who in [black, white] {
            let other = if who == black { white } else { black };
            for question in [
                (s.sure)(who),
                (s.seal_it)(who),
                (s.ready)(who),
                (s.anew)(who, other),
                (s.arbiter_anew)(who),
                (s.charge)(who, "1:00:37"),
                (s.times)(who, "1:28:00", "0:30 (5)"),
            ] {
                assert!(question.width() + answers <= 46, "{question}");
            }
            let told = [
                (s.typing)(other, who, "*****_"),
                (s.again)("*****_"),
                s.refused.to_owned(),
                s.differ.to_owned(),
                s.line.to_owned(),
                (s.opened)(who, "D4"),
                s.broken.to_owned(),
                s.unplayable.to_owned(),
                (s.put_aside)(who),
                s.times_wrong.to_owned(),
                (s.resumed)(who),
                (s.not_charged)("1:00:37"),
            ];
            for told in told {
                assert!(told.width() <= 46, "{told}");
            }
        }
    }
}

#[test]
fn every_size_of_screen_is_drawn() {
    let mut stages = Vec::new();
    for hides in [false, true] {
        let terms = Terms { hides_board: hides, ..refereed(9, "10m") };
        let mut sealing = Desk::sit_to(terms.clone());
        sealing.keys("S").wait(800).keys("y").wait(800).keys("y").wait(800).keys("c3");
        let mut sealed = Desk::sit_to(terms.clone());
        seals(&mut sealed, "c3");
        let mut paused = Desk::sit_to(terms);
        paused.keys("t").wait(800).keys("y").wait(800).keys("y");
        stages.extend([sealing, sealed, paused]);
    }
    for desk in &mut stages {
        for width in (1..150).step_by(7) {
            for height in 1..50 {
                desk.area = Rect::new(0, 0, width, height);
                desk.screen();
            }
        }
    }
}
