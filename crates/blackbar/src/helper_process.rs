//! What the programs that we start have in common: files for them that lie on no disk, and the wait for their end.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::process::Child;
use std::time::Duration;

use rustix::fs::{MemfdFlags, memfd_create};

/// How long the first look at a process waits, and each one after it up to ...
const FIRST_LOOK: Duration = Duration::from_millis(1);
/// ... this: a short job is seen to end at once, and a long one costs no processor time.
const LAST_LOOK: Duration = Duration::from_millis(10);

/// Whether a program of this name would be found. It is not started for that: some take a tenth of a second to say who they are.
pub(crate) fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .any(|file| file.is_file() && rustix::fs::access(&file, rustix::fs::Access::EXEC_OK).is_ok())
}

/// A file that has no name and lies on no disk, to be read from its beginning.
pub(crate) fn in_memory(bytes: &[u8]) -> std::io::Result<File> {
    let mut file = File::from(memfd_create("helper", MemfdFlags::CLOEXEC)?);
    file.write_all(bytes)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(file)
}

/// What was written into such a file.
pub(crate) fn taken(mut file: File) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether the process went well. It is killed, and waited for, where `go_on` wants no more of it.
pub(crate) fn ended<E>(child: &mut Child, mut go_on: impl FnMut() -> Result<(), E>) -> Result<bool, E> {
    let mut pause = FIRST_LOOK;
    loop {
        let verdict = match child.try_wait() {
            Ok(Some(status)) => return Ok(status.success()),
            Ok(None) => go_on().map(|()| true),
            Err(_) => Ok(false),
        };
        if !matches!(verdict, Ok(true)) {
            let _ = child.kill();
            let _ = child.wait();
            return verdict;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(LAST_LOOK);
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;
    use std::time::Instant;

    use super::*;

    #[test]
    fn a_process_is_waited_for_until_it_ends_or_is_not_wanted() {
        let run = |script: &str| Command::new("/bin/sh").args(["-c", script]).spawn().unwrap();
        assert_eq!(ended(&mut run("sleep 0.05"), || Ok::<(), ()>(())), Ok(true));
        assert_eq!(ended(&mut run("exit 3"), || Ok::<(), ()>(())), Ok(false));
        let (mut long, began, mut looks) = (run("exec sleep 600"), Instant::now(), 0);
        let tired = || {
            looks += 1;
            if looks < 4 { Ok(()) } else { Err("tired") }
        };
        assert_eq!(ended(&mut long, tired), Err("tired"));
        assert!(began.elapsed() < Duration::from_secs(60));
        // It left nothing behind: its end was seen, and it was no good one.
        assert!(!long.wait().unwrap().success());
    }

    #[test]
    fn a_program_is_found_by_its_name() {
        assert!(is_installed("sh"));
        assert!(!is_installed("no-such-program-here"));
        assert!(!is_installed(""));
    }

    #[test]
    fn a_file_in_memory_is_read_from_its_beginning_and_taken_whole() {
        let mut file = in_memory(b"abc").unwrap();
        let mut read = String::new();
        file.read_to_string(&mut read).unwrap();
        file.write_all(b"def").unwrap();
        assert_eq!((read.as_str(), taken(file).unwrap().as_slice()), ("abc", &b"abcdef"[..]));
    }
}
