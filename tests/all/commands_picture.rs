//! `show --format svg` and `png`: what is to be seen in the picture, and where it goes.

use proptest::prelude::{ProptestConfig, prop_assert, proptest};
use shoutan::cli::Failure;
use shoutan::cli::Status;
use shoutan::cli::show::{self, Format, Show};
use shoutan::diagram::picture::Picture;
use shoutan::diagram::{png, svg};
use shoutan::record::marks::Drawn;
use shoutan::record::store::Store;
use shoutan::rules::board::Board;
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::text::en::EN;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

struct House {
    folder: TempDir,
    store: Store,
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::new(folder.path().join("data"));
        Self { folder, store }
    }

    fn record(&self, sgf: &str) -> PathBuf {
        let path = self.folder.path().join("a.sgf");
        fs::write(&path, sgf).unwrap();
        path
    }

    fn shown(&self, sgf: &str, format: Format) -> Vec<u8> {
        let asked = Show {
            record: self.record(sgf),
            number: None,
            game: 1,
            format: Some(format),
            out: None,
            force: false,
            ..Show::default()
        };
        show::run(&asked, &self.store, &EN, false, false).unwrap()
    }

    fn svg(&self, sgf: &str) -> String {
        let svg = String::from_utf8(self.shown(sgf, Format::Svg)).unwrap();
        well_formed(&svg);
        svg
    }
}

/// Every element is closed, in order, and nothing in the texts can be taken for markup or steers a terminal.
#[track_caller]
fn well_formed(svg: &str) {
    assert!(svg.chars().all(|c| c == '\n' || !c.is_control()), "{svg:?}");
    let body = svg.strip_prefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").unwrap();
    let mut open = Vec::new();
    for piece in body.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap();
        assert!(!text.contains('>'), "{piece}");
        let mut ampersands = text.match_indices('&');
        assert!(
            ampersands.all(|(at, _)| ["&amp;", "&lt;", "&gt;"].iter().any(|e| text[at..].starts_with(e)))
        );
        assert!(tag.matches('"').count().is_multiple_of(2), "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty() && svg.ends_with("</svg>\n"));
    // It needs no other file.
    assert!(!svg.contains("href") && svg.matches("http").count() == 1);
}

/// A picture of pixels: its width and height, and what is at a place.
struct Pixels {
    size: [u32; 2],
    bytes: Vec<u8>,
}

impl Pixels {
    fn of(png: &[u8]) -> Self {
        let mut reader = ::png::Decoder::new(Cursor::new(png)).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((info.color_type, info.bit_depth), (::png::ColorType::Rgb, ::png::BitDepth::Eight));
        Self { size: [info.width, info.height], bytes }
    }

    fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let at = 3 * (y * usize::try_from(self.size[0]).unwrap() + x);
        self.bytes[at..at + 3].try_into().unwrap()
    }

    /// A place on a point: so many pixels to the right of its middle, and below.
    fn near(&self, point: Point, right: usize, below: usize) -> [u8; 3] {
        let middle = |n: u8| 56 + 48 * usize::from(n);
        self.at(middle(point.x()) + right, middle(point.y()) + below)
    }
}

const WOOD: [u8; 3] = [0xdd, 0xb4, 0x66];
const GAME: &str = "(;SZ[9]AB[cc][dc]AW[gg];B[ee];W[ff]LB[aa:A][cc:7][bb:a&b<]TR[dc]MA[ia]C[x])";

#[test]
fn stones_and_marks_as_svg() {
    let house = House::new();
    let svg = house.svg(GAME);
    assert_eq!(svg.matches("url(#b)").count(), 3);
    assert_eq!(svg.matches("url(#w)").count(), 2);
    assert!(svg.contains("width=\"496\" height=\"496\" viewBox=\"0 0 992 992\""), "{svg}");
    for letter in ["A", "J", "9", "1", "7", "a&amp;b&lt;"] {
        assert!(svg.contains(&format!(">{letter}</text>")), "{letter} {svg}");
    }
    assert!(!svg.contains(">I</text>"));
    // The ring on the last stone is the only one that is not filled.
    let rings: Vec<&str> =
        svg.lines().filter(|line| line.starts_with("<circle") && !line.contains("fill")).collect();
    assert_eq!(rings, ["<circle cx=\"592\" cy=\"592\" r=\"24\" stroke=\"#141414\" stroke-width=\"6\"/>"]);
    // A mark of the record goes before it.
    let marked = house.svg("(;SZ[9];B[ee]TR[ee])");
    assert!(!marked.lines().any(|line| line.starts_with("<circle") && !line.contains("fill")));
}

#[test]
fn every_point_has_its_colour_in_pixels() {
    let house = House::new();
    let pixels = Pixels::of(&house.shown(GAME, Format::Png));
    assert_eq!(pixels.size, [496, 496]);
    let stone = |letters: &str| match letters {
        "cc" | "dc" | "ee" => Some(Color::Black),
        "gg" | "ff" => Some(Color::White),
        _ => None,
    };
    for point in Size::new(9, 9).unwrap().iter() {
        let [red, green, blue] = pixels.near(point, 14, 14);
        match stone(&point.to_sgf()) {
            Some(Color::Black) => assert!(red < 0x30 && green < 0x30 && blue < 0x30, "{point:?}"),
            Some(Color::White) => assert!(red > 0xc0 && green > 0xc0 && blue > 0xb0, "{point:?}"),
            None => assert_eq!([red, green, blue], WOOD, "{point:?}"),
        }
    }
    assert_eq!(pixels.at(2, 2), WOOD);
    // The lines, and the ring on the last move.
    assert_ne!(pixels.near(Point::new(7, 7), 0, 20), WOOD);
    assert!(pixels.near(Point::new(5, 5), 12, 0)[0] < 0x30);
    assert!(pixels.near(Point::new(6, 6), 12, 0)[0] > 0x80);
    // Nothing is drawn in steps: the edge of a stone is between black and wood.
    let edge = (20..26)
        .map(|right| pixels.near(Point::new(4, 4), right, 0)[0])
        .filter(|red| (0x20..0xd0).contains(red));
    assert!(edge.count() >= 1);
}

#[test]
fn dead_stones_are_half_seen() {
    let house = House::new();
    let counted = "(;GM[1]SZ[5]KM[0];B[ca];W[ab];B[cb];W[];B[cc];W[];B[cd];W[];B[ce];W[];B[]\
                   TB[aa][ab][ac][ad][ae][ba][bb][bc][bd][be][da][db][dc][dd][de][ea][eb][ec][ed][ee])";
    let svg = house.svg(counted);
    assert_eq!(svg.matches("opacity=\"0.5\"").count(), 1);
    let dead = Pixels::of(&house.shown(counted, Format::Png)).near(Point::new(0, 1), 16, 0);
    let alive = Pixels::of(&house.shown("(;SZ[5]AW[ab])", Format::Png)).near(Point::new(0, 1), 16, 0);
    assert!(dead[2] < alive[2] - 0x20 && dead[2] > WOOD[2], "{dead:?} {alive:?}");
}

#[test]
fn boards_of_every_shape() {
    for (width, height) in [(1, 1), (2, 1), (19, 19), (52, 52), (52, 1), (5, 31)] {
        let board = Board::new(Size::new(width, height).unwrap());
        let picture = Picture { board: &board, last: None, dead: &[], marks: &[], lines: &[] };
        well_formed(&svg::write(&picture));
        let pixels = Pixels::of(&png::write(&picture).unwrap());
        let side = |lines: u8| 112 + 48 * (u32::from(lines) - 1);
        assert_eq!(pixels.size, [side(width), side(height)]);
    }
}

#[test]
fn every_letter_can_be_drawn() {
    let board = Board::new(Size::new(2, 1).unwrap());
    let drawn = |text: &str| {
        let marks = [(Point::new(0, 0), Drawn::Label(text.to_owned()))];
        png::write(&Picture { board: &board, last: None, dead: &[], marks: &marks, lines: &[] }).unwrap()
    };
    let unknown = drawn("手");
    let letters = ('0'..='9').chain('A'..='Z').chain('a'..='z').chain("-+.?!/*=".chars());
    let mut seen: Vec<Vec<u8>> = letters.map(|c| drawn(&c.to_string())).collect();
    assert!(!seen.contains(&unknown));
    seen.sort();
    seen.dedup();
    // Only the letter O and the digit 0 look the same.
    assert_eq!(seen.len(), 69);
}

#[test]
fn the_ending_of_the_file_says_the_format() {
    let house = House::new();
    for (name, begins) in [
        ("a.svg", &b"<?xml"[..]),
        ("a.PNG", b"\x89PNG"),
        ("a.json", b"{\"move\""),
        ("a.txt", b"\xe2\x97\x8f"),
    ] {
        let out = house.folder.path().join(name);
        let asked = Show {
            record: house.record(GAME),
            number: Some(1),
            game: 1,
            format: None,
            out: Some(out.clone()),
            force: false,
            ..Show::default()
        };
        assert_eq!(show::run(&asked, &house.store, &EN, false, true).unwrap(), b"");
        assert!(fs::read(&out).unwrap().starts_with(begins), "{name}");
        let asked = Show { format: Some(Format::Ascii), force: true, ..asked };
        let ascii = show::run(&asked, &house.store, &EN, false, true);
        if name == "a.txt" {
            assert_eq!(ascii.unwrap(), b"");
            assert!(fs::read(&out).unwrap().starts_with(b"X Black"), "{name}");
        } else {
            let (status, told) = ascii.unwrap_err();
            assert!(status == Status::Wrong && told.contains("ending in .txt"), "{told}");
            assert!(fs::read(&out).unwrap().starts_with(begins), "{name}");
        }
    }
    for name in ["b.sgf", "b.jsonl", "b.gif", "b.html"] {
        let out = house.folder.path().join(name);
        let asked = Show {
            record: house.record(GAME),
            number: None,
            game: 1,
            format: None,
            out: Some(out.clone()),
            force: true,
            ..Show::default()
        };
        let (status, told) = show::run(&asked, &house.store, &EN, false, true).unwrap_err();
        assert!(status == Status::Wrong && told.contains(".txt, .json, .svg, .png"), "{told}");
        assert!(!out.exists());
    }
}

#[test]
fn what_is_there_stays_unless_it_may_go() {
    let house = House::new();
    let room = house.folder.path();
    let other = room.join("other");
    fs::write(&other, "(;B[dd])").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(&other, room.join("link")).unwrap();
    let names = if cfg!(unix) { &["other", "link"][..] } else { &["other"] };
    for name in names {
        let asked = Show {
            record: house.record(GAME),
            number: None,
            game: 1,
            format: Some(Format::Json),
            out: Some(room.join(name)),
            force: false,
            ..Show::default()
        };
        let (status, told) = show::run(&asked, &house.store, &EN, false, false).unwrap_err();
        assert!(status == Status::Bad && told.ends_with("write over it with --force"), "{told}");
        assert_eq!(fs::read(&other).unwrap(), b"(;B[dd])", "{name}");
        show::run(&Show { force: true, ..asked }, &house.store, &EN, false, false).unwrap();
        assert!(fs::read(&other).unwrap().starts_with(b"{\"move\""), "{name}");
        fs::write(&other, "(;B[dd])").unwrap();
    }
    let asked = Show {
        record: house.record(GAME),
        number: None,
        game: 1,
        format: Some(Format::Json),
        out: Some("-".into()),
        force: false,
        ..Show::default()
    };
    let shown = show::run(&asked, &house.store, &EN, false, false).unwrap();
    assert!(shown.starts_with(b"{\"move\""));
    let pixels = Show { format: Some(Format::Png), ..asked };
    assert_eq!(show::run(&pixels, &house.store, &EN, false, true).unwrap_err().0, Status::Wrong);
}

#[test]
fn no_pixels_go_to_a_terminal() {
    let house = House::new();
    let asked = Show {
        record: house.record(GAME),
        number: None,
        game: 1,
        format: Some(Format::Png),
        out: None,
        force: false,
        ..Show::default()
    };
    let refused: Failure = show::run(&asked, &house.store, &EN, false, true).unwrap_err();
    assert!(refused.0 == Status::Wrong && refused.1.contains("--out"), "{refused:?}");
    let asked = Show { format: Some(Format::Svg), ..asked };
    assert!(show::run(&asked, &house.store, &EN, false, true).is_ok());
}

#[test]
fn which_game_of_a_collection() {
    let house = House::new();
    let record = house.record("(;SZ[5];B[aa])(;SZ[7];B[bb];W[cc])(;GM[2])");
    let shown = |game: u32, number: Option<usize>| {
        let asked = Show {
            record: record.clone(),
            number,
            game,
            format: Some(Format::Json),
            out: None,
            force: false,
            ..Show::default()
        };
        show::run(&asked, &house.store, &EN, false, false).map(|shown| String::from_utf8(shown).unwrap())
    };
    assert!(shown(1, None).unwrap().starts_with("{\"move\":1,\"size\":[5,5]"));
    assert!(shown(2, None).unwrap().starts_with("{\"move\":2,\"size\":[7,7]"));
    assert_eq!(shown(2, Some(3)).unwrap_err().0, Status::Wrong);
    let (status, told) = shown(3, None).unwrap_err();
    assert!(status == Status::Bad && told.contains("another game"), "{told}");
    let (status, told) = shown(4, None).unwrap_err();
    assert!(status == Status::Wrong && told.ends_with("there is no game 4 in it; the last is 3"), "{told}");
}

#[test]
fn a_picture_through_a_pipe() {
    let classic = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games/1846-shusaku-genan.sgf");
    let output = Command::new(env!("CARGO_BIN_EXE_shoutan"))
        .args(["show", "--move", "127", "--format", "png"])
        .arg(classic)
        .output()
        .unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
    let pixels = Pixels::of(&output.stdout);
    assert_eq!(pixels.size, [976, 976]);
    // The ear-reddening move on K11, with its ring.
    assert!(pixels.near(Point::new(9, 8), 12, 0)[0] > 0xd0 && pixels.near(Point::new(9, 8), 18, 0)[0] < 0x30);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn any_label_is_drawn_safely(text in "\\PC{0,6}|[\\x00-\\x1f<>&\"']{0,6}") {
        let board = Board::new(Size::new(1, 1).unwrap());
        let marks = [(Point::new(0, 0), Drawn::Label(text))];
        let picture = Picture { board: &board, last: None, dead: &[], marks: &marks, lines: &[] };
        well_formed(&svg::write(&picture));
        prop_assert!(png::write(&picture).is_ok());
    }
}
