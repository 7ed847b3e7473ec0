//! No byte of a file reaches the terminal as a control code: in no command, on no screen.

use crate::commands_check::printed;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, prop_assert, proptest};
use proptest::sample::select;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Source};
use shoutan::app::{App, Mode, Now};
use shoutan::cli::games::{self, Games};
use shoutan::cli::show::{self, Format, Show};
use shoutan::record::shelf::scan::scan;
use shoutan::record::store::Store;
use shoutan::shell::keeper::Keeper;
use shoutan::text::en::EN;
use shoutan::ui::keymap;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::draw;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Text that would steer a terminal, escaped for a value.
fn hostile() -> impl Strategy<Value = String> {
    let piece = select(vec![
        "\u{1b}[2J",
        "\u{1b}\\]0;title\u{7}",
        "\u{1b}P+q\u{1b}\\\\",
        "\u{9b}31m",
        "\u{9d}0;x\u{9c}",
        "\u{85}",
        "\u{8}",
        "\r",
        "\u{7f}",
        "\u{0}",
        "\u{202e}",
        "\u{2066}",
        "\u{200f}",
        "\u{61c}",
        "\u{2028}",
        "\t",
        "\n",
        "\u{c}",
        "手",
        "a",
        " ",
        "e\u{301}",
        "👩\u{200d}🦰",
        "\u{fffd}",
        "\u{ad}",
    ]);
    vec(piece, 1..6).prop_map(|pieces| pieces.concat())
}

fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn tame(text: &str) -> bool {
    text.chars().all(|c| c == '\n' || !steers(c))
}

/// The app in a terminal of some size; what it asks for is done at once.
struct Screen {
    app: App,
    look: Look,
    keeper: Keeper,
    store: Store,
}

impl Screen {
    fn new(store: &Store) -> Self {
        let look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow));
        Self { app: App::new(&EN), look, keeper: Keeper::new(store.clone()), store: store.clone() }
    }

    fn act(&mut self, action: Action) {
        let effects = self.app.update(action, Now { ms: 0, utc: 1_800_000_000_000 });
        for effect in effects {
            self.perform(effect);
        }
    }

    fn perform(&mut self, effect: Effect) {
        if matches!(effect, Effect::Scan) {
            let mut batches = Vec::new();
            scan(&self.store, 1_800_000_000_000, &AtomicBool::new(false), &mut |batch| batches.push(batch))
                .unwrap();
            for batch in batches {
                self.act(Action::Learned(shoutan::app::effect::Learned::Found(batch)));
            }
        } else if let Some(learned) = self.keeper.perform(effect, 0) {
            self.act(Action::Learned(learned));
        }
    }

    fn key(&mut self, code: KeyCode) {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        if let Some(action) = keymap::action(&self.app, &event, |_, _| None) {
            self.act(action);
        }
    }

    /// Whether nothing on the screen steers, at sizes from the smallest up.
    fn is_tame(&mut self) -> bool {
        [(46, 23), (80, 24), (120, 50)].into_iter().all(|(width, height)| {
            let area = Rect::new(0, 0, width, height);
            let mut buf = Buffer::empty(area);
            draw(&self.app, &mut self.look, area, &mut buf);
            buf.content().iter().all(|cell| cell.symbol().chars().all(|c| !steers(c)))
        })
    }
}

fn shown(store: &Store, record: &Path) -> Vec<String> {
    [Format::Text, Format::Ascii, Format::Json, Format::Svg]
        .into_iter()
        .filter_map(|format| {
            let asked = Show {
                record: record.to_owned(),
                number: None,
                game: 1,
                format: Some(format),
                out: None,
                force: false,
                ..Show::default()
            };
            show::run(&asked, store, &EN, false, false).ok()
        })
        .map(|shown| String::from_utf8(shown).unwrap())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]
    #[test]
    fn no_text_of_a_record_steers_the_terminal(texts in vec(hostile(), 12)) {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let store = Store::new(folder.path().to_owned());
        let mut sgf = String::from("(;CA[UTF-8]SZ[9]");
        let names = ["PB", "PW", "EV", "RU", "KM", "TM", "OT", "RE", "DT", "PC", "BR", "GN"];
        for (name, text) in names.iter().zip(&texts) {
            write!(sgf, "{name}[{text}]").unwrap();
        }
        let [one, two, three] = [&texts[0], &texts[1], &texts[2]];
        write!(
            sgf,
            "C[{one}]LB[aa:{two}];B[{three}]C[{three}{one}]N[{two}];W[bb]LB[bb:{one}](;B[cc])(;B[dd]))"
        )
        .unwrap();
        let path = store.add("hostile", sgf.as_bytes()).unwrap();
        let file = folder.path().join("games/a\u{1b}[2J\u{9b}\u{202e}.sgf");
        fs::write(&file, &sgf).unwrap();
        for record in [&path, &file] {
            for json in [false, true] {
                let (told, _) = printed(std::slice::from_ref(record), json);
                prop_assert!(tame(&told), "check {:?}", told);
            }
            for told in shown(&store, record) {
                prop_assert!(tame(&told), "show {:?}", told);
            }
            let mut screen = Screen::new(&store);
            screen.perform(Effect::Open(Source::File(record.clone(), None)));
            prop_assert!(screen.app.mode() == Mode::Review);
            let keys = [
                KeyCode::Char('n'), KeyCode::Right, KeyCode::Right, KeyCode::Enter, KeyCode::Esc, KeyCode::Home, KeyCode::Enter,
                KeyCode::Esc, KeyCode::Char('T'), KeyCode::Esc, KeyCode::Char('w'), KeyCode::Esc, KeyCode::Char('O'), KeyCode::Esc,
                KeyCode::Char('e'), KeyCode::Esc, KeyCode::Esc, KeyCode::Esc,
            ];
            for key in keys {
                screen.key(key);
                prop_assert!(screen.is_tame(), "review after {:?}", key);
            }
        }
        for json in [false, true] {
            let told = games::run(&Games { json, search: String::new(), clocks: false }, &store, &EN, 1_800_000_000_000, Some(80)).unwrap();
            prop_assert!(told.lines().count() >= 2 && tame(&told), "games {:?}", told);
        }
        let mut screen = Screen::new(&store);
        screen.act(Action::Tick);
        screen.key(KeyCode::Char('3'));
        prop_assert!(screen.app.mode() == Mode::Shelf, "{:?}", screen.app.mode());
        for key in [KeyCode::Down, KeyCode::Char('/'), KeyCode::Char('a'), KeyCode::Enter, KeyCode::Esc, KeyCode::Esc] {
            screen.key(key);
            prop_assert!(screen.is_tame(), "shelf after {:?}", key);
        }
    }
}
