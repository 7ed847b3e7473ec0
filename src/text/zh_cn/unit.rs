//! 简体中文：计算胜负的单位。

use crate::text::unit::{Unit, Units};

const POINTS: Unit = Unit {
    amount: |n| counted(n, "目"),
    name: "目",
    said_in: "胜负以目计。",
    said_in_briefly: "胜负以目计",
    komi_head: "贴目",
    komi: "贴目",
    territory: "目",
    tax: "还棋头",
    tax_choice: "还棋头",
    tax_all: "每块独立的活棋还两目棋头，双活中的点不算。",
    tax_all_briefly: "，每块活棋还两目棋头，双活中的点不算",
    back_choice: "每子1目",
    back_each: "让子棋终局时黑方每子还1目。",
    back_each_briefly: "让子棋每子还1目",
    how_many: "几目",
};

pub const UNITS: Units = Units {
    zi: Unit {
        amount: |n| format!("{n}子"),
        name: "子",
        said_in: "胜负以子计，1子合2目。",
        said_in_briefly: "胜负以子计",
        komi_head: "贴子",
        komi: "贴子",
        back_choice: "让子数的一半",
        back_each: "让子棋终局时黑方还让子数的一半，即每子半子，合1目。",
        back_each_briefly: "让子棋还让子数的一半",
        how_many: "几子（1，1/2，2 1/2）",
        ..POINTS
    },
    points: POINTS,
    ing: Unit {
        amount: |n| counted(n, "点"),
        name: "点",
        said_in: "胜负以点计，盘上每个交叉点1点。",
        said_in_briefly: "胜负以点计",
        komi_head: "贴点",
        komi: "贴点",
        territory: "空",
        back_choice: "每子1点",
        back_each: "让子棋终局时黑方每子还1点。",
        back_each_briefly: "让子棋每子还1点",
        how_many: "几点",
        ..POINTS
    },
    ways: Unit {
        amount: |n| counted(n, "路"),
        name: "路",
        said_in: "胜负以路计，每个空点1路。",
        said_in_briefly: "胜负以路计",
        territory: "路",
        tax: "眼位",
        tax_choice: "眼位",
        tax_all: "每块独立的活棋有两个眼位不算路，双活中的点不算。",
        tax_all_briefly: "，每块活棋的两个眼位不算，双活中的点不算",
        back_choice: "每子1路",
        back_each: "让子棋终局时黑方每子还1路。",
        back_each_briefly: "让子棋每子还1路",
        how_many: "几路",
        ..POINTS
    },
    stones: Unit {
        amount: |n| match n.strip_suffix(".5") {
            Some("0") => "1/2子".to_owned(),
            Some("-0") => "-1/2子".to_owned(),
            Some(whole) => format!("{whole}又1/2子"),
            None => format!("{n}子"),
        },
        name: "盘上的子",
        said_in: "胜负以盘上的子数计，多1子即胜1子。",
        said_in_briefly: "胜负以盘上子数计",
        komi_head: "贴子",
        komi: "贴子",
        back_choice: "每子1子",
        back_each: "让子棋终局时黑方每子还1子。",
        back_each_briefly: "让子棋每子还1子",
        how_many: "几子",
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
