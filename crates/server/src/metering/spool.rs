//! Entries waiting to be sent: one JSON object a line.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use serde_json::Value;

/// When the other side is away for so long that more than this waits, the oldest are given up.
const MOST: usize = 100_000;

/// A file that one process appends to and takes from.
pub(super) struct Spool {
    path: PathBuf,
}

impl Spool {
    /// The file need not exist.
    pub(super) fn new(path: PathBuf) -> Spool {
        Spool { path }
    }

    /// Adds entries at the end, on disk when this returns.
    pub(super) fn append(&self, entries: &[Value]) -> io::Result<()> {
        let waiting = self.read()?;
        if waiting.len() + entries.len() > MOST {
            tracing::warn!("too many unsent usage reports: the oldest are given up");
            let keep = MOST.saturating_sub(entries.len());
            self.write(&waiting[waiting.len().saturating_sub(keep)..])?;
        }
        let mut file = OpenOptions::new().create(true).append(true).open(&self.path)?;
        // A line that a crash cut short must not swallow the next one.
        file.write_all(format!("\n{}", lines(entries)).as_bytes())?;
        file.sync_all()
    }

    /// The first so many entries.
    pub(super) fn first(&self, count: usize) -> io::Result<Vec<Value>> {
        let mut entries = self.read()?;
        entries.truncate(count);
        Ok(entries)
    }

    /// Takes the first so many away.
    pub(super) fn drop_first(&self, count: usize) -> io::Result<()> {
        let entries = self.read()?;
        self.write(entries.get(count..).unwrap_or_default())
    }

    fn read(&self) -> io::Result<Vec<Value>> {
        match std::fs::read(&self.path) {
            Ok(bytes) => {
                let lines = bytes.split(|byte| *byte == b'\n');
                Ok(lines.filter_map(|line| serde_json::from_slice(line).ok()).collect())
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error),
        }
    }

    /// Replaces the file as a whole, so that a crash leaves the old one or the new one.
    fn write(&self, entries: &[Value]) -> io::Result<()> {
        let draft = self.path.with_extension("draft");
        let mut file = File::create(&draft)?;
        file.write_all(lines(entries).as_bytes())?;
        file.sync_all()?;
        std::fs::rename(draft, &self.path)
    }
}

fn lines(entries: &[Value]) -> String {
    entries.iter().map(|entry| format!("{entry}\n")).collect()
}
