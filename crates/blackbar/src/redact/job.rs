//! One file: small ones whole, large ones in chunks. The copy appears under its name only when it is complete.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use blackbar_core::{Cancel, Format, Warning};
use blackbar_engine::{EngineError, Settings, Tools, redact_file, redact_stream};
use blackbar_formats::StreamOptions;
use indicatif::ProgressBar;

use super::plan::Planned;

/// From this size on a file is redacted in chunks, where its format can be.
pub(super) const LARGE: u64 = 32 << 20;

/// Clearing away more findings takes longer than a thread.
const MANY: usize = 1 << 16;

/// What became of one file.
pub(super) enum Outcome {
    /// A copy was written.
    Redacted {
        /// Entities by label.
        entities: BTreeMap<String, usize>,
        /// Bytes written.
        bytes: u64,
        /// What was removed or done otherwise.
        warnings: Vec<Warning>,
    },
    /// An earlier run wrote it.
    AlreadyDone,
    /// Its type is not built.
    Unsupported,
    /// No copy was written.
    Failed(String),
}

pub(super) struct Job<'j> {
    pub(super) planned: &'j Planned,
    pub(super) settings: &'j Settings,
    pub(super) tools: &'j Tools,
    pub(super) bar: Option<&'j ProgressBar>,
}

impl Job<'_> {
    /// Redacts; a panic in a parser is this file's failure, not the run's.
    pub(super) fn run(&self) -> Outcome {
        let work = std::panic::AssertUnwindSafe(|| self.redact());
        match std::panic::catch_unwind(work) {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(error)) => Outcome::Failed(format!("{error:#}")),
            Err(_) => Outcome::Failed("internal error".into()),
        }
    }

    fn redact(&self) -> anyhow::Result<Outcome> {
        let Some(format) = self.format()? else {
            return Ok(Outcome::Unsupported);
        };
        let folder = self.planned.output.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut partial = Partial::new(&self.planned.output)?;
        let outcome = if self.planned.bytes >= LARGE {
            self.in_chunks(format, &mut partial)?
        } else {
            self.whole(format, &mut partial)?
        };
        partial.keep()?;
        Ok(outcome)
    }

    /// By the beginning of the file, where that is enough. What a package holds is told at its end: what stands at its beginning may be
    /// another package that it holds.
    fn format(&self) -> anyhow::Result<Option<&'static dyn Format>> {
        let name = self.planned.input.file_name().map(|name| name.to_string_lossy());
        let mut head = Vec::new();
        File::open(&self.planned.input)?.take(1 << 16).read_to_end(&mut head)?;
        let is_whole = self.planned.bytes <= head.len() as u64;
        let by_head = (is_whole || !head.starts_with(b"PK"))
            .then(|| blackbar_formats::recognise(&head, name.as_deref()))
            .flatten();
        if is_whole || by_head.is_some() {
            return Ok(by_head);
        }
        Ok(blackbar_formats::recognise(&std::fs::read(&self.planned.input)?, name.as_deref()))
    }

    fn whole(&self, format: &dyn Format, partial: &mut Partial) -> anyhow::Result<Outcome> {
        let bytes = std::fs::read(&self.planned.input)?;
        let redacted = redact_file(format, bytes, self.settings, self.tools, &Cancel::new())?;
        partial.file.write_all(&redacted.bytes)?;
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for label in redacted.text.entities.labels() {
            *counts.entry(label.name()).or_default() += 1;
        }
        let entities = counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
        let (bytes, warnings) = (redacted.bytes.len() as u64, redacted.warnings);
        if redacted.text.entities.len() > MANY {
            // Cleared away beside what comes next, or here where no thread is to be had. A thread of its own, since those that take the
            // files come to it late.
            let _ = std::thread::Builder::new().spawn(move || drop(redacted.text));
        }
        Ok(Outcome::Redacted { entities, bytes, warnings })
    }

    fn in_chunks(&self, format: &dyn Format, partial: &mut Partial) -> anyhow::Result<Outcome> {
        let cancel = Cancel::new();
        let input = File::open(&self.planned.input)?;
        let input: Box<dyn Read + Send> = match self.bar {
            Some(bar) => Box::new(bar.wrap_read(input)),
            None => Box::new(input),
        };
        let options = StreamOptions {
            limits: self.settings.limits.clone(),
            cancel: cancel.clone(),
            ..StreamOptions::default()
        };
        let Some(chunks) = blackbar_formats::stream(format.name(), input, options) else {
            return self.whole(format, partial);
        };
        let mut write = |bytes: &[u8]| partial.file.write_all(bytes);
        let summary = redact_stream(chunks, self.settings, self.tools, &cancel, &mut write)?;
        Ok(Outcome::Redacted { entities: summary.entities, bytes: summary.bytes, warnings: Vec::new() })
    }
}

/// A file that is only kept when it is complete.
struct Partial {
    file: BufWriter<File>,
    path: PathBuf,
    target: PathBuf,
    kept: bool,
}

impl Partial {
    fn new(target: &Path) -> std::io::Result<Partial> {
        let mut name = target.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.partial", std::process::id()));
        let path = target.with_file_name(name);
        Ok(Partial {
            file: BufWriter::new(File::create(&path)?),
            path,
            target: target.to_owned(),
            kept: false,
        })
    }

    fn keep(mut self) -> Result<(), EngineError> {
        let finish = |partial: &mut Partial| -> std::io::Result<()> {
            partial.file.flush()?;
            partial.file.get_ref().sync_all()?;
            std::fs::rename(&partial.path, &partial.target)
        };
        finish(&mut self).map_err(|_| EngineError::Output)?;
        self.kept = true;
        Ok(())
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        if !self.kept {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}
