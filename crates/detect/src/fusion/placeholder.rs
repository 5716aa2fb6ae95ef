//! The Latin that stands in templates where text is to come ("Lorem ipsum dolor sit amet"): a tagger takes its words for
//! names and addresses. Only where that text is, and only its own words.

use blackbar_core::TextRange;

/// How far away, in bytes, the text must show itself.
const NEAR: usize = 400;

/// Sorted, in small letters. Words that are also given names are left out.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "accusam", "ad", "adipiscing", "adipisici", "adipisicing", "aliqua", "aliquam", "aliquip", "aliquyam", "amet", "anim", "aute",
    "cillum", "clita", "commodo", "consectetuer", "consectetur", "consequat", "consetetur", "culpa", "cupidatat", "deserunt",
    "diam", "do", "dolor", "dolore", "duis", "duo", "ea", "eirmod", "eiusmod", "elit", "elitr", "enim", "eos", "erat", "esse",
    "est", "et", "eu", "ex", "excepteur", "exercitation", "fugiat", "gubergren", "id", "in", "incididunt", "invidunt", "ipsum",
    "irure", "kasd", "labore", "laboris", "laborum", "lorem", "magna", "minim", "mollit", "nibh", "nisi", "no", "non", "nonummy",
    "nonumy", "nostrud", "nulla", "occaecat", "officia", "pariatur", "proident", "qui", "quis", "rebum", "reprehenderit", "sadipscing",
    "sanctus", "sea", "sed", "sint", "sit", "stet", "sunt", "takimata", "tempor", "ullamco", "ut", "velit", "veniam", "vero",
    "voluptate", "voluptua",
];

/// Whether a part of a text is nothing but placeholder Latin.
pub(super) fn is_placeholder(text: &str, range: TextRange) -> bool {
    let mut words = range.of(text).split(|one: char| !one.is_alphabetic()).filter(|word| !word.is_empty());
    let known = |word: &str| {
        word.is_ascii() && WORDS.binary_search_by(|known| (*known).cmp(&word.to_ascii_lowercase())).is_ok()
    };
    words.clone().next().is_some() && words.all(known) && is_near(text, range)
}

fn is_near(text: &str, range: TextRange) -> bool {
    let from = text.floor_char_boundary(range.start().saturating_sub(NEAR));
    let to = text.ceil_char_boundary((range.end() + NEAR).min(text.len()));
    let around = TextRange::new(from, to).of(text).to_ascii_lowercase();
    around.contains("lorem ipsum") || around.contains("dolor sit amet")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholder_latin_is_nobody() {
        assert!(WORDS.is_sorted());
        let is = |text: &str, part: &str| {
            let start = text.find(part).unwrap_or_default();
            is_placeholder(text, TextRange::at(start, part.len()))
        };
        let text = "Field: Lorem ipsum dolor sit amet, magna aliquyam erat. Signed Dolores Magna, Lorem GmbH";
        assert!(is(text, "Lorem") && is(text, "magna aliquyam erat"));
        assert!(!is(text, "Dolores Magna") && !is(text, "Lorem GmbH"), "a word that is none of its own");
        assert!(!is("Supplier: Magna", "Magna"), "no such text around");
        let far = format!("Magna {} lorem ipsum", "ä ".repeat(400));
        assert!(!is(&far, "Magna"));
    }
}
