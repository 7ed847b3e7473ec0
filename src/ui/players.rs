//! The names of a side: one, or two in a game of four, with the one to move marked.

use super::line::{columns, fit};
use crate::game::said;
use crate::game::terms::Terms;
use crate::rules::color::Color;
use crate::text::{Text, visible};

/// The players of one side as a plate shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players {
    /// The player, as entered; the first of two.
    pub name: String,
    /// The second of two, in a game of four, and which of them makes the side's next move: 0 or 1.
    pub second: Option<(String, usize)>,
}

impl Players {
    /// The players of a side that has had so many turns.
    pub fn of(terms: &Terms, side: Color, turns: usize) -> Self {
        let second = terms.is_for_four().then(|| (terms.partners[side].clone(), turns % 2));
        Self { name: terms.names[side].clone(), second }
    }

    /// The names in at most `width` columns. `to_move`: the player whose turn it is stands in brackets.
    pub fn shown(&self, side: Color, to_move: bool, width: usize, text: &Text) -> String {
        let Some((second, mover)) = &self.second else {
            return fit(&said::name(&self.name, side, text), width);
        };
        let names = [self.name.as_str(), second].map(|name| visible::line(name.trim()).into_owned());
        let marked = |which: usize, name: &str| {
            if to_move && which == *mover { format!("[{name}]") } else { name.to_owned() }
        };
        let both = (text.before.both)(&marked(0, &names[0]), &marked(1, &names[1]));
        if columns(&both) <= width {
            return both;
        }
        // Each name gives way as far as it must, so that both can be told.
        let bare = columns(&both) - columns(&names[0]) - columns(&names[1]);
        let room = width.saturating_sub(bare);
        let first = columns(&names[0]).min((room / 2).max(room.saturating_sub(columns(&names[1]))));
        let [one, two] = [fit(&names[0], first), fit(&names[1], room - first.min(room))];
        fit(&(text.before.both)(&marked(0, &one), &marked(1, &two)), width)
    }
}

#[cfg(test)]
mod tests {
    use super::Players;
    use crate::rules::color::Color;
    use crate::text::en::EN;
    use crate::text::zh_cn::ZH_CN;

    #[test]
    fn both_names_are_told_in_any_width() {
        let four = |mover| Players { name: "Alexandra".to_owned(), second: Some(("Li".to_owned(), mover)) };
        for (mover, to_move, width, shown) in [
            (0, true, 30, "[Alexandra] & Li"),
            (1, true, 30, "Alexandra & [Li]"),
            (1, false, 30, "Alexandra & Li"),
            (1, true, 13, "Alex.. & [Li]"),
            (0, true, 13, "[Alex..] & Li"),
            (0, false, 11, "Alex.. & Li"),
        ] {
            assert_eq!(four(mover).shown(Color::Black, to_move, width, &EN), shown);
        }
        let han = Players { name: "聂卫平".to_owned(), second: Some(("江铸久".to_owned(), 1)) };
        assert_eq!(han.shown(Color::White, true, 20, &ZH_CN), "聂卫平、[江铸久]");
        for width in 0..20 {
            assert!(super::columns(&han.shown(Color::White, true, width, &ZH_CN)) <= width);
        }
    }

    #[test]
    fn one_player_is_named_alone_and_nobody_by_the_side() {
        let one = |name: &str| Players { name: name.to_owned(), second: None };
        assert_eq!(one("Li").shown(Color::Black, true, 9, &EN), "Li");
        assert_eq!(one(" ").shown(Color::White, true, 9, &EN), "White");
    }
}
