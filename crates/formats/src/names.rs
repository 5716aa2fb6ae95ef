//! The words in a name that a program gave: `patientFirstName` reads "patient first name".

/// Longer contexts help nobody.
const LONGEST: usize = 80;

/// The words of a key, an element or attribute name, or a column header.
pub(crate) fn words(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 4);
    let mut before = Before::Gap;
    let mut characters = name.chars().peekable();
    while let Some(character) = characters.next() {
        if words.len() >= LONGEST {
            break;
        }
        if character.is_whitespace()
            || matches!(character, '_' | '-' | '.' | ':' | '/' | '@' | '$' | '\\' | '#' | '*')
        {
            before = Before::Gap;
            continue;
        }
        let kind = Before::of(character);
        // `aB` begins a word, and so does the last capital of `SSNNumber`.
        let starts = match (before, kind) {
            (Before::Gap, _) => !words.is_empty(),
            (Before::Lower, Before::Upper) => true,
            (Before::Upper, Before::Upper) => characters.peek().is_some_and(|next| next.is_lowercase()),
            _ => false,
        };
        if starts && !words.is_empty() {
            words.push(' ');
        }
        words.push(character);
        before = kind;
    }
    // Camel case alone capitalises words that are none; a header that a person wrote stays as it is.
    if name.contains(' ') { words } else { lower_unless_acronym(&words) }
}

/// Keys whose value may be the name of another member's: `{"name": "ssn", "value": "…"}`.
pub(crate) fn is_naming_key(key: &str) -> bool {
    [
        "name",
        "key",
        "field",
        "fieldName",
        "field_name",
        "label",
        "question",
        "property",
        "attribute",
        "column",
    ]
    .iter()
    .any(|known| known.eq_ignore_ascii_case(key))
}

/// Keys whose value another member may name.
pub(crate) fn is_value_key(key: &str) -> bool {
    ["value", "val", "text", "answer", "response", "fieldValue", "field_value", "content", "data", "v"]
        .iter()
        .any(|known| known.eq_ignore_ascii_case(key))
}

/// Elements that are named by an attribute: `<field name="ssn">…</field>`.
pub(crate) fn is_named_element(element: &str) -> bool {
    [
        "field",
        "item",
        "property",
        "entry",
        "param",
        "parameter",
        "attribute",
        "data",
        "value",
        "var",
        "variable",
        "cell",
        "column",
        "col",
        "answer",
        "string",
        "input",
        "element",
        "extension",
        "meta",
        "add",
        "simpledata",
    ]
    .iter()
    .any(|known| known.eq_ignore_ascii_case(element))
}

/// Whether text can be a field's name: a few short words.
pub(crate) fn names_a_field(text: &str) -> bool {
    let text = text.trim();
    (2..=48).contains(&text.len())
        && text.split_whitespace().count() <= 5
        && text.chars().any(char::is_alphabetic)
        && text.chars().all(|c| c.is_alphabetic() || c.is_ascii_digit() || " _-.?#'/()".contains(c))
        && text.bytes().filter(u8::is_ascii_digit).count() <= 3
}

#[derive(Clone, Copy, PartialEq)]
enum Before {
    Gap,
    Lower,
    Upper,
    Other,
}

impl Before {
    fn of(character: char) -> Before {
        if character.is_lowercase() {
            Before::Lower
        } else if character.is_uppercase() {
            Before::Upper
        } else {
            Before::Other
        }
    }
}

fn lower_unless_acronym(words: &str) -> String {
    let mut lower = String::with_capacity(words.len());
    for word in words.split(' ') {
        if !lower.is_empty() {
            lower.push(' ');
        }
        let acronym = word.chars().count() > 1 && !word.chars().any(char::is_lowercase);
        if acronym { lower.push_str(word) } else { lower.extend(word.chars().flat_map(char::to_lowercase)) }
    }
    lower
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_programs_read_as_words() {
        for (name, expected) in [
            ("first_name", "first name"),
            ("patientFirstName", "patient first name"),
            ("SSNNumber", "SSN number"),
            ("SSN", "SSN"),
            ("Date of Birth", "Date of Birth"),
            ("ns:given-name", "ns given name"),
            ("address1", "address1"),
            ("", ""),
            ("__", ""),
            ("Größe", "größe"),
        ] {
            assert_eq!(words(name), expected, "{name}");
        }
    }

    #[test]
    fn a_giant_name_is_cut() {
        assert!(words(&"x".repeat(10_000)).len() <= LONGEST);
    }
}
