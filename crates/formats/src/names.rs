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
