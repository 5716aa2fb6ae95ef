//! `blackbar text`: standard input to standard output.

use std::io::{Read, Write};
use std::process::ExitCode;

use anyhow::Context;
use blackbar_core::Cancel;
use blackbar_engine::{redact_stream, redact_texts};
use blackbar_formats::StreamOptions;

use crate::cli::print;
use crate::config::Config;
use crate::options::Options;
use crate::{models, serve};

/// Redact text from standard input to standard output.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print the answer of /process/text for the whole input instead of the redacted text.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: Options,
}

pub(crate) fn run(args: &Args, config: &Config) -> anyhow::Result<ExitCode> {
    let settings = args.options.settings(config)?;
    // Networks are loaded late: why one cannot be used is said there.
    serve::log(config, "error")?;
    let _warming = models::Warming::begin();
    let tools = models::tools(config, &models::Preload::Nothing)?;
    let cancel = Cancel::new();
    if args.json {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("reading standard input")?;
        let answer = redact_texts(&[text], false, &settings, &tools, &cancel)?;
        return print(&serve::text_answer(&answer, !args.options.hide_entities));
    }
    let mut output = std::io::stdout().lock();
    let options =
        StreamOptions { limits: settings.limits.clone(), cancel: cancel.clone(), ..StreamOptions::default() };
    let chunks =
        blackbar_formats::stream("text", Box::new(std::io::stdin()), options).context("plain text")?;
    redact_stream(chunks, &settings, &tools, &cancel, &mut |bytes| output.write_all(bytes))?;
    output.flush().context("writing standard output")?;
    Ok(ExitCode::SUCCESS)
}
