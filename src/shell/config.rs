//! The configuration file: what holds until the command line says otherwise.
//!
//! A key it does not know is told and passed over, so that a file of a later version still opens the program.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use serde::Deserialize;

use super::voice::Sound;
use crate::record::fault::shown;
use crate::record::store::whole::read_whole;
use crate::text::{self, spoken};

/// The configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Config {
    /// The language: `en`, `zh-CN`, `ja`, `ko`.
    pub lang: Option<String>,
    /// `auto`, `always` or `never`.
    pub color: Option<String>,
    /// Whether only ASCII may be drawn.
    pub ascii: Option<bool>,
    /// How many columns the terminal gives characters of ambiguous width: 1 or 2. Unset: it is asked.
    pub ambiguous_width: Option<u8>,
    /// Where games are kept.
    pub data_dir: Option<PathBuf>,
    /// How the clock is heard: `auto` (by what the machine can speak with), `off`, `bell` or `command`.
    pub voice: Option<String>,
    /// For `command`: the program and its arguments; the word is added as the last one.
    pub voice_command: Option<Vec<String>>,
    /// The language spoken: `en`, `zh-CN`, `ja`, `ko`. Unset: that of the screen.
    pub voice_lang: Option<String>,
    /// How the last ten seconds are counted: `up`, as in China, Japan and Korea, or `down`.
    pub count: Option<String>,
    /// Whether a pause hides the board in new games: `hide` or `show`. Unset: as in the last game.
    pub pause: Option<String>,
    /// How many sessions of the two clocks alone are kept, 1 at least; unset: 100.
    pub clock_sessions: Option<usize>,
}

/// The keys there are.
const KEYS: [&str; 11] = [
    "lang",
    "color",
    "ascii",
    "ambiguous_width",
    "data_dir",
    "voice",
    "voice_command",
    "voice_lang",
    "count",
    "pause",
    "clock_sessions",
];

impl Config {
    /// How the clock is to be heard.
    pub fn sound(&self) -> Sound {
        match (self.voice.as_deref(), &self.voice_command) {
            (Some("off"), _) => Sound::Off,
            (Some("bell"), _) => Sound::Bell,
            (Some("command"), Some(command)) => Sound::Command(command.clone()),
            _ => Sound::Auto,
        }
    }
}

/// Reads the named file, or the user's own if there is one. Returns what it says and the settings there are not.
///
/// # Errors
/// One sentence: what, where, what to do.
pub fn read(named: Option<&Path>) -> Result<(Config, Vec<String>), String> {
    let own = || ProjectDirs::from("", "", "shoutan").map(|dirs| dirs.config_dir().join("config.toml"));
    let Some(path) = named.map(Path::to_path_buf).or_else(own) else { return Ok(<_>::default()) };
    match read_whole(&path) {
        Ok(bytes) => String::from_utf8(bytes)
            .map_err(|_| "it is not UTF-8; save it as UTF-8".to_owned())
            .and_then(|source| parse(&source))
            .map_err(|why| format!("{}: {why}", shown(&path))),
        Err(fault) if named.is_none() && fault.cause.kind() == ErrorKind::NotFound => Ok(<_>::default()),
        Err(fault) => Err(fault.to_string()),
    }
}

fn parse(source: &str) -> Result<(Config, Vec<String>), String> {
    // The first line of the parser's message says what; the place is in the span.
    let told = |error: &toml::de::Error| {
        let line =
            error.span().map_or(1, |span| source[..span.start.min(source.len())].lines().count().max(1));
        format!("line {line}: {}", text::visible::line(error.message()))
    };
    let table: toml::Table = toml::from_str(source).map_err(|error| told(&error))?;
    let config: Config = toml::from_str(source).map_err(|error| told(&error))?;
    let one_of = |key: &str, value: Option<&str>, all: &[&str]| match value {
        Some(value) if !all.contains(&value) => {
            Err(format!("{key} is {}; it may be {}", text::visible::line(value), all.join(", ")))
        }
        _ => Ok(()),
    };
    one_of("lang", config.lang.as_deref(), &text::ALL.map(|text| text.tag))?;
    one_of("color", config.color.as_deref(), &["auto", "always", "never"])?;
    one_of("voice", config.voice.as_deref(), &["auto", "off", "bell", "command"])?;
    one_of("voice_lang", config.voice_lang.as_deref(), &spoken::ALL.map(|words| words.tag))?;
    one_of("count", config.count.as_deref(), &["up", "down"])?;
    one_of("pause", config.pause.as_deref(), &["hide", "show"])?;
    let commanded = config.voice.as_deref() == Some("command");
    if commanded && config.voice_command.as_ref().is_none_or(Vec::is_empty) {
        return Err("voice is command; voice_command must name the program".to_owned());
    }
    if config.ambiguous_width.is_some_and(|width| !matches!(width, 1 | 2)) {
        return Err("ambiguous_width may be 1 or 2".to_owned());
    }
    if config.clock_sessions == Some(0) {
        return Err("clock_sessions is 0; it must be 1 or more".to_owned());
    }
    let unknown = table.keys().filter(|key| !KEYS.contains(&key.as_str()));
    Ok((config, unknown.map(|key| text::visible::line(key).into_owned()).collect()))
}

#[cfg(test)]
mod tests {
    use super::{Config, KEYS, Sound, parse, read};
    use crate::text::ALL;
    use crate::text::help::page::Block;

    #[test]
    fn help_names_every_key_in_every_language() {
        for text in ALL {
            let tables = text.help.pages.config.blocks.iter().filter_map(|block| match block {
                Block::Table(rows) => Some(*rows),
                Block::Words(_) => None,
            });
            let mut named: Vec<&str> = tables.flatten().flat_map(|(names, _)| names.split(", ")).collect();
            named.sort_unstable();
            let mut keys = KEYS;
            keys.sort_unstable();
            assert_eq!(named, keys, "{}", text.tag);
        }
    }

    #[test]
    fn every_key_is_read() {
        let source = "lang = \"zh-CN\"\ncolor = \"never\"\nascii = true\nambiguous_width = 2\ndata_dir = \"/g\"\n\
             voice = \"command\"\nvoice_command = [\"tts\", \"-q\"]\nvoice_lang = \"ja\"\ncount = \"down\"\n\
             pause = \"hide\"\nclock_sessions = 30\n";
        let config = Config {
            lang: Some("zh-CN".to_owned()),
            color: Some("never".to_owned()),
            ascii: Some(true),
            ambiguous_width: Some(2),
            data_dir: Some("/g".into()),
            voice: Some("command".to_owned()),
            voice_command: Some(vec!["tts".to_owned(), "-q".to_owned()]),
            voice_lang: Some("ja".to_owned()),
            count: Some("down".to_owned()),
            pause: Some("hide".to_owned()),
            clock_sessions: Some(30),
        };
        assert_eq!(config.sound(), Sound::Command(vec!["tts".to_owned(), "-q".to_owned()]));
        assert_eq!(parse(source), Ok((config, Vec::new())));
        assert_eq!(parse(""), Ok((Config::default(), Vec::new())));
    }

    #[test]
    fn unknown_keys_are_told_and_passed_over() {
        let (config, told) = parse("speed = 3\nascii = true\ncolour = 1\n").unwrap();
        assert_eq!(config.ascii, Some(true));
        assert_eq!(told, ["colour", "speed"]);
    }

    #[test]
    fn what_is_wrong_is_one_sentence_with_its_place() {
        for (source, words) in [
            ("lang = \"fr\"", "lang is fr; it may be en, zh-CN, ja, ko"),
            ("color = \"sometimes\"", "color is sometimes; it may be auto, always, never"),
            ("voice = \"loud\"", "voice is loud; it may be auto, off, bell, command"),
            ("voice = \"command\"", "voice_command must name the program"),
            ("voice_lang = \"fr\"", "voice_lang is fr; it may be en, zh-CN, ja, ko"),
            ("clock_sessions = 0", "clock_sessions is 0; it must be 1 or more"),
            ("count = \"sideways\"", "count is sideways; it may be up, down"),
            ("pause = \"maybe\"", "pause is maybe; it may be hide, show"),
            ("ambiguous_width = 3", "ambiguous_width may be 1 or 2"),
            ("\nascii = 1", "line 2: "),
            ("ascii =", "line 1: "),
        ] {
            let told = parse(source).unwrap_err();
            assert!(told.contains(words) && told.lines().count() == 1, "{told}");
        }
    }

    #[test]
    fn a_named_file_must_be_there() {
        let folder = tempfile::tempdir().unwrap();
        let told = read(Some(&folder.path().join("none.toml"))).unwrap_err();
        assert!(told.contains("none.toml") && told.contains("no such file"), "{told}");
    }
}
