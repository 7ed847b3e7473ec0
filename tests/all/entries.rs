//! Entries of every kind, at random, as a log may hold them.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use shoutan::game::event::{Banned, Entry, Event, PassWhy, PauseWhy, Request, Ruling};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;

pub fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::Black), Just(Color::White)]
}

pub fn point() -> impl Strategy<Value = Point> {
    (0..52_u8, 0..52_u8).prop_map(|(x, y)| Point::new(x, y))
}

/// Texts with everything that hurts: brackets, escapes, blanks, line breaks, 汉字, controls.
pub fn words() -> impl Strategy<Value = String> {
    vec(
        prop_oneof![
            4 => prop_oneof![Just(' '), Just(']'), Just('['), Just('\\'), Just(':'), Just('%'), Just('='), Just('\n'),
                Just('"'), Just('\u{3000}'), Just('\u{1b}'), Just('手'), Just('\u{1f3f4}')],
            6 => proptest::char::range('a', 'z'),
            1 => any::<char>(),
        ],
        0..12,
    )
    .prop_map(|chars| chars.into_iter().collect())
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let by = prop_oneof![
        (0..2000).prop_map(Win::Margin),
        Just(Win::Resignation),
        Just(Win::Time),
        Just(Win::Forfeit)
    ];
    prop_oneof![
        (color(), by).prop_map(|(winner, by)| Outcome::win(winner, by)),
        Just(Outcome::Draw),
        Just(Outcome::NoResult),
        Just(Outcome::Replay),
        Just(Outcome::BothLose),
    ]
}

fn pass_why() -> impl Strategy<Value = PassWhy> {
    let reason = prop_oneof![Just(Banned::Suicide), Just(Banned::Ko), Just(Banned::Superko)];
    prop_oneof![
        Just(PassWhy::Own),
        Just(PassWhy::Timeout),
        (point(), reason).prop_map(|(p, reason)| PassWhy::Void { p, reason }),
    ]
}

fn table_event() -> impl Strategy<Value = Event> {
    let what = prop_oneof![Just(Request::Takeback), Just(Request::Slip), Just(Request::Recount)];
    prop_oneof![
        color().prop_map(|by| Event::Begin { by }),
        (color(), point()).prop_map(|(by, p)| Event::Play { by, p }),
        (color(), pass_why()).prop_map(|(by, why)| Event::Pass { by, why }),
        color().prop_map(|by| Event::Propose { by }),
        (color(), what, option::of(any::<u32>())).prop_map(|(by, what, to)| Event::Ask { by, what, to }),
        (color(), any::<u32>(), any::<bool>()).prop_map(|(by, ask, yes)| Event::Answer { by, ask, yes }),
        color().prop_map(|by| Event::Resign { by }),
        color().prop_map(|by| Event::Concede { by }),
        color().prop_map(|by| Event::Flag { by }),
        (vec(point(), 0..5), vec(point(), 0..3), vec(point(), 0..3))
            .prop_map(|(dead, neutral, open)| Event::Mark { dead, neutral, open }),
        color().prop_map(|by| Event::Confirm { by }),
        (color(), point()).prop_map(|(by, p)| Event::Dispute { by, p }),
        color().prop_map(|by| Event::GoOn { by }),
        (color(), words()).prop_map(|(by, sealed)| Event::Seal { by, sealed }),
        option::of(point()).prop_map(|p| Event::Open { p }),
    ]
}

fn referee_event() -> impl Strategy<Value = Event> {
    let pause = prop_oneof![
        Just(PauseWhy::Key),
        Just(PauseWhy::Stall),
        Just(PauseWhy::Suspend),
        Just(PauseWhy::Stop),
        Just(PauseWhy::Crash),
        Just(PauseWhy::Both),
        Just(PauseWhy::Referee)
    ];
    let ruling =
        prop_oneof![Just(Ruling::NoResult), Just(Ruling::Draw), Just(Ruling::Replay), Just(Ruling::PlayOn)];
    let row =
        vec(prop_oneof![Just('X'), Just('O'), Just('.')], 1..9).prop_map(|row| row.into_iter().collect());
    prop_oneof![
        pause.prop_map(|why| Event::Pause { why }),
        Just(Event::Resume),
        ruling.prop_map(|ruling| Event::Cycle { ruling }),
        (color(), words(), words(), words()).prop_map(|(side, before, after, why)| Event::Clock {
            side,
            before,
            after,
            why
        }),
        (color(), any::<u64>()).prop_map(|(by, ms)| Event::Late { by, ms }),
        (color(), any::<u64>()).prop_map(|(by, ms)| Event::Absent { by, ms }),
        color().prop_map(|by| Event::Seat { by }),
        (color(), words()).prop_map(|(to, why)| Event::Warning { to, why }),
        (color(), any::<i32>()).prop_map(|(to, quarters)| Event::Fine { to, quarters }),
        Just(Event::Swap),
        (vec(row, 1..9), color(), option::of(any::<u32>())).prop_map(|(rows, next, void)| Event::Set {
            rows,
            next,
            void
        }),
        outcome().prop_map(|result| Event::End { result }),
    ]
}

pub fn entry() -> impl Strategy<Value = Entry> {
    let event = prop_oneof![table_event(), referee_event()];
    (any::<u32>(), any::<u64>(), any::<i64>(), event).prop_map(|(n, spent, at, event)| Entry {
        n,
        spent,
        at,
        event,
    })
}
