//! Records of ours opened and saved again by other programs' readers, where those are installed:
//! `pip install sgfmill`, `npm install @sabaki/sgf` (found through `NODE_PATH` or in `tests/interop/node_modules`).

use crate::fuzzed::Chance;
use crate::tables::played;
use serde_json::Value;
use shoutan::game::Game;
use shoutan::record::game_record::{from_tree, terms_at_start, to_sgf};
use shoutan::record::sgf::read::read;
use shoutan::rules::color::Color;
use shoutan::rules::position::Move;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A reader by somebody else.
struct Other {
    name: &'static str,
    program: &'static str,
    /// Succeeds where the reader is installed.
    probe: [&'static str; 2],
    script: &'static str,
}

const SGFMILL: Other =
    Other { name: "sgfmill", program: "python3", probe: ["-c", "import sgfmill"], script: "with_sgfmill.py" };
const SABAKI: Other = Other {
    name: "sabaki",
    program: "node",
    probe: ["-e", "require('@sabaki/sgf')"],
    script: "with_sabaki.cjs",
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interop")
}

impl Other {
    /// What the reader sees in each file; none where it is not installed.
    fn see(&self, files: &[PathBuf]) -> Option<Vec<Value>> {
        let run = |arguments: &mut Command| arguments.current_dir(folder()).output().ok();
        let found = run(Command::new(self.program).args(self.probe)).is_some_and(|it| it.status.success());
        if !found {
            println!("skipped: {} is not installed", self.name);
            return None;
        }
        let output = run(Command::new(self.program).arg(folder().join(self.script)).args(files)).unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let seen: Vec<Value> = String::from_utf8(output.stdout)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(seen.len(), files.len());
        Some(seen)
    }

    /// Every game is seen as it was played, and comes back from the other's hand with its log.
    fn agrees(&self) {
        let home = tempfile::tempdir().unwrap();
        let games = games();
        let files: Vec<PathBuf> = (0..games.len()).map(|n| home.path().join(format!("{n}.sgf"))).collect();
        for (file, game) in files.iter().zip(&games) {
            std::fs::write(file, to_sgf(game)).unwrap();
        }
        let Some(all) = self.see(&files) else { return };
        for ((seen, game), file) in all.iter().zip(&games).zip(&files) {
            let terms = terms_at_start(game);
            let record = String::from_utf8(to_sgf(game)).unwrap();
            assert_eq!(seen["size"], terms.size.width(), "{record}");
            assert_eq!(seen["moves"], Value::from(moves(game)), "{record}");
            let again = std::fs::read(format!("{}.{}", file.display(), self.name)).unwrap();
            let (collection, problems) = read(&again).unwrap();
            assert!(problems.is_empty(), "{problems:?}");
            let back = from_tree(&collection.games()[0]).unwrap().unwrap();
            assert_eq!(back.entries(), game.entries(), "{record}\n{}", String::from_utf8_lossy(&again));
        }
    }
}

/// Games with every kind of event, the same every time.
fn games() -> Vec<Game> {
    let mut chance = Chance(0x6f74_6865_7273);
    let mut byte = move || u8::try_from(chance.below(256)).unwrap();
    (0..200)
        .map(|_| {
            let choice = [(); 6].map(|()| byte());
            let attempts: Vec<_> = (0..60)
                .map(|_| (byte(), u16::from_le_bytes([byte(), byte()]), u16::from_le_bytes([byte(), byte()])))
                .collect();
            played(choice, &attempts)
        })
        .collect()
}

fn moves(game: &Game) -> Vec<String> {
    game.moves()
        .iter()
        .map(|played| {
            let color = if played.by == Color::Black { "b" } else { "w" };
            match played.mv {
                Move::Pass => color.to_owned(),
                Move::Play(point) => format!("{color}{}", point.to_sgf()),
            }
        })
        .collect()
}

#[test]
fn sgfmill_sees_the_same_moves_and_keeps_the_log() {
    SGFMILL.agrees();
}

#[test]
fn sabaki_sees_the_same_moves_and_keeps_the_log() {
    SABAKI.agrees();
}
