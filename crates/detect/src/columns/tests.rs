//! Columns as lists of cells, each with what was found in it.

use blackbar_core::{Likelihoods, Reason};

use super::*;

/// A table of one column: a cell is `value` or `value => LABEL .9` (found in the whole value); `!` at the end for a
/// valid check digit.
fn table(cells: &[&str]) -> (String, Vec<Cell>, Vec<Finding>) {
    let (mut text, mut places, mut findings) = (String::new(), Vec::new(), Vec::new());
    for cell in cells {
        let (value, found) = cell.split_once(" => ").unwrap_or((cell, ""));
        let range = TextRange::at(text.len(), value.len());
        text.push_str(value);
        text.push('\u{1E}');
        places.push(Cell { range, series: 1 });
        let (found, evidence) =
            found.strip_suffix(" !").map_or((found, Evidence::PATTERN), |found| (found, Evidence::CHECKSUM));
        for pair in found.split(' ').collect::<Vec<_>>().chunks_exact(2) {
            let labels = Likelihoods::one(Label::from_name(pair[0]).unwrap(), pair[1].parse().unwrap());
            findings.push(Finding { range, labels, reason: Reason { finder: "test", evidence } });
        }
    }
    (text, places, findings)
}

/// What each cell is after the vote: the likeliest label of the findings on it.
fn labels_after(cells: &[&str]) -> Vec<Option<&'static str>> {
    let (text, places, mut findings) = table(cells);
    vote(&text, &places, &mut findings);
    places.iter().map(|cell| best_of(cell, &findings)).collect()
}

/// The likeliest label of the findings on a cell.
fn best_of(cell: &Cell, findings: &[Finding]) -> Option<&'static str> {
    let of_cell = findings.iter().filter(|finding| cell.range.contains(finding.range));
    of_cell.map(|finding| finding.labels.best()).max_by(|a, b| a.1.total_cmp(&b.1)).map(|best| best.0.name())
}

#[test]
fn a_sum_below_a_column_is_nobody() {
    let of = |label: &str, last: &str| {
        let mut cells = vec![format!("Lee => {label} .8"); 6];
        cells.push(last.to_owned());
        let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
        labels_after(&cells)[6]
    };
    assert_eq!(of("NAME", "Ngozi"), Some("NAME"));
    assert_eq!(of("NAME", "Total:"), None);
    assert_eq!(of("ORGANIZATION", "Total"), Some("ORGANIZATION"));
    assert_eq!(of("PASSWORD", "Total"), Some("PASSWORD"));
}

#[test]
fn a_missed_cell_gets_the_label_of_its_column() {
    let cells = [
        "Anna => NAME_GIVEN .8",
        "Peter => NAME_GIVEN .8",
        "Ngozi",
        "Maria => NAME_GIVEN .7",
        "Thandiwe",
        "Paul => NAME_GIVEN .9",
        "N/A",
        "",
        "12",
        "true",
    ];
    let expected: Vec<Option<&str>> = cells
        .iter()
        .map(|cell| (!["N/A", "", "12", "true"].contains(cell)).then_some("NAME_GIVEN"))
        .collect();
    // Four of seven values that say something are names; "12" is of another shape.
    assert_eq!(labels_after(&cells)[2], None, "under 60 % nothing happens");
    let mut more = cells.to_vec();
    more.extend(["Eva => NAME_GIVEN .8", "Ole => NAME_GIVEN .8"]);
    let after = labels_after(&more);
    assert_eq!(&after[..expected.len()], expected.as_slice());
}

#[test]
fn a_column_of_social_security_numbers_has_no_telephone_numbers() {
    let cells = [
        "078-05-1120 => SSN .8",
        "219-09-9999 => SSN .8 PHONE_NUMBER .7",
        "457-55-5462 => SSN .75",
        "123-45-6789 => PHONE_NUMBER .9",
        "321-54-9876 => SSN .8",
        "555-12-3456",
    ];
    assert_eq!(labels_after(&cells), [Some("SSN"); 6]);
}

#[test]
fn a_number_that_was_typed_badly_stands_out_in_a_long_column_only() {
    let odd = ["219-09-999", "2l9-09-9999", "219-09-99990", "219-09-9999 (old)", "pending", "row 7"];
    let expected = [Some("SSN"), Some("SSN"), Some("SSN"), Some("SSN"), None, None];
    let column = |count: usize| -> Vec<Option<&str>> {
        let cells = std::iter::repeat_n("078-05-1120 => SSN .8", count).chain(odd);
        labels_after(&cells.collect::<Vec<_>>()).split_off(count)
    };
    assert_eq!(column(80), expected);
    assert_eq!(column(12), [None; 6]);
}

#[test]
fn the_rival_stays_reported_in_case_the_column_is_disabled() {
    let (text, places, mut findings) = table(&[
        "078051120 => SSN .8",
        "219099999 => SSN .8",
        "457555462 => SSN .8",
        "321549876 => SSN .8",
        "123456789 => PHONE_NUMBER .9",
    ]);
    vote(&text, &places, &mut findings);
    let rival = findings.iter().find(|finding| finding.labels.best().0 == Label::PhoneNumber).unwrap();
    assert!(rival.labels.best().1 >= REPORTED && rival.labels.best().1 < 0.6 + 0.2);
}

#[test]
fn a_valid_check_digit_stands_against_its_column() {
    let cells = [
        "078051120 => SSN .8",
        "219099999 => SSN .8",
        "457555462 => SSN .8",
        "321549876 => SSN .8",
        "4242424242424242 => CREDIT_CARD .9 !",
    ];
    assert_eq!(labels_after(&cells)[4], Some("CREDIT_CARD"));
}

#[test]
fn few_cells_other_shapes_and_parts_of_cells_do_nothing() {
    assert_eq!(
        labels_after(&["Anna => NAME_GIVEN .8", "Bert => NAME_GIVEN .8", "Cleo => NAME_GIVEN .8", "Dora"])[3],
        None
    );
    let numbers = [
        "12345 => LOCATION_ZIP .8",
        "23456 => LOCATION_ZIP .8",
        "34567 => LOCATION_ZIP .8",
        "45678 => LOCATION_ZIP .8",
        "5678901",
    ];
    assert_eq!(labels_after(&numbers)[4], None, "too long");
    let (text, places, mut findings) =
        table(&["a note about Anna", "a note on Bert", "see Cleo", "ask Dora", "call Emil", "no one"]);
    for name in ["Anna", "Bert", "Cleo", "Dora", "Emil"] {
        let range = TextRange::at(text.find(name).unwrap(), name.len());
        let labels = Likelihoods::one(Label::NameGiven, 0.9);
        findings.push(Finding { range, labels, reason: Reason { finder: "test", evidence: Evidence::LIST } });
    }
    vote(&text, &places, &mut findings);
    assert_eq!(findings.len(), 5, "free text is no column of names");
}

#[test]
fn given_and_family_names_together_are_a_column_of_names() {
    let (text, places, mut findings) =
        table(&["Anna Bell", "Carl Dorn", "Emil Falk", "Gina Hahn", "Ivo Jung"]);
    for (index, word) in ["Anna", "Bell", "Carl", "Dorn", "Emil", "Falk", "Gina", "Hahn"].iter().enumerate() {
        let label = if index % 2 == 0 { Label::NameGiven } else { Label::NameFamily };
        let range = TextRange::at(text.find(word).unwrap(), word.len());
        let labels = Likelihoods::one(label, 0.8);
        findings.push(Finding { range, labels, reason: Reason { finder: "test", evidence: Evidence::LIST } });
    }
    vote(&text, &places, &mut findings);
    let last = findings.last().unwrap();
    assert_eq!((last.labels.best().0, last.range.of(&text)), (Label::Name, "Ivo Jung"));
    assert_eq!(last.reason.evidence, Evidence::COLUMN);
}

#[test]
fn series_do_not_mix_and_order_does_not_matter() {
    let (text, mut places, mut findings) = table(&[
        "Anna => NAME_GIVEN .8",
        "Wort",
        "Bert => NAME_GIVEN .8",
        "Ding",
        "Cleo => NAME_GIVEN .8",
        "Haus",
        "Dora => NAME_GIVEN .8",
        "Baum",
        "Emil",
        "Hund",
    ]);
    for (index, cell) in places.iter_mut().enumerate() {
        cell.series = u32::from(index % 2 == 1);
    }
    places.reverse();
    findings.reverse();
    vote(&text, &places, &mut findings);
    let added: Vec<&str> = findings
        .iter()
        .filter(|finding| finding.reason.finder == "column")
        .map(|finding| finding.range.of(&text))
        .collect();
    assert_eq!(added, ["Emil"]);
}

#[test]
fn cells_over_each_other_all_see_what_is_in_them() {
    let (text, mut places, findings) = table(&["Anna Berg => NAME .9"; 6]);
    // Each cell once more in another column.
    let again: Vec<Cell> = places.iter().map(|cell| Cell { series: 2, ..*cell }).collect();
    places.extend(again);
    let mut values: Vec<Value> = places.iter().filter_map(|cell| Value::new(&text, *cell)).collect();
    values.sort_by_key(|value| value.range);
    let order: Vec<InOrder> =
        findings.iter().enumerate().map(|(index, finding)| (finding.range, index)).collect();
    let seen: Vec<usize> = each_with_findings(&mut values, &order).map(|(_, inside)| inside.len()).collect();
    assert_eq!(seen, [1; 12]);
}

#[test]
fn half_a_million_cells_take_seconds() {
    let (mut text, mut cells, mut findings) = (String::new(), Vec::new(), Vec::new());
    for index in 0..500_000u32 {
        let range = TextRange::at(text.len(), 5);
        text.push_str("Petra\n");
        cells.push(Cell { range, series: index % 7 });
        if index % 4 != 0 {
            let labels = Likelihoods::one(Label::NameGiven, 0.8);
            findings.push(Finding {
                range,
                labels,
                reason: Reason { finder: "test", evidence: Evidence::LIST },
            });
        }
    }
    vote(&text, &cells, &mut findings);
    assert_eq!(findings.len(), 500_000);
}

proptest::proptest! {
    #[test]
    fn nothing_panics_and_no_finding_is_lost(
        text in "[a-cé0-9 ,\n]{0,60}",
        cells in proptest::collection::vec((0..70usize, 0..12usize, 0..3u32), 0..20),
        found in proptest::collection::vec((0..70usize, 0..12usize, 0..69usize, 0.0f32..1.0), 0..20),
    ) {
        let cells: Vec<Cell> = cells
            .into_iter()
            .map(|(start, length, series)| Cell { range: TextRange::at(start, length), series })
            .collect();
        let mut findings: Vec<Finding> = found
            .into_iter()
            .map(|(start, length, label, likelihood)| Finding {
                range: TextRange::at(start, length),
                labels: Likelihoods::one(Label::ALL[label], likelihood),
                reason: Reason { finder: "any", evidence: Evidence::PATTERN },
            })
            .collect();
        let before: Vec<(TextRange, bool)> =
            findings.iter().map(|finding| (finding.range, finding.labels.best().1 >= REPORTED)).collect();
        vote(&text, &cells, &mut findings);
        for ((range, reported), after) in before.into_iter().zip(&findings) {
            proptest::prop_assert_eq!(range, after.range);
            proptest::prop_assert_eq!(reported, after.labels.best().1 >= REPORTED);
        }
    }
}

#[test]
fn a_row_number_is_no_age() {
    let text = "7\n42";
    let cells = [TextRange::new(0, 1), TextRange::new(2, 4)].map(|range| Cell { range, series: 0 });
    let said = |evidence| -> Vec<Finding> {
        let age = |cell: &Cell| Finding {
            range: cell.range,
            labels: Likelihoods::one(Label::Age, 0.9),
            reason: Reason { finder: "tagger", evidence },
        };
        let mut findings: Vec<Finding> = cells.iter().map(age).collect();
        leave_row_numbers(text, &cells, &mut findings);
        findings
    };
    assert!(said(Evidence::MODEL).is_empty());
    assert_eq!(said(Evidence::MODEL.and(Evidence::CONTEXT)).len(), 2);
}

/// What each cell of a block is once a block before it has voted too; `None` where that one changes nothing.
fn after_a_block(before: &[&str], block: &[&str]) -> Option<Vec<Option<&'static str>>> {
    let (text, places, mut findings) = table(before);
    let (mut votes, _) = vote(&text, &places, &mut findings);
    let (text, places, mut findings) = table(block);
    let (own, unsure) = vote(&text, &places, &mut findings);
    votes.add(own);
    let verdicts = votes.verdicts();
    if verdicts.saying_more(&unsure).is_empty() {
        return None;
    }
    follow_all(&text, &places, &verdicts, &mut findings);
    Some(places.iter().map(|cell| best_of(cell, &findings)).collect())
}

#[test]
fn a_block_that_is_unsure_is_what_all_blocks_are() {
    let ssn = ["219-09-9999 => SSN .8"; 40];
    let (phone, missed) = ("219-09-9998 => PHONE_NUMBER .6", "219-09-9997");
    let all = |count| Some(vec![Some("SSN"); count]);
    assert_eq!(after_a_block(&ssn, &[missed; 2]), all(2));
    assert_eq!(after_a_block(&ssn[..20], &[phone, phone, phone, missed, missed]), all(5));
    // A block that is beyond doubt stays what it is, and so does one that is the same already.
    assert_eq!(after_a_block(&ssn, &[phone; 20]), None);
    assert_eq!(after_a_block(&ssn[..10], &[ssn[0], ssn[0], ssn[0], ssn[0], missed]), None);
}
