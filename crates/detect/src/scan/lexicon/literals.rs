//! Plain strings that recognizers look for inside words too.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use aho_corasick::{AhoCorasick, MatchKind};
use blackbar_core::TextRange;

/// Calls `found` for every occurrence of one of the literals, in any ASCII case.
pub(in crate::scan) fn each_literal(
    literals: &'static [&'static str],
    text: &str,
    mut found: impl FnMut(TextRange),
) {
    if let [literal] = literals
        && let [byte] = literal.as_bytes()
    {
        memchr::memchr_iter(*byte, text.as_bytes()).for_each(|at| found(TextRange::at(at, 1)));
        return;
    }
    if let Some(automaton) = automaton(literals) {
        automaton.find_iter(text).for_each(|hit| found(TextRange::new(hit.start(), hit.end())));
    }
}

/// Compiled once for each list, which is known by its address.
fn automaton(literals: &'static [&'static str]) -> Option<AhoCorasick> {
    static COMPILED: LazyLock<RwLock<HashMap<usize, AhoCorasick>>> = LazyLock::new(Default::default);
    let key = literals.as_ptr() as usize;
    let known = COMPILED.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    known.or_else(|| {
        let built = AhoCorasick::builder()
            .ascii_case_insensitive(true)
            .match_kind(MatchKind::LeftmostLongest)
            .build(literals)
            .ok()?;
        COMPILED.write().unwrap_or_else(PoisonError::into_inner).insert(key, built.clone());
        Some(built)
    })
}
