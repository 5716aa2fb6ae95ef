//! Web archives (MHT): a page and its pictures as the parts of a mail, as they stand inside office files.
//!
//! Pages and texts are read, pictures are looked at, and anything else is emptied; of the mail's own lines only those stay
//! that say how to read the rest.

mod head;

use blackbar_core::{
    Document, Format, FormatError, Join, OpenContext, Purpose, TextRange, Unescaped, UnsupportedImages,
};

use head::{Head, lines};

use crate::html;
use crate::image::open_embedded;
use crate::spliced::{Slot, Spelling, Splicing};
use crate::{PlainText, rtf};

/// A web archive inside another file.
pub(crate) struct WebArchive;

const BLANK_PNG: &[u8] = include_bytes!("office_xml/blank/blank.png");

/// Said where a part went.
const EMPTIED: &str = "parts of an embedded web archive that cannot be read were emptied";

/// Lines that say how to read what follows, and what other parts refer to.
const KEPT: &[&str] = &["mime-version", "content-type", "content-transfer-encoding", "content-id"];

/// Plain text in a mail's own lines.
#[derive(Clone, Copy)]
struct Line;

impl Spelling for Line {
    fn spelled(self, text: &str, _: &[u8]) -> Vec<u8> {
        let plain = |character: char| {
            if character == ' ' || character.is_ascii_graphic() { character } else { '?' }
        };
        text.chars().map(plain).collect::<String>().into_bytes()
    }
}

/// Whether the bytes begin as a mail does.
pub(crate) fn is_web_archive(bytes: &[u8]) -> bool {
    let head = bytes.get(..2048.min(bytes.len())).unwrap_or_default();
    let head = String::from_utf8_lossy(head).to_ascii_lowercase();
    let first = head.trim_start().split(['\r', '\n']).next().unwrap_or("");
    let named = first.split_once(':').is_some_and(|(name, _)| {
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    });
    named && head.contains("content-type:")
}

impl Format for WebArchive {
    fn name(&self) -> &'static str {
        "MHT"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &[]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["mht", "mhtml"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        if bytes.len() > context.limits.input_bytes {
            return Err(FormatError::OverLimit("too many bytes"));
        }
        if !is_web_archive(&bytes) {
            return Err(FormatError::WrongType("a web archive"));
        }
        let mut reader = Reader { source: &bytes, context, out: Splicing::new(context.limits), parts: 0 };
        let blanks = bytes.len() - bytes.trim_ascii_start().len();
        reader.entity(TextRange::new(blanks, bytes.len()), 0)?;
        let found = reader.out;
        Ok(found.finish(bytes, None, context))
    }
}

struct Reader<'m> {
    source: &'m [u8],
    context: &'m OpenContext<'m>,
    out: Splicing<Line>,
    parts: usize,
}

impl Reader<'_> {
    fn of(&self, range: TextRange) -> &[u8] {
        self.source.get(std::ops::Range::from(range)).unwrap_or_default()
    }

    /// Lines of a head, and what they speak of.
    fn entity(&mut self, range: TextRange, depth: usize) -> Result<(), FormatError> {
        self.context.cancel.check()?;
        self.parts += 1;
        if depth > self.context.limits.attachment_depth {
            return Err(FormatError::OverLimit("files inside files are nested too deeply"));
        }
        if self.parts > self.context.limits.parts.min(10_000) {
            return Err(FormatError::OverLimit("too many parts"));
        }
        let head = Head::read(self.source, range);
        for line in &head.lines {
            match line.name.as_str() {
                // Parts are found by it, and a path names its user.
                "content-location" => self.text(line.value)?,
                name if KEPT.contains(&name) => {}
                _ => self.out.remove(line.whole),
            }
        }
        if let Some(name) = head.file_name {
            self.text(name)?;
        }
        match &head.boundary {
            Some(boundary) if head.content_type.starts_with("multipart/") => {
                self.multipart(head.body, boundary, depth)
            }
            _ => self.leaf(&head),
        }
    }

    /// A text of the mail's own.
    fn text(&mut self, range: TextRange) -> Result<(), FormatError> {
        let text = String::from_utf8_lossy(self.of(range)).into_owned();
        let mut reading = Unescaped::new();
        if text.is_ascii() {
            reading.verbatim(0, &text);
        } else {
            reading.escape(TextRange::new(0, range.len()), &text);
        }
        self.out.show(Slot { range, reading, spelling: Line }, Join::Apart)
    }

    fn multipart(&mut self, body: TextRange, boundary: &str, depth: usize) -> Result<(), FormatError> {
        let mut start = None;
        let mut first = true;
        let mut closed = false;
        let (open, close) = (format!("--{boundary}"), format!("--{boundary}--"));
        let source = self.source;
        for line in lines(source, body) {
            let content = source.get(std::ops::Range::from(line)).unwrap_or_default().trim_ascii_end();
            if content != open.as_bytes() && content != close.as_bytes() {
                continue;
            }
            match start.take() {
                Some(start) => {
                    self.entity(
                        TextRange::new(start, without_break(source, start, line.start())),
                        depth + 1,
                    )?;
                }
                // What older programs show.
                None if first => self.text(TextRange::new(body.start(), line.start()))?,
                None => {}
            }
            first = false;
            if content == close.as_bytes() {
                closed = true;
                let rest = TextRange::new(line.end(), body.end());
                if !self.of(rest).trim_ascii().is_empty() {
                    self.out.remove(rest);
                }
                break;
            }
            start = Some(line.end());
        }
        match start {
            Some(start) if !closed => self.entity(TextRange::new(start, body.end()), depth + 1),
            None if first => Err(FormatError::Damaged("a web archive has no parts".to_owned())),
            _ => Ok(()),
        }
    }

    /// A part that holds no others.
    fn leaf(&mut self, head: &Head) -> Result<(), FormatError> {
        let kind = head.content_type.as_str();
        let bytes = head.envelope.and_then(|envelope| envelope.opened(self.of(head.body)));
        let (Some(bytes), Some(envelope)) = (bytes, head.envelope) else {
            self.empty(head, b"");
            return Ok(());
        };
        if bytes.trim_ascii().is_empty() {
            return Ok(());
        }
        let (opened, blank): (Result<Box<dyn Document>, FormatError>, &'static [u8]) = match kind {
            "text/html" | "application/xhtml+xml" => {
                (html::open_in(bytes, head.charset.as_deref(), self.context), html::BLANK)
            }
            "text/rtf" | "application/rtf" => (rtf::Rtf.open(bytes, self.context), b"{\\rtf1 }"),
            "text/plain" => (PlainText.open(bytes, self.context), b""),
            "text/css" if std::str::from_utf8(&bytes).is_ok_and(html::is_plain_css) => return Ok(()),
            _ if kind.starts_with("image/") => {
                // Our own output: its pictures were looked at when they were written.
                if self.context.purpose == Purpose::Verify || bytes == BLANK_PNG {
                    return Ok(());
                }
                (open_embedded(bytes, self.context), BLANK_PNG)
            }
            _ => (Err(FormatError::Unsupported("a part of another kind")), b""),
        };
        match opened {
            Ok(document) => self.out.inner(document, head.body, envelope, blank),
            Err(error @ (FormatError::Cancelled(_) | FormatError::OverLimit(_))) => return Err(error),
            Err(_) => {
                let keep = self.context.settings.office.unsupported_images == UnsupportedImages::Keep;
                if !(keep && kind.starts_with("image/")) {
                    self.empty(head, blank);
                }
            }
        }
        Ok(())
    }

    fn empty(&mut self, head: &Head, blank: &[u8]) {
        self.out.warn(EMPTIED);
        let inside = head.envelope.map_or_else(Vec::new, |envelope| envelope.around(blank));
        self.out.replace(head.body, inside);
    }
}

/// The end of a part without the line break before the boundary, which is no part of it.
fn without_break(source: &[u8], start: usize, end: usize) -> usize {
    match source.get(start..end) {
        Some([.., b'\r', b'\n']) => end - 2,
        Some([.., b'\n']) => end - 1,
        _ => end,
    }
}

#[cfg(test)]
mod tests;
