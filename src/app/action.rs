//! What can be done to the app: commands from keys, text, clicks, and what the shell reports.

use super::effect::Learned;
use super::key::Key;
use crate::game::event::Ruling;
use crate::rules::point::Point;

/// One thing that happens to the app.
#[derive(Debug)]
pub enum Action {
    /// Only the time has moved on.
    Tick,
    /// A key, on a screen whose keys are bindings.
    Key(Key),
    /// A key that stands in the key table.
    Command(Command, Key),
    /// A key that stands for nothing here; it still counts as a key between two others.
    Stray(Key),
    /// A character typed into a field.
    Type(char),
    /// Text pasted; it goes into fields only, never to the keys.
    Paste(String),
    /// A click on a point of the board.
    Point(Point),
    /// A click on a line of a list.
    Row(usize),
    /// The program could neither show the clock nor take keys. The moment of this action is the last one at which
    /// all was well.
    StoodStill {
        /// How long it lasted, ms.
        lasted: u64,
        /// Whether the machine slept.
        asleep: bool,
    },
    /// The program is about to be put in the background or ended by a signal.
    Stopping,
    /// The program is in front again.
    CameBack,
    /// What an effect learned.
    Learned(Learned),
}

/// What a key means. One table in `ui::keymap` says which key means what where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Left; a move back in review.
    Left,
    /// Right; a move on in review.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the next star line, or ten moves.
    LeapLeft,
    /// To the next star line, or ten moves.
    LeapRight,
    /// To the next star line.
    LeapUp,
    /// To the next star line.
    LeapDown,
    /// A page up; ten moves back.
    PageUp,
    /// A page down; ten moves on.
    PageDown,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// Play at the cursor; choose what is lit; accept a field.
    Enter,
    /// The space bar, where it means the same as Enter or less.
    Space,
    /// Erase the character before the caret.
    Erase,
    /// Remove what is lit, or the character after the caret.
    Delete,
    /// Empty the line being typed.
    Clear,
    /// The next field.
    Next,
    /// The field before.
    Previous,
    /// A digit: a line of a menu, or part of a move number.
    Digit(u8),
    /// Begin typing a point.
    TypePoint,
    /// Pass.
    Pass,
    /// Resign.
    Resign,
    /// Say that the game is over.
    Over,
    /// Take back the last move.
    TakeBack,
    /// Show the board that a refused play would repeat.
    Earlier,
    /// What the return of a position leads to.
    Cycle(Ruling),
    /// Call the arbiter.
    Arbiter,
    /// Claim that the other took a laid stone elsewhere.
    Claim,
    /// Stop the clocks.
    Pause,
    /// Adjourn with a sealed move.
    Seal,
    /// Say the time left of the side to move.
    SayTime,
    /// The clock is heard in the next way there is.
    Sound,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Take the suggested marking.
    Suggest,
    /// Black agrees to the marking.
    BlackAgrees,
    /// White agrees to the marking.
    WhiteAgrees,
    /// Turn a point neutral, or back.
    Neutral,
    /// Turn a region neutral, or back.
    Seki,
    /// Count step by step.
    Recount,
    /// Try moves out.
    TryOut,
    /// The side to move gives up every open point.
    Concede,
    /// Black gives up every open point.
    BlackConcedes,
    /// White gives up every open point.
    WhiteConcedes,
    /// Play on: the marking cannot be agreed.
    Dispute,
    /// Play on; nothing is claimed dead.
    GoOn,
    /// Black presses the clock.
    BlackPresses,
    /// White presses the clock.
    WhitePresses,
    /// Set Black's clock by hand.
    SetBlack,
    /// Set White's clock by hand.
    SetWhite,
    /// Stop the clocks for good.
    Finish,
    /// Look through the game.
    Review,
    /// Another game.
    Again,
    /// The players have each other's colours: exchange them.
    SwapColors,
    /// Go to the move typed.
    GoTo,
    /// The next capture.
    NextCapture,
    /// The capture before.
    PreviousCapture,
    /// The training report: the time of every move.
    Chart,
    /// The next of the longest thinks.
    NextLong,
    /// The long think before.
    PreviousLong,
    /// Coordinates on or off.
    Coordinates,
    /// Move numbers on or off.
    Numbers,
    /// Board and clocks only.
    Quiet,
    /// Turn the board by a quarter.
    TurnBoard,
    /// Exchange left and right of the board.
    MirrorBoard,
    /// Search.
    Search,
    /// Give another name.
    Rename,
    /// Bring back what was deleted last.
    Undo,
    /// Take in a record from elsewhere.
    Import,
    /// Make a copy.
    Duplicate,
    /// The folders on the shelf.
    Folders,
    /// Choose the encoding by hand.
    Encoding,
    /// The games of the file.
    Games,
    /// Write the record.
    Save,
    /// Write a picture of the position.
    Picture,
    /// Help.
    Help,
    /// Menu, or back.
    Menu,
    /// Back one screen.
    Back,
    /// To the home screen.
    Home,
    /// Leave the program.
    Quit,
    /// Put the program in the background.
    Suspend,
}

impl Command {
    /// Where the key leads in a list of `lines` lines of which `lit` is lit; `None` where it does not go through lists.
    pub fn step(self, lit: usize, lines: usize) -> Option<usize> {
        const PAGE: usize = 10;
        let last = lines.saturating_sub(1);
        Some(match self {
            Self::Up | Self::Previous => lit.saturating_sub(1),
            Self::Down | Self::Next => (lit + 1).min(last),
            Self::PageUp => lit.saturating_sub(PAGE),
            Self::PageDown => (lit + PAGE).min(last),
            Self::First => 0,
            Self::Last => last,
            _ => return None,
        })
    }
}
