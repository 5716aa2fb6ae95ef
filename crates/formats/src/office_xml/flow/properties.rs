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
        ["Properties", "TitlesOfParts", .., "lpstr"] => is_generated_look(text) || is_unnamed(text),
        ["coreProperties", "title"] => is_unnamed(text),
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
        "Collabora",
        "OnlyOffice",
        "ONLYOFFICE",
        "WPS",
        "SheetJS",
        "Apache",
        "POI",
        "EPPlus",
    ];
    // "ONLYOFFICE/8.1.1.27", "LibreOffice/7.4.7.2$Linux_X86_64 LibreOffice_project/40$Build-2"
    let is_build = |build: &str| {
        let (version, system) = build.split_once('$').unwrap_or((build, ""));
        version.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
            && ["", "Linux_", "Windows_", "MacOSX_", "Build-"].iter().any(|known| {
                system.strip_prefix(known).is_some_and(|rest| {
                    rest.len() <= LONGEST_COUNT
                        && rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
                })
            })
    };
    text.split(' ').all(|word| match word.split_once('/') {
        Some((name, build)) => WORDS.contains(&name.trim_end_matches("_project")) && is_build(build),
        None => WORDS.contains(&word),
    })
}

/// What PowerPoint calls presentations and slides that nobody named.
fn is_unnamed(title: &str) -> bool {
    const TITLES: &[&str] = &[
        "PowerPoint Presentation",
        "PowerPoint-Präsentation",
        "Présentation PowerPoint",
        "Presentación de PowerPoint",
        "Presentazione standard di PowerPoint",
        "Apresentação do PowerPoint",
        "PowerPoint-presentatie",
        "PowerPoint-presentation",
        "Prezentacja programu PowerPoint",
        "Презентация PowerPoint",
        "Презентація PowerPoint",
        "PowerPoint Sunusu",
        "PowerPoint 演示文稿",
        "PowerPoint 簡報",
        "PowerPoint プレゼンテーション",
        "PowerPoint 프레젠테이션",
    ];
    TITLES.contains(&title)
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
            (&["Properties", "Application"], "ONLYOFFICE/8.1.1.27", true),
            (
                &["Properties", "Application"],
                "LibreOffice/7.4.7.2$Linux_X86_64 LibreOffice_project/40$Build-2",
                true,
            ),
            (&["Properties", "Application"], "LibreOffice/Ann Lee", false),
            (&["Properties", "Application"], "LibreOffice/7$Linux_AnnaLeeMiller", false),
            (&["coreProperties", "title"], "PowerPoint-Präsentation", true),
            (&["coreProperties", "title"], "PowerPoint of Ann", false),
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
