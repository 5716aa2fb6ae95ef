//! Each of the twelve element types can be switched on and off by itself.

use blackbar_core::{Changes, Edits, Element, FileSettings, Format};

use super::build::{document, properties};
use super::traps::{deck, everything};
use super::{open_with, part};
use crate::office_xml::ALL_ELEMENTS;
use crate::{Docx, Pptx};

fn letter() -> Vec<u8> {
    let body = "<w:p><w:r><w:drawing><wp:docPr id=\"1\" name=\"x\" descr=\"Alt Alice\"/></w:drawing></w:r><w:r><w:t>Para Pat</w:t></w:r></w:p>\
        <w:tbl><w:tr><w:tc><w:p><w:r><w:t>Cell Cim</w:t></w:r></w:p></w:tc></w:tr></w:tbl>";
    let builder = document(body).link(("word/document.xml", "rId5", "hyperlink"), "mailto:target@tim.org");
    properties(builder, "Creator Kit").build()
}

/// A file, and a value of each of its elements.
type Case<'c> = (&'c dyn Format, Vec<u8>, &'c [(Element, &'c str)]);

#[test]
fn each_element_is_read_alone_and_left_alone() {
    let cases: [Case<'_>; 2] = [
        (
            &Docx,
            letter(),
            &[
                (Element::Paragraphs, "Para Pat"),
                (Element::Tables, "Cell Cim"),
                (Element::Hyperlinks, "target@tim.org"),
                (Element::CoreProperties, "Creator Kit"),
                (Element::AltText, "Alt Alice"),
            ],
        ),
        (
            &Pptx,
            deck().build(),
            &[
                (Element::Paragraphs, "Slide Sid"),
                (Element::Charts, "Series Sam"),
                (Element::Headers, "Footer Finn"),
                (Element::Footnotes, "Note Nia"),
                (Element::ReviewComments, "Comment Cyr"),
                (Element::ReviewCommentAuthors, "Author Ali"),
                (Element::SmartArts, "Art Arno"),
            ],
        ),
    ];
    for (format, bytes, values) in cases {
        for (element, value) in values {
            let mut settings = FileSettings::default();
            settings.office.elements = vec![*element];
            let text = open_with(format, &bytes, &settings).unwrap().text().text().to_owned();
            for (other, other_value) in values {
                assert_eq!(text.contains(other_value), other == element, "{element:?}: {other_value}");
            }
            settings.office.elements = ALL_ELEMENTS.into_iter().filter(|one| one != element).collect();
            let document = open_with(format, &bytes, &settings).unwrap();
            assert!(!document.text().text().contains(value), "{element:?}");
            let written = document.write(Changes { edits: Edits::default() }).unwrap();
            assert!(everything(&written.bytes).contains(value), "{element:?} is left as it was");
        }
    }
}

#[test]
fn ink_stays_unless_it_is_wanted() {
    let mut settings = FileSettings::default();
    settings.office.elements.retain(|element| *element != Element::InkDrawings);
    let document = open_with(&Pptx, &deck().build(), &settings).unwrap();
    let written = document.write(Changes { edits: Edits::default() }).unwrap();
    assert!(part(&written.bytes, "ppt/ink/ink1.xml").contains("1 2, 3 4"));
}
