//! How well and how fast pictures are read: `ocr MODELS FETCHED RUNTIME FOLDER [high|standard] [auto|f32|bf16] [text]`.
//!
//! The folder holds pictures, and beside each `<name>.csv` with lines `x1,y1,x2,y2,x3,y3,x4,y4,text` (receipts), or one
//! `gt.json` with lists of lines. Words are runs of letters and digits and count as bags: recall is how many of the words written were read, precision
//! how many of the words read were written. Time is the processor's, not the clock's.

use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use blackbar_core::{Cancel, Ocr, Picture};
use blackbar_inference::{Backend, Device, OcrOptions, OcrPair, Pool, Runtime, RuntimeOptions, load_cards};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |missing: &str| arguments.next().ok_or_else(|| Failure::from(missing.to_owned()));
    let (models, fetched, runtime, folder): (PathBuf, PathBuf, PathBuf, PathBuf) = (
        next("the folder of models")?.into(),
        next("the folder of fetched files")?.into(),
        next("the folder of the runtime")?.into(),
        next("the folder of pictures")?.into(),
    );
    let high = next("").unwrap_or_default() != "standard";
    let precision = next("").unwrap_or_else(|_| "auto".into()).parse()?;
    let show = next("").is_ok();
    let runtime = Runtime::new(RuntimeOptions {
        folder: runtime,
        backend: Backend::Automatic,
        device: Device::Cpu,
        precision,
        streams: 2,
    });
    let cards = load_cards(&models, &fetched)?;
    let pool = Arc::new(Pool::new(runtime.streams())?);
    let pair = OcrPair::new(&OcrOptions { cards: &cards, runtime: &runtime, pool, helper: None })?;
    let reader = if high { pair.high } else { pair.standard }.ok_or("no models for it")?;
    let truth = truth(&folder)?;
    let mut pictures: Vec<PathBuf> = folder.read_dir()?.flatten().map(|entry| entry.path()).collect();
    pictures.retain(|path| path.extension().is_some_and(|kind| kind == "jpg" || kind == "png"));
    pictures.sort();
    let mut all = Counts::default();
    let (mut processor, mut clock, mut first) = (0.0, 0.0, true);
    for path in &pictures {
        let picture = open(path)?;
        if std::mem::take(&mut first) {
            reader.read(&picture, &Cancel::new())?;
        }
        let (before, start) = (processor_time(), Instant::now());
        let lines = reader.read(&picture, &Cancel::new())?;
        let (used, took) = (processor_time() - before, start.elapsed().as_secs_f64());
        processor += used;
        clock += took;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
        let written = truth.get(&name).cloned().unwrap_or_default();
        let counts = Counts::of(&words(&written.join("\n")), &words(&text.join("\n")));
        say(&format!(
            "{name:<24} {}x{} lines {:>3} recall {:.3} precision {:.3} cpu {used:.2} s clock {took:.2} s",
            picture.width,
            picture.height,
            lines.len(),
            counts.recall(),
            counts.precision()
        ));
        if show {
            for line in &lines {
                let area = line.chars.first().zip(line.chars.last());
                let area = area.map(|(a, b)| format!("{:.3},{:.3}-{:.3},{:.3}", a.x0, a.y0, b.x1, b.y1));
                say(&format!(
                    "  {:>3} {:.2} {} | {}",
                    line.block,
                    line.confidence,
                    area.unwrap_or_default(),
                    line.text
                ));
            }
            let (mut missed, mut extra) = (Vec::new(), Vec::new());
            difference(&words(&written.join("\n")), &words(&text.join("\n")), &mut missed, &mut extra);
            say(&format!("  missed {missed:?}\n  extra {extra:?}"));
        }
        all.add(&counts);
    }
    let count = pictures.len().max(1) as f64;
    say(&format!(
        "all: recall {:.3} precision {:.3} cpu {:.2} s a picture, clock {:.2} s; memory {} MB",
        all.recall(),
        all.precision(),
        processor / count,
        clock / count,
        memory()
    ));
    Ok(())
}

fn open(path: &Path) -> Result<Picture, Failure> {
    let pixels = image::open(path)?.to_rgb8();
    Ok(Picture { width: pixels.width(), height: pixels.height(), rgb: pixels.into_raw() })
}

fn truth(folder: &Path) -> Result<HashMap<String, Vec<String>>, Failure> {
    let mut truth = HashMap::new();
    if let Ok(json) = std::fs::read_to_string(folder.join("gt.json")) {
        let list: Vec<serde_json::Value> = serde_json::from_str(&json)?;
        for entry in list {
            let name = entry["file"].as_str().unwrap_or_default().to_owned();
            let lines = entry["lines"].as_array().into_iter().flatten();
            truth.insert(name, lines.filter_map(|line| line.as_str().map(str::to_owned)).collect());
        }
    }
    for entry in folder.read_dir()?.flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|kind| kind == "csv") {
            let text = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
            let lines = text.lines().filter_map(|line| line.splitn(9, ',').nth(8)).map(str::to_owned);
            let name =
                path.with_extension("jpg").file_name().unwrap_or_default().to_string_lossy().into_owned();
            truth.insert(name, lines.collect());
        }
    }
    Ok(truth)
}

fn words(text: &str) -> HashMap<String, usize> {
    let mut bag = HashMap::new();
    // Runs of letters and digits: how blanks stand around punctuation differs from one who writes down to the next.
    for word in text.split(|character: char| !character.is_alphanumeric()).filter(|word| !word.is_empty()) {
        *bag.entry(word.to_uppercase()).or_default() += 1;
    }
    bag
}

fn difference(
    written: &HashMap<String, usize>,
    read: &HashMap<String, usize>,
    missed: &mut Vec<String>,
    extra: &mut Vec<String>,
) {
    for (from, to, list) in [(written, read, missed), (read, written, extra)] {
        list.extend(
            from.iter()
                .filter(|(word, count)| to.get(*word).unwrap_or(&0) < count)
                .map(|(word, _)| word.clone()),
        );
        list.sort();
    }
}

#[derive(Default)]
struct Counts {
    written: usize,
    read: usize,
    both: usize,
}

impl Counts {
    fn of(written: &HashMap<String, usize>, read: &HashMap<String, usize>) -> Counts {
        let both = written.iter().map(|(word, count)| *read.get(word).unwrap_or(&0).min(count)).sum();
        Counts { written: written.values().sum(), read: read.values().sum(), both }
    }

    fn add(&mut self, other: &Counts) {
        self.written += other.written;
        self.read += other.read;
        self.both += other.both;
    }

    fn recall(&self) -> f64 {
        self.both as f64 / self.written.max(1) as f64
    }

    fn precision(&self) -> f64 {
        self.both as f64 / self.read.max(1) as f64
    }
}

/// Seconds of all threads of this process.
fn processor_time() -> f64 {
    let status = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = status.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |number: usize| fields.get(number).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

/// Resident megabytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or(0) / 1024
}

fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
