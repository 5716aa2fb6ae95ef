//! Bytes to text and back, in whatever encoding the file came in.
//!
//! The rule that everything here serves: **the text plus its strays give back the very bytes**. A stray is a
//! stretch of the text whose bytes are not those that encoding the text would give: a malformed byte, a lone
//! surrogate, one of two spellings of the same character. It is read as well as it can be, so that nothing slips
//! past detection, and its bytes are put back when it was not touched.

mod decode;
mod detect;
mod fallback;

use blackbar_core::TextRange;
use encoding_rs::{Encoding, ISO_2022_JP};

pub(crate) use decode::Decoder;
pub(crate) use detect::{Hint, detect, mark_for};
pub(crate) use fallback::closest;

/// The family of an encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Base {
    /// Also for plain ASCII.
    Utf8,
    /// Two bytes a unit.
    Utf16 {
        /// Low byte last.
        big_endian: bool,
    },
    /// Four bytes a character.
    Utf32 {
        /// Low byte last.
        big_endian: bool,
    },
    /// One of the encodings of the web before Unicode.
    Legacy(&'static Encoding),
}

/// How a file spells its characters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TextEncoding {
    /// The family.
    pub(crate) base: Base,
    /// Set when the file says another encoding than it has: only ASCII means the same in both.
    pub(crate) ascii_only: bool,
    /// The byte order mark, or nothing.
    pub(crate) mark: &'static [u8],
}

/// A stretch of text and its own bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stray {
    /// In the decoded text.
    pub(crate) text: TextRange,
    /// In [`Strays::bytes`].
    bytes: TextRange,
}

/// The strays of a text, in order.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Strays {
    list: Vec<Stray>,
    bytes: Vec<u8>,
}

/// A decoded stretch of a file.
#[derive(Default)]
pub(crate) struct Decoded {
    /// The text, without a byte order mark.
    pub(crate) text: String,
    /// Where re-encoding would not give back the bytes.
    pub(crate) strays: Strays,
}

impl Strays {
    /// Whether every byte comes back by encoding the text.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    fn push(&mut self, text: TextRange, bytes: &[u8]) {
        let at = TextRange::at(self.bytes.len(), bytes.len());
        self.bytes.extend_from_slice(bytes);
        self.list.push(Stray { text, bytes: at });
    }

    /// The strays with their text moved by `place`; those it has no place for are gone with their text.
    pub(crate) fn moved(self, mut place: impl FnMut(TextRange) -> Option<TextRange>) -> Strays {
        let list = self
            .list
            .into_iter()
            .filter_map(|stray| place(stray.text).map(|text| Stray { text, bytes: stray.bytes }))
            .collect();
        Strays { list, bytes: self.bytes }
    }
}

impl Decoded {
    /// Takes the first `at` bytes of text away with their strays.
    pub(crate) fn split_front(&mut self, at: usize) -> Decoded {
        let rest = self.text.split_off(at);
        let text = std::mem::replace(&mut self.text, rest);
        if self.strays.is_empty() {
            return Decoded { text, strays: Strays::default() };
        }
        let all = std::mem::take(&mut self.strays);
        let first_behind = all.list.partition_point(|stray| stray.text.start() < at);
        let mut front = Strays::default();
        for (index, stray) in all.list.into_iter().enumerate() {
            let bytes = all.bytes.get(std::ops::Range::from(stray.bytes)).unwrap_or_default();
            if index < first_behind {
                // One that the cut divides is spelled anew on both sides.
                if stray.text.end() <= at {
                    front.push(stray.text, bytes);
                }
            } else {
                self.strays.push(stray.text.relative_to(at), bytes);
            }
        }
        Decoded { text, strays: front }
    }

    fn stray(&mut self, reads: &str, bytes: &[u8]) {
        let text = TextRange::at(self.text.len(), reads.len());
        self.text.push_str(reads);
        self.strays.push(text, bytes);
    }
}

impl TextEncoding {
    /// Whether a new character may be written as itself and would be read back the same.
    pub(crate) fn can_write(self, character: char) -> bool {
        if character.is_ascii() {
            return !(self.base == Base::Legacy(ISO_2022_JP)
                && matches!(character, '\u{e}' | '\u{f}' | '\u{1b}'));
        }
        if self.ascii_only {
            return false;
        }
        let Base::Legacy(encoding) = self.base else { return true };
        let mut buffer = [0; 4];
        let spelled: &str = character.encode_utf8(&mut buffer);
        let (bytes, _, lost) = encoding.encode(spelled);
        // Some encoders fold characters together: a yen sign of Shift_JIS would come back as a backslash.
        !lost && encoding.decode_without_bom_handling(&bytes).0 == spelled
    }

    /// The bytes of the text, without the mark.
    pub(crate) fn encode(self, text: &str, strays: &Strays) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(match self.base {
            Base::Utf16 { .. } => text.len() * 2,
            Base::Utf32 { .. } => text.len() * 4,
            Base::Utf8 | Base::Legacy(_) => text.len(),
        });
        let mut done = 0;
        for stray in &strays.list {
            self.encode_stretch(TextRange::new(done, stray.text.start()).of(text), &mut bytes);
            bytes.extend_from_slice(strays.bytes.get(std::ops::Range::from(stray.bytes)).unwrap_or_default());
            done = stray.text.end();
        }
        self.encode_stretch(TextRange::new(done, text.len().max(done)).of(text), &mut bytes);
        bytes
    }

    fn encode_stretch(self, text: &str, to: &mut Vec<u8>) {
        match self.base {
            Base::Utf8 => to.extend_from_slice(text.as_bytes()),
            Base::Utf16 { big_endian } => {
                for unit in text.encode_utf16() {
                    to.extend_from_slice(&if big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() });
                }
            }
            Base::Utf32 { big_endian } => {
                for character in text.chars() {
                    let unit = u32::from(character);
                    to.extend_from_slice(&if big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() });
                }
            }
            Base::Legacy(encoding) => {
                let (bytes, _, lost) = encoding.encode(text);
                if !lost {
                    to.extend_from_slice(&bytes);
                    return;
                }
                // Only reached by text that came from a stray whose neighbour was replaced.
                let kept: String = text
                    .chars()
                    .map(|character| if self.can_write(character) { character } else { '?' })
                    .collect();
                to.extend_from_slice(&encoding.encode(&kept).0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], hint: Hint, base: Base, text: &str) {
        let encoding = detect(bytes, true, hint);
        assert_eq!(encoding.base, base, "{bytes:?}");
        let decoded = Decoder::new(encoding).decode_all(bytes.to_vec());
        assert_eq!(decoded.text, text);
        check_return(bytes, encoding);
    }

    /// The text and its strays give back the bytes, decoded whole or piece by piece.
    fn check_return(bytes: &[u8], encoding: TextEncoding) {
        let decoded = Decoder::new(encoding).decode_all(bytes.to_vec());
        let back = [encoding.mark, &encoding.encode(&decoded.text, &decoded.strays)].concat();
        assert!(back == bytes, "{encoding:?}");
        for size in [1, 2, 3, 7, 64] {
            let mut decoder = Decoder::new(encoding);
            let (mut pieces, mut raw) = (Decoded::default(), Vec::new());
            let mut back = encoding.mark.to_vec();
            let unmarked = &bytes[encoding.mark.len()..];
            for (number, piece) in unmarked.chunks(size).enumerate() {
                raw.extend_from_slice(piece);
                let last = (number + 1) * size >= unmarked.len();
                let done = decoder.decode(&raw, last, &mut pieces);
                raw.drain(..done);
                if number % 5 == 4 && encoding.base != Base::Legacy(ISO_2022_JP) {
                    let half = (0..=pieces.text.len() / 2)
                        .rev()
                        .find(|at| pieces.text.is_char_boundary(*at))
                        .unwrap();
                    let front = pieces.split_front(half);
                    back.extend(encoding.encode(&front.text, &front.strays));
                }
            }
            back.extend(encoding.encode(&pieces.text, &pieces.strays));
            assert!(raw.is_empty() && back == bytes, "{encoding:?} in pieces of {size}");
        }
    }

    fn utf16(text: &str, big_endian: bool) -> Vec<u8> {
        let unit = |unit: u16| if big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() };
        text.encode_utf16().flat_map(unit).collect()
    }

    fn legacy(encoding: &'static Encoding) -> TextEncoding {
        TextEncoding { base: Base::Legacy(encoding), ascii_only: false, mark: &[] }
    }

    #[test]
    fn unicode_is_told_by_its_mark_or_its_nuls() {
        let text = "José, 名前 😀\r\nline and so on";
        check(text.as_bytes(), Hint::Text, Base::Utf8, text);
        check(&[b"\xEF\xBB\xBF", text.as_bytes()].concat(), Hint::Text, Base::Utf8, text);
        for big_endian in [false, true] {
            let plain = utf16(text, big_endian);
            check(&plain, Hint::Text, Base::Utf16 { big_endian }, text);
            let marked = utf16(&format!("\u{FEFF}{text}"), big_endian);
            check(&marked, Hint::Text, Base::Utf16 { big_endian }, text);
            let wide =
                |c: char| if big_endian { u32::from(c).to_be_bytes() } else { u32::from(c).to_le_bytes() };
            let wide: Vec<u8> = text.chars().flat_map(wide).collect();
            check(&wide, Hint::Text, Base::Utf32 { big_endian }, text);
        }
        let japanese = "名前は田中です。\n住所は東京です。\n";
        check(&utf16(japanese, false), Hint::Text, Base::Utf16 { big_endian: false }, japanese);
    }

    #[test]
    fn legacy_text_is_read_and_comes_back() {
        for (encoding, text) in [
            (
                encoding_rs::WINDOWS_1252,
                "Der Käufer heißt Jürgen Müller, wohnhaft in Köln. Größe: 1,80. Über uns.",
            ),
            (encoding_rs::WINDOWS_1251, "Покупатель Иванов Иван Иванович проживает в городе Москва."),
            (encoding_rs::SHIFT_JIS, "お客様の名前は田中太郎です。住所は東京都千代田区です。"),
            (encoding_rs::GBK, "客户的名字是王小明，住在北京市朝阳区。电话号码是什么？"),
            (encoding_rs::BIG5, "客戶的名字是王小明，住在台北市信義區。電話號碼是什麼？"),
            (encoding_rs::EUC_KR, "고객의 이름은 김철수이고 서울특별시에 살고 있습니다."),
        ] {
            let (bytes, _, lost) = encoding.encode(text);
            assert!(!lost);
            check(&bytes, Hint::Text, Base::Legacy(encoding), text);
        }
        let japanese = "名前は田中です。\nname\n住所は東京です。\n";
        let (bytes, _, _) = ISO_2022_JP.encode(japanese);
        check(&bytes, Hint::Text, Base::Legacy(ISO_2022_JP), japanese);
    }

    #[test]
    fn broken_bytes_are_read_and_come_back() {
        let mixed = ["é ñ ü ß ".as_bytes(), b"Jos\xE9"].concat();
        check(&mixed, Hint::Text, Base::Utf8, "é ñ ü ß José");
        let mut odd = utf16("\u{FEFF}John", false);
        odd.extend([0x3D, 0xD8, b'x', 0, b'y']);
        check(&odd, Hint::Text, Base::Utf16 { big_endian: false }, "John\u{FFFD}x\u{FFFD}");
        // A second half that is none, and spellings that the encoder does not use.
        let (name, _, _) = encoding_rs::SHIFT_JIS.encode("お客様の名前は田中太郎です。");
        for tail in [&b"\x81"[..], b"\xFA\x4A", b"\xED\x40\x81 x"] {
            check_return(&[name.as_ref(), tail].concat(), legacy(encoding_rs::SHIFT_JIS));
        }
        check_return(b"\x1B$BL>A0\nxx\x1B(B abc\n\x1B$B", legacy(ISO_2022_JP));
    }

    #[test]
    fn a_file_that_turns_legacy_late_is_still_read() {
        let (cyrillic, _, _) =
            encoding_rs::WINDOWS_1251.encode("Покупатель Иванов Иван Иванович из Москвы\n");
        let encoding = detect(b"plain text so far\n", false, Hint::Text);
        let mut decoded = Decoded::default();
        let mut decoder = Decoder::new(encoding);
        decoder.decode(b"plain text so far\n", false, &mut decoded);
        decoder.decode(&cyrillic, true, &mut decoded);
        assert!(decoded.text.contains("Иванов"));
        let back = encoding.encode(&decoded.text, &decoded.strays);
        assert_eq!(back, [b"plain text so far\n", cyrillic.as_ref()].concat());
    }

    #[test]
    fn an_xml_declaration_is_believed_unless_the_bytes_say_otherwise() {
        let head = "<?xml version='1.0' encoding='ISO-8859-1'?>";
        let latin = [head.as_bytes(), b"<a>Jos\xE9</a>"].concat();
        let text = format!("{head}<a>José</a>");
        check(&latin, Hint::Xml, Base::Legacy(encoding_rs::WINDOWS_1252), &text);
        assert!(detect(text.as_bytes(), true, Hint::Xml).ascii_only);
        check(text.as_bytes(), Hint::Xml, Base::Utf8, &text);
        let odd = "<?xml version='1.0' encoding='UTF-16'?><a>é</a>";
        check(odd.as_bytes(), Hint::Xml, Base::Utf8, odd);
    }

    #[test]
    fn characters_that_would_come_back_as_others_are_not_written() {
        let japanese = legacy(encoding_rs::SHIFT_JIS);
        assert!(japanese.can_write('名') && !japanese.can_write('¥') && !japanese.can_write('é'));
        assert!(detect(b"x", true, Hint::Text).can_write('😀'));
    }
}
