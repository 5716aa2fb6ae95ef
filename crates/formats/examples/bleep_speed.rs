//! How fast a recording is decoded, bleeped and written when nobody has to listen: `bleep_speed FILE...`. A stand-in for the
//! recogniser hears a word every ten seconds, and each is bleeped. Prints how many times faster than the sound plays, by the clock
//! and by the processor, and the most memory there was.

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use blackbar_core::{
    Cancel, Changes, Edit, Edits, FileSettings, Limits, OpenContext, Purpose, ReaderError, Readers, Speech,
    SpokenWord, TextRange,
};

type Failure = Box<dyn std::error::Error>;

/// Hears a word every ten seconds.
struct Clock;

impl Speech for Clock {
    fn transcribe(&self, samples: &[i16], _: &Cancel) -> Result<Vec<SpokenWord>, ReaderError> {
        let word = |n: usize| SpokenWord {
            text: "word".into(),
            start: n as f64 * 10.0 + 2.0,
            end: n as f64 * 10.0 + 2.5,
            confidence: 0.9,
        };
        Ok((0..samples.len() / 160_000).map(word).collect())
    }
}

fn main() -> Result<(), Failure> {
    let (limits, cancel, settings) = (Limits::default(), Cancel::new(), FileSettings::default());
    let limits = Limits { input_bytes: usize::MAX, ..limits };
    let readers = Readers { speech: Some(Arc::new(Clock)), ..Readers::default() };
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path)?;
        let format = blackbar_formats::recognise(&bytes, Some(&path)).ok_or("not a file that is known")?;
        let (before, start) = (processor_time(), Instant::now());
        let purpose = Purpose::Redact;
        let context =
            OpenContext { limits: &limits, cancel: &cancel, readers: &readers, settings: &settings, purpose };
        let document = format.open(bytes, &context)?;
        let seconds = document.audio_duration().ok_or("not a recording")?;
        let words: Vec<TextRange> = document
            .text()
            .text()
            .match_indices("word")
            .map(|(at, word)| TextRange::at(at, word.len()))
            .collect();
        let edits = words.into_iter().map(|range| Edit { range, text: "[NAME]".into() }).collect();
        let edits = Edits::new(edits).map_err(|_| "edits overlap")?;
        let written = document.write(Changes { edits: edits.clone() })?;
        let (clock, processor) = (start.elapsed().as_secs_f64(), processor_time() - before);
        let line = format!(
            "{path}: {seconds:.0} s of sound, clock {clock:.2} s ({:.0} x), processor {processor:.2} s ({:.0} x), {} bytes, {} MB",
            seconds / clock,
            seconds / processor.max(0.01),
            written.bytes.len(),
            memory()
        );
        writeln!(std::io::stdout(), "{line}")?;
    }
    Ok(())
}

/// Seconds of all threads of this process.
fn processor_time() -> f64 {
    let status = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = status.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |number: usize| fields.get(number).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

/// The most resident megabytes there were.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or(0) / 1024
}
