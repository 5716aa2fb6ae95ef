//! Which files are redacted, and where each copy goes.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use walkdir::WalkDir;

/// One file to redact.
pub(super) struct Planned {
    /// What to read.
    pub(super) input: PathBuf,
    /// Where the copy goes.
    pub(super) output: PathBuf,
    /// Its place under the output folder, for reports.
    pub(super) name: PathBuf,
    /// Size when the plan was made.
    pub(super) bytes: u64,
}

/// Files as they are named, folders with everything below them except the output folder itself. Links inside
/// folders are not followed.
pub(super) fn plan(inputs: &[PathBuf], output: &Path) -> anyhow::Result<Vec<Planned>> {
    let mut planned = Vec::new();
    let mut taken = HashSet::new();
    for input in inputs {
        let root = input.canonicalize().with_context(|| format!("finding {}", input.display()))?;
        let base = if root.is_dir() { root.as_path() } else { root.parent().unwrap_or(&root) };
        let inside = |entry: &walkdir::DirEntry| entry.path() != output;
        for entry in WalkDir::new(&root).sort_by_file_name().into_iter().filter_entry(inside) {
            let entry = entry.with_context(|| format!("reading {}", input.display()))?;
            if !entry.file_type().is_file() {
                continue;
            }
            let name = entry.path().strip_prefix(base).unwrap_or(entry.path()).to_owned();
            let target = output.join(&name);
            ensure!(target != entry.path(), "{} would be written over itself", entry.path().display());
            ensure!(taken.insert(target.clone()), "two inputs would be written to {}", target.display());
            let bytes = entry.metadata().map_or(0, |data| data.len());
            planned.push(Planned { input: entry.into_path(), output: target, name, bytes });
        }
    }
    Ok(planned)
}
