//! Broken files: an answer or an error, never a panic, never a hang; and what opens comes out as it went in.

use blackbar_core::{Changes, Edits, Recheck};
use proptest::prelude::*;

use crate::corpus::{keeps_bytes, open, samples, write};

fn check(format: &'static dyn blackbar_core::Format, bytes: &[u8]) {
    let Ok(document) = open(format, bytes) else { return };
    // The package around the parts of an office file is written anew, as a PDF is, and drops what damage put between them.
    let rewritten = matches!(format.name(), "DOCX" | "XLSX" | "PPTX" | "PDF");
    match format.recheck() {
        Recheck::Reads if !rewritten => assert!(write(document, &Edits::default()).bytes == bytes),
        // Written anew: it must be sound then.
        _ => {
            let written = document.write(Changes { edits: Edits::default() });
            assert!(written.is_err() || written.is_ok_and(|written| open(format, &written.bytes).is_ok()));
        }
    }
}

#[test]
fn truncated_samples_end_in_an_answer() {
    for sample in samples() {
        // A picture is decoded three times over at each cut.
        let cuts = if keeps_bytes(sample.format) { 300 } else { 25 };
        let step = sample.bytes.len() / cuts + 1;
        for length in (0..sample.bytes.len()).step_by(step) {
            check(sample.format, &sample.bytes[..length]);
        }
    }
}

#[test]
fn every_sample_may_be_sent_as_every_format() {
    for sample in samples() {
        for format in blackbar_formats::ALL {
            check(*format, &sample.bytes);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn flipped_bits_end_in_an_answer(flips in prop::collection::vec((any::<prop::sample::Index>(), 0u8..8), 1..6)) {
        let some = flips.len() == 1 && flips.iter().all(|(_, bit)| *bit < 4);
        for sample in samples().iter().filter(|sample| some || keeps_bytes(sample.format)) {
            let mut bytes = sample.bytes.clone();
            for (at, bit) in &flips {
                let at = at.index(bytes.len());
                bytes[at] ^= 1 << bit;
            }
            check(sample.format, &bytes);
        }
    }

    #[test]
    fn any_bytes_end_in_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..200), text in "\\PC{0,100}") {
        for format in blackbar_formats::ALL {
            check(*format, &bytes);
            check(*format, text.as_bytes());
        }
    }

    #[test]
    fn signs_in_any_order_end_in_an_answer(text in "[<>/!\\[\\]CDAT\\-?&;#x\"'=a ,{}:0-9\\\\\\n\\r]{0,60}") {
        for format in blackbar_formats::ALL {
            check(*format, text.as_bytes());
        }
    }
}

#[test]
fn hostile_repetition_costs_linear_time() {
    let count = 300_000;
    for pattern in [
        "<a>",
        "<",
        "<!--",
        "<![CDATA[",
        "&",
        "&amp;",
        "<?",
        "\"",
        "\"\"",
        "\",",
        "'",
        ",",
        ";",
        "\n",
        "\r",
        "[",
        "{\"a\":",
        "[\"",
        "\\",
        "\\u",
        "\\ud83d",
        "<a b='",
        "<a b='c'",
        " ",
        "<!DOCTYPE a [",
        "]]>",
        "-",
        "\t",
        "0",
        "1,",
        "\u{e9}",
        "<a>x</a>",
        "</a>",
    ] {
        for prefix in ["", "<a>", "<a b=\"", "[\"", "<!DOCTYPE a [<!ENTITY a \"", "\"", "x,\""] {
            let text = format!("{prefix}{}", pattern.repeat(count / pattern.len()));
            for format in blackbar_formats::ALL {
                check(*format, text.as_bytes());
            }
        }
    }
}
