//! Megabytes of XML a second of opening and writing office files, and the memory that a sheet of a million rows takes;
//! beside the Python libraries that people write such scripts with, where `BLACKBAR_PYTHON` names a Python that has them.
//!
//! Time is told twice: as it passes, and as the processors spend it. Edits are either the first letter of every tenth value,
//! which is what the scripts do, or all of it, which has the copies and the markup of the file searched as well.
//!
//! `cargo bench --bench office` for the files in `BLACKBAR_SAMPLES` (else `../shared/samples/ooxml`);
//! `cargo bench --bench office -- sheet [rows] [values]` for the large sheet, in a process of its own.

#![expect(clippy::print_stdout, clippy::expect_used, reason = "a benchmark reports by printing")]

use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use blackbar_core::{
    Cancel, Changes, Edit, Edits, FileSettings, Format, Limits, OpenContext, Purpose, Readers, TextRange,
};
use blackbar_formats::recognise;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// As in the binary.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What a user would write: load, replace a word in every paragraph or cell, save. Prints seconds, as they pass and on a processor.
const SCRIPT: &str = r#"
import sys, time, io
path = sys.argv[1]
def replaced(text): return text.replace("a", "b", 1)
if path.endswith(("docx", "docm")):
    import docx
    start = time.perf_counter(), time.process_time()
    document = docx.Document(path)
    for paragraph in document.element.body.iter("{http://schemas.openxmlformats.org/wordprocessingml/2006/main}t"):
        paragraph.text = replaced(paragraph.text or "")
elif path.endswith("pptx"):
    import pptx
    start = time.perf_counter(), time.process_time()
    document = pptx.Presentation(path)
    for slide in document.slides:
        for shape in slide.shapes:
            if shape.has_text_frame:
                for paragraph in shape.text_frame.paragraphs:
                    for run in paragraph.runs: run.text = replaced(run.text)
else:
    import openpyxl
    start = time.perf_counter(), time.process_time()
    document = openpyxl.load_workbook(path)
    for sheet in document.worksheets:
        for row in sheet.iter_rows():
            for cell in row:
                if isinstance(cell.value, str): cell.value = replaced(cell.value)
document.save(io.BytesIO())
print(time.perf_counter() - start[0], time.process_time() - start[1])
"#;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|one| one != "--bench").collect();
    if arguments.first().is_some_and(|first| first == "sheet") {
        let rows = arguments.get(1).and_then(|rows| rows.parse().ok()).unwrap_or(1_000_000);
        large_sheet(rows);
        return;
    }
    let folder = std::env::var_os("BLACKBAR_SAMPLES").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/samples/ooxml"),
        PathBuf::from,
    );
    samples(&folder);
}

/// How long something takes.
#[derive(Clone, Copy, Default)]
struct Spent {
    passed: Duration,
    /// By all threads, so that the neighbours do not count.
    busy: Duration,
}

impl Spent {
    fn plus(self, other: Spent) -> Spent {
        Spent { passed: self.passed + other.passed, busy: self.busy + other.busy }
    }

    fn times(self, other: Spent) -> String {
        let (passed, busy) = (self.passed.as_secs_f64(), self.busy.as_secs_f64());
        let (other_passed, other_busy) = (other.passed.as_secs_f64(), other.busy.as_secs_f64());
        format!("{:.1} times ({:.1} on processors)", other_passed / passed, other_busy / busy)
    }
}

struct Watch(Instant, Duration);

impl Watch {
    fn start() -> Watch {
        Watch(Instant::now(), busy())
    }

    fn stop(&self) -> Spent {
        Spent { passed: self.0.elapsed(), busy: busy() - self.1 }
    }
}

/// Time on processors of all threads.
fn busy() -> Duration {
    let of = |path: PathBuf| {
        let schedule = fs::read_to_string(path.join("schedstat")).unwrap_or_default();
        schedule.split(' ').next().and_then(|nanoseconds| nanoseconds.parse::<u64>().ok()).unwrap_or_default()
    };
    let threads = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    Duration::from_nanos(threads.map(|thread| of(thread.path())).sum())
}

/// A picture of one dot.
const DOT: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\0\0\0\nIDATx\x9cc\xf8\x0f\0\x01\x01\x01\0\xb18\xf6\x14\0\0\0\0IEND\xaeB`\x82";

fn xml_bytes(bytes: &[u8]) -> u64 {
    let Ok(mut archive) = ZipArchive::new(Cursor::new(bytes)) else { return 0 };
    let mut total = 0;
    for index in 0..archive.len() {
        if let Ok(file) = archive.by_index_raw(index) {
            let is_xml = file.name().is_ok_and(|name| name.ends_with(".xml") || name.ends_with(".rels"));
            total += if is_xml { file.size() } else { 0 };
        }
    }
    total
}

#[expect(clippy::cast_precision_loss, reason = "shown with one digit")]
fn rate(bytes: u64, spent: Spent) -> String {
    let rate = |time: Duration| bytes as f64 / 1e6 / time.as_secs_f64();
    format!("{:.1} MB/s ({:.1} on processors)", rate(spent.passed), rate(spent.busy))
}

/// The package with a dot in the place of each picture: the Python libraries do not look at pictures, and it is XML that is measured.
fn without_pictures(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).ok()?;
    let mut slim = ZipWriter::new(Cursor::new(Vec::new()));
    for index in 0..archive.len() {
        let file = archive.by_index_raw(index).ok()?;
        let name = file.name().ok()?.into_owned();
        if name.contains("/media/") {
            slim.start_file(name, SimpleFileOptions::default()).ok()?;
            slim.write_all(DOT).ok()?;
        } else {
            slim.raw_copy_file(file).ok()?;
        }
    }
    Some(slim.finish().ok()?.into_inner())
}

/// Opens, makes an edit in every tenth passage, writes: how long each takes.
fn open_and_write(format: &dyn Format, bytes: Vec<u8>, whole: bool) -> Option<(Spent, Spent, usize)> {
    let settings = FileSettings::default();
    let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
    let context = OpenContext {
        limits: &limits,
        cancel: &cancel,
        readers: &readers,
        settings: &settings,
        purpose: Purpose::Redact,
    };
    let watch = Watch::start();
    let document = format.open(bytes, &context).ok()?;
    let opened = watch.stop();
    let passages = document.text().passages();
    let count = passages.len();
    let edited = |range: TextRange| {
        let first = range.of(document.text().text()).chars().next().map_or(0, char::len_utf8);
        if whole { range } else { TextRange::at(range.start(), first) }
    };
    let edits = passages.iter().step_by(10).filter(|passage| !passage.range.is_empty());
    let edits = edits.map(|passage| Edit { range: edited(passage.range), text: "[NAME_1]".into() });
    let edits = Edits::new(edits.collect()).ok()?;
    let watch = Watch::start();
    document.write(Changes { edits: edits.clone() }).ok()?;
    Some((opened, watch.stop(), count))
}

fn python(path: &Path) -> Option<Spent> {
    let python = std::env::var_os("BLACKBAR_PYTHON")?;
    let output = Command::new(python).arg("-c").arg(SCRIPT).arg(path).output().ok()?;
    let output = String::from_utf8(output.stdout).ok()?;
    let mut seconds = output.split_whitespace().map(|one| one.parse().ok().map(Duration::from_secs_f64));
    Some(Spent { passed: seconds.next()??, busy: seconds.next()?? })
}

fn samples(folder: &Path) {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let (mut xml, mut files, mut refused) = (0, 0, 0);
    let (mut letters, mut values) = (Spent::default(), Spent::default());
    // Files without other files in them, and those with: the scripts do not look into these.
    let mut compared = [Compared::default(), Compared::default()];
    for path in paths {
        let Some(bytes) = fs::read(&path).ok().and_then(|bytes| without_pictures(&bytes)) else { continue };
        let Some(format) = recognise(&bytes, path.to_str()) else { continue };
        let path = std::env::temp_dir().join(path.file_name().unwrap_or_default());
        fs::write(&path, &bytes).expect("there is room");
        // The first run fetches memory from the system as a running service need not.
        let best = |whole: bool| {
            let runs = (0..3).filter_map(|_| open_and_write(format, bytes.clone(), whole));
            runs.map(|(opened, written, _)| opened.plus(written)).min_by_key(|spent| spent.busy)
        };
        let Some(best_letters) = best(false) else { continue };
        // A value that stands where it cannot be replaced has the file refused.
        match best(true) {
            Some(best_values) => values = values.plus(best_values),
            None => (values, refused) = (values.plus(best_letters), refused + 1),
        }
        (xml, letters, files) = (xml + xml_bytes(&bytes), letters.plus(best_letters), files + 1);
        if let Some(spent) = python(&path) {
            compared[usize::from(holds_files(&bytes))].add(best_letters, spent);
        }
        let _ = fs::remove_file(&path);
    }
    println!("{files} files, {xml} bytes of XML, open and write: letters {}", rate(xml, letters));
    println!("whole values {}, {refused} files refused", rate(xml, values));
    for (what, Compared { files, ours, theirs }) in ["without", "with"].into_iter().zip(compared) {
        if files > 0 {
            println!(
                "{files} that the Python libraries open, {what} other files in them: {}",
                ours.times(theirs)
            );
        }
    }
}

/// What we and the scripts took for the same files.
#[derive(Default)]
struct Compared {
    files: usize,
    ours: Spent,
    theirs: Spent,
}

impl Compared {
    fn add(&mut self, ours: Spent, theirs: Spent) {
        *self =
            Compared { files: self.files + 1, ours: self.ours.plus(ours), theirs: self.theirs.plus(theirs) };
    }
}

/// Whether there are other documents in a package.
fn holds_files(bytes: &[u8]) -> bool {
    let Ok(archive) = ZipArchive::new(Cursor::new(bytes)) else { return false };
    archive.file_names().flatten().any(|name| name.contains("/embeddings/") || name.contains("afchunk"))
}

/// A sheet of six columns: a name, a number, a date, an address, an amount, a formula.
fn sheet_file(rows: usize) -> Vec<u8> {
    const NAMESPACE: &str = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" \
        xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"";
    const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let types = format!(
        "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
         <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
         <Override PartName=\"/xl/workbook.xml\" ContentType=\"{TYPE}.sheet.main+xml\"/>\
         <Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"{TYPE}.worksheet+xml\"/></Types>"
    );
    let relationships = |kind: &str, target: &str| {
        format!(
            "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
             <Relationship Id=\"rId1\" Type=\"{OFFICE}/{kind}\" Target=\"{target}\"/></Relationships>"
        )
    };
    let workbook = format!(
        "<workbook {NAMESPACE}><sheets><sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
    );
    for (name, content) in [
        ("[Content_Types].xml", types),
        ("_rels/.rels", relationships("officeDocument", "xl/workbook.xml")),
        ("xl/_rels/workbook.xml.rels", relationships("worksheet", "worksheets/sheet1.xml")),
        ("xl/workbook.xml", workbook),
    ] {
        zip.start_file(name, SimpleFileOptions::default()).expect("a part starts");
        zip.write_all(content.as_bytes()).expect("written");
    }
    zip.start_file("xl/worksheets/sheet1.xml", SimpleFileOptions::default()).expect("a part starts");
    write!(zip, "<worksheet {NAMESPACE}><sheetData>").expect("written");
    for row in 1..=rows {
        let (number, mix) = (row % 9000, row.wrapping_mul(2_654_435_761) % 1_000_000_007);
        write!(
            zip,
            "<row r=\"{row}\"><c r=\"A{row}\" t=\"inlineStr\"><is><t>Person {mix}</t></is></c><c r=\"B{row}\"><v>{}</v></c>\
             <c r=\"C{row}\"><v>{}</v></c><c r=\"D{row}\" t=\"inlineStr\"><is><t>{number} Elm Street</t></is></c>\
             <c r=\"E{row}\"><v>{number}.5</v></c><c r=\"F{row}\"><f>E{row}*2</f><v>{}</v></c></row>",
            200_000_000 + mix % 700_000_000,
            20_000 + number,
            number * 2 + 1
        )
        .expect("written");
    }
    write!(zip, "</sheetData></worksheet>").expect("written");
    zip.finish().expect("written").into_inner()
}

fn peak_memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("unknown").trim().to_owned()
}

fn large_sheet(rows: usize) {
    let bytes = sheet_file(rows);
    let (size, before) = (xml_bytes(&bytes), peak_memory());
    let path = std::env::temp_dir().join(format!("blackbar-bench-{}.xlsx", std::process::id()));
    let theirs = if std::env::var_os("BLACKBAR_PYTHON").is_some() {
        fs::write(&path, &bytes).expect("written");
        let theirs = python(&path);
        let _ = fs::remove_file(&path);
        theirs
    } else {
        None
    };
    let format = recognise(&bytes, Some("sheet.xlsx")).expect("a workbook");
    let whole = std::env::args().any(|one| one == "values");
    let (opened, written, passages) = open_and_write(format, bytes, whole).expect("opens and is written");
    let both = opened.plus(written);
    println!("{rows} rows, {size} bytes of XML, {passages} passages: both {}", rate(size, both));
    println!("open {}, write {}", rate(size, opened), rate(size, written));
    println!("peak memory {} (before: {before})", peak_memory());
    if let Some(theirs) = theirs {
        println!("the Python library: {}", both.times(theirs));
    }
}
