//! How fast: recognizers, formats and the service, measured in one run. `make bench` writes docs/PERFORMANCE.md's
//! numbers from this. No asserts on time: a slow machine is not a failure.
#![expect(
    clippy::print_stdout,
    clippy::expect_used,
    clippy::panic,
    reason = "a benchmark prints, and stops when it cannot measure"
)]

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use blackbar_core::{Cancel, Changes, Edits, FileSettings, LabelSet, Limits, OpenContext, Purpose, Readers};
use blackbar_detect::scan;

/// 131 words of English with the kinds of data a support call or a letter holds.
const REQUEST: &str = "Good morning, this is Sarah Whitfield calling about the invoice you sent on March 14, 2023. \
My customer number is 48213377 and the amount of $412.50 was charged twice to my card 4111 1111 1111 1111. You can \
reach me at +1 415 555 0132 after 5 pm or write to sarah.whitfield@example.com. I have lived at 221 Maple Street, \
Springfield, IL 62704 for eight years and never had a problem before. My husband is 43 years old, works as a nurse at \
the local hospital, and was born on 02/11/1980. Please check the account, refund the second payment and tell me when it \
will arrive. The last letter said that it could take three weeks, which seems long for such a simple matter. Thank \
you for your help and kind regards.";

/// Prose without personal data, so that the recognizers' cost on ordinary text is seen.
const PLAIN: &str = "The committee met again in the small room above the library and went through the plan line by line. \
Nobody doubted that the bridge had to be mended, but there was little agreement on how to pay for it or when to begin. \
Some wanted to wait until the harvest was in; others feared that one more flood would carry the old arches away. In the \
end they sent for the carpenter, who looked at the beams, scratched his head, and said that the wood would hold for a \
while if nobody drove a heavy cart across it after rain. That seemed good enough for most of them, and the meeting closed.\n";

fn main() {
    let filter: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let wanted = |name: &str| filter.is_empty() || filter.iter().any(|one| name.contains(one.as_str()));
    if wanted("recognizers") {
        recognizers();
    }
    if wanted("formats") {
        formats();
    }
    if wanted("service") {
        service();
    }
}

/// Best of three, in MB/s.
fn rate(name: &str, bytes: usize, mut work: impl FnMut()) {
    let mut best = Duration::MAX;
    for _ in 0..3 {
        let start = Instant::now();
        work();
        best = best.min(start.elapsed());
    }
    println!("{name:<44} {:>8.1} MB/s", bytes as f64 / 1e6 / best.as_secs_f64());
}

fn recognizers() {
    let find = |text: &str| drop(scan::find(text, LabelSet::standard(), &Cancel::new()));
    find(PLAIN);
    let plain = PLAIN.repeat((8 << 20) / PLAIN.len());
    rate("recognizers, prose without personal data", plain.len(), || find(&plain));
    let dense = format!("{REQUEST}\n").repeat((4 << 20) / REQUEST.len());
    rate("recognizers, prose full of personal data", dense.len(), || find(&dense));
    let mixed =
        format!("{}{REQUEST}\n", PLAIN.repeat(8)).repeat((8 << 20) / (PLAIN.len() * 8 + REQUEST.len()));
    rate("recognizers, ordinary mix", mixed.len(), || find(&mixed));
}

fn formats() {
    let mut csv = String::from("id,first_name,last_name,email,phone,dob,amount,comment\n");
    let mut json = String::from("[\n");
    for number in 0..60_000_u32 {
        let day = number % 28 + 1;
        csv += &format!(
            "{number},Anna{number},Berg,anna{number}@example.com,+1 415 555 {:04},1980-03-{day:02},{}.50,nothing to say\n",
            number % 10_000,
            number % 900
        );
        json += &format!(
            "  {{\"id\": {number}, \"firstName\": \"Anna{number}\", \"email\": \"anna{number}@example.com\", \
             \"born\": \"1980-03-{day:02}\", \"note\": \"nothing \\u00e9lse to say\"}},\n"
        );
    }
    json += "  null\n]\n";
    for (content_type, text) in [("text/csv", csv), ("application/json", json)] {
        let Some(format) = blackbar_formats::for_content_type(content_type) else { continue };
        let settings = FileSettings::default();
        let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
        let context = OpenContext {
            limits: &limits,
            cancel: &cancel,
            readers: &readers,
            settings: &settings,
            purpose: Purpose::Redact,
        };
        let bytes = text.into_bytes();
        rate(&format!("{content_type}, open and write"), bytes.len(), || {
            let edits = Edits::default();
            let opened = format.open(bytes.clone(), &context);
            drop(opened.and_then(|document| document.write(Changes { edits: edits.clone() })));
        });
        let settings = blackbar_engine::Settings::default();
        let tools = tools();
        rate(&format!("{content_type}, redact and verify"), bytes.len(), || {
            drop(blackbar_engine::redact_file(format, bytes.clone(), &settings, &tools, &cancel));
        });
    }
}

fn tools() -> blackbar_engine::Tools {
    let taggers = blackbar_engine::Accuracy::ALL.into_iter().map(|accuracy| (accuracy, None)).collect();
    blackbar_engine::Tools::for_text(
        Arc::new(blackbar_detect::language_id::WrittenLanguages),
        taggers,
        Vec::new(),
    )
}

/// The service process; stopped when dropped.
struct Service {
    process: Child,
    url: String,
}

impl Service {
    /// Resident, in MB.
    fn memory(&self) -> usize {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        line.split_whitespace().next().and_then(|kilobytes| kilobytes.parse::<usize>().ok()).unwrap_or(0)
            / 1024
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn start() -> Service {
    let port = std::net::TcpListener::bind("127.0.0.1:0")
        .and_then(|bound| bound.local_addr())
        .map_or(8089, |a| a.port());
    let process = Command::new(env!("CARGO_BIN_EXE_blackbar"))
        .args(["serve", "--log", "error", "--listen", &format!("127.0.0.1:{port}")])
        .stderr(Stdio::null())
        .spawn()
        .expect("the service starts");
    let service = Service { process, url: format!("http://127.0.0.1:{port}") };
    for _ in 0..200 {
        if ureq::get(format!("{}/healthz", service.url)).call().is_ok() {
            return service;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("the service does not answer");
}

fn service() {
    let begun = Instant::now();
    let service = start();
    println!(
        "service, start to ready {:.1} s, {} MB of memory",
        begun.elapsed().as_secs_f64(),
        service.memory()
    );
    for accuracy in ["high", "standard", "high_multilingual"] {
        for clients in [1, 2, 16] {
            requests(&service, accuracy, clients);
        }
    }
    println!("service, after the requests {} MB of memory", service.memory());
}

fn requests(service: &Service, accuracy: &str, clients: usize) {
    let body = serde_json::json!({"text": [REQUEST], "entity_detection": {"accuracy": accuracy}}).to_string();
    let words = REQUEST.split_whitespace().count();
    let left = AtomicUsize::new(150 + 150 * clients.min(4));
    let total = left.load(Ordering::Relaxed);
    let start = Instant::now();
    let mut latencies: Vec<Duration> = std::thread::scope(|scope| {
        let client = || {
            let agent = ureq::Agent::new_with_defaults();
            let mut times = Vec::new();
            while left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1)).is_ok() {
                let begun = Instant::now();
                let sent = agent
                    .post(format!("{}/process/text", service.url))
                    .header("content-type", "application/json")
                    .send(&body);
                let answer = sent.and_then(|mut answer| answer.body_mut().read_to_string());
                assert!(answer.is_ok(), "every request is answered");
                times.push(begun.elapsed());
            }
            times
        };
        let threads: Vec<_> = (0..clients).map(|_| scope.spawn(client)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    let seconds = start.elapsed().as_secs_f64();
    latencies.sort();
    let at = |share: f64| latencies[(latencies.len() as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{:<44} {:>8.0} requests/s {:>8.0} words/s  p50 {:.2} ms  p99 {:.2} ms",
        format!("service, {accuracy}, {words}-word requests, {clients} clients"),
        total as f64 / seconds,
        (total * words) as f64 / seconds,
        at(0.5),
        at(0.99)
    );
    let _ = std::io::stdout().flush();
}
