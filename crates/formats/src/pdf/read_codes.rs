//! What the codes of a font mean, where nothing in the file says it: they are read by their looks.
//!
//! The page is rendered and read as a picture. Letters that were read are laid beside the glyphs of their line, in order and by
//! place, and every pair is a vote for what the glyph's code means. One code of one font is the same shape everywhere, so the
//! votes of the whole file count together, and a letter that was misread once is outvoted. A page whose glyphs then do not
//! read as what was seen on it stays a picture.

use std::collections::{BTreeMap, HashMap, HashSet};

use blackbar_core::Rect;
use lopdf::ObjectId;

use super::fonts::Says;
use super::load::PageEntry;
use super::walker::{Glyph, PageWalk};
use crate::image::reading::PictureText;

/// The share of the votes that the likeliest letter of a code must have.
const CLEAR: f64 = 0.6;
/// The share of the letters on a page that must read as they were seen.
const ALIKE: f64 = 0.8;
/// What it costs to leave a glyph or a letter alone, in heights of the line.
const ALONE: f64 = 0.6;
/// What it costs to lay a letter beside a glyph that is known to be another one.
const OTHER: f64 = 0.5;
/// How far a letter may lie from its glyph, in heights of the line.
const FAR: f64 = 1.2;
/// Letters or glyphs of one line that are compared; longer lines are no writing.
const LONGEST: usize = 1000;

/// What codes read as, by font.
#[derive(Default)]
pub(super) struct ReadCodes {
    fonts: HashMap<ObjectId, BTreeMap<u32, String>>,
}

impl ReadCodes {
    pub(super) fn of(&self, font: ObjectId) -> Option<&BTreeMap<u32, String>> {
        self.fonts.get(&font)
    }

    /// Fonts of which codes were read, in order.
    pub(super) fn fonts(&self) -> Vec<ObjectId> {
        let mut fonts: Vec<ObjectId> = self.fonts.keys().copied().collect();
        fonts.sort_unstable();
        fonts
    }

    /// Whether a page, walked with these codes, reads as what was seen on it.
    pub(super) fn agree(&self, walk: &PageWalk, page: &PageEntry, seen: &PictureText) -> bool {
        let (mut alike, mut all) = (0_usize, 0_usize);
        for (glyph, says) in pairs(walk, page, seen) {
            let was_read =
                font(walk, glyph).and_then(|font| self.of(font)).and_then(|codes| codes.get(&glyph.code));
            if let Some(read) = was_read {
                all += 1;
                alike += usize::from(same(read, &says));
            }
        }
        all > 0 && alike as f64 >= ALIKE * all as f64
    }
}

/// What was seen of each code.
#[derive(Default)]
pub(super) struct Votes {
    codes: HashMap<(ObjectId, u32), BTreeMap<String, usize>>,
    /// Codes without ink: words are only told apart where the output names them too.
    blanks: HashSet<(ObjectId, u32)>,
}

impl Votes {
    /// Adds what was seen on a page, for the fonts whose codes can be named in the output.
    pub(super) fn add(
        &mut self,
        walk: &PageWalk,
        page: &PageEntry,
        seen: &PictureText,
        can_be_named: impl Fn(ObjectId) -> bool,
    ) {
        let blanks = walk.glyphs.iter().filter(|glyph| glyph.says == Says::Char(' '));
        self.blanks.extend(blanks.filter_map(|glyph| Some((font(walk, glyph)?, glyph.code))));
        for (glyph, says) in pairs(walk, page, seen) {
            if glyph.says == Says::Unknown
                && let Some(font) = font(walk, glyph).filter(|font| can_be_named(*font))
            {
                *self.codes.entry((font, glyph.code)).or_default().entry(says).or_default() += 1;
            }
        }
    }

    /// The codes that are clear.
    pub(super) fn settle(self) -> ReadCodes {
        let mut read = ReadCodes::default();
        for ((font, code), votes) in self.codes {
            let all: usize = votes.values().sum();
            if let Some((says, count)) = votes.into_iter().max_by_key(|(_, count)| *count)
                && count as f64 >= CLEAR * all as f64
            {
                read.fonts.entry(font).or_default().insert(code, says);
            }
        }
        for (font, code) in self.blanks {
            if let Some(codes) = read.fonts.get_mut(&font) {
                codes.entry(code).or_insert_with(|| " ".to_owned());
            }
        }
        read
    }
}

fn font(walk: &PageWalk, glyph: &Glyph) -> Option<ObjectId> {
    walk.shows.get(glyph.show as usize)?.font_id
}

/// Letters that are the same but for their case, which a look at one of them does not always tell.
fn same(one: &str, other: &str) -> bool {
    one == other || one.to_lowercase() == other.to_lowercase()
}

/// One thing on a line: where its middle is along the line, and how far it reaches to both sides.
#[derive(Clone, Copy)]
struct Spot {
    middle: f64,
    half: f64,
}

/// Every visible glyph with the letters that were seen in its place.
fn pairs<'w>(walk: &'w PageWalk, page: &PageEntry, seen: &PictureText) -> Vec<(&'w Glyph, String)> {
    let size = page.shown_size();
    let in_points = |area: Rect| {
        let [x0, x1] = [area.x0, area.x1].map(|x| f64::from(x) * size.0);
        let [y0, y1] = [area.y0, area.y1].map(|y| f64::from(y) * size.1);
        [x0, y0, x1, y1]
    };
    let inked = |glyph: &&Glyph| glyph.group == 0 && !glyph.invisible && glyph.says != Says::Char(' ');
    let glyphs: Vec<(&Glyph, [f64; 4])> = walk
        .glyphs
        .iter()
        .filter(inked)
        .map(|glyph| (glyph, in_points(page.shown(glyph.bounds()))))
        .collect();
    let mut pairs = Vec::new();
    for (text, boxes) in seen.lines() {
        let letters: Vec<(char, [f64; 4])> = text
            .chars()
            .zip(boxes)
            .filter(|(letter, _)| !letter.is_whitespace())
            .map(|(letter, area)| (letter, in_points(*area)))
            .collect();
        let line = letters.iter().map(|(_, area)| *area).reduce(around);
        let Some(line) = line.filter(|_| letters.len() <= LONGEST) else { continue };
        // Turned by a quarter, a line runs along the other axis.
        let turned = line[3] - line[1] > line[2] - line[0] && letters.len() > 1;
        let (along, across) = if turned { (1, 0) } else { (0, 1) };
        let spot = |area: &[f64; 4], axis: usize| Spot {
            middle: (area[axis] + area[axis + 2]) / 2.0,
            half: (area[axis + 2] - area[axis]).abs() / 2.0,
        };
        let height = (line[across + 2] - line[across]).max(1.0);
        let middle = (line[across + 2] + line[across]) / 2.0;
        let is_on_line = |area: &[f64; 4]| {
            let (on, beside) = (spot(area, along).middle, spot(area, across));
            (beside.middle - middle).abs() < 0.5 * height
                && beside.half < 1.5 * height
                && on > line[along] - height
                && on < line[along + 2] + height
        };
        let mut on_line: Vec<(&Glyph, Spot)> = glyphs
            .iter()
            .filter(|(_, area)| is_on_line(area))
            .map(|(glyph, area)| (*glyph, spot(area, along)))
            .collect();
        let mut letters: Vec<(char, Spot)> =
            letters.iter().map(|(letter, area)| (*letter, spot(area, along))).collect();
        on_line.sort_by(|one, other| one.1.middle.total_cmp(&other.1.middle));
        letters.sort_by(|one, other| one.1.middle.total_cmp(&other.1.middle));
        if on_line.len() <= LONGEST {
            pairs.extend(side_by_side(&on_line, &letters, height));
        }
    }
    pairs
}

fn around(one: [f64; 4], other: [f64; 4]) -> [f64; 4] {
    [one[0].min(other[0]), one[1].min(other[1]), one[2].max(other[2]), one[3].max(other[3])]
}

/// Glyphs and letters of one line, both from left to right: the cheapest way to lay them beside each other in order.
fn side_by_side<'w>(
    glyphs: &[(&'w Glyph, Spot)],
    letters: &[(char, Spot)],
    height: f64,
) -> Vec<(&'w Glyph, String)> {
    let cost = |glyph: &(&Glyph, Spot), letter: &(char, Spot)| {
        let apart = (glyph.1.middle - letter.1.middle).abs() / height;
        let other = match &glyph.0.says {
            Says::Char(known) => !same(&known.to_string(), &letter.0.to_string()),
            Says::Text(known) => !known.contains(letter.0),
            Says::Unknown => false,
        };
        if apart > FAR { f64::INFINITY } else { apart + if other { OTHER } else { 0.0 } }
    };
    // The cheapest cost of the first so many glyphs and letters.
    let width = letters.len() + 1;
    let mut best = vec![0.0; (glyphs.len() + 1) * width];
    let at = |glyph: usize, letter: usize| glyph * width + letter;
    for glyph in 0..=glyphs.len() {
        for letter in 0..=letters.len() {
            let without_glyph = glyph.checked_sub(1).map(|before| best[at(before, letter)] + ALONE);
            let without_letter = letter.checked_sub(1).map(|before| best[at(glyph, before)] + ALONE);
            let both = glyph
                .checked_sub(1)
                .zip(letter.checked_sub(1))
                .map(|(one, other)| best[at(one, other)] + cost(&glyphs[one], &letters[other]));
            let cheapest = [without_glyph, without_letter, both].into_iter().flatten().reduce(f64::min);
            best[at(glyph, letter)] = cheapest.unwrap_or_default();
        }
    }
    let mut said: Vec<String> = vec![String::new(); glyphs.len()];
    let (mut glyph, mut letter) = (glyphs.len(), letters.len());
    let mut lone = Vec::new();
    while glyph > 0 && letter > 0 {
        let here = best[at(glyph, letter)];
        if here >= best[at(glyph - 1, letter - 1)] + cost(&glyphs[glyph - 1], &letters[letter - 1]) {
            (glyph, letter) = (glyph - 1, letter - 1);
            said[glyph].push(letters[letter].0);
        } else if here >= best[at(glyph, letter - 1)] + ALONE {
            letter -= 1;
            lone.push((glyph, letter));
        } else {
            glyph -= 1;
        }
    }
    // A glyph may be two letters: one that was left alone belongs to the neighbour it lies on.
    for (behind, letter) in lone {
        let lies_on = |glyph: &usize| {
            glyphs.get(*glyph).is_some_and(|(_, spot)| {
                (spot.middle - letters[letter].1.middle).abs() < spot.half
                    && spot.half > letters[letter].1.half
            })
        };
        let before = behind.checked_sub(1).filter(lies_on);
        if let Some(glyph) = before {
            said[glyph].push(letters[letter].0);
        } else if lies_on(&behind) {
            said[behind].insert(0, letters[letter].0);
        }
    }
    let pair = |(glyph, said): (&(&'w Glyph, Spot), String)| (!said.is_empty()).then_some((glyph.0, said));
    glyphs.iter().zip(said).filter_map(pair).collect()
}
