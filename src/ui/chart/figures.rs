//! Both players' figures in words, a row each.

use super::columns::loses;
use crate::app::chart::Chart;
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::pace::Think;
use crate::clock::pace::sums::{Part, Share, Sums};
use crate::clock::reading::whole_seconds;
use crate::game::said;
use crate::rules::color::{ByColor, Color};
use crate::text::Text;
use crate::ui::line::columns;

/// A row of figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// What it tells.
    pub head: String,
    /// Black's and White's.
    pub values: ByColor<String>,
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

    const fn of(control: &TimeControl) -> Option<Self> {
        match control {
            TimeControl::Byoyomi(_) | TimeControl::CnByoyomi(_) => Some(Self::Periods),
            TimeControl::Nhk(_) => Some(Self::Blocks),
            TimeControl::Canadian(_) | TimeControl::CanadianProgressive(_) | TimeControl::CnStep(_) => {
                Some(Self::Rounds)
            }
            TimeControl::Ing(_) => Some(Self::Bought),
            _ => None,
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

/// How many periods there were before the first move.
const fn all_periods(control: &TimeControl) -> Option<u32> {
    match control {
        TimeControl::Byoyomi(set) => Some(set.periods),
        TimeControl::CnByoyomi(set) => Some(set.reserve_minutes),
        TimeControl::Nhk(set) => Some(set.blocks),
        TimeControl::Ing(set) => Some(set.periods),
        _ => None,
    }
}

/// A short time: `18.3 s`, from a minute on `2:14`. Rounded down, so that nothing reads as longer than it was.
pub(super) fn short(ms: Ms, text: &Text) -> String {
    if ms >= 60_000 {
        return whole_seconds(ms / 1000);
    }
    (text.chart.seconds)(&format!("{}.{}", ms / 1000, ms % 1000 / 100))
}

/// The figures, in as many words as fit `room` columns a value.
pub(super) fn rows(chart: &Chart, text: &Text, room: u16) -> Vec<Row> {
    let (sums, head) = (&chart.pace.sums, &text.chart.head);
    let room = usize::from(room);
    let row = |head: String, value: &dyn Fn(Color) -> Vec<String>| Row {
        head,
        values: ByColor::new_with(|color| fitting(value(color), room)),
    };
    let any = |holds: &dyn Fn(Color) -> bool| Color::ALL.into_iter().any(holds);
    let mut rows = vec![row(head.used.to_owned(), &|color| share_words(sums[color].all, text))];
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
                let name =
                    if room < WIDE { name.to_owned() } else { format!("{name} {}", span(part, points)) };
                rows.push(row(name, &|color| share_words(share(color), text)));
            }
        }
    }
    if any(&|color| sums[color].overtime != Share::default()) {
        if any(&|color| sums[color].main != Share::default()) {
            rows.push(row(head.main.to_owned(), &|color| main(sums[color].main, text)));
        }
        rows.push(row(head.overtime.to_owned(), &|color| overtime(&sums[color], text)));
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
        rows.push(row(head.late.to_owned(), &|color| late(&sums[color], text)));
    }
    if any(&|color| sums[color].all.untold > 0) {
        let untold = |color: Color| vec![(text.chart.moves)(sums[color].all.untold)];
        rows.push(row(text.chart.untold.to_owned(), &untold));
    }
    rows
}

/// From so many columns a value on everything is told in full.
const WIDE: usize = 24;
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

/// The numbers of the moves of a part of the game: `51-144`, `145-`.
fn span(part: Part, points: u32) -> String {
    let after = |part: Part| part.last(points).map_or(1, |last| last + 1);
    let first = match part {
        Part::Opening => 1,
        Part::Middle => after(Part::Opening),
        Part::Endgame => after(Part::Middle),
    };
    part.last(points).map_or_else(|| format!("{first}-"), |last| format!("{first}-{last}"))
}

/// `38:20  87 at 26.4 s`, in few columns `38:20  26.4 s`.
fn share_words(share: Share, text: &Text) -> Vec<String> {
    let total = short(share.used, text);
    match share.average() {
        None if share.used == 0 && share.untold == 0 => vec![NOTHING.to_owned()],
        None if share.used == 0 => vec![text.chart.untold.to_owned(), UNTOLD.to_owned()],
        None if share.untold > 0 => vec![(text.chart.at_least)(&total), total],
        None => vec![total],
        Some(average) => {
            let average = short(average, text);
            vec![
                format!("{total}  {}", (text.chart.moves_at)(share.moves, &average)),
                format!("{total}  {average}"),
                total,
            ]
        }
    }
}

/// Without an average: the move in which the main time ran out is one of the overtime.
fn main(share: Share, text: &Text) -> Vec<String> {
    let mut words = share_words(share, text);
    if share.untold == 0 && share.used > 0 {
        let total = short(share.used, text);
        words = vec![format!("{total}  {}", (text.chart.moves)(share.moves)), total];
    }
    words
}

fn overtime(sums: &Sums, text: &Text) -> Vec<String> {
    let mut words = share_words(sums.overtime, text);
    if let Some(from) = sums.overtime_from.filter(|_| sums.main.used > 0) {
        words.insert(0, [words[0].as_str(), text.word.comma, &(text.chart.from_move)(from)].concat());
    }
    words
}

fn late(sums: &Sums, text: &Text) -> Vec<String> {
    let late = sums.late;
    if late.of == 0 {
        return vec![NOTHING.to_owned()];
    }
    let all = format!("{} / {} / {}", late.ten, late.five, late.three);
    vec![(text.chart.late_of)(&all, late.of), all]
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
