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
        ["Properties", "HeadingPairs", .., "lpstr"] => is_heading(text),
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

/// What the parts of a file are counted as.
fn is_heading(text: &str) -> bool {
    #[rustfmt::skip]
    const HEADINGS: &[&str] = &[
        "Title", "Worksheets", "Named Ranges", "Charts", "Macros", "Excel 4.0 Macros", "Links", "Theme", "Slide Titles", "Fonts Used",
        "Design Template", "Embedded OLE Servers", "Custom Shows", "Headings", "Titel", "Arbeitsblätter", "Benannte Bereiche",
        "Diagramme", "Design", "Designvorlage", "Folientitel", "Verwendete Schriftarten", "Eingebettete OLE-Server", "Titre",
        "Feuilles de calcul", "Plages nommées", "Graphiques", "Thème", "Titres des diapositives", "Polices utilisées", "Título",
        "Hojas de cálculo", "Rangos con nombre", "Gráficos", "Tema", "Títulos de diapositiva", "Fuentes usadas", "Titolo",
        "Fogli di lavoro", "Intervalli denominati", "Grafici", "Titoli diapositive", "Caratteri utilizzati", "Planilhas", "Folhas de cálculo",
        "Intervalos nomeados", "Títulos de slides", "Fontes usadas", "Werkbladen", "Benoemde bereiken", "Thema", "Diatitels",
        "Gebruikte lettertypen", "Tytuł", "Arkusze", "Zakresy nazwane", "Motyw", "Tytuły slajdów", "Używane czcionki", "Название", "Листы",
        "Именованные диапазоны", "Тема", "Заголовки слайдов", "Использованные шрифты", "Назва", "Аркуші", "タイトル", "ワークシート",
        "名前付き一覧", "テーマ", "スライド タイトル", "使用されているフォント", "标题", "工作表", "命名范围", "主题", "幻灯片标题", "已用的字体", "題名",
        "標題", "已命名的範圍", "佈景主題", "投影片標題", "使用字型", "제목", "워크시트", "이름 지정된 범위", "테마", "슬라이드 제목", "사용한 글꼴",
    ];
    HEADINGS.contains(&text)
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
            (&["Properties", "HeadingPairs", "vector", "variant", "lpstr"], "Named Ranges", true),
            (&["Properties", "HeadingPairs", "vector", "variant", "lpstr"], "Ann Lee", false),
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
