//! What the players are asked when a position has come back, and what follows.

use super::{CYCLES, Shape, TRIPLE_KO};
use shoutan::clock::control::TimeControl;
use shoutan::game::event::{Event, PassWhy, PauseWhy, Request, Ruling};
use shoutan::game::outcome::Outcome;
use shoutan::game::refusal::Refusal;
use shoutan::game::terms::{Takebacks, Terms};
use shoutan::game::{Game, Stage};
use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::ruleset::{KoRule, LongCycle, Preset, Ruleset};

pub const ASK: Ruleset =
    Ruleset { ko: KoRule::Simple, long_cycle: LongCycle::Ask, ..Preset::Chinese.rules() };

pub fn terms(shape: &Shape, rules: Ruleset) -> Terms {
    let game = crate::tables::played([1; 6], &[]);
    let board = Board::from_rows(shape.rows).unwrap();
    let control: TimeControl = "10m".parse().unwrap();
    Terms {
        size: board.size(),
        rules,
        preset: None,
        handicap: 0,
        stones: board.stones().collect(),
        first: shape.first,
        time: ByColor { black: control.clone(), white: control },
        refereed: false,
        takebacks: Takebacks::Free,
        two_step: false,
        hides_board: false,
        ..game.terms().clone()
    }
}

struct Desk(Game);

impl Desk {
    fn new(shape: &Shape, rules: Ruleset) -> Self {
        let mut desk = Self(Game::new(terms(shape, rules)).unwrap());
        desk.ok(Event::Begin { by: shape.first });
        desk
    }

    fn tries(&mut self, event: Event) -> Result<(), Refusal> {
        let entry = self.0.entry(100, 0, event);
        self.0.play(entry)
    }

    fn ok(&mut self, event: Event) {
        let said = format!("{event:?}");
        assert_eq!(self.tries(event), Ok(()), "{said}");
    }

    fn plays(&mut self, points: &str) {
        for label in points.split_whitespace() {
            let by = self.0.to_move();
            let event = match label {
                "pass" => Event::Pass { by, why: PassWhy::Own },
                _ => Event::Play { by, p: self.0.terms().size.parse(label).unwrap() },
            };
            self.ok(event);
        }
    }

    /// After which move the position stood that is back now.
    fn back(&self) -> Option<u32> {
        self.0.returned().map(|returned| returned.after)
    }

    fn rules(&mut self, ruling: Ruling) {
        self.ok(Event::Cycle { ruling });
    }
}

#[test]
fn every_cycle_is_asked_about_when_it_closes() {
    for shape in CYCLES {
        let mut desk = Desk::new(shape, ASK);
        for label in shape.round.split(' ') {
            assert_eq!(desk.back(), None, "before {label}");
            desk.plays(label);
        }
        assert_eq!(desk.back(), Some(0));
        let settled = [Ruling::NoResult, Ruling::Draw, Ruling::Replay, Ruling::PlayOn];
        assert_eq!(desk.0.rulings(), settled);
    }
}

#[test]
fn what_is_settled_ends_the_game() {
    for (ruling, outcome) in [
        (Ruling::NoResult, Outcome::NoResult),
        (Ruling::Draw, Outcome::Draw),
        (Ruling::Replay, Outcome::Replay),
    ] {
        let mut desk = Desk::new(&TRIPLE_KO, ASK);
        desk.plays(TRIPLE_KO.round);
        desk.ok(Event::Pause { why: PauseWhy::Key });
        desk.rules(ruling);
        assert_eq!(*desk.0.stage(), Stage::Settled(outcome));
        desk.ok(Event::End { result: outcome });
    }
}

#[test]
fn each_rule_set_has_its_own_ruling() {
    for (preset, ruling) in [
        (Preset::Japanese, Some(Ruling::NoResult)),
        (Preset::Korean, Some(Ruling::Draw)),
        (Preset::Ancient, Some(Ruling::Draw)),
        (Preset::TangSong, Some(Ruling::Draw)),
        (Preset::Dunhuang, Some(Ruling::Draw)),
        (Preset::Chinese, None),
        (Preset::Aga, None),
    ] {
        let mut desk = Desk::new(&TRIPLE_KO, preset.rules());
        desk.plays("C8 B5 C2 B8 C5");
        let last = desk.0.terms().size.parse("B2").unwrap();
        let by = desk.0.to_move();
        let Some(ruling) = ruling else {
            assert!(desk.tries(Event::Play { by, p: last }).is_err(), "{preset:?}");
            assert!(desk.0.rulings().is_empty());
            continue;
        };
        desk.plays("B2");
        assert_eq!((desk.back(), desk.0.rulings()), (Some(0), &[ruling, Ruling::PlayOn][..]), "{preset:?}");
        assert_eq!(desk.tries(Event::Cycle { ruling: Ruling::Replay }), Err(Refusal::NothingAsked));
        desk.rules(ruling);
        assert!(matches!(desk.0.stage(), Stage::Settled(Outcome::NoResult | Outcome::Draw)));
    }
}

#[test]
fn nothing_is_settled_where_nothing_came_back() {
    let mut desk = Desk::new(&TRIPLE_KO, ASK);
    desk.plays("C8 B5");
    assert_eq!(desk.tries(Event::Cycle { ruling: Ruling::Draw }), Err(Refusal::NothingAsked));
    // Nor once it has been settled.
    desk.plays("C2 B8 C5 B2");
    desk.rules(Ruling::PlayOn);
    assert_eq!(desk.tries(Event::Cycle { ruling: Ruling::Draw }), Err(Refusal::NothingAsked));
}

#[test]
fn the_same_cycle_is_asked_about_once_a_round() {
    let mut desk = Desk::new(&TRIPLE_KO, ASK);
    desk.plays(TRIPLE_KO.round);
    for round in 1..4 {
        assert_eq!(desk.back(), Some((round - 1) * 6));
        desk.rules(Ruling::PlayOn);
        for label in TRIPLE_KO.round.split(' ') {
            assert_eq!(desk.back(), None, "round {round}, {label}");
            desk.plays(label);
        }
    }
}

#[test]
fn another_cycle_is_asked_about_at_its_first_return() {
    let mut desk = Desk::new(&TRIPLE_KO, ASK);
    desk.plays(TRIPLE_KO.round);
    desk.rules(Ruling::PlayOn);
    // A threat and its answer: new positions from here on.
    desk.plays("C8 E9 E8 B5 C2 B8 C5 B2");
    assert_eq!(desk.back(), None);
    desk.plays("C8");
    assert_eq!(desk.back(), Some(9));
}

#[test]
fn a_pass_brings_nothing_back() {
    let sending = Shape { rows: &["O.O.X", ".OXX."], first: Color::White, round: "D2 B2 C2 pass" };
    let mut desk = Desk::new(&sending, ASK);
    desk.plays(sending.round);
    assert_eq!(desk.0.position().board().rows(), sending.rows);
    assert_eq!(desk.back(), None);
    desk.plays("D2");
    assert_eq!(desk.back(), Some(1));
}

#[test]
fn whoever_moves_without_a_word_plays_on() {
    let mut desk = Desk::new(&TRIPLE_KO, ASK);
    desk.plays(TRIPLE_KO.round);
    desk.plays("C8 B5");
    assert_eq!(desk.back(), None);
    desk.plays("C2 B8 C5 B2");
    assert_eq!(desk.back(), Some(6));
}

#[test]
fn a_return_taken_back_has_not_come() {
    let mut desk = Desk::new(&TRIPLE_KO, ASK);
    desk.plays(TRIPLE_KO.round);
    desk.rules(Ruling::PlayOn);
    let (by, n) = (Color::White, desk.0.moves().last().unwrap().n);
    desk.ok(Event::Ask { by, what: Request::Takeback, to: Some(n) });
    let ask = desk.0.next_number() - 1;
    desk.ok(Event::Answer { by: !by, ask, yes: true });
    assert_eq!(desk.back(), None);
    desk.plays("B2");
    assert_eq!(desk.back(), Some(0), "laid anew, it is asked anew");
}

#[test]
fn after_a_dispute_what_stood_before_still_counts() {
    let mut desk = Desk::new(&TRIPLE_KO, ASK);
    desk.plays("C8 B5 pass pass");
    let p = desk.0.terms().size.parse("C4").unwrap();
    desk.ok(Event::Dispute { by: Color::Black, p });
    assert_eq!(desk.back(), None);
    desk.plays("C2 B8 C5 B2");
    assert_eq!(desk.back(), Some(0));
}

#[test]
fn what_the_arbiter_lays_is_no_return() {
    let mut desk = Desk::new(&TRIPLE_KO, ASK);
    desk.plays("C8 B5 C2");
    let rows = TRIPLE_KO.rows.iter().map(ToString::to_string).collect();
    desk.ok(Event::Set { rows, next: Color::Black, void: None });
    assert_eq!(desk.back(), None);
    desk.plays("C8 B5 C2 B8 C5");
    assert_eq!(desk.back(), None, "the same moves once more are no return");
    desk.plays("B2");
    assert_eq!(desk.back(), Some(0));
}

#[test]
fn the_log_folded_again_asks_the_same() {
    let mut desk = Desk::new(&TRIPLE_KO, ASK);
    desk.plays(TRIPLE_KO.round);
    desk.ok(Event::Pause { why: PauseWhy::Key });
    let folded = |game: &Game| Game::fold(game.terms().clone(), game.entries().to_vec()).unwrap();
    assert_eq!(folded(&desk.0).returned(), desk.0.returned());
    desk.rules(Ruling::PlayOn);
    desk.ok(Event::Resume);
    desk.plays(TRIPLE_KO.round);
    assert_eq!(folded(&desk.0).returned().map(|returned| (returned.after, returned.at)), Some((6, 12)));
}
