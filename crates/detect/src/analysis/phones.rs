//! Telephone numbers as E.164.

use phonenumber::{Mode, PhoneNumber};

use super::Analysis;
use crate::replace::phone_regions;

/// The number with its country; region from the locale where no country code is written.
pub(super) fn analysis(text: &str, locale: Option<&str>) -> Analysis {
    const LONGEST: usize = 32;
    let bare = without_extension(text);
    let digits: String = bare.chars().filter(char::is_ascii_digit).collect();
    if digits.is_empty() || digits.len() > LONGEST {
        return Analysis::default();
    }
    let plus = bare.trim_start_matches(['(', ' ']).starts_with('+');
    let international = if plus {
        Some(format!("+{digits}"))
    } else {
        digits.strip_prefix("00").map(|rest| format!("+{rest}"))
    };
    // A region would make the parser take that country's trunk prefix off a foreign number.
    let parsed = match international {
        Some(international) => phonenumber::parse(None, international).ok(),
        None => national(&digits, locale),
    };
    let Some(number) = parsed else { return Analysis::of(Some(digits)).asserting("phone", false) };
    let formatted = number.format().mode(Mode::E164).to_string();
    let analysis = Analysis::of(Some(formatted)).asserting("phone", number.is_valid());
    match number.country().id() {
        Some(country) => analysis.with("country", country.as_ref()),
        None => analysis,
    }
}

/// The first region where the number is valid, else the first where it can be read.
fn national(digits: &str, locale: Option<&str>) -> Option<PhoneNumber> {
    let locale = locale.unwrap_or("en-US").replace('_', "-");
    let country = locale.split('-').skip(1).find(|piece| piece.len() == 2);
    let own = country.and_then(|country| country.to_uppercase().parse().ok());
    let language = locale.split('-').next().unwrap_or("en");
    let regions = own.into_iter().chain(phone_regions(language).iter().copied());
    let mut readable = None;
    for region in regions {
        let Ok(number) = phonenumber::parse(Some(region), digits) else { continue };
        if number.is_valid() {
            return Some(number);
        }
        readable = readable.or(Some(number));
    }
    readable
}

/// What stands before "x 12" or "ext. 12".
fn without_extension(text: &str) -> &str {
    let lower = text.to_ascii_lowercase();
    let cut = ["ext", " x", "#"].iter().filter_map(|mark| lower.find(mark)).min();
    cut.and_then(|cut| text.get(..cut))
        .filter(|head| head.chars().any(|c| c.is_ascii_digit()))
        .unwrap_or(text)
}
