//! What the words around a number say about it, gathered once for all the schemes that could explain it.

use blackbar_core::{Label, TextRange};

use super::countries;
use crate::scan::{Cue, Meaning, Scan};

/// Nearness from which a cue counts as standing right before the value.
pub(super) const RIGHT_BEFORE: f32 = 0.85;
/// Nearness from which a cue in the same or the last sentence counts.
pub(super) const IN_SIGHT: f32 = 0.6;
/// Nearness of a cue behind the value.
pub(super) const BEHIND: f32 = 0.45;

/// Words kept around one number; more than this say nothing new.
const MOST: usize = 24;

/// The meanings near a value.
pub(super) struct Context {
    seen: [(Meaning, f32); MOST],
    count: usize,
    /// Of the last word before the value that announces a number of any kind.
    nearest: [Meaning; 8],
    nearest_count: usize,
}

impl Context {
    /// Looks around `range`.
    pub(super) fn of(scan: &Scan<'_>, range: TextRange) -> Context {
        let nothing = Meaning::Currency;
        let mut context =
            Context { seen: [(nothing, 0.0); MOST], count: 0, nearest: [nothing; 8], nearest_count: 0 };
        let mut nearest_end = 0;
        for (hit, nearness) in scan.nearby(range) {
            if spent(scan, hit.range, range) {
                continue;
            }
            for meaning in hit.meanings() {
                if !announces_number(*meaning) {
                    continue;
                }
                if context.count < MOST {
                    context.seen[context.count] = (*meaning, nearness);
                    context.count += 1;
                }
                if hit.range.end() <= range.start() && hit.range.end() >= nearest_end {
                    if hit.range.end() > nearest_end {
                        context.nearest_count = 0;
                    }
                    nearest_end = hit.range.end();
                    if context.nearest_count < context.nearest.len() {
                        context.nearest[context.nearest_count] = *meaning;
                        context.nearest_count += 1;
                    }
                }
            }
        }
        context
    }

    /// The schemes whose own words stand around, with how near.
    pub(super) fn schemes(&self) -> impl Iterator<Item = (u16, f32)> + '_ {
        self.seen[..self.count].iter().filter_map(|(meaning, nearness)| match meaning {
            Meaning::Scheme(index) => Some((*index, *nearness)),
            _ => None,
        })
    }

    /// How strongly the general words say that the value is of `label`.
    pub(super) fn label(&self, label: Label) -> f32 {
        let cues = cues_of(label);
        let best = self.best(|meaning| matches!(meaning, Meaning::Cue(cue) if cues.contains(&cue)));
        self.unless_contradicted(best, label)
    }

    /// A word for another kind of number between cue and value halves the cue: "SSN on file, call 555 123 4567".
    pub(super) fn unless_contradicted(&self, nearness: f32, label: Label) -> f32 {
        if nearness >= 1.0 || nearness <= BEHIND {
            return nearness;
        }
        let nearest = &self.nearest[..self.nearest_count];
        let contradicted = !nearest.is_empty() && !nearest.iter().any(|meaning| speaks_for(*meaning, label));
        if contradicted { nearness * 0.5 } else { nearness }
    }

    /// The best nearness of one cue.
    pub(super) fn cue(&self, cue: Cue) -> f32 {
        self.best(|meaning| meaning == Meaning::Cue(cue))
    }

    /// Whether the last word before the value stands right before it and announces something else.
    pub(super) fn other_right_before(&self, label: Label) -> bool {
        let nearest = &self.nearest[..self.nearest_count];
        !nearest.is_empty()
            && !nearest.iter().any(|meaning| speaks_for(*meaning, label))
            && nearest.iter().any(|meaning| self.best(|seen| seen == *meaning) >= RIGHT_BEFORE)
    }

    fn best(&self, wanted: impl Fn(Meaning) -> bool) -> f32 {
        let near = self.seen[..self.count].iter().filter(|(meaning, _)| wanted(*meaning));
        near.map(|(_, nearness)| *nearness).fold(0.0, f32::max)
    }
}

/// A cue on a line above with a number of its own behind it: "Passport PA4568332\nInvoice 20240115".
fn spent(scan: &Scan<'_>, cue: TextRange, value: TextRange) -> bool {
    if cue.end() > value.start() {
        return false;
    }
    let between = TextRange::new(cue.end(), value.start()).of(scan.text);
    between.contains('\n') && between.bytes().any(|byte| byte.is_ascii_digit())
}

fn speaks_for(meaning: Meaning, label: Label) -> bool {
    match meaning {
        Meaning::Cue(cue) => cues_of(label).contains(&cue),
        Meaning::Scheme(index) => countries::scheme(index).is_some_and(|scheme| scheme.label == label),
        _ => false,
    }
}

/// Cues and schemes that stand before a number and say which.
fn announces_number(meaning: Meaning) -> bool {
    match meaning {
        Meaning::Scheme(_) => true,
        Meaning::Cue(cue) => matches!(
            cue,
            Cue::Account
                | Cue::BankAccount
                | Cue::Birth
                | Cue::Card
                | Cue::CardCode
                | Cue::CardExpiry
                | Cue::CompanyId
                | Cue::Coordinate
                | Cue::Date
                | Cue::DriverLicense
                | Cue::HealthNumber
                | Cue::IpAddress
                | Cue::MedicalCode
                | Cue::Money
                | Cue::NationalId
                | Cue::Numerical
                | Cue::Passport
                | Cue::Phone
                | Cue::Routing
                | Cue::TaxId
                | Cue::Vehicle
                | Cue::Zip
        ),
        _ => false,
    }
}

/// The general cues that announce a label.
pub(super) fn cues_of(label: Label) -> &'static [Cue] {
    match label {
        Label::Ssn => &[Cue::NationalId, Cue::TaxId],
        Label::HealthcareNumber => &[Cue::HealthNumber],
        Label::PassportNumber => &[Cue::Passport],
        Label::DriverLicense => &[Cue::DriverLicense],
        Label::VehicleId => &[Cue::Vehicle],
        Label::BankAccount => &[Cue::BankAccount],
        Label::RoutingNumber => &[Cue::Routing],
        Label::OrganizationId => &[Cue::CompanyId, Cue::TaxId],
        Label::AccountNumber => &[Cue::Account],
        Label::NumericalPii => &[Cue::Numerical],
        Label::PhoneNumber => &[Cue::Phone],
        Label::CreditCard => &[Cue::Card],
        Label::MedicalCode => &[Cue::MedicalCode],
        _ => &[],
    }
}
