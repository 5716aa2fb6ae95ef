//! Whatever the bytes: every text format answers, and a file that opens is written back unchanged when nothing changes.
//! The other formats rest on decoders whose panics are caught, which a fuzzer takes for crashes; the damage tests of
//! `crates/formats` and `crates/engine` cut and flip them.
#![no_main]

use blackbar_core::{Cancel, Changes, Edits, FileSettings, Limits, OpenContext, Purpose, Readers};
use libfuzzer_sys::fuzz_target;

const TEXT_FORMATS: [&str; 4] = ["text", "CSV", "JSON", "XML"];

fuzz_target!(|input: (u8, Vec<u8>)| {
    let (choice, bytes) = input;
    let name = TEXT_FORMATS[usize::from(choice) % TEXT_FORMATS.len()];
    let Some(format) = blackbar_formats::by_name(name) else { panic!("no format {name}") };
    let settings = FileSettings::default();
    let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
    let context = OpenContext { limits: &limits, cancel: &cancel, readers: &readers, settings: &settings, purpose: Purpose::Redact };
    if let Ok(document) = format.open(bytes.clone(), &context) {
        let edits = Edits::default();
        if let Ok(written) = document.write(Changes { edits: &edits }) {
            assert_eq!(written.bytes, bytes, "{}", format.name());
        }
    }
});
