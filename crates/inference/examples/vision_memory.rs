//! What all networks for pictures need of memory when they have been used: `vision_memory MODELS FETCHED RUNTIME PICTURES...`.
//!
//! Every picture is read with `high` and `standard` and looked at for all kinds of objects, on two streams. Give pages of
//! other scripts and turned ones too, or their networks stay unloaded. After each step: resident memory now and at most.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use blackbar_core::{Cancel, ObjectFinder, ObjectKind, Ocr, Picture};
use blackbar_inference::{
    Backend, Device, ObjectReader, ObjectReaderOptions, OcrOptions, OcrPair, Pool, Precision, Runtime,
    RuntimeOptions, load_cards,
};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1).map(PathBuf::from);
    let mut next = |missing: &str| arguments.next().ok_or_else(|| Failure::from(missing.to_owned()));
    let (models, fetched) = (next("the folder of models")?, next("the folder of fetched files")?);
    let folder = next("the folder of the runtime")?;
    let (backend, device, precision) = (Backend::Automatic, Device::Cpu, Precision::Automatic);
    let runtime = Runtime::new(RuntimeOptions { folder, backend, device, precision, streams: 2 });
    let cards = load_cards(&models, &fetched)?;
    let pool = Arc::new(Pool::new(runtime.streams())?);
    let options = OcrOptions { cards: &cards, runtime: &runtime, pool: Arc::clone(&pool), helper: None };
    let readers = OcrPair::new(&options)?;
    let (high, standard) = (readers.high.ok_or("no high")?, readers.standard.ok_or("no standard")?);
    let finder = ObjectReader::new(&ObjectReaderOptions { cards: &cards, runtime: &runtime, pool })?;
    let finder = finder.ok_or("no card finds objects")?;
    say("nothing loaded", None);
    let pictures: Vec<PathBuf> = arguments.collect();
    // A step at a time, so that each part's share shows.
    for (step, name) in ["high", "standard", "objects", "all again"].into_iter().enumerate() {
        for path in &pictures {
            let pixels = image::open(path)?.to_rgb8();
            let picture = Picture { width: pixels.width(), height: pixels.height(), rgb: pixels.into_raw() };
            let (cancel, mut seen) = (Cancel::new(), 0);
            if step % 3 == 0 {
                seen += high.read(&picture, &cancel)?.len();
            }
            if matches!(step, 1 | 3) {
                seen += standard.read(&picture, &cancel)?.len();
            }
            if step >= 2 {
                seen += finder.find(&picture, &[], &ObjectKind::ALL, &cancel)?.len();
            }
            say(&format!("{name}, {}", path.file_name().unwrap_or_default().to_string_lossy()), Some(seen));
        }
    }
    Ok(())
}

fn say(what: &str, seen: Option<usize>) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let megabytes = |key: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default();
        line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok()).unwrap_or(0) / 1024
    };
    let seen = seen.map(|seen| format!(" ({seen} lines and objects)")).unwrap_or_default();
    let (now, most) = (megabytes("VmRSS:"), megabytes("VmHWM:"));
    let _ = writeln!(std::io::stdout(), "{now:>5} MB now, {most:>5} MB at most: {what}{seen}");
}
