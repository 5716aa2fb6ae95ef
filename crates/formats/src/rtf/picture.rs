//! A picture in RTF: read if it is one of the two kinds that everyone knows, else a blank one stands in.

use blackbar_core::{FormatError, OpenContext, Purpose, TextRange, UnsupportedImages};

use super::spelling::{RtfSpelling, end_of_command};
use super::tokens::Kind;
use crate::image::open_embedded;
use crate::spliced::{Envelope, Splicing};

const BLANK_PNG: &[u8] = include_bytes!("../office_xml/blank/blank.png");
const BLANK_JPEG: &[u8] = include_bytes!("../office_xml/blank/blank.jpeg");

/// Said where a blank one stands in.
const BLANKED: &str = "pictures that cannot be read were replaced by blank ones";

/// What is known of an open picture.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Picture {
    /// Where its group begins.
    pub(super) start: usize,
    blank: Option<&'static [u8]>,
    /// As shown, in twentieths of a point.
    width: i32,
    height: i32,
    data: Option<TextRange>,
    /// The bytes themselves follow a command.
    binary: Option<TextRange>,
    broken: bool,
}

impl Picture {
    pub(super) fn new(start: usize) -> Picture {
        Picture { start, ..Picture::default() }
    }

    /// What stands inside the picture's group.
    pub(super) fn token(&mut self, kind: Kind<'_>, range: TextRange) {
        match kind {
            Kind::Word("pngblip", _) => self.blank = Some(BLANK_PNG),
            Kind::Word("jpegblip", _) => self.blank = Some(BLANK_JPEG),
            Kind::Word("picwgoal", Some(width)) => self.width = width,
            Kind::Word("pichgoal", Some(height)) => self.height = height,
            // Digits that commands or groups tear apart are not put together.
            Kind::Word(..) | Kind::Open | Kind::Symbol(_) | Kind::Hex(_) => {
                self.broken |= self.data.is_some();
            }
            Kind::Byte(digit) if digit.is_ascii_hexdigit() => {
                self.data = Some(self.data.map_or(range, |data| data.cover(range)));
            }
            Kind::Byte(byte) => self.broken |= !byte.is_ascii_whitespace(),
            Kind::Binary(bytes) => {
                self.broken |= self.data.is_some();
                (self.data, self.binary) = (Some(range), Some(bytes));
            }
            Kind::Close | Kind::Break => {}
        }
    }

    /// The picture ended.
    pub(super) fn finish(
        self,
        source: &[u8],
        end: usize,
        context: &OpenContext<'_>,
        out: &mut Splicing<RtfSpelling>,
    ) -> Result<(), FormatError> {
        // Our own output: its pictures were looked at when they were written.
        let Some(data) = self.data.filter(|_| context.purpose == Purpose::Redact) else { return Ok(()) };
        if let Some(blank) = self.blank.filter(|_| !self.broken) {
            let of = |range: TextRange| source.get(std::ops::Range::from(range)).unwrap_or_default();
            let bytes = match self.binary {
                Some(bytes) => Some(of(bytes).to_vec()),
                None => Envelope::Hex.opened(of(data)),
            };
            if bytes.as_deref() == Some(blank) {
                return Ok(());
            }
            match bytes.map(|bytes| open_embedded(bytes, context)) {
                Some(Ok(document)) => {
                    out.inner(document, data, Envelope::Hex, blank);
                    return Ok(());
                }
                Some(Err(FormatError::Cancelled(cancelled))) => return Err(cancelled.into()),
                None | Some(Err(_)) => {}
            }
        }
        if context.settings.office.unsupported_images == UnsupportedImages::Keep {
            return Ok(());
        }
        out.warn(BLANKED);
        let mut instead = end_of_command(source.get(..self.start).unwrap_or_default());
        let (width, height) = (self.width.max(1), self.height.max(1));
        instead.extend(format!("{{\\pict\\pngblip\\picwgoal{width}\\pichgoal{height} ").into_bytes());
        instead.extend(Envelope::Hex.around(BLANK_PNG));
        instead.push(b'}');
        out.replace(TextRange::new(self.start, end), instead);
        Ok(())
    }
}
