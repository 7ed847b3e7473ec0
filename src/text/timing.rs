//! What the form says of a time setting taken apart: the system, and each of its figures.

/// What is said of one time system.
#[derive(Clone, Copy, Debug)]
pub struct SystemWords {
    /// What it is called.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub hint: &'static str,
}

/// The time systems.
#[derive(Debug)]
pub struct Systems {
    /// No limit.
    pub none: SystemWords,
    /// Sudden death.
    pub absolute: SystemWords,
    /// Time per move.
    pub simple: SystemWords,
    /// Byo-yomi.
    pub byoyomi: SystemWords,
    /// Reserved minutes.
    pub cn_byoyomi: SystemWords,
    /// Canadian overtime.
    pub canadian: SystemWords,
    /// Progressive Canadian overtime.
    pub canadian_progressive: SystemWords,
    /// Fischer.
    pub fischer: SystemWords,
    /// A delay, told either way.
    pub delayed: SystemWords,
    /// Hourglass.
    pub hourglass: SystemWords,
    /// Ing overtime.
    pub ing: SystemWords,
    /// NHK: blocks of thinking time.
    pub nhk: SystemWords,
    /// The Chinese step system.
    pub cn_step: SystemWords,
}

/// The page of the time setting.
#[derive(Debug)]
pub struct Timing {
    /// That Enter leads to the page, in few columns.
    pub each: &'static str,
    /// The same, and what left and right do.
    pub each_hint: &'static str,
    /// The title of the page.
    pub title: &'static str,
    /// The time system.
    pub system: &'static str,
    /// What is said of each system.
    pub systems: Systems,
    /// The two sides have different settings.
    pub differ: &'static str,
    /// What left and right do then.
    pub differ_hint: &'static str,
    /// Main time.
    pub main: &'static str,
    /// The whole limit, the reserved minutes included.
    pub limit: &'static str,
    /// How many periods of byo-yomi.
    pub periods: &'static str,
    /// How long each lasts.
    pub period: &'static str,
    /// The reserved minutes.
    pub minutes: &'static str,
    /// What an overrun of the last minute leads to.
    pub overrun: &'static str,
    /// It loses, it may count as a pass.
    pub overrun_choices: [&'static str; 2],
    /// The same in a sentence each.
    pub overrun_hints: [&'static str; 2],
    /// The time for each move.
    pub per_move: &'static str,
    /// The stones of a block.
    pub stones: &'static str,
    /// How long a block lasts.
    pub block: &'static str,
    /// What becomes of the time left of a block.
    pub saved: &'static str,
    /// It is lost, it goes to the next.
    pub saved_choices: [&'static str; 2],
    /// The same in a sentence each.
    pub saved_hints: [&'static str; 2],
    /// What every move adds.
    pub increment: &'static str,
    /// The most a clock may show.
    pub cap: &'static str,
    /// There is no such bound.
    pub no_cap: &'static str,
    /// Without it, with it, in a sentence each.
    pub cap_hints: [&'static str; 2],
    /// The bonus of the first move.
    pub bonus: &'static str,
    /// After the move, before it.
    pub bonus_choices: [&'static str; 2],
    /// The same in a sentence each.
    pub bonus_hints: [&'static str; 2],
    /// The delay.
    pub delay: &'static str,
    /// How a delay is shown.
    pub face: &'static str,
    /// First the delay (US), added to the main time (Bronstein).
    pub face_choices: [&'static str; 2],
    /// The same in a sentence each.
    pub face_hints: [&'static str; 2],
    /// How many periods may be bought.
    pub bought: &'static str,
    /// The points each costs.
    pub cost: &'static str,
    /// What these are, in a sentence.
    pub cost_hint: &'static str,
    /// The free time of a move.
    pub base: &'static str,
    /// What it is, in a sentence.
    pub base_hint: &'static str,
    /// How many blocks of thinking time.
    pub blocks: &'static str,
    /// No time at all.
    pub no_time: &'static str,
    /// How any other figure is changed.
    pub figure_hint: &'static str,
}
