//! Numbers that are what a word before them says: customer, policy, member, serial, case, employee, passport and
//! licence numbers have no shape of their own in most of the world, so the word is the proof.
//!
//! A phrase ("member id") or a sign between word and value ("Ref: ...") makes it sure; a lone common word ("policy
//! 2024") needs a value that can hardly be anything else.

use blackbar_core::{Evidence, Label, Likelihoods};

use super::after_cue::{is_date_or_amount, value_after};
use super::checksums::luhn;
use super::context::{Context, IN_SIGHT};
use crate::scan::{Anchor, Cue, Hit, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Finds numbers by the words that announce them.
pub static RECOGNIZER: Recognizer = Recognizer {
    name: "labelled_number",
    labels: &[
        Label::AccountNumber,
        Label::BankAccount,
        Label::RoutingNumber,
        Label::HealthcareNumber,
        Label::PassportNumber,
        Label::DriverLicense,
        Label::VehicleId,
        Label::Ssn,
        Label::OrganizationId,
        Label::NumericalPii,
    ],
    trigger: Trigger::Words(&[
        MeaningKind::Cue(Cue::Account),
        MeaningKind::Cue(Cue::BankAccount),
        MeaningKind::Cue(Cue::CompanyId),
        MeaningKind::Cue(Cue::DriverLicense),
        MeaningKind::Cue(Cue::HealthNumber),
        MeaningKind::Cue(Cue::NationalId),
        MeaningKind::Cue(Cue::Numerical),
        MeaningKind::Cue(Cue::Passport),
        MeaningKind::Cue(Cue::Routing),
        MeaningKind::Cue(Cue::TaxId),
        MeaningKind::Cue(Cue::Vehicle),
    ]),
    check,
};

/// What a cue's value may look like.
struct Kind {
    cue: Cue,
    label: Label,
    digits: std::ops::RangeInclusive<usize>,
    length: std::ops::RangeInclusive<usize>,
}

#[rustfmt::skip]
static KINDS: &[Kind] = &[
    Kind { cue: Cue::Account, label: Label::AccountNumber, digits: 3..=24, length: 4..=34 },
    Kind { cue: Cue::BankAccount, label: Label::BankAccount, digits: 5..=34, length: 5..=40 },
    Kind { cue: Cue::CompanyId, label: Label::OrganizationId, digits: 5..=16, length: 5..=24 },
    Kind { cue: Cue::DriverLicense, label: Label::DriverLicense, digits: 3..=18, length: 5..=24 },
    Kind { cue: Cue::HealthNumber, label: Label::HealthcareNumber, digits: 3..=20, length: 4..=28 },
    Kind { cue: Cue::NationalId, label: Label::Ssn, digits: 5..=20, length: 6..=26 },
    Kind { cue: Cue::Numerical, label: Label::NumericalPii, digits: 3..=32, length: 4..=44 },
    Kind { cue: Cue::Passport, label: Label::PassportNumber, digits: 4..=12, length: 6..=14 },
    Kind { cue: Cue::Routing, label: Label::RoutingNumber, digits: 5..=11, length: 6..=14 },
    Kind { cue: Cue::TaxId, label: Label::Ssn, digits: 5..=16, length: 7..=22 },
    Kind { cue: Cue::Vehicle, label: Label::VehicleId, digits: 2..=17, length: 4..=18 },
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    if inside_longer(scan, hit) {
        return;
    }
    let Some(value) = value_after(scan, hit.range.end()) else { return };
    let text = value.range.of(scan.text);
    let small = text.bytes().any(|byte| byte.is_ascii_lowercase());
    let year = value.letters == 0 && text.len() == 4 && (text.starts_with("19") || text.starts_with("20"));
    if is_date_or_amount(text) || (small && value.digits < 3) || unit_behind(scan, value.range.end()) {
        return;
    }
    let cue_text = hit.range.of(scan.text);
    let phrase = cue_text.contains([' ', '_', '-', '/']) || !cue_text.is_ascii() || is_strong(cue_text);
    let telling = value.digits >= 6 || (value.letters > 0 && value.digits >= 4 && !small);
    let base = match (phrase, value.explicit) {
        (true, true) => 0.88,
        (true, false) if telling || value.digits >= 4 => 0.82,
        (false, true) if telling => 0.8,
        (false, true) if !year && value.digits >= 4 => 0.66,
        (false, false) if telling => 0.6,
        _ => return,
    };
    let context = Context::of(scan, value.range);
    let mut labels: Option<Likelihoods> = None;
    for kind in KINDS.iter().filter(|kind| hit.means(Meaning::Cue(kind.cue))) {
        if !kind.digits.contains(&value.digits) || !kind.length.contains(&text.len()) {
            continue;
        }
        for (label, likelihood) in weigh(kind, base, &context, cue_text) {
            match &mut labels {
                Some(labels) => labels.raise(label, likelihood),
                None => labels = Some(Likelihoods::one(label, likelihood)),
            }
        }
    }
    let Some(mut labels) = labels else { return };
    let mut evidence = Evidence::PATTERN.and(Evidence::CONTEXT);
    if value.digits == 15
        && value.letters == 0
        && luhn(text.as_bytes())
        && labels.of(Label::NumericalPii) > 0.0
    {
        labels.raise(Label::NumericalPii, 0.96);
        evidence = evidence.and(Evidence::CHECKSUM);
    }
    sink.push_labels(value.range, labels, evidence);
}

/// Second labels where one word announces several kinds: an account may be the bank's, a policy the insurer's.
fn weigh(kind: &Kind, base: f32, context: &Context, word: &str) -> Vec<(Label, f32)> {
    match kind.cue {
        Cue::Account => {
            let bank = context.cue(Cue::Routing).max(context.cue(Cue::BankAccount));
            let health = context.cue(Cue::HealthNumber).max(context.cue(Cue::Medical));
            let bank = if bank >= IN_SIGHT { base + 0.05 } else { 0.3 };
            let health = if health >= IN_SIGHT { 0.5 } else { 0.3 };
            vec![(Label::AccountNumber, base), (Label::BankAccount, bank), (Label::HealthcareNumber, health)]
        }
        // A company's by its word; whoever does not ask for companies' numbers still gets it redacted.
        Cue::TaxId | Cue::CompanyId if is_of_companies(word) => {
            vec![(Label::OrganizationId, base), (Label::NumericalPii, 0.5)]
        }
        Cue::TaxId => vec![(Label::Ssn, base.min(0.75)), (Label::OrganizationId, 0.5)],
        Cue::HealthNumber => vec![(Label::HealthcareNumber, base), (Label::AccountNumber, 0.3)],
        _ => vec![(kind.label, base)],
    }
}

/// Words for the numbers of value added tax and of companies.
fn is_of_companies(word: &str) -> bool {
    let word = word.to_lowercase();
    let stems = [
        "vat",
        "iva",
        "tva",
        "btw",
        "ust",
        "umsatzsteuer",
        "mwst",
        "moms",
        "cif",
        "c.i.f",
        "nip",
        "ein",
        "gst",
        "abn",
    ];
    word.split([' ', '-', '_', '/']).any(|part| stems.contains(&part.trim_matches('.')))
        || ["p.iva", "piva", "ust-id", "ustid", "vatin"].iter().any(|stem| word.starts_with(stem))
}

/// Single words that mean nothing but a number.
fn is_strong(word: &str) -> bool {
    const STRONG: [&str; 26] = [
        "mrn",
        "iban",
        "imei",
        "imsi",
        "iccid",
        "vin",
        "ssn",
        "passport",
        "acct",
        "udid",
        "meid",
        "esn",
        "sn",
        "edipi",
        "bsb",
        "rtn",
        "kundennummer",
        "seriennummer",
        "personalnummer",
        "reisepass",
        "pasaporte",
        "passeport",
        "kennzeichen",
        "iban:",
        "matrikelnummer",
        "kontonummer",
    ];
    STRONG.iter().any(|strong| strong.eq_ignore_ascii_case(word))
}

/// Whether a longer known phrase of these kinds holds this one: "insurance policy number" is not a policy number.
fn inside_longer(scan: &Scan<'_>, hit: Hit) -> bool {
    let from = hit.range.start().saturating_sub(40);
    scan.hits_between(from, hit.range.end()).iter().any(|other| {
        other.range.contains(hit.range)
            && other.range.len() > hit.range.len()
            && KINDS.iter().any(|kind| other.means(Meaning::Cue(kind.cue)))
    })
}

/// "account 1200 dollars", "case 12 weeks": a unit behind the number makes it a quantity.
fn unit_behind(scan: &Scan<'_>, end: usize) -> bool {
    let next = scan.hits_between(end, end + 2).iter().any(|hit| {
        matches!(
            hit.kinds().first(),
            Some(MeaningKind::Currency | MeaningKind::TimeUnit | MeaningKind::DoseUnit)
        )
    });
    next && scan.text[end..].starts_with(' ')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn accounts_policies_members() {
        testing::check(
            &RECOGNIZER,
            &[
                "Policy No. ‹ACCOUNT_NUMBER|10042992›; Member ID: ‹ACCOUNT_NUMBER|HZ-5235-001›",
                "account number: ‹ACCOUNT_NUMBER|12345678›",
                "customer_id: ‹ACCOUNT_NUMBER|C-99812›",
                "Kundennummer ‹ACCOUNT_NUMBER|4711-0815›",
                "Routing ‹ROUTING_NUMBER|021000021›, account number ‹BANK_ACCOUNT|000123456789›",
                "bank account ‹BANK_ACCOUNT|12-3456-789›",
                "VAT: ‹ORGANIZATION_ID|123456789›, VAT number ‹ORGANIZATION_ID|812 345 678›",
                "Partita IVA ‹ORGANIZATION_ID|12345670017›; tax id ‹SSN|12345670017›",
                "our policy 2024 and the account of 5 people",
                "policy since 01/02/2003, account at 12.5, card no",
            ],
        );
    }

    #[test]
    fn records_and_devices() {
        testing::check(
            &RECOGNIZER,
            &[
                "MRN: ‹HEALTHCARE_NUMBER|00-123-456›",
                "medical record number ‹HEALTHCARE_NUMBER|A1234567›",
                "serial number ‹NUMERICAL_PII|9876543210›",
                "my Best Corp ID is ‹NUMERICAL_PII|GID-45434›",
                "IMEI ‹NUMERICAL_PII|490154203237518›",
                "Case No.: ‹NUMERICAL_PII|2:19-cv-01234› filed",
                "employee id: ‹NUMERICAL_PII|E12345›",
                "Passport ‹PASSPORT_NUMBER|PA4568332›",
                "passport number: ‹PASSPORT_NUMBER|NU3C6L86S12›",
                "the case was closed in 2020, ticket for 2 people",
                "id badge, 123 people",
            ],
        );
    }
}
