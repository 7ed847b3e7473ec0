//! The command line: a command, or the screen.

use std::process::ExitCode;

use shoutan::cli::args::{Args, Instead};
use shoutan::cli::{self, Status};
use shoutan::shell::start::{self, Settings, Start};

fn main() -> ExitCode {
    let status = match Args::read(std::env::args_os()) {
        Ok(Args { command: Some(command) }) => cli::run(&command),
        Ok(Args { command: None }) => return screen(),
        Err(Instead::Told(text)) => cli::tell(&text),
        Err(Instead::Wrong(sentence)) => cli::complain(&sentence, Status::Wrong),
    };
    ExitCode::from(status.code())
}

fn screen() -> ExitCode {
    match start::run(&Settings::default(), Start::Home) {
        Ok(status) => ExitCode::from(status),
        Err(sentence) => ExitCode::from(cli::complain(&sentence, Status::Bad).code()),
    }
}
