//! The command line: a command, or the screen.

fn main() {}
