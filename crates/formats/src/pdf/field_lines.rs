//! The lines of a form field: what it says broken over the room there is.

use std::ops::Range;

use lopdf::ObjectId;

use super::walker::{Glyph, PageWalk};

/// A line of glyphs and what is to stand there.
pub(super) struct NewLine {
    pub(super) glyphs: Vec<u32>,
    pub(super) text: String,
}

/// What shown glyphs are to say now, broken over the lines they stand on. Where a field has several looks, each says it.
pub(super) fn over_lines(walk: &PageWalk, shown: &[u32], value: &str) -> Vec<NewLine> {
    let mut new = Vec::new();
    let mut rest = shown;
    while let Some(stream) = rest.first().and_then(|glyph| stream_of(walk, *glyph)) {
        let end = rest.iter().take_while(|glyph| stream_of(walk, **glyph) == Some(stream)).count();
        let (look, others) = rest.split_at(end);
        let lines = lines(walk, look);
        let letters = lines.iter().map(Range::len).max().unwrap_or_default();
        let mut texts = fitted(value, lines.len(), letters).into_iter();
        new.extend(lines.into_iter().map(|line| NewLine {
            glyphs: look.get(line).unwrap_or_default().to_vec(),
            text: texts.next().unwrap_or_default(),
        }));
        rest = others;
    }
    new
}

fn stream_of(walk: &PageWalk, glyph: u32) -> Option<ObjectId> {
    let glyph = walk.glyphs.get(glyph as usize)?;
    walk.shows.get(glyph.show as usize).map(|show| show.stream)
}

/// The stretches of glyphs that share a base line.
fn lines(walk: &PageWalk, glyphs: &[u32]) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = Vec::new();
    let mut first: Option<&Glyph> = None;
    for (at, glyph) in glyphs.iter().enumerate() {
        let Some(glyph) = walk.glyphs.get(*glyph as usize) else { continue };
        match (first, lines.last_mut()) {
            (Some(first), Some(line)) if first.shares_line(glyph) => line.end = at + 1,
            _ => {
                first = Some(glyph);
                lines.push(at..at + 1);
            }
        }
    }
    lines
}

/// The value in at most so many lines, each of about so many letters and, where that is not enough, of more.
fn fitted(value: &str, lines: usize, letters: usize) -> Vec<String> {
    let of = |value: &str, letters: usize| Some(wrapped(value, letters)).filter(|all| all.len() <= lines);
    // A field that shows fewer lines than its value has runs them together.
    let value = if value.lines().count() > lines { value.replace(['\r', '\n'], " ") } else { value.into() };
    let most = value.chars().count().max(1);
    let widths = std::iter::successors(Some(letters.max(1)), |width| Some(width + width.div_ceil(8)));
    widths
        .take_while(|width| *width < most)
        .find_map(|width| of(&value, width))
        .unwrap_or_else(|| wrapped(&value, most))
}

/// Lines of at most so many letters, broken at blanks.
pub(super) fn wrapped(value: &str, most: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in value.split('\n') {
        let mut line = String::new();
        let mut letters = 0;
        for word in paragraph.split_whitespace() {
            let length = word.chars().count();
            if letters > 0 && letters + 1 + length > most {
                lines.push(std::mem::take(&mut line));
                letters = 0;
            }
            if letters > 0 {
                line.push(' ');
                letters += 1;
            }
            line.push_str(word);
            letters += length;
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_broken_over_the_lines_there_are() {
        assert_eq!(fitted("one two three four", 2, 10), ["one two", "three four"]);
        assert_eq!(
            fitted("[NAME_GIVEN_1] of [LOCATION_CITY_1]", 2, 12),
            ["[NAME_GIVEN_1] of", "[LOCATION_CITY_1]"]
        );
        assert_eq!(fitted("one\ntwo three", 2, 20), ["one", "two three"]);
        assert_eq!(fitted("one\ntwo\nthree", 2, 20), ["one two three"], "it showed two of three lines");
        assert_eq!(fitted("one two", 1, 3), ["one two"]);
        assert_eq!(fitted("", 3, 3), [""]);
    }

    #[test]
    fn all_words_stay() {
        let value = "a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh";
        for lines in 1..9 {
            for letters in 1..40 {
                let fitted = fitted(value, lines, letters);
                assert!(fitted.len() <= lines && fitted.join(" ") == value, "{lines} {letters} {fitted:?}");
            }
        }
    }
}
