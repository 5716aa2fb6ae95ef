//! Whether the text of a page is what the page shows.
//!
//! The text layer is believed unless there is cause for doubt, because reading a page by its looks takes seconds. Cause are:
//! - shapes that may be letters, drawn as outlines;
//! - drawings (Type 3 glyphs) that only a ToUnicode table gives a meaning;
//! - many different glyphs of one font that are all said to be the same letter;
//! - words that no language has.
//!
//! With cause, the page is rendered and read. A word that was read where the text layer and the pictures have nothing like it
//! makes the whole page one that is processed as a picture; so does a word that stands where such shapes are, whatever the
//! text layer says: taking letters out of the text would leave the shapes. (Letters that the font itself contradicts need no second look:
//! `fonts` doubts them, and too many of them make the page a picture in any case.)

use std::collections::{HashMap, HashSet};

use blackbar_core::Rect;

use super::fonts::Says;
use super::load::PageEntry;
use super::walker::PageWalk;
use crate::image::reading::PictureText;

/// Shapes like letters; fewer are arrows, dots and bullets.
const SHAPES: usize = 6;
/// Drawings that nobody vouches for.
const DRAWINGS: usize = 3;
/// Glyphs of one font for one letter: capitals, small capitals and a swash are three.
const FOR_ONE_LETTER: usize = 4;
/// Words that are looked at for their vowels, at least, ...
const WORDS: usize = 30;
/// ... and the share of them that may do without.
const WITHOUT_VOWEL: f64 = 0.25;
/// Letters of a word that was read; shorter ones are specks as often as not.
const TELLING: usize = 3;
/// The share of a word's letters that must be there.
const ALIKE: f64 = 0.5;
/// How far a letter may lie outside of the box that was read, in heights of it.
const AROUND: f32 = 0.35;

/// Letters stand at least so far apart, in heights of the line; an `i` is narrow.
const APART: f32 = 0.12;

/// Whether the page must be looked at.
pub(super) fn has_cause(walk: &PageWalk, text: &str) -> bool {
    has_outlines(walk)
        || walk.glyphs.iter().filter(|glyph| glyph.unvouched && is_letter(&glyph.says)).count() >= DRAWINGS
        || is_crowded(walk)
        || is_no_language(text)
}

/// Whether there are drawings that may be writing.
pub(super) fn has_outlines(walk: &PageWalk) -> bool {
    walk.outlines.iter().map(|outline| outline.letters.len()).sum::<usize>() >= SHAPES
}

fn is_letter(says: &Says) -> bool {
    match says {
        Says::Char(one) => one.is_alphanumeric(),
        Says::Text(text) => text.contains(char::is_alphanumeric),
        Says::Unknown => false,
    }
}

/// One letter has too many glyphs. Scripts whose letters change with their neighbours are left out.
fn is_crowded(walk: &PageWalk) -> bool {
    let mut glyphs: HashMap<(lopdf::ObjectId, char), HashSet<u32>> = HashMap::new();
    for glyph in &walk.glyphs {
        let font = walk.shows.get(glyph.show as usize).and_then(|show| show.font_id);
        if let (Some(font), Says::Char(letter @ ('0'..='9' | 'A'..='Z' | 'a'..='z' | 'À'..='ԯ'))) =
            (font, &glyph.says)
        {
            let known = glyphs.entry((font, *letter)).or_default();
            known.insert(glyph.glyph);
            if known.len() >= FOR_ONE_LETTER {
                return true;
            }
        }
    }
    false
}

/// Latin words of which too many have no vowel: the letters stand for others.
fn is_no_language(text: &str) -> bool {
    let (mut words, mut without) = (0_usize, 0_usize);
    for word in text.split(|one: char| !one.is_alphanumeric()) {
        if word.len() < 4 || !word.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            continue;
        }
        words += 1;
        without += usize::from(!word.bytes().any(|byte| b"aeiouAEIOU".contains(&byte)));
    }
    words >= WORDS && without as f64 > WITHOUT_VOWEL * words as f64
}

/// Whether everything that was read on the page is in its text layer or in its pictures.
pub(super) fn explains(
    walk: &PageWalk,
    entry: &PageEntry,
    pictures: &[(Rect, String)],
    read: &PictureText,
) -> bool {
    let mut known: Vec<(f32, f32, String)> = Vec::new();
    for glyph in walk.glyphs.iter().filter(|glyph| glyph.group == 0 && !glyph.invisible) {
        let says = match &glyph.says {
            Says::Char(one) => one.to_string(),
            Says::Text(text) => text.to_string(),
            Says::Unknown => continue,
        };
        let area = entry.shown(glyph.bounds());
        known.push(((area.x0 + area.x1) / 2.0, (area.y0 + area.y1) / 2.0, letters(&says)));
    }
    // By height, so that a word looks at its own line only.
    known.sort_by(|one, other| one.1.total_cmp(&other.1));
    let beside = |area: &Rect| {
        let first = known.partition_point(|(_, y, _)| *y < area.y0);
        let end = known.partition_point(|(_, y, _)| *y <= area.y1);
        known.get(first..end).unwrap_or_default().iter()
    };
    let outlines: Vec<(f32, f32)> = walk
        .outlines
        .iter()
        .flat_map(|outline| &outline.letters)
        .map(|(x, y)| {
            let at = entry.shown([*x, *y, *x, *y]);
            (at.x0, at.y0)
        })
        .collect();
    let mut explained = |word: &(Rect, String)| {
        let wanted = letters(&word.1);
        if wanted.chars().count() < TELLING {
            return true;
        }
        let around = widened(word.0);
        let within = |x: f32, y: f32| x >= around.x0 && x <= around.x1 && y >= around.y0 && y <= around.y1;
        let drawn = outlines.iter().copied().filter(|(x, y)| within(*x, *y));
        if side_by_side(drawn.collect(), &word.0) >= wanted.chars().count().div_ceil(2) {
            return false;
        }
        let mut there: Vec<char> =
            beside(&around).filter(|(x, y, _)| within(*x, *y)).flat_map(|(.., says)| says.chars()).collect();
        for (area, says) in pictures {
            if area.x0 < around.x1 && around.x0 < area.x1 && area.y0 < around.y1 && around.y0 < area.y1 {
                there.extend(letters(says).chars());
            }
        }
        let all = wanted.chars().count();
        let found = wanted
            .chars()
            .filter(|letter| match there.iter().position(|other| other == letter) {
                Some(at) => {
                    there.swap_remove(at);
                    true
                }
                None => false,
            })
            .count();
        found as f64 >= ALIKE * all as f64
    };
    let words = read.words();
    if !words.iter().all(&mut explained) {
        return false;
    }
    let in_pictures = |area: &Rect| {
        pictures.iter().any(|(other, _)| {
            other.x0 < area.x1 && area.x0 < other.x1 && other.y0 < area.y1 && area.y0 < other.y1
        })
    };
    let in_text = |area: &Rect| beside(area).any(|(x, ..)| *x > area.x0 && *x < area.x1);
    read.illegible().all(|area| in_text(&area) || in_pictures(&area))
}

/// How many shapes stand beside each other; a button is several in one place.
fn side_by_side(mut places: Vec<(f32, f32)>, area: &Rect) -> usize {
    let (width, height) = (area.x1 - area.x0, area.y1 - area.y0);
    if height > width {
        places.iter_mut().for_each(|(x, y)| std::mem::swap(x, y));
    }
    places.sort_by(|one, other| one.0.total_cmp(&other.0));
    let apart = APART * width.min(height);
    let mut last = f32::NEG_INFINITY;
    let is_beside = |(along, _): &(f32, f32)| {
        let is_next = *along - last > apart;
        if is_next {
            last = *along;
        }
        is_next
    };
    places.iter().copied().filter(is_beside).count()
}

fn letters(text: &str) -> String {
    text.chars().filter(|one| one.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn widened(area: Rect) -> Rect {
    let by = AROUND * (area.y1 - area.y0).min(area.x1 - area.x0).abs();
    Rect { x0: area.x0 - by, y0: area.y0 - by, x1: area.x1 + by, y1: area.y1 + by }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_in_one_place_are_no_letters() {
        let line = Rect { x0: 0.1, y0: 0.1, x1: 0.3, y1: 0.12 };
        let button: Vec<(f32, f32)> = (0..8_u8).map(|at| (0.1 + 0.0002 * f32::from(at), 0.11)).collect();
        assert_eq!(side_by_side(button, &line), 1);
        let word: Vec<(f32, f32)> = (0..8_u8).map(|at| (0.1 + 0.02 * f32::from(at), 0.11)).collect();
        assert_eq!(side_by_side(word, &line), 8);
        let upright = Rect { x0: 0.1, y0: 0.1, x1: 0.12, y1: 0.3 };
        let column: Vec<(f32, f32)> = (0..8_u8).map(|at| (0.11, 0.1 + 0.02 * f32::from(at))).collect();
        assert_eq!(side_by_side(column, &upright), 8);
    }

    #[test]
    fn words_without_vowels_are_no_language() {
        let plain =
            "these words are written in the usual manner and nobody would doubt them at all here ".repeat(3);
        assert!(!is_no_language(&plain));
        let turned: String = plain
            .chars()
            .map(|one| match one {
                'a'..='z' => char::from((one as u8 - b'a' + 5) % 26 + b'a'),
                other => other,
            })
            .collect();
        assert!(is_no_language(&turned), "{turned}");
        assert!(!is_no_language("HTTP HTML XML CSS"), "too few to tell");
    }
}
