//! What a language is read from: a sample of the text without what belongs to none (digits, addresses, markup).

/// Bytes that are read of a long text, in this many pieces.
const SAMPLE: usize = 4096;
const PIECES: usize = 8;

/// The text, or pieces spread over a long one.
pub(super) fn sample(text: &str) -> String {
    if text.len() <= SAMPLE {
        return text.to_owned();
    }
    let piece = SAMPLE / PIECES;
    let step = (text.len() - piece) / (PIECES - 1);
    let mut sample = String::with_capacity(SAMPLE + PIECES);
    for index in 0..PIECES {
        let start = crate::scan::floor_char(text, index * step);
        let end = crate::scan::floor_char(text, start + piece);
        // The words at the cuts are halves: leave them out where blanks show them.
        let part = &text[start..end];
        let part = if start == 0 {
            part
        } else {
            part.split_once(char::is_whitespace).map_or(part, |(_, rest)| rest)
        };
        sample.push_str(part);
        sample.push('\n');
    }
    sample
}

/// The sentences of a sample as plain words: letters and their marks, apostrophes inside words, single blanks.
pub(super) fn sentences(sample: &str) -> Vec<String> {
    let bare = without_markup(sample);
    let mut sentences = Vec::new();
    for sentence in
        bare.split(['\n', '.', '!', '?', ';', '\u{1E}', '。', '！', '？', '…', '؟', '।', '։', '•', '|', '\t'])
    {
        let mut plain = String::with_capacity(sentence.len());
        for token in sentence.split(char::is_whitespace) {
            if !is_address(token) {
                push_words(token, &mut plain);
            }
        }
        let plain = plain.trim();
        if plain.chars().any(char::is_alphabetic) {
            sentences.push(plain.to_owned());
        }
    }
    sentences
}

/// `<tags>` and `&entities;` become blanks; dots inside words ("example.com") survive for [`is_address`] only as
/// long as no blank follows, so the marks of sentences are told apart here.
fn without_markup(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '&']) {
        bare.push_str(&rest[..at]);
        let close = if rest[at..].starts_with('<') { '>' } else { ';' };
        let most = if close == '>' { 200 } else { 10 };
        let window = &rest[at..crate::scan::floor_char(rest, at + most)];
        let opens =
            window.chars().nth(1).is_some_and(|c| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '#'));
        match window.find(close).filter(|end| opens && !window[1..*end].contains(['<', '\n'])) {
            Some(end) => {
                bare.push(' ');
                rest = &rest[at + end + 1..];
            }
            None => {
                bare.push(' ');
                rest = &rest[at + 1..];
            }
        }
    }
    bare.push_str(rest);
    hide_addresses(&bare)
}

/// Addresses hold the dots and signs that end sentences; they go before the text is cut.
fn hide_addresses(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    for token in text.split_inclusive(char::is_whitespace) {
        let word = token.trim_end();
        if is_address(word) {
            kept.push_str(&token[word.len()..]);
            kept.push(' ');
        } else {
            kept.push_str(token);
        }
    }
    kept
}

/// URLs, e-mail addresses, files, paths, markers and identifiers: written in no language.
fn is_address(token: &str) -> bool {
    token.contains("://")
        || token.contains('@')
        || token.contains('_')
        || token.contains('\\')
        || token.starts_with("www.")
        || (token.is_ascii() && has_inner_dot(token))
}

fn has_inner_dot(token: &str) -> bool {
    let bytes = token.as_bytes();
    (1..bytes.len().saturating_sub(2)).any(|at| {
        bytes[at] == b'.' && bytes[at - 1].is_ascii_lowercase() && bytes[at + 1].is_ascii_lowercase()
    })
}

fn push_words(token: &str, plain: &mut String) {
    let mut joined = false;
    let mut chars = token.chars().peekable();
    while let Some(c) = chars.next() {
        let apostrophe =
            matches!(c, '\'' | '’' | 'ʻ') && joined && chars.peek().is_some_and(|next| next.is_alphabetic());
        if c.is_alphabetic() || unicode_normalization::char::is_combining_mark(c) || matches!(c, '\u{200C}') {
            plain.push(c);
            joined = true;
        } else if apostrophe {
            plain.push('\'');
        } else if joined {
            plain.push(' ');
            joined = false;
        }
    }
    if joined {
        plain.push(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_no_language_is_left_out() {
        let text = "Hello <b>there</b>, see https://example.com/a or mail jane@example.com now! It's 5 &amp; 7 [NAME_1].";
        assert_eq!(sentences(text), ["Hello there see or mail now", "It's"]);
        assert!(sentences("12 34 +%").is_empty());
        assert_eq!(sentences("a < b & c"), ["a b c"]);
    }

    #[test]
    fn long_texts_are_sampled_all_over() {
        let text = "anfang ".repeat(2000) + &"mitte ".repeat(2000) + &"ende ".repeat(2000);
        let sample = sample(&text);
        assert!(sample.len() <= SAMPLE + 2 * PIECES);
        assert!(sample.contains("anfang") && sample.contains("mitte") && sample.contains("ende"));
    }
}
