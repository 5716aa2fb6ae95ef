//! Which labels a request wants, and what of a finding may be reported.
//!
//! The rules, where the contract leaves room:
//! - With no ENABLE (or only empty ones) every label but the beta ones is on, and DISABLE takes away from that.
//! - ENABLE of a parent by name (`NAME`, `LOCATION`, `ORGANIZATION`, `LOCATION_ADDRESS`) switches its children on
//!   too. A set switches on exactly its members; what is found under a child that the set does not list counts for
//!   the parent that it does list (`HIPAA_SAFE_HARBOR` reports a state as `LOCATION`).
//! - DISABLE wins over ENABLE for the same label, and takes away that label only: disabling `LOCATION` leaves
//!   `LOCATION_CITY` on. Requests that want neither list both, as the service's own samples do.
//! - A stretch whose label is off but whose parent's is on is reported as the parent: a disabled `LOCATION_CITY` still
//!   comes back as `LOCATION`.
//! - With non-max suppression it is not: a stretch whose best label is off is left alone, and so is one that carries
//!   a disabled sub-label of its own hierarchy, however unlikely.
//! - Labels that BLOCK filters make are on unless DISABLEd by name or through a set.

use std::collections::BTreeSet;
use std::sync::Arc;

use blackbar_core::{EntityType, Label, LabelSet, LegislationSet, Likelihoods};

/// Labels under this likelihood are left out of an answer.
pub const LEAST: f32 = 0.2;

/// What is left of a likelihood when it speaks for the parent: "Boston" is a city at .9 and a location at .85.
const FOR_PARENT: f32 = 0.95;

/// One name in a selector's `value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selected {
    /// A built-in label.
    Label(Label),
    /// A legislation set.
    Set(&'static LegislationSet),
    /// A label that a BLOCK filter of the same request makes.
    Custom(Arc<str>),
}

/// An item of `entity_types`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selector {
    /// Detect these.
    Enable(Vec<Selected>),
    /// Ignore these.
    Disable(Vec<Selected>),
}

/// The resolved wish of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Labels that are reported and redacted.
    pub enabled: LabelSet,
    /// Custom labels switched off by name.
    pub disabled_custom: BTreeSet<Arc<str>>,
    /// As the contract: an entity whose best label is disabled is dropped, not relabelled.
    pub non_max_suppression: bool,
    /// Switched off in so many words, not just left out of ENABLE.
    disabled: LabelSet,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            enabled: LabelSet::standard(),
            disabled_custom: BTreeSet::new(),
            non_max_suppression: false,
            disabled: LabelSet::EMPTY,
        }
    }
}

impl Choice {
    /// Resolves selectors; with none, all but the beta labels.
    pub fn new(selectors: &[Selector], non_max_suppression: bool) -> Choice {
        let (mut enabled, mut disabled) = (LabelSet::EMPTY, LabelSet::EMPTY);
        let mut disabled_custom = BTreeSet::new();
        let mut anything_enabled = false;
        for selector in selectors {
            match selector {
                Selector::Enable(values) => {
                    anything_enabled |= !values.is_empty();
                    enabled = values.iter().fold(enabled, |set, value| set.union(enabled_by(value)));
                }
                Selector::Disable(values) => {
                    for value in values {
                        match value {
                            Selected::Label(label) => disabled.insert(*label),
                            Selected::Set(set) => disabled = disabled.union(set.labels()),
                            Selected::Custom(name) => {
                                disabled_custom.insert(name.clone());
                            }
                        }
                    }
                }
            }
        }
        let asked = if anything_enabled { enabled } else { LabelSet::standard() };
        Choice { enabled: asked.minus(disabled), disabled_custom, non_max_suppression, disabled }
    }

    /// What detection has to look for: with non-max suppression also the rivals that may suppress.
    pub fn wanted(&self) -> LabelSet {
        if self.non_max_suppression {
            return self.enabled.union(LabelSet::standard());
        }
        Label::ALL.into_iter().filter(|label| self.speaks_for(*label).is_some()).collect()
    }

    /// The enabled label that a stretch of this label may be reported under: its own, else the nearest ancestor's.
    pub fn speaks_for(&self, label: Label) -> Option<Label> {
        std::iter::once(label).chain(label.ancestors()).find(|label| self.enabled.contains(*label))
    }

    /// What may be reported of these labels: the enabled ones and the enabled parents they speak for, the best
    /// first; `None` when the stretch is to be left alone.
    pub fn report(&self, labels: &Likelihoods) -> Option<Likelihoods> {
        if self.non_max_suppression && self.suppresses(labels) {
            return None;
        }
        let mut all = labels.clone();
        for (label, likelihood) in labels.iter() {
            let mut likelihood = likelihood;
            for parent in label.ancestors() {
                likelihood *= FOR_PARENT;
                all.raise(parent, likelihood);
            }
        }
        all.retain(|label| self.enabled.contains(label) && all.of(label) >= LEAST)
    }

    /// Whether [`Choice::report`] has anything to say of these labels, when nothing is suppressed.
    pub(crate) fn reports(&self, labels: &Likelihoods) -> bool {
        labels.iter().any(|(label, mut likelihood)| {
            let mut own_and_parents = std::iter::once(label).chain(label.ancestors());
            own_and_parents.any(|label| {
                let reported = likelihood >= LEAST && self.enabled.contains(label);
                likelihood *= FOR_PARENT;
                reported
            })
        })
    }

    fn suppresses(&self, labels: &Likelihoods) -> bool {
        let (best, _) = labels.best();
        let sub_label_is_off = labels.iter().any(|(label, _)| {
            label.parent().is_some() && label.root() == best.root() && self.disabled.contains(label)
        });
        !self.enabled.contains(best) || sub_label_is_off
    }

    /// Whether a BLOCK filter may make entities of this type.
    pub fn allows_blocked(&self, entity_type: &EntityType) -> bool {
        match entity_type {
            EntityType::Known(label) => !self.disabled.contains(*label),
            EntityType::Custom(name) => !self.disabled_custom.contains(name),
        }
    }
}

fn enabled_by(value: &Selected) -> LabelSet {
    match value {
        Selected::Label(label) => Label::ALL.into_iter().filter(|child| child.is_a(*label)).collect(),
        Selected::Set(set) => set.labels(),
        Selected::Custom(_) => LabelSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selected(name: &str) -> Selected {
        match (Label::from_name(name), LegislationSet::from_name(name)) {
            (Some(label), _) => Selected::Label(label),
            (None, Some(set)) => Selected::Set(set),
            (None, None) => Selected::Custom(name.into()),
        }
    }

    fn choice(enable: &[&str], disable: &[&str], suppression: bool) -> Choice {
        let mut selectors = Vec::new();
        if !enable.is_empty() {
            selectors.push(Selector::Enable(enable.iter().map(|name| selected(name)).collect()));
        }
        if !disable.is_empty() {
            selectors.push(Selector::Disable(disable.iter().map(|name| selected(name)).collect()));
        }
        Choice::new(&selectors, suppression)
    }

    #[track_caller]
    fn check(choice: &Choice, found: &[(&str, f32)], expected: Option<&str>) {
        let mut labels =
            found.iter().map(|(name, likelihood)| (Label::from_name(name).unwrap(), *likelihood));
        let (first, likelihood) = labels.next().unwrap();
        let all = labels.fold(Likelihoods::one(first, likelihood), |all, (label, likelihood)| {
            all.with(label, likelihood)
        });
        let best = choice.report(&all).map(|labels| labels.best().0.name());
        assert_eq!(best, expected, "{found:?}");
    }

    #[test]
    fn nothing_asked_is_all_but_beta() {
        assert_eq!(Choice::new(&[], false), Choice::default());
        assert_eq!(Choice::new(&[Selector::Enable(Vec::new())], false).enabled, LabelSet::standard());
        check(&Choice::default(), &[("YEAR", 0.9)], None);
        check(&Choice::default(), &[("LOCATION_CITY", 0.9)], Some("LOCATION_CITY"));
    }

    #[test]
    fn disable_alone_subtracts_only_what_it_names() {
        let no_location = choice(&[], &["LOCATION"], false);
        check(&no_location, &[("LOCATION", 0.9)], None);
        check(&no_location, &[("LOCATION_CITY", 0.9)], Some("LOCATION_CITY"));
        check(&no_location, &[("NAME", 0.9)], Some("NAME"));
        let none = choice(&[], &["HIPAA_SAFE_HARBOR"], false);
        check(&none, &[("NAME", 0.9)], None);
        check(&none, &[("RELIGION", 0.9)], Some("RELIGION"));
    }

    #[test]
    fn a_parent_brings_its_children() {
        let names = choice(&["NAME", "LOCATION"], &[], false);
        check(&names, &[("NAME_GIVEN", 0.9)], Some("NAME_GIVEN"));
        check(&names, &[("LOCATION_ADDRESS_STREET", 0.9)], Some("LOCATION_ADDRESS_STREET"));
        check(&names, &[("AGE", 0.9)], None);
        let address = choice(&["LOCATION_ADDRESS"], &[], false);
        check(&address, &[("LOCATION_ADDRESS_STREET", 0.9)], Some("LOCATION_ADDRESS_STREET"));
        check(&address, &[("LOCATION_CITY", 0.9)], None);
        check(&choice(&["NAME_GIVEN"], &[], false), &[("NAME", 0.9)], None);
    }

    #[test]
    fn a_disabled_child_counts_for_its_parent() {
        let no_cities = choice(&[], &["LOCATION_CITY"], false);
        check(&no_cities, &[("LOCATION_CITY", 0.9)], Some("LOCATION"));
        let no_streets = choice(&["LOCATION"], &["LOCATION_ADDRESS_STREET", "LOCATION_ADDRESS"], false);
        check(&no_streets, &[("LOCATION_ADDRESS_STREET", 0.9)], Some("LOCATION"));
        check(&choice(&["NAME"], &["NAME"], false), &[("NAME", 0.9)], None);
    }

    #[test]
    fn a_set_lists_its_members_and_speaks_for_their_children() {
        let hipaa = choice(&["HIPAA_SAFE_HARBOR"], &[], false);
        check(&hipaa, &[("LOCATION_STATE", 0.9)], Some("LOCATION"));
        check(&hipaa, &[("LOCATION_CITY", 0.9)], Some("LOCATION_CITY"));
        check(&hipaa, &[("ORGANIZATION", 0.9)], None);
        assert!(choice(&["CCI"], &[], false).enabled.contains(Label::Trend));
        assert!(choice(&["YEAR"], &[], false).enabled.contains(Label::Year));
        assert!(!choice(&["CCI"], &["TREND"], false).enabled.contains(Label::Trend));
    }

    #[test]
    fn without_suppression_the_best_enabled_label_is_reported() {
        let labels = [("ACCOUNT_NUMBER", 0.8), ("BANK_ACCOUNT", 0.5)];
        check(&choice(&[], &["ACCOUNT_NUMBER"], false), &labels, Some("BANK_ACCOUNT"));
        check(&choice(&[], &["ACCOUNT_NUMBER"], true), &labels, None);
        check(&choice(&[], &["BANK_ACCOUNT"], true), &labels, Some("ACCOUNT_NUMBER"));
        check(&choice(&[], &["ACCOUNT_NUMBER"], false), &[("ACCOUNT_NUMBER", 0.8), ("AGE", 0.1)], None);
    }

    #[test]
    fn suppression_looks_at_every_sub_label_of_the_hierarchy() {
        let labels = [("NAME", 0.9), ("NAME_GIVEN", 0.3)];
        check(&choice(&[], &["NAME_GIVEN"], true), &labels, None);
        check(&choice(&[], &["NAME_GIVEN"], false), &labels, Some("NAME"));
        let organization = [("ORGANIZATION", 0.9), ("LOCATION_STATE", 0.24)];
        check(&choice(&[], &["LOCATION_STATE"], true), &organization, Some("ORGANIZATION"));
        check(&choice(&[], &["LOCATION_CITY"], true), &[("LOCATION_CITY", 0.9)], None);
    }

    #[test]
    fn detection_looks_for_children_and_rivals() {
        let names = choice(&["NAME"], &["NAME_GIVEN"], false);
        assert!(names.wanted().contains(Label::NameGiven) && !names.wanted().contains(Label::Age));
        assert!(choice(&["NAME"], &[], true).wanted().contains(Label::Age));
        assert!(!choice(&["NAME"], &[], true).wanted().contains(Label::Year));
    }

    #[test]
    fn blocked_types_are_off_only_by_name() {
        let names = choice(&["NAME"], &["AGE", "EMPLOYEE_ID"], false);
        assert!(names.allows_blocked(&EntityType::from_name("PROJECT_X")));
        assert!(names.allows_blocked(&EntityType::from_name("SSN")));
        assert!(!names.allows_blocked(&EntityType::from_name("AGE")));
        assert!(!names.allows_blocked(&EntityType::from_name("EMPLOYEE_ID")));
    }

    #[test]
    fn parents_follow_with_a_little_less() {
        let labels = Choice::default().report(&Likelihoods::one(Label::LocationCity, 0.9)).unwrap();
        let names: Vec<_> = labels.iter().map(|(label, _)| label.name()).collect();
        assert_eq!(names, ["LOCATION_CITY", "LOCATION"]);
        assert!((labels.of(Label::Location) - 0.855).abs() < 1e-4);
    }
}
