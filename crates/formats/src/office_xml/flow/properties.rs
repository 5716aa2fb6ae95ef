//! What the properties of a document say of it that is no one's: counts, settings, dates that must stay dates, or nothing
//! opens the file. Anything else in their place is a value.

use super::super::generated_names::is_generated_look;

/// A count with more digits is someone's number.
const LONGEST_COUNT: usize = 8;

/// Whether the text of the innermost open element is a setting.
pub(super) fn is_setting(open: &[&str], text: &str) -> bool {
    let text = text.trim();
    match open {
        [.., "bool"] | ["Properties", "ScaleCrop" | "LinksUpToDate" | "SharedDoc" | "HyperlinksChanged"] => {
            matches!(text, "true" | "false" | "0" | "1" | "TRUE" | "FALSE" | "True" | "False")
        }
        ["coreProperties", "created" | "modified" | "lastPrinted"] => {
            text.bytes().all(|byte| byte.is_ascii_digit() || b"-:.+TZ ".contains(&byte))
        }
        ["Properties", "Application"] => is_program(text),
        ["Properties", "Template"] => {
            matches!(text, "Normal" | "Normal.dot" | "Normal.dotx" | "Normal.dotm") || is_generated_look(text)
        }
        ["Properties", "TitlesOfParts", .., "lpstr"] => is_generated_look(text),
        ["Properties", "AppVersion"] => text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.'),
        ["coreProperties", "revision"]
        | [
            "Properties",
            "TotalTime"
            | "Pages"
            | "Words"
            | "Characters"
            | "CharactersWithSpaces"
            | "Lines"
            | "Paragraphs"
            | "Slides"
            | "Notes"
            | "HiddenSlides"
            | "MMClips"
            | "DocSecurity",
        ] => text.len() <= LONGEST_COUNT && text.bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    }
}

/// What wrote the file, in the words of the usual programs; others are read like any text.
fn is_program(text: &str) -> bool {
    const WORDS: &[&str] = &[
        "Microsoft",
        "Office",
        "Word",
        "Excel",
        "PowerPoint",
        "Macintosh",
        "Online",
        "Publisher",
        "Visio",
        "LibreOffice",
    ];
    text.split(' ').all(|word| WORDS.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_told_by_place_and_looks() {
        for (open, text, expected) in [
            (&["Properties", "Pages"][..], "12", true),
            (&["Properties", "Notes"], "078051120", false),
            (&["Properties", "Notes"], "Ann Lee", false),
            (&["data", "Notes"], "3", false),
            (&["Properties", "Application"], "Microsoft Office Word", true),
            (&["Properties", "Application"], "Ann Lee's Word", false),
            (&["Properties", "Template"], "Normal.dotm", true),
            (&["Properties", "Template"], "Ann.dotm", false),
            (&["Properties", "TitlesOfParts", "vector", "lpstr"], "Thème Office", true),
            (&["Properties", "TitlesOfParts", "vector", "lpstr"], "Ann's office", false),
            (&["Properties", "AppVersion"], "16.0300", true),
            (&["Properties", "AppVersion"], "Ann", false),
            (&["coreProperties", "created"], "2020-02-03T04:05:06Z", true),
            (&["coreProperties", "created"], "by Ann Lee", false),
            (&["Properties", "property", "bool"], "true", true),
            (&["Properties", "property", "bool"], "Ann", false),
        ] {
            assert_eq!(is_setting(open, text), expected, "{open:?} {text}");
        }
    }
}
