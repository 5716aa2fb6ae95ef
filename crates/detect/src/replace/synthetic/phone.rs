//! Telephone numbers: same country, same grouping, valid, and from the ranges set aside for fiction where a country
//! has them.

use phonenumber::PhoneNumber;
use phonenumber::country::Id;

use super::Context;
use super::random::Random;
use super::shape::redigited;

/// Digits of the value replaced in place; country code and trunk prefix stay.
pub(super) fn number(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let digits: String = value.chars().filter(char::is_ascii_digit).collect();
    if !(7..=20).contains(&digits.len()) {
        return redigited(value, random);
    }
    let plus = value.trim_start().starts_with(['+', '＋']) || value.trim_start().starts_with("(+");
    let Some((parsed, national)) = read(&digits, plus, context.vocabulary.code) else {
        return redigited(value, random);
    };
    // The last place where the national number stands whole: what follows is an extension.
    let Some(at) = digits.find(&national) else { return redigited(value, random) };
    let made = replacement(&parsed, &national, random)?;
    let mut replaced = digits[..at].to_owned();
    replaced.push_str(&made);
    let extension = &digits[at + national.len()..];
    replaced.push_str(&redigited(extension, random).unwrap_or_default());
    let mut new = replaced.chars();
    Some(value.chars().map(|c| if c.is_ascii_digit() { new.next().unwrap_or(c) } else { c }).collect())
}

/// Countries to try for a number without country code, by language.
pub(crate) fn regions(language: &str) -> &'static [Id] {
    match language {
        "nl" => &[Id::NL, Id::BE],
        "fr" => &[Id::FR, Id::BE, Id::CH, Id::CA],
        "de" => &[Id::DE, Id::AT, Id::CH],
        "hi" => &[Id::IN],
        "it" => &[Id::IT, Id::CH],
        "ja" => &[Id::JP],
        "ko" => &[Id::KR],
        "zh" => &[Id::CN, Id::TW, Id::HK],
        "pt" => &[Id::BR, Id::PT],
        "ru" => &[Id::RU, Id::KZ],
        "es" => &[Id::ES, Id::MX, Id::AR, Id::CO, Id::CL],
        "tl" => &[Id::PH],
        "uk" => &[Id::UA],
        _ => &[Id::US, Id::GB, Id::AU, Id::IN, Id::IE, Id::NZ],
    }
}

/// The number and its national part, when it is valid somewhere.
fn read(digits: &str, plus: bool, language: &str) -> Option<(PhoneNumber, String)> {
    let international = if plus {
        Some(format!("+{digits}"))
    } else {
        digits.strip_prefix("00").map(|rest| format!("+{rest}"))
    };
    let parsed = match international {
        Some(international) => phonenumber::parse(None, international).ok().filter(PhoneNumber::is_valid),
        None => regions(language)
            .iter()
            .find_map(|region| phonenumber::parse(Some(*region), digits).ok().filter(PhoneNumber::is_valid)),
    }?;
    let national = national_digits(&parsed);
    Some((parsed, national))
}

/// The national number with the zeros it begins with.
pub(crate) fn national_digits(number: &PhoneNumber) -> String {
    let zeros = usize::from(number.national().zeros());
    format!("{}{}", "0".repeat(zeros.min(4)), number.national().value())
}

/// Area codes in use, for numbers 555-01xx.
const NANP_AREAS: [&str; 24] = [
    "201", "212", "303", "305", "312", "404", "412", "415", "503", "512", "602", "612", "614", "617", "702",
    "713", "716", "804", "808", "816", "901", "904", "913", "919",
];
const CANADIAN_AREAS: [&str; 10] = ["204", "250", "306", "403", "416", "506", "514", "604", "613", "902"];
/// Ranges that regulators keep for drama: (country, national length, prefix).
const FICTION: [(Id, usize, &str); 8] = [
    (Id::GB, 10, "7700900"),
    (Id::GB, 10, "1632960"),
    (Id::GB, 10, "2079460"),
    (Id::FR, 9, "19900"),
    (Id::FR, 9, "63998"),
    (Id::AU, 9, "491570"),
    (Id::AU, 9, "25550"),
    (Id::DE, 10, "3023125"),
];

fn replacement(parsed: &PhoneNumber, national: &str, random: &mut Random) -> Option<String> {
    const TRIES: usize = 80;
    let country = parsed.country().id();
    let code = parsed.country().code();
    if code == 1 && national.len() == 10 {
        let area =
            if country == Some(Id::CA) { random.pick(&CANADIAN_AREAS) } else { random.pick(&NANP_AREAS) };
        return Some(format!("{area}55501{:02}", random.below(100)));
    }
    let kept = FICTION.iter().find(|(id, length, prefix)| {
        Some(*id) == country && *length == national.len() && national.as_bytes()[0] == prefix.as_bytes()[0]
    });
    let valid = |candidate: &str| {
        phonenumber::parse(None, format!("+{code}{candidate}")).is_ok_and(|number| {
            number.is_valid() && national_digits(&number) == candidate && number.country().id() == country
        })
    };
    if let Some((_, length, prefix)) = kept {
        let fill: String = (prefix.len()..*length).map(|_| random.digit()).collect();
        let candidate = format!("{prefix}{fill}");
        if valid(&candidate) {
            return Some(candidate);
        }
    }
    // Elsewhere: keep as little of the beginning as still gives a valid number.
    for attempt in 0..TRIES {
        let keep = (attempt * national.len() / TRIES).max(1).min(national.len().saturating_sub(4));
        let fill: String = national.chars().skip(keep).map(|_| random.digit()).collect();
        let candidate = format!("{}{fill}", &national[..keep]);
        if candidate != national && valid(&candidate) {
            return Some(candidate);
        }
    }
    redigited(national, random)
}
