//! Cases of restored texts.

use proptest::prelude::*;

use blackbar_core::{Edit, Edits, Secret};

use super::*;
use crate::coreference::Coreference;
use crate::coreference::tests::marked;
use crate::replace::{MarkerLanguage, MarkerPattern, Session, Style};

fn known(entries: &[(&str, &str)]) -> Vec<Known> {
    entries
        .iter()
        .map(|(marker, text)| Known { processed_text: (*marker).into(), text: (*text).into() })
        .collect()
}

#[track_caller]
fn check(texts: &[&str], entries: &[(&str, &str)], expected: &[&str]) {
    let texts: Vec<String> = texts.iter().map(|text| (*text).into()).collect();
    assert_eq!(reidentify(&texts, &known(entries), true), expected);
}

#[test]
fn markers_are_put_back() {
    check(&["Hi [NAME_1]!"], &[("NAME_1", "John")], &["Hi John!"]);
    check(&["Hi [NAME_1]!"], &[("[NAME_1]", "John")], &["Hi John!"]);
    check(&["[NAME_12] and [NAME_1]"], &[("NAME_1", "A"), ("NAME_12", "B")], &["B and A"]);
    check(&["NAME_12 XNAME_1 NAME_1"], &[("NAME_1", "A")], &["NAME_12 XNAME_1 A"]);
    check(&["<<NAME_1>>, {{NAME_1}}"], &[("NAME_1", "A")], &["<<A>>, {{A}}"]);
    check(&["__NAME_1__ a"], &[("NAME_1", "A")], &["A a"]);
    check(&["我叫[NAME_1]。"], &[("NAME_1", "王明")], &["我叫王明。"]);
    check(&["我叫NAME_1的"], &[("NAME_1", "王明")], &["我叫王明的"]);
    check(&["no marker"], &[("NAME_1", "A")], &["no marker"]);
    check(&["[NAME_1]"], &[], &["[NAME_1]"]);
    check(&["x"], &[("", "A")], &["x"]);
    check(&["A-BC A-B A"], &[("A-B", "1"), ("A", "2")], &["2-BC 1 2"]);
}

#[test]
fn literal_words_are_replaced_as_the_client_sends_them() {
    let entries = [("this", "that"), ("is", "was"), ("test", "real"), ("data", "nonsense")];
    check(&["this", "is", "test", "data"], &entries, &["that", "was", "real", "nonsense"]);
    check(&["(this) island"], &entries, &["(that) island"]);
}

#[test]
fn restored_text_is_not_searched_again() {
    check(&["[NAME_1] [NAME_2]"], &[("NAME_1", "[NAME_2]"), ("NAME_2", "NAME_1")], &["[NAME_2] NAME_1"]);
}

#[test]
fn each_spelling_comes_back_in_its_turn() {
    let entries = [("NAME_1", "John Smith"), ("NAME_1", "Smith")];
    check(&["[NAME_1] is [NAME_1]", "x"], &entries, &["John Smith is Smith", "x"]);
    check(&["[NAME_1]"], &entries, &["John Smith"]);
    check(&["NAME or NAME"], &[("NAME", "A"), ("NAME", "B")], &["A or B"]);
}

#[test]
fn guarded_values_come_back_masked() {
    let entries = known(&[
        ("NAME_1", "Ann"),
        ("CREDIT_CARD_1", "4111 1111 1111 1111"),
        ("[SSN_2]", "078-05-1120"),
        ("PASSWORD_AB3DE", "hunter2"),
        ("CVV", "123"),
        ("BANK_ACCOUNT,NUMERICAL_PII", "12é4"),
    ]);
    let text =
        "[NAME_1] [CREDIT_CARD_1] [SSN_2] [PASSWORD_AB3DE] [CVV] [BANK_ACCOUNT,NUMERICAL_PII]".to_owned();
    let restored = reidentify(&[text], &entries, false);
    assert_eq!(restored, ["Ann ###############1111 ########### ####### ### ####"]);
}

#[test]
fn guarded_labels_are_known_in_every_language() {
    for profile in languages::ALL {
        for label in GUARDED {
            let marker = format!("{}_3", (profile.marker_label)(label));
            let entries = known(&[(&marker, "ab12")]);
            let restored = reidentify(&[format!("x [{marker}] y")], &entries, false);
            let expected = if label == Label::CreditCard { "x ###2 y" } else { "x #### y" };
            assert_eq!(restored, [expected], "{marker}");
        }
    }
}

/// Redacts a marked text and restores it from what the answer names.
fn round_trip(style: &Style, case: &str) -> (String, String) {
    let (text, entities) = marked(case);
    let mut session = Session::new(style.clone(), Secret::new([3; 32]));
    let replacements = session.replace(&text, &entities, &[]);
    let edits =
        entities.iter().zip(&replacements).map(|(e, r)| Edit { range: e.range, text: r.text().clone() });
    let processed = Edits::new(edits.collect()).expect("disjoint").apply(&text).text;
    let known: Vec<Known> = entities
        .iter()
        .zip(&replacements)
        .map(|(e, r)| Known { processed_text: r.shown().to_string(), text: e.range.of(&text).into() })
        .collect();
    let restored = reidentify(&[processed], &known, true).remove(0);
    (text, restored)
}

fn marker_styles() -> Vec<Style> {
    let mut styles = Vec::new();
    for keyword in
        ["UNIQUE_NUMBERED_ENTITY_TYPE", "UNIQUE_HASHED_ENTITY_TYPE", "BEST_ENTITY_TYPE", "ALL_ENTITY_TYPES"]
    {
        for (before, behind) in
            [("[", "]"), ("", ""), ("--[", "]--"), ("{{", "}}"), ("<", ">"), ("##", "##"), ("__", "__")]
        {
            for coreference in [Some(Coreference::Heuristics), Some(Coreference::Combined), None] {
                let pattern = MarkerPattern::parse(&[before, keyword, behind].concat()).expect("one keyword");
                for code in ["en", "es", "de"] {
                    let language = MarkerLanguage::Fixed(blackbar_core::Language::new(code).expect("a code"));
                    styles.push(Style::Marker { pattern: pattern.clone(), language, coreference });
                }
            }
        }
    }
    styles
}

#[test]
fn every_pattern_makes_the_round_trip() {
    let case = "‹NAME,NAME_GIVEN|John Smith› met ‹NAME_FAMILY|Smith› and «‹NAME|Ann Lee›» at ‹LOCATION_CITY|São Paulo›; \
                SMITH: ‹EMPLOYEE_ID|GID-1›, ‹EMPLOYEE_ID|GID-2› on ‹DATE|1 May›. NAME_1 was here, [NAME_2] too.";
    for style in marker_styles() {
        let literal = matches!(&style, Style::Marker { pattern, .. } if pattern.keyword == crate::replace::MarkerKeyword::Numbered);
        let case = if literal { case } else { case.split("NAME_1").next().expect("a start") };
        let (text, restored) = round_trip(&style, case);
        assert_eq!(restored, text, "{style:?}");
    }
}

proptest! {
    #[test]
    fn process_then_reidentify_is_identity(
        parts in prop::collection::vec(("[a-z ,.(\\[é王]{0,8}", "[A-Za-zÀ-ÿ0-9' .-]{1,12}", 0usize..6), 1..12),
        style in prop::sample::select(marker_styles()),
    ) {
        let labels = ["NAME", "NAME_FAMILY", "LOCATION_CITY", "ORGANIZATION", "EMPLOYEE_ID", "PHONE_NUMBER"];
        let case: String = parts.iter().map(|(between, value, label)| format!("{between} ‹{}|{value}› ", labels[*label])).collect();
        let (text, restored) = round_trip(&style, &case);
        prop_assert_eq!(restored, text);
    }

    #[test]
    fn no_input_makes_it_fail(
        texts in prop::collection::vec("\\PC{0,60}", 0..4),
        entries in prop::collection::vec(("\\PC{0,6}", "\\PC{0,6}"), 0..8),
        sensitive in any::<bool>(),
    ) {
        let entries: Vec<Known> = entries.into_iter().map(|(processed_text, text)| Known { processed_text, text }).collect();
        prop_assert_eq!(reidentify(&texts, &entries, sensitive).len(), texts.len());
    }
}

#[test]
fn a_hundred_thousand_entities_are_restored() {
    let entries: Vec<Known> = (0..100_000)
        .map(|n| Known { processed_text: format!("NAME_{n}"), text: format!("person {n}") })
        .collect();
    let text: String = (0..100_000).map(|n| format!("[NAME_{n}] came. ")).collect();
    let restored = reidentify(&[text], &entries, false);
    assert!(restored[0].ends_with("person 99999 came. "));
}
