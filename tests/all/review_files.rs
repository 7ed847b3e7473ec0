//! What review writes, down to the disk: records saved over files, and pictures of positions.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned, Saving, Source, Unwritten};
use shoutan::app::question::{Question, Replaced};
use shoutan::app::{App, Mode, Now, Overlay};
use shoutan::cli::play::Play;
use shoutan::cli::source;
use shoutan::game::Game;
use shoutan::record::journal::Journal;
use shoutan::record::playback::board_size;
use shoutan::record::store::Store;
use shoutan::rules::point::Size;
use shoutan::shell::keeper::Keeper;
use shoutan::text::en::EN;
use shoutan::ui::keymap;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const GAME: &str = "(;GM[1]SZ[9]PB[Li];B[ee];W[ec]TR[ee])";

/// The app in review of a file, with a keeper that does what it asks.
struct Desk {
    folder: TempDir,
    file: PathBuf,
    app: App,
    keeper: Keeper,
}

impl Desk {
    fn new() -> Self {
        Self::of(GAME.as_bytes())
    }

    fn of(record: &[u8]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = fs::canonicalize(folder.path()).unwrap().join("game.sgf");
        fs::write(&file, record).unwrap();
        let keeper = Keeper::new(Store::new(folder.path().join("data")));
        let mut desk = Self { folder, file, app: App::new(&EN), keeper };
        let effect = Effect::Open(Source::File(desk.file.clone(), None));
        desk.perform(vec![effect]);
        assert_eq!(desk.app.mode(), Mode::Review);
        desk
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Some(learned) = self.keeper.perform(effect, 0) {
                let more = self.app.update(Action::Learned(learned), Now::default());
                self.perform(more);
            }
        }
    }

    fn key(&mut self, code: KeyCode) {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        if let Some(action) = keymap::action(&self.app, &event, |_, _| None) {
            let effects = self.app.update(action, Now::default());
            self.perform(effects);
        }
    }

    fn char(&mut self, c: char) {
        self.key(KeyCode::Char(c));
    }

    /// Types another path in place of the one proposed.
    fn path(&mut self, path: &Path) {
        for _ in 0..400 {
            self.key(KeyCode::Backspace);
        }
        for c in path.to_str().unwrap().chars() {
            self.char(c);
        }
        self.key(KeyCode::Enter);
    }

    fn notice(&self) -> &str {
        self.app.desk.notice.as_ref().map_or("", |notice| &notice.text)
    }

    fn question(&self) -> Option<Question> {
        match self.app.over {
            Some(Overlay::Question(question)) => Some(question),
            _ => None,
        }
    }

    fn place(&self, name: &str) -> PathBuf {
        self.file.with_file_name(name)
    }
}

#[test]
fn a_picture_beside_the_record() {
    let mut desk = Desk::new();
    desk.key(KeyCode::Right);
    desk.char('O');
    assert_eq!(desk.app.mode(), Mode::Field);
    desk.key(KeyCode::Enter);
    let svg = fs::read_to_string(desk.place("game-1.svg")).unwrap();
    assert_eq!(desk.app.mode(), Mode::Review);
    assert_eq!(desk.notice(), format!("Saved: {}", desk.place("game-1.svg").display()));
    assert_eq!(svg.matches("url(#b)").count(), 1);
    // The record is still the one that was opened.
    desk.char('w');
    desk.key(KeyCode::Enter);
    desk.char('y');
    assert_eq!(fs::read_to_string(&desk.file).unwrap(), GAME);
}

#[test]
fn the_form_of_a_picture_follows_its_name() {
    let mut desk = Desk::new();
    desk.key(KeyCode::End);
    desk.char('O');
    let png = desk.place("a.png");
    desk.path(&png);
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    desk.char('O');
    let text = desk.place("a.txt");
    desk.path(&text);
    assert_eq!((desk.app.mode(), text.exists()), (Mode::Field, false));
    assert_eq!(desk.notice(), EN.files.picture_ending);
    desk.key(KeyCode::Esc);
    assert_eq!(desk.app.mode(), Mode::Review);
}

#[test]
fn a_picture_replaces_nothing_that_was_not_asked_about() {
    let mut desk = Desk::new();
    let place = desk.place("game-0.svg");
    fs::write(&place, "mine").unwrap();
    for (answer, kept) in [('n', true), ('y', false)] {
        desk.char('O');
        desk.key(KeyCode::Enter);
        assert_eq!(desk.app.mode(), Mode::Question);
        assert_eq!(fs::read_to_string(&place).unwrap(), "mine");
        desk.char(answer);
        assert_eq!(fs::read_to_string(&place).unwrap() == "mine", kept);
        desk.key(KeyCode::Esc);
    }
}

#[test]
fn numbers_are_drawn_where_they_are_shown() {
    let mut desk = Desk::new();
    desk.key(KeyCode::Right);
    desk.char('n');
    desk.char('O');
    desk.key(KeyCode::Enter);
    let svg = fs::read_to_string(desk.place("game-1.svg")).unwrap();
    assert_eq!(svg.matches(">1</text>").count(), 3, "the coordinate on both sides, and the move");
}

#[test]
fn rule_46_a_file_that_was_changed_meanwhile_is_asked_about() {
    let mut desk = Desk::new();
    fs::write(&desk.file, "(;GM[1]PB[another hand])").unwrap();
    desk.char('w');
    desk.key(KeyCode::Enter);
    assert_eq!(desk.app.mode(), Mode::Question);
    desk.char('n');
    assert_eq!(fs::read_to_string(&desk.file).unwrap(), "(;GM[1]PB[another hand])");
    desk.key(KeyCode::Enter);
    desk.char('y');
    assert_eq!(fs::read_to_string(&desk.file).unwrap(), GAME);
    // Now it is the file that was seen last.
    desk.char('w');
    desk.key(KeyCode::Enter);
    assert_eq!(desk.question(), Some(Question::Replace(Replaced::Own)));
    desk.char('y');
    assert_eq!(desk.app.mode(), Mode::Review);
}

#[cfg(unix)]
#[test]
fn rule_46_mode_bits_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let mut desk = Desk::new();
    let link = desk.place("link.sgf");
    symlink(&desk.file, &link).unwrap();
    for mode in [0o640, 0o600, 0o444, 0o777] {
        fs::set_permissions(&desk.file, fs::Permissions::from_mode(mode)).unwrap();
        desk.char('w');
        desk.key(KeyCode::Enter);
        desk.char('y');
        assert_eq!(desk.app.mode(), Mode::Review, "{}", desk.notice());
        assert_eq!(fs::metadata(&desk.file).unwrap().permissions().mode() & 0o7777, mode);
    }
    let saving = Saving {
        path: link.to_str().unwrap().to_owned(),
        bytes: b"(;PB[x])".to_vec(),
        seen: None,
        over: true,
    };
    let Some(Learned::Written(Ok(_))) = desk.keeper.perform(Effect::Save(Box::new(saving)), 0) else {
        panic!()
    };
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&desk.file).unwrap(), b"(;PB[x])");
}

#[test]
fn rule_46_what_cannot_be_written_leaves_the_old_file() {
    let mut desk = Desk::new();
    let nowhere = desk.folder.path().join("none/deep.sgf");
    let saving =
        Saving { path: nowhere.to_str().unwrap().to_owned(), bytes: b"(;)".to_vec(), seen: None, over: true };
    let learned = desk.keeper.perform(Effect::Save(Box::new(saving)), 0);
    let Some(Learned::Written(Err(Unwritten::Fault(why)))) = learned else { panic!("{learned:?}") };
    assert!(why.starts_with("there is no folder /"), "{why}");
    assert_eq!(fs::read_to_string(&desk.file).unwrap(), GAME);
    let left: Vec<_> =
        fs::read_dir(desk.folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| name == "game.sgf" || name == "data"), "{left:?}");
}

#[test]
fn the_file_that_was_opened_is_asked_about_and_so_is_its_encoding() {
    // 日本 in Shift_JIS.
    let sjis = b"(;GM[1]CA[Shift_JIS]SZ[9]PB[\x93\xfa\x96{];B[ee])";
    let recoded = Question::Replace(Replaced::Recoded("Shift_JIS"));
    let cases: [(&[u8], bool, Question); 3] = [
        (GAME.as_bytes(), false, Question::Replace(Replaced::Own)),
        (sjis, false, recoded),
        (sjis, true, Question::Replace(Replaced::Own)),
    ];
    for (record, as_read, question) in cases {
        for harmless in [KeyCode::Esc, KeyCode::Char('n')] {
            let mut desk = Desk::of(record);
            desk.char('w');
            if as_read {
                desk.key(KeyCode::Tab);
            }
            desk.key(KeyCode::Enter);
            assert_eq!(desk.question(), Some(question));
            desk.key(harmless);
            assert_eq!((desk.app.mode(), fs::read(&desk.file).unwrap()), (Mode::Field, record.to_vec()));
            desk.key(KeyCode::Enter);
            desk.char('y');
            assert_eq!(desk.app.mode(), Mode::Review);
            assert_eq!(fs::read(&desk.file).unwrap() == record, question != recoded);
        }
    }
    // A file that is gone is replaced by nothing.
    let mut desk = Desk::of(sjis);
    fs::remove_file(&desk.file).unwrap();
    desk.char('w');
    desk.key(KeyCode::Enter);
    assert_eq!(desk.app.mode(), Mode::Review);
    assert!(desk.file.exists());
}

#[test]
fn every_door_opens_what_is_named_whatever_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (store, keeper) = (Store::new(data.clone()), Keeper::new(Store::new(data)));
    let place = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path
    };
    let nine = Play { size: Size::square(9), ..Play::default() };
    let journal = Journal::text(&Game::new(nine.plan(7, None, &EN).unwrap().terms).unwrap());
    let torn = journal.replacen("\"shoutan\"", "\"shoutxn\"", 1);
    // A name, and the size of the board it opens with; 0 where nothing is opened.
    for (named, side) in [
        (PathBuf::from("2003-leesedol-hongjangsik.sgf"), 19),
        (place("record.jsonl", GAME.as_bytes()), 9),
        (place("journal.sgf", journal.as_bytes()), 9),
        (place("torn.jsonl", torn.as_bytes()), 0),
        (place("empty.jsonl", b""), 0),
        (folder.path().join("none.sgf"), 0),
    ] {
        let screen = keeper.open_named(&named).map(|opened| opened.collection);
        let command = source::load_left(&store, &named, &EN).map(|opened| opened.collection);
        for opened in [screen.map_err(String::from), command] {
            match opened {
                Ok(games) => assert_eq!(board_size(&games.games()[0]).unwrap().width(), side, "{named:?}"),
                Err(why) => {
                    assert_eq!(side, 0, "{why}");
                    assert!(why.contains(named.file_name().unwrap().to_str().unwrap()), "{why}");
                }
            }
        }
    }
}
