//! The same letter drawn again in the same place.

use std::collections::HashMap;

use super::super::walker::{Glyph, NOWHERE};

/// Closer than this, in parts of the size, is the same place. Two letters `l` in a row are farther apart.
const SAME_PLACE: f64 = 0.12;

/// First glyph → later ones that repeat it.
pub(super) fn find(glyphs: &[Glyph]) -> HashMap<u32, Vec<u32>> {
    let mut cells: HashMap<(i64, i64, u32), Vec<u32>> = HashMap::new();
    let mut twins: HashMap<u32, Vec<u32>> = HashMap::new();
    for (index, glyph) in (0_u32..).zip(glyphs) {
        if glyph.group == NOWHERE {
            continue;
        }
        let cell = |at: f64| (at / 2.0).floor() as i64;
        let (x, y) = (cell(glyph.origin.0), cell(glyph.origin.1));
        let near = SAME_PLACE * glyph.up.0.hypot(glyph.up.1);
        let reach = (near / 2.0).ceil().min(3.0) as i64;
        let mut first = None;
        'search: for column in x - reach..=x + reach {
            for row in y - reach..=y + reach {
                let here = cells.get(&(column, row, glyph.group)).map(Vec::as_slice).unwrap_or_default();
                // Hundreds of glyphs in one cell are a scribble; a look at some of them is enough.
                first = here.iter().rev().take(64).copied().find(|other| {
                    glyphs.get(*other as usize).is_some_and(|other| {
                        other.says == glyph.says
                            && (other.origin.0 - glyph.origin.0).hypot(other.origin.1 - glyph.origin.1) < near
                    })
                });
                if first.is_some() {
                    break 'search;
                }
            }
        }
        match first {
            Some(first) => twins.entry(first).or_default().push(index),
            None => cells.entry((x, y, glyph.group)).or_default().push(index),
        }
    }
    twins
}
