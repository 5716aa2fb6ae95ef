//! The promise: no byte that an enabled finding covers is given up. And: it stays fast.

use blackbar_core::{Evidence, Finding, Label, Likelihoods, Reason, TextRange};
use proptest::prelude::*;

use super::{choice, run};
use crate::choose::Choice;
use crate::filters::Filter;
use crate::python_regex::PythonRegex;
use crate::scan::REPORTED;

const LABELS: [Label; 14] = [
    Label::Name,
    Label::NameGiven,
    Label::NameFamily,
    Label::Location,
    Label::LocationCity,
    Label::LocationState,
    Label::LocationAddress,
    Label::LocationAddressStreet,
    Label::LocationZip,
    Label::Url,
    Label::EmailAddress,
    Label::CreditCard,
    Label::PhoneNumber,
    Label::Year,
];

fn any_finding() -> impl Strategy<Value = Finding> {
    let label = || 0..LABELS.len();
    (0..60usize, 0..25usize, label(), 0.0f32..1.0, label(), 0.0f32..1.0, any::<bool>()).prop_map(
        |(start, length, first, one, second, other, checked)| {
            let evidence = if checked { Evidence::CHECKSUM } else { Evidence::MODEL };
            Finding {
                range: TextRange::at(start, length),
                labels: Likelihoods::one(LABELS[first], one).with(LABELS[second], other),
                reason: Reason { finder: "any", evidence },
            }
        },
    )
}

fn any_choice() -> impl Strategy<Value = Choice> {
    let names = proptest::sample::subsequence(
        vec!["NAME", "NAME_GIVEN", "LOCATION", "LOCATION_CITY", "URL", "CREDIT_CARD", "YEAR"],
        0..4,
    );
    (names.clone(), names).prop_map(|(enable, disable)| choice(&enable, &disable, false))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn what_an_enabled_finding_covers_is_covered(
        text in "[a-cé0-3 ,.\u{301}-]{0,70}",
        findings in proptest::collection::vec(any_finding(), 0..25),
        choice in any_choice(),
        blocks in any::<bool>(),
    ) {
        let filters = if blocks {
            let pattern = PythonRegex::new("[ab]+ ?[0-9]").expect("sound");
            vec![Filter::Block { entity_type: Label::Ssn.into(), pattern, threshold: 0.7 }]
        } else {
            Vec::new()
        };
        let entities = run(&text, findings.clone(), &choice, &filters);
        for entity in &entities {
            let own = entity.range.of(&text);
            prop_assert!(!own.is_empty() && own.trim() == own, "{own:?}");
            prop_assert!(entity.labels().windows(2).all(|pair| pair[0].1 >= pair[1].1));
            for (label, likelihood) in entity.labels().iter() {
                let known = label.label().expect("a built-in label");
                prop_assert!(known == Label::Ssn || choice.enabled.contains(known));
                prop_assert!(*likelihood >= 0.2);
            }
        }
        for finding in &findings {
            if finding.labels.best().1 < REPORTED || choice.report(&finding.labels).is_none() {
                continue;
            }
            for (at, c) in text.char_indices() {
                let claimed = at < finding.range.end() && at + c.len_utf8() > finding.range.start();
                if claimed && c.is_alphanumeric() {
                    let covered = entities.iter().any(|entity| entity.range.contains_offset(at));
                    prop_assert!(covered, "{:?} at {} of {:?}", c, at, finding);
                }
            }
        }
    }

    #[test]
    fn suppression_never_reports_a_disabled_best_label(
        text in "[a-c0-3 ,.-]{0,70}",
        findings in proptest::collection::vec(any_finding(), 0..25),
    ) {
        let choice = choice(&[], &["NAME_GIVEN", "URL"], true);
        for entity in &run(&text, findings, &choice, &[]) {
            let best = entity.best().label().expect("a built-in label");
            prop_assert!(choice.enabled.contains(best));
        }
    }

    #[test]
    fn the_answer_does_not_depend_on_the_order_of_findings(
        text in "[a-c0-3 ,.-]{40,70}",
        findings in proptest::collection::vec(any_finding(), 0..12),
    ) {
        let ranges = |findings: Vec<Finding>| -> Vec<TextRange> {
            run(&text, findings, &Choice::default(), &[]).iter().map(|entity| entity.range).collect()
        };
        let mut reversed = findings.clone();
        reversed.reverse();
        prop_assert_eq!(ranges(findings), ranges(reversed));
    }
}

/// Many findings, of which every `long_every`-th may be as long as the text.
fn many(text: &str, long_every: usize) -> Vec<Finding> {
    let mut seed = 1u64;
    let one = |index: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let random = usize::try_from(seed >> 40).expect("24 bits");
        let long = index.is_multiple_of(long_every);
        let length = if long { random % text.len() } else { 1 + random % 8 };
        let start = (random * 31 + index * 17) % text.len();
        // The short ones are containers, so the long ones run over thousands of winners each.
        let label = if long { Label::Organization } else { LABELS[index % LABELS.len()] };
        let evidence = if long { Evidence::MODEL } else { Evidence::CHECKSUM };
        Finding {
            range: TextRange::new(start, (start + length).min(text.len())),
            labels: Likelihoods::one(label, 0.76 + (random % 20) as f32 / 100.0),
            reason: Reason { finder: "any", evidence },
        }
    };
    (0..250_000).map(one).collect()
}

#[test]
fn hundreds_of_thousands_of_findings_are_resolved() {
    let text = "Ann Lee, 12 Oak St, Boston, MA ".repeat(30_000);
    for long_every in [usize::MAX, 1000, 2] {
        let findings = many(&text, long_every);
        let entities = run(&text, findings, &Choice::default(), &[]);
        assert!(!entities.is_empty());
    }
}
