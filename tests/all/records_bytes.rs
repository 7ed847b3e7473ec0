//! Reader rules 1 to 6 and writer rule 45: what the bytes of a file mean, and what bytes go out.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, WINDOWS_1252};
use shoutan::record::info::GameInfo;
use shoutan::record::problem::{Kind, Problem};
use shoutan::record::sgf::read::{read, read_in};
use shoutan::record::sgf::write::{write, write_as_read};
use shoutan::record::tree::{Collection, NodeId};

fn opened(bytes: &[u8]) -> (Collection, Vec<Problem>) {
    let (collection, problems) = read(bytes).unwrap();
    assert_eq!(write_as_read(&collection).unwrap(), bytes, "unedited bytes go out as they came in");
    (collection, problems)
}

/// The name of the encoding, Black's name, and the kinds of problems.
fn seen(bytes: &[u8]) -> (&'static str, String, Vec<Kind>) {
    let (collection, problems) = opened(bytes);
    let kinds = problems.iter().map(|problem| problem.kind).collect();
    (collection.encoding().name, GameInfo::of(&collection.games()[0]).black, kinds)
}

fn encode(charset: &'static Encoding, text: &str) -> Vec<u8> {
    let (bytes, _, unfit) = charset.encode(text);
    assert!(!unfit, "{text}");
    bytes.into_owned()
}

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

const GAME: &str = ";B[pd];W[dd];B[pq];W[dp])";

fn game(header: &str) -> String {
    format!("(;GM[1]FF[4]SZ[19]{header}\n{GAME}")
}

#[test]
fn rule_1_trail_bytes_that_look_like_brackets_are_text() {
    for (charset, label, name) in
        [(SHIFT_JIS, "Shift_JIS", "ソ十表能乗"), (BIG5, "Big5", "許功蓋"), (GBK, "GBK", "乗乚乛乢")]
    {
        let bytes = encode(charset, &game(&format!("CA[{label}]PB[{name}]PW[x]")));
        assert!(name.chars().any(|c| {
            let code = encode(charset, &c.to_string());
            code.len() == 2 && matches!(code[1], 0x5b..=0x5d)
        }));
        assert_eq!(seen(&bytes), (charset.name(), name.to_owned(), vec![]));
    }
}

#[test]
fn rule_2_byte_order_marks() {
    let text = game("PB[井山裕太]");
    let marked = format!("\u{feff}{text}");
    let name = || "井山裕太".to_owned();
    assert_eq!(seen(marked.as_bytes()), ("UTF-8", name(), vec![]));
    assert_eq!(seen(&utf16(&marked, u16::to_le_bytes)), ("UTF-16LE", name(), vec![]));
    assert_eq!(seen(&utf16(&marked, u16::to_be_bytes)), ("UTF-16BE", name(), vec![]));
}

#[test]
fn rule_2_utf16_without_a_mark_is_known_by_its_zeros() {
    for header in ["PB[Lee]", "CA[UTF-16]PB[Lee]", "PB[Lee]GN[井山裕太一十百千万]"] {
        let text = game(header);
        assert_eq!(seen(&utf16(&text, u16::to_le_bytes)), ("UTF-16LE", "Lee".to_owned(), vec![]));
        assert_eq!(seen(&utf16(&text, u16::to_be_bytes)), ("UTF-16BE", "Lee".to_owned(), vec![]));
    }
}

#[test]
fn rule_2_ascii_and_utf8_whatever_ca_says() {
    for ca in ["", "CA[UTF-8]", "CA[GB2312]", "CA[nonsense]"] {
        assert_eq!(
            seen(game(&format!("{ca}PB[Lee]")).as_bytes()),
            ("ASCII", "Lee".to_owned(), vec![]),
            "{ca}"
        );
    }
    for ca in ["", "CA[]", "CA[UTF-8]", "CA[utf8]", "CA[ISO-8859-1]", "CA[US-ASCII]", "CA[latin1]"] {
        let (name, black, kinds) = seen(game(&format!("{ca}PB[이세돌]")).as_bytes());
        assert_eq!((name, black.as_str(), kinds), ("UTF-8", "이세돌", vec![]), "{ca}");
    }
}

#[test]
fn sgfmill_4_utf8_without_ca_is_not_latin_1() {
    assert_eq!(seen(game("PB[Müller]").as_bytes()), ("UTF-8", "Müller".to_owned(), vec![]));
}

#[test]
fn rule_2_ca_by_label_then_detection_then_windows_1252() {
    let text =
        |ca: &str, name: &str| game(&format!("{ca}PB[{name}]PW[古力]EV[第十届世界围棋锦标赛]RE[白中盘胜]"));
    for ca in ["CA[GB2312]", "CA[gb2312]", "CA[ GBK ]", "CA[GB18030]", ""] {
        let (_, black, kinds) = seen(&encode(GBK, &text(ca, "聂卫平")));
        assert_eq!((black.as_str(), kinds), ("聂卫平", vec![]), "{ca}");
    }
    let latin = encode(WINDOWS_1252, &game("CA[ISO-8859-1]PB[Müller]"));
    assert_eq!(seen(&latin), ("windows-1252", "Müller".to_owned(), vec![]));
    let latin = encode(WINDOWS_1252, &game("PB[Müller]PC[Köln, Straße]"));
    assert_eq!(seen(&latin), ("windows-1252", "Müller".to_owned(), vec![]));
}

#[test]
fn rule_2_detection_of_what_servers_in_the_east_write() {
    for (charset, black, white, event, result) in [
        (GBK, "聂卫平", "小松英树", "第六届中日围棋擂台赛", "白中盘胜"),
        (BIG5, "周俊勳", "張栩", "第一屆中環盃職業圍棋錦標賽", "黑中盤勝"),
        (SHIFT_JIS, "趙治勲", "小林光一", "第十期棋聖戦七番勝負", "白中押し勝ち"),
        (EUC_JP, "趙治勲", "小林光一", "第十期棋聖戦七番勝負", "白中押し勝ち"),
        (EUC_KR, "이창호", "조훈현", "제일회 삼성화재배 세계바둑", "백 불계승"),
    ] {
        let bytes = encode(charset, &game(&format!("PB[{black}]PW[{white}]EV[{event}]RE[{result}]")));
        assert_eq!(seen(&bytes), (charset.name(), black.to_owned(), vec![]));
    }
}

#[test]
fn sgf_7_the_whole_file_is_looked_at() {
    let bytes =
        encode(SHIFT_JIS, &game(&format!("C[{}]PB[趙治勲]C[黒が中央を厚くして優勢]", "x".repeat(5000))));
    assert_eq!(seen(&bytes), ("Shift_JIS", "趙治勲".to_owned(), vec![]));
}

#[test]
fn sabaki_121_gb18030_without_ca() {
    let bytes = encode(GB18030, &game("PB[聂卫平]PW[小松英树]EV[第六届中日围棋擂台赛]C[㐀]"));
    let (collection, problems) = opened(&bytes);
    let tree = &collection.games()[0];
    assert_eq!(tree.simple_text(NodeId::ROOT, "PB").as_deref(), Some("聂卫平"));
    assert_eq!(tree.text(NodeId::ROOT, "C").as_deref(), Some("㐀"));
    assert_eq!(problems, []);
}

#[test]
fn sabaki_1029_a_shift_jis_file_without_ca_and_semicolon() {
    let text =
        "(\nTE[第30期名人戦]\nRD[2005-10-13]\nPC[愛知県蒲郡市]\nPB[張栩]\nPW[小林覚]\nKO[6.5]\n;B[qd];W[dd])";
    let bytes = encode(SHIFT_JIS, text);
    assert_eq!(seen(&bytes), ("Shift_JIS", "張栩".to_owned(), vec![]));
}

#[test]
fn rule_3_utf8_with_damage_keeps_its_brackets_and_its_bytes() {
    // The last character of the name is cut in the middle, right before the bracket.
    let mut bytes = game("CA[UTF-8]PB[柯洁和古力]PW[x]").into_bytes();
    let cut = bytes.windows(3).position(|three| three == "力".as_bytes()).unwrap();
    bytes.remove(cut + 2);
    let (name, black, kinds) = seen(&bytes);
    assert_eq!((name, black.as_str(), kinds), ("UTF-8", "柯洁和古\u{fffd}", vec![Kind::Encoding]));
    let (mut collection, _) = opened(&bytes);
    collection.games_mut()[0].set(NodeId::ROOT, "PW", &["y"]);
    let mut expected = bytes.clone();
    let at = expected.windows(5).position(|five| five == b"PW[x]").unwrap();
    expected[at + 3] = b'y';
    assert_eq!(write(&collection), expected, "the damaged bytes are still there");
}

#[test]
fn utf8_with_a_character_cut_in_half_needs_no_label() {
    for (text, cut) in [
        ("PB[李世乭]C[黑棋好，白棋坏。日本]", "本"),
        ("PB[José]PW[Zoë]C[Привет!]", "т"),
        ("PB[한국기원]PW[이창호]", "호"),
    ] {
        let mut bytes = game(text).into_bytes();
        let at = bytes.windows(cut.len()).rposition(|some| some == cut.as_bytes()).unwrap();
        bytes.remove(at + cut.len() - 1);
        let (name, black, kinds) = seen(&bytes);
        assert_eq!((name, kinds), ("UTF-8", vec![Kind::Encoding]), "{text}");
        assert!(text.contains(&format!("PB[{black}]")), "{black}");
    }
}

#[test]
fn a_few_letters_never_swallow_the_end_of_a_value() {
    // Half a character before the bracket: read as Chinese it would take the bracket along.
    for bytes in
        [&b"(;SZ[9]PB[Jos\xe9]C[x \xe6];B[ee];W[cc])"[..], b"(;SZ[9]CA[UTF-8]C[\xe6\x97];B[ee];W[cc])"]
    {
        let (collection, _) = opened(bytes);
        assert_eq!(collection.games()[0].moves(), 2, "{}", collection.encoding().name);
    }
}

#[test]
fn katrain_177_fox_names_that_are_not_what_ca_says() {
    let bytes = encode(GBK, &game("CA[UTF-8]AP[foxwq]PB[聂卫平]PW[小松英树]EV[第六届中日围棋擂台赛]"));
    assert_eq!(seen(&bytes), ("GBK", "聂卫平".to_owned(), vec![Kind::Encoding]));
}

#[test]
fn rule_4_utf8_under_a_legacy_label() {
    let text = game("CA[GB2312]PB[聂卫平]PW[小松英树]");
    let (collection, problems) = opened(text.as_bytes());
    assert_eq!(collection.encoding().name, "UTF-8");
    assert_eq!(GameInfo::of(&collection.games()[0]).black, "聂卫平");
    assert_eq!(problems[0].message, "the file says GB2312 and is UTF-8");
    assert_eq!((problems[0].line, problems[0].column), (1, 19));
}

#[test]
fn rule_5_labels() {
    let fits = [
        (GBK, "聂卫平", &["GB2312", "GB_2312-80", "EUC-CN", "cp936", "gbk", "x-gbk"][..]),
        (BIG5, "張栩", &["Big5", "big-5", "cp950", "big5-hkscs"]),
        (SHIFT_JIS, "趙治勲", &["Shift_JIS", "sjis", "cp932", "MS932", "shift-jis", "windows-31j"]),
        (EUC_KR, "이창호", &["EUC-KR", "euc_kr", "cp949", "UHC", "KS_C_5601-1987"]),
        (EUC_JP, "趙治勲", &["EUC-JP", "x-euc-jp"]),
        (WINDOWS_1252, "Müller", &["ISO8859_1", "ISO-8859-1", "latin1", "cp1252"]),
    ];
    for (charset, name, labels) in fits {
        for label in labels {
            let bytes = encode(charset, &game(&format!("CA[{label}]PB[{name}]")));
            assert_eq!(seen(&bytes), (charset.name(), name.to_owned(), vec![]), "{label}");
        }
    }
    let bytes = encode(GBK, &game("CA[klingon]PB[聂卫平]PW[小松英树]EV[第六届中日围棋擂台赛]"));
    assert_eq!(seen(&bytes), ("GBK", "聂卫平".to_owned(), vec![Kind::Encoding]));
}

#[test]
fn rule_6_an_encoding_picked_by_hand() {
    let bytes = encode(BIG5, &game("CA[ISO-8859-1]PB[張栩]"));
    let black = |label| GameInfo::of(&read_in(&bytes, Some(label)).unwrap().0.games()[0]).black;
    assert_eq!(black("Big5"), "張栩");
    assert_ne!(black("GBK"), "張栩");
    assert_eq!(read_in(&bytes, Some("Big5")).unwrap().0.encoding().name, "Big5");
}

#[test]
fn rule_45_legacy_files_go_out_as_utf8_with_ca() {
    for (before, after) in [("CA[GB2312]", "CA[UTF-8]"), ("", "")] {
        let bytes = encode(GBK, &game(&format!("{before}PB[聂卫平]PW[小松英树]EV[第六届中日围棋擂台赛]")));
        let (collection, _) = opened(&bytes);
        let written = String::from_utf8(write(&collection)).unwrap();
        let tail = if before.is_empty() { "CA[UTF-8]" } else { "" };
        let text =
            format!("(;GM[1]FF[4]SZ[19]{after}PB[聂卫平]PW[小松英树]EV[第六届中日围棋擂台赛]{tail}\n{GAME}");
        assert_eq!(written, text);
        assert!(read(written.as_bytes()).unwrap().1.is_empty());
    }
}

#[test]
fn rule_45_the_old_encoding_on_request() {
    let bytes = encode(GBK, &game("CA[GB2312]PB[聂卫平]PW[小松英树]"));
    let (mut collection, _) = opened(&bytes);
    collection.games_mut()[0].set(NodeId::ROOT, "PB", &["古力"]);
    let expected = encode(GBK, &game("CA[GB2312]PB[古力]PW[小松英树]"));
    assert_eq!(write_as_read(&collection).unwrap(), expected);
    collection.games_mut()[0].set(NodeId::ROOT, "PB", &["이세돌"]);
    let unfit = write_as_read(&collection).unwrap_err();
    assert_eq!((unfit.character, unfit.encoding), ('이', "GBK"));
    // Written as a backslash the yen sign would take the bracket behind it along.
    let (mut collection, _) = opened(&encode(SHIFT_JIS, &game("CA[Shift_JIS]PB[本因坊秀哉]PW[呉清源]")));
    for (name, character) in [("\u{a5}", '\u{a5}'), ("呉\u{203e}", '\u{203e}')] {
        collection.games_mut()[0].set(NodeId::ROOT, "PB", &[name]);
        let unfit = write_as_read(&collection).unwrap_err();
        assert_eq!((unfit.character, unfit.encoding), (character, "Shift_JIS"));
    }
    for (bytes, mark) in [(u16::to_le_bytes as fn(u16) -> [u8; 2], ""), (u16::to_be_bytes, "\u{feff}")] {
        let (mut collection, _) = opened(&utf16(&format!("{mark}{}", game("PB[Lee]")), bytes));
        collection.games_mut()[0].set(NodeId::ROOT, "PB", &["이세돌"]);
        let expected = utf16(&format!("{mark}{}", game("PB[이세돌]")), bytes);
        assert_eq!(write_as_read(&collection).unwrap(), expected);
    }
}

#[test]
fn ogs_695_a_name_typed_into_an_ascii_file_brings_its_ca() {
    let (mut collection, _) = opened(b"(;GM[1]PB[x];B[aa])");
    collection.games_mut()[0].set(NodeId::ROOT, "PB", &["이세돌"]);
    assert_eq!(String::from_utf8(write(&collection)).unwrap(), "(;GM[1]PB[이세돌]CA[UTF-8];B[aa])");
}
