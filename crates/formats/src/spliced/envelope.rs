//! How the bytes of a file are spelled inside another: as hexadecimal digits, in base64, as quoted-printable text.

/// The ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Envelope {
    /// As they are.
    Plain,
    /// Two digits a byte.
    Hex,
    /// On one line.
    Base64,
    /// On lines of 76 characters, as in mails.
    Base64Lines,
    /// As in mails.
    QuotedPrintable,
}

/// Digits on a line of hexadecimal, characters on one of a mail.
const HEX_LINE: usize = 128;
const MAIL_LINE: usize = 76;

impl Envelope {
    /// The bytes inside, unless they are not spelled this way.
    pub(crate) fn opened(self, source: &[u8]) -> Option<Vec<u8>> {
        match self {
            Envelope::Plain => Some(source.to_vec()),
            Envelope::Hex => from_hex(source),
            Envelope::Base64 | Envelope::Base64Lines => {
                let digits: Vec<u8> =
                    source.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect();
                base64_simd::forgiving_decode_to_vec(&digits).ok()
            }
            Envelope::QuotedPrintable => from_quoted_printable(source),
        }
    }

    /// The bytes spelled this way.
    pub(crate) fn around(self, bytes: &[u8]) -> Vec<u8> {
        match self {
            Envelope::Plain => bytes.to_vec(),
            Envelope::Hex => {
                let digits: Vec<u8> = bytes.iter().flat_map(|byte| hex_digits(*byte, false)).collect();
                digits.chunks(HEX_LINE).collect::<Vec<_>>().join(&b"\r\n"[..])
            }
            Envelope::Base64 => base64_simd::STANDARD.encode_to_string(bytes).into_bytes(),
            Envelope::Base64Lines => {
                let digits = base64_simd::STANDARD.encode_to_string(bytes).into_bytes();
                digits.chunks(MAIL_LINE).collect::<Vec<_>>().join(&b"\r\n"[..])
            }
            Envelope::QuotedPrintable => to_quoted_printable(bytes),
        }
    }
}

fn hex_digits(byte: u8, upper: bool) -> [u8; 2] {
    let digits: &[u8; 16] = if upper { b"0123456789ABCDEF" } else { b"0123456789abcdef" };
    [digits[usize::from(byte >> 4)], digits[usize::from(byte & 15)]]
}

/// The value of a hexadecimal digit.
pub(crate) fn hex_value(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}

fn from_hex(source: &[u8]) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        source.iter().filter(|byte| !byte.is_ascii_whitespace()).map(|digit| hex_value(*digit)).collect();
    let digits = digits?;
    // Some writers leave a digit over.
    Some(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// Blanks at the end of a line are not part of it; `=` there joins two lines.
fn from_quoted_printable(source: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(source.len());
    for line in source.split_inclusive(|byte| *byte == b'\n') {
        let content = line.trim_ascii_end();
        let blanks = line.len() - content.len();
        let mut rest = content;
        let mut joins = false;
        while let Some((first, after)) = rest.split_first() {
            rest = after;
            if *first != b'=' {
                bytes.push(*first);
                continue;
            }
            match after {
                [] => joins = true,
                [high, low, after @ ..] => {
                    bytes.push(hex_value(*high)? << 4 | hex_value(*low)?);
                    rest = after;
                }
                _ => return None,
            }
        }
        if !joins && blanks > 0 {
            let end = line.get(content.len()..).unwrap_or_default();
            bytes.extend(end.iter().filter(|byte| matches!(byte, b'\r' | b'\n')));
        }
    }
    Some(bytes)
}

fn to_quoted_printable(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len() + bytes.len() / 8);
    let mut width = 0;
    for (at, byte) in bytes.iter().enumerate() {
        let ends_line = matches!(bytes.get(at + 1), None | Some(b'\r' | b'\n'));
        let plain = match byte {
            b'\r' | b'\n' => {
                out.push(*byte);
                width = 0;
                continue;
            }
            b' ' | b'\t' => !ends_line,
            b'=' => false,
            other => (33..=126).contains(other),
        };
        let wide = if plain { 1 } else { 3 };
        if width + wide >= MAIL_LINE {
            out.extend_from_slice(b"=\r\n");
            width = 0;
        }
        width += wide;
        if plain {
            out.push(*byte);
        } else {
            out.push(b'=');
            out.extend(hex_digits(*byte, true));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_comes_out() {
        let all: Vec<u8> = (0..=255).chain(*b"caf\xC3\xA9 = 1 \r\nnext\t\r\n").cycle().take(2000).collect();
        for envelope in [
            Envelope::Plain,
            Envelope::Hex,
            Envelope::Base64,
            Envelope::Base64Lines,
            Envelope::QuotedPrintable,
        ] {
            let inside = envelope.around(&all);
            assert!(envelope.opened(&inside).as_deref() == Some(&all[..]), "{envelope:?}");
        }
    }

    #[test]
    fn quoted_printable_reads_as_python_does() {
        // quopri.decodestring of each.
        for (source, bytes) in [
            (&b"a=3Db=\r\nc"[..], &b"a=bc"[..]),
            (b"soft = \nnext", b"soft next"),
            (b"J=C3=BCrg  \r\n", b"J\xC3\xBCrg\r\n"),
        ] {
            assert_eq!(Envelope::QuotedPrintable.opened(source).as_deref(), Some(bytes));
        }
        assert_eq!(Envelope::QuotedPrintable.opened(b"a=zz"), None);
        assert_eq!(Envelope::Hex.opened(b"4a 6\r\nF0"), Some(b"Jo".to_vec()));
        assert_eq!(Envelope::Hex.opened(b"4g"), None);
    }
}
