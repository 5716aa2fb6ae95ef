//! The last look at a part: a value that was redacted must not stand in its markup, where nothing was searched.

use std::sync::OnceLock;

use blackbar_core::{FormatError, TextRange};
use rayon::prelude::*;

use super::extraction::Slot;
use super::generated_names::is_generated_look;
use super::markup::{Token, Tokens};
use super::part_slots::{PartSlots, meet};
use super::shape_names::is_generated_shape;
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
    /// Those of the values that tell something wherever they stand.
    pub(super) fn telling(mut values: Vec<&str>) -> Vec<&str> {
        let telling = |value: &&str| {
            let value = value.trim();
            let words = value.chars().count() >= TELLING
                && value.contains(char::is_alphabetic)
                && (value.contains('@') || value.contains(' '));
            let digits = value.bytes().filter(u8::is_ascii_digit).count();
            words || digits >= TELLING_DIGITS && value.contains(['-', ' ', '('])
        };
        values.retain(telling);
        values
    }

    /// Those of the values that XML spells otherwise, as it does.
    pub(super) fn escaped(values: &[&str]) -> Vec<String> {
        let spelled = values.par_iter().map(|value| (value, Spelling::Text.spelled(value)));
        spelled
            .filter(|(value, spelled)| spelled != *value)
            .map(|(_, spelled)| spelled.into_owned())
            .collect()
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

    /// Where redacted values stand in the source of a part outside its slots, which are some of `slots`.
    pub(super) fn outside(&self, source: &str, slots: &[Slot], part: usize) -> Vec<TextRange> {
        // Most parts hold no value, and finding the slots of one is a look at all of them.
        let own = OnceLock::new();
        self.finder.find_outside(source, 0, || own.get_or_init(|| PartSlots::new(slots, part)))
    }

    /// The same in a stretch of markup between two tags that begins there in its part; nothing where a value may reach over its ends.
    pub(super) fn outside_of<'s>(
        &self,
        stretch: &str,
        from: usize,
        slots: impl Fn() -> &'s PartSlots<'s> + Sync,
    ) -> Option<Vec<TextRange>> {
        self.finder.stays_within_tags().then(|| self.finder.find_outside(stretch, from, slots))
    }

    /// Those of the places that nothing touches.
    pub(super) fn untouched(mut places: Vec<TextRange>, splices: &[Splice]) -> Vec<TextRange> {
        if !places.is_empty() {
            let mut splices: Vec<TextRange> = splices.iter().map(|splice| splice.range).collect();
            splices.sort_unstable();
            places.retain(|place| !meet(&splices, *place, |range| *range));
        }
        places
    }

    /// Refuses a part whose markup, outside its slots and changes, holds a redacted value; `outside` are those places that
    /// lie in no slot.
    pub(super) fn check(
        source: &str,
        outside: Vec<TextRange>,
        splices: &[Splice],
        depth: usize,
    ) -> Result<(), FormatError> {
        let strange = Leftovers::untouched(outside, splices);
        if strange.is_empty() || !stands_in_text(source, &strange, depth)? {
            return Ok(());
        }
        Err(FormatError::Unsupported(
            "a redacted value also stands in a part's markup, where it cannot be replaced",
        ))
    }
}

/// Whether any of the places, which are in order, is in a text or in an attribute that could be anyone's. What a program called a
/// shape or a look says nothing, whoever is called so elsewhere.
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
                let of_a_program = |value: &str| is_generated_shape(value) || is_generated_look(value);
                let telling = tag
                    .attributes
                    .iter()
                    .filter(|one| !listed && !COMMON.contains(&one.name) && !of_a_program(one.value));
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
