//! What comes in the place of many stretches. Nearly all of it are markers, which differ in a number: a large sheet has a million of
//! them, and keeps five bytes of each where the text of one takes forty.

use std::fmt;
use std::hash::BuildHasher;
use std::ops::Deref;

use arrayvec::ArrayString;
use hashbrown::HashTable;

use crate::{FastHasher, SharedText};

/// The longest text that is put together when it is asked for.
const MOST: usize = 64;
/// The most digits of a number.
const DIGITS: usize = 9;
/// What is kept as it is has no surroundings.
const KEPT: u8 = u8::MAX;

/// A text that comes in the place of another.
#[derive(Clone)]
pub enum EditText<'e> {
    /// As it is kept.
    Kept(&'e str),
    /// Put together from a number and its surroundings.
    Made(ArrayString<MOST>),
}

impl EditText<'_> {
    /// The same without so many bytes at its ends; all of it, where those are no borders of characters.
    #[must_use]
    pub fn within(self, before: usize, behind: usize) -> Self {
        let range = before..self.len().saturating_sub(behind);
        match self {
            EditText::Kept(text) => EditText::Kept(text.get(range).unwrap_or(text)),
            EditText::Made(text) => {
                let part = text.get(range).and_then(|part| ArrayString::from(part).ok());
                EditText::Made(part.unwrap_or(text))
            }
        }
    }
}

impl Deref for EditText<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            EditText::Kept(text) => text,
            EditText::Made(text) => text,
        }
    }
}

impl AsRef<str> for EditText<'_> {
    fn as_ref(&self) -> &str {
        self
    }
}

impl fmt::Display for EditText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl Default for EditText<'_> {
    fn default() -> Self {
        EditText::Kept("")
    }
}

impl PartialEq for EditText<'_> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl fmt::Debug for EditText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// Texts in an order.
#[derive(Default)]
pub(crate) struct EditTexts {
    /// For each which of the surroundings it has, or that it is kept.
    shapes: Vec<u8>,
    /// Its number, or where it is kept.
    numbers: Vec<u32>,
    surroundings: Vec<[Box<str>; 2]>,
    /// Their places, by what they are.
    known: HashTable<u8>,
    hasher: FastHasher,
    kept: Vec<SharedText>,
}

/// A text that is a number in its surroundings: the last one, if a number would be written so.
fn cut(text: &str) -> Option<([&str; 2], u32)> {
    let bytes = text.as_bytes();
    let end = bytes.iter().rposition(u8::is_ascii_digit)? + 1;
    let start =
        bytes.iter().take(end).rposition(|byte| !byte.is_ascii_digit()).map_or(0, |before| before + 1);
    let digits = text.get(start..end)?;
    let is_number = digits.len() <= DIGITS && (digits == "0" || !digits.starts_with('0'));
    let number = digits.parse().ok().filter(|_| is_number && text.len() <= MOST - DIGITS)?;
    Some(([text.get(..start)?, text.get(end..)?], number))
}

impl EditTexts {
    /// With room for so many.
    pub(crate) fn with_room(count: usize) -> EditTexts {
        EditTexts {
            shapes: Vec::with_capacity(count),
            numbers: Vec::with_capacity(count),
            ..EditTexts::default()
        }
    }

    /// Adds one.
    pub(crate) fn push(&mut self, text: &SharedText) {
        let made = cut(text).and_then(|(around, number)| Some((self.shape(around)?, number)));
        let (shape, number) = made.unwrap_or_else(|| {
            self.kept.push(text.clone());
            // Each is behind a stretch of a text of less than four gigabytes.
            (KEPT, u32::try_from(self.kept.len() - 1).unwrap_or(u32::MAX))
        });
        self.shapes.push(shape);
        self.numbers.push(number);
    }

    /// Which surroundings these are; nothing where there are too many already.
    fn shape(&mut self, around: [&str; 2]) -> Option<u8> {
        let hash = self.hasher.hash_one(around);
        let surroundings = &self.surroundings;
        let of =
            |shape: &u8| surroundings.get(usize::from(*shape)).map(|[before, behind]| [&**before, &**behind]);
        if let Some(known) = self.known.find(hash, |shape| of(shape) == Some(around)) {
            return Some(*known);
        }
        let new = u8::try_from(surroundings.len()).ok().filter(|new| *new != KEPT)?;
        let hasher = &self.hasher;
        self.known.insert_unique(hash, new, |shape| of(shape).map_or(0, |around| hasher.hash_one(around)));
        self.surroundings.push(around.map(Box::from));
        Some(new)
    }

    /// One of them.
    pub(crate) fn get(&self, index: usize) -> EditText<'_> {
        let (Some(shape), Some(number)) = (self.shapes.get(index), self.numbers.get(index)) else {
            return EditText::default();
        };
        match self.surroundings.get(usize::from(*shape)) {
            Some([before, behind]) => {
                let mut text = ArrayString::new();
                for piece in [before, itoa::Buffer::new().format(*number), behind] {
                    // It was measured when it was cut.
                    let _ = text.try_push_str(piece);
                }
                EditText::Made(text)
            }
            None => EditText::Kept(self.kept.get(*number as usize).map_or("", |text| text)),
        }
    }

    /// The same, to be kept elsewhere.
    pub(crate) fn shared(&self, index: usize) -> SharedText {
        match (self.shapes.get(index), self.numbers.get(index)) {
            (Some(&KEPT), Some(number)) => self.kept.get(*number as usize).cloned().unwrap_or_default(),
            _ => SharedText::from(&*self.get(index)),
        }
    }

    /// Whether two of them are the same text.
    pub(crate) fn are_same(&self, one: usize, other: usize) -> bool {
        let of = |index: usize| (self.shapes.get(index), self.numbers.get(index));
        of(one) == of(other) || self.get(one) == self.get(other)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn all(texts: &[&str]) -> EditTexts {
        let mut all = EditTexts::with_room(3);
        texts.iter().for_each(|text| all.push(&SharedText::from(*text)));
        all
    }

    #[test]
    fn markers_are_kept_by_their_numbers() {
        let texts = all(&["[NAME_1]", "[NAME_GIVEN_20]", "[NAME_999999999]", "[NAME_1]", "[NAME_GIVEN_1]"]);
        assert_eq!((texts.surroundings.len(), texts.kept.len()), (2, 0));
        assert!(texts.are_same(0, 3) && !texts.are_same(0, 4) && !texts.are_same(0, 2));
        let texts =
            all(&["", "####", "[NAME_01]", "[NAME_1234567890]", &"x1".repeat(40), "####", "é7é", "0"]);
        assert_eq!((texts.surroundings.len(), texts.kept.len()), (2, 6));
        assert!(texts.are_same(1, 5) && !texts.are_same(1, 2));
    }

    #[test]
    fn more_surroundings_than_there_are_numbers_for() {
        let spelled: Vec<String> =
            (0..900).map(|number| format!("{number} Main {number}x{number}")).collect();
        let spelled: Vec<&str> = spelled.iter().map(String::as_str).collect();
        let texts = all(&spelled);
        assert_eq!(texts.surroundings.len(), usize::from(KEPT));
        assert!(spelled.iter().enumerate().all(|(index, text)| *texts.get(index) == **text));
    }

    proptest! {
        #[test]
        fn they_come_out_as_they_went_in(
            texts in prop::collection::vec("[a0é_\\[]{0,3}[0-9]{0,11}[]x0é]{0,3}|[0-9a]{50,70}", 0..40),
        ) {
            let spelled: Vec<&str> = texts.iter().map(String::as_str).collect();
            let kept = all(&spelled);
            for (index, text) in spelled.iter().enumerate() {
                prop_assert_eq!(&*kept.get(index), *text);
                prop_assert_eq!(&*kept.shared(index), *text);
                for (before, behind) in [(0, 0), (1, 1), (2, 0), (9, 9)] {
                    let expected = text.get(before..text.len().saturating_sub(behind)).unwrap_or(text);
                    prop_assert_eq!(&*kept.get(index).within(before, behind), expected);
                }
                for (other, same) in spelled.iter().enumerate() {
                    prop_assert_eq!(kept.are_same(index, other), text == same);
                }
            }
        }
    }
}
