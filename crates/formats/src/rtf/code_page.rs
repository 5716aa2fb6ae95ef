//! Code pages: which characters the bytes of a text stand for.

use encoding_rs::Encoding;

/// The upper halves of the two pages that programs for DOS wrote.
const PAGE_437: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}";
const PAGE_850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}";

/// How bytes are read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum CodePage {
    /// One byte a character from 128 on, out of a list.
    List(&'static str),
    /// One or two bytes a character.
    Known(&'static Encoding),
    /// Up to four.
    Utf8,
}

impl CodePage {
    /// By its number.
    pub(super) fn numbered(number: i32) -> Option<CodePage> {
        let label = match number {
            437 => return Some(CodePage::List(PAGE_437)),
            // The page with the euro sign differs in one sign that no name has.
            850 | 858 => return Some(CodePage::List(PAGE_850)),
            65001 => return Some(CodePage::Utf8),
            874 => "windows-874",
            932 => "shift_jis",
            936 | 54936 => "gb18030",
            949 | 1361 => "euc-kr",
            950 => "big5",
            866 => "ibm866",
            10000 => "macintosh",
            10007 => "x-mac-cyrillic",
            20866 => "koi8-r",
            21866 => "koi8-u",
            0 | 1252 => "windows-1252",
            1250 => "windows-1250",
            1251 => "windows-1251",
            1253 => "windows-1253",
            1254 => "windows-1254",
            1255 => "windows-1255",
            1256 => "windows-1256",
            1257 => "windows-1257",
            1258 => "windows-1258",
            28592 => "iso-8859-2",
            28605 => "iso-8859-15",
            _ => return None,
        };
        Encoding::for_label(label.as_bytes()).map(CodePage::Known)
    }

    /// By the number that a font has for its script; nothing where the file's own page is meant.
    pub(super) fn of_charset(charset: i32) -> Option<CodePage> {
        CodePage::numbered(match charset {
            0 => 1252,
            77 => 10000,
            128 => 932,
            129 | 130 => 949,
            134 => 936,
            136 => 950,
            161 => 1253,
            162 => 1254,
            163 => 1258,
            177 => 1255,
            178..=180 => 1256,
            186 => 1257,
            204 => 1251,
            222 => 874,
            238 => 1250,
            254 => 437,
            255 => 850,
            _ => return None,
        })
    }

    /// How many bytes a character has that begins with this one.
    pub(super) fn length(self, first: u8) -> usize {
        let wide = match self {
            CodePage::List(_) => false,
            CodePage::Utf8 => {
                return match first {
                    0xC2..=0xDF => 2,
                    0xE0..=0xEF => 3,
                    0xF0..=0xF4 => 4,
                    _ => 1,
                };
            }
            CodePage::Known(encoding) => match encoding.name() {
                "Shift_JIS" => matches!(first, 0x81..=0x9F | 0xE0..=0xFC),
                "gb18030" | "EUC-KR" | "Big5" => matches!(first, 0x81..=0xFE),
                _ => false,
            },
        };
        if wide { 2 } else { 1 }
    }

    /// The text that the bytes of one character stand for.
    pub(super) fn decode(self, bytes: &[u8]) -> String {
        match self {
            CodePage::Utf8 => String::from_utf8_lossy(bytes).into_owned(),
            CodePage::Known(encoding) => encoding.decode_without_bom_handling(bytes).0.into_owned(),
            CodePage::List(upper) => bytes
                .iter()
                .map(|byte| match byte.checked_sub(128) {
                    None => char::from(*byte),
                    Some(place) => upper.chars().nth(usize::from(place)).unwrap_or('\u{FFFD}'),
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_read_as_python_reads_them() {
        for (page, bytes, text) in [
            (437, &b"J\x81rg"[..], "Jürg"),
            (850, b"\xB5\xFF", "Á\u{A0}"),
            (1252, b"\x93\xE9\x94", "“é”"),
            (1251, b"\xC8\xE2\xE0\xED", "Иван"),
            (932, b"\x8E\x52\x93\x63", "山田"),
            (10000, b"Jos\x8E", "José"),
            (65001, "é名".as_bytes(), "é名"),
        ] {
            let page = CodePage::numbered(page).expect("known");
            let (mut text_read, mut rest) = (String::new(), bytes);
            while let Some(first) = rest.first() {
                let (one, after) = rest.split_at(page.length(*first).min(rest.len()));
                text_read.push_str(&page.decode(one));
                rest = after;
            }
            assert_eq!(text_read, text);
        }
        assert_eq!(CodePage::numbered(7), None);
    }
}
