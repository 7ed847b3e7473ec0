//! The board laid otherwise: turned, then mirrored.

use std::path::Path;

use clap::Args;

use super::files::about;
use super::{Status, complain};
use crate::record::laid::Left;
use crate::record::playback::NoBoard;
use crate::rules::symmetry::Symmetry;
use crate::text::Text;

/// How the board is to lie.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Laid {
    /// Turn the board clockwise by 90, 180 or 270 degrees
    #[arg(long, value_name = "DEGREES", value_parser = quarters, allow_negative_numbers = true)]
    pub turn: Option<u8>,
    /// Mirror the board, left for right, after it is turned
    #[arg(long)]
    pub mirror: bool,
}

impl Laid {
    /// How it lies then.
    pub fn symmetry(self) -> Symmetry {
        let turned = Symmetry::turned(self.turn.unwrap_or(0));
        turned.then(if self.mirror { Symmetry::MIRROR } else { Symmetry::NONE })
    }
}

/// Degrees as quarters.
fn quarters(typed: &str) -> Result<u8, String> {
    match typed {
        "90" => Ok(1),
        "180" => Ok(2),
        "270" => Ok(3),
        _ => Err("the board is turned by 90, 180 or 270 degrees".to_owned()),
    }
}

/// Tells on standard error what could not be laid otherwise with the rest of a record.
pub fn tell(named: &Path, left: &Left, text: &Text) {
    let words = &text.markup.turn;
    let foreign = left.foreign.join(text.word.comma);
    let told = [
        left.comments.then(|| words.comments.to_owned()),
        left.log.then(|| words.no_log.to_owned()),
        (!foreign.is_empty()).then(|| (words.foreign)(&foreign)),
    ];
    for sentence in told.into_iter().flatten() {
        complain(&about(named, &sentence), Status::Done);
    }
}

/// The same of every game of a file.
pub fn tell_all(named: &Path, games: &[Result<Left, NoBoard>], text: &Text) {
    let mut all = Left::default();
    for (game, laid) in (1..).zip(games) {
        match laid {
            Ok(left) => {
                all.comments |= left.comments;
                all.log |= left.log;
                all.foreign.extend(left.foreign.iter().cloned());
            }
            Err(_) => {
                complain(&about(named, &(text.markup.turn.no_board)(game)), Status::Done);
            }
        }
    }
    all.foreign.sort_unstable();
    all.foreign.dedup();
    tell(named, &all, text);
}
