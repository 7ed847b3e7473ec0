//! A moment of what the fuzz targets do without end: files spoiled at random, from the same seed every time.

use crate::{fuzz_bodies, tables};
use shoutan::record::entry::{line, to_fields};
use shoutan::record::game_record::terms_at_start;
use shoutan::record::journal::content::header;

/// Pieces that mean something to a reader.
const WORDS: [&[u8]; 24] = [
    b"(",
    b")",
    b";",
    b"[",
    b"]",
    b"\\",
    b":",
    b"\n",
    b"\r\n",
    b"\0",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"SZ[52]",
    b"SZ[1:3]",
    b"AB[aa:cc]",
    b"B[tt]",
    b"W[]",
    b"CA[GBK]",
    b"CA[Shift_JIS]",
    b"GM[2]",
    b"HA[9]",
    b"KM[375]",
    b"\x1b[2J",
    b"\x83\x5c",
];

pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(n.max(1)).unwrap()).unwrap()
    }

    /// A stretch of `len` bytes, at most 24 long.
    fn stretch(&mut self, len: usize) -> std::ops::Range<usize> {
        let from = self.below(len + 1);
        from..(from + self.below(25)).min(len)
    }

    fn spoil(&mut self, bytes: &mut Vec<u8>, other: &[u8]) {
        for _ in 0..=self.below(6) {
            let at = self.below(bytes.len() + 1);
            match self.below(6) {
                0 => bytes.truncate(at),
                1 => drop(bytes.drain(self.stretch(bytes.len()))),
                2 => drop(bytes.splice(at..at, WORDS[self.below(WORDS.len())].iter().copied())),
                3 => {
                    let copy = other[self.stretch(other.len())].to_vec();
                    drop(bytes.splice(at..at, copy));
                }
                4 => {
                    let copy = bytes[self.stretch(bytes.len())].to_vec();
                    drop(bytes.splice(at..at, copy));
                }
                _ => {
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte ^= 1 << self.below(8);
                    }
                }
            }
        }
    }
}

fn spoiled(seeds: &[Vec<u8>], rounds: usize, body: fn(&[u8])) {
    let mut chance = Chance(0x5eed_0000_0601);
    for seed in seeds {
        body(seed);
    }
    for _ in 0..rounds {
        let mut bytes = seeds[chance.below(seeds.len())].clone();
        let other = chance.below(seeds.len());
        chance.spoil(&mut bytes, &seeds[other]);
        body(&bytes);
    }
}

#[test]
fn spoiled_records_keep_every_promise() {
    let seeds: Vec<Vec<u8>> = [
        "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[李]PW[王]KM[7.5]RE[W+R];B[pd]BL[30]OB[5];W[dp]C[a\\]b\\\\];B[](;W[cc])(;W[dd];B[tt]))",
        "mail header\n( ;GM[1]SZ[9:13]CoPyright[x]AB[aa:cc][dd]PL[W]HA[3];W[ee]N[n]LB[aa:1][bb:A\\:B];AE[aa]MN[5];B[Q16])tail(;SZ[1])",
        "(SZ[52]AP[foxwq]TM[300]TC[3]TT[30];;B[Az];W[zzz];B[ab]W[ba](;)()(;C[)",
        "\u{feff}(;RE[B+0.5]KO[6.5]TE[x]RD[2001-01-01]OT[3x30 byo-yomi]TM[1h];KO[]B[aa])",
    ]
    .iter()
    .map(|text| text.as_bytes().to_vec())
    .chain([b"(;CA[gbk]PB[\xc0\xee]PW[\xcd\xf5];B[aa]C[\x82\x5c\x81\x5d])".to_vec()])
    .chain([b"\xff\xfe(\0;\0C\0[\0\x4e\x67]\0)\0".to_vec()])
    .collect();
    spoiled(&seeds, 6000, fuzz_bodies::sgf);
}

#[test]
fn spoiled_journals_keep_every_promise() {
    let mut chance = Chance(0x5eed);
    let seeds: Vec<Vec<u8>> = (0..12)
        .map(|_| {
            let mut byte = || u8::try_from(chance.below(256)).unwrap();
            let choice = [(); 6].map(|()| byte());
            let attempts: Vec<_> = (0..20).map(|_| (byte(), u16::from(byte()), u16::from(byte()))).collect();
            let game = tables::played(choice, &attempts);
            let mut bytes = header(&terms_at_start(&game)).into_bytes();
            for entry in game.entries() {
                bytes.push(b'\n');
                bytes.extend(line::write(&to_fields(entry)).bytes());
            }
            bytes
        })
        .collect();
    spoiled(&seeds, 1500, fuzz_bodies::journal);
}

#[test]
fn spoiled_files_of_other_servers_keep_every_promise() {
    for (name, body) in
        [("gib", fuzz_bodies::gib as fn(&[u8])), ("ngf", fuzz_bodies::ngf), ("ugf", fuzz_bodies::ugf)]
    {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(name);
        let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        let seeds: Vec<Vec<u8>> = files.iter().map(|file| std::fs::read(file).unwrap()).collect();
        assert_eq!(seeds.len(), 2);
        spoiled(&seeds, 1500, body);
    }
}
