//! Where things go after a screen has handled something. A screen says where to; the app builds what is there.

use super::effect::{Opened, Resumed};
use super::plan::Plan;
use super::question::Question;
use crate::clock::bare::Setup;
use crate::game::terms::Terms;
use crate::record::journal::bare::Left;

/// Where things go after a screen has handled something.
#[derive(Debug)]
pub enum Next {
    /// Nowhere.
    Stay,
    /// To another screen.
    Go(To),
    /// A question first.
    Ask(Question),
    /// Home.
    Home,
    /// Nowhere, with Help lying over the screen.
    Help,
    /// Nowhere, with the menu lying over the screen.
    Menu,
    /// What lies over the screen goes.
    Close,
    /// The same, and a line of the menu is done.
    Do(Found),
    /// The question is answered.
    Answer(bool),
    /// Nowhere; something is told of the key.
    Tell(Told),
    /// The program is put in the background.
    Suspend,
}

/// The screens one can go to, each with what it needs.
#[derive(Debug)]
pub enum To {
    /// The form for a new game.
    Form,
    /// The form for two clocks alone.
    ClockForm,
    /// The saved games.
    Saved,
    /// The famous games.
    Famous,
    /// Nigiri; with `true` the first clock starts as soon as all is settled.
    Nigiri(Box<Plan>, bool),
    /// The handicap stones, likewise.
    Placing(Box<Plan>, bool),
    /// A game of these terms, likewise.
    Table(Box<Terms>, bool),
    /// An unfinished game.
    Resumed(Box<Resumed>),
    /// Two clocks alone.
    Alone(Box<Setup>),
    /// Two clocks that were left.
    TakenUp(Box<Left>),
    /// A record.
    Review(Box<Opened>),
}

/// The binding of a key, in the groups that hold now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Which group.
    pub(super) group: usize,
    /// Its place in the group.
    pub(super) place: usize,
    /// Whether it commits something.
    pub commits: bool,
}

/// What is told for a moment of the key pressed last, in place of the keys that do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// It was not heard.
    Unheard(Ignored),
    /// It asked for numbers, which are seen only where a stone has room for one.
    Numbers,
}

/// Why a key was not heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignored {
    /// It is held down.
    Held,
    /// It was meant for the game that has just ended.
    Late,
    /// It was meant for play, which has just stopped.
    Stopped,
    /// It was meant for what was there before something came up.
    Turned,
    /// It was pasted where no text goes.
    Pasted,
    /// It belongs to a point typed where no text goes.
    Typed,
}
