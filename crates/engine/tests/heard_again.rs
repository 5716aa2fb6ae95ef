//! Full verification hears the output of a recording again, also where its voice was shifted.

#![expect(clippy::expect_used, reason = "helpers of tests fail as tests do")]

#[path = "support/corpus.rs"]
#[expect(dead_code, reason = "nothing is opened here but by the engine")]
mod corpus;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use blackbar_core::{Cancel, ReaderError, Speech, SpokenWord, Verification};
use blackbar_engine::{EngineError, Settings, SpeechReaders, Tools, redact_file};

use corpus::{samples, settings, tools};

const SAID: [&str; 3] = ["write", "to", "john.smith@example.com"];

/// Hears an address, and the second time what it is told to; nothing: it does not understand.
struct Ear {
    before: AtomicBool,
    then: Option<&'static [&'static str]>,
}

impl Speech for Ear {
    fn transcribe(&self, _: &[i16], _: &Cancel) -> Result<Vec<SpokenWord>, ReaderError> {
        let heard = if self.before.swap(true, Ordering::Relaxed) {
            self.then.ok_or(ReaderError::Unsupported("not understood"))?
        } else {
            &SAID
        };
        let word = |(n, text): (usize, &&str)| SpokenWord {
            text: (*text).into(),
            start: n as f64 * 0.5,
            end: n as f64 * 0.5 + 0.4,
            confidence: 0.9,
        };
        Ok(heard.iter().enumerate().map(word).collect())
    }
}

fn outcome(steps: i32, then: Option<&'static [&'static str]>) -> Result<(), EngineError> {
    let sample = samples().into_iter().find(|sample| sample.name == "wav/spoken").expect("a recording");
    let ear: Arc<dyn Speech> = Arc::new(Ear { before: AtomicBool::new(false), then });
    let speech = SpeechReaders { high: Some(Arc::clone(&ear)), standard: Some(ear) };
    let mut settings: Settings = settings();
    settings.files.verification = Verification::Full;
    settings.files.audio.distortion_steps = steps;
    let tools = Tools { speech, ..tools() };
    let file = redact_file(sample.format, sample.bytes, &settings, &tools, &Cancel::new())?;
    assert_eq!(file.text.entities.len(), 1);
    Ok(())
}

#[test]
fn what_is_heard_again_decides() {
    for steps in [0, 4] {
        assert!(outcome(steps, Some(&["write", "to"])).is_ok(), "{steps}");
        assert!(matches!(outcome(steps, Some(&SAID)), Err(EngineError::Unverified(_))), "{steps}");
    }
}

#[test]
fn only_a_voice_that_was_shifted_need_not_be_understood() {
    assert!(outcome(4, None).is_ok());
    assert!(matches!(outcome(0, None), Err(EngineError::Unverified(_))));
}
