//! The lines before the body of a mail or of one of its parts.

use blackbar_core::TextRange;

use crate::spliced::Envelope;

/// A head has no more lines.
const MOST_LINES: usize = 1000;

/// One line, with those that continue it.
pub(super) struct HeadLine {
    /// In lower case.
    pub(super) name: String,
    pub(super) value: TextRange,
    pub(super) whole: TextRange,
}

/// What a head says.
pub(super) struct Head {
    pub(super) lines: Vec<HeadLine>,
    /// In lower case, without parameters.
    pub(super) content_type: String,
    pub(super) boundary: Option<String>,
    pub(super) charset: Option<String>,
    /// The name of the file that a part was.
    pub(super) file_name: Option<TextRange>,
    /// Nothing where it is none that is known.
    pub(super) envelope: Option<Envelope>,
    pub(super) body: TextRange,
}

/// The lines of a stretch, with their line breaks.
pub(super) fn lines(source: &[u8], range: TextRange) -> impl Iterator<Item = TextRange> + '_ {
    let mut at = range.start();
    std::iter::from_fn(move || {
        let rest = source.get(at..range.end()).filter(|rest| !rest.is_empty())?;
        let length = memchr::memchr(b'\n', rest).map_or(rest.len(), |step| step + 1);
        let line = TextRange::at(at, length);
        at = line.end();
        Some(line)
    })
}

/// The value of a parameter: `; name="value"`.
fn parameter(value: &[u8], wanted: &str) -> Option<TextRange> {
    let lower = value.to_ascii_lowercase();
    let mut from = 0;
    loop {
        let at = from + memchr::memmem::find(lower.get(from..)?, wanted.as_bytes())?;
        let before = lower.get(..at)?.trim_ascii_end().last();
        let after = lower.get(at + wanted.len()..)?;
        let equals = after.trim_ascii_start();
        if matches!(before, None | Some(b';')) && equals.first() == Some(&b'=') {
            let rest = equals.get(1..)?.trim_ascii_start();
            let start = lower.len() - rest.len();
            return Some(match rest.first() {
                Some(b'"') => {
                    TextRange::at(start + 1, memchr::memchr(b'"', rest.get(1..)?).unwrap_or(rest.len() - 1))
                }
                _ => {
                    let end = rest.iter().position(|byte| *byte == b';' || byte.is_ascii_whitespace());
                    TextRange::at(start, end.unwrap_or(rest.len()))
                }
            });
        }
        from = at + wanted.len();
    }
}

impl Head {
    /// Reads up to the first empty line.
    pub(super) fn read(source: &[u8], range: TextRange) -> Head {
        let mut head = Head {
            lines: Vec::new(),
            content_type: "text/plain".to_owned(),
            boundary: None,
            charset: None,
            file_name: None,
            envelope: Some(Envelope::Plain),
            body: TextRange::new(range.end(), range.end()),
        };
        let of = |range: TextRange| source.get(std::ops::Range::from(range)).unwrap_or_default();
        for line in lines(source, range) {
            let content = of(line);
            if content.trim_ascii().is_empty() {
                head.body = TextRange::new(line.end(), range.end());
                break;
            }
            let continues = content.first().is_some_and(u8::is_ascii_whitespace);
            if let Some(last) = head.lines.last_mut().filter(|_| continues) {
                last.value = TextRange::new(last.value.start(), line.end());
                last.whole = last.whole.cover(line);
                continue;
            }
            let colon = content.iter().position(|byte| *byte == b':');
            let name = colon.and_then(|colon| content.get(..colon)).unwrap_or_default();
            // What is no line of a head is as good as one that is not known.
            let name = String::from_utf8_lossy(name).trim().to_ascii_lowercase();
            let value = TextRange::new(line.start() + colon.map_or(0, |colon| colon + 1), line.end());
            if head.lines.len() < MOST_LINES {
                head.lines.push(HeadLine { name, value, whole: line });
            } else if let Some(last) = head.lines.last_mut() {
                (last.name, last.whole) = (String::new(), last.whole.cover(line));
            }
        }
        head.understand(source);
        head
    }

    fn understand(&mut self, source: &[u8]) {
        for line in &mut self.lines {
            let all = source.get(std::ops::Range::from(line.value)).unwrap_or_default();
            let blanks = all.len() - all.trim_ascii_start().len();
            line.value = TextRange::at(line.value.start() + blanks, all.trim_ascii().len());
            let value = all.trim_ascii();
            let text = |range: TextRange| {
                let bytes = value.get(std::ops::Range::from(range)).unwrap_or_default();
                String::from_utf8_lossy(bytes).into_owned()
            };
            match line.name.as_str() {
                "content-type" => {
                    let end = value.iter().position(|byte| *byte == b';').unwrap_or(value.len());
                    self.content_type = text(TextRange::new(0, end)).trim().to_ascii_lowercase();
                    self.boundary = parameter(value, "boundary").map(text).filter(|one| !one.is_empty());
                    self.charset = parameter(value, "charset").map(text).filter(|one| !one.is_empty());
                    self.file_name = parameter(value, "name").map(|range| range.shift(line.value.start()));
                }
                "content-transfer-encoding" => {
                    let name = text(TextRange::new(0, value.len())).to_ascii_lowercase();
                    self.envelope = match name.as_str() {
                        "7bit" | "8bit" | "binary" => Some(Envelope::Plain),
                        "base64" => Some(Envelope::Base64Lines),
                        "quoted-printable" => Some(Envelope::QuotedPrintable),
                        _ => None,
                    };
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_found_and_lines_unfolded() {
        let source =
            b"Content-Type: multipart/related;\r\n\tboundary=\"--=_b\"; type=\"text/html\"; name=x.htm\r\n\
            Content-Transfer-Encoding: BASE64\r\n\r\nbody";
        let head = Head::read(source, TextRange::new(0, source.len()));
        assert_eq!(head.content_type, "multipart/related");
        assert_eq!(head.boundary.as_deref(), Some("--=_b"));
        assert_eq!(head.charset, None);
        assert_eq!(head.file_name.map(|range| &source[range.start()..range.end()]), Some(&b"x.htm"[..]));
        assert_eq!(head.envelope, Some(Envelope::Base64Lines));
        assert_eq!(&source[head.body.start()..], b"body");
    }
}
