//! The strict form of the standard has other names for its vocabularies and relationships; nothing else is different.

use std::fs;
use std::path::Path;

use super::traps::gone;
use super::{package, parts, text_of};
use crate::{Docx, Pptx, Xlsx};

/// What Office writes by default, and what the strict form calls it.
const NAMES: &[(&str, &str)] = &[
    ("wordprocessingml/2006/", "wordprocessingml/"),
    ("spreadsheetml/2006/", "spreadsheetml/"),
    ("presentationml/2006/", "presentationml/"),
    ("drawingml/2006/", "drawingml/"),
    ("officeDocument/2006/", "officeDocument/"),
];

fn strict(bytes: &[u8]) -> Vec<u8> {
    let in_other_words = |(name, content): (String, Vec<u8>)| {
        let is_markup = name.ends_with(".xml") || name.ends_with(".rels");
        let Ok(mut text) = String::from_utf8(content.clone()) else { return (name, content) };
        if !is_markup {
            return (name, content);
        }
        for (from, to) in NAMES {
            let (from, to) = (
                format!("http://schemas.openxmlformats.org/{from}"),
                format!("http://purl.oclc.org/ooxml/{to}"),
            );
            text = text.replace(&from, &to);
        }
        (name, text.into_bytes())
    };
    let parts: Vec<(String, Vec<u8>)> = parts(bytes).into_iter().map(in_other_words).collect();
    let parts: Vec<(&str, &[u8])> =
        parts.iter().map(|(name, content)| (name.as_str(), content.as_slice())).collect();
    package(&parts)
}

#[test]
fn a_strict_file_is_read_and_written_as_any_other() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let formats: [(&dyn blackbar_core::Format, &str); 3] =
        [(&Docx, "docx"), (&Xlsx, "xlsx"), (&Pptx, "pptx")];
    for (format, kind) in formats {
        let cases = fs::read_dir(corpus.join(kind)).expect("is in the corpus");
        let mut seen = 0;
        for case in cases.flatten() {
            let usual = fs::read(case.path().join(format!("input.{kind}"))).expect("a sample can be read");
            let strict = strict(&usual);
            assert_ne!(parts(&strict), parts(&usual), "{:?}", case.path());
            let text = text_of(format, &usual);
            assert_eq!(text_of(format, &strict), text, "{:?}", case.path());
            let longest = text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic));
            let word = longest.max_by_key(|word| word.len()).expect("has a word");
            gone(format, &strict, &[(word, "[1]")]);
            seen += 1;
        }
        assert!(seen > 0, "{kind}");
    }
}
