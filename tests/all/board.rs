//! The board on the screen: exact pictures of small boards in each way of drawing, and every size of screen.

use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::Rect;
use ratatui::style::{Color as Paint, Modifier};
use shoutan::game::ending::ceremony::Laid;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::{Point, Size};
use shoutan::ui::board::{BoardLayout, BoardPainter, BoardView, Label, Mark, Pitch, arrange};
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};

const DEPTHS: [Depth; 4] = [Depth::TrueColor, Depth::Indexed, Depth::Sixteen, Depth::Mono];

fn themes() -> impl Iterator<Item = Theme> {
    DEPTHS.into_iter().flat_map(|depth| {
        [
            Theme::new(depth, Glyphs::Unicode, Width::Narrow),
            Theme::new(depth, Glyphs::Unicode, Width::Wide),
            Theme::new(depth, Glyphs::Ascii, Width::Narrow),
        ]
    })
}

/// A view of a diagram: `X` and `O` stones, `x` and `o` dead ones, `b` and `w` territory, `!` ko.
fn view(rows: &[&str]) -> BoardView {
    let size = Size::new(u8::try_from(rows[0].len()).unwrap(), u8::try_from(rows.len()).unwrap()).unwrap();
    let sign = |point: Point| rows[usize::from(point.y())].as_bytes()[usize::from(point.x())];
    let mut view = BoardView::new(size, |point| match sign(point).to_ascii_uppercase() {
        b'X' => Some(Color::Black),
        b'O' => Some(Color::White),
        _ => None,
    });
    for point in size.iter() {
        let look = view.look_mut(point).unwrap();
        look.dead = matches!(sign(point), b'x' | b'o');
        look.territory = match sign(point) {
            b'b' => Some(Color::Black),
            b'w' => Some(Color::White),
            _ => None,
        };
        look.mark = (sign(point) == b'!').then_some(Mark::Ko);
    }
    view
}

fn usual() -> BoardView {
    let mut view = view(&[".XO..", "XXO..", ".x.w.", ".b.o!", "....."]);
    view.cursor = view.size().parse("E5");
    view.ghost = Some(Color::Black);
    view.last = view.size().parse("C5");
    view
}

fn drawn(view: &BoardView, theme: Theme, pitch: Pitch) -> (BoardLayout, Buffer) {
    let room = Rect::new(0, 0, 80, 40);
    let layout =
        BoardLayout::new(room, view.size(), pitch, theme.board_width(), view.cursor).unwrap().moved(0, 0);
    let mut buf = Buffer::empty(layout.area);
    BoardPainter::default().draw(view, &layout, theme, &mut buf);
    (layout, buf)
}

/// The characters of a buffer, without those that a wide one covers.
fn text(buf: &Buffer) -> String {
    let mut text = String::new();
    for y in buf.area.top()..buf.area.bottom() {
        let mut row = String::new();
        let mut x = buf.area.left();
        while x < buf.area.right() {
            let cell = &buf[(x, y)];
            row += cell.symbol();
            x += if let CellDiffOption::ForcedWidth(width) = cell.diff_option { width.get() } else { 1 };
        }
        text += row.trim_end();
        text += "\n";
    }
    text
}

fn assert_text(view: &BoardView, theme: Theme, pitch: Pitch, expected: &str) {
    let found = text(&drawn(view, theme, pitch).1);
    let expected = expected.trim_start_matches('\n');
    assert!(
        found == expected,
        "found\n|{}expected\n|{}",
        found.replace('\n', "\n|"),
        expected.replace('\n', "\n|")
    );
}

#[test]
fn in_colours() {
    for depth in [Depth::TrueColor, Depth::Indexed] {
        let theme = Theme::new(depth, Glyphs::Unicode, Width::Narrow);
        assert_text(
            &usual(),
            theme,
            Pitch::P2x1,
            "
    A B C D E
  5 ┌╴●(●)┬[●]5
  4 ● ● ●╶┼─┤ 4
  3 ├╴×╶╋╴▫╶┤ 3
  2 ├╴▪╶┼╴× ◇ 2
  1 └─┴─┴─┴─┘ 1
    A B C D E
",
        );
    }
}

#[test]
fn in_sixteen_colours_stones_differ_by_shape() {
    let theme = Theme::new(Depth::Sixteen, Glyphs::Unicode, Width::Narrow);
    assert_text(
        &usual(),
        theme,
        Pitch::P2x1,
        "
    A B C D E
  5 ┌╴●(○)┬[●]5
  4 ● ● ○╶┼─┤ 4
  3 ├╴×╶╋╴▫╶┤ 3
  2 ├╴▪╶┼╴ø ◇ 2
  1 └─┴─┴─┴─┘ 1
    A B C D E
",
    );
}

#[test]
fn without_colours_stones_are_letters() {
    let theme = Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow);
    assert_text(
        &usual(),
        theme,
        Pitch::P2x1,
        "
    A B C D E
  5 ┌╴X(O)┬[x]5
  4 X X O╶┼─┤ 4
  3 ├╴x╶╋╴w╶┤ 3
  2 ├╴b╶┼╴o ! 2
  1 └─┴─┴─┴─┘ 1
    A B C D E
",
    );
    assert_text(
        &usual(),
        theme,
        Pitch::P4x2,
        "
     A   B   C   D   E

  5  ┌──╴X╶─(O)──┬──[x] 5
     │   │   │   │   │
  4  X╶─╴X╶─╴O╶──┼───┤  4
     │   │   │   │   │
  3  ├──╴x╶──╋──╴w╶──┤  3
     │   │   │   │   │
  2  ├──╴b╶──┼──╴o╶─╴!  2
     │   │   │   │   │
  1  └───┴───┴───┴───┘  1

     A   B   C   D   E
",
    );
}

#[test]
fn letters_grow_with_the_pitch() {
    let theme = Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow);
    let mut view = view(&[".X", "O."]);
    view.last = view.size().parse("B2");
    assert_text(
        &view,
        theme,
        Pitch::P6x3,
        "
      A     B
           \\ /
  2   ┌───( X ) 2
      │    / \\
     /-\\    │
  1  | |╶───┘   1
     \\-/
      A     B
",
    );
}

#[test]
fn in_ascii() {
    let theme = Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow);
    assert_text(
        &usual(),
        theme,
        Pitch::P2x1,
        "
    A B C D E
  5 . X(O).[x]5
  4 X X O . . 4
  3 . x + w . 3
  2 . b . o ! 2
  1 . . . . . 1
    A B C D E
",
    );
}

#[test]
fn wide_characters_one_to_a_point() {
    for (depth, expected) in [
        (
            Depth::TrueColor,
            "
    A B C D E
  5 ┌●◆┬● 5
  4 ●●●┼┤ 4
  3 ├×╋□┤ 3
  2 ├■┼×◇ 2
  1 └┴┴┴┘ 1
    A B C D E
",
        ),
        (
            Depth::Sixteen,
            "
    A B C D E
  5 ┌●◇┬● 5
  4 ●●○┼┤ 4
  3 ├×╋□┤ 3
  2 ├■┼ø◇ 2
  1 └┴┴┴┘ 1
    A B C D E
",
        ),
    ] {
        let theme = Theme::new(depth, Glyphs::Unicode, Width::Wide);
        assert_text(&usual(), theme, Pitch::P2x1, expected);
        let (layout, buf) = drawn(&usual(), theme, Pitch::P2x1);
        let ground = |label: &str| {
            let cell = layout.cell_of(usual().size().parse(label).unwrap()).unwrap();
            (buf[(cell.x, cell.y)].bg, buf[(cell.x + 1, cell.y)].bg)
        };
        assert_eq!(
            ground("E5"),
            (theme.cursor_ground(), theme.cursor_ground()),
            "the cursor shows by its ground"
        );
        assert_eq!(ground("C5").0, theme.last_ground());
        assert_ne!(ground("E5").0, theme.wood());
    }
}

#[test]
fn numbers_and_letters_on_points() {
    let mut view = view(&["XO.", "XO."]);
    for (label, text) in [("A2", "7"), ("B2", "18"), ("C2", "b"), ("A1", "131"), ("C1", "12")] {
        let point = view.size().parse(label).unwrap();
        view.look_mut(point).unwrap().mark = Some(Mark::Label(Label::new(text)));
    }
    let colours = Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow);
    assert_text(&view, colours, Pitch::P2x1, "    A B C\n  2 7 18b 2\n  1 1~● 121\n    A B C\n");
    let mono = Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow);
    assert_text(&view, mono, Pitch::P2x1, "    A B C\n  2 X718b 2\n  1 1~O 121\n    A B C\n");
    let (layout, buf) = drawn(&view, colours, Pitch::P2x1);
    let cell = layout.cell_of(Point::new(1, 0)).unwrap();
    let stone = &buf[(cell.x, cell.y)];
    assert_eq!((stone.fg, stone.bg), (colours.stone(Color::Black), colours.stone(Color::White)));
}

#[test]
fn symbolic_stones_lie_outside_the_lines_at_each_sides_own_lower_right() {
    let mut view = view(&["..", ".."]);
    let colours = Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow);
    let letters = Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow);
    // Black sits below the board, White above it.
    view.laid.black = Laid::Over;
    let picture = "    A B\n  2 ┌─┐ 2\n  1 └─┘ 1\n    A B  ●\n";
    assert_text(&view, colours, Pitch::P2x1, picture);
    let (layout, buf) = drawn(&view, colours, Pitch::P2x1);
    let stone = &buf[(layout.area.right() - 2, layout.area.bottom() - 1)];
    assert_eq!(stone.fg, colours.stone(Color::White), "a stone of the other colour");
    assert_text(&view, letters, Pitch::P2x1, "    A B\n  2 . . 2\n  1 . . 1\n    A B (O)\n");
    view.laid = ByColor { black: Laid::Nothing, white: Laid::Over };
    assert_text(&view, letters, Pitch::P2x1, "(X) A B\n  2 . . 2\n  1 . . 1\n    A B\n");
    view.laid.white = Laid::Resigned;
    assert_text(&view, letters, Pitch::P2x1, "(OO)A B\n  2 . . 2\n  1 . . 1\n    A B\n");
    view.laid = ByColor { black: Laid::Resigned, white: Laid::Nothing };
    assert_text(&view, colours, Pitch::P2x1, "    A B\n  2 ┌─┐ 2\n  1 └─┘ 1\n    A B  ●●\n");
    // Where points lie far apart the stones are as large as those on the board.
    for pitch in [Pitch::P4x2, Pitch::P6x3, Pitch::P8x4] {
        let (layout, buf) = drawn(&view, colours, pitch);
        for x in [2, 3, 6, 7] {
            let cell = &buf[(layout.area.right() - x, layout.area.bottom() - 1)];
            assert_eq!(cell.bg, colours.stone(Color::Black), "{pitch:?} {x}");
        }
    }
}

/// A board of every kind of content.
fn crowded(size: Size) -> BoardView {
    let marks = [
        Mark::Triangle,
        Mark::Square,
        Mark::Circle,
        Mark::Cross,
        Mark::Ko,
        Mark::Label(Label::number(188)),
        Mark::Label(Label::new("黑")),
        Mark::Label(Label::new("α")),
    ];
    let mut view =
        BoardView::new(size, |point| match (u16::from(point.x()) * 7 + u16::from(point.y()) * 5) % 4 {
            0 => Some(Color::Black),
            1 => Some(Color::White),
            _ => None,
        });
    for (i, point) in size.iter().enumerate() {
        let look = view.look_mut(point).unwrap();
        look.dead = look.stone.is_some() && i % 5 == 0;
        look.territory = (i % 3 == 0).then_some(if i % 2 == 0 { Color::Black } else { Color::White });
        look.mark = (i % 7 < 2).then(|| marks[i / 7 % marks.len()]);
    }
    view.cursor = Some(Point::new(size.width() / 2, size.height() / 2));
    view.ghost = Some(Color::White);
    view.last = Some(Point::new(size.width() - 1, 0));
    view.laid = ByColor { black: Laid::Over, white: Laid::Resigned };
    view
}

#[test]
fn every_screen_is_drawn() {
    let views = [(19, 19), (9, 9), (52, 52), (5, 31)].map(|(w, h)| crowded(Size::new(w, h).unwrap()));
    let themes: Vec<Theme> = themes().collect();
    let mut painter = BoardPainter::default();
    for (w, h) in (1..=220_u16).flat_map(|w| (1..=65_u16).map(move |h| (w, h))) {
        let area = Rect::new(0, 0, w, h);
        let i = usize::from(w) * 66 + usize::from(h);
        let (view, theme) = (&views[i % views.len()], themes[i % themes.len()]);
        let mut buf = Buffer::empty(area);
        let screen = arrange(area, view.size(), theme.board_width(), view.cursor).map(|screen| screen.board);
        let window = |pitch| BoardLayout::new(area, view.size(), pitch, theme.board_width(), view.cursor);
        for layout in [screen, window(Pitch::P2x1), window(Pitch::P4x2)].into_iter().flatten() {
            assert_eq!(area.intersection(layout.area), layout.area);
            // Rendering from near takes its time, and depends little on the screen: one in some is enough.
            if layout.pitch == Pitch::P2x1 || theme.lettered() || i % 41 == 0 {
                painter.draw(view, &layout, theme, &mut buf);
            }
        }
    }
}

#[test]
fn a_buffer_too_small_for_the_layout_is_no_harm() {
    let mut painter = BoardPainter::default();
    for theme in themes() {
        for pitch in Pitch::ALL {
            let view = crowded(Size::square(9).unwrap());
            let layout =
                BoardLayout::new(Rect::new(2, 2, 90, 50), view.size(), pitch, theme.board_width(), None)
                    .unwrap();
            for (w, h) in [(0, 0), (1, 1), (5, 4), (30, 12), (31, 13)] {
                painter.draw(&view, &layout, theme, &mut Buffer::empty(Rect::new(0, 0, w, h)));
            }
        }
    }
}

/// Characters of ambiguous width by the Unicode tables, of the blocks a board could draw from.
fn is_ambiguous(symbol: &str) -> bool {
    symbol.chars().any(|ch| {
        matches!(ch, '\u{2500}'..='\u{254B}' | '\u{2550}'..='\u{2573}' | '\u{2580}'..='\u{258F}' | '\u{2592}'..='\u{2595}'
            | '\u{25A0}' | '\u{25A1}' | '\u{25A3}'..='\u{25A9}' | '\u{25B2}' | '\u{25B3}' | '\u{25C6}'..='\u{25C8}'
            | '\u{25CB}' | '\u{25CE}'..='\u{25D1}' | '\u{2605}' | '\u{2606}' | '×' | '÷' | 'ø' | '·' | 'α' | '→' | '←')
    })
}

#[test]
fn in_a_wide_terminal_no_ambiguous_character_is_taken_for_narrow() {
    let mut painter = BoardPainter::default();
    for theme in themes().filter(|theme| theme.width == Width::Wide) {
        for pitch in Pitch::ALL {
            for size in [Size::STANDARD, Size::square(9).unwrap()] {
                let view = crowded(size);
                let room = Rect::new(0, 0, 170, 90);
                let layout = BoardLayout::new(room, size, pitch, theme.board_width(), None).unwrap();
                let mut buf = Buffer::empty(room);
                painter.draw(&view, &layout, theme, &mut buf);
                for (i, cell) in
                    buf.content.iter().enumerate().filter(|(_, cell)| is_ambiguous(cell.symbol()))
                {
                    let forced =
                        matches!(cell.diff_option, CellDiffOption::ForcedWidth(width) if width.get() == 2);
                    assert!(forced, "{} in {theme:?} at {pitch:?}", cell.symbol());
                    let next = &buf.content[i + 1];
                    assert_eq!((next.symbol(), next.bg), (" ", cell.bg), "{} in {theme:?}", cell.symbol());
                }
            }
        }
    }
}

#[test]
fn mono_uses_no_colour_and_ascii_no_other_character() {
    for theme in themes().filter(|theme| theme.lettered()) {
        for pitch in Pitch::ALL {
            let mut view = crowded(Size::STANDARD);
            for point in Size::STANDARD.iter() {
                let look = view.look_mut(point).unwrap();
                look.mark = look.mark.filter(|mark| !matches!(mark, Mark::Label(_)));
            }
            for cell in &drawn(&view, theme, pitch).1.content {
                assert!(theme.depth != Depth::Mono || (cell.fg, cell.bg) == (Paint::Reset, Paint::Reset));
                assert!(!theme.ascii_board() || cell.symbol().is_ascii(), "{}", cell.symbol());
            }
        }
    }
}

#[test]
fn cursor_and_last_move_show_without_colour() {
    for theme in themes().filter(|theme| !theme.is_wide()) {
        let mut view = view(&["...", "X..", "..."]);
        view.last = view.size().parse("A2");
        view.cursor = view.size().parse("B3");
        let (layout, buf) = drawn(&view, theme, Pitch::P2x1);
        let around = |point: Option<Point>| {
            let cell = layout.cell_of(point.unwrap()).unwrap();
            (buf[(cell.x - 1, cell.y)].symbol().to_owned(), buf[(cell.x + 1, cell.y)].symbol().to_owned())
        };
        assert_eq!(around(view.cursor), ("[".into(), "]".into()));
        assert_eq!(around(view.last), ("(".into(), ")".into()));
        if theme.depth == Depth::Mono {
            let cell = layout.cell_of(view.cursor.unwrap()).unwrap();
            assert!(buf[(cell.x - 1, cell.y)].modifier.contains(Modifier::REVERSED));
        }
    }
}

#[test]
fn from_near_the_lines_are_the_same() {
    let theme = Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow);
    let mut empty = view(&["...", "..."]);
    empty.cursor = empty.size().parse("B1");
    assert_text(
        &empty,
        theme,
        Pitch::P4x2,
        "
     A   B   C

  2  ┌───┬───┐  2
     │ ┏ │ ┓ │
  1  └───┴───┘  1
       ┗   ┛
     A   B   C
",
    );
}

#[test]
fn from_near_stones_have_their_colour_and_marks_their_shape() {
    let rows = ["...", "X.O", "..."];
    for theme in themes().filter(|theme| !theme.lettered()) {
        for pitch in [Pitch::P4x2, Pitch::P6x3, Pitch::P8x4] {
            let mut view = view(&rows);
            let (layout, buf) = drawn(&view, theme, pitch);
            let cell = |label: &str| layout.cell_of(view.size().parse(label).unwrap()).unwrap();
            let [black, white, wood] = ["A2", "C2", "B2"].map(|label| buf[cell(label)].bg);
            assert!(black != white && white != wood && black != wood, "{theme:?} at {pitch:?}");

            let last = cell("C2");
            view.last = view.size().parse("C2");
            view.look_mut(Point::new(0, 1)).unwrap().dead = true;
            view.look_mut(Point::new(0, 0)).unwrap().territory = Some(Color::Black);
            view.look_mut(Point::new(2, 2)).unwrap().territory = Some(Color::White);
            let (_, marked) = drawn(&view, theme, pitch);
            assert_eq!(marked[last].symbol(), "●");
            assert_eq!(marked[layout.cell_of(Point::new(0, 1)).unwrap()].symbol(), "×");
            assert_eq!(marked[layout.cell_of(Point::new(0, 0)).unwrap()].symbol(), "■");
            assert_eq!(marked[layout.cell_of(Point::new(2, 2)).unwrap()].symbol(), "□");
        }
    }
}

#[test]
fn what_is_kept_from_frame_to_frame_never_shows() {
    let size = Size::square(13).unwrap();
    let themes: Vec<Theme> = themes().collect();
    let mut painter = BoardPainter::default();
    let mut view = crowded(size);
    let room = Rect::new(0, 0, 120, 60);
    // A fixed pseudo-random walk: stones come and go, marks change, the cursor moves, now and then the theme changes.
    let mut seed = 1_u32;
    let mut next = |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % below
    };
    for step in 0..240 {
        let theme = themes[step / 20 % themes.len()];
        let pitch = Pitch::ALL[step / 10 % 4];
        let point = Point::new(u8::try_from(next(13)).unwrap(), u8::try_from(next(13)).unwrap());
        match next(6) {
            0 | 1 => view.cursor = Some(point),
            2 => view.last = Some(point),
            3 => view.ghost = [None, Some(Color::Black), Some(Color::White)][next(3) as usize],
            _ => {
                let look = view.look_mut(point).unwrap();
                look.stone = [None, Some(Color::Black), Some(Color::White)][next(3) as usize];
                look.dead = look.stone.is_some() && next(4) == 0;
                look.mark = (next(4) == 0).then(|| Mark::Label(Label::number(next(400))));
            }
        }
        let layout = BoardLayout::new(room, size, pitch, theme.board_width(), view.cursor).unwrap();
        let (mut kept, mut fresh) = (Buffer::empty(room), Buffer::empty(room));
        painter.draw(&view, &layout, theme, &mut kept);
        BoardPainter::default().draw(&view, &layout, theme, &mut fresh);
        assert!(kept == fresh, "step {step}: {theme:?} at {pitch:?}");
    }
}
