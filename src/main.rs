//! The command line: a command, or the screen.

use std::path::Path;
use std::process::ExitCode;

use shoutan::cli::args::{Args, Command, Common, Instead, Screen, When};
use shoutan::cli::place::Place;
use shoutan::cli::{self, Status};
use shoutan::record::fault::shown;
use shoutan::shell::clock::{Clock, SystemClock};
use shoutan::shell::config;
use shoutan::shell::keeper::Keeper;
use shoutan::shell::start::{self, Settings, Start};
use shoutan::text::{self, en::EN};

fn main() -> ExitCode {
    let status = match Args::read(std::env::args_os()) {
        Ok(Args { command: Some(Command::Plain(command)), common }) => {
            // Without those settings other games might be listed than are meant.
            let settings = match settings(&common) {
                Ok(settings) => settings,
                Err(sentence) => return complain(&sentence, Status::Bad),
            };
            if let Some(sentence) = start::passed_over(&settings) {
                cli::complain(&sentence, Status::Done);
            }
            let clock = SystemClock::start();
            let (texts, store) = (start::texts(&settings), start::store(&settings));
            cli::run(&command, texts, store, settings.ascii, &|| clock.ms(), clock.utc())
        }
        Ok(Args { command: Some(Command::Screen(command)), common }) => return open(&common, Some(command)),
        Ok(Args { command: None, common }) => return open(&common, None),
        Err(Instead::Told(words)) => cli::tell(&words, &EN),
        Err(Instead::Wrong(sentence)) => cli::complain(&sentence, Status::Wrong),
    };
    ExitCode::from(status.code())
}

/// What the options for every command ask for.
fn asked(common: &Common) -> Settings {
    Settings {
        data_dir: common.data_dir.clone(),
        text: common.lang.as_deref().and_then(text::named),
        colors: match common.color {
            When::Auto => None,
            When::Always => Some(true),
            When::Never => Some(false),
        },
        ascii: common.ascii,
        config_file: common.config.clone(),
        ..Settings::default()
    }
}

/// The same, completed by the file of settings.
fn settings(common: &Common) -> Result<Settings, String> {
    let (config, passed_over) = config::read(common.config.as_deref())?;
    Ok(asked(common).or(config, passed_over))
}

/// Opens the screen. Whatever can go wrong before is a sentence on standard error.
fn open(common: &Common, command: Option<Screen>) -> ExitCode {
    let settings = match settings(common) {
        Ok(settings) => settings,
        Err(sentence) => return complain(&sentence, Status::Bad),
    };
    let start = match command {
        None => Ok(Start::Home),
        Some(Screen::Play(play)) => {
            let last = start::store(&settings).ok().and_then(|store| Keeper::new(store).remembered());
            match play.plan(SystemClock::start().utc(), last, start::texts(&settings)) {
                Ok(mut plan) => {
                    // What is said goes before the configuration, and that before the last game.
                    let hides = settings.pause_hides.filter(|_| play.more.pause.is_none());
                    plan.terms.hides_board = hides.unwrap_or(plan.terms.hides_board);
                    Ok(Start::Play { plan: Box::new(plan), at_once: play.yes })
                }
                Err(sentence) => return complain(&sentence, Status::Wrong),
            }
        }
        Some(Screen::Clock(clock)) => Ok(match clock.report {
            Some(id) => Start::Report(id),
            None => Start::Clock(clock.setup().map(Box::new)),
        }),
        Some(Screen::Resume { game }) => Ok(Start::Resume(game)),
        Some(Screen::Review { record, number, place, game }) => {
            review(&settings, &record, number, &place, game)
        }
    };
    match start.and_then(|start| start::run(&settings, start)) {
        Ok(status) => ExitCode::from(status),
        Err(sentence) => complain(&sentence, Status::Bad),
    }
}

fn review(
    settings: &Settings,
    record: &Path,
    number: u32,
    place: &Place,
    game: Option<u32>,
) -> Result<Start, String> {
    let texts = start::texts(settings);
    let opened = Keeper::new(start::store(settings)?).telling_in(texts).open_named(record)?;
    let games = opened.collection.games();
    let about = |why: String| format!("{}: {why}", shown(record));
    // A place is in one game, the first where no other is named.
    let chosen = game.or((!place.is_open()).then_some(1));
    let Some(game) = chosen else {
        return Ok(Start::Review { opened: Box::new(opened), game: None, number, node: None });
    };
    let tree = usize::try_from(game - 1).ok().and_then(|place| Some((place, games.get(place)?)));
    let Some((at, tree)) = tree else {
        return Err(about((texts.fault.record.no_such_game)(game, games.len())));
    };
    let node = place.node_in(tree).map_err(|why| about(why.said(texts)))?;
    Ok(Start::Review { game: Some(at), number, node, opened: Box::new(opened) })
}

fn complain(sentence: &str, status: Status) -> ExitCode {
    ExitCode::from(cli::complain(sentence, status).code())
}
