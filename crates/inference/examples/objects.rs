//! What the finder of objects sees: `cargo run --release -p blackbar-inference --example objects -- models CACHE
//! (FACE|LICENSE_PLATE|LOGO|SIGNATURE|ALL) (auto|f32|bf16) PICTURES...`. Prints one JSON line a picture: file, milliseconds without those
//! of reading its text, which names brands, and boxes.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use blackbar_core::{Cancel, ObjectFinder, ObjectKind, Ocr, Picture};
use blackbar_inference::{
    Backend, Device, ObjectReader, ObjectReaderOptions, OcrOptions, OcrPair, Pool, Precision, Runtime,
    RuntimeOptions, load_cards,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let models = PathBuf::from(arguments.next().ok_or("the folder of models is missing")?);
    let fetched = PathBuf::from(arguments.next().ok_or("the folder of fetched files is missing")?);
    let kind = arguments.next().ok_or("the kind is missing")?;
    let kinds: Vec<ObjectKind> =
        ObjectKind::ALL.into_iter().filter(|known| kind == "ALL" || known.name() == kind).collect();
    let precision: Precision = arguments.next().ok_or("the precision is missing")?.parse()?;
    let streams = std::thread::available_parallelism().map_or(1, usize::from);
    let home = std::env::home_dir().ok_or("no home folder")?;
    let runtime = Runtime::new(RuntimeOptions {
        folder: home.join(".cache/blackbar/runtime"),
        backend: Backend::Automatic,
        device: Device::Cpu,
        precision,
        streams,
    });
    let cards = load_cards(&models, &fetched)?;
    let pool = Arc::new(Pool::new(streams)?);
    let texts = OcrOptions { cards: &cards, runtime: &runtime, pool: Arc::clone(&pool), helper: None };
    let texts = OcrPair::new(&texts)?.high.ok_or("no card reads text")?;
    let reader = ObjectReader::new(&ObjectReaderOptions { cards: &cards, runtime: &runtime, pool })?;
    let reader = reader.ok_or("no card finds objects")?;
    let mut out = std::io::stdout().lock();
    for file in arguments {
        let Ok(picture) = image::open(&file) else { continue };
        let rgb = picture.to_rgb8();
        let picture = Picture { width: rgb.width(), height: rgb.height(), rgb: rgb.into_raw() };
        let lines = texts.read(&picture, &Cancel::new())?;
        let start = Instant::now();
        let found = reader.find(&picture, &lines, &kinds, &Cancel::new())?;
        let boxes: Vec<serde_json::Value> = found
            .iter()
            .map(|object| {
                let area = object.area;
                serde_json::json!([object.kind.name(), object.likelihood, area.x0, area.y0, area.x1, area.y1])
            })
            .collect();
        let line = serde_json::json!({
            "file": file, "size": [picture.width, picture.height],
            "ms": start.elapsed().as_millis() as u64, "boxes": boxes,
        });
        writeln!(out, "{line}")?;
    }
    Ok(())
}
