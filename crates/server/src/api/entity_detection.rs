//! `entity_detection`: what is looked for in text.

use std::collections::BTreeSet;

use blackbar_core::{Label, LegislationSet};
use blackbar_detect::choose::{Choice, Selected, Selector};
use blackbar_engine::{Accuracy, DetectionSettings};
use serde_json::json;

use super::convert::{Defaults, Dialect};
use super::filters::{FilterItem, MOST_FILTERS};
use crate::schema::{
    Checked, Choices, Path, Report, array, boolean, checked, object, one_of, union, union_of,
};

const ACCURACIES: Choices<Accuracy> = &[
    ("standard", Accuracy::Standard),
    ("standard_high", Accuracy::StandardHigh),
    ("standard_high_multilingual", Accuracy::StandardHighMultilingual),
    ("standard_high_automatic", Accuracy::StandardHighAutomatic),
    ("high", Accuracy::High),
    ("high_multilingual", Accuracy::HighMultilingual),
    ("high_automatic", Accuracy::HighAutomatic),
];

object! {
    /// These are detected and removed.
    pub(crate) struct EnableSelector {
        /// Entity types or legislation sets.
        value: Vec<String> = array(entity_name()), default([]);
    }
}

object! {
    /// These are ignored.
    pub(crate) struct DisableSelector {
        /// Entity types or legislation sets.
        value: Vec<String> = array(entity_name()), default([]);
    }
}

union! {
    /// Which entity types are detected; only DISABLE selectors subtract from all of them.
    pub(crate) enum EntityTypeSelector by "type" {
        "ENABLE" => Enable(EnableSelector),
        "DISABLE" => Disable(DisableSelector),
    }
}

object! {
    /// What is looked for in text.
    pub(crate) struct EntityDetection {
        /// The model that identifies entities.
        accuracy: Accuracy = one_of(ACCURACIES), default("high_automatic");
        /// Which entity types and legislation sets are detected; all but the beta ones unless given.
        entity_types: Option<Vec<EntityTypeSelector>> = array(union_of::<EntityTypeSelector>()), optional;
        /// Regular-expression filters.
        filter: Vec<FilterItem> = array(union_of::<FilterItem>()).at_most(MOST_FILTERS), default([]);
        /// Whether the text of an entity is returned.
        return_entity: bool = boolean(), default(true);
        /// Whether an entity whose best label is disabled is left alone.
        enable_non_max_suppression: bool = boolean(), default(false);
    }
}

impl EntityDetection {
    /// Everything resolved; names that nobody knows go into the report.
    pub(crate) fn settle(
        self,
        defaults: &Defaults,
        dialect: Dialect,
        report: &mut Report,
    ) -> DetectionSettings {
        let EntityDetection { accuracy, entity_types, filter, return_entity: _, enable_non_max_suppression } =
            self;
        let here = Path::ROOT.key("entity_detection");
        let custom: BTreeSet<&str> = filter.iter().filter_map(FilterItem::makes).collect();
        let selectors = match &entity_types {
            None => defaults.selectors.clone(),
            Some(selectors) => {
                let here = here.key("entity_types");
                selectors
                    .iter()
                    .enumerate()
                    .map(|(index, selector)| {
                        let here = here.index(index);
                        let here = here.key("value");
                        let resolve = |names: &[String], report: &mut Report| {
                            resolve(names, &Names { dialect, custom: &custom }, &here, report)
                        };
                        match selector {
                            EntityTypeSelector::Enable(EnableSelector { value }) => {
                                Selector::Enable(resolve(value, report))
                            }
                            EntityTypeSelector::Disable(DisableSelector { value }) => {
                                Selector::Disable(resolve(value, report))
                            }
                        }
                    })
                    .collect()
            }
        };
        let choice = Choice::new(&selectors, enable_non_max_suppression);
        // The service's own allow list stands behind the request's filters, whose indices stay as they were sent.
        let filters =
            filter.into_iter().map(FilterItem::settle).chain(defaults.allow.iter().cloned()).collect();
        DetectionSettings { accuracy, choice, filters }
    }
}

/// Any string may be a label of the request's own; which ones are known is told to people and programs alike.
fn entity_name() -> Checked<String> {
    checked(
        || {
            let labels = Label::ALL.iter().map(|label| label.name());
            let known: Vec<&str> = labels.chain(LegislationSet::ALL.iter().map(|set| set.name)).collect();
            let own = "The entity_type of a BLOCK filter of this request.";
            json!({ "anyOf": [{ "enum": known }, { "description": own }] })
        },
        Ok,
    )
}

struct Names<'n> {
    dialect: Dialect,
    custom: &'n BTreeSet<&'n str>,
}

fn resolve(names: &[String], known: &Names<'_>, at: &Path<'_>, report: &mut Report) -> Vec<Selected> {
    let mut selected = Vec::with_capacity(names.len());
    for (index, name) in names.iter().enumerate() {
        if known.dialect == Dialect::V3
            && let Some(renamed) = renamed(name)
        {
            selected.extend(renamed.iter().filter_map(|name| lookup(name)));
        } else if let Some(found) = lookup(name) {
            selected.push(found);
        } else if known.custom.contains(name.as_str()) {
            selected.push(Selected::Custom(name.as_str().into()));
        } else {
            report.add(
                &at.index(index),
                "enum",
                "Input should be an entity type, a legislation set or the entity_type of a BLOCK filter of this \
                 request",
            );
        }
    }
    selected
}

/// A built-in label or set.
pub(crate) fn lookup(name: &str) -> Option<Selected> {
    Label::from_name(name).map(Selected::Label).or_else(|| LegislationSet::from_name(name).map(Selected::Set))
}

/// What version 4 calls a name of version 3.
fn renamed(name: &str) -> Option<&'static [&'static str]> {
    match name {
        "GENDER_SEXUALITY" => Some(&["GENDER", "SEXUALITY"]),
        "HIPAA" => Some(&["HIPAA_SAFE_HARBOR"]),
        "PHI" => Some(&["HEALTH_INFORMATION"]),
        _ => None,
    }
}
