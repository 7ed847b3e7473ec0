//! The two clocks alone in a terminal: to the last period and the flag, stopped and killed and taken up again.

use rustix::process::Signal;

use super::game::Desk;

#[test]
fn byoyomi_to_the_last_period_and_the_flag() {
    let desk = Desk::new();
    let mut terminal = desk.run(&["clock", "--time", "2x2s", "--black", "Li", "--lang", "en"]);
    terminal.wait_for("Any key starts Black's clock");
    terminal.wait_for("byo-yomi, 2 left");
    terminal.keys(" ");
    terminal.wait_for("F1 help");
    terminal.keys("f");
    terminal.wait_for("1 move");
    terminal.keys("j");
    terminal.wait_for("Black: the last period begins");
    terminal.wait_for("LAST: 9");
    terminal.wait_for("Black ran out of time: White wins");
    terminal.wait_for("time is up");
    terminal.keys("T");
    terminal.wait_for("Training report");
    terminal.wait_for("Periods lost");
    // The last row: until it is drawn, what was there before may still be seen.
    terminal.wait_for("next long think");
    terminal.keys("\x1b");
    terminal.wait_for("time is up");
    terminal.keys("q");
    terminal.wait_for("New game");
    terminal.keys("q");
    assert_eq!(terminal.end(), Ok(0));
    terminal.assert_restored();
}

#[test]
fn clocks_that_were_ended_by_a_signal_are_taken_up_again() {
    let desk = Desk::new();
    for (signal, status) in [(Signal::TERM, 143), (Signal::HUP, 129)] {
        let mut terminal = desk.run(&["clock", "--time", "B=10m W=20m", "--lang", "en"]);
        terminal.wait_for("Any key starts");
        terminal.keys(" ");
        terminal.wait_for("F1 help");
        terminal.keys("f");
        terminal.wait_for("1 move");
        terminal.signal(signal);
        assert_eq!(terminal.end(), Ok(status));
        terminal.assert_restored();
        let mut terminal = desk.run(&["clock", "--lang", "en"]);
        terminal.wait_for("The clocks as they stood after 1 move");
        terminal.wait_for("Paused");
        terminal.keys("\t");
        terminal.wait_for("Black ready?");
        terminal.keys("y");
        terminal.wait_for("White ready?");
        terminal.keys("ny");
        terminal.keys("\x1b");
        terminal.wait_for("leave");
        terminal.keys("9");
        terminal.wait_for("Leave? The clocks stop and can go on.");
        terminal.keys("y");
        terminal.wait_for("New game");
        terminal.keys("q");
        assert_eq!(terminal.end(), Ok(0));
    }
}

#[test]
fn a_tick_costs_little_and_a_pause_nothing() {
    let desk = Desk::new();
    let terminal = desk.run(&["clock", "--time", "30m", "--lang", "en"]);
    terminal.wait_for("Any key starts");
    terminal.keys(" ");
    terminal.wait_until("a second gone", |screen, _| !super::terminal::text(screen).contains("Any key"));
    super::terminal::Terminal::let_pass(1_200);
    let before = terminal.raw().len();
    super::terminal::Terminal::let_pass(4_000);
    let spent = terminal.raw().len() - before;
    assert!(spent <= 5 * 200, "{spent} bytes in four seconds");
    terminal.keys("\t");
    terminal.wait_for("Paused");
    super::terminal::Terminal::let_pass(300);
    let before = terminal.raw().len();
    super::terminal::Terminal::let_pass(2_000);
    assert_eq!(terminal.raw().len(), before);
}
