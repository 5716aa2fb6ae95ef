//! Amounts of money: the figure with its currency, on whichever side the sign, code or word stands.

use blackbar_core::{Evidence, Label, TextRange};

use super::amounts::{Amount, figures_at, opens, span_at};
use super::choices::{Choices, one_of};
use super::pieces::{
    char_at, char_before, ends_with_phrase, ends_word, has_border, is_one_of, is_swallowed, kind_at,
    skip_blanks, starts_word, word_before, word_behind,
};
use super::spelled_numbers::is_ordinal;
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Money in figures.
pub static MONEY_IN_FIGURES: Recognizer = Recognizer {
    name: "money_in_figures",
    labels: &[Label::Money],
    trigger: Trigger::Numbers,
    check: |scan, anchor, sink| {
        if let Anchor::Number(index) = anchor {
            find(scan, scan.numbers()[index].range.start(), sink);
        }
    },
};

/// Money in words.
pub static MONEY_IN_WORDS: Recognizer = Recognizer {
    name: "money_in_words",
    labels: &[Label::Money],
    trigger: Trigger::Words(&[MeaningKind::NumberWord]),
    check: |scan, anchor, sink| {
        if let Anchor::Word(index) = anchor {
            find(scan, scan.hit(index).range.start(), sink);
        }
    },
};

struct Price {
    range: TextRange,
    likelihood: f32,
    evidence: Evidence,
}

fn find(scan: &Scan<'_>, at: usize, sink: &mut Sink) {
    let Some(price) = read(scan, first_digit(scan.text, at)) else { return };
    let covers = |start| read(scan, first_digit(scan.text, start)).map(|price| price.range.end());
    if !has_border(scan.text, price.range) && !is_swallowed(scan, at, &[MeaningKind::NumberWord], covers) {
        sink.push(price.range, Label::Money, price.likelihood, price.evidence);
    }
}

/// "USD30", "Rs500", "EUR5" are one token.
fn first_digit(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes().get(at..).unwrap_or_default();
    let letters = bytes.iter().take(4).take_while(|byte| byte.is_ascii_alphabetic()).count();
    if bytes.get(letters).is_some_and(u8::is_ascii_digit) { at + letters } else { at }
}

const SIGNS: &[char] =
    &['$', '€', '£', '¥', '₹', '₩', '₽', '₴', '₺', '₫', '₱', '¢', '₪', '฿', '₦', '₿', '円', '元', '원', '￥'];
/// Before a sign: whose dollar or pound it is.
const SIGN_PREFIXES: &[&str] = &[
    "us", "u.s.", "a", "au", "c", "ca", "can", "hk", "nz", "s", "sg", "r", "mx", "nt", "ar", "rmb", "cn",
    "jp", "e", "j", "tt", "b", "bds", "bz", "gy", "fj",
];
/// Written before or behind, with or without a blank.
const CODES: &[&str] = &[
    "USD", "EUR", "GBP", "JPY", "CNY", "RMB", "INR", "RUB", "UAH", "KRW", "BRL", "MXN", "CAD", "AUD", "NZD",
    "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RON", "BGN", "TRY", "ILS", "ZAR", "SGD", "HKD", "TWD",
    "THB", "PHP", "IDR", "MYR", "VND", "AED", "SAR", "QAR", "KWD", "EGP", "NGN", "KES", "ARS", "CLP", "COP",
    "PEN", "UYU", "PKR", "BDT", "LKR", "NPR", "KZT", "GEL", "ISK", "HRK", "RSD", "MAD", "TND", "BTC", "ETH",
    "Rs", "Rs.", "INR.", "Fr.", "SFr.", "руб.", "руб", "р.", "грн", "zł", "Kč", "kr", "kr.", "Php", "Bs",
    "S/", "S/.", "KSh", "KSh.", "Ksh", "Ksh.", "KShs", "KShs.", "Kshs", "Kshs.", "TSh", "USh", "TZS", "UGX",
    "GHS", "XOF", "XAF", "FCFA", "ETB", "JMD", "TTD", "BSD", "BBD", "DOP", "CRC", "GTQ", "BOB", "PYG",
];
#[rustfmt::skip]
const SCALES: &Choices = &Choices::new(&[
    "k", "m", "mm", "b", "bn", "mn", "mln", "mio", "mio.", "mrd", "mrd.", "tsd.", "thousand", "million",
    "millions", "billion", "billions", "trillion", "hundred", "grand", "tausend", "millionen", "milliarden",
    "million", "milliarde", "mille", "milliard", "milliards", "mil", "millones", "millón", "mil millones", "mila",
    "milioni", "milione", "miliardi", "miliardo", "milhões", "milhão", "bilhões", "mil milhões", "duizend",
    "miljoen", "miljard", "млн", "млн.", "млрд", "млрд.", "тыс.", "тыс", "тысяч", "тысячи", "миллион",
    "миллиона", "миллионов", "миллиардов", "тис.", "тисяч", "мільйонів", "мільйони", "мільярдів", "万", "億",
    "亿", "千", "百万", "萬", "만", "억", "천", "lakh", "lakhs", "crore", "crores", "लाख", "करोड़", "हज़ार", "हजार",
    "bilyon", "bilyong", "libo", "milyon", "libong", "milyong",
]);
/// Currencies that are other words too.
#[rustfmt::skip]
const DOUBTFUL: &[&str] = &[
    "pound", "pounds", "won", "real", "reals", "mark", "rand", "crown", "crowns", "sol", "soles", "colon",
    "libra", "libras", "livre", "livres", "cent", "corona", "coronas", "krone", "pfund", "pond", "real",
    "фунт", "фунтов", "lira",
];

/// Numbers in words that people say before "cents" and that are no French ones.
const ENGLISH_CENTS: &[&str] = &[
    "one",
    "two",
    "three",
    "four",
    "five",
    "seven",
    "eight",
    "nine",
    "ten",
    "twelve",
    "fifteen",
    "twenty",
    "twenty-five",
    "twenty five",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "seventy-five",
    "eighty",
    "ninety",
    "ninety-nine",
];

fn read(scan: &Scan<'_>, at: usize) -> Option<Price> {
    let text = scan.text;
    let figures = text.as_bytes().get(at)?.is_ascii_digit();
    let amount = if figures { figures_at(text, at)? } else { span_at(scan, at)?.0 };
    if amount.words && !starts_word(text, at) {
        return None;
    }
    let before = if figures { currency_before(scan, at) } else { None };
    if figures && before.is_none() && !opens(text, at) {
        return None;
    }
    // 3万5000円
    let mut end = scaled(text, amount.end());
    if end > amount.end()
        && let Some(more) = figures_at(text, end)
        && char_before(text, end).is_some_and(super::pieces::is_unspaced)
    {
        end = scaled(text, more.end());
    }
    if let Some((start, sure)) = before {
        return Some(with_sign_before(scan, (start, end), amount, sure));
    }
    if let Some((found, likelihood)) = currency_behind(scan, end, amount) {
        if amount.words && is_ordinal(amount.range.of(text)) {
            return None;
        }
        let range = TextRange::new(at, found);
        return Some(Price { range, likelihood, evidence: Evidence::PATTERN });
    }
    // A range whose currency stands behind its end: 10-20 €, five to ten dollars.
    let (_, span) = span_at(scan, at)?;
    if span.end() > amount.end()
        && let Some((found, likelihood)) = currency_behind(scan, scaled(text, span.end()), amount)
    {
        return Some(Price { range: TextRange::new(at, found), likelihood, evidence: Evidence::PATTERN });
    }
    bare(scan, amount, end)
}

fn with_sign_before(scan: &Scan<'_>, (start, end): (usize, usize), amount: Amount, sure: bool) -> Price {
    let text = scan.text;
    // "$5-10", "€5.-", "Rs 500/-", "US$ 5 dollars", "$30B USD"
    let mut end = end;
    if let Some(next) = one_of(text, end, &["-", "\u{2013}", " - "])
        && let Some(second) = figures_at(text, next)
        && second.whole > amount.whole
        && ends_word(text, second.end())
    {
        end = scaled(text, second.end());
    }
    end = one_of(text, end, &["/-", "/=", ".-", ",-", ".--", ",--"]).unwrap_or(end);
    if let Some((found, _)) = currency_behind(scan, end, amount) {
        end = found;
    }
    let likelihood = if sure { 0.93 } else { 0.8 };
    Price { range: TextRange::new(start, end), likelihood, evidence: Evidence::PATTERN }
}

/// Where the currency before an amount begins, and whether it can be nothing else.
fn currency_before(scan: &Scan<'_>, at: usize) -> Option<(usize, bool)> {
    let text = scan.text;
    let before = text[..at].trim_end_matches(['-', '+']);
    let before = if before.len() < at && !before.ends_with(SIGNS) { &text[..at] } else { before };
    let trimmed = before.strip_suffix(' ').unwrap_or(before);
    let last = trimmed.chars().next_back()?;
    if SIGNS.contains(&last) {
        let sign = trimmed.len() - last.len_utf8();
        // "5$ 10": the sign belongs to what stands before it.
        if trimmed.len() < before.len() && char_before(text, sign).is_some_and(|c| c.is_ascii_digit()) {
            return None;
        }
        let letters = trimmed[..sign]
            .bytes()
            .rev()
            .take(4)
            .take_while(|byte| byte.is_ascii_alphabetic() || *byte == b'.')
            .count();
        let prefix = text.get(sign - letters..sign)?;
        let start = if is_one_of(prefix, SIGN_PREFIXES) && starts_word(text, sign - letters) {
            sign - letters
        } else {
            sign
        };
        return Some((start, true));
    }
    let len: usize = trimmed
        .chars()
        .rev()
        .take(5)
        .take_while(|c| c.is_alphabetic() || matches!(c, '.' | '/'))
        .map(char::len_utf8)
        .sum();
    let start = trimmed.len() - len;
    let code = &trimmed[start..];
    if !code.is_empty() && CODES.contains(&code) && starts_word(text, start) {
        return Some((start, true));
    }
    // "EUR" and "euro" as the tables have them: "euro 5".
    let word = word_before(text, at);
    let known = !word.is_empty()
        && kind_at(scan, word.start(), MeaningKind::Currency).is_some_and(|hit| hit == word)
        && !is_one_of(word.of(text), DOUBTFUL)
        && starts_word(text, word.start())
        && !text[..word.start()].trim_end().ends_with(|c: char| c.is_ascii_digit());
    (known && text[word.end()..at].chars().all(|c| c == ' ')).then_some((word.start(), false))
}

/// Behind a scale: "30B", "3 млн", "1.2 Mio.".
fn scaled(text: &str, at: usize) -> usize {
    let next = one_of(text, at, &[" ", "-"]).unwrap_or(at);
    let end = one_of(text, next, SCALES);
    // A single letter must touch its figures: "30B", but not "30 b".
    match end {
        Some(end) if end - next > 1 || next == at => end,
        _ => at,
    }
}

/// The end of the currency behind an amount and how sure it is.
fn currency_behind(scan: &Scan<'_>, at: usize, amount: Amount) -> Option<(usize, f32)> {
    let text = scan.text;
    // "2 milliards d'euros", "5 millones de pesos": the word behind must be a currency.
    let next = [" d'", " d\u{2019}", " de "].iter().find(|link| text[at..].starts_with(**link));
    let next = next
        .map(|link| at + link.len())
        .or_else(|| one_of(text, at, &[" ", "-", ",- ", ",-", ".- ", ".-", "\u{a0}"]));
    let next = next.unwrap_or(at);
    let next = skip_blanks(text, next);
    // In a table most amounts end at a border.
    let c = char_at(text, next).filter(|c| !c.is_control())?;
    if SIGNS.contains(&c) {
        let end = next + c.len_utf8();
        // "5 $10": the sign belongs to what follows.
        let taken = next > at && text[end..].starts_with(|c: char| c.is_ascii_digit());
        return (!taken).then_some((end, if amount.words { 0.6 } else { 0.9 }));
    }
    // Whatever else follows begins with a letter.
    if c.is_ascii() && !c.is_ascii_alphabetic() {
        return None;
    }
    let rest = &text[next..];
    let code = CODES
        .iter()
        .filter(|code| rest.starts_with(**code) && ends_word(text, next + code.len()))
        .max_by_key(|code| code.len());
    if let Some(code) = code {
        // Ukrainian "1161 р." is a year.
        if matches!(*code, "р." | "р") && (1000..=2100).contains(&amount.whole) && !amount.signed {
            return None;
        }
        return Some((next + code.len(), 0.92));
    }
    // "US dollars", "Canadian dollars"
    let named = one_of(
        text,
        next,
        &["us ", "u.s. ", "american ", "canadian ", "australian ", "hong kong ", "mexican "],
    )
    .unwrap_or(next);
    let word = kind_at(scan, named, MeaningKind::Currency)
        .or_else(|| one_of(text, named, &["pound", "pounds"]).map(|end| TextRange::new(named, end)))?;
    // "by 2.54⏎pounds to kilograms": a word on the next line is about something else.
    if text[at..word.start()].contains('\n') {
        return None;
    }
    let name = word.of(text);
    let lost = ends_with_phrase(
        scan,
        amount.range.start(),
        &["weighs", "weighed", "lost", "gained", "weigh", "lose", "gain", "weight"],
    );
    // French "huit cents" is eight hundred.
    let hundreds = amount.words && is_one_of(name, &["cent", "cents"]);
    let likelihood = match () {
        () if hundreds => {
            if is_one_of(amount.range.of(text), ENGLISH_CENTS) {
                0.7
            } else {
                0.2
            }
        }
        () if !is_one_of(name, DOUBTFUL) => 0.9,
        () if is_one_of(name, &["pound", "pounds", "libras", "pfund", "livres"]) => {
            if lost {
                0.2
            } else {
                0.6
            }
        }
        () if amount.whole >= 100
            && !word_behind(text, word.end()).of(text).starts_with(char::is_lowercase) =>
        {
            0.7
        }
        () if is_one_of(name, &["cent", "crowns", "coronas"]) => 0.6,
        () => 0.3,
    };
    Some((word.end(), likelihood))
}

/// "salary: 85,000": no currency, but a word that asks for one.
fn bare(scan: &Scan<'_>, amount: Amount, end: usize) -> Option<Price> {
    let text = scan.text;
    let range = TextRange::new(amount.range.start(), end);
    let priced = under_currency(text, range.start());
    let small = amount.whole < 100 && !amount.signed;
    if amount.words || small && !priced || !ends_word(text, end) || under_percent(text, range.start()) {
        return None;
    }
    let after = text.as_bytes().get(end..).unwrap_or_default();
    if matches!(after, [b'%', ..])
        || matches!(after, [b'-' | b'/' | b'.' | b':', digit, ..] if digit.is_ascii_digit())
    {
        return None;
    }
    // Only right before: cheaper than asking for the whole context of every number.
    let near = scan.hits_between(range.start().saturating_sub(32), range.start()).iter().any(|hit| {
        hit.means(Meaning::Cue(Cue::Money)) && hit.range.end() <= range.start() && {
            let gap = &text[hit.range.end()..range.start()];
            gap.len() <= 4 && gap.chars().all(|c| matches!(c, ' ' | ':' | '=' | '|' | '~' | '\t'))
        }
    });
    (priced || near && !counts_things(&text[end..])).then_some(Price {
        range,
        likelihood: if priced { 0.8 } else { 0.7 },
        evidence: Evidence::PATTERN.and(Evidence::CONTEXT),
    })
}

/// "Price (€): 12.50": the heading of a column ends in a currency.
fn under_currency(text: &str, at: usize) -> bool {
    let Some(heading) = text.get(..at).and_then(|before| before.strip_suffix(": ")) else { return false };
    let heading = heading.trim_end_matches(')');
    let start = heading.rfind(|c: char| !c.is_alphabetic() && c != '.').map_or(0, |last| last + 1);
    let code = heading.get(start..).unwrap_or_default();
    heading.ends_with(SIGNS) || CODES.contains(&code)
}

/// "Gain of net income (%): 104.5": the heading of a column says that its numbers are shares.
pub(crate) fn under_percent(text: &str, at: usize) -> bool {
    let heading = text.get(..at).and_then(|before| before.strip_suffix(": "));
    heading.is_some_and(|heading| heading.trim_end_matches([')', ']']).ends_with('%'))
}

/// "Total: 1,204 boxes".
fn counts_things(after: &str) -> bool {
    let Some(rest) = after.strip_prefix(' ') else { return false };
    let word = &rest[..rest.bytes().take_while(u8::is_ascii_lowercase).count()];
    word.len() >= 4
        && word.ends_with('s')
        && !matches!(word, "plus" | "less" | "minus" | "versus" | "gross" | "this")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check_all;

    #[test]
    fn money_is_found_and_nothing_else() {
        check_all(
            &[&MONEY_IN_FIGURES, &MONEY_IN_WORDS],
            &[
                "costs ‹MONEY|$94.50›.",
                "‹MONEY|Kshs. 2,350,000/=› and ‹MONEY|KSh 45,000›, in Kingston ‹MONEY|J$84,000›",
                "Total: 1,204 boxes on 86 pallets, total: ‹MONEY|1,204› due",
                "‹MONEY|15 pesos›",
                "‹MONEY|€1.234,56›",
                "SoftCorp for ‹MONEY|30B USD› after",
                "‹MONEY|1,200 dollars›",
                "‹MONEY|¥5000›",
                "‹MONEY|5000円›",
                "‹MONEY|3万5000円›",
                "‹MONEY|3 млн руб.› за",
                "‹MONEY|1.2 Mio. EUR›",
                "‹MONEY|Rs. 500›",
                "‹MONEY|₹1,00,000›",
                "‹MONEY|twenty bucks›",
                "‹MONEY|USD 30›",
                "‹MONEY|USD30›",
                "‹MONEY|30 EUR›",
                "‹MONEY|30EUR›",
                "‹MONEY|US$ 5›",
                "‹MONEY|R$ 5,00›",
                "‹MONEY|$5-10›",
                "‹MONEY|$1.5 million›",
                "pour ‹MONEY|1,2 milliard d'euros›.",
                "unos ‹MONEY|3 millones de euros› y 2 millones de personas",
                "‹MONEY|5 €› und ‹MONEY|10 €›",
                "‹MONEY|10-20 €›",
                "‹MONEY|fifty thousand dollars›",
                "salary: ‹MONEY|85,000›",
                "price ‹MONEY|12.99›",
                "Price (€): ‹MONEY|12.50›",
                "gross income EUR: ‹MONEY|0›",
                "Levy existing €: ‹MONEY|2000›",
                "gain €: 20%, from €: 2020-05-01",
                "net income %: 104.5",
                "gain of total income (%): 130",
                "‹MONEY|100 euros›",
                "‹MONEY|5 pounds›",
                // Near misses.
                "multiply by 2.54\npounds to kilograms",
                "he lost 20 pounds",
                "5 people",
                "the team with 5 won",
                "version 1.2",
                "call 555-1234",
                "100%",
                "in 2020",
                "amount of 3 things",
                "first dollars",
                "SKU-30EURO9",
                "весною 1161 р. він",
                "huit cents, Puteaux",
            ],
        );
    }
}
