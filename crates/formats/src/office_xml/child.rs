//! A file inside a package: another package or a document of any other kind (a picture, a recording, a PDF, a text), also
//! one in an OLE object.

use blackbar_core::{
    Changes, Document, Edits, ExtractedText, FormatError, Place, PlacedObject, TextRange, Written,
};

use super::document::PackageDocument;
use super::ole::OleShell;
use super::plan::Elsewhere;

/// What it is.
enum Content {
    Package(Box<PackageDocument>),
    Other(Box<dyn Document>),
}

/// A file inside a package.
pub(super) struct Child {
    content: Content,
    /// The OLE object that it came in.
    shell: Option<OleShell>,
    /// The workbook behind a chart, whose values the chart repeats.
    behind_chart: bool,
    /// Where a person meets it.
    pub(super) page: u32,
}

impl Child {
    /// A picture, a recording, a text, and the OLE object it came in, if any.
    pub(super) fn other(document: Box<dyn Document>, shell: Option<OleShell>, page: u32) -> Child {
        Child { content: Content::Other(document), shell, behind_chart: false, page }
    }

    /// A package, and the OLE object it came in, if any.
    pub(super) fn package(
        document: PackageDocument,
        shell: Option<OleShell>,
        behind_chart: bool,
        page: u32,
    ) -> Child {
        Child { content: Content::Package(Box::new(document)), shell, behind_chart, page }
    }

    fn document(&self) -> &dyn Document {
        match &self.content {
            Content::Package(document) => document.as_ref(),
            Content::Other(document) => document.as_ref(),
        }
    }

    /// Whether it is the workbook behind a chart.
    pub(super) fn is_behind_chart(&self) -> bool {
        self.behind_chart
    }

    pub(super) fn text(&self) -> &ExtractedText {
        self.document().text()
    }

    pub(super) fn objects(&self) -> &[PlacedObject] {
        self.document().objects()
    }

    pub(super) fn place(&self, range: TextRange) -> Option<Place> {
        self.document().place(range)
    }

    /// The file with the changes made, and with what was redacted around it taken over where it is a copy.
    pub(super) fn write(self, edits: &Edits, elsewhere: &Elsewhere) -> Result<Written, FormatError> {
        let mut written = match self.content {
            Content::Other(document) => document.write(Changes { edits: edits.clone() })?,
            Content::Package(document) => {
                let is_copy = self.behind_chart || elsewhere.is_copy;
                document.write_with(edits.clone(), &Elsewhere { is_copy, ..elsewhere.clone() })?
            }
        };
        if let Some(shell) = self.shell {
            written.bytes = shell.around(&written.bytes)?;
        }
        Ok(written)
    }
}
