//! Plain strings that recognizers look for inside words too, all in one automaton.

use aho_corasick::{AhoCorasick, AhoCorasickKind, MatchKind};
use blackbar_core::TextRange;

/// The literals of several lists. Within a list the leftmost and longest wins, as if it were searched alone.
pub(in crate::scan) struct Literals {
    /// Lists of single characters: a byte search is faster than any automaton.
    bytes: Vec<(u8, usize)>,
    automaton: Option<AhoCorasick>,
    /// Pattern number to list.
    lists: Vec<usize>,
    count: usize,
}

impl Literals {
    pub(in crate::scan) fn new(lists: &[&'static [&'static str]]) -> Literals {
        let mut bytes = Vec::new();
        let mut patterns: Vec<&str> = Vec::new();
        let mut owners = Vec::new();
        for (number, list) in lists.iter().enumerate() {
            if list.iter().all(|literal| literal.len() == 1) {
                bytes.extend(list.iter().flat_map(|literal| literal.bytes()).map(|byte| (byte, number)));
            } else {
                patterns.extend(list.iter());
                owners.extend(list.iter().map(|_| number));
            }
        }
        let automaton = AhoCorasick::builder()
            .ascii_case_insensitive(true)
            .match_kind(MatchKind::Standard)
            .kind(Some(AhoCorasickKind::DFA))
            .build(patterns)
            .ok();
        Literals { bytes, automaton, lists: owners, count: lists.len() }
    }

    /// Calls `found` with the number of the pass over the text, a list's number and the place, for every occurrence, in any
    /// ASCII case.
    pub(in crate::scan) fn find(&self, text: &str, mut found: impl FnMut(usize, usize, TextRange)) {
        for (pass, (byte, list)) in self.bytes.iter().enumerate() {
            let here = |at| found(pass, *list, TextRange::at(at, 1));
            memchr::memchr_iter(*byte, text.as_bytes()).for_each(here);
        }
        let Some(automaton) = &self.automaton else { return };
        let mut hits: Vec<(usize, std::cmp::Reverse<usize>, usize)> = automaton
            .find_overlapping_iter(text)
            .map(|hit| (hit.start(), std::cmp::Reverse(hit.end()), self.lists[hit.pattern().as_usize()]))
            .collect();
        hits.sort_unstable();
        let mut done = vec![0; self.count];
        for (start, std::cmp::Reverse(end), list) in hits {
            if start >= done[list] {
                done[list] = end;
                found(self.bytes.len(), list, TextRange::new(start, end));
            }
        }
    }
}
