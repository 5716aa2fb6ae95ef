//! Which of many names a text begins with.
//!
//! A sorted list narrowed byte by byte. An Aho-Corasick automaton would find the same, but markers that begin alike
//! (`NAME_1`, `NAME_12`, ...) make its construction quadratic: a hundred thousand took seconds to build.

/// Distinct names in order of their bytes.
pub(super) struct PrefixSearch<'n> {
    /// With the number each had when it came in.
    sorted: Vec<(&'n str, usize)>,
    /// First bytes that occur.
    first: [bool; 256],
}

impl<'n> PrefixSearch<'n> {
    /// Takes distinct, non-empty names; they are numbered as they come.
    pub(super) fn new(names: Vec<&'n str>) -> PrefixSearch<'n> {
        let mut sorted: Vec<(&str, usize)> =
            names.into_iter().enumerate().map(|(at, name)| (name, at)).collect();
        sorted.sort_unstable();
        let mut first = [false; 256];
        for (name, _) in &sorted {
            if let Some(byte) = name.as_bytes().first() {
                first[usize::from(*byte)] = true;
            }
        }
        PrefixSearch { sorted, first }
    }

    /// The next place where some name could begin.
    pub(super) fn next_start(&self, text: &str, from: usize) -> Option<usize> {
        let bytes = text.as_bytes().get(from..)?;
        // Names begin with a character's first byte, so this is always a border of characters.
        bytes.iter().position(|byte| self.first[usize::from(*byte)]).map(|at| from + at)
    }

    /// Every name that the text begins with, as (number, length), the shortest first.
    pub(super) fn prefixes_of(&self, text: &str) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        let mut range = &self.sorted[..];
        for (depth, byte) in text.bytes().enumerate() {
            let start = range.partition_point(|(name, _)| name.as_bytes().get(depth) < Some(&byte));
            let end = range.partition_point(|(name, _)| name.as_bytes().get(depth) <= Some(&byte));
            range = &range[start..end];
            match range.first() {
                None => break,
                Some((name, number)) if name.len() == depth + 1 => found.push((*number, name.len())),
                Some(_) => {}
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_prefixes_are_found() {
        let search = PrefixSearch::new(vec!["NAME_12", "NAME_1", "é", "NAME_123", "B"]);
        assert_eq!(search.prefixes_of("NAME_12 x"), [(1, 6), (0, 7)]);
        assert_eq!(search.prefixes_of("été"), [(2, 2)]);
        assert!(search.prefixes_of("NAM").is_empty() && search.prefixes_of("").is_empty());
        assert_eq!(search.next_start("xé B", 0), Some(1));
        assert_eq!(search.next_start("xyz", 0), None);
    }
}
