//! Pages that say something else than they show, read by the real networks. Needs what `scripts/setup` fetches.

#![expect(clippy::expect_used, clippy::print_stderr, reason = "helpers of tests")]

mod support;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use blackbar_core::{
    Cancel, Changes, Document, Edit, Edits, FileSettings, Limits, OpenContext, PdfApproach, Place, Purpose,
    Readers, TextRange, Warning,
};
use blackbar_inference::{
    Backend, Device, OcrOptions, OcrPair, Pool, Precision, Runtime, RuntimeOptions, load_cards,
};
use support::{file, stream};

static READERS: LazyLock<Option<Readers>> = LazyLock::new(|| {
    let cache = std::env::home_dir().expect("a home folder").join(".cache/blackbar");
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models");
    let runtime = Runtime::new(RuntimeOptions {
        folder: cache.join("runtime"),
        backend: Backend::Automatic,
        device: Device::Cpu,
        precision: Precision::Automatic,
        streams: 2,
    });
    let cards = load_cards(&models, &cache.join("models"))
        .map_err(|error| eprintln!("SKIPPED, the models are not there: {error}"))
        .ok()?;
    let pool = Arc::new(Pool::new(2).expect("threads"));
    let options = OcrOptions { cards: &cards, runtime: &runtime, pool, helper: None };
    let pair = OcrPair::new(&options).expect("readers");
    Some(Readers { ocr: Some(Arc::new(pair.standard.expect("a reader"))), ..Readers::default() })
});

/// One page with these resources and two more objects, 5 and 6.
fn page(content: &str, resources: &str, more: [Vec<u8>; 2]) -> Vec<u8> {
    let [five, six] = more;
    file(&[
        b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(),
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_vec(),
        format!("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << {resources} >> >>")
            .into_bytes(),
        stream("", content.as_bytes()),
        five,
        six,
    ])
}

fn open(bytes: &[u8], approach: PdfApproach, readers: &Readers) -> Box<dyn Document> {
    let mut settings = FileSettings::default();
    settings.pdf.approach = approach;
    let (limits, cancel) = (Limits::default(), Cancel::new());
    let purpose = Purpose::Redact;
    let context = OpenContext { limits: &limits, cancel: &cancel, readers, settings: &settings, purpose };
    let format = blackbar_formats::by_name("PDF").expect("is built");
    format.open(bytes.to_vec(), &context).expect("opens")
}

fn redacted(document: Box<dyn Document>, value: &str) -> (Vec<u8>, Vec<Warning>) {
    let edits: Vec<Edit> = document
        .text()
        .text()
        .match_indices(value)
        .map(|(at, found)| Edit { range: TextRange::at(at, found.len()), text: "[NAME_1]".into() })
        .collect();
    assert!(!edits.is_empty(), "{value} in {}", document.text().text());
    let edits = Edits::new(edits).expect("disjoint");
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    (written.bytes, written.warnings)
}

fn is_picture(document: &dyn Document) -> bool {
    matches!(document.place(TextRange::at(0, 1)), Some(Place::Image { .. }))
}

/// As a person sees it.
fn seen(bytes: &[u8], readers: &Readers) -> String {
    open(bytes, PdfApproach::Standard, readers).text().text().to_owned()
}

/// Vowels for vowels and others for others, so that the words look like words.
fn other(letter: char) -> char {
    let turn = |all: &str| {
        let at = all.chars().position(|one| one == letter)?;
        all.chars().cycle().nth(at + 1)
    };
    ["aeiou", "AEIOU", "bcdfghjklmnpqrstvwxyz", "BCDFGHJKLMNPQRSTVWXYZ"]
        .into_iter()
        .find_map(turn)
        .unwrap_or(letter)
}

#[test]
fn glyphs_that_lie_make_the_page_a_picture() {
    let Some(readers) = READERS.as_ref() else { return };
    let rows: String = (b' '..=b'z')
        .map(|code| format!("<{code:02X}> <{:04X}>\n", u32::from(other(char::from(code)))))
        .collect();
    let table = format!(
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <FF> \
         endcodespacerange {} beginbfchar\n{rows}endbfchar endcmap end end",
        rows.lines().count()
    );
    let content = "BT /F1 16 Tf 24 TL 72 700 Td (This agreement is between the tenant Jonathan) Tj T* \
                   (Whitfield and the owner of the house in the street) Tj ET";
    let font =
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>";
    let trap = page(content, "/Font << /F1 5 0 R >>", [font.to_vec(), stream("", table.as_bytes())]);
    for approach in [PdfApproach::Enhanced, PdfApproach::Auto] {
        let document = open(&trap, approach, readers);
        let text = document.text().text().to_owned();
        assert!(is_picture(document.as_ref()) && text.contains("Whitfield"), "{text}");
        let (output, _) = redacted(document, "Whitfield");
        let seen = seen(&output, readers);
        assert!(!seen.contains("hitfiel") && seen.contains("agreement"), "{seen}");
    }
}

/// The letter of the reader's own tests as a scan, with a layer that says other words.
fn bad_layer() -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../inference/tests/ocr/letter.png");
    let mut decoder = png::Decoder::new(BufReader::new(File::open(path).expect("a picture")));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a header");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = reader.next_frame(&mut pixels).expect("pixels");
    let space = if frame.color_type == png::ColorType::Grayscale { "DeviceGray" } else { "DeviceRGB" };
    pixels.truncate(frame.buffer_size());
    let picture = stream(
        &format!(
            "/Type /XObject /Subtype /Image /Width {} /Height {} /ColorSpace /{space} /BitsPerComponent 8",
            frame.width, frame.height
        ),
        &pixels,
    );
    let font = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
    let content = "q 540 0 0 252 36 500 cm /P Do Q BT 3 Tr /F1 14 Tf 24 TL 60 720 Td \
                   (Oear Hrs Margarct 0 Neil) Tj T* (y0ur appointmnet witth Dc. J0nathon Whitfie1d) Tj ET";
    page(content, "/Font << /F1 5 0 R >> /XObject << /P 6 0 R >>", [font.to_vec(), picture])
}

#[test]
fn a_scan_with_a_bad_layer_is_read_anew() {
    let Some(readers) = READERS.as_ref() else { return };
    let scan = bad_layer();
    let document = open(&scan, PdfApproach::Auto, readers);
    let text = document.text().text().to_owned();
    assert!(is_picture(document.as_ref()) && text.contains("Jonathan Whitfield"), "{text}");
    assert!(!text.contains("Whitfie1d"), "{text}");
    let (output, _) = redacted(document, "Jonathan Whitfield");
    let seen = seen(&output, readers);
    assert!(!seen.contains("Jonathan") && seen.contains("appointment"), "{seen}");
    let layer = open(&output, PdfApproach::Enhanced, &Readers::default()).text().text().to_owned();
    assert!(layer.contains("appointment") && layer.contains("[NAME_1]"), "{layer}");
    assert!(!layer.contains("Jonathan") && !layer.contains("J0nathon"), "{layer}");
}

#[test]
fn the_picture_under_a_bad_layer_is_covered_on_a_native_page() {
    let Some(readers) = READERS.as_ref() else { return };
    let document = open(&bad_layer(), PdfApproach::Enhanced, readers);
    let text = document.text().text().to_owned();
    assert!(text.contains("Whitfie1d") && text.contains("Jonathan Whitfield"), "{text}");
    let (output, warnings) = redacted(document, "Jonathan Whitfield");
    assert!(warnings.is_empty(), "{warnings:?}");
    let seen = seen(&output, readers);
    assert!(!seen.contains("Jonathan") && seen.contains("appointment"), "{seen}");
}

/// A program without its tables of characters and names: nothing says what its glyphs are.
fn silent(program: &[u8]) -> Vec<u8> {
    let number = |at: usize| u32::from_be_bytes(program[at..at + 4].try_into().expect("four bytes")) as usize;
    let count = usize::from(u16::from_be_bytes([program[4], program[5]]));
    let records = (0..count).map(|table| &program[12 + 16 * table..28 + 16 * table]);
    let kept: Vec<&[u8]> =
        records.filter(|record| !matches!(&record[..4], b"cmap" | b"post" | b"name")).collect();
    let mut out = program[..4].to_vec();
    out.extend(u16::try_from(kept.len()).expect("few tables").to_be_bytes());
    out.extend([0; 6]);
    let (mut at, mut data) = (12 + 16 * kept.len(), Vec::new());
    for record in kept {
        let start = record.as_ptr() as usize - program.as_ptr() as usize;
        let table = &program[number(start + 8)..number(start + 8) + number(start + 12)];
        out.extend(&record[..8]);
        out.extend(u32::try_from(at).expect("a small font").to_be_bytes());
        out.extend(&record[12..]);
        data.extend(table);
        data.resize(data.len().next_multiple_of(4), 0);
        at = 12 + 16 * usize::from(u16::from_be_bytes([out[4], out[5]])) + data.len();
    }
    [out, data].concat()
}

#[test]
fn glyphs_without_a_meaning_are_read_by_their_looks() {
    let Some(readers) = READERS.as_ref() else { return };
    let program = dejavu::sans::regular();
    let face = ttf_parser::Face::parse(program, 0).expect("a font");
    let lines = [
        "This agreement is between the tenant Jonathan Whitfield",
        "and the owner of the house in 27 Market Street, who",
        "may enter on Fridays from 10 to 12 with a key of his own.",
    ];
    let glyph = |letter: char| face.glyph_index(letter).expect("a glyph");
    let mut widths: Vec<String> = lines
        .concat()
        .chars()
        .map(|letter| {
            let advance = u32::from(face.glyph_hor_advance(glyph(letter)).expect("a width"));
            format!("{} [{}]", glyph(letter).0, advance * 1000 / 2048)
        })
        .collect();
    widths.sort_unstable();
    widths.dedup();
    let shown: String = lines
        .iter()
        .map(|line| line.chars().map(|letter| format!("{:04X}", glyph(letter).0)).collect::<String>())
        .map(|codes| format!("<{codes}> Tj T* "))
        .collect();
    let font = format!(
        "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Silent /Encoding /Identity-H /DescendantFonts [ << /Type /Font \
         /Subtype /CIDFontType2 /BaseFont /ABCDEF+Silent /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) \
         /Supplement 0 >> /CIDToGIDMap /Identity /W [{}] /FontDescriptor << /Type /FontDescriptor /FontName \
         /ABCDEF+Silent /Flags 4 /FontBBox [-1021 -463 1793 1232] /ItalicAngle 0 /Ascent 928 /Descent -236 /CapHeight 729 \
         /StemV 90 /FontFile2 6 0 R >> >> ] >>",
        widths.join(" ")
    );
    let program = silent(program);
    let program = stream(&format!("/Length1 {}", program.len()), &program);
    let content = format!("BT /F1 14 Tf 22 TL 72 700 Td {shown} ET");
    let trap = page(&content, "/Font << /F1 5 0 R >>", [font.into_bytes(), program]);
    let document = open(&trap, PdfApproach::Enhanced, readers);
    let text = document.text().text().to_owned();
    assert!(!is_picture(document.as_ref()) && text.contains("Jonathan Whitfield"), "{text}");
    let (output, warnings) = redacted(document, "Jonathan Whitfield");
    assert!(warnings.is_empty(), "{warnings:?}");
    assert!(output.len() < trap.len(), "no picture of the page");
    let seen = seen(&output, readers);
    assert!(!seen.contains("hitfiel") && seen.contains("agreement"), "{seen}");
    let copied = open(&output, PdfApproach::Enhanced, &Readers::default()).text().text().to_owned();
    assert!(copied.contains("This agreement is between the tenant [NAME_1]"), "{copied}");
}
