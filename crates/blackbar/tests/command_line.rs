//! The command as a person runs it: files and folders in, redacted copies out.

#![expect(clippy::expect_used, reason = "helpers of tests")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn blackbar(args: &[&str], input: &str) -> Output {
    let mut process = Command::new(env!("CARGO_BIN_EXE_blackbar"))
        .args(args)
        .env_clear()
        .env("BLACKBAR_MODELS", "none")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that refuses its options has gone before it reads anything.
    let _ = process.stdin.take().expect("a pipe").write_all(input.as_bytes());
    process.wait_with_output().expect("the command ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn text_goes_from_standard_input_to_standard_output() {
    let output = blackbar(&["text"], "Write to ines@example.com.\n");
    assert_eq!(stdout(&output), "Write to [EMAIL_ADDRESS_1].\n");
    let output = blackbar(&["text", "--style", "mask", "--mask-character", "*"], "ines@example.com");
    assert_eq!(stdout(&output), "****************");
    let output =
        blackbar(&["text", "--disable", "EMAIL_ADDRESS", "--block", "CODE=X-\\d+"], "a@example.com X-12");
    assert_eq!(stdout(&output), "a@example.com [CODE_1]");
}

#[test]
fn json_output_is_the_answer_of_the_service() {
    let output = blackbar(&["text", "--json"], "Write to ines@example.com");
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(answer[0]["processed_text"], "Write to [EMAIL_ADDRESS_1]");
    assert_eq!(answer[0]["entities"][0]["text"], "ines@example.com");
    let output = blackbar(&["text", "--json", "--hide-entities"], "Write to ines@example.com");
    assert!(!stdout(&output).contains("ines@"));
}

#[test]
fn a_wrong_option_is_refused_without_output() {
    for args in
        [&["text", "--enable", "NOPE"][..], &["text", "--block", "X=("], &["text", "--marker-pattern", "x"]]
    {
        let output = blackbar(args, "ines@example.com");
        assert!(!output.status.success() && output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn a_folder_is_redacted_in_parallel_and_resumed() {
    let place = tempfile::tempdir().expect("a folder");
    let (input, output) = (place.path().join("in"), place.path().join("out"));
    std::fs::create_dir_all(input.join("deep")).expect("a folder");
    std::fs::write(input.join("note.txt"), "mail ines@example.com").expect("a file");
    std::fs::write(input.join("deep/data.json"), "{\"email\": \"bo@example.com\", \"n\": 1}")
        .expect("a file");
    std::fs::write(input.join("broken.json"), "{\"email\": ").expect("a file");
    std::fs::write(input.join("picture.xyz"), [0u8, 1, 2, 255, 254]).expect("a file");

    let run = blackbar(&["redact", path(&input), "-o", path(&output), "--json"], "");
    assert!(!run.status.success(), "a broken file fails the run");
    assert_eq!(std::fs::read_to_string(output.join("note.txt")).expect("a copy"), "mail [EMAIL_ADDRESS_1]");
    let json = std::fs::read_to_string(output.join("deep/data.json")).expect("a copy");
    assert_eq!(json, "{\"email\": \"[EMAIL_ADDRESS_1]\", \"n\": 1}");
    assert!(!output.join("broken.json").exists() && !output.join("picture.xyz").exists());
    assert!(!stdout(&run).contains("@example.com"));

    std::fs::remove_file(input.join("broken.json")).expect("gone");
    let again = blackbar(&["redact", path(&input), "-o", path(&output), "--json", "--skip-unsupported"], "");
    assert!(again.status.success());
    let last = stdout(&again);
    let total: serde_json::Value = serde_json::from_str(last.lines().last().unwrap_or("")).expect("JSON");
    assert_eq!((total["already_done"].as_u64(), total["redacted"].as_u64()), (Some(2), Some(0)));
    let other = blackbar(
        &["redact", path(&input), "-o", path(&output), "--json", "--skip-unsupported", "--style", "mask"],
        "",
    );
    assert!(other.status.success());
    let masked = std::fs::read_to_string(output.join("note.txt")).expect("a copy");
    assert_eq!(masked, "mail ################", "other options redact again");
}

/// A package whose parts lie in it as they are, as a package inside another mostly does.
fn package(ending: &str, kind: &str, others: &[(&str, &[u8])]) -> Vec<u8> {
    let main = format!("a.{ending}");
    let types = format!(
        "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
         <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
         <Default Extension=\"{ending}\" ContentType=\"application/vnd.openxmlformats-officedocument.{kind}.main+xml\"/>\
         </Types>"
    );
    let links = format!(
        "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
         <Relationship Id=\"r\" Target=\"{main}\" \
         Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\"/></Relationships>"
    );
    let document = "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body><w:p><w:r>\
                    <w:t>mail ines@example.com</w:t></w:r></w:p></w:body></w:document>";
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let stored = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    let own: [(&str, &[u8]); 3] = [
        ("[Content_Types].xml", types.as_bytes()),
        ("_rels/.rels", links.as_bytes()),
        (&main, document.as_bytes()),
    ];
    for (name, content) in others.iter().chain(&own) {
        writer.start_file(*name, stored).expect("a part starts");
        writer.write_all(content).expect("a part is written");
    }
    writer.finish().expect("a package").into_inner()
}

#[test]
fn a_package_is_what_its_end_says_not_what_it_holds_at_its_beginning() {
    let place = tempfile::tempdir().expect("a folder");
    let (input, output) = (place.path().join("letter.docx"), place.path().join("out"));
    let inner = package("workbook", "spreadsheetml.sheet", &[]);
    let padding = vec![b' '; 80 << 10];
    let others: [(&str, &[u8]); 2] = [("embeddings/sheet.bin", &inner), ("fonts/a.ttf", &padding)];
    let outer = package("document", "wordprocessingml.document", &others);
    std::fs::write(&input, outer).expect("a file");
    let run = blackbar(&["redact", path(&input), "-o", path(&output), "--json"], "");
    assert!(run.status.success(), "{}", stdout(&run));
    assert!(stdout(&run).contains("\"EMAIL_ADDRESS\":1"), "{}", stdout(&run));
}

#[test]
fn a_reader_that_leaves_does_not_stop_the_work() {
    let place = tempfile::tempdir().expect("a folder");
    let (input, output) = (place.path().join("in"), place.path().join("out"));
    std::fs::create_dir_all(&input).expect("a folder");
    for number in 0..5 {
        std::fs::write(input.join(format!("{number}.txt")), "mail ines@example.com").expect("a file");
    }
    let mut process = Command::new(env!("CARGO_BIN_EXE_blackbar"))
        .args(["redact", path(&input), "-o", path(&output), "--json"])
        .env("BLACKBAR_MODELS", "none")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(process.stdout.take());
    assert!(process.wait().expect("the command ends").success());
    assert_eq!((0..5).filter(|number| output.join(format!("{number}.txt")).exists()).count(), 5);
}

#[test]
fn a_large_file_is_redacted_in_chunks_with_one_numbering() {
    let place = tempfile::tempdir().expect("a folder");
    let input = place.path().join("large.csv");
    let mut file = std::io::BufWriter::new(std::fs::File::create(&input).expect("a file"));
    writeln!(file, "id,email,note").expect("written");
    let rows = 700_000;
    for row in 0..rows {
        writeln!(file, "{row},person{}@example.com,a line of ordinary words here", row % 5).expect("written");
    }
    drop(file);
    let output = place.path().join("out");
    let run =
        blackbar(&["redact", path(&input), "-o", path(&output), "--json", "--enable", "EMAIL_ADDRESS"], "");
    assert!(run.status.success(), "{}", stdout(&run));
    let text = std::fs::read_to_string(output.join("large.csv")).expect("a copy");
    assert!(!text.contains("@example.com"));
    assert_eq!(text.lines().count(), rows + 1);
    assert!(text.lines().last().unwrap_or("").contains("[EMAIL_ADDRESS_5],a line"));
}

#[test]
fn configuration_comes_from_file_environment_and_flags() {
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("blackbar.toml");
    std::fs::write(&file, "queue = 3\nlisten = \"127.0.0.1:1\"\n").expect("a file");
    let output = Command::new(env!("CARGO_BIN_EXE_blackbar"))
        .args(["--config", path(&file), "config", "--drain-seconds", "9"])
        .env("BLACKBAR_LISTEN", "127.0.0.1:2")
        .env("BLACKBAR_ENABLE_PDF_TEXT_LAYER", "False")
        .output()
        .expect("the command runs");
    let text = stdout(&output);
    for line in
        ["queue = 3", "listen = \"127.0.0.1:2\"", "drain_seconds = 9", "enable_pdf_text_layer = false"]
    {
        assert!(text.lines().any(|one| one == line), "{line} in {text}");
    }
}

#[test]
fn eval_writes_the_same_page_every_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let set = folder.path().join("en.txt");
    std::fs::write(
        &set,
        "# kind: chat\nwrite to [[EMAIL_ADDRESS|ines@example.com]] or [[NAME_GIVEN|Ines]]\n",
    )
    .expect("written");
    let [report, json] = ["page.md", "counts.json"].map(|name| folder.path().join(name));
    let args = ["eval", path(&set), "--report", path(&report), "--json", path(&json), "--errors", "3"];
    let output = blackbar(&args, "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(stdout(&output).contains("NAME_GIVEN \"Ines\""));
    let page = std::fs::read_to_string(&report).expect("a page");
    // The set does not lie under tests/: its texts stay out of the page.
    assert!(page.contains("# Accuracy") && !page.contains("ines@"), "{page}");
    let counts: serde_json::Value =
        serde_json::from_slice(&std::fs::read(&json).expect("counts")).expect("JSON");
    assert_eq!(counts["accuracies"][0]["all"]["labels"]["EMAIL_ADDRESS"]["exact"], 1);
    blackbar(&args, "");
    assert_eq!(std::fs::read_to_string(&report).expect("a page"), page);
    let refused = blackbar(&["eval", path(&set), "--accuracy", "best"], "");
    assert!(!refused.status.success());
}
