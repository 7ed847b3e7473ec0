//! What results are counted in and said in.

use super::{POINT, Quarters, ZI};

/// The unit results are said in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Zi (子): a stone or point more on one side is one less on the other, so two points make one.
    Zi,
    /// Points (目).
    Points,
    /// Points as Ing has them (点).
    Ing,
    /// Ways (路).
    Ways,
    /// Stones on the board, each a point.
    Stones,
}

impl Unit {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 5] = [Self::Zi, Self::Points, Self::Ing, Self::Ways, Self::Stones];

    /// Quarter zi in one.
    pub const fn quarters(self) -> Quarters {
        match self {
            Self::Zi => ZI,
            Self::Points | Self::Ing | Self::Ways | Self::Stones => POINT,
        }
    }
}
