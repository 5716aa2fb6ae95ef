//! Whatever the bytes: every format answers, and a file that opens is written back unchanged when nothing changes.
#![no_main]

use blackbar_core::{Cancel, Changes, Edits, FileSettings, Limits, OpenContext, Purpose, Readers};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, Vec<u8>)| {
    let (choice, bytes) = input;
    let format = blackbar_formats::ALL[usize::from(choice) % blackbar_formats::ALL.len()];
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
