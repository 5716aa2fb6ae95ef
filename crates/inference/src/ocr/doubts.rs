//! Which words of a quick reading have to be read again. A line of running text is mostly sure; what the small network is unsure of is a
//! letter or two, and reading the words around them takes a fraction of the time of reading all of the line.

use std::ops::Range;

use super::recogniser::{Glyph, Reading};

/// Where more than this share of a line is in doubt, the whole of it is read again.
const MOST: f32 = 0.5;

/// A stretch of a line to be read again.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Doubt {
    /// The glyphs that go.
    glyphs: Range<usize>,
    /// Where they stand: fractions of the strip, in the middle of the gaps around them.
    pub(super) from: f32,
    pub(super) to: f32,
}

/// The words with a letter less sure than `least`, each with its neighbours: alone, a letter could be any. `None` if that is most of the
/// line, or if the line has letters with accents: where the small network doubts one of those it is wrong about others, too (Romanian
/// loses 3 words in 100).
pub(super) fn doubts(reading: &Reading, least: f32) -> Option<Vec<Doubt>> {
    let glyphs = &reading.glyphs;
    if glyphs.iter().all(|glyph| glyph.likelihood >= least) {
        return Some(Vec::new());
    }
    if glyphs.iter().any(|glyph| !glyph.character.is_ascii() && glyph.character.is_alphabetic()) {
        return None;
    }
    // A blank is no end of a word where it is in doubt itself.
    let is_gap = |glyph: &Glyph| glyph.character == ' ' && glyph.likelihood >= least;
    let gaps: Vec<usize> = (0..glyphs.len()).filter(|at| glyphs.get(*at).is_some_and(is_gap)).collect();
    let mut stretches: Vec<Range<usize>> = Vec::new();
    for at in (0..glyphs.len()).filter(|at| glyphs.get(*at).is_some_and(|glyph| glyph.likelihood < least)) {
        let before = gaps.partition_point(|gap| *gap < at);
        let start = before.checked_sub(2).and_then(|number| gaps.get(number)).map_or(0, |gap| gap + 1);
        let end = gaps.get(before + 1).copied().unwrap_or(glyphs.len());
        match stretches.last_mut() {
            Some(last) if start <= last.end => last.end = last.end.max(end),
            _ => stretches.push(start..end),
        }
    }
    let in_doubt: usize = stretches.iter().map(ExactSizeIterator::len).sum();
    if in_doubt as f32 > MOST * glyphs.len() as f32 {
        return None;
    }
    let middle = |gap: usize| glyphs.get(gap).map(|glyph| (glyph.start + glyph.end) / 2.0);
    let place = |stretch: Range<usize>| Doubt {
        from: stretch.start.checked_sub(1).and_then(middle).unwrap_or(0.0),
        to: middle(stretch.end).unwrap_or(1.0),
        glyphs: stretch,
    };
    Some(stretches.into_iter().map(place).collect())
}

/// A reading with what was read in the place of its doubts, in their order.
pub(super) fn settled(reading: Reading, again: Vec<(Doubt, Reading)>) -> Reading {
    let mut old = reading.glyphs.into_iter().enumerate().peekable();
    let mut glyphs = Vec::new();
    for (doubt, read) in again {
        while let Some((_, glyph)) = old.next_if(|(at, _)| *at < doubt.glyphs.start) {
            glyphs.push(glyph);
        }
        while old.next_if(|(at, _)| *at < doubt.glyphs.end).is_some() {}
        let place = |at: f32| doubt.from + (doubt.to - doubt.from) * at;
        let is_blank = |glyph: &Glyph| glyph.character == ' ';
        let first = read.glyphs.iter().position(|glyph| !is_blank(glyph)).unwrap_or(0);
        let last = read.glyphs.iter().rposition(|glyph| !is_blank(glyph)).map_or(0, |at| at + 1);
        let read = read.glyphs.into_iter().take(last).skip(first);
        glyphs.extend(read.map(|glyph| Glyph { start: place(glyph.start), end: place(glyph.end), ..glyph }));
    }
    glyphs.extend(old.map(|(_, glyph)| glyph));
    Reading { glyphs, ..reading }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of which the letters in capitals are in doubt.
    fn reading(text: &str) -> Reading {
        let count = text.chars().count() as f32;
        let glyph = |(at, character): (usize, char)| Glyph {
            character: character.to_ascii_lowercase(),
            start: at as f32 / count,
            end: (at + 1) as f32 / count,
            likelihood: if character.is_uppercase() || character == '_' { 0.5 } else { 0.99 },
        };
        let blank = |glyph: Glyph| Glyph {
            character: if glyph.character == '_' { ' ' } else { glyph.character },
            ..glyph
        };
        Reading { glyphs: text.chars().enumerate().map(glyph).map(blank).collect(), ..Reading::default() }
    }

    fn text(reading: &Reading) -> String {
        reading.glyphs.iter().map(|glyph| glyph.character).collect()
    }

    #[test]
    fn words_in_doubt_come_with_their_neighbours() {
        let line = "one two three fouR five six seven eight nine ten eleven twelve";
        let doubts = doubts(&reading(line), 0.75).unwrap();
        let stretches: Vec<&str> = doubts.iter().map(|doubt| &line[doubt.glyphs.clone()]).collect();
        assert_eq!(stretches, ["three fouR five"]);
        let count = line.len() as f32;
        assert_eq!((doubts[0].from * count, doubts[0].to * count), (7.5, 23.5));
    }

    #[test]
    fn doubts_that_meet_are_one_and_the_ends_are_ends() {
        let line =
            "One two three four five_six seven eight nine ten eleven and twelve and more thirteen fourteen_";
        let doubts = doubts(&reading(line), 0.75).unwrap();
        let stretches: Vec<&str> = doubts.iter().map(|doubt| &line[doubt.glyphs.clone()]).collect();
        assert_eq!(stretches, ["One two", "four five_six seven", "thirteen fourteen_"]);
        assert_eq!((doubts[0].from, doubts[2].to), (0.0, 1.0));
        assert_eq!(super::doubts(&reading("One two Three fouR five six"), 0.75), None, "most of it");
        assert_eq!(super::doubts(&reading("one två"), 0.75), Some(Vec::new()));
        assert_eq!(
            super::doubts(&reading("one två three four five six seven eighT"), 0.75),
            None,
            "an accent"
        );
    }

    #[test]
    fn what_is_read_again_stands_where_it_stood() {
        let line = reading("one two three fouR five six seven eight nine ten eleven twelve");
        let found = doubts(&line, 0.75).unwrap();
        let again = vec![(found[0].clone(), reading(" three four 5 "))];
        let whole = settled(line.clone(), again);
        assert_eq!(text(&whole), "one two three four 5 six seven eight nine ten eleven twelve");
        let six = whole.glyphs.iter().position(|glyph| glyph.character == '5').unwrap() + 2;
        assert_eq!(whole.glyphs[six].start, line.glyphs[24].start, "what was sure does not move");
        assert!(whole.glyphs.windows(2).all(|pair| pair[0].start <= pair[1].start));
    }
}
