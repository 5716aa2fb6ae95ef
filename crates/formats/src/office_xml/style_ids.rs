//! The identifiers of a document's styles. Word makes them of the styles' names: who is in the name is in the identifier.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::slot_changes::SlotChanges;

/// Elements that say which style they mean.
#[rustfmt::skip]
const REFERENCES: &[&str] = &[
    "pStyle", "rStyle", "tblStyle", "basedOn", "next", "link", "styleLink", "numStyleLink", "defaultTableStyle",
    "clickAndTypeStyle",
];

/// Whether an attribute holds the identifier of a style.
pub(super) fn refers(element: &str, attribute: &str) -> bool {
    matches!((element, attribute), ("style", "styleId"))
        || attribute == "val" && REFERENCES.contains(&element)
}

/// New identifiers for the styles whose names change, and for those whose identifiers hold a value that was redacted.
pub(super) fn plan(
    styles: &[(Arc<str>, u32)],
    values: &[&str],
    changes: &SlotChanges,
) -> HashMap<String, String> {
    let mut renamed = HashMap::new();
    if styles.is_empty() || changes.is_empty() {
        return renamed;
    }
    let values: Vec<String> = values.iter().map(|value| squeezed(value)).collect();
    let taken: HashSet<&str> = styles.iter().map(|(id, _)| id.as_ref()).collect();
    let mut numbers = (1_u32..).map(|number| format!("Style{number}"));
    for (id, slot) in styles {
        let shown = squeezed(id);
        let named = values.iter().any(|value| !value.is_empty() && shown.contains(value.as_str()));
        if (named || !changes.of(*slot).is_empty())
            && !renamed.contains_key(id.as_ref())
            && let Some(new) = numbers.find(|new| !taken.contains(new.as_str()))
        {
            renamed.insert(id.as_ref().to_owned(), new);
        }
    }
    renamed
}

/// Letters and digits alone, in lower case.
fn squeezed(text: &str) -> String {
    text.chars().filter(|character| character.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use blackbar_core::TextRange;

    use super::super::slot_changes::NewChange;
    use super::*;

    #[test]
    fn only_styles_with_a_name_in_them_are_renamed() {
        let styles: Vec<(Arc<str>, u32)> = [("Style1", 0), ("AnnLee", 1), ("BobbysText", 2), ("Body", 3)]
            .map(|(id, slot)| (id.into(), slot))
            .into();
        let change = NewChange { slot: 1, range: TextRange::new(0, 3), text: "[1]".into() };
        let changes = SlotChanges::new(vec![change]);
        let renamed = plan(&styles, &["Bobby"], &changes);
        let expected = [("AnnLee", "Style2"), ("BobbysText", "Style3")];
        assert_eq!(renamed, expected.map(|(old, new)| (old.to_owned(), new.to_owned())).into());
        assert!(plan(&styles, &[], &SlotChanges::default()).is_empty());
    }
}
