//! An output that is opened again is read as one passage: it has to say the same.

use blackbar_core::{Cancel, FileSettings, Limits, OpenContext, Purpose, Readers};

use super::build::workbook;
use super::samples::samples;
use crate::Xlsx;

#[test]
fn a_file_reads_the_same_when_it_is_only_read() {
    let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
    let settings = FileSettings::default();
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c t=\"inlineStr\"><is><t> </t></is></c></row>\
        <row r=\"2\"><c t=\"str\"><f>A1&amp;\"Liz\"</f><v>Cass</v></c><c><v>5</v></c></row>";
    let strings = "<si><r><t>Rich </t></r><r><t>Ricky\n</t></r></si><si><t>Unused</t></si>";
    let xlsx: &'static dyn blackbar_core::Format = &Xlsx;
    let own = ("made".to_owned(), xlsx, workbook(rows, strings, "").build());
    // Files inside are read otherwise before they are redacted: what will not be in the output is not looked at again.
    let holds_files = |bytes: &[u8]| memchr::memmem::find(bytes, b"embeddings/").is_some();
    let (mut seen, mut other) = (0, Vec::new());
    for (name, format, bytes) in std::iter::once(own).chain(samples()) {
        let context = |purpose| OpenContext {
            limits: &limits,
            cancel: &cancel,
            readers: &readers,
            settings: &settings,
            purpose,
        };
        if holds_files(&bytes) {
            continue;
        }
        let Ok(document) = format.open(bytes.clone(), &context(Purpose::Redact)) else { continue };
        let again = format.open(bytes, &context(Purpose::Verify)).expect("opens again");
        if again.text().readings() != document.text().readings() {
            other.push(name);
        }
        seen += 1;
    }
    assert!(seen >= 1 && other.is_empty(), "{other:?}");
}
