//! Sitting down: to a new game, or to one that was left.

use super::keys::{Keys, arbiter, leave, sound, swap};
use super::{Desk, Doing, Next, Table, Watch};
use crate::app::effect::{Effect, Resumed};
use crate::app::shared::{coordinates, help, menu, numbers, quiet, suspend};
use crate::game::event::{Event, PauseWhy};
use crate::game::refusal::Refusal;
use crate::game::terms::Terms;
use crate::game::{Game, Stage, said};

/// Before the first clock is started, which any key does that means nothing else.
pub(super) const WAITING: &[Keys] = &[
    sound().in_menu(4),
    arbiter().in_menu(3),
    coordinates().in_menu(5),
    swap().in_menu(2),
    numbers(),
    quiet(),
    help().in_menu(6),
    menu(),
    leave().in_menu(7),
    suspend(),
    Keys::on("", |text| text.key.start, Table::start).silent().in_menu(1),
    Keys::each("any", |table, _, desk| {
        table.start(desk);
        Next::Stay
    })
    .commits(),
];

impl Table {
    /// Sits down to a new game. With `at_once` the first clock starts here and now.
    ///
    /// # Errors
    /// When the terms cannot be played.
    pub fn begin(terms: Terms, at_once: bool, desk: &mut Desk) -> Result<Self, Refusal> {
        let mut table = Self::of(Game::new(terms.clone())?, desk.now.ms);
        desk.last_terms = Some(terms.clone());
        desk.draft = None;
        // Whether this game can be saved is yet to be seen.
        desk.trouble = None;
        desk.ask(Effect::Begin(terms));
        if at_once {
            table.start(desk);
        }
        Ok(table)
    }

    /// Takes up an unfinished game, its clocks standing.
    pub fn resumed(resumed: Resumed, desk: &mut Desk) -> Self {
        let mut table = Self::of(resumed.game, desk.now.ms);
        table.kept = table.game.entries().len();
        table.read_only.clone_from(&resumed.read_only);
        desk.trouble = resumed.read_only;
        let was_over = matches!(table.game.stage(), Stage::Over(_));
        if table.game.running().is_some() {
            let flag = table.game.until_flag().is_some_and(|left| resumed.spent >= left);
            if flag {
                table.flag(desk);
            } else {
                let entry =
                    table.game.entry(resumed.spent, desk.now.utc, Event::Pause { why: PauseWhy::Crash });
                table.accept(entry, desk);
            }
        }
        if was_over && table.read_only.is_none() {
            // It was over, but its record could not be written.
            desk.ask(Effect::Finish(Box::new(table.game.clone())));
        }
        table.settle(desk);
        let moves = u32::try_from(table.game.moves().len() + 1).unwrap_or(u32::MAX);
        desk.tell(match table.game.sealed() {
            Some(sealed) => (desk.text.sealed.resumed)(said::color(sealed.by, desk.text)),
            // Nobody can know whether anything was laid and not pressed: it is in no log.
            None if table.game.terms().two_step && *table.game.stage() == Stage::Playing => {
                (desk.text.arbiter.table.resumed)(moves)
            }
            None => (desk.text.table.resumed)(moves),
        });
        if let Some(mended) = resumed.notices.first() {
            desk.warn(mended.clone());
        }
        table
    }

    fn of(game: Game, now: u64) -> Self {
        let cursor = game.terms().size.centre();
        Self {
            game,
            cursor,
            doing: Doing::default(),
            read_only: None,
            saved: None,
            laid: None,
            lost: None,
            at_work: false,
            repeated: None,
            kept: 0,
            unwritten: false,
            watch: Watch::new(now),
        }
    }
}
