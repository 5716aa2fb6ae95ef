//! The `blackbar` command: serve the API, redact files and folders, redact standard input, measure detection, show the
//! configuration.

mod cli;
mod cloud_ocr;
mod config;
mod eval;
mod ffmpeg;
mod helper_process;
mod malloc;
mod models;
mod options;
mod pdfium;
mod redact;
mod serve;
mod standard_output;
mod tesseract;
mod text;

use std::process::ExitCode;

use clap::Parser;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    malloc::keep_little();
    let cli = cli::Cli::parse();
    match cli.run() {
        Ok(code) => code,
        Err(error) => {
            report(&error);
            ExitCode::from(2)
        }
    }
}

#[expect(clippy::print_stderr, reason = "a command says why it failed")]
fn report(error: &anyhow::Error) {
    eprintln!("blackbar: {error:#}");
}
