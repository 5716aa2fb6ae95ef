//! No byte under a finding with a check digit, a context word or a column is given up.

use blackbar_core::{Evidence, Finding, Label, LabelSet, Likelihoods, Reason, Tagged, TextRange};
use proptest::prelude::*;

use crate::choose::Choice;
use crate::fusion::fuse;
use crate::resolve::resolve;
use crate::scan::REPORTED;

const LABELS: [Label; 14] = [
    Label::Name,
    Label::NameGiven,
    Label::LocationCity,
    Label::LocationAddress,
    Label::EmailAddress,
    Label::CreditCard,
    Label::Ssn,
    Label::PhoneNumber,
    Label::AccountNumber,
    Label::Date,
    Label::Dob,
    Label::Age,
    Label::Condition,
    Label::Organization,
];

fn any_finding(evidence: &'static [Evidence]) -> impl Strategy<Value = Finding> {
    let label = || 0..LABELS.len();
    (0..60usize, 0..25usize, label(), 0.0f32..1.0, label(), 0.0f32..1.0, 0..evidence.len()).prop_map(
        move |(start, length, first, one, second, other, which)| Finding {
            range: TextRange::at(start, length),
            labels: Likelihoods::one(LABELS[first], one).with(LABELS[second], other),
            reason: Reason { finder: "any", evidence: evidence[which] },
        },
    )
}

const RECOGNIZED: &[Evidence] =
    &[Evidence::PATTERN, Evidence::LIST, Evidence::CHECKSUM, Evidence::CONTEXT, Evidence::COLUMN];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_has_evidence_stays_covered(
        text in "[a-cA-C0-3 ,.:-]{60,90}",
        recognized in proptest::collection::vec(any_finding(RECOGNIZED), 0..12),
        tagged in proptest::collection::vec(any_finding(&[Evidence::MODEL]), 0..12),
        nothing in proptest::collection::vec(0.0f32..1.0, 90),
    ) {
        let pieces = text.char_indices().zip(nothing).map(|((at, _), p)| (TextRange::at(at, 1), p)).collect();
        let tagged = Tagged { findings: tagged, nothing: pieces };
        let fused = fuse(&text, recognized.clone(), tagged, LabelSet::standard());
        let entities = resolve(&text, fused, &Choice::default(), &[]).expect("few steps");
        for finding in recognized.iter().filter(|finding| finding.labels.best().1 >= REPORTED) {
            let evidence = finding.reason.evidence;
            if ![Evidence::CHECKSUM, Evidence::CONTEXT, Evidence::COLUMN].iter().any(|bit| evidence.has(*bit)) {
                continue;
            }
            for (offset, c) in finding.range.of(&text).char_indices().filter(|(_, c)| c.is_alphanumeric()) {
                let at = finding.range.start() + offset;
                let covered = entities.iter().any(|entity| entity.range.contains_offset(at));
                prop_assert!(covered, "{:?} at {} of {:?}", c, at, finding);
            }
        }
    }
}
