//! What is inside a package beside XML: pictures, recordings, texts of other formats, other packages, OLE objects. Each is
//! opened as a document of its own, or something blank stands in for it.

use std::sync::Arc;

use blackbar_core::{BinBehaviour, ChartBehaviour, Element, Format, FormatError, Purpose, UnsupportedImages};

use super::{Nesting, Opener, open};
use crate::image::open_embedded;
use crate::office_xml::binaries::{self, EMPTY_COMPOUND, EMPTY_SVG, EMPTY_ZIP};
use crate::office_xml::child::Child;
use crate::office_xml::document::{Action, FILE_REMOVED, MEDIA_REMOVED};
use crate::office_xml::ole::{OleShell, PDF, file_in};
use crate::office_xml::part_kind::PartKind;
use crate::{Pdf, audio};

/// What a file in an OLE object is.
enum Inner {
    Package,
    /// A picture or a recording, which is read by a network.
    Picture(&'static dyn Format),
    Other(&'static dyn Format),
}

/// An office file or a PDF.
fn known_file(bytes: &[u8]) -> Option<Inner> {
    Some(if bytes.starts_with(PDF) { Inner::Other(&Pdf) } else { Inner::Package })
}

/// A file of any kind that can be redacted. A text must be called one: programs are text too, and not read as such.
fn named_file(bytes: &[u8], ending: &str) -> Option<Inner> {
    if matches!(ending, "rtf" | "htm" | "html" | "mht" | "mhtml") {
        return binaries::chunk_format(&format!("file.{ending}"), "", bytes).map(Inner::Other);
    }
    let format = crate::recognise(bytes, Some(&format!("file.{ending}")))?;
    Some(match format.name() {
        "DOCX" | "XLSX" | "PPTX" => Inner::Package,
        "PDF" => Inner::Other(format),
        "text" | "CSV" | "JSON" | "XML" => {
            Inner::Other(Some(format).filter(|format| format.extensions().contains(&ending))?)
        }
        _ => Inner::Picture(format),
    })
}

impl Opener<'_> {
    /// Replaces a part's content, unless it is that already.
    pub(super) fn stand_in(&mut self, index: usize, content: &'static [u8]) -> Result<(), FormatError> {
        if self.container.read(index).ok().as_deref() != Some(content) {
            self.actions[index] = Action::Replace(content);
        }
        Ok(())
    }

    pub(super) fn picture(&mut self, index: usize, page: u32) -> Result<(), FormatError> {
        // Our own output: its pictures were looked at when they were written.
        if self.context.purpose == Purpose::Verify {
            return Ok(());
        }
        let bytes = self.container.read(index)?;
        match open_embedded(bytes, self.context) {
            Ok(document) => self.child(index, Child::other(document, None, page)),
            Err(FormatError::Cancelled(cancelled)) => return Err(cancelled.into()),
            Err(_) => self.unsupported_picture(index)?,
        }
        Ok(())
    }

    pub(super) fn unsupported_picture(&mut self, index: usize) -> Result<(), FormatError> {
        if self.context.settings.office.unsupported_images == UnsupportedImages::Keep {
            return Ok(());
        }
        self.blank_picture(index)?;
        if matches!(self.actions.get(index), Some(Action::Replace(_))) {
            self.warn("pictures that cannot be read were replaced by blank ones");
        }
        Ok(())
    }

    pub(super) fn blank_picture(&mut self, index: usize) -> Result<(), FormatError> {
        let name = self.name(index);
        let is_svg = self.kinds.get(index) == Some(&PartKind::Svg);
        self.stand_in(index, if is_svg { EMPTY_SVG } else { binaries::blank_picture(&name) })
    }

    /// Whether a picture is what older programs show instead of handwriting, which goes.
    pub(super) fn shows_ink(&self, index: usize) -> bool {
        self.ink_pictures.iter().any(|(source, id)| self.package.target(*source, id) == Some(index))
    }

    fn child(&mut self, index: usize, child: Child) {
        self.actions[index] = Action::Child(self.children.len());
        self.children.push(child);
    }

    /// A recording that can be heard is redacted like any other; films, and what cannot be heard, go.
    pub(super) fn media(&mut self, index: usize, page: u32) -> Result<(), FormatError> {
        // Our own output: its recordings were looked at when they were written.
        if self.context.purpose == Purpose::Verify {
            return Ok(());
        }
        let bytes = self.container.read(index)?;
        let blank = binaries::blank_media(&self.name(index));
        if bytes == blank {
            return Ok(());
        }
        if let Some(format) = audio::recognise(&bytes) {
            match format.open(bytes, self.context) {
                Ok(document) => {
                    self.child(index, Child::other(document, None, page));
                    return Ok(());
                }
                Err(FormatError::Cancelled(cancelled)) => return Err(cancelled.into()),
                Err(_) => {}
            }
        }
        self.warn(MEDIA_REMOVED);
        self.actions[index] = Action::Replace(blank);
        Ok(())
    }

    /// A text of another format that is shown as part of this one: RTF, HTML, a web archive, plain text, another document.
    pub(super) fn chunk(&mut self, index: usize, page: u32) -> Result<(), FormatError> {
        let bytes = self.container.read(index)?;
        let name = self.name(index);
        let blank = binaries::blank_chunk(&name);
        if bytes == blank {
            return Ok(());
        }
        if bytes.starts_with(b"PK") {
            return self.inner_package(index, page);
        }
        let format = binaries::chunk_format(&name, self.package.content_type(index), &bytes);
        match format.map(|format| format.open(bytes, self.context)) {
            Some(Ok(document)) => self.child(index, Child::other(document, None, page)),
            Some(Err(error @ (FormatError::Cancelled(_) | FormatError::OverLimit(_)))) => return Err(error),
            None | Some(Err(_)) => {
                self.warn(binaries::CHUNK_REMOVED);
                self.actions[index] = Action::Replace(blank);
            }
        }
        Ok(())
    }

    /// A file inside this one: read like it.
    pub(super) fn inner_package(&mut self, index: usize, page: u32) -> Result<(), FormatError> {
        let bytes = self.container.read(index)?;
        if bytes == EMPTY_ZIP {
            return Ok(());
        }
        // Documents and workbooks are also put into the OLE object of an older program, under the same name.
        let (shell, bytes) = match file_in(&bytes, self.most_inner_bytes()) {
            Some((shell, inner)) => (Some(shell), inner),
            None => (None, bytes),
        };
        self.inner_bytes(index, page, shell, bytes, EMPTY_ZIP)
    }

    fn most_inner_bytes(&self) -> u64 {
        self.nesting.budget.get()
    }

    fn inner_bytes(
        &mut self,
        index: usize,
        page: u32,
        shell: Option<OleShell>,
        bytes: Vec<u8>,
        blank: &'static [u8],
    ) -> Result<(), FormatError> {
        if self.nesting.depth >= self.context.limits.attachment_depth {
            return Err(FormatError::OverLimit("files inside files are nested too deeply"));
        }
        let behind_chart = self.package.relationships.iter().any(|one| {
            one.target == Some(index)
                && one.source.is_some_and(|source| self.kinds.get(source) == Some(&PartKind::Chart))
        });
        let office = &self.context.settings.office;
        let zero_numbers = self.nesting.zero_numbers
            || behind_chart && office.charts == ChartBehaviour::SetToZero && self.wants(Element::Charts);
        let nesting = Nesting { depth: self.nesting.depth + 1, zero_numbers, ..self.nesting };
        match open(Arc::new(bytes), self.context, None, nesting) {
            Ok(document) => {
                for warning in document.warnings() {
                    self.warn(warning);
                }
                self.child(index, Child::package(document, shell, behind_chart, page));
            }
            Err(error @ (FormatError::Cancelled(_) | FormatError::OverLimit(_))) => return Err(error),
            Err(_) => {
                self.warn(FILE_REMOVED);
                self.stand_in(index, blank)?;
            }
        }
        Ok(())
    }

    /// An OLE object with a file in it that can be redacted is read like that file. Other bytes are not read: an empty
    /// container of the kind that Office expects stands in, so that what refers to the part still finds it.
    pub(super) fn binary(&mut self, index: usize, page: u32) -> Result<(), FormatError> {
        let bytes = self.container.read(index)?;
        if let Some((shell, inner)) = file_in(&bytes, self.most_inner_bytes()) {
            let ending = shell.ending().map(str::to_owned);
            match ending.map_or_else(|| known_file(&inner), |ending| named_file(&inner, &ending)) {
                None => {}
                Some(Inner::Package) => {
                    return self.inner_bytes(index, page, Some(shell), inner, EMPTY_COMPOUND);
                }
                // Our own output: its pictures and recordings were looked at when they were written.
                Some(Inner::Picture(_)) if self.context.purpose == Purpose::Verify => return Ok(()),
                Some(Inner::Picture(format) | Inner::Other(format)) => match format.open(inner, self.context)
                {
                    Ok(document) => {
                        self.child(index, Child::other(document, Some(shell), page));
                        return Ok(());
                    }
                    Err(error @ (FormatError::Cancelled(_) | FormatError::OverLimit(_))) => {
                        return Err(error);
                    }
                    Err(_) => {}
                },
            }
        }
        if self.context.settings.office.bins == BinBehaviour::Leave {
            return Ok(());
        }
        self.stand_in(index, EMPTY_COMPOUND)?;
        if matches!(self.actions.get(index), Some(Action::Replace(_))) {
            self.warn("embedded binary parts were emptied");
        }
        Ok(())
    }
}
