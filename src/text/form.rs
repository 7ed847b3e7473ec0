//! What the new-game form says.

/// The new-game form.
#[derive(Debug)]
pub struct Form {
    /// The title.
    pub title: &'static str,
    /// The board's size.
    pub size: &'static str,
    /// The rule set.
    pub rules: &'static str,
    /// The komi.
    pub komi: &'static str,
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
    /// No handicap.
    pub even: &'static str,
    /// Black without komi (让先).
    pub no_komi_handicap: &'static str,
    /// That many handicap stones.
    pub stones: fn(u8) -> String,
    /// The komi in both units: points, zi.
    pub points_and_zi: fn(&str, &str) -> String,
    /// The names of the presets of `clock::control::PRESETS` in their order, then no limit, then any other setting.
    pub times: [&'static str; 7],
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
    /// The time setting cannot be read: why (in English), and what may have been meant.
    pub bad_time: fn(&str, &[String]) -> String,
    /// The terms cannot be played.
    pub bad_terms: &'static str,
    /// What can be typed as a size.
    pub hint_size: &'static str,
    /// How the komi is changed.
    pub hint_komi: &'static str,
    /// An even game.
    pub hint_even: &'static str,
    /// Black first, without komi.
    pub hint_no_komi: &'static str,
    /// So many stones stand, and White moves first.
    pub hint_stones: fn(u8) -> String,
    /// The board has no room for so many fixed stones: wanted.
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
}
