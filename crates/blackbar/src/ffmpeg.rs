//! Decodes and writes recordings in codings that our own code does not know, with the `ffmpeg` program where it is
//! installed. It is looked for once, at start, and never needed: without it such recordings are refused.
//!
//! A recording never touches a disk: the program reads and writes files that only exist in memory. It is told how a
//! recording is packed rather than asked to guess, so that nothing makes it follow a list of other files or addresses.

use std::fs::File;
use std::os::fd::AsRawFd;
use std::process::{Command, Stdio};

use blackbar_core::{Cancel, ReaderError, SoundCoding, SoundConverter};

use crate::helper_process::{ended, in_memory, is_installed, taken};

const FAILED: ReaderError = ReaderError::Failed("ffmpeg program");
const CANNOT: ReaderError = ReaderError::Unsupported("the ffmpeg program cannot decode the recording");
const TOO_LONG: ReaderError = ReaderError::Unsupported("the recording is too long once decoded");

/// The program is there.
pub(crate) struct Ffmpeg(());

impl Ffmpeg {
    /// Nothing when it is not installed.
    pub(crate) fn find() -> Option<Ffmpeg> {
        is_installed("ffmpeg").then_some(Ffmpeg(()))
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
        let (from, to) = files(recording)?;
        // A byte more than allowed tells a recording that is too long from one that just fits.
        let end = most.saturating_add(1).to_string();
        let arguments = ["-map", "0:a:0", "-c:a", "pcm_s16le", "-fs", &end, "-f", "wav"];
        run(names.reader, &from, &arguments, &to, cancel)?.then_some(()).ok_or(CANNOT)?;
        let wav = written(to)?;
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
        let (from, to) = files(wav)?;
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
        written(to)
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

/// One to read and one to write.
fn files(input: &[u8]) -> Result<(File, File), ReaderError> {
    Ok((in_memory(input).map_err(|_| FAILED)?, in_memory(&[]).map_err(|_| FAILED)?))
}

/// By which another process of this user opens it.
fn path(file: &File) -> String {
    format!("/proc/{}/fd/{}", std::process::id(), file.as_raw_fd())
}

/// What the program wrote.
fn written(file: File) -> Result<Vec<u8>, ReaderError> {
    let bytes = taken(file).map_err(|_| FAILED)?;
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
    ended(&mut child, || cancel.check().map_err(ReaderError::from))
}
