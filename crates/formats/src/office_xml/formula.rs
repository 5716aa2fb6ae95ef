//! Where text stands inside formulas and inside the headers and footers of sheets.

use blackbar_core::{Join, TextRange};

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

/// The stretches of text between the codes of a header or footer, and how each follows the one before it: a code for looks
/// does not end a word, one for the page number stands for another, one for the place begins something else.
pub(super) fn banner_texts(source: &str) -> Vec<(TextRange, Join)> {
    let mut found: Vec<(TextRange, Join)> = Vec::new();
    let (mut start, mut at, mut join) = (0, 0, Join::Apart);
    let mut stretch = |start: usize, end: usize, join: &mut Join| {
        if start < end {
            found.push((TextRange::new(start, end), std::mem::replace(join, Join::Same)));
        }
    };
    while let Some((here, length)) = character(source, at) {
        if here != '&' {
            at += length;
            continue;
        }
        let Some((code, more)) = character(source, at + length) else {
            // A code without its letter.
            stretch(start, at, &mut join);
            return found;
        };
        if code == '&' {
            at += length + more;
            continue;
        }
        stretch(start, at, &mut join);
        at = behind_code(source, at + length + more, code);
        start = at;
        join = match code {
            'L' | 'C' | 'R' | 'l' | 'c' | 'r' => Join::Apart,
            'P' | 'N' | 'D' | 'T' | 'F' | 'A' | 'Z' | 'G' if join == Join::Same => Join::Space,
            _ => join,
        };
    }
    stretch(start, source.len(), &mut join);
    found
}

/// Where a code ends whose letter ends at `at`. What does not look as it should is text.
fn behind_code(source: &str, at: usize, code: char) -> usize {
    let rest = source.get(at..).unwrap_or_default();
    match code {
        // A font.
        '"' => {
            let mut next = at;
            while let Some((inside, length)) = character(source, next) {
                next += length;
                if inside == '"' {
                    return next;
                }
            }
            at
        }
        // A colour: `FF0000` or `01+000`.
        'K' => {
            let colour = |byte: u8| byte.is_ascii_hexdigit() || matches!(byte, b'+' | b'-');
            let is_colour = rest.len() >= 6 && rest.bytes().take(6).all(colour);
            if is_colour { at + 6 } else { at }
        }
        '0'..='9' => at + rest.bytes().take_while(u8::is_ascii_digit).count(),
        _ => at,
    }
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
        let check = |source: &str, expected: &[(&str, Join)]| {
            let found = banner_texts(source);
            let found: Vec<_> = found.iter().map(|(range, join)| (range.of(source), *join)).collect();
            assert_eq!(found, expected, "{source}");
        };
        use Join::{Apart, Same, Space};
        check(
            "&amp;L&amp;&quot;Arial,Bold&quot;&amp;12Ann Lee&amp;RPage &amp;P of &amp;N",
            &[("Ann Lee", Apart), ("Page ", Apart), (" of ", Space)],
        );
        check(
            "&amp;CAnn &amp;BLe&amp;Be&amp;Rx",
            &[("Ann ", Apart), ("Le", Same), ("e", Same), ("x", Apart)],
        );
        check("&amp;C&amp;KFF0000R&amp;&amp;D", &[("R&amp;&amp;D", Apart)]);
        check("&amp;K01+049x", &[("x", Apart)]);
        check("plain", &[("plain", Apart)]);
        check("&amp;", &[]);
        check("Ann&amp;", &[("Ann", Apart)]);
        check("&amp;&quot;Ann Lee", &[("Ann Lee", Apart)]);
        check("&amp;KAnn Lee", &[("Ann Lee", Apart)]);
        check("&amp;Ké", &[("é", Apart)]);
    }
}
