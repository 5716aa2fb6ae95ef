//! What a page holds: glyphs with the bytes that draw them, pictures, drawings like letters.

use std::rc::Rc;

use lopdf::ObjectId;

use super::super::fonts::Says;
use super::super::matrix::Matrix;
use super::super::outlines::Outline;
use super::super::pictures::PictureKey;

/// Glyphs whose base lines are closer than this, in sizes, stand on one line.
const SAME_LINE: f64 = 0.4;

/// One operator that shows text.
#[derive(Clone)]
pub(in super::super) struct Show {
    /// The page or the stream.
    pub(in super::super) stream: ObjectId,
    /// Which operator of it.
    pub(in super::super) operator: u32,
    /// Name of the font in the resources; empty when it came by other ways.
    pub(in super::super) font: Rc<[u8]>,
    pub(in super::super) size: f64,
    /// `Tz` as a factor.
    pub(in super::super) stretch: f64,
    pub(in super::super) spacing: f64,
    pub(in super::super) word_spacing: f64,
    pub(in super::super) vertical: bool,
    /// Height of a line for a size of 1.
    pub(in super::super) em: f64,
    /// The font's object.
    pub(in super::super) font_id: Option<ObjectId>,
}

/// One glyph on the page.
#[derive(Clone)]
pub(in super::super) struct Glyph {
    pub(in super::super) show: u32,
    /// Which item of the array, 0 for a lone string.
    pub(in super::super) element: u32,
    /// Bytes in that string.
    pub(in super::super) start: u32,
    pub(in super::super) length: u32,
    pub(in super::super) says: Says,
    /// Where it begins and ends on its base line, in the page's space.
    pub(in super::super) origin: (f64, f64),
    pub(in super::super) end: (f64, f64),
    /// Where its own width ends, without spacing.
    pub(in super::super) reach: (f64, f64),
    /// From the base line to the top of a line.
    pub(in super::super) up: (f64, f64),
    /// Where the line runs, of length 1.
    pub(in super::super) along: (f64, f64),
    /// The advance in units of a `TJ` number, spacing included.
    pub(in super::super) units: f64,
    /// 0: the page; patterns and masks have spaces of their own; [`NOWHERE`] has no space at all.
    pub(in super::super) group: u32,
    /// Drawn in mode 3: an OCR layer.
    pub(in super::super) invisible: bool,
    /// The number of its code and of its glyph in the font.
    pub(in super::super) code: u32,
    pub(in super::super) glyph: u32,
    /// The font says that it is another letter than the text does.
    pub(in super::super) doubted: bool,
    /// A drawing that nothing but the text speaks for.
    pub(in super::super) unvouched: bool,
}

impl Glyph {
    /// Nobody can say for sure what it is.
    pub(in super::super) fn is_unclear(&self) -> bool {
        self.doubted || self.says == Says::Unknown
    }

    /// The height of a line of it.
    pub(in super::super) fn size(&self) -> f64 {
        self.up.0.hypot(self.up.1)
    }

    /// Whether another stands on its base line, or nearly so.
    pub(in super::super) fn shares_line(&self, other: &Glyph) -> bool {
        let across = |(x, y): (f64, f64)| y * self.along.0 - x * self.along.1;
        let apart = (across(other.origin) - across(self.origin)).abs();
        other.group == self.group && apart < SAME_LINE * self.size()
    }

    /// The box of its ink, from below its line to above it, in the page's space.
    pub(in super::super) fn bounds(&self) -> [f64; 4] {
        let corner = |(x, y): (f64, f64), by: f64| (x + by * self.up.0, y + by * self.up.1);
        let corners = [
            corner(self.origin, -0.25),
            corner(self.reach, -0.25),
            corner(self.origin, 0.85),
            corner(self.reach, 0.85),
        ];
        let fold = |start: f64, pick: fn(f64, f64) -> f64, of: fn(&(f64, f64)) -> f64| {
            corners.iter().map(of).fold(start, pick)
        };
        [
            fold(f64::INFINITY, f64::min, |corner| corner.0),
            fold(f64::INFINITY, f64::min, |corner| corner.1),
            fold(f64::NEG_INFINITY, f64::max, |corner| corner.0),
            fold(f64::NEG_INFINITY, f64::max, |corner| corner.1),
        ]
    }
}

/// The group of glyphs without a size or a place; they are read in the order they are drawn.
pub(in super::super) const NOWHERE: u32 = u32::MAX;

/// A picture that a page shows.
pub(in super::super) struct PlacedImage {
    pub(in super::super) key: PictureKey,
    /// From the unit square to the page.
    pub(in super::super) matrix: Matrix,
    /// Its data, where it stood inside a stream.
    pub(in super::super) inline: Option<lopdf::Stream>,
}

/// What a page holds.
#[derive(Default)]
pub(in super::super) struct PageWalk {
    pub(in super::super) shows: Vec<Show>,
    pub(in super::super) glyphs: Vec<Glyph>,
    pub(in super::super) images: Vec<PlacedImage>,
    /// Drawings of the size and make of letters.
    pub(in super::super) outlines: Vec<Outline>,
}
