//! Files that broke on their way: an answer or an error, never a panic, and what comes back can be opened.

#[path = "support/corpus.rs"]
mod corpus;

use std::panic::{AssertUnwindSafe, catch_unwind};

use blackbar_core::{Cancel, Format, Recheck};
use blackbar_engine::redact_file;

use corpus::{open, samples, settings, tools};

const CUTS: usize = 40;
const FLIPS: u64 = 60;
/// Longer samples say the same again and take their time.
const LONGEST: usize = 8 << 10;

/// What happened to the redaction of a damaged file.
fn outcome(format: &dyn Format, bytes: &[u8]) -> Result<bool, &'static str> {
    let redact =
        || redact_file(format, bytes.to_vec(), &settings(), &tools(), &Cancel::new()).map(|file| file.bytes);
    let done = catch_unwind(AssertUnwindSafe(redact)).map_err(|_| "panics")?;
    let Ok(output) = done else { return Ok(false) };
    let again =
        catch_unwind(AssertUnwindSafe(|| open(format, output))).map_err(|_| "panics when opened again")?;
    again.map(|_| true).map_err(|_| "cannot be opened again")
}

fn check(what: &str, damaged: impl Fn(&[u8]) -> Vec<Vec<u8>>) {
    let (mut wrong, mut answered) = (Vec::new(), 0);
    for sample in samples() {
        let short = &sample.bytes[..sample.bytes.len().min(LONGEST)];
        // A picture is decoded four times over in each try.
        let every = if sample.format.recheck() == Recheck::Reads { 1 } else { 6 };
        for (number, bytes) in damaged(short).iter().enumerate().step_by(every) {
            match outcome(sample.format, bytes) {
                Ok(answer) => answered += usize::from(answer),
                Err(problem) => wrong.push(format!("{} {what} {number} {problem}", sample.name)),
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(answered > 500, "most damage leaves something to redact, got {answered}");
}

#[test]
fn a_file_cut_short_is_answered_or_refused() {
    check("cut", |bytes| (0..CUTS).map(|cut| bytes[..bytes.len() * cut / CUTS].to_vec()).collect());
}

#[test]
fn a_file_with_a_flipped_bit_is_answered_or_refused() {
    check("flip", |bytes| {
        let flip = |seed: u64| {
            // Spread over the file and the bits, and the same in every run.
            let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let mut bytes = bytes.to_vec();
            let at = usize::try_from(mixed >> 33).unwrap_or_default() % bytes.len().max(1);
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << (mixed & 7);
            }
            bytes
        };
        (0..FLIPS).map(flip).collect()
    });
}
