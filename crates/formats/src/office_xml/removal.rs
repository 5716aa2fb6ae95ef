//! Parts that go take along their relationships, the relationships that lead to them, and their content types.

use super::package::Package;
use super::source::Splice;

/// What a file with macros says it is, and what it is without them.
const WITHOUT_MACROS: &[(&str, &str)] = &[
    (
        "application/vnd.ms-word.document.macroEnabled.main+xml",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
    ),
    (
        "application/vnd.ms-word.template.macroEnabledTemplate.main+xml",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml",
    ),
    (
        "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
    ),
    (
        "application/vnd.ms-excel.template.macroEnabled.main+xml",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml",
    ),
    (
        "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
    ),
    (
        "application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml",
        "application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml",
    ),
    (
        "application/vnd.ms-powerpoint.template.macroEnabled.main+xml",
        "application/vnd.openxmlformats-officedocument.presentationml.template.main+xml",
    ),
];

/// The changes that the removal of parts brings to the rest. One entry of `removed` for each of the zip file.
pub(super) fn remove_parts(
    names: &[String],
    package: &Package,
    removed: &[bool],
    fixed: &mut Vec<(usize, Splice)>,
) {
    let is_removed = |index: usize| removed.get(index).copied().unwrap_or_default();
    let without = Splice::gone;
    for one in &package.relationships {
        if one.target.is_some_and(is_removed) && !is_removed(one.rels) {
            fixed.push((one.rels, without(one.range)));
        }
    }
    let gone: Vec<String> = names
        .iter()
        .enumerate()
        .filter(|(index, _)| is_removed(*index))
        .map(|(_, name)| format!("/{}", name.to_ascii_lowercase()))
        .collect();
    for entry in package.types.iter().filter(|entry| entry.is_override && gone.contains(&entry.key)) {
        fixed.push((package.content_types, without(entry.range)));
    }
    let macros_gone = package
        .relationships
        .iter()
        .any(|one| one.kind == "vbaProject" && one.target.is_some_and(is_removed));
    if macros_gone {
        for entry in package.types.iter().filter(|entry| entry.is_override) {
            let plain = WITHOUT_MACROS.iter().find(|(with, _)| *with == entry.content_type);
            if let Some((_, plain)) = plain {
                fixed
                    .push((package.content_types, Splice { range: entry.type_range, text: (*plain).into() }));
            }
        }
    }
}
