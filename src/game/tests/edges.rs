//! Values at the edges: where one more or one less would go unseen in an ordinary game.

use super::{Desk, terms};
use crate::clock::state::State;
use crate::game::event::{Event, PauseWhy, Request};
use crate::game::refusal::Refusal;
use crate::game::terms::Terms;
use crate::game::{Game, Stage};
use crate::rules::color::{ByColor, Color};
use Color::{Black, White};

#[test]
fn nothing_is_entered_at_the_deadline_itself() {
    for (event, name) in [
        (Event::Pause { why: PauseWhy::Key }, "pause"),
        (Event::Resign { by: Black }, "resign"),
        (Event::Note { why: "a look at the clock".to_owned() }, "note"),
        (Event::Fine { to: White, quarters: 4 }, "fine"),
    ] {
        for (spent, told) in [(9_999, Ok(())), (10_000, Err(Refusal::TimeUp)), (10_001, Err(Refusal::TimeUp))]
        {
            let mut desk = Desk::new(9, "10s");
            assert_eq!(desk.tries(spent, event.clone()), told, "{name} at {spent}");
        }
    }
}

/// Takes the last press back with the other's consent.
fn takes_back(desk: &mut Desk) {
    let last = desk.0.moves().last().unwrap();
    let (by, n) = (last.by, last.n);
    desk.ok(0, Event::Ask { by, what: Request::Takeback, to: Some(n) });
    let ask = desk.n();
    desk.ok(0, Event::Answer { by: !by, ask, yes: true });
}

#[test]
fn passes_count_again_after_moves_taken_back_behind_a_resumption() {
    let mut desk = Desk::new(9, "10m");
    desk.plays(0, Black, "E5");
    desk.passes(0, White);
    desk.passes(0, Black);
    let p = desk.point("E5");
    desk.ok(0, Event::Dispute { by: White, p });
    desk.plays(0, White, "C3");
    // C3 and both passes are taken back; the next two passes are two in a row, whatever play resumed after before.
    for _ in 0..3 {
        takes_back(&mut desk);
    }
    assert_eq!(desk.0.moves().len(), 1);
    desk.passes(0, White);
    assert_eq!(*desk.0.stage(), Stage::Playing);
    desk.passes(0, Black);
    assert!(matches!(desk.0.stage(), Stage::Marking(_)));
}

#[test]
fn nothing_is_taken_back_before_a_referee_but_what_slipped() {
    let refereed = Terms { refereed: true, ..terms(9, "10m") };
    let mut desk = Desk(Game::new(refereed).unwrap());
    desk.ok(0, Event::Begin { by: Black });
    desk.plays(0, Black, "E5");
    let to = Some(desk.n());
    let takeback = Event::Ask { by: Black, what: Request::Takeback, to };
    assert_eq!(desk.tries(0, takeback), Err(Refusal::NoTakebacks));
    desk.ok(0, Event::Ask { by: Black, what: Request::Slip, to });
    let ask = desk.n();
    desk.ok(0, Event::Answer { by: White, ask, yes: true });
    assert_eq!((desk.0.moves().len(), desk.0.to_move()), (0, Black));
}

#[test]
fn an_hourglass_set_by_hand_takes_its_other_side_along() {
    let mut desk = Desk::new(9, "hourglass 2m");
    desk.plays(20_000, Black, "E5");
    let side = desk.0.clock().sides.white.clone();
    let after = side.with_state(State { main: 180_000, ..side.state() }).unwrap().to_text();
    let set = Event::Clock { side: White, before: side.to_text(), after, why: String::new() };
    desk.ok(10_000, set);
    // 1:40 for Black, and the ten seconds White had used when it was set.
    assert_eq!(desk.faces(), ("1:50".to_owned(), "3:00".to_owned()));
    // Had Black used twice the time, what was set by hand would stand all the same.
    let had = desk.0.clock_had(&ByColor { black: 40_000, white: 0 }).unwrap();
    let digits = |side: Color| had.reading(side, None).digits;
    assert_eq!((digits(Black), digits(White)), ("1:50".to_owned(), "3:00".to_owned()));
}
