//! Reader rules 22 to 41 on the board: setup, moves whatever the rules say, whose turn it is, handicap.

use shoutan::record::check::{Checked, check};
use shoutan::record::playback::{NoBoard, Playback};
use shoutan::record::problem::Kind;
use shoutan::record::sgf::read::read;
use shoutan::record::sgf::write::write;
use shoutan::record::tree::{Collection, GameTree, NodeId};
use shoutan::record::value::game::TooLarge;
use shoutan::record::value::point::{Vertex, vertex, write_vertex};
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::{Illegal, Position};

fn tree(sgf: &str) -> GameTree {
    let (collection, _) = read(sgf.as_bytes()).unwrap();
    assert_eq!(String::from_utf8(write(&collection)).unwrap(), sgf, "goes out as it came in");
    collection.games()[0].clone()
}

fn checked(sgf: &str) -> Checked {
    check(&tree(sgf), 1)
}

/// The position at the end of the main line.
fn end(sgf: &str) -> Position {
    checked(sgf).position.unwrap()
}

fn stones(position: &Position, color: Color) -> Vec<String> {
    let on = position.size().iter().filter(|&point| position.at(point) == Some(color));
    on.map(Point::to_sgf).collect()
}

#[track_caller]
fn stand(sgf: &str, black: &str, white: &str) {
    let position = end(sgf);
    assert_eq!(stones(&position, Color::Black).join(" "), black, "black of {sgf}");
    assert_eq!(stones(&position, Color::White).join(" "), white, "white of {sgf}");
}

/// Kind, move and property of everything wrong.
fn wrong(sgf: &str) -> Vec<(Kind, Option<usize>, String)> {
    let problems = checked(sgf).problems.into_iter();
    problems
        .map(|problem| (problem.kind, problem.move_number, problem.property.unwrap_or_default()))
        .collect()
}

#[track_caller]
fn flags(sgf: &str, expected: &[(Kind, usize, &str)]) {
    let wrong = wrong(sgf);
    let expected: Vec<_> = expected
        .iter()
        .map(|&(kind, number, property)| (kind, (number > 0).then_some(number), property.to_owned()))
        .collect();
    assert_eq!(wrong, expected, "{sgf}");
}

#[test]
fn rule_22_records_of_other_games_have_no_board() {
    assert_eq!(Playback::new(&tree("(;GM[2]SZ[8])")).unwrap_err(), NoBoard::OtherGame("2".to_owned()));
    for sgf in ["(;SZ[9])", "(;GM[1]SZ[9])", "(;GM[ 1 ]SZ[9])", "(;GM[]SZ[9])"] {
        flags(sgf, &[]);
    }
    flags("(;GM[2]SZ[8])", &[(Kind::Format, 0, "GM")]);
}

#[test]
fn rule_25_compressed_lists_in_setup() {
    stand("(;SZ[5]AB[aa:cb]AW[ed:dc]AE[ba:bb])", "aa ca ab cb", "dc ec dd ed");
}

#[test]
fn katrain_474_and_wgo_57_a_rectangle_is_all_its_stones() {
    assert_eq!(stones(&end("(;SZ[19]AB[aa:ss])"), Color::Black).len(), 361);
    assert_eq!(stones(&end("(;SZ[19]AW[cc:aa])"), Color::White).len(), 9);
}

#[test]
fn rule_26_passes() {
    let sgf = "(;SZ[9];B[];W[tt];B[  ])";
    assert_eq!(end(sgf).passes(), 3);
    assert_eq!(checked(sgf).moves, 3);
    flags(sgf, &[(Kind::Value, 3, "B")]);
}

#[test]
fn rule_27_sizes_that_are_none_and_too_large() {
    for sgf in ["(;SZ[];B[ss])", "(;GM[1];B[ss])", "(;SZ[x];B[ss])"] {
        flags(sgf, &[(Kind::Value, 0, "SZ")]);
        assert_eq!(end(sgf).size().to_string(), "19x19");
    }
    assert_eq!(Playback::new(&tree("(;SZ[53])")).unwrap_err(), NoBoard::TooLarge(TooLarge(53, 53)));
    flags("(;SZ[53])", &[(Kind::Format, 0, "SZ")]);
    stand("(;SZ[52];B[ZZ];W[Aa])", "ZZ", "Aa");
}

#[test]
fn kaya_156_a_board_of_nine_by_thirteen() {
    let sgf = "(;SZ[9:13] ;B[im];W[ia];;)";
    assert_eq!(end(sgf).size().to_string(), "9x13");
    stand(sgf, "im", "ia");
}

#[test]
fn rule_28_moves_that_lay_no_stone() {
    let sgf = "(;SZ[9];B[zz];W[a];B[abc];W[cc])";
    stand(sgf, "", "cc");
    assert_eq!(checked(sgf).moves, 4);
    flags(sgf, &[(Kind::OffBoard, 1, "B"), (Kind::OffBoard, 2, "W"), (Kind::OffBoard, 3, "B")]);
}

#[test]
fn aki65_70_a_point_of_one_letter_does_not_stop_the_game() {
    stand("(;SZ[19];B[pd];W[d];B[dp])", "pd dp", "");
}

#[test]
fn rule_29_an_occupied_point_is_played_over() {
    let sgf = "(;SZ[5];B[cc];W[cc])";
    stand(sgf, "", "cc");
    flags(sgf, &[(Kind::Occupied, 2, "W")]);
}

#[test]
fn rule_29_captures_come_before_suicide() {
    // Black in the corner takes the two white stones beside it, though it has no liberty itself before.
    let sgf = "(;SZ[3]AB[ca][bb][ac]AW[ba][ab];B[aa])";
    stand(sgf, "aa ca bb ac", "");
    flags(sgf, &[]);
    assert_eq!(end(sgf).taken().white, 2);
}

#[test]
fn rule_29_suicide_takes_the_own_stones() {
    let sgf = "(;SZ[3]AB[aa]AW[bb][ac];B[cc];W[ba];B[ab])";
    stand(sgf, "cc", "ba bb ac");
    flags(sgf, &[(Kind::Suicide, 3, "B")]);
    assert_eq!(end(sgf).taken().black, 2);
}

#[test]
fn lizzie_750_suicide_where_the_rules_allow_it_is_played_and_not_flagged() {
    let sgf = "(;SZ[3]RU[NZ]AB[aa]AW[bb][ac];B[cc];W[ba];B[ab])";
    stand(sgf, "cc", "ba bb ac");
    flags(sgf, &[]);
}

#[test]
fn katago_911_and_elf_157_a_ko_retaken_at_once_is_played_and_flagged() {
    // Black takes the stone on bb from cb, and White takes back at once.
    let sgf = "(;SZ[5]PL[B]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb])";
    stand(sgf, "ba ab bc", "ca bb db cc");
    flags(sgf, &[(Kind::Ko, 2, "W")]);
}

#[test]
fn rule_29_a_board_repeated_later_is_flagged_by_the_rules_of_the_game() {
    let sgf = |rules: &str| format!("(;SZ[2:1]RU[{rules}];B[aa];W[ba];B[];W[];B[aa])");
    flags(&sgf("Japanese"), &[]);
    flags(&sgf("Chinese"), &[(Kind::Superko, 5, "B")]);
    flags(&sgf(""), &[(Kind::Superko, 5, "B")]);
}

#[test]
fn every_repetition_of_a_long_loop_is_flagged() {
    // Black fills seven points White has enclosed, takes itself off with the last, and begins again.
    let round: String = ["a", "b", "c", "d", "e", "f", "g"].map(|x| format!(";B[{x}a];W[]")).concat();
    let sgf = format!("(;SZ[9]RU[Chinese]AW[ha][ab][bb][cb][db][eb][fb][gb][hb]{})", round.repeat(2_000));
    let tree = tree(&sgf);
    let mut playback = Playback::new(&tree).unwrap();
    let (mut moves, mut flagged) = (0, 0);
    while playback.forward() {
        moves += 1;
        let illegal = playback.made()[0].illegal;
        flagged += usize::from(matches!(illegal, Some(Illegal::Superko { .. })));
    }
    // The last stone of every round is a suicide, which comes first.
    assert_eq!((moves, flagged), (28_000, 1_999 * 6));
}

#[test]
fn rule_30_setup_before_the_move_and_both_colours_in_one_node() {
    let sgf = "(;SZ[5];B[cc]AW[cc])";
    flags(sgf, &[(Kind::Occupied, 1, "B")]);
    stand("(;SZ[5];W[bb]B[aa])", "aa", "bb");
    assert_eq!(end("(;SZ[5];W[bb]B[aa])").to_move(), Color::White);
    assert_eq!(end("(;SZ[5];B[aa]W[bb])").to_move(), Color::Black);
}

#[test]
fn rule_31_setup_overwrites_and_takes_nothing() {
    // The black stone in the corner stands without a liberty until a move touches it.
    let sgf = "(;SZ[3]AB[aa]AW[ba][ab]";
    stand(&format!("{sgf})"), "aa", "ba ab");
    stand(&format!("{sgf};B[cc])"), "aa cc", "ba ab");
    stand("(;SZ[3];B[aa];AW[aa];AE[aa]AB[bb])", "bb", "");
}

#[test]
fn sabaki_96_ab_five_times_in_a_node() {
    stand("(;SZ[5]AB[aa]AB[ba]AB[ca]AB[da]AB[ea])", "aa ba ca da ea", "");
}

#[test]
fn rule_32_whose_turn_it_is() {
    for (sgf, color) in [
        ("(;SZ[9])", Color::Black),
        ("(;SZ[9]AB[aa])", Color::White),
        ("(;SZ[9]AB[aa]AW[bb])", Color::Black),
        ("(;SZ[9]AW[bb])", Color::Black),
        ("(;SZ[9]AB[aa]PL[B])", Color::Black),
        ("(;SZ[9]PL[White])", Color::White),
        ("(;SZ[9]PL[wHITE])", Color::White),
        ("(;SZ[9]PL[2])", Color::White),
        ("(;SZ[9]AB[aa]PL[1])", Color::Black),
        ("(;SZ[9]AB[aa]PL[X])", Color::White),
        ("(;SZ[9];B[aa])", Color::White),
        ("(;SZ[9];B[aa];AW[bb])", Color::White),
        ("(;SZ[9];B[aa];PL[B])", Color::Black),
    ] {
        assert_eq!(end(sgf).to_move(), color, "{sgf}");
    }
    let tree = tree("(;SZ[9]AB[aa](;B[bb])(;W[cc]))");
    let first = |node| Playback::through(&tree, node).unwrap().position().to_move();
    let variation = tree.children(NodeId::ROOT).nth(1).unwrap();
    assert_eq!((first(NodeId::ROOT), first(variation)), (Color::Black, Color::White));
}

#[test]
fn aki65_74_an_unknown_player_is_named_and_passed_over() {
    flags("(;SZ[9]PL[X];W[aa])", &[(Kind::Value, 0, "PL")]);
}

#[test]
fn besogo_29_pl_is_heeded() {
    assert_eq!(end("(;SZ[9]PL[W])").to_move(), Color::White);
}

#[test]
fn leela_zero_1469_setup_followed_by_black() {
    let sgf = "(;SZ[9]AB[aa][bb];B[cc];W[dd])";
    assert_eq!(Playback::new(&tree(sgf)).unwrap().position().to_move(), Color::Black);
    flags(sgf, &[]);
}

#[test]
fn rule_33_the_same_colour_twice() {
    let sgf = "(;SZ[9];B[aa];B[bb];W[cc];W[dd])";
    stand(sgf, "aa bb", "cc dd");
    flags(sgf, &[(Kind::Turn, 2, "B"), (Kind::Turn, 4, "W")]);
}

#[test]
fn rule_34_handicap_and_set_stones() {
    flags("(;SZ[19]HA[2]AB[pd][dp];W[dd])", &[]);
    flags("(;SZ[19]HA[2]AB[dp:dp]AB[pd];W[dd])", &[]);
    flags("(;SZ[19]HA[2];AB[pd][dp];W[dd])", &[]);
    flags("(;SZ[19]HA[0];B[dd])", &[]);
    flags("(;SZ[19]HA[];B[dd])", &[]);
    flags("(;SZ[19]HA[0]AB[dp][pd]AW[dd][pp];W[cc])", &[]);
    flags("(;SZ[19]HA[3];B[dd])", &[(Kind::Setup, 0, "HA")]);
    flags("(;SZ[19]HA[many];B[dd])", &[(Kind::Value, 0, "HA")]);
    stand("(;SZ[19]HA[3];W[dd])", "", "dd");
}

#[test]
fn rule_34_servers_that_leave_the_stones_out() {
    stand("(;SZ[19]AP[foxwq]HA[3];W[cc])", "dd pd dp", "cc");
    stand("(;SZ[19]AP[foxwq]HA[3];B[cc])", "cc", "");
    stand("(;SZ[13]AP[foxwq]HA[3];W[cc])", "", "cc");
    stand("(;SZ[19]AP[GNU Go:3.8]GN[]HA[2];W[cc])", "pd dp", "cc");
    stand("(;SZ[19]AP[GNU Go:3.8]GN[game]HA[2];W[cc])", "", "cc");
    stand("(;SZ[19]AP[other]HA[2];W[cc])", "", "cc");
}

#[test]
fn littlego_325_both_numbers_are_named() {
    let checked = checked("(;SZ[19]HA[7]AB[aa:na];W[dd])");
    assert_eq!(checked.problems[0].message, "a handicap of 7, but 14 black stones are set");
    assert_eq!(stones(&checked.position.unwrap(), Color::Black).len(), 14);
}

#[test]
fn aki65_161_and_katrain_150_a_handicap_of_one_without_stones() {
    let sgf = "(;SZ[19]AP[foxwq]HA[1];B[pd];W[dp])";
    flags(sgf, &[]);
    stand(sgf, "pd", "dp");
}

#[test]
fn gobandroid_242_and_106_passes_and_a_first_move_by_white_are_kept() {
    let sgf = "(;SZ[9];W[aa];B[];W[bb];B[tt];W[cc])";
    stand(sgf, "", "aa bb cc");
    flags(sgf, &[]);
    // And in a file that is written anew.
    let mut again = GameTree::new_game(Size::square(9).unwrap());
    let mut last = NodeId::ROOT;
    for node in tree(sgf).main_line().skip(1) {
        last = again.add_child(last);
        for property in tree(sgf).properties(node) {
            let vertex = vertex(property.values().next().unwrap(), Size::square(9).unwrap());
            let point = if let Vertex::On(point) = vertex { Some(point) } else { None };
            again.set(last, property.name(), &[write_vertex(point)]);
        }
    }
    let written = String::from_utf8(write(&Collection::new(again))).unwrap();
    assert!(written.ends_with(";W[aa];B[];W[bb];B[];W[cc])\n"), "{written}");
    stand(&written, "", "aa bb cc");
}

#[test]
fn rule_39_move_numbers() {
    let tree = tree("(;SZ[9];B[aa];W[bb]MN[57];B[cc])");
    let mut playback = Playback::new(&tree).unwrap();
    let mut numbers = vec![playback.number()];
    while playback.forward() {
        numbers.push(playback.number());
    }
    assert_eq!(numbers, [0, 1, 57, 58]);
}

#[test]
fn problems_name_their_place() {
    let problems = checked("(;SZ[9]\n;B[aa];W[bb]\n;C[手]B[aa])").problems;
    let told: Vec<_> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["line 3, column 6, move 3, B: there is a stone on A9"]);
    assert_eq!(problems[0].node, Some(4));
}

#[test]
fn a_game_of_other_values_has_a_message_and_no_board() {
    let checked = checked("(;GM[40]SZ[8];B[aa])");
    assert!(checked.position.is_none() && checked.size.is_none());
    assert_eq!((checked.moves, checked.nodes), (1, 2));
    assert_eq!(checked.problems[0].message, "this is a record of another game (GM 40)");
}

#[test]
fn hostile_records_come_to_an_end() {
    let has = |checked: &Checked, kind| checked.problems.iter().any(|problem| problem.kind == kind);
    // Full boards set up over and over, then played over.
    let setups = ";AB[aa:ZZ]AW[aa:ZZ]".repeat(1_000);
    let over = ";B[aa];W[aa]".repeat(1_000);
    let setups = checked(&format!("(;SZ[52]{setups}{over})"));
    assert!(has(&setups, Kind::Setup) && has(&setups, Kind::Occupied));
    // A ko taken back, a board repeated after much was set up.
    let repeats = checked(&format!("(;SZ[2:1]{})", ";B[aa];W[ba]".repeat(2_000)));
    assert_eq!(repeats.moves, 4_000);
    assert!(has(&repeats, Kind::Ko) && repeats.problems.len() <= 1001);
    let much = ";AB[aa:ZZ];AW[aa:ZZ]".repeat(100);
    let again = ";B[aa];W[bb];AE[aa][bb]".repeat(200);
    assert!(has(&checked(&format!("(;SZ[52]{much};AE[aa:ZZ]{again})")), Kind::Superko));
    // Whose turn it is said over and over: each might be a position put right.
    let turns = ";B[aa];PL[W];PL[B];AE[aa]PL[W]".repeat(10_000);
    assert_eq!(checked(&format!("(;SZ[19]{turns})")).moves, 10_000);
    let lists = format!("(;SZ[9]HA[2];{};B[aa])", "AB[aa:ih]".repeat(2_000));
    assert_eq!(stones(&end(&lists), Color::Black).len(), 72);
}
