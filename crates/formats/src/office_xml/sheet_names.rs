//! The names of sheets: other rules of spelling, and no two alike.

use std::collections::{HashMap, HashSet};

use blackbar_core::TextRange;

use super::extraction::Extracted;
use super::plan::applied;
use super::slot_changes::{NewChange, SlotChanges};
use super::spelling::Spelling;

/// Excel's limit, in UTF-16 units; counted in characters, most of which are one.
const LONGEST: usize = 31;

/// Settles the new names, and makes them the changes of their slots. Gives (old, new).
pub(super) fn plan(
    extracted: &Extracted,
    readings: &HashMap<u32, String>,
    changes: &mut SlotChanges,
) -> Vec<(String, String)> {
    let is_name = |number: u32| {
        extracted.slots.get(number as usize).is_some_and(|slot| slot.spelling() == Spelling::SheetName)
    };
    let mut renamed: Vec<(String, String)> = Vec::new();
    if !changes.slots().any(is_name) {
        return renamed;
    }
    let text = &extracted.text;
    let mut taken: HashSet<String> = text
        .passages()
        .iter()
        .zip(&extracted.slot_of)
        .filter(|(_, slot)| is_name(**slot) && changes.of(**slot).is_empty())
        .map(|(passage, _)| text.reading(passage).to_lowercase())
        .collect();
    let mut named = Vec::new();
    let mut known: HashMap<String, String> = HashMap::new();
    for list in changes.groups() {
        let Some(slot) = list.first().map(|change| change.slot).filter(|slot| is_name(*slot)) else {
            continue;
        };
        let Some(old) = readings.get(&slot) else { continue };
        let wanted = Spelling::SheetName
            .reading(&Spelling::SheetName.spelled(&applied(old, list, changes.texts())))
            .into_owned();
        // A sheet of another workbook may be called as one of this one; formulas that name either follow.
        let new = known.entry(old.to_lowercase()).or_insert_with(|| free(&wanted, &taken)).clone();
        taken.insert(new.to_lowercase());
        named.push(NewChange { slot, range: TextRange::new(0, old.len()), text: new.as_str().into() });
        renamed.push((old.clone(), new));
    }
    changes.put(named);
    renamed
}

/// The name, or the next free one like it.
fn free(wanted: &str, taken: &HashSet<String>) -> String {
    let cut = |name: &str, to: usize| name.chars().take(to).collect::<String>().trim().to_owned();
    let first = cut(wanted, LONGEST);
    let first = if first.is_empty() { "Sheet".to_owned() } else { first };
    let numbered = (2_u32..).map(|number| {
        let suffix = format!(" ({number})");
        format!("{}{suffix}", cut(&first, LONGEST - suffix.len()))
    });
    std::iter::once(first.clone())
        .chain(numbered)
        .find(|name| !taken.contains(&name.to_lowercase()))
        .unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_all_different() {
        let taken = HashSet::from(["(name)".to_owned(), "(name) (2)".to_owned()]);
        assert_eq!(free("(NAME)", &taken), "(NAME) (3)");
        assert_eq!(free(&"x".repeat(40), &HashSet::new()).len(), 31);
        assert_eq!(free(" ", &HashSet::new()), "Sheet");
    }
}
