//! What is counted, by which rules, and what comes of it.

use super::{Dead, Score};
use crate::game::Game;
use crate::game::ending::Marking;
use crate::game::outcome::Outcome;
use crate::record::agreement::{drawn, logged};
use crate::record::game_record::from_tree;
use crate::record::info::GameInfo;
use crate::record::playback::{NoBoard, Playback};
use crate::record::tree::GameTree;
use crate::rules::board::Board;
use crate::rules::color::{ByColor, Color};
use crate::rules::contested::contested;
use crate::rules::point::{Point, Size};
use crate::rules::position::{Move, Position};
use crate::rules::ruleset::{Preset, Quarters, Ruleset, Tax};
use crate::rules::score::{Count, Marks, compensation, concession, count, margin};
use crate::rules::seki::seki_regions;
use crate::rules::suggest::dead_chains;

/// A final position and its count.
pub(super) struct Account {
    pub board: Board,
    pub last: Option<Point>,
    /// The komi that holds is in it.
    pub rules: Ruleset,
    pub preset: Option<Preset>,
    pub rules_from: Taken,
    pub komi_from: Taken,
    pub handicap: u32,
    pub handicap_from: Taken,
    /// Black stones set up at the start, if no other stones are.
    pub set_up: usize,
    pub dead: Vec<Point>,
    pub dead_by: DeadBy,
    /// A point of each surrounded region that is marked as nobody's.
    pub neutral: Vec<Point>,
    /// The points at which a border is not closed.
    pub open: Vec<Point>,
    pub fines: ByColor<Quarters>,
    pub overtime: ByColor<Quarters>,
    pub conceded: Option<Color>,
    /// Passes each side made.
    pub passes: ByColor<u32>,
    pub count: Count,
    pub margin: Quarters,
    pub outcome: Outcome,
    /// RE as it stands in the record.
    pub recorded: String,
    /// The players.
    pub names: ByColor<String>,
}

/// Who says which chains are dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeadBy {
    /// The command line.
    Given,
    /// The program.
    Suggested,
    /// The record.
    Record,
    /// The command line: none are.
    None,
    /// The rules: none are.
    Rules,
}

/// Where something that is counted with was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taken {
    /// The command line.
    Option,
    /// The record.
    Record,
    /// What is usual where neither says anything.
    Custom,
}

/// Why nothing is counted.
pub(super) enum Refused {
    /// The record has no board.
    Board(NoBoard),
    /// What was named as dead is no point of the board: as it was named, the board.
    Point(String, Size),
    /// There is no stone on a point named as dead.
    Stone(String),
}

/// The end of a main line.
struct End {
    position: Position,
    /// Black stones set up at the start, if no other stones are.
    set_up: usize,
    passes: ByColor<u32>,
}

impl End {
    fn of(tree: &GameTree) -> Result<Self, Refused> {
        let mut playback = Playback::new(tree).map_err(Refused::Board)?;
        let mut passes = ByColor::<u32>::default();
        let first = playback.set_up() && playback.made().is_empty();
        let stones = || playback.position().board().stones();
        let set_up =
            if first && stones().all(|(_, color)| color == Color::Black) { stones().count() } else { 0 };
        loop {
            if let (false, Some((by, Move::Pass))) =
                (playback.made().is_empty(), playback.position().last_move())
            {
                passes[by] += 1;
            }
            if !playback.forward() {
                return Ok(Self { position: playback.position().clone(), set_up, passes });
            }
        }
    }
}

impl Taken {
    /// What was asked for, else what the record says, else what is usual; and which of them it is.
    fn first<T>(asked: Option<T>, recorded: Option<T>, usual: impl FnOnce() -> T) -> (T, Self) {
        match (asked, recorded) {
            (Some(asked), _) => (asked, Self::Option),
            (None, Some(recorded)) => (recorded, Self::Record),
            (None, None) => (usual(), Self::Custom),
        }
    }

    /// The word for it in JSON, where `custom` is the word for what is usual.
    pub const fn word(self, custom: &'static str) -> &'static str {
        match self {
            Self::Option => "option",
            Self::Record => "record",
            Self::Custom => custom,
        }
    }
}

impl Account {
    /// Counts the end of a record's main line.
    pub fn of(tree: &GameTree, asked: &Score) -> Result<Self, Refused> {
        let End { position, set_up, passes } = End::of(tree)?;
        let info = GameInfo::of(tree);
        let game = from_tree(tree).ok().flatten();
        let terms = game.as_ref().map(Game::terms);
        let own = terms.map(|terms| (terms.preset, terms.rules));
        let said = own.or_else(|| info.preset().map(|preset| (Some(preset), preset.rules())));
        let asked_rules = asked.rules.map(|preset| (Some(preset), preset.rules()));
        let ((preset, mut rules), rules_from) =
            Taken::first(asked_rules, said, || (Some(Preset::Chinese), Preset::Chinese.rules()));
        let recorded_handicap = terms.map(|terms| terms.handicap.into()).or_else(|| info.handicap_number());
        let (handicap, handicap_from) = Taken::first(None, recorded_handicap, || 0);
        let recorded_komi = terms.map(|terms| terms.rules.komi).or_else(|| info.komi_quarters());
        // A handicap is instead of komi, as in a game played here.
        let usual = || if handicap > 0 { 0 } else { rules.komi };
        let (komi, komi_from) = Taken::first(asked.komi, recorded_komi, usual);
        rules.komi = komi;
        let board = position.board().clone();
        let agreed = game
            .as_ref()
            .and_then(logged)
            .or_else(|| drawn(tree, tree.main_line().last()?, &board))
            .map(|marking| honoured(marking, said.map(|(_, rules)| rules.tax), rules.tax));
        let (Marking { dead, neutral, open, .. }, dead_by) =
            marked(&board, &rules, asked.dead.as_ref(), agreed)?;
        let mut taken = position.taken();
        if rules.pass_stones {
            taken = ByColor::new_with(|color| taken[color].saturating_add(passes[color]));
        }
        let count = count(&board, taken, Marks { dead: &dead, neutral: &neutral, open: &open });
        let mut account = Self {
            last: position.last_move().and_then(|(_, mv)| match mv {
                Move::Play(point) => Some(point),
                Move::Pass => None,
            }),
            board,
            preset,
            rules_from,
            komi_from,
            handicap,
            handicap_from,
            set_up,
            dead,
            dead_by,
            neutral,
            open,
            fines: game.as_ref().map(Game::fines).unwrap_or_default(),
            overtime: game.as_ref().map(Game::overtime_dues).unwrap_or_default(),
            conceded: game.as_ref().and_then(Game::conceded),
            passes,
            margin: 0,
            outcome: Outcome::Draw,
            recorded: info.result,
            names: ByColor { black: info.black, white: info.white },
            count,
            rules,
        };
        account.margin = account.whole_margin();
        account.outcome = Outcome::of_margin(account.margin, account.rules.black_wins_ties);
        Ok(account)
    }

    /// The name of the rule set, as the command line calls it.
    pub fn name(&self) -> &'static str {
        self.preset.map_or("custom", Preset::name)
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.board.size()
    }

    /// Surrounded points that count.
    pub fn territory(&self, color: Color) -> u32 {
        self.count.counted_territory(color, self.rules.tax)
    }

    /// What White gets back for the handicap.
    pub fn compensation(&self) -> Quarters {
        compensation(self.rules.compensation, self.stones_given())
    }

    fn stones_given(&self) -> u8 {
        u8::try_from(self.handicap).unwrap_or(u8::MAX)
    }

    /// What the open points given up are worth to Black.
    pub fn concession(&self) -> Quarters {
        concession(&self.count, self.conceded)
    }

    fn whole_margin(&self) -> Quarters {
        let paid = |color: Color| self.fines[color].saturating_add(self.overtime[color]);
        margin(&self.count, &self.rules, self.rules.komi, self.stones_given())
            .saturating_add(self.concession())
            .saturating_add(paid(Color::White).saturating_sub(paid(Color::Black)))
    }
}

/// A record's marking, counted under `tax`. Points it leaves out because they lie in seki count all the same where
/// seki is no reason to leave them out; what was left out under rules that do not care for seki was open.
fn honoured(marking: Marking, recorded: Option<Tax>, tax: Tax) -> Marking {
    if tax == Tax::None && recorded != Some(Tax::None) {
        return Marking { neutral: Vec::new(), ..marking };
    }
    marking
}

/// The dead chains, what is nobody's, and who says so.
fn marked(
    board: &Board,
    rules: &Ruleset,
    asked: Option<&Dead>,
    agreed: Option<Marking>,
) -> Result<(Marking, DeadBy), Refused> {
    let named = match asked {
        Some(Dead::Given(labels)) => Some(given(board, labels)?),
        _ => None,
    };
    if !rules.removal {
        return Ok((Marking::default(), DeadBy::Rules));
    }
    let (dead, by) = match (asked, agreed) {
        (Some(Dead::Given(_)), _) => (named.unwrap_or_default(), DeadBy::Given),
        (Some(Dead::None), _) => (Vec::new(), DeadBy::None),
        (None, Some(mut marking)) => {
            marking.dead.sort_unstable();
            return Ok((marking, DeadBy::Record));
        }
        (Some(Dead::Auto) | None, _) => (dead_chains(board, None, rules.suicide), DeadBy::Suggested),
    };
    let open = contested(board, &dead);
    let neutral = if rules.tax == Tax::None { Vec::new() } else { seki_regions(board, &dead, &open) };
    Ok((Marking { dead, neutral, open, ..Marking::default() }, by))
}

/// The points named, one a chain, in board order.
fn given(board: &Board, labels: &[String]) -> Result<Vec<Point>, Refused> {
    let size = board.size();
    let mut dead: Vec<Point> = Vec::new();
    for label in labels {
        let point = size.parse(label).ok_or_else(|| {
            let named = crate::text::visible::line(label).into_owned();
            Refused::Point(named, size)
        })?;
        if board.at(point).is_none() {
            return Err(Refused::Stone(size.label(point)));
        }
        if board.chain(point).all(|stone| !dead.contains(&stone)) {
            dead.push(point);
        }
    }
    dead.sort_unstable();
    Ok(dead)
}
