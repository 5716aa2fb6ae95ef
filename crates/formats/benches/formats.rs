//! Megabytes a second of opening and writing each text format, and the memory that streaming half a gigabyte takes.

#![expect(clippy::print_stdout, clippy::expect_used, reason = "a benchmark reports by printing")]

use std::io::{Cursor, Read};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use blackbar_core::{Cancel, Changes, Edit, Edits, FileSettings, Limits, OpenContext, Purpose, Readers};
use blackbar_formats::{StreamOptions, by_name, stream};

/// As in the binary.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// (format, head, record, tail)
const FILES: &[(&str, &str, &str, &str)] = &[
    ("text", "", "Dear Ms. Okafor, your appointment with Dr. Fontaine is on 14 March.\n", ""),
    (
        "CSV",
        "id,first_name,last_name,email,date of birth,notes\n",
        "1007,Hana,Castro,hana.castro@example.org,1967-08-17,\"calls, often\"\n",
        "",
    ),
    (
        "JSON",
        "{\"patients\": [\n{}",
        ",\n  {\"id\": 1001, \"name\": {\"given\": \"Nadia\", \"family\": \"Haddad\"}, \"phone\": \"+1 415 555 0132\", \
         \"note\": \"Seen with Mr. Haddad \\u0026 family, will call again in March.\", \"active\": true}",
        "]}\n",
    ),
    (
        "XML",
        "<patients>\n",
        "  <patient id=\"1001\"><name><given>Zo&#235;</given><family>Haddad</family></name>\
         <note>Seen with Mr. Haddad, will call again in March.</note></patient>\n",
        "</patients>\n",
    ),
];

fn main() {
    // In a process of its own, the peak of memory is the stream's: `cargo bench --bench formats -- stream`.
    if std::env::args().any(|argument| argument == "stream") {
        for (format, head, record, tail) in FILES {
            stream_half_a_gigabyte(format, [head, record, tail]);
        }
        return;
    }
    for (format, head, record, tail) in FILES {
        let bytes = format!("{head}{}{tail}", record.repeat((32 << 20) / record.len())).into_bytes();
        open_and_write(format, &bytes);
    }
}

#[expect(clippy::cast_precision_loss, reason = "shown with one digit")]
fn rate(bytes: usize, started: Duration) -> f64 {
    bytes as f64 / 1e6 / (busy() - started).as_secs_f64()
}

/// Time on a processor, so that the neighbours do not count.
fn busy() -> Duration {
    let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let busy =
        schedule.split(' ').next().and_then(|nanoseconds| nanoseconds.parse().ok()).map(Duration::from_nanos);
    busy.unwrap_or_else(|| START.elapsed())
}

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

fn open_and_write(format: &str, bytes: &[u8]) {
    let settings = FileSettings::default();
    let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
    let context = OpenContext {
        limits: &limits,
        cancel: &cancel,
        readers: &readers,
        settings: &settings,
        purpose: Purpose::Redact,
    };
    let mut opened: f64 = 0.0;
    let mut document = None;
    // The best of several, the first of which fetches memory from the system as a running service need not.
    for _ in 0..4 {
        drop(document.take());
        let copy = bytes.to_vec();
        let started = busy();
        document = by_name(format).expect("built").open(copy, &context).ok();
        opened = opened.max(rate(bytes.len(), started));
    }
    let document = document.expect("opens");
    let passages = document.text().passages();
    let edits =
        passages.iter().step_by(3).map(|passage| Edit { range: passage.range, text: "[NAME_1]".into() });
    let edits = Edits::new(edits.collect()).expect("disjoint");
    let count = passages.len();
    let started = busy();
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    let wrote = rate(bytes.len(), started);
    println!(
        "{format:>5}: open {opened:7.1} MB/s, write {wrote:7.1} MB/s, {count} passages, {} bytes out",
        written.bytes.len()
    );
}

fn stream_half_a_gigabyte(format: &str, [head, record, tail]: [&str; 3]) {
    let total = 500 << 20;
    let block: Vec<u8> = record.repeat((1 << 20) / record.len()).into_bytes();
    let blocks = total / block.len();
    let mut input: Box<dyn Read + Send> = Box::new(Cursor::new(head.as_bytes().to_vec()));
    let repeated = Repeat { block, left: blocks, at: 0 };
    input = Box::new(input.chain(repeated).chain(Cursor::new(tail.as_bytes().to_vec())));
    let started = busy();
    let mut count = 0;
    for document in stream(format, input, StreamOptions::default()).expect("streams") {
        let written = document.expect("opens").write(Changes { edits: Edits::default() }).expect("writes");
        count += written.bytes.len();
    }
    println!(
        "{format:>5}: streamed {count} bytes, {:7.1} MB/s, peak memory {}",
        rate(count, started),
        peak_memory()
    );
}

struct Repeat {
    block: Vec<u8>,
    left: usize,
    at: usize,
}

impl Read for Repeat {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.left == 0 {
            return Ok(0);
        }
        let count = buffer.len().min(self.block.len() - self.at);
        buffer[..count].copy_from_slice(&self.block[self.at..self.at + count]);
        self.at += count;
        if self.at == self.block.len() {
            (self.at, self.left) = (0, self.left - 1);
        }
        Ok(count)
    }
}

fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("unknown");
    line.trim().to_owned()
}
