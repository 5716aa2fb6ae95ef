//! Values that are known by their form: what the tagger takes for one by its surroundings alone, without anything of the form, is none.
//! Spoken ones have several words, and are left to it.

use blackbar_core::{Label, TextRange};

use crate::recognizers::ip_address::is_outline;

/// So much of a line is looked at on each side.
const MOST: usize = 64;

/// Whether the tagger takes a text for a value whose form it has not.
pub(super) fn is_formless(text: &str, label: Label, range: TextRange) -> bool {
    match label {
        Label::EmailAddress => is_name_of_a_field(word_around(text, range)),
        Label::IpAddress => {
            let word = word_around(text, range).trim_end_matches(['.', ',', ';', ')']);
            is_decimal(word) || is_outline(word)
        }
        Label::Filename => is_name_of_a_column(word_around(text, range)),
        Label::Password | Label::Username => {
            let word = word_around(text, range);
            is_cell_reference(word) || is_name_of_a_column(word)
        }
        _ => false,
    }
}

/// `data_centre_email`: letters alone, in one word that names the thing.
fn is_name_of_a_field(value: &str) -> bool {
    value.chars().all(|c| c.is_ascii_alphabetic() || matches!(c, '_' | '-'))
        && value.to_ascii_lowercase().contains("mail")
}

/// The same, in words that are joined as programs join them.
fn is_name_of_a_column(word: &str) -> bool {
    is_name_of_a_field(word) && word.contains('_') && word.to_ascii_lowercase().ends_with("mail")
}

/// `0.67533605773981398`, but not `10.1`, which may be the beginning of an address.
fn is_decimal(word: &str) -> bool {
    let is_figures = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let word = word.trim_start_matches(['+', '-']);
    word.split_once(['.', ','])
        .is_some_and(|(ones, rest)| is_figures(ones) && is_figures(rest) && (rest.len() > 3 || ones == "0"))
}

/// `Sheet1!A1`, `Data!$B$2:$C$9`
fn is_cell_reference(word: &str) -> bool {
    let is_cell = |cell: &str| {
        let cell = cell.strip_prefix('$').unwrap_or(cell);
        let letters = cell.bytes().take_while(u8::is_ascii_uppercase).count();
        let row = cell.get(letters..).unwrap_or_default();
        let row = row.strip_prefix('$').unwrap_or(row);
        (1..=3).contains(&letters)
            && (1..=7).contains(&row.len())
            && row.bytes().all(|byte| byte.is_ascii_digit())
    };
    let Some((sheet, cells)) = word.split_once('!') else { return false };
    // Of other sheets only what no password looks like.
    const SHEETS: &[&str] =
        &["Sheet", "Tabelle", "Feuil", "Hoja", "Foglio", "Planilha", "Blad", "Arkusz", "Лист"];
    if PLACES.contains(&cells) {
        return !sheet.is_empty();
    }
    let name = sheet.trim_end_matches(|c: char| c.is_ascii_digit());
    let is_plain = !sheet.is_empty() && sheet.chars().all(|c| c.is_alphanumeric() || c == '_');
    (SHEETS.contains(&name) || is_plain && cells.matches('$').count() >= 2)
        && cells.split(':').count() <= 2
        && cells.split(':').all(is_cell)
}

/// What a workbook calls what is printed.
const PLACES: &[&str] = &[
    "Print_Area",
    "Print_Titles",
    "Druckbereich",
    "Drucktitel",
    "Zone_d_impression",
    "Impression_des_titres",
    "Área_de_impresión",
    "Títulos_a_imprimir",
    "Area_stampa",
    "Titoli_stampa",
];

/// The range with all that stands beside it without a blank.
fn word_around(text: &str, range: TextRange) -> &str {
    let before = text.get(..range.start()).unwrap_or_default();
    let behind = text.get(range.end()..).unwrap_or_default();
    let joins = |c: &char| !c.is_whitespace();
    let left: usize = before.chars().rev().take(MOST).take_while(joins).map(char::len_utf8).sum();
    let right: usize = behind.chars().take(MOST).take_while(joins).map(char::len_utf8).sum();
    TextRange::new(range.start() - left, range.end() + right).of(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, value: &str, label: Label, expected: bool) {
        let range = TextRange::at(text.find(value).unwrap(), value.len());
        assert_eq!(is_formless(text, label, range), expected, "{text}");
    }

    #[test]
    fn the_name_of_a_field_is_no_address() {
        for (value, expected) in [
            ("data_centre_email", true),
            ("E-Mail", true),
            ("ann@firm.org", false),
            ("ann lee at firm dot org", false),
            ("annlee", false),
            ("ann.lee", false),
            ("annlee81", false),
            ("почта", false),
        ] {
            check(value, value, Label::EmailAddress, expected);
        }
        check("a\tdata_centre_email\tb", "data", Label::EmailAddress, true);
        check("a\tdata_centre_email\tb", "data_centre", Label::Username, true);
        check("E-mail:ann", "ann", Label::EmailAddress, false);
        for name in ["annmail", "mail_ann", "hotmail"] {
            check(name, name, Label::Username, false);
        }
    }

    #[test]
    fn a_decimal_is_no_address_of_a_machine() {
        check("a\t0.67533605773981398\tb", "67533605773981398", Label::IpAddress, true);
        check("0.5", "0.5", Label::IpAddress, true);
        check("Task: 02.12.01.04, then", "02.12.01.04", Label::IpAddress, true);
        for address in
            ["10.1", "192.168", "10.0.0.1", "fe80::1", "10.5/16", "192.168.001.010", "10.01.02.03.4"]
        {
            check(address, address, Label::IpAddress, false);
        }
        check("0.67533605773981398", "0.67533605773981398", Label::NumericalPii, false);
    }

    #[test]
    fn a_place_in_a_workbook_is_no_password() {
        check("test!Print_Area", "test", Label::Username, true);
        check("see Sheet1!A1 there", "Sheet1!A1", Label::Password, true);
        check("Data!$B$2:$C$9", "$B$2", Label::Username, true);
        for word in ["Sheet1!", "Sheet1!a1", "Sun!shine9", "P!A1!B2", "!A1", "Winter!2024", "Summer!A1"] {
            check(word, word, Label::Password, false);
        }
    }
}
