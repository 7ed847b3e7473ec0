//! NGF, the format of the servers of Cyberoro and `WBaduk`.

use encoding_rs::{BIG5, EUC_KR, Encoding, GBK, SHIFT_JIS, UTF_8};
use shoutan::record::open::Format;

use super::foreign::{body, encoded, opened, problems, sgf};

/// The lines of a head.
const HEAD: [&str; 12] = [
    "Rated game",
    "19",
    "ace550      7D*",
    "p81587      5D*",
    "www.cyberoro.com",
    "0",
    "0",
    "6",
    "20170316 [09:51]",
    "5",
    "White wins by  resign!",
    "2",
];

const MOVES: &str = "PMABBQEEQ\nPMACWEEEE\n";

/// A file with other words on some lines of its head, counted from 0.
fn ngf(other: &[(usize, &str)], moves: &str) -> String {
    let mut head = HEAD;
    for (line, words) in other {
        head[*line] = words;
    }
    format!("{}\n{moves}", head.join("\n"))
}

fn expected(root: &str) -> String {
    format!("SZ[19]{root}\n;B[pd];W[dd])")
}

#[test]
fn a_whole_file() {
    let text = ngf(&[], MOVES);
    let opened = opened(text.as_bytes());
    assert_eq!((opened.format, opened.encoding), (Format::Ngf, "ASCII"));
    let root = "PB[p81587]BR[5d*]PW[ace550]WR[7d*]GN[Rated game]PC[www.cyberoro.com]DT[2017-03-16]KM[6.5]TM[300]RE[W+R]";
    assert_eq!(body(&opened), expected(root));
    assert!(opened.problems.is_empty());
    let crlf = text.replace('\n', "\r\n");
    assert_eq!(sgf(&crlf), expected(root));
}

#[test]
fn each_field() {
    let empty: Vec<(usize, &str)> = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(|line| (line, "")).to_vec();
    for (line, words, root) in [
        (0, "レーティング対局", "GN[レーティング対局]"),
        (2, "LQC         9DP", "PW[LQC]WR[9p]"),
        (2, "アギラール  7段*", "PW[アギラール]WR[7d*]"),
        (3, "江維傑      5段P", "PB[江維傑]BR[5p]"),
        (3, "Lin.H.C     7DP", "PB[Lin.H.C]BR[7p]"),
        (3, "가나다 3급", "PB[가나다]BR[3k]"),
        (3, "a b 18K", "PB[a b]BR[18k]"),
        (3, "朴承华 初段", "PB[朴承华]BR[初段]"),
        (3, "two words", "PB[two words]"),
        (3, "alone", "PB[alone]"),
        (4, "www.wbaduk.com", "PC[www.wbaduk.com]"),
        (7, "6", "KM[6.5]"),
        (7, "0", "KM[0.5]"),
        (7, "7.5", "KM[7.5]"),
        (7, "-6", "KM[-6]"),
        (8, "20100404", "DT[2010-04-04]"),
        (8, "20100123 [21: 6]", "DT[2010-01-23]"),
        (9, "480", "TM[28800]"),
        (9, "0", ""),
        (10, "Black wins by 0.5!", "RE[B+0.5]"),
        (10, "Black wins by time!", "RE[B+Time]"),
        (10, "White loses on time", "RE[B+Time]"),
        (10, "Black Win 6.5 >> White(50):Black(63)", "RE[B+6.5]"),
        (10, "흑 1.5집 승", "RE[B+1.5]"),
        (10, "백 불계승", "RE[W+R]"),
        (10, "白5.5目勝ち!", "RE[W+5.5]"),
        (10, "黒中押し勝ち!", "RE[B+R]"),
        (10, "白棋12子 >> 白方(94):黑方(82)", "RE[白棋12子]"),
        (10, "黑2.5目胜", "RE[B+2.5]"),
        (10, "Progressing!", "RE[Progressing!]"),
    ] {
        let mut other = empty.clone();
        other.push((line, words));
        assert_eq!(sgf(&ngf(&other, MOVES)), expected(root), "{words}");
        assert!(problems(&ngf(&other, MOVES)).is_empty(), "{words}");
    }
}

#[test]
fn handicaps_and_their_komi() {
    for (n, komi, stones) in [
        ("2", "0", "[dp][pd]"),
        ("3", "0", "[dp][pd][dd]"),
        ("4", "5", "[dp][pd][dd][pp]"),
        ("5", "0", "[dp][pd][dd][pp][jj]"),
        ("6", "0", "[dp][pd][dd][pp][dj][pj]"),
        ("7", "0", "[dp][pd][dd][pp][dj][pj][jj]"),
        ("8", "0", "[dp][pd][dd][pp][dj][pj][jp][jd]"),
        ("9", "0.5", "[dp][pd][dd][pp][dj][pj][jp][jd][jj]"),
    ] {
        let text = sgf(&ngf(&[(5, n), (7, komi)], "PMABWQEEQ\nPMACBEEEE"));
        assert!(text.contains(&format!("KM[{komi}]HA[{n}]AB{stones}TM")), "{text}");
        assert!(text.ends_with("\n;W[pd];B[dd])"));
    }
    let text = ngf(&[(5, "1"), (7, "0")], MOVES);
    assert!(sgf(&text).contains("KM[0]TM") && problems(&text).is_empty());
    let text = ngf(&[(5, "11")], MOVES);
    assert!(sgf(&text).contains("HA[11]TM"));
    assert_eq!(
        problems(&text),
        ["Setup line 6, column 1, handicap: there are no fixed points for 11 stones, none are laid"]
    );
}

#[test]
fn boards_and_passes() {
    for (size, moves, expected) in [
        ("9", "PMABBFFFF\nPMACWAAAA\nPMADBJJJJ", ";B[ee];W[];B[ii])"),
        ("13", "PMABBNNNN\nPMACWAAAA\nPMADBAAAA", ";B[mm];W[];B[])"),
        ("19", "PMABBBTTB\nPMACWTBBT", ";B[as];W[sa])"),
        ("19", "PMABBBT\nPMACWTB", ";B[as];W[sa])"),
    ] {
        let text = ngf(&[(1, size), (11, "2")], moves);
        let turned = sgf(&text);
        assert!(turned.starts_with(&format!("SZ[{size}]")) && turned.ends_with(expected), "{turned}");
        assert!(problems(&text).is_empty());
    }
    assert_eq!(
        problems(&ngf(&[(1, "big")], MOVES)),
        ["Value line 2, column 1, size: big is no size of a board, 19 is taken"]
    );
}

#[test]
fn what_is_wrong_costs_itself_only() {
    let text = ngf(
        &[(5, "x"), (7, "y"), (8, "z"), (9, "soon"), (11, "9")],
        "PMABBQEEQ\nPMACXEEEE\nPMAD\nPMAEWEEEF\nPMAFBUEEU\nPMAGWAEEA\nsomething\nPMAHBCCCC",
    );
    assert!(sgf(&text).ends_with("\n;B[pd];W[dd];B[td];W[];B[bb])"), "{}", sgf(&text));
    assert_eq!(
        problems(&text),
        [
            "Value line 6, column 1, handicap: x is no number",
            "Value line 8, column 1, komi: y is no komi",
            "Value line 9, column 1, date: z is no day",
            "Value line 10, column 1, time: soon is no number",
            "Truncated line 12, column 1, moves: the file says 9 moves and holds 5",
            "Syntax line 14, column 1, PM: this move cannot be read and is passed over",
            "Syntax line 15, column 1, PM: this move cannot be read and is passed over",
            "Value line 16, column 1, PM: the point is not the same backwards, the first is taken",
            "OffBoard line 17, column 1, PM: UE is no point of the board",
            "OffBoard line 18, column 1, PM: AE is no point of the board",
        ]
    );
}

#[test]
fn remarks_stand_at_their_moves() {
    for (remarks, expected) in [
        ("IDB[1] good[EndTxt]", ";B[pd]C[good];W[dd])"),
        ("GI1\nIDB[2] one\n two\n\nthree[EndTxt]\n", ";B[pd];W[dd]C[one\n two\n\nthree])"),
        ("IDB[99] late[EndTxt]", ";B[pd];W[dd]C[late])"),
        ("IDB[1] a[EndTxt]\nIDW[1] b][EndTxt]", ";B[pd]C[a\nb\\]];W[dd])"),
        ("IDB[1] [EndTxt]", ";B[pd];W[dd])"),
        ("IDB[x] a[EndTxt]", ";B[pd];W[dd])"),
    ] {
        let text = ngf(&[], &format!("{MOVES}{remarks}"));
        assert!(sgf(&text).ends_with(&format!("\n{expected}")), "{}", sgf(&text));
        assert!(problems(&text).is_empty(), "{remarks}");
    }
    let text = ngf(&[], &format!("{MOVES}IDB[1] cut"));
    assert!(sgf(&text).ends_with("\n;B[pd]C[cut];W[dd])"));
    assert_eq!(problems(&text), ["Truncated line 15, column 1, ID: the file ends inside this remark"]);
}

#[test]
fn the_older_head() {
    let text = "GI韩国十段战\nGI甲乙丙 初段\nGI丁戊己 五段\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI3\nPMABBREER\nPMACWEEEE\nPMADBQRRQ\nGI1\nIDB[3] 黑中盘胜(现场消息)[EndTxt]\n";
    let expected = "SZ[19]PB[丁戊己]BR[五段]PW[甲乙丙]WR[初段]EV[韩国十段战]DT[2006-09-05]KM[6.5]RE[B+R]\n;B[qd];W[dd];B[pq]C[黑中盘胜(现场消息)])";
    for charset in [UTF_8, GBK] {
        let opened = opened(&encoded(charset, text));
        assert_eq!((opened.encoding, body(&opened).as_str()), (charset.name(), expected));
        assert!(opened.problems.is_empty());
    }
    let handicap = text.replacen("GI0", "GI2", 1).replace("IDB[3] 黑中盘胜", "IDB[3] 黑好");
    assert!(sgf(&handicap).contains("KM[6]HA[2]AB[dp][pd]\n") && !sgf(&handicap).contains("RE["));
    assert!(sgf(&ngf(&[(0, "GIANT cup")], MOVES)).contains("GN[GIANT cup]"), "a title is not a mark");
}

#[test]
fn the_encodings_of_the_countries() {
    for (charset, title, white, black, result, told) in [
        (EUC_KR, "승급 대국", "이창호 9단", "조훈현 9단", "흑 1.5집 승", "B+1.5"),
        (GBK, "升降级对局", "古力 9段", "柯洁 9段", "黑中盘胜", "B+R"),
        (BIG5, "升降級對局", "周俊勳 9段", "王元均 9段", "白棋勝 1.5目", "W+1.5"),
        (SHIFT_JIS, "レーティング対局", "アギラール 7段*", "江維傑 5段P", "黒中押し勝ち!", "B+R"),
        (UTF_8, "レーティング対局", "アギラール 7段*", "江維傑 5段P", "白時間切れ勝ち！", "W+Time"),
    ] {
        let text = ngf(&[(0, title), (2, white), (3, black), (10, result)], MOVES);
        let opened = opened(&encoded(charset, &text));
        assert_eq!((opened.format, opened.encoding), (Format::Ngf, charset.name()), "{title}");
        let turned = body(&opened);
        let name = |text: &str| text.split(' ').next().unwrap().to_owned();
        assert!(
            turned.contains(&format!("PB[{}]", name(black)))
                && turned.contains(&format!("PW[{}]", name(white)))
        );
        assert!(turned.contains(&format!("RE[{told}]")), "{turned}");
        assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    }
}

const KOREAN: [&str; 24] = [
    "이창호",
    "조훈현",
    "서봉수",
    "유창혁",
    "이세돌",
    "최철한",
    "박정환",
    "신진서",
    "김지석",
    "강동윤",
    "원성진",
    "박영훈",
    "홍",
    "한수",
    "바람",
    "돌부처",
    "백두산",
    "무심",
    "청풍명월",
    "가나",
    "흑룡",
    "천년학",
    "은하수",
    "사랑해",
];
/// Every character of these is a Hangul syllable in EUC-KR, too.
const EITHER: [&str; 5] = ["古力", "柯洁", "孔杰", "邱峻", "丁浩"];
const CHINESE: [&str; 19] = [
    "聂卫平",
    "马晓春",
    "常昊",
    "时越",
    "芈昱廷",
    "石下之臣",
    "黑白人生",
    "陈耀烨",
    "周睿羊",
    "唐韦星",
    "江维杰",
    "彭荃",
    "胡耀宇",
    "罗洗河",
    "王磊",
    "刘世振",
    "李轩豪",
    "范廷钰",
    "杨鼎新",
];
const TAIWANESE: [&str; 7] = ["周俊勳", "王元均", "林至涵", "陳詩淵", "黑嘉嘉", "蕭正浩", "賴均輔"];
const JAPANESE: [&str; 9] =
    ["井山裕太", "山下敬吾", "高尾紳路", "アギラール", "いちろう", "結城聡", "趙治勲", "羽根直樹", "河野臨"];

/// The encoding a file with these names and this result is read in.
fn read_in(charset: &'static Encoding, black: &str, white: &str, result: &str) -> &'static str {
    let text = ngf(&[(2, &format!("{white} 5D")), (3, &format!("{black} 7D*")), (10, result)], MOVES);
    opened(&encoded(charset, &text)).encoding
}

#[test]
fn short_names_are_read_in_the_encoding_of_their_country() {
    let english = "White wins by  resign!";
    for (charset, names, result) in [
        (EUC_KR, &KOREAN[..], "백 불계승"),
        (GBK, &CHINESE[..], "黑中盘胜"),
        (BIG5, &TAIWANESE[..], "白中盤勝"),
        (SHIFT_JIS, &JAPANESE[..], "黒中押し勝ち"),
    ] {
        for (n, black) in names.iter().enumerate() {
            for white in names[n + 1..].iter().take(4) {
                for words in [english, result] {
                    let found = read_in(charset, black, white, words);
                    assert_eq!(found, charset.name(), "{black} {white} {words}");
                }
            }
        }
    }
    // The fixed words of a file tell, and so does one name that can be only one of both.
    for either in EITHER {
        assert_eq!(read_in(GBK, either, "古力", "黑中盘胜"), "GBK", "{either}");
        for chinese in &CHINESE[..6] {
            assert_eq!(read_in(GBK, either, chinese, english), "GBK", "{either} {chinese}");
        }
    }
    // Against a name in ASCII.
    for korean in KOREAN.iter().filter(|name| name.chars().count() > 1) {
        assert_eq!(read_in(EUC_KR, korean, "ace550", english), "EUC-KR", "{korean}");
    }
}
