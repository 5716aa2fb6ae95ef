//! Numbers that are checked: cards, accounts, national numbers, vehicles. A number that passed its check passes it
//! again, under the same scheme.

use stdnum::Validator;

use super::Context;
use super::random::Random;
use super::shape::{redigited, shaped};
use crate::analysis::checks::{
    aba_holds, iban_holds, iban_with_check, luhn_digit, luhn_holds, schemes, vin_digit,
};

/// A card of the same brand and length that passes Luhn; grouping stays.
pub(super) fn card(value: &str, random: &mut Random) -> Option<String> {
    let digits: Vec<char> = value.chars().filter(char::is_ascii_digit).collect();
    if !(12..=19).contains(&digits.len()) {
        return redigited(value, random);
    }
    // What tells the brand: 4; 2221–2720 and 6011 need four digits; two for the others.
    let brand = match (digits[0], digits[1]) {
        ('4', _) => 1,
        ('2', '2'..='7') | ('6', '0') => 4,
        _ => 2,
    };
    let mut made: String = digits[..brand].iter().collect();
    while made.len() + 1 < digits.len() {
        made.push(random.digit());
    }
    made.push(luhn_digit(&made));
    Some(refilled(value, &made, |c| c.is_ascii_digit()))
}

/// Puts new characters in the places `is_place` accepts.
fn refilled(value: &str, made: &str, is_place: impl Fn(char) -> bool) -> String {
    let mut new = made.chars();
    value.chars().map(|c| if is_place(c) { new.next().unwrap_or(c) } else { c }).collect()
}

/// An IBAN of the same country, or any other account number.
pub(super) fn bank_account(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let compact: String = value.chars().filter(char::is_ascii_alphanumeric).collect();
    let letters = compact.bytes().take(2).all(|b| b.is_ascii_alphabetic());
    let is_iban =
        letters && (15..=34).contains(&compact.len()) && compact[2..4].bytes().all(|b| b.is_ascii_digit());
    if !is_iban || !(iban_holds(&compact) || value.chars().all(|c| c.is_ascii_alphanumeric() || c == ' ')) {
        return number(value, context, random);
    }
    let inner = shaped(&compact[4..].to_uppercase(), random)?;
    let made = iban_with_check(&compact[..2].to_uppercase(), &inner)?;
    let made = if compact.bytes().any(|b| b.is_ascii_lowercase()) { made.to_lowercase() } else { made };
    Some(refilled(value, &made, |c| c.is_ascii_alphanumeric()))
}

/// A US routing number of the same district that passes its check.
pub(super) fn routing(value: &str, random: &mut Random) -> Option<String> {
    let digits: String = value.chars().filter(char::is_ascii_digit).collect();
    if digits.len() != 9 {
        return shaped(value, random);
    }
    let mut made = digits[..2].to_owned();
    (0..6).for_each(|_| made.push(random.digit()));
    let made = ('0'..='9').map(|check| format!("{made}{check}")).find(|number| aba_holds(number))?;
    Some(refilled(value, &made, |c| c.is_ascii_digit()))
}

/// A vehicle identification number with a right check digit; plates keep their outline.
pub(super) fn vehicle(value: &str, random: &mut Random) -> Option<String> {
    const LETTERS: &[u8] = b"ABCDEFGHJKLMNPRSTUVWXYZ";
    let compact: Vec<char> = value.chars().filter(char::is_ascii_alphanumeric).collect();
    if compact.len() != 17 {
        return shaped(value, random);
    }
    let mut made: Vec<char> = compact
        .iter()
        .map(|c| if c.is_ascii_digit() { random.digit() } else { char::from(random.pick(LETTERS)) })
        .collect();
    // The country of the maker stays.
    made[0] = compact[0].to_ascii_uppercase();
    made[8] = vin_digit(&made.iter().collect::<String>())?;
    let lower = compact.iter().any(char::is_ascii_lowercase);
    let made: String = made.into_iter().map(|c| if lower { c.to_ascii_lowercase() } else { c }).collect();
    Some(refilled(value, &made, |c| c.is_ascii_alphanumeric()))
}

/// Any other number: hardware addresses, US social security numbers, the schemes of `stdnum`, then the outline.
pub(super) fn number(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    if let Some(made) = hardware_address(value, random) {
        return Some(made);
    }
    if is_us_ssn(value) {
        // Areas from 900 are never issued; groups under 50 keep clear of tax numbers.
        let made = format!(
            "9{}{}{:02}{:04}",
            random.digit(),
            random.digit(),
            1 + random.below(49),
            1 + random.below(9999)
        );
        return Some(refilled(value, &made, |c| c.is_ascii_digit()));
    }
    // A number often passes the checks of several countries: all of them, if one can be found, else the likeliest.
    let matched = schemes(value);
    let all: Vec<&dyn Validator> = matched.iter().map(|(_, scheme)| *scheme).collect();
    let made = under_schemes(value, &all, random)
        .or_else(|| under_schemes(value, &[preferred(&matched, context.vocabulary.code)?], random));
    if made.is_some() {
        return made;
    }
    let digits: String = value.chars().filter(char::is_ascii_digit).collect();
    if digits.len() > 7 && luhn_holds(&digits) {
        let made = redigited(&digits, random)?;
        let made = format!("{}{}", &made[..made.len() - 1], luhn_digit(&made[..made.len() - 1]));
        let rest = refilled(value, &made, |c| c.is_ascii_digit());
        return if rest == value { None } else { Some(rest) };
    }
    let hexadecimal = value.chars().filter(|c| c.is_ascii_alphabetic()).all(|c| c.is_ascii_hexdigit())
        && value.chars().filter(char::is_ascii_alphanumeric).count() >= 16;
    if hexadecimal { Some(hex_shaped(value, random)) } else { shaped(value, random) }
}

fn is_us_ssn(value: &str) -> bool {
    let outline: String = value.trim().chars().map(|c| if c.is_ascii_digit() { '9' } else { c }).collect();
    matches!(outline.as_str(), "999-99-9999" | "999 99 9999" | "999.99.9999")
}

/// Six pairs of hexadecimal digits; the new one says that it is made up locally.
fn hardware_address(value: &str, random: &mut Random) -> Option<String> {
    let separator = value.chars().find(|c| matches!(c, ':' | '-'))?;
    let pairs: Vec<&str> = value.trim().split(separator).collect();
    let fits = pairs.len() == 6
        && pairs.iter().all(|pair| pair.len() == 2 && pair.bytes().all(|b| b.is_ascii_hexdigit()));
    if !fits {
        return None;
    }
    let made: String = (0..6)
        .map(|at| format!("{:02x}", if at == 0 { 2 } else { random.below(256) }))
        .collect::<Vec<_>>()
        .concat();
    let upper = value.bytes().any(|b| b.is_ascii_uppercase());
    Some(refilled(value, &if upper { made.to_uppercase() } else { made }, |c| c.is_ascii_hexdigit()))
}

fn hex_shaped(value: &str, random: &mut Random) -> String {
    value
        .chars()
        .map(|c| match c {
            '0'..='9' => random.digit(),
            'a'..='f' => char::from(random.pick(b"abcdef")),
            'A'..='F' => char::from(random.pick(b"ABCDEF")),
            c => c,
        })
        .collect()
}

type Scheme = (&'static str, &'static dyn Validator);

/// The scheme of the countries where the language is spoken, else the first.
fn preferred(matched: &[Scheme], language: &str) -> Option<&'static dyn Validator> {
    let countries: &[&str] = match language {
        "nl" => &["nl", "be"],
        "fr" => &["fr", "be", "ca", "ch"],
        "de" => &["de", "at", "ch"],
        "hi" => &["in"],
        "it" => &["it", "sm"],
        "ja" => &["jp"],
        "ko" => &["kr"],
        "zh" => &["cn", "tw", "hk"],
        "pt" => &["br", "pt"],
        "ru" => &["ru", "by"],
        "es" => &["es", "mx", "ar", "cl", "co", "pe"],
        "uk" => &["ua"],
        _ => &["ca", "gb", "in", "au", "nz", "za", "ie", "us"],
    };
    let of = |country: &&str| matched.iter().find(|(key, _)| key.starts_with(*country));
    countries.iter().find_map(of).or(matched.first()).map(|(_, scheme)| *scheme)
}

/// Draws outlines and tries the last characters until the schemes accept one.
fn under_schemes(value: &str, schemes: &[&dyn Validator], random: &mut Random) -> Option<String> {
    const TRIES: usize = 240;
    let places: Vec<usize> =
        value.char_indices().filter(|(_, c)| c.is_ascii_alphanumeric()).map(|(at, _)| at).collect();
    let original = value.as_bytes();
    if places.len() < 4 || !value.is_ascii() || schemes.is_empty() {
        return None;
    }
    let alike = |byte: u8, random: &mut Random| match byte {
        b'0'..=b'9' => b'0' + random.below(10) as u8,
        b'a'..=b'z' => b'a' + random.below(26) as u8,
        _ => b'A' + random.below(26) as u8,
    };
    let accepts = |made: &[u8]| {
        let changed = places.iter().filter(|at| made[**at] != original[**at]).count();
        changed * 3 >= places.len()
            && std::str::from_utf8(made)
                .is_ok_and(|made| schemes.iter().all(|scheme| scheme.validate(made).is_ok()))
    };
    for attempt in 0..TRIES {
        let mut made = original.to_vec();
        // Numbers with dates or regions inside rarely come up by chance: later tries keep more of the original.
        let changed_in_ten = if attempt < 60 { 10 } else { 7 - attempt.saturating_sub(60) / 60 };
        for &at in &places {
            if random.below(10) < changed_in_ten {
                made[at] = alike(original[at], random);
            }
        }
        let [.., before, last] = places[..] else { return None };
        for first in similar(original[before]) {
            for second in similar(original[last]) {
                (made[before], made[last]) = (first, second);
                if accepts(&made) {
                    return String::from_utf8(made).ok();
                }
            }
            if attempt >= 60 && !original[before].is_ascii_digit() {
                break;
            }
        }
    }
    None
}

/// All characters of a class.
fn similar(byte: u8) -> std::ops::RangeInclusive<u8> {
    match byte {
        b'0'..=b'9' => b'0'..=b'9',
        b'a'..=b'z' => b'a'..=b'z',
        _ => b'A'..=b'Z',
    }
}
