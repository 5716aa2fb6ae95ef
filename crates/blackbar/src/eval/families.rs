//! When two labels speak of the same thing.
//!
//! A set says in `complete` which labels it marks wherever they occur. A source that only knows places writes
//! `LOCATION` for cities and countries too, and `DATE` for years and ranges: there the finer label is right as well,
//! and nothing can be said about labels that the source does not mark.

use blackbar_core::{Label, LabelSet};
use blackbar_detect::choose::{Choice, Selected, Selector};

/// What a coarse `DATE` may stand for.
const DATES: [Label; 2] = [Label::DateInterval, Label::Dob];

/// `DATE` stands for this one too, because the set has no name of its own for it.
fn is_coarse_date(label: Label, complete: LabelSet) -> bool {
    DATES.contains(&label) && complete.contains(Label::Date) && !complete.contains(label)
}

/// What a set without marks of its own holds: everything but the parts of dates, which a whole date always hides.
pub(super) fn everything() -> LabelSet {
    LabelSet::all().minus(LabelSet::from([Label::Day, Label::Month, Label::Year]))
}

/// The family a label is counted under.
pub(super) fn family(label: Label, complete: LabelSet) -> Label {
    if is_coarse_date(label, complete) { Label::Date } else { label.root() }
}

/// Whether the set says anything about this label.
pub(super) fn is_judged(label: Label, complete: LabelSet) -> bool {
    complete.iter().any(|known| label.is_a(known)) || is_coarse_date(label, complete)
}

/// Whether `found` is the right label for a stretch marked `gold`.
pub(super) fn accepts(gold: Label, found: Label, complete: LabelSet) -> bool {
    let finer = found.is_a(gold) || (gold == Label::Date && is_coarse_date(found, complete));
    found == gold || (finer && !complete.contains(found))
}

/// The request that asks for exactly what the set judges.
pub(super) fn choice(complete: LabelSet) -> Choice {
    let asked = Label::ALL.into_iter().filter(|label| is_judged(*label, complete)).map(Selected::Label);
    Choice::new(&[Selector::Enable(asked.collect())], false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> LabelSet {
        names.iter().map(|name| Label::from_name(name).unwrap()).collect()
    }

    #[track_caller]
    fn check(complete: &[&str], gold: &str, found: &str, right: bool) {
        let (gold, found) = (Label::from_name(gold).unwrap(), Label::from_name(found).unwrap());
        assert_eq!(accepts(gold, found, set(complete)), right, "{gold} {found}");
    }

    #[test]
    fn a_finer_label_is_right_only_where_the_set_does_not_know_it() {
        check(&["LOCATION"], "LOCATION", "LOCATION_CITY", true);
        check(&["LOCATION", "LOCATION_COUNTRY"], "LOCATION", "LOCATION_COUNTRY", false);
        check(&["LOCATION", "LOCATION_COUNTRY"], "LOCATION_COUNTRY", "LOCATION_COUNTRY", true);
        check(&["LOCATION_CITY", "LOCATION"], "LOCATION_CITY", "LOCATION", false);
        check(&["DATE"], "DATE", "DATE_INTERVAL", true);
        check(&["DATE", "DOB"], "DATE", "DOB", false);
        check(&["NAME"], "NAME", "ORGANIZATION", false);
    }

    #[test]
    fn families_are_roots_and_coarse_dates() {
        assert_eq!(family(Label::LocationAddressStreet, everything()), Label::Location);
        assert_eq!(family(Label::Dob, everything()), Label::Dob);
        assert_eq!(family(Label::Dob, set(&["DATE"])), Label::Date);
    }

    #[test]
    fn only_what_a_set_marks_is_judged_and_asked_for() {
        let names = set(&["NAME", "DATE"]);
        assert!(is_judged(Label::NameGiven, names) && is_judged(Label::DateInterval, names));
        assert!(!is_judged(Label::Age, names) && !is_judged(Label::Year, names));
        assert_eq!(choice(names).enabled.iter().count(), 4 + 3);
        assert!(choice(everything()).enabled.contains(Label::Trend));
        assert!(!choice(everything()).enabled.contains(Label::Year));
        assert_eq!(choice(set(&["DAY"])).enabled, set(&["DAY"]));
    }
}
