//! The last look: a value that was redacted must not stand where nothing was read, in a comment, a name or a command.

use aho_corasick::AhoCorasick;
use blackbar_core::{FormatError, TextRange};

/// Shorter values, and single words, are also names of styles, fonts and colours.
const TELLING: usize = 6;
/// Numbers with fewer digits are dates and sizes.
const TELLING_DIGITS: usize = 9;

fn is_telling(value: &str) -> bool {
    let words = value.chars().count() >= TELLING
        && value.contains(char::is_alphabetic)
        && (value.contains('@') || value.contains(' '));
    words || value.bytes().filter(u8::is_ascii_digit).count() >= TELLING_DIGITS
}

/// Refuses a source that holds one of the values outside of all that was read or replaced.
pub(super) fn check<'v>(
    source: &[u8],
    mut read: Vec<TextRange>,
    values: impl Iterator<Item = &'v str>,
) -> Result<(), FormatError> {
    let mut values: Vec<&str> = values.map(str::trim).filter(|value| is_telling(value)).collect();
    values.sort_unstable();
    values.dedup();
    if values.is_empty() {
        return Ok(());
    }
    let finder = AhoCorasick::new(&values).map_err(|_| FormatError::OverLimit("too many values"))?;
    read.sort_unstable();
    let mut done = 0;
    for range in read.into_iter().chain(std::iter::once(TextRange::new(source.len(), source.len()))) {
        if let Some(between) = source.get(done..range.start())
            && finder.is_match(between)
        {
            return Err(FormatError::Unsupported(
                "a redacted value also stands in an embedded text where it cannot be replaced",
            ));
        }
        done = done.max(range.end());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_not_read_is_searched() {
        let source = b"Ann Lee <!-- Ann Lee -->";
        let check = |read: &[(usize, usize)], value: &str| {
            let read = read.iter().map(|(start, end)| TextRange::new(*start, *end)).collect();
            check(source, read, std::iter::once(value)).is_ok()
        };
        assert!(!check(&[(0, 8)], "Ann Lee"));
        assert!(check(&[(0, 8), (8, 24)], "Ann Lee"));
        assert!(check(&[(0, 8)], "Ann"), "a word of its own may be anything");
        assert!(check(&[], "Bob Lee"));
    }
}
