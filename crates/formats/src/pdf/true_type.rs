//! TrueType and OpenType programs without some of their glyphs: the outlines, widths, names and characters of letters that only a removed
//! text needed. Numbers of glyphs stay, so that everything else of the font stays as it is.

use std::collections::{BTreeMap, BTreeSet};

use super::cff;

/// Tables that name glyphs and that no reader of PDF needs.
const NOT_NEEDED: [&[u8; 4]; 6] = [b"GSUB", b"GPOS", b"GDEF", b"kern", b"DSIG", b"morx"];
/// Parts of parts of a glyph.
const DEPTH: usize = 8;

/// The program without the lost glyphs; those that are used stay whole. Nothing when it is not one that we understand.
pub(super) fn without(program: &[u8], lost: &BTreeSet<u32>, used: &BTreeSet<u32>) -> Option<Vec<u8>> {
    let mut tables = tables(program)?;
    if let Some(table) = tables.get(b"CFF ") {
        let compact = cff::without(table, lost)?;
        tables.insert(*b"CFF ", compact);
        let lost = lost.iter().filter_map(|glyph| usize::try_from(*glyph).ok()).filter(|glyph| *glyph != 0);
        return finished(program, tables, &lost.collect());
    }
    let count = usize::from(word(tables.get(b"maxp")?, 4)?);
    let long = word(tables.get(b"head")?, 50)? != 0;
    let glyphs = outlines(tables.get(b"glyf")?, tables.get(b"loca")?, count, long)?;
    let mut lost: BTreeSet<usize> =
        lost.iter().filter_map(|glyph| usize::try_from(*glyph).ok()).filter(|glyph| *glyph < count).collect();
    for glyph in used.iter().filter_map(|glyph| usize::try_from(*glyph).ok()) {
        keep_parts(&glyphs, glyph, &mut lost, 0);
    }
    lost.remove(&0);
    let (mut outlines, mut places) = (Vec::new(), Vec::new());
    for (glyph, outline) in glyphs.iter().enumerate() {
        place(outlines.len(), long, &mut places)?;
        if !lost.contains(&glyph) {
            outlines.extend_from_slice(outline);
            outlines.resize(outlines.len().next_multiple_of(4), 0);
        }
    }
    place(outlines.len(), long, &mut places)?;
    tables.insert(*b"glyf", outlines);
    tables.insert(*b"loca", places);
    finished(program, tables, &lost)
}

/// The program from its tables, those beside the outlines without the lost glyphs.
fn finished(
    program: &[u8],
    mut tables: BTreeMap<[u8; 4], Vec<u8>>,
    lost: &BTreeSet<usize>,
) -> Option<Vec<u8>> {
    let metrics = tables.get(b"hhea").and_then(|table| word(table, 34)).map(usize::from);
    if let (Some(metrics), Some(table)) = (metrics, tables.get_mut(b"hmtx")) {
        forget_widths(table, metrics, lost);
    }
    if let Some(table) = tables.get_mut(b"post") {
        forget_names(table, lost)?;
    }
    if let Some(table) = tables.get(b"cmap") {
        let table = characters(table, lost)?;
        tables.insert(*b"cmap", table);
    }
    NOT_NEEDED.iter().for_each(|tag| {
        tables.remove(*tag);
    });
    Some(assembled(program.get(..4)?, &tables))
}

fn word(table: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(table.get(at..at + 2)?.try_into().ok()?))
}

fn double(table: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32::from_be_bytes(table.get(at..at + 4)?.try_into().ok()?)).ok()
}

pub(super) fn tables(program: &[u8]) -> Option<BTreeMap<[u8; 4], Vec<u8>>> {
    if !matches!(program.get(..4)?, [0, 1, 0, 0] | b"true" | b"OTTO") {
        return None;
    }
    let mut tables = BTreeMap::new();
    for number in 0..usize::from(word(program, 4)?) {
        let record = program.get(12 + 16 * number..28 + 16 * number)?;
        let (start, length) = (double(record, 8)?, double(record, 12)?);
        // Programs in PDF are often cut short at the end.
        let end = start.checked_add(length)?.min(program.len());
        tables.insert(record.get(..4)?.try_into().ok()?, program.get(start..end)?.to_vec());
    }
    Some(tables)
}

fn outlines<'t>(glyf: &'t [u8], loca: &[u8], count: usize, long: bool) -> Option<Vec<&'t [u8]>> {
    let at = |glyph: usize| match long {
        true => double(loca, 4 * glyph),
        false => word(loca, 2 * glyph).map(|half| 2 * usize::from(half)),
    };
    (0..count)
        .map(|glyph| {
            let (start, end) = (at(glyph)?, at(glyph + 1)?);
            glyf.get(start.min(glyf.len())..end.min(glyf.len()))
        })
        .collect()
}

/// Takes the parts of a composite glyph out of what is lost.
fn keep_parts(glyphs: &[&[u8]], glyph: usize, lost: &mut BTreeSet<usize>, depth: usize) {
    let Some(outline) = glyphs.get(glyph).filter(|_| depth < DEPTH) else { return };
    if word(outline, 0).is_none_or(|contours| contours < 0x8000) {
        return;
    }
    let mut at = 10;
    while let (Some(flags), Some(part)) = (word(outline, at), word(outline, at + 2)) {
        if lost.remove(&usize::from(part)) {
            keep_parts(glyphs, usize::from(part), lost, depth + 1);
        }
        let arguments = if flags & 1 != 0 { 4 } else { 2 };
        let scale = match flags & 0b1100_1000 {
            0 => 0,
            8 => 2,
            0x40 => 4,
            _ => 8,
        };
        at += 4 + arguments + scale;
        if flags & 0x20 == 0 {
            break;
        }
    }
}

fn place(at: usize, long: bool, places: &mut Vec<u8>) -> Option<()> {
    match long {
        true => places.extend(u32::try_from(at).ok()?.to_be_bytes()),
        false => places.extend(u16::try_from(at / 2).ok()?.to_be_bytes()),
    }
    Some(())
}

fn forget_widths(table: &mut [u8], metrics: usize, lost: &BTreeSet<usize>) {
    for glyph in lost {
        let (at, length) =
            if *glyph < metrics { (4 * glyph, 4) } else { (4 * metrics + 2 * (glyph - metrics), 2) };
        if let Some(bytes) = table.get_mut(at..at + length) {
            bytes.fill(0);
        }
    }
}

/// Names of version 2: numbers of a list that every font has, or of strings behind.
fn forget_names(table: &mut [u8], lost: &BTreeSet<usize>) -> Option<()> {
    if double(table, 0)? != 0x0002_0000 {
        return Some(());
    }
    let count = usize::from(word(table, 32)?);
    let mut forgotten = BTreeSet::new();
    let mut kept = BTreeSet::new();
    for glyph in 0..count {
        let at = 34 + 2 * glyph;
        let name = usize::from(word(table, at)?);
        if lost.contains(&glyph) {
            forgotten.extend(name.checked_sub(258));
            table.get_mut(at..at + 2)?.fill(0);
        } else {
            kept.extend(name.checked_sub(258));
        }
    }
    let (mut at, mut number) = (34 + 2 * count, 0);
    while let Some(length) = table.get(at).map(|length| usize::from(*length)) {
        if forgotten.contains(&number) && !kept.contains(&number) {
            table.get_mut(at + 1..at + 1 + length)?.fill(b'x');
        }
        at += 1 + length;
        number += 1;
    }
    Some(())
}

/// The table of characters with each of its parts written anew.
fn characters(table: &[u8], lost: &BTreeSet<usize>) -> Option<Vec<u8>> {
    let parsed = ttf_parser::cmap::Table::parse(table)?;
    let mut parts: Vec<([u8; 4], Vec<u8>)> = Vec::new();
    for (number, part) in parsed.subtables.into_iter().enumerate() {
        let ids: [u8; 4] = table.get(4 + 8 * number..8 + 8 * number)?.try_into().ok()?;
        let mut codes = BTreeMap::new();
        part.codepoints(|code| {
            if let Some(glyph) = part.glyph_index(code).filter(|glyph| !lost.contains(&usize::from(glyph.0)))
            {
                codes.insert(code, glyph.0);
            }
        });
        codes.retain(|_, glyph| *glyph != 0);
        parts.push((ids, written(&codes)?));
    }
    let mut out = vec![0, 0];
    out.extend(u16::try_from(parts.len()).ok()?.to_be_bytes());
    let mut at = 4 + 8 * parts.len();
    for (ids, part) in &parts {
        out.extend(ids);
        out.extend(u32::try_from(at).ok()?.to_be_bytes());
        at += part.len();
    }
    parts.iter().for_each(|(_, part)| out.extend(part));
    Some(out)
}

/// Codes and glyphs as format 6 where they are few and close, else as format 12.
fn written(codes: &BTreeMap<u32, u16>) -> Option<Vec<u8>> {
    let (first, last) = match (codes.keys().next(), codes.keys().next_back()) {
        (Some(first), Some(last)) => (*first, *last),
        _ => (0, 0),
    };
    if last <= 0xFFFF && last - first < 512 {
        let mut out = Vec::new();
        let count = last - first + 1;
        for value in [6, 10 + 2 * count, 0, first, count] {
            out.extend(u16::try_from(value).ok()?.to_be_bytes());
        }
        for code in first..=last {
            out.extend(codes.get(&code).copied().unwrap_or_default().to_be_bytes());
        }
        return Some(out);
    }
    let mut groups: Vec<(u32, u32, u32)> = Vec::new();
    for (code, glyph) in codes {
        let glyph = u32::from(*glyph);
        match groups.last_mut() {
            Some((start, end, begun)) if *end + 1 == *code && *begun + (code - *start) == glyph => {
                *end = *code;
            }
            _ => groups.push((*code, *code, glyph)),
        }
    }
    let count = u32::try_from(groups.len()).ok()?;
    let mut out = vec![0, 12, 0, 0];
    for value in [16 + 12 * count, 0, count] {
        out.extend(value.to_be_bytes());
    }
    for (start, end, glyph) in groups {
        out.extend([start, end, glyph].into_iter().flat_map(u32::to_be_bytes));
    }
    Some(out)
}

/// A program from its tables.
pub(super) fn assembled(version: &[u8], tables: &BTreeMap<[u8; 4], Vec<u8>>) -> Vec<u8> {
    let count = u16::try_from(tables.len()).unwrap_or_default();
    let power = 15 - count.max(1).leading_zeros() as u16;
    let range = 16 << power;
    let mut out = version.to_vec();
    for value in [count, range, power, (16 * count).wrapping_sub(range)] {
        out.extend(value.to_be_bytes());
    }
    let mut at = 12 + 16 * tables.len();
    for (tag, table) in tables {
        out.extend(tag);
        let numbers = [
            sum(table),
            u32::try_from(at).unwrap_or_default(),
            u32::try_from(table.len()).unwrap_or_default(),
        ];
        out.extend(numbers.into_iter().flat_map(u32::to_be_bytes));
        at += table.len().next_multiple_of(4);
    }
    for table in tables.values() {
        out.extend(table);
        out.resize(out.len().next_multiple_of(4), 0);
    }
    out
}

fn sum(table: &[u8]) -> u32 {
    table.chunks(4).fold(0, |sum, chunk| {
        let mut four = [0; 4];
        four.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
        sum.wrapping_add(u32::from_be_bytes(four))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_that_are_gone_leave_nothing_and_others_stay() {
        let font = dejavu::sans::regular();
        let before = ttf_parser::Face::parse(font, 0).unwrap();
        let glyph = |letter: char| before.glyph_index(letter).unwrap();
        let lost = BTreeSet::from([u32::from(glyph('J').0), u32::from(glyph('e').0)]);
        let used = ['A', 'j', 'é'].map(|letter| u32::from(glyph(letter).0)).into();
        let program = without(font, &lost, &used).unwrap();
        let after = ttf_parser::Face::parse(&program, 0).unwrap();
        assert_eq!(after.number_of_glyphs(), before.number_of_glyphs());
        assert!(after.glyph_bounding_box(glyph('J')).is_none(), "no outline");
        assert_eq!(after.glyph_hor_advance(glyph('J')), Some(0), "no width");
        assert_eq!(after.glyph_index('J'), None, "no character");
        assert_ne!(after.glyph_name(glyph('J')), Some("J"), "no name");
        for letter in ['A', 'j', 'ж', 'é', 'ﬁ', '7'] {
            assert_eq!(after.glyph_index(letter), before.glyph_index(letter), "{letter}");
            let bounds = |face: &ttf_parser::Face<'_>| face.glyph_bounding_box(glyph(letter));
            assert_eq!(bounds(&after), bounds(&before), "{letter}");
            let width = |face: &ttf_parser::Face<'_>| face.glyph_hor_advance(glyph(letter));
            assert_eq!(width(&after), width(&before), "{letter}");
        }
        assert!(after.glyph_bounding_box(glyph('e')).is_some(), "part of é, which is used");
    }

    #[test]
    fn compact_outlines_of_an_opentype_program_go_too() {
        let font: &[u8] = include_bytes!("tests/fonts/shapes.otf");
        let before = ttf_parser::Face::parse(font, 0).unwrap();
        let glyph = |letter: char| before.glyph_index(letter).unwrap();
        let lost = ['Q', '\u{E000}'].map(|letter| u32::from(glyph(letter).0)).into();
        let program = without(font, &lost, &BTreeSet::from([u32::from(glyph('A').0)])).unwrap();
        let after = ttf_parser::Face::parse(&program, 0).unwrap();
        assert_eq!(after.number_of_glyphs(), before.number_of_glyphs());
        struct Nothing;
        impl ttf_parser::OutlineBuilder for Nothing {
            fn move_to(&mut self, _: f32, _: f32) {}
            fn line_to(&mut self, _: f32, _: f32) {}
            fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {}
            fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {}
            fn close(&mut self) {}
        }
        let outline = |face: &ttf_parser::Face<'_>, letter| face.outline_glyph(glyph(letter), &mut Nothing);
        for (letter, name) in [('Q', "Q"), ('\u{E000}', "quixote.alt")] {
            assert!(outline(&before, letter).is_some());
            assert_eq!(before.glyph_name(glyph(letter)), Some(name));
            assert!(outline(&after, letter).is_none(), "no outline");
            assert_eq!(after.glyph_hor_advance(glyph(letter)), Some(0), "no width");
            assert_eq!(after.glyph_index(letter).filter(|glyph| glyph.0 != 0), None, "no character");
            assert_ne!(after.glyph_name(glyph(letter)), Some(name), "no name");
        }
        assert!(memchr::memmem::find(&program, b"quixote").is_none(), "not in any table");
        for letter in ['A', 'J', 'x', 'à'] {
            assert_eq!(after.glyph_index(letter), before.glyph_index(letter), "{letter}");
            assert_eq!(outline(&after, letter), outline(&before, letter), "{letter}");
            let width = |face: &ttf_parser::Face<'_>| face.glyph_hor_advance(glyph(letter));
            assert_eq!(width(&after), width(&before), "{letter}");
        }
    }

    #[test]
    fn damaged_programs_are_left_alone() {
        let font = dejavu::sans::regular();
        assert!(without(b"OTTO", &BTreeSet::new(), &BTreeSet::new()).is_none());
        for cut in (0..3000).step_by(37) {
            let _ = without(&font[..cut], &BTreeSet::from([5]), &BTreeSet::new());
        }
        for seed in 0..200_usize {
            let mut bytes = font[..100_000].to_vec();
            let at = seed.wrapping_mul(2_654_435_761) % 600;
            bytes[at] ^= 0xFF;
            let _ = without(&bytes, &BTreeSet::from([5, 70_000]), &BTreeSet::from([90, 80_000]));
        }
    }
}
