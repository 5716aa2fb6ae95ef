//! Check digits that several recognizers share. All take compact forms and answer false for anything odd.

/// The Luhn sum over digits.
pub(super) fn luhn(digits: &[u8]) -> bool {
    let mut sum = 0u32;
    for (place, byte) in digits.iter().rev().enumerate() {
        if !byte.is_ascii_digit() {
            return false;
        }
        let mut digit = u32::from(byte - b'0');
        if place % 2 == 1 {
            digit *= 2;
            digit -= if digit > 9 { 9 } else { 0 };
        }
        sum += digit;
    }
    !digits.is_empty() && sum.is_multiple_of(10)
}

/// ISO 7064 mod 97-10 over letters and digits, as IBAN has it: the first four characters count last.
pub(super) fn iban(compact: &[u8]) -> bool {
    if compact.len() < 5 {
        return false;
    }
    mod97(compact[4..].iter().chain(&compact[..4]).copied()) == Some(1)
}

/// The value modulo 97, letters counting 10 to 35.
pub(super) fn mod97(characters: impl Iterator<Item = u8>) -> Option<u32> {
    characters.into_iter().try_fold(0u32, |rest, byte| match byte {
        b'0'..=b'9' => Some((rest * 10 + u32::from(byte - b'0')) % 97),
        b'A'..=b'Z' => Some((rest * 100 + u32::from(byte - b'A') + 10) % 97),
        _ => None,
    })
}

/// The weighted sum of the digits; `None` when one is not a digit. Weights repeat when there are fewer.
pub(super) fn weighted(digits: &[u8], weights: &[u32]) -> Option<u32> {
    digits.iter().zip(weights.iter().cycle()).try_fold(0u32, |sum, (byte, weight)| {
        byte.is_ascii_digit().then(|| sum + u32::from(byte - b'0') * weight)
    })
}

/// The digit at one place of a compact form.
pub(super) fn digit(compact: &[u8], place: usize) -> Option<u32> {
    compact.get(place).filter(|byte| byte.is_ascii_digit()).map(|byte| u32::from(byte - b'0'))
}

/// The number of `len` digits from `from`.
pub(super) fn number(compact: &[u8], from: usize, len: usize) -> Option<u32> {
    compact.get(from..from + len)?.iter().try_fold(0u32, |value, byte| {
        byte.is_ascii_digit().then(|| value.saturating_mul(10).saturating_add(u32::from(byte - b'0')))
    })
}

/// A day that exists in some year, given month and day.
pub(super) fn is_day(month: u32, day: u32) -> bool {
    let most = match month {
        2 => 29,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=most).contains(&day)
}

/// Whether two places of the compact form hold month and day.
pub(super) fn is_day_at(compact: &[u8], month: usize, day: usize) -> bool {
    matches!((number(compact, month, 2), number(compact, day, 2)), (Some(m), Some(d)) if is_day(m, d))
}

/// Whether all characters are the same: never a real number.
pub(super) fn all_same(compact: &[u8]) -> bool {
    compact.windows(2).all(|pair| pair[0] == pair[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_hold_and_fail() {
        assert!(luhn(b"4111111111111111") && !luhn(b"4111111111111112") && !luhn(b"41x1") && !luhn(b""));
        assert!(iban(b"DE89370400440532013000") && !iban(b"DE89370400440532013001") && !iban(b"DE8"));
        assert_eq!(weighted(b"123", &[3, 1]), Some(3 + 2 + 9));
        assert!(is_day_at(b"850229", 2, 4) && !is_day_at(b"850230", 2, 4) && !is_day_at(b"85", 2, 4));
        assert_eq!(number(b"12a", 1, 2), None);
    }
}
