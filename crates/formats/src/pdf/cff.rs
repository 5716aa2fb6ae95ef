//! Compact font programs without some of their glyphs, as `true_type` does it for the others. Everything stays in its place:
//! outlines are overwritten with the mark of an empty glyph, names with the name of none.

use std::collections::BTreeSet;
use std::ops::Range;

/// Ends a glyph; all by itself it is a glyph without an outline.
const END: u8 = 14;
/// Strings below this number are known to every reader.
const OWN_STRINGS: usize = 391;
/// The name of no glyph.
const NO_NAME: [u8; 2] = [0, 0];

/// The program without these glyphs; nothing when it is not one that we understand.
pub(super) fn without(program: &[u8], lost: &BTreeSet<u32>) -> Option<Vec<u8>> {
    let mut out = program.to_vec();
    let (_, at) = index(program, usize::from(*program.get(2).filter(|_| program.first() == Some(&1))?))?;
    let (dicts, at) = index(program, at)?;
    let (strings, _) = index(program, at)?;
    let top = Top::read(program, dicts.first()?.clone())?;
    let (glyphs, _) = index(program, top.glyphs?)?;
    let lost: BTreeSet<usize> = lost
        .iter()
        .filter_map(|glyph| usize::try_from(*glyph).ok())
        .filter(|glyph| *glyph != 0 && *glyph < glyphs.len())
        .collect();
    for (number, glyph) in glyphs.iter().enumerate() {
        let outline = program.get(glyph.clone())?;
        if lost.contains(&number) {
            out.get_mut(glyph.clone())?.fill(END);
        } else if is_accented(outline) {
            // It is made of other glyphs, by their names.
            return None;
        }
    }
    if let Some((at, operand)) = top.names.filter(|_| !top.by_number) {
        let names = names(program, at, glyphs.len())?;
        let kept: BTreeSet<usize> =
            (0..).zip(&names).filter(|(glyph, _)| !lost.contains(glyph)).map(|(_, name)| *name).collect();
        for name in lost.iter().filter_map(|glyph| names.get(*glyph)).filter(|name| !kept.contains(name)) {
            if let Some(string) = name.checked_sub(OWN_STRINGS).and_then(|string| strings.get(string)) {
                out.get_mut(string.clone())?.fill(b'x');
            }
        }
        if program.get(at) == Some(&0) {
            for glyph in &lost {
                let name = at + 1 + 2 * (glyph - 1);
                out.get_mut(name..name + 2)?.copy_from_slice(&NO_NAME);
            }
        } else if program.get(operand.start) == Some(&29) && operand.len() == 5 {
            // Names in ranges cannot be left out one by one: all of them anew, behind the rest.
            let place = i32::try_from(out.len()).ok()?.to_be_bytes();
            out.get_mut(operand.start + 1..operand.end)?.copy_from_slice(&place);
            out.push(0);
            for (glyph, name) in names.iter().enumerate().skip(1) {
                let name = if lost.contains(&glyph) { 0 } else { u16::try_from(*name).ok()? };
                out.extend(name.to_be_bytes());
            }
        }
    }
    Some(out)
}

/// The items of an index, and where it ends.
fn index(program: &[u8], at: usize) -> Option<(Vec<Range<usize>>, usize)> {
    let count = usize::from(u16::from_be_bytes(program.get(at..at + 2)?.try_into().ok()?));
    if count == 0 {
        return Some((Vec::new(), at + 2));
    }
    let size = usize::from(*program.get(at + 2).filter(|size| (1..=4).contains(*size))?);
    let data = at + 2 + (count + 1) * size;
    let offset = |number: usize| {
        let bytes = program.get(at + 3 + number * size..at + 3 + (number + 1) * size)?;
        let offset = bytes.iter().fold(0_usize, |value, byte| value << 8 | usize::from(*byte));
        data.checked_add(offset).filter(|end| offset > 0 && *end <= program.len())
    };
    let mut items = Vec::with_capacity(count);
    let mut start = offset(0)?;
    for number in 1..=count {
        let end = offset(number).filter(|end| *end >= start)?;
        items.push(start..end);
        start = end;
    }
    Some((items, start))
}

/// What is needed of the top dictionary.
#[derive(Default)]
struct Top {
    glyphs: Option<usize>,
    /// Where the names are, and the operand that says so.
    names: Option<(usize, Range<usize>)>,
    /// Glyphs have numbers in place of names.
    by_number: bool,
}

impl Top {
    fn read(program: &[u8], dict: Range<usize>) -> Option<Top> {
        let mut top = Top::default();
        let mut at = dict.start;
        let mut last: Option<(i64, Range<usize>)> = None;
        while at < dict.end {
            let first = *program.get(at)?;
            if first <= 21 {
                let operator =
                    if first == 12 { 1200 + u16::from(*program.get(at + 1)?) } else { u16::from(first) };
                let value =
                    last.take().and_then(|(value, place)| Some((usize::try_from(value).ok()?, place)));
                match operator {
                    // 0 to 2 are lists that every reader has.
                    15 => top.names = value.filter(|(at, _)| *at > 2),
                    17 => top.glyphs = value.map(|(at, _)| at),
                    1230 => top.by_number = true,
                    _ => {}
                }
                at += if first == 12 { 2 } else { 1 };
                continue;
            }
            let (value, length) = number(program.get(at..dict.end)?)?;
            last = Some((value, at..at + length));
            at += length;
        }
        Some(top)
    }
}

/// A number of a dictionary and its length; real numbers are none that we need.
fn number(bytes: &[u8]) -> Option<(i64, usize)> {
    let byte = |at: usize| bytes.get(at).map(|byte| i64::from(*byte));
    Some(match byte(0)? {
        first @ 32..=246 => (first - 139, 1),
        first @ 247..=250 => ((first - 247) * 256 + byte(1)? + 108, 2),
        first @ 251..=254 => (-(first - 251) * 256 - byte(1)? - 108, 2),
        28 => (i64::from(i16::from_be_bytes(bytes.get(1..3)?.try_into().ok()?)), 3),
        29 => (i64::from(i32::from_be_bytes(bytes.get(1..5)?.try_into().ok()?)), 5),
        30 => {
            let end = bytes.iter().skip(1).position(|byte| byte & 0xF == 0xF || byte >> 4 == 0xF)?;
            (-1, end + 2)
        }
        _ => return None,
    })
}

/// The name of each glyph, as a number.
fn names(program: &[u8], at: usize, glyphs: usize) -> Option<Vec<usize>> {
    let word = |at: usize| Some(usize::from(u16::from_be_bytes(program.get(at..at + 2)?.try_into().ok()?)));
    let format = *program.get(at)?;
    let mut names = vec![0];
    let mut at = at + 1;
    while names.len() < glyphs {
        let first = word(at)?;
        let (more, length) = match format {
            0 => (0, 2),
            1 => (usize::from(*program.get(at + 2)?), 3),
            2 => (word(at + 2)?, 4),
            _ => return None,
        };
        names.extend((first..=first + more).take(glyphs - names.len()));
        at += length;
    }
    Some(names)
}

/// A glyph that says of which others it is made: numbers and nothing else but the end.
fn is_accented(outline: &[u8]) -> bool {
    let (mut at, mut numbers) = (0, 0);
    while let Some(first) = outline.get(at) {
        at += match first {
            32..=246 => 1,
            247..=254 => 2,
            28 => 3,
            255 => 5,
            _ => return *first == END && numbers >= 4,
        };
        numbers += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(items: &[&[u8]]) -> Vec<u8> {
        let mut out = (items.len() as u16).to_be_bytes().to_vec();
        if items.is_empty() {
            return out;
        }
        out.push(1);
        let mut at = 1;
        for item in items {
            out.push(at);
            at += item.len() as u8;
        }
        out.push(at);
        items.iter().for_each(|item| out.extend(*item));
        out
    }

    /// Three glyphs: none, `J` (in ranges or not), and one with a name of its own.
    fn program(ranges: bool) -> Vec<u8> {
        let place = |at: usize| [&[29][..], &(at as i32).to_be_bytes()].concat();
        let build = |names: usize, glyphs: usize| {
            let mut out = vec![1, 0, 4, 1];
            out.extend(list(&[b"Font"]));
            let dict = [place(names), vec![15], place(glyphs), vec![17]].concat();
            out.extend(list(&[&dict]));
            out.extend(list(&[b"Quix"]));
            out.extend(list(&[]));
            out
        };
        let head = build(0, 0).len();
        let names: &[u8] = if ranges { &[1, 0, 43, 0, 1, 135, 0] } else { &[0, 0, 43, 1, 135] };
        let mut out = build(head, head + names.len());
        out.extend(names);
        out.extend(list(&[&[14], &[139, 139, 21, 140, 5, 14], &[139, 140, 21, 141, 5, 14]]));
        out
    }

    #[test]
    fn outlines_and_names_are_overwritten() {
        for ranges in [false, true] {
            let before = program(ranges);
            let after = without(&before, &BTreeSet::from([2])).unwrap();
            assert!(memchr::memmem::find(&before, b"Quix").is_some());
            assert!(memchr::memmem::find(&after, b"Quix").is_none(), "its name is gone");
            assert!(memchr::memmem::find(&after, &[139, 140, 21]).is_none(), "its outline is gone");
            assert!(memchr::memmem::find(&after, &[139, 139, 21, 140, 5, 14]).is_some(), "the other stays");
            let table = ttf_parser::cff::Table::parse(&after).unwrap();
            assert_eq!(table.glyph_name(ttf_parser::GlyphId(1)), Some("J"));
            assert_eq!(table.glyph_name(ttf_parser::GlyphId(2)), Some(".notdef"));
        }
    }

    #[test]
    fn damaged_programs_are_left_alone() {
        let whole = program(true);
        for cut in 0..whole.len() {
            let _ = without(&whole[..cut], &BTreeSet::from([1, 2, 3]));
            let mut bytes = whole.clone();
            bytes[cut] ^= 0xFF;
            let _ = without(&bytes, &BTreeSet::from([1, 2, 3]));
        }
    }
}
