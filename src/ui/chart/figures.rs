//! Both players' figures in words, a row each.

use super::columns::{Bar, all_periods, loses};
use crate::app::chart::Chart;
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::pace::Think;
use crate::clock::pace::sums::{Part, Share, Sums};
use crate::clock::reading::whole_seconds;
use crate::clock::system::Family;
use crate::game::said;
use crate::rules::color::{ByColor, Color};
use crate::text::Text;
use crate::ui::line::columns;

/// A row of figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// What it tells.
    pub head: String,
    /// Black's and White's, in parts of which each may have a row of its own.
    pub values: ByColor<Vec<String>>,
}

/// In how many words the figures are told: in the same for both sides and in all rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Detail {
    /// Total and average, set close.
    Tight,
    /// Total and average.
    Brief,
    /// The number of moves as well.
    Plain,
    /// And where the parts of the game begin and end.
    Full,
}

impl Detail {
    /// All of them, the most words first.
    pub const ALL: [Self; 4] = [Self::Full, Self::Plain, Self::Brief, Self::Tight];
}

/// What a system counts besides time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Periods,
    Blocks,
    Rounds,
    Bought,
}

impl Counted {
    const ALL: [Self; 4] = [Self::Periods, Self::Blocks, Self::Rounds, Self::Bought];

    fn of(control: &TimeControl) -> Option<Self> {
        match control.family() {
            Family::Untimed | Family::Main | Family::Glass | Family::Moves => None,
            Family::Periods(_) | Family::Minutes { .. } => Some(Self::Periods),
            Family::Blocks(_) => Some(Self::Blocks),
            Family::Stones(_) => Some(Self::Rounds),
            Family::Bought(_) => Some(Self::Bought),
        }
    }

    const fn head(self, text: &Text) -> &'static str {
        let head = &text.chart.head;
        match self {
            Self::Periods => head.periods,
            Self::Blocks => head.blocks,
            Self::Rounds => head.rounds,
            Self::Bought => head.bought,
        }
    }

    fn cost(self, n: u32, text: &Text) -> String {
        let cost = &text.chart.cost;
        match self {
            Self::Periods => (cost.periods)(n),
            Self::Blocks => (cost.blocks)(n),
            Self::Rounds => (cost.rounds)(n),
            Self::Bought => (cost.bought)(n),
        }
    }
}

/// A short time: `18.3 s`, from a minute on `2:14`. Rounded down, so that nothing reads as longer than it was.
pub(super) fn short(ms: Ms, text: &Text) -> String {
    if ms >= 60_000 {
        return whole_seconds(ms / 1000);
    }
    (text.chart.seconds)(&format!("{}.{}", ms / 1000, ms % 1000 / 100))
}

/// The figures.
pub(super) fn rows(chart: &Chart, text: &Text, detail: Detail) -> Vec<Row> {
    let (sums, head) = (&chart.pace.sums, &text.chart.head);
    let share_words = |share: Share| share_words(share, detail, text);
    let row =
        |head: String, value: &dyn Fn(Color) -> Vec<String>| Row { head, values: ByColor::new_with(value) };
    let any = |holds: &dyn Fn(Color) -> bool| Color::ALL.into_iter().any(holds);
    let mut rows = vec![row(head.used.to_owned(), &|color| vec![share_words(sums[color].all)])];
    if any(&|color| sums[color].all.unplayed > 0) {
        rows.push(row(head.unplayed.to_owned(), &|color| match sums[color].all.unplayed {
            0 => vec![NOTHING.to_owned()],
            ms => vec![short(ms, text)],
        }));
    }
    if let Some(points) = chart.pace.points {
        for (i, part) in Part::ALL.into_iter().enumerate() {
            let share = |color: Color| sums[color].parts.map_or_else(Share::default, |parts| parts[i]);
            if any(&|color| share(color) != Share::default()) {
                let name = [head.opening, head.middle, head.endgame][i];
                let name = match detail {
                    Detail::Full => format!("{name} {}", span(part, points, last_move(chart))),
                    _ => name.to_owned(),
                };
                rows.push(row(name, &|color| vec![share_words(share(color))]));
            }
        }
    }
    if any(&|color| sums[color].overtime != Share::default()) {
        if any(&|color| sums[color].main != Share::default()) {
            rows.push(row(head.main.to_owned(), &|color| vec![main(sums[color].main, detail, text)]));
        }
        rows.push(row(head.overtime.to_owned(), &|color| overtime(&sums[color], detail, text)));
    }
    for counted in Counted::ALL {
        let of = |color: Color| {
            chart.pace.controls[color].as_ref().filter(|control| Counted::of(control) == Some(counted))
        };
        if any(&|color| of(color).is_some()) {
            let value = |color: Color| match (of(color), of(color).and_then(all_periods)) {
                (None, _) => NOTHING.to_owned(),
                (_, Some(all)) => (text.chart.of)(sums[color].periods, all),
                (_, None) => sums[color].periods.to_string(),
            };
            rows.push(row(counted.head(text).to_owned(), &|color| vec![value(color)]));
        }
    }
    if any(&|color| sums[color].late.of > 0) {
        rows.push(row(head.late.to_owned(), &|color| vec![late(&sums[color], detail, text)]));
    }
    if any(&|color| sums[color].all.untold > 0) {
        let untold = |color: Color| vec![(text.chart.moves)(sums[color].all.untold)];
        rows.push(row(text.chart.untold.to_owned(), &untold));
    }
    rows
}

/// What stands where there is something to tell, and the record does not.
const UNTOLD: &str = "?";
/// What stands where there is nothing to tell.
const NOTHING: &str = "-";

/// The first of several wordings that fits, else the last.
fn fitting(mut wordings: Vec<String>, room: usize) -> String {
    let place = wordings.iter().position(|words| columns(words) <= room);
    let last = wordings.len().saturating_sub(1);
    if wordings.is_empty() { String::new() } else { wordings.swap_remove(place.unwrap_or(last)) }
}

/// The number of the last move that was made.
fn last_move(chart: &Chart) -> u32 {
    let thinks = chart.pace.thinks.iter().filter(|think| think.pressed);
    thinks.map(|think| think.number).max().unwrap_or(0)
}

/// The numbers of the moves of a part of a game that ended after move `end`: `51-144`, `145-211`.
fn span(part: Part, points: u32, end: u32) -> String {
    let after = |part: Part| part.last(points).map_or(1, |last| last + 1);
    let first = match part {
        Part::Opening => 1,
        Part::Middle => after(Part::Opening),
        Part::Endgame => after(Part::Middle),
    };
    let last = part.last(points).map_or(end, |last| last.min(end));
    // No move was made in it, only thought about one.
    if last < first { format!("{first}-") } else { format!("{first}-{last}") }
}

/// `38:20  87 at 26.4 s`, in few columns `38:20  26.4 s`.
fn share_words(share: Share, detail: Detail, text: &Text) -> String {
    let (total, brief) = (short(share.used, text), detail < Detail::Plain);
    match share.average() {
        None if share.used == 0 && share.untold == 0 => NOTHING.to_owned(),
        None if share.used == 0 && brief => UNTOLD.to_owned(),
        None if share.used == 0 => text.chart.untold.to_owned(),
        None if share.untold > 0 => at_least(&total, detail, text),
        None => total,
        Some(average) => {
            let average = short(average, text);
            match detail {
                Detail::Full | Detail::Plain => {
                    format!("{total}  {}", (text.chart.moves_at)(share.moves, &average))
                }
                Detail::Brief => format!("{total}  {average}"),
                Detail::Tight => format!("{total} {average}"),
            }
        }
    }
}

/// A time that is told in part only: `at least 1:00`, in few columns `1:00+`.
fn at_least(time: &str, detail: Detail, text: &Text) -> String {
    if detail < Detail::Plain { format!("{time}+") } else { (text.chart.at_least)(time) }
}

/// Without an average: the move in which the main time ran out is one of the overtime.
fn main(share: Share, detail: Detail, text: &Text) -> String {
    if share.untold > 0 || share.used == 0 {
        return share_words(share, detail, text);
    }
    let total = short(share.used, text);
    if detail < Detail::Plain { total } else { format!("{total}  {}", (text.chart.moves)(share.moves)) }
}

/// With the move it began at, in a row of its own where there is no room.
fn overtime(sums: &Sums, detail: Detail, text: &Text) -> Vec<String> {
    let mut parts = vec![share_words(sums.overtime, detail, text)];
    parts.extend(sums.overtime_from.filter(|_| sums.main.used > 0).map(text.chart.from_move));
    parts
}

fn late(sums: &Sums, detail: Detail, text: &Text) -> String {
    let late = sums.late;
    if late.of == 0 {
        return NOTHING.to_owned();
    }
    let all = format!("{} / {} / {}", late.ten, late.five, late.three);
    if detail < Detail::Plain { all } else { (text.chart.late_of)(&all, late.of) }
}

/// What the marks at the ends of the bars mean, as far as there are any: `2: Periods lost`.
pub(super) fn marks(chart: &Chart, bars: &[ByColor<Bar>], text: &Text) -> Vec<String> {
    let mut told = Vec::new();
    let number = bars.iter().flat_map(|bars| Color::ALL.map(|color| (color, bars[color])));
    let lost = number.clone().find_map(|(color, bar)| Some((color, bar.mark().filter(|_| !bar.overran)?)));
    if let Some((color, mark)) = lost {
        let counted = chart.pace.controls[color].as_ref().and_then(Counted::of).unwrap_or(Counted::Periods);
        told.push((text.markup.told)(&mark.to_string(), counted.head(text)));
    }
    if number.into_iter().any(|(_, bar)| bar.overran) {
        told.push((text.markup.told)("!", text.chart.overran));
    }
    told
}

/// A side's long think of that rank, from 0.
pub(super) fn longest(chart: &Chart, color: Color, rank: usize, room: usize, text: &Text) -> String {
    let Some(think) = chart.pace.sums[color].longest.get(rank) else { return String::new() };
    let at = chart.pace.thinks.iter().position(|other| other == think);
    let played = at.and_then(|at| chart.played.get(at)).map_or("", String::as_str);
    let took = took(think, text);
    let long = format!("{took}  {} {played}", (text.word.move_n)(think.number)).trim_end().to_owned();
    let with_cost = cost(chart, think, text).map(|cost| [long.as_str(), text.word.comma, &cost].concat());
    let brief = |gap: &str| format!("{took}{gap}{} {played}", think.number).trim_end().to_owned();
    let wordings = [long, brief("  "), brief(" "), format!("{took} {}", think.number)];
    fitting(with_cost.into_iter().chain(wordings).collect(), room)
}

/// What a turn took.
fn took(think: &Think, text: &Text) -> String {
    let least = short(think.took.least, text);
    if think.took.exact().is_some() { least } else { (text.chart.at_least)(&least) }
}

/// What a turn cost besides time.
fn cost(chart: &Chart, think: &Think, text: &Text) -> Option<String> {
    let control = chart.pace.controls[think.by].as_ref().filter(|control| loses(control))?;
    let counted = Counted::of(control).filter(|_| think.periods > 0)?;
    Some(counted.cost(think.periods, text))
}

/// The turn that is lit, in parts of which the first matter most.
pub(super) fn lit(chart: &Chart, text: &Text, room: u16) -> Vec<String> {
    let Some(think) = chart.think() else { return Vec::new() };
    let words = &text.chart;
    let played = chart.played.get(chart.lit()).filter(|played| !played.is_empty());
    let who = said::color(think.by, text);
    let mut parts = vec![(text.word.move_n)(think.number)];
    parts.push(match played {
        Some(played) => (text.review.played)(who, played),
        None => who.to_owned(),
    });
    parts.push(match think.took.exact() {
        None if think.took.least == 0 => words.untold.to_owned(),
        _ => took(think, text),
    });
    if think.overran {
        parts.push(words.overran.to_owned());
    } else if !think.pressed {
        parts.push(words.unplayed.to_owned());
    }
    parts.extend(cost(chart, think, text));
    if let Some(left) = think.left.filter(|_| !think.overran) {
        parts.push((words.left)(&short(left, text)));
    }
    // Where the row is short, what stands in it is said whole: the time left goes before anything else, the number of
    // the move next.
    let over = |parts: &[String]| {
        parts.iter().map(|words| columns(words) + 2).sum::<usize>() > usize::from(room) + 2
    };
    if over(&parts) && think.left.is_some() && !think.overran {
        parts.pop();
    }
    if over(&parts) {
        parts[0] = think.number.to_string();
    }
    parts
}
