//! What must hold for every format, tried on every sample of `tests/corpus` and on generated files. A new format is
//! covered by these as soon as it is in `formats::ALL` and has samples.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod corpus;
mod damage;
mod edits;
mod oracles;
mod streams;

use blackbar_core::Edits;

#[test]
fn every_format_has_samples() {
    for format in blackbar_formats::ALL {
        assert!(
            corpus::samples().iter().any(|sample| sample.format.name() == format.name()),
            "{}",
            format.name()
        );
    }
}

#[test]
fn without_edits_the_file_stays() {
    for sample in corpus::samples() {
        let document = corpus::open(sample.format, &sample.bytes).expect(&sample.name);
        let text = document.text().text().to_owned();
        let written = corpus::write(document, &Edits::default());
        match corpus::keeps_bytes(sample.format) {
            true => assert!(written.bytes == sample.bytes, "{}", sample.name),
            // Written anew, but what it says stays.
            false => {
                let again = corpus::open(sample.format, &written.bytes).expect(&sample.name);
                assert_eq!(again.text().text(), text, "{}", sample.name);
                assert!(!text.is_empty(), "{}", sample.name);
            }
        }
        assert!(written.processed.is_none_or(|processed| processed.text == text), "{}", sample.name);
    }
}

#[test]
fn samples_are_recognised() {
    for sample in corpus::samples() {
        let file_name = format!("x.{}", sample.format.extensions()[0]);
        let found = blackbar_formats::recognise(&sample.bytes, Some(&file_name));
        assert_eq!(found.map(blackbar_core::Format::name), Some(sample.format.name()), "{}", sample.name);
    }
}
