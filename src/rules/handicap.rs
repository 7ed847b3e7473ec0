//! Star points, handicap stones on them, and the four set stones of the ancient game.

use super::color::Color;
use super::point::{Point, Size};

/// The most stones that are given.
pub const MOST_STONES: u8 = 9;

/// The star points nearest to the edges of a side: third line on 7 to 12, fourth from 13; none below 7.
const fn edge(side: u8) -> Option<u8> {
    match side {
        0..=6 => None,
        7..=12 => Some(2),
        _ => Some(3),
    }
}

/// The lines of stars of a board, as columns and rows: near edge, middle, far edge.
fn lines(size: Size) -> Option<([u8; 3], [u8; 3])> {
    let three = |side: u8| edge(side).map(|near| [near, side / 2, side - 1 - near]);
    Some((three(size.width())?, three(size.height())?))
}

/// Whether both sides have a middle line and room for stars on it.
const fn has_middle(size: Size) -> bool {
    size.width() % 2 == 1 && size.height() % 2 == 1 && size.width() > 7 && size.height() > 7
}

/// Handicap stones 让子 for `n` from 2 to 9, in the order they are laid: lower left, upper right, upper left,
/// lower right, then the sides and the middle (tengen) as the number asks. Boards with an even side, or one of
/// 7, have room for four; smaller boards have no fixed stones.
pub fn fixed_stones(size: Size, n: u8) -> Option<Vec<Point>> {
    let ([left, center, right], [top, middle, bottom]) = lines(size)?;
    if !(2..=MOST_STONES).contains(&n) || (n > 4 && !has_middle(size)) {
        return None;
    }
    let corners = [(left, bottom), (right, top), (left, top), (right, bottom)];
    let columns = [(left, middle), (right, middle)];
    let rows = [(center, bottom), (center, top)];
    let mut stones: Vec<(u8, u8)> = corners.into_iter().take(usize::from(n)).collect();
    if n >= 6 {
        stones.extend(columns);
    }
    if n >= 8 {
        stones.extend(rows);
    }
    if matches!(n, 5 | 7 | 9) {
        stones.push((center, middle));
    }
    Some(stones.into_iter().map(|(x, y)| Point::new(x, y)).collect())
}

/// The points marked on the board, in reading order: nine on 15, 17, 19 and larger odd boards, five on 9, 11
/// and 13, four on even boards and 7, the middle alone on 5, none on smaller ones.
pub fn star_points(size: Size) -> Vec<Point> {
    let mut points = match lines(size) {
        Some(_) if has_middle(size) && size.width() > 13 && size.height() > 13 => fixed_stones(size, 9),
        Some(_) if has_middle(size) => fixed_stones(size, 5),
        Some(_) => fixed_stones(size, 4),
        None if size == FIVE => Some(vec![Point::new(2, 2)]),
        None => None,
    }
    .unwrap_or_default();
    points.sort_unstable();
    points
}

const FIVE: Size = match Size::square(5) {
    Some(size) => size,
    None => Size::STANDARD,
};

/// The set stones 座子: two of each colour on the corner stars, each colour on one diagonal. None on boards
/// too small for corner stars.
pub fn set_stones(size: Size) -> Option<[(Point, Color); 4]> {
    let ([left, _, right], [top, _, bottom]) = lines(size)?;
    Some([
        (Point::new(left, bottom), Color::Black),
        (Point::new(right, top), Color::Black),
        (Point::new(left, top), Color::White),
        (Point::new(right, bottom), Color::White),
    ])
}

#[cfg(test)]
mod tests {
    use super::{fixed_stones, set_stones, star_points};
    use crate::rules::point::Size;

    fn labels(size: Size, n: u8) -> Option<String> {
        let labels: Vec<String> = fixed_stones(size, n)?.into_iter().map(|p| size.label(p)).collect();
        Some(labels.join(" "))
    }

    #[test]
    fn fixed_stones_by_number() {
        for (side, n, stones) in [
            (19, 2, Some("D4 Q16")),
            (19, 3, Some("D4 Q16 D16")),
            (19, 4, Some("D4 Q16 D16 Q4")),
            (19, 5, Some("D4 Q16 D16 Q4 K10")),
            (19, 6, Some("D4 Q16 D16 Q4 D10 Q10")),
            (19, 7, Some("D4 Q16 D16 Q4 D10 Q10 K10")),
            (19, 8, Some("D4 Q16 D16 Q4 D10 Q10 K4 K16")),
            (19, 9, Some("D4 Q16 D16 Q4 D10 Q10 K4 K16 K10")),
            (13, 5, Some("D4 K10 D10 K4 G7")),
            (9, 9, Some("C3 G7 C7 G3 C5 G5 E3 E7 E5")),
            (11, 2, Some("C3 J9")),
            (7, 4, Some("C3 E5 C5 E3")),
            (8, 4, Some("C3 F6 C6 F3")),
            (18, 4, Some("D4 P15 D15 P4")),
            (7, 5, None),
            (18, 5, None),
            (6, 2, None),
            (19, 0, None),
            (19, 1, None),
            (19, 10, None),
        ] {
            assert_eq!(labels(Size::square(side).unwrap(), n).as_deref(), stones, "{side} {n}");
        }
    }

    #[test]
    fn stars_by_size() {
        for (side, count) in [
            (1, 0),
            (4, 0),
            (5, 1),
            (6, 0),
            (7, 4),
            (8, 4),
            (9, 5),
            (11, 5),
            (13, 5),
            (15, 9),
            (17, 9),
            (19, 9),
            (52, 4),
        ] {
            assert_eq!(star_points(Size::square(side).unwrap()).len(), count, "{side}");
        }
        assert_eq!(star_points(Size::new(19, 9).unwrap()).len(), 5);
    }

    #[test]
    fn set_stones_are_those_of_the_old_records() {
        let stones = set_stones(Size::STANDARD).unwrap().map(|(p, color)| format!("{color}{}", p.to_sgf()));
        assert_eq!(stones, ["Bdp", "Bpd", "Wdd", "Wpp"]);
        assert_eq!(set_stones(Size::square(6).unwrap()), None);
    }
}
