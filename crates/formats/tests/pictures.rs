//! Pictures as they are found in the world: each is covered where a made-up reader says there is a line, and what comes
//! out is looked at by a decoder that is not ours. Files that are not part of this repository are passed over, loudly,
//! when they are not there.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Document, Edit, Edits, FileSettings, FormatError, FoundObject, Limits, Masking,
    ObjectFinder, ObjectKind, ObjectSettings, Ocr, OpenContext, Picture, Place, Purpose, ReadLine,
    ReaderError, Readers, Rect, TextRange, Written,
};

/// Sees the same two lines in every picture.
struct TwoLines;

const SECRET: Rect = Rect { x0: 0.25, y0: 0.25, x1: 0.75, y1: 0.45 };

impl Ocr for TwoLines {
    fn read(&self, picture: &Picture, _: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        assert_eq!(picture.rgb.len(), picture.width as usize * picture.height as usize * 3);
        let line = |text: &str, area: Rect| {
            let count = text.chars().count() as f32;
            let wide = (area.x1 - area.x0) / count;
            let chars = (0..text.chars().count()).map(|at| Rect {
                x0: area.x0 + wide * at as f32,
                x1: area.x0 + wide * (at as f32 + 1.0),
                ..area
            });
            ReadLine { text: text.into(), chars: chars.collect(), block: 0, confidence: 0.9 }
        };
        Ok(vec![line("hidden", SECRET), line("open words", Rect { y0: 0.6, y1: 0.8, ..SECRET })])
    }
}

/// Sees a face at the lower right.
struct OneFace;

impl ObjectFinder for OneFace {
    fn find(&self, _: &Picture, kinds: &[ObjectKind], _: &Cancel) -> Result<Vec<FoundObject>, ReaderError> {
        let area = Rect { x0: 0.5, y0: 0.5, x1: 1.0, y1: 1.0 };
        Ok(kinds.iter().map(|kind| FoundObject { kind: *kind, area, likelihood: 0.8 }).collect())
    }
}

fn open(bytes: &[u8], settings: &FileSettings) -> Result<Box<dyn Document>, FormatError> {
    let format = blackbar_formats::recognise(bytes, None).ok_or(FormatError::WrongType("known"))?;
    let (limits, cancel) = (Limits::default(), Cancel::new());
    let readers =
        Readers { ocr: Some(Arc::new(TwoLines)), objects: Some(Arc::new(OneFace)), ..Readers::default() };
    let purpose = Purpose::Redact;
    format.open(
        bytes.to_vec(),
        &OpenContext { limits: &limits, cancel: &cancel, readers: &readers, settings, purpose },
    )
}

/// Covers the first line of every page.
fn redact(bytes: &[u8], settings: &FileSettings) -> Result<Written, FormatError> {
    let document = open(bytes, settings)?;
    let text = document.text();
    let hidden = text.passages().iter().filter(|passage| passage.range.of(text.text()) == "hidden");
    let edits = hidden.map(|passage| Edit { range: passage.range, text: "[NAME_1]".into() });
    let edits = Edits::new(edits.collect()).expect("lines are disjoint");
    assert!(!edits.is_empty());
    document.write(Changes { edits: &edits })
}

/// How many picture files of a folder beside the repository are redacted, and which are refused and why.
fn sweep(folder: &str) -> (usize, Vec<String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/samples").join(folder);
    let mut paths: Vec<PathBuf> =
        fs::read_dir(&root).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_none_or(|ending| ending != "csv"));
    paths.sort();
    if paths.is_empty() {
        eprintln!("SKIPPED: {} is not there", root.display());
    }
    let (mut redacted, mut refused) = (0, Vec::new());
    for path in &paths {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let bytes = fs::read(path).expect("a sample can be read");
        match redact(&bytes, &FileSettings::default()) {
            Ok(written) => {
                redacted += 1;
                covered(&name, &bytes, &written.bytes);
                if let Some(folder) = option_env!("BLACKBAR_TEST_PICTURES") {
                    fs::write(Path::new(folder).join(&name), &written.bytes).expect("written for the eye");
                }
            }
            Err(error) => refused.push(format!("{name}: {error}")),
        }
    }
    (redacted, refused)
}

/// What the other decoder makes of an output; it knows less than ours, so that it may refuse where it refuses the input.
fn covered(name: &str, input: &[u8], output: &[u8]) {
    let decode = |bytes: &[u8]| std::panic::catch_unwind(|| image::load_from_memory(bytes)).ok()?.ok();
    let Some(picture) = decode(output).map(|picture| picture.to_rgb8()) else {
        assert!(decode(input).is_none(), "{name}: only the input can be read by others");
        return;
    };
    let (width, height) = picture.dimensions();
    let inside = |share: f32, length: u32| (share * length as f32) as u32;
    let (mut sum, mut count) = (0u64, 0u64);
    for y in inside(SECRET.y0, height)..inside(SECRET.y1, height) {
        for x in inside(SECRET.x0, width)..inside(SECRET.x1, width) {
            sum += picture.get_pixel(x, y).0.iter().map(|value| u64::from(*value)).sum::<u64>();
            count += 3;
        }
    }
    assert!(sum <= count * 12, "{name}: {} is not dark", sum / count.max(1));
}

#[test]
fn every_picture_is_redacted_or_refused_in_words() {
    let (redacted, refused) = sweep("image");
    eprintln!("{redacted} redacted, {} refused: {refused:#?}", refused.len());
    assert!(redacted + refused.len() == 0 || redacted >= 80, "{redacted} redacted; {refused:#?}");
}

#[test]
fn every_receipt_is_redacted() {
    let (_, refused) = sweep("ocr_receipts");
    assert!(refused.is_empty(), "{refused:#?}");
}
