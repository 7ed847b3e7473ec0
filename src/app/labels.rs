//! What the commands are called, in the menu, the key line and Help.

use super::Mode;
use super::action::Command;
use crate::game::event::Ruling;
use crate::text::Text;

/// What a command is called in the menu, the key line and Help of a mode.
pub const fn label(mode: Mode, command: Command, text: &Text) -> &'static str {
    if let Some(own) = label_of_mode(mode, command, text) {
        return own;
    }
    let key = &text.key;
    match command {
        Command::Left | Command::Right | Command::Up | Command::Down => key.cursor,
        Command::LeapLeft | Command::LeapRight | Command::LeapUp | Command::LeapDown => key.leap,
        Command::PageUp => key.page_up,
        Command::PageDown => key.page_down,
        Command::First => key.first,
        Command::Last => key.last,
        Command::Enter | Command::Space | Command::Digit(_) => key.choose,
        Command::Erase => key.erase,
        Command::Delete => key.delete,
        Command::Clear => key.clear,
        Command::Next => key.next_field,
        Command::Previous => key.previous_field,
        Command::TypePoint => key.type_point,
        Command::Pass => key.pass,
        Command::Resign => key.resign,
        Command::Over => key.over,
        Command::TakeBack => key.take_back,
        Command::Pause => key.pause,
        Command::Seal => text.sealed.key,
        Command::SayTime => text.voice.key_say,
        Command::Sound => text.voice.key_sound,
        Command::Arbiter => text.arbiter.key.arbiter,
        Command::Claim => text.arbiter.key.claim,
        Command::Earlier => text.cycle.show,
        Command::Cycle(Ruling::NoResult) => text.cycle.no_result,
        Command::Cycle(Ruling::Draw) => text.cycle.draw,
        Command::Cycle(Ruling::Replay) => text.cycle.replay,
        Command::Cycle(Ruling::PlayOn) => text.cycle.play_on,
        Command::BlackPresses => text.alone.key.black_presses,
        Command::WhitePresses => text.alone.key.white_presses,
        Command::SetBlack => text.alone.key.set_black,
        Command::SetWhite => text.alone.key.set_white,
        Command::Finish => text.alone.key.finish,
        Command::Yes => key.yes,
        Command::No => key.no,
        Command::Suggest => key.suggest,
        Command::BlackAgrees => key.black_agrees,
        Command::WhiteAgrees => key.white_agrees,
        Command::Dispute => key.dispute,
        Command::Neutral => text.ending.key.neutral,
        Command::Seki => text.ending.key.seki,
        Command::GoOn => text.ending.key.go_on,
        Command::Recount => text.ending.key.recount,
        Command::TryOut => text.ending.key.try_out,
        Command::Concede => text.ending.key.concede,
        Command::BlackConcedes => text.ending.key.black_concedes,
        Command::WhiteConcedes => text.ending.key.white_concedes,
        Command::Review => key.review,
        Command::Again => key.again,
        Command::SwapColors => text.before.key_swap,
        Command::GoTo => key.go_to,
        Command::NextCapture => key.next_capture,
        Command::PreviousCapture => key.previous_capture,
        Command::Chart => text.chart.key.open,
        Command::NextLong => text.chart.key.next_long,
        Command::PreviousLong => text.chart.key.previous_long,
        Command::Coordinates => key.coordinates,
        Command::Numbers => key.numbers,
        Command::Quiet => key.quiet,
        Command::TurnBoard => text.markup.turn.key_turn,
        Command::MirrorBoard => text.markup.turn.key_mirror,
        Command::Search => key.search,
        Command::Rename => text.files.rename,
        Command::Undo => text.files.undo,
        Command::Import => text.files.import,
        Command::Duplicate => text.files.duplicate,
        Command::Folders => text.files.folders,
        Command::Encoding => text.files.encoding,
        Command::Games => text.files.games,
        Command::Save => text.files.save,
        Command::Picture => text.files.picture,
        Command::Help => key.help,
        Command::Menu => key.menu,
        Command::Back => key.back,
        Command::Home => key.leave,
        Command::Quit => key.quit,
        Command::Suspend => key.suspend,
    }
}

/// What a command is called where it means more than elsewhere.
const fn label_of_mode(mode: Mode, command: Command, text: &Text) -> Option<&'static str> {
    let key = &text.key;
    Some(match (mode, command) {
        (Mode::Table | Mode::Asked | Mode::Tryout, Command::Enter) => key.play,
        (Mode::Table | Mode::Asked, Command::Space) => text.arbiter.key.release,
        (Mode::Setting, Command::Enter) => text.arbiter.key.change,
        (Mode::Setting, Command::Next) => text.arbiter.key.turn,
        (Mode::Setting, Command::Yes) => text.arbiter.key.enter,
        (Mode::Ending, Command::Enter) => key.toggle,
        (Mode::Placing, Command::Enter) => text.before.key_lay,
        (Mode::Placing, Command::TakeBack) => text.before.key_lift,
        (Mode::Placing, Command::Yes) => text.before.key_begin,
        (Mode::Waiting | Mode::AloneWaiting, Command::Enter) => key.start,
        (Mode::Alone, Command::Space) => text.alone.key.press,
        (Mode::Alone | Mode::AlonePaused | Mode::AloneOver, Command::TakeBack) => text.alone.key.undo,
        (Mode::Alone | Mode::AlonePaused | Mode::AloneOver, Command::Again) => text.alone.key.anew,
        (Mode::Alone | Mode::AlonePaused, Command::Home) => text.alone.key.leave,
        (Mode::Field | Mode::Sealing, Command::Enter) => key.accept,
        (Mode::Sealed, Command::Pause) => text.sealed.key_open,
        (Mode::Sealed, Command::BlackAgrees) => text.sealed.key_times[0],
        (Mode::Sealed, Command::WhiteAgrees) => text.sealed.key_times[1],
        (Mode::Shelf, Command::Enter) => key.open,
        (Mode::Form, Command::Left) => key.change,
        (Mode::Form, Command::Clear) => text.form.key_defaults,
        (Mode::Counting, Command::Right) => text.ending.key.step,
        (Mode::Counting, Command::PageUp) => text.ending.key.stage_back,
        (Mode::Counting, Command::PageDown) => text.ending.key.stage_on,
        (Mode::Counting, Command::Next) => text.ending.key.other_side,
        (Mode::Counting, Command::Menu) => text.ending.key.end_count,
        (Mode::Tryout, Command::Menu) => text.ending.key.end_tryout,
        (Mode::Tryout, Command::TakeBack) => text.ending.key.undo,
        (Mode::Review | Mode::Chart, Command::Right) => key.step,
        (Mode::Chart, Command::Enter) => text.chart.key.go,
        (Mode::Review, Command::Down) => key.variation,
        (Mode::Review, Command::Enter) => text.review.read,
        (Mode::Review, Command::LeapDown) => text.review.scroll,
        (Mode::Paused | Mode::AlonePaused, Command::Pause) => key.go_on,
        (Mode::Review | Mode::Over | Mode::AloneWaiting | Mode::AloneOver, Command::Home) => key.home,
        (
            Mode::Question
            | Mode::Nigiri
            | Mode::Field
            | Mode::Sealing
            | Mode::Arbiter
            | Mode::Setting
            | Mode::Shelf
            | Mode::Choose
            | Mode::Form
            | Mode::Reading
            | Mode::Chart
            | Mode::Menu,
            Command::Menu,
        )
        | (Mode::Placing | Mode::Chart | Mode::Shelf, Command::Home) => key.back,
        _ => return None,
    })
}
