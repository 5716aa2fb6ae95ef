//! Numbers as people write them: groups of letters and digits with one separator between.
//!
//! A [`Written`] grows group by group from one place, so that a recognizer can look at every prefix of
//! "4111 1111 1111 1111 12/27" without building strings. What lies inside a longer number is never a value of its
//! own: [`joined_before`] and [`joined_after`] say so.

use blackbar_core::TextRange;

use crate::scan::{Scan, Trigger};

/// Longest compact form looked at: an IBAN has 34 characters.
pub(super) const MOST_CHARS: usize = 40;
/// Most groups: a card spelled in single digits has 19.
pub(super) const MOST_GROUPS: usize = 20;

/// A number in its groups.
#[derive(Clone, Copy)]
pub(super) struct Written {
    compact: [u8; MOST_CHARS],
    len: usize,
    ends: [u8; MOST_GROUPS],
    separators: [u8; MOST_GROUPS],
    groups: usize,
    start: usize,
    end: usize,
    lower: bool,
    digits: usize,
}

impl Written {
    /// Nothing yet, at `start`.
    pub(super) fn at(start: usize) -> Written {
        Written {
            compact: [0; MOST_CHARS],
            len: 0,
            ends: [0; MOST_GROUPS],
            separators: [0; MOST_GROUPS],
            groups: 0,
            start,
            end: start,
            lower: false,
            digits: 0,
        }
    }

    /// Takes in the next group and the separator before it. False when there is none, or no room for it.
    pub(super) fn grow(&mut self, text: &str, separators: &[u8]) -> bool {
        let bytes = text.as_bytes();
        let mut from = self.end;
        let mut separator = 0;
        if self.groups > 0 {
            let Some((kind, width)) = separator_at(bytes, from, separators) else { return false };
            separator = kind;
            from += width;
        }
        let width =
            bytes[from..].iter().take(MOST_CHARS + 1).take_while(|b| b.is_ascii_alphanumeric()).count();
        if width == 0 || self.len + width > MOST_CHARS || self.groups == MOST_GROUPS {
            return false;
        }
        for byte in &bytes[from..from + width] {
            self.lower |= byte.is_ascii_lowercase();
            self.digits += usize::from(byte.is_ascii_digit());
            self.compact[self.len] = byte.to_ascii_uppercase();
            self.len += 1;
        }
        self.ends[self.groups] = self.len as u8;
        self.separators[self.groups] = separator;
        self.groups += 1;
        self.end = from + width;
        true
    }

    /// Upper case, without separators.
    pub(super) fn compact(&self) -> &str {
        std::str::from_utf8(&self.compact[..self.len]).unwrap_or("")
    }

    /// The same as bytes.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.compact[..self.len]
    }

    /// Where it stands.
    pub(super) fn range(&self) -> TextRange {
        TextRange::new(self.start, self.end)
    }

    /// How many groups it has.
    pub(super) fn groups(&self) -> usize {
        self.groups
    }

    /// How many digits it has.
    pub(super) fn digits(&self) -> usize {
        self.digits
    }

    /// Characters of the compact form.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Whether it has small letters.
    pub(super) fn has_lower(&self) -> bool {
        self.lower
    }

    /// Whether it is digits only.
    pub(super) fn all_digits(&self) -> bool {
        self.digits == self.len
    }

    /// The length of one group.
    pub(super) fn group_len(&self, index: usize) -> usize {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        usize::from(self.ends[index] - start)
    }

    /// Compact offset of each inner border with the separator there.
    pub(super) fn borders(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        (1..self.groups).map(|index| (self.ends[index - 1], self.separators[index]))
    }

    /// The one separator between all groups; none when there is one group or several kinds.
    pub(super) fn only_separator(&self) -> Option<u8> {
        let first = *self.separators.get(1)?;
        (self.groups > 1 && self.borders().all(|(_, separator)| separator == first)).then_some(first)
    }
}

/// The separator at `at` and its width. Blanks around a dash belong to it, two blanks count as one.
fn separator_at(bytes: &[u8], at: usize, allowed: &[u8]) -> Option<(u8, usize)> {
    let first = *bytes.get(at)?;
    let alnum = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphanumeric);
    if !allowed.contains(&first) {
        return None;
    }
    if alnum(at + 1) {
        return Some((first, 1));
    }
    let second = *bytes.get(at + 1)?;
    if !alnum(at + 2) {
        let wide = first == b' ' && second == b'-' && bytes.get(at + 2) == Some(&b' ') && alnum(at + 3);
        return (wide && allowed.contains(&b'-')).then_some((b'-', 3));
    }
    match (first, second) {
        (b' ', b' ') => Some((b' ', 2)),
        (b' ', b'-') | (b'-', b' ') if allowed.contains(&b'-') => Some((b'-', 2)),
        _ => None,
    }
}

/// Whether what starts at `start` is the tail of something longer: "12.34|56", "€|56", "x-|56", "é|56".
pub(super) fn joined_before(text: &str, start: usize) -> bool {
    let before = text.as_bytes().get(..start).unwrap_or_default();
    let Some(last) = before.last() else { return false };
    let alnum_before = before.len() > 1 && before[before.len() - 2].is_ascii_alphanumeric();
    match last {
        b'.' | b'-' | b'/' | b'\\' | b'\'' => alnum_before,
        b':' => before.len() > 1 && before[before.len() - 2].is_ascii_digit(),
        b'_' | b'$' | b'+' | b'*' | b'@' | b'%' => true,
        byte if byte.is_ascii() => byte.is_ascii_alphanumeric(),
        _ => text[..start].chars().next_back().is_some_and(joins),
    }
}

/// Whether what ends at `end` is the head of something longer.
pub(super) fn joined_after(text: &str, end: usize) -> bool {
    let after = text.as_bytes().get(end..).unwrap_or_default();
    let Some(first) = after.first() else { return false };
    let alnum_after = after.get(1).is_some_and(u8::is_ascii_alphanumeric);
    match first {
        b'.' | b'-' | b'/' | b'\\' | b'\'' => alnum_after,
        b':' => after.get(1).is_some_and(u8::is_ascii_digit),
        b'_' | b'$' | b'*' | b'@' | b'%' => true,
        byte if byte.is_ascii() => byte.is_ascii_alphanumeric(),
        _ => text[end..].chars().next().is_some_and(joins),
    }
}

/// Letters of scripts with blanks between words, and money signs, go on; Han, kana, Hangul and Thai do not.
fn joins(c: char) -> bool {
    let unspaced = matches!(c as u32, 0x0E00..=0x0EFF | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF);
    (c.is_alphanumeric() && !unspaced) || matches!(c, '€' | '£' | '¥' | '₹' | '•' | '°')
}

/// Whether a digit stands one blank before `start` or one blank behind `end`: then a spaced number may be longer.
pub(super) fn digits_beside(text: &str, range: TextRange) -> bool {
    let bytes = text.as_bytes();
    let (start, end) = (range.start(), range.end());
    let before = start >= 2 && bytes[start - 1] == b' ' && bytes[start - 2].is_ascii_digit();
    let after = bytes.get(end) == Some(&b' ') && bytes.get(end + 1).is_some_and(u8::is_ascii_digit);
    before || after
}

/// The start of the number token an anchor names.
pub(super) fn token_start(scan: &Scan<'_>, index: usize) -> usize {
    scan.numbers().get(index).map_or(scan.text.len(), |token| token.range.start())
}

/// The trigger of everything that begins with a digit or holds one.
pub(super) const NUMBERS: Trigger = Trigger::Numbers;

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(text: &str) -> Vec<(String, String)> {
        let mut written = Written::at(0);
        let mut all = Vec::new();
        while written.grow(text, b" -./") {
            all.push((written.compact().to_owned(), written.range().of(text).to_owned()));
        }
        all
    }

    #[test]
    fn groups_grow_over_single_separators() {
        let all = groups("12-ab 3 - 4  5,6");
        let last = all.last().cloned().unwrap();
        assert_eq!(last, ("12AB345".to_owned(), "12-ab 3 - 4  5".to_owned()));
        assert_eq!(groups("12--3").len(), 1);
        assert_eq!(groups(&"1 ".repeat(100)).len(), MOST_GROUPS);
        assert!(groups(&"1".repeat(100)).is_empty());
    }

    #[test]
    fn a_part_of_a_longer_number_is_joined() {
        for (before, joined) in [
            ("a-", true),
            ("- ", false),
            (" -", false),
            ("1.", true),
            ("€", true),
            ("é", true),
            ("号", false),
            ("t:", false),
            ("1:", true),
        ] {
            assert_eq!(joined_before(&format!("{before}5"), before.len()), joined, "{before}");
        }
        for (after, joined) in
            [("-a", true), (". ", false), (".5", true), ("%", true), ("号", false), ("ü", true), ("", false)]
        {
            assert_eq!(joined_after(&format!("5{after}"), 1), joined, "{after}");
        }
    }
}
