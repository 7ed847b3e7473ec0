//! English: what could not be done.

use crate::text::fault::{Command, Convert, Fault, Journal, Named, Own, Record, Rescue, Shelf};

/// What could not be done.
pub const FAULT: Fault = Fault {
    not_made: |path, why| format!("{path} could not be made: {why}"),
    not_read: |path, why| format!("{path} could not be read: {why}"),
    not_written: |path, why| format!("{path} could not be written: {why}"),
    not_removed: |path, why| format!("{path} could not be removed: {why}"),
    full: "the disk is full; make room, or choose another folder with --data-dir",
    read_only: "the disk can only be read; choose another folder with --data-dir",
    denied: "it is not yours to use; change its permissions, or choose another folder with --data-dir",
    no_folder: |folder| format!("there is no folder {folder}; make it, or choose another"),
    not_found: "there is no such file; check the name",
    exists: "it is there already; choose another name",
    is_folder: "it is a folder; name a file in it",
    not_folder: "a part of its path is no folder; check the name",
    too_large: "it would be larger than a file may be here; choose another place",
    long_name: "its name is too long, or no name for a file; choose another",
    named: Named {
        full: "the disk is full; make room, or name a file elsewhere",
        read_only: "the disk can only be read; name a file elsewhere",
        denied: "it is not yours to use; change its permissions, or name another file",
    },
    own: |own| match own {
        Own::Link => "it is a link that leads nowhere; name the file itself",
        Own::NotOrdinary => "it is no ordinary file",
        Own::Pipe => "it is a named pipe; have it read from standard input (-)",
        Own::NoJournal => "it is no ordinary file; name a journal",
        Own::TooLong => "it is longer than 64 MiB, so it is no record; name another file",
        Own::NameNotText => "its name is not text on one line; give it another name",
        Own::ManyFolders => "there are 100 folders already; take one off first",
        Own::NoHome => "you have no home folder; name a folder with --data-dir",
        Own::FolderLink => {
            "it is a link to nothing; make the folder it names, or choose another with --data-dir"
        }
        Own::ClocksInUse => "another shoutan has these clocks open; close it, or name another --data-dir",
    },
    record: Record {
        empty: "the file is empty",
        too_long: "the file is longer than 64 MiB",
        none: "no game record begins anywhere in this file",
        no_game: "it holds no game",
        no_such_game: |n, last| format!("there is no game {n} in it; the last is {last}"),
        no_such_move: |last| format!("it goes up to move {last}; name one up to that"),
        other_game: |game| format!("this is a record of another game (GM {game})"),
        too_large: |columns, rows| format!("the board is larger than 52 by 52: {columns} by {rows}"),
        unknown: |what| format!("{what} is not known to this version"),
        no_code: |encoding, c| format!("{encoding} has no code for '{c}'; save the file as UTF-8"),
        no_record: |name| format!("{name}: there is no such record"),
        no_saved: |name| format!("{name}: there is no game of that name; \"shoutan games\" lists them"),
        no_unfinished: |name| {
            format!("{name}: there is no unfinished game of that name; \"shoutan games\" lists them")
        },
        no_session: |name| format!("{name}: there is no such session; \"shoutan games --clocks\" lists them"),
        put_away: |names| format!("{names} had ended and is saved now"),
        nothing_unfinished: "there is no unfinished game; \"shoutan play\" begins one",
        nothing_named: |name| {
            format!(
                "{name}: there is no such file and no saved game of that name; \"shoutan games\" lists the games"
            )
        },
        no_input: |why| format!("standard input cannot be read ({why}); name a file"),
    },
    journal: Journal {
        lost: |name, why| format!("{name} is NOT saved: {why}"),
        in_use: "another shoutan has this game open; here it can only be looked at",
        newer: "a later version of shoutan wrote this game; here it can only be looked at, up to what is understood",
        unwritable: |why| format!("{why}; the game can only be looked at"),
        dropped: |line, why| {
            format!("line {line} of the journal cannot be used ({why}); the game stands as it was before it")
        },
        kept: |path| format!("; the journal as it was is kept in {path}"),
        later: |path, what| {
            format!(
                "{path} is the journal of a later version of shoutan ({what}); use that version to open it"
            )
        },
        damaged: |path, what| {
            format!("{path} is damaged in its first line ({what}); nothing was changed in it")
        },
        row_later: |what| format!("a later version of shoutan wrote it ({what})"),
        row_damaged: |what| format!("its first line is damaged ({what})"),
    },
    rescue: Rescue {
        read: |moves, guessed| match guessed {
            "" => format!("Damaged first line: {} read; what was agreed may be wrong", told(moves)),
            _ => format!("Damaged first line: {} read; guessed: {guessed}", told(moves)),
        },
        save: |key| format!("; {key} saves"),
        moves_alone: "what is left does not fit together as a whole game: the moves stand alone, without clocks",
        home: |file, moves| match moves {
            0 => format!("Damaged in its first line: {file}"),
            _ => format!("Damaged in its first line: {file} - see and save its {}", told(moves)),
        },
        enter: |moves| format!("; Enter opens its {}, w saves", told(moves)),
        instead: |moves, id| {
            format!(
                "; {} can be read: open it among the saved games, or with \"shoutan review {id}\", and save it there (w)",
                told(moves)
            )
        },
        nothing: "; no move of it can be read",
    },
    shelf: Shelf {
        in_use: "this game is open in another shoutan; close it there first",
        nothing_named: "name a file, or paste a record",
        is_folder: |path| format!("{path}: it is a folder; add it to the shelf as one (f)"),
        is_there: |path| format!("{path}: it is on the shelf already"),
        not_ordinary: |path| format!("{path}: it is no ordinary file; name a record"),
        journal_ending: |path| {
            format!("{path}: a file of that ending is a game in progress; give it the ending sgf")
        },
    },
    convert: Convert {
        is_itself: "it is the record itself; name another file",
        is_there: "it is there already; write over it with --force",
        no_encoding: |label, all| {
            format!("--encoding {label}: records are not written in it; {all} are known")
        },
        more: |n| format!("{n} more; \"shoutan check\" tells them all"),
        as_it_was: |n| {
            let problems = if n == 1 { "problem" } else { "problems" };
            format!(
                "it was written as it was and still has {n} {problems}; \"shoutan check\" tells what they are"
            )
        },
    },
    command: Command {
        not_found: "there is no such file; look at the spelling, or use - for standard input",
        denied: "it may not be read by you; change its permissions",
        unreadable: |why| format!("it cannot be read ({why}); try a copy of it"),
        failed: |why| format!("reading or writing failed ({why})"),
        no_point: |named, size| format!("{named} is no point of a {size} board"),
        no_stone: |point| format!("there is no stone on {point}"),
        nothing_dead: "--dead is passed over, since these rules take nothing off",
        other_ending: |endings| {
            format!("a position in this format goes into a file ending in {endings}; name such a file")
        },
        no_picture: "a picture of pixels is nothing for a terminal; name a file with --out",
        no_settings: |file, names| format!("{file}: there is no setting called {names}"),
        no_terminal: "there is no terminal to play on; the commands that need none are in shoutan --help",
        bad_terminal: |why| format!("the terminal cannot be used ({why})"),
        bad_terms: "the game cannot begin so; look at the size, the handicap and the stones",
        set_or_handicap: "set stones stand only where no handicap stones do",
        no_corners: |size| format!("a {size} board has no corner stars for set stones"),
        no_fixed: |size, n| {
            format!("a {size} board has no fixed points for {n} stones; free:{n} lays them freely")
        },
        no_room: |size, n| format!("a {size} board has no room for {n} stones"),
        no_series: "a handicap moves only in a series; say which with --series",
        series_gives: "the series says what is given in each game; leave --handicap out",
    },
};

fn told(moves: u32) -> String {
    if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") }
}
