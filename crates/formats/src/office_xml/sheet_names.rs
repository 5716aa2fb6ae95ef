//! The names of sheets: other rules of spelling, no two alike, and formulas all over the workbook refer to them.

use std::collections::{BTreeMap, HashMap};

use blackbar_core::TextRange;

use super::extraction::Extracted;
use super::plan::{SlotChange, applied};
use super::source::Splice;
use super::spelling::Spelling;

/// Excel's limit, in UTF-16 units; counted in characters, most of which are one.
const LONGEST: usize = 31;

/// Sheets that get another name.
pub(super) struct SheetNames {
    /// (old, new), as spelled in XML.
    renamed: Vec<(String, String)>,
}

/// As it stands between tags; apostrophes are left as formulas have them.
fn spelled(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

impl SheetNames {
    /// Settles the new names, and makes them the changes of their slots.
    pub(super) fn plan(
        extracted: &Extracted,
        readings: &HashMap<u32, String>,
        changes: &mut BTreeMap<u32, Vec<SlotChange>>,
    ) -> SheetNames {
        let is_name = |number: u32| {
            extracted.slots.get(number as usize).is_some_and(|slot| slot.spelling == Spelling::SheetName)
        };
        let mut renamed = Vec::new();
        if !changes.keys().any(|number| is_name(*number)) {
            return SheetNames { renamed };
        }
        let text = &extracted.text;
        let mut taken: Vec<String> = text
            .passages()
            .iter()
            .zip(&extracted.slot_of)
            .filter(|(_, slot)| is_name(**slot) && !changes.contains_key(*slot))
            .map(|(passage, _)| text.reading(passage).to_lowercase())
            .collect();
        for (number, list) in changes.iter_mut().filter(|(number, _)| is_name(**number)) {
            let Some(old) = readings.get(number) else { continue };
            let wanted =
                Spelling::SheetName.reading(&Spelling::SheetName.spelled(&applied(old, list))).into_owned();
            let new = free(&wanted, &taken);
            taken.push(new.to_lowercase());
            *list = vec![SlotChange { range: TextRange::new(0, old.len()), text: new.clone() }];
            renamed.push((old.clone(), new));
        }
        SheetNames { renamed }
    }

    /// Whether any sheet gets another name.
    pub(super) fn any(&self) -> bool {
        !self.renamed.is_empty()
    }

    /// The places of a part that name the sheets: `'Ann Lee'!A1`, `Ann!A1`, `sheet="Ann Lee"`.
    pub(super) fn references(&self, source: &str, splices: &mut Vec<Splice>) {
        for (old, new) in &self.renamed {
            let new = spelled(new);
            let doubled = spelled(&old.replace('\'', "''"));
            let mut patterns = vec![
                (format!("'{doubled}'!"), format!("'{new}'!")),
                (format!("&apos;{doubled}&apos;!"), format!("'{new}'!")),
                (format!(" sheet=\"{}\"", spelled(old)), format!(" sheet=\"{new}\"")),
            ];
            if old.chars().all(|character| character.is_alphanumeric() || matches!(character, '_' | '.')) {
                patterns.push((format!("{}!", spelled(old)), format!("'{new}'!")));
            }
            for (pattern, replacement) in patterns {
                for (at, _) in source.match_indices(&pattern) {
                    let range = TextRange::at(at, pattern.len());
                    let before = source.get(..at).and_then(|before| before.chars().next_back());
                    let cut = pattern.starts_with(|first: char| first.is_alphanumeric())
                        && before.is_some_and(|before| {
                            before.is_alphanumeric() || matches!(before, '\'' | '_' | '.')
                        });
                    if !cut && !splices.iter().any(|splice| splice.range.overlaps(range)) {
                        splices.push(Splice { range, text: replacement.clone() });
                    }
                }
            }
        }
    }
}

/// The name, or the next free one like it.
fn free(wanted: &str, taken: &[String]) -> String {
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
        let taken = vec!["(name)".to_owned(), "(name) (2)".to_owned()];
        assert_eq!(free("(NAME)", &taken), "(NAME) (3)");
        assert_eq!(free(&"x".repeat(40), &[]).len(), 31);
        assert_eq!(free(" ", &[]), "Sheet");
    }

    #[test]
    fn formulas_follow_a_renamed_sheet() {
        let names = SheetNames {
            renamed: vec![("Ann O'Lee".into(), "(NAME_1)".into()), ("Bob".into(), "(NAME_2)".into())],
        };
        let source = "<f>'Ann O''Lee'!A1+Bob!B2+xBob!C1</f><s sheet=\"Bob\"/>";
        let mut splices = Vec::new();
        names.references(source, &mut splices);
        let spliced =
            super::super::source::PartSource::new(source.as_bytes().to_vec()).unwrap().spliced(&mut splices);
        assert_eq!(spliced.unwrap().1, "<f>'(NAME_1)'!A1+'(NAME_2)'!B2+xBob!C1</f><s sheet=\"(NAME_2)\"/>");
    }
}
