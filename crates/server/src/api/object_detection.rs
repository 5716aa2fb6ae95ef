//! `object_entity_detection`: what is looked for in pictures beside text.

use blackbar_core::ObjectKind;
use blackbar_core::ObjectSettings;

use crate::schema::{Choices, array, object, one_of, union, union_of};

const KINDS: Choices<ObjectKind> = &[
    ("FACE", ObjectKind::Face),
    ("LICENSE_PLATE", ObjectKind::LicensePlate),
    ("LOGO", ObjectKind::Logo),
    ("SIGNATURE", ObjectKind::Signature),
];

object! {
    /// These are detected.
    pub(crate) struct EnableObjects {
        /// Kinds of object.
        value: Vec<ObjectKind> = array(one_of(KINDS)), default([]);
    }
}

object! {
    /// These are ignored.
    pub(crate) struct DisableObjects {
        /// Kinds of object.
        value: Vec<ObjectKind> = array(one_of(KINDS)), default([]);
    }
}

union! {
    /// Which objects are detected; only DISABLE selectors subtract from all of them.
    pub(crate) enum ObjectEntityTypeSelector by "type" {
        "ENABLE" => Enable(EnableObjects),
        "DISABLE" => Disable(DisableObjects),
    }
}

object! {
    /// Present, even empty: objects are looked for.
    pub(crate) struct ObjectEntityDetection {
        /// Which kinds; all four unless given.
        object_entity_types: Vec<ObjectEntityTypeSelector> = array(union_of::<ObjectEntityTypeSelector>()), default([]);
    }
}

impl ObjectEntityDetection {
    /// Everything resolved.
    pub(crate) fn settle(self) -> ObjectSettings {
        let ObjectEntityDetection { object_entity_types } = self;
        let mut enabled: Option<Vec<ObjectKind>> = None;
        let mut disabled = Vec::new();
        for selector in object_entity_types {
            match selector {
                ObjectEntityTypeSelector::Enable(EnableObjects { value }) => {
                    enabled.get_or_insert_default().extend(value);
                }
                ObjectEntityTypeSelector::Disable(DisableObjects { value }) => disabled.extend(value),
            }
        }
        let wanted = |kind: &ObjectKind| {
            enabled.as_ref().is_none_or(|enabled| enabled.contains(kind)) && !disabled.contains(kind)
        };
        ObjectSettings { kinds: ObjectKind::ALL.into_iter().filter(wanted).collect() }
    }
}
