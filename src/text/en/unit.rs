//! The units a game is counted in, in English.

use crate::text::unit::{Unit, Units};

const POINTS: Unit = Unit {
    amount: |n| counted(n, "point"),
    name: "points",
    said_in: "Results are said in points.",
    said_in_briefly: "results in points",
    komi_head: "Komi",
    komi: "komi",
    territory: "points",
    tax: "group tax",
    tax_choice: "two points a group",
    tax_all: "Every living group pays two points, and points in seki do not count.",
    tax_all_briefly: ", less two points a group, none in seki",
    back_choice: "a point a stone",
    back_each: "With a handicap Black gives back one point for each stone.",
    back_each_briefly: "a point back per handicap stone",
    how_many: "How many points",
};

pub const UNITS: Units = Units {
    zi: Unit {
        amount: |n| format!("{n} zi"),
        name: "points, counted in zi",
        said_in: "The count is in zi: one zi is two points. Results are said in points.",
        said_in_briefly: "counted in zi",
        back_each: "With a handicap Black gives back half a zi for each stone, that is one point.",
        how_many: "How many zi (1, 1/2, 2 1/2)",
        ..POINTS
    },
    points: POINTS,
    ing: Unit {
        name: "points (Ing)",
        said_in: "Results are said in points as Ing has them (点), one for every point of the board.",
        said_in_briefly: "results in Ing's points (点)",
        ..POINTS
    },
    ways: Unit {
        amount: |n| counted(n, "way"),
        name: "ways (路)",
        said_in: "Results are said in ways (路), one for every empty point.",
        said_in_briefly: "results in ways (路)",
        territory: "ways",
        tax: "eye points",
        tax_choice: "two eyes a group",
        tax_all: "Two eye points of every living group do not count, nor do points in seki.",
        tax_all_briefly: ", but for two eye points a group, none in seki",
        back_choice: "a way a stone",
        back_each: "With a handicap Black gives back one way for each stone.",
        back_each_briefly: "a way back per handicap stone",
        how_many: "How many ways",
        ..POINTS
    },
    stones: Unit {
        amount: |n| counted(n, "stone"),
        name: "stones",
        said_in: "Results are said in stones, as many as there are more on the board.",
        said_in_briefly: "results in stones",
        back_choice: "one for each",
        back_each: "With a handicap Black gives back one stone for each.",
        back_each_briefly: "a stone back per handicap stone",
        how_many: "How many stones",
        ..POINTS
    },
};

fn counted(n: &str, unit: &str) -> String {
    match n {
        "0.5" => format!("half a {unit}"),
        "1" => format!("1 {unit}"),
        _ => format!("{n} {unit}s"),
    }
}
