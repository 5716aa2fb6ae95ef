//! Sensitivity labels: properties whose names and values say by identifiers which label a file has, whose rules it follows and when it
//! got it. The same identifiers stand in a part of their own (`docMetadata/LabelInfo.xml`), and programs refuse labels whose
//! properties are not of this form. What a label is called and who chose it is text.

use super::guid::is_guid;

/// What is said of a label.
const SAID: &[&str] = &[
    "Enabled",
    "SetDate",
    "Method",
    "Name",
    "SiteId",
    "ActionId",
    "ContentBits",
    "Tag",
    "Owner",
    "SetBy",
    "Parent",
    "Ref",
    "Removed",
    "Application",
    "Extended_MSFT_Method",
];
/// How it got to the file.
const METHODS: &[&str] = &["Standard", "Privileged", "Auto", "Automatic", "Manual", "None"];
/// A number with more digits is someone's.
const LONGEST_NUMBER: usize = 4;

/// Whether a property is one of a label: `MSIP_Label_b1c9b508-7c6e-42bd-bedf-808292653d6c_SiteId`.
pub(super) fn is_of_label(property: &str) -> bool {
    let rest = property.strip_prefix("MSIP_Label_").unwrap_or_default();
    let parts = rest.split_at_checked(36).and_then(|(guid, said)| Some((guid, said.strip_prefix('_')?)));
    parts.is_some_and(|(guid, said)| is_guid(guid) && SAID.contains(&said))
}

/// Whether a text says how a label got to the file.
pub(super) fn is_method(text: &str) -> bool {
    METHODS.contains(&text)
}

/// Whether the value of such a property is a setting.
pub(super) fn is_setting(value: &str) -> bool {
    let value = value.trim();
    let moment = |byte: u8| byte.is_ascii_digit() || b"-:.+TZ ".contains(&byte);
    is_guid(value)
        || is_method(value)
        || ["true", "false"].iter().any(|flag| value.eq_ignore_ascii_case(flag))
        || value.len() <= LONGEST_NUMBER && value.bytes().all(|byte| byte.is_ascii_digit())
        || value.get(10..11) == Some("T") && value.len() <= 33 && value.bytes().all(moment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_of_labels_are_told_by_their_names() {
        assert!(is_of_label("MSIP_Label_b1c9b508-7c6e-42bd-bedf-808292653d6c_SiteId"));
        assert!(!is_of_label("MSIP_Label_b1c9b508-7c6e-42bd-bedf-808292653d6c_Ann"));
        assert!(!is_of_label("MSIP_Label_Ann_SiteId") && !is_of_label("Client") && !is_of_label(""));
    }

    #[test]
    fn settings_are_told_by_their_looks() {
        for setting in
            ["b1c9b508-7c6e-42bd-bedf-808292653d6c", "true", "3", "Standard", "2024-02-07T14:50:18Z"]
        {
            assert!(is_setting(setting), "{setting}");
        }
        for text in ["ann@firm.org", "Ann", "078051120", "Strictly for Ann", "2024-02-07"] {
            assert!(!is_setting(text), "{text}");
        }
    }
}
