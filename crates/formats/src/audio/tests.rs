//! Recordings as the engine sees them, with a recogniser that hears what it is told.

use std::sync::Arc;

use blackbar_core::{Edit, Edits, FileSettings, Readers, Speech, SpokenWord};

use super::*;

/// Hears one word a second.
pub(super) struct Clock;

impl Speech for Clock {
    fn transcribe(&self, samples: &[i16], _: &Cancel) -> Result<Vec<SpokenWord>, ReaderError> {
        let seconds = samples.len() / 16_000;
        let word = |n: usize| SpokenWord {
            text: format!("word{n}"),
            start: n as f64 + 0.2,
            end: n as f64 + 0.6,
            confidence: 0.9,
        };
        Ok((0..seconds).map(word).collect())
    }
}

fn open(audio: &Audio, bytes: &[u8], settings: &FileSettings) -> Result<Box<dyn Document>, FormatError> {
    let (limits, cancel) = (Limits::default(), Cancel::new());
    let readers = Readers { speech: Some(Arc::new(Clock)), ..Readers::default() };
    let purpose = Purpose::Redact;
    let context = OpenContext { limits: &limits, cancel: &cancel, readers: &readers, settings, purpose };
    audio.open(bytes.to_vec(), &context)
}

pub(super) fn wav() -> Vec<u8> {
    let samples: Vec<i16> = (0..32_000).map(|n: i32| (n * 7919 % 20_011 - 10_000) as i16).collect();
    wav::tests::pcm16(8000, 1, &samples)
}

/// The samples of a recording from time 0 on.
pub(super) fn samples(audio: &Audio, bytes: &[u8]) -> Vec<f32> {
    let recording = audio.recording(bytes.to_vec(), &Limits::default()).unwrap();
    let mut all = Vec::new();
    assert!(recording.hear(&Cancel::new(), &mut |piece| all.extend_from_slice(piece)).unwrap().is_empty());
    all
}

#[test]
fn an_entity_is_bleeped_with_its_padding_and_reported_without() {
    let settings = FileSettings::default();
    let bytes = wav();
    let document = open(&WAV, &bytes, &settings).unwrap();
    assert_eq!(document.audio_duration(), Some(4.0));
    assert_eq!(document.text().text(), "word0 word1 word2 word3");
    let range = TextRange::new(12, 17);
    assert_eq!(document.place(range), Some(Place::Audio { times: Box::new((2.2, 2.6)) }));
    let edits = Edits::new(vec![Edit { range, text: "[NAME_1]".into() }]).unwrap();
    let written = document.write(Changes { edits: edits.clone() }).unwrap();
    assert_eq!(written.processed.expect("a text").text, "word0 word1 [NAME_1] word3");
    let (before, after) = (samples(&WAV, &bytes), samples(&WAV, &written.bytes));
    let (start, end) = (13_600, 22_400);
    assert_eq!(before[..start], after[..start]);
    assert_eq!(before[end + 1..], after[end + 1..]);
    let tone = tone::Tone::new(&settings.audio, 8000);
    assert!(after[start + 100..end - 100].chunks(400).all(|piece| tone.foreign_share(piece) < 1e-3));
}

#[test]
fn a_shifted_voice_is_written_anew_and_said_so() {
    let mut settings = FileSettings::default();
    settings.audio.distortion_steps = -4;
    let document = open(&WAV, &wav(), &settings).unwrap();
    let written = document.write(Changes { edits: Edits::default() }).unwrap();
    assert_eq!(written.warnings.len(), 1);
    assert_ne!(samples(&WAV, &written.bytes), samples(&WAV, &wav()));
}

#[test]
fn a_channel_that_is_turned_over_does_not_silence_the_other() {
    let voice = (0..32_000).map(|n: i32| (n * 7919 % 20_011 - 10_000) as i16);
    let stereo = wav::tests::pcm16(8000, 2, &voice.flat_map(|sample| [sample, -sample]).collect::<Vec<_>>());
    assert_eq!(samples(&WAV, &stereo), samples(&WAV, &wav()));
}

#[test]
fn without_a_recogniser_a_recording_is_refused() {
    let error = crate::testing::open_with(&WAV, &wav(), &Limits::default()).err();
    assert!(matches!(error, Some(FormatError::Reader(ReaderError::Unsupported(_)))));
}

#[test]
fn stretches_are_bleeped_without_hearing() {
    let settings = FileSettings::default().audio;
    let ranges: Vec<(f64, f64)> =
        (0..10_000).map(|n| (f64::from(n) * 0.01, f64::from(n) * 0.01 + 0.002)).collect();
    let out = bleeped("audio/wav", wav(), &ranges, &settings).unwrap();
    assert_eq!(samples(&WAV, &out.bytes).len(), 32_000);
    let wrong = bleeped("audio/mp3", wav(), &ranges, &settings);
    assert!(matches!(wrong, Err(FormatError::WrongType(_))));
}

/// Bleeps without hearing, and without the outside program.
pub(super) fn bleeped(
    content_type: &str,
    bytes: Vec<u8>,
    ranges: &[(f64, f64)],
    settings: &AudioSettings,
) -> Result<Bleeped, FormatError> {
    let (limits, cancel) = (&Limits::default(), &Cancel::new());
    bleep(content_type, bytes, ranges, &BleepOptions { settings, converter: None, limits, cancel })
}

/// A committed recording of an artificial voice, about three seconds long, with tags.
pub(super) fn spoken(name: &str) -> Vec<u8> {
    let path = format!("{}/../../tests/corpus/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).unwrap()
}

fn all_spoken() -> [(&'static Audio, &'static str, Vec<u8>); 4] {
    [
        (&WAV, "audio/wav", spoken("wav/spoken/input.wav")),
        (&MP3, "audio/mpeg", spoken("mp3/spoken/input.mp3")),
        (&MP4, "audio/m4a", spoken("mp4-audio/spoken/input.m4a")),
        (&WEBM, "audio/webm", spoken("webm-audio/spoken/input.webm")),
    ]
}

#[test]
fn every_kind_is_bleeped_in_its_stretch_and_nowhere_else() {
    let settings = FileSettings::default().audio;
    for (audio, content_type, bytes) in all_spoken() {
        assert!(std::ptr::eq(recognise(&bytes).unwrap(), audio));
        let rate = audio.recording(bytes.clone(), &Limits::default()).unwrap().rate();
        let bleeped = bleeped(content_type, bytes.clone(), &[(1.0, 1.7)], &settings).unwrap();
        for tag in ["Alice", "Bob", "Carol"] {
            assert!(memchr::memmem::find(&bytes, tag.as_bytes()).is_some() || content_type == "audio/wav");
            assert!(memchr::memmem::find(&bleeped.bytes, tag.as_bytes()).is_none(), "{content_type}: {tag}");
        }
        let (before, after) = (samples(audio, &bytes), samples(audio, &bleeped.bytes));
        assert_eq!(before.len(), after.len(), "{content_type}");
        let at = |seconds: f64| (seconds * f64::from(rate)) as usize;
        let tone = tone::Tone::new(&settings, rate);
        for piece in after[at(1.01)..at(1.69)].chunks_exact(at(0.04)) {
            // Five steps are what a coefficient of an MP3 frame is given; what is not the tone is the noise of that.
            let most = match content_type {
                "audio/wav" => 2e-4,
                "audio/mpeg" => 0.03,
                _ => 0.01,
            };
            assert!(tone.foreign_share(piece) < most, "{content_type}: {}", tone.foreign_share(piece));
            let power = piece.iter().map(|s| f64::from(*s).powi(2)).sum::<f64>() / piece.len() as f64;
            assert!(power > 0.1, "{content_type}: the tone is there: {power}");
        }
        assert_eq!(before[..at(0.85)], after[..at(0.85)], "{content_type}: before");
        // Opus predicts from packet to packet and needs a moment to be itself again.
        let close = |from: f64, most: f32| {
            let differs = before[at(from)..].iter().zip(&after[at(from)..]).map(|(a, b)| (a - b).abs());
            let worst = differs.fold(0.0, f32::max);
            assert!(worst <= most, "{content_type}: {worst} from {from}");
        };
        if content_type == "audio/webm" { close(2.2, 0.01) } else { close(1.9, 0.0) }
    }
}

#[test]
fn a_bleep_may_begin_and_end_with_the_recording() {
    let settings = FileSettings::default().audio;
    for (audio, content_type, bytes) in all_spoken() {
        for range in [(0.0, 0.3), (2.5, 1e9), (0.0, 1e9), (1.0, 1.001)] {
            let bleeped = bleeped(content_type, bytes.clone(), &[range], &settings).unwrap();
            assert_eq!(
                samples(audio, &bytes).len(),
                samples(audio, &bleeped.bytes).len(),
                "{content_type} {range:?}"
            );
        }
    }
}

#[test]
fn frames_whose_sound_lies_in_many_frames_before_them_are_bleeped() {
    let settings = FileSettings::default().audio;
    let bytes = spoken("mp3/reservoir/input.mp3");
    for range in [(1.0, 2.0), (0.0, 0.4), (1.33, 1.34), (2.0, 30.0)] {
        let out = bleeped("audio/mpeg", bytes.clone(), &[range], &settings).unwrap();
        assert_eq!(samples(&MP3, &bytes).len(), samples(&MP3, &out.bytes).len(), "{range:?}");
    }
}

#[test]
fn tones_of_every_pitch_and_strength_pass_their_own_check() {
    for (_, content_type, bytes) in all_spoken() {
        for (frequency, gain) in
            [(1, 0.0), (300, -50.0), (500, -30.0), (1000, 0.0), (3000, -3.0), (u32::MAX, 20.0)]
        {
            let mut settings = FileSettings::default().audio;
            (settings.frequency, settings.gain) = (frequency, gain);
            let outcome = bleeped(content_type, bytes.clone(), &[(0.5, 2.0)], &settings);
            assert!(outcome.is_ok(), "{content_type} {frequency} Hz {gain} dB: {:?}", outcome.err());
        }
    }
}

#[test]
fn damaged_recordings_end_in_an_answer() {
    let settings = FileSettings::default();
    for (audio, content_type, bytes) in all_spoken() {
        let try_it = |bytes: &[u8]| {
            if let Ok(document) = open(audio, bytes, &settings) {
                let _ = document.write(Changes { edits: Edits::default() });
            }
            let _ = bleeped(content_type, bytes.to_vec(), &[(0.5, 1.0)], &settings.audio);
        };
        for part in 0..40 {
            try_it(&bytes[..bytes.len() * part / 40]);
        }
        for seed in 0..150u64 {
            let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let mut flipped = bytes.clone();
            // Most in the head, where the tables are.
            let range = if seed % 3 == 0 { bytes.len() } else { 600 };
            flipped[(mixed >> 33) as usize % range] ^= 1 << (mixed & 7);
            try_it(&flipped);
        }
    }
}
