//! Pictures as they are found in the world: each is covered where a made-up reader says there is a line, and what comes
//! out is looked at by a decoder that is not ours. Files that are not part of this repository are passed over, loudly,
//! when they are not there.

#![expect(
    clippy::expect_used,
    clippy::print_stderr,
    reason = "a test that cannot go on has failed, and says what it skips"
)]

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
            ReadLine { text: text.into(), chars: chars.collect(), block: 0, confidence: 0.9, legible: true }
        };
        Ok(vec![line("hidden", SECRET), line("open words", Rect { y0: 0.6, y1: 0.8, ..SECRET })])
    }
}

/// Sees a face at the lower right.
struct OneFace;

impl ObjectFinder for OneFace {
    fn kinds(&self) -> Vec<ObjectKind> {
        ObjectKind::ALL.to_vec()
    }

    fn find(
        &self,
        _: &Picture,
        _: &[ReadLine],
        kinds: &[ObjectKind],
        _: &Cancel,
    ) -> Result<Vec<FoundObject>, ReaderError> {
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
    document.write(Changes { edits: edits.clone() })
}

/// How many picture files of a folder beside the repository are redacted, and which are refused and why.
fn sweep(folder: &str, every: usize) -> (usize, Vec<String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/samples").join(folder);
    let mut paths: Vec<PathBuf> =
        fs::read_dir(&root).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_none_or(|ending| ending != "csv"));
    paths.sort();
    if paths.is_empty() {
        eprintln!("SKIPPED: {} is not there", root.display());
    }
    let (mut redacted, mut refused) = (0, Vec::new());
    for path in paths.iter().step_by(every) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let bytes = fs::read(path).expect("a sample can be read");
        match redact(&bytes, &FileSettings::default()) {
            Ok(written) => {
                redacted += 1;
                covered(&name, &bytes, &written.bytes);
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
        // The other decoder knows no TIFF of luminance and colour differences, as ours are that hold JPEG.
        assert!(
            decode(input).is_none() || name == "tiff-jpeg",
            "{name}: only the input can be read by others"
        );
        return;
    };
    let (width, height) = picture.dimensions();
    let inside = |share: f32, length: u32| (share * length as f32) as u32;
    let corner = (inside(SECRET.x0, width).min(width - 1), inside(SECRET.y0, height).min(height - 1));
    let first = picture.get_pixel(corner.0, corner.1).0;
    let (mut sum, mut count) = (0u64, 0u64);
    let lossy = output.starts_with(b"\xFF\xD8") || name.contains("jpeg");
    for y in inside(SECRET.y0, height)..inside(SECRET.y1, height) {
        for x in inside(SECRET.x0, width)..inside(SECRET.x1, width) {
            // One colour: black, or the darkest of a palette that has no place left for black.
            let pixel = picture.get_pixel(x, y).0;
            (sum, count) = (sum + pixel.iter().map(|value| u64::from(*value)).sum::<u64>(), count + 3);
            let same = lossy || pixel.iter().zip(first).all(|(value, first)| value.abs_diff(first) <= 40);
            assert!(same, "{name}: {pixel:?} at {x}, {y} is not {first:?}");
        }
    }
    // JPEG carries a little of what stands beside a box into it.
    assert!(!lossy || sum <= count * 40, "{name}: {} is not dark", sum / count.max(1));
}

#[test]
fn every_picture_is_redacted_or_refused_in_words() {
    let (redacted, refused) = sweep("image", 1);
    eprintln!("{redacted} redacted, {} refused: {refused:#?}", refused.len());
    assert!(redacted + refused.len() == 0 || redacted >= 80, "{redacted} redacted; {refused:#?}");
}

#[test]
fn receipts_are_redacted() {
    let (_, refused) = sweep("ocr_receipts", 5);
    assert!(refused.is_empty(), "{refused:#?}");
}

/// The pictures of the corpus, which are ours.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/image");
    let mut cases: Vec<PathBuf> =
        fs::read_dir(&root).expect("the corpus").flatten().map(|entry| entry.path()).collect();
    cases.sort();
    let input = |case: &PathBuf| {
        let file = fs::read_dir(case).ok()?.flatten().next()?.path();
        Some((case.file_name()?.to_string_lossy().into_owned(), fs::read(file).ok()?))
    };
    cases.iter().filter_map(input).collect()
}

fn with(masking: Masking) -> FileSettings {
    let mut settings = FileSettings {
        objects: Some(ObjectSettings { kinds: vec![ObjectKind::Face] }),
        ..FileSettings::default()
    };
    settings.image.masking = Some(masking);
    settings
}

#[test]
fn every_kind_of_picture_takes_every_kind_of_cover() {
    for (name, bytes) in corpus() {
        for settings in [FileSettings::default(), with(Masking::Blur), with(Masking::BlackBox)] {
            let written = redact(&bytes, &settings).unwrap_or_else(|error| panic!("{name}: {error}"));
            let processed = written.processed.expect("a text");
            assert_eq!(processed.text.matches("[NAME_1]").count(), processed.ranges.len());
            if settings.image.masking != Some(Masking::Blur) {
                covered(&name, &bytes, &written.bytes);
            }
        }
    }
}

#[test]
fn what_was_said_beside_the_picture_is_gone() {
    for (name, bytes) in corpus() {
        let written = redact(&bytes, &FileSettings::default()).expect(&name).bytes;
        for word in ["Jane Roe", "jane.roe", "Exif", "tEXt"] {
            assert!(memchr::memmem::find(&written, word.as_bytes()).is_none(), "{name}: {word}");
        }
    }
}

/// Outside of the boxes, what another decoder sees is what it saw before.
#[test]
fn lossless_pictures_change_nowhere_else() {
    let mut compared = 0;
    for (name, bytes) in corpus() {
        if name.starts_with("jpeg") || name.contains("turned") || name == "tiff-jpeg" {
            continue;
        }
        let written = redact(&bytes, &FileSettings::default()).expect(&name).bytes;
        let (Ok(before), Ok(after)) = (image::load_from_memory(&bytes), image::load_from_memory(&written))
        else {
            continue;
        };
        let (before, after) = (before.to_rgba16(), after.to_rgba16());
        let (width, height) = before.dimensions();
        let near = |at: u32, length: u32, from: f32, to: f32| {
            let share = (at as f32 + 0.5) / length as f32;
            share > from - 0.1 && share < to + 0.1
        };
        for (x, y, pixel) in before.enumerate_pixels() {
            let boxed = near(x, width, SECRET.x0, SECRET.x1) && near(y, height, SECRET.y0, SECRET.y1);
            let invisible = pixel.0[3] == 0 && after.get_pixel(x, y).0[3] == 0;
            assert!(boxed || invisible || pixel == after.get_pixel(x, y), "{name}: {x}, {y}");
        }
        compared += 1;
    }
    assert!(compared >= 12, "{compared} could be compared");
}

#[test]
fn pages_and_places_are_told() {
    let find = |name: &str| corpus().into_iter().find(|(case, _)| case == name).expect("the case").1;
    let document = open(&find("tiff-pages-g4"), &FileSettings::default()).expect("opens");
    assert_eq!(document.page_count(), Some(3));
    let text = document.text();
    assert_eq!(text.text(), ["hidden\nopen words"; 3].join("\n"));
    let last =
        text.passages().iter().rfind(|passage| passage.range.of(text.text()) == "hidden").expect("read");
    let half = TextRange::new(last.range.start() + 3, last.range.end());
    let Some(Place::Image { page: 3, area }) = document.place(half) else { panic!("not on the third page") };
    assert!((area.x0 - 0.5).abs() < 1e-3 && (area.x1 - 0.75).abs() < 1e-3 && area.y0 == 0.25);
    let document = open(&find("jpeg-turned"), &with(Masking::Blur)).expect("opens");
    assert_eq!(document.objects().len(), 1);
    assert_eq!(document.page_count(), Some(1));
}

#[test]
fn animations_keep_their_time() {
    use image::AnimationDecoder;
    let (_, bytes) = corpus().into_iter().find(|(case, _)| case == "gif-animated").expect("the case");
    let written = redact(&bytes, &FileSettings::default()).expect("redacted").bytes;
    let delays = |bytes: &[u8]| -> Vec<(u32, u32)> {
        let decoder =
            image::codecs::gif::GifDecoder::new(std::io::Cursor::new(bytes.to_vec())).expect("a GIF");
        decoder.into_frames().map(|frame| frame.expect("a frame").delay().numer_denom_ms()).collect()
    };
    assert_eq!(delays(&written), delays(&bytes));
    assert!(memchr::memmem::find(&written, b"NETSCAPE2.0\x03\x01\x03\0").is_some(), "the loop count");
    let (_, bytes) = corpus().into_iter().find(|(case, _)| case == "png-animated").expect("the case");
    let written = redact(&bytes, &FileSettings::default()).expect("redacted");
    assert_eq!(written.warnings, ["the animation was removed"]);
    assert!(memchr::memmem::find(&written.bytes, b"fdAT").is_none());
}

#[test]
fn bombs_and_strangers_are_refused_before_they_cost_anything() {
    let mut png = b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\x01\x86\xA0\0\x01\x86\xA0\x08\x02\0\0\0\0\0\0\0".to_vec();
    png.extend_from_slice(b"\0\0\0\0IDAT\0\0\0\0");
    let gif = b"GIF89a\xFF\xFF\xFF\xFF\x80\0\0\0\0\0\xFF\xFF\xFF,\0\0\0\0\xFF\xFF\xFF\xFF\0\x02\x02D\x01\0;";
    let mut bmp = b"BM\0\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\xA0\x86\x01\0\xA0\x86\x01\0\x01\0\x18\0".to_vec();
    bmp.resize(64, 0);
    let tiff = b"II*\0\x08\0\0\0\x02\0\0\x01\x04\0\x01\0\0\0\xA0\x86\x01\0\x01\x01\x04\0\x01\0\0\0\xA0\x86\x01\0\0\0\0\0";
    for bytes in [&png[..], gif, &bmp, tiff] {
        let error = open(bytes, &FileSettings::default()).err().expect("refused");
        assert!(matches!(error, FormatError::OverLimit(_)), "{error}");
    }
    for (name, bytes) in corpus() {
        let kind = |name: &str| name.split('-').next().unwrap_or_default().to_owned();
        for format in
            blackbar_formats::ALL.iter().filter(|format| !kind(&name).eq_ignore_ascii_case(format.name()))
        {
            let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
            let (settings, purpose) = (FileSettings::default(), Purpose::Redact);
            let context = OpenContext {
                limits: &limits,
                cancel: &cancel,
                readers: &readers,
                settings: &settings,
                purpose,
            };
            let error = format.open(bytes.clone(), &context).err();
            assert!(matches!(error, Some(FormatError::WrongType(_))), "{name} as {}", format.name());
        }
    }
}

#[test]
fn without_a_reader_nothing_is_let_through() {
    for (name, bytes) in corpus() {
        let format = blackbar_formats::recognise(&bytes, None).expect("a picture");
        let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
        let open = |settings: &FileSettings, purpose| {
            let context =
                OpenContext { limits: &limits, cancel: &cancel, readers: &readers, settings, purpose };
            format.open(bytes.clone(), &context)
        };
        let error = open(&FileSettings::default(), Purpose::Redact).err();
        assert!(matches!(error, Some(FormatError::Reader(_))), "{name}");
        let looked_at =
            open(&with(Masking::Blur), Purpose::Verify).expect("our own output is not read again");
        assert!(looked_at.text().text().trim().is_empty());
    }
}
