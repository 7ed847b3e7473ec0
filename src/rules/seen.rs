//! Which arrangements of stones have stood, by their hash.

use super::color::{ByColor, Color};

/// For one hash: with each side to move, the first step after which such an arrangement stood.
#[derive(Clone, Copy, Default)]
struct Slot {
    hash: u64,
    /// Steps counted from 1; 0 = never.
    first: ByColor<u32>,
}

impl Slot {
    fn is_free(self) -> bool {
        self.first.black == 0 && self.first.white == 0
    }
}

/// An open-addressing table. The hashes are random enough to be their own addresses.
#[derive(Clone)]
pub(super) struct Seen {
    slots: Vec<Slot>,
    used: usize,
}

impl Seen {
    /// An empty table with room for so many arrangements before it grows.
    pub(super) fn new(room: usize) -> Self {
        Self { slots: vec![Slot::default(); (2 * room).next_power_of_two().max(64)], used: 0 }
    }

    /// Notes that an arrangement of this hash stood after `step` steps with `side` to move. Only the first
    /// step of a hash and side is kept.
    pub(super) fn insert(&mut self, hash: u64, side: Color, step: u32) {
        let place = self.place(hash);
        let slot = &mut self.slots[place];
        let fresh = slot.is_free();
        if slot.first[side] == 0 {
            slot.hash = hash;
            slot.first[side] = step + 1;
        }
        if fresh {
            self.used += 1;
            if self.used * 2 > self.slots.len() {
                self.grow();
            }
        }
    }

    /// The first step after which an arrangement of this hash stood, with `side` to move or, for `None`,
    /// with either.
    pub(super) fn find(&self, hash: u64, side: Option<Color>) -> Option<u32> {
        let first = self.slots[self.place(hash)].first;
        let known = |color: Color| first[color].checked_sub(1);
        match side {
            Some(color) => known(color),
            None => known(Color::Black).into_iter().chain(known(Color::White)).min(),
        }
    }

    /// As if nothing had stood after so many steps.
    pub(super) fn forget_after(&mut self, step: u32) {
        let emptied = vec![Slot::default(); self.slots.len()];
        self.used = 0;
        for mut slot in std::mem::replace(&mut self.slots, emptied) {
            for side in Color::ALL {
                if slot.first[side] > step.saturating_add(1) {
                    slot.first[side] = 0;
                }
            }
            if !slot.is_free() {
                let place = self.place(slot.hash);
                self.slots[place] = slot;
                self.used += 1;
            }
        }
    }

    fn place(&self, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
        let mut place = hash as usize & mask;
        while !self.slots[place].is_free() && self.slots[place].hash != hash {
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        let doubled = vec![Slot::default(); self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, doubled) {
            if !slot.is_free() {
                let place = self.place(slot.hash);
                self.slots[place] = slot;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Seen;
    use crate::rules::color::Color;

    #[test]
    fn the_first_step_is_kept_through_growth() {
        let mut seen = Seen::new(9);
        // Hashes that all want the same place.
        let hash = |n: u64| n << 32;
        for n in 0..500_u32 {
            seen.insert(hash(n.into()), Color::Black, n);
            seen.insert(hash(n.into()), Color::Black, n + 1000);
        }
        seen.insert(hash(7), Color::White, 3);
        assert_eq!(seen.find(hash(499), Some(Color::Black)), Some(499));
        assert_eq!(seen.find(hash(499), Some(Color::White)), None);
        assert_eq!(seen.find(hash(499), None), Some(499));
        assert_eq!(seen.find(hash(7), None), Some(3));
        assert_eq!(seen.find(hash(0), None), Some(0));
        assert_eq!(seen.find(1, None), None);
        seen.forget_after(7);
        for (n, side, first) in [
            (7, Color::White, Some(3)),
            (7, Color::Black, Some(7)),
            (8, Color::Black, None),
            (499, Color::Black, None),
        ] {
            assert_eq!(seen.find(hash(n), Some(side)), first, "{n} {side}");
        }
        seen.insert(hash(499), Color::Black, 9);
        assert_eq!(seen.find(hash(499), None), Some(9));
    }
}
