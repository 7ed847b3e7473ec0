//! Rule sets as records name them.

use crate::rules::ruleset::Preset;

/// The rule set `RU` names, in one of the ways files do; `None` for anything else.
pub fn preset(text: &str) -> Option<Preset> {
    let name = text.trim().to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| name.contains(word));
    Preset::from_name(&name).or_else(|| {
        Some(match name.as_str() {
            "jp" => Preset::Japanese,
            "cn" => Preset::Chinese,
            "kr" => Preset::Korean,
            "nz" => Preset::NewZealand,
            "goe" => Preset::Ing,
            _ if says(&["old chinese", "ancient", "古"]) => Preset::Ancient,
            _ if says(&["chinese", "中国", "中國"]) => Preset::Chinese,
            _ if says(&["japan", "日本"]) => Preset::Japanese,
            _ if says(&["korea", "韩国", "韓国", "한국"]) => Preset::Korean,
            _ if says(&["aga"]) => Preset::Aga,
            _ if says(&["new zealand", "new_zealand"]) => Preset::NewZealand,
            _ if says(&["tromp"]) => Preset::TrompTaylor,
            _ if says(&["ing's", "ing rules", "应氏", "應氏"]) => Preset::Ing,
            _ => return None,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::preset;
    use crate::rules::ruleset::Preset;

    #[test]
    fn names_in_files() {
        for (text, expected) in [
            ("Japanese", Some(Preset::Japanese)),
            ("japanese rules", Some(Preset::Japanese)),
            ("Chinese", Some(Preset::Chinese)),
            ("chinese, pair go", Some(Preset::Chinese)),
            ("Old Chinese", Some(Preset::Ancient)),
            ("AGA", Some(Preset::Aga)),
            ("GOE", Some(Preset::Ing)),
            ("NZ", Some(Preset::NewZealand)),
            ("Korean", Some(Preset::Korean)),
            ("中国规则", Some(Preset::Chinese)),
            ("tangsong", Some(Preset::TangSong)),
            ("playing", None),
            ("", None),
        ] {
            assert_eq!(preset(text), expected, "{text}");
        }
    }
}
