//! What the table has said, and when.

use proptest::prelude::{prop_assert, proptest};
use proptest::{collection, sample};
use shoutan::app::action::Action;
use shoutan::app::effect::Effect;
use shoutan::app::{Counting, Mode, Sound};
use shoutan::clock::spec::parse_both;
use shoutan::game::terms::Terms;
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::Preset;
use shoutan::text::ja::JA;
use shoutan::text::ko::KO;
use shoutan::text::spoken::named;
use shoutan::text::zh_cn::ZH_CN;
use shoutan::text::{Text, en::EN};

use crate::stage::Stage;

/// A table with ears: what it says and when.
pub(super) struct Desk {
    pub stage: Stage,
    said: Vec<String>,
    prepared: Vec<String>,
    sounds: Vec<Sound>,
}

impl Desk {
    pub fn sit(text: &'static Text, time: &str) -> Self {
        let terms = Terms::even(Size::square(9).unwrap(), Preset::Chinese, parse_both(time).unwrap());
        let mut stage = Stage::new(text).begin(|app, now| app.sit(terms, true, now).unwrap());
        stage.pace = 0;
        let mut desk = Self { stage, said: vec![], prepared: vec![], sounds: vec![] };
        desk.note();
        desk
    }

    /// Takes what was asked of the shell since.
    fn note(&mut self) {
        let ms = self.stage.ms;
        let second = if ms.is_multiple_of(1_000) { format!("{}", ms / 1_000) } else { format!("{ms}ms") };
        for effect in self.stage.asked.drain(..) {
            match effect {
                Effect::Speak(words) => self.said.push(format!("{second}={}", words.text)),
                Effect::Hush => self.said.push(format!("{second}=-")),
                Effect::Prepare(words) => self.prepared.extend(words.into_iter().map(|words| words.text)),
                Effect::Sound(sound) => self.sounds.push(sound),
                _ => {}
            }
        }
    }

    fn keys(&mut self, keys: &str) -> &mut Self {
        self.stage.keys(keys);
        self.note();
        self
    }

    /// It is now `ms`, and the program looks at the time.
    fn at(&mut self, ms: u64) -> &mut Self {
        self.stage.at(ms);
        self.note();
        self
    }

    /// Lets the time pass, waking when the app wishes to.
    pub fn until(&mut self, ms: u64) -> &mut Self {
        while self.stage.ms < ms {
            let next = self.stage.app.next_change().map_or(ms, |next| next.max(self.stage.ms + 1));
            self.at(next.min(ms));
        }
        self
    }

    pub fn heard(&mut self) -> String {
        std::mem::take(&mut self.said).join(" ")
    }

    fn notice(&self) -> &str {
        self.stage.app.desk.notice.as_ref().map_or("", |notice| &notice.text)
    }
}

#[test]
fn byoyomi_to_the_end() {
    let mut desk = Desk::sit(&ZH_CN, "5s+2x30s");
    assert_eq!(
        desk.until(100_000).heard(),
        "5=开始读秒 15=10秒 25=20秒 30=25秒 33=28秒 35=最后一次 45=10秒 55=20秒 \
         56=1 57=2 58=3 59=4 60=5 61=6 62=7 63=8 64=9 65=- 65=10，超时判负"
    );
}

#[test]
fn the_reserve_of_the_chinese_rules() {
    let mut desk = Desk::sit(&ZH_CN, "3m incl 3x60s");
    assert_eq!(
        desk.until(121_000).heard(),
        "30=30秒 40=40秒 50=50秒 55=55秒 58=58秒 60=1分，还剩2分 \
         90=30秒 100=40秒 110=50秒 115=55秒 118=58秒 120=1分，还剩1分"
    );
    assert_eq!(desk.notice(), "黑方用掉一分钟，还剩1分");
}

#[test]
fn a_reserved_minute_is_told_as_it_is_read() {
    for (text, tag, notices) in [
        (
            &EN,
            "en",
            ["Black: a minute is used up, 2 minutes left", "Black: a minute is used up, 1 minute left"],
        ),
        (&ZH_CN, "zh-CN", ["黑方用掉一分钟，还剩2分", "黑方用掉一分钟，还剩1分"]),
        (&JA, "ja", ["黒、1分使い切りました：残り2分", "黒、1分使い切りました：残り1分"]),
        (&KO, "ko", ["흑 1분 소비, 2분 남음", "흑 1분 소비, 1분 남음"]),
    ] {
        let mut desk = Desk::sit(text, "3m incl 3x60s");
        for ((until, left), notice) in [(60_000, 2), (120_000, 1)].into_iter().zip(notices) {
            let heard = desk.until(until + 500).heard();
            assert_eq!(desk.notice(), notice);
            assert!(heard.ends_with(&(named(tag).unwrap().minutes_left)(left).text), "{heard}");
        }
        let begins = |spec: &str, after: u64| {
            let mut desk = Desk::sit(text, spec);
            desk.until(after + 500);
            desk.notice().to_owned()
        };
        let (comma, voice) = (text.word.comma, &text.voice);
        let begun = (voice.begins)(text.word.black);
        assert_eq!(begins("61s incl 1x60s", 1_000), format!("{begun}{comma}{}", (voice.minutes)(1)));
        assert_eq!(begins("5s nhk 4s+0x5s", 5_000), format!("{begun}{comma}{}", text.table.no_blocks));
        assert_eq!(begins("5s+2x5s", 10_000), (voice.last)(text.word.black));
        assert_eq!(begins("5s+3x5s", 10_000), (voice.period_lost)(text.word.black, &(voice.periods)(2)));
    }
}

#[test]
fn bought_overtime_and_thinking_time_are_heard_as_they_are_seen() {
    let mut desk = Desk::sit(&ZH_CN, "3s ing 3x5s");
    for (second, heard, seen) in [
        (3, "3=基本时限用完，共罚2点，还可2次", "黑方基本时限用完，共罚2点，还可2次"),
        (8, "8=共罚4点，还可1次", "黑方超时罚点，共罚4点，还可1次"),
        (13, "13=共罚6点，最后一次", "黑方超时罚点，共罚6点，最后一次"),
    ] {
        assert_eq!((desk.until(second * 1_000).heard().as_str(), desk.notice()), (heard, seen));
    }
    let mut desk = Desk::sit(&EN, "nhk 4s+3x5s");
    for (second, heard, seen) in [
        (4, "2=2 seconds 4=thinking time, 2 left", "Black: thinking time begins, 2 left"),
        (10, "9=thinking time, 1 left", "Black: thinking time begins, 1 left"),
        (14, "14=the last thinking time", "Black: the last thinking time begins"),
    ] {
        desk.until(second * 1_000);
        let all = desk.heard();
        assert!(all.ends_with(heard), "{all}");
        assert_eq!(desk.notice(), seen);
    }
    let mut desk = Desk::sit(&EN, "3s+2/12s");
    assert_eq!(desk.until(3_000).heard(), "3=main time is over, 2 stones to play");
    assert_eq!(desk.notice(), "Black: main time is over, 2 stones to play");
}

#[test]
fn main_time_is_never_counted() {
    for spec in ["20s", "20s+5s", "hourglass 20s", "15s delay 5s"] {
        assert_eq!(Desk::sit(&EN, spec).until(30_000).heard(), "20=out of time", "{spec}");
    }
    assert_eq!(Desk::sit(&EN, "none").until(30_000).heard(), "");
}

#[test]
fn a_move_cuts_the_word_off_and_a_new_turn_begins_anew() {
    let mut desk = Desk::sit(&EN, "2x30s");
    desk.until(10_000).keys("mC7<enter>");
    assert_eq!(desk.heard(), "10=10 seconds 10=-");
    desk.until(22_000).keys("mD6<enter>");
    assert_eq!(desk.heard(), "20=10 seconds 22=-");
    assert_eq!(
        desk.until(33_000).heard(),
        "32=10 seconds",
        "the second turn of Black reads from its own start"
    );
}

#[test]
fn a_pause_goes_on_where_it_stopped() {
    let mut desk = Desk::sit(&EN, "2x30s");
    desk.until(20_500);
    desk.heard();
    desk.keys("t");
    assert_eq!(desk.heard(), "20500ms=-");
    desk.until(90_000);
    desk.keys("t");
    desk.keys("y");
    desk.stage.ms += 1_000;
    desk.keys("y");
    assert_eq!(desk.stage.app.mode(), Mode::Table);
    let from = desk.stage.ms;
    assert_eq!(desk.until(from + 5_000).heard(), format!("{}ms=25 seconds", from + 4_500));
}

#[test]
fn what_was_missed_is_not_made_up_for_but_a_cue_is() {
    let mut desk = Desk::sit(&EN, "2x30s");
    desk.at(29_000);
    assert_eq!(desk.heard(), "29=28 seconds");
    desk.at(41_000);
    assert_eq!(desk.heard(), "41=the last period, 10 seconds");
    assert_eq!(desk.notice(), "Black: the last period begins");
    desk.at(53_500);
    assert_eq!(desk.heard(), "53500ms=3", "the count waits for nothing");
    desk.at(53_500);
    assert_eq!(desk.heard(), "", "and is said once");
}

#[test]
fn time_left_is_said_when_asked_for() {
    let mut desk = Desk::sit(&EN, "1h+5x30s");
    desk.until(25_500);
    desk.keys("s");
    assert_eq!(desk.heard(), "25500ms=Black: 59 minutes 35 seconds left");
    assert_eq!(desk.notice(), "Black: 59:35 left, then 5x30s");
    // Nothing comes after these: every move adds, or is free at first.
    for (spec, told) in [
        ("1m+5s", "Black: 0:59 left, +5s a move"),
        ("20s bronstein 5s", "Black: 0:24 left, delay 5s a move"),
        ("20s", "Black: 0:19 left"),
    ] {
        let mut desk = Desk::sit(&EN, spec);
        desk.until(1_000);
        desk.keys("s");
        assert_eq!(desk.notice(), told);
    }
    let mut desk = Desk::sit(&ZH_CN, "3x30s");
    desk.until(6_000);
    desk.keys("s");
    assert_eq!(desk.heard(), "6=黑方还剩24秒，还剩3次");
    assert_eq!(desk.notice(), "黑方剩余时间0:24，读秒，还剩3次");
    let mut desk = Desk::sit(&EN, "1x30s");
    desk.until(23_500);
    desk.heard();
    desk.keys("s");
    assert_eq!(desk.heard(), "", "the count is not talked over");
    assert_eq!(desk.notice(), "Black: 6.5 left, LAST");
}

#[test]
fn how_it_is_heard_is_changed_at_the_table() {
    for text in [&EN, &ZH_CN] {
        let mut desk = Desk::sit(text, "1h");
        let words = desk.stage.app.desk.aloud.words;
        for (sound, said) in [
            (Sound::Bell, words.here.0),
            (Sound::Off, ""),
            (Sound::Voice, words.here.0),
            (Sound::Bell, words.here.0),
        ] {
            desk.stage.ms += 1_000;
            desk.keys("V");
            assert_eq!(desk.sounds.pop(), Some(sound));
            assert_eq!(desk.notice(), sound.said(text));
            let line = |line: &String| line.contains(sound.said(text)) && line.contains(" V ");
            assert!(desk.keys("<esc>").stage.lines().iter().any(line), "{}", desk.stage.screen());
            desk.keys("<esc>");
            let heard = desk.heard();
            assert_eq!(heard.split_once('=').map_or("", |(_, words)| words), said);
        }
    }
}

#[test]
fn results_are_called_out() {
    let mut desk = Desk::sit(&EN, "none");
    desk.stage.app.desk.aloud.words = named("ja").unwrap();
    desk.keys("R");
    desk.stage.ms = 2_000;
    desk.keys("y");
    assert_eq!(desk.heard(), "2=白、中押し勝ちです");
}

#[test]
fn the_count_goes_down_where_that_is_wished() {
    let mut desk = Desk::sit(&EN, "1x12s");
    desk.stage.app.desk.aloud.count = Counting::Down;
    assert_eq!(
        desk.until(20_000).heard(),
        "2=10 seconds 3=9 4=8 5=7 6=6 7=5 8=4 9=3 10=2 11=1 12=- 12=out of time"
    );
}

#[test]
fn every_word_of_the_reading_was_prepared() {
    for spec in ["25s+3x30s", "3m incl 3x60s", "nhk 30s+2x60s", "5s+3/20s", "1x10s"] {
        let mut desk = Desk::sit(&ZH_CN, spec);
        desk.until(600_000);
        let said: Vec<String> = desk
            .said
            .iter()
            .filter_map(|said| said.split_once('='))
            .map(|(_, words)| words.to_owned())
            .collect();
        for words in said.iter().filter(|words| *words != "-") {
            assert!(desk.prepared.contains(words), "{spec}: {words} of {:?}", desk.prepared);
        }
    }
}

#[test]
fn nothing_is_said_of_time_nobody_could_use() {
    let mut desk = Desk::sit(&EN, "1x30s");
    desk.until(20_100);
    assert_eq!(desk.heard(), "10=10 seconds 20=20 seconds");
    desk.stage.act(Action::StoodStill { lasted: 9_500, asleep: false });
    desk.note();
    assert_eq!(desk.heard(), "20100ms=-");
    desk.until(60_000);
    assert_eq!(desk.heard(), "");
}

#[test]
fn a_move_taken_back_gives_a_turn_of_its_own() {
    let mut desk = Desk::sit(&EN, "2x30s");
    desk.until(10_500).keys("mC7<enter>");
    desk.keys("u");
    desk.stage.ms += 800;
    desk.keys("y");
    desk.heard();
    let from = desk.stage.ms;
    let said = desk.until(from + 10_000).heard();
    assert_eq!(said, format!("{}ms=10 seconds", from + 10_000), "the clock stands as before the move");
}

proptest! {
    #[test]
    fn however_the_loop_wakes_nothing_is_said_early_or_twice(
        spec in sample::select(vec!["3s+2x12s", "nhk 10s+2x12s", "2m incl 1x60s", "4s+2/15s", "9s/move"]),
        naps in collection::vec(1_u64..2_500, 1..120),
    ) {
        let mut whole = Desk::sit(&EN, spec);
        let mut due: Vec<(u64, String)> = Vec::new();
        whole.until(200_000);
        for said in &whole.said {
            let (at, words) = said.split_once('=').unwrap();
            due.push((at.parse::<u64>().unwrap() * 1_000, words.to_owned()));
        }
        let mut desk = Desk::sit(&EN, spec);
        let mut last = 0;
        for nap in naps {
            desk.at(desk.stage.ms + nap);
            for said in std::mem::take(&mut desk.said) {
                let words = said.split_once('=').unwrap().1.to_owned();
                // What was missed may stand before the newest.
                let newest = words.rsplit(", ").next().unwrap().to_owned();
                let found = due[last..].iter().position(|(at, due)| *at <= desk.stage.ms && due.ends_with(&newest));
                prop_assert!(found.is_some(), "{spec}: {words} at {} after {:?}", desk.stage.ms, &due[..last]);
                last += found.unwrap() + 1;
            }
        }
    }
}
