//! The voice with stand-ins for every program it can speak with: each notes when it is started and when it is ended.
#![cfg(unix)]

mod marks;
pub mod stage;
mod table;

use shoutan::shell::voice::Sound;
use stage::{Stage, WAV, word};

const QUIT: &str = "exit 0";
/// Lasts as long as a word.
const SOUND: &str = "sleep 0.8";
/// Speaks until it is ended; what it started is in its group.
const SPEAK: &str = "sleep 600 & wait $!";
const DEAF: &str = "trap '' TERM; sleep 600 & wait $!; sleep 600 & wait $!";

#[test]
fn words_are_recorded_once_and_played() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", &format!("cp {} \"$6\"", stage.file("word.wav", WAV)));
    stage.program("paplay", QUIT);
    let voice = stage.voice(Sound::Auto);
    voice.prepare(vec![word("one"), word("two")]);
    for said in ["one", "two"] {
        let line = stage.started("espeak-ng");
        assert!(line.ends_with(&format!("-- {said}")) && line.contains(" -w "), "{line}");
    }
    stage.wait_for(|| voice.recorded() == 2);
    voice.say(word("two"));
    let file = stage.cache("en-190/74776f.wav");
    assert_eq!(stage.started_with("paplay", ".wav", "silence"), format!("paplay {}", file.display()));
    let kept = std::fs::read(&file).unwrap();
    assert!(kept.len() < WAV.len() && kept.len() > 44, "the silence is cut off");
    voice.prepare(vec![word("one"), word("two")]);
    stage.wait_for(|| voice.recorded() == 4);
    stage.silent_of("espeak-ng");
}

#[test]
fn what_is_not_recorded_is_spoken() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", QUIT);
    stage.program("aplay", QUIT);
    let voice = stage.voice(Sound::Auto);
    voice.say(word("one"));
    assert_eq!(stage.note(), "started espeak-ng -v en -s 190 -- one");
    stage.all_reaped();
}

#[test]
fn every_program_speaks() {
    for (name, line) in
        [("espeak-ng", "-v en -s 190 -- one"), ("spd-say", "-C -w -r 20 -l en -- one"), ("say", "-r 190 one")]
    {
        let mut stage = Stage::new();
        stage.program(name, SPEAK);
        let voice = stage.voice(Sound::Auto);
        voice.say(word("one"));
        assert_eq!(stage.note(), format!("started {name} {line}"));
        voice.hush();
        assert_eq!(stage.note(), format!("ended {name}"), "a move cuts the word off");
        if name == "spd-say" {
            assert_eq!(stage.note(), "started spd-say -C", "a service is told to stop");
        }
        drop(voice);
        stage.all_reaped();
    }
}

#[test]
fn the_users_program_speaks_and_nothing_else_does() {
    let mut stage = Stage::new();
    stage.program("tts", QUIT);
    stage.program("espeak-ng", QUIT);
    let voice = stage.voice(Sound::Command(vec!["tts".to_owned(), "--now".to_owned()]));
    voice.say(word("a b"));
    assert_eq!(stage.note(), "started tts --now a b");
    drop(voice);
    stage.silent_of("espeak-ng");
}

#[test]
fn windows_keeps_one_program_and_gives_it_lines() {
    let mut stage = Stage::new();
    let notes = stage.notes();
    stage.program(
        "powershell",
        &format!(
            "printf .; while read -r line; do echo \"line $line\" > {notes}; printf .; done; echo closed > {notes}"
        ),
    );
    let voice = stage.voice(Sound::Auto);
    voice.prepare(vec![word("A")]);
    assert!(stage.started("powershell").contains("System.Speech"));
    // Until it has said that it is ready, nothing is kept for it.
    while stage.maybe_note().is_none_or(|note| note != "line 65") {
        voice.say(word("A"));
    }
    voice.say(word("一"));
    stage.until("line 19968");
    voice.hush();
    stage.until("line");
    drop(voice);
    stage.all_reaped();
}

#[test]
fn a_windows_program_that_hangs_is_ended_and_the_bell_rings() {
    let mut stage = Stage::new();
    let notes = stage.notes();
    stage.program(
        "powershell",
        &format!("printf .; while read -r line; do echo \"line\" > {notes}; sleep 600; done"),
    );
    let voice = stage.voice(Sound::Auto);
    voice.prepare(vec![word("A")]);
    stage.started("powershell");
    while stage.maybe_note().is_none_or(|note| note != "line") {
        voice.say(word("A"));
    }
    stage.until("ended powershell");
    let rung = stage.bells();
    voice.say(word("B"));
    stage.wait_for_bells(rung + 1);
    drop(voice);
    stage.all_reaped();
}

#[test]
fn the_newest_word_wins_and_the_one_before_is_ended() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", SPEAK);
    let voice = stage.voice(Sound::Auto);
    for n in ["nine", "ten", "out of time"] {
        voice.say(word(n));
        assert_eq!(stage.started("espeak-ng"), format!("espeak-ng -v en -s 190 -- {n}"));
    }
    drop(voice);
    stage.all_reaped();
}

#[test]
fn a_speaker_that_hears_nothing_delays_nothing_and_is_ended() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", DEAF);
    let voice = stage.voice(Sound::Auto);
    voice.say(word("nine"));
    stage.started("espeak-ng");
    voice.say(word("ten"));
    assert!(stage.started("espeak-ng").ends_with("ten"), "the next word does not wait for it");
    voice.hush();
    stage.all_reaped();
}

#[test]
fn a_speaker_that_hangs_is_ended_after_two_seconds() {
    let mut stage = Stage::new();
    stage.program("say", SPEAK);
    let voice = stage.voice(Sound::Auto);
    for _ in 0..2 {
        voice.say(word("one"));
        stage.started("say");
        assert_eq!(stage.note(), "ended say");
    }
    voice.say(word("two"));
    stage.wait_for_bells(1);
    drop(voice);
    stage.silent_of("say");
}

#[test]
fn what_fails_at_once_leaves_the_word_to_the_next_way() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", "exit 1");
    stage.program("spd-say", "exit 1");
    stage.program("say", SOUND);
    let voice = stage.voice(Sound::Auto);
    for _ in 0..2 {
        voice.say(word("one"));
        for name in ["espeak-ng", "spd-say", "say"] {
            stage.started(name);
        }
        stage.all_reaped();
    }
    voice.say(word("two"));
    assert_eq!(stage.note(), "started say -r 190 two", "what failed twice is not tried again");
    drop(voice);
}

/// Records, but has no loudspeaker, and calls that success.
fn silent_espeak(stage: &Stage) -> String {
    format!("case \"$5\" in -w) cp {} \"$6\";; esac", stage.file("word.wav", WAV))
}

#[test]
fn without_a_loudspeaker_the_bell_rings() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", &silent_espeak(&stage));
    stage.program("paplay", "exit 1");
    stage.program("aplay", "exit 1");
    let voice = stage.voice(Sound::Auto);
    voice.say(word("one"));
    assert_eq!(stage.started("espeak-ng"), "espeak-ng -v en -s 190 -- one");
    stage.wait_for_bells(1);
    voice.prepare(vec![word("one"), word("two")]);
    stage.wait_for(|| voice.recorded() == 2);
    drop(voice);
    let voice = stage.voice(Sound::Auto);
    voice.say(word("two"));
    for name in ["paplay", "aplay"] {
        assert!(stage.started(name).contains(".wav"));
    }
    assert!(stage.started("espeak-ng").ends_with("-- two"), "nor is there a recorded word without it");
    stage.wait_for_bells(2);
    stage.all_reaped();
    assert_eq!(stage.bells(), 2, "each word rings once");
}

#[test]
fn that_there_is_no_loudspeaker_is_known_before_a_word_depends_on_it() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", &silent_espeak(&stage));
    stage.program("paplay", "exit 1");
    stage.program("aplay", "exit 1");
    let voice = stage.voice(Sound::Auto);
    voice.prepare(vec![word("one")]);
    assert!(stage.started_with("espeak-ng", "-a 0", "-w").ends_with("-- one two three four"), "at no volume");
    stage.wait_for(|| voice.recorded() == 1);
    stage.all_reaped();
    for n in 1..=2 {
        voice.say(word("one"));
        stage.wait_for_bells(n);
    }
    for name in ["paplay", "aplay", "espeak-ng"] {
        stage.silent_of(name);
    }
    assert_eq!(stage.bells(), 2);
}

#[test]
fn a_loudspeaker_that_comes_later_is_found() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", &silent_espeak(&stage));
    let there = stage.cache("there");
    stage.program("paplay", &format!("test -e {}", there.display()));
    let voice = stage.voice(Sound::Auto);
    voice.prepare(vec![word("one")]);
    stage.wait_for(|| voice.recorded() == 1);
    stage.all_reaped();
    voice.say(word("one"));
    stage.wait_for_bells(1);
    std::fs::write(&there, "").unwrap();
    voice.prepare(vec![word("one")]);
    stage.started("paplay");
    stage.all_reaped();
    voice.say(word("one"));
    assert!(stage.started("paplay").ends_with("6f6e65.wav"));
    stage.all_reaped();
    assert_eq!(stage.bells(), 1);
}

#[test]
fn a_voice_that_works_rings_no_bell() {
    for (name, body) in [("paplay", QUIT), ("espeak-ng", SOUND), ("spd-say", SOUND), ("say", SOUND)] {
        let mut stage = Stage::new();
        if name == "paplay" {
            stage.program("espeak-ng", &silent_espeak(&stage));
        }
        stage.program(name, body);
        let voice = stage.voice(Sound::Auto);
        voice.prepare(vec![word("one")]);
        if name == "paplay" {
            stage.wait_for(|| voice.recorded() == 1);
        }
        for _ in 0..2 {
            voice.say(word("one"));
            stage.started_with(name, "", "-a 0");
            stage.all_reaped();
        }
        drop(voice);
        assert_eq!(stage.bells(), 0, "{name}");
    }
    let mut stage = Stage::new();
    stage.program("tts", QUIT);
    let voice = stage.voice(Sound::Command(vec!["tts".to_owned()]));
    voice.say(word("one"));
    stage.started("tts");
    stage.all_reaped();
    drop(voice);
    assert_eq!(stage.bells(), 0, "a program of the user's may leave the word to another");
}

#[test]
fn a_bell_rings_as_often_as_the_word_says() {
    let stage = Stage::new();
    let voice = stage.voice(Sound::Bell);
    voice.say(word("the flag").ringing(5));
    stage.wait_for_bells(5);
    voice.say(word("a period").ringing(2));
    stage.wait_for_bells(7);
    voice.say(word("one"));
    stage.wait_for_bells(8);
    drop(voice);
    assert_eq!(stage.bells(), 8);
}

#[test]
fn the_bell_is_what_is_left() {
    let stage = Stage::new();
    let voice = stage.voice(Sound::Auto);
    voice.say(word("one"));
    stage.wait_for_bells(1);
    let mut stage = Stage::new();
    stage.program("espeak-ng", QUIT);
    let voice = stage.voice(Sound::Bell);
    voice.prepare(vec![word("one")]);
    voice.say(word("one"));
    stage.wait_for_bells(1);
    stage.silent_of("espeak-ng");
}

#[test]
fn how_it_is_heard_changes_at_once() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", SPEAK);
    let voice = stage.voice(Sound::Off);
    voice.prepare(vec![word("one")]);
    voice.say(word("one"));
    voice.sound(shoutan::app::Sound::Bell);
    voice.say(word("two"));
    stage.wait_for_bells(1);
    stage.silent_of("espeak-ng");
    voice.sound(shoutan::app::Sound::Voice);
    voice.say(word("three"));
    assert_eq!(stage.started_with("espeak-ng", "", "-a 0"), "espeak-ng -v en -s 190 -- three");
    voice.sound(shoutan::app::Sound::Off);
    stage.until("ended espeak-ng");
    voice.say(word("four"));
    drop(voice);
    stage.silent_of("espeak-ng");
    assert_eq!(stage.bells(), 1);
    stage.all_reaped();
}

#[test]
fn a_voice_wanted_again_is_the_users_own_program() {
    let mut stage = Stage::new();
    stage.program("tts", QUIT);
    stage.program("espeak-ng", QUIT);
    let voice = stage.voice(Sound::Command(vec!["tts".to_owned()]));
    voice.sound(shoutan::app::Sound::Off);
    voice.sound(shoutan::app::Sound::Voice);
    voice.say(word("one"));
    assert_eq!(stage.note(), "started tts one");
}

#[test]
fn off_is_off() {
    let mut stage = Stage::new();
    stage.program("espeak-ng", QUIT);
    let voice = stage.voice(Sound::Off);
    voice.prepare(vec![word("one")]);
    voice.say(word("one"));
    drop(voice);
    stage.silent_of("espeak-ng");
    assert_eq!(stage.bells(), 0);
}
