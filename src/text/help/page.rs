//! The pages of Help that are prose: what a page is made of, which there are, and what they are called.

/// A page.
#[derive(Debug)]
pub struct Page {
    /// Its title.
    pub title: &'static str,
    /// What stands on it, in order.
    pub blocks: &'static [Block],
}

/// A part of a page.
#[derive(Clone, Copy, Debug)]
pub enum Block {
    /// A paragraph.
    Words(&'static str),
    /// Things by their names, and what is said of each.
    Table(&'static [(&'static str, &'static str)]),
}

/// Every page, in one language.
#[derive(Debug)]
pub struct Pages {
    /// A game from start to end.
    pub start: Page,
    /// Dead stones, open points, the count.
    pub counting: Page,
    /// Time settings by example.
    pub settings: Page,
    /// How byo-yomi is read.
    pub reading: Page,
    /// Who comes late.
    pub late: Page,
    /// Breaks and sealed moves.
    pub sealing: Page,
    /// What a referee changes, and can do.
    pub referee: Page,
    /// What earns a warning, and what it costs.
    pub warnings: Page,
    /// What the training report shows.
    pub report: Page,
    /// Which records are read, where games lie, what is done with their files.
    pub records: Page,
    /// How the clock is heard, and what config.toml sets.
    pub config: Page,
    /// The names of the game.
    pub words: Page,
    /// Stories told of it.
    pub legends: Page,
    /// How the board grew.
    pub boards: Page,
    /// The nine grades.
    pub grades: Page,
    /// Players at court.
    pub court: Page,
    /// Schools and masters.
    pub masters: Page,
    /// The ten games at Danghu.
    pub danghu: Page,
    /// How the rules changed.
    pub changes: Page,
    /// Why White needs 177.
    pub half: Page,
}

/// What a page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// [`Pages::start`]
    Start,
    /// [`Pages::counting`]
    Counting,
    /// [`Pages::settings`]
    Settings,
    /// [`Pages::reading`]
    Reading,
    /// [`Pages::late`]
    Late,
    /// [`Pages::sealing`]
    Sealing,
    /// [`Pages::referee`]
    Referee,
    /// [`Pages::warnings`]
    Warnings,
    /// [`Pages::report`]
    Report,
    /// [`Pages::records`]
    Records,
    /// [`Pages::config`]
    Config,
    /// [`Pages::words`]
    Words,
    /// [`Pages::legends`]
    Legends,
    /// [`Pages::boards`]
    Boards,
    /// [`Pages::grades`]
    Grades,
    /// [`Pages::court`]
    Court,
    /// [`Pages::masters`]
    Masters,
    /// [`Pages::danghu`]
    Danghu,
    /// [`Pages::changes`]
    Changes,
    /// [`Pages::half`]
    Half,
}

impl Topic {
    /// What one wants to know at the board.
    pub const BOARD: [Self; 11] = [
        Self::Start,
        Self::Counting,
        Self::Settings,
        Self::Reading,
        Self::Late,
        Self::Sealing,
        Self::Referee,
        Self::Warnings,
        Self::Report,
        Self::Records,
        Self::Config,
    ];

    /// What is told of the game.
    pub const STORY: [Self; 9] = [
        Self::Words,
        Self::Legends,
        Self::Boards,
        Self::Grades,
        Self::Court,
        Self::Masters,
        Self::Danghu,
        Self::Changes,
        Self::Half,
    ];

    /// What it is called on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Counting => "counting",
            Self::Settings => "settings",
            Self::Reading => "reading",
            Self::Late => "late",
            Self::Sealing => "sealing",
            Self::Referee => "referee",
            Self::Warnings => "warnings",
            Self::Report => "report",
            Self::Records => "records",
            Self::Config => "config",
            Self::Words => "words",
            Self::Legends => "legends",
            Self::Boards => "boards",
            Self::Grades => "grades",
            Self::Court => "court",
            Self::Masters => "masters",
            Self::Danghu => "danghu",
            Self::Changes => "changes",
            Self::Half => "177",
        }
    }
}

impl Pages {
    /// The page on a topic.
    pub const fn on(&self, topic: Topic) -> &Page {
        match topic {
            Topic::Start => &self.start,
            Topic::Counting => &self.counting,
            Topic::Settings => &self.settings,
            Topic::Reading => &self.reading,
            Topic::Late => &self.late,
            Topic::Sealing => &self.sealing,
            Topic::Referee => &self.referee,
            Topic::Warnings => &self.warnings,
            Topic::Report => &self.report,
            Topic::Records => &self.records,
            Topic::Config => &self.config,
            Topic::Words => &self.words,
            Topic::Legends => &self.legends,
            Topic::Boards => &self.boards,
            Topic::Grades => &self.grades,
            Topic::Court => &self.court,
            Topic::Masters => &self.masters,
            Topic::Danghu => &self.danghu,
            Topic::Changes => &self.changes,
            Topic::Half => &self.half,
        }
    }
}
