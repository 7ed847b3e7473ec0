//! Time settings as servers and programs write them.

use super::{TimeTexts, control};

fn written(texts: TimeTexts<'_>) -> String {
    match control(texts) {
        Ok(control) => control.map_or(String::new(), |control| control.to_string()),
        Err(strange) => format!("{}?", strange.property),
    }
}

/// The setting as people type it; empty where nothing is said, the property where it is not understood.
fn read(main: &str, overtime: &str) -> String {
    written(TimeTexts { main, overtime, ..TimeTexts::default() })
}

#[test]
fn rule_38_times_as_programs_write_them() {
    for (main, overtime, expected) in [
        ("1800", "5x30 byo-yomi", "30m+5x30s"),
        ("0", "5x15 byo-yomi", "5x15s"),
        ("7200", "3x60 byo-yomi", "2h+3x60s"),
        ("10800.0", "5 x 40 seconds Byoyomi", "3h+5x40s"),
        ("3600.0", "1 x 60 seconds Byo-yomi", "1h+1x60s"),
        ("3600.0", "1x 60 seconds Byo-yomi", "1h+1x60s"),
        ("", "3x30 byo-yomi", "3x30s"),
        ("60:00(5x1:00)", "", "1h incl 5x60s"),
        ("60:00(5x0:30)", "", "3450s+5x30s"),
        ("2400", "15/300 Canadian", "40m+15/5m"),
        ("3600", "25/600 canadian", "1h+25/10m"),
        ("0", "25/600 Canadian", "25/10m"),
        ("3600", "10 moves / 1 min", "1h+10/60s"),
        ("3600", "10 moves / 90 sec", "1h+10/90s"),
        ("30:00+10:00/25", "", "30m+25/10m"),
        ("259200", "86400 fischer", "72h+24h"),
        ("259200", "86400fischer", "72h+24h"),
        ("600", "10 fischer", "10m+10s"),
        ("0", "15 simple", "15s/move"),
        ("0", "0 none", "none"),
        ("0", "None", "none"),
        ("-", "", "none"),
        ("None", "", "none"),
        ("", "None", "none"),
        ("", "none", "none"),
        ("", "0 none", "none"),
        ("", " 0 None ", "none"),
        ("", "-", "none"),
        ("-", "None", "none"),
        ("", "25/600 Canadian", "25/10m"),
        ("", "15 simple", "15s/move"),
        ("", "30 none", "OT?"),
        ("", "nobody has none", "OT?"),
        ("1800", "30 none", "OT?"),
        ("", "10 fischer", "OT?"),
        ("0", "", "none"),
        ("1:30:00+15:00x3", "", "90m ing 3x15m"),
        ("1800", "", "30m"),
        ("1800", "none", "30m"),
        ("45:00", "", "45m"),
        ("13 hours each", "", "13h"),
        ("70m", "", "70m"),
        ("1h 30m", "", "90m"),
        ("1800", "10/300 20/300 30/300 Canadian progressive", "30m+10/5m,20/5m,30/5m"),
        ("1800", "10/300 Canadian progressive", "30m+10/5m,"),
        ("1800", "15/600 Canadian carry-over", "30m+15/10m carry"),
        ("0", "30 sec/move + 10x60 thinking time", "nhk 30s+10x60s"),
        ("1800", "3x300 Ing, 2 points each", "30m ing 3x5m"),
        ("1800", "3x300 Ing, 4 points each", "30m ing 3x5m at 4"),
        ("1200", "5 bronstein", "20m bronstein 5s"),
        ("1200", "5 delay", "20m delay 5s"),
        ("120", "hourglass", "hourglass 2m"),
        ("", "", ""),
        ("1800", "by agreement", "OT?"),
        ("a long afternoon", "", "TM?"),
        ("1800", "0x30 byo-yomi", "OT?"),
        ("1800", "5x byo-yomi", "OT?"),
        ("1800", "99999999999999999999x3", "OT?"),
        ("18446744073709551615", "", "TM?"),
        ("1:2:3:4:5", "", "TM?"),
        (".", "", "TM?"),
    ] {
        assert_eq!(read(main, overtime), expected, "TM[{main}] OT[{overtime}]");
    }
}

/// Who writes it, TM, OT, and what it means.
const SEEN: [(&str, &str, &str, &str); 74] = [
    ("KGS, CGoban 3", "900", "5x30 byo-yomi", "15m+5x30s"),
    ("KGS, CGoban 3", "73", "1/6 Canadian", "73s+1/6s"),
    ("KGS, settings of a bot (kgsGtp rules.time)", "10:00", "", "10m"),
    ("KGS, settings of a bot (kgsGtp rules.time)", "10:00+5x0:30", "", "10m+5x30s"),
    ("KGS, settings of a bot (kgsGtp rules.time)", "10:00+25/10:00", "", "10m+25/10m"),
    ("KGS, settings of a bot (oakfoam 26)", "00:00+30x0:09", "", "30x9s"),
    ("OGS", "1200", "15 fischer", "20m+15s"),
    ("OGS", "3600", "15/600 canadian", "1h+15/10m"),
    ("OGS", "0", "259200 simple", "72h/move"),
    // Longer than any clock here.
    ("OGS, by correspondence", "2419200", "604800 fischer", "TM?"),
    ("IGS, client gGo", "3600", "25/600 Canadian", "1h+25/10m"),
    ("IGS, client qGo", "0", "20 per move", "20s/move"),
    ("Kaya.gs (Gospeed)", "300", "Fischer 5", "5m+5s"),
    ("Kaya.gs (Gospeed)", "120", "Hourglass", "hourglass 2m"),
    ("PlayHex", "600", "fischer 5 capped", "10m+5s cap 10m"),
    ("Gosei Play", "1800", "5x30 byoyomi", "30m+5x30s"),
    ("Gosei Play", "600", "+10 fischer", "10m+10s"),
    ("FunNode", "600", "5x30 Byo-yomi", "10m+5x30s"),
    ("lila, by correspondence", "", "3 days per move", "72h/move"),
    ("SmartGo, GoGui", "1800", "25 moves / 10 min", "30m+25/10m"),
    ("SmartGo: minutes, but OM and OP alone say so", "1800.0", "20 / 5", "OT?"),
    ("zagram.org, for dots: what it adds is not said", "60", "10", "OT?"),
    ("a database of professional games", "2h", "", "2h"),
    ("Cyberoro and its like", "3小时", "", "3h"),
    ("glossed byo-yomi", "3600", "5x30 byo-yomi with a 30 second delay", "OT?"),
    ("glossed increment", "600", "Fischer +10s por jugada", "OT?"),
    ("written by hand", "", "N/A", "none"),
    ("written by hand", "1000", "byo-yomi", "OT?"),
    ("written by hand", "600", "5x30", "10m+5x30s"),
    ("whole in TM", "25:00 + 00:30(5) ByoYomi", "", "25m+5x30s"),
    ("whole in TM", "10:00 + 15/5:00 Canadian", "", "10m+15/5m"),
    ("whole in TM", "20:00 + 0:10 Fischer", "", "20m+10s"),
    ("whole in OT", "", "25:00 + 00:30(5) ByoYomi", "25m+5x30s"),
    ("whole in OT", "600", "10:00 + 15/5:00 Canadian", "10m+15/5m"),
    ("whole in OT", "1200", "20:00 + 0:10 Fischer", "20m+10s"),
    ("whole in both", "25:00 + 00:30(5) ByoYomi", "25:00 + 00:30(5) ByoYomi", "25m+5x30s"),
    ("two that differ", "25:00 + 00:30(5) ByoYomi", "3x30 byo-yomi", "OT?"),
    ("two that differ", "600", "20:00 + 0:10 Fischer", "OT?"),
    // An increment, or one period a move?
    ("two readings", "20:00 + 0:10", "", "TM?"),
    ("in words", "90 min", "15 stones in 5 minutes", "90m+15/5m"),
    ("in words", "1 hour each", "5 periods of 30 seconds", "1h+5x30s"),
    ("in words", "1:30:00", "15 stones per 10 min. Canadian byo-yomi", "90m+15/10m"),
    ("in words", "5 hrs each", "10 minutes per 25 moves", "5h+25/10m"),
    ("in words", "45 min", "Japanese byo-yomi: 3 x 30 sec", "45m+3x30s"),
    ("in words", "20 min", "10 sec increment", "20m+10s"),
    ("in words", "30 min", "30 sec/move", "30m+1x30s"),
    ("in words", "1 hour", "sudden death", "1h"),
    ("in words", "no time limit", "", "none"),
    ("in words", "1 hour", "no overtime", "1h"),
    ("in Chinese", "各3小时", "60秒5次读秒", "3h+5x60s"),
    ("in Chinese", "2小时30分", "读秒5次，每次60秒", "OT?"),
    ("in Chinese", "1小时", "每10分钟15手", "1h+15/10m"),
    ("in Chinese", "", "每步30秒", "30s/move"),
    ("in Japanese", "持ち時間5時間", "秒読み60秒10回", "5h+10x60s"),
    ("in Japanese", "", "一手30秒", "30s/move"),
    ("in Japanese", "各5時間", "", "5h"),
    ("in Korean", "2시간", "초읽기 60초 3회", "2h+3x60s"),
    ("in signs of the East", "１０分", "３×３０秒", "10m+3x30s"),
    ("of a clock that shows 5+30x3", "5分", "30秒x3", "5m+3x30s"),
    ("by days", "30 days", "1 day fischer", "TM?"),
    ("DGS", "", "Fischer time: 3 days with 8 hours extra per move", "72h+8h"),
    ("DGS", "", "Fischer time: 1 day and 3 hours with 1 hour extra per move", "27h+1h"),
    ("DGS", "", "Japanese byoyomi: 4 days + 1 hour per move and 10 extra periods", "96h+10x1h"),
    ("DGS", "", "Japanese byoyomi: 1 day per move and 3 extra periods", "3x24h"),
    ("DGS", "", "Canadian byoyomi: 2 days + 5 hours per 15 stones", "48h+15/5h"),
    ("DGS", "", "Japanese byoyomi: 3 days without byoyomi", "72h"),
    ("DGS, of old", "", "4 days + 1 hour/10 periods", "96h+10x1h"),
    ("DGS, of old", "", "4 days + 1 hour/10 periods Japanese byoyomi", "96h+10x1h"),
    ("DGS, of old", "", "2 days + 5 hours/15 stones Canadian byoyomi", "48h+15/5h"),
    // Longer than any clock here.
    ("DGS", "", "Fischer time: 30 days with 1 day extra per move", "OT?"),
    ("DGS", "", "Japanese byoyomi: 15 days + 1 day per move and 10 extra periods", "OT?"),
    ("DGS, of old", "", "15 days + 1 day/10 periods", "OT?"),
    ("in words", "20 min", "10 sec extra per move", "20m+10s"),
    ("nothing that a clock can keep", "dawn till dusk", "until the lamp is out", "TM?"),
];

#[test]
fn rule_38_times_as_they_were_seen() {
    for (who, main, overtime, expected) in SEEN {
        assert_eq!(read(main, overtime), expected, "{who}: TM[{main}] OT[{overtime}]");
    }
}

#[test]
fn rule_38_dialects_with_properties_of_their_own() {
    let read = |main, periods, old| written(TimeTexts { main, periods, old, ..TimeTexts::default() });
    // The Fox server.
    assert_eq!(read("300", Some(("3", "30")), None), "5m+3x30s");
    assert_eq!(read("3600", Some(("5", "40")), None), "1h+5x40s");
    assert_eq!(read("3600", Some(("0", "0")), None), "1h");
    // Cyberoro; and what is not complete says nothing.
    assert_eq!(read("3小时", Some(("5", "60")), None), "3h+5x60s");
    assert_eq!(read("1200", None, Some(("25", "600"))), "20m+25/10m");
    // SmartGo says it twice, the second time so that it cannot be mistaken.
    let twice =
        TimeTexts { main: "1800.0", overtime: "20 / 5", old: Some(("20", "300.0")), ..TimeTexts::default() };
    assert_eq!(written(twice), "30m+20/5m");
    // Yike counts in minutes, the periods first.
    let yike = TimeTexts { main: "600", overtime: "3/0.5", source: "弈客围棋", ..TimeTexts::default() };
    assert_eq!(written(yike), "10m+3x30s");
    assert_eq!(written(TimeTexts { source: "", ..yike }), "OT?");
}

proptest::proptest! {
    #[test]
    fn no_text_breaks_the_reader(main in "[0-9a-zA-Z:.x+/() 秒分手每-]{0,30}", overtime: String) {
        let _ = read(&main, &overtime);
        let _ = read(&overtime, &main);
    }
}
