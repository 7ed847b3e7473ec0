//! Who plays: one on each side, or two in turn (四人分曹).

use super::Game;
use super::terms::Terms;
use crate::rules::color::Color;

/// What parts the two names of a side in one line.
pub const AND: &str = " & ";

impl Terms {
    /// Who makes the turn of a side that `before` turns of that side came before. In a game of four the two players
    /// of a side take turns, so that the order is B1 W1 B2 W2, or W1 B1 W2 B2 where White begins.
    pub fn player(&self, side: Color, before: usize) -> &str {
        if self.is_for_four() && before % 2 == 1 { &self.partners[side] } else { &self.names[side] }
    }

    /// The names of a side in one line, as records have them: one, or two in a game of four.
    pub fn side_name(&self, side: Color) -> String {
        let (name, partner) = (&self.names[side], &self.partners[side]);
        if partner.is_empty() { name.clone() } else { format!("{name}{AND}{partner}") }
    }
}

impl Game {
    /// How many turns a side has had: moves, passes and void moves that stand. What was taken back is had again by
    /// the same player.
    pub fn turns(&self, side: Color) -> usize {
        self.moves().iter().filter(|played| played.by == side).count()
    }

    /// Who makes the next turn of a side.
    pub fn player(&self, side: Color) -> &str {
        self.terms().player(side, self.turns(side))
    }

    /// Who made a move that stands, by its place among them from 0.
    pub fn player_of(&self, index: usize) -> Option<&str> {
        let played = self.moves().get(index)?;
        let before = self.moves()[..index].iter().filter(|earlier| earlier.by == played.by).count();
        Some(self.terms().player(played.by, before))
    }
}
