//! Organisations under their several names: with and without legal form, as initials.

use super::fold::fold;

/// Legal forms, folded, as last (or, in some languages, first) words.
const LEGAL_FORMS: &[&str] = &[
    "inc",
    "incorporated",
    "corp",
    "corporation",
    "co",
    "company",
    "ltd",
    "limited",
    "llc",
    "llp",
    "lp",
    "plc",
    "pty",
    "pte",
    "gmbh",
    "ag",
    "kg",
    "kgaa",
    "ohg",
    "ug",
    "ev",
    "mbh",
    "se",
    "sa",
    "sas",
    "sarl",
    "sasu",
    "eurl",
    "snc",
    "spa",
    "srl",
    "sapa",
    "bv",
    "nv",
    "vof",
    "cv",
    "sl",
    "slu",
    "sau",
    "ltda",
    "eireli",
    "mei",
    "oy",
    "oyj",
    "ab",
    "as",
    "asa",
    "aps",
    "kk",
    "gk",
    "ооо",
    "зао",
    "оао",
    "пао",
    "ао",
    "ип",
    "тов",
    "пат",
    "прат",
    "фоп",
    "pvt",
    "private",
    "group",
    "holding",
    "holdings",
    "株式会社",
    "有限会社",
    "合同会社",
    "有限公司",
    "股份有限公司",
    "주식회사",
];
/// Legal forms that are written without a blank.
const GLUED_FORMS: &[&str] = &[
    "株式会社",
    "有限会社",
    "合同会社",
    "股份有限公司",
    "有限责任公司",
    "有限公司",
    "주식회사",
    "(주)",
    "㈱",
];
/// Words that initials leave out.
const SMALL_WORDS: &[&str] = &[
    "of", "the", "and", "for", "in", "de", "la", "le", "les", "du", "des", "del", "und", "et", "y", "e", "&",
];

/// The folded name without article, legal form and bracketed initials.
pub(crate) fn stripped(text: &str) -> String {
    let (name, _) = bracketed(text);
    let mut name = name.to_owned();
    for form in GLUED_FORMS {
        if let Some(rest) = name.trim().strip_prefix(form).or_else(|| name.trim().strip_suffix(form)) {
            name = rest.to_owned();
        }
    }
    let folded = fold(super::fold::without_possessive(&name));
    let mut words: Vec<&str> = folded.split(' ').collect();
    let goes = |word: &&str| is_legal_form(word) || matches!(*word, "&" | "and" | "und");
    while words.len() > 1 && words.last().is_some_and(goes) {
        words.pop();
    }
    if words.len() > 1 && (words[0] == "the" || (is_legal_form(words[0]) && !words[0].is_ascii())) {
        words.remove(0);
    }
    if words.iter().all(|word| word.is_empty()) { fold(text) } else { words.join(" ") }
}

/// Whether a folded word is a legal form.
pub(crate) fn is_legal_form(word: &str) -> bool {
    LEGAL_FORMS.contains(&word)
}

/// "International Business Machines (IBM)": the name and what stands in brackets at its end.
pub(crate) fn bracketed(text: &str) -> (&str, Option<&str>) {
    let text = text.trim();
    let Some(inside) = text.strip_suffix(')') else { return (text, None) };
    match inside.rsplit_once('(') {
        Some((name, short)) if !name.trim().is_empty() && !short.trim().is_empty() => {
            (name.trim(), Some(short.trim()))
        }
        _ => (text, None),
    }
}

/// The initials a name of several words may go by, folded: with and without its small words.
pub(crate) fn initials(text: &str) -> Vec<String> {
    let name = stripped(text);
    let of = |small: bool| -> String {
        name.split(' ')
            .filter(|word| small || !SMALL_WORDS.contains(word))
            .filter_map(|word| word.chars().next())
            .filter(|c| c.is_alphabetic())
            .collect()
    };
    let mut found = vec![of(false), of(true)];
    found.dedup();
    found.retain(|short| (2..=8).contains(&short.chars().count()) && name.contains(' '));
    found
}

/// Whether a mention is written like initials: IBM, N.A.S.A.
pub(crate) fn looks_like_initials(text: &str) -> bool {
    let letters: Vec<char> = text.trim().chars().filter(|c| *c != '.').collect();
    (2..=8).contains(&letters.len()) && letters.iter().all(|c| c.is_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legal_forms_and_articles_go() {
        for (text, expected) in [
            ("The Acme Company, Inc.", "acme"),
            ("Müller GmbH & Co. KG", "muller"),
            ("株式会社山田", "山田"),
            ("ООО Ромашка", "ромашка"),
            ("Company", "company"),
            ("International Business Machines (IBM)", "international business machines"),
        ] {
            assert_eq!(stripped(text), expected, "{text}");
        }
    }

    #[test]
    fn initials_of_a_name() {
        assert_eq!(initials("International Business Machines Corp."), ["ibm"]);
        assert_eq!(initials("Bank of America"), ["ba", "boa"]);
        assert!(initials("Acme Inc.").is_empty());
        assert!(looks_like_initials("N.A.S.A.") && !looks_like_initials("Nasa") && !looks_like_initials("A"));
    }
}
