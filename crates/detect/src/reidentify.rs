//! Puts the original values back.
//!
//! One pass from left to right, the longest marker first, and never into what was just put back. The answer of a
//! request names markers without their surrounding characters (`NAME_1` for `[NAME_1]`), so these are inferred from
//! the texts. A marker that stood for several spellings (`John Smith`, then `Smith`) gives each back in its turn.

mod prefix_search;
mod surroundings;

use std::collections::HashMap;

use blackbar_core::{Label, TextRange};

use crate::languages;
use prefix_search::PrefixSearch;
use surroundings::Surroundings;

/// A marker and what it stood for.
#[derive(Clone)]
pub struct Known {
    /// The marker with or without its surrounding characters.
    pub processed_text: String,
    /// The original.
    pub text: String,
}

/// Replaces every marker in each text by its original. With `sensitive` false, values of payment and identity
/// labels come back masked.
pub fn reidentify(texts: &[String], known: &[Known], sensitive: bool) -> Vec<String> {
    let Some(markers) = Markers::new(known) else { return texts.to_vec() };
    let found: Vec<Vec<Occurrence>> = texts.iter().map(|text| markers.occurrences(text)).collect();
    let around = markers.surroundings(texts, &found);
    let mut counts = vec![0usize; markers.values.len()];
    for occurrence in found.iter().flatten() {
        counts[occurrence.marker] += 1;
    }
    let mut turns = vec![0usize; markers.values.len()];
    texts
        .iter()
        .zip(&found)
        .map(|(text, found)| {
            let mut restored = String::with_capacity(text.len());
            let mut done = 0;
            for occurrence in found {
                let values = &markers.values[occurrence.marker];
                // As many places as values: each gets its own spelling back. Otherwise somebody rewrote the text,
                // and the first, usually the fullest, stands for all.
                let turn =
                    if counts[occurrence.marker] == values.len() { turns[occurrence.marker] } else { 0 };
                turns[occurrence.marker] += 1;
                let Some(value) = values.get(turn).and_then(|index| known.get(*index)) else { continue };
                let range = match &around {
                    Some(around) if markers.bodies[occurrence.marker] => around.widen(text, occurrence.range),
                    _ => occurrence.range,
                };
                if range.start() < done {
                    continue;
                }
                restored.push_str(TextRange::new(done, range.start()).of(text));
                match sensitive {
                    true => restored.push_str(&value.text),
                    false => restored.push_str(&guarded(&value.processed_text, &value.text)),
                }
                done = range.end();
            }
            restored.push_str(TextRange::new(done, text.len()).of(text));
            restored
        })
        .collect()
}

/// The distinct markers, ready for the search.
struct Markers<'k> {
    /// For each marker the entries of `known` it names, in order.
    values: Vec<Vec<usize>>,
    /// Whether each looks like a label with number or hash and no characters around it.
    bodies: Vec<bool>,
    search: PrefixSearch<'k>,
}

struct Occurrence {
    range: TextRange,
    marker: usize,
}

impl<'k> Markers<'k> {
    fn new(known: &'k [Known]) -> Option<Markers<'k>> {
        let mut numbers: HashMap<&str, usize> = HashMap::with_capacity(known.len());
        let mut names: Vec<&str> = Vec::new();
        let mut values: Vec<Vec<usize>> = Vec::new();
        for (index, entry) in known.iter().enumerate().filter(|(_, entry)| !entry.processed_text.is_empty()) {
            let marker = *numbers.entry(&entry.processed_text).or_insert_with(|| {
                names.push(&entry.processed_text);
                values.push(Vec::new());
                names.len() - 1
            });
            values[marker].push(index);
        }
        let bodies = names.iter().map(|name| surroundings::is_body(name)).collect();
        (!names.is_empty()).then(|| Markers { values, bodies, search: PrefixSearch::new(names) })
    }

    fn occurrences(&self, text: &str) -> Vec<Occurrence> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(start) = self.search.next_start(text, at) {
            let fitting = self
                .search
                .prefixes_of(&text[start..])
                .into_iter()
                .rev()
                .map(|(marker, length)| (marker, TextRange::at(start, length)))
                .find(|(_, range)| stands_alone(text, *range));
            at = match fitting {
                Some((marker, range)) => {
                    found.push(Occurrence { range, marker });
                    range.end()
                }
                // No marker begins inside a word, so the rest of the word is skipped, one character at least.
                None => start + skip(&text[start..]),
            };
        }
        found
    }

    fn surroundings(&self, texts: &[String], found: &[Vec<Occurrence>]) -> Option<Surroundings> {
        let wrapped = texts.iter().zip(found).flat_map(|(text, found)| {
            found
                .iter()
                .filter(|occurrence| self.bodies[occurrence.marker])
                .map(move |occurrence| (text.as_str(), occurrence.range))
        });
        Surroundings::infer(wrapped)
    }
}

/// Whether the marker is not part of a longer word: `NAME_1` in `NAME_12`.
fn stands_alone(text: &str, range: TextRange) -> bool {
    let value = range.of(text);
    let free = |edge: Option<char>, mut outside: std::iter::Peekable<Box<dyn Iterator<Item = char> + '_>>| {
        if !edge.is_some_and(is_word) {
            return true;
        }
        // Underscores around a marker are decoration when no word follows them: __NAME_1__.
        while outside.peek() == Some(&'_') {
            outside.next();
        }
        !outside.peek().copied().is_some_and(is_word)
    };
    let before: Box<dyn Iterator<Item = char>> = Box::new(text[..range.start()].chars().rev());
    let behind: Box<dyn Iterator<Item = char>> = Box::new(text[range.end()..].chars());
    free(value.chars().next(), before.peekable()) && free(value.chars().next_back(), behind.peekable())
}

/// Letters and digits of scripts that put blanks between words.
fn is_word(c: char) -> bool {
    c.is_alphanumeric()
        && !matches!(c as u32, 0x0E00..=0x0EFF | 0x1000..=0x109F | 0x1780..=0x17FF | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF | 0x20000..=0x3FFFF)
}

/// Bytes to the next place where a marker can begin.
fn skip(rest: &str) -> usize {
    let word: usize = rest.chars().take_while(|c| is_word(*c)).map(char::len_utf8).sum();
    word.max(rest.chars().next().map_or(1, char::len_utf8))
}

/// Labels whose values are not given back in full to those who may not see them.
const GUARDED: [Label; 12] = [
    Label::BankAccount,
    Label::CreditCard,
    Label::CreditCardExpiration,
    Label::Cvv,
    Label::RoutingNumber,
    Label::AccountNumber,
    Label::DriverLicense,
    Label::HealthcareNumber,
    Label::PassportNumber,
    Label::Password,
    Label::Ssn,
    Label::VehicleId,
];

/// The value, masked when its marker's label asks for it; the last quarter of a card number stays.
fn guarded(marker: &str, value: &str) -> String {
    let Some(label) = guarded_label(marker) else { return value.to_owned() };
    let length = value.chars().count();
    let shown = if label == Label::CreditCard { length / 4 } else { 0 };
    value.chars().enumerate().map(|(at, c)| if at + shown < length { '#' } else { c }).collect()
}

fn guarded_label(marker: &str) -> Option<Label> {
    let body = marker.trim_matches(|c: char| !c.is_alphanumeric());
    body.split(',').find_map(|name| {
        let name = name.trim();
        let bare =
            name.rsplit_once('_').filter(|(_, end)| surroundings::is_index(end)).map(|(label, _)| label);
        [Some(name), bare].into_iter().flatten().find_map(label_in_any_language)
    })
}

fn label_in_any_language(name: &str) -> Option<Label> {
    GUARDED.into_iter().find(|label| {
        label.name() == name || languages::ALL.iter().any(|language| (language.marker_label)(*label) == name)
    })
}

#[cfg(test)]
mod tests;
