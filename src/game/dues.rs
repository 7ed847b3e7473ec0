//! What each side pays at the count for what happened at the table.

use super::Game;
use crate::rules::color::ByColor;
use crate::rules::ruleset::{POINT, Quarters};

impl Game {
    /// What each side's bought overtime costs it, in quarter zi (Ing's clock).
    pub fn overtime_dues(&self) -> ByColor<Quarters> {
        ByColor::new_with(|color| {
            let bought = self.clock.sides[color].state().penalty;
            Quarters::try_from(bought).unwrap_or(Quarters::MAX).saturating_mul(POINT)
        })
    }

    /// What moves the margin in Black's favour, in quarter zi: all that White pays less all that Black pays,
    /// fines (A §24) and overtime.
    pub fn balance_of_dues(&self) -> Quarters {
        let overtime = self.overtime_dues();
        self.fine_balance().saturating_add(overtime.white.saturating_sub(overtime.black))
    }
}

#[cfg(test)]
mod tests {
    use crate::clock::spec::parse_both;
    use crate::game::Game;
    use crate::game::event::Event;
    use crate::game::terms::{Takebacks, Terms};
    use crate::rules::color::{ByColor, Color};
    use crate::rules::point::{Point, Size};
    use crate::rules::ruleset::Preset;

    #[test]
    fn warnings_fines_and_bought_overtime_move_the_margin() {
        let time = parse_both("1m ing 3x1m at 2").unwrap();
        let mut game = Game::new(Terms {
            refereed: true,
            takebacks: Takebacks::None,
            ..Terms::even(Size::square(9).unwrap(), Preset::Ing, time)
        })
        .unwrap();
        let events = [
            (0, Event::Begin { by: Color::Black }),
            // Two minutes more than there are: two periods are bought, two points each.
            (125_000, Event::Play { by: Color::Black, p: Point::new(4, 4) }),
            (0, Event::Warning { to: Color::White, why: String::new() }),
            (0, Event::Fine { to: Color::Black, quarters: 2 }),
        ];
        let mut balances = Vec::new();
        for (spent, event) in events {
            game.play(game.entry(spent, 0, event)).unwrap();
            balances.push(game.balance_of_dues());
        }
        assert_eq!(balances, [0, -8, -8 + 4, -8 + 4 - 2]);
        assert_eq!(game.overtime_dues(), ByColor { black: 8, white: 0 });
        // One black stone owns the board: 81 points less 8 of komi, all in quarter zi.
        let marking = crate::game::ending::Marking::default();
        assert_eq!(game.margin(&game.count(&marking)), 2 * 81 - 16 - 6);
    }
}
