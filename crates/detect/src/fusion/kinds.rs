//! What kind of thing a label stands for: which side knows its edges, and how certain a veto must be.

use blackbar_core::Label;

/// Names, places, organisations: what every corpus marks, so the network knows what is none.
const VETO_NAMES: f32 = 0.97;
/// Terms from lists and telephone numbers: most corpora leave them unmarked, so the network calls some of them nothing.
const VETO_TERMS: f32 = 0.995;
/// Numbers that identify or pay: missing one is worse than ten false alarms.
const VETO_IDENTITY: f32 = 0.9995;
/// From this likelihood on a pattern asks for more certainty than its kind does.
const SURE_PATTERN: f32 = 0.8;
/// From this likelihood on a date, an amount or a time with a figure in it is what its form says.
const SURE_VALUE: f32 = 0.6;

/// How certain the tagger must be that a text is nothing to overrule a bare finding of this label, likelihood and text;
/// `None`: it cannot. A pattern that is certain of itself is never overruled.
pub(super) fn veto(label: Label, likelihood: f32, value: &str) -> Option<f32> {
    let has_figure = || value.contains(char::is_numeric);
    // The lists of illnesses and drugs are surer of their words than a network that saw most of them unmarked.
    let is_health = matches!(label, Label::Condition | Label::Injury | Label::MedicalProcess | Label::Drug);
    if is_form(label)
        || (is_value(label) && likelihood >= SURE_VALUE && has_figure())
        || (is_health && likelihood >= SURE_PATTERN)
    {
        return None;
    }
    let base = match label {
        label if is_number(label) && label != Label::PhoneNumber && label != Label::LocationZip => {
            VETO_IDENTITY
        }
        Label::Username | Label::CreditCardExpiration | Label::Dob => VETO_IDENTITY,
        label if matches!(label.root(), Label::Name | Label::Location | Label::Organization) => VETO_NAMES,
        _ => VETO_TERMS,
    };
    let sure = ((likelihood - SURE_PATTERN) / (1.0 - SURE_PATTERN)).clamp(0.0, 1.0);
    Some(base + (1.0 - base) * sure)
}

/// Dates, times and amounts.
fn is_value(label: Label) -> bool {
    is_date(label)
        || matches!(
            label,
            Label::Age | Label::Dose | Label::Duration | Label::Money | Label::Statistics | Label::Time
        )
}

/// Labels whose form is proof: nothing else is written like that.
pub(super) fn is_form(label: Label) -> bool {
    matches!(
        label,
        Label::EmailAddress
            | Label::Url
            | Label::IpAddress
            | Label::Filename
            | Label::LocationCoordinate
            | Label::Password
    )
}

/// Numbers and codes that stand for somebody or something.
pub(super) fn is_number(label: Label) -> bool {
    matches!(
        label,
        Label::AccountNumber
            | Label::BankAccount
            | Label::CreditCard
            | Label::Cvv
            | Label::DriverLicense
            | Label::HealthcareNumber
            | Label::LocationZip
            | Label::MedicalCode
            | Label::NumericalPii
            | Label::OrganizationId
            | Label::PassportNumber
            | Label::PhoneNumber
            | Label::RoutingNumber
            | Label::Ssn
            | Label::VehicleId
    )
}

/// Values whose form says where they end: the recognizer's edges hold.
pub(super) fn is_structured(label: Label) -> bool {
    is_number(label)
        || is_form(label)
        || is_date(label)
        || matches!(
            label,
            Label::Age
                | Label::CreditCardExpiration
                | Label::Dob
                | Label::Dose
                | Label::Duration
                | Label::LocationAddress
                | Label::LocationAddressStreet
                | Label::Money
                | Label::Statistics
                | Label::Time
                | Label::Username
        )
}

fn is_date(label: Label) -> bool {
    matches!(label, Label::Date | Label::DateInterval | Label::Day | Label::Month | Label::Year)
}

/// Whether two labels name one kind of thing: one hierarchy, or the several sorts of date.
pub(super) fn same_kind(a: Label, b: Label) -> bool {
    a.root() == b.root() || (is_date(a) && is_date(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_veto_is_dearer_the_more_a_miss_costs() {
        let needed = |label, likelihood| veto(label, likelihood, "3 July");
        assert!(needed(Label::NameGiven, 0.6) < needed(Label::Condition, 0.6));
        assert!(needed(Label::Condition, 0.6) < needed(Label::Ssn, 0.6));
        assert!(needed(Label::Religion, 0.6) < needed(Label::Religion, 0.95));
        assert_eq!(needed(Label::Religion, 1.0), Some(1.0));
        assert_eq!(needed(Label::Condition, 0.85), None, "a word that is nothing but an illness");
        assert!(needed(Label::Date, 0.55).is_some());
        assert_eq!(needed(Label::Date, 0.6), None, "a written date is one");
        assert!(veto(Label::DateInterval, 0.6, "may").is_some(), "a word may be another");
        assert_eq!(needed(Label::EmailAddress, 0.6), None);
    }

    #[test]
    fn kinds_follow_the_hierarchy() {
        assert!(same_kind(Label::LocationCity, Label::LocationAddress));
        assert!(same_kind(Label::Date, Label::DateInterval));
        assert!(!same_kind(Label::Date, Label::Dob), "a date of birth is more than a date");
        assert!(!same_kind(Label::Name, Label::Organization));
    }
}
