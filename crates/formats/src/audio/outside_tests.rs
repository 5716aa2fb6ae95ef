//! Unusual streams, with a program that knows them all.

use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Edits, FileSettings, Format, FormatError, Limits, OpenContext, Purpose, ReaderError,
    Readers, SoundCoding, SoundConverter,
};

use super::tests::{Clock, bleeped, samples, spoken, wav};
use super::{Audio, BleepOptions, MP3, MP4, WAV, WEBM, bleep, tone::Tone};

/// Decodes everything to the same recording. An honest one writes what it is given.
struct Program {
    honest: bool,
}

impl SoundConverter for Program {
    fn decode(&self, recording: &[u8], _: SoundCoding, _: usize, _: &Cancel) -> Result<Vec<u8>, ReaderError> {
        Ok(if recording.starts_with(b"RIFF") { recording.to_vec() } else { wav() })
    }

    fn encode(&self, wav: &[u8], coding: SoundCoding, bits: u32, _: &Cancel) -> Result<Vec<u8>, ReaderError> {
        assert!(bits >= 48_000);
        let mut out = if self.honest { wav.to_vec() } else { super::tests::wav() };
        if coding == SoundCoding::Latm {
            // As encoders do, and a length that says nothing.
            let data = memchr::memmem::find(&out, b"data").unwrap() + 8;
            out[data - 4..data].fill(0xFF);
            out.splice(data..data, [0; 2048]);
        }
        Ok(out)
    }
}

fn program(honest: bool) -> Arc<dyn SoundConverter> {
    Arc::new(Program { honest })
}

/// Streams that our own code does not take apart.
fn unusual() -> Vec<(&'static str, Vec<u8>)> {
    let latm = [&[0x56, 0xE0, 0x20][..], &[0; 32]].concat();
    let sound = spoken("mp4-audio/spoken/input.m4a");
    let fragments = [sound.clone(), b"\0\0\0\x08moof".to_vec()].concat();
    let mut lossless = sound;
    let coding = memchr::memmem::find(&lossless, b"mp4a").unwrap();
    lossless[coding..coding + 4].copy_from_slice(b"alac");
    let mut vorbis = spoken("webm-audio/spoken/input.webm");
    let coding = memchr::memmem::find(&vorbis, b"A_OPUS").unwrap();
    vorbis[coding..coding + 6].copy_from_slice(b"A_VORB");
    vec![("audio/mp4a-latm", latm), ("audio/mp4", fragments), ("audio/m4a", lossless), ("audio/webm", vorbis)]
}

#[test]
fn unusual_streams_are_refused_by_name_without_the_program() {
    let settings = FileSettings::default().audio;
    for (content_type, bytes) in unusual() {
        let refused = bleeped(content_type, bytes, &[], &settings);
        let Err(FormatError::Unsupported(reason)) = refused else { panic!("{content_type} is not refused") };
        assert!(reason.contains("ffmpeg"), "{content_type}: {reason}");
    }
}

#[test]
fn unusual_streams_are_written_anew_with_it_and_said_so() {
    let settings = FileSettings::default().audio;
    let (limits, cancel) = (Limits::default(), Cancel::new());
    for (content_type, bytes) in unusual() {
        let range = [(1.0, 2.0)];
        let through = |bytes: &[u8], honest: bool| {
            let converter = Some(&program(honest));
            let options = BleepOptions { settings: &settings, converter, limits: &limits, cancel: &cancel };
            bleep(content_type, bytes.to_vec(), &range, &options)
        };
        let out = through(&bytes, true).unwrap();
        assert!(out.warnings.iter().any(|warning| warning.contains("written anew")), "{content_type}");
        let mut after = samples(&WAV, &out.bytes);
        after.drain(..after.len() - 32_000);
        let tone = Tone::new(&settings, 8000);
        assert!(after[8100..15_900].chunks(400).all(|piece| tone.foreign_share(piece) < 0.01));
        // A program that leaves the voice in, or that fails, gives nothing away.
        let refused = through(&bytes, false);
        assert!(matches!(refused, Err(FormatError::Unsupported(_))), "{content_type}");
    }
}

fn open(
    audio: &Audio,
    bytes: Vec<u8>,
    steps: i32,
    converter: Option<Arc<dyn SoundConverter>>,
) -> Result<Vec<u8>, FormatError> {
    let mut settings = FileSettings::default();
    settings.audio.distortion_steps = steps;
    let (limits, cancel) = (Limits::default(), Cancel::new());
    let readers = Readers { speech: Some(Arc::new(Clock)), converter, ..Readers::default() };
    let purpose = Purpose::Redact;
    let context =
        OpenContext { limits: &limits, cancel: &cancel, readers: &readers, settings: &settings, purpose };
    let written = audio.open(bytes, &context)?.write(Changes { edits: Edits::default() })?;
    assert!(steps == 0 || written.warnings.iter().any(|warning| warning.text().contains("shifted")));
    Ok(written.bytes)
}

#[test]
fn a_voice_in_any_coding_is_shifted_with_the_program_and_never_left_as_it_was() {
    for (audio, name) in [
        (&MP3, "mp3/spoken/input.mp3"),
        (&MP4, "mp4-audio/spoken/input.m4a"),
        (&WEBM, "webm-audio/spoken/input.webm"),
    ] {
        let bytes = spoken(name);
        let refused = open(audio, bytes.clone(), 4, None);
        assert!(matches!(refused, Err(FormatError::Unsupported(reason)) if reason.contains("ffmpeg")));
        let shifted = open(audio, bytes, 4, Some(program(true))).unwrap();
        assert_ne!(samples(&WAV, &shifted), samples(&WAV, &wav()));
    }
}

#[test]
fn a_shifted_voice_has_another_spectrum() {
    let rate = 16_000;
    let sine: Vec<i16> = (0..2 * rate)
        .map(|n| (f64::from(n) * 500.0 * std::f64::consts::TAU / f64::from(rate)).sin() * 12_000.0)
        .map(|value| value as i16)
        .collect();
    let plain = super::wav::tests::pcm16(rate as u32, 1, &sine);
    for (steps, hertz) in [(12, 1000), (-12, 250), (7, 749), (-5, 375)] {
        let after = samples(&WAV, &open(&WAV, plain.clone(), steps, None).unwrap());
        let mut settings = FileSettings::default().audio;
        settings.gain = 20.0 * (12_000.0f64 / 32_768.0).log10();
        let mut foreign = |hertz: u32| {
            settings.frequency = hertz;
            let tone = Tone::new(&settings, rate as u32);
            let pieces: Vec<f64> =
                after[4000..28_000].chunks_exact(320).map(|piece| tone.foreign_share(piece)).collect();
            pieces.iter().sum::<f64>() / pieces.len() as f64
        };
        assert!(foreign(hertz) < 0.15, "{steps}: {}", foreign(hertz));
        assert!(foreign(500) > 0.7, "{steps}: the voice is still there: {}", foreign(500));
    }
}
