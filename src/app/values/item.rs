//! The lines of the form, and on which of its pages they stand.

use super::{Figure, Values, figures};
use crate::rules::color::Color;
use crate::rules::ruleset::KoRule;

/// The pages of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// What most games differ in.
    Game,
    /// The rules, one by one.
    Rules,
    /// Who plays how: players, series, referee, clock, takebacks.
    More,
    /// The time setting taken apart.
    Time,
    /// The two clocks alone: all there is to settle.
    Clock,
}

/// The lines of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// The board's size.
    Size,
    /// The rule set; on both pages that have to do with it.
    Rules,
    /// To the page of the single rules.
    EachRule,
    /// The komi.
    Komi,
    /// The handicap.
    Handicap,
    /// Where the handicap stones go.
    Placement,
    /// A time setting by name; Enter opens the page of its figures.
    Time,
    /// The time setting as it is written.
    Setting,
    /// The time system.
    System,
    /// A figure of it.
    Figure(Figure),
    /// Go on with the clocks that were left.
    GoOn,
    /// Whose clock starts first.
    Begins,
    /// A player's name.
    Name(Color),
    /// The name of the second player of a side.
    Partner(Color),
    /// How the colours are chosen.
    Colors,
    /// Exchange the colours.
    Swap,
    /// To the page of everything else.
    More,
    /// Start.
    Start,
    /// Which returns of a position are forbidden.
    Ko,
    /// What a long cycle leads to.
    Cycle,
    /// Suicide.
    Suicide,
    /// What counts.
    Scoring,
    /// What is taken off.
    Tax,
    /// Dead stones.
    Removal,
    /// The unit of results.
    SaidIn,
    /// Who moves first in an even game.
    First,
    /// Set stones (座子).
    SetStones,
    /// What is given back for a handicap.
    Compensation,
    /// An equal count.
    Ties,
    /// What a pass costs.
    PassStones,
    /// Two players or four.
    Players,
    /// One game, or which series.
    Series,
    /// When the series moves the handicap.
    Regrading,
    /// Friendly or refereed.
    Referee,
    /// Which text of the penalties.
    Penalties,
    /// One key to play and press, or two.
    TwoStep,
    /// Whether a pause hides the board.
    Pause,
    /// The takeback policy.
    Takebacks,
    /// Back to the first page.
    Back,
}

impl Page {
    /// Its lines as the values stand, from the top. Lines that mean nothing then are left out.
    pub fn items(self, values: &Values) -> Vec<Item> {
        match self {
            Self::Game => game(values),
            Self::Rules => rules(values),
            Self::More => more(values),
            Self::Time => time(values),
            Self::Clock => clock(values),
        }
    }

    /// Whether it is where the form opens.
    pub const fn is_first(self) -> bool {
        matches!(self, Self::Game | Self::Clock)
    }

    /// The line on the first page that leads here.
    pub(in crate::app) const fn door(self) -> Item {
        match self {
            Self::Rules => Item::EachRule,
            Self::More => Item::More,
            Self::Time => Item::Time,
            Self::Game | Self::Clock => Item::Start,
        }
    }
}

fn game(values: &Values) -> Vec<Item> {
    let mut items = vec![Item::Size, Item::Rules, Item::EachRule, Item::Komi, Item::Handicap];
    if values.handicap() > 1 {
        items.push(Item::Placement);
    }
    items.extend([Item::Time, Item::Setting]);
    for color in Color::ALL {
        items.push(Item::Name(color));
        if values.four() {
            items.push(Item::Partner(color));
        }
    }
    if values.can_choose_colors() {
        items.push(Item::Colors);
    }
    items.extend([Item::Swap, Item::More, Item::Start]);
    items
}

fn rules(values: &Values) -> Vec<Item> {
    let mut items = vec![Item::Rules, Item::Ko];
    if values.row().ko == KoRule::Simple {
        items.push(Item::Cycle);
    }
    items.extend([
        Item::Suicide,
        Item::Scoring,
        Item::Tax,
        Item::Removal,
        Item::SaidIn,
        Item::SetStones,
        Item::First,
        Item::Compensation,
        Item::Ties,
        Item::PassStones,
        Item::Back,
    ]);
    items
}

fn time(values: &Values) -> Vec<Item> {
    let mut items = vec![Item::Time, Item::System];
    if let Some(control) = values.control() {
        items.extend(figures(&control).iter().copied().map(Item::Figure));
    }
    items.extend([Item::Setting, Item::Back]);
    items
}

fn clock(values: &Values) -> Vec<Item> {
    let mut items = Vec::new();
    if values.left().is_some() {
        items.push(Item::GoOn);
    }
    items.extend([Item::Time, Item::Setting]);
    items.extend(Color::ALL.map(Item::Name));
    items.extend([Item::Begins, Item::Swap, Item::Start]);
    items
}

fn more(values: &Values) -> Vec<Item> {
    let mut items = vec![Item::Players, Item::Series];
    if values.series().is_some() {
        items.push(Item::Regrading);
    }
    items.push(Item::Referee);
    if values.refereed() {
        items.push(Item::Penalties);
    }
    items.extend([Item::TwoStep, Item::Pause, Item::Takebacks, Item::Back]);
    items
}
