//! Names of glyphs to characters: the letters, digits and signs of the Adobe list that texts are made of, and the rules that
//! names are built by (`uni0041`, `eacute`, `f_i`, `A.sc`).

use unicode_normalization::UnicodeNormalization;

/// Longer names are not of a letter.
const LONGEST: usize = 64;

/// Ends of names and the marks they put on the letter before.
const MARKS: &[(&str, char)] = &[
    ("acute", '\u{301}'),
    ("grave", '\u{300}'),
    ("circumflex", '\u{302}'),
    ("dieresis", '\u{308}'),
    ("tilde", '\u{303}'),
    ("ring", '\u{30A}'),
    ("caron", '\u{30C}'),
    ("cedilla", '\u{327}'),
    ("commaaccent", '\u{326}'),
    ("ogonek", '\u{328}'),
    ("macron", '\u{304}'),
    ("breve", '\u{306}'),
    ("dotaccent", '\u{307}'),
    ("hungarumlaut", '\u{30B}'),
];

/// Names that no rule makes.
const NAMES: &[(&str, &str)] = &[
    ("AE", "Æ"),
    ("Dcroat", "Đ"),
    ("Eth", "Ð"),
    ("Lslash", "Ł"),
    ("OE", "Œ"),
    ("Oslash", "Ø"),
    ("Thorn", "Þ"),
    ("ae", "æ"),
    ("ampersand", "&"),
    ("asterisk", "*"),
    ("at", "@"),
    ("bullet", "•"),
    ("colon", ":"),
    ("comma", ","),
    ("dcroat", "đ"),
    ("dollar", "$"),
    ("dotlessi", "ı"),
    ("eight", "8"),
    ("emdash", "—"),
    ("endash", "–"),
    ("equal", "="),
    ("eth", "ð"),
    ("Euro", "€"),
    ("exclam", "!"),
    ("ff", "ff"),
    ("ffi", "ffi"),
    ("ffl", "ffl"),
    ("fi", "fi"),
    ("five", "5"),
    ("fl", "fl"),
    ("four", "4"),
    ("germandbls", "ß"),
    ("hyphen", "-"),
    ("lslash", "ł"),
    ("minus", "−"),
    ("nine", "9"),
    ("numbersign", "#"),
    ("oe", "œ"),
    ("one", "1"),
    ("oslash", "ø"),
    ("parenleft", "("),
    ("parenright", ")"),
    ("percent", "%"),
    ("period", "."),
    ("plus", "+"),
    ("question", "?"),
    ("quotedbl", "\""),
    ("quotedblleft", "“"),
    ("quotedblright", "”"),
    ("quoteleft", "‘"),
    ("quoteright", "’"),
    ("quotesingle", "'"),
    ("semicolon", ";"),
    ("seven", "7"),
    ("six", "6"),
    ("slash", "/"),
    ("space", " "),
    ("sterling", "£"),
    ("thorn", "þ"),
    ("three", "3"),
    ("two", "2"),
    ("underscore", "_"),
    ("zero", "0"),
];

/// The Greek letters in the order of their codes; final sigma stands between rho and sigma.
const GREEK: &[&str] = &[
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu",
    "nu", "xi", "omicron", "pi", "rho", "sigma1", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega",
];

/// What a name says; nothing when it is no name of a letter.
pub(super) fn characters(name: &str) -> Option<String> {
    let name = name.split('.').next().filter(|name| !name.is_empty() && name.len() <= LONGEST)?;
    let mut all = String::new();
    for part in name.split('_') {
        all.push_str(&one(part)?);
    }
    Some(all)
}

fn one(name: &str) -> Option<String> {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return letter.is_ascii_alphabetic().then(|| letter.to_string());
    }
    if let Some((_, text)) = NAMES.iter().find(|(known, _)| *known == name) {
        return Some((*text).to_owned());
    }
    by_number(name).or_else(|| greek(name)).or_else(|| cyrillic(name)).or_else(|| marked(name))
}

/// `uni` with four digits a unit of UTF-16, `u` with four to six.
fn by_number(name: &str) -> Option<String> {
    let upper = |digits: &str| digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'A'..=b'F'));
    if let Some(digits) =
        name.strip_prefix("uni").filter(|digits| !digits.is_empty() && digits.len() % 4 == 0)
        && upper(digits)
    {
        let unit = |four: &[u8]| u16::from_str_radix(std::str::from_utf8(four).ok()?, 16).ok();
        let units: Option<Vec<u16>> = digits.as_bytes().chunks(4).map(unit).collect();
        return String::from_utf16(&units?).ok();
    }
    let digits = name.strip_prefix('u').filter(|digits| (4..=6).contains(&digits.len()) && upper(digits))?;
    char::from_u32(u32::from_str_radix(digits, 16).ok()?).map(String::from)
}

fn greek(name: &str) -> Option<String> {
    let small = name.to_ascii_lowercase();
    let at = GREEK.iter().position(|known| *known == small)?;
    let first = if name.starts_with(|one: char| one.is_ascii_uppercase()) { 0x391 } else { 0x3B1 };
    char::from_u32(first + u32::try_from(at).ok()?).map(String::from)
}

/// The numbers Adobe gave to Russian letters.
fn cyrillic(name: &str) -> Option<String> {
    let number: u32 = name.strip_prefix("afii")?.parse().ok()?;
    let code = match number {
        10023 => 0x401,
        10071 => 0x451,
        10017..=10022 => 0x410 + number - 10017,
        10024..=10049 => 0x416 + number - 10024,
        10065..=10070 => 0x430 + number - 10065,
        10072..=10097 => 0x436 + number - 10072,
        _ => return None,
    };
    char::from_u32(code).map(String::from)
}

fn marked(name: &str) -> Option<String> {
    MARKS.iter().find_map(|(end, mark)| {
        let mut letters = name.strip_suffix(end)?.chars();
        let letter = letters.next().filter(char::is_ascii_alphabetic)?;
        letters.next().is_none().then(|| [letter, *mark].into_iter().nfc().collect())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        for (name, expected) in [
            ("A", Some("A")),
            ("eacute", Some("é")),
            ("Scaron", Some("Š")),
            ("f_i", Some("fi")),
            ("ffi", Some("ffi")),
            ("A.sc", Some("A")),
            ("uni00E9", Some("é")),
            ("uni0041030A", Some("A\u{30A}")),
            ("u1F600", Some("😀")),
            ("omega", Some("ω")),
            ("Sigma", Some("Σ")),
            ("afii10017", Some("А")),
            ("afii10071", Some("ё")),
            ("afii10097", Some("я")),
            ("seven", Some("7")),
            ("gid12", None),
            ("g12", None),
            ("a12", None),
            (".notdef", None),
            ("uniD800", None),
            ("", None),
        ] {
            assert_eq!(characters(name).as_deref(), expected, "{name}");
        }
    }
}
