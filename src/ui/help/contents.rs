//! The table of contents of Help: beside one another where there is room, one below the other where there is not.

use ratatui::layout::Rect;

use super::page::{rules_name, titled};
use crate::app::help::Page;
use crate::text::Text;

/// From so many columns on, the groups stand in columns beside one another.
const BESIDE: u16 = 72;
/// Blank columns between two of them.
const GAP: u16 = 1;
/// The groups in each column.
const COLUMNS: [&[usize]; 3] = [&[0, 1], &[2], &[3]];

/// What stands in a line of the contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The head of a group.
    Group(usize),
    /// A page by its number.
    Page(usize),
}

/// The title of a page.
pub fn title(page: Page, text: &Text) -> String {
    match page {
        Page::Contents => text.help.contents.to_owned(),
        Page::Keys => text.help.keys.to_owned(),
        Page::Rules => text.help.rules_here.to_owned(),
        Page::Topic(topic) => text.help.pages.on(topic).title.to_owned(),
        Page::RuleSet(preset) => titled(rules_name(Some(preset), text)),
        Page::Custom => titled(text.rules.custom.name),
    }
}

/// Where everything stands in `area`, the page `lit` in sight.
pub fn entries(area: Rect, lit: usize) -> Vec<(Rect, Entry)> {
    if area.width >= BESIDE {
        let count = u16::try_from(COLUMNS.len()).unwrap_or(1);
        let width = (area.width - GAP * (count - 1)) / count;
        let column = |n: u16| Rect { x: area.x + n * (width + GAP), width, ..area };
        return (0..)
            .map(column)
            .zip(COLUMNS)
            .flat_map(|(column, groups)| stack(column, groups, 0))
            .collect();
    }
    stack(area, &[0, 1, 2, 3], lit)
}

/// Groups one below the other, an empty line between two.
pub fn stack(area: Rect, groups: &[usize], lit: usize) -> Vec<(Rect, Entry)> {
    let mut lines = Vec::new();
    for &group in groups {
        if !lines.is_empty() {
            lines.push(None);
        }
        lines.push(Some(Entry::Group(group)));
        lines.extend(Page::GROUPS[group].clone().map(|number| Some(Entry::Page(number))));
    }
    let shown = usize::from(area.height);
    let at = lines.iter().position(|&line| line == Some(Entry::Page(lit))).unwrap_or(0);
    // The lit line in the middle, where not all lines fit.
    let top = at.saturating_sub(shown / 2).min(lines.len().saturating_sub(shown));
    let rows = lines.into_iter().skip(top).zip(area.y..area.bottom());
    rows.filter_map(|(line, y)| Some((Rect { y, height: 1, ..area }, line?))).collect()
}

/// The rows of all groups one below the other.
pub const fn rows() -> usize {
    let groups = Page::GROUPS.len();
    Page::COUNT + groups + groups - 1
}
