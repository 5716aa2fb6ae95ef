//! Attributes that no list names, in parts that are known. Most are sizes and keywords; one that reads like text may be
//! anyone's.

use super::markup::Attribute;

/// Attributes with words that every file has: fonts, colours, paths, what a program must know.
#[rustfmt::skip]
const LAYOUT: &[&str] = &[
    "Ignorable", "MustUnderstand", "ProcessContent", "PreserveElements", "PreserveAttributes", "Requires", "typeface", "ascii",
    "hAnsi", "cs", "eastAsia", "panose", "style", "path", "v", "eqn", "fmla", "mods", "fillcolor", "strokecolor", "color",
    "color2", "uri", "Type", "type", "Target", "PartName", "ContentType", "progId", "ProgID", "prefixMappings", "formatCode",
    "axis", "ptType", "refPtType", "hideLastTrans", "func", "arg", "connectlocs", "points", "adj", "sqref", "ref", "spans",
    "font-family", "font", "class", "preserveAspectRatio", "transform", "d", "space", "lang", "providerId", "filter", "prLst",
    "schemaLocation", "points", "limo", "textboxrect", "to", "from", "by", "editas",
];

/// Elements that name fonts and the styles that programs bring along.
#[rustfmt::skip]
const LISTS: &[&str] = &[
    "font", "lsdException", "latin", "ea", "cs", "sym", "rFont", "rFonts", "name", "altName", "mathFont", "docPartGallery",
    "strVal", "animEffect", "lightRig", "style", "Relationship", "Override", "Default", "charset",
];

/// Whether a value holds two words in a row, or an address.
pub(super) fn reads_like_text(element: &str, attribute: &Attribute<'_>) -> bool {
    let value = attribute.value;
    // Nearly every value ends here.
    if memchr::memchr2(b' ', b'@', value.as_bytes()).is_none() {
        return false;
    }
    if attribute.full_name.starts_with("xmlns")
        || LAYOUT.contains(&attribute.name)
        || LISTS.contains(&element)
    {
        return false;
    }
    has_words(value) || has_address(value)
}

fn has_words(value: &str) -> bool {
    let mut before = false;
    for token in value.split(char::is_whitespace).filter(|token| !token.is_empty()) {
        let token = token.trim_matches(|edge: char| !edge.is_alphanumeric());
        let plain = |letter: char| letter.is_alphabetic() || "'’-.".contains(letter);
        let word = token.chars().count() >= 2 && token.chars().all(plain);
        if word && before {
            return true;
        }
        before = word;
    }
    false
}

fn has_address(value: &str) -> bool {
    let mut rest = value;
    while let Some((before, after)) = rest.split_once('@') {
        if before.ends_with(char::is_alphanumeric)
            && after.starts_with(char::is_alphanumeric)
            && after.contains('.')
        {
            return true;
        }
        rest = after;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_addresses_are_told_from_codes() {
        for text in
            ["Ann Lee", "by Ann O'Neil, 1980", "\"Jürg\" Bär", "ann@firm.org", "mailto:a@b.c", "李 小龙 王芳"]
        {
            assert!(has_words(text) || has_address(text), "{text}");
        }
        for code in
            ["w14 wp14 w15", "0 0 21600 21600", "#deeaf6 [660]", "sum @0 1 0", "A1:B2 C3", "/a[@b]", "x"]
        {
            assert!(!has_words(code) && !has_address(code), "{code}");
        }
    }
}
