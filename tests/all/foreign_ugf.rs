//! UGF and UGI, the formats of `PandaNet`'s programs.

use encoding_rs::{EUC_JP, SHIFT_JIS, UTF_8};
use shoutan::record::open::Format;

use super::foreign::{body, encoded, opened, problems, sgf};

/// A file with these fields, and what comes behind them.
fn ugf(fields: &[&str], rest: &str) -> String {
    format!("[Header]\nVer=UGF3,200\n{}\n{rest}", fields.join("\n"))
}

const DATA: &str = "[Data]\nQP,B1,1,0\nDP,W1,2,0\n";

/// What the root says beside the size.
fn root(fields: &[&str]) -> String {
    let text = sgf(&ugf(fields, DATA));
    text.strip_prefix("SZ[19]").unwrap().strip_suffix("\n;B[qd];W[dd])").unwrap().to_owned()
}

#[test]
fn each_field() {
    for (fields, expected) in [
        (&["PlayerB=kaziwami,7d,,x@y.jp", "PlayerW=YINNI,8d,,"][..], "PB[kaziwami]BR[7d]PW[YINNI]WR[8d]"),
        (&["playerw=apetresc,2k?,,"], "PW[apetresc]WR[2k?]"),
        (
            &["PlayerB=K.Kobayashi,9-dan,0,", "PlayerW=K.Yamashita,Gosei,0,"],
            "PB[K.Kobayashi]BR[9-dan]PW[K.Yamashita]WR[Gosei]",
        ),
        (&["PlayerB=A,3d", "PlayerB2=B,2d", "WMemb1=C", "WMemb2=D,1P"], "PB[A, 3d & B, 2d]PW[C & D, 1p]"),
        (&["PlayerB=,,,"], ""),
        (&["Title=26th,Gosei,Title matches 5th game"], "EV[26th, Gosei, Title matches 5th game]"),
        (&["Title=2019,PANDA-NET,"], "EV[2019, PANDA-NET]"),
        (&["Place=The Nihon Ki-in, Tokyo"], "PC[The Nihon Ki-in, Tokyo]"),
        (&["Date=2019/03/08,22:09:00,2019/03/09,07:16:59"], "DT[2019-03-08,09]"),
        (&["Date=2019/03/31,22:09:00,2019/04/01,07:16:59"], "DT[2019-03-31,04-01]"),
        (&["Date=2019/12/31,22:09:00,2020/01/01,07:16:59"], "DT[2019-12-31,2020-01-01]"),
        (&["Date=2020/06/23,22:46:52,2020/06/23,22:55:03"], "DT[2020-06-23]"),
        (&["Date=2020/06/23"], "DT[2020-06-23]"),
        (&["Date=//,00:00:00,//,00:00:00"], ""),
        (&["Rule=JPN"], "RU[Japanese]"),
        (&["Rule=CHN"], "RU[Chinese]"),
        (&["Rule=AGA"], "RU[AGA]"),
        (&["Hdcp=0,6.50"], "KM[6.5]"),
        (&["Hdcp=0,-5.50"], "KM[-5.5]"),
        (&["Hdcp=0,0,50"], "KM[0.5]"),
        (&["Hdcp=0"], ""),
        (&["Ptime=J;240;0;0,J;240;0;0,0,0"], "TM[14400]"),
        (&["Ptime=N;0;0;0,N;0;0;0,0,0"], ""),
        (&["Ptime=J;240;5;60,J;240;5;60,0,0"], "TM[14400]OT[J;240;5;60]"),
        (&["Ptime=J;30;0;0,J;20;0;0,0,0"], "TM[1800]OT[J;30;0;0,J;20;0;0]"),
        (
            &["Writer=PANDA-EGG ver 9.40 beta", "Commentator=a", "Copyright=PANDANET INC.", "Comment=good"],
            "GC[good]US[PANDA-EGG ver 9.40 beta]AN[a]CP[PANDANET INC.]",
        ),
        (&["Code=x", "Moves=0", "Crypt=0,PLAIN_UGF_FILE,READ_WRITE", "no field"], ""),
        (&["Crypt=2146,PLAIN_UGF_FILE,READ_WRITE"], ""),
    ] {
        let sorted = |text: &str| {
            let mut parts: Vec<String> = text.split(']').map(str::to_owned).collect();
            parts.sort();
            parts
        };
        assert_eq!(sorted(&root(fields)), sorted(expected), "{fields:?}");
        assert!(problems(&ugf(fields, DATA)).is_empty(), "{fields:?}");
    }
}

#[test]
fn each_result() {
    for (winner, expected) in [
        ("B,7.50", "RE[B+7.5]"),
        ("W,2.50", "RE[W+2.5]"),
        ("B,12", "RE[B+12]"),
        ("B,C", "RE[B+R]"),
        ("W,C", "RE[W+R]"),
        ("W,c", "RE[W+R]"),
        ("B,F", "RE[B+F]"),
        ("B,F2", "RE[B+F]"),
        ("W,T", "RE[W+Time]"),
        ("B,", "RE[B+]"),
        ("W", "RE[W+]"),
        ("B,0.00", "RE[B+]"),
        ("N1,E", "RE[Void]"),
        ("N1,", "RE[Void]"),
        ("N,", "RE[Void]"),
        ("D,", "RE[0]"),
        ("O,", "RE[Both lose]"),
        ("A,", ""),
        ("P,", ""),
        ("E,", ""),
        (",", ""),
    ] {
        assert_eq!(root(&[&format!("Winner={winner}")]), expected, "{winner}");
    }
    for wrong in ["X,3", "B,?"] {
        let text = ugf(&[&format!("Winner={wrong}")], DATA);
        assert_eq!(problems(&text), [format!("Value line 3, column 8, Winner: {wrong} is no known result")]);
    }
}

#[test]
fn rows_are_counted_from_the_bottom_or_from_the_top() {
    for (kind, expected) in [
        ("CoordinateType=IGS", "\n;B[qd];W[dd])"),
        ("CoordinateType=JPN", "\n;B[qp];W[dp])"),
        ("coordinatetype=jpn", "\n;B[qp];W[dp])"),
        ("CoordinateType=", "\n;B[qd];W[dd])"),
        ("", "\n;B[qd];W[dd])"),
    ] {
        assert_eq!(sgf(&ugf(&[kind], DATA)), format!("SZ[19]{expected}"), "{kind}");
    }
    let text = ugf(&["CoordinateType=ABC"], DATA);
    assert_eq!(
        problems(&text),
        ["Value line 3, column 16, CoordinateType: ABC is not known, rows are counted from the bottom"]
    );
}

#[test]
fn boards_of_every_size() {
    for (size, data, expected) in [
        ("9", "AA,B1,1,0\nII,W1,2,0", ";B[ai];W[ia])"),
        ("13", "AA,B1,1,0\nMM,W1,2,0", ";B[am];W[ma])"),
        ("19", "AA,B1,1,0\nSS,W1,2,0", ";B[as];W[sa])"),
    ] {
        let text = ugf(&[&format!("Size={size}"), "CoordinateType=IGS"], &format!("[Data]\n{data}"));
        assert_eq!((sgf(&text), problems(&text)), (format!("SZ[{size}]\n{expected}"), vec![]));
    }
    let text = ugf(&["Size=big"], DATA);
    assert_eq!(problems(&text), ["Value line 3, column 6, Size: big is no size of a board, 19 is taken"]);
}

#[test]
fn passes_and_colours() {
    let data = "QP,B1,1,0\nYA,W1,2,0\nYR,B2,3,10\nYZ,MK,4,0\nZZ,B1,5,0\nDP,B1,6,0\nCC,MK,7,0\nqq,w1,8,0";
    let text = ugf(&[], &format!("[Data]\n{data}\n"));
    assert_eq!(sgf(&text), "SZ[19]\n;B[qd];W[];B[];W[];B[];B[dd];W[cq];W[qc])");
    assert!(problems(&text).is_empty());
}

#[test]
fn handicap_stones_are_those_that_are_set_up() {
    for (n, set, stones) in [
        (2, "PP,B1,0,0\nDD,B1,0,0\n", "[dp][pd]"),
        (3, "PP,B1,0,0\nDD,B1,0,0\nPD,B1,0,0\n", "[dp][pd][pp]"),
        (4, "PP,B1,0,0\nDD,B1,0,0\nPD,B1,0,0\nDP,B1,0,0\n", "[dd][dp][pd][pp]"),
    ] {
        let text =
            ugf(&[&format!("Hdcp={n},0.50"), "CoordinateType=IGS"], &format!("[Data]\n{set}QC,W1,1,0\n"));
        let turned = sgf(&text);
        let expected: Vec<&str> = stones.split_inclusive(']').collect();
        assert!(
            turned.starts_with(&format!("SZ[19]HA[{n}]KM[0.5]AB")) && turned.ends_with("\n;W[qq])"),
            "{turned}"
        );
        assert!(expected.iter().all(|stone| turned.contains(stone)));
        assert!(problems(&text).is_empty());
    }
    let white = ugf(&["Hdcp=0,0.50"], "[Data]\nPP,B1,0,0\nDD,W1,0,0\nPD,B1,1,0\n");
    assert_eq!(sgf(&white), "SZ[19]KM[0.5]AB[pd]AW[dp]\n;B[pp])");
    let none = ugf(&["Hdcp=2,0.50"], "[Data]\nQC,W1,1,0\n");
    assert_eq!(sgf(&none), "SZ[19]HA[2]KM[0.5]\n;W[qq])");
    assert_eq!(
        problems(&none),
        ["Setup line 3, column 6, Hdcp: a handicap of 2 is given, and no stones are set up"]
    );
}

#[test]
fn the_time_left_where_the_main_time_and_the_time_used_are_known() {
    let data = "[Data]\nQP,B1,1,30\nDP,W1,2,90\nPC,B1,3,40\nDC,W1,4,0\n";
    let text = ugf(&["Ptime=J;1;0;0,J;1;0;0,0,0"], data);
    assert_eq!(sgf(&text), "SZ[19]TM[60]\n;B[qd]BL[30];W[dd];B[pq];W[dq])");
    assert_eq!(sgf(&ugf(&[], data)), "SZ[19]\n;B[qd];W[dd];B[pq];W[dq])");
    let used = "[Data]\nQP,B1,1,0 '00:00:31\nDP,W1,2,0 '01:00:00\nPC,B1,3,5 '00:01:00\n";
    assert_eq!(
        sgf(&ugf(&["Ptime=J;60;0;0"], used)),
        "SZ[19]TM[3600]\n;B[qd]BL[3569];W[dd]WL[0];B[pq]BL[3540])"
    );
}

#[test]
fn what_is_wrong_costs_itself_only() {
    let text = ugf(
        &["Hdcp=x,y", "Date=soon", "Moves=9"],
        "[Data]\nQP,B1,1,0\nQ,W1,2,0\nDP\nDP,X1,2,0\n\nTP,W1,2,0\nUU,B1,3,0\n.EndFig\nDC,W1,4,0\n[Unknown]\n",
    );
    assert_eq!(sgf(&text), "SZ[19]\n;B[qd];W[td];B[];W[dq])");
    assert_eq!(
        problems(&text),
        [
            "Value line 3, column 6, Hdcp: x is no handicap",
            "Value line 3, column 6, Hdcp: y is no komi",
            "Value line 4, column 6, Date: soon is no day",
            "Truncated line 5, column 7, Moves: the file says 9 moves and holds 4",
            "Syntax line 8, column 1, Data: this line cannot be read and is passed over",
            "Syntax line 9, column 1, Data: this line cannot be read and is passed over",
            "Syntax line 10, column 1, Data: this line cannot be read and is passed over",
            "OffBoard line 12, column 1, Data: TP is no point of the board",
            "OffBoard line 13, column 1, Data: UU is no point of the board",
            "Syntax line 14, column 1, Data: this line cannot be read and is passed over",
            "Syntax line 16, column 1, Data: this line cannot be read and is passed over",
        ]
    );
    let secret = ugf(&["Crypt=9666,SECRET", "PlayerB=A"], "[Data]\n@#!%\n&&&\n");
    assert_eq!(sgf(&secret), "SZ[19]PB[A])");
    assert_eq!(
        problems(&secret),
        ["Format line 3, column 7, Crypt: the file is encrypted, its moves cannot be read"]
    );
    let cut = "[Header]\nVer=UGF3,200\nPlayerB=A,1";
    assert_eq!(sgf(cut), "SZ[19]PB[A]BR[1])");
    assert_eq!(problems(cut), ["Truncated line 3, column 12: the file ends before the first move"]);
}

const REVIEW: &str = "[ReviewNode]
NODE,1,0,0,0
NODE,2,1,17,16
  VARIATION,
    NODE,10,2,4,4
    NODE,11,1,3,3
      VARIATION,
        NODE,12,2,2,2
      VARIATIONEND,
    NODE,13,2,20,20
  VARIATIONEND,
  VARIATION,
    NODE,14,2,5,5
  VARIATIONEND,
NODE,3,2,4,16
NODE,4,0,0,0
[ReviewComment]
.Comment,1
 a: Let's begin
 b: Hi!
.Comment,11
deep [ 2k?]: one
[not a section]
.Comment,13
a pass
.Comment,4
the end
";

#[test]
fn the_review_is_a_tree() {
    let expected = "SZ[19]C[ a: Let's begin\n b: Hi!]
;B[qd]
(;W[dd]C[the end])
(;W[dp];B[cq]C[deep [ 2k?\\]: one\n[not a section\\]]
(;W[]C[a pass])
(;W[br]))
(;W[eo]))";
    let both = ugf(&["CoordinateType=IGS"], &format!("{DATA}{REVIEW}"));
    assert_eq!((sgf(&both), problems(&both)), (expected.to_owned(), vec![]));
    let alone = ugf(&["CoordinateType=IGS"], REVIEW);
    assert_eq!((sgf(&alone), problems(&alone)), (expected.to_owned(), vec![]));
    let top = ugf(&["CoordinateType=JPN"], "[ReviewNode]\nNODE,2,1,17,16\nNODE,3,2,1,1\n");
    assert_eq!(sgf(&top), "SZ[19]\n;B[qp];W[aa])");
    let longer = ugf(
        &["CoordinateType=IGS"],
        "[Data]\nQP,B1,1,0\n[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,17,16\nNODE,3,2,4,16\n",
    );
    assert_eq!(sgf(&longer), "SZ[19]\n;B[qd];W[dd])");
    let handicap = ugf(
        &["Hdcp=2,0", "CoordinateType=IGS"],
        "[Data]\nPP,B1,0,0\nDD,B1,0,0\nQC,W1,1,0\n[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,16,16\nNODE,3,1,4,4\nNODE,4,2,17,3\n[ReviewComment]\n.Comment,4\nhere\n",
    );
    assert!(sgf(&handicap).ends_with("\n;W[qq]C[here])"), "{}", sgf(&handicap));
}

#[test]
fn wrong_lines_of_a_review() {
    let text = ugf(
        &["CoordinateType=IGS"],
        &format!(
            "{DATA}[ReviewNode]\nNODE,2,1,17,16\nNODE,3,2\nVARIATIONEND,\nhello\nNODE,3,2,30,4\n[ReviewComment]\n.Comment,99\nlost\n.Comment\nmore\n"
        ),
    );
    assert_eq!(sgf(&text), "SZ[19]C[more]\n;B[qd]\n(;W[dd]C[lost])\n(;W[Dp]))");
    assert_eq!(
        problems(&text),
        [
            "Syntax line 9, column 1, NODE: this node cannot be read and is passed over",
            "Syntax line 10, column 1, VARIATIONEND: a variation ends that has not begun",
            "Syntax line 11, column 1, hello: this line cannot be read and is passed over",
            "OffBoard line 12, column 1, NODE: 30,4 is no point of the board",
            "Value line 14, column 1, .Comment: there is no such node, what was said of it stands by the game",
            "Value line 16, column 1, .Comment: there is no such node, what was said of it stands by the game",
        ]
    );
}

#[test]
fn texts_and_letters_of_figures() {
    let figure = "[Figure]\n.Text,0\nWhole game\n.EndText\n.Text,1,5\nfirst line\n\n second\n.#,17,15,A\n.#,1,1,B:\n.EndText\n";
    let text = ugf(&["CoordinateType=IGS"], &format!("{DATA}{figure}"));
    assert_eq!(sgf(&text), "SZ[19]C[Whole game]\n;B[qd]LB[qe:A][as:B\\:]C[first line\n\n second];W[dd])");
    assert!(problems(&text).is_empty());
    let wrong =
        format!("{DATA}[Figure]\n.Text,9\nlate\n.#,99,1,A\n.#,1,1\n.EndText\nstray\n.EndText\n.Text,1\ncut");
    let text = ugf(&["CoordinateType=IGS"], &wrong);
    assert_eq!(sgf(&text), "SZ[19]\n;B[qd]C[cut];W[dd]C[late])");
    assert_eq!(
        problems(&text),
        [
            "Value line 8, column 1, .Text: the game has no such move",
            "Syntax line 10, column 1, .#: this label cannot be read and is passed over",
            "Syntax line 11, column 1, .#: this label cannot be read and is passed over",
            "Syntax line 13, column 1, stray: this line cannot be read and is passed over",
            "Truncated line 16, column 1, Figure: the file ends inside this text",
        ]
    );
}

#[test]
fn diagrams_are_variations() {
    let data = "[Data]\nQP,B1,1,0\nDP,W1,2,0\nPC,B1,3,0\n";
    let of = |figure: &str| {
        let text = ugf(&["CoordinateType=IGS"], &format!("{data}[Figure]\n{figure}"));
        (sgf(&text), problems(&text))
    };
    let good = |text: &str| (text.to_owned(), vec![]);
    // The position after two moves, and from there.
    let figure = ".Fig,3,1,1,19,19,Diagram 1,11,0\nDP,W1,0,0\nQP,B1,0,0\nCC,B1,1,0\nDD,W1,2,0\n.Text\nbetter\n.#,3,3,A\n.EndText\n.EndFig\n";
    let variation = "(;B[cq]N[Diagram 1];W[dp]LB[cq:A]C[better]))";
    assert_eq!(of(figure), good(&format!("SZ[19]\n;B[qd];W[dd]\n(;B[pq])\n{variation}")));
    // Without stones: from the move it names.
    let bare = ".Fig,1,1,1,19,19,,1,0\nCC,W1,1,0\n.EndFig\n";
    assert_eq!(of(bare), good("SZ[19]\n;B[qd]\n(;W[dd];B[pq])\n(;W[cq]))"));
    // Only a text.
    let text = ".Fig,1,1,1,19,19,,1,0\n.Text\nsee\n.EndText\n.EndFig\n";
    assert_eq!(of(text), good("SZ[19]\n;B[qd]C[see];W[dd];B[pq])"));
    // A position that never was.
    let other = ".Fig,2,1,1,19,19,What if,1,0\nQP,B1,0,0\nAA,B1,0,0\nBB,W1,0,0\nCC,B1,1,0\n.EndFig\n";
    assert_eq!(of(other), good("SZ[19]\n;B[qd];W[dd]\n(;B[pq])\n(;AW[br]AB[as]AE[dd]N[What if];B[cq]))"));
    let (_, told) = of(".Fig,9,1\nxx\n");
    assert_eq!(
        told,
        [
            "Value line 9, column 1, .Fig: the game has no such move",
            "Syntax line 9, column 1, .Fig: this diagram is empty",
            "Syntax line 10, column 1, Data: this line cannot be read and is passed over",
            "Truncated line 11, column 1, Figure: the file ends inside this text",
        ]
    );
}

#[test]
fn the_encoding_it_names_and_others() {
    let text = |lang: &str| {
        ugf(
            &[
                &format!("Lang={lang}"),
                "PlayerB=井山裕太,９段,,",
                "PlayerW=ソフト十,名人,,",
                "Title=第43期,棋聖戦,",
            ],
            DATA,
        )
    };
    let root = "PB[井山裕太]BR[９段]PW[ソフト十]WR[名人]EV[第43期, 棋聖戦]";
    for (charset, lang, told) in [
        (SHIFT_JIS, "SJIS", None),
        (SHIFT_JIS, "Shift_JIS", None),
        (UTF_8, "UTF-8", None),
        (UTF_8, "SJIS", Some("line 3, column 1: the file says SJIS and is UTF-8")),
        (EUC_JP, "EUC-JP", None),
        (SHIFT_JIS, "JISX", Some("line 3, column 1: JISX is no known encoding, Shift_JIS is taken")),
        (SHIFT_JIS, "", None),
        (UTF_8, "", None),
    ] {
        let opened = opened(&encoded(charset, &text(lang)));
        assert_eq!((opened.format, opened.encoding), (Format::Ugf, charset.name()), "{lang}");
        assert!(body(&opened).contains(root), "{lang}: {}", body(&opened));
        let problems: Vec<String> = opened.problems.iter().map(ToString::to_string).collect();
        assert_eq!(problems, told.into_iter().collect::<Vec<_>>(), "{lang}");
    }
}
