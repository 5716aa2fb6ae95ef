//! Telephone and fax numbers of all countries.
//!
//! Three ways lead to a number: an international prefix with a number of that country's plan; a grouping that
//! some country writes its national numbers in, with a number of its plan; or a word that says phone and a
//! number of a plausible length. Without any of the three a row of digits is only a hint.

mod digit_pattern;
mod regions;

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::context::{BEHIND, Context, IN_SIGHT, RIGHT_BEFORE};
use super::grouping::NUMBERS;
use crate::scan::{Anchor, BORDER, Cue, Recognizer, Scan, Sink};
use regions::{InUse, plans};

/// Finds phone numbers.
pub static RECOGNIZER: Recognizer =
    Recognizer { name: "phone_number", labels: &[Label::PhoneNumber], trigger: NUMBERS, check };

const MOST_DIGITS: usize = 17;
const MOST_GROUPS: usize = 8;

/// How a number says which country it is of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    /// "+44"
    Plus,
    /// "0044", "011 44"
    Dialled,
    National,
}

/// A number in its groups, as far as it was read. Kept without allocating: most are nothing.
struct Number {
    lead: Lead,
    start: usize,
    end: usize,
    digits: [u8; MOST_DIGITS],
    count: usize,
    groups: [u8; MOST_GROUPS],
    separators: [u8; MOST_GROUPS],
    group_count: usize,
    /// Whether the first group stands in parentheses.
    bracketed: bool,
}

impl Number {
    fn digits(&self) -> &str {
        std::str::from_utf8(&self.digits[..self.count]).unwrap_or("")
    }

    /// The length of each group.
    fn groups(&self) -> &[u8] {
        &self.groups[..self.group_count]
    }

    /// What stands between them.
    fn separators(&self) -> &[u8] {
        &self.separators[..self.group_count.saturating_sub(1)]
    }

    /// Adds a group of digits; false when there is no room.
    fn push(&mut self, separator: u8, group: &[u8]) -> bool {
        let end = self.count + group.len();
        if self.group_count == MOST_GROUPS || end > MOST_DIGITS {
            return false;
        }
        self.digits[self.count..end].copy_from_slice(group);
        self.count = end;
        self.groups[self.group_count] = group.len() as u8;
        if self.group_count > 0 {
            self.separators[self.group_count - 1] = separator;
        }
        self.group_count += 1;
        true
    }
}

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(number) = anchor else { return };
    let token = scan.numbers()[number];
    if token.glued || sink.covers(token.range.start()) {
        return;
    }
    if !token.is_digits() {
        extension_alone(scan, token.range, sink);
        return;
    }
    if usize::from(token.digits) > 15 {
        return;
    }
    let Some(mut number) = begin(scan, token.range) else { return };
    let mut best: Option<(f32, Evidence, TextRange)> = None;
    let mut context: Option<Context> = None;
    loop {
        if number.digits().len() >= 5 && !goes_on(scan.text, &number) {
            let range = TextRange::new(number.start, number.end);
            let context = context.get_or_insert_with(|| Context::of(scan, range));
            let (likelihood, evidence) = judge(scan, &number, context);
            // A longer number wins a tie: "0800 123 456" is not "0800 123".
            if likelihood > 0.0 && likelihood >= best.map_or(0.0, |(known, _, _)| known) {
                best = Some((likelihood, evidence, range));
            }
        }
        if !grow(scan.text, &mut number) {
            break;
        }
    }
    if let Some((likelihood, evidence, range)) = best {
        let end = extension(scan, range.end()).unwrap_or(range.end());
        let mut labels = Likelihoods::one(Label::PhoneNumber, likelihood);
        if likelihood < 0.7 {
            labels.raise(Label::NumericalPii, 0.2);
        }
        sink.push_labels(TextRange::new(range.start(), end), labels, evidence);
    }
}

/// Reads the first group, with what stands before it: "+", "(", "(+". Nothing when the token is the inside of
/// something longer.
fn begin(scan: &Scan<'_>, token: TextRange) -> Option<Number> {
    let text = scan.text;
    let bytes = text.as_bytes();
    let mut start = token.start();
    let mut bracketed = false;
    let mut lead = Lead::National;
    let at = |index: usize| index.checked_sub(1).and_then(|index| bytes.get(index)).copied();
    if at(start) == Some(b'+') {
        lead = Lead::Plus;
        start -= 1;
        if at(start) == Some(b'(') {
            bracketed = true;
            start -= 1;
        }
    } else if at(start) == Some(b' ') && start >= 2 && at(start - 1) == Some(b'+') {
        lead = Lead::Plus;
        start -= 2;
    } else if at(start) == Some(b'(') {
        // "+49 (0) 30": the number began before the parenthesis.
        let before = at(start - 1).filter(|byte| *byte == b' ').map_or(start - 1, |_| start - 2);
        if at(before).is_some_and(|byte| byte.is_ascii_digit()) {
            return None;
        }
        bracketed = true;
        start -= 1;
    }
    let digits = token.of(text);
    if lead == Lead::National && (digits.starts_with("00") || digits == "011") && digits.len() <= 15 {
        lead = Lead::Dialled;
    }
    let stuck = match at(start) {
        None => false,
        // "1,415" goes on; a cell of a table does not.
        Some(b',') => {
            let grouped = matches!(bytes.get(token.end()), Some(b'-' | b'/' | b')'));
            token.len() <= 3 && !grouped && at(start - 1).is_some_and(|before| before.is_ascii_digit())
        }
        Some(b':' | b'.') => at(start - 1).is_some_and(|before| before.is_ascii_digit()),
        Some(b'-' | b'/' | b'\\' | b'\'') => {
            at(start - 1).is_some_and(|before| before.is_ascii_alphanumeric())
        }
        Some(b'$' | b'*' | b'_' | b'@' | b'%' | b'#') => at(start) != Some(b'#'),
        Some(byte) if byte.is_ascii() => byte.is_ascii_alphanumeric(),
        Some(_) => text[..start].chars().next_back().is_some_and(|c| matches!(c, '€' | '£' | '¥' | '₹')),
    };
    if stuck {
        return None;
    }
    let mut number = Number {
        lead,
        start,
        end: token.end(),
        digits: [0; MOST_DIGITS],
        count: 0,
        groups: [0; MOST_GROUPS],
        separators: [0; MOST_GROUPS],
        group_count: 0,
        bracketed,
    };
    number.push(0, digits.as_bytes()).then_some(number)
}

/// Takes in the next group of digits. Separators: a blank, dash, dot, slash or comma-less mix of a parenthesis and
/// one of these.
fn grow(text: &str, number: &mut Number) -> bool {
    let bytes = text.as_bytes();
    let mut at = number.end;
    let mut separator = 0u8;
    let mut width = 0;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'(' | b')' | b'-' | b'.' | b'/' | b' ' => {
                separator = if separator == 0 || separator == b' ' { *byte } else { separator };
                width += 1;
                at += 1;
            }
            _ => break,
        }
        if width > 3 {
            return false;
        }
    }
    if width == 0 {
        return false;
    }
    let len = bytes[at..].iter().take(MOST_DIGITS + 1).take_while(|byte| byte.is_ascii_digit()).count();
    let next_is_letter = bytes.get(at + len).is_some_and(u8::is_ascii_alphabetic);
    if len == 0 || next_is_letter || !number.push(separator, &bytes[at..at + len]) {
        return false;
    }
    number.end = at + len;
    true
}

/// Whether the number is the head of something longer here.
fn goes_on(text: &str, number: &Number) -> bool {
    let end = number.end;
    let bytes = text.as_bytes();
    let next_digit = bytes.get(end + 1).is_some_and(u8::is_ascii_digit);
    match bytes.get(end) {
        None => false,
        Some(b'-' | b'.' | b':') => next_digit,
        // "415,552" goes on; a cell of a table does not.
        Some(b',') => next_digit && number.group_count == 1 && number.count <= 6,
        // "555-1234/5678" gives two numbers; "12/05" is a date.
        Some(b'/') => false,
        Some(b'%' | b'$' | b'@' | b'_' | b'*') => true,
        Some(byte) if byte.is_ascii_alphabetic() => !extension_word(&text[end..]),
        Some(byte) if byte.is_ascii() => false,
        Some(_) => text[end..].chars().next().is_some_and(|c| matches!(c, '€' | '£' | '¥' | '°' | '₹')),
    }
}

fn judge(scan: &Scan<'_>, number: &Number, context: &Context) -> (f32, Evidence) {
    let count = number.digits().len();
    let pattern = Evidence::PATTERN;
    let phone = context.label(Label::PhoneNumber);
    let plans = plans();
    if number.lead != Lead::National {
        let digits = match number.lead {
            Lead::Dialled => {
                number.digits().strip_prefix("011").or_else(|| number.digits().strip_prefix("00"))
            }
            _ => Some(number.digits()),
        };
        let Some((regions, national)) = digits.and_then(|digits| plans.international(digits)) else {
            let plausible = phone >= IN_SIGHT && (7..=15).contains(&count);
            return if plausible { (0.7, pattern.and(Evidence::CONTEXT)) } else { (0.0, pattern) };
        };
        // The trunk zero of "+44 (0)20" is not dialled.
        let bare = national.strip_prefix('0').filter(|_| number.groups().len() > 1).unwrap_or(national);
        let valid = regions.iter().any(|region| region.has(national) || region.has(bare));
        let possible =
            regions.iter().any(|region| region.has_length(national.len()) || region.has_length(bare.len()));
        let plus = number.lead == Lead::Plus;
        return match (valid, possible) {
            (true, _) if phone >= BEHIND => (0.98, pattern.and(Evidence::CHECKSUM).and(Evidence::CONTEXT)),
            (true, _) if plus => (0.95, pattern.and(Evidence::CHECKSUM)),
            (true, _) if number.groups().len() > 2 => (0.7, pattern.and(Evidence::CHECKSUM)),
            (true, _) => (0.4, pattern),
            (false, true) if phone >= BEHIND => (0.85, pattern.and(Evidence::CONTEXT)),
            (false, true) if plus && number.groups().len() > 1 => (0.7, pattern),
            (false, true) if plus => (0.6, pattern),
            _ if phone >= IN_SIGHT && (7..=15).contains(&count) => (0.6, pattern.and(Evidence::CONTEXT)),
            _ => (0.0, pattern),
        };
    }
    if is_other(number) || slashes(number) > 1 {
        return (0.0, pattern);
    }
    let other = context.other_right_before(Label::PhoneNumber);
    if phone >= BEHIND && (phone >= 1.0 || !other) {
        let likelihood = announced(number, phone);
        if likelihood > 0.0 {
            return (likelihood, pattern.and(Evidence::CONTEXT));
        }
    }
    // Something else is announced right before it.
    if other || money_before(scan, number.start) {
        return (0.0, pattern);
    }
    unannounced(number)
}

/// With a phone word nearby.
fn announced(number: &Number, phone: f32) -> f32 {
    let count = number.digits().len();
    let plans = plans();
    let grouped = number.groups().len() > 1 || number.bracketed;
    let north_american = matches!(number.groups(), [3, 3, 4] | [1, 3, 3, 4] | [3, 4] | [10] | [3, 7]);
    let known = north_american
        || plans.national_grouping(number.groups(), number.digits()).is_some()
        || plans.is_national(number.digits());
    match count {
        8..=13 if known && phone >= RIGHT_BEFORE => 0.96,
        7..=13 if known && phone >= BEHIND => 0.9,
        7..=15 if phone >= RIGHT_BEFORE => 0.86,
        5..=6 if phone >= 1.0 && grouped => 0.65,
        5..=6 if phone >= 1.0 => 0.55,
        7..=13 if phone >= IN_SIGHT && grouped => 0.7,
        7..=12 if phone >= IN_SIGHT => 0.55,
        _ => 0.0,
    }
}

/// By shape alone.
fn unannounced(number: &Number) -> (f32, Evidence) {
    let pattern = Evidence::PATTERN;
    let plans = plans();
    let digits = number.digits();
    let proven = pattern.and(Evidence::CHECKSUM);
    let area = |digits: &str| {
        let bytes = digits.as_bytes();
        matches!(bytes, [b'2'..=b'9', _, _, b'2'..=b'9', ..])
    };
    let uniform = number.separators().iter().all(|separator| Some(separator) == number.separators().first());
    match number.groups() {
        [3, 3, 4] if area(digits) => {
            let valid = plans.is_north_american(digits);
            let usual = number.bracketed || (uniform && number.separators()[0] != b'/');
            match (valid, usual) {
                (true, true) => (0.85, proven),
                (false, true) => (0.65, pattern),
                _ => (0.4, pattern),
            }
        }
        [1, 3, 3, 4] if digits.starts_with('1') && area(&digits[1..]) => {
            if plans.is_north_american(&digits[1..]) { (0.85, proven) } else { (0.65, pattern) }
        }
        [3, 7] if number.bracketed && area(digits) => (0.7, pattern),
        [3, 4] if !digits.starts_with('0') && number.separators()[0] == b'-' => (0.35, pattern),
        groups if digits.starts_with('0') && (9..=12).contains(&digits.len()) && groups.len() > 1 => {
            let dotted = number.separators().contains(&b'.') && groups.len() == 2;
            if dotted {
                (0.0, pattern)
            } else if plans.national_grouping(groups, digits) == Some(InUse::Yes) {
                (if groups.len() > 2 || number.bracketed { 0.75 } else { 0.6 }, proven)
            } else if plans.national_grouping(groups, digits).is_some() {
                (if groups.len() > 2 || number.bracketed { 0.6 } else { 0.52 }, pattern)
            } else if plans.is_national(digits) {
                (
                    if groups.len() > 2 || number.bracketed || slashes(number) == 1 { 0.6 } else { 0.4 },
                    pattern,
                )
            } else {
                (if number.bracketed { 0.5 } else { 0.2 }, pattern)
            }
        }
        groups
            if number.bracketed
                && (2..=4).contains(&groups[0])
                && groups.len() > 1
                && (8..=12).contains(&digits.len()) =>
        {
            // "(11) 98765-4321": an area code in parentheses.
            if plans.national_grouping(groups, digits).is_some() || plans.is_national(digits) {
                (0.7, proven)
            } else {
                (0.35, pattern)
            }
        }
        [_] if matches!(digits.len(), 10 | 11) && (digits.starts_with('0') || area(digits)) => {
            (0.25, pattern)
        }
        _ => (0.0, pattern),
    }
}

fn slashes(number: &Number) -> usize {
    number.separators().iter().filter(|separator| **separator == b'/').count()
}

/// Dates, decimals, addresses of the internet, social security numbers, years.
fn is_other(number: &Number) -> bool {
    let groups = number.groups();
    let all = |separator: u8| {
        !number.separators().is_empty() && number.separators().iter().all(|s| *s == separator)
    };
    match groups {
        [4, 1..=2, 1..=2] | [1..=2, 1..=2, 4] => !all(b' ') || is_year(groups, number.digits()),
        [1..=2, 1..=2, 4, ..]
            if is_year(&groups[..3], &number.digits()[..usize::from(groups[0] + groups[1]) + 4]) =>
        {
            true
        }
        [1..=3, 1..=3, 1..=3, 1..=3] if all(b'.') => true,
        [1..=3, 1..=3, 1..=3] if all(b'.') && number.digits().len() <= 7 => true,
        [3, 2, 4] => all(b'-') || all(b' '),
        [4, 4] => {
            number.digits().starts_with("19") && number.digits()[4..].starts_with("19")
                || number.digits().starts_with("20") && number.digits()[4..].starts_with("20")
                || number.digits().starts_with("19") && number.digits()[4..].starts_with("20")
        }
        // No card and no Aadhaar begins with the zero that "0341 2301 8845" begins with.
        [4, 4, 4] => !number.digits().starts_with('0'),
        [4, 6, 5] => true,
        [13] => number.digits().starts_with("978") || number.digits().starts_with("979"),
        [3, rest @ ..] if number.digits().len() == 13 && rest.len() >= 3 => {
            number.digits().starts_with("978") || number.digits().starts_with("979")
        }
        // "12345.6789", "2.5"
        [_, _] => all(b'.') && !number.bracketed && !matches!(groups, [3, 4] | [2..=5, 5..=8]),
        _ => false,
    }
}

/// Whether the group of four in a date-like triple is a year.
fn is_year(groups: &[u8], digits: &str) -> bool {
    let year = if groups[0] == 4 { digits.get(..4) } else { digits.get(digits.len() - 4..) };
    year.is_some_and(|year| year.starts_with("19") || year.starts_with("20"))
}

fn money_before(scan: &Scan<'_>, start: usize) -> bool {
    scan.behind(start, 4)
        .trim_end()
        .chars()
        .next_back()
        .is_some_and(|c| matches!(c, '$' | '€' | '£' | '¥' | '₹'))
}

/// The words between a number and its extension.
const EXTENSION_WORDS: [&str; 16] = [
    "extension",
    "extn",
    "ext",
    "xtn",
    "x",
    "poste",
    "durchwahl",
    "dw",
    "int",
    "interno",
    "ramal",
    "anexo",
    "доб",
    "вн",
    "toestel",
    "wew",
];

fn extension_word(text: &str) -> bool {
    extension_after(text).is_some()
}

/// The end of an extension that follows a number: " ext. 12", "x234", ", extension 5".
fn extension(scan: &Scan<'_>, end: usize) -> Option<usize> {
    extension_after(scan.ahead(end, 28)).map(|len| end + len)
}

fn extension_after(text: &str) -> Option<usize> {
    // Most numbers are followed by nothing of the kind.
    text.chars().take(14).find(char::is_ascii_digit)?;
    let window: String =
        text.chars().take(24).take_while(|c| *c != BORDER && *c != '\n').collect::<String>().to_lowercase();
    // Lower case may change byte lengths; offsets are only sure when it does not.
    if !text.starts_with([' ', ',', ';', '(', '#']) && !text.starts_with(|c: char| c.is_alphabetic()) {
        return None;
    }
    let rest = window.trim_start_matches([' ', ',', ';', '(']);
    let skipped = window.len() - rest.len();
    let (word, from) = match EXTENSION_WORDS.iter().find(|word| rest.starts_with(**word)) {
        Some(word) => (*word, word.len()),
        None if rest.starts_with('#') && skipped > 0 => ("#", 1),
        None => return None,
    };
    let after = &rest[from..];
    let number = after.trim_start_matches(['.', ':', ' ', '#']);
    let gap = after.len() - number.len();
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let ends = !number[digits..].starts_with(|c: char| c.is_alphanumeric());
    let same_length =
        text.get(..skipped + from).is_some_and(|original| original.to_lowercase().len() == original.len());
    ((1..=7).contains(&digits) && gap <= 3 && ends && same_length && !(word == "#" && digits < 2))
        .then_some(skipped + from + gap + digits)
}

/// "x234" given as an answer to a question for a phone number.
fn extension_alone(scan: &Scan<'_>, token: TextRange, sink: &mut Sink) {
    let text = token.of(scan.text);
    let digits = text.strip_prefix(['x', 'X']).unwrap_or("");
    if !(2..=6).contains(&digits.len()) || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return;
    }
    if scan.text[..token.start()].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '-' | '.' | '/')) {
        return;
    }
    if scan.context(token, Cue::Phone) >= BEHIND {
        sink.push(token, Label::PhoneNumber, 0.65, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn international_numbers() {
        testing::check(
            &RECOGNIZER,
            &[
                "‹PHONE_NUMBER|+4917643476050› is mine",
                "‹PHONE_NUMBER|+1 (415) 555-2671› or ‹PHONE_NUMBER|+44 (0)20 7946 0958›.",
                "‹PHONE_NUMBER|+33 6 12 34 56 78›, ‹PHONE_NUMBER|+55 11 98765-4321›",
                "‹PHONE_NUMBER|(+39) 06 698 12345›",
                "call ‹PHONE_NUMBER|0044 20 7946 0958›",
                "‹PHONE_NUMBER|+1-800-555-0199 ext. 12›; ‹PHONE_NUMBER|+1 415 555 2671 x234›",
                "電話:‹PHONE_NUMBER|+81-3-1234-5678›",
                "+5 apples, 3+4917 and +999 1",
            ],
        );
    }

    #[test]
    fn national_numbers_by_their_grouping() {
        testing::check(
            &RECOGNIZER,
            &[
                "‹PHONE_NUMBER|(415) 555-2671› and ‹PHONE_NUMBER|415-555-2671› and ‹PHONE_NUMBER|415.555.2671›",
                "‹PHONE_NUMBER|1-800-275-2273›",
                "ring me: ‹PHONE_NUMBER|06 12 34 56 78›",
                "joignable au ‹PHONE_NUMBER|06.12.34.56.78›",
                "‹PHONE_NUMBER|07911 123456› at night",
                "‹PHONE_NUMBER|020 7946 0958›",
                "‹PHONE_NUMBER|(11) 98765-4321›",
                "12,‹PHONE_NUMBER|415-555-2671›,34",
                "‹PHONE_NUMBER|090-1234-5678›",
            ],
        );
    }

    #[test]
    fn a_word_makes_a_number_a_phone() {
        testing::check(
            &RECOGNIZER,
            &[
                "phone number: ‹PHONE_NUMBER|5551234567›",
                "Tel. ‹PHONE_NUMBER|030/1234567›, Fax: ‹PHONE_NUMBER|030 1234568›",
                "call me at ‹PHONE_NUMBER|555-1234›",
                "could you tell me your phone number please?\nSure, ‹PHONE_NUMBER|x234›",
                "teléfono ‹PHONE_NUMBER|912 345 678› de casa",
                "tel: ‹PHONE_NUMBER|8 800 555 35 35›",
                "mobile ‹PHONE_NUMBER|98765 43210›",
                "Telefon: ‹PHONE_NUMBER|0341 2301 8845›",
            ],
        );
    }

    #[test]
    fn other_numbers_are_left_alone() {
        testing::check(
            &RECOGNIZER,
            &[
                "2020-01-15, 01.02.2003, 12/31/1999 and 2019-2020",
                "192.168.100.200 version 10.15.7 pi 3.14159265",
                "€0612 345 678 or $415-555-2671",
                "978-3-16-148410-0, 078-05-1120, 4111 1111 1111 1111",
                "1234567890 1700000000 12345678901234567890",
                "order 415-555-26711 a415-555-2671 415-555-2671-9",
                "Beschluss vom 06. 08. 2015 25 W, CEP 01310-100",
                "call at 12:30 on 2024-05-06 in room 204",
            ],
        );
    }
}
