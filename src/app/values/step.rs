//! Left and right on the lines that choose.

use super::item::Item;
use super::{Match, NO_LIMIT, TIMES, Values};
use crate::clock::control::PRESETS;
use crate::game::said;
use crate::game::terms::Takebacks;
use crate::rules::ruleset::{
    Compensation, KoRule, LongCycle, MOST_KOMI, Penalties, Ruleset, Scoring, Tax, Unit,
};

/// The boards that can be chosen; others are typed.
const SIDES: [u8; 6] = [9, 11, 13, 15, 17, 19];
/// The takeback policies that can be chosen.
const POLICIES: [Takebacks; 6] = [
    Takebacks::Free,
    Takebacks::Each(1),
    Takebacks::Each(2),
    Takebacks::Each(3),
    Takebacks::Each(5),
    Takebacks::None,
];
const MATCHES: [Match; 4] = [Match::Single, Match::Same, Match::TwoOfThree, Match::BlackOrTwo];
/// By how many games one must lead.
const LEADS: [u8; 5] = [0, 1, 2, 3, 4];

impl Values {
    /// Whether left and right choose among values.
    pub const fn chooses(&self, item: Item) -> bool {
        let given = matches!(item, Item::Handicap) && self.series_gives();
        !given
            && !matches!(
                item,
                Item::EachRule
                    | Item::Setting
                    | Item::Name(_)
                    | Item::Partner(_)
                    | Item::Swap
                    | Item::More
                    | Item::Start
                    | Item::GoOn
                    | Item::Back
            )
    }

    /// The next value, or the one before.
    pub(in crate::app) fn step(&mut self, item: Item, forward: bool) {
        if !self.chooses(item) {
            return;
        }
        match item {
            Item::Size => {
                let now = self.size.text().parse().ok();
                let side = next(&SIDES, now.unwrap_or(0), forward);
                self.size.set(&side.to_string());
            }
            Item::Rules => self.rows.step(forward),
            Item::Komi => {
                let komi = self.komi().unwrap_or_else(|_| self.usual_komi());
                let komi = if forward { komi + 1 } else { komi - 1 };
                self.komi.set(&said::points(komi.clamp(-MOST_KOMI, MOST_KOMI)));
                self.typed(Item::Komi);
            }
            Item::Handicap => {
                let possible: Vec<u8> = (0..=9).filter(|&n| self.has_room(n)).collect();
                self.wanted = next(&possible, self.handicap(), forward);
            }
            Item::Placement => self.free = !self.placed_freely(),
            Item::Time => {
                let choices: Vec<usize> = (0..TIMES).collect();
                self.time = next(&choices, self.time, forward);
                let own = self.own_setting.clone();
                self.setting.set(
                    PRESETS
                        .get(self.time)
                        .map_or(if self.time == NO_LIMIT { "none" } else { &own }, |(_, spec)| spec),
                );
            }
            Item::System => self.step_system(forward),
            Item::Figure(figure) => self.step_figure(figure, forward),
            Item::Begins => self.begins = !self.begins,
            Item::Colors => self.nigiri = !self.nigiri,
            Item::Players => self.four = !self.four,
            Item::Series => self.series = next(&MATCHES, self.series, forward),
            Item::Regrading => self.regrading = next(&LEADS, self.regrading, forward),
            Item::Referee => self.refereed = !self.refereed,
            Item::Penalties => {
                self.penalties = match self.penalties {
                    Penalties::A => Penalties::B,
                    Penalties::B => Penalties::A,
                }
            }
            Item::TwoStep => self.two_step = !self.two_step,
            Item::Pause => self.hides_board = !self.hides_board,
            Item::Takebacks => self.takebacks = next(&POLICIES, self.takebacks, forward),
            switch => self.change_rule(switch, forward),
        }
        self.refresh_komi();
    }

    /// Changes one switch; a komi of one's own goes along where the rules lose or regain their name.
    fn change_rule(&mut self, item: Item, forward: bool) {
        if let Some(left) = self.rows.change(|row| change(row, item, forward)) {
            let own = self.own_komi[left].clone();
            self.own_komi[self.rows.at()] = own;
        }
    }
}

/// One switch of a rule set.
fn change(row: &mut Ruleset, item: Item, forward: bool) {
    match item {
        Item::Ko => {
            let kos = [KoRule::Positional, KoRule::Situational, KoRule::Simple];
            row.ko = next(&kos, row.ko, forward);
        }
        Item::Cycle => {
            let cycles = [LongCycle::Ask, LongCycle::NoResult, LongCycle::Draw];
            row.long_cycle = next(&cycles, row.long_cycle, forward);
        }
        Item::Suicide => row.suicide = !row.suicide,
        Item::Scoring => {
            row.scoring = next(&[Scoring::Area, Scoring::Territory, Scoring::Stones], row.scoring, forward);
        }
        Item::Tax => row.tax = next(&[Tax::None, Tax::Seki, Tax::All], row.tax, forward),
        Item::Removal => row.removal = !row.removal,
        Item::SaidIn => {
            row.said_in = next(&Unit::ALL, row.said_in, forward);
        }
        Item::First => row.first = !row.first,
        Item::SetStones => row.set_stones = !row.set_stones,
        Item::Compensation => {
            let all = [Compensation::None, Compensation::OneLess, Compensation::Each];
            row.compensation = next(&all, row.compensation, forward);
        }
        Item::Ties => row.black_wins_ties = !row.black_wins_ties,
        Item::PassStones => row.pass_stones = !row.pass_stones,
        _ => {}
    }
}

/// The value after `now` in a circle, or before it; the first for a value that is not among them.
fn next<T: Copy + PartialEq>(values: &[T], now: T, forward: bool) -> T {
    let Some(at) = values.iter().position(|&value| value == now) else {
        return values.first().copied().unwrap_or(now);
    };
    let step = if forward { 1 } else { values.len() - 1 };
    values[(at + step) % values.len()]
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn values_go_round() {
        assert_eq!(next(&[1, 2, 3], 3, true), 1);
        assert_eq!(next(&[1, 2, 3], 1, false), 3);
        assert_eq!(next(&[1, 2, 3], 9, false), 1);
        assert_eq!(next(&[], 9, true), 9);
    }
}
