//! What an embedded font program says of its glyphs: by its own table of characters, and by the names of its glyphs.
//!
//! This is the second witness beside the tables of the PDF. It speaks where those are missing; and where both speak and
//! name different letters, the page shows something else than its text says.

use std::cell::OnceCell;
use std::collections::HashMap;

use lopdf::{Dictionary, Document, Object};
use read_fonts::model::Font;
use read_fonts::types::GlyphId;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::super::load::{as_dict, decoded, get, get_dict, guarded, resolve};
use super::names::characters;

/// Bytes of a program; larger ones are fonts of whole scripts, and those have a table of their own in the PDF.
const LARGEST: usize = 64 << 20;
/// Characters of one table.
const MOST: usize = 200_000;

/// The program of one font, as far as it is embedded and can be read.
#[derive(Default)]
pub(super) struct Program {
    font: Option<Font>,
    /// Characters by glyph.
    table: OnceCell<HashMap<u32, Vec<char>>>,
    /// Names of glyphs by code, for fonts that have no program.
    by_code: Option<HashMap<u32, String>>,
}

impl Program {
    /// The names that an encoding gives to the drawings of a Type 3 font.
    pub(super) fn of_drawings(document: &Document, font: &Dictionary) -> Program {
        let mut drawings = HashMap::new();
        let encoding = get_dict(document, font, b"Encoding");
        if let Some(Object::Array(items)) =
            encoding.and_then(|encoding| get(document, encoding, b"Differences"))
        {
            let mut code = 0_u32;
            for item in items.iter().take(MOST).filter_map(|item| resolve(document, item)) {
                match item {
                    Object::Integer(first) => code = u32::try_from(*first).unwrap_or(u32::MAX),
                    Object::Name(name) => {
                        drawings.insert(code, String::from_utf8_lossy(name).into_owned());
                        code = code.saturating_add(1);
                    }
                    _ => {}
                }
            }
        }
        Program { by_code: Some(drawings), ..Program::default() }
    }

    /// What an encoding says of a simple font that is not embedded: it chooses the glyphs of whatever font is shown instead.
    fn of_encoding(document: &Document, font: &Dictionary) -> Program {
        let mut names = HashMap::new();
        let (base, differences) = match get(document, font, b"Encoding") {
            Some(Object::Name(base)) => (base.as_slice(), None),
            Some(Object::Dictionary(encoding)) => {
                let base = get(document, encoding, b"BaseEncoding").and_then(|base| base.as_name().ok());
                (base.unwrap_or_default(), Some(Program::of_drawings(document, font)))
            }
            _ => (&b""[..], None),
        };
        for code in (0..=u8::MAX).filter(|_| !is_symbols(document, font)) {
            let bytes = [code];
            let (letter, _, failed) = match base {
                b"WinAnsiEncoding" => encoding_rs::WINDOWS_1252.decode(&bytes),
                b"MacRomanEncoding" => encoding_rs::MACINTOSH.decode(&bytes),
                _ if code.is_ascii_alphanumeric() => encoding_rs::WINDOWS_1252.decode(&bytes),
                _ => continue,
            };
            if let Some(letter) = letter.chars().next().filter(|_| !failed) {
                names.insert(u32::from(code), format!("uni{:04X}", u32::from(letter)));
            }
        }
        names.extend(differences.and_then(|program| program.by_code).unwrap_or_default());
        Program { by_code: Some(names), ..Program::default() }
    }

    /// The program that a font dictionary names, or its descendant's.
    pub(super) fn read(document: &Document, font: &Dictionary) -> Program {
        let embedded = bytes(document, font);
        let is_composite = get(document, font, b"DescendantFonts").is_some();
        match embedded {
            None if !is_composite => Program::of_encoding(document, font),
            embedded => Program { font: embedded.and_then(parsed), ..Program::default() },
        }
    }

    /// Whether it is asked by the number of a code, not of a glyph.
    pub(super) fn is_by_code(&self) -> bool {
        self.by_code.is_some()
    }

    /// What a glyph stands for; the likeliest first.
    pub(super) fn says(&self, glyph: u32) -> Vec<String> {
        let mut says: Vec<String> =
            self.table().get(&glyph).into_iter().flatten().map(char::to_string).collect();
        says.extend(self.name(glyph).and_then(|name| characters(&name)));
        says
    }

    /// Whether the program names a letter or digit for this glyph, and another one than it is said to be.
    pub(super) fn contradicts(&self, glyph: u32, said: &str) -> bool {
        if (self.font.is_none() && self.by_code.is_none()) || !said.chars().any(char::is_alphanumeric) {
            return false;
        }
        let said = looks(said);
        let mut telling = self
            .says(glyph)
            .into_iter()
            .filter(|text| text.chars().any(char::is_alphanumeric))
            .map(|text| looks(&text))
            .peekable();
        telling.peek().is_some() && telling.all(|text| text != said)
    }

    fn table(&self) -> &HashMap<u32, Vec<char>> {
        self.table.get_or_init(|| {
            let mut table: HashMap<u32, Vec<char>> = HashMap::new();
            let Some(font) = &self.font else { return table };
            let read = guarded(|| {
                let map = font.charmap();
                // Tables of symbols and of Macintosh codes are what makers of PDF number their subsets by.
                if !map.unicode_is_symbol() && !map.unicode_is_mac_roman() {
                    for (code, glyph) in map.unicodes().take(MOST) {
                        let private = matches!(code, 0xE000..=0xF8FF | 0xF_0000..);
                        if let Some(character) = char::from_u32(code).filter(|_| !private) {
                            table.entry(glyph.to_u32()).or_default().push(character);
                        }
                    }
                }
            });
            if read.is_err() {
                table.clear();
            }
            table
        })
    }

    fn name(&self, glyph: u32) -> Option<String> {
        if let Some(names) = &self.by_code {
            return names.get(&glyph).cloned();
        }
        let font = self.font.as_ref().filter(|font| glyph != 0 && !font.is_cid_keyed())?;
        let name = guarded(|| font.glyph_name(GlyphId::new(glyph)).map(|name| name.to_string())).ok()??;
        // Made up where there is none.
        (!name.starts_with("gid") && !name.starts_with('.')).then_some(name)
    }
}

fn parsed(bytes: Vec<u8>) -> Option<Font> {
    guarded(|| Font::new(bytes, 0)).ok().flatten()
}

fn bytes(document: &Document, font: &Dictionary) -> Option<Vec<u8>> {
    let holder = match get(document, font, b"DescendantFonts") {
        Some(Object::Array(descendants)) => as_dict(resolve(document, descendants.first()?)?)?,
        _ => font,
    };
    let descriptor = get_dict(document, holder, b"FontDescriptor")?;
    let program = [&b"FontFile3"[..], b"FontFile2", b"FontFile"];
    let program = program.iter().find_map(|key| match get(document, descriptor, key) {
        Some(Object::Stream(stream)) => Some(stream),
        _ => None,
    })?;
    decoded(program, LARGEST).ok()?
}

/// Whether two sayings of one code name different letters, at least one of them plain.
pub(super) fn differ(one: &str, other: &str) -> bool {
    let is_plain = |text: &str| text.chars().any(|letter| letter.is_ascii_alphanumeric());
    let is_word = |text: &str| text.chars().any(char::is_alphanumeric);
    is_word(one) && is_word(other) && (is_plain(one) || is_plain(other)) && looks(one) != looks(other)
}

/// Fonts of signs, whose letters are none.
fn is_symbols(document: &Document, font: &Dictionary) -> bool {
    const SYMBOLIC: i64 = 4;
    let name = get(document, font, b"BaseFont").and_then(|name| name.as_name().ok()).unwrap_or_default();
    let has = |part: &[u8]| memchr::memmem::find(name, part).is_some();
    let flags = get_dict(document, font, b"FontDescriptor")
        .and_then(|descriptor| get(document, descriptor, b"Flags")?.as_i64().ok());
    has(b"Symbol") || has(b"Dingbats") || has(b"dings") || flags.is_some_and(|flags| flags & SYMBOLIC != 0)
}

/// A text as it looks: without marks, case and the difference between letters of several scripts that are drawn alike.
fn looks(text: &str) -> String {
    let plain = text.nfkd().filter(|one| !is_combining_mark(*one)).flat_map(char::to_lowercase);
    plain.map(alike).collect()
}

fn alike(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' | 'β' | 'ß' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' | 'đ' | 'ð' => 'd',
        'е' | 'ε' => 'e',
        'ԍ' => 'g',
        'н' | 'һ' | 'η' => 'h',
        'і' | 'ι' | 'ı' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'ł' => 'l',
        'м' | 'μ' | 'µ' => 'm',
        'п' | 'ν' => 'n',
        'о' | 'ο' | 'σ' | 'ø' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'у' | 'υ' | 'γ' => 'y',
        'х' | 'χ' => 'x',
        'ᴢ' | 'ζ' => 'z',
        'ω' | 'Ω' => 'ω',
        'δ' | '∆' => 'δ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Program {
        Program { font: parsed(dejavu::sans::regular().to_vec()), ..Program::default() }
    }

    fn glyph(letter: char) -> u32 {
        let face = ttf_parser::Face::parse(dejavu::sans::regular(), 0).unwrap();
        u32::from(face.glyph_index(letter).unwrap().0)
    }

    #[test]
    fn a_glyph_is_named_by_the_program() {
        assert_eq!(program().says(glyph('J')).first().map(String::as_str), Some("J"));
        assert_eq!(program().says(glyph('ж')).first().map(String::as_str), Some("ж"));
        assert!(program().says(60_000).is_empty());
    }

    #[test]
    fn other_letters_contradict_and_other_spellings_do_not() {
        for (letter, said, expected) in [
            ('J', "J", false),
            ('J', "j", false),
            ('J', "x", true),
            ('é', "e\u{301}", false),
            ('A', "А", false),
            ('7', "1", true),
            ('ﬁ', "fi", false),
            ('ﬁ', "fl", true),
            ('-', "x", false),
            ('x', "-", false),
        ] {
            assert_eq!(program().contradicts(glyph(letter), said), expected, "{letter} as {said}");
        }
    }

    #[test]
    fn what_is_no_font_says_nothing() {
        let none = Program { font: parsed(b"not a font".to_vec()), ..Program::default() };
        assert!(none.says(5).is_empty() && !none.contradicts(5, "x"));
    }
}
