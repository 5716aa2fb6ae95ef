//! What an entity says, in a form a program can use: dates as ISO, ages as numbers, cards checked.

pub(crate) mod checks;
pub(crate) mod dates;
mod money;
pub(crate) mod numbers;
mod phones;
mod relations;
mod times;

use blackbar_core::{EntityType, Label};

use dates::{Field, order_of, read};
pub use relations::{Relation, relations};

/// A value in its normal form.
#[derive(Clone, Debug, PartialEq)]
pub enum Formatted {
    /// A number, such as an age.
    Number(i64),
    /// A string, such as `1995-03-02` or `+4917643476050`.
    Text(String),
}

/// The outcome of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assertion {
    /// What was checked: `luhn`, `iban`, `us/ssn`.
    pub provider: &'static str,
    /// Whether it holds.
    pub valid: bool,
}

/// All that can be said of one entity's text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The normal form, where the label has one.
    pub formatted: Option<Formatted>,
    /// Finer kinds and parts: ("card_brand", "visa"), ("DAY", "2"), ("country", "US").
    pub subtypes: Vec<(&'static str, String)>,
    /// Checks made.
    pub assertions: Vec<Assertion>,
}

impl Analysis {
    fn of(formatted: Option<String>) -> Analysis {
        Analysis { formatted: formatted.map(Formatted::Text), ..Analysis::default() }
    }

    fn number(formatted: Option<i64>) -> Analysis {
        Analysis { formatted: formatted.map(Formatted::Number), ..Analysis::default() }
    }

    fn with(mut self, subtype: &'static str, value: impl Into<String>) -> Analysis {
        self.subtypes.push((subtype, value.into()));
        self
    }

    fn asserting(mut self, provider: &'static str, valid: bool) -> Analysis {
        self.assertions.push(Assertion { provider, valid });
        self
    }
}

/// Values longer than this have no normal form; reading them would only cost time.
const LONGEST: usize = 4096;

/// Reads one entity. `locale` such as `en-CA` settles the order of day and month.
pub fn analyse(entity: &EntityType, text: &str, locale: Option<&str>) -> Analysis {
    let text = text.trim();
    let Some(label) = entity.label().filter(|_| text.len() <= LONGEST) else { return Analysis::default() };
    match label {
        Label::Age => Analysis::number(numbers::first_number(text)),
        Label::Date | Label::Dob | Label::DateInterval => date(text, locale),
        Label::Year => Analysis::number(part(text, locale, Field::Year)),
        Label::Month => {
            Analysis::number(part(text, locale, Field::Month).or_else(|| numbers::first_number(text)))
        }
        Label::Day => {
            Analysis::number(part(text, locale, Field::Day).or_else(|| numbers::first_number(text)))
        }
        Label::Time => Analysis::of(times::iso(text)),
        Label::CreditCard => card(text),
        Label::CreditCardExpiration => expiration(text, locale),
        Label::PhoneNumber => phones::analysis(text, locale),
        Label::BankAccount => account(text),
        Label::RoutingNumber => {
            let digits = digits(text);
            let valid = checks::aba_holds(&digits);
            Analysis::of(some(digits)).asserting("aba", valid)
        }
        Label::Ssn => with_schemes(text, Analysis::of(some(compact(text)))),
        Label::VehicleId => vehicle(text),
        Label::HealthcareNumber
        | Label::PassportNumber
        | Label::DriverLicense
        | Label::AccountNumber
        | Label::NumericalPii
        | Label::OrganizationId => with_schemes(text, Analysis::of(some(compact(text)))),
        Label::Cvv => Analysis::of(some(digits(text))),
        Label::Money => money::analysis(text),
        Label::EmailAddress => email(text),
        Label::Url => url(text),
        Label::IpAddress => ip(text),
        _ => Analysis::default(),
    }
}

fn some(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// Letters and digits in capitals.
fn compact(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_uppercase).collect()
}

/// A whole date as ISO 8601, a year and month as `1984-01`; parts as subtypes.
fn date(text: &str, locale: Option<&str>) -> Analysis {
    let Some(parts) = read(text, order_of(locale)) else { return Analysis::default() };
    let of = |field: Field| {
        let mut found = parts.iter().filter(|part| part.field == field).map(|part| part.value);
        found.next().filter(|_| found.next().is_none())
    };
    let formatted = match (of(Field::Year), of(Field::Month), of(Field::Day)) {
        // Only days that exist: 30 February has no normal form.
        (Some(year), Some(month), Some(day)) => {
            jiff::civil::Date::new(year, month as i8, day as i8).ok().map(|date| date.to_string())
        }
        (Some(year), Some(month), None) => Some(format!("{year:04}-{month:02}")),
        (Some(year), None, None) => Some(format!("{year:04}")),
        (None, Some(month), Some(day)) => Some(format!("--{month:02}-{day:02}")),
        _ => None,
    };
    let names = [(Field::Year, "YEAR"), (Field::Month, "MONTH"), (Field::Day, "DAY")];
    names
        .into_iter()
        .filter_map(|(field, name)| of(field).map(|value| (name, value)))
        .fold(Analysis::of(formatted), |analysis, (name, value)| analysis.with(name, value.to_string()))
}

fn part(text: &str, locale: Option<&str>, field: Field) -> Option<i64> {
    let parts = read(text, order_of(locale))?;
    parts.iter().find(|part| part.field == field).map(|part| i64::from(part.value))
}

fn card(text: &str) -> Analysis {
    let digits = digits(text);
    let valid = (12..=19).contains(&digits.len()) && checks::luhn_holds(&digits);
    let brand = checks::card_brand(&digits);
    let analysis = Analysis::of(some(digits)).asserting("luhn", valid);
    match brand {
        Some(brand) => analysis.with("card_brand", brand),
        None => analysis,
    }
}

/// `02/28` and `July 2023` as `2028-02` and `2023-07`.
fn expiration(text: &str, locale: Option<&str>) -> Analysis {
    let figures: Vec<i64> =
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|run| run.parse().ok()).collect();
    let formatted = match figures[..] {
        [month, year] if (1..=12).contains(&month) && year < 100 => Some((2000 + year, month)),
        [month, year] if (1..=12).contains(&month) && (1000..3000).contains(&year) => Some((year, month)),
        _ => part(text, locale, Field::Year).zip(part(text, locale, Field::Month)),
    };
    match formatted {
        Some((year, month)) => Analysis::of(Some(format!("{year:04}-{month:02}")))
            .with("YEAR", year.to_string())
            .with("MONTH", month.to_string()),
        None => Analysis::default(),
    }
}

fn account(text: &str) -> Analysis {
    let compact = compact(text);
    let iban_shaped = compact.len() >= 15
        && compact.is_ascii()
        && compact.bytes().take(2).all(|b| b.is_ascii_uppercase())
        && compact.bytes().skip(2).take(2).all(|b| b.is_ascii_digit());
    if !iban_shaped {
        return with_schemes(text, Analysis::of(some(compact)));
    }
    let valid = checks::iban_holds(&compact);
    let country = compact[..2].to_owned();
    Analysis::of(Some(compact)).with("account_type", "iban").with("country", country).asserting("iban", valid)
}

fn vehicle(text: &str) -> Analysis {
    let compact = compact(text);
    if compact.chars().count() != 17 {
        return Analysis::of(some(compact));
    }
    let valid = checks::vin_holds(&compact);
    Analysis::of(Some(compact)).with("vehicle_id_type", "vin").asserting("vin", valid)
}

/// Every scheme that accepts the number, with its country.
fn with_schemes(text: &str, analysis: Analysis) -> Analysis {
    checks::schemes(text).into_iter().fold(analysis, |analysis, (name, _)| {
        let country = name.split('/').next().unwrap_or_default().to_uppercase();
        let known = analysis.subtypes.iter().any(|(kind, value)| *kind == "country" && *value == country);
        let analysis = if known { analysis } else { analysis.with("country", country) };
        analysis.asserting(name, true)
    })
}

fn email(text: &str) -> Analysis {
    let lower = text.to_lowercase();
    let domain = lower.rsplit_once('@').map(|(_, domain)| domain.to_owned());
    let analysis = Analysis::of(Some(lower));
    match domain {
        Some(domain) => analysis.with("domain", domain),
        None => analysis,
    }
}

/// Scheme and host in small letters, a missing scheme filled in; the path as it is.
fn url(text: &str) -> Analysis {
    let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(end);
    if host.is_empty() {
        return Analysis::default();
    }
    let host = host.to_lowercase();
    let bare = host.rsplit_once('@').map_or(host.as_str(), |(_, bare)| bare).to_owned();
    Analysis::of(Some(format!("{}://{host}{path}", scheme.to_lowercase()))).with("domain", bare)
}

fn ip(text: &str) -> Analysis {
    let bare = text.trim_matches(['[', ']']);
    let bare = bare.split(['/', '%']).next().unwrap_or_default();
    let bare = match bare.rsplit_once(':') {
        Some((address, _)) if !address.contains(':') => address,
        _ => bare,
    };
    match bare.parse::<std::net::IpAddr>() {
        Ok(address) => {
            let version = if address.is_ipv4() { "IPv4" } else { "IPv6" };
            Analysis::of(Some(address.to_string())).with("ip_version", version).asserting("ip", true)
        }
        Err(_) => Analysis::default().asserting("ip", false),
    }
}

#[cfg(test)]
mod tests;
