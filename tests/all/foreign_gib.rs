//! GIB, the format of the Tygem server.

use encoding_rs::{EUC_KR, GBK, SHIFT_JIS, UTF_8};
use shoutan::record::open::Format;

use super::foreign::{body, encoded, opened, problems, sgf};

/// A file with these fields and these lines between `\GS` and `\GE`.
fn gib(fields: &[&str], moves: &str) -> String {
    let fields: Vec<String> = fields.iter().map(|field| format!("\\[{field}\\]\n")).collect();
    let fields = fields.concat();
    format!("\\HS\n{fields}\\HE\n\\GS\n2 1 0\n1 0 &4\n{moves}\n\\GE\n")
}

/// What the root says beside the size.
fn root(fields: &[&str]) -> String {
    let text = sgf(&gib(fields, "INI 0 1 0 &4"));
    text.strip_prefix("SZ[19]").unwrap().strip_suffix(')').unwrap().to_owned()
}

#[test]
fn each_field() {
    for (fields, expected) in [
        (
            &["GAMEBLACKNAME=jy512 (15K)", "GAMEWHITENAME=leejw977 (10K)"][..],
            "PB[jy512]BR[15k]PW[leejw977]WR[10k]",
        ),
        (&["GAMEBLACKNAME=石下之臣(2段)", "BUSERINFO=BID:石下之臣,BLV:19,BNICK:j"], "PB[石下之臣]BR[2d]"),
        (&["GAMEWHITENAME=이창호(9단)", "WUSERINFO=WID:이창호,WLV:35"], "PW[이창호]WR[9p]"),
        (&["WUSERINFO=WID:柯洁 ,WLV:35,WNICK:KeJie"], "PW[柯洁]WR[9p]"),
        (&["BUSERINFO=BID:,BLV:27,BNICK:Yun"], "PB[Yun]BR[1p]"),
        (&["BUSERINFO=BID:a,b,BLV:0,BNICK:Yun"], "PB[a,b]BR[18k]"),
        (&["BUSERINFO=BID:a,BLV:26"], "PB[a]BR[9d]"),
        (&["BUSERINFO=BID:a,BLV:36"], "PB[a]"),
        (&["GAMEBLACKNAME=a (3K)", "BUSERINFO=BID:a,BLV:0"], "PB[a]BR[3k]"),
        (
            &["GAMETAG=S1,R3,D5,G0,W255,Z0,T0-0-0,C2016:03:26:17:29,I:lee,L:8,M:jy,N:3"],
            "PB[jy]PW[lee]DT[2016-03-26]KM[0]",
        ),
        (&["GAMENAME=승급 대국", "GAMEPLACE=타이젬 바둑"], "GN[승급 대국]PC[타이젬 바둑]"),
        (
            &["GAMEINFOSUB=GNAMEF:0,GPLCF:0,GNAME:Free,GDATE:2016- 3-26-17-29-25,GPLC:Tygem Baduk,GCMT:a, b"],
            "GN[Free]PC[Tygem Baduk]DT[2016-03-26]GC[a, b]",
        ),
        (&["GAMEDATE=2012年11月22日 下午 6:3"], "DT[2012-11-22]"),
        (&["GAMECONDITION=3 Handicap : White Dum(5)"], "GC[3 Handicap : White Dum(5)]"),
        (&["GAMELECNAME=姜大胖"], "AN[姜大胖]"),
        (&["GAMEINFOMAIN=GONGJE:65"], "KM[6.5]"),
        (&["GAMEINFOMAIN=GONGJE:75"], "KM[7.5]"),
        (&["GAMEINFOMAIN=GONGJE:-55"], "KM[-5.5]"),
        (&["GAMEINFOMAIN=GONGJE:0"], "KM[0]"),
        (&["GAMETAG=G75,W255"], "KM[7.5]"),
        (&["GAMETAG=G75,W8", "GAMEINFOMAIN=GRLT:3,GONGJE:65"], "KM[6.5]RE[B+R]"),
        (&["GAMEGONGJE=65"], "KM[6.5]"),
        (&["GAMEINFOMAIN=GTIME:1200-30-3,GRLT:255"], "TM[1200]OT[3x30 byo-yomi]"),
        (&["GAMEINFOMAIN=GTIME:60000-0-0,GRLT:255"], "TM[60000]"),
        (&["GAMEINFOMAIN=GTIME:0-30-3,GRLT:255"], "TM[0]OT[3x30 byo-yomi]"),
        (&["GAMEINFOMAIN=GTIME:0-0-0,GRLT:255"], ""),
        (&["GAMETAG=S0,T30-3-1200,A:x"], "TM[1200]OT[3x30 byo-yomi]"),
        (&["GAMEINFOMAIN=GTIME:每方限时: 无,GRLT:255", "GAMETAG=T20-1-60"], "TM[60]OT[1x20 byo-yomi]"),
        (&["GAMEBLACKNAME=Player ]\\(;B[aa])"], "PB[Player \\]\\\\]BR[;B[aa\\]]"),
        (&["UNKNOWN=x", "GAMEPLACE=", "GAMECOMMENT="], ""),
    ] {
        assert_eq!(root(fields), expected, "{fields:?}");
    }
}

#[test]
fn each_result() {
    for (code, margin, words, expected) in [
        (0, 40, "", "RE[B+4]"),
        (0, 55, "", "RE[B+5.5]"),
        (1, 110, "白11目胜", "RE[W+11]"),
        (1, 15, "", "RE[W+1.5]"),
        (3, 0, "", "RE[B+R]"),
        (4, 0, "", "RE[W+R]"),
        (7, 0, "흑 시간승", "RE[B+Time]"),
        (8, 0, "", "RE[W+Time]"),
        (255, 0, "", ""),
        (255, 0, "白中盘胜", "RE[W+R]"),
        (0, 0, "", "RE[B+]"),
        (1, 0, "", "RE[W+]"),
        (0, 0, "黑4目胜", "RE[B+4]"),
        (12, 0, "black 4 points win", "RE[B+4]"),
        (12, 0, "???!", "RE[???!]"),
    ] {
        let main = format!("GAMEINFOMAIN=GRLT:{code},ZIPSU:{margin},AUSZ:0");
        assert_eq!(root(&[&format!("GAMERESULT={words}"), &main]), expected, "{code} {margin} {words}");
        let tag = format!("GAMETAG=S1,W{code},Z{margin},A:x");
        assert_eq!(
            root(&[&format!("GAMERESULT={words}"), &tag]),
            expected,
            "{code} {margin} {words} in the tag"
        );
    }
    assert_eq!(
        problems(&gib(&["GAMEINFOMAIN=GRLT:12"], "")),
        ["Value line 2, column 16, GRLT: 12 is no known result"]
    );
}

#[test]
fn handicaps_lie_where_the_server_lays_them() {
    for (n, stones) in [
        (2, "[dp][pd]"),
        (3, "[dp][pd][dd]"),
        (4, "[dp][pd][dd][pp]"),
        (5, "[dp][pd][dd][pp][jj]"),
        (6, "[dp][pd][dd][pp][dj][pj]"),
        (7, "[dp][pd][dd][pp][dj][pj][jj]"),
        (8, "[dp][pd][dd][pp][dj][pj][jp][jd]"),
        (9, "[dp][pd][dd][pp][dj][pj][jp][jd][jj]"),
    ] {
        // The pass is White's, whatever its own colour says.
        let text = gib(&[], &format!("INI 0 1 {n} &4在272房间正在进行对局准备。 \nSKI 0 2 1\nSTO 0 3 1 2 2"));
        assert_eq!(sgf(&text), format!("SZ[19]HA[{n}]AB{stones}\n;W[];B[cc])"));
    }
    for n in [0, 1] {
        assert_eq!(sgf(&gib(&[], &format!("INI 0 1 {n} &4\nSKI 0 2 2"))), "SZ[19]\n;B[])");
    }
    let text = gib(&[], "INI 0 1 12 &4\nSTO 0 2 2 3 3");
    assert_eq!(sgf(&text), "SZ[19]HA[12]\n;W[dd])");
    assert_eq!(
        problems(&text),
        ["Setup line 6, column 1, INI: there are no fixed points for 12 stones, none are laid"]
    );
}

#[test]
fn boards_of_every_size() {
    for (line, expected) in [
        ("9", "SZ[9]HA[3]AB[cg][gc][cc]\n;W[ee])"),
        ("13", "SZ[13]HA[3]AB[dj][jd][dd]\n;W[ee])"),
        ("19", "SZ[19]HA[3]AB[dp][pd][dd]\n;W[ee])"),
    ] {
        let text = gib(&[&format!("GAMEINFOMAIN=GBKIND:2,LINE:{line},AUSZ:0")], "INI 0 1 3\nSTO 0 2 2 4 4");
        assert_eq!(sgf(&text), expected);
        assert!(problems(&text).is_empty());
    }
    for line in ["0", "53", "x"] {
        let text = gib(&[&format!("GAMEINFOMAIN=LINE:{line}")], "");
        let expected = format!("Value line 2, column 16, LINE: {line} is no size of a board, 19 is taken");
        assert_eq!((sgf(&text), problems(&text)), ("SZ[19])".to_owned(), vec![expected]));
    }
}

#[test]
fn passes_belong_to_the_side_to_move_and_moves_to_their_colour() {
    let text =
        gib(&[], "INI 0 1 0\nSTO 0 2 1 0 0\nSKI 0 3 1\nSTO 0 4 1 18 18\nSTO 0 5 1 3 3\nSKI 0 6 1\nSKI 0 7");
    assert_eq!(sgf(&text), "SZ[19]\n;B[aa];W[];B[ss];B[dd];W[];B[])");
    assert!(problems(&text).is_empty());
}

#[test]
fn what_is_wrong_costs_itself_only() {
    let text = gib(
        &["GAMEINFOMAIN=GONGJE:x,GTIME:soon,TCNT:9", "GAMEDATE=yesterday", "NOVALUE"],
        "INI 0 1 x\nSTO 0 2 1 3 3\nSTO 0 3 2 4\nSTO 0 4 7 5 5\nSTO 0 5 1 19 3\nSTO 0 6 2 -1 60\nSTO 0 7 1 19 19\nhello\nWIT 0 1\nSTO 0 8 2 2 2",
    );
    assert_eq!(sgf(&text), "SZ[19]\n;B[dd];W[ff];B[td];W[];B[tt];W[cc])");
    assert_eq!(
        problems(&text),
        [
            "Value line 2, column 16, GONGJE: x is no komi",
            "Value line 2, column 25, GTIME: soon is no time setting",
            "Truncated line 2, column 36, TCNT: the file says 9 moves and holds 6",
            "Value line 3, column 12, GAMEDATE: yesterday is no day",
            "Syntax line 4, column 1, NOVALUE: this field has no value",
            "Syntax line 9, column 1, INI: this line cannot be read and is passed over",
            "Syntax line 11, column 1, STO: this line cannot be read and is passed over",
            "Value line 12, column 1, STO: the colour cannot be read, it is taken to be the side to move",
            "OffBoard line 13, column 1, STO: 19 3 is no point of the board",
            "OffBoard line 14, column 1, STO: -1 60 is no point of the board",
            "OffBoard line 15, column 1, STO: 19 19 is no point of the board",
            "Syntax line 16, column 1, hello: lines that say no move are passed over",
        ]
    );
}

#[test]
fn values_over_lines_and_values_not_closed() {
    assert_eq!(
        sgf("\\HS\n\\[GAMECOMMENT=one\n two\\]\n\\GS\nSTO 0 2 1 3 3\n\\GE"),
        "SZ[19]GC[one\n two]\n;B[dd])"
    );
    let text = "\\HS\n\\[GAMENAME=open\n\\[GAMEPLACE=here\\]\n\\GS\nSTO 0 2 1 3 3\n\\GE";
    assert_eq!(sgf(text), "SZ[19]GN[open]PC[here]\n;B[dd])");
    assert_eq!(problems(text), ["Syntax line 2, column 12, GAMENAME: this value is not closed"]);
    let text = "\\HS\n\\[GAMECOMMENT=cut\noff";
    assert_eq!(sgf(text), "SZ[19]GC[cut\noff])");
    assert_eq!(
        problems(text),
        [
            "Truncated line 2, column 15, GAMECOMMENT: the file ends inside this value",
            "Truncated line 3, column 4: the file ends before the game does",
        ]
    );
}

/// A game of four moves with remarks behind it.
fn remarked(remarks: &str) -> String {
    let moves = "INI 0 1 0\nSTO 0 2 1 15 3\nSTO 0 3 2 3 3\nSTO 0 4 1 15 16\nSTO 0 5 2 3 16";
    gib(&[], moves) + remarks
}

#[test]
fn remarks_stand_at_their_moves() {
    let remark = |after: &str, text: &str| {
        format!("\\RS\n\\[REFSUSUN={after}\\]\n\\[REFEXPLAIN=\n{text}\n\\]\n\\RE\n")
    };
    for (remarks, expected) in [
        (remark("3", "白点三三"), ";B[pd];W[dd];B[pq]C[白点三三];W[dq])"),
        (remark("0", "before"), "C[before]\n;B[pd];W[dd];B[pq];W[dq])"),
        (remark("99", "after"), ";B[pd];W[dd];B[pq];W[dq]C[after])"),
        (remark("2", "one") + &remark("2", "two]"), ";B[pd];W[dd]C[one\ntwo\\]];B[pq];W[dq])"),
        (remark("2", "\n"), ";B[pd];W[dd];B[pq];W[dq])"),
        ("\\[REFSUSUN=1\\]\n\\[REFEXPLAIN=bare\\]".to_owned(), ";B[pd]C[bare];W[dd];B[pq];W[dq])"),
    ] {
        let text = sgf(&remarked(&remarks));
        let text = text.strip_prefix("SZ[19]").unwrap();
        assert_eq!(text.trim_start_matches('\n'), expected, "{remarks}");
        assert!(problems(&remarked(&remarks)).is_empty(), "{remarks}");
    }
    let text = remarked("\\RS\n\\[REFSUSUN=x\\]\n\\[REFEXPLAIN=lost\\]\n\\RE");
    assert_eq!(sgf(&text), "SZ[19]C[lost]\n;B[pd];W[dd];B[pq];W[dq])");
    assert_eq!(problems(&text), ["Value line 13, column 12, REFSUSUN: this is no number of moves"]);
}

#[test]
fn variations_leave_the_game_where_they_differ() {
    let whole = "\\RS\n\\[REFSUSUN=2\\]\n\\[REFEXPLAIN=better\\]\n\\[REFGIBO=\nINI 0 1 0\nSTO 0 2 1 15 3\nSTO 0 3 2 3 3\nSTO 0 4 1 2 2\nSKI 0 5 1\nSTO 0 6 1 9 9\n\\]\n\\RE\n";
    assert_eq!(sgf(&remarked(whole)), "SZ[19]\n;B[pd];W[dd]\n(;B[pq];W[dq])\n(;B[cc]C[better];W[];B[jj]))");
    let more = "\\RS\n\\[REFSUSUN=3\\]\n\\[REFGIBO=\nSTO 0 4 1 2 2\nSTO 0 5 2 1 1\n\\]\n\\RE\n";
    assert_eq!(
        sgf(&remarked(&format!("{whole}{more}"))),
        "SZ[19]\n;B[pd];W[dd]\n(;B[pq];W[dq])\n(;B[cc]C[better]\n(;W[];B[jj])\n(;W[bb])))",
        "one that is told from its own first move on"
    );
    let same = "\\RS\n\\[REFSUSUN=2\\]\n\\[REFEXPLAIN=see\\]\n\\[REFGIBO=\nSTO 0 2 1 15 3\nSTO 0 3 2 3 3\n\\]\n\\RE\n";
    assert_eq!(sgf(&remarked(same)), "SZ[19]\n;B[pd];W[dd]C[see];B[pq];W[dq])");
    assert!(problems(&remarked(&format!("{whole}{more}{same}"))).is_empty());
}

#[test]
fn the_encodings_of_the_countries() {
    let text = |kind: &str, black: &str, white: &str, place: &str| {
        let names = [
            format!("GIBOKIND={kind}"),
            format!("GAMEPLACE={place}"),
            format!("GAMEBLACKNAME={black}"),
            format!("GAMEWHITENAME={white}"),
        ];
        gib(&names.each_ref().map(String::as_str), "STO 0 2 1 3 3")
    };
    for (charset, kind, black, white, place) in [
        (EUC_KR, "Korea", "이창호", "조훈현", "타이젬 바둑"),
        (EUC_KR, "Korea", "홍", "가나", "바둑"),
        (GBK, "China", "石下之臣", "古力", "弈道TYGEM对弈"),
        (GBK, "China", "马", "柯洁", "弈城"),
        (SHIFT_JIS, "Japan", "井山裕太", "ソラ", "タイゼム"),
        (UTF_8, "Korea", "이창호", "조훈현", "타이젬"),
        (UTF_8, "China", "柯洁", "申眞揟", "弈城"),
        (UTF_8, "Global", "柯", "이", "Tygem"),
    ] {
        let opened = opened(&encoded(charset, &text(kind, black, white, place)));
        assert_eq!((opened.format, opened.encoding), (Format::Gib, charset.name()), "{black}");
        assert_eq!(body(&opened), format!("SZ[19]PB[{black}]PW[{white}]PC[{place}]\n;B[dd])"));
        assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    }
    let plain = opened(text("Korea", "a", "b", "c").as_bytes());
    assert_eq!(plain.encoding, "ASCII");
    let marked = opened(format!("\u{feff}{}", text("Korea", "이", "b", "c")).as_bytes());
    assert_eq!((marked.encoding, body(&marked).contains("PB[이]")), ("UTF-8", true));
}

#[test]
fn broken_characters_are_named_and_cost_themselves() {
    let mut bytes = encoded(
        EUC_KR,
        &gib(&["GIBOKIND=Korea", "GAMEBLACKNAME=이창호", "GAMEWHITENAME=조훈현"], "STO 0 2 1 3 3"),
    );
    let at = bytes.windows(14).position(|window| window == b"GAMEWHITENAME=").unwrap() + 14;
    bytes[at] = 0xff;
    let opened = opened(&bytes);
    assert_eq!(opened.encoding, "EUC-KR");
    assert!(body(&opened).contains("PB[이창호]") && body(&opened).ends_with(";B[dd])"));
    assert_eq!(opened.problems[0].to_string(), "line 4, column 17: 2 pieces are not EUC-KR");
}

#[test]
fn a_lost_byte_does_not_cost_the_encoding() {
    for (charset, kind, name) in [(EUC_KR, "Korea", "승강급 대국"), (GBK, "China", "升降级对局")] {
        let mut bytes = encoded(
            charset,
            &gib(&[&format!("GIBOKIND={kind}"), &format!("GAMENAME={name}"), "GAMEPLACE=@"], ""),
        );
        let at = bytes.windows(9).position(|window| window == b"GAMENAME=").unwrap() + 9;
        bytes.remove(at + 4);
        let place = bytes.iter().position(|&byte| byte == b'@').unwrap();
        bytes.splice(place..=place, encoded(charset, if kind == "Korea" { "타이젬 바둑" } else { "弈道" }));
        let opened = opened(&bytes);
        assert_eq!(opened.encoding, charset.name());
        assert!(body(&opened).contains(if kind == "Korea" { "PC[타이젬 바둑]" } else { "PC[弈道]" }));
    }
}
