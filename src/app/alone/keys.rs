//! What the keys of the two clocks alone do. While a clock runs, letters press: so no command is on one, and whatever else
//! can be done stands in the menu.

use super::{Alone, Color, Desk, Mode, Next, Question};
use crate::app::Room;
use crate::app::bind::{Bind, Bound, Groups};
use crate::app::chart::Charted;
use crate::app::shared::{Edits, help_beside_text, sound, suspend};

type Keys = Bind<Alone>;

/// Help, where letters press.
const fn help() -> Keys {
    Keys::to("f1 ?", |text| text.key.help, |_, _| Next::Help)
}

const fn menu() -> Keys {
    Keys::to("esc c-c", |text| text.key.menu, |_, _| Next::Menu)
}

/// Before the first clock is started.
const WAITING: &[Keys] = &[
    Keys::on("space enter", |text| text.key.start, Alone::start).commits().in_menu(1),
    set_black().in_menu(2),
    set_white().in_menu(3),
    sound("").silent().in_menu(6),
    help().in_menu(4),
    menu(),
    Keys::to("", |text| text.key.home, Alone::leave).silent().in_menu(5),
    suspend(),
    Keys::each("any", |alone, _, desk| {
        alone.start(desk);
        Next::Stay
    })
    .commits(),
];

/// While one of them runs.
const RUNNING: &[Keys] = &[
    Keys::on(
        "space",
        |text| text.alone.key.press,
        |alone, desk| {
            alone.press(alone.bare.to_move(), desk);
        },
    )
    .commits(),
    Keys::on("tab", |text| text.key.pause, Alone::pause).in_menu(1),
    Keys::on(
        "left-half",
        |text| text.alone.key.black_presses,
        |alone, desk| {
            alone.press(Color::Black, desk);
        },
    )
    .commits(),
    Keys::on(
        "right-half",
        |text| text.alone.key.white_presses,
        |alone, desk| {
            alone.press(Color::White, desk);
        },
    )
    .commits(),
];

/// While both stand.
const PAUSED: &[Keys] =
    &[Keys::to("tab", |text| text.key.go_on, |_, _| Next::Ask(Question::Ready(Color::Black))).in_menu(1)];

/// What both have.
const STARTED: &[Keys] = &[
    help().in_menu(8),
    menu(),
    suspend(),
    Keys::on("", |text| text.voice.key_say, |alone, desk| alone.watch.say_time(&alone.bare, desk))
        .silent()
        .in_menu(2),
    undo().in_menu(3),
    set_black().in_menu(4),
    set_white().in_menu(5),
    Keys::to("", |text| text.alone.key.finish, |_, _| Next::Ask(Question::Finish)).silent().in_menu(6),
    anew("").silent().in_menu(7),
    Keys::to("", |text| text.alone.key.leave, |alone, desk| alone.ask(Question::Leave, desk))
        .silent()
        .in_menu(9),
    sound("").silent().in_menu(10),
];

/// A key that presses nothing says so.
const NO_PRESS: &[Keys] = &[Keys::each("any", |_, _, desk| {
    desk.tell(desk.text.alone.no_press);
    Next::Stay
})
.commits()];

/// When it is over.
const OVER: &[Keys] = &[
    Keys::on("T enter space", |text| text.chart.key.open, |alone, desk| alone.report(desk)).in_menu(1),
    anew("A").in_menu(5),
    help().in_menu(6),
    menu(),
    Keys::to("q", |text| text.key.home, Alone::leave_over).in_help().in_menu(7),
    suspend(),
    undo().in_menu(2),
    set_black().in_menu(3),
    set_white().in_menu(4),
];

/// While a clock is set by hand.
const SETTING: &[Keys] = &[
    Keys::on("enter", |text| text.key.accept, Alone::set_typed).commits(),
    help_beside_text(),
    Keys::on(
        "esc c-c",
        |text| text.key.back,
        |alone, desk| {
            alone.setting = None;
            desk.notice = None;
        },
    ),
    suspend(),
];

const fn set_black() -> Keys {
    Keys::on("", |text| text.alone.key.set_black, |alone, desk| alone.begin_setting(Color::Black, desk))
        .silent()
        .when(can_set)
}

const fn set_white() -> Keys {
    Keys::on("", |text| text.alone.key.set_white, |alone, desk| alone.begin_setting(Color::White, desk))
        .silent()
        .when(can_set)
}

fn can_set(alone: &Alone, _: &Desk) -> bool {
    !alone.looked_at && alone.bare.can_be_put_right()
}

const fn undo() -> Keys {
    Keys::on("", |text| text.alone.key.undo, Alone::undo)
        .silent()
        .when(|alone, _| !alone.looked_at && alone.bare.can_undo())
}

/// Full clocks again.
const fn anew(key: &'static str) -> Keys {
    Keys::to(key, |text| text.alone.key.anew, |alone, desk| alone.ask(Question::Anew, desk))
}

impl Bound for Alone {
    fn bindings(&self) -> Groups<Self> {
        match self.mode() {
            Mode::Field => const { &[SETTING, Self::EDIT] },
            Mode::Chart => const { &[Self::CHART] },
            Mode::AloneOver => const { &[OVER] },
            Mode::AloneWaiting => const { &[WAITING] },
            Mode::AlonePaused => const { &[PAUSED, STARTED] },
            _ => const { &[RUNNING, STARTED, NO_PRESS] },
        }
    }
}
