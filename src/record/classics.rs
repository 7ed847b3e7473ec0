//! The famous games that ship with the program.

/// A record that ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    /// Its file name, which also identifies it.
    pub file: &'static str,
    /// The record.
    pub sgf: &'static str,
}

macro_rules! classic {
    ($file:literal) => {
        Classic { file: $file, sgf: include_str!(concat!("../../assets/games/", $file)) }
    };
}

/// All of them, oldest first. The titles in the texts follow this order.
pub const ALL: [Classic; 14] = [
    classic!("0196-sunce-lufan.sgf"),
    classic!("1696-senkaku-dosaku.sgf"),
    classic!("1739-danghu-01.sgf"),
    classic!("1739-danghu-02.sgf"),
    classic!("1835-intetsu-jowa.sgf"),
    classic!("1846-shusaku-genan.sgf"),
    classic!("1850-shusaku-showa.sgf"),
    classic!("1943-hosai-goseigen.sgf"),
    classic!("1957-kitani-goseigen.sgf"),
    classic!("1993-nieweiping-komatsu.sgf"),
    classic!("2003-leesedol-hongjangsik.sgf"),
    classic!("2016-alphago-leesedol-2.sgf"),
    classic!("2016-leesedol-alphago-4.sgf"),
    classic!("2017-kejie-alphago-1.sgf"),
];

/// The record of that file name.
pub fn find(file: &str) -> Option<&'static Classic> {
    ALL.iter().find(|classic| classic.file == file)
}

#[cfg(test)]
mod tests {
    use super::{ALL, find};
    use crate::record::info::GameInfo;
    use crate::record::sgf::read::read;

    #[test]
    fn every_classic_reads_without_a_complaint() {
        for classic in ALL {
            let (collection, problems) = read(classic.sgf.as_bytes()).unwrap();
            assert!(problems.is_empty(), "{}: {problems:?}", classic.file);
            let [game] = collection.games() else { panic!("{}: not one game", classic.file) };
            let info = GameInfo::of(game);
            assert!(classic.file.starts_with(&info.date[..4]), "{} {}", classic.file, info.date);
            assert!(!info.black.is_empty() && !info.white.is_empty(), "{}", classic.file);
            assert_eq!(find(classic.file), Some(&classic));
        }
        assert_eq!(find("none.sgf"), None);
    }
}
