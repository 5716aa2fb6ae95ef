//! A streamed file comes out as one held in memory does.

use std::io::{Cursor, Read};

use blackbar_core::{Document, Edit, Edits, Format, FormatError, TextRange};
use blackbar_formats::{StreamOptions, stream};

use crate::corpus::{in_source, open, samples, write};

/// Formats that need not be held whole.
const STREAMED: &[&str] = &["text", "CSV", "JSON", "XML"];

/// Gives few bytes at a time.
struct Trickle(Cursor<Vec<u8>>);

impl Read for Trickle {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let most = buffer.len().min(37);
        self.0.read(&mut buffer[..most])
    }
}

fn streamed(
    format: &dyn Format,
    bytes: &[u8],
    chunk_bytes: usize,
) -> Result<Vec<Box<dyn Document>>, FormatError> {
    let options = StreamOptions { chunk_bytes, ..StreamOptions::default() };
    let input = Box::new(Trickle(Cursor::new(bytes.to_vec())));
    stream(format.name(), input, options).expect("the format streams").collect()
}

/// Replaces what looks like a name: every word with a capital.
fn edits(document: &dyn Document) -> Edits {
    let text = document.text();
    let mut edits = Vec::new();
    for passage in text.passages() {
        let reading = text.reading(passage);
        let mut at = 0;
        for word in reading.split_inclusive(|character: char| !character.is_alphanumeric()) {
            let name = word.trim_end_matches(|character: char| !character.is_alphanumeric());
            if name.starts_with(char::is_uppercase) {
                let range = in_source(passage, TextRange::at(at, name.len()));
                edits.push(Edit { range, text: "[N, \"1\"]".into() });
            }
            at += word.len();
        }
    }
    Edits::new(edits).expect("words are disjoint")
}

fn redacted(documents: Vec<Box<dyn Document>>) -> Vec<u8> {
    documents
        .into_iter()
        .flat_map(|document| {
            let edits = edits(document.as_ref());
            write(document, &edits).bytes
        })
        .collect()
}

type Shown = Vec<(String, Option<String>, Option<u32>)>;

fn shown(documents: &[Box<dyn Document>]) -> Shown {
    documents
        .iter()
        .flat_map(|document| {
            let text = document.text();
            text.passages().iter().map(|passage| {
                (
                    text.reading(passage).to_owned(),
                    passage.context.as_deref().map(str::to_owned),
                    passage.series.number(),
                )
            })
        })
        .collect()
}

const CHUNKS: &[usize] = &[64, 200, 1000, 4096];

#[test]
fn streams_give_back_every_byte() {
    for sample in samples().iter().filter(|sample| STREAMED.contains(&sample.format.name())) {
        for chunk in [1, 7].iter().chain(CHUNKS) {
            let documents = streamed(sample.format, &sample.bytes, *chunk);
            let documents = documents.unwrap_or_else(|error| panic!("{} by {chunk}: {error}", sample.name));
            let bytes: Vec<u8> =
                documents.into_iter().flat_map(|document| write(document, &Edits::default()).bytes).collect();
            assert!(bytes == sample.bytes, "{} by {chunk}", sample.name);
        }
    }
}

#[test]
fn streams_redact_as_memory_does() {
    for sample in samples().iter().filter(|sample| STREAMED.contains(&sample.format.name())) {
        let whole = vec![open(sample.format, &sample.bytes).expect(&sample.name)];
        let is_text = sample.format.name() == "text";
        let longest = shown(&whole).iter().map(|(reading, _, _)| reading.len()).max().unwrap_or_default();
        let expected = shown(&whole);
        let bytes = redacted(whole);
        for chunk in CHUNKS.iter().filter(|chunk| is_text || longest < 2 * **chunk) {
            let documents = streamed(sample.format, &sample.bytes, *chunk).expect(&sample.name);
            if !is_text {
                assert_eq!(shown(&documents), expected, "{} by {chunk}", sample.name);
            }
            assert!(redacted(documents) == bytes, "{} by {chunk}", sample.name);
        }
    }
}

#[test]
fn broken_streams_end_in_an_error() {
    for (format, bytes) in
        [("JSON", &b"[1, 2"[..]), ("JSON", b""), ("XML", b"<a>"), ("XML", b"<a></b>"), ("text", b"%PDF-1.7")]
    {
        let format = blackbar_formats::by_name(format).expect("is built");
        assert!(streamed(format, bytes, 64).is_err(), "{}", format.name());
    }
}

#[test]
fn a_mark_alone_stays() {
    let text = blackbar_formats::by_name("text").expect("is built");
    for bytes in [&b"\xEF\xBB\xBF"[..], b""] {
        let documents = streamed(text, bytes, 64).expect("opens");
        assert!(redacted(documents) == bytes);
    }
}

/// A reader that makes a file of any size without holding it.
struct Endless {
    head: Cursor<Vec<u8>>,
    record: Vec<u8>,
    left: usize,
    tail: Cursor<Vec<u8>>,
    at: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.head.read(buffer)?;
        if count > 0 {
            return Ok(count);
        }
        if self.left == 0 {
            return self.tail.read(buffer);
        }
        let rest = &self.record[self.at..];
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        self.at += count;
        if self.at == self.record.len() {
            (self.at, self.left) = (0, self.left - 1);
        }
        Ok(count)
    }
}

#[test]
fn one_giant_value_is_held_in_parts() {
    for (format, head, record, tail) in [
        ("JSON", "{\"a\": [\"", "some words \\u00e9 and \\\"more\\\" ", "\", \"b\"]}"),
        ("JSON", "[0", ", {\"name\": \"John Smith\", \"n\": [1, 2]}", "]"),
        ("XML", "<a><b>", "some words &amp; more ", "</b><c>x</c></a>"),
        ("XML", "<a><![CDATA[", "some words ]] and > more ", "]]></a>"),
        ("XML", "<a><!--", "some words - more ", "--></a>"),
        ("XML", "<a>", "<person name='John'><city>Rome</city></person>", "</a>"),
        ("XML", "<p>", "some <b>words</b> and ", "</p>"),
        ("CSV", "a,b\n1,\"", "some \"\"words\"\", more\n", "\"\n2,x\n"),
        ("CSV", "a,b\n1,2\n3,", "some words ", "\n"),
        ("CSV", "name,b\n1,2\n", "John,", "\n"),
        ("text", "", "some words ", ""),
        ("text", "", "wordswithoutblank", ""),
    ] {
        let (chunk, count) = (1 << 16, (3 << 19) / record.len());
        let part = |text: &str| Cursor::new(text.as_bytes().to_vec());
        let input = Endless {
            head: part(head),
            record: record.as_bytes().to_vec(),
            left: count,
            tail: part(tail),
            at: 0,
        };
        let options = StreamOptions { chunk_bytes: chunk, ..StreamOptions::default() };
        let mut output = Vec::new();
        for document in stream(format, Box::new(input), options).expect("streams") {
            let document = document.unwrap_or_else(|error| panic!("{format} {record}: {error}"));
            // The first sample is larger than the chunks of this test; a chunk never is much larger than asked for.
            assert!(document.text().text().len() <= 8 * chunk + (1 << 20), "{format} {record}");
            output.extend(write(document, &Edits::default()).bytes);
        }
        assert!(output == format!("{head}{}{tail}", record.repeat(count)).as_bytes(), "{format} {record}");
    }
}
