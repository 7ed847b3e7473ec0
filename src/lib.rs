//! shoutan (手谈, "talking with the hands"): two people, one keyboard, one board and a real game clock.
//!
//! # The house
//!
//! Rooms stand on floors, and every import goes down. A game is its record: a list of entries, and everything
//! else is a fold of that list. Time is an argument everywhere below the shell.
//!
//! ```text
//! 8  main                command line → a command, or the screen
//! 7  shell · cli         the terminal, the loop, the files │ commands: stdin and stdout
//! 6  ui                  what the screen looks like
//! 5  app · diagram       key → action → game → effect │ a position as text, SVG, PNG
//! 4  record              SGF tree, reader and writer; other formats; journal; the files of games
//! 3  game                the log and its referee
//! 2  clock               time systems, what a face shows, what is said when, where the time went
//! 1  rules               boards, positions, counting, life
//! 0  text                every text of the interface, one constant per language
//! ```
//!
//! # To change …
//!
//! | what | open |
//! |---|---|
//! | what may be played, why a move is refused | [`rules::position`] |
//! | how a game is counted | [`rules::score`], for people: [`game::ending`] |
//! | the terms of a game | [`game::terms`], how a journal and a record write them: [`record::entry`] |
//! | which points of a border that is not closed are nobody's | [`rules::contested`] |
//! | which chains are suggested as dead | [`rules::suggest`], what is certain: [`rules::life`] |
//! | a rule set | [`rules::ruleset`] |
//! | a time system, or add one | [`clock::system`], one file each |
//! | how time settings are written | [`clock::control`] |
//! | what can happen at the table | [`game::event`] (the shape of the log is a promise), then `game::clerk` |
//! | how a move is sealed and opened | [`app::table::sealing`], its envelope: [`game::envelope`] |
//! | what a key does | one binding beside what it does: the `keys` of the screen in [`app`]; what several screens share: `app::shared`; how it works: [`app::bind`] |
//! | what is done at the table beside the game itself | [`app::table::doing`] |
//! | how long a clock runs, at the table and beside a real board | `app::watch` |
//! | which keys nobody meant | `app::gate`; what is told of them: `app::input`; what is a paste: `shell::decode` |
//! | where a screen leads | `app::next`, built in `app::going` |
//! | what is asked and told in the bottom row | `ui::keyline::prompt`, how it is laid out: [`ui::keyline`] |
//! | what a menu offers | the bindings with a place in it (`in_menu`); the menu itself: [`app::menu`] |
//! | a screen's look | its file in [`ui`]; colours and glyphs only in [`ui::theme`] |
//! | what is told of the time of a game | [`clock::pace`], from a record: [`record::pace`]; the page: [`app::chart`] |
//! | a word on the screen | its file in [`text`], then every language |
//! | how records are read and written | [`record::sgf`], the tree in [`record::tree`] |
//! | which format a file is in, another server's format | [`record::open`], [`record::foreign`] |
//! | what is wrong with a record | [`record::check`], as it is played back: [`record::playback`] |
//! | what the shelf lists, and does with files | [`app::shelf`], the files: [`record::shelf`] |
//! | how a game in progress is kept | [`record::journal`], where: [`record::store`]; what is left of a damaged one: [`record::journal::rescue`] |
//! | what is written of a finished game | [`record::game_record`] |
//! | a position in characters | [`diagram::text`] |
//! | a position as a picture | [`diagram::picture`], written by [`diagram::svg`] and [`diagram::png`] |
//! | a command | [`cli::args`], then its file in [`cli`] |
//! | when the screen wakes, what a stall is | [`shell::cycle`], [`shell::stall`] |
//! | the two clocks alone | their log: [`clock::bare`], the screen: [`app::alone`] and [`ui::alone`] |
//! | what is read aloud | when: [`clock::announce`]; the words: [`text::spoken`]; by what: [`shell::voice`] |
//!
//! The path of a key: [`shell::cycle`] tells the time, [`app::App::update`] settles the time, the gate lets the key in, its
//! binding does what it is for, [`game::Game::play`] accepts an entry or refuses it, the effects go to
//! [`shell::keeper`], which has the entry on disk before the next key is read.
pub mod app;
pub mod cli;
pub mod clock;
pub mod diagram;
pub mod game;
pub mod record;
pub mod rules;
pub mod shell;
pub mod text;
pub mod ui;
