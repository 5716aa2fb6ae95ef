//! `blackbar redact`: files and folders into an output folder, in parallel, resumable.

mod job;
mod plan;
mod resume;
mod summary;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::Context;
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::config::Config;
use crate::options::Options;
use crate::{models, serve};
use job::{Job, Outcome};
use resume::Done;
use summary::Summary;

/// Redact files and folders into an output folder.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files and folders.
    #[arg(required = true)]
    inputs: Vec<PathBuf>,
    /// Where the redacted copies go; made if it is not there.
    #[arg(short, long, value_name = "FOLDER")]
    output: PathBuf,
    /// Files worked on at once; 0: one per core.
    #[arg(short, long, default_value_t = 0)]
    jobs: usize,
    /// Redact again what an earlier run into the same folder finished.
    #[arg(long)]
    fresh: bool,
    /// Do not count files of unsupported types as failures.
    #[arg(long)]
    skip_unsupported: bool,
    /// Print one JSON object a file and one for the whole run instead of the table.
    #[arg(long)]
    json: bool,
    /// No progress bar.
    #[arg(short, long)]
    quiet: bool,
    #[command(flatten)]
    options: Options,
}

pub(crate) fn run(args: &Args, config: &Config) -> anyhow::Result<ExitCode> {
    let settings = args.options.settings(config)?;
    // Networks are loaded late: why one cannot be used is said there.
    serve::log(config, "error")?;
    let _warming = models::Warming::begin();
    let tools = models::tools(config, &models::Preload::Nothing)?;
    std::fs::create_dir_all(&args.output).with_context(|| format!("making {}", args.output.display()))?;
    let output = args.output.canonicalize().context("finding the output folder")?;
    let plan = plan::plan(&args.inputs, &output)?;
    let done = Done::open(&output, &args.options.to_json()?.to_string(), args.fresh)?;
    let bars = if args.quiet || args.json { None } else { Some(Bars::new(plan.len())) };
    let threads = if args.jobs == 0 { config.workers } else { args.jobs };
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("starting the workers")?;
    let summary = Mutex::new(Summary::new(args.json, args.skip_unsupported));
    pool.install(|| {
        plan.par_iter().for_each(|planned| {
            let outcome = if done.has(planned) {
                Outcome::AlreadyDone
            } else {
                let bar = bars.as_ref().map(|bars| bars.file(planned.bytes));
                let outcome = Job { planned, settings: &settings, tools: &tools, bar: bar.as_ref() }.run();
                if let Some(bar) = bar {
                    bar.finish_and_clear();
                }
                if let Outcome::Redacted { .. } = outcome {
                    done.add(planned);
                }
                outcome
            };
            if let Some(bars) = &bars {
                bars.total.inc(1);
            }
            summary.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(planned, outcome);
        });
    });
    if let Some(bars) = &bars {
        bars.total.finish_and_clear();
    }
    let mut summary = summary.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    summary.print().context("writing what was done")?;
    Ok(if summary.failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// One bar for all files, and one for each large file that is being worked on.
struct Bars {
    all: MultiProgress,
    total: ProgressBar,
}

impl Bars {
    fn new(files: usize) -> Bars {
        let all = MultiProgress::new();
        let total = all.add(ProgressBar::new(files as u64));
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} files {elapsed_precise}") {
            total.set_style(style);
        }
        total.tick();
        Bars { all, total }
    }

    fn file(&self, bytes: u64) -> ProgressBar {
        if bytes < job::LARGE {
            return ProgressBar::hidden();
        }
        let bar = self.all.insert_before(&self.total, ProgressBar::new(bytes));
        if let Ok(style) =
            ProgressStyle::with_template("{bar:30} {bytes}/{total_bytes} {bytes_per_sec} eta {eta}")
        {
            bar.set_style(style);
        }
        bar
    }
}
