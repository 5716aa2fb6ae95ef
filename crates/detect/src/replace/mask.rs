//! Mask characters in the place of an entity.

/// As many mask characters as the entity has code points.
pub(super) fn masked(value: &str, character: char) -> String {
    std::iter::repeat_n(character, value.chars().count()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn code_points_are_counted_not_bytes() {
        assert_eq!(masked("Zoë 😀", '#'), "#####");
        assert_eq!(masked("ab", '█'), "██");
    }

    proptest! {
        #[test]
        fn length_is_kept_and_nothing_shows(value in "\\PC*", character in any::<char>()) {
            let hidden = masked(&value, character);
            prop_assert_eq!(hidden.chars().count(), value.chars().count());
            prop_assert!(hidden.chars().all(|c| c == character));
        }
    }
}
