//! Style sheets: they say how words look, and can hold words themselves.

/// Whether a style sheet shows and hides nothing: no text, no data. Its comments are taken out before.
pub(crate) fn is_plain_css(source: &str) -> bool {
    let lower = source.to_ascii_lowercase();
    // A backslash may spell any of the signs otherwise.
    !["content:", "content :", "data:", "@import", "expression(", "\\", "/*"]
        .iter()
        .any(|sign| lower.contains(sign))
}

/// The ranges of the comments in a style sheet: (start, end).
pub(super) fn comments(source: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = source.get(from..).and_then(|rest| rest.find("/*")).map(|step| from + step) {
        let end = source
            .get(start + 2..)
            .and_then(|rest| rest.find("*/"))
            .map_or(source.len(), |step| start + step + 4);
        found.push((start, end));
        from = end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_data_are_seen() {
        assert!(is_plain_css("p.MsoNormal { font-family: Arial; margin: 0cm }"));
        for source in [
            "p::before { content: 'Ann' }",
            "p { background: url(DATA:x) }",
            "p { \\63ontent: 'x' }",
            "/* Ann */",
        ] {
            assert!(!is_plain_css(source), "{source}");
        }
        assert_eq!(comments("a /* b */ c /* d"), [(2, 9), (12, 16)]);
    }
}
