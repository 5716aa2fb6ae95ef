//! Illnesses, injuries, procedures and drugs by language: `health/<language>.txt`, sections headed by a label, entries
//! parted by semicolons, written as `scan::Lexicon` reads them. More languages than have a profile: a list costs nothing.

use blackbar_core::Label;

use crate::scan::Meaning;

const LISTS: &[&str] = &[
    include_str!("health/ar.txt"),
    include_str!("health/de.txt"),
    include_str!("health/en.txt"),
    include_str!("health/es.txt"),
    include_str!("health/fr.txt"),
    include_str!("health/hi.txt"),
    include_str!("health/it.txt"),
    include_str!("health/ja.txt"),
    include_str!("health/ko.txt"),
    include_str!("health/nl.txt"),
    include_str!("health/pl.txt"),
    include_str!("health/pt.txt"),
    include_str!("health/ro.txt"),
    include_str!("health/ru.txt"),
    include_str!("health/sv.txt"),
    include_str!("health/tl.txt"),
    include_str!("health/tr.txt"),
    include_str!("health/uk.txt"),
    include_str!("health/zh.txt"),
];

/// Every entry of every list.
pub(super) fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    LISTS.iter().flat_map(|list| list.split("# ").skip(1)).flat_map(|section| {
        let (label, entries) = section.split_once('\n').unwrap_or((section, ""));
        let label = Label::from_name(label.trim());
        entries
            .split([';', '\n'])
            .map(str::trim)
            .filter(|entry| !entry.is_empty())
            .filter_map(move |entry| Some((entry, Meaning::Term(label?))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_is_a_label_of_health() {
        for list in LISTS {
            for section in list.split("# ").skip(1) {
                let label = Label::from_name(section.lines().next().unwrap()).unwrap();
                assert!(
                    matches!(label, Label::Condition | Label::Injury | Label::MedicalProcess | Label::Drug),
                    "{label:?}"
                );
            }
        }
        assert!(words().count() > 2_500);
        for (word, _) in words() {
            let bare = word.trim_matches('*');
            assert!(!bare.contains('*') && bare.trim() == bare && !bare.contains("  "), "{word}");
        }
    }
}
