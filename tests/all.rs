//! One binary, so that the tests link once.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

#[path = "all/adjourn.rs"]
mod adjourn;
#[path = "all/alone.rs"]
mod alone;
#[path = "all/before.rs"]
mod before;
#[path = "all/board.rs"]
mod board;
#[path = "all/board_kept.rs"]
mod board_kept;
#[path = "all/clocks.rs"]
mod clocks;
#[path = "all/clocks_games.rs"]
mod clocks_games;
#[path = "all/clocks_properties.rs"]
mod clocks_properties;
#[path = "all/clocks_refusals.rs"]
mod clocks_refusals;
#[path = "all/clocks_replay.rs"]
mod clocks_replay;
#[path = "all/clocks_said.rs"]
mod clocks_said;
#[path = "all/clocks_slips.rs"]
mod clocks_slips;
#[path = "all/clocks_specs.rs"]
mod clocks_specs;
#[path = "all/clocks_words.rs"]
mod clocks_words;
#[path = "all/commands_check.rs"]
mod commands_check;
#[path = "all/commands_check_files.rs"]
mod commands_check_files;
#[path = "all/commands_config.rs"]
mod commands_config;
#[path = "all/commands_convert.rs"]
mod commands_convert;
#[path = "all/commands_help.rs"]
mod commands_help;
#[path = "all/commands_picture.rs"]
mod commands_picture;
#[path = "all/commands_score.rs"]
mod commands_score;
#[path = "all/commands_score_taken.rs"]
mod commands_score_taken;
#[path = "all/commands_show.rs"]
mod commands_show;
#[path = "all/contested.rs"]
mod contested;
#[path = "all/counting.rs"]
mod counting;
#[path = "all/covers.rs"]
mod covers;
#[path = "all/endings.rs"]
mod endings;
#[path = "all/entries.rs"]
mod entries;
#[path = "all/floors.rs"]
mod floors;
#[path = "all/foreign.rs"]
mod foreign;
#[path = "all/foreign_files.rs"]
mod foreign_files;
#[path = "all/foreign_gib.rs"]
mod foreign_gib;
#[path = "all/foreign_ngf.rs"]
mod foreign_ngf;
#[path = "all/foreign_ugf.rs"]
mod foreign_ugf;
#[path = "all/front.rs"]
mod front;
#[path = "../fuzz/src/lib.rs"]
mod fuzz_bodies;
#[path = "all/fuzzed.rs"]
mod fuzzed;
#[path = "all/held.rs"]
mod held;
#[path = "all/interop.rs"]
mod interop;
#[path = "all/journal_codec.rs"]
mod journal_codec;
#[path = "all/journal_files.rs"]
mod journal_files;
#[path = "all/journal_games.rs"]
mod journal_games;
#[path = "all/journal_reopened.rs"]
mod journal_reopened;
#[path = "all/journal_shelf.rs"]
mod journal_shelf;
#[path = "all/laid.rs"]
mod laid;
#[path = "all/leaving.rs"]
mod leaving;
#[path = "all/menus.rs"]
mod menus;
#[path = "all/offers.rs"]
mod offers;
#[path = "all/plates.rs"]
mod plates;
#[path = "all/pty.rs"]
mod pty;
#[path = "all/records.rs"]
mod records;
#[path = "all/records_bytes.rs"]
mod records_bytes;
#[path = "all/records_hostile.rs"]
mod records_hostile;
#[path = "all/records_named.rs"]
mod records_named;
#[path = "all/records_play.rs"]
mod records_play;
#[path = "all/records_prose.rs"]
mod records_prose;
#[path = "all/records_round.rs"]
mod records_round;
#[path = "all/records_rules.rs"]
mod records_rules;
#[path = "all/records_syntax.rs"]
mod records_syntax;
#[path = "all/records_write.rs"]
mod records_write;
#[path = "all/referee.rs"]
mod referee;
#[path = "all/rescued.rs"]
mod rescued;
#[path = "all/results.rs"]
mod results;
#[path = "all/review_files.rs"]
mod review_files;
#[path = "all/reviews.rs"]
mod reviews;
#[path = "all/rules_cycle.rs"]
mod rules_cycle;
#[path = "all/rules_facts.rs"]
mod rules_facts;
#[path = "all/rules_ko.rs"]
mod rules_ko;
#[path = "all/rules_lines.rs"]
mod rules_lines;
#[path = "all/rules_mirror.rs"]
mod rules_mirror;
#[path = "all/rules_random.rs"]
mod rules_random;
#[path = "all/rules_replay.rs"]
mod rules_replay;
#[path = "all/rules_slow.rs"]
mod rules_slow;
#[path = "all/said.rs"]
mod said;
#[path = "all/shelf.rs"]
mod shelf;
#[path = "all/suggest.rs"]
mod suggest;
#[path = "all/table.rs"]
mod table;
#[path = "all/tables.rs"]
mod tables;
#[path = "all/told.rs"]
mod told;
#[path = "all/training.rs"]
mod training;
#[path = "all/typed.rs"]
mod typed;
#[path = "all/units.rs"]
mod units;
#[path = "all/vanished.rs"]
mod vanished;
#[path = "all/voice.rs"]
mod voice;
