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
