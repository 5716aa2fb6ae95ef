//! A column whose cells are clearly of one kind is redacted whole, also where a cell was typed badly.

#[path = "support/corpus.rs"]
mod corpus;

use blackbar_core::Cancel;
use blackbar_engine::redact_file;

use corpus::{open, samples, settings, tools};

#[test]
fn no_cell_of_a_column_of_social_security_numbers_is_left() {
    let samples = samples();
    let sample = samples.iter().find(|sample| sample.name == "xlsx/ssn_column").expect("is in the corpus");
    let file = redact_file(sample.format, sample.bytes.clone(), &settings(), &tools(), &Cancel::new());
    let file = file.unwrap_or_else(|error| panic!("{error}"));
    let output = open(sample.format, file.bytes).expect("the output opens");
    let text = output.text();
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), 201);
    let telling = |cell: &str| cell.bytes().filter(u8::is_ascii_digit).count() >= 4 && !cell.starts_with('[');
    let left: Vec<&str> =
        rows.iter().skip(1).filter_map(|row| row.get(1).copied()).filter(|cell| telling(cell)).collect();
    assert!(left.is_empty(), "{left:?}");
    // The columns beside it are nobody's.
    for (number, row) in rows.iter().enumerate().skip(1) {
        assert_eq!(row.first().copied(), Some(number.to_string().as_str()));
        assert_eq!(row.get(2).copied(), Some(format!("{}.5", (number + 1) * 3).as_str()));
    }
}

/// Its heading announces a name, which the sum below the names is not.
#[test]
fn the_sum_below_a_column_of_people_stays() {
    let table =
        "Employee,Salary\nThomas Brandt,84500\nAnna Brandt,91200\nPriya Natarajan,77000\nTotal,252700\n";
    let format = blackbar_formats::by_name("csv").expect("is read");
    let file = redact_file(format, table.as_bytes().to_vec(), &settings(), &tools(), &Cancel::new());
    let output = file.unwrap_or_else(|error| panic!("{error}")).bytes;
    let output = String::from_utf8_lossy(&output).into_owned();
    assert!(output.contains("\nTotal,"), "{output}");
    assert!(
        !["Thomas", "Brandt", "Anna", "Priya", "Natarajan"].iter().any(|name| output.contains(name)),
        "{output}"
    );
}

/// So few rows have a value that no block of the sheet is sure by its own what the column holds.
#[test]
fn a_sparse_column_of_a_large_sheet_is_of_one_kind() {
    use std::fmt::Write;

    let mut table = String::from("item,state,note,code\n");
    for row in 0..60_000 {
        let code = match row % 1_500 {
            0 if row == 33_000 => "219-09-99x9".to_owned(),
            0 => format!("{}-{:02}-{:04}", 501 + row / 1_500, 11 + row / 1_500, 1_234 + row / 10),
            _ => String::new(),
        };
        writeln!(
            table,
            "a part of no name,on the shelf as always and in good order,to be counted again,{code}"
        )
        .expect("room");
    }
    let format = blackbar_formats::by_name("csv").expect("is read");
    let file = redact_file(format, table.into_bytes(), &settings(), &tools(), &Cancel::new());
    let output = file.unwrap_or_else(|error| panic!("{error}")).bytes;
    let output = String::from_utf8(output).expect("text");
    let left: Vec<&str> = output
        .lines()
        .skip(1)
        .filter_map(|row| row.rsplit(',').next())
        .filter(|cell| !cell.is_empty() && !cell.starts_with('['))
        .collect();
    assert!(left.is_empty(), "{left:?}");
    assert_eq!(output.matches("a part of no name,on the shelf").count(), 60_000);
}
