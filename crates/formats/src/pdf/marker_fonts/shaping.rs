//! Which font draws which part of a text, and its glyphs in the order they are drawn in: letters that join or change places
//! (Arabic, Hindi) as a person writes them.

use std::sync::LazyLock;

use rustybuzz::ttf_parser::{GlyphId, Tag};
use rustybuzz::{Direction, Feature, UnicodeBuffer};

/// A font that can go into a file.
pub(super) struct Face {
    /// In the resources of a page.
    pub(super) name: &'static [u8],
    pub(super) base_font: &'static str,
    program: fn() -> &'static [u8],
}

/// The first that has a letter draws it. The others come from `scripts/make-marker-fonts`.
pub(super) const FACES: [Face; 3] = [
    Face { name: b"BbrWide", base_font: "BLKBAR+DejaVuSans", program: dejavu::sans::regular },
    Face {
        name: b"BbrHan",
        base_font: "BLKBAR+DroidSansFallback",
        program: || include_bytes!("han.ttf").as_slice(),
    },
    Face {
        name: b"BbrHindi",
        base_font: "BLKBAR+NotoSansDevanagari",
        program: || include_bytes!("hindi.ttf").as_slice(),
    },
];
/// The one with the most scripts.
pub(super) const WIDE: usize = 0;

static OPENED: LazyLock<[Option<rustybuzz::Face<'static>>; FACES.len()]> =
    LazyLock::new(|| FACES.map(|face| rustybuzz::Face::from_slice((face.program)(), 0)));

impl Face {
    pub(super) fn program(&self) -> &'static [u8] {
        (self.program)()
    }
}

/// One of [`FACES`], opened.
pub(super) fn opened(face: usize) -> Option<&'static rustybuzz::Face<'static>> {
    OPENED.get(face).and_then(Option::as_ref)
}

/// Text that one font draws in one direction.
pub(super) struct Stretch {
    /// None has its characters.
    pub(super) face: Option<usize>,
    pub(super) leftward: bool,
    pub(super) text: String,
}

/// A glyph and what it says.
pub(super) struct Drawn {
    pub(super) says: String,
    pub(super) glyph: u16,
    /// In thousandths of the size.
    pub(super) advance: u16,
}

/// A text by fonts and directions.
pub(super) fn stretches(text: &str) -> Vec<Stretch> {
    let has = |face: usize, one: char| opened(face).is_some_and(|face| face.glyph_index(one).is_some());
    let mut stretches: Vec<Stretch> = Vec::new();
    for (one, leftward) in text.chars().zip(leftward(text)) {
        let last = stretches.last_mut();
        let same = last.as_ref().and_then(|last| last.face).filter(|face| has(*face, one));
        let face = same.or_else(|| (0..FACES.len()).find(|face| has(*face, one)));
        match last {
            Some(last) if last.face == face && last.leftward == leftward => last.text.push(one),
            _ => stretches.push(Stretch { face, leftward, text: one.into() }),
        }
    }
    stretches
}

/// Whether each character belongs to writing from right to left. Blanks and the like between two such words do.
fn leftward(text: &str) -> Vec<bool> {
    let is_leftward =
        |one: char| matches!(one, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}');
    let all: Vec<char> = text.chars().collect();
    let mut flags: Vec<bool> = all.iter().map(|one| is_leftward(*one)).collect();
    let mut last = None;
    for (at, one) in all.iter().enumerate() {
        if is_leftward(*one) {
            if let Some(between) = last.and_then(|last| flags.get_mut(last..at)) {
                between.fill(true);
            }
            last = Some(at);
        } else if one.is_alphanumeric() {
            last = None;
        }
    }
    flags
}

/// The glyphs of a text from left to right.
pub(super) fn shaped(face: usize, text: &str, leftward: bool) -> Vec<Drawn> {
    let Some(face) = opened(face) else { return Vec::new() };
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    buffer.set_direction(if leftward { Direction::RightToLeft } else { Direction::LeftToRight });
    // Every letter for itself, where the script allows it. Kerning stays on: with it off, rustybuzz 0.20 hands back the
    // glyphs of a font with a `kern` table (DejaVu) turned round. Its distances are not taken over.
    let off = [b"liga", b"clig"].map(|name| Feature::new(Tag::from_bytes(name), 0, ..));
    let shaped = rustybuzz::shape(face, &off, buffer);
    let per_em = face.units_per_em().max(1);
    let mut drawn: Vec<(usize, Drawn)> = shaped
        .glyph_infos()
        .iter()
        .zip(shaped.glyph_positions())
        .map(|(info, position)| {
            let glyph = u16::try_from(info.glyph_id).unwrap_or_default();
            let width = i32::from(face.glyph_hor_advance(GlyphId(glyph)).unwrap_or_default());
            // Marks above and below take no room.
            let width = if position.x_advance == 0 { 0 } else { width };
            let advance = u16::try_from(width * 1000 / per_em).unwrap_or_default();
            (info.cluster as usize, Drawn { says: String::new(), glyph, advance })
        })
        .collect();
    if leftward {
        drawn.reverse();
    }
    let starts: Vec<usize> = drawn.iter().map(|(start, _)| *start).collect();
    for (index, (start, one)) in drawn.iter_mut().enumerate() {
        let end = starts.iter().copied().filter(|other| *other > *start).min().unwrap_or(text.len());
        let letters = text.get(*start..end).unwrap_or_default();
        // The glyphs of letters that go together share them out in the order of the text.
        let before = starts.iter().take(index).filter(|other| *other == start).count();
        let is_last = starts.get(index + 1) != Some(start);
        let rest = letters.chars().skip(before);
        one.says = if is_last { rest.collect() } else { rest.take(1).collect() };
    }
    let mut drawn: Vec<Drawn> = drawn.into_iter().map(|(_, drawn)| drawn).collect();
    if leftward {
        drawn = drawn.into_iter().flat_map(|one| letter_by_letter(face, one)).collect();
        drawn.reverse();
    }
    drawn
}

/// A glyph of several letters (lam and alef) as one of the first letter and empty ones for the others: a reader that turns
/// the letters of a line round would turn those of the glyph as well.
fn letter_by_letter(face: &rustybuzz::Face<'_>, joined: Drawn) -> Vec<Drawn> {
    if joined.says.chars().count() < 2 {
        return vec![joined];
    }
    let blank = face.glyph_index(' ').map_or(0, |glyph| glyph.0);
    let Drawn { says, glyph, advance } = joined;
    let one = |(number, letter): (usize, char)| match number {
        0 => Drawn { says: letter.into(), glyph, advance },
        _ => Drawn { says: letter.into(), glyph: blank, advance: 0 },
    };
    says.chars().enumerate().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_of_our_labels_has_a_font() {
        let faces = |text: &str| stretches(text).iter().map(|stretch| stretch.face).collect::<Vec<_>>();
        assert_eq!(faces("[姓名_1]"), [Some(0), Some(1), Some(0)]);
        assert_eq!(faces("お名前이름"), [Some(1)]);
        assert_eq!(faces("[नाम]"), [Some(0), Some(2), Some(0)]);
        assert_eq!(faces("Jürgen Иван שם"), [Some(0), Some(0)]);
        assert_eq!(faces("ไทย"), [None]);
    }

    #[test]
    fn letters_join_and_change_places_and_still_say_the_text() {
        let glyphs = |face, text: &str, leftward| shaped(face, text, leftward);
        // A conjunct and a vowel that is written before its consonant.
        let hindi = "तिथि_राज्य_क्षत्रिय".split('_').map(|word| (word, glyphs(2, word, false)));
        for (word, drawn) in hindi {
            assert_eq!(drawn.iter().map(|one| one.says.as_str()).collect::<String>(), word);
            assert!(drawn.len() <= word.chars().count() && drawn.iter().all(|one| one.glyph != 0), "{word}");
        }
        let vowel_first = glyphs(2, "ति", false);
        let alone = glyphs(2, "त", false);
        assert_eq!(vowel_first[1].glyph, alone[0].glyph);
        // The same Arabic letter looks otherwise at the beginning, in the middle and at the end of a word.
        let arabic = glyphs(0, "ببب", true);
        assert_eq!(arabic.iter().map(|one| one.glyph).collect::<std::collections::BTreeSet<_>>().len(), 3);
        // As they look: the last letter first.
        let hebrew: Vec<String> = glyphs(0, "שלם", true).into_iter().map(|one| one.says).collect();
        assert_eq!(hebrew, ["ם", "ל", "ש"]);
        let arabic_word: Vec<String> = glyphs(0, "اسم", true).into_iter().map(|one| one.says).collect();
        assert_eq!(arabic_word, ["م", "س", "ا"]);
        let said: String = arabic.iter().rev().map(|one| one.says.as_str()).collect();
        assert_eq!(said, "ببب");
    }
}
