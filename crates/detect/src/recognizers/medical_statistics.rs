//! Percentages in medical surroundings: survival rates, saturations, shares of patients.

use blackbar_core::{Evidence, Label, TextRange};

use super::amounts::{opens, span_at};
use super::choices::{Choices, one_of};
use super::pieces::{has_border, is_medical};
use crate::scan::{Anchor, Meaning, Recognizer, Scan, Sink, Trigger};

/// "18%", "18 percent".
pub static MEDICAL_STATISTICS: Recognizer = Recognizer {
    name: "medical_statistics",
    labels: &[Label::Statistics],
    trigger: Trigger::Numbers,
    check: find,
};

#[rustfmt::skip]
const PERCENT: &Choices = &Choices::new(&[
    "%", " %", " percent", " per cent", "-percent", " prozent", " pour cent", " por ciento", " per cento",
    " por cento", " procent", " процент", " процента", " процентов", " відсотків", " відсотка", "パーセント",
    "퍼센트", " प्रतिशत", " porsyento", " bahagdan",
]);

fn find(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let token = scan.numbers()[index];
    if token.letters > 0 || !opens(scan.text, token.range.start()) {
        return;
    }
    let Some((_, span)) = span_at(scan, token.range.start()) else { return };
    let Some(end) = one_of(scan.text, span.end(), PERCENT) else { return };
    let range = TextRange::new(span.start(), end);
    let medical = is_medical(scan, range, |meaning| {
        matches!(
            meaning,
            Meaning::Term(Label::Condition | Label::Drug | Label::Injury | Label::MedicalProcess)
        )
    });
    let (likelihood, evidence) =
        if medical { (0.75, Evidence::PATTERN.and(Evidence::CONTEXT)) } else { (0.2, Evidence::PATTERN) };
    if !has_border(scan.text, range) {
        sink.push(range, Label::Statistics, likelihood, evidence);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn percentages_count_in_medical_surroundings() {
        check(
            &MEDICAL_STATISTICS,
            &[
                "the patient has a survival chance of ‹STATISTICS|18%›",
                "‹STATISTICS|18 percent› of patients",
                "Bei ‹STATISTICS|12,5 %› der Patient",
                "clinical trials: ‹STATISTICS|10-20%›",
                "a discount of 18%",
                "patient 18",
                "18% off all shoes",
            ],
        );
    }
}
