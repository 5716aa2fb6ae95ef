//! The characters that `\N{...}` can name. The full list of Unicode names is megabytes; these are the ones people
//! write in patterns. A name that is not here is an error, not a guess.

/// The character of a name, in any case, as Python looks names up.
pub(super) fn lookup(name: &str) -> Option<char> {
    let name = name.to_ascii_uppercase();
    letter(&name).or_else(|| NAMES.iter().find(|(known, _)| *known == name).map(|(_, c)| *c))
}

/// `LATIN SMALL LETTER A`, `GREEK CAPITAL LETTER OMEGA`, `DIGIT FIVE`.
fn letter(name: &str) -> Option<char> {
    if let Some(digit) = name.strip_prefix("DIGIT ") {
        let index = DIGITS.iter().position(|known| *known == digit)?;
        return char::from_digit(u32::try_from(index).ok()?, 10);
    }
    let (small, rest) = if let Some(rest) = name.strip_prefix("LATIN SMALL LETTER ") {
        (true, rest)
    } else {
        (false, name.strip_prefix("LATIN CAPITAL LETTER ")?)
    };
    let (base, mark) = rest.split_once(" WITH ").map_or((rest, None), |(base, mark)| (base, Some(mark)));
    let mut chars = base.chars();
    let base = chars.next().filter(char::is_ascii_uppercase)?;
    if chars.next().is_some() {
        return None;
    }
    let base = if small { base.to_ascii_lowercase() } else { base };
    let Some(mark) = mark else { return Some(base) };
    let mark = MARKS.iter().find(|(known, _)| *known == mark)?.1;
    unicode_normalization::char::compose(base, mark)
}

const DIGITS: [&str; 10] = ["ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"];

/// Marks that compose with a letter to one character whose name is letter and mark.
const MARKS: [(&str, char); 11] = [
    ("GRAVE", '\u{300}'),
    ("ACUTE", '\u{301}'),
    ("CIRCUMFLEX", '\u{302}'),
    ("TILDE", '\u{303}'),
    ("MACRON", '\u{304}'),
    ("BREVE", '\u{306}'),
    ("DOT ABOVE", '\u{307}'),
    ("DIAERESIS", '\u{308}'),
    ("RING ABOVE", '\u{30A}'),
    ("CARON", '\u{30C}'),
    ("CEDILLA", '\u{327}'),
];

const NAMES: &[(&str, char)] = &[
    ("SPACE", ' '),
    ("NO-BREAK SPACE", '\u{A0}'),
    ("NARROW NO-BREAK SPACE", '\u{202F}'),
    ("FIGURE SPACE", '\u{2007}'),
    ("THIN SPACE", '\u{2009}'),
    ("EN SPACE", '\u{2002}'),
    ("EM SPACE", '\u{2003}'),
    ("IDEOGRAPHIC SPACE", '\u{3000}'),
    ("ZERO WIDTH SPACE", '\u{200B}'),
    ("ZERO WIDTH NON-JOINER", '\u{200C}'),
    ("ZERO WIDTH JOINER", '\u{200D}'),
    ("ZERO WIDTH NO-BREAK SPACE", '\u{FEFF}'),
    ("LEFT-TO-RIGHT MARK", '\u{200E}'),
    ("RIGHT-TO-LEFT MARK", '\u{200F}'),
    ("SOFT HYPHEN", '\u{AD}'),
    ("LINE SEPARATOR", '\u{2028}'),
    ("PARAGRAPH SEPARATOR", '\u{2029}'),
    ("EXCLAMATION MARK", '!'),
    ("QUOTATION MARK", '"'),
    ("NUMBER SIGN", '#'),
    ("DOLLAR SIGN", '$'),
    ("PERCENT SIGN", '%'),
    ("AMPERSAND", '&'),
    ("APOSTROPHE", '\''),
    ("LEFT PARENTHESIS", '('),
    ("RIGHT PARENTHESIS", ')'),
    ("ASTERISK", '*'),
    ("PLUS SIGN", '+'),
    ("COMMA", ','),
    ("HYPHEN-MINUS", '-'),
    ("FULL STOP", '.'),
    ("SOLIDUS", '/'),
    ("COLON", ':'),
    ("SEMICOLON", ';'),
    ("LESS-THAN SIGN", '<'),
    ("EQUALS SIGN", '='),
    ("GREATER-THAN SIGN", '>'),
    ("QUESTION MARK", '?'),
    ("COMMERCIAL AT", '@'),
    ("LEFT SQUARE BRACKET", '['),
    ("REVERSE SOLIDUS", '\\'),
    ("RIGHT SQUARE BRACKET", ']'),
    ("CIRCUMFLEX ACCENT", '^'),
    ("LOW LINE", '_'),
    ("GRAVE ACCENT", '`'),
    ("LEFT CURLY BRACKET", '{'),
    ("VERTICAL LINE", '|'),
    ("RIGHT CURLY BRACKET", '}'),
    ("TILDE", '~'),
    ("HYPHEN", '\u{2010}'),
    ("NON-BREAKING HYPHEN", '\u{2011}'),
    ("FIGURE DASH", '\u{2012}'),
    ("EN DASH", '\u{2013}'),
    ("EM DASH", '\u{2014}'),
    ("HORIZONTAL BAR", '\u{2015}'),
    ("MINUS SIGN", '\u{2212}'),
    ("LEFT SINGLE QUOTATION MARK", '\u{2018}'),
    ("RIGHT SINGLE QUOTATION MARK", '\u{2019}'),
    ("LEFT DOUBLE QUOTATION MARK", '\u{201C}'),
    ("RIGHT DOUBLE QUOTATION MARK", '\u{201D}'),
    ("LEFT-POINTING DOUBLE ANGLE QUOTATION MARK", '«'),
    ("RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK", '»'),
    ("HORIZONTAL ELLIPSIS", '\u{2026}'),
    ("BULLET", '\u{2022}'),
    ("MIDDLE DOT", '·'),
    ("DEGREE SIGN", '°'),
    ("SECTION SIGN", '§'),
    ("PILCROW SIGN", '¶'),
    ("COPYRIGHT SIGN", '©'),
    ("REGISTERED SIGN", '®'),
    ("TRADE MARK SIGN", '™'),
    ("NUMERO SIGN", '№'),
    ("CENT SIGN", '¢'),
    ("POUND SIGN", '£'),
    ("YEN SIGN", '¥'),
    ("EURO SIGN", '€'),
    ("INDIAN RUPEE SIGN", '₹'),
    ("MULTIPLICATION SIGN", '×'),
    ("DIVISION SIGN", '÷'),
    ("PLUS-MINUS SIGN", '±'),
    ("MICRO SIGN", 'µ'),
    ("MASCULINE ORDINAL INDICATOR", 'º'),
    ("FEMININE ORDINAL INDICATOR", 'ª'),
    ("INVERTED QUESTION MARK", '¿'),
    ("INVERTED EXCLAMATION MARK", '¡'),
    ("LATIN SMALL LETTER SHARP S", 'ß'),
    ("LATIN SMALL LETTER AE", 'æ'),
    ("LATIN CAPITAL LETTER AE", 'Æ'),
    ("LATIN SMALL LIGATURE OE", 'œ'),
    ("LATIN CAPITAL LIGATURE OE", 'Œ'),
    ("LATIN SMALL LETTER O WITH STROKE", 'ø'),
    ("LATIN CAPITAL LETTER O WITH STROKE", 'Ø'),
    ("LATIN SMALL LETTER L WITH STROKE", 'ł'),
    ("LATIN CAPITAL LETTER L WITH STROKE", 'Ł'),
    ("LATIN SMALL LETTER DOTLESS I", 'ı'),
    ("REPLACEMENT CHARACTER", '\u{FFFD}'),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_any_case_and_others_are_not() {
        for (name, expected) in [
            ("EM DASH", Some('—')),
            ("em dash", Some('—')),
            ("LATIN SMALL LETTER A", Some('a')),
            ("LATIN CAPITAL LETTER Z WITH CARON", Some('Ž')),
            ("LATIN SMALL LETTER O WITH STROKE", Some('ø')),
            ("DIGIT SEVEN", Some('7')),
            ("LATIN SMALL LETTER AB", None),
            ("LATIN SMALL LETTER Q WITH CARON", None),
            ("KLINGON LETTER A", None),
        ] {
            assert_eq!(lookup(name), expected, "{name}");
        }
    }
}
