//! The folders of `/process/files/uri`: what may be read, and where results go. A path is believed only after links
//! and `..` are resolved, and the file that was opened is compared with the one that was checked, so that a link
//! swapped in between leads nowhere.

use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use uuid::Uuid;

use crate::config::{ConfigError, ServerConfig};
use crate::error::Failure;
use crate::schema::{Path as Place, Report};

/// Names tried for a result before giving up.
const MOST_NAMES: usize = 10_000;

/// Folders as they are after resolving links.
pub(crate) struct Folders {
    inputs: Vec<PathBuf>,
    output: PathBuf,
}

/// A file that was read.
pub(crate) struct Input {
    /// Its resolved path.
    pub(crate) path: PathBuf,
    /// All of it.
    pub(crate) bytes: Vec<u8>,
}

impl Folders {
    /// `None` unless both sides are configured.
    pub(crate) fn new(config: &ServerConfig) -> Result<Option<Folders>, ConfigError> {
        let Some(output) = config.output_folder.as_deref().filter(|_| !config.input_folders.is_empty())
        else {
            return Ok(None);
        };
        let resolve = |what, path: &Path| {
            let path =
                path.canonicalize().map_err(|error| ConfigError::Folder(what, error.kind().to_string()))?;
            if path.is_dir() { Ok(path) } else { Err(ConfigError::Folder(what, "not a folder".to_owned())) }
        };
        let inputs =
            config.input_folders.iter().map(|path| resolve("input", path)).collect::<Result<_, _>>()?;
        Ok(Some(Folders { inputs, output: resolve("output", output)? }))
    }

    /// Reads a file inside an input folder. What lies outside and what does not exist get the same answer: it must
    /// not tell what else is on the machine.
    pub(crate) fn read(&self, uri: &str, limit: usize) -> Result<Input, Failure> {
        let refused = || {
            let mut report = Report::default();
            let msg = "Value error, uri should be the path of a readable file inside an input folder";
            report.add(&Place::ROOT.key("uri"), "value_error", msg);
            Failure::Invalid(report.into_errors())
        };
        let path = self.resolve(uri).ok_or_else(refused)?;
        let file = open_checked(&path).map_err(|_| refused())?;
        // Resolved again: the path that was checked must still be the file that was opened.
        if self.resolve(uri).is_none_or(|again| !same_file(&file, &again)) {
            return Err(refused());
        }
        let too_large = || Failure::BadRequest(format!("the file is over {limit} bytes"));
        let length = file.metadata().map_err(|_| refused())?.len();
        if length > limit as u64 {
            return Err(too_large());
        }
        let mut bytes = Vec::new();
        // A file may grow while it is read.
        file.take(limit as u64 + 1).read_to_end(&mut bytes).map_err(|_| refused())?;
        if bytes.len() > limit {
            return Err(too_large());
        }
        Ok(Input { path, bytes })
    }

    fn resolve(&self, uri: &str) -> Option<PathBuf> {
        if uri.is_empty() || uri.contains('\0') {
            return None;
        }
        // A relative path counts from each input folder, an absolute one replaces it.
        self.inputs
            .iter()
            .filter_map(|folder| folder.join(uri).canonicalize().ok())
            .find(|path| self.inputs.iter().any(|folder| path.starts_with(folder)) && path.is_file())
    }

    /// Writes a result under a name that no other file has: all of it, or nothing.
    pub(crate) fn deliver(&self, original: &Path, bytes: &[u8]) -> Result<String, Failure> {
        let draft = self.output.join(format!(".{}.part", Uuid::new_v4()));
        let placed = write_draft(&draft, bytes).and_then(|()| self.place(&draft, original));
        // After a rename there is nothing left to remove.
        let _ = std::fs::remove_file(&draft);
        placed
            .map(|path| path.to_string_lossy().into_owned())
            .map_err(|_| Failure::Internal("the result could not be written to the output folder"))
    }

    fn place(&self, draft: &Path, original: &Path) -> io::Result<PathBuf> {
        let stem = original.file_stem().unwrap_or_else(|| OsStr::new("file"));
        for number in 0..MOST_NAMES {
            let mut name = stem.to_os_string();
            name.push(if number == 0 { ".redacted".to_owned() } else { format!(".redacted-{number}") });
            if let Some(extension) = original.extension() {
                name.push(".");
                name.push(extension);
            }
            let path = self.output.join(name);
            match std::fs::hard_link(draft, &path) {
                Ok(()) => return Ok(path),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                // Some volumes know no links: there the name is taken first and filled by a rename.
                Err(_) => match OpenOptions::new().write(true).create_new(true).open(&path) {
                    Ok(_) => return std::fs::rename(draft, &path).map(|()| path),
                    Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                    Err(error) => return Err(error),
                },
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

fn write_draft(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o644).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Opens without following a link in the last step and without waiting for a pipe's other end.
fn open_checked(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags};
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let file = File::from(rustix::fs::open(path, flags, Mode::empty())?);
    if file.metadata()?.is_file() { Ok(file) } else { Err(io::ErrorKind::InvalidInput.into()) }
}

fn same_file(file: &File, path: &Path) -> bool {
    let (Ok(opened), Ok(named)) = (file.metadata(), std::fs::symlink_metadata(path)) else { return false };
    (opened.dev(), opened.ino()) == (named.dev(), named.ino())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    struct Case {
        folder: tempfile::TempDir,
        folders: Folders,
    }

    fn case() -> Case {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for name in ["in", "in/sub", "in-secret", "out"] {
            std::fs::create_dir(path(name)).unwrap();
        }
        for name in ["in/a.txt", "in/sub/b.txt", "in-secret/c.txt", "d.txt"] {
            std::fs::write(path(name), name).unwrap();
        }
        symlink(path("d.txt"), path("in/out-link.txt")).unwrap();
        symlink(path("in/a.txt"), path("in/in-link.txt")).unwrap();
        symlink(path("in-secret"), path("in/folder-link")).unwrap();
        let config = ServerConfig {
            input_folders: vec![path("in")],
            output_folder: Some(path("out")),
            ..ServerConfig::default()
        };
        let folders = Folders::new(&config).unwrap().unwrap();
        Case { folder, folders }
    }

    #[test]
    fn only_files_inside_the_input_folders_are_read() {
        let Case { folder, folders } = case();
        let inside = folder.path().join("in").to_string_lossy().into_owned();
        let read = |uri: &str| folders.read(uri, 1000).map(|input| input.bytes);
        for (uri, text) in [
            (format!("{inside}/a.txt"), "in/a.txt"),
            (format!("{inside}/sub/b.txt"), "in/sub/b.txt"),
            (format!("{inside}/sub/../a.txt"), "in/a.txt"),
            (format!("{inside}/in-link.txt"), "in/a.txt"),
            ("sub/b.txt".to_owned(), "in/sub/b.txt"),
        ] {
            assert_eq!(read(&uri).unwrap(), text.as_bytes(), "{uri}");
        }
        for uri in [
            format!("{inside}/../d.txt"),
            format!("{inside}/../in-secret/c.txt"),
            format!("{inside}/out-link.txt"),
            format!("{inside}/folder-link/c.txt"),
            format!("{inside}/missing.txt"),
            inside.clone(),
            "/etc/passwd".to_owned(),
            "../d.txt".to_owned(),
            "/proc/self/environ".to_owned(),
            "/dev/zero".to_owned(),
            String::new(),
            "a\0.txt".to_owned(),
        ] {
            assert!(matches!(read(&uri), Err(Failure::Invalid(_))), "{uri}");
        }
    }

    #[test]
    fn a_file_over_the_limit_is_refused() {
        let Case { folder: _folder, folders } = case();
        assert!(matches!(folders.read("a.txt", 3), Err(Failure::BadRequest(_))));
    }

    #[test]
    fn a_pipe_is_refused_without_waiting() {
        let Case { folder, folders } = case();
        let pipe = folder.path().join("in/pipe");
        rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
        assert!(folders.read("pipe", 1000).is_err());
        assert!(open_checked(&pipe).is_err());
    }

    #[test]
    fn a_link_in_the_last_step_is_not_followed() {
        let Case { folder, folders: _ } = case();
        assert!(open_checked(&folder.path().join("in/out-link.txt")).is_err());
    }

    #[test]
    fn results_never_take_anothers_name() {
        let Case { folder, folders } = case();
        let original = folder.path().join("in/a.txt");
        let first = folders.deliver(&original, b"one").unwrap();
        let second = folders.deliver(&original, b"two").unwrap();
        assert!(first.ends_with("out/a.redacted.txt") && second.ends_with("out/a.redacted-1.txt"));
        assert_eq!(std::fs::read(first).unwrap(), b"one");
        assert_eq!(std::fs::read(second).unwrap(), b"two");
        assert_eq!(std::fs::read_dir(folder.path().join("out")).unwrap().count(), 2, "no draft is left");
    }
}
