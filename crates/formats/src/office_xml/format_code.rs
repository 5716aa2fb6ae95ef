//! What the format of a number shows beside the number: `"Ann Lee: "0`, but also `\A\n\n0`, `[$Ann]0`, and all of these
//! mixed.

use blackbar_core::TextRange;

use super::formula::character;
use super::spelling::Spelling;

/// Letters that stand for parts of dates, times and numbers.
const CODES: &str = "ymdhsegbapr";

/// A stretch of text that a person reads as one: its pieces, and how each is spelled.
type Run = Vec<(TextRange, Spelling)>;

/// All texts of a format, from left to right.
pub(super) fn format_texts(source: &str) -> Vec<Run> {
    let mut reader = Reader { source, runs: Vec::new(), run: Vec::new() };
    let mut at = 0;
    while let Some((here, length)) = character(source, at) {
        let next = at + length;
        at = match here {
            '"' => reader.quoted(next),
            '\\' => {
                let end = next + character(source, next).map_or(0, |(_, more)| more);
                reader.bare(at, end);
                end
            }
            '[' => reader.bracket(at, next),
            // The width of a character, or a character to fill up with.
            '_' | '*' => next + character(source, next).map_or(0, |(_, more)| more),
            letter if letter.is_alphabetic() => reader.word(at),
            // Shown as they are; only between texts do they belong to them.
            ' ' | '\u{a0}' | '-' | '\'' if !reader.run.is_empty() => {
                reader.bare(at, next);
                next
            }
            _ => {
                reader.finish();
                next
            }
        };
    }
    reader.finish();
    reader.runs
}

struct Reader<'s> {
    source: &'s str,
    runs: Vec<Run>,
    run: Run,
}

impl Reader<'_> {
    /// The inside of quotes; one that never ends is text all the same.
    fn quoted(&mut self, start: usize) -> usize {
        let mut at = start;
        while let Some((here, length)) = character(self.source, at) {
            if here == '"' {
                self.push(start, at, Spelling::Formula);
                return at + length;
            }
            at += length;
        }
        self.push(start, at, Spelling::Formula);
        at
    }

    /// Characters outside quotes.
    fn bare(&mut self, start: usize, end: usize) {
        match self.run.last_mut() {
            Some((range, Spelling::FormatCode)) if range.end() == start => {
                *range = TextRange::new(range.start(), end);
            }
            _ => self.push(start, end, Spelling::FormatCode),
        }
    }

    /// `[Red]`, `[<=99]`, `[$kr-41D]`: only the sign of a currency is shown, and what has blanks is none of the others.
    fn bracket(&mut self, at: usize, start: usize) -> usize {
        let rest = self.source.get(start..).unwrap_or_default();
        let Some(length) = rest.find(']') else {
            self.bare(at, self.source.len());
            return self.source.len();
        };
        let inside = rest.get(..length).unwrap_or_default();
        let sign = inside.strip_prefix('$');
        if let Some(sign) = sign {
            let shown = sign.rfind('-').unwrap_or(sign.len());
            self.push(start + 1, start + 1 + shown, Spelling::CurrencySign);
        } else if inside.trim().contains(char::is_whitespace) && inside.contains(char::is_alphabetic) {
            self.push(start, start + length, Spelling::CurrencySign);
        }
        start + length + 1
    }

    /// Letters outside quotes: codes as a rule.
    fn word(&mut self, start: usize) -> usize {
        let (mut end, mut word) = (start, String::new());
        while let Some((letter, length)) =
            character(self.source, end).filter(|(letter, _)| letter.is_alphabetic())
        {
            word.push(letter);
            end += length;
        }
        let is_code = word.chars().all(|letter| CODES.contains(letter.to_ascii_lowercase()))
            || ["General", "Standard"].iter().any(|known| known.eq_ignore_ascii_case(&word));
        if is_code {
            self.finish();
        } else {
            self.bare(start, end);
        }
        end
    }

    fn push(&mut self, start: usize, end: usize, spelling: Spelling) {
        if start < end {
            self.run.push((TextRange::new(start, end), spelling));
        }
    }

    /// A run without a letter or digit is punctuation.
    fn finish(&mut self) {
        let run = std::mem::take(&mut self.run);
        let reading: String =
            run.iter().map(|(range, spelling)| spelling.reading(range.of(self.source))).collect();
        if reading.contains(char::is_alphanumeric) {
            self.runs.push(run);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: &[&[&str]]) {
        let runs = format_texts(source);
        let found: Vec<Vec<&str>> =
            runs.iter().map(|run| run.iter().map(|(range, _)| range.of(source)).collect()).collect();
        assert_eq!(found, expected, "{source}");
    }

    #[test]
    fn texts_of_formats_are_found_and_put_together() {
        check("[Red]\\&quot;0&quot;Ann Lee: &quot;0.0'_);\"x\"@;\"y", &[&["Ann Lee: "], &["x"], &["y"]]);
        check("\\A\\n\\n\\ \\L0", &[&["\\A\\n\\n\\ \\L"]]);
        check("\"A\"\\n\"n\"0", &[&["A", "\\n", "n"]]);
        check("[$Ann-Lee-409]0", &[&["Ann-Lee"]]);
        check("[$-409]d\\-mmm;[Red]\\(0\\);General", &[]);
        check("[Ann Lee]0 Lou0", &[&["Ann Lee"], &["Lou"]]);
        check("&#65;&#110;n0", &[&["&#65;&#110;n"]]);
        for odd in ["\\", "[", "[$", "\"", "_", "*", "[$]", "&", "&#65;", "é\\é[é"] {
            format_texts(odd);
        }
    }
}
