//! 日本語：計算の単位。

use crate::text::unit::{Unit, Units};

const POINTS: Unit = Unit {
    amount: |n| counted(n, "目"),
    name: "目",
    said_in: "結果は目で表します。",
    said_in_briefly: "結果は目",
    komi_head: "コミ",
    komi: "コミ",
    territory: "地",
    tax: "切り賃",
    tax_choice: "切り賃（一群2目）",
    tax_all: "活き石の一群ごとに2目の切り賃を払い、セキの中の点は数えません。",
    tax_all_briefly: "（一群2目とセキの目を除く）",
    back_choice: "1子につき1目",
    back_each: "置碁では、黒が置石1子につき1目を返します。",
    back_each_briefly: "置石1子につき1目を返す",
    how_many: "何目",
};

pub const UNITS: Units = Units {
    zi: Unit {
        amount: |n| format!("{n}子"),
        name: "目（計算は子）",
        said_in: "計算は子で行い、1子は2目です。結果は目で表します。",
        said_in_briefly: "計算は子",
        back_each: "置碁では、黒が置石1子につき半子、つまり1目を返します。",
        how_many: "何子（1、1/2、2 1/2）",
        ..POINTS
    },
    points: POINTS,
    ing: Unit {
        amount: |n| counted(n, "点"),
        name: "点",
        said_in: "結果は点で表します。盤上の交点1つが1点です。",
        said_in_briefly: "結果は点",
        back_choice: "1子につき1点",
        back_each: "置碁では、黒が置石1子につき1点を返します。",
        back_each_briefly: "置石1子につき1点を返す",
        how_many: "何点",
        ..POINTS
    },
    ways: Unit {
        amount: |n| counted(n, "路"),
        name: "路",
        said_in: "結果は路で表します。空点1つが1路です。",
        said_in_briefly: "結果は路",
        territory: "路",
        tax: "眼の路",
        tax_choice: "眼（一群2路）",
        tax_all: "活き石の一群ごとに眼の2路を除き、セキの中の点は数えません。",
        tax_all_briefly: "（一群の眼2路とセキの目を除く）",
        back_choice: "1子につき1路",
        back_each: "置碁では、黒が置石1子につき1路を返します。",
        back_each_briefly: "置石1子につき1路を返す",
        how_many: "何路",
        ..POINTS
    },
    stones: Unit {
        amount: |n| counted(n, "子"),
        name: "盤上の石",
        said_in: "結果は盤上の石の数の差で表します。",
        said_in_briefly: "結果は石数",
        back_choice: "1子につき1子",
        back_each: "置碁では、黒が置石1子につき1子を返します。",
        back_each_briefly: "置石1子につき1子を返す",
        how_many: "何子",
        ..POINTS
    },
};

fn counted(n: &str, unit: &str) -> String {
    match n.strip_suffix(".5") {
        Some("0") => format!("半{unit}"),
        Some("-0") => format!("-半{unit}"),
        Some(whole) => format!("{whole}{unit}半"),
        None => format!("{n}{unit}"),
    }
}
