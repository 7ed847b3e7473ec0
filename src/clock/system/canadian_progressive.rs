//! Progressive Canadian overtime: the blocks change from one to the next, the last one repeats.

use std::fmt;
use std::sync::Arc;

use super::{Besides, Family, Rest, Stretch, System, canadian};
use crate::clock::duration::{Main, Overtime};
use crate::clock::settings::{Setting, Settings, counted, few, limited, some_time};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// So many stones in so much time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// Moves to be made, at least 1.
    pub stones: u32,
    /// Time for them in ms.
    pub period: Ms,
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.stones, Overtime(self.period))
    }
}

/// Main time, then the blocks in turn, the last of them for ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CanadianProgressive {
    /// Main time in ms; may be 0.
    pub main: Ms,
    /// The blocks, at least one.
    pub blocks: Arc<[Block]>,
}

impl CanadianProgressive {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        Ok(Self { main: settings.ms_or("main", 0)?, blocks: settings.blocks("blocks")?.into() })
    }

    /// Block number `index`, counted from 0.
    pub fn block(&self, index: u32) -> Block {
        let found = usize::try_from(index).ok().and_then(|index| self.blocks.get(index));
        // A list without blocks is refused by `check`; one stone in no time would lose at once.
        found.or(self.blocks.last()).copied().unwrap_or(Block { stones: 1, period: 0 })
    }

    fn list(&self) -> String {
        self.blocks.iter().map(Block::to_string).collect::<Vec<_>>().join(",")
    }
}

impl fmt::Display for CanadianProgressive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.main > 0 {
            write!(f, "{}+", Main(self.main))?;
        }
        f.write_str(&self.list())?;
        // A single block would read as plain Canadian.
        f.write_str(if self.blocks.len() == 1 { "," } else { "" })
    }
}

impl System for CanadianProgressive {
    fn name(&self) -> &'static str {
        "canadian_progressive"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.canadian_progressive
    }

    fn check(&self) -> Result<(), Unfit> {
        limited(Part::Main, self.main)?;
        if self.blocks.is_empty() {
            return Err(Unfit::NoBlock);
        }
        few(Part::Blocks, u32::try_from(self.blocks.len()).unwrap_or(u32::MAX))?;
        for block in self.blocks.iter() {
            counted(Part::Stones, block.stones)?;
            some_time(Part::Block, block.period)?;
        }
        Ok(())
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![("main", Setting::Ms(self.main)), ("blocks", Setting::Blocks(self.blocks.to_vec()))]
    }

    fn fields(&self) -> &'static [Field] {
        canadian::FIELDS
    }

    fn family(&self) -> Family<'_> {
        Family::Stones(Rest::Next(self))
    }

    fn move_time(&self) -> Option<Ms> {
        None
    }

    fn start(&self) -> State {
        let first = self.block(0);
        State { main: self.main, moves_left: first.stones, period: first.period, ..State::default() }
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        Some(canadian::deadline(state))
    }

    fn run(&self, state: &State, t: Ms) -> State {
        canadian::run(state, t)
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        canadian::finish(state, t, |full| {
            let next = self.block(full.block.saturating_add(1));
            (next.stones, next.period)
        })
    }

    fn stretch(&self, state: &State, t: Ms) -> Stretch {
        canadian::stretch(state, t, self.main, self.block(state.block).period)
    }

    fn limit(&self, start: &State) -> Ms {
        start.main
    }

    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        Some(canadian::late(state, cut))
    }

    fn besides(&self, _state: &State) -> Option<Besides> {
        Some(Besides::Overtime(self.list()))
    }

    fn holds(&self, state: &State) -> bool {
        let block = self.block(state.block);
        canadian::holds(state) && state.moves_left <= block.stones && state.period <= block.period
    }
}
