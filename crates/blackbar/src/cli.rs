//! The command line's shape. Each command is a file of its own.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Parser, Subcommand};

use crate::config::{Config, Layer};
use crate::standard_output::say;
use crate::{eval, models, pdfium, redact, serve, text};

/// Finds personal, health and payment data and gives back a redacted copy.
#[derive(Parser)]
#[command(name = "blackbar", version, about, propagate_version = true)]
pub(crate) struct Cli {
    /// A configuration file (TOML). Environment variables (BLACKBAR_*) override it, flags override both.
    #[arg(long, global = true, env = "BLACKBAR_CONFIG")]
    config: Option<PathBuf>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the HTTP API.
    Serve(#[command(flatten)] Box<Layer>),
    /// Redact files and folders into an output folder.
    Redact(redact::Args),
    /// Redact text from standard input to standard output.
    Text(text::Args),
    /// Measure detection on texts whose entities are marked.
    Eval(eval::Args),
    /// Print the configuration in force as TOML.
    Config(#[command(flatten)] Box<Layer>),
    /// List the loaded models and check their weights.
    Models,
    /// Read an API key from standard input and print the line for the key file.
    HashKey {
        /// A name for the key, for metrics and logs.
        #[arg(long, default_value = "default")]
        name: String,
    },
    /// Read a PDF from standard input and print its texts: what the service starts to look at its own output.
    #[command(hide = true)]
    PdfTexts {
        /// The library that reads it.
        library: PathBuf,
    },
}

impl Cli {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let file = self.config.as_deref();
        match self.command {
            Command::Serve(flags) => serve::run(&Config::load(file, *flags)?),
            Command::Redact(args) => redact::run(&args, &Config::load(file, Layer::default())?),
            Command::Text(args) => text::run(&args, &Config::load(file, Layer::default())?),
            Command::Eval(args) => eval::run(&args, &Config::load(file, Layer::default())?),
            Command::Config(flags) => print(&Config::load(file, *flags)?.to_toml()),
            Command::Models => print(&models::list(&Config::load(file, Layer::default())?)?),
            Command::HashKey { name } => print(&serve::hash_key(&name)?),
            Command::PdfTexts { library } => pdfium::print_texts(&library),
        }
    }
}

/// Writes a result to standard output.
pub(crate) fn print(text: &str) -> anyhow::Result<ExitCode> {
    say(text).context("writing the result")?;
    Ok(ExitCode::SUCCESS)
}
