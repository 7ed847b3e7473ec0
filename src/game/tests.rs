use super::event::{Entry, Event, PassWhy, PauseWhy, Request};
use super::outcome::{Outcome, Win};
use super::refusal::Refusal;
use super::said;
use super::terms::{Takebacks, Terms};
use super::{Game, Stage};
use crate::clock::side::Side;
use crate::clock::spec::parse_both;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::rules::position::{Illegal, Move};
use crate::rules::ruleset::{Preset, Unit};
use crate::text::en::EN;
use Color::{Black, White};

fn terms(side: u8, time: &str) -> Terms {
    Terms {
        names: ByColor { black: "Li".to_owned(), white: "Wang".to_owned() },
        ..Terms::even(Size::square(side).unwrap(), Preset::Chinese, parse_both(time).unwrap())
    }
}

/// A table where things happen `spent` ms one after the other.
struct Desk(Game);

impl Desk {
    fn new(side: u8, time: &str) -> Self {
        let mut desk = Self(Game::new(terms(side, time)).unwrap());
        desk.ok(0, Event::Begin { by: Black });
        desk
    }

    fn tries(&mut self, spent: u64, event: Event) -> Result<(), Refusal> {
        let entry = self.0.entry(spent, 0, event);
        self.0.play(entry)
    }

    fn ok(&mut self, spent: u64, event: Event) {
        let told = format!("{event:?}");
        assert_eq!(self.tries(spent, event), Ok(()), "{told}");
    }

    fn point(&self, label: &str) -> Point {
        self.0.terms().size.parse(label).unwrap()
    }

    fn plays(&mut self, spent: u64, by: Color, label: &str) {
        let p = self.point(label);
        self.ok(spent, Event::Play { by, p });
    }

    fn passes(&mut self, spent: u64, by: Color) {
        self.ok(spent, Event::Pass { by, why: PassWhy::Own });
    }

    /// Digits of both faces and periods, as they stand between turns.
    fn faces(&self) -> (String, String) {
        let face = |color| self.0.clock().reading(color, None).digits;
        (face(Black), face(White))
    }

    fn n(&self) -> u32 {
        self.0.next_number() - 1
    }
}

#[test]
fn a_press_charges_the_mover_and_starts_the_other() {
    let mut desk = Desk::new(9, "10m+3x30s");
    desk.plays(5_000, Black, "E5");
    desk.plays(61_000, White, "E6");
    assert_eq!(desk.faces(), ("9:55".to_owned(), "8:59".to_owned()));
    let moves: Vec<_> = desk.0.moves().iter().map(|played| (played.by, played.mv, played.t)).collect();
    let (e5, e6) = (desk.point("E5"), desk.point("E6"));
    assert_eq!(moves, [(Black, Move::Play(e5), 5_000), (White, Move::Play(e6), 61_000)]);
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut desk = Desk::new(9, "10m");
    desk.plays(1_000, Black, "E5");
    let (entries, rows) = (desk.0.entries().to_vec(), desk.0.position().board().rows());
    let e5 = desk.point("E5");
    for (event, refusal) in [
        (Event::Play { by: White, p: e5 }, Refusal::Illegal(Illegal::Occupied)),
        (Event::Play { by: Black, p: desk.point("D5") }, Refusal::NotYourTurn),
        (Event::Begin { by: Black }, Refusal::Begun),
        (Event::Resume, Refusal::NotPaused),
        (Event::Confirm { by: Black }, Refusal::NotMarking),
        (Event::Mark { dead: vec![e5], neutral: vec![], open: vec![] }, Refusal::NotMarking),
        (Event::Answer { by: White, ask: 2, yes: true }, Refusal::NothingAsked),
        (Event::Flag { by: White }, Refusal::TimeLeft),
        (Event::Ask { by: White, what: Request::Takeback, to: Some(2) }, Refusal::NothingToTakeBack),
        (Event::End { result: Outcome::win(Black, Win::Resignation) }, Refusal::Undecided),
    ] {
        assert_eq!(desk.tries(10, event), Err(refusal));
    }
    let wrong = Entry { n: 9, spent: 0, at: 0, event: Event::Pause { why: PauseWhy::Key } };
    assert_eq!(desk.0.play(wrong), Err(Refusal::WrongNumber { expected: 3 }));
    assert_eq!((desk.0.entries(), desk.0.position().board().rows()), (entries.as_slice(), rows));
}

#[test]
fn time_comes_before_the_key() {
    for (spent, refused) in [(9_999, false), (10_000, true), (10_001, true)] {
        let mut desk = Desk::new(9, "10s");
        let p = desk.point("E5");
        let told = desk.tries(spent, Event::Play { by: Black, p });
        assert_eq!(told, if refused { Err(Refusal::TimeUp) } else { Ok(()) }, "{spent}");
    }
}

#[test]
fn a_flag_is_dated_at_its_deadline_only() {
    for (spent, told) in [(9_999, Err(Refusal::TimeLeft)), (10_000, Ok(())), (10_001, Err(Refusal::TimeLeft))]
    {
        let mut desk = Desk::new(9, "10s");
        assert_eq!(desk.0.until_flag(), Some(10_000));
        assert_eq!(desk.tries(spent, Event::Flag { by: Black }), told, "{spent}");
    }
    let mut desk = Desk::new(9, "10s");
    desk.ok(10_000, Event::Flag { by: Black });
    let lost = Outcome::win(White, Win::Time);
    assert_eq!(*desk.0.stage(), Stage::Settled(lost));
    assert_eq!(desk.tries(0, Event::End { result: Outcome::Draw }), Err(Refusal::WrongResult));
    desk.ok(0, Event::End { result: lost });
    assert_eq!(desk.0.outcome(), Some(lost));
    assert_eq!(desk.tries(0, Event::Resign { by: Black }), Err(Refusal::Over));
}

#[test]
fn a_flag_that_should_not_have_fallen_is_annulled_by_setting_its_clock() {
    let clock = |text: &str, side| Event::Clock {
        side,
        before: String::new(),
        after: Side::new(text.parse().unwrap()).to_text(),
        why: "not pressed".to_owned(),
    };
    let lost = Outcome::win(White, Win::Time);
    let mut desk = Desk::new(9, "10s");
    desk.plays(4_000, Black, "E5");
    desk.plays(1_000, White, "C3");
    desk.ok(6_000, Event::Flag { by: Black });
    assert_eq!(desk.tries(0, clock("10s", Black)), Err(Refusal::Over), "its end is not entered yet");
    desk.ok(0, Event::End { result: lost });
    assert_eq!((desk.0.fallen(), desk.0.running()), (Some(Black), None));
    for event in [clock("10s", White), Event::Resume, Event::Warning { to: White, why: String::new() }] {
        assert_eq!(desk.tries(0, event.clone()), Err(Refusal::Over), "{event:?}");
    }
    assert_eq!(
        desk.tries(
            0,
            Event::Clock { side: Black, before: String::new(), after: "?".to_owned(), why: String::new() }
        ),
        Err(Refusal::BadClock)
    );
    assert_eq!(desk.0.outcome(), Some(lost));
    desk.ok(0, clock("1m", Black));
    assert_eq!((desk.0.stage(), desk.0.paused()), (&Stage::Playing, Some(PauseWhy::Key)));
    assert_eq!((desk.0.outcome(), desk.0.fallen(), desk.0.to_move()), (None, None, Black));
    desk.ok(0, Event::Resume);
    assert_eq!(desk.0.until_flag(), Some(60_000));
    desk.plays(59_999, Black, "G7");
    assert_eq!(desk.0.until_flag(), Some(9_000), "the other clock stands as it stood");
    // It may fall again, and the game ends otherwise in the end.
    desk.ok(9_000, Event::Flag { by: White });
    desk.ok(0, Event::End { result: Outcome::win(Black, Win::Time) });
    desk.ok(0, clock("10s", White));
    desk.ok(0, Event::Resign { by: White });
    desk.ok(0, Event::End { result: Outcome::win(Black, Win::Resignation) });
    assert_eq!(desk.tries(0, clock("10s", White)), Err(Refusal::Over), "no time ended it");
    let folded = Game::fold(desk.0.terms().clone(), desk.0.entries().iter().cloned()).unwrap();
    assert_eq!((folded.outcome(), folded.moves().len()), (desk.0.outcome(), 3));
}

#[test]
fn the_time_of_a_turn_adds_up_over_entries_that_are_no_presses() {
    let mut desk = Desk::new(9, "1m");
    desk.ok(4_000, Event::Pause { why: PauseWhy::Key });
    assert_eq!(desk.tries(1, Event::Resume), Ok(()), "a clock that stands is charged nothing");
    desk.plays(3_000, Black, "E5");
    assert_eq!(desk.0.moves()[0].t, 7_000);
    assert_eq!(desk.faces().0, "0:53");
}

#[test]
fn no_moves_while_paused() {
    let mut desk = Desk::new(9, "1m");
    desk.ok(100, Event::Pause { why: PauseWhy::Key });
    let p = desk.point("E5");
    assert_eq!(desk.tries(0, Event::Play { by: Black, p }), Err(Refusal::Paused));
    assert_eq!(desk.tries(0, Event::Pause { why: PauseWhy::Key }), Err(Refusal::Paused));
    assert_eq!(desk.0.until_flag(), None);
}

#[test]
fn a_takeback_restores_the_board_and_both_clocks() {
    let mut desk = Desk::new(5, "5s+3x10s");
    desk.plays(1_000, Black, "B1");
    desk.plays(1_000, White, "A1");
    let before = (desk.0.position().board().rows(), desk.0.clock().clone(), desk.0.turn());
    // Black takes the corner stone after two periods have been burned.
    desk.plays(26_000, Black, "A2");
    assert_eq!(desk.0.position().taken().white, 1);
    desk.ok(2_000, Event::Ask { by: Black, what: Request::Takeback, to: Some(desk.n()) });
    let ask = desk.n();
    assert_eq!(desk.tries(0, Event::Answer { by: Black, ask, yes: true }), Err(Refusal::NothingAsked));
    desk.ok(1_500, Event::Answer { by: White, ask, yes: true });
    let after = (desk.0.position().board().rows(), desk.0.clock().clone(), desk.0.turn());
    assert_eq!(after, before);
    assert_eq!((desk.0.position().taken().white, desk.0.taken_back().black), (0, 1));
    desk.plays(500, Black, "A2");
    assert_eq!(desk.0.moves().len(), 3);
}

#[test]
fn playing_on_declines_a_request() {
    let mut desk = Desk::new(9, "1m");
    desk.plays(1_000, Black, "E5");
    desk.ok(0, Event::Ask { by: Black, what: Request::Takeback, to: Some(2) });
    desk.plays(1_000, White, "E6");
    assert_eq!(desk.0.asked(), None);
    assert_eq!(desk.0.moves().len(), 2);
    assert_eq!(desk.faces().1, "0:59", "asking costs the side to move nothing but its own time");
}

#[test]
fn takebacks_are_as_the_terms_say() {
    let mut terms = terms(9, "1m");
    terms.takebacks = Takebacks::None;
    let mut desk = Desk(Game::new(terms).unwrap());
    desk.ok(0, Event::Begin { by: Black });
    desk.plays(0, Black, "E5");
    let ask = Event::Ask { by: Black, what: Request::Takeback, to: Some(2) };
    assert_eq!(desk.tries(0, ask), Err(Refusal::NoTakebacks));
}

#[test]
fn two_passes_stop_play() {
    let mut desk = Desk::new(9, "1m");
    desk.plays(1_000, Black, "E5");
    desk.passes(1_000, White);
    desk.passes(1_000, Black);
    assert!(matches!(desk.0.stage(), Stage::Marking(_)));
    assert_eq!(desk.0.running(), None);
    desk.ok(0, Event::Confirm { by: Black });
    assert!(matches!(desk.0.stage(), Stage::Marking(_)));
    let e5 = desk.point("E5");
    desk.ok(0, Event::Mark { dead: vec![e5], neutral: vec![], open: vec![] });
    desk.ok(0, Event::Confirm { by: White });
    assert!(matches!(desk.0.stage(), Stage::Marking(_)), "a later mark made the agreement void");
    desk.ok(0, Event::Mark { dead: vec![], neutral: vec![], open: vec![] });
    desk.ok(0, Event::Confirm { by: White });
    desk.ok(0, Event::Confirm { by: Black });
    // 81 - 40.5 - 3 3/4 = 36 3/4 zi.
    assert_eq!(*desk.0.stage(), Stage::Settled(Outcome::win(Black, Win::Margin(147))));
}

#[test]
fn the_end_is_proposed_and_answered_in_order() {
    let mut desk = Desk::new(9, "1m");
    desk.plays(0, Black, "E5");
    desk.ok(1_000, Event::Propose { by: White });
    assert_eq!(desk.0.to_move(), Black);
    let ask = desk.n();
    desk.ok(1_000, Event::Answer { by: Black, ask, yes: false });
    assert_eq!(desk.tries(0, Event::Pass { by: Black, why: PassWhy::Own }), Err(Refusal::MustPlay));
    assert_eq!(desk.tries(0, Event::Propose { by: Black }), Err(Refusal::MustPlay));
    desk.plays(1_000, Black, "D5");
    assert_eq!(desk.faces(), ("0:58".to_owned(), "0:59".to_owned()));
    desk.ok(0, Event::Propose { by: White });
    let ask = desk.n();
    desk.ok(2_000, Event::Answer { by: Black, ask, yes: true });
    assert!(matches!(desk.0.stage(), Stage::Marking(_)));
    assert_eq!(desk.faces().0, "0:56", "agreeing is a pass on one's own clock");
    assert_eq!(desk.0.moves().last().map(|played| (played.by, played.mv)), Some((Black, Move::Pass)));
}

#[test]
fn the_claimant_moves_first_after_a_dispute_and_two_new_passes_end_it() {
    let mut desk = Desk::new(9, "1m");
    desk.plays(0, Black, "E5");
    desk.plays(0, White, "C3");
    desk.passes(0, Black);
    desk.passes(0, White);
    let c3 = desk.point("C3");
    assert_eq!(desk.tries(0, Event::Dispute { by: White, p: c3 }), Err(Refusal::NoStone));
    desk.ok(0, Event::Dispute { by: Black, p: c3 });
    assert_eq!((desk.0.to_move(), desk.0.running().is_some()), (Black, true));
    desk.passes(1_000, Black);
    assert_eq!(*desk.0.stage(), Stage::Playing);
    desk.passes(1_000, White);
    assert!(matches!(desk.0.stage(), Stage::Marking(_)));
}

#[test]
fn warnings_cost_a_zi_each_and_the_second_loses() {
    let mut desk = Desk::new(9, "1m");
    desk.ok(0, Event::Warning { to: White, why: "talk".to_owned() });
    assert_eq!(desk.0.fines(), ByColor { black: 0, white: 4 });
    desk.ok(0, Event::Warning { to: White, why: "talk".to_owned() });
    assert_eq!(*desk.0.stage(), Stage::Settled(Outcome::win(Black, Win::Forfeit)));
}

#[test]
fn no_figure_in_a_log_is_too_large_to_fold() {
    let mut desk = Desk::new(9, "none");
    for _ in 0..3 {
        desk.ok(0, Event::Fine { to: Black, quarters: i32::MAX });
        desk.ok(0, Event::Fine { to: White, quarters: i32::MIN });
    }
    desk.ok(u64::MAX, Event::Pause { why: PauseWhy::Key });
    desk.ok(0, Event::Resume);
    desk.ok(u64::MAX, Event::Pause { why: PauseWhy::Key });
    desk.ok(0, Event::Resume);
    desk.passes(u64::MAX, Black);
    desk.passes(u64::MAX, White);
    desk.ok(0, Event::Confirm { by: Black });
    desk.ok(0, Event::Confirm { by: White });
    let Stage::Settled(outcome) = *desk.0.stage() else { panic!("{:?}", desk.0.stage()) };
    for unit in [Unit::Zi, Unit::Points] {
        assert!(said::outcome(outcome, unit, &EN).starts_with("White wins by"));
    }
}

#[test]
fn folding_the_log_gives_the_same_game() {
    let mut desk = Desk::new(9, "1m+3x10s");
    desk.plays(61_000, Black, "E5");
    desk.plays(3_000, White, "E6");
    desk.ok(500, Event::Ask { by: White, what: Request::Takeback, to: Some(desk.n()) });
    desk.ok(500, Event::Answer { by: Black, ask: desk.n(), yes: true });
    desk.ok(10, Event::Pause { why: PauseWhy::Stop });
    let again = Game::fold(desk.0.terms().clone(), desk.0.entries().to_vec()).unwrap();
    assert_eq!(again.clock(), desk.0.clock());
    assert_eq!(again.turn(), desk.0.turn());
    assert_eq!(again.position().board().rows(), desk.0.position().board().rows());
    assert_eq!((again.stage(), again.paused()), (desk.0.stage(), Some(PauseWhy::Stop)));
}

mod edges;
