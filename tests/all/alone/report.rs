//! Help lying over the report of the two clocks.

use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::text::ALL;
use shoutan::text::help::page::Block;

use crate::alone::bench::setup;
use crate::stage::Stage;

/// Without blanks and line breaks, as a sentence may be broken anywhere.
fn close(words: &str) -> String {
    words.replace([' ', '\n'], "")
}

#[test]
fn help_over_the_report_tells_its_keys_and_what_it_shows() {
    for text in ALL {
        for area in [Rect::new(0, 0, 46, 23), Rect::new(0, 0, 80, 24), Rect::new(0, 0, 120, 40)] {
            for key in ["?", "<f1>"] {
                let mut bench = Stage::clocks_of(setup("2s"), text);
                bench.area = area;
                bench.keys("<enter>").at(3_000).keys("T");
                assert_eq!(bench.app.mode(), Mode::Chart);
                let report = bench.screen();
                bench.keys(key);
                assert_eq!(bench.app.mode(), Mode::Help);
                let screen = close(&bench.screen());
                let labels = &text.chart.key;
                for words in
                    [labels.next_long, labels.previous_long, text.key.help, text.key.back, text.help.keys]
                {
                    assert!(screen.contains(&close(words)), "{words}\n{}", bench.screen());
                }
                // What the page shows is told below its keys; nothing that only a game or a running clock has is offered.
                let Block::Words(words) = text.help.pages.report.blocks[0] else { panic!() };
                let begins: String = close(words).chars().take(12).collect();
                assert!(screen.contains(&begins), "{begins}\n{}", bench.screen());
                for words in [text.key.pass, text.alone.key.press, text.alone.key.finish] {
                    assert!(!screen.contains(&close(words)), "{words}\n{}", bench.screen());
                }
                bench.keys("<esc>");
                assert_eq!((bench.app.mode(), bench.screen()), (Mode::Chart, report));
                bench.keys("<esc>");
                assert_eq!(bench.app.mode(), Mode::AloneOver);
            }
        }
    }
}
