//! Decodes and writes recordings in codings that our own code does not know, with the `ffmpeg` program where it is
//! installed. It is looked for once, at start, and never needed: without it such recordings are refused.
//!
//! A recording never touches a disk: the program reads and writes files that only exist in memory. It is told how a
//! recording is packed rather than asked to guess, so that nothing makes it follow a list of other files or addresses.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::fd::AsRawFd;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use blackbar_core::{Cancel, ReaderError, SoundCoding, SoundConverter};
use rustix::fs::{MemfdFlags, memfd_create};

const FAILED: ReaderError = ReaderError::Failed("ffmpeg program");
const CANNOT: ReaderError = ReaderError::Unsupported("the ffmpeg program cannot decode the recording");
const TOO_LONG: ReaderError = ReaderError::Unsupported("the recording is too long once decoded");
/// How often the program is looked at.
const PATIENCE: Duration = Duration::from_millis(10);

/// The program is there.
pub(crate) struct Ffmpeg(());

impl Ffmpeg {
    /// Nothing when it is not installed.
    pub(crate) fn find() -> Option<Ffmpeg> {
        let asked = Command::new("ffmpeg")
            .arg("-version")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        asked.ok().filter(std::process::ExitStatus::success).map(|_| Ffmpeg(()))
    }
}

impl SoundConverter for Ffmpeg {
    fn decode(
        &self,
        recording: &[u8],
        coding: SoundCoding,
        most: usize,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, ReaderError> {
        let names = Names::of(coding);
        let (from, to) = (in_memory(recording)?, in_memory(&[])?);
        // A byte more than allowed tells a recording that is too long from one that just fits.
        let end = most.saturating_add(1).to_string();
        let arguments = ["-map", "0:a:0", "-c:a", "pcm_s16le", "-fs", &end, "-f", "wav"];
        run(names.reader, &from, &arguments, &to, cancel)?.then_some(()).ok_or(CANNOT)?;
        let wav = taken(to)?;
        if wav.len() > most { Err(TOO_LONG) } else { Ok(wav) }
    }

    fn encode(
        &self,
        wav: &[u8],
        coding: SoundCoding,
        bits_a_second: u32,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, ReaderError> {
        let names = Names::of(coding);
        let (from, to) = (in_memory(wav)?, in_memory(&[])?);
        let rate = bits_a_second.to_string();
        let mut arguments = vec!["-c:a", names.encoder, "-map_metadata", "-1", "-fflags", "+bitexact"];
        if names.encoder != "alac" {
            arguments.extend(["-b:a", &rate]);
        }
        // Noise in place of sound would be another in every decoder.
        if names.encoder == "aac" {
            arguments.extend(["-aac_pns", "0"]);
        }
        arguments.extend(["-f", names.writer]);
        run("wav", &from, &arguments, &to, cancel)?.then_some(()).ok_or(FAILED)?;
        taken(to)
    }
}

/// What the program calls things.
struct Names {
    reader: &'static str,
    encoder: &'static str,
    writer: &'static str,
}

impl Names {
    fn of(coding: SoundCoding) -> Names {
        let (reader, encoder, writer) = match coding {
            SoundCoding::Mp3 => ("mp3", "libmp3lame", "mp3"),
            SoundCoding::Mp4Aac => ("mov", "aac", "ipod"),
            SoundCoding::Mp4Alac => ("mov", "alac", "ipod"),
            SoundCoding::Adts => ("aac", "aac", "adts"),
            SoundCoding::Latm => ("loas", "aac", "latm"),
            SoundCoding::WebMOpus => ("matroska", "libopus", "webm"),
            SoundCoding::WebMVorbis => ("matroska", "libvorbis", "webm"),
        };
        Names { reader, encoder, writer }
    }
}

/// A file that has no name and lies on no disk.
fn in_memory(bytes: &[u8]) -> Result<File, ReaderError> {
    let mut file = File::from(memfd_create("recording", MemfdFlags::CLOEXEC).map_err(|_| FAILED)?);
    file.write_all(bytes).map_err(|_| FAILED)?;
    Ok(file)
}

/// By which another process of this user opens it.
fn path(file: &File) -> String {
    format!("/proc/{}/fd/{}", std::process::id(), file.as_raw_fd())
}

fn taken(mut file: File) -> Result<Vec<u8>, ReaderError> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0)).and_then(|_| file.read_to_end(&mut bytes)).map_err(|_| FAILED)?;
    if bytes.is_empty() { Err(CANNOT) } else { Ok(bytes) }
}

/// Whether it went well. What the program says is not kept: it may quote tags.
fn run(
    reader: &str,
    from: &File,
    arguments: &[&str],
    to: &File,
    cancel: &Cancel,
) -> Result<bool, ReaderError> {
    let mut child = Command::new("ffmpeg")
        .args(["-nostdin", "-hide_banner", "-loglevel", "quiet", "-y", "-threads", "1"])
        // Only files, and of those only the one it is given.
        .args(["-protocol_whitelist", "file", "-f", reader, "-i", &path(from)])
        .args(["-vn", "-sn", "-dn", "-map_chapters", "-1"])
        .args(arguments)
        .arg(path(to))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|_| FAILED)?;
    let ended = wait(&mut child, cancel);
    if ended.is_err() {
        let _ = child.kill();
        let _ = child.wait();
    }
    ended
}

fn wait(child: &mut Child, cancel: &Cancel) -> Result<bool, ReaderError> {
    loop {
        if let Some(status) = child.try_wait().map_err(|_| FAILED)? {
            return Ok(status.success());
        }
        cancel.check()?;
        std::thread::sleep(PATIENCE);
    }
}
