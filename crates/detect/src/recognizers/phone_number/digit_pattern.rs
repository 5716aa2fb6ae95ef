//! Patterns that a row of digits matches as a whole, as an automaton of its own: it is asked of millions of numbers, and
//! walked without a lock or a cache.

use regex_automata::dfa::{Automaton, StartKind, dense};
use regex_automata::util::{start, syntax};
use regex_automata::{Anchored, MatchKind};

/// A compiled pattern; none that cannot be compiled matches anything.
pub(super) struct DigitPattern(Option<dense::DFA<Vec<u32>>>);

impl DigitPattern {
    /// Matches what one of the patterns does, which may be spread over lines.
    pub(super) fn any_of(patterns: &[&str]) -> DigitPattern {
        let bare: String = patterns.join("|").split_whitespace().collect();
        let config = dense::Config::new().start_kind(StartKind::Anchored).match_kind(MatchKind::All);
        let builder = dense::Builder::new()
            .configure(config)
            .syntax(syntax::Config::new().unicode(false).utf8(false))
            .build(&bare);
        DigitPattern(builder.ok())
    }

    /// Whether all of the digits match.
    pub(super) fn is(&self, digits: &str) -> bool {
        let Some(dfa) = &self.0 else { return false };
        let config = start::Config::new().anchored(Anchored::Yes);
        let Ok(mut state) = dfa.start_state(&config) else { return false };
        for byte in digits.bytes() {
            state = dfa.next_state(state, byte);
            if dfa.is_dead_state(state) {
                return false;
            }
        }
        dfa.is_match_state(dfa.next_eoi_state(state))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_of_the_digits_have_to_match() {
        let pattern = DigitPattern::any_of(&["1\\d{2}|\n 1\\d{4}", "2(?:3|4)"]);
        for (digits, wanted) in [
            ("123", true),
            ("12345", true),
            ("1234", false),
            ("23", true),
            ("24", true),
            ("2", false),
            ("", false),
            ("923", false),
        ] {
            assert_eq!(pattern.is(digits), wanted, "{digits}");
        }
        assert!(!DigitPattern::any_of(&["("]).is("("));
    }
}
