//! Names that programs give: bookmarks, sheets, tables, looks, shapes. They are nobody's, and other places refer to them.

/// `_GoBack`, `_Toc123`, `OLE_LINK1`
pub(super) fn is_generated(name: &str) -> bool {
    ["_Go", "_Toc", "_Ref", "_Hlk", "_Hlt", "_PictureBullets", "_top", "OLE_LINK"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// "Sheet1" in the languages of most files.
pub(super) fn is_generated_sheet(name: &str) -> bool {
    const WORDS: &[&str] = &[
        "Sheet",
        "Tabelle",
        "Feuil",
        "Hoja",
        "Foglio",
        "Planilha",
        "Blad",
        "Ark",
        "Munka",
        "Arkusz",
        "Лист",
        "工作表",
    ];
    let word = name.trim_end_matches(|last: char| last.is_ascii_digit());
    word.len() < name.len() && WORDS.contains(&word)
}

/// `DefaultPlaceholder_-1854013440`
pub(super) fn is_placeholder(name: &str) -> bool {
    let number = name.strip_prefix("DefaultPlaceholder_").map(|rest| rest.strip_prefix('-').unwrap_or(rest));
    number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// `move468187193`
pub(super) fn is_numbered(name: &str, word: &str) -> bool {
    name.strip_prefix(word).is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()))
}

/// How the levels of a list are numbered: `%1.%2)`, a sign, a letter.
pub(super) fn is_level(text: &str) -> bool {
    let mut letters = 0;
    let mut rest = text.chars().peekable();
    while let Some(one) = rest.next() {
        let is_number = one == '%' && rest.next_if(char::is_ascii_digit).is_some();
        letters += usize::from(!is_number && one.is_alphanumeric());
    }
    letters <= 1
}

/// The styles of quotations that Word brings along: `\APA.XSL`.
pub(super) fn is_quotation_style(name: &str) -> bool {
    const STYLES: &[&str] = &[
        "apa",
        "apasixtheditionofficeonline",
        "chicago",
        "gb",
        "gostname",
        "gosttitle",
        "harvardanglia2008officeonline",
        "ieee2006officeonline",
        "iso690",
        "iso690nmerical",
        "mla",
        "mlaseventheditionofficeonline",
        "sist02",
        "turabian",
    ];
    let name = name.trim_start_matches(['\\', '/']).to_ascii_lowercase();
    name.strip_suffix(".xsl").is_some_and(|name| STYLES.contains(&name))
}

/// What Word calls a building block that nobody named, and the style that it made for it: 32 figures and letters of a number.
pub(super) fn is_generated_style(name: &str) -> bool {
    name.len() == 32 && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'A'..=b'F'))
}

/// A program that ONLYOFFICE made of a macro: `jsaProject_aebd0d9e67b34cf89bc153ffe4dff966`.
pub(super) fn is_generated_macro(name: &str) -> bool {
    let number = name.strip_prefix("jsaProject_").unwrap_or_default();
    number.len() == 32 && number.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// `ThisWorkbook`, `Sheet1`, `{7A2D7E96-6E34-419A-AE5F-296B3A7E7977}`
pub(super) fn is_generated_code(name: &str) -> bool {
    const WORDS: &[&str] = &["ThisWorkbook", "DieseArbeitsmappe", "ЭтаКнига", "EstaPastaDeTrabalho"];
    let identifier = name.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    identifier.is_some_and(|inner| inner.bytes().all(|byte| byte == b'-' || byte.is_ascii_hexdigit()))
        || WORDS.contains(&name)
        || is_generated_sheet(name)
        || is_numbered(name, "Chart")
}

/// `_xlnm.Print_Area`, `Table1`
pub(super) fn is_generated_name(name: &str) -> bool {
    const WORDS: &[&str] = &["Table", "Tabelle", "Tableau", "Tabla", "Tabella", "Tabela", "Tabel"];
    let word = name.trim_end_matches(|last: char| last.is_ascii_digit());
    name.starts_with("_xl") || word.len() < name.len() && WORDS.contains(&word)
}

/// ` 2013 – 2022`
const LONGEST_YEARS: usize = 14;

/// What Office calls its own looks.
pub(super) fn is_generated_look(name: &str) -> bool {
    let word = name.trim_end_matches(|last: char| last.is_ascii_digit() || " -–".contains(last));
    // "Office Theme 2013 - 2022"; other numbers may be someone's.
    let behind = name.get(word.len()..).unwrap_or_default();
    let is_year = |number: &str| number.len() <= 2 || number.len() == 4 && number.starts_with("20");
    if !behind.split(|one: char| !one.is_ascii_digit()).all(is_year) || behind.len() > LONGEST_YEARS {
        return false;
    }
    const NAMES: &[&str] = &[
        "Office",
        "Office Theme",
        "Office Classic",
        "Default Design",
        "Larissa",
        "Thème Office",
        "Tema de Office",
        "Tema di Office",
        "Kantoorthema",
        "Motyw pakietu Office",
        "Pakiet Office",
        "Тема Office",
        "Стандартная",
        "Office テーマ",
        "Office 主题",
        "Office 테마",
    ];
    NAMES.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_behind_the_word_of_a_program_is_generated() {
        assert!(is_generated_sheet("Tabelle12") && !is_generated_sheet("Tabelle Ann"));
        assert!(
            is_generated_code("ThisWorkbook") && is_generated_code("Sheet3") && !is_generated_code("Ann")
        );
        assert!(is_generated_code("{7A2D7E96-6E34}") && !is_generated_code("{AnnLee}"));
        assert!(is_generated_macro("jsaProject_aebd0d9e67b34cf89bc153ffe4dff966"));
        assert!(!is_generated_macro("jsaProject_AnnLee") && !is_generated_macro("AnnLee"));
        assert!(is_numbered("move4681", "move") && !is_numbered("moveAnn", "move"));
        assert!(is_level("%1.%2)") && is_level("o") && is_level("") && !is_level("Ann %1"));
        assert!(is_level("%1%2%3") && !is_level("A n n") && !is_level("5 0 3 5 5"));
        assert!(is_generated_look("Office Theme 2013 - 2022") && !is_generated_look("Office 503-555-0142"));
        assert!(is_generated_look("Office Theme 1") && !is_generated_look("Office 5550142"));
        assert!(is_quotation_style("\\APA.XSL") && !is_quotation_style("\\Ann.XSL"));
        assert!(is_generated_style("E55B908539E9404A9D0AA1F0C8DA48F6") && !is_generated_style("078051120"));
        assert!(is_generated_look("Тема Office") && !is_generated_look("Тема Ann"));
        assert!(is_placeholder("DefaultPlaceholder_-18") && !is_placeholder("DefaultPlaceholder_Ann"));
    }
}
