//! Pages a second of opening and rewriting PDFs natively (`cargo bench --bench pdf -- FOLDER [OUTPUT]`), and the memory that a scan
//! takes as images (`-- scan PAGES`, one process a number of pages). `pdf_peer.py` does the same work in Python.

#![expect(clippy::print_stdout, clippy::expect_used, reason = "a benchmark reports by printing")]

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use blackbar_core::{
    Cancel, Changes, Document, Edit, Edits, FileSettings, FormatError, Limits, Ocr, OpenContext, PdfApproach,
    Picture, Purpose, ReadLine, ReaderError, Readers, Rect, TextRange,
};
use blackbar_formats::by_name;

/// As in the binary.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Times each file is done; the fastest counts.
const ROUNDS: usize = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|one| !one.starts_with("--")).collect();
    match arguments.first().map(String::as_str) {
        Some("scan") => scan(arguments.get(1).and_then(|pages| pages.parse().ok()).unwrap_or(100)),
        Some(folder) => folder_of_files(Path::new(folder), arguments.get(1).map(Path::new)),
        None => println!("no folder of PDFs given; nothing measured"),
    }
}

/// Time on a processor, so that the neighbours do not count.
fn busy() -> Duration {
    let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = schedule.split(' ').next().and_then(|nanoseconds| nanoseconds.parse().ok());
    nanoseconds.map(Duration::from_nanos).unwrap_or_default()
}

fn open(
    bytes: Vec<u8>,
    approach: PdfApproach,
    readers: &Readers,
    purpose: Purpose,
) -> Result<Box<dyn Document>, FormatError> {
    let mut settings = FileSettings::default();
    settings.pdf.approach = approach;
    let (limits, cancel) = (Limits::default(), Cancel::new());
    let format = by_name("PDF").expect("is there");
    let context = OpenContext { limits: &limits, cancel: &cancel, readers, settings: &settings, purpose };
    format.open(bytes, &context)
}

/// Long words with a capital, as names would be.
fn edits(document: &dyn Document) -> Edits {
    let text = document.text();
    let mut edits = Vec::new();
    for passage in text.passages() {
        let mut at = passage.range.start();
        for word in passage.range.of(text.text()).split_inclusive(|one: char| !one.is_alphanumeric()) {
            let name = word.trim_end_matches(|one: char| !one.is_alphanumeric());
            if name.starts_with(char::is_uppercase) && name.chars().count() >= 6 {
                edits.push(Edit { range: TextRange::at(at, name.len()), text: "[NAME_1]".into() });
            }
            at += word.len();
        }
    }
    Edits::new(edits).unwrap_or_default()
}

/// One line a file: name, pages, removals, seconds. The outputs are left in a second folder, if there is one.
fn folder_of_files(folder: &Path, output: Option<&Path>) {
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").flatten().map(|file| file.path()).collect();
    files.sort();
    for file in files {
        let bytes = std::fs::read(&file).expect("a file");
        let mut best: Option<(u32, usize, Duration)> = None;
        for _ in 0..ROUNDS {
            let started = busy();
            let Ok(document) =
                open(bytes.clone(), PdfApproach::Enhanced, &Readers::default(), Purpose::Redact)
            else {
                break;
            };
            let pages = document.page_count().unwrap_or_default();
            let edits = edits(document.as_ref());
            let Ok(written) = document.write(Changes { edits: edits.clone() }) else { break };
            let took = busy() - started;
            if let (Some(output), Some(name)) = (output, file.file_name()) {
                std::fs::write(output.join(name), &written.bytes).expect("can be written");
            }
            if best.is_none_or(|(.., best)| took < best) {
                best = Some((pages, edits.len(), took));
            }
        }
        if let Some((pages, removals, took)) = best {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            println!("{name}\t{pages}\t{removals}\t{:.6}", took.as_secs_f64());
        }
    }
}

/// Sees a line on every page.
struct Fixed;

impl Ocr for Fixed {
    fn read(&self, _: &Picture, _: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        let text = "Dear Johannes";
        let letter = |at: u8| Rect {
            x0: 0.1 + 0.02 * f32::from(at),
            y0: 0.4,
            x1: 0.12 + 0.02 * f32::from(at),
            y1: 0.42,
        };
        let chars = (0..13).map(letter).collect();
        Ok(vec![ReadLine { text: text.into(), chars, block: 0, confidence: 1.0, legible: true }])
    }
}

/// A scan in two tones, each page a picture of its own, made images and looked at again as the engine does; the peak of memory.
fn scan(pages: u32) {
    let bytes = scanned(pages);
    let (size, before) = (bytes.len(), peak());
    let readers = Readers { ocr: Some(Arc::new(Fixed)), ..Readers::default() };
    let document = open(bytes, PdfApproach::Standard, &readers, Purpose::Redact).expect("opens");
    let edits = edits(document.as_ref());
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    let in_writing = peak();
    let again = open(written.bytes.clone(), PdfApproach::Standard, &readers, Purpose::Verify);
    assert_eq!(again.expect("opens again").page_count(), Some(pages));
    println!(
        "{pages} pages, {} kB in, {} kB out: peak {before} kB before, {in_writing} kB when written, {} kB when looked at again",
        size / 1000,
        written.bytes.len() / 1000,
        peak()
    );
}

/// The most memory that the process ever had, in kB.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
}

/// A4 at 200 dpi, black on white: lines of letters, each one of 26 shapes, deflated.
fn scanned(pages: u32) -> Vec<u8> {
    let (width, height) = (1654_u32, 2339_u32);
    let stride = width.div_ceil(8);
    let mut out = b"%PDF-1.4\n".to_vec();
    let mut places = Vec::new();
    let mut object = |out: &mut Vec<u8>, body: &[u8]| {
        places.push(out.len());
        out.extend(format!("{} 0 obj\n", places.len()).bytes());
        out.extend(body);
        out.extend(b"\nendobj\n");
    };
    object(&mut out, b"<< /Type /Catalog /Pages 2 0 R >>");
    let kids: String = (0..pages).map(|page| format!("{} 0 R ", 3 + 3 * page)).collect();
    object(&mut out, format!("<< /Type /Pages /Kids [{kids}] /Count {pages} >>").as_bytes());
    for page in 0..pages {
        let number = 3 + 3 * page;
        object(
            &mut out,
            format!(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents {} 0 R /Resources << /XObject << /P {} 0 R >> >> >>",
                number + 1,
                number + 2
            )
            .as_bytes(),
        );
        object(&mut out, b"<< /Length 26 >> stream\nq 595 0 0 842 0 0 cm /P Do Q\nendstream");
        let mut state = page + 1;
        let mut random = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 16
        };
        let letters: Vec<u32> = (0..stride * (height / 48 + 1)).map(|_| random() % 32).collect();
        let pixels: Vec<u8> = (0..stride * height)
            .map(|at| {
                let (column, row) = (at % stride, at / stride);
                let letter =
                    letters.get((column + stride * (row / 48)) as usize).copied().unwrap_or_default();
                let written = row % 48 < 24 && letter < 26 && (12..stride - 12).contains(&column);
                if written { shape(letter, row % 48 / 4) } else { 0xFF }
            })
            .collect();
        let pixels = deflated(&pixels);
        let mut picture = format!(
            "<< /Type /XObject /Subtype /Image /Width {width} /Height {height} /ColorSpace /DeviceGray /BitsPerComponent 1 \
             /Filter /FlateDecode /Length {} >> stream\n",
            pixels.len()
        )
        .into_bytes();
        picture.extend(pixels);
        picture.extend(b"\nendstream");
        object(&mut out, &picture);
    }
    let table = out.len();
    out.extend(format!("xref\n0 {}\n0000000000 65535 f \n", places.len() + 1).bytes());
    places.iter().for_each(|place| out.extend(format!("{place:010} 00000 n \n").bytes()));
    out.extend(
        format!("trailer << /Size {} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n", places.len() + 1).bytes(),
    );
    out
}

/// A row of eight pixels of a letter, the same for every letter of its kind.
fn shape(letter: u32, row: u32) -> u8 {
    let mixed = (letter * 6 + row + 1).wrapping_mul(2_654_435_761);
    (mixed >> 24) as u8 | 0b1000_0001
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut encoder, bytes).expect("into memory");
    encoder.finish().expect("into memory")
}
