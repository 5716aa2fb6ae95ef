//! The text of a part, and the way back to its bytes.

use std::borrow::Cow;

use blackbar_core::{FormatError, SharedText, TextRange};

use crate::encoding::{Decoder, Hint, TextEncoding, detect};

/// A decoded part.
pub(super) struct PartSource {
    /// What the XML says, without a byte order mark.
    pub(super) text: String,
    encoding: Option<TextEncoding>,
    marked: bool,
}

/// The byte order mark.
const MARK: char = '\u{FEFF}';

/// A stretch of a part to be replaced by markup that is spelled already.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Splice {
    /// What goes.
    pub(super) range: TextRange,
    /// What comes. Equal ones share it: a large sheet has millions.
    pub(super) text: SharedText,
}

impl Splice {
    /// What goes, with nothing in its place.
    pub(super) fn gone(range: TextRange) -> Splice {
        Splice { range, text: SharedText::default() }
    }
}

impl PartSource {
    /// UTF-8 as a rule; the standard allows UTF-16, and a declaration may say more.
    pub(super) fn new(bytes: Vec<u8>) -> Result<PartSource, FormatError> {
        let bytes = if says_other_encoding(&bytes) {
            bytes
        } else {
            match String::from_utf8(bytes) {
                Ok(text) if !text.contains('\0') => {
                    return Ok(match text.strip_prefix(MARK) {
                        Some(rest) => PartSource { text: rest.to_owned(), encoding: None, marked: true },
                        None => PartSource { text, encoding: None, marked: false },
                    });
                }
                Ok(text) => text.into_bytes(),
                Err(error) => error.into_bytes(),
            }
        };
        let encoding = detect(&bytes, true, Hint::Xml);
        let decoded = Decoder::new(encoding).decode_all(bytes);
        if !decoded.strays.is_empty() || decoded.text.contains('\0') {
            return Err(FormatError::Damaged("a part is not in the encoding it says".to_owned()));
        }
        Ok(PartSource { text: decoded.text, encoding: Some(encoding), marked: false })
    }

    /// The part with changes made.
    pub(super) fn spliced(self, splices: Vec<Splice>) -> Result<PartSource, FormatError> {
        let more: usize = splices.iter().map(|splice| splice.text.len()).sum();
        let mut text = String::with_capacity(self.text.len() + more);
        self.splice(splices, |piece| {
            text.push_str(piece);
            Ok(())
        })?;
        Ok(PartSource { text, ..self })
    }

    /// Whether its bytes are those of its text.
    pub(super) fn is_plain(&self) -> bool {
        self.encoding.is_none() && !self.marked
    }

    /// The text with changes made, bit by bit.
    pub(super) fn splice(
        &self,
        splices: Vec<Splice>,
        out: impl FnMut(&str) -> Result<(), FormatError>,
    ) -> Result<(), FormatError> {
        splice(&self.text, TextRange::new(0, self.text.len()), splices, out)
    }

    /// The part in its own encoding.
    pub(super) fn bytes(&self) -> Cow<'_, [u8]> {
        match self.encoding {
            None if self.marked => format!("{MARK}{}", self.text).into_bytes().into(),
            None => self.text.as_bytes().into(),
            Some(encoding) => {
                let mut bytes = encoding.mark.to_vec();
                bytes.append(&mut encoding.encode(&self.text, &crate::encoding::Strays::default()));
                bytes.into()
            }
        }
    }
}

/// Whether the declaration that a part begins with names an encoding other than UTF-8.
pub(super) fn says_other_encoding(bytes: &[u8]) -> bool {
    let declared = bytes.get(..200.min(bytes.len())).unwrap_or_default();
    declared.starts_with(b"<?xml") && {
        let declaration =
            declared.split(|byte| *byte == b'>').next().unwrap_or_default().to_ascii_lowercase();
        let declaration = String::from_utf8_lossy(&declaration).into_owned();
        declaration.contains("encoding")
            && !declaration.contains("utf-8")
            && !declaration.contains("us-ascii")
    }
}

/// A stretch of a text with changes made, bit by bit. Splices that overlap an earlier one are a mistake of ours.
pub(super) fn splice(
    text: &str,
    stretch: TextRange,
    mut splices: Vec<Splice>,
    mut out: impl FnMut(&str) -> Result<(), FormatError>,
) -> Result<(), FormatError> {
    let order = |splice: &Splice| (splice.range.start(), std::cmp::Reverse(splice.range.end()));
    // Sorting takes room for half as many, and a large sheet's are mostly sorted.
    if !splices.is_sorted_by_key(order) {
        splices.sort_by_key(order);
    }
    let mut done = stretch.start();
    let mut removed = TextRange::default();
    for splice in splices.iter() {
        // A formula that goes takes the changes of its strings along.
        if removed.contains(splice.range) && !removed.is_empty() {
            continue;
        }
        if splice.text.is_empty() {
            removed = splice.range;
        }
        let inside = text.get(std::ops::Range::from(splice.range)).is_some();
        if splice.range.start() < done || splice.range.end() > stretch.end() || !inside {
            return Err(FormatError::Unsupported("two changes of a part meet"));
        }
        out(TextRange::new(done, splice.range.start()).of(text))?;
        out(&splice.text)?;
        done = splice.range.end();
    }
    out(TextRange::new(done, stretch.end()).of(text))
}
