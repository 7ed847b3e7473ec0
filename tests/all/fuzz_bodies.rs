//! What must hold of any bytes. The targets beside this file feed it without end, the tests for a moment.

use shoutan::record::check::check;
use shoutan::record::foreign::{Dialect, Turned, dialect, turn};
use shoutan::record::game_record::{from_tree, terms_at_start, to_sgf};
use shoutan::record::info::GameInfo;
use shoutan::record::journal::content::Content;
use shoutan::record::journal::rescue::Rescued;
use shoutan::record::sgf::read::read;
use shoutan::record::sgf::write::{write, write_as_read};
use shoutan::record::tree::{Collection, GameTree, NodeId};
use shoutan::record::value::result::result_of;
use shoutan::text::en::EN;
use shoutan::text::visible;

/// Bytes → trees → bytes: an unedited file comes back as it was, an edit is read back, and nothing shown is a
/// control code.
pub fn sgf(bytes: &[u8]) {
    let Ok((mut collection, problems)) = read(bytes) else { return };
    for problem in &problems {
        is_plain(&problem.message);
    }
    let same = write_as_read(&collection).expect("an unedited file fits its own encoding");
    assert!(same == bytes, "an unedited file changed");
    let saved = write(&collection);
    let (again, _) = read(&saved).expect("what was saved opens");
    assert_eq!(
        tokens(&collection),
        tokens(&again),
        "saved as UTF-8: {:?} from {:?}",
        String::from_utf8_lossy(&saved),
        bytes.escape_ascii().to_string()
    );
    for (number, game) in (1..).zip(collection.games()) {
        look_over(game, number);
    }
    let hostile = String::from_utf8_lossy(&bytes[..bytes.len().min(64)]).replace('\0', " ");
    let text = format!("{hostile}\\]:");
    for game in collection.games_mut() {
        let last = game.nodes().last().unwrap_or(NodeId::ROOT);
        game.set(last, "ZZ", &[&text]);
    }
    let saved = write(&collection);
    let name =
        || format!("{:?} from {:?}", String::from_utf8_lossy(&saved), bytes.escape_ascii().to_string());
    let (edited, _) = read(&saved).unwrap_or_else(|_| panic!("edited: {}", name()));
    assert_eq!(tokens(&collection), tokens(&edited), "edited: {}", name());
}

/// A Tygem file's bytes → SGF.
pub fn gib(bytes: &[u8]) {
    foreign(bytes, Dialect::Gib);
}

/// A Cyberoro file's bytes → SGF.
pub fn ngf(bytes: &[u8]) {
    foreign(bytes, Dialect::Ngf);
}

/// A `PandaNet` file's bytes → SGF.
pub fn ugf(bytes: &[u8]) {
    foreign(bytes, Dialect::Ugf);
}

/// Whatever the bytes are, what comes of them is sound SGF.
fn foreign(bytes: &[u8], as_if: Dialect) {
    let _ = dialect(bytes);
    let Turned { sgf, problems, .. } = turn(bytes, as_if, None);
    for problem in &problems {
        is_plain(&problem.message);
    }
    let (collection, oddities) = read(sgf.as_bytes()).expect("our own SGF opens");
    assert!(oddities.is_empty(), "{oddities:?} in {sgf:?} from {:?}", bytes.escape_ascii().to_string());
    assert_eq!(collection.games().len(), 1);
    look_over(&collection.games()[0], 1);
}

/// A journal's bytes: what can be trusted of it is a game, and its record loses nothing. The check sums are made
/// right first, or nothing behind them would ever be reached.
pub fn journal(bytes: &[u8]) {
    let _ = Content::read(bytes).is_ok();
    let sealed: Vec<u8> = bytes.split(|&b| b == b'\n').flat_map(sealed).collect();
    // Without its first line at the latest, what is left of it is a record.
    let rest = sealed.iter().position(|&b| b == b'\n').map_or(&[][..], |end| &sealed[end..]);
    for left in [bytes, &[bytes.split(|&b| b == b'\n').next().unwrap_or_default(), rest].concat()] {
        if let Some(left) = Rescued::read(left) {
            let saved = write(&left.collection(&EN).expect("its moves are a record"));
            let (collection, problems) = read(&saved).expect("what was saved opens");
            assert!(problems.is_empty(), "{problems:?}");
            look_over(&collection.games()[0], 1);
            left.told(&EN).iter().for_each(|told| is_plain(told));
        }
    }
    let Ok(content) = Content::read(&sealed) else { return };
    let game = content.game;
    let record = to_sgf(&game);
    let (collection, problems) = read(&record).expect("our own record opens");
    assert!(problems.is_empty(), "{problems:?}");
    let back = from_tree(&collection.games()[0]).expect("our own log is read").expect("it is there");
    assert_eq!(back.entries(), game.entries());
    assert_eq!(terms_at_start(&back), terms_at_start(&game));
}

/// A line of a journal with the right check sum, and a line break.
fn sealed(line: &[u8]) -> Vec<u8> {
    const MARK: &[u8] = b",\"crc\":\"";
    let body = line.windows(MARK.len()).rposition(|part| part == MARK).map_or(line, |at| &line[..at]);
    let sum = format!("{:08x}\"}}\n", crc32fast::hash(body));
    [body, MARK, sum.as_bytes()].concat()
}

fn look_over(game: &GameTree, number: usize) {
    let checked = check(game, number);
    assert_eq!(checked.nodes, game.nodes().count());
    for problem in &checked.problems {
        is_plain(&problem.message);
    }
    let info = GameInfo::of(game);
    is_plain(&visible::line(&info.result));
    let _ = (info.time_control(), result_of(&info.result), info.komi_quarters(), info.preset());
}

fn is_plain(text: &str) {
    assert_eq!(visible::line(text), text, "shown as it is");
}

/// Every game's nodes in order, each with its depth and its properties; not the charset, which saving may add.
fn tokens(collection: &Collection) -> Vec<String> {
    let mut all = Vec::new();
    for game in collection.games() {
        for node in game.nodes() {
            let parent = game.parent(node).map_or(0, |parent| game.children(parent).count());
            let mut token = format!("{parent};");
            for property in game.properties(node) {
                if !property.is("CA") {
                    token.push_str(property.name());
                    for value in property.values() {
                        token.push('[');
                        token.push_str(value);
                        token.push(']');
                    }
                }
            }
            all.push(token);
        }
    }
    all
}
