//! 한국어: 계가의 단위.

use crate::text::unit::{Unit, Units};

const POINTS: Unit = Unit {
    amount: |n| counted(n, "집"),
    name: "집",
    said_in: "결과는 집으로 말합니다.",
    said_in_briefly: "결과는 집",
    komi_head: "덤",
    komi: "덤",
    territory: "집",
    tax: "환기두",
    tax_choice: "환기두 (말마다 2집)",
    tax_all: "산 말마다 두 집의 환기두를 치르고, 빅의 점은 세지 않습니다.",
    tax_all_briefly: "(말마다 2집과 빅의 집 제외)",
    back_choice: "1점에 1집",
    back_each: "접바둑에서는 흑이 치석 1점마다 1집을 돌려줍니다.",
    back_each_briefly: "치석 1점마다 1집 반환",
    how_many: "몇 집",
};

pub const UNITS: Units = Units {
    zi: Unit {
        amount: |n| format!("{n}자"),
        name: "집 (계산은 자)",
        said_in: "계산은 자로 하며 1자는 2집입니다. 결과는 집으로 말합니다.",
        said_in_briefly: "계산은 자",
        back_each: "접바둑에서는 흑이 치석 1점마다 반 자, 곧 1집을 돌려줍니다.",
        how_many: "몇 자 (1, 1/2, 2 1/2)",
        ..POINTS
    },
    points: POINTS,
    ing: Unit {
        amount: |n| counted(n, "점"),
        name: "점",
        said_in: "결과는 점으로 말합니다. 바둑판의 교차점 하나가 1점입니다.",
        said_in_briefly: "결과는 점",
        back_choice: "1점에 1점",
        back_each: "접바둑에서는 흑이 치석 하나마다 1점을 돌려줍니다.",
        back_each_briefly: "치석 하나마다 1점 반환",
        how_many: "몇 점",
        ..POINTS
    },
    ways: Unit {
        amount: |n| counted(n, "로"),
        name: "로(路)",
        said_in: "결과는 로(路)로 말합니다. 빈 점 하나가 1로입니다.",
        said_in_briefly: "결과는 로(路)",
        territory: "로",
        tax: "눈의 로",
        tax_choice: "눈 (말마다 2로)",
        tax_all: "산 말마다 눈의 2로를 빼고, 빅의 점은 세지 않습니다.",
        tax_all_briefly: "(말마다 눈의 2로와 빅의 점 제외)",
        back_choice: "1점에 1로",
        back_each: "접바둑에서는 흑이 치석 1점마다 1로를 돌려줍니다.",
        back_each_briefly: "치석 1점마다 1로 반환",
        how_many: "몇 로",
        ..POINTS
    },
    stones: Unit {
        amount: |n| counted(n, "점"),
        name: "판 위의 돌",
        said_in: "결과는 판 위의 돌 수의 차이로 말합니다.",
        said_in_briefly: "결과는 돌 수",
        back_choice: "1점에 돌 1점",
        back_each: "접바둑에서는 흑이 치석 1점마다 돌 1점을 돌려줍니다.",
        back_each_briefly: "치석 1점마다 돌 1점 반환",
        how_many: "몇 점",
        ..POINTS
    },
};

fn counted(n: &str, unit: &str) -> String {
    match n.strip_suffix(".5") {
        Some("0") => format!("반{unit}"),
        Some("-0") => format!("-반{unit}"),
        Some(whole) => format!("{whole}{unit}반"),
        None => format!("{n}{unit}"),
    }
}
