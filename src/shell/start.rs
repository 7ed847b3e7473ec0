//! The way to the screen: language, colours and files are settled, what can fail is tried before the terminal is
//! taken, so that a failure is a plain sentence.

use std::env;
use std::path::PathBuf;

use super::clock::{Clock, SystemClock};
use super::config::Config;
use super::house::House;
use super::keeper::Keeper;
use super::probe::Stone;
use super::scanner::Scanner;
use super::terminal::{self, Tty};
use super::voice::{Means, Sound, Voice};
use crate::app::action::Action;
use crate::app::effect::{Effect, Learned, Opened};
use crate::app::plan::Plan;
use crate::app::{self, App, Counting};
use crate::clock::bare::Setup;
use crate::record::fault::shown;
use crate::record::store::Store;
use crate::record::store::sessions::KEPT;
use crate::record::tree::NodeId;
use crate::text::spoken::{self, Spoken};
use crate::text::{self, Text};
use crate::ui::page::Look;
use crate::ui::theme::{Depth, Environment, Glyphs, Theme, Width};

/// What the user's own configuration is called.
const CONFIG: &str = "config.toml";

/// What holds for every screen.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The data directory, if one was named.
    pub data_dir: Option<PathBuf>,
    /// The language, if one was named.
    pub text: Option<&'static Text>,
    /// Whether there are colours, if that was said; otherwise `NO_COLOR` is heard.
    pub colors: Option<bool>,
    /// Whether only ASCII may be drawn.
    pub ascii: bool,
    /// How wide characters of ambiguous width are, if that was said; otherwise the terminal is asked.
    pub width: Option<Width>,
    /// How the clock is heard, if that was said; otherwise as it was last chosen.
    pub sound: Option<Sound>,
    /// The language spoken, if one was named; otherwise that of the screen.
    pub spoken: Option<&'static Spoken>,
    /// How the last ten seconds are counted.
    pub count: Counting,
    /// Whether new games hide the board in a pause, if that was said.
    pub pause_hides: Option<bool>,
    /// How many sessions of the two clocks alone are kept, if that was said.
    pub kept_sessions: Option<usize>,
    /// The configuration file, if one was named.
    pub config_file: Option<PathBuf>,
    /// Settings in the configuration file that there are not.
    pub passed_over: Vec<String>,
}

impl Settings {
    /// These settings, and what a configuration says where they say nothing.
    #[must_use]
    pub fn or(self, config: Config, passed_over: Vec<String>) -> Self {
        let variable = env::var_os("SHOUTAN_DATA_DIR").filter(|value| !value.is_empty()).map(PathBuf::from);
        let sound = config.voice.is_some().then(|| config.sound());
        Self {
            data_dir: self.data_dir.or(variable).or(config.data_dir),
            text: self.text.or_else(|| config.lang.as_deref().and_then(text::named)),
            colors: self.colors.or(match config.color.as_deref() {
                Some("always") => Some(true),
                Some("never") => Some(false),
                _ => None,
            }),
            ascii: self.ascii || config.ascii.unwrap_or(false),
            width: self.width.or(config
                .ambiguous_width
                .map(|columns| if columns == 2 { Width::Wide } else { Width::Narrow })),
            sound,
            spoken: config.voice_lang.as_deref().and_then(spoken::named),
            count: if config.count.as_deref() == Some("down") { Counting::Down } else { Counting::Up },
            pause_hides: config.pause.as_deref().map(|pause| pause == "hide"),
            kept_sessions: config.clock_sessions,
            config_file: self.config_file,
            passed_over,
        }
    }
}

/// Where the program begins.
#[derive(Debug)]
pub enum Start {
    /// On the home screen.
    Home,
    /// At the table, with the first clock started at once or by a key.
    Play {
        /// What was planned.
        plan: Box<Plan>,
        /// Whether the first clock starts at once.
        at_once: bool,
    },
    /// With the unfinished game of that id, or the newest.
    Resume(Option<String>),
    /// With the two clocks alone: set so, or those of the last time, to go on with if they were left.
    Clock(Option<Box<Setup>>),
    /// With an earlier session of the two clocks alone, to look at.
    Report(String),
    /// With a record.
    Review {
        /// The record.
        opened: Box<Opened>,
        /// Which of its games, from 0; unless that is said, one is chosen of several.
        game: Option<usize>,
        /// The move to begin at, 0 = before the first.
        number: u32,
        /// The node to begin at, or whose line has that move.
        node: Option<NodeId>,
    },
}

/// The store those settings lead to.
///
/// # Errors
/// One sentence: what, where, what to do.
pub fn store(settings: &Settings) -> Result<Store, String> {
    Store::locate(settings.data_dir.clone(), env::var_os("SHOUTAN_DATA_DIR"))
        .map(|store| store.keeping_sessions(settings.kept_sessions.unwrap_or(KEPT)))
        .map_err(|fault| fault.said(texts(settings)).into())
}

/// The texts those settings lead to.
pub fn texts(settings: &Settings) -> &'static Text {
    settings.text.unwrap_or_else(|| text::for_locale(&sys_locale::get_locale().unwrap_or_default()))
}

/// What is said of the settings there are not, if the configuration names any.
pub fn passed_over(settings: &Settings) -> Option<String> {
    let names = settings.passed_over.join(", ");
    let file = settings.config_file.as_deref().map_or_else(|| CONFIG.to_owned(), shown);
    (!names.is_empty()).then(|| (texts(settings).fault.command.no_settings)(&file, &names))
}

/// Runs the screen until it ends; the exit status.
///
/// # Errors
/// One sentence: what, where, what to do. The terminal is as it was.
pub fn run(settings: &Settings, start: Start) -> Result<u8, String> {
    let text = texts(settings);
    let mut keeper = Keeper::new(store(settings)?).telling_in(text);
    if !terminal::is_there() {
        return Err(text.fault.command.no_terminal.to_owned());
    }
    let clock = SystemClock::start();
    let now = app::Now { ms: clock.ms(), utc: clock.utc() };
    let mut app = App::new(text);
    app.desk.last_terms = keeper.remembered();
    app.desk.aloud.count = settings.count;
    app.desk.pause_hides = settings.pause_hides;
    app.desk.aloud.words = settings.spoken.unwrap_or(app.desk.aloud.words);
    if !matches!(start, Start::Review { .. }) {
        keeper.store().sweep(now.utc);
    }
    let started = begin(&mut app, start, &mut keeper, now)?;
    if let Some(told) = passed_over(settings) {
        app.desk.warn_in_passing(told);
    }
    let chosen = || keeper.chosen_sound().map(Sound::from);
    let sound = settings.sound.clone().or_else(chosen).unwrap_or_default();
    app.desk.sound = sound.shown();
    let voice = voice(sound, app.desk.aloud.words, clock);
    let ask = settings.width.is_none() && env::var_os("SHOUTAN_PROBE").is_none_or(|asked| asked != "0");
    let end = super::run(clock, ask, |stone, post| {
        House::new(Look::new(theme(settings, stone)), keeper, voice, Scanner::new(post), app, started)
    });
    match end {
        Ok((end, lost)) if lost.is_empty() => Ok(end.status()),
        Ok((_, lost)) => Err(lost.join("; ")),
        Err(error) => Err((text.fault.command.bad_terminal)(&error.to_string())),
    }
}

fn begin(app: &mut App, start: Start, keeper: &mut Keeper, now: app::Now) -> Result<Vec<Effect>, String> {
    Ok(match start {
        Start::Home => app.update(Action::Tick, now),
        Start::Play { plan, at_once } => {
            app.sit(*plan, at_once, now).map_err(|_| app.desk.text.fault.command.bad_terms.to_owned())?
        }
        Start::Resume(id) => {
            // One that was named is meant; else the newest may be one that cannot be gone on with.
            let ended = if id.is_none() { keeper.put_away_ended() } else { None };
            let broken = if id.is_none() { keeper.broken_off() } else { None };
            let Some(id) = id.or_else(|| keeper.newest()) else {
                if let Some((records, told)) = ended
                    && let Some(record) = records.last()
                {
                    let effects = app.open_any(keeper.open_file(record, None)?, u32::MAX, now);
                    app.desk.warn_in_passing(broken.map_or(told, |(named, _)| named.into()));
                    return Ok(effects);
                }
                let none = || app.desk.text.fault.record.nothing_unfinished.to_owned();
                return Err(broken.map_or_else(none, |(_, told)| told.to_string()));
            };
            if let Some(ended) = keeper.ended(&id)? {
                return Ok(app.open_any(ended, u32::MAX, now));
            }
            let resumed = keeper.resume(&id)?;
            let effects = app.update(Action::Learned(Learned::Resumed(Ok(Box::new(resumed)))), now);
            let told = broken.map(|(named, _)| named.into()).or(ended.map(|(_, told)| told));
            if let Some(told) = told.filter(|_| app.desk.notice.as_ref().is_none_or(|told| !told.bad)) {
                app.desk.warn_in_passing(told);
            }
            effects
        }
        Start::Clock(Some(setup)) => app.clock(*setup, now),
        Start::Clock(None) if keeper.clocks().is_some_and(|left| left.goes_on()) => {
            let left = keeper.take_up_clocks()?;
            app.update(Action::Learned(Learned::TakenUp(Ok(Box::new(left)))), now)
        }
        Start::Clock(None) => {
            let last = keeper.clocks().map(|left| left.bare.setup().clone());
            app.clock(last.unwrap_or_else(Setup::usual), now)
        }
        Start::Report(id) => app.look_at_clocks(keeper.session(&id)?, now),
        Start::Review { opened, game: Some(game), number, node: None } => {
            app.open(*opened, game, number, now)
        }
        Start::Review { opened, game: Some(game), number, node: Some(node) } => {
            app.open_at(*opened, game, node, number, now)
        }
        Start::Review { opened, game: None, number, .. } => app.open_any(*opened, number, now),
    })
}

/// The voice; a machine on which none can be started still has its screen.
fn voice(sound: Sound, words: &'static Spoken, clock: SystemClock) -> Voice {
    let means = Means::here(sound, words);
    Tty::open().and_then(|tty| Voice::start(&means, clock, Box::new(tty))).unwrap_or_else(|_| Voice::silent())
}

fn theme(settings: &Settings, stone: Stone) -> Theme {
    let variable = |name: &str| env::var(name).ok();
    let (term, colorterm, no_color) = (variable("TERM"), variable("COLORTERM"), variable("NO_COLOR"));
    let environment =
        Environment { term: term.as_deref(), colorterm: colorterm.as_deref(), no_color: no_color.as_deref() };
    let depth = match settings.colors {
        None => Depth::detect(None, environment),
        Some(true) => Depth::detect(None, Environment { no_color: None, ..environment }),
        Some(false) => Depth::Mono,
    };
    let plain = settings.ascii || stone == Stone::Unreadable || term.as_deref() == Some("linux");
    Theme::new(
        depth,
        if plain { Glyphs::Ascii } else { Glyphs::Unicode },
        settings.width.unwrap_or(if stone == Stone::Wide { Width::Wide } else { Width::Narrow }),
    )
}
