//! What is heard, when, and how fast: `hear MODELS FETCHED RUNTIME high|standard FILE...`.
//!
//! Files are WAV of 16-bit samples at 16 kHz, one channel. One line of JSON for each: the words with their seconds, and
//! whether it was understood. The last line says what it took: seconds of sound, of the clock and of the processor, and memory.
//! scripts/score-speech compares them with what was said.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use blackbar_core::Cancel;
use blackbar_inference::{
    Backend, Device, Pool, Precision, Quality, Recogniser, RecogniserOptions, Runtime, RuntimeOptions,
    load_cards,
};
use serde_json::{Value, json};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |missing: &str| arguments.next().ok_or_else(|| Failure::from(missing.to_owned()));
    let (models, fetched, folder): (PathBuf, PathBuf, PathBuf) = (
        next("the folder of models")?.into(),
        next("the folder of fetched files")?.into(),
        next("the folder of the runtime")?.into(),
    );
    let wanted = match next("high or standard")?.as_str() {
        "high" => Quality::High,
        "standard" => Quality::Standard,
        _ => return Err("high or standard".into()),
    };
    let streams = std::thread::available_parallelism()?.get();
    let runtime = Runtime::new(RuntimeOptions {
        folder,
        backend: Backend::Automatic,
        device: Device::Cpu,
        precision: Precision::Automatic,
        streams,
    });
    let cards = load_cards(&models, &fetched)?;
    let pool = Arc::new(Pool::new(runtime.streams())?);
    let mut found = None;
    for card in &cards {
        if Recogniser::quality(card)? == Some(wanted) {
            found = Some(card);
        }
    }
    let card = found.ok_or("no recogniser of this quality")?;
    let recogniser = Recogniser::load(&RecogniserOptions { card, runtime: &runtime, pool })?;
    let (mut sound, mut clock, mut processor) = (0.0, 0.0, 0.0);
    for path in arguments {
        let samples = samples(Path::new(&path))?;
        let seconds = samples.len() as f64 / 16_000.0;
        let (before, start) = (processor_time(), Instant::now());
        let heard = recogniser.hear(&samples, &Cancel::new())?;
        sound += seconds;
        clock += start.elapsed().as_secs_f64();
        processor += processor_time() - before;
        let words: Vec<Value> = heard
            .words
            .iter()
            .map(|word| json!([word.text, round(word.start), round(word.end), round(word.confidence.into())]))
            .collect();
        say(&json!({
            "file": path, "seconds": seconds, "words": words, "speech": round(heard.speech),
            "log_likelihood": round(heard.log_likelihood), "understood": recogniser.understands(&heard),
        }));
    }
    say(&json!({
        "sound": sound, "clock": round(clock), "processor": round(processor), "megabytes": memory(),
        "streams": streams,
    }));
    Ok(())
}

/// The samples behind the 44 bytes or more of a WAV file's head.
fn samples(path: &Path) -> Result<Vec<i16>, Failure> {
    let bytes = std::fs::read(path)?;
    let at = bytes.windows(4).position(|window| window == b"data").ok_or("not a WAV file")? + 8;
    let pairs = bytes.get(at..).unwrap_or_default().as_chunks::<2>().0;
    Ok(pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect())
}

fn round(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
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

fn say(line: &Value) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
