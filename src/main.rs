//! The command line: a command, or the screen.

use std::process::ExitCode;

use shoutan::cli::args::{Args, Instead};
use shoutan::cli::{self, Status};

fn main() -> ExitCode {
    let status = match Args::read(std::env::args_os()) {
        Ok(Args { command: Some(command) }) => cli::run(&command),
        Ok(Args { command: None }) => cli::tell(&cli::args::command().render_help().to_string()),
        Err(Instead::Told(text)) => cli::tell(&text),
        Err(Instead::Wrong(sentence)) => cli::complain(&sentence, Status::Wrong),
    };
    ExitCode::from(status.code())
}
