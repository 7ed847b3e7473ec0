//! What the new-game form says.

/// The new-game form.
#[derive(Debug)]
pub struct Form {
    /// Puts on every line what stood there before the first game.
    pub key_defaults: &'static str,
    /// The title.
    pub title: &'static str,
    /// The board's size.
    pub size: &'static str,
    /// The rule set.
    pub rules: &'static str,
    /// The handicap.
    pub handicap: &'static str,
    /// Which time setting, by name.
    pub time: &'static str,
    /// The time setting as it is written.
    pub setting: &'static str,
    /// Who plays Black.
    pub black: &'static str,
    /// Who plays White.
    pub white: &'static str,
    /// The takeback policy.
    pub takebacks: &'static str,
    /// Exchange the colours: what the line is called.
    pub colors: &'static str,
    /// Exchange the colours: what it does.
    pub swap: &'static str,
    /// Start the game.
    pub start: &'static str,
    /// No komi.
    pub no_komi: fn(&str) -> String,
    /// No handicap.
    pub even: &'static str,
    /// Black without komi (让先).
    pub no_komi_handicap: &'static str,
    /// That many handicap stones.
    pub stones: fn(u8) -> String,
    /// The komi in both units: points, zi.
    pub points_and_zi: fn(&str, &str) -> String,
    /// The names of the presets of `clock::control::PRESETS` in their order, then no limit, then any other setting.
    pub times: [&'static str; 12],
    /// Takebacks as often as the opponent agrees.
    pub free: &'static str,
    /// That many takebacks each.
    pub each: fn(u8) -> String,
    /// No takebacks.
    pub never: &'static str,
    /// The size cannot be read or is not offered.
    pub bad_size: &'static str,
    /// The komi cannot be read.
    pub bad_komi: &'static str,
    /// The terms cannot be played.
    pub bad_terms: &'static str,
    /// What can be typed as a size.
    pub hint_size: &'static str,
    /// How the komi is changed.
    pub hint_komi: &'static str,
    /// An even game.
    pub hint_even: &'static str,
    /// Black first, without komi.
    pub hint_no_komi: fn(&str) -> String,
    /// So many stones stand, and White moves first.
    pub hint_stones: fn(u8) -> String,
    /// The board has no room for so many stones: wanted.
    pub hint_less: fn(u8) -> String,
    /// How a time setting is written.
    pub hint_time: &'static str,
    /// Whose consent a takeback needs.
    pub hint_takebacks: &'static str,
    /// The names go with the colours.
    pub hint_swap: &'static str,
    /// What the name is for.
    pub hint_name: &'static str,
    /// Enter starts the game.
    pub hint_start: &'static str,
    /// The page of the single rules: what its line is called.
    pub each_rule: &'static str,
    /// The page of the single rules: what its line does.
    pub each_rule_button: &'static str,
    /// The page of everything else: what its line is called.
    pub more: &'static str,
    /// Back to the first page.
    pub back: &'static str,
    /// The title of the page of the single rules.
    pub rules_title: &'static str,
    /// The title of the page of everything else.
    pub more_title: &'static str,
    /// Where handicap stones go.
    pub placement: &'static str,
    /// On fixed points.
    pub fixed: &'static str,
    /// Where Black likes.
    pub freely: &'static str,
    /// The second player of a side.
    pub partner: &'static str,
    /// The colours are those the names were entered for.
    pub as_entered: &'static str,
    /// The colours are chosen by nigiri.
    pub nigiri: &'static str,
    /// The ko rule.
    pub ko: &'static str,
    /// None, simple, positional, situational.
    pub ko_choices: [&'static str; 4],
    /// A long cycle.
    pub cycle: &'static str,
    /// Forbidden, no result, draw, ask.
    pub cycle_choices: [&'static str; 4],
    /// Suicide.
    pub suicide: &'static str,
    /// Not allowed, allowed.
    pub suicide_choices: [&'static str; 2],
    /// What counts.
    pub scoring: &'static str,
    /// Area, territory, stones; ways, where territory is counted in them.
    pub scoring_choices: [&'static str; 4],
    /// What is taken off the count.
    pub tax: &'static str,
    /// Nothing, points in seki, group tax.
    pub tax_choices: [&'static str; 2],
    /// Dead stones.
    pub removal: &'static str,
    /// All count as alive, taken off by agreement.
    pub removal_choices: [&'static str; 2],
    /// The unit of results.
    pub said_in: &'static str,
    /// Who moves first.
    pub first: &'static str,
    /// Set stones (座子).
    pub set_stones: &'static str,
    /// None, four.
    pub set_stones_choices: [&'static str; 2],
    /// What is given back for a handicap.
    pub compensation: &'static str,
    /// Nothing, one point less than stones, a point for each.
    pub compensation_choices: [&'static str; 2],
    /// An equal count.
    pub ties: &'static str,
    /// A draw, Black wins.
    pub ties_choices: [&'static str; 2],
    /// What a pass costs.
    pub passes: &'static str,
    /// Nothing, a stone.
    pub passes_choices: [&'static str; 2],
    /// How many play.
    pub players: &'static str,
    /// Two, four.
    pub players_choices: [&'static str; 2],
    /// One game or several.
    pub series: &'static str,
    /// One game.
    pub single: &'static str,
    /// The colours change each game.
    pub alternate: &'static str,
    /// Black without komi in each game.
    pub each_black: &'static str,
    /// So many stones in each game.
    pub each_stones: fn(u8) -> String,
    /// Black without komi in two games of three.
    pub two_of_three: &'static str,
    /// Black without komi and two stones in turn.
    pub black_or_two: &'static str,
    /// When the handicap of a series moves.
    pub regrading: &'static str,
    /// Never.
    pub stays: &'static str,
    /// When one leads by so many games.
    pub moves_after: fn(u8) -> String,
    /// Friendly or refereed.
    pub referee: &'static str,
    /// Friendly, refereed.
    pub referee_choices: [&'static str; 2],
    /// Which text of the penalties.
    pub penalties: &'static str,
    /// The long text, the older one.
    pub penalties_choices: [&'static str; 2],
    /// One key to play and press, or two.
    pub two_step: &'static str,
    /// With the stone, by a key of its own.
    pub two_step_choices: [&'static str; 2],
    /// Four players, in short.
    pub four: &'static str,
    /// Four are to play, and a second player has no name.
    pub no_partner: &'static str,
    /// The rule set is chosen; all of it can be changed.
    pub hint_rules: &'static str,
    /// What the page of the single rules is for.
    pub hint_each_rule: &'static str,
    /// What the page of everything else is for.
    pub hint_more: &'static str,
    /// The series says what is given.
    pub hint_given: &'static str,
    /// Stones on the star points.
    pub hint_fixed: &'static str,
    /// Stones where Black likes.
    pub hint_freely: &'static str,
    /// The board has no fixed points.
    pub hint_no_fixed: &'static str,
    /// The names are those of the colours.
    pub hint_as_entered: &'static str,
    /// How nigiri goes.
    pub hint_nigiri: &'static str,
    /// What set stones are.
    pub hint_set_stones: &'static str,
    /// The board has no corner stars.
    pub hint_no_stars: &'static str,
    /// Nothing is given back.
    pub hint_compensation_none: &'static str,
    /// Nothing is taken off.
    pub hint_tax_none: &'static str,
    /// Black moves first.
    pub hint_black_first: &'static str,
    /// A pass costs nothing.
    pub hint_passes_free: &'static str,
    /// Two play.
    pub hint_two: &'static str,
    /// Four play.
    pub hint_four: &'static str,
    /// One game.
    pub hint_single: &'static str,
    /// The colours change.
    pub hint_alternate: &'static str,
    /// The handicap stays with the player.
    pub hint_same: &'static str,
    /// 先相先.
    pub hint_two_of_three: fn(&str) -> String,
    /// 先两.
    pub hint_black_or_two: &'static str,
    /// The handicap never moves.
    pub hint_stays: &'static str,
    /// The handicap moves.
    pub hint_moves: &'static str,
    /// A friendly game.
    pub hint_friendly: &'static str,
    /// A refereed game.
    pub hint_refereed: &'static str,
    /// The long text.
    pub hint_penalties_a: &'static str,
    /// The older text.
    pub hint_penalties_b: &'static str,
    /// The stone presses the clock.
    pub hint_one_step: &'static str,
    /// The clock has a key of its own.
    pub hint_two_step: &'static str,
    /// Back to the first page.
    pub hint_back: &'static str,
}

impl Form {
    /// No time limit, as a setting is named.
    pub const fn no_limit(&self) -> &'static str {
        self.times[self.times.len() - 2]
    }
}
