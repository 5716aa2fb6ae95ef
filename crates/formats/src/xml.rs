//! XML: text, CDATA, attributes, comments, processing instructions and the entities a file declares are values;
//! names never are.
//!
//! A scanner of our own, checked against quick-xml in the tests: it has to stop at any byte and go on in the next
//! window, and to know the place of every attribute. Nothing is expanded beyond character references and the entities
//! that everyone knows, nothing is fetched, and what is not touched is copied.

mod doctype;
mod inline;
mod references;
mod scanner;
mod spelling;
mod tag;

use blackbar_core::{Document, Format, FormatError, OpenContext};

use crate::encoding::Hint;
use crate::source_text::{self, Opening};

pub(crate) use inline::is_inline;
pub(crate) use scanner::XmlScanner;

/// `application/xml` and `text/xml`.
pub struct Xml;

pub(crate) const OPENING: Opening = Opening { what: "an XML file", hint: Hint::Xml };

impl Format for Xml {
    fn name(&self) -> &'static str {
        "XML"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["application/xml", "text/xml"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["xml", "xhtml", "svg", "rss", "atom", "kml", "gpx", "xsd", "xsl", "xslt", "rdf"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        source_text::open(bytes, context, &OPENING, XmlScanner::new(context.limits))
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::{FormatError, Join, Limits};

    use super::*;
    use crate::testing::{contexts, joins, open_with, readings, redact, redact_bytes};

    #[test]
    fn all_text_is_found_and_names_are_not() {
        let text = "<?xml version=\"1.0\"?><!DOCTYPE r [<!ENTITY n \"Ann\">]><!-- Bob -->\
            <r a='Cid' xmlns='u' xmlns:x=\"v\">\n <x:e>Dan</x:e><![CDATA[Eve <&]]><?pi Fay?></r><!--Gil-->\n";
        assert_eq!(readings(&Xml, text), ["Ann", "Bob", "Cid", "Dan", "Eve <&", "Fay", "Gil"]);
        assert_eq!(redact(&Xml, text, &[]), text);
    }

    #[test]
    fn values_are_named_by_elements_and_attributes() {
        let text = "<patients><patient id='7'><firstName>John</firstName>\
            <name><![CDATA[Ann]]></name></patient></patients>";
        let named = contexts(&Xml, text);
        let named: Vec<(&str, Option<&str>)> =
            named.iter().map(|(value, context)| (value.as_str(), context.as_deref())).collect();
        let expected =
            [("7", Some("patient id")), ("John", Some("patient first name")), ("Ann", Some("patient name"))];
        assert_eq!(named, expected);
    }

    #[test]
    fn a_generic_element_is_named_by_its_attribute() {
        let text = r#"<form><field name="ssn">078-05-1120</field><p name="Ann">hello</p>
            <entry key="home_phone">555</entry><field name="John Smith lives at 12 Elm Street, Rome">x</field></form>"#;
        let named = contexts(&Xml, text);
        let of =
            |value: &str| named.iter().find(|(text, _)| text == value).and_then(|(_, name)| name.clone());
        assert_eq!(of("078-05-1120").as_deref(), Some("ssn"));
        assert_eq!(of("hello").as_deref(), Some("form p"));
        assert_eq!(of("555").as_deref(), Some("home phone"));
        assert_eq!(of("x").as_deref(), Some("form field"));
    }

    fn check_joins(text: &str, expected: &[(&str, Join)]) {
        let found = joins(&Xml, text);
        let found: Vec<(&str, Join)> = found.iter().map(|(value, join)| (value.as_str(), *join)).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn mixed_content_runs_on() {
        use Join::{Apart, Line, Same, Space};
        check_joins("<p>John <b>Smith</b> left</p>", &[("John ", Apart), ("Smith", Same), (" left", Same)]);
        check_joins(
            "<d><p><x>John</x> Smith</p><p>B</p></d>",
            &[("John", Apart), (" Smith", Same), ("B", Apart)],
        );
        check_joins("<p><b>John</b> <i>Smith</i></p>", &[("John", Apart), ("Smith", Space)]);
        check_joins(
            "<d>One<p>two</p>three<br/>four</d>",
            &[("One", Apart), ("two", Line), ("three", Line), ("four", Line)],
        );
        check_joins(
            "<p>See <a href='mailto:j@x.org'>him</a></p>",
            &[("See ", Apart), ("mailto:j@x.org", Apart), ("him", Apart)],
        );
        check_joins("<p>John <b class='big'>Smith</b></p>", &[("John ", Apart), ("Smith", Same)]);
        check_joins("<r><a>1</a> <c>2</c></r>", &[("1", Apart), ("2", Apart)]);
        let named = contexts(&Xml, "<p>John <b>Smith</b> left</p>");
        assert!(named.iter().all(|(_, context)| context.is_none()));
    }

    #[test]
    fn each_part_is_spelled_in_its_own_way() {
        for (text, replacement, expected) in [
            ("<a>X</a>", "<&>", "<a>&lt;&amp;&gt;</a>"),
            ("<a b=\"X\"/>", "\"'\n", "<a b=\"&quot;'&#10;\"/>"),
            ("<a b='X'/>", "\"'", "<a b='\"&apos;'/>"),
            ("<a><![CDATA[X]]></a>", "]]>&", "<a><![CDATA[]]]]><![CDATA[>&]]></a>"),
            ("<a><![CDATA[a]X>b]]></a>", "]", "<a><![CDATA[a]]]]><![CDATA[>b]]></a>"),
            ("<!--X--><a/>", "--", "<!--__--><a/>"),
            ("<!--a-X--><a/>", "-b", "<!--a-_b--><a/>"),
            ("<?p X?><a/>", "?>?", "<?p ?__?><a/>"),
            (
                "<!DOCTYPE a [<!ENTITY n \"X\">]><a/>",
                "%\"&",
                "<!DOCTYPE a [<!ENTITY n \"&#37;&#34;&amp;\">]><a/>",
            ),
            ("<a>X</a>", "\u{1}", "<a>?</a>"),
        ] {
            let output = redact(&Xml, text, &[("X", replacement)]);
            assert_eq!(output, expected, "{text}");
            assert!(open_with(&Xml, output.as_bytes(), &Limits::default()).is_ok());
        }
    }

    #[test]
    fn references_are_taken_whole() {
        let check = |text: &str, from: &str, expected: &str| {
            assert_eq!(redact(&Xml, text, &[(from, "[N]")]), expected);
        };
        check("<a>Jos&#233; &amp; Ann</a>", "José", "<a>[N] &amp; Ann</a>");
        check("<a b='O&apos;Neil'/>", "O'Neil", "<a b='[N]'/>");
        check("<a>&custom; x</a>", "tom", "<a>[N] x</a>");
        assert_eq!(readings(&Xml, "<a>&custom; x</a>"), ["&custom; x"]);
    }

    #[test]
    fn characters_that_the_encoding_lacks_are_references() {
        let bytes = b"<?xml version='1.0' encoding='ISO-8859-1'?><a b='J\xFCrg'>M\xFCller</a>";
        let expected = b"<?xml version='1.0' encoding='ISO-8859-1'?><a b='J\xFCrg'>&#x540D;\xE9</a>";
        assert_eq!(redact_bytes(&Xml, bytes, &[("Müller", "名é")]), expected);
    }

    #[test]
    fn what_is_not_well_formed_is_refused() {
        for text in [
            "",
            "x",
            "<a>",
            "<a></b>",
            "<a/><b/>",
            "<a/>x",
            "<a b=1/>",
            "<a b='1' b='2'/>",
            "<a>&</a>",
            "<a>R&D</a>",
            "<p>a<br>b</p>",
            "<a b='<'/>",
            "<!doctype html><html></html>",
            "<a><!--</a>",
            "<a><![CDATA[</a>",
            "</a>",
            "<a>&#0;</a>",
            "<a",
            "<a ",
            "<",
            "<a><?xml version='1.0'?></a>",
            "<!DOCTYPE a [<!ENTITY n \"x",
            "<a/><!DOCTYPE a>",
        ] {
            let error = open_with(&Xml, text.as_bytes(), &Limits::default()).err();
            assert!(matches!(error, Some(FormatError::Damaged(_))), "{text}");
        }
    }

    #[test]
    fn nesting_and_attributes_end_at_a_limit() {
        let error = |text: &str| open_with(&Xml, text.as_bytes(), &Limits::default()).err();
        assert_eq!(error(&"<a>".repeat(200_000)), Some(FormatError::OverLimit("nested too deeply")));
        let wide: String = (0..5000).map(|number| format!(" a{number}=''")).collect();
        assert_eq!(error(&format!("<a{wide}/>")), Some(FormatError::OverLimit("too many attributes")));
    }
}
