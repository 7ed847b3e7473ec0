//! Rhythms in ms, and what the gate makes of each key.

use super::{Change, Gate, Kind, Meaning, Verdict};
use crate::app::key::Key;
use crate::app::next::Ignored;
use Verdict::{Dropped, In, Open};

const HELD: Verdict = Dropped(Ignored::Held);

/// A key that commits something.
const COMMITS: Meaning = Meaning { kind: Kind::Commits, answers: false, over: false, at_board: true };

/// What becomes of keys at these moments, after something came about at 1,000.
fn after(change: Option<Change>, keys: &[(u64, &str)], means: Meaning) -> Vec<Verdict> {
    let mut gate = Gate::default();
    gate.changed(change, 1_000);
    keys.iter().map(|&(at, word)| gate.admit(Key::named(word).unwrap(), means, at)).collect()
}

/// What becomes of one key pressed at these moments.
fn rhythm(moments: &[u64]) -> Vec<Verdict> {
    let keys: Vec<_> = moments.iter().map(|&at| (at, "enter")).collect();
    after(None, &keys, COMMITS)
}

#[test]
fn fingers_and_keyboards() {
    for (moments, expected) in [
        (&[1_000, 1_080, 1_200, 1_349][..], &[In; 4][..]),
        (&[1_000, 1_700, 2_400], &[In; 3]),
        (&[1_000, 1_150, 1_849], &[In, Open, Open]),
        (&[1_000, 1_000, 1_079], &[In, HELD, HELD]),
        (&[1_000, 1_500, 1_533, 1_566], &[In, Open, HELD, HELD]),
        // Released, and pressed again.
        (&[1_000, 1_040, 1_139, 1_239, 1_330], &[In, HELD, HELD, Open, In]),
    ] {
        assert_eq!(rhythm(moments), expected, "{moments:?}");
    }
}

#[test]
fn a_key_between_makes_two_presses_of_one_key() {
    assert_eq!(after(None, &[(5, "enter"), (5, "space"), (5, "enter")], COMMITS), [In; 3]);
}

#[test]
fn what_commits_nothing_may_be_held() {
    let moves = Meaning { kind: Kind::Repeatable, ..COMMITS };
    assert_eq!(after(None, &[(5, "left"), (10, "left"), (700, "left")], moves), [In; 3]);
}

#[test]
fn keys_meant_for_before_are_dropped_until_the_hand_has_rested() {
    let (stopped, late, turned) =
        (Dropped(Ignored::Stopped), Dropped(Ignored::Late), Dropped(Ignored::Turned));
    for (change, keys, expected) in [
        // A key a move is made with, and again once it cannot be meant for play any more.
        (
            Change::Stopped,
            &[(1_150, "enter"), (1_600, "space"), (2_100, "enter")][..],
            &[stopped, stopped, In][..],
        ),
        (Change::Stopped, &[(1_499, "enter")], &[stopped]),
        (Change::Stopped, &[(1_500, "enter")], &[In]),
        // Hammered, it never counts.
        (
            Change::Ended,
            &[(1_050, "enter"), (1_400, "space"), (1_800, "enter"), (2_250, "space"), (2_750, "enter")],
            &[late, late, late, late, In],
        ),
        // What plays nothing was not meant for play.
        (Change::Stopped, &[(1_010, "b"), (1_020, "w")], &[In, In]),
        (Change::Shown, &[(1_300, "enter"), (2_100, "enter")], &[turned, In]),
        // The key that led here, with another between and without.
        (
            Change::Handed(Key::ENTER),
            &[(900, "enter"), (1_200, "enter"), (1_710, "enter")],
            &[In, turned, Open],
        ),
        (Change::Handed(Key::ENTER), &[(900, "enter"), (1_100, "left"), (1_200, "enter")], &[In, In, In]),
    ] {
        assert_eq!(after(Some(change), keys, COMMITS), expected, "{change:?} {keys:?}");
    }
}

#[test]
fn a_question_that_comes_up_takes_no_answer_at_once() {
    let answers = Meaning { kind: Kind::Commits, answers: true, over: true, ..Meaning::default() };
    let turned = Dropped(Ignored::Turned);
    assert_eq!(
        after(Some(Change::CameUp), &[(1_200, "y"), (1_690, "n"), (2_190, "y")], answers),
        [turned, turned, In]
    );
    let other = Meaning { answers: false, ..answers };
    assert_eq!(after(Some(Change::CameUp), &[(1_200, "x")], other), [In]);
}

#[test]
fn a_point_typed_at_the_board_plays_nothing_elsewhere() {
    let typed = Dropped(Ignored::Typed);
    let nothing = Meaning { kind: Kind::Nothing, ..COMMITS };
    let mut gate = Gate::default();
    let mut admit = |word: &str, means, at| gate.admit(Key::named(word).unwrap(), means, at);
    assert_eq!(admit("d", nothing, 1_000), In);
    assert_eq!(admit("4", nothing, 1_200), typed);
    assert_eq!(admit("enter", COMMITS, 3_199), typed);
    assert_eq!(admit("enter", COMMITS, 9_000), In);
    assert_eq!(admit("4", nothing, 10_000), typed);
    assert_eq!(admit("enter", COMMITS, 12_000), In, "long after");
    let elsewhere = Meaning { at_board: false, ..nothing };
    assert_eq!(admit("4", elsewhere, 20_000), In);
}

#[test]
fn a_click_is_let_in_after_a_rest_and_comes_between_two_presses() {
    let mut gate = Gate::default();
    gate.changed(Some(Change::Stopped), 1_000);
    assert_eq!(gate.admit_click(COMMITS, 1_300), Dropped(Ignored::Stopped));
    assert_eq!(gate.admit_click(COMMITS, 1_800), In);
    assert_eq!(gate.admit(Key::ENTER, COMMITS, 1_810), In);
    assert_eq!(gate.admit_click(COMMITS, 1_820), In);
    assert_eq!(gate.admit(Key::ENTER, COMMITS, 1_830), In);
}
