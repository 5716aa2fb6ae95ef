//! The characters that a marker pattern puts around the label, read off the texts.
//!
//! Only what encloses every single marker counts, and only brackets and symbols that mirror each other: quotes and
//! parentheses that belong to the sentence rarely enclose all of them, and the innermost brackets are the pattern's.

use blackbar_core::{Label, TextRange};

use crate::languages;

/// What stands before and behind each marker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Surroundings {
    before: String,
    behind: String,
}

impl Surroundings {
    /// What all the given places share; `None` when one has nothing around it.
    pub(super) fn infer<'t>(places: impl Iterator<Item = (&'t str, TextRange)>) -> Option<Surroundings> {
        let mut shared: Option<Vec<(char, char)>> = None;
        for (text, range) in places {
            let pairs = enclosing(text, range);
            let pairs = match shared {
                None => pairs,
                Some(known) => {
                    known.into_iter().zip(pairs).take_while(|(a, b)| a == b).map(|(pair, _)| pair).collect()
                }
            };
            if pairs.is_empty() {
                return None;
            }
            shared = Some(pairs);
        }
        let pairs = shared?;
        Some(Surroundings {
            before: pairs.iter().rev().map(|pair| pair.0).collect(),
            behind: pairs.iter().map(|pair| pair.1).collect(),
        })
    }

    /// The range with its surroundings.
    pub(super) fn widen(&self, text: &str, range: TextRange) -> TextRange {
        let inside =
            text[..range.start()].ends_with(&self.before) && text[range.end()..].starts_with(&self.behind);
        if inside {
            TextRange::new(range.start() - self.before.len(), range.end() + self.behind.len())
        } else {
            range
        }
    }
}

/// The mirrored characters around a place, from inside out: brackets of one kind, then symbols.
fn enclosing(text: &str, range: TextRange) -> Vec<(char, char)> {
    const LONGEST: usize = 16;
    let mut pairs: Vec<(char, char)> = Vec::new();
    let mut symbols = false;
    let outward = text[..range.start()].chars().rev().zip(text[range.end()..].chars());
    for (before, behind) in outward.take(LONGEST) {
        let fits = match (before, behind) {
            ('[', ']') | ('{', '}') | ('<', '>') | ('(', ')') | ('«', '»') | ('⟦', '⟧') | ('【', '】') => {
                !symbols && pairs.first().is_none_or(|first| *first == (before, behind))
            }
            _ => {
                let symbol = before == behind
                    && matches!(
                        before,
                        '-' | '*' | '=' | '~' | '#' | '|' | '%' | '$' | '@' | '^' | '_' | '+'
                    );
                symbols |= symbol;
                symbol
            }
        };
        if !fits {
            break;
        }
        pairs.push((before, behind));
    }
    pairs
}

/// Whether a marker is a bare body: a label, with a number or a hash where the pattern asked for one.
pub(super) fn is_body(marker: &str) -> bool {
    let edge = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    if !edge(marker.chars().next()) || marker.chars().any(|c| c.is_lowercase() || c.is_whitespace()) {
        return false;
    }
    match marker.rsplit_once('_') {
        Some((label, end)) if is_index(end) => !label.is_empty(),
        _ => marker.split(',').all(is_label),
    }
}

/// A number or a base-32 hash.
pub(super) fn is_index(end: &str) -> bool {
    let number = !end.is_empty() && end.bytes().all(|b| b.is_ascii_digit());
    let hash = end.len() >= 5 && end.bytes().all(|b| matches!(b, b'A'..=b'Z' | b'2'..=b'7'));
    number || hash
}

fn is_label(name: &str) -> bool {
    Label::from_name(name).is_some()
        || name.contains('_')
        || languages::ALL
            .iter()
            .any(|language| Label::ALL.into_iter().any(|label| (language.marker_label)(label) == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(texts: &[&str], expected: Option<(&str, &str)>) {
        let places = texts
            .iter()
            .filter_map(|text| text.find("NAME_1").map(|at| (*text, TextRange::at(at, "NAME_1".len()))));
        let found = Surroundings::infer(places);
        let found = found.as_ref().map(|around| (around.before.as_str(), around.behind.as_str()));
        assert_eq!(found, expected, "{texts:?}");
    }

    #[test]
    fn surroundings_enclose_every_marker() {
        check(&["a [NAME_1] b", "([NAME_1])"], Some(("[", "]")));
        check(&["([NAME_1])"], Some(("[", "]")));
        check(&["x {{NAME_1}}."], Some(("{{", "}}")));
        check(&["--[NAME_1]--"], Some(("--[", "]--")));
        check(&["##NAME_1##"], Some(("##", "##")));
        check(&["\"[NAME_1]\""], Some(("[", "]")));
        check(&["NAME_1 [NAME_1]"], None);
        check(&["[NAME_1)"], None);
        check(&[], None);
    }

    #[test]
    fn bodies_are_labels_with_an_index() {
        for body in ["NAME_1", "NAME", "NAME_GIVEN_A2B3C", "EMPLOYEE_ID", "NAME,NAME_GIVEN", "名前_12"] {
            assert!(is_body(body), "{body}");
        }
        for other in ["[NAME_1]", "this", "JOHN", "John Smith", "####", ""] {
            assert!(!is_body(other), "{other}");
        }
    }
}
