//! Names of rule sets.

/// Names of rule sets.
#[derive(Debug)]
pub struct Rules {
    /// Put together by hand.
    pub custom: &'static str,
    /// The names, by those of the command line.
    pub presets: [(&'static str, &'static str); 11],
}

impl Rules {
    /// The name of the rule set that the command line calls `name`.
    pub fn preset_name(&self, name: &str) -> &'static str {
        self.presets.iter().find(|(known, _)| *known == name).map_or(self.custom, |(_, shown)| shown)
    }
}
