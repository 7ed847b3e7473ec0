//! Rule sets as records name them.

use crate::rules::ruleset::Preset;

/// A way of counting alone stands for the rules that count so.
const COUNTING: [(Preset, &str); 2] =
    [(Preset::Japanese, "territory|数目|數目|比目"), (Preset::Chinese, "area|数子|數子")];

/// The rule set `RU` names, in one of the ways files do, with other words around it; `None` for anything else. Latin words
/// and their sequences must stand by themselves, those after `=` must be all there is; other writing is found anywhere.
pub fn preset(text: &str) -> Option<Preset> {
    let lower = text.trim().to_lowercase();
    if let Some(own) = Preset::from_name(&lower) {
        return Some(own);
    }
    // Words of Latin letters and digits, one blank around each: `ing` is not in `playing`.
    let mut words = String::from(" ");
    for c in lower.chars() {
        match c {
            // Ing's and Ings are the same.
            '\'' | '’' => {}
            c if c.is_ascii_alphanumeric() => words.push(c),
            _ if words.ends_with(' ') => {}
            _ => words.push(' '),
        }
    }
    words.push(' ');
    let stands = |sign: &str| {
        if let Some(all) = sign.strip_prefix('=') {
            return lower == all;
        }
        if sign.is_ascii() { words.contains(&format!(" {sign} ")) } else { lower.contains(sign) }
    };
    let mut named = Preset::ALL.map(|preset| (preset, preset.signs()));
    named.sort_by_key(|(_, signs)| signs.turn);
    let named = named.into_iter().map(|(preset, signs)| (preset, signs.words));
    named.chain(COUNTING).find(|(_, signs)| signs.split('|').any(stands)).map(|(preset, _)| preset)
}

#[cfg(test)]
mod tests {
    use super::preset;
    use crate::rules::ruleset::Preset;

    #[test]
    fn names_in_files() {
        use Preset::{
            Aga, Ancient, Chinese, Chinese1988, Dunhuang, Ing, Japanese, Korean, NewZealand, TangSong,
            TrompTaylor,
        };
        for (expected, texts) in [
            (
                Some(Chinese),
                "Chinese|chinese|CN|chinese-ogs|chinese-kgs|Chinese (area)|Chinese, Pair Go|\
                 Chinese rules|rules: Chinese|area|Area scoring|China|WMSG 2008|中国规则|\
                 中國規則|中国|中国ルール|中國圍棋規則|数子法|數子|중국 규칙|중국식",
            ),
            (Some(Chinese1988), "chinese-1988|Chinese 1988|中国规则（1988）"),
            (
                Some(Ancient),
                "ancient|Ancient Chinese|ancient-area|ancient-territory|Old Chinese|\
                 Chinese, group tax|中国古棋|中國古代規則|古棋（座子）|还棋头|還棋頭|座子",
            ),
            (Some(TangSong), "tangsong|Tang-Song|Tang/Song|唐宋|唐宋数路|數路"),
            (Some(Dunhuang), "dunhuang|Dunhuang|stone-scoring|敦煌|子多为胜|子多爲勝"),
            (
                Some(Japanese),
                "Japanese|japanese rules|Japanese, positional ko|3 stone handicap, Japanese|rules: japanese|JP|jpn|Japanese (cgoban)|Nihon Kiin|\
                 Nihon Ki-in|Nihon Kiin, 1989|territory|日本规则|日本規則|日本ルール|\
                 日本囲碁規約|日本棋院|数目法|比目法|일본 규칙|일본룰",
            ),
            (Some(Korean), "Korean|KR|KO|korea|韩国规则|韓國規則|韓国ルール|한국 규칙|한국룰"),
            (
                Some(Aga),
                "AGA|aga-button|AGA rules|AGA (area)|BGA|American Go Association|AGA规则|\
                 AGAルール",
            ),
            (
                Some(Ing),
                "GOE|goe|Ing|Ing's|Ings|ING rules|Ing SST|Ing Goe|Simplified Ing|\
                 SST laws of weiqi|应氏规则|應氏規則|應氏計點制|应昌期规则|応氏ルール|応昌期杯|\
                 응씨룰|응씨 규칙",
            ),
            (
                Some(NewZealand),
                "NZ|New Zealand|new_zealand|new-zealand|NewZealand|NZ rules|新西兰规则|\
                 紐西蘭規則|ニュージーランド|뉴질랜드 규칙",
            ),
            (Some(TrompTaylor), "tromp-taylor|Tromp-Taylor|Tromp/Taylor|TrompTaylor|tromp_taylor|TT|tromp"),
            (
                None,
                "| |playing|rules|cgoban|Custom|unknown|?|自定义规则|kings|agape|Lasker|nzx|\
                 規則|棋",
            ),
        ] {
            for text in texts.split('|') {
                assert_eq!(preset(text), expected, "{text}");
                assert_eq!(preset(&format!("  {} ", text.to_uppercase())), expected, "{text}");
            }
        }
    }

    #[test]
    fn every_rule_set_is_known_by_its_own_name() {
        for named in Preset::ALL {
            assert_eq!(preset(named.name()), Some(named));
        }
    }
}
