//! Recordings as the engine sees them, with a recogniser that hears what it is told.

use std::sync::Arc;

use blackbar_core::{Edit, Edits, FileSettings, Readers, Speech, SpokenWord};

use super::*;

/// Hears one word a second.
struct Clock;

impl Speech for Clock {
    fn transcribe(&self, samples: &[f32], _: &Cancel) -> Result<Vec<SpokenWord>, ReaderError> {
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

fn wav() -> Vec<u8> {
    let samples: Vec<i16> = (0..32_000).map(|n: i32| (n * 7919 % 20_011 - 10_000) as i16).collect();
    super::wav::tests::pcm16(8000, 1, &samples)
}

/// The samples of a recording from time 0 on.
fn samples(audio: &Audio, bytes: &[u8]) -> Vec<f32> {
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
    assert_eq!(document.place(range), Some(Place::Audio { start: 2.2, end: 2.6 }));
    let edits = Edits::new(vec![Edit { range, text: "[NAME_1]".into() }]).unwrap();
    let written = document.write(Changes { edits: &edits }).unwrap();
    assert_eq!(written.processed.text, "word0 word1 [NAME_1] word3");
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
    let written = document.write(Changes { edits: &Edits::default() }).unwrap();
    assert_eq!(written.warnings.len(), 1);
    assert_ne!(samples(&WAV, &written.bytes), samples(&WAV, &wav()));
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
    let bleeped = bleep("audio/wav", wav(), &ranges, &settings, &Limits::default(), &Cancel::new()).unwrap();
    assert_eq!(samples(&WAV, &bleeped.bytes).len(), 32_000);
    let wrong = bleep("audio/mp3", wav(), &ranges, &settings, &Limits::default(), &Cancel::new());
    assert!(matches!(wrong, Err(FormatError::WrongType(_))));
}
