//! Records and their files, sound and config.toml, in English.

use crate::text::help::page::{Block, Page};

pub const RECORDS: Page = Page {
    title: "Records and files",
    blocks: &[
        Block::Words(
            "A game is saved in the data directory from its first move on, and when it is over it is an SGF file that others \
             can open. Unfinished games are listed first.",
        ),
        Block::Words(
            "SGF, GIB (Tygem), NGF (Cyberoro, WBaduk), UGF and UGI (PandaNet) are read, whatever the file is called and whatever \
             its encoding: up to 64 MiB, boards of up to 52 lines. Where names look wrong, e chooses the encoding by hand.",
        ),
        Block::Words(
            "Among the saved games / searches players, event, date, result, rules and file names as you type. i imports: a file, \
             typed or dropped, or a record that is pasted. f lists folders of yours too; their files stay where they are.",
        ),
        Block::Words(
            "r renames a file and c duplicates it. Del moves it to the folder trash in the data directory; u brings back what was \
             deleted last, also days later. Nothing is written over unasked.",
        ),
        Block::Words(
            "In review w saves what is shown, all games of the file, as UTF-8 or, on Tab, in its old encoding; O exports a picture. \
             t turns the board, x mirrors it.",
        ),
        Block::Words(
            "The same without the screen: shoutan show prints or draws a position, convert writes any record as SGF, check looks for \
             faults, score counts.",
        ),
    ],
};

pub const CONFIG: Page = Page {
    title: "Sound, settings file",
    blocks: &[
        Block::Words(
            "V, or the line Sound of the menu, turns from voice to bell to off. The voice is the first there is of: words recorded \
             once with espeak-ng, espeak-ng itself, spd-say, say, PowerShell; else the bell, as where no loudspeaker is found.",
        ),
        Block::Words(
            "The bell strikes once for a second read, twice for a period lost, three times when overtime begins, five times when \
             the flag falls.",
        ),
        Block::Words(
            "config.toml in your configuration folder, or --config FILE, may set these; an option on the command line goes before:",
        ),
        Block::Table(&[
            ("lang, voice_lang", "en, zh-CN, ja, ko: of the screen, of the voice"),
            ("color", "auto, always or never"),
            ("ascii", "true draws with ASCII only"),
            ("ambiguous_width", "1 or 2: columns of characters of ambiguous width"),
            ("data_dir", "where games are kept"),
            ("voice", "auto, bell, off, or command: voice_command says which"),
            ("voice_command", "[\"my-tts\", \"-l\", \"ja\"]; the word is added at the end"),
            ("count", "up reads the seconds gone, down those left"),
            ("pause", "hide or show the board in a pause"),
            ("clock_sessions", "sessions of the two clocks kept, 100 if unset"),
        ]),
    ],
};
