//! Files that go away under a game that is played: it is on the disk all the same, or it is told that it is not.

use shoutan::app::effect::{Effect, Learned};
use shoutan::clock::bare::{Bare, Entry as Press, Event as Pressed, Setup};
use shoutan::clock::spec::parse_both;
use shoutan::game::Game;
use shoutan::game::event::Event;
use shoutan::game::terms::Terms;
use shoutan::record::journal::bare::look;
use shoutan::record::journal::content::Content;
use shoutan::record::store::{Store, id_of};
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::ruleset::Preset;
use shoutan::shell::keeper::Keeper;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A game that is played and kept.
struct Play {
    keeper: Keeper,
    store: Store,
    game: Game,
    data: PathBuf,
    _folder: TempDir,
}

impl Play {
    fn begun() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let store = Store::new(data.clone());
        let mut keeper = Keeper::new(store.clone());
        let terms = Terms::even(Size::STANDARD, Preset::Chinese, parse_both("none").unwrap());
        let game = Game::new(terms.clone()).unwrap();
        assert!(keeper.perform(Effect::Begin(terms), 0).is_none());
        let mut play = Self { keeper, store, game, data, _folder: folder };
        assert!(play.enter(Event::Begin { by: Color::Black }).is_none());
        assert!(play.stone(0).is_none());
        play
    }

    fn enter(&mut self, event: Event) -> Option<Learned> {
        let entry = self.game.entry(0, 0, event);
        self.game.play(entry.clone()).unwrap();
        self.keeper.perform(Effect::Append(entry), 0)
    }

    fn stone(&mut self, x: u8) -> Option<Learned> {
        self.enter(Event::Play { by: self.game.to_move(), p: Point::new(x, 3) })
    }

    fn resign(&mut self) -> Option<Learned> {
        self.enter(Event::Resign { by: self.game.to_move() })
    }

    fn finish(&mut self) -> Option<Learned> {
        self.keeper.perform(Effect::Finish(Box::new(self.game.clone())), 0)
    }

    /// Whether all of it lies in the file of that name.
    fn is_kept_as(&self, id: &str) -> bool {
        let path = self.store.games().join(format!("{id}.jsonl"));
        let content = fs::read(path).ok().and_then(|bytes| Content::read(&bytes).ok());
        content.is_some_and(|content| content.game.entries() == self.game.entries())
    }

    fn id(&self) -> String {
        id_of(self.game.terms())
    }

    /// A file in the place of the data directory: nothing can be made in it, by anyone.
    fn block(&self) {
        fs::remove_dir_all(&self.data).unwrap();
        fs::write(&self.data, "").unwrap();
    }

    fn unblock(&self) {
        fs::remove_file(&self.data).unwrap();
    }
}

fn failed(learned: Option<&Learned>) -> bool {
    matches!(learned, Some(Learned::Kept(Err(_)) | Learned::Finished(Err(_))))
}

#[cfg(unix)]
#[test]
fn a_game_whose_file_goes_is_written_anew() {
    let removals: [fn(&Path); 3] = [
        |data| fs::remove_dir_all(data).unwrap(),
        |data| {
            for file in fs::read_dir(data.join("games")).unwrap() {
                fs::remove_file(file.unwrap().path()).unwrap();
            }
        },
        |data| {
            let other = data.with_extension("moved");
            let _ = fs::remove_dir_all(&other);
            fs::rename(data, other).unwrap();
        },
    ];
    for remove in removals {
        let mut play = Play::begun();
        remove(&play.data);
        assert!(play.stone(1).is_none(), "all is well again before it is worth a word");
        assert!(play.is_kept_as(&play.id()));
        // It goes on there, and so it does once more.
        assert!(play.stone(2).is_none() && play.is_kept_as(&play.id()));
        remove(&play.data);
        // Between two moves, each second.
        play.keeper.perform(Effect::Beat { n: 4, spent: 10 }, 0);
        assert!(play.is_kept_as(&play.id()));
    }
}

#[cfg(unix)]
#[test]
fn another_file_in_its_place_is_left_alone() {
    let mut play = Play::begun();
    let path = play.store.games().join(format!("{}.jsonl", play.id()));
    fs::write(path.with_extension("new"), "another").unwrap();
    fs::rename(path.with_extension("new"), &path).unwrap();
    assert!(play.stone(1).is_none());
    assert_eq!(fs::read(&path).unwrap(), b"another");
    assert!(play.is_kept_as(&format!("{}-2", play.id())));
}

#[cfg(unix)]
#[test]
fn where_it_cannot_be_written_anew_that_is_told_until_it_can() {
    let mut play = Play::begun();
    play.block();
    assert!(failed(play.stone(1).as_ref()) && play.keeper.waits());
    assert!(failed(play.stone(2).as_ref()) && failed(play.keeper.retry().as_ref()));
    let lost = play.keeper.lost();
    assert!(lost.len() == 1 && lost[0].contains(&format!("{} is NOT saved", play.id())), "{lost:?}");
    play.unblock();
    assert!(matches!(play.keeper.retry(), Some(Learned::Kept(Ok(())))));
    assert!(play.is_kept_as(&play.id()) && !play.keeper.waits() && play.keeper.lost().is_empty());
}

#[cfg(unix)]
#[test]
fn two_clocks_whose_file_goes_are_written_anew() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().join("data"));
    let mut keeper = Keeper::new(store.clone());
    let mut bare = Bare::new(Setup::usual());
    assert!(keeper.perform(Effect::BeginClocks(Box::new(Setup::usual())), 0).is_none());
    let press = |keeper: &mut Keeper, bare: &mut Bare, n: u32, event: Pressed| {
        let entry = Press { spent: 100, event };
        bare.play(entry.clone()).unwrap();
        keeper.perform(Effect::AppendClocks(n, entry), 0)
    };
    assert!(press(&mut keeper, &mut bare, 1, Pressed::Start).is_none());
    fs::remove_file(store.clocks()).unwrap();
    assert!(press(&mut keeper, &mut bare, 2, Pressed::Press { by: Color::Black }).is_none());
    assert_eq!(look(&store.clocks()).unwrap().bare, bare);
    fs::remove_dir_all(store.data()).unwrap();
    fs::write(store.data(), "").unwrap();
    assert!(failed(press(&mut keeper, &mut bare, 3, Pressed::Press { by: Color::White }).as_ref()));
    assert_eq!(keeper.lost().len(), 1);
    fs::remove_file(store.data()).unwrap();
    assert!(matches!(keeper.retry(), Some(Learned::Kept(Ok(())))));
    assert_eq!(look(&store.clocks()).unwrap().bare, bare);
}

#[cfg(unix)]
#[test]
fn a_game_that_ends_while_it_cannot_be_kept_is_kept_as_soon_as_it_can() {
    // At the table.
    let mut play = Play::begun();
    play.block();
    assert!(failed(play.resign().as_ref()) && failed(play.finish().as_ref()));
    assert!(play.keeper.waits() && failed(play.keeper.retry().as_ref()));
    play.unblock();
    assert!(matches!(play.keeper.retry(), Some(Learned::Finished(Ok(saved))) if saved.id == play.id()));
    assert!(!play.keeper.waits() && play.store.games().join(format!("{}.sgf", play.id())).is_file());
    // At home, and also when another game has begun since.
    for another in [false, true] {
        let mut play = Play::begun();
        play.block();
        assert!(failed(play.resign().as_ref()) && failed(play.finish().as_ref()));
        assert!(failed(play.keeper.perform(Effect::Close, 0).as_ref()));
        if another {
            let terms = play.game.terms().clone();
            assert!(failed(play.keeper.perform(Effect::Begin(terms), 0).as_ref()));
        }
        assert_eq!((play.keeper.waits(), play.keeper.lost().len()), (true, 1));
        play.unblock();
        assert!(matches!(play.keeper.retry(), Some(Learned::Kept(Ok(())))));
        assert!(!play.keeper.waits() && play.keeper.lost().is_empty());
        assert!(play.store.games().join(format!("{}.sgf", play.id())).is_file());
    }
}

#[cfg(unix)]
#[test]
fn moves_left_behind_unwritten_are_written_once_they_can_be() {
    let mut play = Play::begun();
    play.block();
    assert!(failed(play.stone(1).as_ref()));
    assert!(failed(play.keeper.perform(Effect::Close, 0).as_ref()));
    play.unblock();
    assert!(matches!(play.keeper.retry(), Some(Learned::Kept(Ok(())))));
    assert!(play.is_kept_as(&play.id()) && !play.keeper.waits());
}
