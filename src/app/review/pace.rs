//! The time of every move of the line, and the page that shows it.

use super::Review;
use super::line::Step;
use crate::app::Desk;
use crate::app::chart::{Chart, Charted, next_long};
use crate::clock::pace::{Pace, Think};
use crate::clock::reading::whole_seconds;
use crate::game::{self, said};
use crate::record::pace::Teller;
use crate::record::value::point::Vertex;
use crate::rules::color::{ByColor, Color};
use crate::text::{Text, visible};

impl Review {
    /// The turns of the line shown: from the log where this program wrote the record, else from what the nodes say.
    pub fn pace(&self) -> Pace {
        let points = u32::from(self.size().points());
        let Some(own) = self.own() else {
            let mut teller = Teller::new(&self.info);
            for step in self.steps() {
                teller.node(step.number, &makers(step), &step.clocks(self.tree()));
            }
            return teller.pace(points);
        };
        let logged = game::pace::of(own);
        let Some(parted) = self.line.left_game() else { return logged };
        // Nobody has thought about a variation on the clock.
        let mut thinks = logged.thinks;
        thinks.truncate(usize::try_from(parted).unwrap_or(usize::MAX));
        let tried = self.steps().iter().filter(|step| step.number > parted).flat_map(makers);
        let tried: Vec<Think> =
            (1..).zip(tried).map(|(n, by)| Think::unknown(by, parted.saturating_add(n))).collect();
        thinks.extend(tried);
        Pace::new(thinks, logged.controls, Some(points))
    }

    /// Opens the training report at the move shown, or says why there is none.
    pub(super) fn open_chart(&mut self, desk: &mut Desk) {
        let pace = self.pace();
        if !pace.is_told() {
            desk.tell(desk.text.chart.no_times);
            return;
        }
        let mut chart = Chart::new(pace);
        let words = self.steps().iter().flat_map(|step| self.played(step, desk.text));
        for (played, words) in chart.played.iter_mut().zip(words) {
            *played = words;
        }
        chart.names = match self.own() {
            Some(game) => ByColor::new_with(|color| said::players(game.terms(), color, desk.text)),
            None => ByColor {
                black: visible::line(&self.info.black).into_owned(),
                white: visible::line(&self.info.white).into_owned(),
            },
        };
        let turns = self.steps()[..=self.index()].iter().map(|step| step.made.len()).sum::<usize>();
        chart.light(turns.saturating_sub(1));
        self.chart = Some(Box::new(chart));
    }

    /// The place of the node in which a turn's move was made, beyond the end for a turn that led to none. Whatever numbers
    /// the record gives its moves, the turns are counted.
    fn place_of_turn(&self, turn: usize) -> usize {
        let mut before = 0;
        let made = |step: &Step| {
            before += step.made.len();
            before > turn
        };
        self.steps().iter().position(made).unwrap_or(usize::MAX)
    }

    /// Goes to the next of the longest thinks, or to the one before.
    pub(super) fn find_long(&mut self, on: bool, desk: &mut Desk) {
        match next_long(&self.has.long, self.step().number, on) {
            Some(think) if think.number <= self.total() => self.go_to_move(think.number),
            // What led to no move has no place on the board.
            Some(think) => desk.tell((desk.text.chart.thought_on)(&whole_seconds(think.took.least / 1000))),
            None if self.has.times => desk.tell(desk.text.chart.no_long),
            None => desk.tell(desk.text.chart.no_times),
        }
    }

    /// The moves of a node as they are said.
    fn played(&self, step: &Step, text: &Text) -> Vec<String> {
        let said = |vertex| match vertex {
            Vertex::On(point) => self.label(point),
            Vertex::Pass => text.word.pass.to_owned(),
            Vertex::Off => "?".to_owned(),
        };
        step.made.iter().map(|made| said(made.vertex)).collect()
    }
}

impl Charted for Review {
    fn page(&mut self) -> Option<&mut Chart> {
        self.chart.as_deref_mut()
    }

    fn close_page(&mut self) {
        self.chart = None;
    }

    /// Follows the page to the move it stands at.
    fn turned_to(&mut self, turn: usize) {
        self.show(self.place_of_turn(turn));
    }
}

/// Who made the moves of a node.
fn makers(step: &Step) -> Vec<Color> {
    step.made.iter().map(|made| made.by).collect()
}
