//! Spellings that mean the same become one: case, accents, blanks and punctuation are folded away, by label.

use blackbar_core::{EntityType, Label};
use unicode_normalization::UnicodeNormalization;

/// Lower case, no accents, compatibility forms replaced. Punctuation stays.
pub(crate) fn fold_letters(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    // Only the accents of Latin, Greek and Cyrillic go: the marks of Indic scripts and kana are letters.
    for c in text.nfkd().filter(|c| !matches!(c, '\u{300}'..='\u{36F}')).flat_map(char::to_lowercase) {
        match c {
            'ß' => folded.push_str("ss"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}' => {}
            // Lower case of İ leaves a dot behind.
            '\u{300}'..='\u{36F}' => {}
            c => folded.push(c),
        }
    }
    // Hangul was taken apart with the accents.
    folded.nfc().collect()
}

/// As [`fold_letters`], without punctuation (kept between digits: 1.5 is not 15) and with single blanks.
pub(crate) fn fold(text: &str) -> String {
    let letters = fold_letters(text);
    let mut folded = String::with_capacity(letters.len());
    let mut word_len = 0usize;
    let (mut last, mut behind) = (None, letters.chars());
    while let Some(c) = behind.next() {
        let before = last.replace(c);
        let is_digit = |beside: Option<char>| beside.is_some_and(char::is_numeric);
        let between_digits = is_digit(before) && is_digit(behind.clone().next());
        if is_apostrophe(c) || (c == '.' && word_len == 1 && !between_digits) {
            // O'Brien is one word, and so is U.S.A.; the letter after the dot starts counting again.
            word_len = 0;
            continue;
        }
        if is_separator(c) && (!between_digits || c.is_whitespace()) {
            if !folded.is_empty() && !folded.ends_with(' ') {
                folded.push(' ');
            }
            word_len = 0;
            continue;
        }
        folded.push(c);
        word_len += 1;
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// The spelling that equal mentions of a label share. Never empty for a text that is not blank.
pub(crate) fn normalise(entity: &EntityType, text: &str) -> String {
    let text = text.trim();
    let folded = match entity.label() {
        Some(Label::Password) => text.to_owned(),
        Some(Label::EmailAddress | Label::Url | Label::Filename) => text.to_lowercase(),
        Some(Label::Username) => text.trim_start_matches('@').to_lowercase(),
        Some(Label::BloodType) => text.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect(),
        Some(label) if is_identifier(label) => identifier(text),
        Some(label) if label.root() == Label::Organization => super::organizations::stripped(text),
        Some(label) if label.root() == Label::Name => fold(without_possessive(text)),
        _ => fold(text),
    };
    if folded.is_empty() { text.to_owned() } else { folded }
}

/// Labels whose values are compared by their letters and digits alone.
pub(crate) fn is_identifier(label: Label) -> bool {
    matches!(
        label,
        Label::PhoneNumber
            | Label::CreditCard
            | Label::Cvv
            | Label::Ssn
            | Label::BankAccount
            | Label::RoutingNumber
            | Label::AccountNumber
            | Label::HealthcareNumber
            | Label::PassportNumber
            | Label::DriverLicense
            | Label::VehicleId
            | Label::NumericalPii
            | Label::OrganizationId
            | Label::LocationZip
    )
}

/// Letters and digits in capitals; the folded text when it holds no digit ("four five five ...").
fn identifier(text: &str) -> String {
    let compact: String = if text.is_ascii() {
        text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect()
    } else {
        text.nfkc().filter(|c| c.is_alphanumeric()).flat_map(char::to_uppercase).collect()
    };
    if compact.chars().any(char::is_numeric) { compact } else { fold(text) }
}

/// "John's" is a mention of John.
pub(crate) fn without_possessive(text: &str) -> &str {
    let text = text.trim_end();
    for ending in ["'s", "’s", "'S", "’S"] {
        if let Some(owner) = text.strip_suffix(ending)
            && !owner.is_empty()
        {
            return owner;
        }
    }
    text.strip_suffix(['\'', '’']).filter(|owner| !owner.is_empty()).unwrap_or(text)
}

pub(crate) fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | 'ʼ' | '`' | '´')
}

/// Blanks and punctuation; signs that carry meaning (+, %, &, @, currency) are not among them.
pub(crate) fn is_separator(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '.' | ','
                | ';'
                | ':'
                | '!'
                | '?'
                | '"'
                | '('
                | ')'
                | '['
                | ']'
                | '{'
                | '}'
                | '-'
                | '_'
                | '/'
                | '\\'
                | '|'
                | '*'
                | '“'
                | '”'
                | '„'
                | '«'
                | '»'
                | '–'
                | '—'
                | '‐'
                | '‑'
                | '−'
                | '·'
                | '・'
                | '•'
                | '…'
                | '、'
                | '。'
                | '،'
                | '「'
                | '」'
                | '¡'
                | '¿'
                | '।'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(label: Label, same: &[&str], different: &[&str]) {
        let entity = EntityType::Known(label);
        let first = normalise(&entity, same[0]);
        for text in same {
            assert_eq!(normalise(&entity, text), first, "{text}");
        }
        for text in different {
            assert_ne!(normalise(&entity, text), first, "{text}");
        }
    }

    #[test]
    fn spellings_of_one_value_are_equal() {
        check(Label::LocationCity, &["São Paulo", "sao  paulo", "SAO-PAULO", "Sao\nPaulo."], &["Paulo"]);
        check(Label::PhoneNumber, &["(604) 555-0123", "604.555.0123", "604 5550123"], &["604 555 0124"]);
        check(Label::EmailAddress, &["A.B@x.org", "a.b@X.ORG"], &["ab@x.org"]);
        check(Label::Statistics, &["1.5 %", "1.5  %"], &["15 %", "1.5"]);
        check(Label::BloodType, &["O-", "o -"], &["O+", "O"]);
        check(Label::Organization, &["Acme, Inc.", "ACME", "The Acme Corporation"], &["Acne"]);
        check(Label::LocationCountry, &["U.S.A.", "USA", "usa"], &["US"]);
        check(Label::Name, &["O'Brien", "OBRIEN", "O’Brien’s"], &["O Brien"]);
        check(Label::Name, &["김민수", "김민수"], &["김민주"]);
        check(Label::Name, &["が"], &["か"]);
        check(Label::Password, &["Hunter2"], &["hunter2"]);
    }

    #[test]
    fn a_value_of_punctuation_alone_is_kept() {
        check(Label::Location, &["---"], &["..."]);
    }
}
