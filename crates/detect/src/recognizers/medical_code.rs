//! Codes of medicine: ICD-10, ICD-9, CPT, HCPCS, SNOMED CT, LOINC, NDC.
//!
//! Their shapes are short and common, so a word for the code must stand nearby; the decimal form of ICD-10 next to
//! clinical words is enough. NPI and DEA numbers identify a professional to payers and pharmacies: they are in
//! `countries/us.rs` as HEALTHCARE_NUMBER.

use blackbar_core::{Evidence, Label, TextRange};
use stdnum::util::checksum::verhoeff_validate;

use super::checksums::luhn;
use super::context::{BEHIND, Context, IN_SIGHT};
use super::grouping::{NUMBERS, joined_after, joined_before};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink};

/// Finds medical codes.
pub static RECOGNIZER: Recognizer =
    Recognizer { name: "medical_code", labels: &[Label::MedicalCode], trigger: NUMBERS, check };

/// A shape of a code.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// E11.65
    Icd10Decimal,
    /// E11, 250.00, 99213, J1100: too common to stand without the word.
    Common,
    /// SNOMED CT or LOINC with a good check digit, NDC in its three parts.
    Proven,
}

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(number) = anchor else { return };
    let token = scan.numbers()[number];
    if token.glued || token.range.len() > 18 || joined_before(scan.text, token.range.start()) {
        return;
    }
    let Some((shape, end)) = shape_at(scan.text, token.range) else { return };
    let range = TextRange::new(token.range.start(), end);
    if joined_after(scan.text, end) {
        return;
    }
    let context = Context::of(scan, range);
    let code = context.label(Label::MedicalCode);
    let clinical = scan.context(range, Cue::Medical);
    let with_context = Evidence::PATTERN.and(Evidence::CONTEXT);
    let (likelihood, evidence) = match shape {
        Shape::Proven if code >= BEHIND => (0.95, with_context.and(Evidence::CHECKSUM)),
        _ if code >= IN_SIGHT => (0.9, with_context),
        Shape::Icd10Decimal if code >= BEHIND => (0.85, with_context),
        Shape::Icd10Decimal if clinical >= BEHIND => (0.65, with_context),
        Shape::Icd10Decimal => (0.35, Evidence::PATTERN),
        _ => return,
    };
    sink.push(range, Label::MedicalCode, likelihood, evidence);
}

fn shape_at(text: &str, token: TextRange) -> Option<(Shape, usize)> {
    let bytes = text.as_bytes();
    let head = &bytes[token.start()..token.end()];
    let dotted = |most: usize| {
        let tail = bytes.get(token.end() + 1..).unwrap_or_default();
        let len = tail.iter().take(most + 1).take_while(|byte| byte.is_ascii_alphanumeric()).count();
        (bytes.get(token.end()) == Some(&b'.') && (1..=most).contains(&len))
            .then_some((token.end() + 1 + len, &tail[..len]))
    };
    match head {
        [letter, d1, d2]
            if letter.is_ascii_uppercase()
                && *letter != b'U'
                && d1.is_ascii_digit()
                && d2.is_ascii_alphanumeric()
                && !d2.is_ascii_lowercase() =>
        {
            match dotted(4) {
                Some((end, tail)) if tail[0].is_ascii_digit() || tail[0] == b'X' => {
                    Some((Shape::Icd10Decimal, end))
                }
                Some(_) => None,
                None => Some((Shape::Common, token.end())),
            }
        }
        // HCPCS level II, and CPT category II and III.
        [letter, rest @ ..]
            if rest.len() == 4 && letter.is_ascii_uppercase() && rest.iter().all(u8::is_ascii_digit) =>
        {
            Some((Shape::Common, token.end()))
        }
        [front @ .., b'F' | b'T'] if front.len() == 4 && front.iter().all(u8::is_ascii_digit) => {
            Some((Shape::Common, token.end()))
        }
        // ICD-10 procedures: seven characters.
        code if code.len() == 7
            && code[0].is_ascii_digit()
            && code.iter().any(u8::is_ascii_uppercase)
            && !code.iter().any(u8::is_ascii_lowercase) =>
        {
            Some((Shape::Common, token.end()))
        }
        digits if digits.iter().all(u8::is_ascii_digit) => numeric(text, token, digits, dotted(2)),
        _ => None,
    }
}

fn numeric(
    text: &str,
    token: TextRange,
    digits: &[u8],
    dotted: Option<(usize, &[u8])>,
) -> Option<(Shape, usize)> {
    let rest = text.as_bytes().get(token.end()..).unwrap_or_default();
    let run = |from: usize| {
        rest.get(from..).unwrap_or_default().iter().take(5).take_while(|byte| byte.is_ascii_digit()).count()
    };
    if rest.first() == Some(&b'-') {
        let second = run(1);
        let third = if rest.get(1 + second) == Some(&b'-') { run(second + 2) } else { 0 };
        // LOINC: up to seven digits and a Luhn digit.
        if second == 1 && third == 0 && (1..=7).contains(&digits.len()) {
            let mut all = digits.to_vec();
            all.push(rest[1]);
            return luhn(&all).then_some((Shape::Proven, token.end() + 2));
        }
        let national_drug_code =
            matches!((digits.len(), second, third), (4, 4, 2) | (5, 3, 2) | (5, 4, 1) | (5, 4, 2));
        return national_drug_code.then_some((Shape::Proven, token.end() + second + third + 2));
    }
    match (digits.len(), dotted) {
        (3, Some((end, tail))) if tail.iter().all(u8::is_ascii_digit) => Some((Shape::Common, end)),
        (5, None) => Some((Shape::Common, token.end())),
        (6..=18, None) => {
            let valid = std::str::from_utf8(digits).is_ok_and(verhoeff_validate);
            valid.then_some((Shape::Proven, token.end()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn codes_by_word_and_shape() {
        testing::check(
            &RECOGNIZER,
            &[
                "ICD-10: ‹MEDICAL_CODE|E11.65›, ‹MEDICAL_CODE|I10›",
                "patient with ‹MEDICAL_CODE|J45.909›",
                "CPT code ‹MEDICAL_CODE|99213›; HCPCS ‹MEDICAL_CODE|J1100›",
                "SNOMED ‹MEDICAL_CODE|73211009›, LOINC ‹MEDICAL_CODE|2345-7›",
                "NDC ‹MEDICAL_CODE|0002-8215-01›, ICD-9 ‹MEDICAL_CODE|250.00›",
                "SNOMED 73211008, LOINC 2345-8",
                "grade A10 paper, 99213 people, vitamin B12.5 x",
            ],
        );
    }
}
