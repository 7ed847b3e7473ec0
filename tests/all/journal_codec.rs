//! Entries and terms survive both spellings unchanged; no input breaks the readers.

use crate::entries::{color, entry, point, words};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::select;
use proptest::{option, prop_assert, prop_assert_eq, proptest};
use shoutan::clock::control::TimeControl;
use shoutan::clock::spec::parse_both;
use shoutan::game::Game;
use shoutan::game::event::{Entry, Event};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::series::{Grade, Series};
use shoutan::game::terms::{Takebacks, Terms};
use shoutan::record::entry::fields::{Fields, Flaw};
use shoutan::record::entry::{from_fields, line, packed, terms, to_fields};
use shoutan::record::game_record::to_sgf;
use shoutan::record::journal::content::{Content, header};
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::{Point, Size};
use shoutan::rules::ruleset::{Preset, Ruleset};

const SPECS: [&str; 9] = [
    "none",
    "30m",
    "30m+5x30s",
    "1h incl 5x60s timeout=pass",
    "30m+15/10m carry",
    "20m+10s cap 30m bonus first",
    "30m ing 3x5m at 2",
    "10m nhk 30s+10x60s",
    "30m+10/5m,20/5m,30/5m",
];

fn time() -> impl Strategy<Value = TimeControl> {
    select(&SPECS[..]).prop_map(|spec| spec.parse().expect("a time setting"))
}

fn series() -> impl Strategy<Value = Series> {
    let grade = select(
        &[
            Grade::Even,
            Grade::TwoOfThree,
            Grade::Black,
            Grade::BlackOrTwo,
            Grade::Stones(2),
            Grade::Stones(9),
        ][..],
    );
    let counts = (1..=u32::MAX, any::<u32>(), any::<u32>(), any::<u32>(), any::<u32>());
    (grade, any::<bool>(), color(), -40..40_i32, any::<u8>(), counts, any::<i32>()).prop_map(
        |(grade, turned, weaker, komi, step, (game, played, black, white, drawn), lead)| Series {
            game,
            turned,
            grade,
            weaker,
            played,
            step,
            komi,
            wins: ByColor { black, white },
            drawn,
            lead,
        },
    )
}

pub fn agreed() -> impl Strategy<Value = Terms> {
    let takebacks =
        prop_oneof![Just(Takebacks::Free), Just(Takebacks::None), any::<u8>().prop_map(Takebacks::Each)];
    let names = (words(), words()).prop_map(|(black, white)| ByColor { black, white });
    let times = (time(), time()).prop_map(|(black, white)| ByColor { black, white });
    let stones = vec((point(), color()), 0..4).prop_map(|mut stones| {
        stones.sort_unstable_by_key(|stone| stone.0);
        stones.dedup_by_key(|stone| stone.0);
        stones
    });
    let rules = (select(&Preset::ALL[..]), -40..40_i32);
    let partners = (words(), words()).prop_map(|(black, white)| ByColor { black, white });
    let added = (partners, any::<bool>(), option::of(series()));
    let more = (any::<u8>(), color(), any::<bool>(), takebacks, any::<i64>(), any::<bool>(), added);
    (rules, stones, times, names, more).prop_map(|((preset, komi), stones, time, names, more)| Terms {
        size: Size::square(52).expect("the largest board"),
        rules: Ruleset { komi, ..preset.rules() },
        preset: more.5.then_some(preset),
        handicap: more.0 % 10,
        stones,
        first: more.1,
        time,
        names,
        partners: more.6.0,
        refereed: more.2,
        takebacks: more.3,
        two_step: more.6.1,
        hides_board: more.4 % 2 == 0,
        series: more.6.2,
        at: more.4,
    })
}

proptest! {
    #[test]
    fn an_entry_survives_a_journal_line(entry in entry()) {
        let line = line::write(&to_fields(&entry));
        prop_assert!(!line.contains('\n'), "{}", line);
        prop_assert!(serde_json::from_str::<serde_json::Value>(&line).is_ok());
        prop_assert_eq!(line::read(line.as_bytes()).and_then(from_fields), Ok(entry));
    }

    #[test]
    fn an_entry_survives_a_records_property(entry in entry()) {
        let packed = packed::pack(&to_fields(&entry));
        prop_assert!(!packed.contains(['[', ']', '\\', ':']) && !packed.chars().any(char::is_control), "{}", packed);
        prop_assert_eq!(packed::unpack(&packed).and_then(from_fields), Ok(entry));
    }

    #[test]
    fn terms_survive(agreed in agreed()) {
        let mut fields = Fields::default();
        terms::write(&agreed, &mut fields);
        let read = |fields: Fields| {
            let mut left = fields.reading();
            let terms = terms::read(&mut left)?;
            left.finish().map(|()| terms)
        };
        prop_assert_eq!(line::read(line::write(&fields).as_bytes()).and_then(read), Ok(agreed.clone()));
        prop_assert_eq!(packed::unpack(&packed::pack(&fields)).and_then(read), Ok(agreed));
    }

    #[test]
    fn no_bytes_break_the_readers(bytes in vec(any::<u8>(), 0..200), text in words(), cut in option::of(0..400_usize)) {
        let _ = line::read(&bytes);
        let _ = packed::unpack(&text).and_then(from_fields);
        let mut journal = header(&plain()).into_bytes();
        journal.push(b'\n');
        if let Some(cut) = cut {
            journal.truncate(cut);
        }
        journal.extend(bytes);
        let _ = Content::read(&journal);
    }
}

/// Terms of a plain game.
pub fn plain() -> Terms {
    Terms {
        names: ByColor { black: "Li".to_owned(), white: "王".to_owned() },
        at: 1_764_464_865_000,
        ..Terms::even(Size::STANDARD, Preset::Chinese, parse_both("30m+5x30s").expect("a time setting"))
    }
}

#[test]
fn the_first_version_of_the_log_is_read_for_ever() {
    // These lines are a promise: they are never edited.
    let header = r#"{"shoutan":"journal","schema":1,"size":"19x19","komi":"7.5","handicap":"0","stones":"","black":"Li","white":"王","preset":"chinese","ko":"positional","long_cycle":"forbidden","suicide":"false","scoring":"area","tax":"none","compensation":"each","opens":"B","set_stones":"false","black_wins_ties":"false","pass_stones":"false","removal":"true","penalties":"a","said_in":"zi","first":"B","refereed":"false","takebacks":"free","at":1764464865000,"time":"byoyomi main=1800000 periods=5 period=30000","crc":"7eae6bf5"}"#;
    assert_eq!(self::header(&plain()), header);
    let black = Color::Black;
    for (event, text) in [
        (Event::Begin { by: black }, "ev=begin by=B"),
        (Event::Play { by: black, p: Point::new(3, 3) }, "ev=play by=B p=dd"),
        (Event::Open { p: None }, "ev=open p=pass"),
        (Event::Seal { by: black, sealed: "x y".to_owned() }, "ev=seal by=B box=x%20y"),
        (Event::Swap, "ev=swap"),
    ] {
        let entry = Entry { n: 1, spent: 0, at: -5, event };
        let line = format!("n=1 spent=0 at=-5 {text}");
        assert_eq!(packed::pack(&to_fields(&entry)), line);
        assert_eq!(packed::unpack(&line).and_then(from_fields), Ok(entry));
    }
}

#[test]
fn a_flaw_says_whether_a_later_version_could_have_meant_it() {
    let read = |event: &str| packed::unpack(&format!("n=1 spent=0 at=0 {event}")).and_then(from_fields);
    for event in
        ["ev=play by=B", "ev=play by=Q p=dd", "ev=play by=B p=d4", "ev=answer by=B ask=x yes=true", "by=B"]
    {
        assert!(matches!(read(event), Err(Flaw::Damaged(_))), "{event}");
    }
    for event in ["ev=fly by=B", "ev=pause why=flood", "ev=begin by=B at_noon=true", "ev=end result=B+X"] {
        assert!(matches!(read(event), Err(Flaw::Unknown(_))), "{event}");
    }
    for number in ["n=+1", "n=-1", "n=4294967296", "n=", "n=1.0"] {
        let line = format!("{number} spent=0 at=0 ev=swap");
        assert!(matches!(packed::unpack(&line).and_then(from_fields), Err(Flaw::Damaged(_))), "{line}");
    }
}

/// The first line of the plain game with some fields exchanged, its check sum right.
fn changed(fields: &[(&str, &str)]) -> String {
    let mut line = Fields::default();
    for (name, value) in line::read(header(&plain()).as_bytes()).unwrap().iter() {
        let new = fields.iter().find(|(changed, _)| *changed == name);
        line.put(name, new.map_or(value, |(_, new)| new));
    }
    for (name, value) in fields.iter().filter(|(name, _)| line.value(name).is_none()).collect::<Vec<_>>() {
        line.put(name, value);
    }
    line::write(&line)
}

#[test]
fn what_no_game_could_have_been_agreed_on_is_damaged() {
    let series = |game, komi| {
        let fields: [(&str, &str); 11] = [
            ("series_game", game),
            ("series_turned", "false"),
            ("series_grade", "even"),
            ("series_weaker", "B"),
            ("series_played", "0"),
            ("series_step", "2"),
            ("series_komi", komi),
            ("series_black", "0"),
            ("series_white", "0"),
            ("series_drawn", "0"),
            ("series_lead", "0"),
        ];
        changed(&fields)
    };
    for (line, why) in [
        (changed(&[("handicap", "255")]), "handicap=255 is nothing a game can have"),
        (changed(&[("handicap", "10")]), "handicap=10 is nothing a game can have"),
        (changed(&[("size", "2x2"), ("handicap", "4")]), "handicap=4 is nothing a game can have"),
        (changed(&[("handicap", "256")]), "handicap=256 cannot be read"),
        (changed(&[("handicap", "-1")]), "handicap=-1 cannot be read"),
        (changed(&[("komi", "400.5")]), "komi=400.5 is nothing a game can have"),
        (changed(&[("komi", "-1073741823")]), "komi=-1073741823 is nothing a game can have"),
        (changed(&[("komi", "7.25")]), "komi=7.25 cannot be read"),
        (changed(&[("size", "0x0")]), "size=0x0 cannot be read"),
        (changed(&[("size", "19x0")]), "size=19x0 cannot be read"),
        (changed(&[("size", "53x53")]), "size=53x53 cannot be read"),
        (changed(&[("stones", "Btt"), ("size", "9x9")]), "stones=tt is nothing a game can have"),
        (changed(&[("stones", "Bdd,Wdd")]), "stones=dd is nothing a game can have"),
        (changed(&[("stones", "Bd")]), "stones=Bd cannot be read"),
        (series("0", "7.5"), "series_game=0 is nothing a game can have"),
        (series("1", "5000"), "series_komi=5000 is nothing a game can have"),
    ] {
        assert_eq!(Content::read(line.as_bytes()).unwrap_err(), Flaw::Damaged(why.to_owned()), "{line}");
    }
    for line in [
        changed(&[("handicap", "9")]),
        changed(&[("size", "2x2"), ("handicap", "3")]),
        changed(&[("size", "1x1"), ("handicap", "1")]),
        changed(&[("komi", "400")]),
        changed(&[("komi", "-400")]),
        series("4294967295", "-400"),
    ] {
        assert!(Content::read(line.as_bytes()).is_ok(), "{line}");
    }
}

/// Whatever first line is believed, nothing that a game leads to breaks on it.
#[test]
fn what_is_believed_of_a_first_line_can_be_played_and_played_again() {
    let values = ["", "0", "1", "2", "9", "255", "-1", "400", "4294967295", "-2147483648", "true", "none"];
    let moments = ["9223372036854775807", "-9223372036854775808"];
    let plain = line::read(header(&plain()).as_bytes()).unwrap();
    let mut believed = 0;
    for (name, _) in plain.iter() {
        for value in values.iter().chain(&moments) {
            for size in ["1x1", "1x2", "2x2", "19x19", "52x52"] {
                let line = changed(&[(name, value), ("size", size)]);
                let Ok(content) = Content::read(line.as_bytes()) else { continue };
                believed += 1;
                let terms = content.game.terms();
                for outcome in [Outcome::Draw, Outcome::Replay, Outcome::win(Color::White, Win::Time)] {
                    let next = Game::new(terms.another(outcome, i64::MIN)).unwrap();
                    assert!(!to_sgf(&next).is_empty());
                }
            }
        }
    }
    assert!(believed > 100, "{believed}");
}
