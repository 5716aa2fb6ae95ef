//! Several tables on one sheet, and names that take several rows.

use super::build::workbook;
use super::open;
use crate::Xlsx;

/// A row: `#` before a number, nothing for an empty cell.
fn row(number: usize, cells: &[&str]) -> String {
    let cell = |(column, text): (usize, &&str)| {
        let column = char::from(b'A' + u8::try_from(column).unwrap());
        match text.strip_prefix('#') {
            Some(value) => format!("<c r=\"{column}{number}\"><v>{value}</v></c>"),
            None if text.is_empty() => format!("<c r=\"{column}{number}\" s=\"1\"/>"),
            None => format!("<c r=\"{column}{number}\" t=\"inlineStr\"><is><t>{text}</t></is></c>"),
        }
    };
    format!("<row r=\"{number}\">{}</row>", cells.iter().enumerate().map(cell).collect::<String>())
}

/// (reading, name of its column, number of its column) of every cell.
fn cells(rows: &[(usize, &[&str])]) -> Vec<(String, Option<String>, Option<u32>)> {
    let rows: String = rows.iter().map(|(number, cells)| row(*number, cells)).collect();
    let document = open(&Xlsx, &workbook(&rows, "", "").build());
    let text = document.text();
    let cell = |one: &blackbar_core::Passage| {
        (text.reading(one).to_owned(), one.context.as_deref().map(str::to_owned), one.series.number())
    };
    text.passages().iter().map(cell).collect()
}

#[track_caller]
fn name_of(cells: &[(String, Option<String>, Option<u32>)], value: &str, name: Option<&str>) -> Option<u32> {
    let cell = cells.iter().find(|(reading, ..)| reading == value).expect("a cell");
    assert_eq!(cell.1.as_deref(), name, "{value}");
    cell.2
}

#[test]
fn a_table_below_another_has_its_own_names_and_columns() {
    let sheet: &[(usize, &[&str])] = &[
        (1, &["Name", "Phone", "Year"]),
        (2, &["Ann", "#4155550132", "#1980"]),
        (3, &["Ben", "#4155550133", "#1985"]),
        (5, &["Item", "Price", "Count"]),
        (6, &["Chair", "#1980.5", "#7"]),
        (7, &["", "", ""]),
        (8, &["Table", "#2100", "#9"]),
    ];
    let cells = cells(sheet);
    let first = name_of(&cells, "4155550133", Some("Phone"));
    let second = name_of(&cells, "1980.5", Some("Price"));
    assert!(first.is_some() && second.is_some() && first != second);
    assert_eq!(name_of(&cells, "Item", None), None);
    assert_eq!(name_of(&cells, "2100", Some("Price")), second, "an empty row alone begins nothing");
    assert_eq!(name_of(&cells, "Table", Some("Item")), name_of(&cells, "Chair", Some("Item")));
}

#[test]
fn names_that_are_repeated_begin_a_table() {
    let sheet: &[(usize, &[&str])] =
        &[(1, &["Name", "City"]), (2, &["Ann", "Rome"]), (3, &["Name", "City"]), (4, &["Ben", "Bonn"])];
    let cells = cells(sheet);
    assert_ne!(name_of(&cells, "Ann", Some("Name")), name_of(&cells, "Ben", Some("Name")));
}

#[test]
fn words_below_an_empty_row_keep_their_names() {
    let sheet: &[(usize, &[&str])] = &[
        (1, &["Name", "City", "Age"]),
        (2, &["Ann Lee", "Rome", "#44"]),
        (4, &["Ben Ray", "Bonn", "unknown"]),
        (5, &["Cem Öz", "Bursa", "#51"]),
        (7, &["Dee Fox", "Cork", "old"]),
    ];
    let cells = cells(sheet);
    let column = name_of(&cells, "Ann Lee", Some("Name"));
    for name in ["Ben Ray", "Cem Öz", "Dee Fox"] {
        assert_eq!(name_of(&cells, name, Some("Name")), column);
    }
}

#[test]
fn units_below_the_names_are_part_of_them() {
    let sheet: &[(usize, &[&str])] = &[
        (1, &["Example 1"]),
        (2, &["GROSS", "Levy", "", "Gain"]),
        (3, &["INCOME", "Existing", "Proposed", ""]),
        (4, &["€", "€", "€", "%"]),
        (5, &["#17500", "#0", "#600", "#2.55"]),
    ];
    let cells = cells(sheet);
    name_of(&cells, "17500", Some("GROSS INCOME €"));
    name_of(&cells, "600", Some("Proposed €"));
    name_of(&cells, "2.55", Some("Gain %"));
}
