//! Sums of money: the amount as a plain number and the currency's code.

use super::Analysis;
use super::numbers::in_words;

/// Signs and words with their ISO 4217 codes; longer ones first.
#[rustfmt::skip]
const CURRENCIES: &[(&str, &str)] = &[
    ("us dollars", "USD"), ("us$", "USD"), ("ca$", "CAD"), ("c$", "CAD"), ("a$", "AUD"), ("nz$", "NZD"), ("hk$", "HKD"),
    ("r$", "BRL"), ("canadian dollars", "CAD"), ("australian dollars", "AUD"), ("dollar", "USD"), ("bucks", "USD"),
    ("euro", "EUR"), ("pound", "GBP"), ("sterling", "GBP"), ("peso", "MXN"), ("yen", "JPY"), ("yuan", "CNY"),
    ("renminbi", "CNY"), ("won", "KRW"), ("rupee", "INR"), ("ruble", "RUB"), ("rouble", "RUB"), ("руб", "RUB"),
    ("гривень", "UAH"), ("грн", "UAH"), ("francs", "CHF"), ("franken", "CHF"), ("kronor", "SEK"), ("kroner", "NOK"),
    ("złot", "PLN"), ("zł", "PLN"), ("reais", "BRL"), ("real", "BRL"), ("lira", "TRY"), ("円", "JPY"), ("元", "CNY"),
    ("원", "KRW"), ("रुपये", "INR"), ("rs.", "INR"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₹", "INR"), ("₩", "KRW"),
    ("₽", "RUB"), ("₴", "UAH"), ("₺", "TRY"), ("₱", "PHP"), ("₪", "ILS"), ("₦", "NGN"), ("฿", "THB"), ("$", "USD"),
];
#[rustfmt::skip]
const CODES: &[&str] = &[
    "USD", "EUR", "GBP", "JPY", "CNY", "CAD", "AUD", "NZD", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RUB", "UAH", "TRY",
    "INR", "KRW", "BRL", "MXN", "ARS", "CLP", "COP", "PEN", "PHP", "SGD", "HKD", "TWD", "THB", "IDR", "MYR", "ZAR", "ILS", "AED",
    "SAR", "EGP", "NGN", "KES",
];
/// Multipliers as (word, zeros).
#[rustfmt::skip]
const SCALES: &[(&str, usize)] = &[
    ("billion", 9), ("milliard", 9), ("million", 6), ("millones", 6), ("milhões", 6), ("thousand", 3), ("mil", 3),
    ("tausend", 3), ("bn", 9), ("mn", 6), ("k", 3), ("m", 6), ("b", 9), ("万", 4), ("億", 8), ("亿", 8),
];

/// Amount and currency as subtypes, `94.50 USD` as the normal form.
pub(super) fn analysis(text: &str) -> Analysis {
    let lower = text.to_lowercase();
    let is_code = |word: &str, code: &str| word.eq_ignore_ascii_case(code);
    let currency = CODES
        .iter()
        .find(|code| lower.split(|c: char| !c.is_alphabetic()).any(|word| is_code(word, code)))
        .copied()
        .or_else(|| CURRENCIES.iter().find(|(sign, _)| lower.contains(sign)).map(|(_, code)| *code));
    let amount = amount(&lower);
    let formatted = amount.as_ref().map(|amount| match currency {
        Some(currency) => format!("{amount} {currency}"),
        None => amount.clone(),
    });
    let mut analysis = Analysis::of(formatted);
    if let Some(amount) = amount {
        analysis = analysis.with("amount", amount);
    }
    if let Some(currency) = currency {
        analysis = analysis.with("currency", currency);
    }
    analysis
}

/// The first amount, decimal point for any decimal sign, no separators of thousands.
fn amount(lower: &str) -> Option<String> {
    const LONGEST: usize = 30;
    let Some(start) = lower.find(|c: char| c.is_ascii_digit()) else {
        return in_words(lower).map(|number| number.to_string());
    };
    let is_part =
        |c: &char| c.is_ascii_digit() || matches!(c, '.' | ',' | '\'' | '’' | '\u{a0}' | '\u{202f}');
    let run: String = lower[start..].chars().take(LONGEST).take_while(is_part).collect();
    let behind = lower[start + run.len()..].trim_start();
    let run = run.trim_end_matches(|c: char| !c.is_ascii_digit());
    let (whole, fraction) = match decimal_sign(run) {
        Some(at) => (&run[..at], &run[at + 1..]),
        None => (run, ""),
    };
    let mut whole: String = whole.chars().filter(char::is_ascii_digit).collect();
    let mut fraction: String = fraction.chars().filter(char::is_ascii_digit).collect();
    let word: String = behind.chars().take_while(|c| c.is_alphabetic()).collect();
    let fits = |name: &str| word == name || ((!name.is_ascii() || name.len() > 3) && word.starts_with(name));
    let scale = SCALES.iter().find(|(name, _)| fits(name)).map_or(0, |(_, zeros)| *zeros);
    for _ in 0..scale {
        whole.push(if fraction.is_empty() { '0' } else { fraction.remove(0) });
    }
    let whole = whole.trim_start_matches('0');
    let whole = if whole.is_empty() { "0" } else { whole };
    Some(if fraction.is_empty() { whole.to_owned() } else { format!("{whole}.{fraction}") })
}

/// Where the decimal sign stands: the last sign, unless it groups thousands.
fn decimal_sign(run: &str) -> Option<usize> {
    let at = run.rfind(['.', ','])?;
    let sign = &run[at..=at];
    let other = if sign == "." { ',' } else { '.' };
    let groups = run.len() - at - 1 == 3 && (run.matches(sign).count() > 1 || !run.contains(other));
    (!groups).then_some(at)
}
