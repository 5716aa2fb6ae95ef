//! What the codes of a shown string say and how far they advance.
//!
//! The Unicode of a code comes from the font's ToUnicode table or encoding, else from the collection its CIDs belong to,
//! else from the embedded font program, else from its looks (`read_codes`). What stays unknown is told apart from blanks by its outline. What the ToUnicode
//! table says of a letter is doubted where the program names another one.

mod names;
mod program;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use hayro_font::hayro_cmap::{BfString, CMap, CMapName, CharacterCollection, CidFamily};
use hayro_font::{Font, FontCache, FontGlyph};
use hayro_interpret::InterpreterSettings;
use hayro_syntax::Pdf;
use hayro_syntax::object::{Dict, ObjectIdentifier};
use lopdf::{Dictionary, Document, Object, ObjectId};
use unicode_normalization::UnicodeNormalization;

use super::load::{as_dict, decoded, get, get_dict, numbers};
use super::read_codes::ReadCodes;
use program::{Program, differ};

/// What a code reads as.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Says {
    Char(char),
    Text(Rc<str>),
    /// Ink that nothing explains.
    Unknown,
}

/// One code of a string.
#[derive(Clone)]
pub(super) struct Code {
    pub(super) says: Says,
    /// Along the writing direction, in thousandths of the font size.
    pub(super) advance: f64,
    /// In bytes.
    pub(super) length: usize,
    /// Word spacing applies to it.
    pub(super) is_space: bool,
    /// The number of the code, and of its glyph in the program.
    pub(super) number: u32,
    pub(super) glyph: u32,
    /// The program says that it is another letter.
    pub(super) doubted: bool,
    /// A drawing, or a glyph that only the table speaks for.
    pub(super) unvouched: bool,
}

/// The fonts of one document.
pub(super) struct FontBook<'p> {
    pdf: &'p Pdf,
    document: &'p Document,
    cache: FontCache<'p>,
    settings: InterpreterSettings,
    read: Option<&'p ReadCodes>,
    loaded: RefCell<HashMap<ObjectId, Rc<LoadedFont<'p>>>>,
}

/// A font as far as it could be loaded.
pub(super) struct LoadedFont<'p> {
    font: Option<Font<'p>>,
    pub(super) vertical: bool,
    /// Height of a line for a font size of 1: 1 but for Type 3 fonts, which have a space of their own.
    pub(super) em: f64,
    /// Thousandths of the font size a unit of `advance` is worth (Type 3: by its matrix).
    advance_scale: f64,
    composite: bool,
    /// Composite, and every code has two bytes.
    in_pairs: bool,
    encoding: Option<CMap>,
    encoding_is_unicode: bool,
    collection: Option<CMap>,
    program: Program,
    /// It has a table, which may say anything; else its encoding chooses the glyphs, and cannot lie.
    has_table: bool,
    /// Nothing in the PDF says what its codes mean.
    unencoded: bool,
    /// Its glyphs are drawings.
    drawn: bool,
    /// Codes that were read by their looks.
    read: HashMap<u32, Says>,
    codes: RefCell<HashMap<(u32, usize), Code>>,
}

impl<'p> FontBook<'p> {
    pub(super) fn new(pdf: &'p Pdf, document: &'p Document) -> FontBook<'p> {
        FontBook {
            pdf,
            document,
            cache: FontCache::new(),
            settings: InterpreterSettings::default(),
            read: None,
            loaded: RefCell::default(),
        }
    }

    /// With what codes were read as by their looks.
    pub(super) fn reading(self, read: &'p ReadCodes) -> FontBook<'p> {
        FontBook { read: Some(read), ..self }
    }

    /// The font with this object number; always one, if only a font that knows nothing.
    pub(super) fn get(&self, id: ObjectId) -> Rc<LoadedFont<'p>> {
        if let Some(font) = self.loaded.borrow().get(&id) {
            return Rc::clone(font);
        }
        let font = Rc::new(self.load(id));
        self.loaded.borrow_mut().insert(id, Rc::clone(&font));
        font
    }

    fn load(&self, id: ObjectId) -> LoadedFont<'p> {
        let identifier = ObjectIdentifier::new(id.0, i32::from(id.1));
        let dict = self.pdf.xref().get::<Dict<'p>>(identifier);
        let font = dict.and_then(|dict| {
            self.cache.font(&dict, &self.settings.font_resolver, &self.settings.cmap_resolver)
        });
        let empty = Dictionary::new();
        let ours = self.document.objects.get(&id).and_then(as_dict).unwrap_or(&empty);
        let subtype = ours.get(b"Subtype").and_then(Object::as_name).unwrap_or_default();
        let (is_type3, composite) = (subtype == b"Type3", subtype == b"Type0");
        let matrix = numbers::<6>(self.document, ours, b"FontMatrix").filter(|_| is_type3);
        let advance_scale = matrix.map_or(1.0, |matrix| matrix[0] * 1000.0);
        let em = match (matrix, numbers::<4>(self.document, ours, b"FontBBox")) {
            (Some(matrix), Some([_, low, _, high])) if (high - low).abs() > 1e-6 => {
                ((high - low) * matrix[3]).abs()
            }
            (Some(matrix), _) => (matrix[3] * 1000.0).abs(),
            _ => 1.0,
        };
        let em = if em.is_finite() && em > 1e-6 { em.min(1e4) } else { 1.0 };
        let encoding = composite.then(|| self.encoding(ours)).flatten();
        let encoding_is_unicode = composite
            && ours.get(b"Encoding").and_then(Object::as_name).is_ok_and(|name| {
                name.starts_with(b"Uni")
                    && (memchr::memmem::find(name, b"UCS2").is_some()
                        || memchr::memmem::find(name, b"UTF16").is_some())
            });
        let collection = composite.then(|| self.collection(ours, encoding.as_ref())).flatten();
        LoadedFont {
            vertical: font.as_ref().is_some_and(|font| !font.is_horizontal()),
            program: if is_type3 {
                Program::of_drawings(self.document, ours)
            } else {
                Program::read(self.document, ours)
            },
            has_table: matches!(get(self.document, ours, b"ToUnicode"), Some(Object::Stream(_))),
            unencoded: !composite && ours.get(b"Encoding").is_err(),
            drawn: is_type3,
            read: self.read.and_then(|read| read.of(id)).map(seen).unwrap_or_default(),
            font,
            em,
            advance_scale,
            composite,
            in_pairs: ours
                .get(b"Encoding")
                .and_then(Object::as_name)
                .is_ok_and(|name| name.starts_with(b"Identity")),
            encoding,
            encoding_is_unicode,
            collection,
            codes: RefCell::default(),
        }
    }

    fn encoding(&self, font: &Dictionary) -> Option<CMap> {
        let resolver = self.settings.cmap_resolver.clone();
        match get(self.document, font, b"Encoding")? {
            Object::Name(name) => match name.as_slice() {
                b"Identity-H" => Some(CMap::identity_h()),
                b"Identity-V" => Some(CMap::identity_v()),
                name => CMap::parse(resolver(CMapName::from_bytes(name))?, move |name| resolver(name)),
            },
            Object::Stream(stream) => {
                let bytes = decoded(stream, 16 << 20).ok()??;
                CMap::parse(&bytes, move |name| resolver(name))
            }
            _ => None,
        }
    }

    /// CID to Unicode for the collections of Adobe.
    fn collection(&self, font: &Dictionary, encoding: Option<&CMap>) -> Option<CMap> {
        let known = |collection: &&CharacterCollection| collection.family.ucs2_cmap().is_some();
        let of_encoding =
            encoding.and_then(|encoding| encoding.metadata().character_collection.as_ref()).filter(known);
        let family = match of_encoding {
            Some(collection) => collection.family.clone(),
            None => {
                let Object::Array(descendants) = get(self.document, font, b"DescendantFonts")? else {
                    return None;
                };
                let descendant = as_dict(super::load::resolve(self.document, descendants.first()?)?)?;
                let info = get_dict(self.document, descendant, b"CIDSystemInfo")?;
                let text = |key: &[u8]| match get(self.document, info, key) {
                    Some(Object::String(bytes, _)) => bytes.clone(),
                    _ => Vec::new(),
                };
                CidFamily::from_registry_ordering(&text(b"Registry"), &text(b"Ordering"))
            }
        };
        let resolver = self.settings.cmap_resolver.clone();
        CMap::parse(resolver(family.ucs2_cmap()?)?, move |name| resolver(name))
    }
}

impl LoadedFont<'_> {
    /// A font that could not be found: every byte is ink of a plausible width.
    pub(super) fn unknown() -> LoadedFont<'static> {
        LoadedFont {
            font: None,
            vertical: false,
            em: 1.0,
            advance_scale: 1.0,
            composite: false,
            in_pairs: false,
            encoding: None,
            encoding_is_unicode: false,
            collection: None,
            program: Program::default(),
            has_table: false,
            unencoded: false,
            drawn: false,
            read: HashMap::new(),
            codes: RefCell::default(),
        }
    }

    /// Whether its codes are all of one length, so that a table of them can be written.
    pub(super) fn can_be_named(&self) -> bool {
        self.font.is_some() && (!self.composite || self.in_pairs)
    }

    /// The glyph of every code; nothing where codes are of several lengths.
    pub(super) fn glyphs(&self) -> Option<Vec<u32>> {
        let font = self.font.as_ref()?;
        let last = match (self.composite, self.in_pairs) {
            (false, _) => 0xFF,
            (true, true) => 0xFFFF,
            (true, false) => return None,
        };
        Some((0..=last).map(|code| font.map_code(code).to_u32()).collect())
    }

    /// The code at `at`; `at` is inside the string.
    pub(super) fn code(&self, bytes: &[u8], at: usize) -> Code {
        let Some(font) = &self.font else {
            let byte = bytes.get(at).copied().unwrap_or_default();
            // Without the font a plain letter is the best guess, and any ink is reported.
            let says = match char::from(byte) {
                character @ (' '..='~') if !self.composite => Says::Char(character),
                _ => Says::Unknown,
            };
            return Code {
                says,
                advance: 500.0,
                length: 1,
                is_space: byte == b' ',
                number: u32::from(byte),
                glyph: 0,
                doubted: false,
                unvouched: false,
            };
        };
        let (code, length) = font.read_code(bytes, at);
        let length = length.clamp(1, bytes.len() - at);
        if let Some(known) = self.codes.borrow().get(&(code, length)) {
            return known.clone();
        }
        let advance = font.code_advance(code);
        let advance = if self.vertical { advance.y } else { advance.x * self.advance_scale };
        let advance = if advance.is_finite() { advance.clamp(-1e6, 1e6) } else { 0.0 };
        let glyph = font.map_code(code).to_u32();
        let says = self.says(font, code, length);
        let named = if self.program.is_by_code() { code } else { glyph };
        let doubted = self.has_table
            && match &says {
                Says::Char(character) => {
                    self.is_contradicted(code, length, named, character.encode_utf8(&mut [0; 4]))
                }
                Says::Text(text) => self.is_contradicted(code, length, named, text),
                Says::Unknown => false,
            };
        // Nothing ties a drawing to its name, and of a font that is not there only its encoding speaks.
        let silent = self.program.is_by_code() && self.has_table && self.program.says(named).is_empty();
        let unvouched = self.drawn || silent;
        let is_space = length == 1 && code == 32;
        let (says, doubted, unvouched) = match self.read.get(&code) {
            Some(read) if says == Says::Unknown => (read.clone(), false, false),
            _ => (says, doubted, unvouched),
        };
        let known = Code { says, advance, length, is_space, number: code, glyph, doubted, unvouched };
        self.codes.borrow_mut().insert((code, length), known.clone());
        known
    }

    /// Whether the program, or the collection that its codes belong to, names another letter.
    fn is_contradicted(&self, code: u32, length: usize, named: u32, said: &str) -> bool {
        let by_collection = match self.by_collection(code, length) {
            Some(Says::Char(other)) => differ(said, other.encode_utf8(&mut [0; 4])),
            Some(Says::Text(other)) => differ(said, &other),
            _ => false,
        };
        by_collection || self.program.contradicts(named, said)
    }

    fn says(&self, font: &Font<'_>, code: u32, length: usize) -> Says {
        let glyph = font.glyph(font.map_code(code), code);
        let told = match &glyph {
            FontGlyph::Outline(outline) => outline.as_unicode(),
            FontGlyph::Type3(glyph) => glyph.as_unicode(),
        };
        let told = told.map(|told| match told {
            BfString::Char(character) => character.to_string(),
            BfString::String(text) => text,
        });
        // Without a table and an encoding, what the reader tells is a guess by the number of the code.
        let guessed = self.unencoded && !self.has_table;
        let by_name = guessed.then(|| self.by_program(&glyph)).flatten();
        by_name
            .or_else(|| told.and_then(|told| readable(&told)))
            .or_else(|| self.by_encoding(code))
            .or_else(|| self.by_collection(code, length))
            .or_else(|| self.by_program(&glyph))
            .unwrap_or_else(|| if has_ink(&glyph) { Says::Unknown } else { Says::Char(' ') })
    }

    fn by_encoding(&self, code: u32) -> Option<Says> {
        let character = if code > 0xFFFF && (0xD800..0xDC00).contains(&(code >> 16)) {
            char::decode_utf16([(code >> 16) as u16, code as u16]).next()?.ok()?
        } else {
            char::from_u32(code)?
        };
        if self.encoding_is_unicode { readable(&character.to_string()) } else { None }
    }

    fn by_collection(&self, code: u32, length: usize) -> Option<Says> {
        let cid = self.encoding.as_ref()?.lookup_cid_code(code, u8::try_from(length).ok()?)?;
        match self.collection.as_ref()?.lookup_bf_string(cid)? {
            BfString::Char(character) => readable(&character.to_string()),
            BfString::String(text) => readable(&text),
        }
    }

    fn by_program(&self, glyph: &FontGlyph<'_>) -> Option<Says> {
        let FontGlyph::Outline(outline) = glyph else { return None };
        if self.program.is_by_code() {
            return None;
        }
        self.program.says(outline.glyph_id().to_u32()).iter().find_map(|text| readable(text))
    }
}

/// What was read, as far as a person could read it.
fn seen(codes: &BTreeMap<u32, String>) -> HashMap<u32, Says> {
    codes.iter().filter_map(|(code, says)| Some((*code, readable(says)?))).collect()
}

fn has_ink(glyph: &FontGlyph<'_>) -> bool {
    match glyph {
        FontGlyph::Outline(outline) => !outline.outline().elements().is_empty(),
        FontGlyph::Type3(glyph) => glyph.program().is_some(),
    }
}

/// What a table says of a code, as text; nothing when it says nothing a person could read.
fn readable(told: &str) -> Option<Says> {
    let mut text = String::with_capacity(told.len());
    for character in told.chars() {
        match character {
            '\t'
            | '\n'
            | '\r'
            | '\u{B}'
            | '\u{C}'
            | '\u{A0}'
            | '\u{2000}'..='\u{200A}'
            | '\u{202F}'
            | '\u{3000}' => {
                text.push(' ');
            }
            '\u{AD}' | '\u{2010}' | '\u{2011}' => text.push('-'),
            // Ligatures and the shapes of Arabic letters are spelled out, as detection knows them.
            '\u{FB00}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}' => {
                text.extend(std::iter::once(character).nfkc());
            }
            '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}' => {}
            '\u{E000}'..='\u{F8FF}' | '\u{FFF0}'..='\u{FFFF}' | '\u{F0000}'.. => return None,
            character if character.is_control() => return None,
            character => text.push(character),
        }
    }
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (None, _) => None,
        (Some(character), None) => Some(Says::Char(character)),
        _ => Some(Says::Text(text.into())),
    }
}
