//! What was replaced anywhere in a file, to be replaced where a text is shown anew.

use std::collections::BTreeMap;

use aho_corasick::{AhoCorasick, MatchKind};
use blackbar_core::{EditText, Edits, FormatError};

use super::fallback::TELLING;

/// Values and what replaced them.
pub(super) struct Replaced<'r> {
    values: Vec<&'r str>,
    replacements: Vec<EditText<'r>>,
}

impl<'r> Replaced<'r> {
    /// Of a text.
    pub(super) fn new(text: &'r str, edits: &'r Edits) -> Replaced<'r> {
        let of_text = edits.each().map(|(range, comes)| (range.of(text).trim(), comes));
        let known: BTreeMap<&str, EditText<'_>> =
            of_text.filter(|(value, _)| value.chars().count() >= TELLING).collect();
        let (values, replacements) = known.into_iter().unzip();
        Replaced { values, replacements }
    }

    /// A text without the values.
    pub(super) fn swept(&self, text: &str) -> Result<String, FormatError> {
        let finder = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(&self.values);
        let finder = finder.map_err(|_| FormatError::OverLimit("entities"))?;
        Ok(finder.replace_all(text, &self.replacements))
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Edit, TextRange};

    use super::*;

    #[test]
    fn the_longest_value_goes() {
        let text = "Jane, Jane Roe, Al";
        let edit =
            |start, length, text: &str| Edit { range: TextRange::at(start, length), text: text.into() };
        let edits = Edits::new(vec![edit(0, 4, "[A]"), edit(6, 8, "[B]"), edit(16, 2, "[C]")]).unwrap();
        let replaced = Replaced::new(text, &edits);
        assert_eq!(replaced.swept("Jane Roe and Jane, Al").unwrap(), "[B] and [A], Al");
    }
}
