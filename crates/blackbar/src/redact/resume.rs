//! What an earlier run into the same folder finished, so that a run that was cut off goes on where it stopped.
//!
//! A line a file: name, size and time of the input, and a fingerprint of the options. A changed input or other
//! options redact again. The list holds names only, nothing of any content.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Mutex;
use std::time::UNIX_EPOCH;

use anyhow::Context;

use super::plan::Planned;

const LIST: &str = ".blackbar-done";

pub(super) struct Done {
    finished: HashSet<String>,
    list: Mutex<File>,
    options: u64,
}

impl Done {
    pub(super) fn open(output: &Path, options: &str, fresh: bool) -> anyhow::Result<Done> {
        let path = output.join(LIST);
        let mut finished = HashSet::new();
        if !fresh && let Ok(file) = File::open(&path) {
            finished.extend(BufReader::new(file).lines().map_while(Result::ok));
        }
        let mut open = OpenOptions::new();
        let open = if fresh { open.write(true).truncate(true) } else { open.append(true) };
        let list = open.create(true).open(&path).with_context(|| format!("opening {}", path.display()))?;
        let mut hasher = DefaultHasher::new();
        (options, env!("CARGO_PKG_VERSION")).hash(&mut hasher);
        Ok(Done { finished, list: Mutex::new(list), options: hasher.finish() })
    }

    /// Finished by an earlier run, and the copy is still there.
    pub(super) fn has(&self, planned: &Planned) -> bool {
        self.line(planned).is_some_and(|line| self.finished.contains(&line)) && planned.output.is_file()
    }

    /// Remembers a finished file. Failing to only means that a later run does it again.
    pub(super) fn add(&self, planned: &Planned) {
        if let Some(line) = self.line(planned) {
            let mut list = self.list.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let _ = writeln!(list, "{line}");
        }
    }

    fn line(&self, planned: &Planned) -> Option<String> {
        let data = planned.input.metadata().ok()?;
        let time = data.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        Some(format!("{:016x} {} {time} {}", self.options, data.len(), planned.name.display()))
    }
}
