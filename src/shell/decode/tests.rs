//! Every way a key can come.

use crossterm::event::{Event, KeyModifiers};
use proptest::prelude::{any, prop, proptest};

use super::Decoder;

/// The events of a text, in short: `Ctrl-c`, `Up`, `click 3,4`, `paste x`. A `|` in the text is a pause.
fn told(text: &[u8]) -> String {
    let mut decoder = Decoder::default();
    let mut events = Vec::new();
    for &byte in text {
        events.extend(if byte == b'|' { decoder.settle() } else { decoder.take(byte) });
    }
    events.extend(decoder.settle());
    assert_eq!(decoder.patience(), None);
    events.iter().map(short).collect::<Vec<_>>().join(" ")
}

fn short(event: &Event) -> String {
    match event {
        Event::Key(key) => {
            let mut name = String::new();
            for (modifier, word) in [
                (KeyModifiers::CONTROL, "Ctrl-"),
                (KeyModifiers::ALT, "Alt-"),
                (KeyModifiers::SHIFT, "Shift-"),
            ] {
                if key.modifiers.contains(modifier) {
                    name += word;
                }
            }
            name + &key.code.as_char().map_or_else(|| format!("{:?}", key.code), String::from)
        }
        Event::Mouse(mouse) => format!(
            "{:?}{}@{},{}",
            mouse.kind,
            if mouse.modifiers.is_empty() { "" } else { "+" },
            mouse.column,
            mouse.row
        ),
        Event::Paste(text) => format!("paste<{text}>"),
        other => format!("{other:?}"),
    }
}

#[test]
fn keys() {
    let cases: [(&[u8], &str); 45] = [
        (b"\x1b[1;\x1b[A", "Up"),
        (b"a1 ", "a 1  "),
        (b"G?", "Shift-G ?"),
        ("手é".as_bytes(), "手 é"),
        (b"\r\t\x7f\x08", "Enter Tab Backspace Backspace"),
        (b"\x01\x03\x1a\n\x00\x1c", "Ctrl-a Ctrl-c Ctrl-z Ctrl-j Ctrl-  Ctrl-4"),
        (b"\x1b", "Esc"),
        (b"\x1b\x1b", "Esc Esc"),
        (b"\x1b|[A", "Esc [ Shift-A"),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", "Up Down Right Left"),
        (b"\x1bOA\x1bOD\x1bOH\x1bOF", "Up Left Home End"),
        (b"\x1bOM\x1bOP\x1bOS", "Enter F(1) F(4)"),
        (b"\x1b\x1b[A", "Esc Up"),
        (b"\x1b[1;2A\x1b[1;5D\x1b[1;4C\x1b[1;8H", "Shift-Up Ctrl-Left Alt-Shift-Right Ctrl-Alt-Shift-Home"),
        (b"\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[7~\x1b[8~", "Home End Home End Home End"),
        (b"\x1b[2~\x1b[3~\x1b[5~\x1b[6~", "Insert Delete PageUp PageDown"),
        (b"\x1b[3;5~", "Ctrl-Delete"),
        (b"\x1b[Z", "Shift-BackTab"),
        (b"\x1b[11~\x1b[15~\x1b[17~\x1b[21~\x1b[23~\x1b[24~", "F(1) F(5) F(6) F(10) F(11) F(12)"),
        (b"\x1b[[A\x1b[[E\x1b[[x", "F(1) F(5)"),
        (b"\x1bx\x1bX", "Alt-x Alt-Shift-X"),
        ("\x1b手".as_bytes(), "Alt-手"),
        (b"\x1b\r", "Alt-Enter"),
        (b"\x1b[", "Alt-["),
        (b"\x1bO", "Alt-Shift-O"),
        (b"\x1b[|p", "Alt-[ p"),
        (b"\x1b[1;|p", "p"),
        (b"\x1b[12;40Rq", "q"),
        (b"\x1b[1;2Rq", "q"),
        (b"\x1b[?1;2cq", "q"),
        (b"\x1b[I\x1b[Oq", "q"),
        (b"\x1b[97;5uq", "q"),
        (b"\x1b[<0;4;5M\x1b[<0;4;5m", "Down(Left)@3,4 Up(Left)@3,4"),
        (b"\x1b[<2;1;1M\x1b[<1;1;1M", "Down(Right)@0,0 Down(Middle)@0,0"),
        (b"\x1b[<64;9;9M\x1b[<65;9;9M", "ScrollUp@8,8 ScrollDown@8,8"),
        (b"\x1b[<16;300;200M", "Down(Left)+@299,199"),
        (b"\x1b[<32;2;2M\x1b[<35;2;2M", "Drag(Left)@1,1"),
        (b"\x1b[<0;0;5M\x1b[<0;4M\x1b[<0;4;5Xq", "q"),
        (b"\x1b[M $%\x1b[M#$%", "Down(Left)@3,4 Up(Left)@3,4"),
        (b"\x1b[M`$%q", "ScrollUp@3,4 q"),
        (b"\x1b[200~q\r\x1b[A\x1b[201~x", "paste<q\r\x1b[A> x"),
        (b"\x1b[200~abc|x", "paste<abc> x"),
        (b"\x1b[200~\x1b[201~", "paste<>"),
        (b"\xffq", "q"),
        (b"\xe6\x89|q", "q"),
    ];
    for (text, events) in cases {
        assert_eq!(told(text), events, "{:?}", String::from_utf8_lossy(text));
    }
}

#[test]
fn a_long_paste_is_cut_and_ends() {
    let mut text = b"\x1b[200~".to_vec();
    text.extend(std::iter::repeat_n(b'x', super::LONGEST_PASTE + 100));
    text.extend(b"\x1b[201~q");
    let mut decoder = Decoder::default();
    let events: Vec<Event> = text.iter().filter_map(|&byte| decoder.take(byte)).collect();
    let [Event::Paste(paste), Event::Key(_)] = &events[..] else { panic!("{} events", events.len()) };
    assert_eq!(paste.len(), super::LONGEST_PASTE);
}

/// The events of several reads, in short; a pause after the last.
fn read_at_once(reads: &[&str]) -> String {
    let mut decoder = Decoder::default();
    let mut events: Vec<Event> = reads.iter().flat_map(|read| decoder.take_all(read.as_bytes())).collect();
    events.extend(decoder.settle());
    assert_eq!(decoder.patience(), None);
    events.iter().map(short).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_paste_that_nothing_marks() {
    for (reads, events) in [
        (&["(;B[aa]", ";W[bb]u", "q\r"][..], "paste<(;B[aa];W[bb]uq\r>"),
        (&["(;B[aa])", "\x1b[A"], "paste<(;B[aa])> Up"),
        (&["(;B[aa])\x1b[A"], "( ; Shift-B [ a a ] ) Up"),
        (&["\x1b[200~(;B", "[aa]\x1b[201~q"], "paste<(;B[aa]> q"),
        (&["\x1b", "(;"], "Alt-( ;"),
        (&["/g/a.sgf"], "paste</g/a.sgf>"),
        (&["mD4\r"], "m Shift-D 4 Enter"),
        (&["手", "談"], "手 談"),
    ] {
        assert_eq!(read_at_once(reads), events, "{reads:?}");
    }
    // A character cut by the line is whole again.
    let mut decoder = Decoder::default();
    assert!(decoder.take_all(b"(;C[\xe6\x89").is_empty());
    assert!(decoder.take_all(b"\x8b])").is_empty());
    assert_eq!(decoder.settle().as_ref().map(short), Some("paste<(;C[手])>".to_owned()));
    // Nor is it without bounds.
    let mut decoder = Decoder::default();
    for _ in 0..600 {
        decoder.take_all(&b"(;".repeat(1_000));
    }
    let Some(Event::Paste(paste)) = decoder.settle() else { panic!("no paste") };
    assert_eq!(paste.len(), super::LONGEST_PASTE);
}

#[test]
fn a_sequence_without_end_is_forgotten() {
    let mut text = b"\x1b[".to_vec();
    text.extend(std::iter::repeat_n(b'1', super::LONGEST - 2));
    text.push(b'q');
    assert_eq!(told(&text), "q");
}

proptest! {
    /// Whatever comes, after a pause nothing is undecided, and plain keys are themselves.
    #[test]
    fn anything_may_come(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut decoder = Decoder::default();
        for byte in bytes {
            let _ = decoder.take(byte);
            assert!(decoder.pending.len() < super::LONGEST);
        }
        let _ = decoder.settle();
        assert_eq!(decoder.take(b'q').as_ref().map(short), Some("q".to_owned()));
    }
}

#[test]
fn what_a_slow_line_cuts_is_no_key() {
    // Behind the Esc: the Esc stands for itself, the rest for nothing.
    for rest in [&b"[A"[..], b"[12;40R", b"[1;5C", b"[<0;3;3M"] {
        let mut decoder = Decoder::default();
        assert!(decoder.take_all(b"\x1b").is_empty());
        assert_eq!(decoder.settle().as_ref().map(short), Some("Esc".to_owned()));
        assert!(decoder.take_all(rest).is_empty(), "{rest:?}");
        assert_eq!(decoder.take_all(b"y").iter().map(short).collect::<Vec<_>>(), ["y"]);
    }
    // Later: its end is waited for.
    let mut decoder = Decoder::default();
    assert!(decoder.take_all(b"\x1b[20").is_empty());
    assert_eq!(decoder.patience(), Some(super::SEQUENCE_PATIENCE));
    assert!(decoder.take_all(b"0~Ry").is_empty());
    assert_eq!(decoder.take_all(b"\x1b[201~").iter().map(short).collect::<Vec<_>>(), ["paste<Ry>"]);
    // What never ends is nothing.
    assert!(decoder.take_all(b"\x1b[12;4").is_empty());
    assert_eq!(decoder.settle(), None);
    // Brackets that are typed are keys.
    assert!(decoder.take_all(b"\x1b").is_empty());
    let _ = decoder.settle();
    assert_eq!(decoder.take_all(b"[").iter().map(short).collect::<Vec<_>>(), ["["]);
    assert_eq!(decoder.take_all(b"[A").len(), 2);
}
