//! What all screens have in common: what they can be asked, and what their keys mean.

use super::bind::Keyed;
use super::desk::Desk;
use super::effect::Learned;
use super::next::Next;
use super::question::Question;
use crate::rules::point::Point;

/// What every screen can be asked to do. What it does not mention it ignores.
pub trait Room: Keyed {
    /// In what state it is.
    fn mode(&self) -> Mode;

    /// Whether characters are text here, whatever else they mean.
    fn types(&self) -> bool {
        false
    }

    /// Whether Esc opens the menu of the mode; else it leads back.
    fn has_menu(&self) -> bool {
        true
    }

    /// Whether a game or its clocks have come to an end here.
    fn is_over(&self) -> bool {
        false
    }

    /// A question that stands until it is answered.
    fn standing(&self) -> Option<Question> {
        None
    }

    /// Settles what the time alone brings about, before anything else is done.
    fn pass_time(&mut self, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// Everything entered so far was handed to the disk, and what the disk said of it is known.
    fn note_kept(&mut self, _desk: &Desk) {}

    /// When the screen next changes by itself, ms.
    fn next_change(&self, _desk: &Desk) -> Option<u64> {
        None
    }

    /// Takes the answer to a question of this screen's.
    fn answer(&mut self, _question: Question, _yes: bool, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// Takes a character typed into the open field.
    fn type_char(&mut self, _c: char, _desk: &mut Desk) {}

    /// Takes a text pasted; false where that is no more than typing it.
    fn paste(&mut self, _text: &str, _desk: &mut Desk) -> bool {
        false
    }

    /// Another screen takes its place.
    fn leaving(&mut self, _desk: &mut Desk) {}

    /// Takes a click on the board.
    fn point(&mut self, _p: Point, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// Takes a click on a line of a list.
    fn row(&mut self, _row: usize, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// Takes what an effect learned.
    fn learn(&mut self, _learned: Learned, _desk: &mut Desk) -> Next {
        Next::Stay
    }

    /// From now on, for `lasted` ms, the clock could not be shown.
    fn stood_still(&mut self, _lasted: u64, _asleep: bool, _desk: &mut Desk) {}

    /// The program stops being in front, by a player's own key or not, or ends.
    fn stopping(&mut self, _by_key: bool, _desk: &mut Desk) {}

    /// The program is in front again.
    fn came_back(&mut self, _desk: &mut Desk) {}
}

/// In what state a screen is, or what lies over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The home screen.
    Home,
    /// The new-game form, no field open.
    Form,
    /// A line of text is being typed.
    Field,
    /// Colours are being chosen.
    Nigiri,
    /// Handicap stones are being laid.
    Placing,
    /// Before the first clock is started.
    Waiting,
    /// A game is played.
    Table,
    /// The same, and the side to move can answer a request.
    Asked,
    /// The clocks are stopped.
    Paused,
    /// A move is being sealed.
    Sealing,
    /// The game is adjourned; a move lies in its envelope.
    Sealed,
    /// A position has come back, and it is asked what that leads to.
    Cycle,
    /// The board that a refused play would repeat is shown, until any key.
    Earlier,
    /// The arbiter's menu lies open.
    Arbiter,
    /// The arbiter puts the position right.
    Setting,
    /// Dead chains are being marked.
    Ending,
    /// The count is gone through.
    Counting,
    /// Moves are tried out.
    Tryout,
    /// The game just ended.
    Over,
    /// A record is looked through.
    Review,
    /// The saved games.
    Shelf,
    /// Two clocks alone, one of them running.
    Alone,
    /// The same before the first is started.
    AloneWaiting,
    /// The same while both stand still.
    AlonePaused,
    /// The same when it is over.
    AloneOver,
    /// One line of a list that lies over the screen is being chosen.
    Choose,
    /// A question stands.
    Question,
    /// A menu lies open.
    Menu,
    /// Help lies open.
    Help,
    /// The words of a record are read.
    Reading,
    /// The training report lies open.
    Chart,
}
