//! Where the time of a recorded game went, as far as the record tells: from its log, else from what its nodes say is
//! left.

use super::game_record::from_tree;
use super::info::GameInfo;
use super::journal::content::{Content, is_journal};
use super::noted::{Noted, noted, state};
use super::open::open;
use super::playback::{NoBoard, Playback};
use super::store::whole::read_ordinary;
use super::tree::GameTree;
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::pace::{Pace, Think, Took, between};
use crate::clock::side::Side;
use crate::clock::state::{Field, State};
use crate::clock::system::Family;
use crate::game;
use crate::rules::color::{ByColor, Color};
use crate::text::en::EN;
use std::path::Path;

/// The turns of the main line.
///
/// # Errors
/// When it is no record of a board that can be shown.
pub fn of(tree: &GameTree) -> Result<Pace, NoBoard> {
    if let Ok(Some(game)) = from_tree(tree) {
        return Ok(game::pace::of(&game));
    }
    let mut playback = Playback::new(tree)?;
    let points = u32::from(playback.position().size().points());
    let mut teller = Teller::new(&GameInfo::of(tree));
    loop {
        let made: Vec<Color> = playback.made().iter().map(|made| made.by).collect();
        teller.node(playback.number(), &made, &noted(tree, playback.node()));
        if !playback.forward() {
            return Ok(teller.pace(points));
        }
    }
}

/// The turns of the first game of a file; `None` where there is none.
pub fn of_file(path: &Path) -> Option<Pace> {
    let bytes = read_ordinary(path).ok()?;
    if is_journal(&bytes) {
        return Content::read(&bytes).ok().map(|content| game::pace::of(&content.game));
    }
    let opened = open(&bytes, &EN).ok()?;
    of(opened.collection.games().first()?).ok()
}

/// Follows the clocks of a record from node to node.
#[derive(Debug)]
pub struct Teller {
    controls: ByColor<Option<TimeControl>>,
    halves: ByColor<Half>,
    thinks: Vec<Think>,
}

/// One side's clock, as far as it is known.
#[derive(Debug)]
struct Half {
    /// As it stands now; `None` after a move of which the record does not tell.
    known: Known,
    /// Whether it has gained time that no move gives. Until it falls again nothing is told by it.
    doubtful: bool,
    /// Whether time settings are named that are not understood; they may give time for a move.
    strange: bool,
}

#[derive(Debug)]
enum Known {
    Nothing,
    /// A clock under its time setting.
    Clock(Box<Side>),
    /// Main time left, in ms, where no time setting is named.
    Left(Ms),
}

impl Teller {
    /// Stands before the first move of a game with these headers.
    pub fn new(info: &GameInfo) -> Self {
        let control = info.time_control().filter(|control| *control != TimeControl::None);
        let strange = control.is_none() && !info.overtime.trim().is_empty();
        let half = |_| Half {
            known: control
                .as_ref()
                .map_or(Known::Nothing, |control| Known::Clock(Box::new(Side::new(control.clone())))),
            doubtful: false,
            strange,
        };
        Self {
            halves: ByColor::new_with(half),
            controls: ByColor::new_with(|_| control.clone()),
            thinks: Vec::new(),
        }
    }

    /// Takes in a node: the moves made in it, the number of the last of them, and what it says of the clocks.
    pub fn node(&mut self, number: u32, made: &[Color], said: &ByColor<Option<Noted>>) {
        let before = number.saturating_sub(u32::try_from(made.len()).unwrap_or(0));
        for (nth, &by) in (1..).zip(made) {
            // A record may number its moves as it likes.
            let number = before.saturating_add(nth);
            let control = self.controls[by].as_ref();
            let think = self.halves[by].moved(control, by, number, said[by]);
            self.thinks.push(think);
        }
        for color in Color::ALL.into_iter().filter(|color| !made.contains(color)) {
            if let Some(noted) = said[color] {
                self.halves[color].seen(self.controls[color].as_ref(), noted);
            }
        }
    }

    /// The turns told so far.
    pub fn thinks(&self) -> &[Think] {
        &self.thinks
    }

    /// What it all comes to, on a board of so many points.
    pub fn pace(self, points: u32) -> Pace {
        Pace::new(self.thinks, self.controls, Some(points))
    }
}

impl Half {
    /// A move was made, and the clock noted after it.
    fn moved(
        &mut self,
        control: Option<&TimeControl>,
        by: Color,
        number: u32,
        noted: Option<Noted>,
    ) -> Think {
        let unknown = Think::unknown(by, number);
        let Some(noted) = noted.filter(|noted| counts(control, *noted)) else {
            self.known = Known::Nothing;
            return unknown;
        };
        let think = match (&self.known, control) {
            (Known::Clock(side), Some(control)) => {
                let found = between::took(side, &pressed(control, noted, side));
                found.map(|(took, after)| (Think::within(side, by, number, took), after))
            }
            (Known::Left(left), None) => {
                let t = left.checked_sub(noted.left);
                let think = |t| Think {
                    took: Took::exactly(t),
                    main: t,
                    in_overtime: Some(false),
                    ..Think::unknown(by, number)
                };
                self.known = Known::Left(noted.left);
                let told = t.map(think);
                return self.trusted(told).unwrap_or(unknown);
            }
            _ => {
                self.set(control, noted);
                return unknown;
            }
        };
        let Some((think, after)) = think else {
            self.set(control, noted);
            self.doubtful = true;
            return unknown;
        };
        self.known = Known::Clock(Box::new(after));
        self.trusted(Some(think)).unwrap_or(unknown)
    }

    /// The think, unless the clock is one that does not tell; a clock that falls does.
    fn trusted(&mut self, think: Option<Think>) -> Option<Think> {
        let falls = think.is_some_and(|think| think.took.least > 0);
        self.doubtful = (self.doubtful || think.is_none()) && !falls;
        think.filter(|_| !self.doubtful)
    }

    /// The clock was noted while the other side moved.
    fn seen(&mut self, control: Option<&TimeControl>, noted: Noted) {
        let same = match &self.known {
            Known::Clock(side) => control.is_some_and(|control| {
                let is = side.state();
                let said = state(control, noted, &is);
                (is.main, is.periods, is.period, is.moves_left)
                    == (said.main, said.periods, said.period, said.moves_left)
            }),
            Known::Left(left) => *left == noted.left,
            Known::Nothing => false,
        };
        if !same && counts(control, noted) {
            self.set(control, noted);
        }
    }

    /// How the clock stood at last; as at the start where that is not known.
    fn before(&self, control: &TimeControl) -> State {
        match &self.known {
            Known::Clock(side) => side.state(),
            Known::Nothing | Known::Left(_) => Side::new(control.clone()).state(),
        }
    }

    fn set(&mut self, control: Option<&TimeControl>, noted: Noted) {
        self.known = match control {
            None if self.strange => Known::Nothing,
            None => Known::Left(noted.left),
            Some(control) => Side::new(control.clone())
                .with_state(state(control, noted, &self.before(control)))
                .map_or(Known::Nothing, |side| Known::Clock(Box::new(side))),
        };
    }
}

/// The state a press was noted with. A block of stones noted as full at its very end has no move left; it stood with
/// one when the clock was pressed.
fn pressed(control: &TimeControl, noted: Noted, before: &Side) -> State {
    let after = state(control, noted, &before.state());
    let full = before.fields().contains(&Field::MovesLeft) && noted.count == Some(0) && after.main == 0;
    if full { State { moves_left: 1, period: noted.left, ..after } } else { after }
}

/// Whether a note makes sense under the setting: periods or stones where there are none are of another clock.
fn counts(control: Option<&TimeControl>, noted: Noted) -> bool {
    let has = |control: &TimeControl| match control.family() {
        Family::Untimed | Family::Main | Family::Glass => false,
        Family::Moves
        | Family::Periods(_)
        | Family::Minutes { .. }
        | Family::Blocks(_)
        | Family::Bought(_)
        | Family::Stones(_) => true,
    };
    noted.count.is_none() || control.is_some_and(has)
}
