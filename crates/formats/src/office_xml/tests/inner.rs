//! Files inside files: OLE objects, texts of other kinds, recordings, the workbook behind a chart.

use std::io::{Cursor, Write};
use std::sync::Arc;

use blackbar_core::{
    BinBehaviour, Cancel, Changes, Edits, FileSettings, Format, Limits, Ocr, OpenContext, Picture, Purpose,
    ReadLine, ReaderError, Readers, Rect, Speech, SpokenWord, UnsupportedImages,
};

use super::build::{document, named_workbook, presentation, shape};
use super::traps::{everything, gone};
use super::{edits, open, open_with, part, parts, text_of};
use crate::office_xml::ole::file_in;
use crate::spliced::Envelope;
use crate::{Docx, Pptx, Xlsx};

const WORD: &str = "word/document.xml";

/// An OLE object with a workbook in it, and with something that nothing here can read.
fn ole(book: &[u8]) -> Vec<u8> {
    let mut object =
        cfb::CompoundFile::create_with_version(cfb::Version::V3, Cursor::new(Vec::new())).unwrap();
    object.create_stream("/Package").unwrap().write_all(book).unwrap();
    object.create_stream("/Native").unwrap().write_all(b"Native Nick").unwrap();
    object.flush().unwrap();
    object.into_inner().into_inner()
}

/// A page that says this.
fn pdf(text: &str) -> Vec<u8> {
    let content = format!("BT /F 24 Tf 40 40 Td ({text}) Tj ET");
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>"
            .to_owned(),
        format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>".to_owned(),
    ];
    let mut bytes = b"%PDF-1.4\n".to_vec();
    let mut places = Vec::new();
    for (number, object) in objects.iter().enumerate() {
        places.push(bytes.len());
        bytes.extend(format!("{} 0 obj\n{object}\nendobj\n", number + 1).into_bytes());
    }
    let start = bytes.len();
    bytes.extend(b"xref\n0 6\n0000000000 65535 f \n");
    places.iter().for_each(|place| bytes.extend(format!("{place:010} 00000 n \n").into_bytes()));
    bytes.extend(format!("trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n").into_bytes());
    bytes
}

#[test]
fn a_pdf_in_an_ole_object_is_redacted() {
    let mut object =
        cfb::CompoundFile::create_with_version(cfb::Version::V3, Cursor::new(Vec::new())).unwrap();
    object.create_stream("/CONTENTS").unwrap().write_all(&pdf("Dear Ann Lee and all")).unwrap();
    object.flush().unwrap();
    let bytes = document("<w:p/>")
        .bytes(
            "word/embeddings/oleObject1.bin",
            "application/vnd.openxmlformats-officedocument.oleObject",
            (WORD, "rId3", "oleObject"),
            &object.into_inner().into_inner(),
        )
        .build();
    let mut settings = FileSettings::default();
    settings.pdf.approach = blackbar_core::PdfApproach::Enhanced;
    let document = open_with(&Docx, &bytes, &settings).unwrap();
    assert!(document.text().text().contains("Dear Ann Lee and all"), "{}", document.text().text());
    let all = edits(document.as_ref(), &[("Ann Lee", "[1]")]);
    let written = document.write(Changes { edits: all.clone() }).unwrap();
    let again = open_with(&Docx, &written.bytes, &settings).unwrap();
    let text = again.text().text();
    assert!(text.contains("Dear") && text.contains("and all") && !text.contains("Lee"), "{text}");
}

fn book(cell: &str) -> Vec<u8> {
    named_workbook("Data", &format!("<row><c t=\"inlineStr\"><is><t>{cell}</t></is></c></row>"), "", "")
        .build()
}

#[test]
fn a_workbook_in_an_ole_object_is_redacted_and_the_rest_of_it_goes() {
    for bins in [BinBehaviour::Convert, BinBehaviour::Leave] {
        let bytes = document("<w:p/>")
            .bytes(
                "word/embeddings/oleObject1.bin",
                "application/vnd.openxmlformats-officedocument.oleObject",
                (WORD, "rId3", "oleObject"),
                &ole(&book("Ann Lee and more")),
            )
            .build();
        let mut settings = FileSettings::default();
        settings.office.bins = bins;
        let document = open_with(&Docx, &bytes, &settings).unwrap();
        assert_eq!(document.text().text().trim(), "Data\nAnn Lee and more");
        let all = edits(document.as_ref(), &[("Ann Lee", "[1]")]);
        let written = document.write(Changes { edits: all.clone() }).unwrap();
        let object = parts(&written.bytes).into_iter().find(|(name, _)| name.ends_with(".bin")).unwrap().1;
        assert!(!String::from_utf8_lossy(&object).contains("Nick"));
        let (_, inner) = file_in(&object, 1 << 20).unwrap();
        assert_eq!(text_of(&Xlsx, &inner), "Data\n[1] and more");
    }
}

#[test]
fn other_objects_go_or_stay_as_asked() {
    let object = ole(b"not a package, by Ann Lee");
    let bytes = document("<w:p/>")
        .bytes(
            "word/embeddings/oleObject1.bin",
            "application/vnd.openxmlformats-officedocument.oleObject",
            (WORD, "rId3", "oleObject"),
            &object,
        )
        .bytes("word/media/image1.emf", "image/x-emf", (WORD, "rId4", "image"), b"Metafile Mia")
        .bytes("word/media/image2.wmf", "image/x-wmf", (WORD, "rId5", "image"), b"Metafile Max")
        .build();
    let write = |settings: &FileSettings| {
        let document = open_with(&Docx, &bytes, settings).unwrap();
        document.write(Changes { edits: Edits::default() }).unwrap()
    };
    let mut settings = FileSettings::default();
    let written = write(&settings);
    let all = everything(&written.bytes);
    assert!(!all.contains("Ann Lee") && !all.contains("Mia") && !all.contains("Max"));
    assert_eq!(
        written.warnings,
        ["embedded binary parts were emptied", "pictures that cannot be read were replaced by blank ones"]
    );
    settings.office.bins = BinBehaviour::Leave;
    settings.office.unsupported_images = UnsupportedImages::Keep;
    let all = everything(&write(&settings).bytes);
    assert!(all.contains("Ann Lee") && all.contains("Mia") && all.contains("Max"));
}

#[test]
fn chunks_of_other_formats_are_redacted() {
    let chunk = |number: u8| format!("rId{number}");
    let html = "<html><head><meta charset=\"utf-8\"/><title>Title Tia</title></head><body><p>Dear <b>Chunk</b> Chloe,&nbsp;hi<br/></p></body></html>";
    let bytes = document("<w:p/><w:altChunk r:id=\"rId11\"/>")
        .bytes("word/afchunk1.htm", "text/html", (WORD, &chunk(11), "aFChunk"), html.as_bytes())
        .bytes("word/afchunk2.txt", "text/plain", (WORD, &chunk(12), "aFChunk"), b"Plain Pete wrote")
        .bytes("word/afchunk3.rtf", "application/rtf", (WORD, &chunk(13), "aFChunk"), b"{\\rtf1 Rich Rory}")
        .bytes("word/afchunk4.htm", "text/html", (WORD, &chunk(14), "aFChunk"), b"<p>Loose Lena<br></p>")
        .bytes(
            "word/afchunk5.htm",
            "text/html",
            (WORD, &chunk(15), "aFChunk"),
            b"<p><img src=\"data:image/png;base64,QW5u\"/>Seen Sid</p>",
        )
        .bytes(
            "word/afchunk6.docx",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            (WORD, &chunk(16), "aFChunk"),
            &document("<w:p><w:r><w:t>Inner Ida</w:t></w:r></w:p>").build(),
        )
        .bytes(
            "word/afchunk7.mht",
            "message/rfc822",
            (WORD, &chunk(17), "aFChunk"),
            b"MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<p>Archived Ari</p>",
        )
        .bytes("word/afchunk8.dat", "application/x-any", (WORD, &chunk(18), "aFChunk"), b"Nat")
        .build();
    let text = text_of(&Docx, &bytes);
    for part in ["Plain Pete wrote", "Inner Ida", "Rich Rory", "Loose Lena", "Seen Sid", "Archived Ari"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let changes = [
        ("Title Tia", "[1]"),
        ("Chloe", "[2]"),
        ("Plain Pete", "[3]"),
        ("Inner Ida", "[4]"),
        ("Rich Rory", "[5]"),
        ("Lena", "[6]"),
        ("Sid", "[7]"),
        ("Ari", "[8]"),
    ];
    let output = gone(&Docx, &bytes, &changes);
    let all = everything(&output);
    assert!(!all.contains("QW5u") && !all.contains("Nat"), "{all}");
    assert!(all.contains("Dear <b>Chunk</b> [2],&nbsp;hi<br/>") && all.contains("[3] wrote"), "{all}");
    assert!(all.contains("{\\rtf1 [5]}") && all.contains("<p>Archived [8]</p>"), "{all}");
    let written = open(&Docx, &bytes).write(Changes { edits: Edits::default() }).unwrap();
    assert_eq!(
        written.warnings,
        [
            "an embedded text was removed: it is damaged, or in a format or an encoding that cannot be redacted",
            "pictures that cannot be read were replaced by blank ones"
        ]
    );
}

/// Sees one line across the middle of every picture.
struct Middle;

impl Ocr for Middle {
    fn read(&self, _: &Picture, _: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        let wide = |at: u8| f32::from(at) / 6.0;
        let chars = (0..6).map(|at| Rect { x0: wide(at), x1: wide(at + 1), y0: 0.4, y1: 0.6 });
        let text = "hidden".to_owned();
        Ok(vec![ReadLine { text, chars: chars.collect(), block: 0, confidence: 0.9, legible: true }])
    }
}

#[test]
fn pictures_in_chunks_are_covered() {
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, 60, 60);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&[200; 3600]).unwrap();
    let (hex, base64) = (Envelope::Hex.around(&png), Envelope::Base64Lines.around(&png));
    let (hex, base64) = (String::from_utf8(hex).unwrap(), String::from_utf8(base64).unwrap());
    let rtf = format!("{{\\rtf1 a{{\\pict{{\\*\\blipuid 00ff}}\\pngblip\\picw60 {hex}}}b}}");
    let html = format!("<img src=\"data:image/png;base64,{}\">", base64.replace("\r\n", ""));
    let mht = format!(
        "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=mid\r\n\r\n--mid\r\nContent-Type: image/png\r\n\
         Content-Transfer-Encoding: base64\r\n\r\n{base64}\r\n--mid--\r\n"
    );
    let chunk = |number: u8| format!("rId{number}");
    let bytes = document("<w:p/>")
        .bytes("word/a1.rtf", "application/rtf", (WORD, &chunk(11), "aFChunk"), rtf.as_bytes())
        .bytes("word/a2.htm", "text/html", (WORD, &chunk(12), "aFChunk"), html.as_bytes())
        .bytes("word/a3.mht", "message/rfc822", (WORD, &chunk(13), "aFChunk"), mht.as_bytes())
        .build();
    let settings = FileSettings::default();
    let (limits, cancel) = (Limits::default(), Cancel::new());
    let readers = Readers { ocr: Some(Arc::new(Middle)), ..Readers::default() };
    let context = OpenContext {
        limits: &limits,
        cancel: &cancel,
        readers: &readers,
        settings: &settings,
        purpose: Purpose::Redact,
    };
    let document = Docx.open(bytes, &context).unwrap();
    let all = edits(document.as_ref(), &[("hidden", "[1]")]);
    assert_eq!(all.len(), 3, "{}", document.text().text());
    let output = document.write(Changes { edits: all.clone() }).unwrap().bytes;
    let within = |name: &str, before: &str, after: char, envelope: Envelope| {
        let content = part(&output, name);
        let inside = content.split(before).nth(1).unwrap().split(after).next().unwrap();
        envelope.opened(inside.trim().as_bytes()).unwrap()
    };
    for picture in [
        within("word/a1.rtf", "\\picw60 ", '}', Envelope::Hex),
        within("word/a2.htm", "base64,", '"', Envelope::Base64),
        within("word/a3.mht", "base64\r\n", '-', Envelope::Base64Lines),
    ] {
        let seen = image::load_from_memory(&picture).unwrap().to_luma8();
        assert_eq!((seen.get_pixel(30, 5).0, seen.get_pixel(30, 30).0), ([200], [0]));
    }
    assert!(!part(&output, "word/a1.rtf").contains("blipuid"));
}

struct Murmur;

impl Speech for Murmur {
    fn transcribe(&self, _: &[i16], _: &Cancel) -> Result<Vec<SpokenWord>, ReaderError> {
        let word = |text: &str, start: f64| SpokenWord {
            text: text.into(),
            start,
            end: start + 0.3,
            confidence: 0.9,
        };
        Ok(vec![word("hello", 0.1), word("Ann", 0.6), word("goodbye", 1.4)])
    }
}

/// Two seconds of a rising tone.
fn wav() -> Vec<u8> {
    let samples: Vec<u8> = (0..32_000_u32)
        .flat_map(|at| i16::try_from((at * (at / 400)) % 2000).unwrap_or_default().to_le_bytes())
        .collect();
    let mut bytes =
        b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3E\0\0\0\x7D\0\0\x02\0\x10\0data".to_vec();
    bytes.extend(u32::try_from(samples.len()).unwrap_or_default().to_le_bytes());
    bytes.extend(samples);
    let size = u32::try_from(bytes.len() - 8).unwrap_or_default().to_le_bytes();
    bytes[4..8].copy_from_slice(&size);
    bytes
}

#[test]
fn sound_in_a_slide_is_heard_or_goes() {
    let bytes = presentation(&[&shape("Listen")])
        .bytes("ppt/media/media1.wav", "audio/wav", ("ppt/slides/slide1.xml", "rId3", "audio"), &wav())
        .bytes("ppt/media/media2.mp4", "video/mp4", ("ppt/slides/slide1.xml", "rId4", "video"), b"Film Flo")
        .build();
    let sound = |output: &[u8]| parts(output).into_iter().find(|(name, _)| name.ends_with("wav")).unwrap().1;
    // Nothing can hear.
    let written = open(&Pptx, &bytes).write(Changes { edits: Edits::default() }).unwrap();
    assert!(sound(&written.bytes).len() < 100);
    assert_eq!(written.warnings, ["sound or film was removed"]);
    // Something can.
    let readers = Readers { speech: Some(Arc::new(Murmur)), ..Readers::default() };
    let (limits, cancel, mut settings) = (Limits::default(), Cancel::new(), FileSettings::default());
    (settings.audio.start_padding, settings.audio.end_padding) = (0.05, 0.05);
    let context = OpenContext {
        limits: &limits,
        cancel: &cancel,
        readers: &readers,
        settings: &settings,
        purpose: Purpose::Redact,
    };
    let document = Format::open(&Pptx, bytes.clone(), &context).unwrap();
    assert!(document.text().text().contains("hello Ann goodbye"), "{}", document.text().text());
    let all = edits(document.as_ref(), &[("Ann", "[1]")]);
    let written = document.write(Changes { edits: all.clone() }).unwrap();
    let (before, after) = (wav(), sound(&written.bytes));
    assert_eq!(before.len(), after.len());
    let differ = |seconds: f64| {
        let at = 44 + 2 * (seconds * 16_000.0) as usize;
        before[at..at + 400] != after[at..at + 400]
    };
    assert!(differ(0.7) && !differ(0.2) && !differ(1.5));
    assert!(!everything(&written.bytes).contains("Flo"));
    // The output is opened again without hearing it.
    let context = OpenContext { purpose: Purpose::Verify, readers: &Readers::default(), ..context };
    let again = Format::open(&Pptx, written.bytes.clone(), &context).unwrap();
    assert_eq!(again.text().text(), "Listen");
}

#[test]
fn a_chart_and_the_workbook_behind_it_lose_the_same() {
    let chart = "<c:chart xmlns:c=\"c\"><c:ser><c:tx><c:strRef><c:f>'Sheet Sven'!$B$1</c:f><c:strCache><c:pt idx=\"0\"><c:v>Series Sam</c:v></c:pt></c:strCache></c:strRef></c:tx></c:ser></c:chart>";
    let inner = named_workbook(
        "Sheet Sven",
        "<row><c t=\"inlineStr\"><is><t>Series Sam</t></is></c><c t=\"inlineStr\"><is><t>Kept Kim</t></is></c></row>",
        "",
        "",
    )
    .build();
    let bytes = presentation(&[&shape("Figures")])
        .part("ppt/charts/chart1.xml", "drawingml.chart", ("ppt/slides/slide1.xml", "rId3", "chart"), chart)
        .bytes(
            "ppt/embeddings/book.xlsx",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            ("ppt/charts/chart1.xml", "rId1", "package"),
            &inner,
        )
        .build();
    // Found in one of the two places only.
    for wanted in [0, 1] {
        let document = open(&Pptx, &bytes);
        let all = edits(document.as_ref(), &[("Series Sam", "[1]")]);
        assert_eq!(all.len(), 2);
        let one = Edits::new(all.iter().skip(wanted).take(1).collect()).unwrap();
        let written = document.write(Changes { edits: one.clone() }).unwrap();
        assert!(!part(&written.bytes, "ppt/charts/chart1.xml").contains("Sam"), "{wanted}");
        let inner =
            parts(&written.bytes).into_iter().find(|(name, _)| name.ends_with("book.xlsx")).unwrap().1;
        assert!(text_of(&Xlsx, &inner).contains("[1]\tKept Kim"), "{wanted}");
    }
    let output = gone(&Pptx, &bytes, &[("Sheet Sven", "[NAME_1]")]);
    assert!(part(&output, "ppt/charts/chart1.xml").contains("<c:f>'(NAME_1)'!$B$1</c:f>"));
    let inner = parts(&output).into_iter().find(|(name, _)| name.ends_with("book.xlsx")).unwrap().1;
    assert!(part(&inner, "xl/workbook.xml").contains("name=\"(NAME_1)\""));
}

/// An OLE object with a file that was dragged into the document.
fn dragged(name: &str, file: &[u8]) -> Vec<u8> {
    let mut stream = vec![0; 4];
    stream.extend(b"\x02\0");
    stream.extend(format!("{name}\0C:\\Users\\Path Paul\\{name}\0\0\0\x03\0").into_bytes());
    let temporary = format!("C:\\Users\\Path Paul\\Temp\\{name}\0");
    stream.extend(u32::try_from(temporary.len()).unwrap().to_le_bytes());
    stream.extend(temporary.into_bytes());
    stream.extend(u32::try_from(file.len()).unwrap().to_le_bytes());
    stream.extend(file);
    let mut object =
        cfb::CompoundFile::create_with_version(cfb::Version::V3, Cursor::new(Vec::new())).unwrap();
    object.create_stream("/\u{1}Ole10Native").unwrap().write_all(&stream).unwrap();
    object.create_stream("/\u{3}ObjInfo").unwrap().write_all(b"Info Ina").unwrap();
    object.flush().unwrap();
    object.into_inner().into_inner()
}

#[test]
fn a_file_that_was_dragged_in_is_redacted_and_loses_its_folders() {
    let object = "application/vnd.openxmlformats-officedocument.oleObject";
    let bytes = document("<w:p/>")
        .bytes(
            "word/embeddings/oleObject1.bin",
            object,
            (WORD, "rId3", "oleObject"),
            &dragged("Ann.xlsx", &book("Cell Cleo and more")),
        )
        .bytes(
            "word/embeddings/oleObject2.bin",
            object,
            (WORD, "rId4", "oleObject"),
            &dragged("Ann.txt", b"Text Tom and more"),
        )
        .bytes(
            "word/embeddings/oleObject3.bin",
            object,
            (WORD, "rId5", "oleObject"),
            &dragged("Ann.rtf", b"{\\rtf1 Rich Rory}"),
        )
        .bytes(
            "word/embeddings/oleObject4.bin",
            object,
            (WORD, "rId6", "oleObject"),
            &dragged("Ann.exe", b"MZ\x90\0Exe Eva"),
        )
        .build();
    let text = text_of(&Docx, &bytes);
    assert!(
        text.contains("Cell Cleo and more") && text.contains("Text Tom and more") && text.contains("Rory"),
        "{text}"
    );
    let output = gone(&Docx, &bytes, &[("Cell Cleo", "[1]"), ("Text Tom", "[2]"), ("Rich Rory", "[3]")]);
    let inside = |number: usize| {
        let name = format!("word/embeddings/oleObject{number}.bin");
        let object = parts(&output).into_iter().find(|(one, _)| *one == name).unwrap().1;
        let letters = String::from_utf8_lossy(&object).replace('\0', "");
        assert!(
            !letters.contains("Paul") && !letters.contains("Ina") && !letters.contains("Ann."),
            "{number}"
        );
        file_in(&object, 1 << 20).map(|(shell, file)| (shell.ending().unwrap().to_owned(), file))
    };
    let (ending, file) = inside(1).unwrap();
    assert_eq!((ending.as_str(), text_of(&Xlsx, &file)), ("xlsx", "Data\n[1] and more".to_owned()));
    assert_eq!(inside(2), Some(("txt".to_owned(), b"[2] and more".to_vec())));
    assert_eq!(inside(3), Some(("rtf".to_owned(), b"{\\rtf1 [3]}".to_vec())));
    assert_eq!(inside(4), None);
    // What is not read stays where the request says so; what is read is redacted all the same.
    let mut settings = FileSettings::default();
    settings.office.bins = BinBehaviour::Leave;
    let document = open_with(&Docx, &bytes, &settings).unwrap();
    let all = edits(document.as_ref(), &[("Cell Cleo", "[1]"), ("Text Tom", "[2]")]);
    let output = everything(&document.write(Changes { edits: all.clone() }).unwrap().bytes);
    assert!(output.contains("Eva") && !output.contains("Tom"));
}
