//! The table: a game being played, from the first clock to the agreed result.

mod answers;
pub mod cycle;
pub mod doing;
pub mod ending;
mod entering;
mod keys;
mod leaving;
pub mod play;
mod players;
pub mod referee;
pub mod sealing;
mod sitting;
mod stood;
mod stop;

use super::arbiter::{Arbiter, Step};
use super::chart::{Chart, Charted};
use super::effect::{Learned, Saved};
use super::question::Question;
use super::shared::board::type_point;
use super::watch::Watch;
use super::{Desk, Mode, Next, Room};
use crate::clock::Ms;
use crate::game::event::PauseWhy;
use crate::game::{Asked, Game, Stage, Turn};
use crate::rules::point::Point;
use crate::rules::position::Move;
use crate::text::sentence::Sentence;
use doing::Doing;

/// The game on the table.
#[derive(Debug)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// Where the cursor stands.
    pub cursor: Point,
    /// What is being done.
    pub doing: Doing,
    /// Why the game can only be looked at, if so.
    pub read_only: Option<Sentence>,
    /// Where the finished game was saved.
    pub saved: Option<Saved>,
    /// The stone laid but not released; where the clock has a key of its own also the pass said and not pressed.
    laid: Option<Move>,
    /// What was laid or said and not pressed when the flag fell: if the game goes on all the same, it is not there.
    lost: Option<Move>,
    /// Whether the side to move has done something at the board since the last entry.
    at_work: bool,
    /// The play refused last, where it would have repeated a board.
    repeated: Option<cycle::Repeated>,
    /// How many entries are known to be on the disk.
    kept: usize,
    /// Whether the game is over and its record could not be written.
    unwritten: bool,
    /// The running clock.
    watch: Watch,
}

impl Table {
    /// Running ms since the last entry; 0 while no clock runs.
    pub fn spent(&self, now: u64) -> Ms {
        self.watch.spent(&self.game, now)
    }

    /// Whose clock is concerned and how many ms its turn has used by now.
    pub fn turn(&self, now: u64) -> Option<Turn> {
        let turn = self.game.turn()?;
        Some(Turn { ran: turn.ran.saturating_add(self.spent(now)), ..turn })
    }

    /// The request the side to move can answer.
    pub fn request(&self) -> Option<Asked> {
        self.game
            .asked()
            .filter(|asked| *self.game.stage() == Stage::Playing && asked.by != self.game.to_move())
    }
}

impl Charted for Table {
    fn page(&mut self) -> Option<&mut Chart> {
        if let Doing::Report(chart) = &mut self.doing { Some(chart) } else { None }
    }

    fn close_page(&mut self) {
        self.doing = Doing::Game;
    }
}

impl Room for Table {
    fn mode(&self) -> Mode {
        match (&self.doing, self.game.stage()) {
            (Doing::Referee(arbiter), _) => match arbiter.step {
                Step::Subjects | Step::Acts(_) | Step::Choice(_) | Step::Sure(_) => Mode::Arbiter,
                Step::Line(..) => Mode::Field,
                Step::Board(_) => Mode::Setting,
            },
            (Doing::Naming(_), _) => Mode::Field,
            (Doing::Counting(_), _) => Mode::Counting,
            (Doing::Tryout(_), _) => Mode::Tryout,
            (Doing::Report(_), _) => Mode::Chart,
            (_, Stage::Waiting) => Mode::Waiting,
            (_, Stage::Playing) if self.shown_earlier().is_some() => Mode::Earlier,
            (Doing::Sealing(_), Stage::Playing) => Mode::Sealing,
            (_, Stage::Playing) if self.game.sealed().is_some() => Mode::Sealed,
            (_, Stage::Playing) if self.game.returned().is_some() => Mode::Cycle,
            (_, Stage::Playing) if self.game.paused().is_some() => Mode::Paused,
            (_, Stage::Playing) if self.request().is_some() => Mode::Asked,
            (_, Stage::Playing) => Mode::Table,
            (_, Stage::Marking(_)) => Mode::Ending,
            (_, Stage::Settled(_) | Stage::Over(_)) => Mode::Over,
        }
    }

    fn types(&self) -> bool {
        matches!(self.mode(), Mode::Field | Mode::Sealing)
    }

    fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    fn standing(&self) -> Option<Question> {
        self.charge_asked().or_else(|| self.doubtful())
    }

    fn pass_time(&mut self, desk: &mut Desk) -> Next {
        if self.watch.is_time_up(&self.game, desk) { self.time_up(desk) } else { Next::Stay }
    }

    fn next_change(&self, desk: &Desk) -> Option<u64> {
        self.watch.next_change(&self.game, desk.now.ms)
    }

    fn answer(&mut self, question: Question, yes: bool, desk: &mut Desk) -> Next {
        self.answered(question, yes, desk)
    }

    fn type_char(&mut self, c: char, desk: &mut Desk) {
        match &mut self.doing {
            Doing::Naming(field) => return type_point(field, c, desk),
            Doing::Sealing(sealing) => sealing.type_char(c),
            Doing::Referee(Arbiter { step: Step::Line(_, line), .. }) => line.insert(c),
            _ => return,
        }
        desk.notice = None;
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        if let Some(page) = self.page() {
            page.light(row);
            return Next::Stay;
        }
        self.choose(row, desk)
    }

    fn point(&mut self, p: Point, desk: &mut Desk) -> Next {
        if !self.game.terms().size.has(p) {
            return Next::Stay;
        }
        if self.shown_earlier().is_some() {
            self.doing = Doing::Game;
            return Next::Stay;
        }
        if self.mode() == Mode::Sealing {
            return self.point_sealing(p, desk);
        }
        self.at_work = true;
        // The first click only shows where the stone would go, so that no slip of the hand costs a stone.
        let again = std::mem::replace(&mut self.cursor, p) == p;
        match self.mode() {
            Mode::Setting if again => self.change_here(),
            Mode::Ending => self.toggle(desk),
            Mode::Tryout if again => self.try_here(desk),
            Mode::Table | Mode::Asked if again => self.put_here(desk),
            _ => {}
        }
        Next::Stay
    }

    fn learn(&mut self, learned: Learned, desk: &mut Desk) -> Next {
        match learned {
            Learned::Finished(Ok(saved)) => {
                desk.trouble = None;
                self.unwritten = false;
                if let Some(name) = &saved.stays {
                    desk.tell(Sentence::about(name, desk.text.table.stays_beside));
                }
                self.saved = Some(saved);
            }
            Learned::Finished(Err(why)) => self.note_unwritten(why, desk),
            Learned::Kept(Ok(())) => self.write_again(desk),
            _ => {}
        }
        Next::Stay
    }

    fn note_kept(&mut self, desk: &Desk) {
        if desk.trouble.is_none() {
            self.kept = self.game.entries().len();
        }
    }

    fn stood_still(&mut self, lasted: u64, asleep: bool, desk: &mut Desk) {
        if self.game.running().is_some() {
            self.pause(if asleep { PauseWhy::Suspend } else { PauseWhy::Stall }, desk);
            self.watch.stood_still(lasted, &self.game, desk);
        }
    }

    fn stopping(&mut self, by_key: bool, desk: &mut Desk) {
        // At a refereed table no one player stops the clocks, by no key.
        self.watch.stopping(by_key && !self.game.terms().refereed, &self.game);
        self.pause(PauseWhy::Stop, desk);
    }

    fn came_back(&mut self, desk: &mut Desk) {
        self.watch.came_back(&self.game, desk.now.ms);
    }
}
