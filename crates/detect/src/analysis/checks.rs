//! Check digits: what can be said of a number without asking anyone.

use stdnum::Validator;

/// The Luhn check over digits (ISO/IEC 7812-1).
pub(crate) fn luhn_holds(digits: &str) -> bool {
    digits.len() > 1 && digits.bytes().all(|b| b.is_ascii_digit()) && luhn_sum(digits, false) % 10 == 0
}

/// The digit that makes the Luhn check hold behind these.
pub(crate) fn luhn_digit(digits: &str) -> char {
    char::from(b'0' + ((10 - luhn_sum(digits, true) % 10) % 10) as u8)
}

fn luhn_sum(digits: &str, double_last: bool) -> u32 {
    digits
        .bytes()
        .rev()
        .enumerate()
        .map(|(at, byte)| {
            let digit = u32::from(byte.wrapping_sub(b'0') % 10);
            match (at % 2 == 0) == double_last {
                true if digit > 4 => digit * 2 - 9,
                true => digit * 2,
                false => digit,
            }
        })
        .sum()
}

/// The mod 97 check of an IBAN without blanks (ISO 13616).
pub(crate) fn iban_holds(compact: &str) -> bool {
    (15..=34).contains(&compact.len())
        && compact.is_ascii()
        && compact[..2].bytes().all(|b| b.is_ascii_alphabetic())
        && mod_97(&format!("{}{}", &compact[4..], &compact[..4])) == Some(1)
}

/// Country and account with the right check digits between them.
pub(crate) fn iban_with_check(country: &str, account: &str) -> Option<String> {
    let check = 98 - mod_97(&format!("{account}{country}00"))?;
    Some(format!("{country}{check:02}{account}"))
}

fn mod_97(text: &str) -> Option<u32> {
    text.chars().try_fold(0u32, |rest, c| {
        let value = c.to_digit(36)?;
        Some(if value > 9 { (rest * 100 + value) % 97 } else { (rest * 10 + value) % 97 })
    })
}

/// The check of a US routing number.
pub(crate) fn aba_holds(digits: &str) -> bool {
    digits.len() == 9
        && digits.bytes().all(|b| b.is_ascii_digit())
        && digits
            .bytes()
            .zip([3, 7, 1].into_iter().cycle())
            .map(|(b, weight)| u32::from(b - b'0') * weight)
            .sum::<u32>()
            % 10
            == 0
}

/// The check digit that belongs at the ninth place of a vehicle identification number.
pub(crate) fn vin_digit(vin: &str) -> Option<char> {
    const WEIGHTS: [u32; 17] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
    if vin.chars().count() != WEIGHTS.len() {
        return None;
    }
    let mut sum = 0;
    for (c, weight) in vin.chars().zip(WEIGHTS) {
        let value = match c.to_ascii_uppercase() {
            c @ '0'..='9' => u32::from(c) - u32::from('0'),
            c @ 'A'..='H' => u32::from(c) - u32::from('A') + 1,
            c @ ('J'..='N' | 'P' | 'R') => u32::from(c) - u32::from('J') + 1,
            c @ 'S'..='Z' => u32::from(c) - u32::from('S') + 2,
            _ => return None,
        };
        sum += value * weight;
    }
    char::from_digit(sum % 11, 10).or(Some('X'))
}

/// Whether the ninth place of a vehicle identification number is right.
pub(crate) fn vin_holds(vin: &str) -> bool {
    vin_digit(vin).is_some_and(|digit| vin.chars().nth(8).is_some_and(|c| c.to_ascii_uppercase() == digit))
}

/// The schemes that accept a number, as (`us/ssn`, validator). Longer texts are no numbers.
pub(crate) fn schemes(value: &str) -> Vec<(&'static str, &'static dyn Validator)> {
    const LONGEST: usize = 32;
    let value = value.trim();
    let looks_like_one =
        value.len() <= LONGEST && value.is_ascii() && value.bytes().filter(u8::is_ascii_digit).count() >= 4;
    if !looks_like_one {
        return Vec::new();
    }
    keys().iter().filter(|(_, scheme)| scheme.validate(value).is_ok()).copied().collect()
}

/// Every scheme with its `cc/name`, joined once.
fn keys() -> &'static [(&'static str, &'static dyn Validator)] {
    static KEYS: std::sync::OnceLock<Vec<(&'static str, &'static dyn Validator)>> =
        std::sync::OnceLock::new();
    KEYS.get_or_init(|| {
        let mut names: Vec<&'static str> = stdnum::person_validators()
            .values()
            .chain(stdnum::entity_validators().values())
            .flatten()
            .copied()
            .collect();
        names.sort_unstable();
        names.dedup();
        names.into_iter().filter_map(|name| stdnum::find(name).map(|scheme| (name, scheme))).collect()
    })
}

/// The brand of a card by its first digits, as the networks publish their ranges.
pub(crate) fn card_brand(digits: &str) -> Option<&'static str> {
    let head = |length: usize| digits.get(..length).and_then(|head| head.parse::<u32>().ok()).unwrap_or(0);
    Some(match (head(1), head(2), head(3), head(4)) {
        (4, ..) => "visa",
        (_, 51..=55, ..) | (_, _, _, 2221..=2720) => "mastercard",
        (_, 34 | 37, ..) => "amex",
        (_, _, _, 6011) | (_, 65, ..) | (_, _, 644..=649, _) => "discover",
        (_, _, 300..=305, _) | (_, 36 | 38 | 39, ..) => "diners",
        (_, _, _, 3528..=3589) => "jcb",
        (_, 62 | 81, ..) => "unionpay",
        (_, _, _, 2200..=2204) => "mir",
        (_, _, _, 6304 | 6759 | 6761..=6763) | (_, 50 | 56..=58, ..) => "maestro",
        (_, 60 | 82, ..) => "rupay",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_of_known_numbers() {
        for card in ["4242424242424242", "30569309025904", "378282246310005", "4222222222222"] {
            assert!(luhn_holds(card), "{card}");
            assert!(card.ends_with(luhn_digit(&card[..card.len() - 1])));
        }
        assert!(!luhn_holds("6172873484776531") && !luhn_holds("4242424242424241") && !luhn_holds(""));
        assert!(iban_holds("DE89370400440532013000") && iban_holds("GB82WEST12345698765432"));
        assert!(!iban_holds("DE88370400440532013000") && !iban_holds("DE"));
        assert_eq!(iban_with_check("DE", "370400440532013000").as_deref(), Some("DE89370400440532013000"));
        assert!(aba_holds("021000021") && !aba_holds("021000022") && !aba_holds("0210000"));
        assert!(vin_holds("1HGBH41JXMN109186") && !vin_holds("1HGBH41J1MN109186") && !vin_holds("short"));
    }

    #[test]
    fn brands_by_first_digits() {
        for (card, brand) in [
            ("4242424242424242", Some("visa")),
            ("5555555555554444", Some("mastercard")),
            ("2223003122003222", Some("mastercard")),
            ("378282246310005", Some("amex")),
            ("6011111111111117", Some("discover")),
            ("30569309025904", Some("diners")),
            ("3566002020360505", Some("jcb")),
            ("9999", None),
            ("", None),
        ] {
            assert_eq!(card_brand(card), brand, "{card}");
        }
    }

    #[test]
    fn schemes_are_found_by_validation() {
        let names: Vec<_> = schemes("690 871 283").iter().map(|(name, _)| *name).collect();
        assert!(names.iter().all(|name| name.contains('/')));
        assert!(schemes("536-90-4399").iter().any(|(name, _)| *name == "us/ssn"));
        assert!(schemes("390.533.447-05").iter().any(|(name, _)| *name == "br/cpf"));
        assert!(schemes("hello").is_empty() && schemes(&"1".repeat(100)).is_empty());
    }
}
