//! The page says what was counted, and nothing of texts that are not ours.

use std::time::Duration;

use blackbar_core::TextRange;

use super::super::families::everything;
use super::super::mistakes::mistakes;
use super::super::records::Span;
use super::super::score::{Found, score};
use super::*;

fn record(set: &str, is_ours: bool) -> Record {
    Record {
        set: set.into(),
        language: "en".into(),
        kind: "chat".into(),
        text: format!("{set} met Ana Ruiz"),
        spans: vec![Span { range: TextRange::at(set.len() + 5, 8), label: Label::Name }],
        complete: everything(),
        is_ours,
    }
}

fn page() -> String {
    let records = [record("secretset", false), record("ourset", true)];
    let mut outcome = Outcome { time: Duration::from_secs(1), ..Outcome::default() };
    for record in &records {
        let found =
            [Found { span: Span { range: TextRange::new(0, 3), label: Label::Age }, likelihood: 0.6 }];
        let group = Group {
            set: record.set.clone(),
            language: "en".into(),
            kind: "chat".into(),
            is_ours: record.is_ours,
        };
        outcome.tallies.entry(group).or_default().add(&score(record, &found));
        for mistake in mistakes(record, &found) {
            *outcome.counts.entry((record.set.clone(), mistake.kind)).or_default() += 1;
            outcome.mistakes.push(mistake);
        }
    }
    let models = [ModelInfo {
        name: "m".into(),
        version: "1".into(),
        sha256: Some("abc".into()),
        serves: vec!["high"],
    }];
    let arm = Arm { accuracy: Accuracy::High, names: vec!["high"] };
    Page { command: "blackbar eval x".into(), records: &records, models: &models }.render(&[(arm, outcome)])
}

#[test]
fn the_page_shows_counts_of_all_sets_and_texts_of_ours_only() {
    let page = page();
    assert!(page.contains("blackbar eval x") && page.contains("abc") && page.contains("## high"));
    assert!(page.contains("| secretset | "));
    assert!(page.contains("our«") || page.contains("«our»"), "{page}");
    assert!(!page.contains("«sec»"), "{page}");
    assert!(page.contains("#### missed: 1 of 1 on our own passages"), "{page}");
}

#[test]
fn the_page_is_the_same_every_time() {
    assert_eq!(page(), page());
}
