//! How fast the taggers of a folder are: `cargo run --release -p blackbar-inference --example speed -- models [openvino|onnxruntime]
//! [auto|f32|bf16]`. Prints what loading cost, the time of one client's 131-word requests, and words a second of two.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use blackbar_core::{Cancel, TokenTagger};
use blackbar_inference::{Device, Pool, Runtime, RuntimeOptions, Tagger, TaggerOptions, load_cards};

const WORDS: usize = 131;
const REQUESTS: usize = 100;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "models".into()));
    let backend = arguments.next().unwrap_or_else(|| "auto".into()).parse()?;
    let precision = arguments.next().unwrap_or_else(|| "auto".into()).parse()?;
    let streams = std::thread::available_parallelism().map_or(1, usize::from);
    let home = std::env::home_dir().ok_or("no home folder")?;
    let runtime = Runtime::new(RuntimeOptions {
        folder: home.join(".cache/blackbar/runtime"),
        backend,
        device: Device::Cpu,
        precision,
        streams,
    });
    let pool = Arc::new(Pool::new(streams)?);
    let start = Instant::now();
    let cards = load_cards(&folder, &folder)?;
    say(&format!("cards and checksums {:?}", start.elapsed()));
    let mut taggers = Vec::new();
    std::thread::scope(|scope| -> Result<(), Box<dyn std::error::Error>> {
        let threads: Vec<_> = cards
            .iter()
            .map(|card| {
                let options = TaggerOptions { card, runtime: &runtime, pool: Arc::clone(&pool) };
                scope.spawn(move || Tagger::load(&options))
            })
            .collect();
        for thread in threads {
            taggers.push(thread.join().map_err(|_| "a panic")??);
        }
        Ok(())
    })?;
    say(&format!("all loaded {:?}, {} MB", start.elapsed(), resident()));
    for tagger in &taggers {
        measure(tagger, streams)?;
    }
    say(&format!("at the end {} MB", resident()));
    Ok(())
}

fn measure(tagger: &Tagger, clients: usize) -> Result<(), Box<dyn std::error::Error>> {
    // Not the same words again and again: a cache must not make it look fast.
    let text = |number: usize| -> String {
        let words = (0..WORDS)
            .map(|at| ["patient", "Anna", "Smith", "said", "that", "the", "house"][at * (number + 3) % 7]);
        words.collect::<Vec<_>>().join(" ")
    };
    let mut times = Vec::new();
    for number in 0..REQUESTS {
        let text = text(number);
        let start = Instant::now();
        tagger.tag(&[&text], &Cancel::new())?;
        times.push(start.elapsed());
    }
    times.sort();
    let start = Instant::now();
    std::thread::scope(|scope| {
        for client in 0..clients * 2 {
            scope.spawn(move || {
                (0..REQUESTS)
                    .try_for_each(|number| tagger.tag(&[&text(number + client)], &Cancel::new()).map(|_| ()))
            });
        }
    });
    let words = (clients * 2 * REQUESTS * WORDS) as f64 / start.elapsed().as_secs_f64();
    let long = "Anna Smith said that the house in Berlin is old. ".repeat(2000);
    let start = Instant::now();
    tagger.tag(&[&long], &Cancel::new())?;
    say(&format!(
        "{:<20} {:<22} p50 {:?} p90 {:?}, {words:.0} words/s, 98 kB in {:?}",
        tagger.name(),
        tagger.description(),
        times[REQUESTS / 2],
        times[REQUESTS * 9 / 10],
        start.elapsed(),
    ));
    Ok(())
}

fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|number| number.parse::<usize>().ok()).unwrap_or(0) / 1024
}

#[expect(clippy::print_stdout, reason = "a program for the terminal")]
fn say(line: &str) {
    println!("{line}");
}
