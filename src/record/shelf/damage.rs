//! Why a file cannot be read as a game.

use crate::record::entry::fields::Flaw;
use crate::record::fault::Fault;
use crate::record::open::Unopened;
use crate::record::playback::NoBoard;
use crate::record::sgf::read::NotARecord;
use crate::record::value::game::TooLarge;
use crate::text::Text;
use crate::text::en::EN;
use std::fmt;

/// Why a file cannot be read as a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The file cannot be read.
    Unread(Fault),
    /// It is a journal whose first line does not say which game it is.
    Journal(Flaw),
    /// It is no record.
    Unopened(Unopened),
    /// It holds no game.
    NoGame,
    /// There is no board to play it on.
    NoBoard(NoBoard),
}

impl Damage {
    /// One sentence in a language.
    pub fn said(&self, text: &Text) -> String {
        let words = &text.fault;
        match self {
            Self::Unread(fault) => fault.why(text),
            Self::Journal(Flaw::Unknown(what)) => (words.journal.row_later)(what),
            Self::Journal(Flaw::Damaged(what)) => (words.journal.row_damaged)(what),
            Self::Unopened(no) => no.said(text),
            Self::NoGame => words.record.no_game.to_owned(),
            Self::NoBoard(no) => no.said(text),
        }
    }

    /// As it is remembered; `None` where the file should be read again.
    pub(super) fn word(&self) -> Option<String> {
        let flaw = |flaw: &Flaw| match flaw {
            Flaw::Unknown(what) => format!("unknown {what}"),
            Flaw::Damaged(what) => format!("damaged {what}"),
        };
        Some(match self {
            Self::Unread(_) => return None,
            Self::Journal(what) => format!("journal {}", flaw(what)),
            Self::Unopened(Unopened::Journal(what)) => format!("record {}", flaw(what)),
            Self::Unopened(Unopened::NotARecord(NotARecord::Empty)) => "empty ".to_owned(),
            Self::Unopened(Unopened::NotARecord(NotARecord::TooLong)) => "long ".to_owned(),
            Self::Unopened(Unopened::NotARecord(NotARecord::NoGame)) => "nothing ".to_owned(),
            Self::NoGame => "games ".to_owned(),
            Self::NoBoard(NoBoard::OtherGame(game)) => format!("other {game}"),
            Self::NoBoard(NoBoard::TooLarge(TooLarge(columns, rows))) => format!("large {columns} {rows}"),
        })
    }

    /// What is remembered like this.
    pub(super) fn from_word(word: &str) -> Option<Self> {
        let flaw = |word: &str| match word.split_once(' ')? {
            ("unknown", what) => Some(Flaw::Unknown(what.to_owned())),
            ("damaged", what) => Some(Flaw::Damaged(what.to_owned())),
            _ => None,
        };
        let none = |why: NotARecord| Self::Unopened(Unopened::NotARecord(why));
        Some(match word.split_once(' ')? {
            ("journal", what) => Self::Journal(flaw(what)?),
            ("record", what) => Self::Unopened(Unopened::Journal(flaw(what)?)),
            ("empty", "") => none(NotARecord::Empty),
            ("long", "") => none(NotARecord::TooLong),
            ("nothing", "") => none(NotARecord::NoGame),
            ("games", "") => Self::NoGame,
            ("other", game) => Self::NoBoard(NoBoard::OtherGame(game.to_owned())),
            ("large", size) => {
                let (columns, rows) = size.split_once(' ')?;
                Self::NoBoard(NoBoard::TooLarge(TooLarge(columns.parse().ok()?, rows.parse().ok()?)))
            }
            _ => return None,
        })
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

#[cfg(test)]
mod tests {
    use super::Damage;
    use crate::record::entry::fields::Flaw;
    use crate::record::fault::{Doing, Fault};
    use crate::record::open::Unopened;
    use crate::record::playback::NoBoard;
    use crate::record::sgf::read::NotARecord;
    use crate::record::value::game::TooLarge;
    use crate::text::ALL;
    use std::io::ErrorKind;
    use std::path::Path;

    #[test]
    fn what_is_remembered_is_told_alike_in_every_language() {
        let all = [
            Damage::Journal(Flaw::Unknown("schema 9".to_owned())),
            Damage::Journal(Flaw::Damaged(String::new())),
            Damage::Unopened(Unopened::Journal(Flaw::Damaged("no end".to_owned()))),
            Damage::Unopened(NotARecord::Empty.into()),
            Damage::Unopened(NotARecord::TooLong.into()),
            Damage::Unopened(NotARecord::NoGame.into()),
            Damage::NoGame,
            Damage::NoBoard(NoBoard::OtherGame("2 x".to_owned())),
            Damage::NoBoard(NoBoard::TooLarge(TooLarge(99, 53))),
        ];
        for damage in all {
            assert_eq!(Damage::from_word(&damage.word().unwrap()), Some(damage.clone()));
            let mut told = ALL.map(|text| damage.said(text)).to_vec();
            told.dedup();
            assert!(told.len() == 4 || matches!(damage, Damage::Unopened(Unopened::Journal(_))), "{told:?}");
        }
        let unread = Damage::Unread(Fault::of(Doing::Read, Path::new("a"))(ErrorKind::NotFound.into()));
        assert_eq!(unread.word(), None);
        for word in ["", "x ", "large 5", "large 5 x", "journal x", "empty x"] {
            assert_eq!(Damage::from_word(word), None, "{word}");
        }
    }
}
