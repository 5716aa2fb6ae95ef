//! Cases counted by hand.

use blackbar_core::{Label, LabelSet, TextRange};

use super::super::families::everything;
use super::*;

fn span((start, end, label): (usize, usize, &str)) -> Span {
    Span { range: TextRange::new(start, end), label: Label::from_name(label).unwrap() }
}

fn record(text: &str, gold: &[(usize, usize, &str)], complete: LabelSet) -> Record {
    Record {
        set: "s".into(),
        language: "en".into(),
        kind: "k".into(),
        text: text.into(),
        spans: gold.iter().copied().map(span).collect(),
        complete,
        is_ours: true,
    }
}

fn found(found: &[(usize, usize, &str)]) -> Vec<Found> {
    found.iter().map(|one| Found { span: span(*one), likelihood: 0.85 }).collect()
}

fn tally(text: &str, gold: &[(usize, usize, &str)], answer: &[(usize, usize, &str)]) -> Tally {
    score(&record(text, gold, everything()), &found(answer))
}

#[track_caller]
fn near(value: Option<f64>, expected: f64) {
    assert!(value.is_some_and(|value| (value - expected).abs() < 1e-9), "{value:?} is not {expected}");
}

const TEXT: &str = "Ana Ruiz of Lyon, aged 41";

#[test]
fn characters_leave_white_space_out() {
    // "Ana Ruiz" has 7 characters that count, "Ana" 3 of them; "of" is covered and not marked.
    let tally = tally(TEXT, &[(0, 8, "NAME")], &[(0, 3, "NAME_GIVEN"), (9, 11, "NAME")]);
    assert_eq!((tally.recall, tally.precision), (Share::new(3, 7), Share::new(3, 5)));
}

#[test]
fn any_label_covers_but_only_the_family_matches() {
    let tally = tally(
        TEXT,
        &[(0, 8, "NAME"), (12, 16, "LOCATION_CITY")],
        &[(0, 8, "ORGANIZATION"), (12, 16, "LOCATION")],
    );
    assert_eq!(tally.recall, Share::new(11, 11));
    assert_eq!(tally.families[&Label::Name].recall, Share::new(0, 1));
    assert_eq!(tally.families[&Label::Organization].precision, Share::new(0, 1));
    let place = tally.families[&Label::Location];
    assert_eq!((place.recall, place.exact), (Share::new(1, 1), 1));
    near(place.strict_f1(), 1.0);
    // The sub-label is not the one that was marked.
    assert_eq!(tally.labels[&Label::LocationCity].recall, Share::new(0, 1));
    assert_eq!(tally.labelled, Share::new(0, 2));
}

#[test]
fn overlap_and_strict_f1_differ_by_the_edges() {
    let gold = [(0, 8, "NAME"), (12, 16, "LOCATION_CITY"), (23, 25, "AGE")];
    let tally = tally(TEXT, &gold, &[(0, 3, "NAME"), (4, 8, "NAME"), (12, 16, "LOCATION_CITY")]);
    let all = tally.overall();
    assert_eq!((all.recall, all.precision, all.exact), (Share::new(2, 3), Share::new(3, 3), 1));
    near(all.f1(), 0.8);
    near(all.strict_f1(), 1.0 / 3.0);
    near(tally.others().f1(), 0.0);
}

#[test]
fn what_a_set_does_not_mark_is_not_judged() {
    let names = LabelSet::from([Label::Name, Label::Location]);
    let tally = score(
        &record(TEXT, &[(0, 8, "NAME"), (23, 25, "AGE")], names),
        &found(&[(0, 8, "NAME"), (12, 16, "LOCATION_CITY"), (23, 25, "AGE")]),
    );
    assert_eq!((tally.recall, tally.precision), (Share::new(7, 7), Share::new(7, 11)));
    assert!(!tally.families.contains_key(&Label::Age));
}

#[test]
fn a_coarse_mark_accepts_what_is_finer() {
    let coarse = LabelSet::from([Label::Location, Label::Date]);
    let answer = found(&[(12, 16, "LOCATION_CITY"), (18, 25, "DATE_INTERVAL")]);
    let tally = score(
        &record("Ana Ruiz of Lyon, in 2019", &[(12, 16, "LOCATION"), (18, 25, "DATE")], coarse),
        &answer,
    );
    assert_eq!(tally.labelled, Share::new(2, 2));
    near(tally.overall().f1(), 1.0);
}

#[test]
fn silence_is_counted_where_nothing_is_marked() {
    let mut all = tally(&"x".repeat(1000), &[], &[(0, 1, "NAME"), (5, 9, "TREND")]);
    near(all.false_alarms(), 10.0);
    near(all.default_false_alarms(), 5.0);
    all.add(&tally(&"x".repeat(1000), &[], &[]));
    near(all.false_alarms(), 5.0);
    all.add(&tally(TEXT, &[(0, 8, "NAME")], &[(23, 25, "AGE")]));
    near(all.false_alarms(), 5.0);
    assert_eq!((all.records, all.silent_records), (3, 2));
}

#[test]
fn calibration_compares_likelihood_and_share() {
    // Two at 0.85, one of them right: |1.7 - 1| / 2.
    let both = tally(TEXT, &[(0, 8, "NAME")], &[(0, 8, "NAME"), (12, 16, "NAME")]);
    assert_eq!(both.bins[8].right, Share::new(1, 2));
    assert!((both.calibration_error().unwrap() - 0.35).abs() < 1e-6);
    assert_eq!(Tally::default().calibration_error(), None);
    let certain = [Found { span: span((0, 8, "NAME")), likelihood: 1.0 }];
    let certain = score(&record(TEXT, &[(0, 8, "NAME")], everything()), &certain);
    assert_eq!(certain.bins[9].right, Share::new(1, 1));
    near(certain.calibration_error(), 0.0);
}

#[test]
fn empty_sides_are_zeros_and_nothing_is_nothing() {
    assert_eq!(f1(Share::new(0, 0), Share::new(0, 0)), None);
    near(f1(Share::new(0, 3), Share::new(0, 0)), 0.0);
    near(f1(Share::new(0, 0), Share::new(0, 3)), 0.0);
    assert_eq!(Share::default().value(), None);
}

#[test]
fn tallies_add_up() {
    let one = tally(TEXT, &[(0, 8, "NAME")], &[(0, 8, "NAME")]);
    let two = tally(TEXT, &[(0, 8, "NAME")], &[]);
    let mut sum = one.clone();
    sum.add(&two);
    assert_eq!(sum.recall, Share::new(7, 14));
    assert_eq!(sum.families[&Label::Name].recall, Share::new(1, 2));
    assert_eq!(sum.records, 2);
}
