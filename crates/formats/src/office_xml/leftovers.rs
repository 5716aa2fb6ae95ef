//! The last look at a part: a value that was redacted must not stand in its markup, where nothing was searched.

use blackbar_core::{FormatError, TextRange};

use super::markup::{Token, Tokens};
use super::source::Splice;
use super::spelling::Spelling;
use super::value_finder::ValueFinder;

/// Shorter values, and single words, are also names of styles, fonts and colours.
const TELLING: usize = 6;
/// Numbers with fewer digits are dates and sizes; without a dash or a blank they are anything.
const TELLING_DIGITS: usize = 9;

/// Attributes that hold what every file has: fonts, styles.
const COMMON: &[&str] = &[
    "ascii",
    "hAnsi",
    "cs",
    "eastAsia",
    "typeface",
    "face",
    "panose",
    "styleId",
    "style",
    "type",
    "Type",
    "ContentType",
    "PartName",
    "progId",
    "ProgID",
    "formatCode",
    "Target",
];

/// Elements that list what programs bring along: fonts, styles, layouts.
const LISTS: &[&str] = &[
    "font",
    "lsdException",
    "style",
    "cellStyle",
    "tableStyle",
    "tblStyle",
    "latin",
    "ea",
    "cs",
    "sym",
    "rFont",
    "name",
    "aliases",
    "altName",
    "mathFont",
    "docPartGallery",
    "cat",
    "desc",
    "layoutDef",
    "colorsDef",
    "styleDef",
];

/// What to look for.
pub(super) struct Leftovers<'e> {
    finder: ValueFinder<'e>,
}

impl<'e> Leftovers<'e> {
    /// The values to look for, as they are spelled in XML.
    pub(super) fn telling(values: &[String]) -> Vec<String> {
        let telling = |value: &&String| {
            let value = value.trim();
            let words = value.chars().count() >= TELLING
                && value.contains(char::is_alphabetic)
                && (value.contains('@') || value.contains(' '));
            let digits = value.bytes().filter(u8::is_ascii_digit).count();
            words || digits >= TELLING_DIGITS && value.contains(['-', ' ', '('])
        };
        let mut patterns: Vec<String> = values.iter().filter(telling).cloned().collect();
        let escaped: Vec<String> = patterns.iter().map(|value| Spelling::Text.spelled(value)).collect();
        patterns.extend(escaped);
        patterns.sort_unstable();
        patterns.dedup();
        patterns
    }

    /// Nothing to look for: nothing.
    pub(super) fn new(patterns: &'e [&'e str]) -> Result<Option<Leftovers<'e>>, FormatError> {
        if patterns.is_empty() {
            return Ok(None);
        }
        Ok(Some(Leftovers { finder: ValueFinder::new(patterns)? }))
    }

    /// Refuses a package that calls a part by a redacted value.
    pub(super) fn check_names(&self, names: &[String]) -> Result<(), FormatError> {
        if names.iter().any(|name| self.finder.is_in(name)) {
            return Err(FormatError::Unsupported("a redacted value also stands in the name of a part"));
        }
        Ok(())
    }

    /// Where redacted values stand in a source.
    pub(super) fn hits(&self, source: &str) -> Vec<TextRange> {
        self.finder.find(source).into_iter().map(|(hit, _)| hit).collect()
    }

    /// Refuses a part whose markup, outside its slots and changes, holds a redacted value.
    pub(super) fn check(
        &self,
        source: &str,
        hits: Vec<TextRange>,
        slots: impl Iterator<Item = TextRange>,
        splices: &[Splice],
        depth: usize,
    ) -> Result<(), FormatError> {
        if hits.is_empty() {
            return Ok(());
        }
        // Apart: a slot may begin many changes before the hit that it holds.
        let (slots, splices) = (Ranges::new(slots), Ranges::new(splices.iter().map(|splice| splice.range)));
        let is_known = |hit: TextRange| slots.meet(hit) || splices.meet(hit);
        let strange: Vec<TextRange> = hits.into_iter().filter(|hit| !is_known(*hit)).collect();
        if strange.is_empty() || !stands_in_text(source, &strange, depth)? {
            return Ok(());
        }
        Err(FormatError::Unsupported(
            "a redacted value also stands in a part's markup, where it cannot be replaced",
        ))
    }
}

/// Ranges in order, nearly all of them disjoint.
struct Ranges(Vec<TextRange>);

impl Ranges {
    fn new(ranges: impl Iterator<Item = TextRange>) -> Ranges {
        let mut ranges: Vec<TextRange> = ranges.collect();
        ranges.sort_unstable();
        Ranges(ranges)
    }

    /// Whether one of them shares a character with the place.
    fn meet(&self, place: TextRange) -> bool {
        let after = self.0.partition_point(|range| range.start() <= place.start());
        let near = self.0.get(after.saturating_sub(4)..after).unwrap_or_default();
        near.iter().any(|range| range.overlaps(place))
    }
}

/// Whether any of the places, which are in order, is in a text or in an attribute that could be anyone's.
fn stands_in_text(source: &str, places: &[TextRange], depth: usize) -> Result<bool, FormatError> {
    let inside = |range: TextRange| {
        let first = places.partition_point(|place| place.start() < range.start());
        places.get(first).is_some_and(|place| range.contains(*place))
    };
    let mut tokens = Tokens::new(source, depth);
    let mut layout = false;
    while let Some(token) = tokens.next()? {
        match token {
            Token::Start(tag) => {
                layout = matches!(tag.name, "style" | "formatCode" | "Application");
                let listed = LISTS.contains(&tag.name);
                let telling = tag.attributes.iter().filter(|one| !listed && !COMMON.contains(&one.name));
                if telling.into_iter().any(|one| inside(one.range)) {
                    return Ok(true);
                }
            }
            Token::Text(range) | Token::CData(range) if !layout && inside(range) => return Ok(true),
            _ => {}
        }
    }
    Ok(false)
}
