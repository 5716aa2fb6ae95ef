//! Where text stands inside formulas and inside the headers and footers of sheets.

use blackbar_core::TextRange;

use super::spelling::referred;

/// The character at an offset, spelled out or by reference, and its length.
pub(super) fn character(source: &str, at: usize) -> Option<(char, usize)> {
    let rest = source.get(at..)?;
    let first = rest.chars().next()?;
    if first == '&'
        && let Some(end) = rest.bytes().take(12).position(|byte| byte == b';')
        && let Some(named) = rest.get(1..end).and_then(referred)
    {
        return Some((named, end + 1));
    }
    Some((first, first.len_utf8()))
}

/// The insides of the strings of a formula.
pub(super) fn literals(source: &str) -> Vec<TextRange> {
    let mut found = Vec::new();
    let mut open: Option<(char, usize)> = None;
    let mut at = 0;
    while let Some((here, length)) = character(source, at) {
        match open {
            None if matches!(here, '"' | '\'') => open = Some((here, at + length)),
            Some((quote, start)) if here == quote => match character(source, at + length) {
                // A doubled quote is one inside.
                Some((next, more)) if next == quote => at += more,
                _ => {
                    if quote == '"' && start < at {
                        found.push(TextRange::new(start, at));
                    }
                    open = None;
                }
            },
            _ => {}
        }
        at += length;
    }
    // A string that never ends is no formula's; it is text all the same.
    if let Some(('"', start)) = open
        && start < source.len()
    {
        found.push(TextRange::new(start, source.len()));
    }
    found
}

/// The stretches of text between the codes of a header or footer.
pub(super) fn banner_texts(source: &str) -> Vec<TextRange> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while let Some((here, length)) = character(source, at) {
        if here != '&' {
            at += length;
            continue;
        }
        let Some((code, more)) = character(source, at + length) else {
            // A code without its letter.
            if start < at {
                found.push(TextRange::new(start, at));
            }
            return found;
        };
        if code == '&' {
            at += length + more;
            continue;
        }
        if start < at {
            found.push(TextRange::new(start, at));
        }
        at += length + more;
        match code {
            '"' => {
                while let Some((inside, length)) = character(source, at) {
                    at += length;
                    if inside == '"' {
                        break;
                    }
                }
            }
            'K' => at = (at + 6).min(source.len()),
            '0'..='9' => {
                while source
                    .get(at..)
                    .is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_digit()))
                {
                    at += 1;
                }
            }
            _ => {}
        }
        while !source.is_char_boundary(at) {
            at += 1;
        }
        start = at;
    }
    if start < source.len() {
        found.push(TextRange::new(start, source.len()));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(ranges: &[TextRange], source: &str) -> Vec<String> {
        ranges.iter().map(|range| range.of(source).to_owned()).collect()
    }

    #[test]
    fn strings_of_formulas_are_found() {
        let check = |source: &str, expected: &[&str]| {
            assert_eq!(texts(&literals(source), source), expected, "{source}");
        };
        check("HYPERLINK(\"mailto:a@b.c\",\"Ann \"\"A\"\" Lee\")", &["mailto:a@b.c", "Ann \"\"A\"\" Lee"]);
        check("IF(A1&gt;2,&quot;Ann&quot;,&quot;&quot;)", &["Ann"]);
        check("'O''Neil \"x\"'!A1&amp;\"y\"", &["y"]);
        check("\"Ann,Bob\"", &["Ann,Bob"]);
        check("SUM(A1:B2)", &[]);
        check("\"open", &["open"]);
    }

    #[test]
    fn codes_of_headers_are_no_text() {
        let check = |source: &str, expected: &[&str]| {
            assert_eq!(texts(&banner_texts(source), source), expected, "{source}");
        };
        check(
            "&amp;L&amp;&quot;Arial,Bold&quot;&amp;12Ann Lee&amp;RPage &amp;P of &amp;N",
            &["Ann Lee", "Page ", " of "],
        );
        check("&amp;C&amp;KFF0000R&amp;&amp;D", &["R&amp;&amp;D"]);
        check("plain", &["plain"]);
        check("&amp;", &[]);
        check("Ann&amp;", &["Ann"]);
        check("&amp;&quot;never", &[]);
        check("&amp;Ké", &[]);
    }
}
