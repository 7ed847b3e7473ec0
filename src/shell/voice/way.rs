//! The ways to speak, in the order they are tried, and how each program is called.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use super::child::Call;
use super::{Means, Sound};
use crate::text::spoken::{Spoken, Utterance};

/// Words a minute: one to ten fit into a second each.
const RATE: &str = "190";

/// Programs that play a WAV file, the quickest first.
const PLAYERS: [&str; 4] = ["paplay", "aplay", "pw-play", "afplay"];

/// A way to speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// A word recorded before, through a player.
    Recorded(PathBuf),
    /// espeak-ng.
    Espeak(PathBuf),
    /// Speech Dispatcher.
    Dispatcher(PathBuf),
    /// The speech of macOS.
    Say(PathBuf),
    /// The speech of Windows: one program that stays.
    PowerShell(PathBuf),
    /// The user's own program.
    Command(PathBuf, Vec<String>),
    /// The terminal's bell.
    Bell,
}

/// The ways there are on this machine.
pub(super) fn ways(means: &Means) -> Vec<Way> {
    let path = means.path.as_os_str();
    let mut ways = Vec::new();
    match &means.sound {
        Sound::Off => return ways,
        Sound::Bell => {}
        Sound::Command(command) => {
            if let Some((program, args)) = command.split_first()
                && let Some(program) = find(program, path)
            {
                ways.push(Way::Command(program, args.to_vec()));
            }
        }
        Sound::Auto => {
            if means.cache.is_some() {
                ways.extend(PLAYERS.iter().filter_map(|player| find(player, path)).map(Way::Recorded));
            }
            ways.extend(find("espeak-ng", path).map(Way::Espeak));
            ways.extend(find("spd-say", path).map(Way::Dispatcher));
            ways.extend(find("say", path).map(Way::Say));
            let shell = find("powershell.exe", path).or_else(|| find("powershell", path));
            ways.extend(shell.map(Way::PowerShell));
        }
    }
    ways.push(Way::Bell);
    ways
}

/// The program that records words, if there is one.
pub(super) fn recorder(means: &Means) -> Option<PathBuf> {
    find("espeak-ng", means.path.as_os_str())
}

/// Where a program lies: on the path, or where it is said to.
fn find(program: &str, path: &OsStr) -> Option<PathBuf> {
    if Path::new(program).components().count() > 1 {
        return Some(program.into()).filter(|program: &PathBuf| program.is_file());
    }
    env::split_paths(path).map(|folder| folder.join(program)).find(|program| is_program(program))
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

/// The name of a recorded word: its reading, letter by letter, so that no two share one.
pub(super) fn file_name(words: &Utterance) -> Option<OsString> {
    use std::fmt::Write;
    const LONGEST: usize = 110;
    if words.read.len() > LONGEST {
        return None;
    }
    let mut name = String::new();
    for byte in words.read.bytes() {
        // Nothing fails to be written into a string.
        let _ = write!(name, "{byte:02x}");
    }
    Some((name + ".wav").into())
}

/// The folder of one language below the cache.
pub(super) fn folder(cache: &Path, spoken: &Spoken) -> PathBuf {
    cache.join(format!("{}-{RATE}", spoken.tag))
}

/// espeak-ng's name of a language.
fn espeak(spoken: &Spoken) -> &'static str {
    match spoken.tag {
        "zh-CN" => "cmn",
        "ja" => "ja",
        "ko" => "ko",
        _ => "en",
    }
}

/// How espeak-ng records a word into a file.
pub(super) fn recording(program: &Path, spoken: &Spoken, words: &Utterance, into: &Path) -> Call {
    let mut args: Vec<OsString> =
        ["-v", espeak(spoken), "-s", RATE, "-w"].into_iter().map(Into::into).collect();
    args.extend([into.into(), "--".into(), words.read.clone().into()]);
    Call::new(program, args)
}

impl Way {
    /// How a word is said; `None` if this way has no program to start for it. `file` is the word as recorded.
    pub(super) fn call(&self, spoken: &Spoken, words: &Utterance, file: Option<&Path>) -> Option<Call> {
        let call = |program: &Path, args: &[&str], word: &str| {
            Some(Call::new(program, args.iter().copied().chain([word])))
        };
        match self {
            Self::Recorded(player) => Some(Call::new(player, [file?])),
            Self::Espeak(program) => call(program, &["-v", espeak(spoken), "-s", RATE, "--"], &words.read),
            Self::Dispatcher(program) => {
                let language = spoken.tag.split('-').next().unwrap_or("en");
                call(program, &["-C", "-w", "-r", "20", "-l", language, "--"], &words.read)
            }
            Self::Say(program) => match spoken.tag {
                "zh-CN" => call(program, &["-r", RATE, "-v", "Tingting"], &words.text),
                "ja" => call(program, &["-r", RATE, "-v", "Kyoko"], &words.text),
                "ko" => call(program, &["-r", RATE, "-v", "Yuna"], &words.text),
                _ => call(program, &["-r", RATE], &words.text),
            },
            Self::Command(program, args) => {
                Some(Call::new(program, args.iter().chain([&words.text]).cloned()))
            }
            Self::PowerShell(_) | Self::Bell => None,
        }
    }

    /// Whether the program ends when its word has been heard, so that one that ends at once was not. A program of the
    /// user's may leave the word to another, and what plays a file tells by its status.
    pub(super) const fn lasts(&self) -> bool {
        matches!(self, Self::Espeak(_) | Self::Dispatcher(_) | Self::Say(_))
    }

    /// How it is tried out without a sound; `None` if it cannot be. `silence` is a file with nothing to hear.
    pub(super) fn trial(&self, spoken: &Spoken, silence: Option<&Path>) -> Option<Call> {
        match self {
            Self::Recorded(player) => Some(Call::new(player, [silence?])),
            Self::Espeak(program) => {
                // Long enough that a machine in a hurry does not take silence for sound.
                let words = spoken.count.map(|(_, read)| read)[..4].join(" ");
                Some(Call::new(program, ["-a", "0", "-v", espeak(spoken), "-s", RATE, "--", &words]))
            }
            _ => None,
        }
    }

    /// What it takes, beside ending the program, to stop a word: a word given to a service is not the program's.
    pub(super) fn silencing(&self) -> Option<Call> {
        match self {
            Self::Dispatcher(program) => Some(Call::new(program, ["-C"])),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Way, file_name};
    use crate::text::spoken::{Utterance, named};

    fn line(way: &Way, tag: &str) -> String {
        let spoken = named(tag).unwrap();
        let call = way.call(spoken, &(spoken.mark)(30), Some(Path::new("/c/w.wav"))).unwrap();
        let args: Vec<String> = call.args.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
        format!("{} {}", call.program.display(), args.join(" "))
    }

    #[test]
    fn every_program_is_called_as_it_wants_to_be() {
        let at = |name: &str| Path::new("/b").join(name);
        let command = Way::Command(at("tts"), vec!["--now".to_owned()]);
        for (way, tag, called) in [
            (Way::Recorded(at("paplay")), "en", "/b/paplay /c/w.wav"),
            (Way::Espeak(at("espeak-ng")), "zh-CN", "/b/espeak-ng -v cmn -s 190 -- 三十秒"),
            (Way::Espeak(at("espeak-ng")), "ja", "/b/espeak-ng -v ja -s 190 -- さんじゅうびょう"),
            (Way::Dispatcher(at("spd-say")), "zh-CN", "/b/spd-say -C -w -r 20 -l zh -- 三十秒"),
            (Way::Say(at("say")), "ko", "/b/say -r 190 -v Yuna 30초"),
            (Way::Say(at("say")), "en", "/b/say -r 190 30 seconds"),
            (command, "ja", "/b/tts --now 30秒"),
        ] {
            assert_eq!(line(&way, tag), called);
        }
    }

    #[test]
    fn no_two_words_share_a_file() {
        let name = |read: &str| file_name(&Utterance::new("", read));
        assert_eq!(name("ten").unwrap(), "74656e.wav");
        assert_ne!(name("a b"), name("a-b"));
        assert_eq!(name(&"x".repeat(111)), None);
    }
}
