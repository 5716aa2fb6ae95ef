//! How fast the recognizers read: `cargo run --release -p blackbar-detect --example scan_speed [FILE]...`
//!
//! Without files it measures three made-up texts: prose with few numbers, a form full of announced numbers, and a
//! table of integers, which is the worst case for everything that starts at a digit.

#![expect(clippy::print_stdout, reason = "it is a measuring tool")]

use std::time::Instant;

use blackbar_core::{Cancel, LabelSet};
use blackbar_detect::scan;

const PROSE: &str = "The committee met again on a rainy afternoon to talk about the plans for the new library. Most of the \
members had read the report, and some of them had strong feelings about the cost, which had gone up by 12 percent since the \
last meeting. \"We should call the builders before the summer,\" said the chair, \"or we will have to wait until 2026.\" Nobody \
disagreed, although the treasurer pointed out that the account was almost empty and that the card reader at the front desk \
had been broken for 3 weeks. After a short break they went through the list of open points, one after the other, and decided \
to send a letter to the mayor. ";

const FORM: &str = "Patient ID: 00-123-456, SSN: 536-90-4399, phone (415) 555-2671 ext. 12, card 4111 1111 1111 1111 exp 02/28 \
CVV 123, policy no. 10042992, IBAN DE89 3704 0044 0532 0130 00, NHS number 943 476 5919, plate BD51 SMR, ICD-10 E11.65.\n";

fn main() -> std::io::Result<()> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        measure("prose", &PROSE.repeat(8_000_000 / PROSE.len()));
        measure("form", &FORM.repeat(2_000_000 / FORM.len()));
        measure("integers", &integers(4_000_000));
    }
    for file in files {
        measure(&file, &String::from_utf8_lossy(&std::fs::read(&file)?));
    }
    Ok(())
}

/// Rows of numbers of one to twelve digits.
fn integers(bytes: usize) -> String {
    let mut table = String::with_capacity(bytes + 128);
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    while table.len() < bytes {
        for column in 0..8 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let most = 10u64.pow(1 + (state >> 60) as u32 % 12);
            table.push_str(&((state >> 16) % most).to_string());
            table.push(if column == 7 { '\n' } else { ',' });
        }
    }
    table
}

fn measure(name: &str, text: &str) {
    let cancel = Cancel::new();
    // Tables are built on first use.
    let _ = scan::find("1", LabelSet::all(), &cancel);
    let start = Stopwatch::start();
    let found = scan::find(text, LabelSet::all(), &cancel).map(|findings| findings.len()).unwrap_or_default();
    let seconds = start.seconds();
    let megabytes = text.len() as f64 / 1e6;
    println!(
        "{name}: {megabytes:.1} MB in {seconds:.2} s, {:.1} MB/s, {found} findings",
        megabytes / seconds
    );
}

/// Time on the processor where the system tells it, so that busy machines give the same answer; else by the clock.
struct Stopwatch {
    clock: Instant,
    on_cpu: Option<f64>,
}

impl Stopwatch {
    fn start() -> Stopwatch {
        Stopwatch { clock: Instant::now(), on_cpu: on_cpu() }
    }

    fn seconds(&self) -> f64 {
        match (self.on_cpu, on_cpu()) {
            (Some(before), Some(now)) => now - before,
            _ => self.clock.elapsed().as_secs_f64(),
        }
    }
}

/// Seconds this thread has run, from Linux's scheduler.
fn on_cpu() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split_whitespace().next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
}
