//! A value that PDFium still reads in an output and our own reader does not, through the whole program: with the real
//! library, the page becomes a picture or nothing is written. Needs what `scripts/setup` fetches.

#![expect(clippy::expect_used, clippy::print_stderr, reason = "helpers of tests")]

mod support;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use blackbar_core::{Cancel, Document, FileSettings, Limits, OpenContext, PdfApproach, Purpose, Readers};
use support::{file, stream};

const VALUE: &str = "harbour lantern";
const TURNED: &str = "pages that could not be rewritten safely were turned into images (page 2)";

/// On the first page the value is written in a line. On the second its words stand far from each other with other lines
/// between them, so that our reader, which goes by places, does not see it; PDFium reads what is drawn one after the other.
fn trap() -> Vec<u8> {
    let page = |content: u8| {
        format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents {content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>"
        )
        .into_bytes()
    };
    let first = "BT /F1 16 Tf 72 700 Td (The old sign says harbour lantern above the door) Tj ET";
    let second = "BT /F1 16 Tf 72 700 Td (They walked along the harbour) Tj ET \
                  BT /F1 16 Tf 72 400 Td (lantern light fell on the stones of the pier) Tj ET \
                  BT /F1 16 Tf 72 550 Td (In the evening the boats came back) Tj ET";
    file(&[
        b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(),
        b"<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>".to_vec(),
        page(5),
        page(6),
        stream("", first.as_bytes()),
        stream("", second.as_bytes()),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_vec(),
    ])
}

/// One line with the value in it.
fn letter() -> Vec<u8> {
    let content = "BT /F1 16 Tf 36 700 Td (The old sign says harbour lantern above the door) Tj ET";
    file(&[
        b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(),
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_vec(),
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>"
            .to_vec(),
        stream("", content.as_bytes()),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_vec(),
    ])
}

/// Options of a request that asks for `enhanced`.
fn enhanced(place: &Path) -> PathBuf {
    let options = place.join("options.json");
    std::fs::write(&options, r#"{"pdf_options": {"approach": "enhanced"}}"#).expect("a file");
    options
}

fn cache() -> PathBuf {
    std::env::home_dir().expect("a home folder").join(".cache/blackbar")
}

/// The library that `scripts/setup` put there.
fn library() -> Option<PathBuf> {
    let folders = std::fs::read_dir(cache().join("runtime")).ok()?.flatten();
    let mut libraries = folders.map(|folder| folder.path().join("libpdfium.so"));
    let found = libraries.find(|library| library.is_file());
    if found.is_none() {
        eprintln!("SKIPPED: PDFium is not there");
    }
    found
}

/// Redacts the trap with these networks and this folder of libraries.
fn run(place: &Path, models: &str, runtime: &Path) -> Output {
    let input = place.join("trap.pdf");
    std::fs::write(&input, trap()).expect("a file");
    let options = enhanced(place);
    Command::new(env!("CARGO_BIN_EXE_blackbar"))
        .arg("redact")
        .arg(&input)
        .arg("--options")
        .arg(&options)
        .args(["--json", "--block", "SIGN=harbour lantern", "--enable", "SSN", "-o"])
        .arg(place.join("out"))
        .env_clear()
        .env("HOME", std::env::home_dir().expect("a home folder"))
        .env("BLACKBAR_MODELS", models)
        .env("BLACKBAR_RUNTIME_DIR", runtime)
        .output()
        .expect("the command runs")
}

/// What PDFium reads on each page of an output.
fn witnessed(pdf: &Path, library: &Path) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_blackbar"))
        .arg("pdf-texts")
        .arg(library)
        .stdin(std::fs::File::open(pdf).expect("an output"))
        .stderr(Stdio::inherit())
        .output()
        .expect("the command runs");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    let one_line = |page: &str| page.split_whitespace().collect::<Vec<_>>().join(" ");
    said.split('\u{C}').map(one_line).collect()
}

/// An output as our own reader reads it.
fn read_by_us(pdf: &Path) -> Box<dyn Document> {
    let mut settings = FileSettings::default();
    settings.pdf.approach = PdfApproach::Enhanced;
    let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
    let context = OpenContext {
        limits: &limits,
        cancel: &cancel,
        readers: &readers,
        settings: &settings,
        purpose: Purpose::Verify,
    };
    let format = blackbar_formats::by_name("PDF").expect("is built");
    format.open(std::fs::read(pdf).expect("an output"), &context).expect("opens")
}

#[test]
fn without_pdfium_the_value_would_be_left() {
    let Some(library) = library() else { return };
    let place = tempfile::tempdir().expect("a folder");
    let ran = run(place.path(), "none", Path::new("/nowhere/at/all"));
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stdout));
    let output = place.path().join("out/trap.pdf");
    let ours = read_by_us(&output);
    let ours = ours.text().text().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(ours.contains("[SIGN_1]") && !ours.contains(VALUE), "{ours}");
    let pages = witnessed(&output, &library);
    assert!(!pages[0].contains(VALUE) && pages[1].contains(VALUE), "{pages:?}");
}

#[test]
fn where_nobody_can_read_a_picture_nothing_is_written() {
    if library().is_none() {
        return;
    }
    let place = tempfile::tempdir().expect("a folder");
    let ran = run(place.path(), "none", &cache().join("runtime"));
    let said = [ran.stdout, ran.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(!ran.status.success() && said.contains("\"failed\""), "{said}");
    assert!(!said.contains("lantern"), "{said}");
    assert!(!place.path().join("out/trap.pdf").exists());
}

#[test]
fn the_page_that_only_pdfium_finds_wanting_becomes_a_picture() {
    let Some(library) = library() else { return };
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models");
    if !cache().join("models").is_dir() {
        eprintln!("SKIPPED: the models are not there");
        return;
    }
    let place = tempfile::tempdir().expect("a folder");
    let ran = run(place.path(), models.to_str().expect("UTF-8"), &cache().join("runtime"));
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success() && said.contains(TURNED), "{said} {}", String::from_utf8_lossy(&ran.stderr));
    let output = place.path().join("out/trap.pdf");
    let pages = witnessed(&output, &library);
    assert!(pages[0].contains("The old sign says [SIGN_1] above the door"), "{pages:?}");
    // The other words of the page can still be selected, those of the value are gone.
    assert!(pages[1].contains("In the evening the boats came back"), "{pages:?}");
    assert!(pages.iter().all(|page| !page.contains(VALUE) && !page.contains("lantern")), "{pages:?}");
    let bytes = std::fs::read(&output).expect("an output");
    let pictures = String::from_utf8_lossy(&bytes).matches("/Subtype /Image").count();
    assert_eq!(pictures, 1, "the second page and no other");
}

#[test]
fn replacements_from_right_to_left_read_in_their_order() {
    let Some(library) = library() else { return };
    for word in ["שלום", "מילה ארוכה", "اسم", "الاسم الأول"] {
        let place = tempfile::tempdir().expect("a folder");
        let input = place.path().join("letter.pdf");
        std::fs::write(&input, letter()).expect("a file");
        let ran = Command::new(env!("CARGO_BIN_EXE_blackbar"))
            .arg("redact")
            .arg(&input)
            .args(["--json", "--block", "SIGN=harbour lantern", "--enable", "SSN"])
            .args(["--marker-pattern", &format!("[{word} UNIQUE_NUMBERED_ENTITY_TYPE]"), "--options"])
            .arg(enhanced(place.path()))
            .arg("-o")
            .arg(place.path().join("out"))
            .env("BLACKBAR_MODELS", "none")
            .output()
            .expect("the command runs");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stdout));
        let output = place.path().join("out/letter.pdf");
        let meant = format!("The old sign says [{word} SIGN_1] above the door");
        let pages = witnessed(&output, &library);
        if word.contains(' ') {
            // In a line that runs to the right PDFium leaves the words of another direction in the order it sees them.
            let turned: Vec<&str> = word.split(' ').rev().collect();
            assert_eq!(pages[0], meant.replace(word, &turned.join(" ")));
        } else {
            assert_eq!(pages[0], meant);
        }
        let ours = read_by_us(&output);
        let ours = ours.text().text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(ours, meant);
    }
}
